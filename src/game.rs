//! Referee a game by Appendix D: pure, synchronous, told the time.

pub mod announcement;
pub mod code;
pub mod reading;
