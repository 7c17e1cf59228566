//! The arbiter at a shared console, on a terminal: every byte of the screen is looked through for his code and for the
//! sealed move.

use super::pty::keys::{ENTER, F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};
use std::fs;

const HOME_KEY: &str = "\u{1b}[H";
const DELETE: &str = "\u{1b}[3~";
const END_KEY: &str = "\u{1b}[F";

/// Takes the desk; the code is seen as stars.
fn take_desk(seat: &mut TerminalSeat) {
    types_code(seat);
    seat.until("Desk. Type a ruling, help, or done.");
}

fn types_code(seat: &mut TerminalSeat) {
    seat.typing("ruling ");
    seat.typing_more("zqxj4242", "ruling ********");
    seat.keys(ENTER);
}

#[test]
fn d_2_9_f_neither_code_nor_sealed_move_reaches_the_screen_or_the_journal() {
    let home = TestHome::new("desk");
    let mut seat = TerminalSeat::silent(&home, &[]).started();
    // The game was opened without a code: the other player confirms the first one with his key.
    types_code(&mut seat);
    seat.until("Arbiter's code? Black confirms: F12");
    let set = [
        "Code set at the table; Black confirmed",
        "The arbiter has taken the desk.",
        "Code set. Type a ruling, help, or done.",
    ];
    // His clock key is his clock, and sets no code.
    seat.press(F8, &["Black's clock is not running."]);
    seat.press(F12, &set);
    seat.line("adjourn");
    seat.line("state");
    seat.until("White has to seal.");
    seat.line("done");
    seat.until("The arbiter has left the desk.");
    // A slip of a finger in the word does not show what is behind it, nor does mending it.
    seat.typing("sel ");
    seat.typing_more("Sprin", "sel *****");
    seat.keys(HOME_KEY);
    seat.keys(DELETE);
    seat.keys(END_KEY);
    seat.typing_more("ger", "************".get(..11).unwrap());
    seat.press("\u{1b}", &["Line cleared."]);
    seat.typing("seal ");
    seat.typing_more("Ng1f3", "seal *****");
    seat.keys(ENTER);
    seat.line("count");
    seat.until("moves: you 0");
    seat.keys(SPACE);
    seat.line("count");
    seat.until("moves: you 1");
    let raw = String::from_utf8(seat.raw()).unwrap();
    let journal = fs::read_to_string(home.path("journal")).unwrap();
    for secret in ["zqxj", "qxj4", "Ng1", "g1f3", "Spri", "ringer"] {
        assert!(!raw.contains(secret) && !journal.contains(secret), "{secret} in\n{raw}\n{journal}");
    }
    seat.quit();
    // Opened after a restart, with the code typed again.
    let mut seat = TerminalSeat::silent(&home, &[]);
    seat.until("Adjourned. The arbiter: ruling, open.");
    seat.typing("ruling");
    seat.press(ENTER, &["The arbiter's code? Not shown."]);
    seat.typing_more("wrongone", "********");
    seat.press(ENTER, &["Wrong code 1. Type ruling again"]);
    take_desk(&mut seat);
    seat.line("open");
    seat.until("Ng1-f3");
    seat.line("resume");
    seat.line("done");
    seat.line("count");
    seat.until("moves: you 1");
    seat.quit();
    assert!(home.output(&["export", "journal", "--pgn", "--plain"]).contains("1. Nf3 *"));
    assert!(home.run(&["verify", "journal"]).status.success());
}
