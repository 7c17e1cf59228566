//! Write moves as a score does, in the letters of a language (C.2 to C.13), with their numbers and clock readings.
//!
//! English follows the PGN standard (`O-O`, `e8=Q`); the others follow Appendix C (`0-0`, `e8D`). Captures carry an
//! `x`, checks a `+`, mates a `#`. Whatever is written here is understood by [`crate::vocabulary::parse_move()`].
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::score::notation::move_to_san;
//! use shakmaty::{Chess, Position, Square};
//! let position = Chess::default();
//! let knight = position.legal_moves().into_iter().find(|m| m.from() == Some(Square::G1) && m.to() == Square::F3);
//! assert_eq!(move_to_san(&position, knight.unwrap(), Lang::De), "Sf3");
//! assert_eq!(move_to_san(&position, knight.unwrap(), Lang::Ru), "Кf3");
//! ```

use super::illegal::is_illegal;
use crate::locale::Lang;
use crate::vocabulary::piece_letter;
use ansage_game::moment::Span;
use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role};

/// The move in short algebraic notation; one that is not legal in `position` with both squares.
pub fn move_to_san(position: &Chess, legal: Move, lang: Lang) -> String {
    if is_illegal(position, legal) {
        return illegal_move_to_text(legal, lang);
    }
    let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), legal);
    let mut text = match san {
        San::Castle(side) => castling(side, lang).to_owned(),
        San::Normal { role, file, rank, capture, to, promotion } => {
            let mut text = if role == Role::Pawn { String::new() } else { piece_letter(lang, role).to_owned() };
            text.extend(file.map(|file| file.char()));
            text.extend(rank.map(|rank| rank.char()));
            text.extend(capture.then_some('x'));
            text += &to.to_string();
            if let Some(piece) = promotion {
                text += &promotion_text(piece, lang);
            }
            text
        }
        San::Put { .. } | San::Null => san.to_string(),
    };
    text.extend(suffix.map(|suffix| if suffix == Suffix::Checkmate { '#' } else { '+' }));
    text
}

/// The new piece of a promotion: `=Q`, `D`.
fn promotion_text(role: Role, lang: Lang) -> String {
    if role == Role::Pawn {
        // Only an illegal move has it. The letter for a pawn is a piece of its own in another language: B, P.
        return "=P".to_owned();
    }
    let sign = if lang == Lang::En { "=" } else { "" };
    format!("{sign}{}", piece_letter(lang, role))
}

const fn castling(side: CastlingSide, lang: Lang) -> &'static str {
    match (lang, side) {
        (Lang::En, CastlingSide::KingSide) => "O-O",
        (Lang::En, CastlingSide::QueenSide) => "O-O-O",
        (_, CastlingSide::KingSide) => "0-0",
        (_, CastlingSide::QueenSide) => "0-0-0",
    }
}

/// A course in short algebraic notation, and the position it leads to; an illegal half-move stands there with both squares.
pub fn moves_to_san(start: &Chess, course: impl IntoIterator<Item = Move>, lang: Lang) -> (Vec<String>, Chess) {
    let mut position = start.clone();
    let mut sans = Vec::new();
    for legal in course {
        sans.push(move_to_san(&position, legal, lang));
        position.play_unchecked(legal);
    }
    (sans, position)
}

/// The position after a course, whose half-moves may be illegal.
pub fn position_after(start: &Chess, course: &[Move]) -> Chess {
    let mut position = start.clone();
    course.iter().for_each(|legal| position.play_unchecked(*legal));
    position
}

/// The number of the move and the player of half-move `ply`, counted from 1 at the start of a game.
pub fn move_number_and_color(start: &Chess, ply: usize) -> (u32, Color) {
    let index = ply.saturating_sub(1) + usize::from(start.turn().is_black());
    let by = if index.is_multiple_of(2) { Color::White } else { Color::Black };
    (start.fullmoves().get() + (index / 2) as u32, by)
}

/// A clock reading in whole seconds, `h:mm:ss`.
pub fn clock_text(left: Span) -> String {
    let secs = left.whole_secs();
    format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
}

/// An illegal half-move by its squares, in the letters of a language: `Ng1g3`, `e2xe5`, `e2e8=Q`.
fn illegal_move_to_text(played: Move, lang: Lang) -> String {
    if let Some(side) = played.castling_side() {
        return castling(side, lang).to_owned();
    }
    let piece = if played.role() == Role::Pawn { "" } else { piece_letter(lang, played.role()) };
    let from = played.from().map_or(String::new(), |from| from.to_string());
    let capture = if played.is_capture() { "x" } else { "" };
    let promotion = played.promotion().map_or(String::new(), |role| promotion_text(role, lang));
    format!("{piece}{from}{capture}{}{promotion}", played.to())
}
