//! Two boards that differ: told at once, kept as they are, and mended by hand only.

use super::game::{black, white};
use super::pty::keys::{F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};
use serde_json::{Value, json};

/// The two squares on which Black's board differs while his pawn stands on e3.
fn squares() -> Value {
    json!([
        { "square": "e3", "shows": "P", "announced": "-" },
        { "square": "e4", "shows": "-", "announced": "P" },
    ])
}

/// The rank of one player's board as `ansage watch` shows it; 0 is White's, 1 Black's.
fn rank(home: &TestHome, board: usize, rank: char) -> String {
    let picture = home.output(&["watch", "--once", "journal", "--lang", "en"]);
    let rows: Vec<&str> = picture.lines().filter(|line| line.starts_with(&format!("{rank} "))).collect();
    assert_eq!(rows.len(), 2, "two boards in\n{picture}");
    rows[board][2..].replace(' ', "")
}

/// White's pawn stands on e4 of his board and on e3 of Black's, for everybody to see.
fn boards_differ(home: &TestHome) {
    assert_eq!([rank(home, 0, '4'), rank(home, 0, '3')].map(|rank| rank.chars().nth(4)), [Some('P'), Some('.')]);
    assert_eq!([rank(home, 1, '4'), rank(home, 1, '3')].map(|rank| rank.chars().nth(4)), [Some('.'), Some('P')]);
    let picture = home.output(&["watch", "--once", "journal", "--lang", "en"]);
    assert!(picture.contains("Black's board differs: 2"), "{picture}");
}

#[test]
fn a_move_executed_otherwise_stands_on_two_boards_until_hands_mend_it() {
    let home = TestHome::new("boards");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    white(&mut seat, "e4", "e2-e4");
    seat.say("opp played e2 e3", &["Black executed e2 e3? F12: yes"]);
    let differ = ["e3: white pawn, said nothing", "e4: nothing, said white pawn"];
    seat.press(F12, &["Black's board differs: 2", differ[0], differ[1]]);
    boards_differ(&home);
    // Black answers while it stands: from now on it is a case for the arbiter.
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.say("e5", &["b e7-e5. Your move", "Black's board still differs: 2", differ[0], differ[1]]);
    boards_differ(&home);
    white(&mut seat, "Nf3", "Ng1-f3");
    boards_differ(&home);
    black(&mut seat, "Nc6", "Nb8-c6");
    boards_differ(&home);
    seat.say("opp played e3 e4", &["Black executed e3 e4? F12: yes"]);
    seat.press(F12, &["Black's board: as announced."]);
    seat.press(SPACE, &["No move announced. Type a move."]);
    seat.quit();
    assert_eq!(rank(&home, 0, '4'), rank(&home, 1, '4'));
    assert_eq!(rank(&home, 1, '3').chars().nth(4), Some('.'));
    record(&home);
}

/// The journal tells of the difference once at once and once as a case, both in the hall, and of its end.
fn record(home: &TestHome) {
    let entries = home.entries();
    let effects = entries.iter().flat_map(|(_, effects)| effects.as_array().unwrap());
    let boards: Vec<Value> = effects.filter(|effect| effect["kind"].to_string().contains("board")).cloned().collect();
    let expected = json!([
        { "to": "hall", "kind": { "board-differs": { "owner": "black", "squares": squares() } } },
        { "to": "hall", "kind": { "boards-disputed": { "owner": "black", "squares": squares() } } },
        { "to": "hall", "kind": { "board-agrees": { "owner": "black" } } },
    ]);
    assert_eq!(Value::from(boards), expected);
    assert_eq!(home.output(&["export", "journal", "--pgn", "--plain"]).lines().last(), Some("1. e4 e5 2. Nf3 Nc6 *"));
}
