//! Say and write what happens in a game, and understand what is said and written of it.
//!
//! - [`locale`]: the texts for people in their languages;
//! - [`vocabulary`]: the words of D.2.1, spoken and typed;
//! - [`presentation`]: the texts of every effect and every refusal;
//! - [`score`]: PGN, sheets and Braille, read and written.
//!
//! It depends on `ansage-game` alone, and touches no file, thread, port or clock.

#![forbid(unsafe_code)]

pub mod locale;
pub mod presentation;
pub mod score;
pub mod vocabulary;
