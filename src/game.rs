//! Referee a game by Appendix D: pure, synchronous, told the time.

pub mod announcement;
pub mod board;
pub mod castling;
pub mod chess960;
pub mod claim;
pub mod clock;
pub mod code;
pub mod comparison;
pub mod effect;
pub mod event;
pub mod joining;
pub mod laws;
pub mod mate;
pub mod outcome;
pub mod pending;
pub mod reading;
pub mod referee;
pub mod refusal;
pub mod ruling;
pub mod score;
pub mod sensed;
pub mod start;
pub mod terms;
pub mod time_control;
pub mod touch;
pub mod view;
