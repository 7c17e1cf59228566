//! Sound cues beside whatever is being said: what a hand or a key did is confirmed at once, or not at all. They have
//! sources of their own in the mixer, on the side of private answers.

use crate::FRAMES_PER_MILLI;
use crate::earcon;
use crate::mixer::{SampleFeed, StereoSide};
use crate::speech::driver::lane::BETWEEN;
use crate::speech::driver::stage::SpeechStage;
use crate::speech::driver::studio::silent_samples;
use crate::speech::driver::{SpeechConfig, SpeechReport};
use crate::speech::log::LoggedStep;
use crate::speech::phrase::{PhraseStep, phrase_steps};
use crate::speech::queue::{ChannelSeparation, Utterance};
use ansage_game::moment::{Moment, Span};
use ansage_words::presentation::{Channel, SpeechPiece};

/// Cues that come about within so short a time belong together and follow each other; a later one waits for none.
const TOGETHER: Span = Span::from_millis(20);

/// Where cues sound, and where one sounded last.
pub struct CuePlayer {
    feeds: Vec<SampleFeed>,
    last: usize,
    at: Moment,
}

impl CuePlayer {
    /// The feed for a cue of this moment: that of the cue it belongs to, else the one that is free soonest.
    fn feed(&mut self, now: Moment) -> Option<&mut SampleFeed> {
        if now - self.at >= TOGETHER {
            let left = |at: &usize| self.feeds[*at].unplayed_sample_count();
            self.last = (0..self.feeds.len()).min_by_key(left)?;
        }
        self.at = now;
        self.feeds.get_mut(self.last)
    }

    /// Louder or softer; 1 leaves the samples as they are.
    pub fn set_gain(&self, gain: f32) {
        self.feeds.iter().for_each(|feed| feed.set_gain(gain));
    }

    /// Heard on this side from now on.
    pub fn set_side(&self, side: StereoSide) {
        self.feeds.iter().for_each(|feed| feed.set_side(side));
    }

    /// Silent at once.
    pub fn stop_at_once(&mut self) {
        self.feeds.iter_mut().for_each(SampleFeed::discard_unplayed);
    }
}

impl SpeechStage {
    /// Cues sound where these lead.
    pub fn connect_cue_feeds(&mut self, feeds: Vec<SampleFeed>) {
        if !feeds.is_empty() {
            self.cues = Some(CuePlayer { feeds, last: 0, at: Moment::START });
            self.apply_volumes();
            self.apply_private_side();
        }
    }

    /// An utterance of cues alone: it is at its end as soon as it is said.
    pub(super) fn play_cue_utterance(&mut self, utterance: &Utterance) {
        self.play_cues(&utterance.speech);
        self.notes.push(SpeechReport::Finished { id: utterance.id, at: self.clock });
    }

    /// Sound cues and the pauses between them now. How many milliseconds they take. What public words bring about as they
    /// end on the same output, such as a press that was kept for them, keeps the usual distance from the last of them.
    pub(super) fn play_cues(&mut self, cues: &[SpeechPiece]) -> u64 {
        let (now, voice) = (self.clock, self.studio.voices.player.clone());
        let mut taken = 0;
        let since = self.hall.frames_since_end().filter(|_| self.outputs == ChannelSeparation::Shared);
        let since = since.filter(|since| *since < TOGETHER.as_millis() * FRAMES_PER_MILLI);
        let Some(feed) = self.cues.as_mut().and_then(|cues| cues.feed(now)) else { return 0 };
        if let Some(since) = since {
            feed.push_samples(&silent_samples(BETWEEN - since));
        }
        for step in phrase_steps(cues, false) {
            let samples = match &step {
                PhraseStep::Earcon(cue) => earcon::earcon_samples(*cue),
                PhraseStep::Silence(span) => silent_samples(span.as_millis() * FRAMES_PER_MILLI),
                PhraseStep::Words { .. } => continue,
            };
            let from = feed.filled_frame_count() + feed.unplayed_sample_count();
            feed.push_samples(&samples);
            taken += samples.len() as u64;
            if let (Some(log), PhraseStep::Earcon(_)) = (&mut self.log, &step) {
                let to = from + samples.len() as u64;
                log.write_step(&LoggedStep { step, voice: voice.clone(), from, to, cut: false }, Channel::Private);
            }
        }
        taken / FRAMES_PER_MILLI
    }
}

impl SpeechStage {
    /// Private answers are heard in one ear from now on, or in both. An output of their own stays apart from public speech
    /// either way.
    pub fn set_ears_split(&mut self, split: bool) {
        self.ears_split = split;
        self.outputs = if split || !self.same_device { ChannelSeparation::Separate } else { ChannelSeparation::Shared };
        self.queue.set_outputs(self.outputs);
        self.apply_private_side();
        self.note_shared();
    }

    /// Puts private speech and the cues for the hand on their side.
    pub(super) fn apply_private_side(&mut self) {
        let side = private_side(self.ears_split, self.private_side);
        self.lane_of_channel(Channel::Private).set_side(side);
        self.cues.iter().for_each(|cues| cues.set_side(side));
    }
}

fn private_side(split: bool, side: StereoSide) -> StereoSide {
    if split { side } else { StereoSide::Both }
}

/// Where public and private speech and the cues for the hand are heard, in this order.
pub fn stereo_sides(config: &SpeechConfig) -> (StereoSide, StereoSide, [StereoSide; 2]) {
    let private = private_side(config.ears_split, config.private_side);
    (StereoSide::Both, private, [private; 2])
}
