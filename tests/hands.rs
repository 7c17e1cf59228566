//! One way from hands to the referee: the same acts at every place where a player may sit, in virtual time.
//!
//! The pieces are the real ones: the boards as a station follows them, the board on a screen, the check of what a joined
//! station may send, the referee. No port is opened, no socket and no terminal, and nothing sleeps.

mod asking;
mod outcomes;
mod places;
mod random;
mod rows_boards;
mod rows_game;
mod rows_touch;
mod same_result;
mod steps;
