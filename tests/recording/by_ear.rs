//! Played by ear only: what is typed follows from what was heard, as the speech log tells it. Nothing here reads a screen.

use super::*;
use crate::support::pty::{TerminalSeat, TestHome};
use std::time::{Duration, Instant};

/// Longer than anything takes to be said here.
const PATIENCE: Duration = Duration::from_secs(60);

/// Longer than any recording here, in milliseconds.
const LONG: u64 = 3_600_000;

/// Something that was said: its words, empty for a cue, and when, in milliseconds.
#[derive(Debug, Clone)]
struct RecordedSpeech {
    words: String,
    begun: u64,
    ended: u64,
}

/// What a log tells so far; the file may be written at this moment.
fn said(log: &Path) -> Vec<RecordedSpeech> {
    let text = fs::read_to_string(log).unwrap_or_default();
    let read = |line: &str| {
        let line: Value = serde_json::from_str(line).ok()?;
        let words = line["words"].as_str().unwrap_or_default().to_owned();
        Some(RecordedSpeech { words, begun: line["begun"].as_u64()?, ended: line["ended"].as_u64()? })
    };
    text.lines().filter_map(read).collect()
}

/// Waits until something with these words has been heard to its end, and gives it.
fn hears(log: &Path, words: &str) -> String {
    let end = Instant::now() + PATIENCE;
    loop {
        let all = said(log);
        if let Some(heard) = all.iter().find(|one| one.words.contains(words)) {
            return heard.words.clone();
        }
        assert!(Instant::now() < end, "{words:?} is never heard: {all:?}");
        std::thread::yield_now();
    }
}

/// The number to be typed for a choice, from the words that name it: "1: a new game", "type 1 for this program",
/// "for English, type 1".
fn number_for(choice: &str, heard: &str) -> String {
    let (before, after) = heard.split_once(choice).expect("it was heard");
    let clause = before.rsplit(['.', ',', '?']).next().unwrap_or_default();
    let digits = |text: &str| -> String {
        let text = text.trim_start_matches(|sign: char| !sign.is_ascii_digit());
        text.chars().take_while(char::is_ascii_digit).collect()
    };
    let number = [clause, after].into_iter().map(digits).find(|number| !number.is_empty());
    number.unwrap_or_else(|| panic!("no number for {choice:?} was heard: {heard}"))
}

/// What was said last that is to be typed, or pressed: "type correct d4, then Enter".
fn asked_for(heard: &str) -> Option<String> {
    let typed = heard.to_lowercase().rfind("type ").map(|at| (at, &heard[at + 5..]));
    let pressed = heard.rfind("press the space bar");
    match typed {
        Some((at, line)) if pressed.is_none_or(|pressed| at > pressed) => {
            line.split([',', '.']).next().map(|line| line.trim().to_owned())
        }
        // Without a terminal the space bar is a word.
        _ => pressed.map(|_| "press".to_owned()),
    }
}

/// How long there was speech, in milliseconds: nothing is counted twice where a cue sounds over words.
fn speech(said: &[RecordedSpeech]) -> u64 {
    let mut times: Vec<(u64, u64)> = said.iter().map(|one| (one.begun, one.ended)).collect();
    times.sort_unstable();
    let mut end = 0;
    times.iter().fold(0, |sum, (from, to)| {
        let from = end.max(*from);
        end = end.max(*to);
        sum + to.saturating_sub(from)
    })
}

/// How long there is sound in a recording up to a moment, in milliseconds; pauses between words are speech.
fn sound(wav: &Path, until: u64) -> u64 {
    let samples = listener::channel(&listener::read_wav(wav), 0);
    let heard = &samples[..samples.len().min(48 * until as usize)];
    listener::segments(heard, 450).iter().map(|one| one.len() as u64 / 48).sum()
}

/// Log and recording tell the same; between two phrases there is less than half a second, which the recording counts.
fn agree(log: u64, wav: u64, phrases: usize) {
    let between = 450 * phrases as u64;
    assert!(wav + log / 20 >= log && wav <= log + between, "{log} ms by the log, {wav} by the recording");
}

/// The questions, a game and a first move are to take a minute together: what is typed, a quarter of it, what is heard,
/// the rest. Each question is heard up to the choice that is wanted, as somebody would who knows what he wants.
const FIRST_MOVE: u64 = 45_000;

#[test]
fn p9_a_first_start_by_ear_alone_leads_to_a_move_within_the_first_minute() {
    if listener().is_none() {
        return;
    }
    let home = TestHome::new("by-ear");
    let file = |name: &str| PathBuf::from(home.path(name));
    let wav = format!("wav:{}", home.path("ear.wav"));
    let mut player = TerminalSeat::program(&home, 80, &["--audio", &wav, "--speech-log", &home.path("ear.log")]);
    let questions = file("ear.log");
    for choice in ["English", "this program", "a new game", "White"] {
        let heard = hears(&questions, choice);
        player.keys(&format!("{}\r", number_for(choice, &heard)));
    }
    let game = file("ear-2.log");
    let start = asked_for(&hears(&game, "Type ")).expect("a word to type");
    // Of several things that may be typed, the one that begins the game.
    let start = if start == "time" { asked_for(&hears(&game, "not begun")).expect("another") } else { start };
    player.keys(&format!("{start}\r"));
    hears(&game, "The game begins");
    let begun = said(&game);
    player.keys("e4\r");
    hears(&game, "Bauer Eva zwei Eva vier");
    player.kill();
    let (asked, played) = (said(&questions), begun);
    let end = played.iter().map(|one| one.ended).max().expect("speech");
    let (log, log_game) = (speech(&asked), speech(&played));
    agree(log, sound(&file("ear.wav"), LONG), asked.len());
    agree(log_game, sound(&file("ear-2.wav"), end), played.len());
    println!("to the first move: {log} ms of questions and {log_game} ms of the game are heard");
    assert!(log + log_game <= FIRST_MOVE, "{log} ms of questions, {log_game} of the game");
}

/// A learner who has heard what to do takes so long to type it.
const TYPING: u64 = 3_000;

#[test]
fn p9_the_lesson_by_ear_alone_takes_about_two_minutes() {
    if listener().is_none() {
        return;
    }
    let folder = folder("lesson-by-ear");
    let (mut script, mut now, mut steps) = (String::new(), 0, 0);
    let (heard, end) = loop {
        let options = "learn --lang en --clock script --audio wav:lesson.wav --speech-log lesson.log";
        let mut learner = ansage(&folder);
        let learner = learner.args(options.split(' ')).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut learner = learner.spawn().expect("the program");
        // After what he typed last he listens until nothing more comes.
        learner.stdin.take().expect("a pipe").write_all(format!("{script}+60\n").as_bytes()).expect("read");
        assert!(learner.wait().expect("its end").success(), "{script}");
        let all = said(&folder.join("lesson.log"));
        let new = all.iter().filter(|one| one.begun >= now).rev();
        let (asks, typed) =
            new.map(|one| (one, asked_for(&one.words))).find(|(_, asked)| asked.is_some()).expect("a step");
        let typed = typed.unwrap_or_default();
        if typed == "quit" {
            break (speech(&all), asks.ended);
        }
        let waited = asks.ended + TYPING - now;
        script += &format!("+{}.{:03}\n{typed}\n", waited / 1_000, waited % 1_000);
        (now, steps) = (now + waited, steps + 1);
        assert!(steps < 20, "the lesson does not end: {script}");
    };
    println!("the lesson: {heard} ms of speech, {end} ms in all with {steps} lines typed");
    assert_eq!(steps, 7, "{script}");
    agree(heard, sound(&folder.join("lesson.wav"), LONG), said(&folder.join("lesson.log")).len());
    assert!((90_000..=150_000).contains(&end), "{end} ms");
}
