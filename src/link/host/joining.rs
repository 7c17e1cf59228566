//! Let a station in: its seat, its history, and what it has missed.

use super::{ClientConnection, Host, HostAction, JournalPairing, LINES_MAX, effects_for_station, goodbye, send};
use crate::PROTOCOL;
use crate::message::{ClientMessage, DisconnectReason, HostMessage, Welcome};
use crate::role::Denial;
use crate::seen::ViewDelta;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use ansage_game::view::View;

/// What somebody asks for who joins.
struct JoinRequest<'a> {
    capacity: StationRole,
    seat: Option<Color>,
    last_seq: u64,
    head: &'a str,
}

impl Host {
    /// A station of that pairing has come over a new line and said its first word; `view` is the table at this moment,
    /// as the host knows it. What is sent to it, or why it is not let in.
    pub fn handle_hello(
        &mut self,
        from: u64,
        station: u8,
        hello: &ClientMessage,
        view: &View,
        now: Moment,
    ) -> Vec<HostAction> {
        let ClientMessage::Hello { protocol, capacity, seat, game, last_seq, head, name } = hello else {
            return goodbye(from, DisconnectReason::NotUnderstood).into();
        };
        let wish = JoinRequest { capacity: *capacity, seat: *seat, last_seq: *last_seq, head };
        if *protocol != PROTOCOL {
            return goodbye(from, DisconnectReason::OtherProtocol).into();
        }
        if !game.is_empty() && *game != self.setup.game {
            return goodbye(from, DisconnectReason::OtherGame).into();
        }
        let before: Vec<u64> = self.lines.iter().filter(|(_, line)| line.station == station).map(|it| *it.0).collect();
        if before.is_empty() && self.lines.len() >= LINES_MAX {
            return goodbye(from, DisconnectReason::TooMany).into();
        }
        let own = match self.place(station, &wish, view.owner) {
            Ok(own) => own,
            Err(why) => return self.turned_away(from, station, &wish, why, view.owner),
        };
        let mut out = Vec::new();
        for to in before {
            out.extend(goodbye(to, DisconnectReason::Replaced));
            self.lines.remove(&to);
        }
        if wish.capacity == StationRole::Assistant && !self.stations.get(&station).is_some_and(|known| known.consented)
        {
            out.extend(self.ask_for_consent((from, station), own, name, view, now));
            return out;
        }
        if !self.kept.has_entry(wish.last_seq, wish.head) {
            out.extend(self.differs(from, station, &wish, own));
            return out;
        }
        // A seat that was taken back meanwhile is taken anew.
        let again = self.stations.get(&station).is_some_and(|known| !known.freed || known.keeps_seat);
        self.stations.entry(station).or_insert_with(|| JournalPairing::new(own, wish.capacity));
        out.extend(self.welcome(from, station, &wish, own, view, now));
        let kind = EventKind::LinkFound { station, role: wish.capacity, again };
        out.push(HostAction::Journal { seat: own.into(), port: EventSource::Station, kind });
        out
    }

    /// The person at this station asks to be an assistant: the player or the arbiter is asked, and until then the station is
    /// told nothing of the game.
    fn ask_for_consent(
        &mut self,
        (from, station): (u64, u8),
        own: Color,
        name: &PersonName,
        view: &View,
        now: Moment,
    ) -> Vec<HostAction> {
        if name.is_empty() {
            return goodbye(from, DisconnectReason::NoName).into();
        }
        let known = self.stations.entry(station).or_insert_with(|| JournalPairing::new(own, StationRole::Assistant));
        let asks = known.asks;
        let seen = view.clone().restricted_to_seat(None);
        let line = ClientConnection::new((station, None), StationRole::Assistant, (seen, known.acted), now);
        self.lines.insert(from, ClientConnection { waits: true, ..line });
        let mut out = vec![send(from, HostMessage::AwaitConsent { player: own })];
        if !asks {
            let kind = EventKind::AssistantAsked { station, name: name.clone() };
            out.push(HostAction::Journal { seat: own.into(), port: EventSource::Station, kind });
        }
        out
    }

    /// Lets in the assistants to whom somebody has agreed, and dismisses those who are not; `view` is the table after the
    /// answer was recorded.
    pub fn admit_answered_assistants(&mut self, view: &View, now: Moment) -> Vec<HostAction> {
        let mut out = Vec::new();
        let assistants = self.lines.iter().filter(|(_, line)| line.capacity == StationRole::Assistant);
        let assistants: Vec<(u64, u8, bool)> =
            assistants.map(|(from, line)| (*from, line.station, line.waits)).collect();
        for (from, station, waits) in assistants {
            let Some(known) = self.stations.get(&station) else { continue };
            let (own, consented, asks, freed) = (known.seat, known.consented, known.asks, known.freed);
            if asks || consented && !waits {
                continue;
            }
            self.lines.remove(&from);
            if !consented {
                let why = if freed { DisconnectReason::NotAccepted } else { DisconnectReason::SeatTaken };
                out.extend(goodbye(from, why));
                continue;
            }
            let wish = JoinRequest { capacity: StationRole::Assistant, seat: Some(own), last_seq: 0, head: "" };
            out.extend(self.welcome(from, station, &wish, own, view, now));
            let kind = EventKind::LinkFound { station, role: StationRole::Assistant, again: false };
            out.push(HostAction::Journal { seat: own.into(), port: EventSource::Station, kind });
        }
        out
    }

    /// The seat that a station may have.
    fn place(&self, station: u8, wish: &JoinRequest, owner: Color) -> Result<Color, DisconnectReason> {
        if let Some(known) = self.stations.get(&station) {
            let same = known.capacity == wish.capacity && wish.seat.is_none_or(|seat| seat == known.seat);
            let other = |(number, it): (&u8, &JournalPairing)| {
                *number != station && it.seat == known.seat && it.capacity == known.capacity && !it.freed
            };
            return match known.freed {
                true if known.keeps_seat && same => Ok(known.seat),
                true if !known.may_return || self.stations.iter().any(other) => Err(DisconnectReason::Freed),
                true if same => Ok(known.seat),
                false if same => Ok(known.seat),
                _ => Err(DisconnectReason::SeatTaken),
            };
        }
        let taken = |seat| {
            let has = |known: &JournalPairing| known.seat == seat && known.capacity == wish.capacity && !known.freed;
            self.stations.values().any(has)
        };
        match wish.capacity {
            // The seat of the host is its own player's.
            StationRole::Player => {
                let seat = wish.seat.unwrap_or(!owner);
                if seat == owner || taken(seat) { Err(DisconnectReason::SeatTaken) } else { Ok(seat) }
            }
            StationRole::Assistant => {
                let seat = wish.seat.unwrap_or(owner);
                let is_there = |known: &JournalPairing| {
                    known.seat == seat && known.capacity == StationRole::Assistant && known.consented && known.there
                };
                if self.stations.values().any(is_there) { Err(DisconnectReason::SeatTaken) } else { Ok(seat) }
            }
            StationRole::Spectator => Ok(owner),
            StationRole::Arbiter => Err(DisconnectReason::NotUnderstood),
        }
    }

    /// A station that is not let in. One that claims another seat than its own is recorded.
    fn turned_away(
        &mut self,
        from: u64,
        station: u8,
        wish: &JoinRequest,
        why: DisconnectReason,
        owner: Color,
    ) -> Vec<HostAction> {
        let mut out: Vec<HostAction> = goodbye(from, why).into();
        if why == DisconnectReason::SeatTaken && wish.capacity != StationRole::Spectator {
            let seat = self.stations.get(&station).map_or(owner, |known| known.seat);
            let kind = EventKind::LinkDenied { what: "hello".into(), reason: Denial::OtherSeat.name().into() };
            out.push(HostAction::Journal { seat: seat.into(), port: EventSource::Link { station, act: 0 }, kind });
        }
        out
    }

    /// What the station has heard of is another history: once for each, the arbiter is called.
    fn differs(&mut self, from: u64, station: u8, wish: &JoinRequest, own: Color) -> Vec<HostAction> {
        let mut out: Vec<HostAction> = goodbye(from, DisconnectReason::HistoryDiffers).into();
        out.extend(self.lost(station, None));
        if wish.capacity == StationRole::Spectator {
            return out;
        }
        let claimed = (wish.last_seq, wish.head.chars().take(64).collect::<String>());
        let known = self.stations.entry(station).or_insert_with(|| JournalPairing::new(own, wish.capacity));
        if known.differs.as_ref() != Some(&claimed) {
            known.differs = Some(claimed.clone());
            let kind = EventKind::HistoryDiffers { seq: claimed.0, head: claimed.1 };
            out.push(HostAction::Journal { seat: own.into(), port: EventSource::Station, kind });
        }
        out
    }

    /// The first messages to a station that is let in: what was denied to it, the table, and what it has missed.
    fn welcome(
        &mut self,
        from: u64,
        station: u8,
        wish: &JoinRequest,
        own: Color,
        view: &View,
        now: Moment,
    ) -> Vec<HostAction> {
        let seat = (wish.capacity != StationRole::Spectator).then_some(own);
        // Spectators may be shown an older table, at an older moment.
        let (view, shown_now) = self.visible_view(wish.capacity, view, now);
        let (last_seq, head) = self.last_visible_entry(wish.capacity);
        let shown = view.restricted_to_seat(seat);
        let Some(known) = self.stations.get_mut(&station) else { return Vec::new() };
        known.differs = None;
        let mut out: Vec<HostAction> =
            known.denied.iter().map(|(n, why)| send(from, HostMessage::Denied { n: *n, why: why.clone() })).collect();
        let acted = known.acted;
        let welcome = Welcome {
            protocol: PROTOCOL,
            game: self.setup.game.clone(),
            seat: own,
            capacity: wish.capacity,
            blind: *self.setup.terms.blind_players().get(own),
            // What the arbiter's code is checked by is for nobody to try codes on.
            terms: Box::new(GameTerms { arbiter_code: None, ..(*self.setup.terms).clone() }),
            hall: self.setup.hall.clone(),
            acted,
            taken: known.taken,
            last_seq,
            head,
            gap: wish.last_seq > 0 && self.kept.has_gap_after(wish.last_seq),
            now: shown_now,
            seen: ViewDelta::between_views(&shown, None),
        };
        out.push(send(from, HostMessage::Welcome(Box::new(welcome))));
        if wish.last_seq > 0 {
            out.extend(
                self.missed((wish.last_seq, last_seq), (station, wish.capacity, seat), acted)
                    .map(|message| send(from, message)),
            );
        }
        let line = ClientConnection::new((station, seat), wish.capacity, (shown, acted), now);
        self.lines.insert(from, line);
        out
    }

    /// What a station has missed since this entry, up to the last that it may know of; that one stands at the end even where it says nothing.
    fn missed(
        &self,
        (since, last): (u64, u64),
        listener: (u8, StationRole, Option<Color>),
        acted: u64,
    ) -> impl Iterator<Item = HostMessage> {
        self.kept.entries_after(since).filter(move |entry| entry.seq <= last).filter_map(move |entry| {
            let effects = effects_for_station(&entry.effects, listener, entry.sender);
            let (seq, head, at) = (entry.seq, entry.head.clone(), entry.at);
            let says = !effects.is_empty() || seq == last;
            says.then_some(HostMessage::Entry { seq, head, at, effects, acted, seen: None, late: true })
        })
    }
}
