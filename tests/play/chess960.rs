//! Chess960 on a terminal: the position is told before the game begins, and castling is what hands say it is.

use super::pty::keys::{F8, SPACE};
use super::pty::{TerminalSeat, TestHome};

#[test]
fn f_the_position_is_told_and_both_castle_in_their_first_move() {
    let home = TestHome::new("chess960");
    let mut seat = TerminalSeat::silent(&home, &["--chess960", "288"]);
    seat.hears(&["Not begun. Type start", "New game journal", "Chess960 no. 288: BBQNRKRN"]);
    seat.say("start", &["Game begins. White's clock runs."]);
    // The king's two squares are his move, and his own rook stands there: nothing but castling can be meant.
    seat.say("f1g1", &["w 0-0. Space: clock"]);
    seat.say("played g1f1", &["White's board differs: 1", "g1: nothing, said white king"]);
    seat.press(SPACE, &["Not made. g1: nothing"]);
    seat.say("played f1g1", &["White's board: as announced."]);
    seat.press(SPACE, &["Black to move."]);
    seat.press(F8, &["Black has pressed. Enter the move."]);
    seat.say("kurze Rochade", &["b 0-0. Your move"]);
    seat.say("played f8g8", &["White's board: as announced."]);
}
