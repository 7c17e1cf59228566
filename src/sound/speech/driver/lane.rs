//! Push the utterance of one channel into its ring, piece by piece, and know when its last sample has been played.
//!
//! Words are made when the ring has room for them, so that a long text takes no more memory than one of its sentences,
//! and brought to the mixer's rate in blocks, so that their beginning is heard before their end has been converted;
//! [`SpeechLane::synthesize_all_steps`] makes all at the start instead, so that the end is known at once.

use crate::FRAMES_PER_MILLI;
use crate::mixer::{SampleFeed, StereoSide};
use crate::speech::driver::studio::{StepSamples, VoiceStudio, silent_samples};
use crate::speech::log::LoggedStep;
use crate::speech::phrase::PhraseStep;
use crate::speech::voice::VoiceError;
use ansage_game::moment::Moment;
use ansage_words::presentation::{Channel, StationVoice};
use std::collections::VecDeque;
use std::time::Duration;

/// Silence between two utterances of a channel, in frames: 150 milliseconds.
pub const BETWEEN: u64 = 150 * FRAMES_PER_MILLI;

/// The same before an announcement that has not to wait: it begins within 100 milliseconds.
pub const BEFORE_PROMPT: u64 = 95 * FRAMES_PER_MILLI;

/// So many frames are brought to the mixer's rate at a time: 20 milliseconds.
const PUSHED: usize = 20 * FRAMES_PER_MILLI as usize;

/// A device that takes nothing for so long, in milliseconds, is lost.
const STALLED: u64 = 2_000;

/// Whether somebody takes the samples.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SampleSink {
    /// Nobody: what is said is finished at once.
    Nowhere,
    /// A device is being opened: what is said waits for it.
    Opening,
    /// A sound card.
    Card,
    /// The WAV file.
    Wav,
}

/// An utterance under way.
struct CurrentUtterance {
    id: u64,
    /// All of it, to begin again where the output becomes another.
    whole: Vec<PhraseStep>,
    steps: VecDeque<PhraseStep>,
    /// What has been made and not yet been pushed, in order.
    made: VecDeque<PreparedStep>,
    /// The block of it that is being pushed.
    samples: Vec<f32>,
    used: usize,
    /// The feed's count at which it ends, once all has been pushed.
    ends: Option<u64>,
    /// The words that the platform's voice has been given.
    elsewhere: Option<PhraseStep>,
    /// Whether the next utterance keeps a distance from it: the echo of a letter is no sentence.
    keeps_distance: bool,
}

/// A step that has been made.
struct PreparedStep {
    samples: StepSamples,
    /// What it is and how it was spoken, until its first sample is pushed.
    begun: Option<(PhraseStep, StationVoice)>,
}

/// A step whose first sample is pushed now.
struct StartedStep {
    step: PhraseStep,
    voice: StationVoice,
    frames: u64,
}

impl CurrentUtterance {
    /// Take the next block of what has been made. Whether there was one, and the step that begins with it.
    fn next_block(&mut self) -> (bool, Option<StartedStep>) {
        while let Some(made) = self.made.front_mut() {
            let left = made.samples.remaining_sample_count();
            if left > 0 {
                self.samples.clear();
                self.used = 0;
                made.samples.append_next_samples(&mut self.samples, PUSHED);
                let begun = made.begun.take().map(|(step, voice)| StartedStep { step, voice, frames: left as u64 });
                return (true, begun);
            }
            self.made.pop_front();
        }
        (false, None)
    }

    /// Make the next step, or the one given.
    fn make(&mut self, step: PhraseStep, studio: &mut VoiceStudio, channel: Channel) -> Option<VoiceError> {
        let (samples, failure) = studio.synthesize_step(&step, channel);
        let voice = studio.voices.voice_of_channel(channel).clone();
        self.made.push_back(PreparedStep { samples, begun: Some((step, voice)) });
        failure
    }
}

/// One channel.
pub struct SpeechLane {
    channel: Channel,
    /// Whether what is played is written down.
    pub logs: bool,
    /// What has been pushed for the speech log and not yet been played to its end.
    logged: VecDeque<LoggedStep>,
    /// Who takes its samples.
    pub place: SampleSink,
    feed: Option<SampleFeed>,
    speaking: Option<CurrentUtterance>,
    /// The mixer's frame at which the last utterance was played to its end.
    ended: Option<u64>,
    /// How much had been played when that was last seen to change, and when.
    progress: (u64, Moment),
}

/// What a lane asks of the stage.
pub enum LaneRequest {
    /// Nothing; call again later.
    Wait,
    /// Have these words spoken by the platform's voice.
    Elsewhere(PhraseStep),
    /// The utterance has been played.
    Finished(u64),
}

impl SpeechLane {
    /// A lane without an utterance.
    pub fn new(channel: Channel, place: SampleSink) -> SpeechLane {
        let (logged, progress) = (VecDeque::new(), (0, Moment::START));
        SpeechLane { channel, logs: false, logged, place, feed: None, speaking: None, ended: None, progress }
    }

    /// Somebody else takes the samples, or nobody. What is being said begins again there: what the one before has not
    /// played is lost with it.
    pub fn connect_sink(&mut self, place: SampleSink, feed: Option<SampleFeed>, now: Moment) {
        if let Some(speaking) = self.speaking.as_mut().filter(|speaking| speaking.elsewhere.is_none()) {
            speaking.steps = speaking.whole.clone().into();
            speaking.made.clear();
            speaking.samples.clear();
            (speaking.used, speaking.ends) = (0, None);
        }
        self.logged.clear();
        self.place = place;
        self.feed = feed;
        self.ended = None;
        self.progress = (0, now);
    }

    /// Begins an utterance at least `gap` frames after the last one. `keeps_distance` is whether the next one keeps a distance
    /// from it.
    pub fn start_utterance(
        &mut self,
        id: u64,
        steps: Vec<PhraseStep>,
        (gap, keeps_distance): (u64, bool),
        now: Moment,
    ) {
        let since = self.feed.as_ref().zip(self.ended).map(|(feed, ended)| feed.filled_frame_count() - ended);
        let samples = since.map_or(vec![], |since| silent_samples(gap.saturating_sub(since)));
        self.speaking = Some(CurrentUtterance {
            id,
            whole: steps.clone(),
            steps: steps.into(),
            made: VecDeque::new(),
            samples,
            used: 0,
            ends: None,
            elsewhere: None,
            keeps_distance,
        });
        self.progress.1 = now;
    }

    /// The end of an utterance on the `other` lane that was heard here, too: keep the distance from it that is kept there.
    pub fn keep_distance_to_lane(&mut self, other: &SpeechLane) {
        if other.ended.is_some() {
            self.ended = self.feed.as_ref().map(SampleFeed::filled_frame_count);
        }
    }

    /// The utterance under way.
    pub fn utterance_id(&self) -> Option<u64> {
        self.speaking.as_ref().map(|speaking| speaking.id)
    }

    /// Keep a distance from what was just silenced.
    pub fn keep_distance_to_silenced(&mut self) {
        self.ended = self.feed.as_ref().map(SampleFeed::filled_frame_count);
    }

    /// Be silent at once. Whether the platform's voice has to be told, too.
    pub fn stop_at_once(&mut self) -> bool {
        if let Some(feed) = &mut self.feed {
            feed.discard_unplayed();
            let now = feed.filled_frame_count();
            self.logged.retain(|step| step.from < now);
            for step in self.logged.iter_mut().filter(|step| step.to > now) {
                (step.to, step.cut) = (now, true);
            }
        }
        self.speaking.take().is_some_and(|speaking| speaking.elsewhere.is_some())
    }

    /// Make everything that is still to be said, so that the end is known.
    pub fn synthesize_all_steps(&mut self, studio: &mut VoiceStudio) -> Vec<VoiceError> {
        let Some(speaking) = &mut self.speaking else { return Vec::new() };
        let mut failures = Vec::new();
        while let Some(step) = speaking.steps.pop_front() {
            failures.extend(speaking.make(step, studio, self.channel));
        }
        failures
    }

    /// Push what there is room for. `elsewhere`: words are for the platform's voice.
    pub fn synthesize_and_push(
        &mut self,
        studio: &mut VoiceStudio,
        elsewhere: bool,
        failures: &mut Vec<VoiceError>,
    ) -> LaneRequest {
        let Some(speaking) = &mut self.speaking else { return LaneRequest::Wait };
        if self.place == SampleSink::Opening || speaking.elsewhere.is_some() {
            return LaneRequest::Wait;
        }
        let Some(feed) = &mut self.feed else { return self.finish() };
        loop {
            speaking.used += feed.push_samples(&speaking.samples[speaking.used..]);
            if speaking.used < speaking.samples.len() {
                return LaneRequest::Wait;
            }
            match speaking.next_block() {
                (true, None) => continue,
                (true, Some(begun)) => {
                    if self.logs && !matches!(begun.step, PhraseStep::Silence(_)) {
                        let from = feed.filled_frame_count() + feed.unplayed_sample_count();
                        let (step, voice, to) = (begun.step, begun.voice, from + begun.frames);
                        self.logged.push_back(LoggedStep { step, voice, from, to, cut: false });
                    }
                    continue;
                }
                (false, _) => {}
            }
            let at_words = matches!(speaking.steps.front(), Some(PhraseStep::Words { .. }));
            if elsewhere && at_words && feed.played_sample_count() < feed.pushed_sample_count() {
                return LaneRequest::Wait;
            }
            match speaking.steps.pop_front() {
                Some(words) if elsewhere && at_words => {
                    speaking.elsewhere = Some(words.clone());
                    return LaneRequest::Elsewhere(words);
                }
                Some(step) => failures.extend(speaking.make(step, studio, self.channel)),
                None => break,
            }
        }
        speaking.samples = Vec::new();
        speaking.used = 0;
        speaking.ends.get_or_insert(feed.pushed_sample_count());
        // What was silenced before it is not waited for, though the mixer has not taken it yet.
        if feed.unplayed_sample_count() > 0 {
            return LaneRequest::Wait;
        }
        self.finish()
    }

    fn finish(&mut self) -> LaneRequest {
        let apart = self.speaking.as_ref().is_none_or(|speaking| speaking.keeps_distance);
        self.ended = self.feed.as_ref().map(SampleFeed::filled_frame_count).filter(|_| apart);
        self.speaking.take().map_or(LaneRequest::Wait, |speaking| LaneRequest::Finished(speaking.id))
    }

    /// The platform's voice has spoken the words it was given, or has not: then they are to be said again.
    pub fn handle_external_voice_end(&mut self, heard: bool) {
        let Some(speaking) = &mut self.speaking else { return };
        if let Some(words) = speaking.elsewhere.take().filter(|_| !heard) {
            speaking.steps.push_front(words);
        }
    }

    /// What has been played to its end, or cut, since the last call; all of it where `all`.
    pub fn drain_logged(&mut self, all: bool) -> Vec<LoggedStep> {
        let now = self.feed.as_ref().map_or(u64::MAX, SampleFeed::filled_frame_count);
        let played = self.logged.iter().take_while(|step| all || step.to <= now).count();
        self.logged.drain(..played).collect()
    }

    /// Frames since the last utterance was played to its end.
    pub fn frames_since_end(&self) -> Option<u64> {
        let (feed, ended) = self.feed.as_ref().zip(self.ended)?;
        feed.filled_frame_count().checked_sub(ended)
    }

    /// Whether an utterance is under way.
    pub fn is_busy(&self) -> bool {
        self.speaking.is_some()
    }

    /// Frames until the ring is empty or the utterance at its end; `None` when nothing is to be played.
    pub fn unplayed_frame_count(&self) -> Option<u64> {
        let (feed, speaking) = (self.feed.as_ref()?, self.speaking.as_ref()?);
        speaking.elsewhere.is_none().then(|| feed.unplayed_sample_count())
    }

    /// Frames until the utterance is at its end, as far as it has been made.
    pub fn frames_until_utterance_end(&self) -> Option<u64> {
        let speaking = self.speaking.as_ref()?;
        let made: usize = speaking.made.iter().map(|made| made.samples.remaining_sample_count()).sum();
        Some(self.unplayed_frame_count()? + (speaking.samples.len() - speaking.used + made) as u64)
    }

    /// How long a feeder may sleep before this lane needs it.
    pub fn max_sleep(&self) -> Option<Duration> {
        let frames = self.unplayed_frame_count()?;
        let ends = self.speaking.as_ref().is_some_and(|speaking| speaking.ends.is_some());
        // Refill in time, or come back when the last sample has been taken.
        let millis = frames.div_ceil(FRAMES_PER_MILLI);
        Some(Duration::from_millis(if ends { millis.max(1) } else { millis.saturating_sub(200).max(1) }))
    }

    /// Whether the device has taken nothing for too long although there is something to play.
    pub fn check_stalled(&mut self, now: Moment) -> bool {
        let Some(feed) = self.feed.as_ref().filter(|_| self.place == SampleSink::Card) else { return false };
        if self.speaking.is_none()
            || feed.played_sample_count() == feed.pushed_sample_count()
            || feed.played_sample_count() != self.progress.0
        {
            self.progress = (feed.played_sample_count(), now);
        }
        (now - self.progress.1).as_millis() > STALLED
    }

    /// Be heard on this side from now on.
    pub fn set_side(&self, side: StereoSide) {
        if let Some(feed) = &self.feed {
            feed.set_side(side);
        }
    }

    /// Make it louder or softer; 1 leaves the samples as they are.
    pub fn set_gain(&self, gain: f32) {
        if let Some(feed) = &self.feed {
            feed.set_gain(gain);
        }
    }
}
