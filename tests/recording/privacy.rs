//! What is public is heard by all, once; what is private by its player alone.

use super::*;
use crate::support::played::checker::{ExpectedWords, check, cues, expected, from, utterances};

/// A move, then two private questions with time for their answers, then a move and the clock.
const SCRIPT: &str = "start\n+16\nc\n+12\nx e4\n+8\ne4\n+3\npress\n+4\n";

/// When the first question is asked, when the move is told, and when the game is left, which its player alone is told.
const ASKED: u64 = 16_000;
const TOLD: u64 = 36_000;
const LEFT: u64 = 43_000;

const E4: &str = "Bauer Eva zwei Eva vier";

fn played(name: &str, options: &[&str]) -> PlayedGameFiles {
    PlayedGameFiles::of(name, options, SCRIPT)
}

/// The part of a recording in which only private answers may be heard.
fn answers(samples: &[f32]) -> Vec<f32> {
    from(&samples[..48 * TOLD as usize], ASKED)
}

fn is_silent(samples: &[f32]) -> bool {
    listener::segments(samples, 20).is_empty()
}

/// The public words are heard once, at their time, on this side.
fn public_words(listener: &PhraseRecognizer, played: &PlayedGameFiles, side: &[f32]) -> Result<(), String> {
    let from_move = from(&side[..side.len().min(48 * LEFT as usize)], TOLD);
    check(listener, &from_move, &expected(&played.journal, &[E4]), 60)
}

/// The words of the two answers, each said once: as long as when nothing else is heard.
fn answered_once(played: &PlayedGameFiles) {
    for words in ["e4 leer", "Gegner"] {
        let lines = played.lines.iter().filter(|line| line.contains(words)).count();
        assert_eq!(lines, 1, "{words}: {:?}", played.lines);
    }
}

#[test]
fn with_split_ears_private_answers_are_on_one_side_and_public_words_on_both() {
    let Some(listener) = listener() else { return };
    let played = played("split", &["--ears", "split"]);
    assert!(is_silent(&answers(&played.left)));
    assert!(!utterances(&answers(&played.right)).is_empty());
    for side in [&played.left, &played.right] {
        assert_eq!(public_words(&listener, &played, side), Ok(()));
    }
    assert!(cues(&from(&played.left, TOLD)).is_empty(), "cues are private");
    assert!(!cues(&from(&played.right, TOLD)).is_empty());
    answered_once(&played);
    // Who leaves hears to its end that the game is saved.
    assert!(is_silent(&from(&played.left, LEFT)));
    assert!(!utterances(&from(&played.right, LEFT)).is_empty());
}

#[test]
fn without_private_audio_only_public_words_are_heard() {
    let Some(listener) = listener() else { return };
    let played = played("no-private", &["--private-audio", "none"]);
    for side in [&played.left, &played.right] {
        assert!(is_silent(&answers(side)));
        assert_eq!(public_words(&listener, &played, side), Ok(()));
        assert!(cues(&from(side, TOLD)).is_empty());
    }
    answered_once(&played);
}

/// Situation 19.
#[test]
fn with_a_screen_reader_public_words_and_cues_are_heard_and_private_words_shown_once() {
    let Some(listener) = listener() else { return };
    let played = played("reader", &["--voice", "reader"]);
    assert!(utterances(&answers(&played.left)).is_empty());
    assert_eq!(public_words(&listener, &played, &played.left), Ok(()));
    assert!(!cues(&from(&played.left, TOLD)).is_empty());
    answered_once(&played);
}

#[test]
fn on_one_device_answers_are_heard_by_all_once_each_and_never_over_public_words() {
    let Some(listener) = listener() else { return };
    let own = played("shared", &[]);
    assert_eq!(own.left, own.right);
    assert_eq!(public_words(&listener, &own, &own.left), Ok(()));
    let split = played("shared-split", &["--ears", "split"]);
    let lengths = |samples: &[f32]| utterances(&answers(samples)).iter().map(|one| one.len() / 480).collect::<Vec<_>>();
    let (one, other) = (lengths(&own.left), lengths(&split.right));
    assert_eq!(one.len(), other.len(), "{one:?} {other:?}");
    assert!(one.iter().zip(&other).all(|(a, b)| a.abs_diff(*b) <= 3), "{one:?} {other:?}");
}

#[test]
fn n4_an_answer_gives_way_to_the_next_command_and_is_not_said_after_it() {
    let Some(listener) = listener() else { return };
    let played = PlayedGameFiles::of("gives-way", &[], "start\n+16\nc\n+0.9\ne4\n+16\n");
    let (told, heard) = expected(&played.journal, &[E4])[0].time.expect("a time");
    // The answer fades out within two milliseconds of the first public sound.
    let public = &played.left[48 * (told as usize + 5)..48 * (heard as usize + 20)];
    let words = [ExpectedWords { words: E4.to_owned(), time: None }];
    assert_eq!(check(&listener, public, &words, 60), Ok(()));
    assert!(is_silent(&played.left[48 * (heard as usize + 20)..48 * (heard as usize + 100)]), "between the two");
    let farewell = utterances(&from(&played.left, heard + 20)).len();
    assert_eq!(farewell, 1, "only that the game is saved is said after the move");
}

/// Situation 17.
#[test]
fn again_is_heard_in_the_hall_as_often_as_asked_once_it_was_said() {
    let Some(listener) = listener() else { return };
    let played =
        PlayedGameFiles::of("again", &["--voice", "off"], "start\n+6\ne4\n+0.5\nagain\n+4\nagain\n+4\nagain\n+8\n");
    let expected: Vec<ExpectedWords> = expected(&played.journal, &[E4; 3]);
    assert_eq!(check(&listener, &from(&played.left, 6_000), &expected, 60), Ok(()));
}
