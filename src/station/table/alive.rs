//! Keep on the disk how long the program lives while nothing happens, and notice when it did not.
//!
//! While the process does not run, the program hears nothing and tells nothing, and the clock of the system goes on. A slow disk is no
//! standstill: an input that comes meanwhile is stamped when it comes.

use super::{Authority, Station};
use crate::journal_file::Journal;
use crate::journal_file::pulse::Pulse;
use crate::station::heartbeat::Heartbeat;
use crate::station::inbox::{InboxSender, StationInput};
use crate::station::timepiece::{Timepiece, calendar_time_now};
use crate::station::trouble;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_link::host::SILENT_AFTER;
use std::io;

impl Station {
    /// From now on, while a clock runs or stands for an entry, the last moment alive is written beside the journal, where it is kept here.
    pub fn start_liveness_record(&mut self, slot: &InboxSender, timepiece: Timepiece) {
        let Some(journal) = self.keeper.journal() else { return };
        let heartbeat = Heartbeat::start(timepiece);
        let slot = slot.clone();
        let failed = move |error| {
            // When the station is gone, nobody waits for this.
            let _ = slot.post(StationInput::AliveNotKept(error));
        };
        let pulse = Pulse::start(journal.path(), journal.game_id(), move || timepiece.now(), failed);
        match heartbeat.and_then(|heartbeat| Ok((heartbeat, pulse?))) {
            Ok((heartbeat, pulse)) => (self.heartbeat, self.pulse) = (Some(heartbeat), Some(pulse)),
            Err(error) => self.report_liveness_not_saved(&error),
        }
    }

    /// The loop of the station has come round, and is ready for what comes next.
    pub fn record_loop_round(&mut self, now: Moment) {
        self.add_sign_of_life(now);
        if let (Authority::Here(here), Some(pulse)) = (&self.keeper, &self.pulse) {
            // Who takes back what he has entered has used the time in which a clock stood for it: a crash must not hide that.
            let counts = self.runs() || here.referee.player_held_for_entry().is_some();
            pulse.record_loop_round(now, here.journal.last_entry_number(), counts);
        }
    }

    /// Something was done here at this moment: the program stood still after it, if at all.
    pub(super) fn add_sign_of_life(&self, at: Moment) {
        if let Some(heartbeat) = &self.heartbeat {
            heartbeat.add_sign(at);
        }
    }

    /// Whether a clock runs, and this process keeps it. At a desk that only looks at a journal no time passes in it.
    fn runs(&self) -> bool {
        let Authority::Here(here) = &self.keeper else { return false };
        !self.asleep && here.referee.clock().running_player().is_some()
    }

    /// Something comes at this moment, or nothing: where the program has stood still before it, that is recorded first.
    pub fn detect_standstill(&mut self, now: Moment) {
        let Some(since) = self.heartbeat.as_ref().and_then(|heartbeat| heartbeat.take_standstill(now)) else { return };
        // Nor could anybody else be heard.
        if let Some(guests) = &mut self.guests {
            guests.note_standstill(now);
        }
        if self.runs() {
            let (seat, kind) = (Seat::from(self.presenter.owner), EventKind::ProgramStalled { since });
            self.record_event(Event { at: now, seat, port: EventSource::Station, kind });
        }
    }

    /// Until when the flag that falls at this deadline is held: of a player at a station of his own from which nothing was
    /// heard since, nobody can say whether he is there. Then he will have been heard, or is lost.
    pub(super) fn flag_fall_held_until(&self, deadline: Moment) -> Option<Moment> {
        let referee = self.keeper.referee()?;
        let (whose, _) = referee.clock().next_flag_fall().filter(|(_, at)| *at == deadline)?;
        let waits = referee.rules_in_force().lost_link_stops;
        let heard = self.guests.as_ref().filter(|_| waits)?.last_heard_from(whose)?;
        (heard < deadline).then_some(heard + SILENT_AFTER)
    }

    /// The last moment alive cannot be written: told once, and play goes on.
    pub fn report_liveness_not_saved(&mut self, error: &io::Error) {
        self.present_message(&trouble::liveness_not_saved_message(&self.presenter, error));
    }

    /// That the program was started again on its journal, and how long it lived before.
    pub fn program_resumed_event(&self) -> EventKind {
        EventKind::ProgramResumed {
            wall: calendar_time_now(),
            alive: self.keeper.journal().and_then(Journal::last_alive_moment),
            revision: self.keeper.journal().and_then(Journal::new_revision),
        }
    }
}
