//! At the ear: two voices, cues at once and as loud as each other, the hall's voice in noise, the voices to choose from.

use super::understood::{BackgroundNoise, VoiceComparison};
use super::*;
use ansage_sound::driver::buffers::BufferMemory;
use ansage_sound::driver::pace::{CallbackReport, CallbackTimer};
use ansage_sound::earcon;
use ansage_sound::mixer::{StereoSide, new_mixer_with_feeds};
use ansage_words::presentation::{StationVoice, StationVoices, Topic};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What was heard, on the left, of an output that did this for ten seconds; and what it reported.
fn heard(name: &str, with: SpeechConfig, act: impl FnOnce(&mut SpeechOutput)) -> (Vec<f32>, Vec<SpeechReport>) {
    let path = wav(name);
    let mut output = open(SpeechConfig { audio: PublicAudio::Wav(path.clone()), ..with });
    act(&mut output);
    let mut reports = output.advance_to(millis(10_000));
    reports.extend(output.finish_public_speech());
    let left = listener::channel(&listener::read_wav(&path), 0);
    std::fs::remove_file(path).expect("the file");
    (left, reports)
}

fn usual() -> SpeechConfig {
    SpeechConfig { voice: VoicePreference::Only(VoiceKind::Libespeak), ..SpeechConfig::default() }
}

fn cue(id: u64, earcon: Earcon) -> Utterance {
    let speech = vec![SpeechPiece::Earcon(earcon)];
    let precedence = Precedence::News;
    Utterance { id, channel: Channel::Private, speech, precedence, urgency: Urgency::Normal, topic: None }
}

const MOVE: &str = "Springer Gustav eins Felix drei";

/// How long words are heard, in milliseconds.
fn length(samples: &[f32]) -> u64 {
    let (first, last) = loud(samples).expect("words");
    last - first
}

#[test]
fn p1_the_hall_is_spoken_to_as_before_however_the_player_has_it() {
    if voice().is_none() {
        return;
    }
    let said = |name: &str, player: VoiceParams| {
        let voices = StationVoices {
            player: StationVoice { params: player, ..StationVoice::default() },
            ..StationVoices::default()
        };
        heard(name, SpeechConfig { voices, ..usual() }, |output| say(output, 1, Channel::Hall, MOVE)).0
    };
    let peak = |samples: &[f32]| samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let plain = said("p1-usual", VoiceParams::default());
    let hurried = said("p1-fast", VoiceParams { rate: 400, pitch: 90, volume: 10 });
    assert!(length(&plain).abs_diff(length(&hurried)) <= 30, "{} {}", length(&plain), length(&hurried));
    assert!((peak(&plain) / peak(&hurried) - 1.0).abs() < 0.05, "as loud");
    // His own is as he has it.
    let voices = |rate| {
        let params = VoiceParams { rate, ..VoiceParams::default() };
        StationVoices { player: StationVoice { params, ..StationVoice::default() }, ..StationVoices::default() }
    };
    let own = |rate| {
        let with = SpeechConfig { voices: voices(rate), ..usual() };
        length(&heard("p1-own", with, |output| say(output, 1, Channel::Private, MOVE)).0)
    };
    assert!(own(160) > own(400) * 2);
}

#[test]
fn p20_a_keys_cue_is_mixed_over_public_words_at_once_on_one_output() {
    if voice().is_none() {
        return;
    }
    // The hall's voice as soft as it can be: what is looked for is the cue.
    let mut voices = StationVoices::default();
    voices.hall.params.volume = 20;
    let wanted = earcon::earcon_samples(Earcon::PressKept);
    let power: f32 = wanted.iter().map(|sample| sample * sample).sum();
    for at in [300, 700] {
        let (left, reports) =
            heard(&format!("p20-{at}"), SpeechConfig { voices: voices.clone(), ..usual() }, |output| {
                say(output, 1, Channel::Hall, MOVE);
                output.advance_to(millis(at));
                output.queue_utterance(cue(2, Earcon::PressKept));
            });
        assert_eq!(reports[0], SpeechReport::Finished { id: 2, at: millis(at) }, "it waits for nothing");
        let SpeechReport::Finished { id: 1, at: end } = reports[1] else { panic!("the words: {reports:?}") };
        assert!(end.as_millis() > at + 1_000, "the words go on");
        let alike = |from: usize| left[from..].iter().zip(&wanted).map(|(a, b)| a * b).sum::<f32>() / power;
        let best = (0..3 * 48_000).step_by(6).max_by(|a, b| alike(*a).total_cmp(&alike(*b))).expect("a place");
        assert!((best as u64 / 48).abs_diff(at) <= 3, "pressed at {at}, heard at {}", best / 48);
        assert!((alike(best) - 1.0).abs() < 0.3, "whole, and as loud as ever: {}", alike(best));
    }
}

#[test]
fn p7_p8_enter_ends_the_echo_and_the_announcement_begins_at_once() {
    if voice().is_none() {
        return;
    }
    let typed = |letter: &str| {
        let speech = vec![SpeechPiece::words(Lang::En, letter)];
        let (channel, precedence) = (Channel::Private, Precedence::Reply);
        Utterance { id: 1, channel, speech, precedence, urgency: Urgency::Now, topic: Some(Topic::Typing) }
    };
    let mut voices = StationVoices::default();
    voices.player.params = voices.hall.params;
    let with = || SpeechConfig { voices: voices.clone(), ..usual() };
    let alone = length(&heard("p7-alone", with(), |output| say(output, 1, Channel::Private, MOVE)).0);
    // While the letter is being said, and just after it.
    for (entered, channel) in
        [(120, Channel::Hall), (120, Channel::Private), (420, Channel::Hall), (420, Channel::Private)]
    {
        let (left, _) = heard("p7", with(), |output| {
            output.queue_utterance(typed("4"));
            output.advance_to(millis(entered));
            output.end_private_topic(Topic::Typing);
            say(output, 2, channel, MOVE);
        });
        let after = &left[48 * (entered as usize + 3)..];
        let first = loud(after).expect("words").0;
        assert!(first <= 5, "entered at {entered}, the answer begins {first} ms after it");
        assert!(length(after).abs_diff(alone) <= 40, "nothing of the letter is heard: {} {alone}", length(after));
        assert_eq!(listener::segments(after, 140).len(), 1, "and nothing is said after it");
    }
}

/// The loudness of interleaved stereo over its whole length, by ITU-R BS.1770: the weights of its tables, and no blocks.
fn lufs(stereo: &[f32]) -> f64 {
    let weigh = |samples: Vec<f64>, ahead: [f64; 3], back: [f64; 2]| {
        let mut out: Vec<f64> = Vec::new();
        for at in 0..samples.len() {
            let given = |ago: usize| at.checked_sub(ago).map_or(0.0, |at| samples[at]);
            let made = |ago: usize| at.checked_sub(ago).map_or(0.0, |at| out[at]);
            out.push(
                ahead[0] * given(0) + ahead[1] * given(1) + ahead[2] * given(2) - back[0] * made(1) - back[1] * made(2),
            );
        }
        out
    };
    let mean = |side: usize| {
        let samples: Vec<f64> = stereo.iter().skip(side).step_by(2).map(|sample| f64::from(*sample)).collect();
        let head = [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85];
        let samples = weigh(samples, head, [-1.690_659_293_182_41, 0.732_480_774_215_85]);
        let samples = weigh(samples, [1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21]);
        samples.iter().map(|sample| sample * sample).sum::<f64>() / samples.len() as f64
    };
    -0.691 + 10.0 * (mean(0) + mean(1)).log10()
}

#[test]
fn p21_each_cue_is_within_3_lu_of_18_over_its_own_length() {
    let mut wrong = Vec::new();
    for cue in Earcon::ALL {
        let samples = earcon::earcon_samples(cue);
        let (mut mixer, mut feeds) = new_mixer_with_feeds(&[StereoSide::Both, StereoSide::Both]);
        assert_eq!(feeds[1].push_samples(&samples), samples.len());
        let mut out = vec![0.0; 2 * samples.len()];
        mixer.fill_output(&mut out);
        let level = lufs(&out);
        println!("{cue:?}: {level:.1} LUFS");
        if (level + 18.0).abs() > 3.0 {
            wrong.push(format!("{cue:?}: {level:.1}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn p21_the_halls_voice_stands_beside_the_cues() {
    if voice().is_none() {
        return;
    }
    for clarity in [true, false] {
        let mut voices = StationVoices::default();
        voices.hall.clarity = clarity;
        let (left, _) =
            heard("p21-hall", SpeechConfig { voices, ..usual() }, |output| say(output, 1, Channel::Hall, MOVE));
        let (first, last) = loud(&left).expect("words");
        let words = &left[48 * first as usize..48 * last as usize];
        let stereo: Vec<f32> = words.iter().flat_map(|sample| [*sample; 2]).collect();
        let level = lufs(&stereo);
        println!("the hall's voice, clarity {clarity}: {level:.1} LUFS");
        assert!((-21.0..=-9.0).contains(&level), "clarity {clarity}: {level:.1}");
    }
}

#[test]
fn p23_a_clear_voice_is_understood_more_often_in_noise_and_as_often_without() {
    let Some(mut voice) = voice() else { return };
    let compared = VoiceComparison::new(voice.as_mut());
    let noises = [BackgroundNoise::None, BackgroundNoise::White(0), BackgroundNoise::Babble(5)];
    let [quiet, white, babble] = noises.map(|noise| compared.understood(noise));
    println!("plain and clear, of 64: quiet {quiet:?}, white {white:?}, babble {babble:?}");
    assert!(quiet[1] * 10 >= quiet[0] * 9, "nothing is lost in quiet: {quiet:?}");
    assert!(white[1] * 10 >= white[0] * 14, "in white noise: {white:?}");
    assert!(babble[1] * 10 >= babble[0] * 14, "in babble: {babble:?}");
}

#[test]
fn p23_public_words_are_shaped_at_the_same_peak_and_private_ones_left() {
    if voice().is_none() {
        return;
    }
    let peak = |samples: &[f32]| samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    // Of the words alone, in both ears.
    let level = |samples: &[f32]| {
        let (first, last) = loud(samples).expect("words");
        let words = &samples[48 * first as usize..48 * last as usize];
        lufs(&words.iter().flat_map(|sample| [*sample; 2]).collect::<Vec<_>>())
    };
    let said = |channel: Channel, clarity: bool| {
        let mut voices = StationVoices::default();
        voices.hall.clarity = clarity;
        voices.player.params = voices.hall.params;
        heard("p23", SpeechConfig { voices, ..usual() }, |output| say(output, 1, channel, MOVE)).0
    };
    let [clear, plain] = [true, false].map(|clarity| said(Channel::Hall, clarity));
    assert!((peak(&clear) / peak(&plain) - 1.0).abs() < 0.1, "{} {}", peak(&clear), peak(&plain));
    assert!(level(&clear) > level(&plain) + 2.0, "what is soft is lifted: {} {}", level(&clear), level(&plain));
    let own = said(Channel::Private, true);
    assert!((level(&own) - level(&plain)).abs() < 0.5, "the player's own is as it is");
}

#[test]
fn p24_a_voice_of_another_name_speaks_and_one_that_is_not_there_is_told_once() {
    let Some(mut voice) = voice() else { return };
    let all = voice.list();
    assert!(all.iter().any(|one| one.languages.iter().any(|lang| lang == "de")), "{all:?}");
    let manner = all.iter().find(|one| one.languages.is_empty()).expect("a manner of speaking").name.clone();
    let said = |name: Option<&str>| {
        let mut voices = StationVoices::default();
        voices.player.name = name.map(str::to_owned);
        heard("p24", SpeechConfig { voices, ..usual() }, |output| {
            say(output, 1, Channel::Private, "Dame");
            say(output, 2, Channel::Private, "Turm");
        })
    };
    let listener = PhraseRecognizer::new([None, Some(manner.as_str())].map(|name| (format!("{name:?}"), said(name).0)));
    let other = listener.recognise(&said(Some(&manner)).0).expect("words");
    assert!(other.phrase != "None" && other.margin > 1.2, "{other:?}");
    let (_, reports) = said(Some("nobody"));
    let unknown = |report: &&SpeechReport| **report == SpeechReport::VoiceUnknown("nobody".to_owned());
    assert_eq!(reports.iter().filter(unknown).count(), 1, "{reports:?}");
    assert_eq!(reports.iter().filter(|report| matches!(report, SpeechReport::Finished { .. })).count(), 2);
}

#[test]
fn an_output_has_the_smallest_buffer_until_it_runs_dry() {
    let file = std::env::temp_dir().join(format!("ansage-buffers-{}", std::process::id()));
    let memory = BufferMemory::with_file(file.clone());
    assert_eq!(memory.buffer_frames_for_output("phones"), 128);
    assert_eq!(memory.remember_larger_buffer("phones", 128), Some(192));
    assert_eq!(memory.remember_larger_buffer("hall", 512), Some(768));
    assert_eq!(memory.remember_larger_buffer("phones", 192), Some(256));
    let next_start = BufferMemory::with_file(file.clone());
    assert_eq!(
        (
            next_start.buffer_frames_for_output("phones"),
            next_start.buffer_frames_for_output("hall"),
            next_start.buffer_frames_for_output("other")
        ),
        (256, 768, 128)
    );
    assert_eq!(memory.remember_larger_buffer("hall", 1_024), None, "the greatest");
    std::fs::write(&file, "much\tphones\n7\thall\nno tab\n\0").expect("a file");
    assert_eq!(
        (memory.buffer_frames_for_output("phones"), memory.buffer_frames_for_output("hall")),
        (128, 128),
        "what is no size is none"
    );
    std::fs::remove_file(file).expect("the file");
    assert_eq!(
        BufferMemory::default().remember_larger_buffer("phones", 128),
        Some(192),
        "also where nothing can be kept"
    );
}

#[test]
fn an_output_has_run_dry_when_it_asks_later_than_two_buffers_last() {
    let flow = Arc::new(CallbackReport::default());
    let buffer = Duration::from_micros(2_667);
    let begun = Instant::now();
    let mut pace = CallbackTimer::new(Arc::clone(&flow), Some(buffer));
    let mut at = begun;
    let mut after = |wait: Duration, idle: bool| {
        at += wait;
        pace.record_callback_at(at, idle);
        flow.underrun_count()
    };
    assert_eq!(after(Duration::from_millis(40), false), 0, "it is not at its pace yet");
    (0..500).for_each(|_| assert_eq!(after(buffer, false), 0));
    assert_eq!(after(2 * buffer, false), 0);
    assert_eq!(after(2 * buffer + Duration::from_micros(500), true), 1);
    assert!(flow.is_idle());
    assert_eq!(after(9 * buffer, false), 1, "nothing was to be played");
    assert_eq!(after(Duration::from_secs(60), false), 1, "the machine slept");
    assert_eq!(after(buffer, false), 1);
    let mut told = CallbackTimer::new(Arc::clone(&flow), None);
    told.record_callback_at(begun + Duration::from_secs(5), false);
    told.record_callback_at(begun + Duration::from_millis(5_500), false);
    assert_eq!(flow.underrun_count(), 1, "a system that tells it is not watched");
}
