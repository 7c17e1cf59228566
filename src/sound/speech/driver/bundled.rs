//! Speak with the voice inside the program, when the machine has no other.
//!
//! A Rust port of espeak-ng with its data in the binary (feature `bundled-voice`). It is clearly worse than the
//! library, so that it comes last. It reads its data from files; each language is unpacked into the user's cache
//! folder when it is first spoken, and nothing is loaded before.

use crate::speech::phrase::{TextSegment, text_with_phonemes};
use crate::speech::voice::{Pcm, Voice, VoiceError, VoiceKind, VoiceParams, trim_silence};
use ansage_words::locale::Lang;
use espeak_ng::{EspeakNg, Parameter};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// The bundled voice.
pub struct BundledVoice {
    folder: PathBuf,
    engine: Option<(Lang, EspeakNg)>,
    unpacked: Vec<Lang>,
}

impl BundledVoice {
    /// Find a folder for its data and unpack one language, so that a folder that cannot be written is known at once.
    ///
    /// # Errors
    /// [`VoiceError::Data`] where nothing can be written.
    pub fn open() -> Result<BundledVoice, VoiceError> {
        let mut reason = VoiceError::Data("no folder for the data".to_owned());
        for folder in folders() {
            let mut voice = BundledVoice { folder, engine: None, unpacked: Vec::new() };
            match voice.unpack(Lang::De) {
                Ok(()) => return Ok(voice),
                Err(error) => reason = error,
            }
        }
        Err(reason)
    }

    fn unpack(&mut self, lang: Lang) -> Result<(), VoiceError> {
        if self.unpacked.contains(&lang) {
            return Ok(());
        }
        let failed = |error: std::io::Error| VoiceError::Data(error.to_string());
        std::fs::create_dir_all(&self.folder).map_err(failed)?;
        espeak_ng::install_bundled_languages(&self.folder, &[lang.code()]).map_err(failed)?;
        self.unpacked.push(lang);
        Ok(())
    }

    fn engine(&mut self, lang: Lang) -> Result<&mut EspeakNg, VoiceError> {
        self.unpack(lang)?;
        if self.engine.as_ref().is_none_or(|(current, _)| *current != lang) {
            let engine = EspeakNg::with_data_dir(lang.code(), &self.folder);
            self.engine = Some((lang, engine.map_err(|error| VoiceError::Data(error.to_string()))?));
        }
        match &mut self.engine {
            Some((_, engine)) => Ok(engine),
            None => Err(VoiceError::Language(lang)),
        }
    }
}

/// The user's cache, else a folder of this process.
fn folders() -> Vec<PathBuf> {
    let cache = directories::ProjectDirs::from("", "", "ansage");
    let cached = cache.map(|dirs| dirs.cache_dir().join("espeak-ng-data-0.2"));
    let own = std::env::temp_dir().join(format!("ansage-{}", std::process::id())).join(Path::new("espeak-ng-data"));
    cached.into_iter().chain([own]).collect()
}

impl Voice for BundledVoice {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Bundled
    }

    fn synthesize(&mut self, lang: Lang, words: &[TextSegment], params: &VoiceParams) -> Result<Pcm, VoiceError> {
        let engine = self.engine(lang)?;
        engine.set_parameter(Parameter::Rate, i32::from(params.rate));
        engine.set_parameter(Parameter::Pitch, i32::from(params.pitch));
        let text = text_with_phonemes(words);
        // The port is young: a text that it stumbles over must not end the game.
        let made = catch_unwind(AssertUnwindSafe(|| engine.synth(&text)));
        let made = made.map_err(|_| VoiceError::Synthesis("the bundled voice panicked".to_owned()))?;
        let (samples, rate) = made.map_err(|error| VoiceError::Synthesis(error.to_string()))?;
        Ok(trim_silence(Pcm { rate, samples }))
    }
}
