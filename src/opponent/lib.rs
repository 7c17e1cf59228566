//! Choose moves against a person who plays alone, by a small search of our own or by a chess engine; and decide when this
//! opponent slips.
//!
//! All are pure. [`SmallOpponent`] asks for no time and no chance but its seed's; [`EngineDialogue`] takes the lines of an
//! engine and says what is to be written to it. Whoever starts the engine, and what a person hears of it, is elsewhere.

pub mod dice;
pub mod engine;
pub mod slip;
pub mod small;

pub use engine::{EngineDialogue, EngineFault, EngineReport};
pub use slip::{BadSlipName, PlayerSlip, SlipList};
pub use small::SmallOpponent;

use std::fmt;
use std::str::FromStr;

/// How strongly is played, from 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);

    /// The highest one of an engine.
    pub const HIGHEST: Level = Level(8);

    /// The level of this number; `None` where there is none.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Level::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// From 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is not a number from 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadLevel;

impl fmt::Display for BadLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a level is a number from 1 to {}", Level::HIGHEST)
    }
}

impl std::error::Error for BadLevel {}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Level, BadLevel> {
        text.parse().ok().and_then(Level::new).ok_or(BadLevel)
    }
}
