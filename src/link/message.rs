//! Name what a station that has joined and the host say to each other, whoever sits there.
//!
//! The first word says as what somebody comes, and that decides what he is sent. A player, an assistant and a spectator are
//! told what the host's referee made of each entry, filtered for their seat, and how the table then stands; the arbiter's
//! desk gets the lines of the journal themselves, after the arbiter's code where it is at another machine. A station
//! numbers its acts and keeps each until the host has told that it is in the journal or that it is denied; a position or a
//! moment of its own it never sends.

use crate::role::Denial;
use crate::seen::ViewDelta;
use ansage_game::announcement::Announcement;
use ansage_game::effect::Effect;
use ansage_game::event::EventKind;
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::seat::{self, Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_game::view::wire;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The arbiter's code on its way. No log and no failed test shows it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ArbiterCode(String);

impl ArbiterCode {
    /// Hides a code.
    pub fn new(code: &str) -> ArbiterCode {
        ArbiterCode(code.to_owned())
    }

    /// The code, for who checks it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ArbiterCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

/// What a joined station says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first word.
    Hello {
        /// The version of what is said.
        protocol: u32,
        /// As what it joins.
        capacity: StationRole,
        /// At which seat; `None` for the one that is free, for spectators and the arbiter.
        #[serde(with = "wire::maybe")]
        seat: Option<Color>,
        /// The game it was at before; empty for any.
        game: String,
        /// The last entry it has heard of; 0 for none.
        last_seq: u64,
        /// The checksum of that entry; empty for none.
        head: String,
        /// The name of the person who asks to be an assistant; empty for everybody else.
        #[serde(default, skip_serializing_if = "PersonName::is_empty")]
        name: PersonName,
    },
    /// The arbiter's code: he takes the desk.
    Code {
        /// The code.
        code: ArbiterCode,
        /// The arbiter's name, for a record that has none; empty where nobody told it.
        arbiter: PersonName,
    },
    /// An act: one of those that [`crate::role::check_can_send`] lets pass.
    Act {
        /// Its number, greater than that of any act before it.
        n: u64,
        /// Whose act it is.
        seat: Seat,
        /// What.
        kind: EventKind,
    },
    /// The arbiter has the envelope opened with what the host keeps.
    Open,
    /// He has opened a paper envelope.
    OpenPaper {
        /// The move on it; `None` where it cannot be read.
        words: Option<Announcement>,
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
pub enum HostMessage {
    /// The answer to the first word of a player, an assistant or a spectator.
    Welcome(Box<Welcome>),
    /// The answer to the first word of an arbiter's desk: the lines of the journal follow.
    LinesFollow {
        /// The number of the last entry at this moment.
        last_seq: u64,
        /// Milliseconds from the last entry's moment to now.
        since: u64,
    },
    /// The answer to the first word of a desk at another machine: nothing is sent before the arbiter's code.
    CodeFirst,
    /// The answer to the first word of a person who asks to be an assistant: the player, or the arbiter, is asked first.
    AwaitConsent {
        /// The player who is asked.
        #[serde(with = "seat::as_name")]
        player: Color,
    },
    /// For a desk: a line of the journal, without its newline. It is on the disk.
    Line {
        /// The line.
        text: String,
        /// Whether it answers what this desk sent.
        yours: bool,
    },
    /// For all others: an entry of the journal is on the disk.
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
        seen: Option<Box<ViewDelta>>,
        /// Whether it happened while the link was lost, and is told now.
        late: bool,
    },
    /// What was sent was not done.
    Denied {
        /// The number of the act; 0 for what has none.
        n: u64,
        /// Why.
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
    Bye(DisconnectReason),
}

/// The answer to the first word of who is not the arbiter.
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
    pub capacity: StationRole,
    /// Whether its seat is a visually disabled player's.
    pub blind: bool,
    /// The rules of the table.
    pub terms: Box<GameTerms>,
    /// How moves are told in the hall.
    pub hall: HallStyle,
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
    pub seen: ViewDelta,
}

/// How moves are told in the hall: names that the locales and the vocabulary know.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HallStyle {
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
pub enum DisconnectReason {
    /// Another station has that seat.
    SeatTaken,
    /// The program at the other end is of another version.
    OtherProtocol,
    /// It is another game, or the lines that a desk has are not of this one.
    OtherGame,
    /// What came was no message, or none that belongs there.
    NotUnderstood,
    /// Too much came at once.
    Flood,
    /// The player or the arbiter has said that this person is not the assistant.
    NotAccepted,
    /// The person who asks to be an assistant has given no name.
    NoName,
    /// The host has taken the seat back.
    Freed,
    /// The seat's own device has come back.
    OwnerReturned,
    /// The station is being left; the game is saved.
    Left,
    /// Too many stations at one game.
    TooMany,
    /// The game has no arbiter's code yet, and no desk at another machine can set it.
    NoCode,
    /// What this station has heard of is not this journal: the arbiter is called.
    HistoryDiffers,
    /// The same station has come again over another line.
    Replaced,
    /// It did not answer.
    Silent,
}
