//! Say what every voice offers: samples for the words of one language.
//!
//! A voice that cannot give samples (the platform's own, which plays them itself) is not a [`Voice`]; see
//! [`crate::speech::driver`].
//!
//! ```
//! use ansage_sound::speech::voice::{Pcm, trim_silence};
//! let pcm = Pcm { rate: 22_050, samples: vec![0, 3, -2, 900, -900, 1, 0, 0] };
//! assert!(trim_silence(pcm).samples.len() <= 8);
//! ```

use crate::speech::phrase::TextSegment;
use ansage_words::locale::Lang;
pub use ansage_words::presentation::{ListedVoice, StationVoice, StationVoices, VoiceParams};
use std::fmt;

/// Samples of one channel.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pcm {
    /// Samples per second.
    pub rate: u32,
    /// The samples.
    pub samples: Vec<i16>,
}

/// The voices, in the order of preference on Linux.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum VoiceKind {
    /// libespeak-ng, loaded when the program starts.
    Libespeak,
    /// The user's own voice: speech-dispatcher, SAPI, AVFoundation.
    Platform,
    /// The voice inside the program.
    Bundled,
}

/// Why a voice cannot be used, or did not speak. For logs; what a person hears comes from the texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceError {
    /// The library is not installed, or is not what it should be.
    Library(String),
    /// The voice's data is missing.
    Data(String),
    /// There is no voice for the language.
    Language(Lang),
    /// Synthesis failed.
    Synthesis(String),
    /// The program was built without it.
    NotBuilt,
    /// It connected but was never heard.
    Silent,
}

impl fmt::Display for VoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VoiceError::Library(why) => write!(f, "speech library: {why}"),
            VoiceError::Data(why) => write!(f, "speech data: {why}"),
            VoiceError::Language(lang) => write!(f, "speech: no voice for {lang:?}"),
            VoiceError::Synthesis(why) => write!(f, "speech synthesis: {why}"),
            VoiceError::NotBuilt => write!(f, "speech: this voice was left out of the program"),
            VoiceError::Silent => write!(f, "speech: the voice did not begin to speak"),
        }
    }
}

impl std::error::Error for VoiceError {}

/// A voice that gives samples.
pub trait Voice: Send {
    /// Which voice this is.
    fn kind(&self) -> VoiceKind;

    /// Speak from now on as the voice of this name, in the languages that it has, or in any where it is a manner of
    /// speaking; as the usual one of each language where it is `None`. Whether there is one of that name.
    fn choose(&mut self, name: Option<&str>) -> bool {
        name.is_none()
    }

    /// The voices to choose from.
    fn list(&mut self) -> Vec<ListedVoice> {
        Vec::new()
    }

    /// The samples of a few words, trimmed of the silence around them.
    ///
    /// # Errors
    /// [`VoiceError`] where the language or its data is missing or synthesis fails; the voice stays usable.
    fn synthesize(&mut self, lang: Lang, words: &[TextSegment], params: &VoiceParams) -> Result<Pcm, VoiceError>;
}

/// The voices to try for a language, best first. Serbian is written in Latin letters, which a Polish voice reads
/// better than none; a Slavic text in Cyrillic letters needs a voice that knows them.
#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "only the drivers ask for it"))]
pub(crate) fn fallback_voices(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["en", "en-gb", "en-us"],
        Lang::De => &["de"],
        Lang::Bg => &["bg", "ru"],
        Lang::Sr => &["sr", "hr", "bs", "pl"],
        Lang::Lv => &["lv", "lt", "de"],
        Lang::Ru => &["ru", "bg", "uk"],
        Lang::Pl => &["pl"],
    }
}

/// Samples below this, of 32,767, count as silence at the ends.
const NEAR_SILENCE: u16 = 96;

/// Cut the silence before and after the words, leaving 2 and 5 milliseconds. It is 12 to 50 milliseconds long before
/// the first word: more than any cache could save.
pub fn trim_silence(mut pcm: Pcm) -> Pcm {
    let loud = |sample: &i16| sample.unsigned_abs() > NEAR_SILENCE;
    let Some(first) = pcm.samples.iter().position(loud) else {
        pcm.samples.clear();
        return pcm;
    };
    let last = pcm.samples.iter().rposition(loud).unwrap_or(first);
    let milli = pcm.rate as usize / 1_000;
    pcm.samples.truncate(last + 1 + 5 * milli);
    pcm.samples.drain(..first.saturating_sub(2 * milli));
    pcm
}
