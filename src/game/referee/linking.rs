//! Keep who sits at a station of his own: his acts are his alone, and the table says what a lost link does to the clocks.
//!
//! Whoever has joined as the player of a seat acts there, and nobody acts for him at the host's keyboard any more, as
//! long as the arbiter does not take the seat back. While the link is lost the seat stays his; the player at the host can only
//! open it for another device. Nothing a station says is believed but what its player did; what it may not say was refused
//! before it came here.

use super::assistants::{AssistantRequest, is_announced_by_consent};
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::NamedMove;
use crate::board::BoardKnowledge;
use crate::claim::Remedy;
use crate::effect::EffectKind;
use crate::event::{CODE_HERE, Event, EventKind, EventSource};
use crate::foreign::ForeignText;
use crate::joining::{LinkState, StationRole};
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::refusal::Refusal;
use crate::seat::{self, ByColor, Color, Seat};
use crate::view::wire;
use serde::Serialize;
use shakmaty::Position;
use std::collections::{BTreeMap, BTreeSet};

/// So many different things that a station may not send are told; nobody can make the record grow with more.
const MOST_DENIED: usize = 64;

/// A station that has joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct JoinedStation {
    #[serde(with = "seat::as_name")]
    player: Color,
    role: StationRole,
    connected: bool,
    /// His seat is free for any station, and until one takes it nobody answers for him at the host.
    vacated: bool,
    /// The device that had the seat first; `None` where this is that device.
    #[serde(skip_serializing_if = "Option::is_none")]
    replaces: Option<Replacement>,
}

/// A device that has joined a seat which was released while the seat's own device was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Replacement {
    /// The station of the seat's own device. It has its seat again as soon as it comes back.
    owner: u8,
    /// When the other device joined.
    since: Moment,
    /// Whether an arbiter has upheld an act of the other device.
    confirmed: bool,
}

/// Every station that has joined, and what was done over the link.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub(super) struct StationLinks {
    /// By number; a station whose seat was taken back is none any more.
    stations: BTreeMap<u8, JoinedStation>,
    /// The announcement that was repeated last: the number of its half-move, and what was announced.
    pub(super) repeated: Option<(u32, NamedMove)>,
    /// Who was at a station of his own after the game had begun.
    #[serde(with = "wire::both")]
    seen: ByColor<bool>,
    /// The persons who ask to be an assistant, and those to whom somebody has agreed, by the number of their station.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) assistants: BTreeMap<u8, AssistantRequest>,
    /// What was denied and told, with the seat whose station had sent it.
    denied: BTreeSet<(char, ForeignText)>,
}

impl StationLinks {
    fn player_station(&self, whose: Color) -> Option<(u8, JoinedStation)> {
        let mut stations = self.stations.iter().map(|(number, joined)| (*number, *joined));
        stations.find(|(_, joined)| joined.player == whose && joined.role == StationRole::Player)
    }

    /// The program was started again: every station has to come back.
    pub(super) fn mark_stations_lost(&mut self) {
        self.stations.values_mut().for_each(|joined| joined.connected = false);
        self.assistants.retain(|_, request| request.is_accepted());
    }

    /// Returns `true` if this station has joined and its link is not lost.
    pub(super) fn is_connected(&self, station: u8) -> bool {
        self.stations.get(&station).is_some_and(|joined| joined.connected)
    }

    /// Returns `true` if the player of this seat sits at this station.
    pub(super) fn is_player_station(&self, station: u8, player: Color) -> bool {
        let is_player = |joined: &JoinedStation| joined.player == player && joined.role == StationRole::Player;
        self.stations.get(&station).is_some_and(|joined| joined.connected && is_player(joined))
    }

    /// When an unconfirmed device joined this seat; `None` where the seat has its own device.
    pub(super) fn unconfirmed_since(&self, player: Color) -> Option<Moment> {
        let (_, joined) = self.player_station(player)?;
        joined.replaces.filter(|replacement| !replacement.confirmed).map(|replacement| replacement.since)
    }

    /// The arbiter has upheld an act of the device at this seat: it is the player's.
    pub(super) fn confirm_device(&mut self, player: Color) {
        let players = |joined: &&mut JoinedStation| joined.player == player && joined.role == StationRole::Player;
        for joined in self.stations.values_mut().filter(players) {
            joined.replaces.iter_mut().for_each(|replacement| replacement.confirmed = true);
        }
    }

    /// Removes the assistants of a player: another one takes their place.
    pub(super) fn remove_assistants(&mut self, player: Color) {
        self.stations.retain(|_, joined| joined.player != player || joined.role != StationRole::Assistant);
    }
}

impl Referee {
    /// How the link to a player's own station stands.
    pub(super) fn link_state(&self, whose: Color) -> LinkState {
        match self.links.player_station(whose) {
            None => LinkState::None,
            Some((_, JoinedStation { connected: true, .. })) => LinkState::Connected,
            Some(_) => LinkState::Lost,
        }
    }

    /// Notes who is at a station of his own while a game is played.
    pub(super) fn note_present_players(&mut self) {
        for whose in Color::ALL.into_iter().filter(|_| self.course.started) {
            *self.links.seen.get_mut(whose) |= self.link_state(whose) == LinkState::Connected;
        }
    }

    /// Whether the record shows that this player has come to the game (6.7): at his own station, or as the owner of the
    /// keyboard at which it is denied. Who is late to its resumption may have come before.
    pub(super) fn has_come_to_game(&self, whose: Color) -> bool {
        let typing = whose == self.terms.owner && !matches!(self.port, EventSource::Link { .. });
        let moved = self.moves_in_force().any(|half_move| half_move.player == whose && !half_move.ruled);
        let says = |pending: &PendingMove| pending.player == whose && !pending.entered;
        let moved = moved || self.turn.pending.as_ref().is_some_and(says);
        let came = moved || *self.links.seen.get(whose);
        typing || self.link_state(whose) == LinkState::Connected || came && !self.is_envelope_closed()
    }

    /// Whether a player has a station of his own that is not the host's.
    pub(super) fn has_own_station(&self, whose: Color) -> bool {
        self.link_state(whose).has_own_station()
    }

    /// Whether the players sit at two stations.
    pub(super) fn is_at_two_stations(&self) -> bool {
        Color::ALL.into_iter().any(|whose| self.has_own_station(whose))
    }

    /// Who is told what was refused to `who`: he himself at his own station, else the owner of the keyboard.
    pub(super) fn recipient_of(&self, who: Color) -> Color {
        if matches!(self.port, EventSource::Link { .. }) { who } else { self.terms.owner }
    }

    /// What a station reports of itself, or the host of it. Returns whether it was that.
    pub(super) fn handle_link(&mut self, event: &Event, who: Color, at: Moment, out: &mut Effects) -> bool {
        match &event.kind {
            EventKind::LinkFound { station, role: capacity, again } => {
                self.link_found(who, (*station, *capacity), *again, out);
            }
            EventKind::AssistantAsked { station, name } => self.receive_assistant_request(who, *station, name),
            EventKind::LinkLost { station, .. } if self.withdraw_assistant_request(*station, out) => {}
            EventKind::LinkLost { station, role: capacity, since } => {
                self.link_lost(who, (*station, *capacity), (since.unwrap_or(at), at), out);
            }
            EventKind::SeatReleased => self.free_link(who, out),
            EventKind::LinkDenied { what, .. } => self.deny(who, what, out),
            EventKind::CodeRefused { count, changed } => {
                out.send_to_seat(self.terms.owner, EffectKind::CodeRefused { count: *count, changed: *changed });
            }
            EventKind::HistoryDiffers { .. } => self.history_differs(who, at, out),
            _ => return self.refuse_from_wrong_station(event, who, out),
        }
        true
    }

    fn link_found(&mut self, whose: Color, (station, capacity): (u8, StationRole), again: bool, out: &mut Effects) {
        let player = capacity == StationRole::Player;
        let before = self.links.player_station(whose).filter(|(number, _)| player && *number != station);
        let replaced = before.and_then(|(_, it)| it.replaces).filter(|replacement| replacement.owner == station);
        let other = before.is_some_and(|(_, it)| !it.vacated) && replaced.is_none();
        let new = before.filter(|_| replaced.is_none()).map(|(number, it)| {
            let owner = it.replaces.map_or(number, |replacement| replacement.owner);
            Replacement { owner, since: self.now, confirmed: false }
        });
        let replaces = new.or_else(|| self.links.stations.get(&station).and_then(|it| it.replaces));
        let joined = JoinedStation { player: whose, role: capacity, connected: true, vacated: false, replaces };
        let known = self
            .links
            .stations
            .get(&station)
            .is_some_and(|it| JoinedStation { connected: true, vacated: false, ..*it } != joined);
        // One seat, one station; the host's own player sits at the host.
        if known || player && (other || whose == self.terms.owner) || self.is_awaiting_consent(station) {
            return;
        }
        self.links.stations.retain(|_, it| !(player && it.role == StationRole::Player && it.player == whose));
        self.links.stations.insert(station, joined);
        if player && (!again || replaced.is_some()) {
            self.drop_unconfirmed_word(out);
            self.drop_code(out);
            self.leave_board(whose);
        }
        let playing = self.course.started && self.course.outcome.is_none();
        self.note_present_players();
        let waits = player && playing && self.course.suspended.is_some_and(SuspensionCause::is_interruption);
        let stops = self.rules.lost_link_stops;
        let runs = self.clock.running_player().is_some();
        if !(self.has_consent(station) && is_announced_by_consent(capacity, again)) {
            let found = EffectKind::LinkFound { player: whose, role: capacity, again, stops, waits, runs };
            self.announce_link(found, capacity, out);
        }
        if new.is_some() {
            out.announce_in_hall(EffectKind::DeviceReplaced { player: whose });
        }
        if let Some(replacement) = replaced {
            self.withdraw_words_of_device(whose, replacement.since, out);
        }
        // Nobody loses an offer that he has not heard.
        if let Some(of) = self.claims.offer.filter(|of| player && *of != whose) {
            out.announce_in_hall(EffectKind::OfferRestored { player: of });
        }
    }

    /// Nothing was heard of a station since a moment.
    fn link_lost(
        &mut self,
        whose: Color,
        (station, capacity): (u8, StationRole),
        (since, at): (Moment, Moment),
        out: &mut Effects,
    ) {
        let is_there = |joined: &&mut JoinedStation| {
            joined.player == whose && joined.role == capacity && joined.connected && !joined.vacated
        };
        let Some(joined) = self.links.stations.get_mut(&station).filter(is_there) else { return };
        joined.connected = false;
        let player = capacity == StationRole::Player;
        if player {
            self.lose_sight(whose);
        }
        // The other player was there: nothing of his time is dead.
        let since = if self.clock.running_player() == Some(whose) { since } else { at };
        let stopped = player && self.must_wait_for_link();
        let proposed = if stopped { self.stop_for_link(since, at, out) } else { None };
        let runs = self.clock.running_player().is_some();
        self.announce_link(EffectKind::LinkLost { player: whose, role: capacity, stopped, runs }, capacity, out);
        if let Some(remedy) = proposed {
            self.propose_remedy(remedy, SuspensionCause::LinkLost, at, out);
        }
    }

    /// Who only watches, and a desk that is not taken yet, concern the host alone.
    fn announce_link(&self, kind: EffectKind, capacity: StationRole, out: &mut Effects) {
        match capacity {
            StationRole::Player | StationRole::Assistant => out.announce_in_hall(kind),
            StationRole::Arbiter | StationRole::Spectator => out.send_to_seat(self.terms.owner, kind),
        }
    }

    fn free_link(&mut self, whose: Color, out: &mut Effects) {
        let Some((station, joined)) = self.links.player_station(whose) else {
            let refusal = Refusal::NotJoined { player: whose };
            return match self.port {
                EventSource::Desk => out.send_to_desk(EffectKind::Refused(refusal)),
                _ => out.refuse(self.terms.owner, refusal),
            };
        };
        let playing = self.course.started && self.course.outcome.is_none() && !self.is_practice();
        // Nobody sends his opponent away, nor plays, resigns or runs his clock for him while he is away: his seat stays his own,
        // for whichever station he takes, until the arbiter takes it back.
        // The arbiter sits at this keyboard only where he has taken the desk here.
        let arbiter_here = self.desk.occupied && !self.desk.elsewhere;
        let at_keyboard = self.port != EventSource::Station && self.port != EventSource::Desk && !arbiter_here;
        // The owner could take the opponent's place with a terminal of their own, and resign there.
        if at_keyboard && self.arbiter_code_verifier().is_some() && !self.is_practice() {
            return out.refuse(self.terms.owner, Refusal::SeatReleasedAtDesk);
        }
        let kept = playing && at_keyboard;
        if kept && joined.connected {
            return out.refuse(self.terms.owner, Refusal::HasOwnStation { player: whose });
        }
        if kept && joined.vacated {
            return out.announce_in_hall(EffectKind::SeatReleased { player: whose, kept });
        }
        // Whoever was asked at his own station is not confirmed by a key at this one.
        self.drop_code(out);
        self.lose_sight(whose);
        match kept {
            true => drop(self.links.stations.insert(station, JoinedStation { vacated: true, ..joined })),
            false => drop(self.links.stations.remove(&station)),
        }
        out.announce_in_hall(EffectKind::SeatReleased { player: whose, kept });
    }

    fn deny(&mut self, whose: Color, what: &ForeignText, out: &mut Effects) {
        let new = self.links.denied.len() < MOST_DENIED && self.links.denied.insert((whose.char(), what.clone()));
        if new {
            let kind = EffectKind::LinkDenied { player: whose, what: what.clone() };
            // What was typed at his own keyboard is answered there.
            if *what != CODE_HERE {
                out.send_to_seat(self.terms.owner, kind.clone());
            }
            self.report_to_desk(kind, out);
        }
    }

    /// Nobody can say which of two records is right: the arbiter is called, as by a player (6.12).
    fn history_differs(&mut self, whose: Color, at: Moment, out: &mut Effects) {
        let free = self.course.suspended.is_none_or(SuspensionCause::is_interruption);
        if self.course.started && self.course.outcome.is_none() && free {
            self.clock.stop(at);
            self.cancel_kept_press(out);
            self.drop_unconfirmed_word(out);
            self.record_arbiter_call(None, at);
        }
        out.announce_in_hall(EffectKind::HistoryDiffers { player: whose });
    }

    /// What his board shows is not seen from here any more.
    fn lose_sight(&mut self, whose: Color) {
        if let Some(sensed) = self.present_sensed_board_mut(whose) {
            sensed.present = false;
            sensed.begin_next_turn();
            self.boards.told.get_mut(whose).clear();
        }
    }

    /// A sighted player who has joined has left the board at the host for the one at his own station.
    fn leave_board(&mut self, whose: Color) {
        self.lose_sight(whose);
        if !self.is_blind(whose) && matches!(self.boards.known.get(whose), BoardKnowledge::Stated(_)) {
            *self.boards.known.get_mut(whose) = BoardKnowledge::Assumed;
            self.boards.told.get_mut(whose).clear();
        }
    }

    /// Whose lost link play waits for by the rules of the table.
    pub(super) fn awaited_lost_link(&self) -> Option<Color> {
        let mut lost = Color::ALL.into_iter().filter(|whose| self.link_state(*whose) == LinkState::Lost);
        lost.find(|_| self.rules.lost_link_stops)
    }

    /// Whether play is going on, and must not with a link that is lost.
    fn must_wait_for_link(&self) -> bool {
        self.course.started
            && self.course.outcome.is_none()
            && self.course.suspended.is_none()
            && self.awaited_lost_link().is_some()
    }

    /// Both clocks stand as of a moment, for the table waits for a lost link. Gives what is proposed for the time since.
    fn stop_for_link(&mut self, since: Moment, at: Moment, out: &mut Effects) -> Option<Remedy> {
        let proposed = self.stop_clocks_as_of(since, at);
        self.cancel_kept_press(out);
        self.course.suspended = Some(SuspensionCause::LinkLost);
        proposed
    }

    /// The arbiter has changed the rules while a link is lost: what holds now holds at once.
    pub(super) fn apply_rules_to_lost_link(&mut self, at: Moment, out: &mut Effects) {
        if let Some(whose) = self.awaited_lost_link().filter(|_| self.must_wait_for_link()) {
            // The clocks ran by the rule that held until now.
            let _ = self.stop_for_link(at, at, out);
            let (capacity, stopped, runs) = (StationRole::Player, true, false);
            out.announce_in_hall(EffectKind::LinkLost { player: whose, role: capacity, stopped, runs });
        }
    }

    /// Something else that had suspended play does so no longer: a lost link still does.
    pub(super) fn suspend_for_lost_link(&mut self) {
        if self.must_wait_for_link() {
            self.course.suspended = Some(SuspensionCause::LinkLost);
        }
    }

    /// Refuses what is not done where it came from. Returns whether it was that.
    fn refuse_from_wrong_station(&self, event: &Event, who: Color, out: &mut Effects) -> bool {
        let refusal = self.not_his_to_do(event, who);
        let refused = refusal.is_some();
        if let Some(refusal) = refusal {
            out.refuse(who, refusal);
        }
        refused
    }

    /// Why this act is not done where it came from: it is another's, or its station is none of this seat.
    fn not_his_to_do(&self, event: &Event, who: Color) -> Option<Refusal> {
        let over_link = matches!(event.port, EventSource::Link { .. });
        if is_the_hosts(&event.kind) {
            return over_link.then_some(Refusal::HasOwnStation { player: self.terms.owner });
        }
        match event.port {
            EventSource::Link { station, .. } => {
                // An assistant may act for both players, as far as his duties go (D.2.9): that was asked at the host.
                let reaches = |joined: &&JoinedStation| joined.player == who || joined.role == StationRole::Assistant;
                let joined = self.links.stations.get(&station).filter(|joined| joined.connected).filter(reaches);
                let acts = |joined: &JoinedStation| matches!(joined.role, StationRole::Player | StationRole::Assistant);
                if event.seat == Seat::Arbiter || !joined.is_some_and(acts) {
                    return Some(Refusal::NotJoined { player: who });
                }
            }
            // A board that is still connected to the host is not read, and need not be told so.
            _ if matches!(event.kind, EventKind::BoardReported(_)) => {}
            _ if event.seat != Seat::Arbiter && self.has_own_station(who) => {
                return Some(Refusal::HasOwnStation { player: who });
            }
            _ => {}
        }
        let sits_elsewhere = |whose: Color| {
            let owner = whose == self.terms.owner && (over_link || self.is_at_two_stations());
            whose != who && (self.has_own_station(whose) || owner)
        };
        let whose = match &event.kind {
            EventKind::ClockPressed { player: by } | EventKind::Confirmed { player: by } => *by,
            EventKind::SpokenForOpponent { .. } if over_link => self.terms.owner,
            EventKind::SpokenForOpponent { .. } => !self.terms.owner,
            EventKind::Misheard { .. } | EventKind::ReplyEntered { .. } => !who,
            EventKind::Announced { .. } if self.turn.pending.is_none() => self.course.position.turn(),
            _ => who,
        };
        let elsewhere = sits_elsewhere(whose);
        elsewhere.then(|| match event.kind {
            // Nobody announces out of turn, nor where nothing is played: that is why, and not where somebody sits.
            EventKind::Announced { .. } => {
                self.refusal_when_not_playing(&event.kind).unwrap_or(Refusal::OtherPlayersTurn { player: whose })
            }
            _ => Refusal::HasOwnStation { player: whose },
        })
    }

    /// Whether a report is not of the board that this player plays on: his is at his own station, or at the host.
    pub(super) fn is_report_of_another_board(&self, whose: Color) -> bool {
        self.has_own_station(whose) != matches!(self.port, EventSource::Link { .. })
    }
}

/// What only the host's own station tells, and the desk that is at it or connected with it.
const fn is_the_hosts(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Opened { .. }
            | EventKind::ProgramResumed { .. }
            | EventKind::ProgramLeft
            | EventKind::ProgramStalled { .. }
            | EventKind::AnnouncementHeard { .. }
            | EventKind::AnnouncementDelayed { .. }
            | EventKind::AnnouncementBegun { .. }
            | EventKind::CodeProposed { .. }
            | EventKind::DeskTaken { .. }
            | EventKind::DeskLeft
            | EventKind::AssistantAsked { .. }
            | EventKind::Ruled { .. }
            | EventKind::EnvelopeOpened { .. }
            | EventKind::DeadlineReached
    )
}
