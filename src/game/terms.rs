//! Hold the rules this table plays by. Every one is the arbiter's to adapt (D.1).

use super::laws::{Edition, Kind, Rules, kind_of};
use super::ruling::Duties;
use crate::moment::Span;
use crate::seat::{self, ByColor, Color};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The rules of one table, written into the journal when it is opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Tournament or practice.
    pub mode: Mode,
    /// Whether White is visually disabled: D.2.2 and D.2.3 apply to his side (D.2.4).
    pub white_blind: bool,
    /// Whether Black is.
    pub black_blind: bool,
    /// The player whose console this station is. His score is kept by the program (D.2.6).
    #[serde(with = "seat::as_name")]
    pub owner: Color,
    /// The time control.
    pub time: TimeControl,
    /// The position the game starts from, as FEN; none for the usual one.
    pub start: Option<String>,
    /// Whether the opponent's repetition is asked for (D.2.1).
    pub repeat: Repeat,
    /// Whether the player's clock waits for the last word of a sighted opponent's announcement.
    pub clock_waits: bool,
    /// The assistant's press (D.2.9.c): this long after the last word, unless a key holds it.
    pub assistant_press: Option<Span>,
    /// The edition of the Laws, by its year.
    pub laws: u16,
    /// Rules adapted beforehand, as names and values (D.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adapted: Vec<(String, String)>,
    /// The duties of White's assistant, where they are not the usual ones (D.2.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_duties: Option<Duties>,
    /// The duties of Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_duties: Option<Duties>,
    /// Names for the record.
    pub names: Names,
}

/// Names for the record; empty where not known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Names {
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// The arbiter.
    pub arbiter: String,
}

/// What the program may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Nothing that advises on play is reachable; illegal moves are announced like any other.
    Tournament,
    /// Illegal moves are refused with the reason; attackers, legal moves and takebacks are there.
    Practice,
}

/// Whether the opponent's repetition is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeat {
    /// Asked for, and reminded on request.
    Asked,
    /// Taken where it is given.
    Off,
}

impl Terms {
    /// A tournament game of a blind White at his own console.
    pub fn new(time: TimeControl) -> Terms {
        Terms {
            mode: Mode::Tournament,
            white_blind: true,
            black_blind: false,
            owner: Color::White,
            time,
            start: None,
            repeat: Repeat::Off,
            clock_waits: true,
            assistant_press: None,
            laws: 2023,
            adapted: Vec::new(),
            white_duties: None,
            black_duties: None,
            names: Names::default(),
        }
    }

    /// The duties of each player's assistant: all six for a visually disabled player (D.2.9), none for a sighted one.
    pub fn duties(&self) -> ByColor<Duties> {
        let usual = |blind| if blind { Duties::ALL } else { Duties::NONE };
        ByColor {
            white: self.white_duties.unwrap_or(usual(self.white_blind)),
            black: self.black_duties.unwrap_or(usual(self.black_blind)),
        }
    }

    /// The rules the game begins with: the edition's for this kind of game, adapted beforehand. What cannot be adapted
    /// was refused where it was asked for.
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::of(self.edition(), self.kind_in(self.edition()));
        for (name, value) in &self.adapted {
            let _ = rules.adapt(name, value);
        }
        rules
    }

    /// The kind of game by the limits of an edition.
    pub fn kind_in(&self, edition: Edition) -> Kind {
        match self.time {
            TimeControl::Untimed => Kind::Standard,
            TimeControl::Increment { base, increment } => kind_of(edition, base, increment),
        }
    }

    /// The edition of the Laws; the newest where the journal names a year this version does not know.
    pub fn edition(&self) -> Edition {
        Edition::of(self.laws).unwrap_or(Edition::Y2023)
    }

    /// Who is visually disabled.
    pub fn blind(&self) -> ByColor<bool> {
        ByColor { white: self.white_blind, black: self.black_blind }
    }
}

/// A time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    /// No clocks; the time used is still counted.
    Untimed,
    /// All moves in a base time with a cumulative increment, which may be zero.
    Increment {
        /// The time at the start.
        base: Span,
        /// Added for each completed move.
        increment: Span,
    },
}

/// A text that is no time control this version knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadTime {
    /// It is written wrongly.
    NotUnderstood(String),
    /// It is a kind the clock cannot run yet: several periods, delay, fixed time, hourglass.
    NotSupported(String),
}

impl fmt::Display for BadTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTime::NotUnderstood(spec) => write!(f, "time control {spec:?} not understood"),
            BadTime::NotSupported(spec) => write!(f, "time control {spec:?} is of a kind not supported"),
        }
    }
}

impl std::error::Error for BadTime {}

/// The longest base time, 24 hours in minutes, and the longest increment, one hour in seconds.
const LIMITS: (u64, u64) = (24 * 60, 60 * 60);

impl FromStr for TimeControl {
    type Err = BadTime;

    /// `90+30` (minutes, seconds a move), `5`, `none`.
    fn from_str(spec: &str) -> Result<TimeControl, BadTime> {
        if spec.eq_ignore_ascii_case("none") {
            return Ok(TimeControl::Untimed);
        }
        let bad = || BadTime::NotUnderstood(spec.into());
        if spec.contains([',', '/', 'd', 'b', 'f', 'h']) && spec.starts_with(|first: char| first.is_ascii_digit()) {
            return Err(BadTime::NotSupported(spec.into()));
        }
        let (minutes, seconds) = spec.split_once('+').unwrap_or((spec, "0"));
        let number = |text: &str| text.trim().parse::<u64>().map_err(|_| bad());
        let (minutes, seconds) = (number(minutes)?, number(seconds)?);
        if minutes > LIMITS.0 || seconds > LIMITS.1 || (minutes, seconds) == (0, 0) {
            return Err(bad());
        }
        Ok(TimeControl::Increment { base: Span::from_secs(minutes * 60), increment: Span::from_secs(seconds) })
    }
}
