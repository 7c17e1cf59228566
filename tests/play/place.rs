//! Where am I, what can I do here, how do I leave: F1 and `?` answer in the game, on the board, at the desk and beside a question.

use super::pty::keys::{CTRL_C, ENTER, ESCAPE, F1, F5, F6, SPACE, TAB};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn f1_says_where_the_player_is_and_leads_on_to_the_help() {
    let home = TestHome::new("place");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.keys(F1);
    seat.until("A game. quit: leave. F1 again: help");
    seat.until("Your move");
    seat.keys(F1);
    seat.until("help: more, keys, or help COMMAND");
    seat.line("e4");
    seat.until("w e2-e4. Space: clock");
    // A move lies between: the next F1 begins anew.
    seat.keys(F1);
    seat.until("A game. quit: leave. F1 again: help");
    // What is awaited is still unread: the key leads to the help all the same.
    seat.press(F1, &["help: more, keys, or help COMMAND"]);
    seat.keys(SPACE);
    seat.until("Black to move.");
    seat.line("?");
    seat.until("A game. quit: leave. F1 again: help");
    seat.keys(TAB);
    seat.row_starts_with("Board: ");
    seat.keys(F1);
    seat.row_starts_with("Your board. Escape: back. F1: help");
    seat.keys(ESCAPE);
    seat.row_starts_with("Input line.");
    // Beside a question it leaves the question standing, and tells it before the place.
    seat.keys(CTRL_C);
    seat.row_starts_with("Save and leave? yes or no");
    for asks in ["?\r", F1] {
        seat.keys(asks);
        seat.row_starts_with("Save and leave? yes or no >");
        seat.keys(ENTER);
        seat.row_starts_with("A game. quit: leave. F1 again: help");
    }
    seat.line("no");
    seat.row_starts_with("Not done.");
    seat.keys("quit\r");
    seat.row_starts_with("Save and leave? yes or no");
    seat.keys("yes\r");
    assert!(seat.ended());
}

#[test]
fn f1_at_the_arbiters_own_desk_says_so() {
    let home = TestHome::new("place-desk");
    TerminalSeat::silent(&home, &[]).started().quit();
    let mut seat = TerminalSeat::desk(&home, &["--arbiter", "Rot"]);
    seat.keys(F1);
    seat.until("Arbiter's desk. quit: leave. F1: help");
    seat.line("?");
    seat.until("Arbiter's desk. quit: leave. F1: help");
}

#[test]
fn n5_the_last_messages_are_read_again_at_a_terminal() {
    let home = TestHome::new("messages-again");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    seat.say("e4", &["w e2-e4. Space: clock"]);
    seat.press(SPACE, &["Black to move."]);
    seat.press(F5, &["Black to move."]);
    seat.press(F5, &["w e2-e4. Space: clock"]);
    seat.press(F6, &["Black to move."]);
    seat.press(F6, &["that was the latest message"]);
    seat.say("messages", &["w e2-e4. Space: clock"]);
    seat.quit();
}
