//! Speak with the user's own voice: speech-dispatcher, SAPI/WinRT or AVFoundation, through the `tts` crate.
//!
//! It plays its words itself and cannot be mixed. Everything happens on a thread of its own, because connecting may
//! start a daemon and may wait; whoever speaks only sends. The crate's callbacks run under a global lock and do
//! nothing but send. Its `voice()` panics on Linux and is never called. The stage watches that words begin and end: a
//! connection that is never heard is given up.

use crate::speech::driver::SpeechCommand;
use crate::speech::driver::stage::elsewhere::ExternalVoice;
use crate::speech::phrase::{apply_lexicon, text_without_phonemes};
use crate::speech::voice::{ListedVoice, StationVoice, VoiceError, VoiceParams};
use ansage_words::locale::Lang;
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use tts::Tts;

/// The thread's address.
pub struct PlatformVoice {
    jobs: Sender<PlatformJob>,
    back: Sender<SpeechCommand>,
}

enum PlatformJob {
    Speak {
        serial: u64,
        lang: Lang,
        text: String,
        /// The voice that was chosen, where one was.
        name: Option<String>,
        params: VoiceParams,
    },
    Stop,
    /// A connection whose voice speaks a language, or is the one of a name.
    Voice(Lang, Option<String>, Tts),
    /// An utterance of the crate's began to be spoken.
    Began(String),
    /// An utterance of the crate's has been spoken, or was stopped.
    Ended(String),
}

impl PlatformVoice {
    /// Connect in the background.
    pub fn open(back: Sender<SpeechCommand>) -> PlatformVoice {
        let (jobs, inbox) = channel();
        let (own, failed) = (jobs.clone(), back.clone());
        thread::spawn(move || {
            if let Err(error) = serve(&inbox, &own, &failed) {
                // Nobody is left to hear it when the program ends.
                let _ = failed.send(SpeechCommand::ElsewhereFailed(error));
            }
        });
        PlatformVoice { jobs, back }
    }
}

impl ExternalVoice for PlatformVoice {
    fn speak(&mut self, serial: u64, lang: Lang, text: &str, voice: &StationVoice) {
        let text = text_without_phonemes(&apply_lexicon(lang, text));
        // A thread that has ended has reported why.
        let _ =
            self.jobs.send(PlatformJob::Speak { serial, lang, text, name: voice.name.clone(), params: voice.params });
    }

    fn stop(&mut self) {
        let _ = self.jobs.send(PlatformJob::Stop);
    }

    fn list(&mut self) {
        let (jobs, back) = (self.jobs.clone(), self.back.clone());
        thread::spawn(move || {
            let listed = connect(&jobs).and_then(|voice| voice.voices().map_err(failed)).unwrap_or_default();
            let row =
                |voice: &tts::Voice| ListedVoice { name: voice.name(), languages: vec![voice.language().to_string()] };
            // Nobody waits any more where the program has ended.
            let _ = back.send(SpeechCommand::ElsewhereListed(listed.iter().map(row).collect()));
        });
    }
}

fn failed(error: tts::Error) -> VoiceError {
    VoiceError::Library(error.to_string())
}

/// A name for an utterance of the crate's that can be sent between threads. By it the late news of one that was
/// stopped is told from news of the next.
fn name(id: &tts::UtteranceId) -> String {
    format!("{id:?}")
}

/// A connection whose callbacks send to the thread.
fn connect(jobs: &Sender<PlatformJob>) -> Result<Tts, VoiceError> {
    let voice = Tts::default().map_err(failed)?;
    let (began, ended, stopped) = (jobs.clone(), jobs.clone(), jobs.clone());
    voice
        .on_utterance_begin(Some(Box::new(move |id| drop(began.send(PlatformJob::Began(name(&id)))))))
        .map_err(failed)?;
    voice
        .on_utterance_end(Some(Box::new(move |id| drop(ended.send(PlatformJob::Ended(name(&id)))))))
        .map_err(failed)?;
    voice
        .on_utterance_stop(Some(Box::new(move |id| drop(stopped.send(PlatformJob::Ended(name(&id)))))))
        .map_err(failed)?;
    Ok(voice)
}

fn serve(
    inbox: &Receiver<PlatformJob>,
    jobs: &Sender<PlatformJob>,
    back: &Sender<SpeechCommand>,
) -> Result<(), VoiceError> {
    let mut own = connect(jobs)?;
    let mut voices: HashMap<(Lang, Option<String>), Option<Tts>> = HashMap::new();
    let mut current: Option<(String, u64)> = None;
    for job in inbox {
        match job {
            PlatformJob::Speak { serial, lang, text, name, params } => {
                let known = voices.entry((lang, name.clone())).or_insert_with(|| {
                    look_for(lang, name, jobs.clone());
                    None
                });
                let id = speak(known.as_mut().unwrap_or(&mut own), text, &params)?;
                current = Some((id, serial));
            }
            PlatformJob::Stop => {
                current = None;
                for voice in voices.values_mut().flatten().chain([&mut own]) {
                    voice.stop().map_err(failed)?;
                }
            }
            PlatformJob::Voice(lang, name, voice) => drop(voices.insert((lang, name), Some(voice))),
            PlatformJob::Began(id) => {
                if let Some((_, serial)) = current.as_ref().filter(|(current, _)| *current == id) {
                    drop(back.send(SpeechCommand::ElsewhereBegan(*serial)));
                }
            }
            PlatformJob::Ended(id) => {
                if let Some((_, serial)) = current.take_if(|(current, _)| *current == id) {
                    drop(back.send(SpeechCommand::ElsewhereEnded(serial)));
                }
            }
        }
    }
    Ok(())
}

/// Speak, and the name of the utterance.
fn speak(voice: &mut Tts, text: String, params: &VoiceParams) -> Result<String, VoiceError> {
    // Half of the range on either side of the normal value; a voice that cannot is left as it is.
    let scaled = |value: f32, low: f32, normal: f32, high: f32| {
        if value < 0.0 { normal + value * (normal - low) } else { normal + value * (high - normal) }
    };
    let rate = ((f32::from(params.rate) - 160.0) / 290.0).clamp(-1.0, 1.0);
    let pitch = (f32::from(params.pitch.min(100)) - 50.0) / 50.0;
    let (min, normal, max) = (voice.min_rate(), voice.normal_rate(), voice.max_rate());
    let _ = voice.set_rate(scaled(rate, min, normal, max));
    let (min, normal, max) = (voice.min_pitch(), voice.normal_pitch(), voice.max_pitch());
    let _ = voice.set_pitch(scaled(pitch, min, normal, max));
    let id = voice.speak(text, false).map_err(failed)?;
    Ok(id.as_ref().map(name).unwrap_or_default())
}

/// Find a voice of a language on a thread: speech-dispatcher lists 13,000 voices in more than a second. Until it is
/// found, and where there is none, the user's own voice speaks.
fn look_for(lang: Lang, name: Option<String>, jobs: Sender<PlatformJob>) {
    thread::spawn(move || {
        let Ok(mut voice) = connect(&jobs) else { return };
        let Ok(voices) = voice.voices() else { return };
        let fits = |other: &&tts::Voice| other.language().primary_language() == lang.code();
        let named = |other: &&tts::Voice| name.as_ref().is_some_and(|name| other.name().eq_ignore_ascii_case(name));
        // One that was chosen by name speaks its own language; others are spoken by one of theirs.
        let found = voices.iter().filter(fits).find(named).or_else(|| voices.iter().find(fits));
        if let Some(found) = found
            && voice.set_voice(found).is_ok()
        {
            drop(jobs.send(PlatformJob::Voice(lang, name, voice)));
        }
    });
}
