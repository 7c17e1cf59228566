//! What is heard: the rules of the queue, the mixer, the earcons, and whole utterances recognised back from WAV files.

use crate::support::{listener, understood};
mod delayed;
mod ear;
mod real;
mod recognised;

use ansage_game::moment::{Moment, Span};
use ansage_sound::speech::driver::studio::{open_voice, synthesize_samples};
use ansage_sound::speech::driver::{
    PrivateAudio, PrivateVoice, PublicAudio, SpeechConfig, SpeechOutput, SpeechReport, VoicePreference,
};
use ansage_sound::speech::queue::{CutReason, Utterance};
use ansage_sound::speech::voice::{Voice, VoiceKind, VoiceParams};
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Earcon, Precedence, SpeechPiece, Urgency};
use listener::PhraseRecognizer;
use std::path::PathBuf;

/// Skip, saying so, only where the library is really missing.
fn voice() -> Option<Box<dyn Voice>> {
    open_voice(VoiceKind::Libespeak).map_err(ansage_testing::skip::skipped).ok()
}

fn wav(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ansage-sound-{}-{name}.wav", std::process::id()))
}

fn config(path: &std::path::Path) -> SpeechConfig {
    SpeechConfig {
        audio: PublicAudio::Wav(path.to_owned()),
        voice: VoicePreference::Only(VoiceKind::Libespeak),
        ..SpeechConfig::default()
    }
}

fn open(config: SpeechConfig) -> SpeechOutput {
    let (output, notes) = SpeechOutput::open(config, Box::new(|report| panic!("virtual, but reported {report:?}")));
    assert!(
        notes.iter().any(|note| matches!(note, SpeechReport::VoiceChosen { voice: Some(VoiceKind::Libespeak), .. }))
    );
    output
}

fn german(text: &str) -> Vec<SpeechPiece> {
    vec![SpeechPiece::words(Lang::De, text)]
}

fn say(output: &mut SpeechOutput, id: u64, channel: Channel, text: &str) {
    say_as(output, id, channel, text, if channel == Channel::Hall { Precedence::Public } else { Precedence::News });
}

fn say_as(output: &mut SpeechOutput, id: u64, channel: Channel, text: &str, precedence: Precedence) {
    let (speech, urgency) = (german(text), Urgency::Normal);
    output.queue_utterance(Utterance { id, channel, speech, precedence, urgency, topic: None });
}

fn millis(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

/// The first and the last loud sample, in milliseconds.
fn loud(samples: &[f32]) -> Option<(u64, u64)> {
    let first = samples.iter().position(|sample| sample.abs() > 0.003)?;
    let last = samples.iter().rposition(|sample| sample.abs() > 0.003)?;
    Some((first as u64 / 48, last as u64 / 48))
}

#[test]
fn an_utterance_begins_when_it_is_said_and_is_finished_with_its_last_sound() {
    if voice().is_none() {
        return;
    }
    let path = wav("exact");
    let mut output = open(config(&path));
    output.advance_to(millis(2_500));
    say(&mut output, 1, Channel::Hall, "Springer Gustav eins Felix drei");
    let end = output.next_report_moment().expect("an end");
    assert_eq!(output.advance_to(millis(end.as_millis() - 1)), []);
    assert_eq!(output.advance_to(end), [SpeechReport::Finished { id: 1, at: end }]);
    assert_eq!(output.next_report_moment(), None);
    output.advance_to(end + Span::from_secs(1));
    output.finish_public_speech();
    let left = listener::channel(&listener::read_wav(&path), 0);
    assert_eq!(left.len() as u64, (end.as_millis() + 1_000) * 48);
    let (first, last) = loud(&left).expect("speech");
    assert!((2_500..=2_505).contains(&first), "began at {first}");
    assert!(last.abs_diff(end.as_millis()) <= 20, "ended at {last}, reported {end}");
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn big_and_small_steps_of_time_give_the_same_reports_and_the_same_sound() {
    if voice().is_none() {
        return;
    }
    let mut runs = Vec::new();
    for step in [7_u64, 10_000] {
        let path = wav(&format!("steps{step}"));
        let mut output = open(config(&path));
        let mut reports = Vec::new();
        for (id, text) in ["Bauer Eva zwei Eva vier", "Bauer Eva sieben Eva fünf", "Kurze Rochade"].iter().enumerate()
        {
            say(&mut output, id as u64, Channel::Hall, text);
        }
        for to in (0..=10_000).step_by(step as usize) {
            reports.extend(output.advance_to(millis(to)));
        }
        output.advance_to(millis(10_000));
        output.finish_public_speech();
        let found = listener::segments(&listener::channel(&listener::read_wav(&path), 0), 140);
        std::fs::remove_file(path).expect("the file");
        runs.push((reports.len(), found.len()));
        let at =
            |report: &SpeechReport| if let SpeechReport::Finished { at, .. } = report { at.as_millis() } else { 0 };
        for (report, stretch) in reports.iter().zip(&found) {
            assert!((stretch.end as u64 / 48).abs_diff(at(report)) <= 20, "{report:?} but {stretch:?}");
        }
    }
    assert_eq!(runs, [(3, 3), (3, 3)]);
}

#[test]
fn an_announcement_is_heard_whole_and_a_silenced_answer_again() {
    let Some(mut voice) = voice() else { return };
    let path = wav("whole");
    let mut output = open(config(&path));
    say(&mut output, 1, Channel::Private, "Ihre Zeit eine Stunde");
    output.advance_to(millis(400));
    let words = "Läufer Cesar eins Hector sechs";
    say_as(&mut output, 2, Channel::Hall, words, Precedence::Foremost);
    output.advance_to(millis(600));
    output.stop_private_speech();
    say(&mut output, 3, Channel::Private, "Turm Anna eins");
    output.advance_to(millis(800));
    say_as(&mut output, 4, Channel::Private, "Dame", Precedence::Reply);
    let reports = output.advance_to(millis(20_000));
    let ended: Vec<u64> = reports
        .iter()
        .filter_map(|report| if let SpeechReport::Finished { id, .. } = report { Some(*id) } else { None })
        .collect();
    assert_eq!(ended, [2, 4, 3]);
    output.finish_public_speech();
    let left = listener::channel(&listener::read_wav(&path), 0);
    let found = listener::segments(&left, 140);
    let mut learn = |text: &str| {
        (text.to_owned(), synthesize_samples(voice.as_mut(), &german(text), &VoiceParams::default()).expect("speech"))
    };
    let texts = ["Ihre Zeit eine Stunde", words, "Turm Anna eins", "Dame"];
    let listener = PhraseRecognizer::new(texts.map(&mut learn));
    // The cut answer and the public words follow each other without a gap; look at the public words alone.
    let hall = &left[400 * 48 + 200..found[0].end];
    assert_eq!(listener.recognise(hall).expect("words").phrase, texts[1]);
    let heard: Vec<_> =
        found[1..].iter().map(|one| listener.recognise(&left[one.clone()]).expect("words").phrase).collect();
    assert_eq!(heard, ["Dame", "Turm Anna eins"]);
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn stop_silences_the_private_ear_at_once_and_split_ears_keep_the_left_one_public() {
    if voice().is_none() {
        return;
    }
    let path = wav("split");
    let mut output = open(SpeechConfig { ears_split: true, ..config(&path) });
    say(&mut output, 1, Channel::Private, "Springer Gustav eins Felix drei");
    output.advance_to(millis(600));
    output.stop_private_speech();
    assert_eq!(output.advance_to(millis(700)), [SpeechReport::Cut { id: 1, at: millis(600), why: CutReason::Stopped }]);
    say(&mut output, 2, Channel::Hall, "Bauer Eva zwei");
    say(&mut output, 3, Channel::Private, "Dame");
    let reports = output.advance_to(millis(5_000));
    assert_eq!(reports.len(), 2, "they do not wait for each other: {reports:?}");
    output.finish_public_speech();
    let stereo = listener::read_wav(&path);
    let (left, right) = (listener::channel(&stereo, 0), listener::channel(&stereo, 1));
    assert_eq!(loud(&left[..700 * 48]), None);
    let (_, last) = loud(&right[..700 * 48]).expect("a private answer");
    assert!((550..=606).contains(&last), "silent at {last}");
    let (first, _) = loud(&left[700 * 48..]).expect("public speech");
    assert!(first <= 5);
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn without_sound_or_voice_everything_is_finished_and_cues_stay() {
    let (mut output, _) =
        SpeechOutput::open(SpeechConfig { audio: PublicAudio::None, ..SpeechConfig::default() }, Box::new(|_| {}));
    say(&mut output, 1, Channel::Hall, "Dame");
    say(&mut output, 2, Channel::Private, "Dame");
    assert_eq!(output.next_report_moment(), Some(Moment::START));
    let at = Moment::START;
    assert_eq!(
        output.advance_to(millis(5)),
        [SpeechReport::Finished { id: 1, at }, SpeechReport::Finished { id: 2, at }]
    );
    let path = wav("cues");
    let silent = SpeechConfig {
        private_voice: PrivateVoice::Reader,
        voice: VoicePreference::Only(VoiceKind::Platform),
        ..config(&path)
    };
    let (mut output, notes) = SpeechOutput::open(silent, Box::new(|_| {}));
    assert!(notes.iter().any(|note| matches!(note, SpeechReport::VoiceChosen { voice: None, .. })));
    let speech = vec![SpeechPiece::Earcon(Earcon::Refused), SpeechPiece::words(Lang::De, "nicht verstanden")];
    let (channel, precedence, urgency) = (Channel::Private, Precedence::News, Urgency::Normal);
    let cue = Utterance { id: 3, channel, speech, precedence, urgency, topic: None };
    output.queue_utterance(cue);
    let reports = output.advance_to(millis(1_000));
    assert_eq!(reports, [SpeechReport::Finished { id: 3, at: millis(280) }]);
    output.finish_public_speech();
    assert!(loud(&listener::channel(&listener::read_wav(&path), 0)).is_some());
    std::fs::remove_file(path).expect("the file");
    let none = SpeechConfig { private_audio: PrivateAudio::None, audio: PublicAudio::None, ..SpeechConfig::default() };
    let (mut output, _) = SpeechOutput::open(none, Box::new(|_| {}));
    say(&mut output, 4, Channel::Private, "Dame");
    assert_eq!(output.advance_to(millis(1)).len(), 1);
}
