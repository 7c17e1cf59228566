//! Put into words what the world outside refuses: what it was, why not, what to do.

use crate::journal_file::JournalError;
use ansage_game::foreign::ForeignText;
use ansage_game::journal::{JournalFault, VERSION};
use ansage_link::driver::keys::KeyFileError;
use ansage_seats::console::screen::wrap_text;
use ansage_words::locale::{Args, CleanText, Locale};
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter};
use std::io;
use std::path::Path;

/// Arguments of a message.
pub fn to_message_args<'a>(args: &[(&'static str, CleanText)]) -> Args<'a> {
    args.iter().fold(Args::new(), |all, (name, value)| all.set(name, value))
}

/// An event could not be recorded, so it has not happened.
pub(crate) fn not_recorded_message(presenter: &Presenter, error: &JournalError) -> Message {
    let reason = not_recorded_reason(presenter, error);
    presenter
        .refusal_message("trouble-not-recorded", MessageValues::new().set_own_text("reason", reason))
        .with_immediate_urgency()
}

/// Why an event could not be recorded.
pub(crate) fn not_recorded_reason(presenter: &Presenter, error: &JournalError) -> String {
    match error {
        JournalError::Io(_, error) => io_error_text(&presenter.program, error),
        other => other.to_string(),
    }
}

/// A line that should let time pass does not say how much.
pub(crate) fn bad_pause_message(presenter: &Presenter, text: &str) -> Message {
    let text = ForeignText::new_within(text, 20);
    presenter.build_message(
        Channel::Private,
        Earcon::NotUnderstood,
        "trouble-bad-pause",
        MessageValues::new().set("text", text),
    )
}

/// What the system's refusal means.
pub(crate) fn io_error_text(locale: &Locale, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let kind = match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded => "full",
        Kind::FileTooLarge => "large",
        Kind::ReadOnlyFilesystem => "read-only",
        Kind::PermissionDenied => "permission",
        Kind::NotFound => "not-found",
        Kind::IsADirectory | Kind::NotADirectory => "directory",
        Kind::AlreadyExists => "exists",
        _ => "other",
    };
    locale.message_text("trouble-reason", &Args::new().set("kind", kind).set_own_text("system", error.to_string()))
}

/// A journal cannot be opened.
pub fn journal_error_text(locale: &Locale, error: &JournalError) -> String {
    let named = |path: &Path| Args::new().set_path("path", path);
    match error {
        JournalError::Io(path, error) => {
            locale.message_text("trouble-journal-io", &named(path).set_own_text("reason", io_error_text(locale, error)))
        }
        JournalError::InUse(path) => locale.message_text("trouble-journal-in-use", &named(path)),
        JournalError::NotAFile(path) => locale.message_text("trouble-journal-directory", &named(path)),
        JournalError::TooLarge(path) => locale.message_text("trouble-journal-too-large", &named(path)),
        JournalError::Fault(path, JournalFault::NotAJournal) => {
            locale.message_text("trouble-journal-other", &named(path))
        }
        JournalError::Fault(path, fault) => {
            let id = match fault {
                JournalFault::OtherVersion(_) => "trouble-journal-version",
                JournalFault::NewerProgram { .. } => "trouble-journal-newer",
                _ => "trouble-journal-fault",
            };
            locale.message_text(id, &named(path).set_own_text("fault", self::journal_fault_text(locale, fault)))
        }
    }
}

/// What is wrong in a journal.
pub fn journal_fault_text(locale: &Locale, fault: &JournalFault) -> String {
    let (why, found) = match fault {
        JournalFault::NoOpening => return locale.message_text("trouble-fault-no-opening", &Args::new()),
        JournalFault::NotAJournal => ("no-journal", String::new()),
        // It is whatever stands in a file.
        JournalFault::OtherVersion(format) => ("other-version", ForeignText::new_within(format, 40).to_string()),
        JournalFault::Chain { .. } => ("chain", String::new()),
        JournalFault::LineEnds { .. } => ("line-ends", String::new()),
        JournalFault::Unreadable { .. } => ("unreadable", String::new()),
        JournalFault::NewerProgram { .. } => ("newer", String::new()),
        JournalFault::Effects { .. } => ("effects", String::new()),
        JournalFault::State { .. } => ("state", String::new()),
    };
    let args =
        Args::new().set("why", why).set_own_text("format", found).set_own_text("own", format!("version {VERSION}"));
    locale.message_text("trouble-fault", &args.set_digits("entry", fault.entry_number()))
}

/// A file that is not a journal cannot be read or written.
pub fn file_error_text(locale: &Locale, path: &Path, error: &io::Error) -> String {
    let args = Args::new().set_path("path", path).set_own_text("reason", io_error_text(locale, error));
    locale.message_text("trouble-file", &args)
}

/// The language wished for has no texts.
pub(crate) fn missing_language_message(presenter: &Presenter) -> Message {
    let wish = ForeignText::new(presenter.program.unmet_wish_code().unwrap_or_default());
    presenter.private_message("trouble-language-missing", MessageValues::new().set("wish", wish))
}

/// The last moment alive cannot be written beside the journal.
pub(crate) fn liveness_not_saved_message(presenter: &Presenter, error: &io::Error) -> Message {
    let reason = io_error_text(&presenter.program, error);
    presenter.private_message("trouble-alive-not-kept", MessageValues::new().set_own_text("reason", reason))
}

/// The terminal or a thread cannot be had.
pub fn terminal_error_text(locale: &Locale, error: &io::Error) -> String {
    locale.message_text("trouble-terminal", &Args::new().set_own_text("reason", io_error_text(locale, error)))
}

/// No arbiter's desk can connect to this station; nothing is told where the system has no such thing at all.
pub(crate) fn no_desk_access_message(presenter: &Presenter, error: &io::Error) -> Option<Message> {
    if error.kind() == io::ErrorKind::Unsupported {
        return None;
    }
    let reason = io_error_text(&presenter.program, error);
    Some(presenter.private_message("trouble-no-door", MessageValues::new().set_own_text("reason", reason)))
}

/// The system does not list its serial ports.
pub(crate) fn port_list_error_text(locale: &Locale, error: &io::Error) -> String {
    locale.message_text("board-ports-unlisted", &Args::new().set_own_text("reason", io_error_text(locale, error)))
}

/// Why keys cannot be read or kept.
pub fn key_file_error_text(locale: &Locale, error: &KeyFileError) -> String {
    match error {
        KeyFileError::Io(path, error) => file_error_text(locale, path, error),
        KeyFileError::Later(path) => locale.message_text("link-keys-later", &Args::new().set_path("path", path)),
        KeyFileError::NoRandom(error) => io_error_text(locale, error),
    }
}

/// What a joined station needs to come back without a code cannot be kept.
pub(crate) fn pairing_not_saved_message(presenter: &Presenter, error: &KeyFileError) -> Message {
    let (path, reason) = match error {
        KeyFileError::Io(path, error) => (CleanText::path(path), io_error_text(&presenter.program, error)),
        KeyFileError::Later(path) => (CleanText::path(path), key_file_error_text(&presenter.program, error)),
        KeyFileError::NoRandom(_) => (CleanText::own(""), key_file_error_text(&presenter.program, error)),
    };
    presenter.refusal_message("join-not-kept", MessageValues::new().set("path", path).set_own_text("reason", reason))
}

/// The cells of a line on a terminal of ordinary width.
const WIDEST: usize = 79;

/// A reason in lines that a terminal of ordinary width breaks nowhere else.
pub fn wrap_for_terminal(reason: &str) -> String {
    wrap_text(reason, WIDEST).join("\n")
}
