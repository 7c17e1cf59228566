//! Speak: join the queue, the voices, the mixer and the devices behind one [`SpeechOutput`].
//!
//! The queue of `speech` decides, a voice makes samples, and they are pushed into the rings of `sound::mixer`; a sound
//! card, a WAV file or nobody takes them out. There are two drives:
//! - **real** ([`SpeechClock::Real`]): a thread synthesizes and feeds; it sleeps until something is due. Reports come through
//!   the callback given to [`SpeechOutput::open`], on that thread, so it should only send them on.
//! - **virtual** ([`SpeechClock::Virtual`]): no thread. [`SpeechOutput::advance_to`] renders exactly the frames up to a moment and
//!   returns what happened, each with its exact moment. Sound cards and the platform's voice are not used.
//!
//! Every utterance that is said is reported exactly once, as [`SpeechReport::Finished`] or [`SpeechReport::Cut`], also without a
//! voice (then only earcons sound) and without a device (then it is finished as soon as it is its turn: its line has
//! been shown). What is silenced for a moment is spoken again and reported only then.
//!
//! ```
//! use ansage_game::moment::Moment;
//! use ansage_words::presentation::{Channel, SpeechPiece, Earcon, Precedence, Urgency};
//! use ansage_sound::speech::{driver::{PublicAudio, SpeechConfig, SpeechOutput, SpeechReport}, queue::Utterance};
//! let config = SpeechConfig { audio: PublicAudio::None, ..SpeechConfig::default() };
//! let (mut output, _notes) = SpeechOutput::open(config, Box::new(|_| {}));
//! let speech = vec![SpeechPiece::Earcon(Earcon::GameStart)];
//! let (precedence, urgency) = (Precedence::Public, Urgency::Normal);
//! output.queue_utterance(Utterance { id: 7, channel: Channel::Hall, speech, precedence, urgency, topic: None });
//! let reports = output.advance_to(Moment::from_millis(10));
//! assert_eq!(reports, [SpeechReport::Finished { id: 7, at: Moment::START }]);
//! ```

#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

#[cfg(feature = "bundled-voice")]
mod bundled;
mod lane;
mod libespeak;
#[cfg(feature = "platform-voice")]
mod platform;
mod real;
mod stage;
pub mod studio;

use crate::driver::card::CardEvent;
use crate::driver::wav::WavError;
use crate::mixer::StereoSide;
use crate::speech::queue::{CutReason, Utterance};
use crate::speech::voice::{ListedVoice, StationVoices, VoiceError, VoiceKind};
use ansage_game::moment::{Moment, Span};
use ansage_words::presentation::{Channel, Topic};
use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;

/// Where public speech goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicAudio {
    /// The system's default sound output.
    Default,
    /// The first output whose name contains this.
    Named(String),
    /// Nowhere: text and Braille only.
    None,
    /// A WAV file, at real-time positions: silence is written too.
    Wav(PathBuf),
}

/// Where private answers go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrivateAudio {
    /// Where public speech goes.
    Same,
    /// The first output whose name contains this.
    Named(String),
    /// Nowhere: text and Braille only.
    None,
}

/// Who speaks the words of private answers. Public speech is always spoken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrivateVoice {
    /// This program.
    Own,
    /// The player's screen reader reads the lines; earcons still sound.
    Reader,
    /// Nobody; earcons still sound.
    Off,
}

/// Which voice is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoicePreference {
    /// The best that works, in this system's order.
    Best,
    /// This one, or none.
    Only(VoiceKind),
}

/// How long an announcement of a move may wait for other public words before [`SpeechReport::AnnouncementDelayed`].
pub const ANNOUNCEMENT_WAIT: Span = Span::from_millis(500);

/// Which drive; see the module's documentation.
pub enum SpeechClock {
    /// A thread, and a function that reads the station's clock.
    Real(Box<dyn Fn() -> Moment + Send>),
    /// Time passes in [`SpeechOutput::advance_to`], from this moment on; a WAV file begins with it.
    Virtual(Moment),
}

/// What [`SpeechOutput::open`] is told.
pub struct SpeechConfig {
    /// Where public speech goes.
    pub audio: PublicAudio,
    /// Where private answers go.
    pub private_audio: PrivateAudio,
    /// Whether private answers are heard on one side only, so that they need not wait for public speech.
    pub ears_split: bool,
    /// That side.
    pub private_side: StereoSide,
    /// Who speaks private words.
    pub private_voice: PrivateVoice,
    /// Which voice speaks.
    pub voice: VoicePreference,
    /// How it speaks to the hall, and to the player.
    pub voices: StationVoices,
    /// Where it is written down what was given to the voice, and when it was heard.
    pub speech_log: Option<PathBuf>,
    /// Which drive.
    pub clock: SpeechClock,
}

impl Default for SpeechConfig {
    fn default() -> SpeechConfig {
        SpeechConfig {
            audio: PublicAudio::Default,
            private_audio: PrivateAudio::Same,
            ears_split: false,
            private_side: StereoSide::Right,
            private_voice: PrivateVoice::Own,
            voice: VoicePreference::Best,
            voices: StationVoices::default(),
            speech_log: None,
            clock: SpeechClock::Virtual(Moment::START),
        }
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeechReport {
    /// The last sample of an utterance has been played.
    Finished {
        /// The utterance.
        id: u64,
        /// When.
        at: Moment,
    },
    /// An utterance ended without being spoken to its end.
    Cut {
        /// The utterance.
        id: u64,
        /// When.
        at: Moment,
        /// The reason.
        why: CutReason,
    },
    /// An announcement of a move has waited for [`ANNOUNCEMENT_WAIT`] and waits on.
    AnnouncementDelayed {
        /// The utterance.
        id: u64,
        /// When.
        at: Moment,
    },
    /// An announcement that was delayed begins.
    AnnouncementBegun {
        /// The utterance.
        id: u64,
        /// When.
        at: Moment,
    },
    /// The voice that speaks from now on, if any, and why those before it in the order do not.
    VoiceChosen {
        /// The voice; `None`: only earcons sound.
        voice: Option<VoiceKind>,
        /// The better ones and what is wrong with them.
        refused: studio::RefusedVoices,
    },
    /// The voice could not say something. Told once for each kind of failure.
    VoiceFailed(VoiceError),
    /// Public and private speech come out of the same output; told once, at the start.
    SharedOutput,
    /// The voice plays its words itself and cannot be kept in one ear: while ears are split it speaks no private words.
    VoiceNotPrivate,
    /// The voice plays its words itself and cannot be shaped for a noisy hall; told once.
    VoiceNotShaped,
    /// There is no device for a channel; the game goes on in text. Told once.
    NoSoundDevice {
        /// Who does not hear.
        channel: Channel,
        /// The system's words, for logs.
        reason: String,
    },
    /// A sound server is there and was not taken, for this reason in the system's words; sound goes straight to the card.
    /// Told once.
    OtherWay(String),
    /// A channel's device was lost; it is tried again.
    PortLost {
        /// Who does not hear.
        channel: Channel,
        /// The system's words, for logs.
        reason: String,
    },
    /// A channel's device plays again.
    PortFound {
        /// Who hears.
        channel: Channel,
    },
    /// So many public utterances wait.
    Backlog(usize),
    /// The WAV file cannot be written any more.
    WavFailed(WavError),
    /// The speech log cannot be written; the system's words.
    LogFailed(String),
    /// The voices to choose from, as was asked.
    Voices(Vec<ListedVoice>),
    /// There is no voice of this name: the usual one speaks. Told once for each name.
    VoiceUnknown(String),
}

/// The way out for everything that is heard.
pub struct SpeechOutput(OutputDrive);

enum OutputDrive {
    Virtual(Box<stage::SpeechStage>),
    Real { commands: Sender<SpeechCommand>, thread: Option<JoinHandle<()>> },
}

impl Drop for SpeechOutput {
    /// Without [`SpeechOutput::finish_public_speech`] public speech is played to its end in the background, while the process lives.
    fn drop(&mut self) {
        self.send(SpeechCommand::Close(PrivateBacklog::Dropped));
    }
}

impl SpeechOutput {
    /// Open voices and devices. The real drive opens them in the background, so that nobody waits for a sound server,
    /// and reports through `report`; the virtual one returns its start reports and never calls `report`.
    pub fn open(config: SpeechConfig, report: Box<dyn Fn(SpeechReport) + Send>) -> (SpeechOutput, Vec<SpeechReport>) {
        match config.clock {
            SpeechClock::Virtual(from) => {
                let mut stage = stage::SpeechStage::open(&config, from, stage::StageDrive::Virtual);
                // The library of the voice looks for a sound server as it is opened, and only a file is heard here.
                if matches!(config.audio, PublicAudio::Wav(_)) {
                    stage.choose_voice(None);
                }
                let notes = stage.drain_reports();
                (SpeechOutput(OutputDrive::Virtual(Box::new(stage))), notes)
            }
            SpeechClock::Real(_) => {
                let (commands, thread) = real::start_speech_thread(config, report);
                (SpeechOutput(OutputDrive::Real { commands, thread: Some(thread) }), Vec::new())
            }
        }
    }

    /// Queue an utterance. In the virtual drive it is said at the moment advanced to.
    pub fn queue_utterance(&mut self, utterance: Utterance) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.queue_utterance(utterance),
            OutputDrive::Real { .. } => self.send(SpeechCommand::Say(utterance)),
        }
    }

    /// Silence private speech at once and forget what waits of it. Public speech goes on.
    pub fn stop_private_speech(&mut self) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.stop_private_speech(),
            OutputDrive::Real { .. } => self.send(SpeechCommand::StopPrivate),
        }
    }

    /// The player gives a new command: private speech that the last one has brought ends.
    pub fn begin_command(&mut self) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.begin_command(),
            OutputDrive::Real { .. } => self.send(SpeechCommand::BeginCommand),
        }
    }

    /// End what is said and waits about a topic on the private channel.
    pub fn end_private_topic(&mut self, topic: Topic) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.end_private_topic(topic),
            OutputDrive::Real { .. } => self.send(SpeechCommand::End(topic)),
        }
    }

    /// Speak like this from the next words on; the volume changes at once.
    pub fn set_voices(&mut self, voices: StationVoices) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.set_voices(voices),
            OutputDrive::Real { .. } => self.send(SpeechCommand::Set(voices)),
        }
    }

    /// Ask which voices there are; [`SpeechReport::Voices`] answers.
    pub fn request_voice_list(&mut self) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.request_voice_list(),
            OutputDrive::Real { .. } => self.send(SpeechCommand::ListVoices),
        }
    }

    /// Who speaks private words from now on.
    pub fn set_private_voice(&mut self, voice: PrivateVoice) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.set_private_voice(voice),
            OutputDrive::Real { .. } => self.send(SpeechCommand::SetPrivateVoice(voice)),
        }
    }

    /// Private answers are heard in one ear from now on, or in both.
    pub fn set_ears_split(&mut self, split: bool) {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => stage.set_ears_split(split),
            OutputDrive::Real { .. } => self.send(SpeechCommand::SetEarsSplit(split)),
        }
    }

    /// Virtual: let time pass until `to`, and return what happened by then, in order. A moment that has passed
    /// changes nothing. Real: nothing.
    pub fn advance_to(&mut self, to: Moment) -> Vec<SpeechReport> {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => {
                stage.advance_to(to);
                stage.drain_reports()
            }
            OutputDrive::Real { .. } => Vec::new(),
        }
    }

    /// Virtual: the next moment at which something will be reported, if nothing else is said until then. Advance to it
    /// to learn what. Real: `None`.
    pub fn next_report_moment(&self) -> Option<Moment> {
        match &self.0 {
            OutputDrive::Virtual(stage) => stage.next_report_moment(),
            OutputDrive::Real { .. } => None,
        }
    }

    /// Play public speech to its end, drop private speech, finish the WAV file. Virtual: returns what happened.
    pub fn finish_public_speech(self) -> Vec<SpeechReport> {
        self.end_with(PrivateBacklog::Dropped)
    }

    /// Plays public speech to its end, then private speech for at most five seconds, and finishes the WAV file.
    pub fn finish_all_speech(self) -> Vec<SpeechReport> {
        self.end_with(PrivateBacklog::Heard)
    }

    fn end_with(mut self, rest: PrivateBacklog) -> Vec<SpeechReport> {
        match &mut self.0 {
            OutputDrive::Virtual(stage) => {
                stage.finish_and_close(rest);
                stage.drain_reports()
            }
            OutputDrive::Real { commands, thread } => {
                // A thread that has ended cannot be told to.
                let _ = commands.send(SpeechCommand::Close(rest));
                if let Some(thread) = thread.take() {
                    let _ = thread.join();
                }
                Vec::new()
            }
        }
    }

    fn send(&self, command: SpeechCommand) {
        if let OutputDrive::Real { commands, .. } = &self.0 {
            // The thread lives as long as this does; were it gone, nobody would be left to speak.
            let _ = commands.send(command);
        }
    }
}

/// What the thread is told.
#[cfg_attr(not(feature = "platform-voice"), expect(dead_code, reason = "some come from that voice only"))]
pub(crate) enum SpeechCommand {
    /// Queue an utterance.
    Say(Utterance),
    /// Silence private speech.
    StopPrivate,
    /// The player gives a new command.
    BeginCommand,
    /// End what is said about this.
    End(Topic),
    /// Speak like this.
    Set(StationVoices),
    /// Which voices there are.
    ListVoices,
    /// Who speaks private words.
    SetPrivateVoice(PrivateVoice),
    /// Whether private answers are heard in one ear only.
    SetEarsSplit(bool),
    /// A card that plays these channels has news.
    Card(&'static [Channel], CardEvent),
    /// The platform's voice began.
    ElsewhereBegan(u64),
    /// The platform's voice ended.
    ElsewhereEnded(u64),
    /// The platform's voice does not work.
    ElsewhereFailed(VoiceError),
    /// The platform's voices.
    ElsewhereListed(Vec<ListedVoice>),
    /// Play public speech to its end, then end the thread.
    Close(PrivateBacklog),
}

/// What closing the output does with private speech that is still waiting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PrivateBacklog {
    /// Drops it.
    Dropped,
    /// Plays it to its end.
    Heard,
}
