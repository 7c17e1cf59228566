//! Attend the stations that have joined: what they do is the act of their seat, and every entry goes to them.
//!
//! The machine of [`ansage_link::host`] says what is to be sent and recorded; here it gets its moments and the entries, when
//! they are on the disk. A station that hangs or floods delays nothing: what it is sent waits in a queue with a limit, and
//! its next word is read when its last one has been answered.

mod asked;
mod opening;

use super::Station;
use crate::station::timepiece::calendar_time_now;
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::Color;
use ansage_link::driver::PairedStation;
use ansage_link::driver::host::HostListener;
use ansage_link::driver::keys::SeatAssignment;
use ansage_link::host::{Host, HostAction, can_pairing_return, has_released_seat};
use ansage_link::message::ClientMessage;
use ansage_link::pairing::PairingId;
use std::collections::BTreeMap;

/// The stations that may join over the network.
pub struct Clients {
    host: Host,
    /// The door on the network; `None` where there is none.
    listening: Option<HostListener>,
    /// The name of each station's pairing.
    pairings: BTreeMap<u8, PairingId>,
}

impl Clients {
    /// The host has stood still up to this moment.
    pub(super) fn note_standstill(&mut self, now: Moment) {
        self.host.note_standstill(now);
    }

    /// When the player of this seat was heard last, if his station is there.
    pub(super) fn last_heard_from(&self, seat: Color) -> Option<Moment> {
        self.host.last_heard_from(seat)
    }

    /// The player of this seat does not come back without a code, unless he was only away.
    fn forget_player(&mut self, freed: &Event) {
        let players = self.host.joined_clients().into_iter();
        let players = players.filter(|it| it.capacity == StationRole::Player && Some(it.seat) == freed.seat.color());
        let players = players.filter(|it| it.there || !can_pairing_return(freed));
        for pairing in players.filter_map(|it| self.pairings.get(&it.station).copied()) {
            self.forget(pairing);
        }
    }

    /// The seat's own device is back: the others that had its seat do not come back.
    fn forget_dismissed_players(&mut self, found: &Event) {
        let dismissed = found.seat.color().into_iter().flat_map(|seat| self.host.dismissed_players(seat));
        let pairings = dismissed.filter_map(|station| self.pairings.get(&station).copied());
        pairings.for_each(|pairing| self.forget(pairing));
    }

    /// Where the file cannot be written the pairing is forgotten in memory; the journal says that the seat was freed.
    fn forget(&self, pairing: PairingId) {
        if let Some(listening) = &self.listening {
            let _ = listening.forget_pairing(pairing);
        }
    }
}

/// The checksum of a line of the journal.
fn entry_checksum(line: &str) -> &str {
    line.trim_end_matches('\n').rsplit('\t').next().unwrap_or_default()
}

impl Station {
    /// Asks the machine, and does what it says.
    pub(super) fn run_host_step(&mut self, at: Moment, asks: impl FnOnce(&mut Host, &Referee) -> Vec<HostAction>) {
        let Some(guests) = &mut self.guests else { return };
        let Some(referee) = self.keeper.referee() else { return };
        let outs = asks(&mut guests.host, referee);
        self.do_for_guests(outs, at);
    }

    fn do_for_guests(&mut self, outs: Vec<HostAction>, at: Moment) {
        for out in outs {
            match out {
                HostAction::Send { to, message } => self.connections.send_message(to, &message),
                HostAction::Close { to } => self.connections.close_after_sending(to),
                HostAction::Journal { seat, port, kind } => {
                    self.record_event(Event { at, seat, port, kind: with_wall(kind) });
                }
            }
        }
    }

    /// A player, an assistant or a spectator has come.
    pub(super) fn admit_client(&mut self, from: u64, paired: &PairedStation, hello: &ClientMessage, at: Moment) {
        self.run_host_step(at, |host, referee| host.handle_hello(from, paired.station, hello, &referee.view(at), at));
        let Some(guests) = self.guests.as_ref().filter(|_| self.connections.is_line_open(from)) else {
            // Who was let in by code and then asks for what he cannot have has not joined.
            return self.forget_refused_pairing(Some(paired));
        };
        if let Some(it) = guests.host.joined_clients().into_iter().find(|it| it.station == paired.station) {
            let seat = (it.capacity != StationRole::Spectator).then_some(it.seat);
            self.save_seat_assignment(paired.pairing, SeatAssignment { capacity: it.capacity, seat });
        }
    }

    /// The name of the game that is hosted here; empty for none.
    pub(super) fn hosted_game_name(&self) -> String {
        let listening = self.guests.as_ref().and_then(|guests| guests.listening.as_ref());
        listening.map(HostListener::game_name).unwrap_or_default()
    }

    /// A station of this pairing has come.
    pub(super) fn record_pairing(&mut self, paired: &PairedStation) {
        if let Some(guests) = &mut self.guests {
            guests.pairings.insert(paired.station, paired.pairing);
        }
    }

    /// A station was not let in. One that came by code has used it up, and has not joined.
    pub(super) fn forget_refused_pairing(&self, paired: Option<&PairedStation>) {
        if let (Some(guests), Some(paired)) = (&self.guests, paired.filter(|paired| paired.new)) {
            guests.forget(paired.pairing);
        }
    }

    /// The arbiter's code was given at the desk that is this station: now it has joined.
    pub(super) fn record_remote_desk_joined(&mut self, station: u8, at: Moment) {
        let joined = self.guests.as_ref().map(|guests| guests.host.joined_clients()).unwrap_or_default();
        let again = joined.iter().any(|it| it.station == station);
        self.record_own_event(at, EventKind::LinkFound { station, role: StationRole::Arbiter, again });
    }

    pub(super) fn save_seat_assignment(&mut self, pairing: PairingId, seated: SeatAssignment) {
        let listening = self.guests.as_ref().and_then(|guests| guests.listening.as_ref());
        let kept = listening.map_or(Ok(()), |listening| listening.save_seat_assignment(pairing, seated));
        if let Err(why) = kept {
            self.report_unsaved_pairings(&why);
        }
    }

    /// An entry is on the disk: everybody is told what concerns him.
    pub(super) fn send_entry_to_clients(&mut self, line: &str, event: &Event, effects: &[Effect], after: &Referee) {
        let (Some(journal), Some(guests)) = (self.keeper.journal(), &mut self.guests) else { return };
        if event.kind == EventKind::SeatReleased && has_released_seat(effects) {
            guests.forget_player(event);
        }
        let (seq, view) = (journal.last_entry_number(), after.view(event.at));
        let outs = guests.host.send_entry(seq, entry_checksum(line), event, effects, &view);
        if matches!(event.kind, EventKind::LinkFound { role: StationRole::Player, .. }) {
            guests.forget_dismissed_players(event);
        }
        self.do_for_guests(outs, event.at);
    }

    /// A player or the arbiter has answered whether a person is the assistant.
    pub(super) fn follow_assistant_answer(&mut self, event: &Event, effects: &[Effect]) {
        let EventKind::AssistantAnswered { station, accepted } = event.kind else { return };
        let settled = effects.iter().any(|effect| matches!(effect.kind, EffectKind::AssistantSettled { .. }));
        if settled
            && !accepted
            && let Some(guests) = &self.guests
        {
            guests.pairings.get(&station).into_iter().for_each(|pairing| guests.forget(*pairing));
        }
        let at = event.at;
        self.run_host_step(at, |host, referee| host.admit_answered_assistants(&referee.view(at), at));
    }

    /// When somebody is to be asked whether he is still there, or is lost.
    pub(super) fn clients_deadline(&self) -> Option<Moment> {
        self.guests.as_ref().and_then(|guests| guests.host.next_deadline())
    }

    /// Asks who is due, and loses who does not answer.
    pub fn check_clients(&mut self, now: Moment) {
        if self.clients_deadline().is_some_and(|due| due <= now) {
            self.run_host_step(now, |host, _| host.handle_time(now));
        }
    }

    /// Says the last word to everybody who has joined; the lines are closed behind it.
    pub(super) fn close_hosting(&mut self) {
        let Some(mut guests) = self.guests.take() else { return };
        // Nobody comes in any more.
        drop(guests.listening.take());
        for out in guests.host.close_all_connections() {
            if let HostAction::Send { to, message } = out {
                self.connections.send_message(to, &message);
            }
        }
    }
}

/// A move sealed on paper at another station: what is written on the envelope is the host's time.
fn with_wall(kind: EventKind) -> EventKind {
    match kind {
        EventKind::MoveSealed { commitment, .. } => EventKind::MoveSealed { commitment, wall: calendar_time_now() },
        kind => kind,
    }
}

/// Whether nobody can say this again: it is kept until it can be recorded. A station's act is; it waits for its entry.
pub(super) fn is_unrepeatable(event: &Event) -> bool {
    let of_link = matches!(
        event.kind,
        EventKind::LinkFound { .. }
            | EventKind::LinkLost { .. }
            | EventKind::AssistantAsked { .. }
            | EventKind::ProgramStalled { .. }
            | EventKind::CodeRefused { .. }
            | EventKind::HistoryDiffers { .. }
    );
    of_link || matches!(event.port, EventSource::Link { .. })
}

/// How long, in words: the pause after too many wrong codes.
fn seconds(pause: Option<Span>) -> u64 {
    pause.map_or(0, |pause| pause.as_millis().div_ceil(1_000))
}
