//! What stands under the fingers: messages in the first cell, the prompt only while somebody types, few bytes.

use super::pty::keys::{BACKSPACE, ENTER, ESCAPE, F1, F5, F8, LEFT, PAGE_UP, SPACE};
use super::pty::{TerminalSeat, TestHome};
use std::time::{Duration, Instant};

/// A sound library prints what it thinks into standard error.
#[cfg(target_os = "linux")]
#[test]
fn n14_what_libraries_print_does_not_reach_the_terminal() {
    let home = TestHome::new("library-output");
    let seat = TerminalSeat::silent(&home, &[]).started();
    assert_eq!(seat.standard_error(), std::path::Path::new("/dev/null"));
    seat.quit();
}

#[test]
fn a_message_stands_alone_under_the_fingers_until_something_is_typed() {
    let home = TestHome::new("fingers");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    let before = seat.raw();
    assert!(before.ends_with(b"\r\n> start\r\nGame begins. White's clock runs.\r"), "{before:?}");
    seat.typing("e");
    assert_eq!(seat.raw()[before.len()..], *b"\r\n> e");
    seat.typing_more("4", "e4");
    assert_eq!(seat.raw()[before.len()..], *b"\r\n> e4");
    seat.press(ENTER, &["w e2-e4. Space: clock"]);
    assert_eq!(seat.raw()[before.len()..], *b"\r\n> e4\r\nw e2-e4. Space: clock\r");
    seat.quit();
}

#[test]
fn a_typed_letter_costs_one_byte() {
    let home = TestHome::new("bytes");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.typing("S");
    for line in ["Sp", "Spr", "Spri", "Sprin", "Spring", "Springe", "Springer"] {
        let before = seat.raw().len();
        seat.typing_more(&line[line.len() - 1..], line);
        assert_eq!(seat.raw().len() - before, 1, "the last letter of {line}");
    }
    // Backwards too there is no escape sequence: back, a blank over it, back.
    let before = seat.raw().len();
    seat.typing_more(BACKSPACE, "Springe");
    assert_eq!(seat.raw()[before..], *b"\x08 \x08");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.quit();
}

/// The opponent's key brings a line while something is typed: nothing is sent that is not under the fingers.
#[test]
fn n10_what_is_typed_under_a_message_comes_back_before_it_is_sent() {
    let home = TestHome::new("covered");
    let mut seat = TerminalSeat::silent(&home, &["--lines", "short"]).started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.typing("Nc");
    shows(&mut seat, F8, "Black has pressed. Enter the move. >");
    seat.assert_still(Duration::from_secs(1));
    let before = seat.raw().len();
    seat.typing_more(ENTER, "Nc");
    assert_eq!(seat.raw()[before..], *b"\r\n> Nc", "nothing was sent");
    seat.typing_more("6", "Nc6");
    // Who types on is not held up by a line that comes between.
    shows(&mut seat, F5, "Black has pressed. Enter the move. >");
    seat.read_all();
    seat.press(ENTER, &["b Nb8-c6. Your move"]);
    seat.quit();
}

/// The help key tells first where the player is, whatever he has read before it.
#[test]
fn p11_the_help_key_does_not_turn_the_pages_of_another_list() {
    let home = TestHome::new("help-key");
    let mut seat = TerminalSeat::silent(&home, &["--lines", "short"]).started();
    for list in ["sounds\r", "keys\r", "help clock\r"] {
        shows(&mut seat, "count\r", "moves: you 0, opponent 0");
        shows(&mut seat, F1, "A game. quit: leave. F1 again: help >");
        let from = seat.so_far();
        seat.keys(list);
        seat.typed(list.trim_end(), from);
        seat.read_all();
        shows(&mut seat, F1, "A game. quit: leave. F1 again: help >");
        shows(&mut seat, ENTER, "Your move");
        shows(&mut seat, F1, "help: more, keys, or help COMMAND >");
    }
    seat.read_all();
    seat.quit();
}

/// Presses a key, and waits for this line under the fingers.
fn shows(seat: &mut TerminalSeat, key: &str, line: &str) {
    let from = seat.so_far();
    seat.keys(key);
    seat.displays(40, line, from);
}

#[test]
fn lines_typed_before_come_back() {
    let home = TestHome::new("earlier");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("count", &["moves: you 0, opponent 0"]);
    seat.typing_more(PAGE_UP, "count");
    seat.press(ENTER, &["moves: you 0, opponent 0"]);
    seat.quit();
}

#[test]
fn forty_columns_are_enough() {
    let home = TestHome::new("forty");
    let mut seat = TerminalSeat::play(&home, 40, &["--audio", "none", "--voice", "off"]);
    seat.hears(&["Not begun. Type start", "New game journal"]);
    seat.say("start", &["Game begins. White's clock runs."]);
    seat.typing("Springer Gustav eins Felix drei");
    // Longer than the terminal: the line runs on inside its own row, the cursor with it.
    seat.keys(" und noch viel mehr Text");
    seat.row_starts_with("> ");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.line("b");
    seat.until("a b c d e f g h");
    seat.line("pawns");
    seat.until("h7");
    seat.line("help");
    seat.until("help settings");
    seat.line("more");
    seat.until("quit: saves and leaves");
    seat.line("keys");
    seat.until("F12: confirms what you typed");
    // What was asked for lapses with the next wish.
    seat.say("x e4", &["e4 empty, light"]);
    seat.press(ENTER, &["Your move"]);
    seat.press(LEFT, &["a1 edge of the board"]);
    seat.quit();
}

#[test]
fn a_bracketed_paste_is_typed_text_and_submits_nothing() {
    let home = TestHome::new("paste");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.keys("\u{1b}[200~e4\rresign\ryes\r\u{1b}[201~");
    seat.hears(&["Pasted: 1 line. Left out: 2 lines"]);
    // The message lies over what was pasted: Enter brings that back under the fingers first.
    seat.typing_more(ENTER, "e4");
    seat.press(ENTER, &["w e2-e4. Space: clock"]);
    let raw = |seat: &TerminalSeat| String::from_utf8_lossy(&seat.raw()).into_owned();
    assert_eq!(raw(&seat).matches("\u{1b}[?2004h").count(), 1, "the terminal is asked to mark a paste");
    assert!(!raw(&seat).contains("\u{1b}[?2004l"));
    seat.line("quit");
    seat.line("yes");
    let deadline = Instant::now() + Duration::from_secs(20);
    while !raw(&seat).contains("\u{1b}[?2004l") {
        assert!(Instant::now() < deadline, "and no longer when the program ends");
        std::thread::yield_now();
    }
}
