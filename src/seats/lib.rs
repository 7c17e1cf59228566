//! The places at the table: what a player types and hears, sees and clicks.
//!
//! - [`console`]: the blind player's line and keys;
//! - [`sighted`]: the sighted player's board;
//! - [`practice`]: an opponent that the program plays, at such a board.
//!
//! It depends on `ansage-game` and `ansage-words`. Only the two drivers touch terminals, threads and clocks.

pub mod console;
pub mod practice;
pub mod sighted;
