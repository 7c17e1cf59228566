//! Keep how the program speaks to its player, and change it at his word.
//!
//! ```
//! use ansage::console::voice::{Echo, Level, Quality, Voice};
//! assert_eq!(Voice::default().after(Quality::Rate, Level::Up), 180);
//! assert_eq!(Voice::default().after(Quality::Pitch, Level::To(5000)), 100);
//! assert_eq!(Echo::Letters.changed(Level::Down), Echo::Words);
//! ```

use crate::presentation::{Presenter, Told, Values};

/// A quality of the voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Quality {
    /// Words a minute.
    Rate,
    /// From 0 to 100.
    Pitch,
    /// Per cent.
    Volume,
}

/// How a quality is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// To this value.
    To(u16),
    /// A step up.
    Up,
    /// A step down.
    Down,
    /// Not at all: only told.
    Told,
}

/// How the voice speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Voice {
    /// Words a minute, 80 to 450.
    pub rate: u16,
    /// 0 to 100; 50 is the voice's own.
    pub pitch: u16,
    /// Per cent, 0 to 200.
    pub volume: u16,
}

/// A change of the voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VoiceChange {
    /// What is changed.
    pub quality: Quality,
    /// Its value from now on, in the units of [`Voice`].
    pub value: u16,
}

impl Default for Voice {
    fn default() -> Voice {
        Voice { rate: 160, pitch: 50, volume: 100 }
    }
}

impl Voice {
    /// The value of a quality.
    pub fn value(&self, quality: Quality) -> u16 {
        match quality {
            Quality::Rate => self.rate,
            Quality::Pitch => self.pitch,
            Quality::Volume => self.volume,
        }
    }

    /// The value it would have after a change: within its bounds.
    pub fn after(&self, quality: Quality, level: Level) -> u16 {
        let (least, most, step) = match quality {
            Quality::Rate => (80, 450, 20),
            Quality::Pitch => (0, 100, 10),
            Quality::Volume => (0, 200, 10),
        };
        let value = self.value(quality);
        let wished = match level {
            Level::To(value) => value,
            Level::Up => value.saturating_add(step),
            Level::Down => value.saturating_sub(step),
            Level::Told => value,
        };
        wished.clamp(least, most)
    }

    /// Changes a quality, and tells its value; no change is given where it stays as it is.
    pub fn change(&mut self, quality: Quality, level: Level, presenter: &Presenter) -> (Option<VoiceChange>, Told) {
        let value = self.after(quality, level);
        let changed = (value != self.value(quality)).then_some(VoiceChange { quality, value });
        let (which, kept) = match quality {
            Quality::Rate => ("rate", &mut self.rate),
            Quality::Pitch => ("pitch", &mut self.pitch),
            Quality::Volume => ("volume", &mut self.volume),
        };
        *kept = value;
        (changed, presenter.note("console-quality", Values::new().set("which", which).set("value", value)).now())
    }
}

/// How much of what is typed is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Echo {
    /// Nothing.
    Quiet,
    /// Whole words.
    Words,
    /// Letters, and whole words.
    #[default]
    Letters,
}

impl Echo {
    /// After a change; 0, 1 and 2 stand for quiet, words and letters.
    pub fn changed(self, level: Level) -> Echo {
        match (level, self) {
            (Level::Told, same) => same,
            (Level::To(0), _) | (Level::Down, Echo::Words | Echo::Quiet) => Echo::Quiet,
            (Level::To(1), _) | (Level::Down, Echo::Letters) | (Level::Up, Echo::Quiet) => Echo::Words,
            (Level::To(_) | Level::Up, _) => Echo::Letters,
        }
    }

    /// Tells how much is spoken.
    pub fn told(self, presenter: &Presenter) -> Told {
        let how = match self {
            Echo::Quiet => "quiet",
            Echo::Words => "words",
            Echo::Letters => "letters",
        };
        presenter.note("console-echo", Values::new().set("how", how)).now()
    }
}
