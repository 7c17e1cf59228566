//! Keep every joined station of one game, at its host: who has which seat, which acts are in the journal, what each
//! station has been told.
//!
//! Pure: lines and moments are given, what is to be sent and journaled is given back, in its order. The journal stays
//! the authority: an act counts as taken only when its entry comes back from the disk ([`Host::send_entry`]), and whatever
//! this keeps beside the lines follows from the journal ([`Host::from_journal_entries`]). Nothing grows with what a station sends.
//!
//! One seat, one station: the first that joins a seat keeps it, lost or not, until the host takes it back. A station
//! that comes again over another line takes its own place over.

mod acts;
mod delay;
mod joining;
mod kept;

pub use delay::{DelayedEntry, moment_before};

use super::message::{DisconnectReason, HallStyle, HostMessage};
use super::role::Denial;
use super::seen::ViewDelta;
use acts::TokenBucket;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_game::view::View;
use kept::SentHistory;
use std::collections::{BTreeMap, VecDeque};

/// The most stations that are joined at one time.
pub(crate) const LINES_MAX: usize = 8;
/// So often a station is asked whether it is there, and gives a sign of life.
const PING_EVERY: Span = Span::from_millis(250);
/// A station that has said nothing for so long is lost: both clocks stand by the rules of most tables.
pub const SILENT_AFTER: Span = Span::from_secs(1);
/// So long of it a question was on its way. A host that did not get to ask has only itself to blame.
const ASKED_BEFORE: Span = Span::from_millis(500);
/// A host that has said nothing for so long is lost for its stations. It is given more time than it gives: it may wait for
/// its disk, and a line that is given up costs more than one that is slow.
pub const HOST_SILENT_AFTER: Span = Span::from_secs(5);
/// So many pings that were not answered are kept; a line that is slower than this is lost.
const UNANSWERED_MAX: usize = 8;
/// So many denied acts of a station are kept, to be told again after a reconnection.
const DENIED_MAX: usize = 64;

/// What the host is to do, in this order.
#[derive(Debug, Clone, PartialEq)]
pub enum HostAction {
    /// This goes over that line.
    Send {
        /// The line.
        to: u64,
        /// What.
        message: Box<HostMessage>,
    },
    /// The line is closed, as soon as what was sent over it is out.
    Close {
        /// The line.
        to: u64,
    },
    /// This happens now: it is recorded, and its entry comes back to [`Host::send_entry`]. The calendar time of a sealed
    /// move is empty; the host fills in its own.
    Journal {
        /// Whose act, or whose station.
        seat: Seat,
        /// How it came.
        port: EventSource,
        /// What.
        kind: EventKind,
    },
}

/// What is said to everybody who joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostSetup {
    /// The name of the game, the same for every start of the host.
    pub game: String,
    /// The rules of the table.
    pub terms: Box<GameTerms>,
    /// How moves are told in the hall.
    pub hall: HallStyle,
}

/// A joined station, for the host's owner who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClientInfo {
    /// Its number.
    pub station: u8,
    /// Its seat; for a spectator the host's.
    pub seat: Color,
    /// As what it has joined.
    pub capacity: StationRole,
    /// Whether it is there.
    pub there: bool,
    /// Whether it waits for consent to its assistant.
    pub waits: bool,
    /// The delay measured last, in milliseconds there and back.
    pub delay: Option<u64>,
}

/// All joined stations of one game.
#[derive(Debug, Clone)]
pub struct Host {
    setup: HostSetup,
    stations: BTreeMap<u8, JournalPairing>,
    lines: BTreeMap<u64, ClientConnection>,
    kept: SentHistory,
    /// What spectators are told later.
    delay: Option<delay::SpectatorDelay>,
}

/// A pairing, as the journal knows it.
#[derive(Debug, Clone)]
struct JournalPairing {
    seat: Color,
    capacity: StationRole,
    /// Whether the journal has it as there.
    there: bool,
    /// Whether it waits for the answer whether its person is the assistant.
    asks: bool,
    /// Whether the player or the arbiter has agreed to the assistant at it.
    consented: bool,
    /// Whether the host has taken its seat back, or its person is not the assistant.
    freed: bool,
    /// Whether it may come back all the same, as long as nobody else has the seat: the player at the host took it back, and
    /// not the arbiter.
    may_return: bool,
    /// Whether it is the seat's own device, and the seat was released in play while it was away: it has the seat again as
    /// soon as it comes back, also where another device has joined.
    keeps_seat: bool,
    /// Acts up to this number are in the journal, or denied.
    acted: u64,
    /// Acts up to this number have come.
    taken: u64,
    /// The latest that were denied.
    denied: VecDeque<(u64, Denial)>,
    /// When a denial was journaled last.
    denied_at: Option<Moment>,
    /// The history for which the arbiter was called.
    differs: Option<(u64, String)>,
}

/// A line to a station that is there.
#[derive(Debug, Clone)]
struct ClientConnection {
    station: u8,
    /// Whose private effects it is told; none for a spectator.
    seat: Option<Color>,
    capacity: StationRole,
    /// Whether it waits for consent: it is sent nothing of the game, and nothing that it sends counts.
    waits: bool,
    /// The view it was told last.
    sent: View,
    /// The last number of its acts that it was told to be done.
    acted: u64,
    bucket: TokenBucket,
    /// When something came last.
    heard: Moment,
    /// When it was asked for the first time since.
    asked: Option<Moment>,
    /// The number of the last ping.
    ping: u64,
    /// When it was sent.
    pinged: Moment,
    /// The pings that are not answered yet: a slow line answers one when the next is out.
    unanswered: VecDeque<(u64, Moment)>,
    delay: Option<u64>,
}

/// Whether who had the seat and was away may come back with what he paired: who stayed at the host took it back.
pub const fn can_pairing_return(freed: &Event) -> bool {
    !matches!(freed.port, EventSource::Station | EventSource::Desk)
}

/// Whether a seat was taken back: that may be refused.
pub fn has_released_seat(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect.kind, EffectKind::SeatReleased { .. }))
}

impl Host {
    /// Nobody has joined yet.
    pub fn new(setup: HostSetup) -> Host {
        Host { setup, stations: BTreeMap::new(), lines: BTreeMap::new(), kept: SentHistory::default(), delay: None }
    }

    /// After a start on a journal: each entry with its number and the checksum of its line. Nobody is there yet.
    pub fn from_journal_entries<'a>(
        setup: HostSetup,
        entries: impl IntoIterator<Item = (u64, &'a str, &'a Event, &'a [Effect])>,
    ) -> Host {
        let mut host = Host::new(setup);
        for (seq, head, event, effects) in entries {
            host.note(event, effects);
            host.kept.add_entry(seq, head, event, effects);
        }
        host
    }

    /// An entry of the journal is on the disk, and this is the table after it: what each station is told of it.
    pub fn send_entry(
        &mut self,
        seq: u64,
        head: &str,
        event: &Event,
        effects: &[Effect],
        view: &View,
    ) -> Vec<HostAction> {
        self.note(event, effects);
        self.kept.add_entry(seq, head, event, effects);
        self.hold_back_for_spectators(seq, head, event.at, effects, view);
        let mut out = Vec::new();
        for (to, line) in &mut self.lines {
            if line.waits || self.delay.is_some() && line.capacity == StationRole::Spectator {
                continue;
            }
            let acted = self.stations.get(&line.station).map_or(0, |station| station.acted);
            let shown = view.clone().restricted_to_seat(line.seat);
            out.extend(line.entry_update(
                *to,
                (seq, head, event.at),
                &effects_for_station(effects, (line.station, line.capacity, line.seat), event.port.station()),
                &shown,
                acted,
            ));
        }
        if event.kind == EventKind::SeatReleased && has_released_seat(effects) {
            self.cut_freed(DisconnectReason::Freed, &mut out);
        }
        if matches!(event.kind, EventKind::LinkFound { role: StationRole::Player, .. }) {
            self.cut_freed(DisconnectReason::OwnerReturned, &mut out);
        }
        out
    }

    /// Closes the connections of players' stations that have their seat no longer.
    fn cut_freed(&mut self, why: DisconnectReason, out: &mut Vec<HostAction>) {
        let freed = |line: &ClientConnection| {
            let freed = self.stations.get(&line.station).is_some_and(|station| station.freed);
            freed && line.capacity == StationRole::Player
        };
        let lines: Vec<u64> = self.lines.iter().filter(|(_, line)| freed(line)).map(|(to, _)| *to).collect();
        for to in lines {
            self.lines.remove(&to);
            out.extend(goodbye(to, why));
        }
    }

    /// What follows from an event, and from what it brought about, for who has joined.
    fn note(&mut self, event: &Event, effects: &[Effect]) {
        let seat = event.seat.color().unwrap_or(self.setup.terms.owner);
        match &event.kind {
            EventKind::LinkFound { station, role: capacity, .. } => {
                let known = self.stations.entry(*station).or_insert_with(|| JournalPairing::new(seat, *capacity));
                (known.there, known.freed) = (true, false);
                if std::mem::take(&mut known.keeps_seat) {
                    let others = self.stations.iter_mut().filter(|(number, _)| *number != station);
                    for (_, other) in others.filter(|(_, other)| is_player_of(other, seat)) {
                        (other.freed, other.there, other.may_return) = (true, false, false);
                    }
                }
            }
            EventKind::AssistantAsked { station, .. } => {
                let assistant = || JournalPairing::new(seat, StationRole::Assistant);
                let known = self.stations.entry(*station).or_insert_with(assistant);
                (known.asks, known.there, known.consented) = (true, false, false);
            }
            EventKind::AssistantAnswered { station, accepted } if is_request_closed(effects) => {
                self.note_consent(*station, *accepted);
            }
            EventKind::LinkLost { station, .. } => {
                if let Some(known) = self.stations.get_mut(station) {
                    (known.there, known.asks) = (false, false);
                }
            }
            // The program was started anew: every station has to come back.
            EventKind::ProgramResumed { .. } => {
                self.stations.values_mut().for_each(|known| (known.there, known.asks) = (false, false))
            }
            EventKind::SeatReleased if has_released_seat(effects) => {
                let kept = effects.iter().any(|it| matches!(it.kind, EffectKind::SeatReleased { kept: true, .. }));
                let mut owned = self.stations.values().any(|known| is_player_of(known, seat) && known.keeps_seat);
                for known in self.stations.values_mut().filter(|known| is_player_of(known, seat)) {
                    // The seat's own device had it until now, or has been away since an earlier release.
                    let owner = known.keeps_seat || !known.freed && !owned;
                    (known.keeps_seat, owned) = (kept && owner, owned || owner);
                    let dismissed = known.freed && !known.may_return;
                    known.may_return = !known.there && !dismissed && can_pairing_return(event);
                    (known.freed, known.there) = (true, false);
                }
            }
            _ => {}
        }
        let EventSource::Link { station, act } = event.port else { return };
        // What is no act of its own, as a flood, has the number 0.
        let Some(known) = self.stations.get_mut(&station).filter(|_| act > 0) else { return };
        if let EventKind::LinkDenied { reason: why, .. } = &event.kind {
            known.deny(act, Denial::from_name(why.bare()).unwrap_or(Denial::Unrecorded));
        }
        // Numbers that the journal does not have were denied, when too much was denied to record it all.
        for skipped in (known.acted + 1..act).rev().take(DENIED_MAX) {
            known.deny(skipped, Denial::Unrecorded);
        }
        known.acted = known.acted.max(act);
        known.taken = known.taken.max(act);
    }

    /// The player or the arbiter has answered. Of a player's assistants the latest one alone remains.
    fn note_consent(&mut self, station: u8, accepted: bool) {
        let Some(known) = self.stations.get_mut(&station) else { return };
        (known.asks, known.consented, known.freed) = (false, accepted, !accepted);
        let seat = known.seat;
        let is_other = |number: u8, it: &JournalPairing| {
            accepted && number != station && it.seat == seat && it.capacity == StationRole::Assistant
        };
        for (_, other) in self.stations.iter_mut().filter(|(number, it)| is_other(**number, it)) {
            (other.consented, other.there, other.asks) = (false, false, false);
        }
    }

    /// This moment: who is asked whether he is there, and who is lost.
    pub fn handle_time(&mut self, now: Moment) -> Vec<HostAction> {
        let mut out = self.release_to_spectators(now);
        let silent = |line: &ClientConnection| line.silent_at().is_some_and(|silent| silent <= now);
        let lost: Vec<u64> = self.lines.iter().filter(|(_, line)| silent(line)).map(|(to, _)| *to).collect();
        for from in lost {
            out.extend(goodbye(from, DisconnectReason::Silent));
            let Some(line) = self.lines.remove(&from) else { continue };
            out.extend(self.lost(line.station, Some(line.heard)));
        }
        let delayed = self.spectators_moment(now);
        for (to, line) in &mut self.lines {
            if now - line.pinged >= PING_EVERY {
                line.ping += 1;
                line.pinged = now;
                line.asked.get_or_insert(now);
                line.unanswered.push_back((line.ping, now));
                // Who answers none and says other things is there, and is not measured.
                if line.unanswered.len() > UNANSWERED_MAX {
                    line.unanswered.pop_front();
                }
                let now = if line.capacity == StationRole::Spectator { delayed } else { now };
                out.push(send(*to, HostMessage::Ping { n: line.ping, delay: line.delay, now }));
            }
        }
        out
    }

    /// When [`Host::handle_time`] has something to do again.
    pub fn next_deadline(&self) -> Option<Moment> {
        let next = |line: &ClientConnection| line.silent_at().into_iter().chain([line.pinged + PING_EVERY]).min();
        self.lines.values().filter_map(next).chain(self.next_release_moment()).min()
    }

    /// The host has stood still up to this moment: whether anybody was silent meanwhile nobody can say.
    pub fn note_standstill(&mut self, now: Moment) {
        for line in self.lines.values_mut() {
            (line.heard, line.asked) = (now, None);
        }
    }

    /// When the station of the player of this seat was heard last, if it is there.
    pub fn last_heard_from(&self, seat: Color) -> Option<Moment> {
        self.connection_of_player(seat).and_then(|line| self.lines.get(&line)).map(|line| line.heard)
    }

    /// The line is no more.
    pub fn handle_lost_connection(&mut self, from: u64) -> Vec<HostAction> {
        let Some(line) = self.lines.remove(&from) else { return Vec::new() };
        self.lost(line.station, None).into_iter().collect()
    }

    /// A station is lost: cut off, or silent since a moment.
    fn lost(&self, station: u8, since: Option<Moment>) -> Option<HostAction> {
        let known = self.stations.get(&station).filter(|known| known.there || known.asks)?;
        let kind = EventKind::LinkLost { station, role: known.capacity, since };
        Some(HostAction::Journal { seat: known.seat.into(), port: EventSource::Station, kind })
    }

    /// The host is left: everybody is told, and the lines are closed.
    pub fn close_all_connections(&mut self) -> Vec<HostAction> {
        let lines = std::mem::take(&mut self.lines);
        lines.into_keys().flat_map(|to| goodbye(to, DisconnectReason::Left)).collect()
    }

    /// Who has joined, and whose seat was not taken back.
    pub fn joined_clients(&self) -> Vec<ClientInfo> {
        let stations = self.stations.iter().filter(|(_, known)| !known.freed);
        let shown = stations.map(|(station, known)| {
            let line = self.lines.values().find(|line| line.station == *station);
            ClientInfo {
                station: *station,
                seat: known.seat,
                capacity: known.capacity,
                there: line.is_some_and(|line| !line.waits),
                waits: line.is_some_and(|line| line.waits),
                delay: line.and_then(|line| line.delay),
            }
        });
        shown.collect()
    }

    /// The players' stations of a seat that have it no longer.
    pub fn dismissed_players(&self, seat: Color) -> impl Iterator<Item = u8> + '_ {
        let gone = move |known: &JournalPairing| is_player_of(known, seat) && known.freed && !known.may_return;
        self.stations.iter().filter(move |(_, known)| gone(known)).map(|(station, _)| *station)
    }

    /// The greatest number of a station that the journal knows; 0 for none.
    pub fn last_station_number(&self) -> u8 {
        self.stations.keys().next_back().copied().unwrap_or_default()
    }

    /// How many entries are kept to be told again: it does not grow with the game.
    pub fn kept_entry_count(&self) -> usize {
        self.kept.len()
    }

    /// The line of the player of this seat, where his station is there.
    pub fn connection_of_player(&self, seat: Color) -> Option<u64> {
        let plays = |line: &ClientConnection| line.capacity == StationRole::Player && line.seat == Some(seat);
        self.lines.iter().find(|(_, line)| plays(line)).map(|(to, _)| *to)
    }
}

impl ClientConnection {
    /// A line to a station that was told this table, and that its acts up to this number are done.
    fn new(
        (station, seat): (u8, Option<Color>),
        capacity: StationRole,
        (sent, acted): (View, u64),
        now: Moment,
    ) -> ClientConnection {
        ClientConnection {
            station,
            seat,
            capacity,
            waits: false,
            sent,
            acted,
            bucket: TokenBucket::new_full(now),
            heard: now,
            asked: None,
            ping: 0,
            pinged: now,
            unanswered: VecDeque::new(),
            delay: None,
        }
    }

    /// What a station is told of an entry: its number, the checksum of its line and its moment, what of its effects is for it,
    /// and the table after it as it may see it. Nothing where nothing is new.
    fn entry_update(
        &mut self,
        to: u64,
        (seq, head, at): (u64, &str, Moment),
        effects: &[Effect],
        shown: &View,
        acted: u64,
    ) -> Option<HostAction> {
        // What has passed on a clock meanwhile is no news.
        let changed = self.sent.clone().advanced_to(shown.at) != *shown;
        if effects.is_empty() && !changed && acted == self.acted {
            return None;
        }
        let seen = changed.then(|| Box::new(ViewDelta::between_views(shown, Some(&self.sent))));
        self.acted = acted;
        if changed {
            self.sent = shown.clone();
        }
        let (head, effects) = (head.to_owned(), effects.to_vec());
        Some(send(to, HostMessage::Entry { seq, head, at, effects, acted, seen, late: false }))
    }

    /// When it is to be taken for lost if nothing comes until then; `None` as long as it was not asked.
    fn silent_at(&self) -> Option<Moment> {
        self.asked.map(|asked| (self.heard + SILENT_AFTER).max(asked + ASKED_BEFORE))
    }
}

impl JournalPairing {
    fn new(seat: Color, capacity: StationRole) -> JournalPairing {
        JournalPairing {
            seat,
            capacity,
            there: false,
            asks: false,
            consented: false,
            freed: false,
            may_return: false,
            keeps_seat: false,
            acted: 0,
            taken: 0,
            denied: VecDeque::new(),
            denied_at: None,
            differs: None,
        }
    }

    fn deny(&mut self, n: u64, why: Denial) {
        if self.denied.iter().all(|(known, _)| *known != n) {
            self.denied.push_back((n, why));
        }
        if self.denied.len() > DENIED_MAX {
            self.denied.pop_front();
        }
    }
}

/// The effects that are told to a seat, or with none to who only looks on. What is for the desk goes to no station.
fn effects_for_seat(effects: &[Effect], seat: Option<Color>) -> Vec<Effect> {
    let is_told = |effect: &&Effect| match effect.to {
        Audience::Hall => true,
        Audience::Seat(whose) => Some(whose) == seat,
        Audience::Desk => false,
    };
    effects.iter().filter(is_told).cloned().collect()
}

/// The effects that a station is told. What a player asked is for the player: an assistant is told what the hall hears, and
/// what came of their own acts, but no answer.
fn effects_for_station(
    effects: &[Effect],
    (station, capacity, seat): (u8, StationRole, Option<Color>),
    sender: Option<u8>,
) -> Vec<Effect> {
    if capacity != StationRole::Assistant {
        return effects_for_seat(effects, seat);
    }
    let is_own = sender == Some(station);
    let is_told = |effect: &&Effect| match (effect.to, &effect.kind) {
        (Audience::Hall, _) => true,
        (Audience::Seat(_), EffectKind::Refused(_)) => is_own,
        (_, EffectKind::Answered(_)) | (Audience::Desk, _) => false,
        (Audience::Seat(whose), _) => is_own && Some(whose) == seat,
    };
    effects.iter().filter(is_told).cloned().collect()
}

fn is_player_of(known: &JournalPairing, seat: Color) -> bool {
    known.seat == seat && known.capacity == StationRole::Player
}

fn is_request_closed(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect.kind, EffectKind::AssistantSettled { .. }))
}

fn send(to: u64, message: HostMessage) -> HostAction {
    HostAction::Send { to, message: Box::new(message) }
}

fn goodbye(to: u64, why: DisconnectReason) -> [HostAction; 2] {
    [send(to, HostMessage::Bye(why)), HostAction::Close { to }]
}
