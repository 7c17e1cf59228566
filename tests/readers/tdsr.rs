//! The screen reader tdsr with a speech server that writes down what it is to say: a whole game, nothing twice, nothing
//! unread.
//!
//! It is looked for in `TDSR` and on the path: `bin/tdsr` of its repository, started by a Python that has pyte and wcwidth.

use super::pty::keys::{ENTER, F8, SPACE, UP};
use super::pty::{PATIENCE, TerminalSeat, TestHome};
use std::path::PathBuf;
use std::time::Instant;

fn tdsr() -> Option<PathBuf> {
    let named = std::env::var_os("TDSR").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    named.or_else(|| std::env::split_paths(&path).map(|folder| folder.join("tdsr")).find(|file| file.exists()))
}

/// What was to be said so far, one utterance a line; letters of typing are left out.
fn said(home: &TestHome) -> Vec<String> {
    let text = std::fs::read_to_string(home.path("said")).unwrap_or_default();
    text.lines().filter_map(|line| line.strip_prefix('s')).map(|line| line.trim().to_owned()).collect()
}

/// Waits until something with these words was said behind so many utterances, and gives all that was.
fn hears(home: &TestHome, from: usize, words: &str) -> Vec<String> {
    let end = Instant::now() + PATIENCE;
    loop {
        let new = said(home).split_off(from.min(said(home).len()));
        if new.iter().any(|line| line.contains(words)) {
            return new;
        }
        assert!(Instant::now() < end, "{words:?} is never said: {new:?}");
        std::thread::yield_now();
    }
}

#[test]
fn p5_p6_under_tdsr_a_whole_game_is_read_once_and_whole() {
    let Some(tdsr) = tdsr() else {
        return ansage_testing::skip::skipped("the screen reader tdsr. It is neither in TDSR nor on the path");
    };
    let home = TestHome::new("tdsr");
    let server = format!("sh -c 'cat > {}'", home.path("said"));
    let ansage = format!(
        "{} play --journal journal --lang en --time 90+30 --audio none --voice reader",
        env!("CARGO_BIN_EXE_ansage")
    );
    let script = format!("exec {} -s \"{server}\" -- {ansage}", tdsr.display());
    let mut seat = TerminalSeat::shell(&home, &script);
    hears(&home, 0, "Type start");
    // What is typed, and what must be read of it, all of it, each once.
    let game: [(&str, &[&str]); 9] = [
        ("start\r", &["The game begins"]),
        ("e4\r", &["White: pawn e2 to e4. Space presses the clock."]),
        (SPACE, &["Black to move."]),
        (F8, &["Black has pressed. Enter the move."]),
        ("e5\r", &["Black: pawn e7 to e5. Your move."]),
        ("x d8\r", &["d8 black queen"]),
        (
            "Ra5\r",
            &[
                "No move on your board fits those words. A move named with both squares is announced just as you say it.",
            ],
        ),
        (ENTER, &["Your move is awaited."]),
        ("f7f5\r", &["f7"]),
    ];
    for (keys, wanted) in game {
        let from = said(&home).len();
        seat.keys(keys);
        for words in wanted {
            let new = hears(&home, from, words);
            let count = new.iter().filter(|line| line.contains(words)).count();
            assert_eq!(count, 1, "{keys:?}: {new:?}");
        }
    }
    // Up is right under it, left and right are not: their letters on the board are, also where a square begins with the letter
    // of its key, which tdsr takes for the echo of the key.
    let from = said(&home).len();
    seat.keys(UP);
    hears(&home, from, "a2 white pawn");
    let from = said(&home).len();
    seat.keys("b d1\r");
    hears(&home, from, "Board: d1 white queen");
    let steps = [
        ("f", "e1 white king"),
        ("e", "e2 empty"),
        ("s", "d2 white pawn"),
        ("d", "d1 white queen"),
        ("e", "d2 white pawn"),
        ("f", "e2 empty"),
        ("e", "e3 empty"),
        ("f", "f3 empty"),
    ];
    for (key, words) in steps {
        let from = said(&home).len();
        seat.keys(key);
        let new = hears(&home, from, words);
        assert!(new[0].starts_with(words), "{key}: {new:?}");
    }
    // No shorthand of a Braille display was said at all.
    let all = said(&home).join("\n");
    for signs in ["wP", "bP", "e7-e5", "opp."] {
        assert!(!all.contains(signs), "{signs}: {all}");
    }
}
