//! The bridge to the tactile board: frames, one board's life, the ports. The firmware itself runs in `tests/board.rs`.

#[path = "fuzz/src/frames.rs"]
mod check;
#[path = "tactile/corpus.rs"]
mod corpus;
#[path = "support/dice.rs"]
mod dice;
#[cfg(unix)]
#[path = "tactile/driver.rs"]
mod driver;
#[path = "tactile/frames.rs"]
mod frames;
#[path = "tactile/line.rs"]
mod line;
#[path = "tactile/session.rs"]
mod session;
