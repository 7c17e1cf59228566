//! At the ear of a game: the hall's own voice, cues with their keys, and the program's own log beside the recording.

use super::*;
use crate::support::played::checker::{ExpectedWords, check, from, utterances};
use ansage_sound::earcon;
use ansage_words::presentation::Earcon;

const E4: &str = "Bauer Eva zwei Eva vier";

/// A line of the speech log.
struct LoggedLine {
    line: Value,
    begun: u64,
    ended: u64,
}

impl LoggedLine {
    fn has(&self, field: &str, value: &str) -> bool {
        self.line[field] == value
    }
}

fn log(played: &PlayedGameFiles) -> Vec<LoggedLine> {
    let text = fs::read_to_string(played.folder.join("speech.log")).expect("a log");
    let read = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("an object");
        let moment = |field: &str| line[field].as_u64().expect("a moment");
        let (begun, ended) = (moment("begun"), moment("ended"));
        LoggedLine { line, begun, ended }
    };
    text.lines().map(read).collect()
}

/// How well a cue is heard at a place: 1 as it is alone.
fn heard_at(samples: &[f32], at: u64, cue: Earcon) -> f32 {
    let wanted = earcon::earcon_samples(cue);
    let heard = &samples[48 * at as usize..][..wanted.len()];
    let dot: f32 = heard.iter().zip(&wanted).map(|(a, b)| a * b).sum();
    dot / wanted.iter().map(|sample| sample * sample).sum::<f32>()
}

#[test]
fn p1_the_hall_hears_an_announcement_as_long_as_ever_when_the_player_is_in_a_hurry() {
    let Some(listener) = listener() else { return };
    let length = |name: &str, before: &str| {
        let script = format!("{before}start\n+16\ne4\n+4\n");
        let played = PlayedGameFiles::of(name, &["--ears", "split"], &script);
        let hall = from(&played.left, 16_000);
        // The listener knows the words at the usual rate.
        let words = [ExpectedWords { words: E4.to_owned(), time: None }];
        let usual = !before.contains("saal");
        assert!(!usual || check(&listener, &hall, &words, 60) == Ok(()), "{before}");
        utterances(&hall)[0].len() / 48
    };
    let (usual, hurried) = (length("p1", ""), length("p1-hurried", "rate 400\npitch 80\n"));
    assert!(usual.abs_diff(hurried) <= 30, "{usual} and {hurried} ms");
    let slower = length("p1-slower", "saal tempo 120\n");
    assert!(slower > usual * 11 / 10, "{usual} and {slower} ms: the hall's own command changes it");
}

#[test]
fn p20_press_kept_sounds_with_the_key_and_not_after_the_words() {
    if listener().is_none() {
        return;
    }
    let played = PlayedGameFiles::of("p20", &["--speech-log", "speech.log"], "start\n+6\ne4\n+0.3\npress\n+4\n");
    let [kept] = played.moments("press-kept")[..] else { panic!("one press is kept") };
    let log = log(&played);
    let cue = |name: &str| log.iter().find(|one| one.has("cue", name)).expect("the cue");
    assert!(cue("press-kept").begun.abs_diff(kept) <= 5, "pressed at {kept}, heard at {}", cue("press-kept").begun);
    let clear = heard_at(&played.left, kept, Earcon::PressKept);
    assert!((0.6..1.4).contains(&clear), "it is in the recording there, beside the words: {clear}");
    let [completed] = played.moments("move-completed")[..] else { panic!("one move is completed") };
    // What the last word brings about keeps the distance of an utterance from it.
    assert!(cue("clock-pressed").begun.abs_diff(completed + 150) <= 5, "{completed}");
    let words = log.iter().find(|one| one.has("words", E4)).expect("the announcement");
    assert!(words.begun < kept && kept < words.ended, "over the words");
}

/// A game with public words, private answers, refusals and a silenced answer.
const GAME: &str = "start\n+6\nc\n+9\nx e4\n+5\ne4\n+0.4\npress\n+4\nopp press\n+1\ne5\n+3\nSf3\n+0.2\nc\n+0.9\nnochmal\n+9\n\
                    nonsense\n+9\ntempo 300\n+4\nsaal tempo 120\n+4\nl\n+6\n";

#[test]
fn the_speech_log_tells_what_the_recording_holds_and_nothing_else_does() {
    if listener().is_none() {
        return;
    }
    for (name, options) in [("log-split", &["--ears", "split"][..]), ("log-shared", &[])] {
        let options = [options, &["--speech-log", "speech.log"]].concat();
        let played = PlayedGameFiles::of(name, &options, GAME);
        let log = log(&played);
        assert!(log.iter().filter(|one| one.line["words"].is_string()).count() > 10, "{name}");
        assert!(log.iter().any(|one| one.has("channel", "hall") && one.line["rate"] == 120), "{name}: {GAME}");
        assert!(log.iter().any(|one| one.has("channel", "private") && one.line["rate"] == 300), "{name}");
        for (ear, samples) in [("left", &played.left), ("right", &played.right)] {
            let here = |one: &&LoggedLine| one.has("ear", "both") || one.has("ear", ear);
            let mut rest = samples.clone();
            for one in log.iter().filter(here) {
                let (begun, ended) = (48 * one.begun as usize, 48 * one.ended as usize);
                let phrase = &samples[begun..ended.min(samples.len())];
                // Sound where it says: from its beginning to its end, with no more silence than there is between sentences.
                let found = listener::segments(phrase, 550);
                let [whole] = &found[..] else { panic!("{name} {ear}: {} is not one phrase: {found:?}", one.line) };
                assert!(whole.start < 48 * 15, "{name} {ear}: {} begins {} ms late", one.line, whole.start / 48);
                // A cut can fall into a pause between two words.
                let silence = if one.line["cut"] == true { 550 } else { 40 };
                assert!(phrase.len() - whole.end < 48 * silence, "{name} {ear}: {} ends early", one.line);
                let end = (ended + 48 * 3).min(rest.len());
                rest[begun.saturating_sub(48)..end].fill(0.0);
            }
            let left_over = listener::segments(&rest, 20);
            assert!(left_over.is_empty(), "{name} {ear}: sound that is not in the log: {left_over:?}");
        }
    }
}

#[test]
fn a_speech_log_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let lines = run(&folder("log-nowhere"), &["--speech-log", "nowhere/speech.log"], "start\n+1\ne4\n+4\n");
    let told = lines.iter().filter(|line| line.contains("Sprachprotokoll")).count();
    assert_eq!(told, 1, "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("e2-e4")), "{lines:?}");
}
