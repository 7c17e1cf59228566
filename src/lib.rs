//! Ansage, the electronic assistant of Appendix D of the FIDE Laws of Chess, for blind and visually disabled players.
//!
//! # The flow
//! ```text
//!   keyboard or pipe     speech output     a deadline
//!          \                  |               /
//!           +---- stamped: Event { at, seat, port, kind } ----> one bounded inbox
//!                                 |
//!   station, one thread:  1 stamp    the only place that reads a clock
//!                         2 decide   game::referee, pure: one event in, every effect out
//!                         3 record   journal: on the disk before anybody hears of it
//!                         4 present  presentation: one row per effect; console and speech show and say it
//!                         5 wait     until the next input or the referee's deadline
//! ```
//! Effects carry meaning, never text: one effect is spoken in the hall's language, shown in the program's, and written
//! into the journal. What could not be recorded has not happened.
//!
//! # Two boards, two scores
//! The referee keeps, and never merges, the course of the game, what each player's own board shows
//! ([`game::board::Board`]: assumed, or stated by its owner), and what each player has written
//! ([`game::score::Score`]). An announcement by one player never fills in the other's board or score. Differences are
//! facts to tell.
//!
//! # Layers
//! Each imports only downwards; `tests/tidy.rs` keeps it so.
//!
//! | layer | modules |
//! |---|---|
//! | 5 | `main`, [`station`] |
//! | 4 | `*/driver.rs`: the only other places that touch files, threads, terminals and sound cards |
//! | 3 | [`console`], [`sighted`], [`speech`], [`sound`], [`journal`], [`link`], [`tactile`], [`eboard`]: pure, apart |
//! | 2½ | [`arbiter`]: reads, compares and reconciles scores and boards (D.2.8) |
//! | 2 | [`vocabulary`], [`locale`], [`presentation`], [`score`], [`serial`] |
//! | 1 | [`game`] |
//! | 0 | [`moment`], [`seat`], [`key`] |
//!
//! # Where things are
//! A move's way: [`vocabulary::parse`] gives an [`game::announcement::Announcement`], [`game::reading`] what it means in
//! a position, [`game::referee`] what becomes of it, [`presentation`] what is told, [`speech::driver`] when it has been
//! heard, and that is an event again.
#![warn(missing_docs)]

pub mod arbiter;
pub mod clock_key;
pub mod console;
pub mod eboard;
pub mod game;
pub mod journal;
pub mod key;
pub mod link;
pub mod locale;
pub mod moment;
pub mod presentation;
pub mod score;
pub mod seat;
pub mod serial;
pub mod sighted;
pub mod sound;
pub mod speech;
#[cfg(not(target_family = "wasm"))]
pub mod station;
pub mod tactile;
pub mod vocabulary;
