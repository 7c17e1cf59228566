//! The clock keys: what presses, what does not, and what a press waits for.

use super::game::{black, white};
use super::pty::keys::{CTRL_C, ENTER, ESCAPE, F7, F8, PAGE_UP, SPACE, TAB};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn space_is_the_clock_and_nothing_else() {
    let home = TestHome::new("space");
    let mut seat = TerminalSeat::silent(&home, &["--time", "none"]).started();
    seat.press(SPACE, &["No move announced. Type a move."]);
    white(&mut seat, "e4", "e2-e4");
    seat.press(SPACE, &["White's clock is not running."]);
    // With something typed it is a blank: no press, no answer.
    seat.typing("Springer");
    seat.typing_more(SPACE, "Springer ");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.press(SPACE, &["Enter the opponent's move first."]);
    seat.press(F8, &["Already pressed."]);
    seat.say("e5", &["b e7-e5. Your move"]);
    seat.quit();
    assert_eq!(home.count("clock-pressed"), 6);
}

/// A terminal repeats a held key many times a second.
#[test]
fn one_long_press_is_refused_once_and_every_press_reaches_the_referee() {
    let home = TestHome::new("held-key");
    let mut seat = TerminalSeat::silent(&home, &["--time", "none"]).started();
    white(&mut seat, "e4", "e2-e4");
    seat.press(&SPACE.repeat(5), &["White's clock is not running."]);
    // The first of them counts.
    seat.press(&F8.repeat(5), &["Black has pressed. Enter the move.", "Already pressed."]);
    // Two keys in turn are two presses each time, in either order.
    let [first, already] = ["Enter the opponent's move first.", "Already pressed."];
    seat.press(&[SPACE, F8, SPACE, F8].concat(), &[first, already, first, already]);
    seat.press(&[SPACE, SPACE, F8, F8, SPACE].concat(), &[first, already, first]);
    seat.say("e5", &["b e7-e5. Your move"]);
    seat.quit();
    assert_eq!(home.count("clock-pressed"), 1 + 5 + 5 + 4 + 5);
}

#[test]
fn f7_is_the_clock_from_anywhere() {
    let home = TestHome::new("f7");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.typing("Sf");
    seat.press(F7, &["Black to move."]);
    // What was being typed is kept, and the next key shows it again.
    seat.typing_more("3", "Sf3");
    seat.press(ESCAPE, &["Line cleared."]);
    black(&mut seat, "e5", "e7-e5");
    seat.say("Nf3", &["w Ng1-f3. Space: clock"]);
    seat.press(TAB, &["Board: a1 white rook. Escape: back"]);
    seat.press(F7, &["Black to move."]);
    seat.press(ESCAPE, &["Input line."]);
    seat.quit();
}

#[test]
fn enter_on_an_empty_line_never_presses() {
    let home = TestHome::new("enter");
    let mut seat = TerminalSeat::silent(&home, &[]);
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.press(ENTER, &["Not begun. Type start"]);
    // A bounced Enter behind `start`, behind a move, behind the opponent's move.
    seat.typing("start");
    seat.press("\r\r", &["Game begins. White's clock runs.", "Your move"]);
    seat.typing("e4");
    seat.press("\r\r", &["w e2-e4. Space: clock", "Space: clock, or correct MOVE"]);
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    assert_eq!((home.count("clock-pressed"), home.count("repeated")), (0, 0));
    seat.press(SPACE, &["Black to move."]);
    seat.press(ENTER, &["Black to move"]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.press(ENTER, &["Black has pressed. Enter the move."]);
    seat.typing("e5");
    seat.press("\r\r", &["b e7-e5. Your move", "Your move"]);
    seat.quit();
    assert_eq!((home.count("clock-pressed"), home.count("repeated"), home.count("announced")), (2, 0, 2));
}

#[test]
fn a_press_before_the_last_word_is_kept_until_then() {
    let home = TestHome::new("kept");
    let mut seat = TerminalSeat::heard(&home, &["--hall-rate", "120", "--hall-lang", "de"]);
    seat.until("Not begun");
    seat.line("start");
    seat.until("Game begins.");
    seat.line("e4");
    seat.press(SPACE, &["w e2-e4. Space: clock", "Press kept until the last word."]);
    seat.press(ENTER, &["White pressed; clock at last word."]);
    // Typing goes on; the message of the clock comes in between and the next key shows the line again.
    seat.typing("mis");
    seat.hears(&["Black to move."]);
    seat.typing_more("heard", "misheard");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.quit();
}

#[test]
fn escape_takes_back_a_kept_press_and_correct_does_too() {
    let home = TestHome::new("escape");
    // Slowly, so that there is time.
    let mut seat = TerminalSeat::heard(&home, &["--hall-rate", "80", "--hall-lang", "de", "--verbosity", "quiet"]);
    seat.until("Not begun");
    seat.line("start");
    seat.until("Game begins.");
    seat.line("e4");
    seat.press(SPACE, &["w e2-e4. Space: clock", "Press kept until the last word."]);
    seat.press(ESCAPE, &["Press taken back. Space: clock"]);
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    seat.press(SPACE, &["Press kept until the last word."]);
    seat.say("correct d4", &["Press taken back. Space: clock", "correct: w d2-d4. Space: clock"]);
    seat.press(ENTER, &["Space: clock, or correct MOVE"]);
    seat.press(ESCAPE, &["There is nothing to take back."]);
    assert_eq!(home.count("press-cancelled"), 1);
    seat.press(CTRL_C, &["Save and leave? yes or no"]);
    seat.kill();
    let completed = |effects: &serde_json::Value| effects.to_string().contains("move-completed");
    assert!(!home.entries().iter().any(|(_, effects)| completed(effects)), "no press counted");
}

#[test]
fn n10_what_was_typed_too_early_comes_back_with_page_up_and_space_is_the_clock_all_the_same() {
    let home = TestHome::new("too-early");
    let mut seat = TerminalSeat::heard(&home, &["--hall-rate", "80", "--hall-lang", "de", "--verbosity", "quiet"]);
    seat.until("Not begun");
    seat.line("start");
    seat.until("Game begins.");
    seat.line("e4");
    // He answers before the move is made (1.3): that lapses, and the line stays empty, for Space is awaited.
    seat.until("w e2-e4. Space: clock");
    seat.say("opp e5", &["Too early: Black's reply does not count"]);
    seat.press(SPACE, &["Press kept until the last word."]);
    // The press is kept: what is typed meanwhile is not in the line, where the next command would be glued to it.
    seat.say("e5", &["Pressed; counts at the last word.", "Page Up brings your line back."]);
    seat.hears(&["Black to move."]);
    seat.say("turn", &["It is Black's turn."]);
    seat.keys(PAGE_UP);
    seat.typing_more(PAGE_UP, "e5");
    seat.press(ENTER, &["b e7-e5"]);
    seat.press(F8, &["Black pressed; clock at last word.", "White to move."]);
    seat.quit();
    assert_eq!((home.count("reply-entered"), home.count("announced"), home.count("clock-pressed")), (1, 3, 2));
}

#[test]
fn art_6_2_what_was_refused_for_the_own_press_comes_back_with_page_up() {
    let home = TestHome::new("awaits-press");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.say("Nf3", &["Awaits Space. To change: correct MOVE"]);
    seat.press(SPACE, &["Black to move."]);
    seat.typing_more(PAGE_UP, "Nf3");
    seat.press(ESCAPE, &["Line cleared."]);
    // An early press of the opponent's is told to all, and a kept one is taken back by nobody but him.
    black(&mut seat, "e5", "e7-e5");
    seat.say("Nf3", &["w Ng1-f3. Space: clock"]);
    seat.press(F8, &["Black pressed early: not counted."]);
    seat.say("opp Nc6", &["b Nb8-c6"]);
    seat.press(ENTER, &["Black has answered. Space: clock"]);
    seat.press(F8, &["Black pressed early: kept."]);
    // The kept press counts at once: the turn is White's again.
    seat.press(SPACE, &["White to move.", "Black to move."]);
    seat.quit();
}
