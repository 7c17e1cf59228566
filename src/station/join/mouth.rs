//! Speak what is told at a joined station, and remember how the voice was set.

use crate::console::voice::VoiceChange;
use crate::presentation::Told;
use crate::speech::driver::Output;
use crate::speech::queue::Utterance;
use crate::speech::voice::Params;
use crate::station::sounds;

/// The station's voice. Nobody waits for its last words: that is the host's, whose hall it is.
pub struct Mouth {
    output: Output,
    params: Params,
    next_id: u64,
}

impl Mouth {
    /// A voice that has said nothing yet.
    pub fn new(output: Output, params: Params) -> Mouth {
        Mouth { output, params, next_id: 1 }
    }

    /// Says what is to be heard of this.
    pub fn say(&mut self, told: &Told) {
        if !told.speech.is_empty() {
            self.output.say(Utterance::of(self.next_id, told));
            self.next_id += 1;
        }
    }

    /// Silences private speech.
    pub fn stop_private(&mut self) {
        self.output.stop_private();
    }

    /// Speaks like this from now on.
    pub fn change(&mut self, change: VoiceChange) {
        self.params = sounds::changed(self.params, change);
        self.output.set(self.params);
    }

    /// Plays public speech to its end.
    pub fn close(self) {
        drop(self.output.close());
    }
}
