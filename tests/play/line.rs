//! What stands under the fingers: messages in the first cell, the prompt only while somebody types, few bytes.

use super::pty::keys::{BACKSPACE, ENTER, ESCAPE, LEFT, PAGE_UP};
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
    seat.press("\r", &["w e2-e4. Space: clock"]);
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
