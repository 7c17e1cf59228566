//! Name how an event reached the program, as one word of a journal's line: `keyboard`, `e-board`, `link:1:17`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How an event reached the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventSource {
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
const OWN: [(EventSource, &str); 9] = [
    (EventSource::Keyboard, "keyboard"),
    (EventSource::Pipe, "pipe"),
    (EventSource::Speech, "speech"),
    (EventSource::Clock, "clock"),
    (EventSource::Station, "station"),
    (EventSource::Desk, "desk"),
    (EventSource::Board, "board"),
    (EventSource::EBoard, "e-board"),
    (EventSource::OpponentKey, "opponent-key"),
];

impl EventSource {
    /// The number of the station that has joined, where it came from one.
    pub const fn station(self) -> Option<u8> {
        match self {
            EventSource::Link { station, .. } => Some(station),
            _ => None,
        }
    }
}

impl fmt::Display for EventSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let EventSource::Link { station, act } = self {
            return write!(f, "link:{station}:{act}");
        }
        f.write_str(OWN.iter().find(|(port, _)| port == self).map_or("", |(_, name)| name))
    }
}

/// A word that names no port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadEventSource(pub String);

impl fmt::Display for BadEventSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no port like keyboard or link:1:17", self.0)
    }
}

impl std::error::Error for BadEventSource {}

impl FromStr for EventSource {
    type Err = BadEventSource;

    fn from_str(text: &str) -> Result<EventSource, BadEventSource> {
        let own = OWN.iter().find(|(_, name)| *name == text).map(|(port, _)| *port);
        let link = || {
            let (station, act) = text.strip_prefix("link:")?.split_once(':')?;
            Some(EventSource::Link { station: station.parse().ok()?, act: act.parse().ok()? })
        };
        own.or_else(link).ok_or_else(|| BadEventSource(text.into()))
    }
}

impl Serialize for EventSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EventSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EventSource, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
