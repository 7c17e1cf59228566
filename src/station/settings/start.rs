//! Read the command line with everything that stands below it: the file of settings, a person's own in it, the environment,
//! the event's file.

use super::file::SettingsText;
use super::sources::{
    ConfiguredValues, SettingFault, SettingFaultKind, SettingFaultPlace, SettingOrigin, SettingParsers, SettingSources,
    is_same_profile_name,
};
use super::store::{SettingsStore, read_settings_text};
use super::told::{new_file_text, setting_fault_text, setting_help_text};
use crate::station::arguments::{Arguments, PlayArguments, ProgramCommand, SoundArguments, localized};
use crate::station::secret::is_verifier;
use crate::station::trouble;
use ansage_words::locale::{Args, Locale};
use clap::{CommandFactory, FromArgMatches};
use std::ffi::OsString;
use std::io;
use std::path::Path;

/// Why nothing is started.
#[derive(Debug)]
pub enum StartRefusal {
    /// The command line: clap's error, and the texts to tell it in.
    Line(clap::Error, Locale),
    /// The event's file, in words.
    Event(String),
}

/// What surrounds a command line.
struct StartEnvironment {
    given: ConfiguredValues,
    profile: Option<String>,
    /// The people who have settings of their own, where one was named who has none yet.
    strangers: Option<Vec<String>>,
    locale: Locale,
    event_code: Option<String>,
}

/// Reads the command line.
///
/// # Errors
/// [`StartRefusal`].
pub fn read_command_line(line: &[OsString]) -> Result<Arguments, StartRefusal> {
    let parsers = SettingParsers::from_command(&Arguments::command());
    let below = StartEnvironment::read(line, &parsers)?;
    let locale = below.locale.clone();
    let refused = |error| StartRefusal::Line(error, locale.clone());
    let prepare = |command| below.given.to_command_with_defaults(command);
    let matches = localized::match_command_line(prepare, line.to_vec(), &locale).map_err(refused)?;
    let mut arguments = Arguments::from_arg_matches(&matches).map_err(refused)?;
    if let Some((name, sub)) = matches.subcommand() {
        let mut sources = below.given.setting_sources(name, sub, &parsers);
        sources.strangers.clone_from(&below.strangers);
        apply_sources(&mut arguments, sources, &below);
    }
    Ok(arguments)
}

/// The language of a command line, and of what stands below it; that of the system where nothing says it.
pub fn command_line_locale(line: &[OsString]) -> Locale {
    match StartEnvironment::read(line, &SettingParsers::from_command(&Arguments::command())) {
        Ok(below) => below.locale,
        Err(StartRefusal::Line(_, locale)) => locale,
        Err(StartRefusal::Event(_)) => Locale::new(typed_option_value(line, "--lang").as_deref()),
    }
}

/// The value of an option of a command line that is not read yet.
pub fn typed_option_value(line: &[OsString], option: &str) -> Option<String> {
    let mut words = line.iter().map(|word| word.to_string_lossy().into_owned());
    loop {
        let word = words.next()?;
        match word.strip_prefix(option) {
            Some("") => return words.next(),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            _ => {}
        }
    }
}

impl StartEnvironment {
    fn read(line: &[OsString], parsers: &SettingParsers) -> Result<StartEnvironment, StartRefusal> {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let profile = typed_option_value(line, "--profile").or_else(|| variable("ANSAGE_PROFILE"));
        let mut given = ConfiguredValues::default();
        let store = SettingsStore::in_user_folder();
        if let Some(store) = &store {
            carry_over(store, parsers);
        }
        let mut strangers = None;
        match store.map_or(Ok(None), |store| store.read_file_text()) {
            Ok(text) => {
                let file = SettingsText::parse(&text.unwrap_or_default());
                given.add_settings_file(&file, profile.as_deref(), parsers);
                let people = file.profile_names();
                let known = |person: &String| people.iter().any(|name| is_same_profile_name(name, person));
                strangers = profile.as_ref().filter(|person| !known(person)).map(|_| people.clone());
            }
            Err(error) => {
                let what = SettingFaultKind::Unreadable(trouble::io_error_text(&Locale::new(None), &error));
                given.faults.push(SettingFault { place: SettingFaultPlace::Whole, what });
            }
        }
        given.add_environment(variable, parsers);
        let wish = typed_option_value(line, "--lang")
            .or_else(|| given.strongest_value("lang").map(|(values, _)| values.join("")));
        let locale = Locale::new(wish.as_deref());
        let event = typed_option_value(line, "--event").filter(|_| takes_event(line));
        let event_code = event.map_or(Ok(None), |path| add_event(&mut given, Path::new(&path), parsers, &locale))?;
        Ok(StartEnvironment { given, profile, strangers, locale, event_code })
    }
}

/// Whether a game is to be opened: nothing else takes place at an event.
fn takes_event(line: &[OsString]) -> bool {
    line.get(1).is_some_and(|command| command == "play" || command == "host")
}

/// Adds the terms of an event.
///
/// # Errors
/// What of the file is wrong: no game is begun with half of an event's terms.
fn add_event(
    given: &mut ConfiguredValues,
    path: &Path,
    parsers: &SettingParsers,
    locale: &Locale,
) -> Result<Option<String>, StartRefusal> {
    let name = path.display().to_string();
    let unreadable = |error: io::Error| StartRefusal::Event(trouble::file_error_text(locale, path, &error));
    let file = SettingsText::parse(&read_settings_text(path).map_err(unreadable)?);
    let mut event = ConfiguredValues::default();
    let code = event.add_event_file(&file, parsers, is_verifier);
    if !event.faults.is_empty() {
        let faults = event.faults.iter().map(|fault| setting_fault_text(fault, &name, true, locale, parsers));
        let not_begun = locale.message_text("settings-event-wrong", &Args::new().set_path("path", path));
        return Err(StartRefusal::Event(faults.chain([not_begun]).collect::<Vec<_>>().join("\n")));
    }
    given.add_event_file(&file, parsers, is_verifier);
    Ok(code)
}

/// Puts the sources into what was read, and what clap knows nothing of: rules of several sources, and of two start positions
/// the one that was typed.
fn apply_sources(arguments: &mut Arguments, mut sources: SettingSources, below: &StartEnvironment) {
    let typed = |name: &str| sources.value_and_origin(name).is_some_and(|(_, origin)| *origin == SettingOrigin::Option);
    let (fen, chess960) = (typed("fen"), typed("chess960"));
    let play = |wish: &mut PlayArguments| {
        wish.rules = below.given.merged_rules(&wish.rules);
        wish.event_code.clone_from(&below.event_code);
        match (fen, chess960) {
            (true, false) => wish.chess960 = None,
            (false, true) => wish.fen = None,
            _ => {}
        }
        // Boards and keys live in real time: those of the file are for games that do.
        if wish.scripted {
            wish.board = wish.board.take().filter(|_| typed("board"));
            wish.opponent_board = wish.opponent_board.take().filter(|_| typed("opponent-board"));
            wish.opponent_key = wish.opponent_key.take().filter(|_| typed("opponent-key"));
        }
    };
    let sounding: &mut SoundArguments = match &mut arguments.command {
        Some(ProgramCommand::Play(wish)) => {
            play(wish);
            &mut wish.sounding
        }
        Some(ProgramCommand::Host(wish)) => {
            play(&mut wish.play);
            &mut wish.play.sounding
        }
        Some(ProgramCommand::Practice(wish)) => {
            play(&mut wish.play);
            &mut wish.play.sounding
        }
        Some(ProgramCommand::Learn(wish)) => &mut wish.sounding,
        Some(ProgramCommand::Join(wish)) => &mut wish.sounding,
        Some(ProgramCommand::Arbiter(wish)) => &mut wish.sounding,
        _ => return,
    };
    match (fen, chess960) {
        (true, false) => sources.clear_value("chess960"),
        (false, true) => sources.clear_value("fen"),
        _ => {}
    }
    sounding.profile.clone_from(&below.profile);
    sounding.sources = sources;
}

/// What was answered at a first start before there was the file goes into it, once.
fn carry_over(store: &SettingsStore, parsers: &SettingParsers) {
    store.import_earlier_answer(|answer| {
        let section = super::file::SettingsSection::from_name("player");
        let known = store.read_file_text()?.map(|text| SettingsText::parse(&text));
        let said = known.is_some_and(|file| file.entry(&section, "voice").is_some());
        if said || parsers.check_value("voice", answer).is_err() {
            return Ok(());
        }
        let locale = Locale::new(None);
        let row = super::table::find_setting("voice");
        let comment = row.map(|row| setting_help_text(row, &locale)).unwrap_or_default();
        store.change_entry(&section, "voice", Some(answer), (|| new_file_text(&locale, parsers), &comment))
    });
}
