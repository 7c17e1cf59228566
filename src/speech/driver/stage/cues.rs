//! Sound the cues for a player's hand beside whatever is being said: a peg that was felt is confirmed at once, or not at
//! all. They have a source of their own in the mixer, on the side of private answers.

use crate::presentation::SpeechPiece;
use crate::sound::earcon;
use crate::sound::mixer::{EarSide, Feed};
use crate::speech::driver::stage::Stage;
use crate::speech::driver::{Config, SpeechReport};
use crate::speech::queue::Utterance;

impl Stage {
    /// Cues for the hand sound where this leads.
    pub fn cues_found(&mut self, feed: Feed) {
        self.cues = Some(feed);
        self.set(self.studio.params);
    }

    /// A cue for the hand: what has been felt is confirmed at once or not at all.
    pub(super) fn cue(&mut self, utterance: &Utterance) {
        for piece in &utterance.speech {
            if let (SpeechPiece::Earcon(cue), Some(feed)) = (piece, &mut self.cues) {
                feed.push(&earcon::samples(*cue));
            }
        }
        self.notes.push(SpeechReport::Finished { id: utterance.id, at: self.clock });
    }
}

/// Where public and private speech and the cues for the hand are heard, in this order.
pub fn sides(config: &Config) -> [EarSide; 3] {
    let private = if config.ears_split { config.private_side } else { EarSide::Both };
    [EarSide::Both, private, private]
}
