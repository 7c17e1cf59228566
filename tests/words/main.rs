//! The words of D.2.1 and the notations of Appendix C: said, written, understood, and refused where they must be.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod accounted;
mod agreement;
mod braille;
mod calls;
mod castling;
mod chess960;
mod corpus;
mod effects;
mod files;
mod foreign;
#[path = "../fuzz/src/announced.rs"]
mod fuzz_announced;
#[path = "../fuzz/src/scores.rs"]
mod fuzz_scores;
mod fuzzed;
mod games;
mod illegal;
mod joined;
mod kinds;
mod layouts;
mod listened;
mod locale;
mod names;
mod property;
mod recorded;
mod restored;
mod rules;
mod samples;
mod sheets;
mod short;
mod spelling;
mod time_controls;
mod variants;
mod what_counts;
mod written;

use ansage_words::locale::Lang;
use shakmaty::{CastlingMode, Chess, fen::Fen};

const LANGS: [Lang; 7] = [Lang::En, Lang::De, Lang::Bg, Lang::Sr, Lang::Lv, Lang::Ru, Lang::Pl];

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().expect(fen).into_position(CastlingMode::Standard).expect(fen)
}
