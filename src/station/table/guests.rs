//! Attend the stations that have joined: what they do is the act of their seat, and every entry goes to them.
//!
//! The machine of [`crate::link::host`] says what is to be sent and recorded; here it gets its lines, its moments and
//! the entries, when they are on the disk. A station that hangs or floods delays nothing: what it is sent waits in a
//! queue with a limit, and its next word is read when its last one has been answered.

mod asked;
mod opening;

use super::Table;
use super::desks::elsewhere;
use crate::game::effect::Effect;
use crate::game::event::{Event, EventKind, Port};
use crate::game::joining::Capacity;
use crate::game::referee::Referee;
use crate::journal::driver::Journal;
use crate::link::driver::host::{GuestCall, GuestLine, Listening};
use crate::link::driver::keys::{KeyFileError, Seated};
use crate::link::host::{Host, Out, is_freed, may_come_back};
use crate::link::message::guests::{FromGuest, FromHost, GUEST_PROTOCOL, WhyBye};
use crate::link::pairing::PairingId;
use crate::moment::{Moment, Span};
use crate::seat::Color;
use crate::station::inbox::{Input, Slot};
use crate::station::timepiece::wall;
use std::collections::BTreeMap;

/// What reaches the host of a game.
pub type Call = GuestCall<FromGuest>;

/// The stations that have joined, and the ways to them.
pub struct Guests {
    host: Host,
    /// The door on the network; `None` where there is none.
    listening: Option<Listening>,
    /// The ways to players, assistants and spectators, by the number of their connection.
    lines: BTreeMap<u64, GuestLine>,
    /// The stations that are a desk of the arbiter, or wish to be, by the number of their connection.
    desks: BTreeMap<u64, DeskThere>,
    /// The name of each station's pairing.
    pairings: BTreeMap<u8, PairingId>,
    slot: Slot,
}

/// A station that has come to be the arbiter's desk.
struct DeskThere {
    station: u8,
    /// Whether the arbiter's code was given there: before that it has not joined.
    is_in: bool,
}

/// Somebody who has come over a new line.
struct Arrival {
    line: GuestLine,
    pairing: PairingId,
    station: u8,
    new: bool,
    seated: Option<Seated>,
    hello: FromGuest,
}

impl Guests {
    /// An entry is on the disk: everybody is told what concerns him.
    fn entry(&mut self, seq: u64, line: &str, event: &Event, effects: &[Effect], after: &Referee) {
        let head = head_of(line);
        if event.kind == EventKind::LinkFreed && is_freed(effects) {
            self.forget_player(event);
        }
        for out in self.host.entry(seq, head, event, effects, &after.view(event.at)) {
            match out {
                Out::Send { to, message } => self.send(to, &message),
                Out::Close { to } => drop(self.lines.remove(&to)),
                Out::Journal { .. } => {}
            }
        }
    }

    /// The host has stood still up to this moment.
    pub(super) fn stood_still(&mut self, now: Moment) {
        self.host.stood_still(now);
    }

    /// When the player of this seat was heard last, if his station is there.
    pub(super) fn heard_from(&self, seat: Color) -> Option<Moment> {
        self.host.heard_from(seat)
    }

    /// A station that is too slow is cut off; its reader tells that it is gone.
    fn send(&self, to: u64, message: &FromHost) {
        if let Some(line) = self.lines.get(&to) {
            line.send(message);
        }
    }

    /// The player of this seat does not come back without a code, unless he was only away.
    fn forget_player(&mut self, freed: &Event) {
        let players = self.host.joined().into_iter();
        let players = players.filter(|it| it.capacity == Capacity::Player && Some(it.seat) == freed.seat.color());
        let players = players.filter(|it| it.there || !may_come_back(freed));
        for pairing in players.filter_map(|it| self.pairings.get(&it.station).copied()) {
            self.forget(pairing);
        }
    }

    /// Where the file cannot be written the pairing is forgotten in memory; the journal says that the seat was freed.
    fn forget(&self, pairing: PairingId) {
        if let Some(listening) = &self.listening {
            let _ = listening.forget(pairing);
        }
    }
}

/// The checksum of a line of the journal.
fn head_of(line: &str) -> &str {
    line.trim_end_matches('\n').rsplit('\t').next().unwrap_or_default()
}

impl Table {
    /// Something of the link has reached the station.
    pub fn guest_called(&mut self, call: Call, at: Moment) {
        match call {
            Call::Arrived { line, pairing, station, new, seated, hello, turn, .. } => {
                self.guest_arrives(Arrival { line, pairing, station, new, seated, hello }, at);
                drop(turn);
            }
            Call::Said { from, said, turn } => {
                self.with_guests(at, |host, referee| host.said(from, &said, &referee.view(at), at));
                drop(turn);
            }
            Call::Bad { from, turn, .. } => {
                self.with_guests(at, |host, referee| host.bad(from, referee.terms().owner));
                drop(turn);
            }
            Call::Gone { from } => self.guest_gone(from, at),
            Call::Replaced { from } => {
                if let Some(guests) = &self.guests {
                    guests.send(from, &FromHost::Bye(WhyBye::Replaced));
                }
                self.guest_gone(from, at);
            }
            Call::CodeRefused { count, code, pause, .. } => {
                let kind = EventKind::CodeRefused { count, changed: code.is_some() };
                self.happen(at, kind);
                if let Some(code) = code {
                    self.tell_new_code(&code, pause);
                }
            }
            Call::NotKept { why } => self.tell_not_kept(&why),
        }
    }

    /// Asks the machine, and does what it says.
    fn with_guests(&mut self, at: Moment, asks: impl FnOnce(&mut Host, &Referee) -> Vec<Out>) {
        let Some(guests) = &mut self.guests else { return };
        let Some(referee) = self.keeper.referee() else { return };
        let outs = asks(&mut guests.host, referee);
        self.do_for_guests(outs, at);
    }

    fn do_for_guests(&mut self, outs: Vec<Out>, at: Moment) {
        for out in outs {
            let Some(guests) = &mut self.guests else { return };
            match out {
                Out::Send { to, message } => guests.send(to, &message),
                Out::Close { to } => drop(guests.lines.remove(&to)),
                Out::Journal { seat, port, kind } => {
                    self.record(Event { at, seat, port, kind: with_wall(kind) });
                }
            }
        }
    }

    fn guest_arrives(&mut self, arrival: Arrival, at: Moment) {
        let view = self.view(at);
        let Some(guests) = &mut self.guests else { return };
        guests.pairings.insert(arrival.station, arrival.pairing);
        let FromGuest::Hello { capacity, .. } = &arrival.hello else {
            let _ = arrival.line.send(&FromHost::Bye(WhyBye::NotUnderstood));
            return guests.turned_away(&arrival);
        };
        if *capacity == Capacity::Arbiter {
            return self.desk_arrives(arrival);
        }
        let Arrival { line, pairing, station, new, hello, .. } = arrival;
        let from = line.id;
        guests.lines.insert(from, line);
        let outs = guests.host.hello(from, station, &hello, &view, at);
        self.do_for_guests(outs, at);
        let Some(guests) = &self.guests else { return };
        let seated = guests.host.joined().into_iter().find(|it| it.station == station && guests.is_in(from));
        match seated {
            Some(it) => {
                let seat = (it.capacity != Capacity::Spectator).then_some(it.seat);
                self.keep_seat(pairing, Seated { capacity: it.capacity, seat });
            }
            // Who was let in by code and then asks for what he cannot have has not joined.
            None if new => guests.forget(pairing),
            None => {}
        }
    }

    /// Somebody has come to be the arbiter: his line becomes that of a desk, which has joined when the arbiter's code was
    /// given there.
    fn desk_arrives(&mut self, arrival: Arrival) {
        let Some(guests) = &mut self.guests else { return };
        let game = guests.listening.as_ref().map(Listening::game).unwrap_or_default();
        let other = arrival.seated.is_some_and(|seated| seated.capacity != Capacity::Arbiter);
        let FromGuest::Hello { protocol, game: his, .. } = &arrival.hello else { return };
        let why = match () {
            () if *protocol != GUEST_PROTOCOL => Some(WhyBye::OtherProtocol),
            () if !his.is_empty() && *his != game => Some(WhyBye::OtherGame),
            () if other => Some(WhyBye::SeatTaken),
            () => None,
        };
        if let Some(why) = why {
            let _ = arrival.line.send(&FromHost::Bye(why));
            return guests.turned_away(&arrival);
        }
        let Arrival { line, pairing, station, .. } = arrival;
        let (from, slot) = (line.id, guests.slot.clone());
        if line.into_desk(elsewhere(from), move |call| slot.post(Input::Call(call))).is_err() {
            return;
        }
        guests.desks.insert(from, DeskThere { station, is_in: false });
        self.keep_seat(pairing, Seated { capacity: Capacity::Arbiter, seat: None });
    }

    /// The number of the station whose line of this number is a desk's.
    pub(super) fn station_of_desk(&self, from: u64) -> Option<u8> {
        self.guests.as_ref()?.desks.get(&from).map(|desk| desk.station)
    }

    /// The arbiter's code was given over this connection: now the desk has joined. `false` where the line is cut.
    pub(super) fn desk_is_in(&mut self, from: u64, at: Moment) -> bool {
        let Some(guests) = &mut self.guests else { return false };
        let Some(there) = guests.desks.get_mut(&from) else { return false };
        there.is_in = true;
        let station = there.station;
        let again = guests.host.joined().iter().any(|it| it.station == station);
        self.happen(at, EventKind::LinkFound { station, capacity: Capacity::Arbiter, again });
        true
    }

    fn keep_seat(&mut self, pairing: PairingId, seated: Seated) {
        let listening = self.guests.as_ref().and_then(|guests| guests.listening.as_ref());
        let kept = listening.map_or(Ok(()), |listening| listening.seat(pairing, seated));
        if let Err(why) = kept {
            self.tell_not_kept(&why);
        }
    }

    fn guest_gone(&mut self, from: u64, at: Moment) {
        let Some(guests) = &mut self.guests else { return };
        guests.lines.remove(&from);
        if let Some(DeskThere { station, is_in: true }) = guests.desks.remove(&from) {
            let kind = EventKind::LinkLost { station, capacity: Capacity::Arbiter, since: None };
            self.happen(at, kind);
        }
        self.with_guests(at, |host, _| host.gone(from));
    }

    /// An entry is on the disk.
    pub(super) fn tell_guests(&mut self, line: &str, event: &Event, effects: &[Effect], after: &Referee) {
        let Some(seq) = self.keeper.journal().map(Journal::last_seq) else { return };
        if let Some(guests) = &mut self.guests {
            guests.entry(seq, line, event, effects, after);
        }
    }

    /// When somebody is to be asked whether he is still there, or is lost.
    pub(super) fn guests_deadline(&self) -> Option<Moment> {
        self.guests.as_ref().and_then(|guests| guests.host.next_tick())
    }

    /// Asks who is due, and loses who does not answer.
    pub fn ask_guests(&mut self, now: Moment) {
        if self.guests_deadline().is_some_and(|due| due <= now) {
            self.with_guests(now, |host, _| host.tick(now));
        }
    }

    /// Says the last word to everybody and closes the lines.
    pub(super) fn close_guests(&mut self) {
        let Some(mut guests) = self.guests.take() else { return };
        // Nobody comes in any more.
        drop(guests.listening.take());
        for out in guests.host.leave() {
            match out {
                Out::Send { to, message } => guests.send(to, &message),
                Out::Close { to } => {
                    if let Some(line) = guests.lines.remove(&to) {
                        line.close();
                    }
                }
                Out::Journal { .. } => {}
            }
        }
    }

    /// The pairings could not be written.
    fn tell_not_kept(&mut self, why: &KeyFileError) {
        let told = self.not_kept(why);
        self.tell(&told, None);
    }
}

impl Guests {
    fn is_in(&self, from: u64) -> bool {
        self.lines.contains_key(&from)
    }

    /// A station that was not let in. One that came by code has used it up, and has not joined.
    fn turned_away(&self, arrival: &Arrival) {
        if arrival.new {
            self.forget(arrival.pairing);
        }
    }
}

/// A move sealed on paper at another station: what is written on the envelope is the host's time.
fn with_wall(kind: EventKind) -> EventKind {
    match kind {
        EventKind::Sealed { commitment, .. } => EventKind::Sealed { commitment, wall: wall() },
        kind => kind,
    }
}

/// Whether nobody can say this again: it is kept until it can be recorded. A station's act is; it waits for its entry.
pub(super) fn is_once(event: &Event) -> bool {
    let of_link = matches!(
        event.kind,
        EventKind::LinkFound { .. }
            | EventKind::LinkLost { .. }
            | EventKind::StoodStill { .. }
            | EventKind::CodeRefused { .. }
            | EventKind::HistoryDiffers { .. }
    );
    of_link || matches!(event.port, Port::Link { .. })
}

/// How long, in words: the pause after too many wrong codes.
fn seconds(pause: Option<Span>) -> u64 {
    pause.map_or(0, |pause| pause.as_millis().div_ceil(1_000))
}
