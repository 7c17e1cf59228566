//! Name what the host and the station of a player, an assistant or a spectator say to each other.
//!
//! The guest sends acts, numbered from 1 for each pairing, and keeps each until the host has told that it is in the
//! journal or that it is denied. It is told what the host's referee made of them, filtered for its seat, and how the
//! table then stands; a position or a moment of its own it never sends.

use crate::game::effect::Effect;
use crate::game::event::EventKind;
use crate::game::joining::Capacity;
use crate::game::terms::Terms;
use crate::game::view::wire;
use crate::link::role::Denial;
use crate::link::seen::Seen;
use crate::moment::Moment;
use crate::seat::{self, Color};
use serde::{Deserialize, Serialize};

/// The version of what is said here.
pub const GUEST_PROTOCOL: u32 = 1;

/// What a joined station says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromGuest {
    /// The first word.
    Hello {
        /// The version of what is said.
        protocol: u32,
        /// As what it joins.
        capacity: Capacity,
        /// At which seat; `None` for the one that is free, and for spectators.
        #[serde(with = "wire::maybe")]
        seat: Option<Color>,
        /// The game it was at before; empty for any.
        game: String,
        /// The last entry it has heard of; 0 for none.
        last_seq: u64,
        /// The checksum of that entry; empty for none.
        head: String,
    },
    /// An act.
    Act {
        /// Its number, greater than that of any act before it.
        n: u64,
        /// Whose act it is.
        #[serde(with = "seat::as_name")]
        seat: Color,
        /// What.
        kind: EventKind,
    },
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        n: u64,
    },
    /// The last word: the station is being left.
    Bye,
}

/// What the host says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromHost {
    /// The answer to the first word.
    Welcome(Box<Welcome>),
    /// An entry of the journal is on the disk.
    Entry {
        /// Its number.
        seq: u64,
        /// The checksum of its line.
        head: String,
        /// Its moment.
        at: Moment,
        /// What it brought about, as far as this station is told it.
        effects: Vec<Effect>,
        /// Every act of this station up to this number is in the journal, or was denied.
        acted: u64,
        /// How the table stands after it, where that has changed for this station.
        seen: Option<Box<Seen>>,
        /// Whether it happened while the link was lost, and is told now.
        late: bool,
    },
    /// An act was not done.
    Denied {
        /// Its number.
        n: u64,
        /// Why not.
        why: Denial,
    },
    /// Are you there?
    Ping {
        /// Its number.
        n: u64,
        /// The delay measured last, in milliseconds there and back.
        delay: Option<u64>,
        /// The moment at the host.
        now: Moment,
    },
    /// The last word: the line is cut.
    Bye(WhyBye),
}

/// The answer to the first word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of what is said.
    pub protocol: u32,
    /// The name of the game.
    pub game: String,
    /// Whose side of the table it sees: its own seat, or for a spectator that of the host.
    #[serde(with = "seat::as_name")]
    pub seat: Color,
    /// As what it has joined.
    pub capacity: Capacity,
    /// Whether its seat is a visually disabled player's.
    pub blind: bool,
    /// The rules of the table.
    pub terms: Box<Terms>,
    /// How moves are told in the hall.
    pub hall: Hall,
    /// Every act of this station up to this number is in the journal, or was denied.
    pub acted: u64,
    /// Every act of this station up to this number has come. A new one has a greater number.
    pub taken: u64,
    /// The last entry at this moment. What came before it and was not told here follows as late.
    pub last_seq: u64,
    /// The checksum of that entry.
    pub head: String,
    /// Whether so much has happened since that the host does not keep all of what was told.
    pub gap: bool,
    /// The moment at the host.
    pub now: Moment,
    /// How the table stands.
    pub seen: Seen,
}

/// How moves are told in the hall: names that the locales and the vocabulary know.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hall {
    /// The language.
    pub lang: String,
    /// The words.
    pub words: String,
    /// The style.
    pub style: String,
}

/// Why the line is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyBye {
    /// Another station has that seat.
    SeatTaken,
    /// The program at the other end is of another version.
    OtherProtocol,
    /// It is another game.
    OtherGame,
    /// What came was no message, or none that belongs there.
    NotUnderstood,
    /// Too much came at once.
    Flood,
    /// The host has taken the seat back.
    Freed,
    /// The station is being left; the game is saved.
    Left,
    /// Too many stations at one game.
    TooMany,
    /// What this station has heard of is not this journal: the arbiter is called.
    HistoryDiffers,
    /// The same station has come again over another line.
    Replaced,
    /// It did not answer.
    Silent,
}
