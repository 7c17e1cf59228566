//! Say the help and the errors of the command line in a language: the texts come from `locales/`, the grammar from clap.
//!
//! ```
//! use ansage::locale::{Lang, Locale};
//! use ansage::station::arguments::localized::{parse, told};
//! let german = Locale::of(Lang::De);
//! let error = parse(["ansage", "play", "--tim", "5"], &german).unwrap_err();
//! assert_eq!(
//!     told(&error, &german),
//!     "Die Option --tim gibt es nicht. Meinen Sie --time? Alle Optionen: ansage play --help"
//! );
//! ```

use super::{Arguments, values};
use crate::locale::{Args, Locale};
use crate::station::settings::table::named;
use crate::station::settings::told::help_of;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// The text of each command (its name, and no argument), and of each argument that is no setting: of this command, or,
/// where none is named, of every command that has no row of its own for it. A setting has its text in its own table.
const TEXTS: [(&str, &str, &str); 67] = [
    ("ansage", "", "cli-about"),
    ("play", "", "cli-play"),
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
    ("boards", "", "cli-boards"),
    ("board", "", "cli-board"),
    ("say", "", "cli-say"),
    ("help", "", "cli-help-command"),
    ("", "help", "cli-help"),
    ("", "version", "cli-version"),
    ("help", "subcommand", "cli-help-of"),
    ("play", "journal", "cli-play-journal"),
    ("host", "journal", "cli-play-journal"),
    ("", "arbiter_code_file", "cli-arbiter-code-file"),
    ("join", "hall", "cli-hall-lang-joined"),
    ("", "scripted", "cli-clock"),
    ("", "no_discovery", "cli-no-discovery"),
    ("arbiter", "journal", "cli-arbiter-journal"),
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
    ("", "code_file", "cli-code-file"),
    ("", "new_code", "cli-new-code"),
    ("", "console", "cli-console"),
    ("", "profile", "cli-profile"),
    ("", "event", "cli-event"),
    ("", "speech_log", "cli-speech-log"),
];

/// Reads a command line; its help is in the language of `locale`.
///
/// # Errors
/// clap's error, which [`told`] puts into words; a wish for help or for the version is one too.
pub fn parse(
    line: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    locale: &Locale,
) -> Result<Arguments, clap::Error> {
    Arguments::from_arg_matches(&command(locale).try_get_matches_from(line)?)
}

/// The command line as clap knows it, with its help in the language of `locale`.
pub fn command(locale: &Locale) -> Command {
    let mut command = Arguments::command();
    // What clap adds by itself, such as --help, is there only then.
    command.build();
    in_language(command, locale)
}

fn in_language(mut command: Command, locale: &Locale) -> Command {
    let text = |id: &str| locale.text(id, &Args::new());
    let name = command.get_name().to_owned();
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &text("cli-options-word"));
    let usage =
        ["<COMMAND>", "[COMMAND]"].iter().fold(usage, |usage, word| usage.replace(word, &text("cli-command-word")));
    let usage = locale.text("cli-usage", &Args::new().set("usage", usage));
    let headings = ["cli-arguments-heading", "cli-options-heading"].map(text);
    let arguments: Vec<_> = command.get_arguments().map(|argument| argument.get_id().clone()).collect();
    let below: Vec<_> = command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let mut command = command
        .about(id_of(&name, "").map_or_else(String::new, text))
        .help_template(format!("{{about}}\n\n{usage}\n\n{{all-args}}\n"))
        .subcommand_help_heading(text("cli-commands-heading"));
    for id in arguments {
        command = command.mut_arg(&id, |argument| {
            let heading = headings[usize::from(!argument.is_positional())].clone();
            helped(argument, &name, locale).help_heading(heading)
        });
    }
    below.into_iter().fold(command, |command, below| command.mut_subcommand(below, |below| in_language(below, locale)))
}

/// The message of a command, or of one of its arguments: a row of this command.
fn id_of(command: &str, argument: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(of, row, _)| *of == command && *row == argument).map(|(.., id)| *id)
}

/// What an argument is: for this command, as a setting, or wherever it stands.
fn help_of_argument(argument: &Arg, command: &str, locale: &Locale) -> Option<String> {
    let id = argument.get_id().as_str();
    let own = id_of(command, id).map(|id| locale.text(id, &Args::new()));
    let setting = || argument.get_long().and_then(named).map(|row| help_of(row, locale));
    own.or_else(setting).or_else(|| id_of("", id).map(|id| locale.text(id, &Args::new())))
}

/// The argument with its help, and with what holds without it.
fn helped(argument: Arg, command: &str, locale: &Locale) -> Arg {
    let Some(text) = help_of_argument(&argument, command, locale) else { return argument };
    let default = argument.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    let told = argument.get_action().takes_values() && !argument.is_hide_default_value_set();
    let help = match default.filter(|value| told && !value.is_empty()) {
        Some(value) => locale.text("cli-default", &Args::new().set("text", text).set("value", value)),
        None => text,
    };
    argument.help(help).hide_default_value(true)
}

/// Why a command line was not understood, in words: what was typed, why not, what to do.
pub fn told(error: &clap::Error, locale: &Locale) -> String {
    if let Some(bad_value) = values::told(error, locale) {
        return bad_value;
    }
    let command = command_of(error);
    let args = Args::new().set("command", command);
    let given = |kind| as_typed(error, kind).unwrap_or_default();
    let like = |args: Args<'static>, meant: Option<String>, id: &str, id_like: &str| match meant {
        Some(meant) => locale.text(id_like, &args.set("meant", meant)),
        None => locale.text(id, &args),
    };
    let invalid = given(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument if invalid.starts_with('-') => {
            let meant = as_typed(error, ContextKind::SuggestedArg);
            like(args.set("given", invalid), meant, "cli-unknown-option", "cli-unknown-option-like")
        }
        ErrorKind::UnknownArgument => locale.text("cli-too-much", &args.set("given", invalid)),
        ErrorKind::InvalidSubcommand => {
            let args = Args::new().set("given", given(ContextKind::InvalidSubcommand)).set("commands", commands());
            let meant = as_typed(error, ContextKind::SuggestedSubcommand);
            like(args, meant, "cli-unknown-command", "cli-unknown-command-like")
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => no_command(locale),
        ErrorKind::MissingRequiredArgument => locale.text("cli-missing", &args.set("missing", invalid)),
        ErrorKind::InvalidValue => locale.text("cli-no-value", &args.set("option", invalid)),
        ErrorKind::TooManyValues => {
            let args = Args::new().set("option", invalid).set("given", given(ContextKind::InvalidValue));
            locale.text("cli-takes-no-value", &args)
        }
        ErrorKind::ArgumentConflict => match given(ContextKind::PriorArg) {
            other if other.is_empty() || other == invalid => {
                locale.text("cli-twice", &Args::new().set("option", invalid))
            }
            other => locale.text("cli-conflict", &Args::new().set("option", invalid).set("other", other)),
        },
        ErrorKind::InvalidUtf8 => locale.text("cli-not-text", &args),
        _ => locale.text("cli-not-understood", &args),
    }
}

/// No command was named, and nobody can be asked.
pub fn no_command(locale: &Locale) -> String {
    locale.text("cli-missing-command", &Args::new().set("commands", commands()))
}

/// All commands.
fn commands() -> String {
    Arguments::command().get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// What clap names, without what could steer a terminal; several things with commas.
fn as_typed(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(values::quoted(one)),
        ContextValue::Strings(several) if several.is_empty() => None,
        ContextValue::Strings(several) => Some(values::quoted(&several.join(", "))),
        _ => None,
    }
}

/// The command that was typed, as it begins the usage that clap shows for it.
fn command_of(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words = usage.split_whitespace().skip_while(|word| *word != "ansage");
    let words: Vec<_> = words.take_while(|word| word.chars().all(|letter| letter.is_ascii_lowercase())).collect();
    if words.is_empty() { "ansage".to_owned() } else { words.join(" ") }
}
