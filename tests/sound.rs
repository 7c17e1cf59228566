//! What is heard: the rules of the queue, the mixer, the earcons, and whole utterances recognised back from WAV files.

#[path = "support/listener.rs"]
mod listener;

use ansage::locale::Lang;
use ansage::moment::{Moment, Span};
use ansage::presentation::{Channel, Earcon, Piece, Topic, Urgency};
use ansage::sound::mixer::{RING, Side, mixer};
use ansage::sound::{RATE, earcon};
use ansage::speech::driver::studio::{open_voice, render};
use ansage::speech::driver::{Audio, Config, Output, Preference, PrivateAudio, PrivateVoice, Report};
use ansage::speech::phrase::{Step, plain, segments, steps, with_phonemes};
use ansage::speech::queue::{HALL_LIMIT, Order, Outputs, PRIVATE_LIMIT, Queue, Utterance, Why};
use ansage::speech::voice::{Params, Voice, VoiceKind};
use listener::Listener;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::path::PathBuf;

// ---- Counting allocations ---------------------------------------------------------------------------------------

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that is being torn down has no counter any more.
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// ---- The queue --------------------------------------------------------------------------------------------------

fn hall(id: u64) -> Utterance {
    Utterance { id, channel: Channel::Hall, speech: vec![], urgency: Urgency::Normal, topic: None }
}

fn private(id: u64) -> Utterance {
    Utterance { channel: Channel::Private, ..hall(id) }
}

fn now(utterance: Utterance) -> Utterance {
    Utterance { urgency: Urgency::Now, ..utterance }
}

fn next(utterance: Utterance) -> Utterance {
    Utterance { urgency: Urgency::Next, ..utterance }
}

fn about(topic: Topic, utterance: Utterance) -> Utterance {
    Utterance { topic: Some(topic), ..utterance }
}

enum Step_ {
    Say(Utterance),
    Stop,
    Finished(u64),
}

/// A table of what comes in and which orders go out, in a short notation: `+1` start, `#1` silence, `-1s` superseded,
/// `-1c` cut, `-1x` stopped, `-1o` overflow.
fn check(outputs: Outputs, table: Vec<(Step_, &str)>) {
    let mut queue = Queue::new(outputs);
    for (line, (input, expected)) in table.into_iter().enumerate() {
        let orders = match input {
            Step_::Say(utterance) => queue.say(utterance),
            Step_::Stop => queue.stop_private(),
            Step_::Finished(id) => queue.finished(id),
        };
        let orders: Vec<String> = orders.iter().map(short).collect();
        assert_eq!(orders.join(" "), expected, "line {}", line + 1);
    }
}

fn short(order: &Order) -> String {
    match order {
        Order::Start(utterance) => format!("+{}", utterance.id),
        Order::Silence(id) => format!("#{id}"),
        Order::Dropped { id, why } => {
            let letter = match why {
                Why::Superseded => 's',
                Why::Cut => 'c',
                Why::Stopped => 'x',
                Why::Overflow => 'o',
            };
            format!("-{id}{letter}")
        }
        Order::Backlog(waiting) => format!("backlog {waiting}"),
    }
}

use Step_::{Finished, Say, Stop};

#[test]
fn public_speech_is_neither_cut_nor_dropped_nor_overtaken_but_by_urgency() {
    check(
        Outputs::Shared,
        vec![
            (Say(hall(1)), "+1"),
            (Say(hall(2)), ""),
            (Say(hall(3)), ""),
            (Say(now(hall(4))), ""),
            (Say(next(hall(5))), ""),
            (Stop, ""),
            (Say(now(private(9))), ""),
            (Finished(1), "+4"),
            (Finished(4), "+5"),
            (Finished(5), "+2"),
            (Finished(2), "+3"),
            (Finished(3), "+9"),
            (Finished(9), ""),
        ],
    );
    let mut queue = Queue::new(Outputs::Shared);
    let said = (0..2 * HALL_LIMIT as u64).flat_map(|id| queue.say(hall(id))).collect::<Vec<_>>();
    assert!(!said.iter().any(|order| matches!(order, Order::Dropped { .. })));
    assert!(said.contains(&Order::Backlog(HALL_LIMIT)));
    for id in 1..2 * HALL_LIMIT as u64 {
        assert_eq!(queue.finished(id - 1).iter().map(short).collect::<Vec<_>>(), [format!("+{id}")]);
    }
}

#[test]
fn private_answers_supersede_cut_and_stop() {
    check(
        Outputs::Separate,
        vec![
            (Say(private(1)), "+1"),
            (Say(hall(2)), "+2"),
            (Say(now(private(3))), "#1 -1c +3"),
            (Say(about(Topic::Clock, private(4))), ""),
            (Say(about(Topic::Clock, private(5))), "-4s"),
            (Say(about(Topic::Explore, private(6))), ""),
            (Finished(3), "+5"),
            (Say(about(Topic::Clock, private(7))), "#5 -5s +6"),
            (Stop, "#6 -6x -7x"),
            (Finished(6), ""),
            (Finished(2), ""),
            (Say(private(8)), "+8"),
        ],
    );
}

#[test]
fn an_answer_that_public_speech_silences_is_spoken_again_after_it() {
    check(
        Outputs::Shared,
        vec![
            (Say(about(Topic::Score, private(1))), "+1"),
            (Say(private(2)), ""),
            (Say(hall(3)), "#1 +3"),
            (Say(hall(4)), ""),
            (Finished(1), ""),
            (Finished(3), "+4"),
            (Finished(4), "+1"),
            (Say(hall(5)), "#1 +5"),
            (Say(about(Topic::Score, private(6))), "-1s"),
            (Finished(5), "+2"),
            (Finished(2), "+6"),
            (Say(hall(7)), "#6 +7"),
            (Stop, "-6x"),
            (Finished(7), ""),
        ],
    );
}

#[test]
fn too_many_answers_are_dropped_from_the_least_urgent_and_oldest() {
    let mut queue = Queue::new(Outputs::Separate);
    queue.say(private(0));
    queue.say(next(private(1)));
    for id in 2..=PRIVATE_LIMIT as u64 {
        assert!(queue.say(private(id)).is_empty());
    }
    assert_eq!(queue.say(next(private(99))).iter().map(short).collect::<Vec<_>>(), ["-2o"]);
    assert_eq!((queue.overflowed(), queue.waiting(Channel::Private)), (1, PRIVATE_LIMIT));
}

/// Whatever comes in, every utterance ends exactly once and no lane speaks two at a time.
#[test]
fn nothing_is_lost_and_nothing_said_twice() {
    let mut state = 0x9e37_79b9_u64;
    let mut random = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for outputs in [Outputs::Shared, Outputs::Separate] {
        let mut queue = Queue::new(outputs);
        let mut ended = vec![0; 3_000];
        let mut speaking: Vec<Utterance> = Vec::new();
        for id in 0..6_000_u64 {
            let orders = if id < 3_000 && random(3) > 0 {
                let channel = if random(3) == 0 { Channel::Hall } else { Channel::Private };
                let urgency = [Urgency::Normal, Urgency::Next, Urgency::Now][random(3) as usize];
                let topic = [None, Some(Topic::Clock), Some(Topic::Explore)][random(3) as usize];
                queue.say(Utterance { id, channel, speech: vec![], urgency, topic })
            } else {
                if id < 3_000 {
                    ended[id as usize] = 1;
                }
                match speaking.first().map(|one| one.id) {
                    Some(done) if random(20) > 0 || id >= 3_000 => {
                        ended[done as usize] += 1;
                        speaking.remove(0);
                        queue.finished(done)
                    }
                    _ => queue.stop_private(),
                }
            };
            for order in orders {
                match order {
                    Order::Start(utterance) => speaking.push(utterance),
                    Order::Silence(id) => speaking.retain(|one| one.id != id || one.channel == Channel::Hall),
                    Order::Dropped { id, .. } => ended[id as usize] += 1,
                    Order::Backlog(_) => {}
                }
            }
            let on = |channel| speaking.iter().filter(|one| one.channel == channel).count();
            assert!(on(Channel::Hall) <= 1 && on(Channel::Private) <= 1);
            assert!(outputs == Outputs::Separate || speaking.len() <= 1);
        }
        assert!(ended.iter().all(|&times| times == 1));
    }
}

// ---- Phrases ----------------------------------------------------------------------------------------------------

#[test]
fn the_lexicon_helps_whole_words_only_and_typed_brackets_are_no_phonemes() {
    let say = |text: &str| with_phonemes(&segments(Lang::De, text));
    assert_eq!(say("Springer Cesar drei"), "Springer [[ts'e:zA:*]] drei");
    assert_eq!(say("Cesarine"), "Cesarine");
    assert_eq!(say("Kurze Rochade, Remis."), "Kurze [[rOx'A:d@]], [[r@m'i:]].");
    assert_eq!(say("[[h@l'oU]]"), "[ [h@l'oU]]");
    assert_eq!(plain(&segments(Lang::De, "Koenig En Passant 1:29:43")), "König ang passang 1:29:43");
    assert_eq!(with_phonemes(&segments(Lang::Lv, "Cesar")), "Cesar");
}

#[test]
fn long_texts_are_cut_at_sentences_and_nothing_is_lost() {
    let text = "A sentence that is long enough to stand alone. ".repeat(20);
    let made = steps(&[Piece::words(Lang::En, text.clone())], true);
    let words: Vec<&str> = made
        .iter()
        .filter_map(|step| if let Step::Words { text, .. } = step { Some(text.as_str()) } else { None })
        .collect();
    assert_eq!(words.join(" "), text.trim());
    assert!(words.len() > 10);
    assert!(steps(&[Piece::words(Lang::En, " .. ")], true).is_empty());
}

// ---- Earcons and mixer ------------------------------------------------------------------------------------------

#[test]
fn earcons_are_short_and_pairwise_distinct() {
    let sounds = Earcon::ALL.map(|one| (one, earcon::samples(one)));
    for (one, samples) in &sounds {
        assert!(samples.len() as u32 <= RATE * 400 / 1_000, "{one:?} is too long");
        assert!(samples.iter().all(|sample| sample.abs() <= 0.8), "{one:?} is too loud");
        assert_eq!(*samples, earcon::samples(*one));
    }
    for (index, (one, a)) in sounds.iter().enumerate() {
        for (other, b) in &sounds[index + 1..] {
            let alike = likeness(a, b);
            println!("{alike:.2} {one:?} {other:?}");
            assert!(alike < 0.8, "{one:?} and {other:?} are alike: {alike:.2}");
        }
    }
}

/// How alike two sounds are: the correlation of their spectra over time, 1 for the same sound.
fn likeness(a: &[f32], b: &[f32]) -> f32 {
    let (a, b) = (picture(a), picture(b));
    let dot = |x: &[f32], y: &[f32]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f32>();
    dot(&a, &b) / (dot(&a, &a) * dot(&b, &b)).sqrt()
}

/// Energy in 24 bands, each a third of an octave, in 20 frames of 20 ms.
fn picture(samples: &[f32]) -> Vec<f32> {
    let mut out = Vec::new();
    for frame in 0..20 {
        let part = samples.get(frame * 960..).map_or(&[][..], |rest| &rest[..rest.len().min(960)]);
        for band in 0..24 {
            let hertz = 100.0 * 2_f32.powf(band as f32 / 4.0);
            let angle = std::f32::consts::TAU * hertz / RATE as f32;
            let (mut cos, mut sin) = (0.0, 0.0);
            for (at, sample) in part.iter().enumerate() {
                cos += sample * (angle * at as f32).cos();
                sin += sample * (angle * at as f32).sin();
            }
            out.push((cos * cos + sin * sin).sqrt().sqrt());
        }
    }
    out
}

fn sine(length: usize) -> Vec<f32> {
    (0..length).map(|at| 0.5 * (at as f32 * 0.06).sin()).collect()
}

#[test]
fn the_mixer_is_deterministic_and_bends_instead_of_clipping() {
    let play = |block: usize| {
        let (mut mixer, mut feeds) = mixer(&[Side::Both, Side::Left]);
        for feed in &mut feeds {
            feed.set_gain(1.4);
            feed.push(&sine(4_000));
        }
        let mut out = vec![0.0; 8_192];
        out.chunks_mut(2 * block).for_each(|part| mixer.fill(part));
        out
    };
    let whole = play(4_096);
    assert_eq!(whole, play(64));
    assert!(whole.iter().all(|sample| sample.abs() < 1.0));
    assert!(whole.iter().any(|sample| sample.abs() > 0.85));
    assert!(whole[8_000..].iter().all(|sample| *sample == 0.0));
}

#[test]
fn fill_allocates_nothing() {
    let (mut mixer, mut feeds) = mixer(&[Side::Both, Side::Right]);
    let samples = sine(RING);
    let mut out = vec![0.0; 512];
    let before = ALLOCATIONS.get();
    for round in 0..1_000 {
        feeds[round % 2].push(&samples[..1_000]);
        if round % 7 == 0 {
            feeds[1].flush();
        }
        mixer.fill(&mut out);
    }
    assert_eq!(ALLOCATIONS.get() - before, 0);
}

#[test]
fn a_flush_is_heard_within_one_buffer_and_what_follows_is_played() {
    let (mut mixer, mut feeds) = mixer(&[Side::Both, Side::Right]);
    feeds[0].push(&sine(20_000));
    feeds[1].push(&sine(20_000));
    let mut out = vec![0.0; 512];
    mixer.fill(&mut out);
    feeds[1].flush();
    mixer.fill(&mut out);
    mixer.fill(&mut out);
    // Both channels carry the hall alone: they are equal.
    assert!(out.chunks(2).all(|frame| frame[0] == frame[1]) && out.iter().any(|sample| *sample != 0.0));
    assert_eq!((feeds[1].played(), feeds[0].played()), (20_000, 768));
    feeds[1].push(&[0.25; 256]);
    mixer.fill(&mut out);
    assert!(out.chunks(2).all(|frame| (frame[1] - frame[0]).abs() > 0.05));
}

// ---- Whole utterances into a WAV --------------------------------------------------------------------------------

/// Skip, saying so, only where the library is really missing.
fn voice() -> Option<Box<dyn Voice>> {
    open_voice(VoiceKind::Libespeak).map_err(|error| println!("skipped: {error}")).ok()
}

fn wav(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ansage-sound-{}-{name}.wav", std::process::id()))
}

fn config(path: &std::path::Path) -> Config {
    Config { audio: Audio::Wav(path.to_owned()), voice: Preference::Only(VoiceKind::Libespeak), ..Config::default() }
}

fn open(config: Config) -> Output {
    let (output, notes) = Output::open(config, Box::new(|report| panic!("virtual, but reported {report:?}")));
    assert!(notes.iter().any(|note| matches!(note, Report::VoiceChosen { voice: Some(VoiceKind::Libespeak), .. })));
    output
}

fn german(text: &str) -> Vec<Piece> {
    vec![Piece::words(Lang::De, text)]
}

fn say(output: &mut Output, id: u64, channel: Channel, text: &str) {
    output.say(Utterance { id, channel, speech: german(text), urgency: Urgency::Normal, topic: None });
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
    let end = output.next_report_at().expect("an end");
    assert_eq!(output.advance_to(millis(end.as_millis() - 1)), []);
    assert_eq!(output.advance_to(end), [Report::Finished { id: 1, at: end }]);
    assert_eq!(output.next_report_at(), None);
    output.advance_to(end + Span::from_secs(1));
    output.close();
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
        output.close();
        let found = listener::segments(&listener::channel(&listener::read_wav(&path), 0), 140);
        std::fs::remove_file(path).expect("the file");
        runs.push((reports.len(), found.len()));
        let at = |report: &Report| if let Report::Finished { at, .. } = report { at.as_millis() } else { 0 };
        for (report, stretch) in reports.iter().zip(&found) {
            assert!((stretch.end as u64 / 48).abs_diff(at(report)) <= 20, "{report:?} but {stretch:?}");
        }
    }
    assert_eq!(runs, [(3, 3), (3, 3)]);
}

#[test]
fn public_speech_is_heard_whole_and_a_silenced_answer_again() {
    let Some(mut voice) = voice() else { return };
    let path = wav("whole");
    let mut output = open(config(&path));
    say(&mut output, 1, Channel::Private, "Ihre Zeit eine Stunde");
    output.advance_to(millis(400));
    say(&mut output, 2, Channel::Hall, "Läufer Cesar eins Hector sechs");
    output.advance_to(millis(600));
    output.stop_private();
    say(&mut output, 3, Channel::Private, "Turm Anna eins");
    output.advance_to(millis(800));
    let now =
        Utterance { id: 4, channel: Channel::Private, speech: german("Dame"), urgency: Urgency::Now, topic: None };
    output.say(now);
    let reports = output.advance_to(millis(20_000));
    let ended: Vec<u64> = reports
        .iter()
        .filter_map(|report| if let Report::Finished { id, .. } = report { Some(*id) } else { None })
        .collect();
    assert_eq!(ended, [2, 4, 3]);
    output.close();
    let left = listener::channel(&listener::read_wav(&path), 0);
    let found = listener::segments(&left, 140);
    let mut learn =
        |text: &str| (text.to_owned(), render(voice.as_mut(), &german(text), &Params::default()).expect("speech"));
    let texts = ["Ihre Zeit eine Stunde", "Läufer Cesar eins Hector sechs", "Turm Anna eins", "Dame"];
    let listener = Listener::new(texts.map(&mut learn));
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
    let mut output = open(Config { ears_split: true, ..config(&path) });
    say(&mut output, 1, Channel::Private, "Springer Gustav eins Felix drei");
    output.advance_to(millis(600));
    output.stop_private();
    assert_eq!(output.advance_to(millis(700)), [Report::Cut { id: 1, at: millis(600), why: Why::Stopped }]);
    say(&mut output, 2, Channel::Hall, "Bauer Eva zwei");
    say(&mut output, 3, Channel::Private, "Dame");
    let reports = output.advance_to(millis(5_000));
    assert_eq!(reports.len(), 2, "they do not wait for each other: {reports:?}");
    output.close();
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
    let (mut output, _) = Output::open(Config { audio: Audio::None, ..Config::default() }, Box::new(|_| {}));
    say(&mut output, 1, Channel::Hall, "Dame");
    say(&mut output, 2, Channel::Private, "Dame");
    assert_eq!(output.next_report_at(), Some(Moment::START));
    let at = Moment::START;
    assert_eq!(output.advance_to(millis(5)), [Report::Finished { id: 1, at }, Report::Finished { id: 2, at }]);
    let path = wav("cues");
    let silent =
        Config { private_voice: PrivateVoice::Reader, voice: Preference::Only(VoiceKind::Platform), ..config(&path) };
    let (mut output, notes) = Output::open(silent, Box::new(|_| {}));
    assert!(notes.iter().any(|note| matches!(note, Report::VoiceChosen { voice: None, .. })));
    let speech = vec![Piece::Earcon(Earcon::Refused), Piece::words(Lang::De, "nicht verstanden")];
    let cue = Utterance { id: 3, channel: Channel::Private, speech, urgency: Urgency::Normal, topic: None };
    output.say(cue);
    let reports = output.advance_to(millis(1_000));
    assert_eq!(reports, [Report::Finished { id: 3, at: millis(280) }]);
    output.close();
    assert!(loud(&listener::channel(&listener::read_wav(&path), 0)).is_some());
    std::fs::remove_file(path).expect("the file");
    let none = Config { private_audio: PrivateAudio::None, audio: Audio::None, ..Config::default() };
    let (mut output, _) = Output::open(none, Box::new(|_| {}));
    say(&mut output, 4, Channel::Private, "Dame");
    assert_eq!(output.advance_to(millis(1)).len(), 1);
}

// ---- The listener -----------------------------------------------------------------------------------------------

#[test]
fn the_eight_file_names_and_the_eight_ranks_are_told_apart() {
    let Some(mut voice) = voice() else { return };
    let words = "Anna Bella Cesar David Eva Felix Gustav Hector eins zwei drei vier fuenf sechs sieben acht";
    let mut speak = |text: &str| render(voice.as_mut(), &german(text), &Params::default()).expect("speech");
    let listener = Listener::new(words.split(' ').map(|word| (word.to_owned(), speak(word))));
    for _ in 0..3 {
        for word in words.split(' ') {
            let heard = listener.recognise(&speak(word)).map(|heard| (heard.phrase.to_owned(), heard.margin));
            let (phrase, margin) = heard.expect("a word");
            assert_eq!(phrase, word);
            assert!(margin > 1.3, "{word}: only {margin:.2} times better than the next");
        }
    }
}

#[test]
fn a_whole_games_announcements_are_recognised_from_its_wav() {
    let Some(mut voice) = voice() else { return };
    let files = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let ranks = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
    let pieces = ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"];
    let ply = |n: usize| {
        let (from, to) = (n * 5 % 8, (n * 3 + n / 8) % 8);
        let (down, up) = (n * 7 % 8, (n * 11 + n / 5) % 8);
        format!("{} {} {} {} {}", pieces[n % 6], files[from], ranks[down], files[to], ranks[up])
    };
    let plies: Vec<String> = (0..45).map(ply).collect();
    let path = wav("game");
    let mut output = open(config(&path));
    let mut ends = Vec::new();
    for (n, text) in plies.iter().enumerate() {
        output.advance_to(millis(4_000 * n as u64));
        say(&mut output, n as u64, Channel::Hall, text);
        let end = output.next_report_at().expect("an end");
        ends.push(end.as_millis());
        assert_eq!(output.advance_to(end), [Report::Finished { id: n as u64, at: end }]);
    }
    output.advance_to(millis(4_000 * 45));
    output.close();
    let left = listener::channel(&listener::read_wav(&path), 0);
    let mut speak =
        |text: &String| (text.clone(), render(voice.as_mut(), &german(text), &Params::default()).expect("speech"));
    let listener = Listener::new(plies.iter().map(&mut speak));
    let found = listener::segments(&left, 300);
    assert_eq!(found.len(), plies.len());
    for (n, stretch) in found.iter().enumerate() {
        assert!((stretch.start as u64 / 48).abs_diff(4_000 * n as u64) <= 5);
        assert!((stretch.end as u64 / 48).abs_diff(ends[n]) <= 20);
        let heard = listener.recognise(&left[stretch.clone()]).expect("a ply");
        assert_eq!(heard.phrase, plies[n]);
        assert!(heard.margin > 1.15, "{}: only {:.2} times better than the next", heard.phrase, heard.margin);
    }
    std::fs::remove_file(path).expect("the file");
}
