//! The bridge to the tactile board: frames, one board's life, the ports. The firmware itself runs in `tests/board.rs`.

use ansage_testing::dice;
#[path = "fuzz/src/frames.rs"]
mod check;
mod corpus;
#[cfg(unix)]
mod driver;
mod frames;
mod line;
mod session;
