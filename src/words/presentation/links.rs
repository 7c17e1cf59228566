//! Tell what the link to another station brings about: who has joined, what a lost link does to the clocks, and who may not join;
//! and at the joined station itself, how its link stands.

use super::{Channel, Earcon, Form, Presenter, Told, Values};
use crate::locale::Args;
use ansage_game::event::CODE_HERE;
use ansage_game::joining::Capacity;
use ansage_game::moment::Span;
use ansage_game::ruling::Duty;
use ansage_game::seat::Color;
use ansage_game::view::{Awaited, View};

use Channel::{Hall, Private};

/// The link to the host, as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkShown {
    /// Whether the host answers.
    pub there: bool,
    /// The time there and back, where it was measured.
    pub delay: Option<Span>,
    /// Acts of this station that the host has not taken down yet.
    pub unsent: usize,
}

/// What the rule of the table does to the clocks without the link, as texts name it.
pub fn clocks_without_link(view: &View) -> &'static str {
    match view.running {
        Some(_) if view.rules.lost_link_stops => "stop",
        Some(_) => "run",
        None => "none",
    }
}

/// The letters of the duties of this seat's assistant, or none.
pub fn duties(own: Color, view: &View) -> String {
    let has = |duty: &&Duty| view.duties.get(own).has(**duty);
    let letters: Vec<String> = Duty::ALL.iter().filter(has).map(|duty| duty.letter().into()).collect();
    if letters.is_empty() { "none".to_owned() } else { letters.join(", ") }
}

/// How a joined station is told of itself.
impl Presenter {
    /// As what it has joined, and which duties an assistant has.
    pub fn joined(&self, capacity: Capacity, view: &View) -> Vec<Told> {
        let found = |id, values: Values<'_>| self.tell(Private, Earcon::PortFound, id, values);
        let seated = |role: &str| found("join-joined", Values::of(self.owner).set("role", role));
        match capacity {
            Capacity::Player => vec![seated("player")],
            Capacity::Assistant => {
                let letters = Values::new().set("letters", duties(self.owner, view));
                vec![seated("assistant"), self.note("join-duties", letters)]
            }
            Capacity::Arbiter | Capacity::Spectator => vec![found("join-joined-spectator", Values::new())],
        }
    }

    /// The link is lost: what the clocks do by the rule of the table.
    pub fn link_to_host_lost(&self, view: &View) -> Told {
        self.urgent(Earcon::PortLost, "join-lost", Values::new().set("clocks", clocks_without_link(view)))
    }

    /// The link is there again.
    pub fn link_to_host_back(&self, view: &View) -> Told {
        let stands = matches!(view.awaited, Awaited::Resumption | Awaited::Restart(_));
        let play = if stands { "stands" } else { "goes" };
        self.tell(Private, Earcon::PortFound, "join-back", Values::new().set("play", play))
    }

    /// Where this station has joined, and how long its words take there and back.
    pub fn link_to_host(&self, address: &str, link: LinkShown) -> Told {
        let id = if link.there { "join-link-is" } else { "join-link-lost" };
        let millis = |form: Form<'_>| {
            let Some(delay) = link.delay else { return "none".to_owned() };
            let count = Args::new().set("count", delay.as_millis() as i64);
            match form.is_heard() {
                true => form.locale.text("join-millis", &count),
                false => form.locale.line("join-millis", &count),
            }
        };
        self.note(id, Values::new().set("address", address.to_owned()).formed("delay", millis)).now()
    }
}

impl Presenter {
    pub(super) fn link_found(
        &self,
        (whose, capacity): (Color, Capacity),
        again: bool,
        stops: bool,
        (waits, runs): (bool, bool),
    ) -> Told {
        let what = match (capacity, again) {
            (Capacity::Player, false) if stops => "joined-stops",
            (Capacity::Player, false) => "joined-runs",
            (Capacity::Player, true) if waits => "back-waits",
            (Capacity::Player, true) if runs => "back-runs",
            (Capacity::Player, true) => "back",
            (Capacity::Assistant | Capacity::Arbiter | Capacity::Spectator, _) => {
                return self.bystander(whose, capacity, true);
            }
        };
        self.tell(Hall, Earcon::PortFound, "announce-link-there", Values::of(whose).set("what", what))
    }

    pub(super) fn link_lost(&self, (whose, capacity): (Color, Capacity), stopped: bool, runs: bool) -> Told {
        let what = match capacity {
            Capacity::Player if stopped => "stops",
            Capacity::Player if runs => "runs",
            Capacity::Player => "link",
            Capacity::Assistant | Capacity::Arbiter | Capacity::Spectator => {
                return self.bystander(whose, capacity, false);
            }
        };
        self.tell(Hall, Earcon::PortLost, "announce-link-gone", Values::of(whose).set("what", what)).next()
    }

    pub(super) fn link_denied(&self, whose: Color, what: &str) -> Told {
        let id = match what {
            "arbiters-code" => "announce-link-desk-wrong",
            CODE_HERE => "announce-desk-wrong-here",
            "arbiters-desk" => "announce-link-desk-no-code",
            "hello" => "announce-link-seat-taken",
            _ => "announce-link-denied",
        };
        self.refusal(id, Values::of(whose).set("what", what))
    }

    /// Somebody who plays no seat has joined, or does not answer any more.
    fn bystander(&self, whose: Color, capacity: Capacity, there: bool) -> Told {
        let (channel, what) = match capacity {
            Capacity::Player | Capacity::Assistant => (Hall, "assistant"),
            Capacity::Arbiter => (Private, "desk"),
            Capacity::Spectator => (Private, "spectator"),
        };
        let (id, cue) = match there {
            true => ("announce-link-there", Earcon::PortFound),
            false => ("announce-link-gone", Earcon::PortLost),
        };
        self.tell(channel, cue, id, Values::of(whose).set("what", what))
    }
}
