//! Sound the cues for a player's hand beside whatever is being said: a peg that was felt is confirmed at once, or not at
//! all. They have a source of their own in the mixer, on the side of private answers.

use crate::presentation::{Channel, SpeechPiece};
use crate::sound::earcon;
use crate::sound::mixer::{EarSide, Feed};
use crate::speech::driver::stage::Stage;
use crate::speech::driver::{Config, SpeechReport};
use crate::speech::queue::{Outputs, Utterance};

impl Stage {
    /// Cues for the hand sound where this leads.
    pub fn cues_found(&mut self, feed: Feed) {
        self.cues = Some(feed);
        self.set(self.studio.params);
        self.place_private();
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

impl Stage {
    /// Private answers are heard in one ear from now on, or in both. An output of their own stays apart from public speech
    /// either way.
    pub fn set_ears_split(&mut self, split: bool) {
        self.ears_split = split;
        self.outputs = if split || !self.same_device { Outputs::Separate } else { Outputs::Shared };
        self.queue.set_outputs(self.outputs);
        self.place_private();
        self.tell_shared_again();
    }

    /// Puts private speech and the cues for the hand on their side.
    pub(super) fn place_private(&mut self) {
        let side = private_side(self.ears_split, self.private_side);
        self.lane(Channel::Private).set_side(side);
        self.cues.iter().for_each(|cues| cues.set_side(side));
    }
}

fn private_side(split: bool, side: EarSide) -> EarSide {
    if split { side } else { EarSide::Both }
}

/// Where public and private speech and the cues for the hand are heard, in this order.
pub fn sides(config: &Config) -> [EarSide; 3] {
    let private = private_side(config.ears_split, config.private_side);
    [EarSide::Both, private, private]
}
