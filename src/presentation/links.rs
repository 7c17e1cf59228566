//! Tell what the link to another station brings about: who has joined, what a lost link does to the clocks, who repeats.

use super::{Channel, Earcon, Presenter, Told, Urgency, Values};
use crate::game::announcement::Telling;
use crate::game::event::CODE_HERE;
use crate::game::joining::Capacity;
use crate::moment::Span;
use crate::seat::Color;

use Channel::{Hall, Private};

impl Presenter {
    pub(super) fn link_found(
        &self,
        (whose, capacity): (Color, Capacity),
        again: bool,
        stops: bool,
        (waits, runs): (bool, bool),
    ) -> Told {
        let id = match (capacity, again) {
            (Capacity::Player, false) if stops => "announce-link-joined-stops",
            (Capacity::Player, false) => "announce-link-joined-runs",
            (Capacity::Player, true) if waits => "announce-link-back-waits",
            (Capacity::Player, true) if runs => "announce-link-back-runs",
            (Capacity::Player, true) => "announce-link-back",
            (Capacity::Assistant | Capacity::Arbiter | Capacity::Spectator, _) => {
                return self.bystander(whose, capacity, true);
            }
        };
        self.with(Earcon::PortFound, whose, id)
    }

    pub(super) fn link_lost(&self, (whose, capacity): (Color, Capacity), stopped: bool, runs: bool) -> Told {
        let id = match capacity {
            Capacity::Player if stopped => "announce-link-lost-stops",
            Capacity::Player if runs => "announce-link-lost-runs",
            Capacity::Player => "announce-link-lost",
            Capacity::Assistant | Capacity::Arbiter | Capacity::Spectator => {
                return self.bystander(whose, capacity, false);
            }
        };
        Told { urgency: Urgency::Next, ..self.with(Earcon::PortLost, whose, id) }
    }

    pub(super) fn stood_still(&self, time: Span) -> Told {
        self.tell(Hall, Earcon::PortLost, "announce-stood-still", Values::new().span("time", time)).next()
    }

    pub(super) fn time_missing(&self, whose: Color, most: Option<Span>) -> Told {
        let Some(most) = most else { return self.of(whose, "announce-time-missing-unknown") };
        self.public("announce-time-missing", Values::new().color(whose).span("time", most))
    }

    pub(super) fn entry_charged(&self, whose: Color, time: Span) -> Told {
        self.public("announce-entry-charged", Values::new().color(whose).span("time", time))
    }

    pub(super) fn link_denied(&self, whose: Color, what: &str) -> Told {
        let id = match what {
            "arbiters-code" => "announce-link-desk-wrong",
            CODE_HERE => "announce-desk-wrong-here",
            "arbiters-desk" => "announce-link-desk-no-code",
            "hello" => "announce-link-seat-taken",
            _ => "announce-link-denied",
        };
        self.refusal(id, Values::new().color(whose).set("what", what))
    }

    pub(super) fn code_refused(&self, count: u32, changed: bool) -> Told {
        let id = if changed { "announce-link-code-changed" } else { "announce-link-code-refused" };
        self.refusal(id, Values::new().set("count", count))
    }

    /// Somebody who plays no seat has joined, or does not answer any more.
    fn bystander(&self, whose: Color, capacity: Capacity, there: bool) -> Told {
        let (channel, id) = match (capacity, there) {
            (Capacity::Player | Capacity::Assistant, true) => (Hall, "announce-link-assistant"),
            (Capacity::Player | Capacity::Assistant, false) => (Hall, "announce-link-assistant-lost"),
            (Capacity::Arbiter, true) => (Private, "announce-link-desk"),
            (Capacity::Arbiter, false) => (Private, "announce-link-desk-lost"),
            (Capacity::Spectator, true) => (Private, "announce-link-spectator"),
            (Capacity::Spectator, false) => (Private, "announce-link-spectator-lost"),
        };
        let earcon = if there { Earcon::PortFound } else { Earcon::PortLost };
        self.tell(channel, Some(earcon), id, whose)
    }

    /// A repetition between two stations is heard in the hall as it is said (D.2.1): who repeats, then the words. At one
    /// station it was heard there, and only its agreement is told.
    pub(super) fn repeated(&self, by: Color, repeated: Option<&Telling>) -> Told {
        let Some(telling) = repeated else {
            return self.note("announce-repetition-agrees", by);
        };
        let mut told = self.public("announce-repetition", Values::new().color(by).telling("move", telling));
        // The mark of en passant ends with a full stop of its own.
        told.line = told.line.replace("e.p..", "e.p.");
        told
    }
}
