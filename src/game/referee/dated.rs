//! Stop both clocks as of a moment that lies before the one at which it is noticed: nothing was seen since.
//!
//! The program was dead, the machine stood still, or the line to a player's station was. Then nothing that time alone
//! brings about happens after that moment: no flag falls of which nobody could have been told. And it is never earlier than
//! the running clock's last start, for that was seen.

use super::Referee;
use crate::game::event::EventKind;
use crate::moment::Moment;

impl Referee {
    /// Up to when time is settled before an event: to its own moment, or to that as of which it stops the clocks.
    pub(super) fn settles_until(&self, kind: &EventKind, at: Moment) -> Moment {
        match kind {
            EventKind::Opened { .. } => self.now,
            // For the time between the program was not there, and both clocks stand.
            EventKind::Resumed { alive, .. } => alive.unwrap_or(self.now).clamp(self.now, at),
            _ => at,
        }
    }

    /// Stops both clocks as of a moment; the one that runs is charged up to then.
    pub(super) fn stop_as_of(&mut self, moment: Moment) {
        // A clock that was started later is charged nothing.
        self.clock.stop(moment);
    }
}
