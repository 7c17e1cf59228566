//! Put into words what a joined station says of itself: why it is not done here, why the line is cut, why nobody answers.

use crate::game::joining::Capacity;
use crate::game::ruling::Duty;
use crate::game::view::View;
use crate::link::driver::guest::JoinError;
use crate::link::greeting::GreetingRefused;
use crate::link::message::Bye;
use crate::link::role::Denial;
use crate::locale::Locale;
use crate::moment::Span;
use crate::presentation::{Channel, Earcon, Presenter, Told, Values};
use crate::seat::Color;
use crate::station::denied::MessageWithTexts;
use crate::station::{denied, trouble};

/// Why an act is not done.
pub fn denied(locale: &Locale, why: &Denial, own: Color, view: &View) -> MessageWithTexts {
    denied::message(locale, why, || duties(own, view))
}

/// The letters of the duties of this seat's assistant, or none.
pub fn duties(own: Color, view: &View) -> String {
    let has = |duty: &&Duty| view.duties.get(own).has(**duty);
    let letters: Vec<String> = Duty::ALL.iter().filter(has).map(|duty| duty.letter().into()).collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(", ") }
}

/// Why the host has cut the line for good; `None` where it is worth trying again.
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

/// Why the host was not reached.
pub fn unreached(locale: &Locale, place: &str, error: &JoinError) -> MessageWithTexts {
    let failed = |id, error| (id, vec![("address", place.to_owned()), ("reason", trouble::io_reason(locale, error))]);
    match error {
        JoinError::NoHost { why } => failed("join-no-host", why),
        JoinError::Io(why) => failed("join-failed", why),
        JoinError::NotAHost => ("join-not-a-host", vec![("address", place.to_owned())]),
        JoinError::Refused(GreetingRefused::WrongCode) => ("join-code-wrong", Vec::new()),
        JoinError::Refused(GreetingRefused::Pause { seconds }) => {
            ("join-code-pause", vec![("time", locale.duration(Span::from_secs(u64::from(*seconds))))])
        }
        JoinError::Refused(GreetingRefused::OtherProtocol { .. }) => ("join-other-protocol", Vec::new()),
        JoinError::Refused(GreetingRefused::TooMany) => ("join-too-many", Vec::new()),
        JoinError::Refused(GreetingRefused::UnknownKey) => ("join-key-unknown", Vec::new()),
        JoinError::OtherHost => ("join-other-host", vec![("address", place.to_owned())]),
    }
}

/// As what a station has joined.
pub fn joined(presenter: &Presenter, capacity: Capacity) -> Told {
    if capacity == Capacity::Spectator {
        return presenter.tell(Channel::Private, Earcon::PortFound, "join-joined-spectator", ());
    }
    let role = if capacity == Capacity::Player { "player" } else { "assistant" };
    presenter.tell(
        Channel::Private,
        Earcon::PortFound,
        "join-joined",
        Values::new().set("role", role).color(presenter.owner),
    )
}

/// The link is lost: what the clocks do by the rule of the table.
pub fn lost(presenter: &Presenter, view: &View) -> Told {
    let clocks = match view.running {
        Some(_) if view.rules.lost_link_stops => "stop",
        Some(_) => "run",
        None => "none",
    };
    denied::urgent(presenter, Earcon::PortLost, ("join-lost", &[("clocks", clocks.to_owned())]))
}
