//! The questions about the time control in a recording: each is spoken at once, to the player alone.

use super::*;

/// What is typed, and how many seconds are then left for what is heard.
const ANSWERS: [(&str, u64); 12] = [
    ("time", 60),
    ("2", 28),
    ("90", 28),
    ("40", 40),
    ("x", 60),
    ("2", 28),
    ("30", 28),
    ("yes", 28),
    ("30", 28),
    ("r", 40),
    ("+30", 40),
    ("yes", 30),
];

/// How soon a question must be heard, in milliseconds.
const SOON: u64 = 300;

#[test]
fn every_question_is_spoken_after_the_answer_before_it_and_to_the_player_alone() {
    if listener().is_none() {
        return;
    }
    // In virtual time a line +30 would let half a minute pass: the increment is typed in two words.
    let typed = |answer: &str| answer.replace("+", "z ");
    let script: String = ANSWERS.iter().map(|(answer, pause)| format!("{}\n+{pause}\n", typed(answer))).collect();
    let played = PlayedGameFiles::of("timing", &["--ears", "split"], &format!("+8\n{script}start\n+8\n"));
    let set = played.lines.iter().filter(|line| line.contains("hat die Bedenkzeit eingestellt")).count();
    assert_eq!(set, 1, "{:?}", played.lines);
    let mut at = 8_000;
    let last = ANSWERS.len() - 1;
    for (number, (answer, pause)) in ANSWERS.iter().enumerate() {
        let range = 48 * at as usize..48 * (at + 1_000 * pause) as usize;
        let found = listener::segments(&played.right[range.clone()], 1_500);
        let first = found.first().map(|first| first.start as u64 / 48);
        assert!(first.is_some_and(|first| first < SOON), "{answer} at {at}: {first:?}");
        let words: usize = found.iter().map(|part| part.len()).sum();
        assert!(words > 48_000, "{answer}: a whole sentence is heard");
        let end = found.last().map_or(0, |last| last.end as u64 / 48);
        assert!(end + 500 < 1_000 * pause, "{answer}: nothing is cut, the end is at {end}");
        let public = !listener::segments(&played.left[range], 20).is_empty();
        assert_eq!(public, number == last, "{answer}: the hall hears only what was set");
        at += 1_000 * pause;
    }
}
