//! Compare what stands behind a half-move with the board: mate, check, "en passant".

use super::form;
use super::signs::is_en_passant;
use crate::vocabulary::{WordPart, word_meaning};
use shakmaty::{Chess, Move, Position};

/// The words for mate.
const MATE: &str = "matt mate schachmatt checkmate мат mat mats";

/// What is wrong behind a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongSign {
    /// The sign for a capture en passant stands behind another move. Perhaps another move was meant.
    EnPassant,
    /// The sign for mate stands behind a move that does not mate.
    Mate,
    /// The sign for check stands behind a move that gives no check.
    Check,
    /// The sign for a capture stands in a move that takes nothing.
    Capture,
}

/// Returns the sign behind a half-move that the position after it contradicts.
pub fn find_wrong_sign(text: &str, played: Move, after: &Chess) -> Option<WrongSign> {
    if !played.is_capture() && text.contains(['x', '×']) && form::parse_token_form(text.as_bytes()).is_some() {
        return Some(WrongSign::Capture);
    }
    // Most half-moves end with their target square.
    if text.ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let tail = text.rsplit(|c: char| c.is_ascii_digit()).next().unwrap_or_default();
    let words = || tail.split_whitespace();
    let lower = |word: &str| word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    let says_mate = tail.contains(['#', '‡']) || words().any(|word| MATE.split(' ').any(|known| known == lower(word)));
    let says_en_passant = words().any(is_en_passant) || tail.to_lowercase().contains("passant");
    let is_check_word = |word: &str| word_meaning(word) == Some(WordPart::Afterwards) && !is_en_passant(word);
    let says_check = || tail.contains(['+', '†']) || words().any(is_check_word);
    if says_en_passant {
        return (!played.is_en_passant()).then_some(WrongSign::EnPassant);
    }
    if says_mate {
        return (!after.is_checkmate()).then_some(WrongSign::Mate);
    }
    (!after.is_check() && says_check()).then_some(WrongSign::Check)
}
