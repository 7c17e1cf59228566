//! Whole games: played to their end at one station, through slips, refusals and a power failure, and what is left of
//! them in the record.

use super::pty::keys::{ENTER, F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};

/// White announces, and presses when the words were heard.
pub fn white(seat: &mut TerminalSeat, typed: &str, shown: &str) {
    // The mark of en passant ends with a full stop of its own.
    let line = format!("w {shown}. Space: clock").replace("e.p..", "e.p.");
    seat.say(typed, &[&line]);
    seat.press(SPACE, &["Black to move."]);
}

/// Black presses, and White enters what he said.
pub fn black(seat: &mut TerminalSeat, typed: &str, shown: &str) {
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.say(typed, &[&format!("b {shown}. Your move")]);
}

/// The moves of the sample game A, as its vector has them.
fn moves_of_game_a() -> Vec<String> {
    let table = include_str!("../words/game-a.tsv");
    let san = |line: &str| line.split('\t').nth(1).unwrap().replace(" e.p.", "");
    table.lines().skip(1).map(san).collect()
}

/// The moves of a PGN, without their numbers and comments, and its result.
fn moves_of_pgn(pgn: &str) -> (Vec<String>, String) {
    let text = pgn.rsplit("\n\n").find(|part| !part.trim().is_empty()).unwrap().replace("{ (=) }", "");
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    words.retain(|word| !word.ends_with('.'));
    let result = words.pop().unwrap();
    (words, result)
}

/// Moves 1 to 6, with a press too early and a slip of the tongue.
fn moves_1_to_6(seat: &mut TerminalSeat) {
    seat.press(SPACE, &["No move announced. Type a move."]);
    white(seat, "e4", "e2-e4");
    black(seat, "e5", "e7-e5");
    seat.say("Sh3", &["w Ng1-h3. Space: clock"]);
    seat.say("correct Sf3", &["correct: w Ng1-f3. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.say("correct Sh3", &["Too late to correct: ask the arbiter"]);
    black(seat, "Springer Gustav acht Felix sechs", "Ng8-f6");
    white(seat, "d2d4", "d2-d4");
    black(seat, "exd4", "e5xd4");
    white(seat, "Bauer Eva vier Eva fünf", "e4-e5");
    black(seat, "Ne4", "Nf6-e4");
    white(seat, "Dxd4", "Qd1xd4");
    black(seat, "david 7 david 5", "d7-d5");
    white(seat, "exd6", "e5xd6 e.p.");
    black(seat, "Sxd6", "Ne4xd6");
}

/// Moves 7 to 11, with an ambiguous move.
fn moves_7_to_11(seat: &mut TerminalSeat) {
    black(seat, "Sc6", "Nb8-c6");
    white(seat, "De3+", "Qd4-e3");
    black(seat, "Laeufer felix 8 eva 7", "Bf8-e7");
    seat.say("Sd2", &["Several fit d2: name the from-square"]);
    white(seat, "Sbd2", "Nb1-d2");
    black(seat, "0-0", "0-0");
    white(seat, "lange Rochade", "0-0-0");
    black(seat, "Te8", "Rf8-e8");
    white(seat, "Kb1", "Kc1-b1");
}

/// After these lines it is told what may be missing on the clock that ran: at most a second where the program was known
/// to live after its last entry, else the seconds since that.
fn opens_after_a_power_failure(seat: &mut TerminalSeat, lines: &[&str]) {
    let told = seat.until("missing");
    let known = ["White's clock: last seconds missing", "White's clock: up to 1 s missing"];
    let (last, before) = told.split_last().expect("lines");
    assert_eq!(before, lines);
    assert!(known.contains(&&**last), "{told:?}");
}

#[test]
fn game_a_is_played_to_its_end_through_a_power_failure() {
    let home = TestHome::new("game-a");
    let mut seat = TerminalSeat::silent(&home, &["--hall-lang", "de"]).started();
    moves_1_to_6(&mut seat);
    seat.say("Lg5", &["w Bc1-g5. Space: clock"]);
    // It was heard, and this is on the disk.
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    seat.kill();
    let mut seat = TerminalSeat::silent(&home, &["--hall-lang", "de"]);
    opens_after_a_power_failure(&mut seat, &["Interrupted; clocks stopped. Try Enter"]);
    seat.press(SPACE, &["Not done: paused. Enter: what next"]);
    let picture = home.output(&["watch", "--once", "journal", "--lang", "en"]);
    assert!(!picture.contains("running") && picture.contains("7. Bc1-g5"), "both clocks stand: {picture}");
    seat.say("resume", &["Space: clock, or correct MOVE", "Play goes on. White's move: not pressed"]);
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    seat.press(SPACE, &["Black to move."]);
    moves_7_to_11(&mut seat);
    seat.say("draw", &["Offer a draw? yes or no"]);
    seat.say("yes", &["White offers a draw."]);
    seat.say("accept", &["No draw is offered."]);
    seat.say("opp accept", &["Black accepts the draw? F12: yes"]);
    seat.press(ENTER, &["Black confirms with F12"]);
    // At a keyboard of both it is spelled out in the hall, and confirmed once more.
    seat.press(F12, &["Black accepts the draw: F12 again"]);
    seat.press(ENTER, &["Black confirms with F12"]);
    seat.press_again(F12, &["Drawn by agreement."]);
    seat.say("e4", &["Game over. To leave: quit"]);
    seat.quit();
    let (moves, result) = moves_of_pgn(&home.output(&["export", "journal", "--pgn", "--plain"]));
    assert_eq!(moves.len(), 21);
    assert_eq!((moves, result.as_str()), (moves_of_game_a(), "1/2-1/2"));
    assert!(home.output(&["verify", "journal"]).starts_with("The chain is sound: "));
    assert_eq!((home.count("corrected"), home.count("program-resumed")), (2, 1));
}

#[test]
fn a_promotion_names_its_piece() {
    let home = TestHome::new("promotion");
    let mut seat = TerminalSeat::silent(&home, &["--fen", "8/P3k3/8/8/8/8/7P/4K3 w - - 0 1"]).started();
    seat.say("a8", &["a8: name the new piece"]);
    seat.press(SPACE, &["No move announced. Type a move."]);
    white(&mut seat, "a8S", "a7-a8N");
    black(&mut seat, "Kd7", "Ke7-d7");
    seat.quit();
    let (moves, result) = moves_of_pgn(&home.output(&["export", "journal", "--pgn", "--plain"]));
    assert_eq!((moves.join(" ").as_str(), result.as_str()), ("a8=N Kd7", "*"));
}

#[test]
fn what_was_being_said_at_a_power_failure_is_said_again() {
    let home = TestHome::new("mid-word");
    let mut seat = TerminalSeat::heard(&home, &["--hall-rate", "80", "--hall-lang", "de"]);
    seat.until("Not begun");
    seat.line("start");
    seat.until("Game begins.");
    seat.line("e4");
    seat.press(SPACE, &["w e2-e4. Space: clock", "Press kept until the last word."]);
    seat.kill();
    assert_eq!(home.count("announcement-heard"), 0);
    let mut seat = TerminalSeat::silent(&home, &[]);
    let recovered = ["Press taken back. Space: clock", "Interrupted; clocks stopped. Try Enter"];
    opens_after_a_power_failure(&mut seat, &recovered);
    seat.hears(&["again: w e2-e4"]);
    seat.say("resume", &["Space: clock, or correct MOVE", "Play goes on. White's move: not pressed"]);
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    seat.press(SPACE, &["Black to move."]);
    seat.quit();
    assert!(home.output(&["verify", "journal"]).starts_with("The chain is sound: "));
}
