//! Drive the stage with a thread, sound cards and the platform's voice.
//!
//! The thread sleeps until a command comes or something is due; it never polls without a reason.

use crate::driver::card::{self, Card, CardEvent, DeviceChoice};
use crate::mixer::StereoSide;
use crate::speech::driver::stage::cues::stereo_sides;
use crate::speech::driver::stage::elsewhere::ExternalVoiceOpener;
use crate::speech::driver::stage::{SpeechStage, StageDrive};
use crate::speech::driver::{
    PrivateAudio, PrivateBacklog, PublicAudio, SpeechClock, SpeechCommand, SpeechConfig, SpeechReport,
};
use crate::speech::queue::Utterance;
use ansage_game::moment::{Moment, Span};
use ansage_words::presentation::{Channel, Topic};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// After so many milliseconds a device that is still being opened is taken for missing, until it opens after all.
const OPENING: u64 = 3_000;

/// What the sound server still holds when our buffers are empty.
const TAIL: Duration = Duration::from_millis(60);
/// Longest wait for private speech on exit. A stalled voice must not block the exit.
const FAREWELL: Span = Span::from_secs(5);

/// The terminal shows a typed letter before the voice takes the processor to say it: on a busy machine the letter
/// would otherwise wait until its sound has been made.
const AFTER_YOU: Duration = Duration::from_millis(1);

/// Start the thread.
pub fn start_speech_thread(
    config: SpeechConfig,
    report: Box<dyn Fn(SpeechReport) + Send>,
) -> (Sender<SpeechCommand>, JoinHandle<()>) {
    let (commands, inbox) = channel();
    let back = commands.clone();
    let thread = thread::spawn(move || run(config, &inbox, &back, report.as_ref()));
    (commands, thread)
}

/// The cards that a configuration asks for: which, for which channels, on which sides.
fn wanted(config: &SpeechConfig) -> Vec<(DeviceChoice, &'static [Channel], Vec<StereoSide>)> {
    let (hall, private, cues) = stereo_sides(config);
    let shared = config.private_audio == PrivateAudio::Same;
    let public = match &config.audio {
        PublicAudio::Default => Some(DeviceChoice::Default),
        PublicAudio::Named(name) => Some(DeviceChoice::Named(name.clone())),
        PublicAudio::None | PublicAudio::Wav(_) => None,
    };
    let mut cards: Vec<(DeviceChoice, &'static [Channel], Vec<StereoSide>)> = Vec::new();
    match public {
        Some(wanted) if shared => {
            cards.push((wanted, &[Channel::Hall, Channel::Private], [&[hall, private][..], &cues].concat()))
        }
        Some(wanted) => cards.push((wanted, &[Channel::Hall], vec![hall])),
        None => {}
    }
    if let PrivateAudio::Named(name) = &config.private_audio {
        cards.push((DeviceChoice::Named(name.clone()), &[Channel::Private], [&[private][..], &cues].concat()));
    }
    cards
}

fn open_cards(config: &SpeechConfig, back: &Sender<SpeechCommand>) -> Vec<(&'static [Channel], Card)> {
    let open = |(wanted, channels, sides): (DeviceChoice, &'static [Channel], Vec<StereoSide>)| {
        let back = back.clone();
        // Nobody is left to play for when the thread has ended.
        (channels, card::open_card(wanted, sides, move |event| drop(back.send(SpeechCommand::Card(channels, event)))))
    };
    wanted(config).into_iter().map(open).collect()
}

#[cfg(feature = "platform-voice")]
fn platform(back: &Sender<SpeechCommand>) -> Option<ExternalVoiceOpener> {
    let back = back.clone();
    Some(Box::new(move || Box::new(crate::speech::driver::platform::PlatformVoice::open(back))))
}

#[cfg(not(feature = "platform-voice"))]
fn platform(_: &Sender<SpeechCommand>) -> Option<ExternalVoiceOpener> {
    None
}

fn run(
    mut config: SpeechConfig,
    inbox: &Receiver<SpeechCommand>,
    back: &Sender<SpeechCommand>,
    report: &dyn Fn(SpeechReport),
) {
    let SpeechClock::Real(now) = std::mem::replace(&mut config.clock, SpeechClock::Virtual(Moment::START)) else {
        return;
    };
    let opened = now();
    let mut stage = SpeechStage::open(&config, opened, StageDrive::Real);
    let cards = open_cards(&config, back);
    if config.audio != PublicAudio::None || !cards.is_empty() {
        stage.choose_voice(platform(back));
    }
    let mut closing = false;
    let mut until = None;
    loop {
        stage.drain_reports().into_iter().for_each(report);
        if closing && !stage.is_public_speech_busy() {
            let until = *until.get_or_insert_with(|| now() + FAREWELL);
            if !stage.is_private_speech_busy() || now() >= until {
                break;
            }
        }
        let first = match inbox.recv_timeout(stage.max_sleep()) {
            Ok(command) => Some(command),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        if matches!(&first, Some(SpeechCommand::Say(Utterance { topic: Some(Topic::Typing), .. }))) {
            thread::sleep(AFTER_YOU);
        }
        stage.advance_to(now());
        for command in first.into_iter().chain(std::iter::from_fn(|| inbox.try_recv().ok())) {
            closing |= matches!(command, SpeechCommand::Close(_));
            execute_command(&mut stage, command);
        }
        watch(&mut stage, &cards, now(), opened);
    }
    stage.finish_and_close(PrivateBacklog::Dropped);
    stage.drain_reports().into_iter().for_each(report);
    if !cards.is_empty() {
        thread::sleep(TAIL);
    }
}

fn execute_command(stage: &mut SpeechStage, command: SpeechCommand) {
    match command {
        SpeechCommand::Say(utterance) => stage.queue_utterance(utterance),
        SpeechCommand::StopPrivate | SpeechCommand::Close(PrivateBacklog::Dropped) => stage.stop_private_speech(),
        SpeechCommand::Close(PrivateBacklog::Heard) => {}
        SpeechCommand::BeginCommand => stage.begin_command(),
        SpeechCommand::End(topic) => stage.end_private_topic(topic),
        SpeechCommand::Set(voices) => stage.set_voices(voices),
        SpeechCommand::ListVoices => stage.request_voice_list(),
        SpeechCommand::SetPrivateVoice(voice) => stage.set_private_voice(voice),
        SpeechCommand::SetEarsSplit(split) => stage.set_ears_split(split),
        SpeechCommand::Card(channels, CardEvent::Open(feeds)) => {
            let mut feeds = feeds.into_iter();
            for &channel in channels {
                feeds.by_ref().take(1).for_each(|feed| stage.connect_card(channel, feed));
            }
            stage.connect_cue_feeds(feeds.collect());
        }
        SpeechCommand::Card(_, CardEvent::OtherWay(reason)) => stage.report_other_sound_path(reason),
        SpeechCommand::Card(channels, CardEvent::Missing(reason) | CardEvent::Lost(reason)) => {
            channels.iter().for_each(|&channel| stage.disconnect_card(channel, reason.clone()));
        }
        SpeechCommand::ElsewhereBegan(serial) => stage.handle_external_voice_start(serial),
        SpeechCommand::ElsewhereEnded(serial) => stage.handle_external_voice_end(serial),
        SpeechCommand::ElsewhereFailed(error) => stage.handle_external_voice_failure(error),
        SpeechCommand::ElsewhereListed(voices) => stage.report_voice_list(voices),
    }
}

/// Nobody waits for a device that does not open, or that takes nothing.
fn watch(stage: &mut SpeechStage, cards: &[(&[Channel], Card)], now: Moment, opened: Moment) {
    for channel in [Channel::Hall, Channel::Private] {
        if stage.check_card_opening(channel) && (now - opened).as_millis() > OPENING {
            stage.disconnect_card(channel, "it takes too long to open".to_owned());
        }
        if stage.check_card_stalled(channel) {
            stage.disconnect_card(channel, "it takes no sound".to_owned());
            cards.iter().filter(|(channels, _)| channels.contains(&channel)).for_each(|(_, card)| card.reopen());
        }
    }
}
