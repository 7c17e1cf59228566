//! Keep the way to the host: the line that is there, or the attempts to have one again.

use crate::link::driver::Line;
use crate::link::driver::discovery::{SearchPlace, search};
use crate::link::driver::guest::{GuestEnd, JoinError, JoiningSecret, LetIn, join};
use crate::link::driver::keys::SavedPairing;
use crate::link::message::FromGuest;
use crate::moment::{Moment, Span};
use crate::station::inbox::{Input, Slot};
use std::io;
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

/// The pause after the first attempt that fails.
const FIRST: Span = Span::from_millis(500);

/// No pause is longer.
const LONGEST: Span = Span::from_secs(10);

/// After so many attempts at the old address the host is looked for on the network too, each time so many have failed.
const LOOKED_FOR: u32 = 4;

/// How long it is looked for.
const SEARCH: Duration = Duration::from_secs(2);

/// How the way stands.
enum State {
    /// There is a line.
    There(Line),
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
    /// So many attempts have failed in a row.
    failures: u32,
    /// Whether the host has answered on this line.
    answered: bool,
}

impl Way {
    /// The first line, which reads on from now.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn open(slot: Slot, end: GuestEnd) -> io::Result<Way> {
        let mut way = Way { slot, state: State::Given, number: 1, pause: FIRST, failures: 0, answered: false };
        way.take(end)?;
        Ok(way)
    }

    fn take(&mut self, end: GuestEnd) -> io::Result<()> {
        let (slot, number) = (self.slot.clone(), self.number);
        self.state = State::There(end.spawn(move |said| slot.post(Input::Host(number, said)))?);
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
    pub fn send(&self, said: &FromGuest) -> bool {
        matches!(&self.state, State::There(way) if way.send(said))
    }

    /// The host has answered on this line: when it is lost, it is tried again at once.
    pub fn answered(&mut self) {
        (self.answered, self.pause, self.failures) = (true, FIRST, 0);
    }

    /// The line is lost. Where the host had answered on it, the first attempt is made at once.
    pub fn lost(&mut self, now: Moment) {
        if let State::There(way) = &self.state {
            way.cut();
        }
        // What this line still had to say is not heard any more.
        self.number += 1;
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

    /// Makes an attempt in a thread of its own, where one is due. `hello` is the first word over the line.
    pub fn try_again(&mut self, saved: &SavedPairing, hello: &FromGuest, now: Moment) {
        if self.due().is_none_or(|due| due > now) {
            return;
        }
        self.number += 1;
        let (slot, number, saved, hello) = (self.slot.clone(), self.number, saved.clone(), hello.clone());
        let looks = self.failures > 0 && self.failures.is_multiple_of(LOOKED_FOR);
        let attempt = move || {
            // Where the station is gone, the line goes with what came of this.
            let _ = slot.post(Input::Reached(number, Box::new(rejoin(&saved, &hello, looks))));
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
        self.failures = self.failures.saturating_add(1);
    }

    /// The host was reached. `false` where the line cannot be read.
    pub fn reached(&mut self, end: GuestEnd) -> bool {
        self.take(end).is_ok()
    }

    /// Sends what is queued, and cuts the line.
    pub fn close(self) {
        if let State::There(way) = self.state {
            way.close();
        }
    }
}

/// One attempt: at the address where the host was last, or where its game is announced now.
fn rejoin(saved: &SavedPairing, hello: &FromGuest, looks: bool) -> Result<LetIn, JoinError> {
    let secret = JoiningSecret::Key(saved.id, &saved.key);
    let first = join(&saved.address, secret, hello);
    let on_network = saved.address.parse().is_ok_and(|place: SocketAddr| !place.ip().is_loopback());
    if !looks || !on_network || !matches!(first, Err(JoinError::NoHost { .. } | JoinError::OtherHost)) {
        return first;
    }
    let found = search(SearchPlace::Network, SEARCH).unwrap_or_default();
    match found.into_iter().find(|host| host.game == saved.game) {
        Some(host) => join(&host.address, secret, hello),
        None => first,
    }
}
