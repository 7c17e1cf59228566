//! Keep the record: one entry a line, chained, and the state never stored but replayed.
//!
//! A journal is a text file that an arbiter can read. Its first line names the format (see [`VERSION`]), the program that
//! began it (see [`REVISION`]), and the game by a random name, so that no two journals begin with the same checksum. No
//! program writes the first line anew. Every other line is one [`JournalEntry`]:
//! number, moment, seat, port, the event, what it brought about, what matters most of the state after it ([`StateSummary`]), a
//! digest of that whole state, and a checksum over this line and the checksum of the line before, separated by tabs. A
//! line that was changed, lost, doubled or moved breaks the chain there. The checksum is the first 16 hexadecimal digits
//! of SHA-256 over the checksum of the line before (sixteen zeros before the first), a newline, and the line up to the tab
//! before its own checksum: any program can check it. A file may have the line ends of Windows and a byte order mark: no
//! checksum covers either.
//!
//! [`replay::replay`] runs the referee again over the events. It demands the recorded brief state: position, clocks,
//! counters, result and open case. Where it differs, the journal is at fault there. The effects it demands of entries of
//! this program's own revision alone: there other effects mean that the file was changed. An entry of another revision,
//! older or newer, may record other effects. That is not a fault: the journal opens, the recorded effects count, and the
//! program says so. It also says where nothing but the digest of the whole state differs.
//!
//! The revision of an entry is that of the first line, until an entry [`EventKind::ProgramResumed`] names another one: a
//! program that resumes a game of another revision puts its own there. So a journal may hold entries of several programs,
//! and each entry is judged by the program that wrote it. A first line of another revision without an entry is set aside.
//!
//! [`EventKind::ProgramResumed`]: crate::event::EventKind::ProgramResumed
//!
//! An entry is on disk before anybody hears of it. How long the program lived after its last entry stands beside the
//! journal; see [`alive`].

pub mod alive;
pub mod ending;
pub mod facts;
pub mod line;
pub mod replay;

use crate::effect::Effect;
use crate::event::Event;
use crate::referee::{Referee, StateSummary};
use std::fmt;
use std::str::FromStr;

/// The version of the file format. Every later program reads version 1: a journal of another version, or of a draft from
/// before, is refused, never half read. Within a version a name of an event or effect stays readable, and the brief state
/// after an event stays the same.
pub const VERSION: u32 = 1;

/// The revision of what this program writes into the format. It counts up whenever an event has other effects than before,
/// or an event or effect is added. A journal of another revision opens.
pub const REVISION: u32 = 8;

/// The random name of a game, which stands in the first line of its journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameId([u8; 16]);

impl GameId {
    /// A name of random bytes.
    pub const fn new(random: [u8; 16]) -> GameId {
        GameId(random)
    }

    /// Its bytes.
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::hex::hex(&self.0))
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<GameId, ()> {
        let game = u128::from_str_radix(text, 16).map(|number| GameId(number.to_be_bytes())).map_err(|_| ())?;
        // One way to write it only.
        if game.to_string() == text { Ok(game) } else { Err(()) }
    }
}

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalEntry {
    /// Its number, from 1.
    pub seq: u64,
    /// What happened.
    pub event: Event,
    /// What it brought about.
    pub effects: Vec<Effect>,
    /// What matters most of the referee's state after it.
    pub brief: StateSummary,
    /// A digest of the whole of that state.
    pub digest: String,
}

impl JournalEntry {
    /// The entry of an event with what it brought about, and the referee after it.
    pub fn new(seq: u64, event: Event, effects: Vec<Effect>, after: &Referee) -> JournalEntry {
        let digest = line::digest(&after.state_text());
        JournalEntry { seq, event, effects, brief: after.state_summary(), digest }
    }
}

/// What is wrong with a journal. Display is for logs; people get words from the locales.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JournalFault {
    /// The first line is not that of a journal.
    NotAJournal,
    /// A journal, but of another version of the format than this program reads; the words that name its format.
    OtherVersion(String),
    /// The first entry does not open a game, or names a position that cannot be played from.
    NoOpening,
    /// A line does not follow from the one before: it was changed, or one is missing.
    Chain {
        /// The number of the entry that should stand there.
        seq: u64,
    },
    /// A line does not end as the lines before it: the file was put together from several, or converted in part.
    LineEnds {
        /// The number of the entry.
        seq: u64,
    },
    /// A line that is chained well but cannot be read.
    Unreadable {
        /// The number of the entry.
        seq: u64,
        /// Why, for logs.
        reason: String,
    },
    /// A line that is chained well, but holds an event or effect that only a newer program knows.
    NewerProgram {
        /// The number of the entry.
        seq: u64,
        /// What cannot be read, for logs.
        reason: String,
    },
    /// The referee brings about something else than what this same program has recorded.
    Effects {
        /// The number of the entry.
        seq: u64,
    },
    /// The game does not stand as recorded: another position, another reading of a clock, counter, result or open case.
    State {
        /// The number of the entry.
        seq: u64,
    },
}

impl JournalFault {
    /// The number of the entry at fault; zero for the first line of the file.
    pub fn entry_number(&self) -> u64 {
        match self {
            JournalFault::NotAJournal | JournalFault::OtherVersion(_) => 0,
            JournalFault::NoOpening => 1,
            JournalFault::Chain { seq }
            | JournalFault::LineEnds { seq }
            | JournalFault::Unreadable { seq, .. }
            | JournalFault::NewerProgram { seq, .. }
            | JournalFault::Effects { seq }
            | JournalFault::State { seq } => *seq,
        }
    }
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalFault::NotAJournal => f.write_str("first line is not that of a journal"),
            JournalFault::OtherVersion(format) => write!(f, "format {format:?} is not version {VERSION}"),
            JournalFault::NoOpening => f.write_str("entry 1 does not open a game"),
            JournalFault::Chain { seq } => write!(f, "checksum of entry {seq} does not follow from the entry before"),
            JournalFault::LineEnds { seq } => write!(f, "line of entry {seq} ends otherwise than the lines before it"),
            JournalFault::Unreadable { seq, reason } => write!(f, "entry {seq} cannot be read: {reason}"),
            JournalFault::NewerProgram { seq, reason } => write!(f, "entry {seq} is of a newer program: {reason}"),
            JournalFault::Effects { seq } => write!(f, "entry {seq} records other effects than its event has"),
            JournalFault::State { seq } => write!(f, "after entry {seq} the game does not stand as recorded"),
        }
    }
}

impl std::error::Error for JournalFault {}
