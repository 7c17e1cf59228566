//! Name how an event reached the program, as one word of a journal's line: `keyboard`, `e-board`, `link:1:17`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How an event reached the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Port {
    /// Typed at the station's terminal.
    Keyboard,
    /// A line of standard input that is no terminal.
    Pipe,
    /// The speech output: it knows when a last word has been heard.
    Speech,
    /// Time itself: a deadline was reached.
    Clock,
    /// The program: opening, leaving, resuming.
    Station,
    /// The arbiter's desk where it is not this station's console: over a socket.
    Desk,
    /// A tactile board: pegs in securing apertures, and its four buttons.
    Board,
    /// An electronic board of the sighted player.
    EBoard,
    /// A key of the opponent's own: a button or a second keyboard that nobody else uses.
    OpponentKey,
    /// Over the link, from a station that has joined.
    Link {
        /// Which: pairings are numbered from 1.
        station: u8,
        /// The number of its act, from 1.
        act: u64,
    },
}

/// The ports of the host's own station, each with its name.
const OWN: [(Port, &str); 9] = [
    (Port::Keyboard, "keyboard"),
    (Port::Pipe, "pipe"),
    (Port::Speech, "speech"),
    (Port::Clock, "clock"),
    (Port::Station, "station"),
    (Port::Desk, "desk"),
    (Port::Board, "board"),
    (Port::EBoard, "e-board"),
    (Port::OpponentKey, "opponent-key"),
];

impl Port {
    /// The number of the station that has joined, where it came from one.
    pub const fn station(self) -> Option<u8> {
        match self {
            Port::Link { station, .. } => Some(station),
            _ => None,
        }
    }
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Port::Link { station, act } = self {
            return write!(f, "link:{station}:{act}");
        }
        f.write_str(OWN.iter().find(|(port, _)| port == self).map_or("", |(_, name)| name))
    }
}

/// A word that names no port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadPort(pub String);

impl fmt::Display for BadPort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no port like keyboard or link:1:17", self.0)
    }
}

impl std::error::Error for BadPort {}

impl FromStr for Port {
    type Err = BadPort;

    fn from_str(text: &str) -> Result<Port, BadPort> {
        let own = OWN.iter().find(|(_, name)| *name == text).map(|(port, _)| *port);
        let link = || {
            let (station, act) = text.strip_prefix("link:")?.split_once(':')?;
            Some(Port::Link { station: station.parse().ok()?, act: act.parse().ok()? })
        };
        own.or_else(link).ok_or_else(|| BadPort(text.into()))
    }
}

impl Serialize for Port {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Port {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Port, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
