//! A joined station of a simulated game: the real machine, a disk, a clock of its own that is wrong, a person.

use super::LinkTally;
use super::table::SimulatedTable;
use super::wire::WireEnd;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;
use ansage_link::guest::{Client, ClientNotice, SavedClient};
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use shakmaty::Board;
use std::collections::{BTreeMap, VecDeque};

/// What somebody at a station was told, since it joined with no history.
#[derive(Default)]
pub struct StationRecord {
    /// The last entry before.
    pub since: Option<u64>,
    pub effects: Vec<(Moment, Vec<Effect>)>,
}

pub struct SimulatedStation {
    /// The number of its pairing; that is its key, too.
    pub number: u8,
    pub capacity: StationRole,
    pub wish: Option<Color>,
    pub guest: Client,
    pub disk: SavedClient,
    pub alive: bool,
    pub line: Option<(u64, WireEnd)>,
    /// When that was built.
    pub since: u64,
    /// When the host was heard last.
    pub heard_at: Moment,
    /// So much its clock is wrong.
    skew: u64,
    pub told: StationRecord,
    /// What it did: by pairing and number.
    acts: BTreeMap<(u8, u64), EventKind>,
    /// Its player's own board.
    pub board: Board,
    /// Whether its player's board is told, or only his words.
    pub shows: bool,
    pub steps: VecDeque<EventKind>,
    /// Whether it is not let in any more.
    pub away: bool,
}

impl SimulatedStation {
    pub fn new(number: u8, capacity: StationRole, wish: Option<Color>, skew: u64) -> SimulatedStation {
        let name = if capacity == StationRole::Assistant { "Cy Tal" } else { "" };
        let guest = Client::with_name(capacity, wish, name.into());
        SimulatedStation {
            number,
            capacity,
            wish,
            disk: guest.state_to_save().clone(),
            guest,
            alive: true,
            line: None,
            since: 0,
            heard_at: Moment::START,
            skew,
            told: StationRecord::default(),
            acts: BTreeMap::new(),
            board: Board::new(),
            shows: true,
            steps: VecDeque::new(),
            away: false,
        }
    }

    /// Its own moment: another time line than the host's.
    pub fn moment(&self, now: u64) -> Moment {
        Moment::from_millis(now + self.skew)
    }

    /// It knows nothing of the game any more, and joins as if for the first time.
    pub fn forget(&mut self, number: u8) {
        self.number = number;
        self.guest = Client::with_name(self.capacity, self.wish, self.disk.name.clone());
        self.disk = self.guest.state_to_save().clone();
        self.told = StationRecord::default();
        self.acts.clear();
        self.steps.clear();
    }

    /// The program dies: what is on its disk is left.
    pub fn die(&mut self) {
        self.alive = false;
        self.line = None;
        self.guest = Client::from_saved(self.disk.clone());
        self.steps.clear();
        self.acts.clear();
    }

    /// Its person does something. What is to be sent now.
    pub fn act(&mut self, seat: Color, kind: EventKind, tally: &mut LinkTally) -> Option<ClientMessage> {
        let (n, message) = self.guest.prepare_act(seat, kind.clone()).ok()?;
        assert!(self.guest.unanswered_act_count() <= 64, "what waits does not grow");
        if message.is_none() {
            tally.count("act over the lost link, sent later");
        }
        self.acts.insert((self.number, n), kind);
        message
    }

    /// A message of the host. What is to be sent for it, and whether the line is to be cut.
    pub fn heard(
        &mut self,
        message: HostMessage,
        now: u64,
        table: &SimulatedTable,
        tally: &mut LinkTally,
    ) -> (Vec<ClientMessage>, bool) {
        private(&message, self);
        let late = matches!(&message, HostMessage::Entry { late: true, effects, .. } if !effects.is_empty());
        let welcome = matches!(message, HostMessage::Welcome(_));
        self.heard_at = self.moment(now);
        let mut heard = self.guest.handle_message(message, self.heard_at);
        // What it was told and what it knows of it are on its disk before anything else.
        self.disk = self.guest.state_to_save().clone();
        let mut cut = false;
        for news in heard.news {
            match news {
                ClientNotice::Joined { again, .. } => {
                    if !again {
                        self.told = StationRecord { since: Some(self.disk.last_seq), effects: Vec::new() };
                    }
                    self.report(&mut heard.say, tally);
                }
                ClientNotice::Told { at, effects, late: _ } => {
                    tally.count(if late { "effects told late" } else { "effects told" });
                    self.told.effects.push((at, effects));
                }
                ClientNotice::AwaitsConsent { .. } => tally.count("assistant asked about"),
                ClientNotice::Changed => tally.count("view told"),
                ClientNotice::Acted { n } => self.check_acted(n, table, tally),
                ClientNotice::Denied { n, .. } => {
                    tally.count("act denied");
                    assert!(!journaled(table, self.number, n), "denied, and in the journal: {n}");
                }
                ClientNotice::Unfit => panic!("what the host tells does not fit"),
                ClientNotice::Bye(why) => {
                    cut = true;
                    self.dismissed(why, tally);
                }
            }
        }
        let acts = heard.say.iter().filter(|said| matches!(said, ClientMessage::Act { .. })).count();
        if welcome && acts > 0 {
            tally.count("act sent again after a reconnection");
        }
        (heard.say, cut)
    }

    /// After joining it tells what its board shows.
    fn report(&mut self, say: &mut Vec<ClientMessage>, tally: &mut LinkTally) {
        let Some(seat) = self.guest.join_summary().map(|table| table.seat) else { return };
        let blind = self.guest.join_summary().is_some_and(|table| table.blind);
        if self.capacity == StationRole::Player && self.shows && !blind {
            self.steps.clear();
            let found = ansage_game::sensed::BoardReport::Found { shows: self.board.clone() };
            say.extend(self.act(seat, EventKind::BoardReported(found), tally));
        }
    }

    /// What is shown as done is in the journal, as it was done.
    fn check_acted(&mut self, n: u64, table: &SimulatedTable, tally: &mut LinkTally) {
        tally.count("act journaled");
        let port = EventSource::Link { station: self.number, act: n };
        let mut entries = table.disk.entries.iter().rev().filter(|(_, event, _)| event.port == port);
        let (_, event, _) =
            entries.next().unwrap_or_else(|| panic!("act {n} is told to be in the journal, and is not"));
        assert!(entries.next().is_none(), "act {n} is in the journal twice");
        let done = self.acts.remove(&(self.number, n)).expect("an act of this station");
        match (&event.kind, &done) {
            (EventKind::MoveSealed { wall, .. }, EventKind::MoveSealed { .. }) => {
                assert_eq!(wall, "", "a time that a station tells is not believed");
            }
            (journaled, done) => assert_eq!(journaled, done, "another act is in the journal"),
        }
    }

    fn dismissed(&mut self, why: DisconnectReason, tally: &mut LinkTally) {
        match why {
            DisconnectReason::Freed | DisconnectReason::OwnerReturned => {
                tally.count("joined at a new pairing");
                self.forget(self.number + 50);
            }
            DisconnectReason::HistoryDiffers => self.forget(self.number),
            DisconnectReason::SeatTaken => {
                if self.told.since.is_some() {
                    // Its pairing was among the entries that an older copy of the journal has lost. No other way leads here.
                    assert!(tally.has("history of the host cut off"), "station {} had its seat", self.number);
                    self.told = StationRecord::default();
                }
                tally.count("intruder turned away");
                self.away = true;
            }
            DisconnectReason::NotAccepted => self.away = true,
            DisconnectReason::Flood => tally.count("line cut for a flood"),
            DisconnectReason::Silent | DisconnectReason::Left | DisconnectReason::Replaced => {}
            other => panic!("turned away for {other:?}"),
        }
    }

    /// Everything it was told since it joined is what the journal holds for it: once each, in order.
    pub fn check_told(&self, table: &SimulatedTable) {
        let Some(since) = self.told.since else { return };
        let seat = self.ear();
        let until = self.disk.last_seq as usize;
        let known = until.checked_sub(1).and_then(|last| table.disk.entries.get(last));
        if until > 0 && known.is_none_or(|(head, ..)| *head != self.disk.head) {
            // An older copy of the journal took the place of what it was told. Only who is let in again learns that.
            assert!(!self.guest.is_admitted(), "station {} was let in with another history", self.number);
            return;
        }
        let due = table.disk.entries.iter().take(until).skip(since as usize).filter_map(|(_, event, effects)| {
            let effects: Vec<Effect> =
                effects.iter().filter(|effect| self.may_hear(effect, seat, event.port)).cloned().collect();
            (!effects.is_empty()).then_some((event.at, effects))
        });
        let due: Vec<_> = due.collect();
        assert_eq!(self.told.effects, due, "what station {} was told", self.number);
    }

    /// An assistant hears what is private only where it came of their own act, and no answer.
    fn may_hear(&self, effect: &Effect, seat: Option<Color>, port: EventSource) -> bool {
        let is_own = port.station() == Some(self.number);
        match (self.capacity, effect.to, &effect.kind) {
            (_, Audience::Hall, _) => true,
            (StationRole::Assistant, Audience::Seat(_), EffectKind::Refused(_)) => is_own,
            (StationRole::Assistant, _, EffectKind::Answered(_)) => false,
            (StationRole::Assistant, Audience::Seat(whose), _) => is_own && Some(whose) == seat,
            (_, Audience::Seat(whose), _) => Some(whose) == seat,
            (_, Audience::Desk, _) => false,
        }
    }

    /// Whose private effects it hears.
    pub fn ear(&self) -> Option<Color> {
        let seat = self.guest.state_to_save().seat.or(self.wish);
        seat.filter(|_| self.capacity != StationRole::Spectator)
    }
}

fn journaled(table: &SimulatedTable, station: u8, n: u64) -> bool {
    let denied = |kind: &EventKind| matches!(kind, EventKind::LinkDenied { .. });
    let port = EventSource::Link { station, act: n };
    table.disk.entries.iter().any(|(_, event, _)| event.port == port && !denied(&event.kind))
}

fn may_hear(effect: &Effect, seat: Option<Color>) -> bool {
    match effect.to {
        Audience::Hall => true,
        Audience::Seat(whose) => Some(whose) == seat,
        Audience::Desk => false,
    }
}

/// What nobody at another seat may hear stands in every private text of the host's player.
pub const SECRET: &str = "geheim";

/// Nothing that goes to a station is another's: no effect to another seat or to the desk, no line of another's score,
/// no answer to another, no proof of a sealed move.
fn private(message: &HostMessage, station: &SimulatedStation) {
    let own = station.ear();
    let mut message = message.clone();
    if let HostMessage::Entry { effects, .. } = &mut message {
        for effect in &*effects {
            let own = own.or(station.guest.join_summary().map(|table| table.seat)).filter(|_| own.is_some());
            let refused = station.capacity == StationRole::Assistant && matches!(effect.kind, EffectKind::Refused(_));
            assert!(refused || may_hear(effect, own), "{effect:?} is told to {own:?}");
        }
        // What is told in the hall is nobody's secret: scores that are compared there, too.
        effects.retain(|effect| effect.to != Audience::Hall);
    }
    let json = serde_json::to_string(&message).expect("plain data");
    let own_secret = own == Some(Color::White);
    assert!(own_secret || !json.contains(SECRET), "the secret of another goes to station {}: {json}", station.number);
    assert!(!json.contains("besiegelt"), "what proves a sealed move goes to station {}: {json}", station.number);
}
