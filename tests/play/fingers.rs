//! What a reader has under the fingers: one line of each reply, the most important, and the others when he asks for them.

use super::pty::keys::{ENTER, ESCAPE, F8, SPACE, TAB};
use super::pty::{TerminalSeat, TestHome};

/// A game on a Braille display of 40 cells, begun, with White's first move played.
fn braille(home: &TestHome, args: &[&str]) -> TerminalSeat {
    let seat = TerminalSeat::play(home, 40, &[&["--audio", "none", "--voice", "off"], args].concat());
    let mut seat = seat.started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat
}

/// All that waits behind the line under the fingers.
fn rest(seat: &mut TerminalSeat) -> Vec<String> {
    let mut lines = Vec::new();
    loop {
        seat.keys(ENTER);
        let (line, more) = seat.next_line();
        lines.push(line);
        if !more {
            return lines;
        }
    }
}

#[test]
fn p3_the_opponents_move_and_the_turn_are_one_line() {
    let home = TestHome::new("p3");
    let mut seat = braille(&home, &[]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.line("c5");
    assert!(!seat.feels("b c7-c5. Your move"), "nothing waits behind it");
    seat.quit();
}

#[test]
fn p4_of_every_reply_one_line_stands_under_the_fingers_and_enter_reads_on() {
    let home = TestHome::new("p4");
    let mut seat = braille(&home, &[]);
    seat.say("e5", &["b e7-e5"]);
    seat.press(F8, &["White to move."]);
    // The line under the fingers, and the lines that Enter brings.
    let replies: [(&str, &str, &[&str]); 6] = [
        ("b", "8 r n b q k b n r", &["7 p p p p . p p p", "6 . . . . . . . .", "5 . . . . p . . ."]),
        ("control", "period 1/1: all the rest", &["90 min for the whole game"]),
        ("diagonals d4", "x d4: bPe5 bPg7 bRh8 wPf2 wNg1 wPb2", &["wRa1", "bPa7"]),
        ("touched zz", "touched: a square, such as e4", &[]),
        ("help claims", "claim fifty, ...: help claim fifty", &["claim repetition"]),
        ("rules", "Laws of 2023", &["Assistant of White: a, b, c, d, e, f", "illegal-loses-at: 2"]),
    ];
    for (line, first, behind) in replies {
        seat.line(line);
        let more = seat.feels(first);
        assert_eq!(more, !behind.is_empty(), "{line}");
        if more {
            let read = rest(&mut seat);
            let found = behind.iter().zip(&read).all(|(wanted, found)| found.starts_with(wanted));
            assert!(found, "{line}: {read:?}");
        }
    }
    // Read to its end, Enter says again what is awaited; and `more` reads on as Enter does.
    seat.press(ENTER, &["Your move"]);
    seat.line("b");
    assert!(seat.feels("8 r n b q k b n r"));
    seat.line("more");
    assert!(seat.feels("7 p p p p . p p p"));
    // What was asked for lapses with the next wish.
    seat.line("x e4");
    assert!(!seat.feels("e4 white pawn"));
    seat.quit();
}

#[test]
fn p4_a_wrong_claim_and_an_illegal_move_lead_with_what_came_of_them() {
    let home = TestHome::new("p4-claim");
    let mut seat = braille(&home, &[]);
    seat.say("e5", &["b e7-e5"]);
    seat.press(F8, &["White to move."]);
    seat.say("claim fifty", &["Claim fifty moves + offer? yes or no"]);
    seat.line("yes");
    assert!(seat.feels("White's claim: incorrect"), "more waits");
    let read = rest(&mut seat);
    assert!(read.iter().any(|line| line == "Laws: Black + 2 min"), "{read:?}");
    seat.line("resume");
    assert!(seat.feels("Play goes on. White to move."), "more waits");
    seat.quit();
}

#[test]
fn p6_in_words_nothing_is_written_in_signs() {
    let home = TestHome::new("p6");
    let mut seat = TerminalSeat::play(&home, 80, &["--audio", "none", "--voice", "off"]).started();
    seat.say("lines words", &["Lines are written in words."]);
    seat.say("Nf3", &["White: knight g1 to f3. Space presses the clock."]);
    seat.keys(SPACE);
    seat.until("to move");
    // Said once to each person.
    seat.until("Black moves now: type the move when you hear it. Black's clock key is F 8.");
    seat.say("d5", &["Black: pawn d7 to d5."]);
    seat.keys(F8);
    seat.until("White to move.");
    seat.until("It's your move: type it, for example Nf3. Enter says what to do next.");
    for (line, told) in [
        ("p N", "Knights: White b1 f3."),
        ("x b8", "b8 black knight"),
        ("c", "Your clock is running."),
        ("score", "Your score: 1. knight g1 to f3, pawn d7 to d5."),
        ("s 8", "Rank"),
        ("help correct", "correct, and the move"),
        ("b", "White: king e1"),
        ("l", "Black pawn d7 to d5"),
    ] {
        seat.line(line);
        seat.until(told);
    }
    let raw = String::from_utf8(seat.raw()).unwrap();
    let shown = raw.split("Lines are written in words.").nth(1).unwrap();
    for signs in ["wN", "bP", "Ng1", "d7-d5", "opp.", " r n b"] {
        assert!(!shown.contains(signs), "{signs:?} in {shown}");
    }
    assert!(!shown.contains("Rank acht"), "no word of the German voice: {shown}");
    seat.say("lines short", &["Lines are short. Enter reads on"]);
    seat.say("l", &["b d7-d5"]);
    seat.quit();
}

#[test]
fn p6_who_hears_gets_words_and_who_reads_gets_short_lines() {
    for (voice, line) in [("reader", "White: pawn e2 to e4."), ("self", "White: pawn e2 to e4."), ("off", "w e2-e4.")] {
        let home = TestHome::new(&format!("p6-{voice}"));
        let mut seat = TerminalSeat::play(&home, 80, &["--audio", "none", "--voice", voice]);
        seat.until("Type start");
        seat.line("start");
        seat.until("begins");
        seat.line("e4");
        seat.until(line);
        seat.line("lines short");
        seat.until("Lines are short");
        seat.quit();
    }
}

#[test]
fn p14_the_clocks_are_short_in_a_fast_game_and_say_which_runs() {
    let home = TestHome::new("p14");
    let mut seat = braille(&home, &["--time", "5+3"]);
    seat.line("c");
    seat.until(", other runs");
    seat.say("d5", &["b d7-d5"]);
    seat.press(F8, &["White to move."]);
    seat.line("c");
    let line = seat.until(", yours runs").pop().unwrap();
    let (own, other) = line.split_once(", opponent ").unwrap();
    assert!(own.starts_with("5 0") && other.starts_with("5 0") && !line.contains(':'), "{line}");
    seat.quit();
}

#[test]
fn p14_enter_tells_a_fallen_flag() {
    let home = TestHome::new("p14-flag");
    let seat = TerminalSeat::play(&home, 40, &["--audio", "none", "--voice", "off", "--time", "0:02"]);
    let mut seat = seat.started();
    seat.until("flag has fallen");
    seat.read_all();
    seat.keys(ENTER);
    seat.until("White's flag has fallen.");
    seat.quit();
}

/// The other order of leaving and pressing: the press is still to come, and the player must learn it.
#[test]
fn art_6_2_1_a_game_left_before_the_press_says_that_the_move_is_not_completed() {
    let home = TestHome::new("left-before-the-press");
    let mut seat = TerminalSeat::play(&home, 40, &["--audio", "none", "--voice", "off"]).started();
    seat.line("e4");
    seat.until("w e2-e4");
    seat.quit();
    let mut seat = TerminalSeat::play(&home, 40, &["--audio", "none", "--voice", "off"]);
    assert!(seat.feels("Game open; clocks stopped. Enter: next"), "more waits");
    let read = rest(&mut seat);
    assert_eq!(read[0], "White, not yet pressed: e2-e4", "the move is told once: {read:?}");
    seat.line("resume");
    seat.until("Play goes on. White's move: not pressed");
    seat.line("turn");
    seat.until("White, not yet pressed: e2-e4");
    seat.keys(" ");
    seat.until("Black to move");
    seat.line("turn");
    seat.until("It is Black's turn.");
    seat.quit();
}

#[test]
fn p15_a_game_that_goes_on_tells_the_last_move_who_is_to_move_and_the_clocks() {
    let home = TestHome::new("p15");
    let seat = braille(&home, &[]);
    seat.quit();
    let mut seat = TerminalSeat::play(&home, 40, &["--audio", "none", "--voice", "off"]);
    assert!(seat.feels("Game open; clocks stopped. Enter: next"), "more waits");
    let read = rest(&mut seat);
    assert_eq!(read[..2], ["w e2-e4", "It is Black's turn."], "{read:?}");
    assert!(read[2].ends_with(", stopped"), "{read:?}");
    seat.quit();
}

#[test]
fn p16_b_and_a_square_lead_onto_the_board_and_the_board_reads_on_with_a_key() {
    let home = TestHome::new("p16");
    let mut seat = braille(&home, &[]);
    seat.say("b e4", &["Board: e4 white pawn. Escape: back"]);
    seat.press("e", &["e5 empty, dark"]);
    seat.press("A", &["1 w e2-e4"]);
    seat.press("A", &["That was the first move."]);
    seat.press("\u{1b}x", &["to e8: bPe7 bKe8"]);
    seat.press("g", &["No engine key. In practice: hint"]);
    seat.press(ESCAPE, &["Input line."]);
    seat.press(TAB, &["Board: e5 empty, dark. Escape: back"]);
    seat.press(ESCAPE, &["Input line."]);
    seat.quit();
}
