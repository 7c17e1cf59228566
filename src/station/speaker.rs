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
    pub fn number(&mut self) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        id
    }

    /// Says what is to be heard of this, where something is. Nobody waits for its last word.
    pub fn say(&mut self, told: &Message) {
        if !told.speech.is_empty() {
            let id = self.number();
            self.say_as(id, told);
        }
    }

    /// Says this under a number: the output reports it when its last word was heard.
    pub fn say_as(&mut self, id: u64, told: &Message) {
        self.output.say(Utterance::of(id, told));
    }

    /// Silences private speech.
    pub fn stop_private(&mut self) {
        self.output.stop_private();
    }

    /// Ends the echo of what was typed: an answer does not wait behind its last letter.
    pub fn end_echo(&mut self) {
        self.output.end(Topic::Typing);
    }

    /// Speaks like this from now on.
    pub fn change(&mut self, voices: StationVoices) {
        self.output.set(voices);
    }

    /// Asks which voices there are; the output reports them.
    pub fn list_voices(&mut self) {
        self.output.list_voices();
    }

    /// The output, for the virtual drive.
    pub fn output(&mut self) -> &mut SpeechOutput {
        &mut self.output
    }

    /// Plays public speech to its end.
    pub fn close(self) {
        drop(self.output.close());
    }

    /// Plays public speech and the farewell to their ends.
    pub fn hear_out(self) {
        drop(self.output.hear_out());
    }
}
