//! Keep on the disk how long the program lives while nothing happens, and notice when it did not.
//!
//! The loop of the station comes round each second at least. When it was ready to and did not for much longer, the machine
//! slept, or its process was stopped: nobody could be heard or told anything, while the clock of the system went on. That
//! the disk kept the loop waiting is not meant: what comes meanwhile is stamped when it comes.

use super::{Authority, Station};
use crate::journal_file::Journal;
use crate::journal_file::pulse::Pulse;
use crate::station::inbox::{InboxSender, StationInput};
use crate::station::timepiece::{Timepiece, calendar_time_now};
use crate::station::trouble;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_link::host::SILENT_AFTER;
use std::io;

/// A loop that was ready to come round and did not for so long has stood still: it sleeps a second at most, and another
/// one is given to a busy machine. To who plays at another station it is the silence for which he would be given his time back
/// (see [`SILENT_AFTER`]): his press waits unread meanwhile.
const STOOD_STILL: Span = Span::from_secs(2);

impl Station {
    /// From now on, while a clock runs or stands for an entry, the last moment alive is written beside the journal, where it is kept here.
    pub fn start_liveness_record(&mut self, slot: &InboxSender, timepiece: Timepiece) {
        let Some(journal) = self.keeper.journal() else { return };
        let slot = slot.clone();
        let failed = move |error| {
            // When the station is gone, nobody waits for this.
            let _ = slot.post(StationInput::AliveNotKept(error));
        };
        match Pulse::start(journal.path(), journal.game_id(), move || timepiece.now(), failed) {
            Ok(pulse) => self.pulse = Some(pulse),
            Err(error) => self.report_liveness_not_saved(&error),
        }
    }

    /// The loop of the station has come round, and is ready for what comes next.
    pub fn record_loop_round(&mut self, now: Moment) {
        self.round = Some(now);
        if let (Authority::Here(here), Some(pulse)) = (&self.keeper, &self.pulse) {
            // Who takes back what he has entered has used the time in which a clock stood for it: a crash must not hide that.
            let counts = self.runs() || here.referee.player_held_for_entry().is_some();
            pulse.record_loop_round(now, here.journal.last_entry_number(), counts);
        }
    }

    /// Whether a clock runs, and this process keeps it. At a desk that only looks at a journal no time passes in it.
    fn runs(&self) -> bool {
        let Authority::Here(here) = &self.keeper else { return false };
        !self.asleep && here.referee.clock().running_player().is_some()
    }

    /// Something comes at this moment, or nothing: where the program has stood still since its loop came round last, this
    /// happens first.
    pub fn detect_standstill(&mut self, now: Moment) {
        let Some(since) = self.round.filter(|since| *since < now) else { return };
        self.round = Some(now);
        if now - since < STOOD_STILL {
            return;
        }
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
