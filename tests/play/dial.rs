//! The dial of the player's own clock, in real time: heard when it is due, and off with one key from anywhere.

use super::pty::keys::{ESCAPE, F9, TAB};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn a_low_time_is_told_when_it_is_due_while_nobody_touches_a_key() {
    let home = TestHome::new("dial-low");
    let mut seat = TerminalSeat::silent(&home, &["--time", "1", "--cues", "low=0:59"]).started();
    seat.hears(&["59 s left"]);
    seat.quit();
    assert_eq!(home.entries().len(), 3, "a cue is no event: the opening, the start, the end");
}

#[test]
fn one_key_switches_all_cues_off_and_on_again_from_anywhere() {
    let home = TestHome::new("dial-key");
    let mut seat = TerminalSeat::silent(&home, &["--time", "1"]).started();
    seat.press(F9, &["clock sounds: none. Help: help cues"]);
    seat.say("low 0:01", &["low 0:01"]);
    seat.typing("Sf");
    seat.press(F9, &["clock sounds off. F9: back"]);
    seat.typing_more("3", "Sf3");
    seat.press(ESCAPE, &["Line cleared."]);
    seat.press(TAB, &["Board: a1 white rook. Escape: back"]);
    // On the board Enter takes a piece in mind: a sign reads on.
    seat.keys(F9);
    assert!(seat.feels("dial off"));
    for line in ["final off", "seconds off", "low 0:01"] {
        seat.keys("+");
        seat.feels(line);
    }
    seat.press(ESCAPE, &["Input line."]);
    seat.quit();
}
