//! Write a move as a score does, in the letters of a language (C.2 to C.13).
//!
//! English follows the PGN standard (`O-O`, `e8=Q`); the others follow Appendix C (`0-0`, `e8D`). Captures carry an
//! `x`, checks a `+`, mates a `#`. Whatever is written here is understood by [`crate::vocabulary::parse()`].
//!
//! ```
//! use ansage::{locale::Lang, score::notation::san};
//! use shakmaty::{Chess, Position, Square};
//! let position = Chess::default();
//! let knight = position.legal_moves().into_iter().find(|m| m.from() == Some(Square::G1) && m.to() == Square::F3);
//! assert_eq!(san(&position, knight.unwrap(), Lang::De), "Sf3");
//! assert_eq!(san(&position, knight.unwrap(), Lang::Ru), "Кf3");
//! ```

use crate::locale::Lang;
use crate::vocabulary::letter;
use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{CastlingSide, Chess, Move, Role};

/// The move in short algebraic notation. `legal` must be a legal move of `position`.
pub fn san(position: &Chess, legal: Move, lang: Lang) -> String {
    let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), legal);
    let mut text = match san {
        San::Castle(side) => castling(side, lang).to_owned(),
        San::Normal { role, file, rank, capture, to, promotion } => {
            let mut text = if role == Role::Pawn { String::new() } else { letter(lang, role).to_owned() };
            text.extend(file.map(|file| file.char()));
            text.extend(rank.map(|rank| rank.char()));
            text.extend(capture.then_some('x'));
            text += &to.to_string();
            if let Some(piece) = promotion {
                text.extend((lang == Lang::En).then_some('='));
                text += letter(lang, piece);
            }
            text
        }
        San::Put { .. } | San::Null => san.to_string(),
    };
    text.extend(suffix.map(|suffix| if suffix == Suffix::Checkmate { '#' } else { '+' }));
    text
}

const fn castling(side: CastlingSide, lang: Lang) -> &'static str {
    match (lang, side) {
        (Lang::En, CastlingSide::KingSide) => "O-O",
        (Lang::En, CastlingSide::QueenSide) => "O-O-O",
        (_, CastlingSide::KingSide) => "0-0",
        (_, CastlingSide::QueenSide) => "0-0-0",
    }
}
