//! Keep what a joined station knows of the game: what its host told it, and which of its acts the host has not yet
//! answered.
//!
//! Pure: what comes and when is given, what is to be sent and told is given back. It has no referee: position, clocks
//! and effects are the host's, and an act is shown as done when the host has told that it is in the journal, never
//! before. After a lost link what was not answered is sent again under its own number, so that nothing is lost and
//! nothing doubled.

use super::PROTOCOL;
use super::message::{ClientMessage, DisconnectReason, HallStyle, HostMessage, Welcome};
use super::role::{Denial, Sender, check_can_send};
use super::seen::ViewDelta;
use ansage_game::effect::Effect;
use ansage_game::event::EventKind;
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use ansage_game::view::{View, wire};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// So many acts may wait for their answer.
pub const PENDING_MAX: usize = 64;

/// What a joined station keeps on its disk to come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedClient {
    /// The game; empty before the first welcome.
    pub game: String,
    /// As what it joins.
    pub capacity: StationRole,
    /// At which seat; `None` for the one that is free, and for spectators.
    #[serde(with = "wire::maybe")]
    pub seat: Option<Color>,
    /// The last entry it has heard of; 0 for none.
    pub last_seq: u64,
    /// The checksum of that entry; empty for none.
    pub head: String,
    /// The name of the person who asks to be an assistant; empty for everybody else.
    #[serde(default)]
    pub name: PersonName,
}

/// What was said when it joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinSummary {
    /// Whose side of the table it sees.
    pub seat: Color,
    /// As what it has joined.
    pub capacity: StationRole,
    /// Whether its seat is a visually disabled player's.
    pub blind: bool,
    /// The rules of the table.
    pub terms: Box<GameTerms>,
    /// How moves are told in the hall.
    pub hall: HallStyle,
}

/// What there is to tell.
#[derive(Debug, Clone, PartialEq)]
pub enum ClientNotice {
    /// The host has let it in.
    Joined {
        /// Whether it has heard of the game before.
        again: bool,
        /// Whether the host does not keep all of what was told meanwhile.
        gap: bool,
    },
    /// The host asks this player first, or the arbiter, whether this person is the assistant.
    AwaitsConsent {
        /// The player.
        player: Color,
    },
    /// Something happened.
    Told {
        /// When.
        at: Moment,
        /// What it brought about, as far as this seat is told it.
        effects: Vec<Effect>,
        /// Whether it happened while the link was lost.
        late: bool,
    },
    /// The table stands otherwise than before: [`Client::view_at`].
    Changed,
    /// The act is in the journal.
    Acted {
        /// Its number.
        n: u64,
    },
    /// The act was not done.
    Denied {
        /// Its number.
        n: u64,
        /// What it was.
        kind: EventKind,
        /// Why not.
        why: Denial,
    },
    /// The host has cut the line.
    Bye(DisconnectReason),
    /// What came does not fit what came before: the line is to be cut and built anew.
    Unfit,
}

/// What follows from a message.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct HostMessageOutcome {
    /// What is to be sent.
    pub say: Vec<ClientMessage>,
    /// What there is to tell, in its order.
    pub news: Vec<ClientNotice>,
}

/// Why an act is not even sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendRefusal {
    /// The host has not let this station in yet, since it was started.
    NotJoined,
    /// Too many acts wait for their answer.
    Full,
}

/// A joined station.
#[derive(Debug, Clone)]
pub struct Client {
    saved: SavedClient,
    table: Option<JoinSummary>,
    view: Option<View>,
    /// The entry after which the table stands so.
    viewed: u64,
    pending: VecDeque<PendingAct>,
    /// The number of the last act.
    last_act: u64,
    there: bool,
    delay: Option<u64>,
    /// The host's moment, and its own moment when it came.
    clock: Option<(Moment, Moment)>,
}

/// An act that waits for its answer.
#[derive(Debug, Clone)]
struct PendingAct {
    n: u64,
    seat: Color,
    kind: EventKind,
}

impl Client {
    /// A station that has not heard of any game.
    pub fn new(capacity: StationRole, seat: Option<Color>) -> Client {
        Client::with_name(capacity, seat, PersonName::default())
    }

    /// The same of a person who asks to be an assistant.
    pub fn with_name(capacity: StationRole, seat: Option<Color>, name: PersonName) -> Client {
        Client::from_saved(SavedClient { game: String::new(), capacity, seat, last_seq: 0, head: String::new(), name })
    }

    /// A station that comes back.
    pub fn from_saved(saved: SavedClient) -> Client {
        Client {
            saved,
            table: None,
            view: None,
            viewed: 0,
            pending: VecDeque::new(),
            last_act: 0,
            there: false,
            delay: None,
            clock: None,
        }
    }

    /// What it keeps on its disk.
    pub fn state_to_save(&self) -> &SavedClient {
        &self.saved
    }

    /// The first word over a new line.
    pub fn hello_message(&mut self) -> ClientMessage {
        self.there = false;
        let SavedClient { game, capacity, seat, last_seq, head, name } = self.saved.clone();
        ClientMessage::Hello { protocol: PROTOCOL, capacity, seat, game, last_seq, head, name }
    }

    /// The line is no more.
    pub fn handle_lost_connection(&mut self) {
        self.there = false;
        self.delay = None;
    }

    /// Whether the host has let it in over the line that it has.
    pub fn is_admitted(&self) -> bool {
        self.there
    }

    /// What was said when it joined.
    pub fn join_summary(&self) -> Option<&JoinSummary> {
        self.table.as_ref()
    }

    /// The delay measured last, in milliseconds there and back.
    pub fn round_trip_millis(&self) -> Option<u64> {
        self.delay
    }

    /// How many acts wait for their answer.
    pub fn unanswered_act_count(&self) -> usize {
        self.pending.len()
    }

    /// The table as the host told it last, its clocks at this moment. `now` is of this station's own time line. While the
    /// link is lost nobody here knows more than the rule of the table: either both clocks stand where the host was heard
    /// last, or the one that ran runs on.
    pub fn view_at(&self, now: Moment) -> Option<View> {
        let view = self.view.clone()?;
        if self.there || !view.rules.lost_link_stops {
            return Some(view.advanced_to(self.host_moment(now)));
        }
        let heard = self.clock.map_or(view.at, |(hosts, _)| hosts);
        Some(View { running: None, ..view.advanced_to(heard) })
    }

    /// The host's moment at this moment of the station's own time line.
    pub fn host_moment(&self, now: Moment) -> Moment {
        self.clock.map_or(Moment::START, |(hosts, own)| hosts + (now - own))
    }

    /// The moment of the station's own time line at this moment of the host.
    pub fn own_moment(&self, hosts: Moment) -> Moment {
        self.clock.map_or(Moment::START, |(heard, own)| own + (hosts - heard))
    }

    /// Whether the host will let this through, as far as this station knows: for a refusal at once.
    ///
    /// # Errors
    /// Why not.
    pub fn check_can_act(&self, seat: Color, kind: &EventKind) -> Result<(), Denial> {
        let (Some(table), Some(view)) = (&self.table, &self.view) else { return Ok(()) };
        check_can_send(
            Sender { role: table.capacity, seat: table.seat },
            view.duties,
            seat,
            table.terms.blind_players(),
            kind,
        )
    }

    /// An act of this station: its number, and what is to be sent now. While the link is lost it waits.
    ///
    /// # Errors
    /// [`SendRefusal`]; nothing is done then.
    pub fn prepare_act(&mut self, seat: Color, kind: EventKind) -> Result<(u64, Option<ClientMessage>), SendRefusal> {
        if self.table.is_none() {
            return Err(SendRefusal::NotJoined);
        }
        if self.pending.len() >= PENDING_MAX {
            return Err(SendRefusal::Full);
        }
        self.last_act += 1;
        let pending = PendingAct { n: self.last_act, seat, kind };
        let message = self.there.then(|| pending.message());
        self.pending.push_back(pending);
        Ok((self.last_act, message))
    }

    /// A message of the host; `now` is of this station's own time line.
    pub fn handle_message(&mut self, message: HostMessage, now: Moment) -> HostMessageOutcome {
        let mut heard = HostMessageOutcome::default();
        match message {
            HostMessage::Welcome(welcome) => self.welcomed(*welcome, now, &mut heard),
            HostMessage::Entry { seq, head, at, effects, acted, seen, late } => {
                if !self.see(seq, seen, &mut heard) {
                    return heard;
                }
                if seq > self.saved.last_seq {
                    (self.saved.last_seq, self.saved.head) = (seq, head);
                    if !effects.is_empty() {
                        heard.news.push(ClientNotice::Told { at, effects, late });
                    }
                }
                self.acknowledge_acts(acted, &mut heard);
            }
            HostMessage::Denied { n, why } => {
                let found = self.pending.iter().position(|pending| pending.n == n);
                if let Some(pending) = found.and_then(|index| self.pending.remove(index)) {
                    heard.news.push(ClientNotice::Denied { n, kind: pending.kind, why });
                }
            }
            HostMessage::Ping { n, delay, now: hosts } => {
                self.delay = delay;
                // What was measured there and back lies half behind.
                self.clock = Some((hosts + Span::from_millis(delay.unwrap_or(0) / 2), now));
                heard.say.push(ClientMessage::Pong { n });
            }
            HostMessage::AwaitConsent { player } => heard.news.push(ClientNotice::AwaitsConsent { player }),
            // Only a desk is told so.
            HostMessage::LinesFollow { .. } | HostMessage::CodeFirst | HostMessage::Line { .. } => {
                heard.news.push(ClientNotice::Unfit)
            }
            HostMessage::Bye(why) => {
                self.handle_lost_connection();
                heard.news.push(ClientNotice::Bye(why));
            }
        }
        heard
    }

    fn welcomed(&mut self, welcome: Welcome, now: Moment, heard: &mut HostMessageOutcome) {
        let again = self.saved.last_seq > 0;
        let other = !self.saved.game.is_empty() && self.saved.game != welcome.game;
        let Ok(view) = welcome.seen.apply_to_view(None) else { return heard.news.push(ClientNotice::Unfit) };
        if other || welcome.protocol != PROTOCOL {
            return heard.news.push(ClientNotice::Unfit);
        }
        self.saved.game = welcome.game;
        if welcome.capacity != StationRole::Spectator {
            self.saved.seat = Some(welcome.seat);
        }
        if !again {
            (self.saved.last_seq, self.saved.head) = (welcome.last_seq, welcome.head);
        }
        (self.view, self.viewed) = (Some(view), welcome.last_seq);
        let Welcome { seat, capacity, blind, terms, hall, .. } = welcome;
        self.table = Some(JoinSummary { seat, capacity, blind, terms, hall });
        self.clock = Some((welcome.now, now));
        self.there = true;
        heard.news.push(ClientNotice::Joined { again, gap: welcome.gap });
        self.acknowledge_acts(welcome.acted, heard);
        // A program that was started anew has numbered nothing yet; what it did before is not its own any more.
        self.last_act = self.last_act.max(welcome.taken);
        heard.say.extend(self.pending.iter().map(PendingAct::message));
    }

    /// Takes the table of an entry; `false` where it does not fit.
    fn see(&mut self, seq: u64, seen: Option<Box<ViewDelta>>, heard: &mut HostMessageOutcome) -> bool {
        let Some(seen) = seen.filter(|_| seq > self.viewed) else { return true };
        let Ok(view) = seen.apply_to_view(self.view.as_ref()) else {
            heard.news.push(ClientNotice::Unfit);
            return false;
        };
        (self.view, self.viewed) = (Some(view), seq);
        heard.news.push(ClientNotice::Changed);
        true
    }

    /// Acts up to this number are in the journal.
    fn acknowledge_acts(&mut self, acted: u64, heard: &mut HostMessageOutcome) {
        while let Some(pending) = self.pending.pop_front_if(|pending| pending.n <= acted) {
            heard.news.push(ClientNotice::Acted { n: pending.n });
        }
    }
}

impl PendingAct {
    fn message(&self) -> ClientMessage {
        ClientMessage::Act { n: self.n, seat: self.seat.into(), kind: self.kind.clone() }
    }
}
