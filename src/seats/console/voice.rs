//! Keep how the program speaks to its player, and change it at his word.
//!
//! ```
//! use ansage_seats::console::voice::{EchoMode, VoiceChange, VoiceQuality};
//! use ansage_words::presentation::{Channel, VoiceParams};
//! assert_eq!(VoiceQuality::Rate.value_after_change(Channel::Private, VoiceParams::default(), VoiceChange::Up), 180);
//! assert_eq!(VoiceQuality::Pitch.value_after_change(Channel::Private, VoiceParams::default(), VoiceChange::To(5000)), 100);
//! // AnnotationKind all have to understand is not spoken at any speed.
//! assert_eq!(VoiceQuality::Rate.value_after_change(Channel::Hall, VoiceParams::default(), VoiceChange::To(400)), 200);
//! assert_eq!(EchoMode::Letters.after_change(VoiceChange::Down), EchoMode::Words);
//! ```

use ansage_words::presentation::{Channel, Message, MessageValues, Presenter, VoiceParams};

/// A quality of the voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VoiceQuality {
    /// Words a minute.
    Rate,
    /// From 0 to 100.
    Pitch,
    /// Per cent.
    Volume,
}

/// How a quality is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoiceChange {
    /// To this value.
    To(u16),
    /// A step up.
    Up,
    /// A step down.
    Down,
    /// Not at all: only told.
    Told,
}

impl VoiceQuality {
    /// Its value, in the units of [`VoiceParams`].
    pub fn value_in(self, params: VoiceParams) -> u16 {
        match self {
            VoiceQuality::Rate => params.rate,
            VoiceQuality::Pitch => params.pitch.into(),
            VoiceQuality::Volume => params.volume.into(),
        }
    }

    /// The least and the greatest value of a voice, and a step. The hall's has narrower bounds: at 300 words a minute half of
    /// the announcements are not understood any more, and public speech is always heard.
    pub(super) fn bounds(self, channel: Channel) -> (u16, u16, u16) {
        match (self, channel) {
            (VoiceQuality::Rate, Channel::Private) => (80, 450, 20),
            (VoiceQuality::Rate, Channel::Hall) => (80, 200, 10),
            (VoiceQuality::Pitch, _) => (0, 100, 10),
            (VoiceQuality::Volume, Channel::Private) => (0, 200, 10),
            (VoiceQuality::Volume, Channel::Hall) => (20, 200, 10),
        }
    }

    /// The value that the voice of a channel would have after a change: within its bounds.
    pub fn value_after_change(self, channel: Channel, params: VoiceParams, level: VoiceChange) -> u16 {
        let (least, most, step) = self.bounds(channel);
        let value = self.value_in(params);
        let wished = match level {
            VoiceChange::To(value) => value,
            VoiceChange::Up => value.saturating_add(step),
            VoiceChange::Down => value.saturating_sub(step),
            VoiceChange::Told => value,
        };
        wished.clamp(least, most)
    }

    /// How the voice of a channel speaks after a change of this quality, and what is told of it: a change of the hall's, to
    /// the hall.
    pub fn params_and_message_after_change(
        self,
        channel: Channel,
        params: VoiceParams,
        level: VoiceChange,
        presenter: &Presenter,
    ) -> (VoiceParams, Message) {
        let value = self.value_after_change(channel, params, level);
        let small = u8::try_from(value).unwrap_or(u8::MAX);
        let (which, changed) = match self {
            VoiceQuality::Rate => ("rate", VoiceParams { rate: value, ..params }),
            VoiceQuality::Pitch => ("pitch", VoiceParams { pitch: small, ..params }),
            VoiceQuality::Volume => ("volume", VoiceParams { volume: small, ..params }),
        };
        let values = MessageValues::new().set("which", which).set("value", value);
        let told = match channel {
            Channel::Private => presenter.private_message("console-quality", values).with_immediate_urgency(),
            Channel::Hall if changed == params => {
                presenter.private_message("console-hall-quality", values).with_immediate_urgency()
            }
            Channel::Hall => presenter.hall_message("console-hall-quality", values),
        };
        (changed, told)
    }
}

/// How much of what is typed is spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EchoMode {
    /// Nothing.
    Quiet,
    /// Whole words.
    Words,
    /// Letters, and whole words.
    #[default]
    Letters,
}

impl EchoMode {
    /// The number of the mode that speaks most.
    pub(super) const MOST: u16 = 2;

    /// After a change; 0, 1 and 2 stand for quiet, words and letters.
    pub fn after_change(self, level: VoiceChange) -> EchoMode {
        match (level, self) {
            (VoiceChange::Told, same) => same,
            (VoiceChange::To(0), _) | (VoiceChange::Down, EchoMode::Words | EchoMode::Quiet) => EchoMode::Quiet,
            (VoiceChange::To(1), _) | (VoiceChange::Down, EchoMode::Letters) | (VoiceChange::Up, EchoMode::Quiet) => {
                EchoMode::Words
            }
            (VoiceChange::To(_) | VoiceChange::Up, _) => EchoMode::Letters,
        }
    }

    /// Tells how much is spoken.
    pub fn to_message(self, presenter: &Presenter) -> Message {
        let how = match self {
            EchoMode::Quiet => "quiet",
            EchoMode::Words => "words",
            EchoMode::Letters => "letters",
        };
        presenter.private_message("console-echo", MessageValues::new().set("how", how)).with_immediate_urgency()
    }
}
