//! Keep the journal from a desk at another machine until the arbiter's own code was given there.
//!
//! The code is set when the game is opened, or at the host with both players' knowledge, and never over the link: whoever
//! was first would be the arbiter.
//! Wrong codes over the link are counted apart from those typed at the host, so that nobody can shut the arbiter out of
//! the desk in the hall; a new line does not begin a new count. Each of them is on record.

use super::Desks;
use crate::game::event::{Event, EventKind, Port};
use crate::link::driver::Outgoing;
use crate::link::message::{Bye, Denied, FromDesk, FromStation};
use crate::moment::Moment;
use crate::seat::Seat;
use crate::station::table::Table;
use crate::station::table::desk::Door;

/// Desks at other machines are numbered from here; those that come through the journal's door below it.
const ELSEWHERE_FROM: u64 = 1 << 32;

/// The number of the desk that comes over this connection.
pub const fn elsewhere(connection: u64) -> u64 {
    ELSEWHERE_FROM + connection
}

/// Whether a desk of this number is at another machine.
pub const fn is_elsewhere(desk: u64) -> bool {
    desk >= ELSEWHERE_FROM
}

/// Where a desk of this number types the code.
pub const fn door(desk: u64) -> Door {
    if is_elsewhere(desk) { Door::Elsewhere } else { Door::Here }
}

/// A desk that has not given the code.
#[derive(Debug)]
pub struct Gated {
    line: Outgoing,
    /// The last entry that it says it has.
    last_seq: u64,
    /// The checksum of that.
    head: String,
}

impl Gated {
    /// The way to it.
    pub const fn line(&self) -> &Outgoing {
        &self.line
    }

    /// The way to it, where it is let go.
    pub fn into_line(self) -> Outgoing {
        self.line
    }
}

impl Desks {
    /// Whether this desk is sent the journal.
    pub(super) fn has(&self, from: u64) -> bool {
        self.lines.iter().any(|desk| desk.id == from)
    }

    /// The desk of this number, where it has not given the code.
    pub(super) fn take_gated(&mut self, from: u64) -> Option<Gated> {
        let place = self.gated.iter().position(|desk| desk.line.id == from)?;
        Some(self.gated.swap_remove(place))
    }
}

impl Table {
    /// A desk at another machine has come: the code is awaited, and where there is none, the desk is not let in.
    pub(super) fn stop_at_gate(&mut self, line: Outgoing, (last_seq, head): (u64, String), at: Moment) {
        if self.arbiters_code().is_none() {
            line.send(&FromStation::Bye(Bye::NoCode));
            let id = line.id;
            // What is queued is sent before the line is cut.
            drop(line);
            return self.note_denied(id, "arbiters-desk", "no-code", at);
        }
        if line.send(&FromStation::CodeFirst) {
            self.desks.gated.push(Gated { line, last_seq, head });
        }
    }

    /// Something was said at the gate: only the right code is of any use.
    pub(super) fn said_at_gate(&mut self, gated: Gated, said: FromDesk, at: Moment) {
        let from = gated.line.id;
        let proved = match said {
            FromDesk::Code { code, arbiter } => {
                self.prove(code.reveal(), at, Door::Elsewhere).map(|known| (known, code, arbiter))
            }
            _ => Err(Denied::NotAtDesk),
        };
        let (checked_by, code, arbiter) = match proved {
            Ok(proved) => proved,
            Err(denied) => {
                self.desks.gated.push(gated);
                return self.desk_denied(from, denied, at);
            }
        };
        // Recorded before the desk is sent lines, as the last of those that are there already.
        if !self.desk_is_in(from - ELSEWHERE_FROM, at) {
            return;
        }
        let Gated { line, last_seq, head } = gated;
        self.welcome(line, (last_seq, &head), at);
        // Where the arbiter is at another desk, this one watches; so does one whose lines are of another game.
        if self.view(at).desk.occupied || !self.desks.has(from) {
            return;
        }
        self.desks.asker = Some(from);
        match self.take_desk(checked_by, (code.reveal(), &arbiter), at, Port::Desk) {
            Ok(taken) => self.desks.held_by(from, taken),
            Err(denied) => self.desk_denied(from, denied, at),
        }
    }

    /// A desk is told why not. A wrong code over the link is on record.
    pub(super) fn desk_denied(&mut self, from: u64, denied: Denied, at: Moment) {
        let wrong = matches!(denied, Denied::WrongCode { .. });
        self.desks.deny(denied);
        if wrong && is_elsewhere(from) {
            self.note_denied(from, "arbiters-code", "wrong", at);
        }
    }

    fn note_denied(&mut self, from: u64, what: &str, why: &str, at: Moment) {
        // A line that is gone already has left its wrong code all the same.
        let station = self.station_of_desk(from - ELSEWHERE_FROM).unwrap_or_default();
        let kind = EventKind::LinkDenied { what: what.to_owned(), why: why.to_owned() };
        self.record(Event { at, seat: Seat::Arbiter, port: Port::Link { station, act: 0 }, kind });
    }
}
