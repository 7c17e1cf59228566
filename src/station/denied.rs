//! Say why something was not done that came from the arbiter or over the link: the same words at every station.

use crate::link::role::Denial;
use crate::locale::{Args, Locale};
use crate::presentation::{Channel, Earcon, Presenter, Told};

/// A message's id and its arguments.
pub type MessageWithTexts = (&'static str, Vec<(&'static str, String)>);

/// Arguments of a message.
pub fn all<'a>(args: &[(&'static str, String)]) -> Args<'a> {
    args.iter().fold(Args::new(), |all, (name, value)| all.set(name, value.clone()))
}

/// What the arbiter is told, who has no duties that he could lack.
pub fn told(presenter: &Presenter, why: &Denial) -> Told {
    let (id, args) = message(&presenter.program, why, String::new);
    urgent(presenter, Earcon::Refused, (id, &args))
}

/// Something to be known at once, behind a sound.
pub fn urgent(presenter: &Presenter, earcon: Earcon, (id, args): (&str, &[(&'static str, String)])) -> Told {
    presenter.tell(Channel::Private, earcon, id, args).now()
}

/// Why not, in words; `letters` are those of the duties that an assistant has.
pub fn message(locale: &Locale, why: &Denial, letters: impl FnOnce() -> String) -> MessageWithTexts {
    let id = match why {
        Denial::Spectator => "join-only-watching",
        Denial::OtherSeat => "join-other-seat",
        Denial::PlayersOwn => "join-players-own",
        Denial::NoDuty => return ("join-not-a-duty", vec![("letters", letters())]),
        Denial::SightedAssistant => "join-sighted-assistant",
        Denial::Hosts => "join-not-here",
        Denial::Arbiters => "join-arbiters",
        Denial::NotTheDesks => "desk-players-own",
        Denial::OnPaper => "join-seal-paper",
        Denial::TooLong => "join-too-long",
        Denial::Flood => "join-too-fast",
        Denial::Unreadable => "join-unreadable",
        Denial::Unrecorded => "join-not-done",
        Denial::DeskTaken => "desk-elsewhere",
        Denial::NotAtDesk => "desk-code-first",
        Denial::WrongCode { count } => return ("arbiter-code-wrong", vec![("count", count.to_string())]),
        Denial::Wait { time } => return ("arbiter-code-wait", vec![("time", locale.duration(*time))]),
        Denial::ShortCode => "arbiter-code-short",
        Denial::FiguresOnly => "arbiter-code-figures",
        Denial::LongCode => "arbiter-code-long",
        Denial::NoCode => "arbiter-no-code",
        Denial::NoSecret { reason } => return ("arbiter-no-secret", vec![("reason", reason.clone())]),
        Denial::SealedOnPaper => "arbiter-open-paper",
        Denial::Kept => "arbiter-open-kept",
        Denial::NeedsCode => "arbiter-open-needs-code",
        Denial::Missing { path } => return ("arbiter-open-missing", vec![("path", path.clone())]),
        Denial::Damaged { path } => return ("arbiter-open-damaged", vec![("path", path.clone())]),
        Denial::Unread { path, reason } => {
            return ("arbiter-open-unread", vec![("path", path.clone()), ("reason", reason.clone())]);
        }
        Denial::NotRecorded { reason } => return ("trouble-not-recorded", vec![("reason", reason.clone())]),
    };
    (id, Vec::new())
}
