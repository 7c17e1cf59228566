//! Hold every line to another station: those of players, assistants and spectators, and the arbiter's desks, of which one
//! rules and others may watch.
//!
//! A desk is sent every line of the journal when it is on the disk. What it sends is believed as far as its arbiter may
//! wish it: the code is checked here, the event is the arbiter's, and its moment is that of its arrival. When the
//! line to the desk that rules is cut, the arbiter has left it, and that is on record.
//!
//! A desk at another machine was let in by the code of the hall, which the players hear. The journal has both scores in
//! it, so such a desk is sent nothing before the arbiter's own code. That is set when the game is opened, or at the host
//! with both players' knowledge, and never over the link: whoever was first would be the arbiter. Wrong codes over the link
//! are counted apart from those typed at the host, so that nobody can shut the arbiter out of the desk in the hall; a new
//! line does not begin a new count. Each of them is on record.

use super::Station;
use super::desk::CodeEntryPoint;
use crate::journal_file::JournalError;
use crate::station::trouble;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_link::PROTOCOL;
use ansage_link::driver::keys::SeatAssignment;
use ansage_link::driver::{ConnectionWriter, LinkEvent, PairedStation};
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::{Denial, check_arbiter_can_send};
use ansage_words::presentation::Presenter;
use std::collections::BTreeMap;

/// The lines that are open, by the numbers of their connections.
#[derive(Debug, Default)]
pub struct Connections {
    open: BTreeMap<u64, Connection>,
    /// The desk whose arbiter has typed the code.
    holder: Option<u64>,
    /// The one that waits for an answer, and the number of its act.
    asker: Option<(u64, u64)>,
    /// Whether the line to the holder was cut.
    lost: bool,
}

/// A line and who is at its end.
#[derive(Debug)]
struct Connection {
    /// `None` where it was let go: what still comes over it is not heard.
    line: Option<ConnectionWriter>,
    end: ConnectionPeer,
}

/// Who is at the end of a line.
#[derive(Debug)]
enum ConnectionPeer {
    /// A player, an assistant or a spectator: [`ansage_link::host::Host`] says what he is sent.
    Seat,
    /// An arbiter's desk.
    Desk {
        /// The number of its station; `None`: it is at this machine.
        station: Option<u8>,
        /// The last entry that it says it has, with its checksum, until it is sent the lines behind that. From another
        /// machine that is when the code was given: then it has joined.
        has: Option<(u64, String)>,
    },
}

impl Connection {
    fn send(&self, message: &HostMessage) -> bool {
        self.line.as_ref().is_some_and(|line| line.queue_message(message))
    }
}

impl Connections {
    /// A station that is too slow is cut off; its reader tells that it is gone.
    pub(super) fn send_message(&self, to: u64, message: &HostMessage) {
        if let Some(connection) = self.open.get(&to) {
            connection.send(message);
        }
    }

    /// The line of a station that is told nothing more; what it was told goes out.
    pub(super) fn close_after_sending(&mut self, to: u64) {
        self.open.remove(&to);
    }

    /// Whether a line is open to this station.
    pub(super) fn is_line_open(&self, to: u64) -> bool {
        self.open.contains_key(&to)
    }

    /// Whether what comes from there is still heard.
    fn is_heard(&self, from: u64) -> bool {
        self.open.get(&from).is_some_and(|connection| connection.line.is_some())
    }

    /// Whether an arbiter has joined at another machine.
    pub(super) fn has_remote_desk(&self) -> bool {
        self.open.values().any(|it| matches!(it.end, ConnectionPeer::Desk { station: Some(_), has: None }))
    }

    /// An entry is on the disk: every desk gets it. A desk that is too slow is lost.
    pub fn send_entry_to_desks(&mut self, line: &str) {
        let asker = self.asker.take();
        let text = line.trim_end_matches('\n');
        for (id, connection) in &mut self.open {
            if !matches!(connection.end, ConnectionPeer::Desk { has: None, .. }) {
                continue;
            }
            let yours = asker.is_some_and(|(asker, _)| asker == *id);
            if !connection.send(&HostMessage::Line { text: text.to_owned(), yours }) {
                connection.line = None;
                self.lost |= self.holder == Some(*id);
            }
        }
    }

    /// Whether a desk that is connected rules.
    pub(super) fn has_ruling_desk(&self) -> bool {
        self.holder.is_some()
    }

    /// The desk that rules is to rule no more.
    pub(super) fn mark_ruling_desk_lost(&mut self) {
        self.lost |= self.holder.is_some();
    }

    /// The arbiter is at this desk, where that is on record.
    fn held_by(&mut self, from: u64, taken: bool) {
        self.holder = taken.then_some(from).or(self.holder);
    }

    /// A desk is told why not, where one waits for an answer.
    fn deny(&mut self, why: Denial) {
        if let Some((from, n)) = self.asker.take() {
            self.send_message(from, &HostMessage::Denied { n, why });
        }
    }

    /// What a desk asked for could not be recorded.
    pub fn deny_unrecorded_request(&mut self, presenter: &Presenter, error: &JournalError) {
        if self.asker.is_some() {
            let reason = trouble::not_recorded_reason(presenter, error);
            self.deny(Denial::NotRecorded { reason: reason.into() });
        }
    }

    /// Says the last word to all of them.
    fn close(self) {
        for connection in self.open.into_values() {
            if let ConnectionPeer::Desk { .. } = connection.end {
                connection.send(&HostMessage::Bye(DisconnectReason::Left));
            }
            if let Some(line) = connection.line {
                line.send_queue_and_close();
            }
        }
    }
}

impl Station {
    /// Something of the link has reached the station.
    pub fn handle_link_event(&mut self, call: LinkEvent, at: Moment) {
        match call {
            LinkEvent::Arrived { line, from, paired, hello, turn } => {
                self.arrives(from, line, (paired.as_ref(), &hello), at);
                drop(turn);
            }
            LinkEvent::Said { from, said, turn } => {
                match self.connections.open.get(&from) {
                    Some(Connection { end: ConnectionPeer::Seat, .. }) => {
                        self.run_host_step(at, |host, referee| {
                            host.handle_client_message(from, &said, &referee.view(at), at)
                        });
                    }
                    Some(Connection { line: Some(_), .. }) => self.desk_says(from, said, at),
                    // Who was turned away is not heard, whatever he still says.
                    _ => {}
                }
                drop(turn);
            }
            LinkEvent::Bad { from, turn } => {
                match self.connections.open.get(&from) {
                    Some(Connection { end: ConnectionPeer::Seat, .. }) => {
                        self.run_host_step(at, |host, referee| host.handle_bad_message(from, referee.terms().owner));
                    }
                    _ => self.dismiss(from, DisconnectReason::NotUnderstood),
                }
                drop(turn);
            }
            LinkEvent::Gone { from } => self.gone(from, at),
            LinkEvent::Replaced { from } => {
                self.connections.send_message(from, &HostMessage::Bye(DisconnectReason::Replaced));
                self.gone(from, at);
            }
            LinkEvent::CodeRefused { count, code, pause } => {
                let kind = EventKind::CodeRefused { count, changed: code.is_some() };
                self.record_own_event(at, kind);
                if let Some(code) = code {
                    self.show_new_joining_code(&code, pause);
                }
            }
            LinkEvent::NotKept { why } => self.report_unsaved_pairings(&why),
        }
        self.record_lost_desk(at);
    }

    /// Somebody has come over a new line, and said his first word.
    fn arrives(
        &mut self,
        from: u64,
        line: ConnectionWriter,
        (paired, hello): (Option<&PairedStation>, &ClientMessage),
        at: Moment,
    ) {
        if let Some(paired) = paired {
            self.record_pairing(paired);
        }
        let end = match self.peer_for_hello(paired, hello) {
            Ok(end) => end,
            Err(why) => {
                line.queue_message(&HostMessage::Bye(why));
                return self.forget_refused_pairing(paired);
            }
        };
        let is_desk = matches!(end, ConnectionPeer::Desk { .. });
        self.connections.open.insert(from, Connection { line: Some(line), end });
        match paired {
            Some(paired) if is_desk => self.stop_at_gate(from, paired, at),
            Some(paired) => self.admit_client(from, paired, hello, at),
            None => self.send_journal(from, at),
        }
    }

    /// Who comes with this first word, or why he may not.
    fn peer_for_hello(
        &self,
        paired: Option<&PairedStation>,
        hello: &ClientMessage,
    ) -> Result<ConnectionPeer, DisconnectReason> {
        let ClientMessage::Hello { protocol, capacity, game, last_seq, head, .. } = hello else {
            return Err(DisconnectReason::NotUnderstood);
        };
        match (capacity, paired) {
            (StationRole::Arbiter, _) => {}
            (_, Some(_)) => return Ok(ConnectionPeer::Seat),
            // At another screen of this machine only the arbiter sits.
            (_, None) => return Err(DisconnectReason::NotUnderstood),
        }
        let seated = paired.and_then(|paired| paired.seated);
        match () {
            () if *protocol != PROTOCOL => Err(DisconnectReason::OtherProtocol),
            () if !game.is_empty() && *game != self.hosted_game_name() => Err(DisconnectReason::OtherGame),
            () if seated.is_some_and(|seated| seated.capacity != StationRole::Arbiter) => {
                Err(DisconnectReason::SeatTaken)
            }
            () => {
                let station = paired.map(|paired| paired.station);
                Ok(ConnectionPeer::Desk { station, has: Some((*last_seq, head.clone())) })
            }
        }
    }

    /// A desk at another machine has come: the code is awaited, and where there is none, the desk is not let in.
    fn stop_at_gate(&mut self, from: u64, paired: &PairedStation, at: Moment) {
        self.save_seat_assignment(paired.pairing, SeatAssignment { capacity: StationRole::Arbiter, seat: None });
        if self.arbiter_code_verifier().is_some() {
            return self.connections.send_message(from, &HostMessage::CodeFirst);
        }
        self.dismiss(from, DisconnectReason::NoCode);
        self.note_denied(paired.station, "arbiters-desk", "no-code", at);
    }

    /// A line that is cut when this word is out. That it is gone is told later.
    fn dismiss(&mut self, from: u64, why: DisconnectReason) {
        if let Some(connection) = self.connections.open.get_mut(&from) {
            connection.send(&HostMessage::Bye(why));
            connection.line = None;
        }
    }

    /// A desk is sent what it lacks of the journal, and from now on each new line.
    fn send_journal(&mut self, from: u64, at: Moment) {
        let known = self.view(Moment::START).at;
        let Some(journal) = self.keeper.journal() else { return };
        let Some(Connection { line: Some(line), end: ConnectionPeer::Desk { has, .. } }) =
            self.connections.open.get_mut(&from)
        else {
            return;
        };
        let (last_seq, head) = has.take().unwrap_or_default();
        if last_seq > journal.last_entry_number() {
            return self.dismiss(from, DisconnectReason::OtherGame);
        }
        let since = (at - known).as_millis();
        let first = HostMessage::LinesFollow { last_seq: journal.last_entry_number(), since };
        let _ = line.queue_message(&first)
            && line.queue_journal_history(journal.path(), journal.bytes_on_disk(), last_seq, &head);
    }

    fn desk_says(&mut self, from: u64, said: ClientMessage, at: Moment) {
        let Some(Connection { end: ConnectionPeer::Desk { station, has }, .. }) = self.connections.open.get(&from)
        else {
            return;
        };
        let (station, gated) = (*station, station.is_some() && has.is_some());
        let n = if let ClientMessage::Act { n, .. } = &said { *n } else { 0 };
        self.connections.asker = Some((from, n));
        let holds = self.connections.holder == Some(from);
        let done = match said {
            ClientMessage::Code { code, arbiter } => match station {
                Some(station) if gated => self.said_at_gate((from, station), (code.reveal(), &arbiter), at),
                _ => {
                    let door = if station.is_some() { CodeEntryPoint::Elsewhere } else { CodeEntryPoint::Here };
                    let admitted = self.admit_arbiter(code.reveal(), &arbiter, at, (EventSource::Desk, door));
                    admitted.map(|taken| self.connections.held_by(from, taken))
                }
            },
            ClientMessage::Bye | ClientMessage::Pong { .. } => {
                self.dismiss(from, DisconnectReason::NotUnderstood);
                Ok(())
            }
            _ if !holds => Err(Denial::NotAtDesk),
            ClientMessage::Hello { .. } => Err(Denial::NotTheDesks),
            ClientMessage::Act { kind, .. } => check_arbiter_can_send(&kind).map(|()| {
                let leaves = kind == EventKind::DeskLeft;
                if self.record_event(Event { at, seat: Seat::Arbiter, port: EventSource::Desk, kind }) && leaves {
                    self.connections.holder = None;
                }
            }),
            ClientMessage::Open => self.open_stored_envelope(at, EventSource::Desk),
            ClientMessage::OpenPaper { words } => self.open_paper_envelope(words, at, EventSource::Desk),
        };
        let Err(why) = done else { return };
        let wrong = matches!(why, Denial::WrongCode { .. });
        self.connections.deny(why);
        // A wrong code over the link is on record.
        if let Some(station) = station.filter(|_| wrong) {
            self.note_denied(station, "arbiters-code", "wrong", at);
        }
    }

    /// The code was given at the gate: where it is right the desk has joined, is sent the journal, and the arbiter is at it.
    fn said_at_gate(
        &mut self,
        (from, station): (u64, u8),
        (code, arbiter): (&str, &PersonName),
        at: Moment,
    ) -> Result<(), Denial> {
        let checked_by = self.check_arbiter_code(code, at, CodeEntryPoint::Elsewhere)?;
        let asker = self.connections.asker;
        // Recorded before the desk is sent lines, as the last of those that are there already.
        self.record_remote_desk_joined(station, at);
        self.send_journal(from, at);
        // Where the arbiter is at another desk, this one watches; so does one whose lines are of another game.
        if self.view(at).desk.occupied || !self.connections.is_heard(from) {
            return Ok(());
        }
        self.connections.asker = asker;
        let taken = self.record_desk_taken(checked_by, (code, arbiter), at, EventSource::Desk)?;
        self.connections.held_by(from, taken);
        Ok(())
    }

    fn note_denied(&mut self, station: u8, what: &str, why: &str, at: Moment) {
        let kind = EventKind::LinkDenied { what: what.into(), reason: why.into() };
        self.record_event(Event { at, seat: Seat::Arbiter, port: EventSource::Link { station, act: 0 }, kind });
    }

    /// A line is no more.
    fn gone(&mut self, from: u64, at: Moment) {
        self.connections.lost |= self.connections.holder == Some(from);
        self.record_lost_desk(at);
        match self.connections.open.remove(&from).map(|connection| connection.end) {
            Some(ConnectionPeer::Desk { station: Some(station), has: None }) => {
                let kind = EventKind::LinkLost { station, role: StationRole::Arbiter, since: None };
                self.record_own_event(at, kind);
            }
            _ => self.run_host_step(at, |host, _| host.handle_lost_connection(from)),
        }
    }

    /// The arbiter's desk is gone: he has left it.
    pub(super) fn record_lost_desk(&mut self, at: Moment) {
        if !std::mem::take(&mut self.connections.lost) {
            return;
        }
        self.connections.holder = None;
        if self.view(at).desk.occupied {
            self.record_event(Event { at, seat: Seat::Arbiter, port: EventSource::Station, kind: EventKind::DeskLeft });
        }
    }

    /// Says the last word to everybody and closes the lines.
    pub(super) fn close_connections(&mut self) {
        // Nobody comes in any more.
        self.close_hosting();
        std::mem::take(&mut self.connections).close();
    }
}
