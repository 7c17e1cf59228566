//! Open the table: the journal new or resumed, the console, the speech output.

use super::arguments::values;
use super::code::CodeMedium;
use super::files::CommandFailure;
use super::kept_journals::{is_newest_journal_missing, journal_folder, resolve_journal_path};
use super::one_game::{self, OneGameLock};
use super::settings::sources::{SettingOrigin, SettingSources};
use super::settings::table::find_setting;
use super::settings::value_words::localized_value;
use super::timepiece::calendar_time_now;
use super::trouble;
use super::wishes::GameOptions;
use crate::journal_file::{Journal, JournalError, ReopenedJournal, create_journal_in_folder, create_private_folder};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::foreign::ForeignText;
use ansage_game::journal::JournalEntry;
use ansage_game::journal::replay::ReplayedJournal;
use ansage_game::laws::{PARAMETERS, Parameter, Rules};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_game::terms::{GameTerms, LockChange};
use ansage_words::locale::{Args, CleanText};
use ansage_words::presentation::{Message, MessageValues, Presenter};
use std::fs;
use std::path::{Path, PathBuf};

/// A journal that is ready, with the game it holds.
pub struct OpenedJournal {
    /// The journal, with at least its opening on disk.
    pub journal: Journal,
    /// The game as it stands.
    pub referee: Referee,
    /// The moment from which time goes on.
    pub from: Moment,
    /// Whether it was there before.
    pub resumed: bool,
    /// What the journal holds.
    pub entries: Vec<JournalEntry>,
    /// What is to be told at the start, beside the effects.
    pub notes: Vec<OpeningNote>,
    /// Held while the game is played: no other is begun beside a locked one.
    pub turn: Option<OneGameLock>,
}

/// Something to be told at the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpeningNote {
    /// The usual folder cannot be used.
    Elsewhere(PathBuf),
    /// A torn tail was set aside.
    Tail(PathBuf),
    /// Another program has written the saved game, which remembers more or less than this one.
    OtherMemory,
    /// Another program has written the saved game, and some of its effects are others.
    OtherEffects,
    /// The arbiter's code was set when the game was opened.
    CodeSet,
    /// The game is locked to what was inspected.
    Locked,
    /// Of what it is locked to, this is otherwise now.
    LockChanged(LockChange),
}

impl OpeningNote {
    /// Returns what is to be told where another program has written the journal; once, whatever differs.
    pub(super) fn of_other_program(replayed: &ReplayedJournal) -> Option<OpeningNote> {
        let effects = replayed.other_effects.map(|_| OpeningNote::OtherEffects);
        effects.or(replayed.other_memory.map(|_| OpeningNote::OtherMemory))
    }

    /// In words.
    pub fn to_message(&self, presenter: &Presenter) -> Message {
        let (id, path) = match self {
            OpeningNote::LockChanged(change) => return lock_change(presenter, change),
            OpeningNote::Locked => ("inspect-locked-now", None),
            OpeningNote::Elsewhere(path) => ("trouble-journal-elsewhere", Some(path)),
            OpeningNote::Tail(path) => ("trouble-tail", Some(path)),
            OpeningNote::OtherMemory => ("trouble-other-memory", None),
            OpeningNote::OtherEffects => ("trouble-other-effects", None),
            OpeningNote::CodeSet => ("trouble-code-opened", None),
        };
        presenter
            .private_message(id, MessageValues::new().set_path("path", path.map_or(Path::new(""), PathBuf::as_path)))
    }
}

/// Something is otherwise than what an arbiter has inspected: that is for the whole hall.
fn lock_change(presenter: &Presenter, change: &LockChange) -> Message {
    let hall = &presenter.hall;
    match change {
        LockChange::Program(program) => presenter
            .hall_message("inspect-other-program", MessageValues::new().set_own_text("program", program.clone())),
        LockChange::Setting(name, value) => {
            let called = find_setting(name)
                .map_or_else(|| ForeignText::new(name).into(), |row| CleanText::own(row.display_name(hall)));
            let value = match value.is_empty() {
                true => hall.message_text("settings-nothing", &Args::new()),
                false => localized_value(value, hall.lang()),
            };
            presenter.hall_message(
                "inspect-other-setting",
                MessageValues::new().set("name", called).set("value", CleanText::value(&value)),
            )
        }
    }
}

/// Opens the journal that was named, or a new one in the usual folder, or in the present one. `code` is what the
/// arbiter's medium holds, where he has one.
///
/// # Errors
/// A sentence for the person who started the program. No game is lost by it: none has begun.
pub fn open_game_journal(wishes: &GameOptions<'_>, code: Option<&CodeMedium>) -> Result<OpenedJournal, CommandFailure> {
    one_game::check_no_other_game(&wishes.program, wishes.terms.locked.is_some()).map_err(CommandFailure::Could)?;
    let mut opened = open_journal(wishes, code)?;
    if let Some(refused) = contradiction(wishes, &opened).filter(|_| opened.resumed) {
        return Err(CommandFailure::Could(refused));
    }
    let saved = opened.referee.arbiter_code_verifier();
    if code.is_some_and(|code| opened.resumed && !saved.is_some_and(|saved| code.matches_verifier(saved))) {
        // Whoever goes on with a game cannot make himself its arbiter by it.
        let id = if saved.is_some() { "trouble-code-other" } else { "trouble-code-none" };
        let (file, event) = (wishes.play.arbiter_code_file.as_deref(), wishes.play.event.as_deref());
        let file = file.or(event).unwrap_or(Path::new(""));
        let path = Args::new().set_path("path", file);
        return Err(CommandFailure::Could(wishes.program.message_text(id, &path)));
    }
    if opened.referee.terms().arbiter_code.is_some() {
        opened.notes.push(OpeningNote::CodeSet);
    }
    if let Some(locked) = &opened.referee.terms().locked {
        let changes = locked.changes_to(&wishes.play.inspection_lock());
        opened.notes.push(OpeningNote::Locked);
        opened.notes.extend(changes.into_iter().map(OpeningNote::LockChanged));
    }
    let turn =
        one_game::acquire_game_lock(&wishes.program, opened.referee.terms().locked.is_some(), opened.journal.path());
    opened.turn = Some(turn.map_err(CommandFailure::Could)?);
    Ok(opened)
}

/// What was asked for here of the game's own terms, and what its journal has otherwise: from its opening on the journal alone
/// counts, and the arbiter's rulings.
fn contradiction(wishes: &GameOptions<'_>, opened: &OpenedJournal) -> Option<String> {
    let (wished, saved) = (&wishes.terms, opened.referee.terms());
    let now = opened.referee.view(opened.from).rules;
    // With the options under which the game was opened it goes on, whatever was set or ruled since.
    let begun = opened.entries.iter().find_map(|entry| match &entry.event.kind {
        EventKind::Opened { terms, .. } => Some(terms.as_ref()),
        _ => None,
    });
    let begun = begun.unwrap_or(saved);
    let present = GameTerms { adapted: all_rules(&now), ..saved.clone() };
    wishes.play.sounding.sources.requested_game_settings().find_map(|(row, origin)| {
        let (asked, kept) = match row.name {
            // The lot was drawn when the game was opened; it is not drawn again.
            "chess960" if wishes.play.has_random_chess960_start() && saved.chess960.is_some() => return None,
            "rule" => other_rule(&asked_rules(&wishes.play.sounding.sources), &begun.initial_rules(), &now)?,
            _ => (row.game_value(wished)?, row.game_value(saved)?),
        };
        let fits = [begun, &present].into_iter().any(|terms| row.game_value(terms).as_ref() == Some(&asked));
        if asked == kept || fits && row.name != "rule" {
            return None;
        }
        // As it was typed, which may be another writing of the same.
        let typed = wishes.play.sounding.sources.value_and_origin(row.name).map(|(typed, _)| typed.clone());
        let typed = typed.filter(|_| row.name != "rule").unwrap_or_else(|| asked.clone());
        let kept = if kept.is_empty() { wishes.program.message_text("settings-nothing", &Args::new()) } else { kept };
        let args = Args::new()
            .set("name", row.name)
            .set("value", CleanText::value(&typed))
            .set("saved", CleanText::value(&kept));
        let id = if *origin == SettingOrigin::Event { "settings-event-contradicts" } else { "settings-contradicts" };
        Some(wishes.program.message_text(id, &args))
    })
}

/// The rules that were asked for here; those of the file are for new games.
fn asked_rules(sources: &SettingSources) -> Vec<(String, String)> {
    let asked = sources.value_and_origin("rule").map_or("", |(rules, _)| rules);
    asked.split(", ").filter_map(|rule| values::parse_adapted_rule(rule).ok()).collect()
}

/// The first of these rules that neither was one of the game nor is by now, and what it is there.
fn other_rule(asked: &[(String, String)], opened: &Rules, now: &Rules) -> Option<(String, String)> {
    asked.iter().find_map(|(name, value)| {
        let parameter = Parameter::from_name(name)?;
        let mut wished = opened.clone();
        let known = wished.adapt(name, value).is_ok();
        let asked = parameter.value_in_rules(&wished);
        let other = known && asked != parameter.value_in_rules(opened) && asked != parameter.value_in_rules(now);
        other.then(|| (format!("{name}={asked}"), format!("{name}={}", parameter.value_in_rules(now))))
    })
}

fn all_rules(rules: &Rules) -> Vec<(String, String)> {
    PARAMETERS.iter().map(|parameter| (parameter.name.to_owned(), parameter.value_in_rules(rules))).collect()
}

fn open_journal(wishes: &GameOptions<'_>, code: Option<&CodeMedium>) -> Result<OpenedJournal, CommandFailure> {
    let words = |error: JournalError| match (trouble::journal_error_text(&wishes.program, &error), error) {
        (reason, JournalError::InUse(_)) => CommandFailure::InUse(reason),
        (reason, _) => CommandFailure::Could(reason),
    };
    let arbiter_code = code.map(|code| code.to_verifier(&wishes.program)).transpose().map_err(CommandFailure::Could)?;
    let terms = GameTerms { arbiter_code, ..wishes.terms.clone() };
    if let Some(named) = &wishes.play.journal {
        let path = &resolve_journal_path(named);
        if is_newest_journal_missing(named, path) {
            return Err(CommandFailure::Could(wishes.program.message_text("trouble-no-saved-game", &Args::new())));
        }
        let opened = match path.exists() {
            true => resume(path, &terms),
            false => Journal::create(path).and_then(|journal| begin(path, journal, &terms)),
        };
        return opened.map_err(words);
    }
    let usual = journal_folder().and_then(|folder| create_private_folder(&folder).ok().map(|()| folder));
    if let Some((_, opened)) = usual.and_then(|folder| begin_in(&folder, &terms).ok()) {
        return Ok(opened);
    }
    let (here, mut opened) = begin_in(Path::new("."), &terms).map_err(words)?;
    opened.notes.push(OpeningNote::Elsewhere(here));
    Ok(opened)
}

fn begin_in(folder: &Path, terms: &GameTerms) -> Result<(PathBuf, OpenedJournal), JournalError> {
    let (path, journal) = create_journal_in_folder(folder, &calendar_time_now())?;
    let opened = begin(&path, journal, terms)?;
    Ok((path, opened))
}

fn begin(path: &Path, journal: Journal, terms: &GameTerms) -> Result<OpenedJournal, JournalError> {
    // Where the opening cannot be written, nothing is left behind that would look like a game.
    open_game(journal, terms, Vec::new()).inspect_err(|_| drop(fs::remove_file(path)))
}

/// Puts the opening of a new game into an empty journal.
fn open_game(mut journal: Journal, terms: &GameTerms, notes: Vec<OpeningNote>) -> Result<OpenedJournal, JournalError> {
    // The start position was checked when the command line was read.
    let mut referee = Referee::open(terms.clone()).unwrap_or_else(|_| Referee::open_from_usual_position(terms.clone()));
    let terms = Box::new(referee.terms().clone());
    let seat = Seat::from(terms.owner);
    let kind = EventKind::Opened { terms, wall: calendar_time_now() };
    let event = Event { at: Moment::START, seat, port: EventSource::Station, kind };
    let effects = referee.handle(&event);
    journal.append_event(&event, &effects, &referee)?;
    let entries = vec![JournalEntry::new(journal.last_entry_number(), event, effects, &referee)];
    Ok(OpenedJournal { journal, referee, from: Moment::START, resumed: false, entries, notes, turn: None })
}

fn resume(path: &Path, terms: &GameTerms) -> Result<OpenedJournal, JournalError> {
    let ReopenedJournal { journal, replayed, tail } = Journal::open(path)?;
    let other = OpeningNote::of_other_program(&replayed);
    let mut notes: Vec<OpeningNote> = tail.into_iter().map(OpeningNote::Tail).collect();
    let from = journal.last_alive_moment().unwrap_or(replayed.last_moment());
    let Some(referee) = replayed.referee else {
        // Not even the opening was on disk: the game begins now.
        return open_game(journal, terms, notes);
    };
    notes.extend(other);
    Ok(OpenedJournal { journal, referee, from, resumed: true, entries: replayed.entries, notes, turn: None })
}
