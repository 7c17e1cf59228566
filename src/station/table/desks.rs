//! Attend the arbiter's desks that are connected to this station: one rules, others may watch.
//!
//! A desk is sent every line of the journal when it is on the disk. What it sends is believed as far as its arbiter may
//! wish it: the code is checked here, the event is the arbiter's, and its moment is that of its arrival. When the
//! line to the desk that rules is cut, the arbiter has left it, and that is on record.
//!
//! A desk at another machine was let in by the code of the hall, which the players hear. The journal has both scores in
//! it, so such a desk is sent nothing before the arbiter's own code; see [`gate`].

mod gate;

pub(super) use gate::elsewhere;

use super::Table;
use crate::game::event::{Event, EventKind, Port};
use crate::journal::driver::JournalError;
use crate::link::PROTOCOL;
use crate::link::driver::{Call, Outgoing};
use crate::link::message::{Bye, Denied, FromDesk, FromStation, may_send};
use crate::moment::Moment;
use crate::presentation::Presenter;
use crate::seat::Seat;
use crate::station::trouble;

/// The desks that are connected.
#[derive(Debug, Default)]
pub struct Desks {
    lines: Vec<Outgoing>,
    /// Those at other machines that have not given the arbiter's code.
    gated: Vec<gate::Gated>,
    /// The one whose arbiter has typed the code.
    holder: Option<u64>,
    /// The one that waits for an answer.
    asker: Option<u64>,
    /// Whether the line to the holder was cut.
    lost: bool,
}

impl Desks {
    /// An entry is on the disk: every desk gets it. A desk that is too slow is lost.
    pub fn send_line(&mut self, line: &str) {
        let asker = self.asker.take();
        let text = line.trim_end_matches('\n');
        self.lines.retain(|desk| {
            let yours = asker == Some(desk.id);
            desk.send(&FromStation::Line { text: text.to_owned(), yours })
        });
        let here = |id: &u64| self.lines.iter().any(|desk| desk.id == *id);
        self.lost |= self.holder.as_ref().is_some_and(|holder| !here(holder));
    }

    /// Whether a desk that is connected rules.
    pub(super) fn is_held(&self) -> bool {
        self.holder.is_some()
    }

    /// The desk that rules is to rule no more.
    pub(super) fn lose_holder(&mut self) {
        self.lost |= self.holder.is_some();
    }

    /// The arbiter is at this desk, where that is on record.
    fn held_by(&mut self, from: u64, taken: bool) {
        self.holder = taken.then_some(from).or(self.holder);
    }

    fn deny(&mut self, denied: Denied) {
        let asker = self.asker.take();
        let mut desks = self.lines.iter().chain(self.gated.iter().map(gate::Gated::line));
        if let Some(desk) = desks.find(|desk| Some(desk.id) == asker) {
            desk.send(&FromStation::Denied(denied));
        }
    }

    /// What a desk asked for could not be recorded.
    pub fn not_recorded(&mut self, presenter: &Presenter, error: &JournalError) {
        if self.asker.is_some() {
            let reason = trouble::why_not_recorded(presenter, error);
            self.deny(Denied::NotRecorded { reason });
        }
    }

    /// Says the last word to all of them.
    pub fn close(self) {
        for desk in self.lines.into_iter().chain(self.gated.into_iter().map(gate::Gated::into_line)) {
            desk.send(&FromStation::Bye(Bye::Left));
            desk.close();
        }
    }
}

impl Table {
    /// Something reached the station's door.
    pub fn call(&mut self, call: Call, at: Moment) {
        match call {
            Call::Arrived { line, last_seq, head } if gate::is_elsewhere(line.id) => {
                self.stop_at_gate(line, (last_seq, head), at);
            }
            Call::Arrived { line, last_seq, head } => self.welcome(line, (last_seq, &head), at),
            Call::Said { from, said, turn } => {
                self.desk_says(from, said, at);
                drop(turn);
            }
            Call::Gone { from } => {
                self.desks.lines.retain(|desk| desk.id != from);
                self.desks.gated.retain(|desk| desk.line().id != from);
                self.desks.lost |= self.desks.holder == Some(from);
            }
        }
        self.lose_desk(at);
    }

    fn welcome(&mut self, desk: Outgoing, (last_seq, head): (u64, &str), at: Moment) {
        let Some(journal) = self.keeper.journal() else { return };
        if last_seq > journal.last_seq() {
            desk.send(&FromStation::Bye(Bye::OtherGame));
            return;
        }
        let since = at - self.view(Moment::START).at;
        let hello = FromStation::Hello { protocol: PROTOCOL, last_seq: journal.last_seq(), since: since.as_millis() };
        if desk.send(&hello) && desk.send_history(journal.path(), journal.bytes(), last_seq, head) {
            self.desks.lines.push(desk);
        }
    }

    fn desk_says(&mut self, from: u64, said: FromDesk, at: Moment) {
        self.desks.asker = Some(from);
        if let Some(gated) = self.desks.take_gated(from) {
            return self.said_at_gate(gated, said, at);
        }
        // Who was turned away is not heard, whatever he still says.
        if !self.desks.has(from) {
            return;
        }
        let holds = self.desks.holder == Some(from);
        let done = match said {
            FromDesk::Code { code, arbiter } => {
                let admitted = self.admit(code.reveal(), &arbiter, at, (Port::Desk, gate::door(from)));
                admitted.map(|taken| self.desks.held_by(from, taken))
            }
            FromDesk::Hello { .. } => Err(Denied::NotYours),
            _ if !holds => Err(Denied::NotAtDesk),
            FromDesk::Act { kind } if may_send(&kind) => {
                let leaves = kind == EventKind::DeskLeft;
                if self.record(Event { at, seat: Seat::Arbiter, port: Port::Desk, kind }) && leaves {
                    self.desks.holder = None;
                }
                Ok(())
            }
            FromDesk::Act { .. } => Err(Denied::NotYours),
            FromDesk::Open => self.open_kept(at, Port::Desk),
            FromDesk::OpenPaper { words } => self.open_paper(words, at, Port::Desk),
        };
        if let Err(denied) = done {
            self.desk_denied(from, denied, at);
        }
    }

    /// The arbiter's desk is gone: he has left it.
    pub(super) fn lose_desk(&mut self, at: Moment) {
        if !std::mem::take(&mut self.desks.lost) {
            return;
        }
        self.desks.holder = None;
        if self.view(at).desk.occupied {
            self.record(Event { at, seat: Seat::Arbiter, port: Port::Station, kind: EventKind::DeskLeft });
        }
    }
}
