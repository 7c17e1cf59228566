//! Keep how the program speaks to its player, and change it at his word.
//!
//! ```
//! use ansage_seats::console::voice::{Echo, Level, Quality};
//! use ansage_words::presentation::{Channel, Params};
//! assert_eq!(Quality::Rate.after(Channel::Private, Params::default(), Level::Up), 180);
//! assert_eq!(Quality::Pitch.after(Channel::Private, Params::default(), Level::To(5000)), 100);
//! // What all have to understand is not spoken at any speed.
//! assert_eq!(Quality::Rate.after(Channel::Hall, Params::default(), Level::To(400)), 200);
//! assert_eq!(Echo::Letters.changed(Level::Down), Echo::Words);
//! ```

use ansage_words::presentation::{Channel, Params, Presenter, Told, Values};

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

impl Quality {
    /// Its value, in the units of [`Params`].
    pub fn of(self, params: Params) -> u16 {
        match self {
            Quality::Rate => params.rate,
            Quality::Pitch => params.pitch.into(),
            Quality::Volume => params.volume.into(),
        }
    }

    /// The least and the greatest value of a voice, and a step. The hall's has narrower bounds: at 300 words a minute half of
    /// the announcements are not understood any more, and public speech is always heard.
    fn bounds(self, channel: Channel) -> (u16, u16, u16) {
        match (self, channel) {
            (Quality::Rate, Channel::Private) => (80, 450, 20),
            (Quality::Rate, Channel::Hall) => (80, 200, 10),
            (Quality::Pitch, _) => (0, 100, 10),
            (Quality::Volume, Channel::Private) => (0, 200, 10),
            (Quality::Volume, Channel::Hall) => (20, 200, 10),
        }
    }

    /// The value that the voice of a channel would have after a change: within its bounds.
    pub fn after(self, channel: Channel, params: Params, level: Level) -> u16 {
        let (least, most, step) = self.bounds(channel);
        let value = self.of(params);
        let wished = match level {
            Level::To(value) => value,
            Level::Up => value.saturating_add(step),
            Level::Down => value.saturating_sub(step),
            Level::Told => value,
        };
        wished.clamp(least, most)
    }

    /// How the voice of a channel speaks after a change of this quality, and what is told of it: a change of the hall's, to
    /// the hall.
    pub fn changed(self, channel: Channel, params: Params, level: Level, presenter: &Presenter) -> (Params, Told) {
        let value = self.after(channel, params, level);
        let small = u8::try_from(value).unwrap_or(u8::MAX);
        let (which, changed) = match self {
            Quality::Rate => ("rate", Params { rate: value, ..params }),
            Quality::Pitch => ("pitch", Params { pitch: small, ..params }),
            Quality::Volume => ("volume", Params { volume: small, ..params }),
        };
        let values = Values::new().set("which", which).set("value", value);
        let told = match channel {
            Channel::Private => presenter.note("console-quality", values).now(),
            Channel::Hall if changed == params => presenter.note("console-hall-quality", values).now(),
            Channel::Hall => presenter.public("console-hall-quality", values),
        };
        (changed, told)
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
