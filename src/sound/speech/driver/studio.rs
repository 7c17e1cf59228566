//! Make samples: the voice, the earcons and the silence of one step at the mixer's rate.
//!
//! [`open_voice`] opens a voice that gives samples; [`synthesize_samples`] makes a whole utterance at once, for sound scores and for
//! tests that listen.

use crate::clarity;
use crate::resample::{Conversion, Resampler};
use crate::speech::driver::VoicePreference;
use crate::speech::driver::libespeak::EspeakVoice;
use crate::speech::phrase::{PhraseStep, apply_lexicon, phrase_steps};
use crate::speech::voice::{ListedVoice, Voice, VoiceError, VoiceKind, VoiceParams};
use crate::{FRAMES_PER_MILLI, earcon};
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, SpeechPiece, StationVoices};

/// The voices that come into question, best first. On Linux the user's own voice comes second: it is slower, cannot be
/// mixed, and reads its own language only.
pub fn voice_kinds_in_order(preference: VoicePreference) -> Vec<VoiceKind> {
    match preference {
        VoicePreference::Only(kind) => vec![kind],
        VoicePreference::Best if cfg!(target_os = "linux") => {
            vec![VoiceKind::Libespeak, VoiceKind::Platform, VoiceKind::Bundled]
        }
        VoicePreference::Best => vec![VoiceKind::Platform, VoiceKind::Libespeak, VoiceKind::Bundled],
    }
}

/// Open a voice that gives samples.
///
/// # Errors
/// [`VoiceError`]; for [`VoiceKind::Platform`] always, because it gives no samples.
pub fn open_voice(kind: VoiceKind) -> Result<Box<dyn Voice>, VoiceError> {
    match kind {
        VoiceKind::Libespeak => Ok(Box::new(EspeakVoice::open()?)),
        VoiceKind::Platform => Err(VoiceError::NotBuilt),
        #[cfg(feature = "bundled-voice")]
        VoiceKind::Bundled => Ok(Box::new(super::bundled::BundledVoice::open()?)),
        #[cfg(not(feature = "bundled-voice"))]
        VoiceKind::Bundled => Err(VoiceError::NotBuilt),
    }
}

/// Voices that do not speak, and why.
pub(crate) type RefusedVoices = Vec<(VoiceKind, VoiceError)>;

/// The samples of a whole utterance, 48,000 a second, as they are without any shaping.
///
/// # Errors
/// The first [`VoiceError`] of its words.
pub fn synthesize_samples(
    voice: &mut dyn Voice,
    speech: &[SpeechPiece],
    params: &VoiceParams,
) -> Result<Vec<f32>, VoiceError> {
    let mut resampler = None;
    let mut out = Vec::new();
    for step in phrase_steps(speech, true) {
        let mut made = sound(voice, &mut resampler, &step, (params, false))?;
        made.append_next_samples(&mut out, made.remaining_sample_count());
    }
    Ok(out)
}

/// The samples of one step, at the mixer's rate when they are taken.
pub(crate) enum StepSamples {
    /// Ready, and how many have been taken.
    Ready(Vec<f32>, usize),
    /// Words that are converted as they are taken.
    Words(Box<Conversion>),
}

impl StepSamples {
    /// Samples of the mixer's rate.
    pub fn from_mixer_samples(samples: Vec<f32>) -> StepSamples {
        StepSamples::Ready(samples, 0)
    }

    /// How many samples are still to come.
    pub fn remaining_sample_count(&self) -> usize {
        match self {
            StepSamples::Ready(samples, taken) => samples.len() - taken,
            StepSamples::Words(conversion) => conversion.remaining_sample_count(),
        }
    }

    /// Append the next samples to `out`, at most `most` of them.
    pub fn append_next_samples(&mut self, out: &mut Vec<f32>, most: usize) {
        match self {
            StepSamples::Ready(samples, taken) => {
                let next = samples.len().min(taken.saturating_add(most));
                out.extend_from_slice(&samples[*taken..next]);
                *taken = next;
            }
            StepSamples::Words(conversion) => conversion.append_next_samples(out, most),
        }
    }
}

fn sound(
    voice: &mut dyn Voice,
    resampler: &mut Option<Resampler>,
    step: &PhraseStep,
    how: (&VoiceParams, bool),
) -> Result<StepSamples, VoiceError> {
    match step {
        PhraseStep::Words { lang, text } => words(voice, resampler, (*lang, text), how),
        PhraseStep::Earcon(earcon) => Ok(StepSamples::from_mixer_samples(earcon::earcon_samples(*earcon))),
        PhraseStep::Silence(span) => {
            Ok(StepSamples::from_mixer_samples(silent_samples(span.as_millis() * FRAMES_PER_MILLI)))
        }
    }
}

/// So many samples of nothing, at most a minute of them.
pub fn silent_samples(samples: u64) -> Vec<f32> {
    vec![0.0; samples.min(60_000 * FRAMES_PER_MILLI) as usize]
}

fn words(
    voice: &mut dyn Voice,
    resampler: &mut Option<Resampler>,
    (lang, text): (Lang, &str),
    (params, clarity): (&VoiceParams, bool),
) -> Result<StepSamples, VoiceError> {
    let mut pcm = voice.synthesize(lang, &apply_lexicon(lang, text), params)?;
    if clarity {
        clarity::enhance_clarity(&mut pcm.samples, pcm.rate);
    }
    if resampler.as_ref().is_none_or(|fits| fits.source_rate() != pcm.rate) {
        *resampler = Resampler::new(pcm.rate);
    }
    match resampler {
        Some(resampler) => Ok(StepSamples::Words(Box::new(resampler.start_conversion(&pcm.samples)))),
        None => Err(VoiceError::Synthesis(format!("{} samples a second", pcm.rate))),
    }
}

/// A voice, or none, and what it needs between its words.
#[derive(Default)]
pub(crate) struct VoiceStudio {
    voice: Option<Box<dyn Voice>>,
    resampler: Option<Resampler>,
    failures: Vec<VoiceError>,
    /// How it speaks to the hall, and to the player.
    pub voices: StationVoices,
    /// Names that no voice has, each told once.
    unknown: Vec<String>,
    unknown_told: Vec<String>,
}

impl VoiceStudio {
    /// Without a voice.
    pub fn new(voices: StationVoices) -> VoiceStudio {
        VoiceStudio { voices, ..VoiceStudio::default() }
    }

    /// Speak with another voice from now on.
    pub(crate) fn set_voice(&mut self, voice: Option<Box<dyn Voice>>) {
        self.voice = voice;
    }

    /// The voices to choose from.
    pub fn list_voices(&mut self) -> Vec<ListedVoice> {
        self.voice.as_mut().map_or_else(Vec::new, |voice| voice.list())
    }

    /// Names that were asked for since the last call, and that no voice has.
    pub fn drain_unknown_voices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.unknown_told)
    }

    /// The samples of a step; none for words that cannot be spoken. A failure that has not occurred before is given
    /// beside them.
    pub fn synthesize_step(&mut self, step: &PhraseStep, channel: Channel) -> (StepSamples, Option<VoiceError>) {
        let nothing = || StepSamples::from_mixer_samples(Vec::new());
        let speaks = self.voices.voice_of_channel(channel);
        let made = match (&mut self.voice, step) {
            (Some(voice), step) => {
                if !voice.choose(speaks.name.as_deref())
                    && let Some(name) = speaks.name.as_ref().filter(|name| !self.unknown.contains(name))
                {
                    self.unknown.push(name.clone());
                    self.unknown_told.push(name.clone());
                }
                sound(voice.as_mut(), &mut self.resampler, step, (&speaks.params, speaks.clarity))
            }
            (None, PhraseStep::Words { .. }) => Ok(nothing()),
            (None, PhraseStep::Earcon(earcon)) => Ok(StepSamples::from_mixer_samples(earcon::earcon_samples(*earcon))),
            (None, PhraseStep::Silence(span)) => {
                Ok(StepSamples::from_mixer_samples(silent_samples(span.as_millis() * FRAMES_PER_MILLI)))
            }
        };
        match made {
            Ok(samples) => (samples, None),
            Err(error) if self.failures.contains(&error) => (nothing(), None),
            Err(error) => {
                self.failures.push(error.clone());
                (nothing(), Some(error))
            }
        }
    }
}
