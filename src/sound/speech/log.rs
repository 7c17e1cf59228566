//! Write down what was given to a voice, and when it was heard: one JSON object a line.
//!
//! What is in it can be compared with a recording of the same output: each phrase has sound where the log says, in the ear
//! that it says, and nothing else has any but cues. Times are milliseconds since the output began: in a WAV file the
//! place in it. A phrase that was cut ended there.
//!
//! The words can be read. Where the voice was given something else, such as phonemes, that stands beside them.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::presentation::{Channel, StationVoice};
//! use ansage_sound::speech::log::{LogListener, LoggedStep};
//! use ansage_sound::speech::phrase::PhraseStep;
//! let step = PhraseStep::Words { lang: Lang::De, text: "Dame".to_owned() };
//! let logged = LoggedStep { step, voice: StationVoice::default(), from: 48_000, to: 72_000, cut: false };
//! let line = logged.to_log_line(Channel::Hall, LogListener::Both);
//! assert!(line.starts_with(r#"{"begun":1000,"ended":1500,"channel":"hall","ear":"both","words":"Dame","lang":"de","rate":160"#));
//! ```

use crate::speech::phrase::{PhraseStep, apply_lexicon, printable, text_with_phonemes};
use ansage_words::presentation::{Channel, StationVoice};
use serde::Serialize;

/// Frames of the output in a millisecond.
const FRAMES_PER_MILLI: u64 = 48;

/// Where something is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LogListener {
    /// In both ears, or on a loudspeaker.
    Both,
    /// On the left only.
    Left,
    /// On the right only.
    Right,
}

/// Words or a cue that were given to the output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedStep {
    /// The words, or the cue.
    pub step: PhraseStep,
    /// The voice, as it was when it spoke them.
    pub voice: StationVoice,
    /// The frame of the output with its first sample, 48,000 a second.
    pub from: u64,
    /// The frame behind its last one.
    pub to: u64,
    /// Whether it was cut before its end.
    pub cut: bool,
}

/// The fields of a line, in their order.
#[derive(Serialize)]
struct LogLine<'a> {
    begun: u64,
    ended: u64,
    channel: &'static str,
    ear: LogListener,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phonemes: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cue: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lang: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pitch: Option<u8>,
    volume: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    clarity: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    voice: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
}

impl LoggedStep {
    /// Its line, without the end of a line: words as they are read, and as they were given to the voice where that differs.
    pub fn to_log_line(&self, channel: Channel, ear: LogListener) -> String {
        let (words, phonemes, lang) = match &self.step {
            PhraseStep::Words { lang, text } => {
                let given = text_with_phonemes(&apply_lexicon(*lang, text));
                let words = printable(text);
                (Some(words.clone()), Some(given).filter(|given| *given != words), Some(lang.code()))
            }
            PhraseStep::Earcon(_) | PhraseStep::Silence(_) => (None, None, None),
        };
        let cue = match &self.step {
            PhraseStep::Earcon(earcon) => Some(earcon.name()),
            _ => None,
        };
        let params = self.voice.params;
        let line = LogLine {
            begun: self.from / FRAMES_PER_MILLI,
            ended: self.to.div_ceil(FRAMES_PER_MILLI),
            channel: if channel == Channel::Hall { "hall" } else { "private" },
            ear,
            lang,
            rate: words.as_ref().map(|_| params.rate),
            pitch: words.as_ref().map(|_| params.pitch),
            volume: params.volume,
            clarity: words.as_ref().map(|_| self.voice.clarity),
            voice: self.voice.name.as_deref().filter(|_| words.is_some()),
            cut: self.cut,
            words,
            phonemes,
            cue,
        };
        // Texts and numbers can always be written.
        serde_json::to_string(&line).unwrap_or_default()
    }
}
