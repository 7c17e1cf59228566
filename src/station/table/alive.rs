//! Keep on the disk how long the program lives while nothing happens.

use super::{Keeper, Table};
use crate::game::event::EventKind;
use crate::journal::alive::driver::Pulse;
use crate::moment::Moment;
use crate::station::inbox::{Input, Slot};
use crate::station::timepiece::{Timepiece, wall};
use crate::station::trouble;
use std::io;

impl Table {
    /// From now on, while a clock runs, the last moment alive is written beside the journal, where it is kept here.
    pub fn keep_alive(&mut self, slot: &Slot, timepiece: Timepiece) {
        let Keeper::Here(journal) = &self.keeper else { return };
        let slot = slot.clone();
        let failed = move |error| {
            // When the station is gone, nobody waits for this.
            let _ = slot.post(Input::AliveNotKept(error));
        };
        match Pulse::start(journal.path(), journal.game(), move || timepiece.now(), failed) {
            Ok(pulse) => self.pulse = Some(pulse),
            Err(error) => self.alive_not_kept(&error),
        }
    }

    /// The loop of the station has come round.
    pub fn comes_round(&mut self, now: Moment) {
        if let (Keeper::Here(journal), Some(pulse)) = (&self.keeper, &self.pulse) {
            // At a desk that only looks at a journal no time passes in it.
            let runs = !self.asleep && self.referee.clock().running().is_some();
            pulse.comes_round(now, journal.last_seq(), runs);
        }
    }

    /// The last moment alive cannot be written: told once, and play goes on.
    pub fn alive_not_kept(&mut self, error: &io::Error) {
        let told = trouble::alive_not_kept(&self.presenter, error);
        self.tell(&told, None);
    }

    /// That the program was started again on its journal, and how long it lived before.
    pub fn resumed(&self) -> EventKind {
        let alive = match &self.keeper {
            Keeper::Here(journal) => journal.alive(),
            Keeper::Station(_) => None,
        };
        EventKind::Resumed { wall: wall(), alive }
    }
}
