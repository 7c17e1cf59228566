//! Say one text, to try the voice.

use super::arguments::Say;
use super::files::Failure;
use super::trouble;
use crate::locale::{Args, Locale};
use crate::moment::Moment;
use crate::presentation::{Channel, SpeechPiece, Urgency};
use crate::speech::driver::{Audio, Config, Output, SpeechClock, SpeechReport};
use crate::speech::queue::Utterance;
use std::fs::File;
use std::sync::mpsc::channel;
use std::time::Duration;

/// The longest one text may take to be heard.
const LONGEST: Duration = Duration::from_secs(300);

/// `ansage say`.
///
/// # Errors
/// [`Failure`], in words: without a voice or a sound device nothing was said.
pub fn say(wish: &Say) -> Result<(), Failure> {
    let locale = Locale::new(None);
    let lang = wish.lang.unwrap_or(locale.lang());
    let speech = vec![SpeechPiece::words(lang, wish.text.as_str())];
    let utterance = Utterance { id: 1, channel: Channel::Hall, speech, urgency: Urgency::Normal, topic: None };
    let not_said = |why| Failure::Could(locale.text("trouble-not-said", &Args::new().set("why", why)));
    if let Some(path) = &wish.wav {
        // Asked of the system first, whose reason is then told.
        File::create(path).map_err(|error| Failure::Could(trouble::file(&locale, path, &error)))?;
        let config =
            Config { audio: Audio::Wav(path.clone()), clock: SpeechClock::Virtual(Moment::START), ..Config::default() };
        let (mut output, mut reports) = Output::open(config, Box::new(|_| {}));
        output.say(utterance);
        while let Some(next) = output.next_report_at() {
            reports.extend(output.advance_to(next));
        }
        reports.extend(output.close());
        return reports.iter().find_map(complaint).map_or(Ok(()), |why| Err(not_said(why)));
    }
    let (sender, receiver) = channel();
    let clock = SpeechClock::Real(Box::new({
        let timepiece = super::timepiece::Timepiece::starting_at(Moment::START);
        move || timepiece.now()
    }));
    let config = Config { audio: Audio::Default, clock, ..Config::default() };
    // When the receiver is gone nobody waits any more.
    let report = move |report| drop(sender.send(report));
    let (mut output, _) = Output::open(config, Box::new(report));
    output.say(utterance);
    let mut why = None;
    while let Ok(report) = receiver.recv_timeout(LONGEST) {
        why = why.or(complaint(&report));
        if matches!(report, SpeechReport::Finished { .. } | SpeechReport::Cut { .. }) {
            break;
        }
    }
    drop(output.close());
    why.map_or(Ok(()), |why| Err(not_said(why)))
}

/// What keeps something from being heard, as texts name it; nothing for a report that tells of none of that.
pub fn complaint(report: &SpeechReport) -> Option<&'static str> {
    match report {
        SpeechReport::NoSoundDevice { .. } => Some("device"),
        SpeechReport::VoiceChosen { voice: None, .. } => Some("voice"),
        SpeechReport::VoiceFailed(_) => Some("failed"),
        SpeechReport::WavFailed(_) => Some("file"),
        _ => None,
    }
}
