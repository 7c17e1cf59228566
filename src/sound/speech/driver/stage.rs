//! Carry out the queue's orders on two lanes, and let the WAV file take what it is due.
//!
//! This is what both drives share. It reads no clock: [`SpeechStage::advance_to`] is told the time. Whatever happened waits in
//! [`SpeechStage::drain_reports`].

pub(super) mod cues;
pub(super) mod elsewhere;
mod spoken_log;

use crate::driver::wav::WavFile;
use crate::mixer::{Mixer, SampleFeed, StereoSide, new_mixer_with_feeds};
use crate::speech::driver::lane::{BEFORE_PROMPT, BETWEEN, LaneRequest, SampleSink, SpeechLane};
use crate::speech::driver::stage::cues::{CuePlayer, stereo_sides};
use crate::speech::driver::stage::elsewhere::{ExternalUtterance, ExternalVoice, ExternalVoiceOpener};
use crate::speech::driver::stage::spoken_log::SpeechLog;
use crate::speech::driver::studio::{RefusedVoices, VoiceStudio, open_voice, voice_kinds_in_order};
use crate::speech::driver::{
    ANNOUNCEMENT_WAIT, PrivateAudio, PrivateBacklog, PrivateVoice, PublicAudio, SpeechConfig, SpeechReport,
    VoicePreference,
};
use crate::speech::phrase::{PhraseStep, phrase_steps};
use crate::speech::queue::{ChannelSeparation, SpeechOrder, SpeechQueue, Utterance};
use crate::speech::voice::{ListedVoice, StationVoices, VoiceKind};
use crate::{FRAMES_PER_MILLI, RATE};
use ansage_game::moment::{Moment, Span};
use ansage_words::presentation::{Channel, Precedence, Topic};
use std::collections::BTreeMap;
use std::time::Duration;

/// Which drive a stage is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageDrive {
    /// Time passes by itself, and cards may be opened.
    Real,
    /// Everything is made in advance, so that the ends are known.
    Virtual,
}

/// Frames that the WAV file takes at a time.
const BLOCK: usize = 4_800;

struct Wav {
    mixer: Mixer,
    file: WavFile,
    block: Box<[f32]>,
}

/// See the module's documentation.
pub struct SpeechStage {
    pub(super) queue: SpeechQueue,
    pub(super) outputs: ChannelSeparation,
    drive: StageDrive,
    pub(super) hall: SpeechLane,
    private: SpeechLane,
    /// Where cues sound, beside the private lane.
    pub(super) cues: Option<CuePlayer>,
    /// What was given to the voice is written down here.
    log: Option<SpeechLog>,
    pub(super) studio: VoiceStudio,
    pub(super) preference: VoicePreference,
    pub(super) private_voice: PrivateVoice,
    /// Whether private answers are heard on one side only, and which that is.
    pub(super) ears_split: bool,
    pub(super) private_side: StereoSide,
    pub(super) elsewhere: Option<Box<dyn ExternalVoice>>,
    pub(super) lent: Option<ExternalUtterance>,
    pub(super) serial: u64,
    wav: Option<Wav>,
    origin: Moment,
    frame: u64,
    pub(super) clock: Moment,
    pub(super) told_not_private: bool,
    pub(super) told_not_shaped: bool,
    told_shared: bool,
    told_other_way: bool,
    /// Whether private answers go where public speech goes.
    pub(super) same_device: bool,
    pub(super) notes: Vec<SpeechReport>,
    /// The announcements that wait, and since when.
    waiting: BTreeMap<u64, AnnouncementWait>,
    /// The foremost utterance that is being queued: where it has not to wait, it begins at once.
    prompt: Option<u64>,
}

/// How long an announcement has waited.
#[derive(Debug, Clone, Copy)]
struct AnnouncementWait {
    since: Moment,
    /// Whether it was reported as delayed.
    is_reported: bool,
}

impl SpeechStage {
    /// A stage without a voice. Lanes that lead to a card wait for it in the real drive, and lead nowhere in the
    /// virtual one.
    pub fn open(config: &SpeechConfig, from: Moment, drive: StageDrive) -> SpeechStage {
        let apart = config.ears_split || config.private_audio != PrivateAudio::Same;
        let outputs = if apart { ChannelSeparation::Separate } else { ChannelSeparation::Shared };
        let card = if drive == StageDrive::Real { SampleSink::Opening } else { SampleSink::Nowhere };
        let place = |named: bool| if named { card } else { SampleSink::Nowhere };
        let hall = place(matches!(config.audio, PublicAudio::Default | PublicAudio::Named(_)));
        let private = match &config.private_audio {
            PrivateAudio::Same => hall,
            PrivateAudio::Named(_) => card,
            PrivateAudio::None => SampleSink::Nowhere,
        };
        let mut stage = SpeechStage {
            queue: SpeechQueue::new(outputs),
            outputs,
            drive,
            hall: SpeechLane::new(Channel::Hall, hall),
            private: SpeechLane::new(Channel::Private, private),
            cues: None,
            log: None,
            studio: VoiceStudio::new(config.voices.clone()),
            preference: config.voice,
            private_voice: config.private_voice,
            ears_split: config.ears_split,
            private_side: config.private_side,
            elsewhere: None,
            lent: None,
            serial: 0,
            wav: None,
            origin: from,
            frame: 0,
            clock: from,
            told_not_private: false,
            told_not_shaped: false,
            told_shared: false,
            told_other_way: false,
            same_device: config.private_audio == PrivateAudio::Same,
            notes: Vec::new(),
            waiting: BTreeMap::new(),
            prompt: None,
        };
        stage.open_speech_log(config);
        stage.open_wav(config);
        if stage.wav.is_some() {
            stage.note_shared();
        }
        stage
    }

    /// Reports once that everybody hears private words, as soon as something is heard at all and they are spoken.
    pub(super) fn note_shared(&mut self) {
        let spoken = self.private_voice == PrivateVoice::Own;
        let plays = matches!(self.hall.place, SampleSink::Card | SampleSink::Wav);
        if plays && spoken && self.outputs == ChannelSeparation::Shared && !self.told_shared {
            self.told_shared = true;
            self.notes.push(SpeechReport::SharedOutput);
        }
    }

    fn open_wav(&mut self, config: &SpeechConfig) {
        let PublicAudio::Wav(path) = &config.audio else { return };
        let file = match WavFile::create(path) {
            Ok(file) => file,
            Err(error) => return self.notes.push(SpeechReport::WavFailed(error)),
        };
        let (hall, private, cues) = stereo_sides(config);
        let (mixer, feeds) = new_mixer_with_feeds(&[&[hall, private][..], &cues].concat());
        let mut feeds = feeds.into_iter();
        self.hall.connect_sink(SampleSink::Wav, feeds.next(), self.clock);
        if config.private_audio == PrivateAudio::Same {
            self.private.connect_sink(SampleSink::Wav, feeds.next(), self.clock);
            self.connect_cue_feeds(feeds.collect());
        }
        self.wav = Some(Wav { mixer, file, block: vec![0.0; 2 * BLOCK].into_boxed_slice() });
        self.apply_volumes();
    }

    /// Pick the best voice, and report it. A voice that plays its words itself is taken at its word; see
    /// [`SpeechStage::handle_external_voice_failure`].
    pub fn choose_voice(&mut self, open_elsewhere: Option<ExternalVoiceOpener>) {
        let kinds = voice_kinds_in_order(self.preference);
        self.choose_voice_among(&kinds, Vec::new(), open_elsewhere);
    }

    pub(super) fn choose_voice_among(
        &mut self,
        kinds: &[VoiceKind],
        mut refused: RefusedVoices,
        mut open_elsewhere: Option<ExternalVoiceOpener>,
    ) {
        for &kind in kinds {
            if kind == VoiceKind::Platform
                && let Some(open) = open_elsewhere.take()
            {
                self.elsewhere = Some(open());
                return self.notes.push(SpeechReport::VoiceChosen { voice: Some(kind), refused });
            }
            match open_voice(kind) {
                Ok(voice) => {
                    self.studio.set_voice(Some(voice));
                    return self.notes.push(SpeechReport::VoiceChosen { voice: Some(kind), refused });
                }
                Err(error) => refused.push((kind, error)),
            }
        }
        self.notes.push(SpeechReport::VoiceChosen { voice: None, refused });
    }

    /// What happened since the last call.
    pub fn drain_reports(&mut self) -> Vec<SpeechReport> {
        std::mem::take(&mut self.notes)
    }

    /// Queue an utterance.
    pub fn queue_utterance(&mut self, utterance: Utterance) {
        if utterance.topic == Some(Topic::Hand) {
            return self.play_cue_utterance(&utterance);
        }
        self.prompt = Some(utterance.id).filter(|_| utterance.precedence == Precedence::Foremost);
        let orders = self.queue.queue_utterance(utterance);
        self.execute_orders(orders);
        self.prompt = None;
        self.do_pending_work();
    }

    /// Silence the private lane.
    pub fn stop_private_speech(&mut self) {
        self.cues.iter_mut().for_each(CuePlayer::stop_at_once);
        let orders = self.queue.stop_private_speech();
        self.execute_orders(orders);
        self.do_pending_work();
    }

    /// The player gives a new command: what the last one has brought ends.
    pub fn begin_command(&mut self) {
        let orders = self.queue.begin_command();
        self.execute_orders(orders);
        self.do_pending_work();
    }

    /// What is being said about a topic, and waits, is worth nothing any more.
    pub fn end_private_topic(&mut self, topic: Topic) {
        let orders = self.queue.end_private_topic(topic);
        self.execute_orders(orders);
        self.do_pending_work();
    }

    /// Speak like this from now on.
    pub fn set_voices(&mut self, voices: StationVoices) {
        self.studio.voices = voices;
        self.apply_volumes();
    }

    /// The player's volume is never the hall's.
    fn apply_volumes(&mut self) {
        let gain = |channel| f32::from(self.studio.voices.voice_of_channel(channel).params.volume.min(200)) / 100.0;
        let (hall, private) = (gain(Channel::Hall), gain(Channel::Private));
        self.hall.set_gain(hall);
        self.private.set_gain(private);
        self.cues.iter().for_each(|cues| cues.set_gain(private));
    }

    /// The voices to choose from.
    pub fn request_voice_list(&mut self) {
        match &mut self.elsewhere {
            // That takes more than a second; the answer comes when it is there.
            Some(elsewhere) => elsewhere.list(),
            None => {
                let voices = self.studio.list_voices();
                self.report_voice_list(voices);
            }
        }
    }

    /// These are the voices to choose from.
    pub fn report_voice_list(&mut self, voices: Vec<ListedVoice>) {
        self.notes.push(SpeechReport::Voices(voices));
    }

    /// Who speaks private words from now on.
    pub fn set_private_voice(&mut self, voice: PrivateVoice) {
        self.private_voice = voice;
        self.note_shared();
    }

    /// A card plays a channel.
    pub fn connect_card(&mut self, channel: Channel, feed: SampleFeed) {
        let now = self.clock;
        let back = self.lane_of_channel(channel).place == SampleSink::Nowhere;
        self.lane_of_channel(channel).connect_sink(SampleSink::Card, Some(feed), now);
        self.apply_volumes();
        self.apply_private_side();
        if back && self.is_reported_for_channel(channel) {
            self.notes.push(SpeechReport::PortFound { channel });
        }
        self.note_shared();
        self.do_pending_work();
    }

    /// A channel's card cannot be opened, or has gone. What is being said there is finished: its line has been shown.
    pub fn disconnect_card(&mut self, channel: Channel, reason: String) {
        let now = self.clock;
        if self.lane_of_channel(channel).place == SampleSink::Nowhere {
            return;
        }
        let missing = self.lane_of_channel(channel).place == SampleSink::Opening;
        self.cues.take_if(|_| channel == Channel::Private);
        self.lane_of_channel(channel).connect_sink(SampleSink::Nowhere, None, now);
        if self.is_reported_for_channel(channel) {
            self.notes.push(match missing {
                true => SpeechReport::NoSoundDevice { channel, reason },
                false => SpeechReport::PortLost { channel, reason },
            });
        }
        self.do_pending_work();
    }

    /// The sound server that is there was not taken, for this reason.
    pub fn report_other_sound_path(&mut self, reason: String) {
        if !std::mem::replace(&mut self.told_other_way, true) {
            self.notes.push(SpeechReport::OtherWay(reason));
        }
    }

    /// One device that serves both channels is told of once.
    fn is_reported_for_channel(&self, channel: Channel) -> bool {
        channel == Channel::Hall || !self.same_device
    }

    /// A channel's device, while it is being opened.
    pub fn check_card_opening(&mut self, channel: Channel) -> bool {
        self.lane_of_channel(channel).place == SampleSink::Opening
    }

    /// A channel's card that has stopped to take samples.
    pub fn check_card_stalled(&mut self, channel: Channel) -> bool {
        let now = self.clock;
        self.lane_of_channel(channel).check_stalled(now)
    }

    /// Let time pass until `to`; the WAV file takes its frames.
    pub fn advance_to(&mut self, to: Moment) {
        let target = (to - self.origin).as_millis() * FRAMES_PER_MILLI;
        while self.wav.is_some() && self.frame < target {
            self.clock = self.clock.max(self.moment_of(self.frame));
            self.do_pending_work();
            let frames = (target - self.frame).min(self.frames_until_something());
            self.render(frames as usize);
        }
        self.frame = self.frame.max(target);
        self.clock = self.clock.max(self.moment_of(self.frame)).max(to);
        self.give_up_overdue_external_voice();
        self.do_pending_work();
    }

    /// Say what is public to its end, and finish the file.
    pub fn finish_and_close(&mut self, rest: PrivateBacklog) {
        if rest == PrivateBacklog::Dropped {
            self.stop_private_speech();
        }
        // Not the next report: what has just been stopped waits to be taken, and would never let time pass.
        while let Some(end) =
            self.next_end().filter(|_| self.wav.is_some() && (self.hall.is_busy() || self.is_private_speech_busy()))
        {
            self.advance_to(end);
        }
        self.write_speech_log(true);
        if let Some(wav) = &mut self.wav
            && let Err(error) = wav.file.flush()
        {
            self.notes.push(SpeechReport::WavFailed(error));
        }
    }

    /// Whether public speech is under way.
    pub fn is_public_speech_busy(&self) -> bool {
        self.hall.is_busy()
    }

    /// Whether private speech is under way or waits.
    pub fn is_private_speech_busy(&self) -> bool {
        self.private.is_busy() || self.queue.waiting_count(Channel::Private) > 0
    }

    /// When something will be reported, as far as speech has been made.
    pub fn next_report_moment(&self) -> Option<Moment> {
        if !self.notes.is_empty() {
            return Some(self.clock);
        }
        self.next_end().into_iter().chain(self.next_delay()).min()
    }

    /// When the next utterance ends.
    fn next_end(&self) -> Option<Moment> {
        let ends = [&self.hall, &self.private].into_iter().filter(|lane| lane.place == SampleSink::Wav);
        let frames = ends.filter_map(SpeechLane::frames_until_utterance_end).min()?;
        Some(self.moment_of(self.frame + frames))
    }

    /// How long the real drive may sleep.
    pub fn max_sleep(&self) -> Duration {
        let second = Duration::from_secs(1);
        let busy = self.hall.is_busy() || self.private.is_busy();
        let wav = if self.wav.is_some() && busy { Duration::from_millis(50) } else { second };
        let delay = self.next_delay().map_or(second, |at| Duration::from_millis((at - self.clock).as_millis().max(1)));
        let cards = [&self.hall, &self.private].into_iter().filter(|lane| lane.place == SampleSink::Card);
        cards.filter_map(SpeechLane::max_sleep).chain([wav, delay, second]).min().unwrap_or(second)
    }

    pub(super) fn lane_of_channel(&mut self, channel: Channel) -> &mut SpeechLane {
        match channel {
            Channel::Hall => &mut self.hall,
            Channel::Private => &mut self.private,
        }
    }

    /// The first whole millisecond at which `frame` frames have been played.
    fn moment_of(&self, frame: u64) -> Moment {
        self.origin + Span::from_millis((frame * 1_000).div_ceil(u64::from(RATE)))
    }

    /// Frames that the file may take before a lane must be looked at again.
    fn frames_until_something(&self) -> u64 {
        let lanes = [&self.hall, &self.private].into_iter().filter(|lane| lane.place == SampleSink::Wav);
        lanes.filter_map(SpeechLane::unplayed_frame_count).chain([BLOCK as u64]).min().unwrap_or(1).max(1)
    }

    fn render(&mut self, frames: usize) {
        let Some(wav) = &mut self.wav else { return };
        let block = &mut wav.block[..2 * frames.min(BLOCK)];
        wav.mixer.fill_output(block);
        if let Err(error) = wav.file.append_samples(block) {
            self.wav = None;
            for lane in [&mut self.hall, &mut self.private] {
                if lane.place == SampleSink::Wav {
                    lane.connect_sink(SampleSink::Nowhere, None, self.clock);
                }
            }
            self.notes.push(SpeechReport::WavFailed(error));
        }
        self.frame += frames as u64;
    }

    /// Push, start and finish until there is nothing more to do now.
    pub(super) fn do_pending_work(&mut self) {
        while self.work(Channel::Hall) || self.work(Channel::Private) {}
        self.report_delays();
        let unknown = self.studio.drain_unknown_voices();
        self.notes.extend(unknown.into_iter().map(SpeechReport::VoiceUnknown));
        self.write_speech_log(false);
    }

    fn work(&mut self, channel: Channel) -> bool {
        let elsewhere = self.elsewhere.is_some();
        let mut failures = Vec::new();
        let (lane, other) = match channel {
            Channel::Hall => (&mut self.hall, &mut self.private),
            Channel::Private => (&mut self.private, &mut self.hall),
        };
        let wish = lane.synthesize_and_push(&mut self.studio, elsewhere, &mut failures);
        self.notes.extend(failures.into_iter().map(SpeechReport::VoiceFailed));
        match wish {
            LaneRequest::Wait => false,
            LaneRequest::Elsewhere(words) => {
                self.speak_with_external_voice(channel, &words);
                true
            }
            LaneRequest::Finished(id) => {
                if self.outputs == ChannelSeparation::Shared {
                    other.keep_distance_to_lane(lane);
                }
                self.notes.push(SpeechReport::Finished { id, at: self.clock });
                let orders = self.queue.handle_finished_utterance(id);
                self.execute_orders(orders);
                true
            }
        }
    }

    fn execute_orders(&mut self, orders: Vec<SpeechOrder>) {
        let at = self.clock;
        self.note_waiting_announcements(&orders);
        for order in orders {
            match order {
                SpeechOrder::Start(utterance) => self.start(&utterance),
                SpeechOrder::Sound { id, cues, ends } => {
                    self.play_cues(&cues);
                    if ends {
                        self.notes.push(SpeechReport::Finished { id, at });
                    }
                }
                SpeechOrder::Silence(id) => {
                    let is_public = self.hall.utterance_id() == Some(id);
                    let lane = if is_public { &mut self.hall } else { &mut self.private };
                    let is_elsewhere = lane.stop_at_once();
                    if is_public {
                        self.hall.keep_distance_to_silenced();
                    }
                    if is_elsewhere {
                        self.stop_external_voice();
                    }
                }
                SpeechOrder::Dropped { id, why } => self.notes.push(SpeechReport::Cut { id, at, why }),
                SpeechOrder::Backlog(waiting) => self.notes.push(SpeechReport::Backlog(waiting)),
            }
        }
    }

    /// Keeps since when announcements wait, and reports those that begin late.
    fn note_waiting_announcements(&mut self, orders: &[SpeechOrder]) {
        let at = self.clock;
        for order in orders {
            let (id, begins) = match order {
                SpeechOrder::Start(utterance) => (utterance.id, true),
                SpeechOrder::Dropped { id, .. } => (*id, false),
                _ => continue,
            };
            if self.waiting.remove(&id).is_some_and(|wait| wait.is_reported && begins) {
                self.notes.push(SpeechReport::AnnouncementBegun { id, at });
            }
        }
        for id in self.queue.waiting_announcements() {
            self.waiting.entry(id).or_insert(AnnouncementWait { since: at, is_reported: false });
        }
    }

    /// When the next announcement has waited too long.
    fn next_delay(&self) -> Option<Moment> {
        let waits = self.waiting.values().filter(|wait| !wait.is_reported);
        waits.map(|wait| wait.since + ANNOUNCEMENT_WAIT).min()
    }

    /// Reports the announcements that have waited too long.
    fn report_delays(&mut self) {
        for (&id, wait) in &mut self.waiting {
            let at = wait.since + ANNOUNCEMENT_WAIT;
            if at <= self.clock && !std::mem::replace(&mut wait.is_reported, true) {
                self.notes.push(SpeechReport::AnnouncementDelayed { id, at });
            }
        }
    }

    fn start(&mut self, utterance: &Utterance) {
        let spoken = utterance.channel == Channel::Hall || self.check_can_speak_privately();
        let mut steps = phrase_steps(&utterance.speech, spoken);
        if utterance.channel == Channel::Private && self.cues.is_some() {
            self.sound_beside(utterance, &mut steps);
        }
        let (drive, now) = (self.drive, self.clock);
        let lane = if utterance.channel == Channel::Hall { &mut self.hall } else { &mut self.private };
        let gap = if self.prompt == Some(utterance.id) { BEFORE_PROMPT } else { BETWEEN };
        lane.start_utterance(utterance.id, steps, (gap, utterance.topic != Some(Topic::Typing)), now);
        if drive == StageDrive::Virtual && lane.place == SampleSink::Wav {
            let failures = lane.synthesize_all_steps(&mut self.studio);
            self.notes.extend(failures.into_iter().map(SpeechReport::VoiceFailed));
        }
    }

    /// The cues before the first word sound beside the lane: were the words silenced at once by public speech, the cue
    /// would be lost with them. In the lane a pause of the same length stands for them.
    fn sound_beside(&mut self, utterance: &Utterance, steps: &mut Vec<PhraseStep>) {
        let cues = utterance.leading_cue_count();
        if cues > 0 {
            let taken = self.play_cues(&utterance.speech[..cues]);
            let last = steps.iter().position(|step| matches!(step, PhraseStep::Words { .. })).unwrap_or(steps.len());
            let last = steps[..last].iter().rposition(|step| matches!(step, PhraseStep::Earcon(_)));
            steps.splice(..last.map_or(0, |last| last + 1), [PhraseStep::Silence(Span::from_millis(taken))]);
        }
    }
}
