//! Referee a game by Appendix D: pure, synchronous, told the time; and keep its record.
//!
//! This is the ground floor: it depends on no other crate of Ansage, and touches no file, thread, port or clock.

#![forbid(unsafe_code)]

pub mod announcement;
pub mod board;
pub mod castling;
pub mod chess960;
pub mod claim;
pub mod clock;
mod code;
pub mod comparison;
pub mod effect;
pub mod event;
pub mod hex;
pub mod joining;
pub mod journal;
pub mod key;
pub mod laws;
pub mod mate;
pub mod moment;
pub mod outcome;
pub mod pending;
mod port;
pub mod reading;
pub mod referee;
pub mod refusal;
pub mod ruling;
pub mod score;
pub mod seat;
pub mod sensed;
pub mod shapes;
pub mod start;
pub mod terms;
pub mod time_control;
pub mod touch;
pub mod view;
