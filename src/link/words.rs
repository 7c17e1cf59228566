//! Put into words what comes of a link: why something is not done, why the line is cut for good.

use super::greeting::GreetingRefused;
use super::message::Bye;
use super::role::Denial;
use ansage_game::view::View;
use ansage_words::presentation::{Earcon, Presenter, Told, Values, duties};

/// Why something was not done that came over the link, or from the arbiter: the same words at every station. `view` is
/// that of the station, whose assistant may lack a duty; an arbiter lacks none.
pub fn denied(presenter: &Presenter, why: &Denial, view: Option<&View>) -> Told {
    let none = Values::new;
    let (id, values) = match why {
        Denial::Spectator => ("join-only-watching", none()),
        Denial::OtherSeat => ("join-other-seat", none()),
        Denial::PlayersOwn => ("join-players-own", none()),
        Denial::NoDuty => {
            let letters = view.map(|view| duties(presenter.owner, view)).unwrap_or_default();
            ("join-not-a-duty", none().set("letters", letters))
        }
        Denial::SightedAssistant => ("join-sighted-assistant", none()),
        Denial::Hosts => ("join-not-here", none()),
        Denial::Arbiters => ("join-arbiters", none()),
        Denial::NotTheDesks => ("desk-not-the-desks", none()),
        Denial::OnPaper => ("join-seal-paper", none()),
        Denial::TooLong => ("join-too-long", none()),
        Denial::Flood => ("join-too-fast", none()),
        Denial::Unreadable => ("join-unreadable", none()),
        Denial::Unrecorded => ("join-not-done", none()),
        Denial::DeskTaken => ("desk-elsewhere", none()),
        Denial::NotAtDesk => ("desk-code-first", none()),
        Denial::WrongCode { count } => ("arbiter-code-wrong", none().set("count", *count)),
        Denial::Wait { time } => ("arbiter-code-wait", none().set("time", presenter.program.duration(*time))),
        Denial::ShortCode => ("arbiter-code-short", none()),
        Denial::FiguresOnly => ("arbiter-code-figures", none()),
        Denial::LongCode => ("arbiter-code-long", none()),
        Denial::NoCode => ("arbiter-no-code", none()),
        Denial::NoSecret { reason } => ("arbiter-no-secret", none().set("reason", reason.as_str())),
        Denial::SealedOnPaper => ("arbiter-open-paper", none()),
        Denial::Kept => ("arbiter-open-kept", none()),
        Denial::NeedsCode => ("arbiter-open-needs-code", none()),
        Denial::Missing { path } => ("arbiter-open-missing", none().set("path", path.as_str())),
        Denial::Damaged { path } => ("arbiter-open-damaged", none().set("path", path.as_str())),
        Denial::Unread { path, reason } => {
            ("arbiter-open-unread", none().set("path", path.as_str()).set("reason", reason.as_str()))
        }
        Denial::NotRecorded { reason } => ("trouble-not-recorded", none().set("reason", reason.as_str())),
    };
    presenter.urgent(Earcon::Refused, id, values)
}

/// Why the host has cut the line for good, as the id of a text; `None` where it is worth trying again.
pub fn cut_off(why: Bye) -> Option<&'static str> {
    match why {
        Bye::SeatTaken => Some("join-seat-taken"),
        Bye::OtherProtocol => Some("join-other-protocol"),
        Bye::OtherGame => Some("join-other-game"),
        Bye::NotUnderstood | Bye::Flood => Some("join-cut-off"),
        Bye::Freed => Some("join-freed"),
        Bye::TooMany => Some("join-too-many"),
        Bye::HistoryDiffers => Some("join-history-differs"),
        Bye::NoCode => Some("join-desk-no-code"),
        Bye::Replaced => Some("join-replaced"),
        Bye::Left | Bye::Silent => None,
    }
}

/// Why who is turned away at once was, before anything of the game was told: the id of a text.
pub fn turned_away(why: Bye) -> &'static str {
    match why {
        Bye::Left => "join-host-leaves",
        why => cut_off(why).unwrap_or("join-no-answer"),
    }
}

/// Why a host does not let a station back in, ever; `None` where it is worth trying again.
pub(super) fn kept_out(why: GreetingRefused) -> Option<&'static str> {
    match why {
        GreetingRefused::UnknownKey => Some("join-key-unknown"),
        GreetingRefused::OtherProtocol { .. } => Some("join-other-protocol"),
        GreetingRefused::Pause { .. } | GreetingRefused::WrongCode | GreetingRefused::TooMany => None,
    }
}
