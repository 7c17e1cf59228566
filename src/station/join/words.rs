//! Put into words what a joined station says of itself: why it is not done here, why the line is cut, why nobody answers.

use crate::game::joining::Capacity;
use crate::game::ruling::Duty;
use crate::game::view::View;
use crate::link::driver::guest::JoinError;
use crate::link::message::guests::WhyBye;
use crate::link::role::Denial;
use crate::locale::Locale;
use crate::moment::Span;
use crate::presentation::{Channel, Earcon, Presenter, Told, Values};
use crate::seat::Color;
use crate::station::trouble;

/// A message's id and its arguments.
pub type Message = (&'static str, Vec<(&'static str, String)>);

/// Something to be known at once, behind a sound.
pub fn urgent(presenter: &Presenter, earcon: Earcon, (id, args): (&str, &[(&'static str, String)])) -> Told {
    presenter.tell(Channel::Private, earcon, id, args).now()
}

/// Why an act is not done.
pub fn denied(why: Denial, own: Color, view: Option<&View>) -> Message {
    let id = match why {
        Denial::Spectator => "join-only-watching",
        Denial::OtherSeat => "join-other-seat",
        Denial::PlayersOwn => "join-players-own",
        Denial::SightedAssistant => "join-sighted-assistant",
        Denial::Hosts => "join-not-here",
        Denial::Arbiters => "join-arbiters",
        Denial::OnPaper => "join-seal-paper",
        Denial::TooLong => "join-too-long",
        Denial::Flood => "join-too-fast",
        Denial::Unreadable => "join-unreadable",
        Denial::Unrecorded => "join-not-done",
        Denial::NoDuty => return ("join-not-a-duty", vec![("letters", duties(own, view))]),
    };
    (id, Vec::new())
}

/// The letters of the duties of this seat's assistant, or none.
pub fn duties(own: Color, view: Option<&View>) -> String {
    let has = |duty: &&Duty| view.is_some_and(|view| view.duties.get(own).has(**duty));
    let letters: Vec<String> = Duty::ALL.iter().filter(has).map(|duty| duty.letter().into()).collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(", ") }
}

/// Why the host has cut the line for good; `None` where it is worth trying again.
pub fn cut_off(why: WhyBye) -> Option<&'static str> {
    match why {
        WhyBye::SeatTaken => Some("join-seat-taken"),
        WhyBye::OtherProtocol => Some("join-other-protocol"),
        WhyBye::OtherGame => Some("join-other-game"),
        WhyBye::NotUnderstood | WhyBye::Flood => Some("join-cut-off"),
        WhyBye::Freed => Some("join-freed"),
        WhyBye::TooMany => Some("join-too-many"),
        WhyBye::HistoryDiffers => Some("join-history-differs"),
        WhyBye::Replaced => Some("join-replaced"),
        WhyBye::Left | WhyBye::Silent => None,
    }
}

/// Why the host was not reached.
pub fn unreached(locale: &Locale, place: &str, error: &JoinError) -> Message {
    let failed = |id, error| (id, vec![("address", place.to_owned()), ("reason", trouble::io_reason(locale, error))]);
    match error {
        JoinError::NoHost { why, .. } => failed("join-no-host", why),
        JoinError::Io(why) => failed("join-failed", why),
        JoinError::NotAHost { .. } => ("join-not-a-host", vec![("address", place.to_owned())]),
        JoinError::WrongCode => ("join-code-wrong", Vec::new()),
        JoinError::Pause { seconds } => {
            ("join-code-pause", vec![("time", locale.duration(Span::from_secs(u64::from(*seconds))))])
        }
        JoinError::OtherProtocol { .. } => ("join-other-protocol", Vec::new()),
        JoinError::TooMany => ("join-too-many", Vec::new()),
        JoinError::UnknownKey => ("join-key-unknown", Vec::new()),
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
    urgent(presenter, Earcon::PortLost, ("join-lost", &[("clocks", clocks.to_owned())]))
}
