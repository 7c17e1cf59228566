//! Referee a game by Appendix D: pure, synchronous, told the time.

pub mod announcement;
pub mod board;
pub mod code;
pub mod effect;
pub mod event;
pub mod outcome;
pub mod reading;
pub mod refusal;
pub mod terms;
pub mod view;
