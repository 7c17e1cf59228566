//! Real time: threads, a growing WAV file, a missing card, and the other voices.

use super::*;
use ansage_sound::speech::driver::SpeechClock;

/// A clock that starts now.
fn clock() -> Box<dyn Fn() -> Moment + Send> {
    let start = std::time::Instant::now();
    Box::new(move || millis(start.elapsed().as_millis() as u64))
}

/// The next report, within ten seconds.
fn expect(reports: &std::sync::mpsc::Receiver<SpeechReport>) -> SpeechReport {
    reports.recv_timeout(std::time::Duration::from_secs(10)).expect("a report")
}

#[test]
fn in_real_time_the_wav_keeps_pace_and_is_whole_while_it_is_written() {
    if voice().is_none() {
        return;
    }
    let path = wav("real");
    let (send, reports) = std::sync::mpsc::channel();
    let config = SpeechConfig { clock: SpeechClock::Real(clock()), ..config(&path) };
    let (mut output, _) = SpeechOutput::open(config, Box::new(move |report| drop(send.send(report))));
    assert_eq!(expect(&reports), SpeechReport::SharedOutput);
    assert!(matches!(expect(&reports), SpeechReport::VoiceChosen { voice: Some(VoiceKind::Libespeak), .. }));
    say(&mut output, 1, Channel::Private, "Springer Gustav eins Felix drei");
    say(&mut output, 2, Channel::Hall, "Dame");
    let SpeechReport::Finished { id: 2, at } = expect(&reports) else { panic!("the public words come first") };
    // The file is read as it would be found after a kill: its header is valid.
    assert!(hound::WavReader::open(&path).is_ok());
    output.stop_private_speech();
    assert!(matches!(expect(&reports), SpeechReport::Cut { id: 1, why: CutReason::Stopped, .. }));
    say(&mut output, 3, Channel::Hall, "Turm");
    output.finish_public_speech();
    assert!(matches!(expect(&reports), SpeechReport::Finished { id: 3, .. }), "close lets public speech end");
    let left = listener::channel(&listener::read_wav(&path), 0);
    let first = listener::segments(&left, 20).into_iter().map(|one| one.end as u64 / 48).collect::<Vec<_>>();
    assert!(first.iter().any(|end| end.abs_diff(at.as_millis()) <= 30), "{first:?} but {at}");
    std::fs::remove_file(path).expect("the file");
}

#[test]
fn a_missing_card_is_told_once_and_nothing_waits_for_it() {
    let (send, reports) = std::sync::mpsc::channel();
    let audio = PublicAudio::Named("no such sound card".to_owned());
    let config = SpeechConfig { clock: SpeechClock::Real(clock()), audio, ..SpeechConfig::default() };
    let (mut output, _) = SpeechOutput::open(config, Box::new(move |report| drop(send.send(report))));
    say(&mut output, 1, Channel::Hall, "Dame");
    say(&mut output, 2, Channel::Private, "Dame");
    let mut seen = Vec::new();
    while seen.iter().filter(|report| matches!(report, SpeechReport::Finished { .. })).count() < 2 {
        seen.push(expect(&reports));
    }
    let missing = |report: &&SpeechReport| matches!(report, SpeechReport::NoSoundDevice { channel: Channel::Hall, .. });
    assert_eq!(seen.iter().filter(missing).count(), 1);
    output.finish_public_speech();
}

#[test]
#[cfg(feature = "bundled-voice")]
fn the_bundled_voice_speaks_every_language_when_there_is_no_other() {
    let mut voice = open_voice(VoiceKind::Bundled).expect("the bundled voice");
    let texts = [
        (Lang::De, "Springer Cesar eins"),
        (Lang::En, "knight"),
        (Lang::Bg, "кон"),
        (Lang::Sr, "skakač"),
        (Lang::Lv, "zirgs"),
        (Lang::Ru, "конь"),
        (Lang::Pl, "skoczek"),
    ];
    for (lang, text) in texts {
        let samples = synthesize_samples(voice.as_mut(), &[SpeechPiece::words(lang, text)], &VoiceParams::default());
        assert!(samples.expect("speech").len() > 5_000, "{lang:?}");
    }
}

#[test]
fn every_language_has_a_voice_and_parameters_are_heard() {
    let Some(mut voice) = voice() else { return };
    for lang in [Lang::En, Lang::De, Lang::Bg, Lang::Sr, Lang::Lv, Lang::Ru, Lang::Pl] {
        let mut length = |rate| {
            let params = VoiceParams { rate, ..VoiceParams::default() };
            synthesize_samples(voice.as_mut(), &[SpeechPiece::words(lang, "1 2 3 4 5")], &params).expect("speech").len()
        };
        assert!(length(100) > length(300) * 3 / 2, "{lang:?}");
    }
}

#[test]
fn a_higher_pitch_is_heard() {
    let Some(mut voice) = voice() else { return };
    // The lowest tone of the voice, from how far apart a vowel's samples are most alike.
    let mut period = |pitch| {
        let params = VoiceParams { pitch, ..VoiceParams::default() };
        let samples =
            synthesize_samples(voice.as_mut(), &[SpeechPiece::words(Lang::De, "aaa")], &params).expect("speech");
        let vowel = &samples[samples.len() / 3..][..4_096];
        let alike = |lag: usize| -> f32 { vowel[lag..].iter().zip(vowel).map(|(a, b)| a * b).sum() };
        (160..900).max_by(|a, b| alike(*a).total_cmp(&alike(*b))).expect("a lag")
    };
    let (low, high) = (period(10), period(90));
    assert!(high * 5 < low * 4, "a period of {low} samples at pitch 10, of {high} at pitch 90");
}
