//! Put into words what comes of a link: why something is not done, why the line is cut for good.

use super::greeting::GreetingRefusal;
use super::message::DisconnectReason;
use super::role::Denial;
use ansage_game::view::View;
use ansage_words::presentation::{Earcon, Message, MessageValues, Presenter, assistant_duty_letters};

/// Why something was not done that came over the link, or from the arbiter: the same words at every station. `view` is
/// that of the station, whose assistant may lack a duty; an arbiter lacks none.
pub fn denial_message(presenter: &Presenter, why: &Denial, view: Option<&View>) -> Message {
    let none = MessageValues::new;
    // Only a station that has a game hears of articles.
    let article = |of_2014: &str| view.map_or_else(|| of_2014.to_owned(), |view| view.appendix_article(of_2014));
    let (id, values) = match why {
        Denial::Spectator => ("join-only-watching", none()),
        Denial::OtherSeat => ("join-other-seat", none()),
        Denial::PlayersOwn => ("join-players-own", none()),
        Denial::NoDuty => {
            let letters = view.map(|view| assistant_duty_letters(presenter.owner, view)).unwrap_or_default();
            ("join-not-a-duty", none().set_own_text("letters", letters).set_own_text("article", article("D.2.9")))
        }
        Denial::AwaitsConsent => ("join-awaits-consent", MessageValues::from_color(presenter.owner)),
        Denial::SightedAssistant => ("join-sighted-assistant", none().set_own_text("article", article("D.2.10"))),
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
        Denial::Wait { time } => {
            ("arbiter-code-wait", none().set_own_text("time", presenter.program.duration_text(*time)))
        }
        Denial::ShortCode => ("arbiter-code-short", none()),
        Denial::FiguresOnly => ("arbiter-code-figures", none()),
        Denial::LongCode => ("arbiter-code-long", none()),
        Denial::NoCode => ("arbiter-no-code", none()),
        Denial::NoSecret { reason } => ("arbiter-no-secret", none().set_quoted("reason", reason)),
        Denial::SealedOnPaper => ("arbiter-open-paper", none()),
        Denial::Kept => ("arbiter-open-kept", none()),
        Denial::NeedsCode => ("arbiter-open-needs-code", none()),
        Denial::Missing { path } => ("arbiter-open-missing", none().set_quoted("path", path)),
        Denial::Damaged { path } => ("arbiter-open-damaged", none().set_quoted("path", path)),
        Denial::Unread { path, reason } => {
            ("arbiter-open-unread", none().set_quoted("path", path).set_quoted("reason", reason))
        }
        Denial::NotRecorded { reason } => ("trouble-not-recorded", none().set_quoted("reason", reason)),
    };
    presenter.urgent_message(Earcon::Refused, id, values)
}

/// Why the host has cut the line for good, as the id of a text; `None` where it is worth trying again.
pub fn permanent_disconnect_text_id(why: DisconnectReason) -> Option<&'static str> {
    match why {
        DisconnectReason::SeatTaken => Some("join-seat-taken"),
        DisconnectReason::OtherProtocol => Some("join-other-protocol"),
        DisconnectReason::OtherGame => Some("join-other-game"),
        DisconnectReason::NotUnderstood | DisconnectReason::Flood => Some("join-cut-off"),
        DisconnectReason::NotAccepted => Some("join-not-accepted"),
        DisconnectReason::NoName => Some("join-no-name"),
        DisconnectReason::Freed => Some("join-freed"),
        DisconnectReason::OwnerReturned => Some("join-owner-returned"),
        DisconnectReason::TooMany => Some("join-too-many"),
        DisconnectReason::HistoryDiffers => Some("join-history-differs"),
        DisconnectReason::NoCode => Some("join-desk-no-code"),
        DisconnectReason::Replaced => Some("join-replaced"),
        DisconnectReason::Left | DisconnectReason::Silent => None,
    }
}

/// Why who is turned away at once was, before anything of the game was told: the id of a text.
pub fn rejection_text_id(why: DisconnectReason) -> &'static str {
    match why {
        DisconnectReason::Left => "join-host-leaves",
        why => permanent_disconnect_text_id(why).unwrap_or("join-no-answer"),
    }
}

/// Why a host does not let a station back in, ever; `None` where it is worth trying again.
pub(super) fn permanent_refusal_text_id(why: GreetingRefusal) -> Option<&'static str> {
    match why {
        GreetingRefusal::UnknownKey => Some("join-key-unknown"),
        GreetingRefusal::OtherProtocol { .. } => Some("join-other-protocol"),
        GreetingRefusal::Pause { .. } | GreetingRefusal::WrongCode | GreetingRefusal::TooMany => None,
    }
}
