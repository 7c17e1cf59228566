//! The bridge to the tactile board, pure: frames, and one board's life. The firmware itself runs in `tests/peg_board.rs`.

#[path = "support/dice.rs"]
mod dice;
#[path = "tactile/frames.rs"]
mod frames;
#[path = "tactile/line.rs"]
mod line;
#[path = "tactile/session.rs"]
mod session;
