//! Tell what the link to another station brings about: who has joined, what a lost link does to the clocks, and who may not join.

use super::{Channel, Earcon, Presenter, Told, Values};
use crate::game::event::CODE_HERE;
use crate::game::joining::Capacity;
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
