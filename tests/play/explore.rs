//! The board under the fingers, and answers on request.

use super::game::{black, white};
use super::pty::keys::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, SPACE, STOP, TAB, UP};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn the_arrow_keys_explore_at_any_time() {
    let home = TestHome::new("arrows");
    let mut seat = TerminalSeat::silent(&home, &[]);
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.press(UP, &["a2 white pawn"]);
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.press(RIGHT, &["b2 white pawn"]);
    seat.press(DOWN, &["b1 white knight"]);
    seat.press(DOWN, &["b1 edge of the board"]);
    // Also while something is typed, which is kept.
    seat.typing("Sf");
    seat.press(LEFT, &["a1 white rook"]);
    seat.typing_more("3", "Sf3");
    seat.press(ENTER, &["w Ng1-f3. Space: clock"]);
    // And on the opponent's time.
    seat.press(SPACE, &["Black to move."]);
    seat.press(UP, &["a2 white pawn"]);
    seat.quit();
    assert_eq!(home.count("information-asked"), 0, "exploring is nobody's business");
}

#[test]
fn the_board_has_the_keys_of_lichess() {
    let home = TestHome::new("board");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.press(TAB, &["Board: a1 white rook. Escape: back"]);
    seat.press("k", &["e1 white king"]);
    seat.press("q", &["d1 white queen"]);
    seat.press("Q", &["d8 black queen"]);
    seat.press("n", &["g1 white knight"]);
    seat.press("3", &["g3 empty, dark"]);
    seat.press("!", &["a3 empty, dark"]);
    seat.press("o", &["a3 empty, dark"]);
    seat.press("x", &["to f8: bPe7 bBf8"]);
    seat.press("x", &["to c1: wPb2 wBc1"]);
    seat.press("l", &["No move has been announced."]);
    seat.press("c", &["Nothing has been captured."]);
    seat.keys("t");
    seat.until(", yours runs");
    seat.press("m", &["Not in a tournament: that is advice."]);
    // Space takes a piece in mind here: the clock is F7.
    seat.press(SPACE, &["No piece here. Clock: F7"]);
    seat.press("P", &["a2 white pawn"]);
    seat.press("i", &["Input line."]);
    seat.typing("i");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.press(TAB, &["Board: a2 white pawn. Escape: back"]);
    seat.press(ESCAPE, &["Input line."]);
    seat.quit();
    assert_eq!(home.count("clock-pressed"), 0);
}

#[test]
fn a_move_is_announced_from_the_board() {
    let home = TestHome::new("select");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.press(TAB, &["Board: a1 white rook. Escape: back"]);
    seat.press("%", &["e1 white king"]);
    seat.press("2", &["e2 white pawn"]);
    seat.press(ENTER, &["e2 chosen. Enter on the target"]);
    seat.press("4", &["e4 empty, light"]);
    assert_eq!(home.count("announced"), 0);
    seat.press(ENTER, &["w e2-e4. Space: clock"]);
    // Only announced: the line has the focus again, where Space is the clock.
    assert_eq!(home.count("clock-pressed"), 0);
    seat.press(SPACE, &["Black to move."]);
    seat.quit();
}

#[test]
fn answers_on_request() {
    let home = TestHome::new("answers");
    let mut seat = TerminalSeat::silent(&home, &["--time", "90"]).started();
    seat.line("c");
    let clocks = seat.until("1 ");
    assert!(clocks[0].ends_with(", opponent 1 30 00, yours runs"), "{clocks:?}");
    seat.line("m");
    let own = seat.until("you 1 h ");
    assert!(!own[0].contains("opp"), "{own:?}");
    seat.say("/o", &["opponent 1 h 30 m 0 s"]);
    seat.say("count", &["moves: you 0, opponent 0"]);
    seat.say("l", &["No move has been announced."]);
    seat.say("score", &["Your score is empty."]);
    white(&mut seat, "e4", "e2-e4");
    black(&mut seat, "e5", "e7-e5");
    seat.say("count", &["moves: you 1, opponent 1"]);
    seat.say("l", &["b e7-e5"]);
    seat.say("score", &["1.e2-e4 e7-e5"]);
    seat.say("s e", &["file e: wKe1 wPe4 bPe5 bKe8"]);
    seat.line("b");
    let board = seat.until("  a b c d e f g h");
    assert_eq!((board.len(), board[4].as_str()), (9, "4 . . . . P . . ."));
    seat.say("knights", &["wNb1 wNg1 bNb8 bNg8"]);
    seat.line("used");
    let used = seat.until("used ");
    assert!(used[0].contains("; opp. "), "{used:?}");
    seat.quit();
}

#[test]
fn a_tournament_refuses_advice_and_practice_gives_it() {
    let home = TestHome::new("advice");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    for advice in ["moves e2", "captures", "attackers e4", "defenders e2"] {
        seat.say(advice, &["Not in a tournament: that is advice."]);
    }
    seat.say("takeback", &["Not in a tournament. Try: correct MOVE"]);
    // Illegal, and nothing tells so before the press.
    seat.say("Ke1e3", &["w Ke1-e3. Space: clock"]);
    seat.quit();
    let home = TestHome::new("advice-practice");
    let mut seat = TerminalSeat::silent(&home, &["--mode", "practice"]).started();
    seat.say("moves e2", &["e2: e2-e3 e2-e4"]);
    seat.say("Ke1e3", &["Ke1-e3: it does not move that way"]);
    seat.say("takeback", &["Take back? yes or no"]);
    seat.say("no", &["Not done."]);
    seat.quit();
}

#[test]
fn the_stop_key_reaches_private_speech_and_says_nothing() {
    let home = TestHome::new("stop");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(STOP, &[]);
    seat.press(SPACE, &["Black to move."]);
    seat.quit();
    assert_eq!(home.count("press-cancelled"), 0);
}
