//! Lend words to a voice that plays them itself, and watch that they are heard.
//!
//! Such a voice bypasses the mixer: it cannot be cut exactly, put into one ear or written into a file. The stage hands
//! it words when everything before them has been played, and goes on when it says that they have been spoken. Words
//! that do not begin, or do not end, are said again by the next voice in the order.

use crate::speech::driver::stage::SpeechStage;
use crate::speech::driver::studio::voice_kinds_in_order;
use crate::speech::driver::{PrivateVoice, SpeechReport};
use crate::speech::phrase::PhraseStep;
use crate::speech::queue::ChannelSeparation;
use crate::speech::voice::{StationVoice, VoiceError, VoiceKind};
use ansage_game::moment::{Moment, Span};
use ansage_words::locale::Lang;
use ansage_words::presentation::Channel;

/// A voice that plays its words itself.
pub trait ExternalVoice: Send {
    /// Speak these words; events name `serial`.
    fn speak(&mut self, serial: u64, lang: Lang, text: &str, voice: &StationVoice);
    /// Be silent.
    fn stop(&mut self);
    /// Find out, in the background, which voices there are.
    fn list(&mut self);
}

/// How to open a voice that plays its words itself.
pub type ExternalVoiceOpener = Box<dyn FnOnce() -> Box<dyn ExternalVoice>>;

/// The words that the platform's voice has.
pub struct ExternalUtterance {
    serial: u64,
    channel: Channel,
    length: usize,
    due: Moment,
}

impl SpeechStage {
    /// The platform's voice began to speak.
    pub fn handle_external_voice_start(&mut self, serial: u64) {
        let now = self.clock;
        if let Some(lent) = self.lent.as_mut().filter(|lent| lent.serial == serial) {
            // Slow speech takes a fifth of a second for a letter.
            lent.due = now + Span::from_millis(3_000 + 200 * lent.length as u64);
        }
    }

    /// The platform's voice has spoken.
    pub fn handle_external_voice_end(&mut self, serial: u64) {
        if let Some(lent) = self.lent.take_if(|lent| lent.serial == serial) {
            self.lane_of_channel(lent.channel).handle_external_voice_end(true);
            self.do_pending_work();
        }
    }

    /// The platform's voice does not work: take the next one, which also says what was not heard.
    pub fn handle_external_voice_failure(&mut self, error: VoiceError) {
        if self.elsewhere.take().is_none() {
            return;
        }
        let kinds: Vec<_> = voice_kinds_in_order(self.preference)
            .into_iter()
            .skip_while(|kind| *kind != VoiceKind::Platform)
            .skip(1)
            .collect();
        self.choose_voice_among(&kinds, vec![(VoiceKind::Platform, error)], None);
        if let Some(lent) = self.lent.take() {
            self.lane_of_channel(lent.channel).handle_external_voice_end(false);
        }
        self.do_pending_work();
    }

    /// Give the platform's voice up when its words are overdue.
    pub fn give_up_overdue_external_voice(&mut self) {
        if self.lent.as_ref().is_some_and(|lent| lent.due < self.clock) {
            self.handle_external_voice_failure(VoiceError::Silent);
        }
    }

    /// Be silent there.
    pub(super) fn stop_external_voice(&mut self) {
        self.lent = None;
        self.elsewhere.iter_mut().for_each(|voice| voice.stop());
    }

    /// Have words spoken there.
    pub(super) fn speak_with_external_voice(&mut self, channel: Channel, words: &PhraseStep) {
        let (PhraseStep::Words { lang, text }, Some(voice)) = (words, &mut self.elsewhere) else { return };
        let speaks = self.studio.voices.voice_of_channel(channel);
        if speaks.clarity && !std::mem::replace(&mut self.told_not_shaped, true) {
            self.notes.push(SpeechReport::VoiceNotShaped);
        }
        self.serial += 1;
        voice.speak(self.serial, *lang, text, speaks);
        let due = self.clock + Span::from_secs(5);
        self.lent = Some(ExternalUtterance { serial: self.serial, channel, length: text.chars().count(), due });
    }

    /// A voice that bypasses the mixer would speak private words into the hall.
    pub(super) fn check_can_speak_privately(&mut self) -> bool {
        let bypasses = self.elsewhere.is_some() && self.outputs == ChannelSeparation::Separate;
        if bypasses && !std::mem::replace(&mut self.told_not_private, true) {
            self.notes.push(SpeechReport::VoiceNotPrivate);
        }
        self.private_voice == PrivateVoice::Own && !bypasses
    }
}
