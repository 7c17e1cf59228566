//! Hold how the two voices of a station speak: that of its player, and that of the hall.
//!
//! A player may have his own as fast as he likes. What the hall hears has to be understood by everybody in it, so that the
//! hall's voice is another, with bounds of its own, and nothing that the player sets for himself touches it.
//!
//! ```
//! use ansage_words::presentation::{Channel, StationVoices};
//! let voices = StationVoices::default();
//! assert_eq!((voices.voice_of_channel(Channel::Hall).params.rate, voices.voice_of_channel(Channel::Private).params.rate), (150, 160));
//! ```

use super::Channel;
use crate::locale::Lang;

/// How a voice speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VoiceParams {
    /// Words per minute, 80 to 450.
    pub rate: u16,
    /// 0 to 100; 50 is the voice's own.
    pub pitch: u8,
    /// Per cent, 0 to 200; applied by the mixer, to earcons too.
    pub volume: u8,
}

impl Default for VoiceParams {
    fn default() -> VoiceParams {
        VoiceParams { rate: 160, pitch: 50, volume: 100 }
    }
}

/// One of the two voices of a station.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StationVoice {
    /// How it speaks.
    pub params: VoiceParams,
    /// Which of the machine's voices it is, by its name; none for the usual one of each language.
    pub name: Option<String>,
    /// Whether it is shaped so that it is understood in a noisy hall.
    pub clarity: bool,
}

/// The two voices of a station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StationVoices {
    /// What is public is spoken by this one.
    pub hall: StationVoice,
    /// What is private, by this one.
    pub player: StationVoice,
}

impl Default for StationVoices {
    /// The hall's is a little slower, and clear: at 160 words a minute fewer announcements are understood in noise.
    fn default() -> StationVoices {
        let hall = VoiceParams { rate: 150, ..VoiceParams::default() };
        StationVoices {
            hall: StationVoice { params: hall, name: None, clarity: true },
            player: StationVoice::default(),
        }
    }
}

impl StationVoices {
    /// The voice of a channel.
    pub fn voice_of_channel(&self, channel: Channel) -> &StationVoice {
        match channel {
            Channel::Hall => &self.hall,
            Channel::Private => &self.player,
        }
    }

    /// The same, to be changed.
    pub fn voice_of_channel_mut(&mut self, channel: Channel) -> &mut StationVoice {
        match channel {
            Channel::Hall => &mut self.hall,
            Channel::Private => &mut self.player,
        }
    }
}

/// A voice of the machine's that can be chosen, by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedVoice {
    /// Its name, as it is typed.
    pub name: String,
    /// What it speaks, such as `de` and `en-gb`; none for a manner of speaking that any language can have.
    pub languages: Vec<String>,
}

impl ListedVoice {
    /// Whether it speaks this language.
    pub fn can_speak(&self, lang: Lang) -> bool {
        let code = lang.code();
        let first =
            |spoken: &String| spoken.split(['-', '_']).next().is_some_and(|first| first.eq_ignore_ascii_case(code));
        self.languages.is_empty() || self.languages.iter().any(first)
    }
}
