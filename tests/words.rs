//! The words of D.2.1 and the notations of Appendix C: said, written, understood, and refused where they must be.

#[path = "words/agreement.rs"]
mod agreement;
#[path = "words/braille.rs"]
mod braille;
#[path = "words/calls.rs"]
mod calls;
#[path = "words/chess960.rs"]
mod chess960;
#[path = "words/effects.rs"]
mod effects;
#[path = "words/files.rs"]
mod files;
#[path = "words/games.rs"]
mod games;
#[path = "words/joined.rs"]
mod joined;
#[path = "words/property.rs"]
mod property;
#[path = "words/restored.rs"]
mod restored;
#[path = "words/rules.rs"]
mod rules;
#[path = "words/samples.rs"]
mod samples;
#[path = "words/sheets.rs"]
mod sheets;
#[path = "words/spelling.rs"]
mod spelling;
#[path = "words/time_controls.rs"]
mod time_controls;
#[path = "words/written.rs"]
mod written;

use ansage::locale::Lang;
use shakmaty::{CastlingMode, Chess, fen::Fen};

const LANGS: [Lang; 7] = [Lang::En, Lang::De, Lang::Bg, Lang::Sr, Lang::Lv, Lang::Ru, Lang::Pl];

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().expect(fen).into_position(CastlingMode::Standard).expect(fen)
}
