//! Say the help and the errors of the command line in a language: the texts come from `locales/`, the grammar from clap.
//!
//! ```
//! use ansage_words::locale::{Lang, Locale};
//! use ansage::station::arguments::localized::{parse_command_line, usage_error_text};
//! let german = Locale::for_lang(Lang::De);
//! let error = parse_command_line(["ansage", "play", "--tim", "5"], &german).unwrap_err();
//! assert_eq!(
//!     usage_error_text(&error, &german),
//!     "Die Option \"--tim\" gibt es nicht. Meinen Sie --time? Alle Optionen: ansage play --help"
//! );
//! ```

use super::{Arguments, values};
use crate::station::settings::table::{SettingScope, find_setting};
use crate::station::settings::told::setting_help_text;
use ansage_words::locale::{Args, Locale};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// The command that tells the help.
const HELP: &str = "help";

/// The name of a command. The texts of the arbiter's report begin with the same word, and this is not one of them.
const REPORT_FAULT: &str = concat!("report", "-fault");

/// The text of each command (its name, and no argument), and of each argument that is no setting: of this command, or,
/// where none is named, of every command that has no row of its own for it. A setting has its text in its own table.
const TEXTS: [(&str, &str, &str); 83] = [
    ("ansage", "", "cli-about"),
    ("play", "", "cli-play"),
    ("practice", "", "cli-practice"),
    ("practice", "journal", "cli-play-journal"),
    ("", "level", "cli-level"),
    ("", "engine", "cli-engine"),
    ("", "engine_option", "cli-engine-option"),
    ("", "seed", "cli-seed"),
    ("", "slips", "cli-slips"),
    ("learn", "", "cli-learn"),
    ("host", "", "cli-host"),
    ("join", "", "cli-join"),
    ("watch", "", "cli-watch"),
    ("arbiter", "", "cli-arbiter"),
    ("announce", "", "cli-announce"),
    ("read", "", "cli-read"),
    ("export", "", "cli-export"),
    ("reconcile", "", "cli-reconcile"),
    ("verify", "", "cli-verify"),
    ("verify", "at", "cli-verify-at"),
    ("boards", "", "cli-boards"),
    ("board", "", "cli-board"),
    ("say", "", "cli-say"),
    (REPORT_FAULT, "", "cli-report-fault"),
    (REPORT_FAULT, "journal", "cli-report-fault-journal"),
    (REPORT_FAULT, "speech_log", "cli-report-fault-log"),
    (REPORT_FAULT, "to", "cli-report-fault-to"),
    ("inspect", "", "cli-inspect"),
    ("inspect", "journal", "cli-inspect-journal"),
    ("inspect", "named", "cli-inspect-journal"),
    ("inspect", "audio", "cli-inspect-audio"),
    ("what-counts", "", "cli-what-counts"),
    ("help", "", "cli-help-command"),
    ("", "help", "cli-help"),
    ("", "version", "cli-version"),
    ("play", "journal", "cli-play-journal"),
    ("host", "journal", "cli-play-journal"),
    ("", "arbiter_code_file", "cli-arbiter-code-file"),
    ("join", "hall", "cli-hall-lang-joined"),
    ("", "scripted", "cli-clock"),
    ("", "no_discovery", "cli-no-discovery"),
    ("", "make_code", "cli-make-code"),
    ("join", "words", "cli-words-joined"),
    ("join", "style", "cli-style-joined"),
    ("", "journal", "cli-journal"),
    ("", "once", "cli-once"),
    ("", "file", "cli-file"),
    ("", "game", "cli-game"),
    ("announce", "letters", "cli-letters"),
    ("read", "letters", "cli-letters"),
    ("export", "letters", "cli-letters-written"),
    ("", "json", "cli-json"),
    ("", "pgn", "cli-pgn"),
    ("export", "text", "cli-text"),
    ("", "brf", "cli-brf"),
    ("", "braille", "cli-braille"),
    ("", "braille_code", "cli-braille-code"),
    ("export", "wav", "cli-export-wav"),
    ("", "real_times", "cli-real-times"),
    ("", "report", "cli-report"),
    ("export", "seat", "cli-export-seat"),
    ("", "plain", "cli-plain"),
    ("", "white_score", "cli-white-score"),
    ("", "black_score", "cli-black-score"),
    ("", "white_board", "cli-white-board"),
    ("", "black_board", "cli-black-board"),
    ("reconcile", "journal", "cli-reconcile-journal"),
    ("reconcile", "laws", "cli-reconcile-laws"),
    ("board", "board", "cli-device"),
    ("say", "text", "cli-say-text"),
    ("say", "lang", "cli-say-lang"),
    ("say", "wav", "cli-say-wav"),
    ("join", "host", "cli-host-address"),
    ("", "here", "cli-here"),
    ("", "capacity", "cli-role"),
    ("join", "seat", "cli-join-seat"),
    ("join", "name", "cli-join-name"),
    ("", "code_file", "cli-code-file"),
    ("", "new_code", "cli-new-code"),
    ("", "console", "cli-console"),
    ("", "profile", "cli-profile"),
    ("", "event", "cli-event"),
    ("", "speech_log", "cli-speech-log"),
];

/// The options that `-h` shows of a command with many; `--help` shows all.
const BRIEF: &str = "journal time blind mode laws white black event locked arbiter-code-file lang voice rate ears words audio \
                     board opponent-board level slips engine listen here role seat look help";

/// Commands with more options than this show only [`BRIEF`] at `-h`.
const MANY: usize = 20;

/// Options that a lesson accepts, as every console does, and does not show in its help.
const NOT_IN_A_LESSON: &str =
    "style hall-rate hall-pitch hall-volume hall-clarity hall-voice-name private-audio speech-log clock";

/// Reads a command line; its help is in the language of `locale`.
///
/// # Errors
/// clap's error, which [`usage_error_text`] puts into words; a wish for help or for the version is one too.
pub fn parse_command_line(
    line: impl IntoIterator<Item = impl Into<OsString>>,
    locale: &Locale,
) -> Result<Arguments, clap::Error> {
    let line = line.into_iter().map(Into::into).collect();
    Arguments::from_arg_matches(&match_command_line(|command| command, line, locale)?)
}

/// Parses a command line by the command that `prepare` returns. At `-h`, commands with many options show only [`BRIEF`].
///
/// # Errors
/// Returns clap's error, also for a request for help or for the version.
pub(crate) fn match_command_line(
    prepare: impl Fn(Command) -> Command,
    line: Vec<OsString>,
    locale: &Locale,
) -> Result<ArgMatches, clap::Error> {
    let brief = line.iter().any(|word| word == "-h");
    let line = as_option(line);
    // Every help in a language takes half the time of a start and 4 MB. A line that is understood shows none.
    match prepare(grammar()).try_get_matches_from(&line) {
        Ok(matches) => return Ok(matches),
        Err(version) if version.kind() == ErrorKind::DisplayVersion => return Err(version),
        Err(_) => {}
    }
    let command = prepare(localized_command(locale));
    let command = if brief { command.mut_subcommands(in_brief) } else { command };
    command.try_get_matches_from(line)
}

/// Whether a list of options has this one.
fn names(list: &str, option: &str) -> bool {
    list.split(' ').any(|named| named == option)
}

fn in_brief(command: Command) -> Command {
    if command.get_arguments().filter(|argument| !argument.is_hide_set()).count() <= MANY {
        return command;
    }
    command.mut_args(|argument| match argument.get_long() {
        Some(long) if !names(BRIEF, long) => argument.hide(true),
        _ => argument,
    })
}

/// The command line with `help` and a command behind it as that command's option: `ansage help play` is
/// `ansage play --help`.
fn as_option(mut line: Vec<OsString>) -> Vec<OsString> {
    if line.get(1).is_some_and(|word| word == HELP) {
        line.remove(1);
        line.truncate(2);
        line.push("--help".into());
    }
    line
}

/// The command line as clap knows it, without texts. The option for help, that for the version and the command `help` are
/// given here: clap's own are in English.
fn grammar() -> Command {
    let flag =
        |name: &'static str, short: char, action: ArgAction| Arg::new(name).short(short).long(name).action(action);
    let command = Arguments::command().disable_help_subcommand(true).disable_version_flag(true);
    let command = command.arg(flag("version", 'V', ArgAction::Version)).subcommand(Command::new(HELP));
    let with_help = |command: Command| command.disable_help_flag(true).arg(flag("help", 'h', ArgAction::Help));
    with_help(command).mut_subcommands(with_help)
}

/// The command line with its help in the language of `locale`.
pub fn localized_command(locale: &Locale) -> Command {
    let text = |id: &str| locale.message_text(id, &Args::new());
    let command = grammar().mut_subcommands(|below| {
        let path = format!("ansage {}", below.get_name());
        in_language(below, &path, locale)
    });
    in_language(command, "ansage", locale).subcommand_help_heading(text("cli-commands-heading"))
}

fn in_language(command: Command, path: &str, locale: &Locale) -> Command {
    let text = |id: &str| locale.message_text(id, &Args::new());
    let name = command.get_name().to_owned();
    // What clap makes of a copy changes nothing in the command itself: it must not be built before all is said.
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &text("cli-options-word"));
    let usage =
        ["<COMMAND>", "[COMMAND]"].iter().fold(usage, |usage, word| usage.replace(word, &text("cli-command-word")));
    // A second way to use the program has a line of its own.
    let (first, others) =
        usage.split_once('\n').map_or((&*usage, String::new()), |(first, rest)| (first, format!("\n{rest}")));
    let usage = locale.message_text("cli-usage", &Args::new().set_own_text("usage", first)) + &others;
    let arguments: Vec<_> = command.get_arguments().map(|argument| argument.get_id().clone()).collect();
    let command = command
        .about(id_of(&name, "").map_or_else(String::new, text))
        .help_template(format!("{{about}}\n\n{usage}\n\n{{all-args}}\n"));
    arguments.into_iter().fold(command, |command, id| {
        command.mut_arg(&id, |argument| {
            let hidden = name == "learn" && argument.get_long().is_some_and(|long| names(NOT_IN_A_LESSON, long));
            let argument = if hidden { argument.hide(true) } else { argument };
            let heading = text(heading_of(&argument));
            helped(argument, &name, locale).help_heading(heading)
        })
    })
}

/// The message above the group of an argument: a setting is in that of its scope.
fn heading_of(argument: &Arg) -> &'static str {
    if argument.is_positional() {
        return "cli-arguments-heading";
    }
    match argument.get_long().and_then(find_setting).map(|row| row.scope) {
        Some(SettingScope::Game) => "cli-heading-game",
        Some(SettingScope::Player) => "cli-heading-player",
        Some(SettingScope::Hall) => "cli-heading-hall",
        Some(SettingScope::Machine) => "cli-heading-machine",
        None => "cli-options-heading",
    }
}

/// The message of a command, or of one of its arguments: a row of this command.
fn id_of(command: &str, argument: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(of, row, _)| *of == command && *row == argument).map(|(.., id)| *id)
}

/// The help of an argument, and its default in words: for this command, as a setting, or for every command.
fn help_of_argument(argument: &Arg, command: &str, locale: &Locale) -> Option<(String, Option<String>)> {
    let id = argument.get_id().as_str();
    let with_default = |text: String, id: &str| (text, locale.message_attribute_if_any(id, "usual"));
    let plain = |id: &'static str| with_default(locale.message_text(id, &Args::new()), id);
    let setting =
        || argument.get_long().and_then(find_setting).map(|row| with_default(setting_help_text(row, locale), row.help));
    id_of(command, id).map(plain).or_else(setting).or_else(|| id_of("", id).map(plain))
}

/// The argument with its help, and with what holds without it.
fn helped(argument: Arg, command: &str, locale: &Locale) -> Arg {
    let Some((text, usual)) = help_of_argument(&argument, command, locale) else { return argument };
    let default = argument.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    if !argument.get_action().takes_values() {
        return argument.help(text);
    }
    let default = default.filter(|value| !value.is_empty() && !argument.is_hide_default_value_set());
    let help = match usual.or(default) {
        Some(value) => {
            locale.message_text("cli-default", &Args::new().set_own_text("text", text).set_own_text("value", value))
        }
        None => text,
    };
    argument.help(help).hide_default_value(true)
}

/// Why a command line was not understood, in words: what was typed, why not, what to do.
pub fn usage_error_text(error: &clap::Error, locale: &Locale) -> String {
    if let Some(bad_value) = values::value_error_text(error, locale) {
        return bad_value;
    }
    let command = command_of(error);
    let args = Args::new().set_own_text("command", command);
    // The user has typed this.
    let given = |kind| values::quote_value(&context_text(error, kind).unwrap_or_default());
    let like = |args: Args<'static>, meant: Option<String>, id: &str, id_like: &str| match meant {
        Some(meant) => locale.message_text(id_like, &args.set_own_text("meant", meant)),
        None => locale.message_text(id, &args),
    };
    let invalid = context_text(error, ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument if invalid.starts_with('-') => {
            let meant = context_text(error, ContextKind::SuggestedArg);
            like(
                args.set("given", given(ContextKind::InvalidArg)),
                meant,
                "cli-unknown-option",
                "cli-unknown-option-like",
            )
        }
        ErrorKind::UnknownArgument => {
            locale.message_text("cli-too-much", &args.set("given", given(ContextKind::InvalidArg)))
        }
        ErrorKind::InvalidSubcommand => {
            let args =
                Args::new().set("given", given(ContextKind::InvalidSubcommand)).set_own_text("commands", commands());
            let meant = context_text(error, ContextKind::SuggestedSubcommand);
            like(args, meant, "cli-unknown-command", "cli-unknown-command-like")
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => no_command_text(locale),
        ErrorKind::MissingRequiredArgument => {
            locale.message_text("cli-missing", &args.set_own_text("missing", invalid))
        }
        ErrorKind::InvalidValue => locale.message_text("cli-no-value", &args.set_own_text("option", invalid)),
        ErrorKind::TooManyValues => {
            let args = Args::new().set_own_text("option", invalid).set("given", given(ContextKind::InvalidValue));
            locale.message_text("cli-takes-no-value", &args)
        }
        // An option before the command: what clap names as the other is the command itself.
        ErrorKind::ArgumentConflict if invalid.is_empty() => {
            let option =
                Args::new().set_own_text("option", context_text(error, ContextKind::PriorArg).unwrap_or_default());
            locale.message_text("cli-behind-command", &option)
        }
        ErrorKind::ArgumentConflict => match context_text(error, ContextKind::PriorArg).unwrap_or_default() {
            other if other.is_empty() || other == invalid => {
                locale.message_text("cli-twice", &Args::new().set_own_text("option", invalid))
            }
            other => locale.message_text(
                "cli-conflict",
                &Args::new().set_own_text("option", invalid).set_own_text("other", other),
            ),
        },
        ErrorKind::InvalidUtf8 => locale.message_text("cli-not-text", &args),
        _ => locale.message_text("cli-not-understood", &args),
    }
}

/// No command was named, and nobody can be asked.
pub fn no_command_text(locale: &Locale) -> String {
    locale.message_text("cli-missing-command", &Args::new().set_own_text("commands", commands()))
}

/// All commands.
fn commands() -> String {
    Arguments::command().get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// What clap names, as it stands; several things with commas.
fn context_text(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(several) if several.is_empty() => None,
        ContextValue::Strings(several) => Some(several.join(", ")),
        _ => None,
    }
}

/// The command that was typed, as it begins the usage that clap shows for it.
fn command_of(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words = usage.split_whitespace().skip_while(|word| *word != "ansage");
    let named = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_lowercase());
    let words: Vec<_> = words.take_while(named).collect();
    if words.is_empty() { "ansage".to_owned() } else { words.join(" ") }
}
