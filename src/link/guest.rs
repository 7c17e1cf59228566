//! Keep what a joined station knows of the game: what its host told it, and which of its acts the host has not yet
//! answered.
//!
//! Pure: what comes and when is given, what is to be sent and told is given back. It has no referee: position, clocks
//! and effects are the host's, and an act is shown as done when the host has told that it is in the journal, never
//! before. After a lost link what was not answered is sent again under its own number, so that nothing is lost and
//! nothing doubled.

use super::PROTOCOL;
use super::message::{Bye, FromGuest, FromHost, Hall, Welcome};
use super::role::{Denial, may_send};
use super::seen::Seen;
use ansage_game::effect::Effect;
use ansage_game::event::EventKind;
use ansage_game::joining::Capacity;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Color;
use ansage_game::terms::Terms;
use ansage_game::view::{View, wire};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// So many acts may wait for their answer.
pub const PENDING_MAX: usize = 64;

/// What a joined station keeps on its disk to come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The game; empty before the first welcome.
    pub game: String,
    /// As what it joins.
    pub capacity: Capacity,
    /// At which seat; `None` for the one that is free, and for spectators.
    #[serde(with = "wire::maybe")]
    pub seat: Option<Color>,
    /// The last entry it has heard of; 0 for none.
    pub last_seq: u64,
    /// The checksum of that entry; empty for none.
    pub head: String,
}

/// What was said when it joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinedTable {
    /// Whose side of the table it sees.
    pub seat: Color,
    /// As what it has joined.
    pub capacity: Capacity,
    /// Whether its seat is a visually disabled player's.
    pub blind: bool,
    /// The rules of the table.
    pub terms: Box<Terms>,
    /// How moves are told in the hall.
    pub hall: Hall,
}

/// What there is to tell.
#[derive(Debug, Clone, PartialEq)]
pub enum News {
    /// The host has let it in.
    Joined {
        /// Whether it has heard of the game before.
        again: bool,
        /// Whether the host does not keep all of what was told meanwhile.
        gap: bool,
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
    /// The table stands otherwise than before: [`Guest::view`].
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
    Bye(Bye),
    /// What came does not fit what came before: the line is to be cut and built anew.
    Unfit,
}

/// What follows from a message.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct HeardFromHost {
    /// What is to be sent.
    pub say: Vec<FromGuest>,
    /// What there is to tell, in its order.
    pub news: Vec<News>,
}

/// Why an act is not even sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSent {
    /// The host has not let this station in yet, since it was started.
    NotJoined,
    /// Too many acts wait for their answer.
    Full,
}

/// A joined station.
#[derive(Debug, Clone)]
pub struct Guest {
    saved: Saved,
    table: Option<JoinedTable>,
    view: Option<View>,
    /// The entry after which the table stands so.
    viewed: u64,
    pending: VecDeque<Pending>,
    /// The number of the last act.
    last_act: u64,
    there: bool,
    delay: Option<u64>,
    /// The host's moment, and its own moment when it came.
    clock: Option<(Moment, Moment)>,
}

/// An act that waits for its answer.
#[derive(Debug, Clone)]
struct Pending {
    n: u64,
    seat: Color,
    kind: EventKind,
}

impl Guest {
    /// A station that has not heard of any game.
    pub fn new(capacity: Capacity, seat: Option<Color>) -> Guest {
        Guest::from_saved(Saved { game: String::new(), capacity, seat, last_seq: 0, head: String::new() })
    }

    /// A station that comes back.
    pub fn from_saved(saved: Saved) -> Guest {
        Guest {
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
    pub fn saved(&self) -> &Saved {
        &self.saved
    }

    /// The first word over a new line.
    pub fn hello(&mut self) -> FromGuest {
        self.there = false;
        let Saved { game, capacity, seat, last_seq, head } = self.saved.clone();
        FromGuest::Hello { protocol: PROTOCOL, capacity, seat, game, last_seq, head }
    }

    /// The line is no more.
    pub fn lost(&mut self) {
        self.there = false;
        self.delay = None;
    }

    /// Whether the host has let it in over the line that it has.
    pub fn is_there(&self) -> bool {
        self.there
    }

    /// What was said when it joined.
    pub fn table(&self) -> Option<&JoinedTable> {
        self.table.as_ref()
    }

    /// The delay measured last, in milliseconds there and back.
    pub fn delay(&self) -> Option<u64> {
        self.delay
    }

    /// How many acts wait for their answer.
    pub fn waiting(&self) -> usize {
        self.pending.len()
    }

    /// The table as the host told it last, its clocks at this moment. `now` is of this station's own time line. While the
    /// link is lost nobody here knows more than the rule of the table: either both clocks stand where the host was heard
    /// last, or the one that ran runs on.
    pub fn view(&self, now: Moment) -> Option<View> {
        let view = self.view.clone()?;
        if self.there || !view.rules.lost_link_stops {
            return Some(view.advanced(self.moment(now)));
        }
        let heard = self.clock.map_or(view.at, |(hosts, _)| hosts);
        Some(View { running: None, ..view.advanced(heard) })
    }

    /// The host's moment at this moment of the station's own time line.
    pub fn moment(&self, now: Moment) -> Moment {
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
    pub fn may(&self, seat: Color, kind: &EventKind) -> Result<(), Denial> {
        let (Some(table), Some(view)) = (&self.table, &self.view) else { return Ok(()) };
        may_send(table.capacity, view.duties, table.seat, seat, table.terms.blind(), kind)
    }

    /// An act of this station: its number, and what is to be sent now. While the link is lost it waits.
    ///
    /// # Errors
    /// [`NotSent`]; nothing is done then.
    pub fn act(&mut self, seat: Color, kind: EventKind) -> Result<(u64, Option<FromGuest>), NotSent> {
        if self.table.is_none() {
            return Err(NotSent::NotJoined);
        }
        if self.pending.len() >= PENDING_MAX {
            return Err(NotSent::Full);
        }
        self.last_act += 1;
        let pending = Pending { n: self.last_act, seat, kind };
        let message = self.there.then(|| pending.message());
        self.pending.push_back(pending);
        Ok((self.last_act, message))
    }

    /// A message of the host; `now` is of this station's own time line.
    pub fn heard(&mut self, message: FromHost, now: Moment) -> HeardFromHost {
        let mut heard = HeardFromHost::default();
        match message {
            FromHost::Welcome(welcome) => self.welcomed(*welcome, now, &mut heard),
            FromHost::Entry { seq, head, at, effects, acted, seen, late } => {
                if !self.see(seq, seen, &mut heard) {
                    return heard;
                }
                if seq > self.saved.last_seq {
                    (self.saved.last_seq, self.saved.head) = (seq, head);
                    if !effects.is_empty() {
                        heard.news.push(News::Told { at, effects, late });
                    }
                }
                self.settled(acted, &mut heard);
            }
            FromHost::Denied { n, why } => {
                let found = self.pending.iter().position(|pending| pending.n == n);
                if let Some(pending) = found.and_then(|index| self.pending.remove(index)) {
                    heard.news.push(News::Denied { n, kind: pending.kind, why });
                }
            }
            FromHost::Ping { n, delay, now: hosts } => {
                self.delay = delay;
                // What was measured there and back lies half behind.
                self.clock = Some((hosts + Span::from_millis(delay.unwrap_or(0) / 2), now));
                heard.say.push(FromGuest::Pong { n });
            }
            // Only a desk is told so.
            FromHost::LinesFollow { .. } | FromHost::CodeFirst | FromHost::Line { .. } => heard.news.push(News::Unfit),
            FromHost::Bye(why) => {
                self.lost();
                heard.news.push(News::Bye(why));
            }
        }
        heard
    }

    fn welcomed(&mut self, welcome: Welcome, now: Moment, heard: &mut HeardFromHost) {
        let again = self.saved.last_seq > 0;
        let other = !self.saved.game.is_empty() && self.saved.game != welcome.game;
        let Ok(view) = welcome.seen.onto(None) else { return heard.news.push(News::Unfit) };
        if other || welcome.protocol != PROTOCOL {
            return heard.news.push(News::Unfit);
        }
        self.saved.game = welcome.game;
        if welcome.capacity != Capacity::Spectator {
            self.saved.seat = Some(welcome.seat);
        }
        if !again {
            (self.saved.last_seq, self.saved.head) = (welcome.last_seq, welcome.head);
        }
        (self.view, self.viewed) = (Some(view), welcome.last_seq);
        let Welcome { seat, capacity, blind, terms, hall, .. } = welcome;
        self.table = Some(JoinedTable { seat, capacity, blind, terms, hall });
        self.clock = Some((welcome.now, now));
        self.there = true;
        heard.news.push(News::Joined { again, gap: welcome.gap });
        self.settled(welcome.acted, heard);
        // A program that was started anew has numbered nothing yet; what it did before is not its own any more.
        self.last_act = self.last_act.max(welcome.taken);
        heard.say.extend(self.pending.iter().map(Pending::message));
    }

    /// Takes the table of an entry; `false` where it does not fit.
    fn see(&mut self, seq: u64, seen: Option<Box<Seen>>, heard: &mut HeardFromHost) -> bool {
        let Some(seen) = seen.filter(|_| seq > self.viewed) else { return true };
        let Ok(view) = seen.onto(self.view.as_ref()) else {
            heard.news.push(News::Unfit);
            return false;
        };
        (self.view, self.viewed) = (Some(view), seq);
        heard.news.push(News::Changed);
        true
    }

    /// Acts up to this number are in the journal.
    fn settled(&mut self, acted: u64, heard: &mut HeardFromHost) {
        while let Some(pending) = self.pending.pop_front_if(|pending| pending.n <= acted) {
            heard.news.push(News::Acted { n: pending.n });
        }
    }
}

impl Pending {
    fn message(&self) -> FromGuest {
        FromGuest::Act { n: self.n, seat: self.seat.into(), kind: self.kind.clone() }
    }
}
