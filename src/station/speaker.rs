//! Speak what is told at a station.

use ansage_sound::speech::driver::SpeechOutput;
use ansage_sound::speech::queue::Utterance;
use ansage_sound::speech::voice::StationVoices;
use ansage_words::presentation::{Message, Topic};

/// The voice of a station.
pub struct Speaker {
    output: SpeechOutput,
    next_id: u64,
}

impl Speaker {
    /// A voice that has said nothing yet.
    pub fn new(output: SpeechOutput) -> Speaker {
        Speaker { output, next_id: 1 }
    }

    /// The number of the next utterance.
    pub fn next_utterance_id(&mut self) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        id
    }

    /// Says what is to be heard of this reply, where something is. Nobody waits for its last word.
    pub fn say_message(&mut self, told: &Message) {
        if !told.speech.is_empty() {
            let id = self.next_utterance_id();
            self.say_message_with_id(id, told, true);
        }
    }

    /// Says this under a number: the output reports it when its last word was heard.
    ///
    /// `is_requested` is whether a command of the player has brought it.
    pub fn say_message_with_id(&mut self, id: u64, told: &Message, is_requested: bool) {
        self.output.queue_utterance(Utterance::from_message(id, told, is_requested));
    }

    /// Silences private speech.
    pub fn stop_private_speech(&mut self) {
        self.output.stop_private_speech();
    }

    /// The player gives a new command: what the last one has brought is no longer said.
    pub fn begin_command(&mut self) {
        self.output.begin_command();
    }

    /// Ends the echo of what was typed: an answer does not wait behind its last letter.
    pub fn end_typing_echo(&mut self) {
        self.output.end_private_topic(Topic::Typing);
    }

    /// Speaks like this from now on.
    pub fn set_voices(&mut self, voices: StationVoices) {
        self.output.set_voices(voices);
    }

    /// Asks which voices there are; the output reports them.
    pub fn request_voice_list(&mut self) {
        self.output.request_voice_list();
    }

    /// The output, for the virtual drive.
    pub fn output_mut(&mut self) -> &mut SpeechOutput {
        &mut self.output
    }

    /// Plays public speech to its end.
    pub fn finish_public_speech(self) {
        drop(self.output.finish_public_speech());
    }

    /// Plays public speech and the farewell to their ends.
    pub fn finish_speech_and_farewell(self) {
        drop(self.output.finish_all_speech());
    }
}
