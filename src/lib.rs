//! Ansage, the electronic assistant of Appendix D of the FIDE Laws of Chess.
#![warn(missing_docs)]

pub mod console;
pub mod game;
pub mod journal;
pub mod locale;
pub mod moment;
pub mod presentation;
pub mod score;
pub mod seat;
pub mod sound;
pub mod speech;
pub mod station;
pub mod vocabulary;
