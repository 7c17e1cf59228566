//! Name what the arbiter's desk and the station say to each other; what players' stations say is in [`guests`].

pub mod guests;

use crate::game::announcement::Announcement;
use crate::game::event::EventKind;
use crate::moment::Span;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The arbiter's code on its way. No log and no failed test shows it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Code(String);

impl Code {
    /// Hides a code.
    pub fn new(code: &str) -> Code {
        Code(code.to_owned())
    }

    /// The code, for who checks it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

/// What the desk says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromDesk {
    /// The first word: which lines of the journal it has already.
    Hello {
        /// The version of what is said.
        protocol: u32,
        /// The number of the last entry it has; 0 for none.
        last_seq: u64,
        /// The checksum of that line; empty for none.
        head: String,
    },
    /// The arbiter's code: he takes the desk.
    Code {
        /// The code.
        code: Code,
        /// The arbiter's name, for a record that has none; empty where nobody told it.
        arbiter: String,
    },
    /// What the arbiter does.
    Act {
        /// One of those that [`may_send`] lets pass.
        kind: EventKind,
    },
    /// The envelope is to be opened with what the station keeps.
    Open,
    /// A paper envelope is opened.
    OpenPaper {
        /// The move on it; `None` where it cannot be read.
        words: Option<Announcement>,
    },
}

/// What the station says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromStation {
    /// The answer to the first word; the lines of the journal follow.
    Hello {
        /// The version of what is said.
        protocol: u32,
        /// The number of the last entry at this moment.
        last_seq: u64,
        /// Milliseconds from the last entry's moment to now.
        since: u64,
    },
    /// The answer to the first word of a desk at another machine: nothing is sent before the arbiter's code.
    CodeFirst,
    /// A line of the journal, without its newline. It is on the disk.
    Line {
        /// The line.
        text: String,
        /// Whether it answers what this desk sent.
        yours: bool,
    },
    /// What the desk sent was not done.
    Denied(Denied),
    /// The last word: the line is cut.
    Bye(Bye),
}

/// Why the station does not do what the desk sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denied {
    /// The arbiter is at the desk of this game already, here or elsewhere.
    DeskTaken,
    /// No code was typed at this desk, or the desk was left since.
    NotAtDesk,
    /// A desk may not send this.
    NotYours,
    /// The code is not that of this game.
    WrongCode {
        /// Wrong ones in a row.
        count: u32,
    },
    /// There were too many wrong codes.
    Wait {
        /// How long none is taken.
        time: Span,
    },
    /// The code that was to be set is too short.
    ShortCode,
    /// It is made of figures alone.
    FiguresOnly,
    /// It is too long.
    LongCode,
    /// The game has no code, and none is set at an arbiter's desk.
    NoCode,
    /// The system gives no random bytes, or the code cannot be hashed.
    NoSecret {
        /// Why, for logs.
        reason: String,
    },
    /// The sealed move was written on paper.
    OnPaper,
    /// The program keeps the sealed move.
    Kept,
    /// The key of the envelope is not in memory.
    NeedsCode,
    /// The file with the sealed move is not there.
    Missing {
        /// Its path.
        path: String,
    },
    /// It does not hold what was sealed.
    Damaged {
        /// Its path.
        path: String,
    },
    /// It cannot be read.
    Unread {
        /// Its path.
        path: String,
        /// Why, in words.
        reason: String,
    },
    /// The journal could not be written: it has not happened.
    NotRecorded {
        /// Why, in words.
        reason: String,
    },
}

/// Why the line is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bye {
    /// The program at the other end is of another version.
    OtherProtocol,
    /// The lines the desk has are not of this game.
    OtherGame,
    /// What came was no message.
    NotUnderstood,
    /// Too many desks at one game.
    TooMany,
    /// The game has no arbiter's code yet, and no desk at another machine can set it.
    NoCode,
    /// The station is being left; the game is saved.
    Left,
}

/// Whether a desk may send this event. Taking the desk is not among them: that needs the code.
pub fn may_send(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Ruled { .. } | EventKind::DeskLeft | EventKind::PlayResumed | EventKind::ComparisonAsked)
}
