//! Say one text, to try the voice.

use super::arguments::SayArguments;
use super::files::CommandFailure;
use super::trouble;
use ansage_game::moment::Moment;
use ansage_sound::speech::driver::{PublicAudio, SpeechClock, SpeechConfig, SpeechOutput, SpeechReport};
use ansage_sound::speech::queue::Utterance;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::{Channel, Precedence, SpeechPiece, Urgency};
use std::fs::File;
use std::sync::mpsc::channel;
use std::time::Duration;

/// The longest one text may take to be heard.
const LONGEST: Duration = Duration::from_secs(300);

/// `ansage say`.
///
/// # Errors
/// [`CommandFailure`], in words: without a voice or a sound device nothing was said.
pub fn run_say(wish: &SayArguments) -> Result<(), CommandFailure> {
    let locale = Locale::new(None);
    let lang = wish.lang.unwrap_or(locale.lang());
    let speech = vec![SpeechPiece::words(lang, wish.text.as_str())];
    let (precedence, urgency) = (Precedence::Public, Urgency::Normal);
    let utterance = Utterance { id: 1, channel: Channel::Hall, speech, precedence, urgency, topic: None };
    let not_said = |why| CommandFailure::Could(locale.message_text("trouble-not-said", &Args::new().set("why", why)));
    let audio = match &wish.wav {
        Some(path) => {
            // Asked of the system first, whose reason is then told.
            File::create(path)
                .map_err(|error| CommandFailure::Could(trouble::file_error_text(&locale, path, &error)))?;
            PublicAudio::Wav(path.clone())
        }
        None => PublicAudio::Default,
    };
    speak_and_wait(audio, vec![utterance]).map_or(Ok(()), |why| Err(not_said(why)))
}

/// Says these, one after the other, and waits until the last has been heard. What kept them from being heard, as texts name
/// it, where something did. Into a file they are said at once.
pub(super) fn speak_and_wait(audio: PublicAudio, utterances: Vec<Utterance>) -> Option<&'static str> {
    if matches!(audio, PublicAudio::Wav(_)) {
        let config = SpeechConfig { audio, clock: SpeechClock::Virtual(Moment::START), ..SpeechConfig::default() };
        let (mut output, mut reports) = SpeechOutput::open(config, Box::new(|_| {}));
        utterances.into_iter().for_each(|utterance| output.queue_utterance(utterance));
        while let Some(next) = output.next_report_moment() {
            reports.extend(output.advance_to(next));
        }
        reports.extend(output.finish_public_speech());
        return reports.iter().find_map(speech_failure_name);
    }
    let (sender, receiver) = channel();
    let clock = SpeechClock::Real(Box::new({
        let timepiece = super::timepiece::Timepiece::starting_at(Moment::START);
        move || timepiece.now()
    }));
    let config = SpeechConfig { audio, clock, ..SpeechConfig::default() };
    // When the receiver is gone nobody waits any more.
    let report = move |report| drop(sender.send(report));
    let (mut output, _) = SpeechOutput::open(config, Box::new(report));
    let mut left = utterances.len();
    utterances.into_iter().for_each(|utterance| output.queue_utterance(utterance));
    let mut why = None;
    while left > 0
        && let Ok(report) = receiver.recv_timeout(LONGEST)
    {
        why = why.or(speech_failure_name(&report));
        if matches!(report, SpeechReport::Finished { .. } | SpeechReport::Cut { .. }) {
            left -= 1;
        }
    }
    drop(output.finish_public_speech());
    why
}

/// What keeps something from being heard, as texts name it; nothing for a report that tells of none of that.
pub fn speech_failure_name(report: &SpeechReport) -> Option<&'static str> {
    match report {
        SpeechReport::NoSoundDevice { .. } => Some("device"),
        SpeechReport::VoiceChosen { voice: None, .. } => Some("voice"),
        SpeechReport::VoiceFailed(_) => Some("failed"),
        SpeechReport::WavFailed(_) => Some("file"),
        _ => None,
    }
}
