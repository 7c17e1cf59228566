//! Keep the record: one entry a line, chained, and the state never stored but replayed.
//!
//! A journal is a text file that an arbiter can read. Its first line names the format.
//! Every other line is one [`Entry`]: number, moment, seat, port, the event, what it brought about, a digest of the
//! state after it, and a checksum over this line and the checksum of the line before, separated by tabs. A line that
//! was changed, lost, doubled or moved breaks the chain there. The checksum is the first 16 hexadecimal digits of SHA-256
//! over the checksum of the line before (sixteen zeros before the first), a newline, and the line up to the tab before
//! its own checksum: any program can check it. [`replay::replay`] runs the referee again over the
//! events and demands the recorded effects.
//!
//! An entry is on disk before anybody hears of it; see [`driver`].

pub mod driver;
pub mod line;
pub mod replay;

use crate::game::effect::Effect;
use crate::game::event::Event;
use std::fmt;

/// The version of the file format.
pub const FORMAT: u32 = 2;

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: u64,
    /// What happened.
    pub event: Event,
    /// What it brought about.
    pub effects: Vec<Effect>,
    /// A digest of the referee's state after it.
    pub digest: String,
}

/// What is wrong with a journal. Display is for logs; people get words from the locales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The first line is not that of a journal.
    NotAJournal,
    /// A later format than this program knows.
    LaterFormat(u32),
    /// The first entry does not open a game, or names a position that cannot be played from.
    NoOpening,
    /// A line does not follow from the one before: it was changed, or one is missing.
    Chain {
        /// The number of the entry that should stand there.
        seq: u64,
    },
    /// A line that is chained well but cannot be read.
    Unreadable {
        /// The number of the entry.
        seq: u64,
        /// Why, for logs.
        reason: String,
    },
    /// The referee brings about something else than what is recorded.
    Effects {
        /// The number of the entry.
        seq: u64,
    },
    /// The referee is in another state than recorded.
    State {
        /// The number of the entry.
        seq: u64,
    },
}

impl Fault {
    /// The number of the entry at fault; zero for the first line of the file.
    pub fn seq(&self) -> u64 {
        match self {
            Fault::NotAJournal | Fault::LaterFormat(_) => 0,
            Fault::NoOpening => 1,
            Fault::Chain { seq } | Fault::Unreadable { seq, .. } | Fault::Effects { seq } | Fault::State { seq } => {
                *seq
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotAJournal => f.write_str("first line is not that of a journal"),
            Fault::LaterFormat(format) => write!(f, "format {format} is later than {FORMAT}"),
            Fault::NoOpening => f.write_str("entry 1 does not open a game"),
            Fault::Chain { seq } => write!(f, "checksum of entry {seq} does not follow from the entry before"),
            Fault::Unreadable { seq, reason } => write!(f, "entry {seq} cannot be read: {reason}"),
            Fault::Effects { seq } => write!(f, "entry {seq} records other effects than its event has"),
            Fault::State { seq } => write!(f, "state after entry {seq} is not the recorded one"),
        }
    }
}

impl std::error::Error for Fault {}
