//! Keep the way to the host: the line that is there, or the attempts to have one again.

use super::inbox::{Input, Slot};
use crate::link::driver::guest::{GuestConnector, GuestEnd};
use crate::link::driver::keys::SavedPairing;
use crate::link::message::guests::FromGuest;
use crate::moment::{Moment, Span};
use std::thread;

/// The pause after the first attempt that fails.
const FIRST: Span = Span::from_millis(500);

/// No pause is longer.
const LONGEST: Span = Span::from_secs(10);

/// How the way stands.
enum State {
    /// There is a line.
    There(GuestEnd),
    /// An attempt is under way.
    Trying,
    /// The next attempt is made then.
    Waiting(Moment),
    /// No attempt is made any more.
    Given,
}

/// The way to the host.
pub struct Way {
    slot: Slot,
    state: State,
    /// The number of the line, or of the attempt at one: what an older one says is not heard any more.
    number: u64,
    pause: Span,
    /// Whether the host has answered on this line.
    answered: bool,
}

impl Way {
    /// The first line, which reads on from now.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn open(slot: Slot, end: GuestEnd) -> std::io::Result<Way> {
        let mut way = Way { slot, state: State::Given, number: 1, pause: FIRST, answered: true };
        way.take(end)?;
        Ok(way)
    }

    fn take(&mut self, end: GuestEnd) -> std::io::Result<()> {
        let (slot, number) = (self.slot.clone(), self.number);
        let end = end.spawn(move |said| slot.post(Input::Line(number, said)))?;
        self.state = State::There(end);
        Ok(())
    }

    /// Whether this line or attempt is the present one.
    pub fn is_present(&self, number: u64) -> bool {
        self.number == number
    }

    /// Whether there is a line.
    pub fn is_there(&self) -> bool {
        matches!(self.state, State::There(_))
    }

    /// Says something to the host. `false` where there is no line, or it takes nothing any more.
    pub fn send(&mut self, said: &FromGuest) -> bool {
        match &mut self.state {
            State::There(end) => end.send(said),
            _ => false,
        }
    }

    /// The host has answered on this line: when it is lost, it is tried again at once.
    pub fn answered(&mut self) {
        (self.answered, self.pause) = (true, FIRST);
    }

    /// The line is lost. Where the host had answered on it, the first attempt is made at once.
    pub fn lost(&mut self, now: Moment) {
        match std::mem::replace(&mut self.answered, false) {
            true => self.state = State::Waiting(now),
            false => self.failed(now),
        }
    }

    /// No attempt is made any more.
    pub fn give_up(&mut self) {
        self.state = State::Given;
        self.number += 1;
    }

    /// When the next attempt is due.
    pub fn due(&self) -> Option<Moment> {
        match self.state {
            State::Waiting(at) => Some(at),
            _ => None,
        }
    }

    /// Makes an attempt in a thread of its own, where one is due.
    pub fn try_again(&mut self, saved: &SavedPairing, now: Moment) {
        if self.due().is_none_or(|due| due > now) {
            return;
        }
        self.number += 1;
        let (slot, number, saved) = (self.slot.clone(), self.number, saved.clone());
        let attempt = move || {
            let reached = GuestConnector::rejoin(&saved);
            // Where the station is gone, the line goes with what came of this.
            let _ = slot.post(Input::Reached(number, Box::new(reached)));
        };
        self.state = State::Trying;
        if thread::Builder::new().name("rejoin".into()).spawn(attempt).is_err() {
            self.failed(now);
        }
    }

    /// The attempt has failed: the next one follows after a pause, each longer than the one before.
    pub fn failed(&mut self, now: Moment) {
        self.state = State::Waiting(now + self.pause);
        self.pause = (self.pause + self.pause).min(LONGEST);
    }

    /// The host was reached. `false` where the line cannot be read.
    pub fn reached(&mut self, end: GuestEnd) -> bool {
        self.take(end).is_ok()
    }
}
