//! Put into words what the world outside refuses: what it was, why not, what to do.

use crate::journal_file::JournalError;
use ansage_game::journal::{DRAFT, JournalFault};
use ansage_link::driver::keys::KeyFileError;
use ansage_seats::console::screen::wrap;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, Presenter};
use std::io;
use std::path::Path;

/// Arguments of a message.
pub fn all<'a>(args: &[(&'static str, String)]) -> Args<'a> {
    args.iter().fold(Args::new(), |all, (name, value)| all.set(name, value.clone()))
}

/// An event could not be recorded, so it has not happened.
pub(crate) fn not_recorded(presenter: &Presenter, error: &JournalError) -> Message {
    let reason = why_not_recorded(presenter, error);
    presenter.refusal("trouble-not-recorded", MessageValues::new().set("reason", reason)).now()
}

/// Why an event could not be recorded.
pub(crate) fn why_not_recorded(presenter: &Presenter, error: &JournalError) -> String {
    match error {
        JournalError::Io(_, error) => io_reason(&presenter.program, error),
        other => other.to_string(),
    }
}

/// A line that should let time pass does not say how much.
pub(crate) fn bad_pause(presenter: &Presenter, text: &str) -> Message {
    let text: String = text.chars().take(20).collect();
    presenter.tell(
        Channel::Private,
        Earcon::NotUnderstood,
        "trouble-bad-pause",
        MessageValues::new().set("text", text.clone()),
    )
}

/// What the system's refusal means.
pub(crate) fn io_reason(locale: &Locale, error: &io::Error) -> String {
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
    locale.text("trouble-reason", &Args::new().set("kind", kind).set("system", error.to_string()))
}

/// A journal cannot be opened.
pub fn journal(locale: &Locale, error: &JournalError) -> String {
    let named = |path: &Path| Args::new().set("path", path.display().to_string());
    match error {
        JournalError::Io(path, error) => {
            locale.text("trouble-journal-io", &named(path).set("reason", io_reason(locale, error)))
        }
        JournalError::InUse(path) => locale.text("trouble-journal-in-use", &named(path)),
        JournalError::NotAFile(path) => locale.text("trouble-journal-directory", &named(path)),
        JournalError::TooLarge(path) => locale.text("trouble-journal-too-large", &named(path)),
        JournalError::Fault(path, JournalFault::NotAJournal) => locale.text("trouble-journal-other", &named(path)),
        JournalError::Fault(path, fault) => {
            let id = if matches!(fault, JournalFault::OtherDraft(_)) {
                "trouble-journal-draft"
            } else {
                "trouble-journal-fault"
            };
            locale.text(id, &named(path).set("fault", self::fault(locale, fault)))
        }
    }
}

/// What is wrong in a journal.
pub fn fault(locale: &Locale, fault: &JournalFault) -> String {
    let (why, found) = match fault {
        JournalFault::NoOpening => return locale.text("trouble-fault-no-opening", &Args::new()),
        JournalFault::NotAJournal => ("no-journal", String::new()),
        // It is whatever stands in a file.
        JournalFault::OtherDraft(format) => {
            ("other-draft", format.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect())
        }
        JournalFault::Chain { .. } => ("chain", String::new()),
        JournalFault::Unreadable { .. } => ("unreadable", String::new()),
        JournalFault::Effects { .. } => ("effects", String::new()),
        JournalFault::State { .. } => ("state", String::new()),
    };
    let args = Args::new().set("why", why).set("format", found).set("own", format!("draft {DRAFT}"));
    locale.text("trouble-fault", &args.set("entry", fault.seq().to_string()))
}

/// A file that is not a journal cannot be read or written.
pub fn file(locale: &Locale, path: &Path, error: &io::Error) -> String {
    let args = Args::new().set("path", path.display().to_string()).set("reason", io_reason(locale, error));
    locale.text("trouble-file", &args)
}

/// The language wished for has no texts.
pub(crate) fn unmet_language(presenter: &Presenter) -> Message {
    let wish = presenter.program.wish().unwrap_or_default().to_owned();
    presenter.note("trouble-language-missing", MessageValues::new().set("wish", wish))
}

/// The last moment alive cannot be written beside the journal.
pub(crate) fn alive_not_kept(presenter: &Presenter, error: &io::Error) -> Message {
    let reason = io_reason(&presenter.program, error);
    presenter.note("trouble-alive-not-kept", MessageValues::new().set("reason", reason))
}

/// The terminal or a thread cannot be had.
pub fn terminal(locale: &Locale, error: &io::Error) -> String {
    locale.text("trouble-terminal", &Args::new().set("reason", io_reason(locale, error)))
}

/// No arbiter's desk can connect to this station; nothing is told where the system has no such thing at all.
pub(crate) fn no_door(presenter: &Presenter, error: &io::Error) -> Option<Message> {
    if error.kind() == io::ErrorKind::Unsupported {
        return None;
    }
    let reason = io_reason(&presenter.program, error);
    Some(presenter.note("trouble-no-door", MessageValues::new().set("reason", reason)))
}

/// The system does not list its serial ports.
pub(crate) fn no_list(locale: &Locale, error: &io::Error) -> String {
    locale.text("board-ports-unlisted", &Args::new().set("reason", io_reason(locale, error)))
}

/// Why keys cannot be read or kept.
pub fn keys(locale: &Locale, error: &KeyFileError) -> String {
    match error {
        KeyFileError::Io(path, error) => file(locale, path, error),
        KeyFileError::Later(path) => {
            locale.text("link-keys-later", &Args::new().set("path", path.display().to_string()))
        }
        KeyFileError::NoRandom(error) => io_reason(locale, error),
    }
}

/// What a joined station needs to come back without a code cannot be kept.
pub(crate) fn not_kept(presenter: &Presenter, error: &KeyFileError) -> Message {
    let (path, reason) = match error {
        KeyFileError::Io(path, error) => (path.display().to_string(), io_reason(&presenter.program, error)),
        KeyFileError::Later(path) => (path.display().to_string(), keys(&presenter.program, error)),
        KeyFileError::NoRandom(_) => (String::new(), keys(&presenter.program, error)),
    };
    presenter.refusal("join-not-kept", MessageValues::new().set("path", path.clone()).set("reason", reason.clone()))
}

/// The cells of a line on a terminal of ordinary width.
const WIDEST: usize = 79;

/// A reason in lines that a terminal of ordinary width breaks nowhere else.
pub fn wrapped(reason: &str) -> String {
    wrap(reason, WIDEST).join("\n")
}
