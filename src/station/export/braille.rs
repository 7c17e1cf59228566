//! Write a score in Braille, as BRF or in Unicode.

use super::{ExportSource, pgn};
use crate::station::files::PrintResult;
use crate::station::watch::outcome_texts;
use ansage_words::score::braille::{BrailleCode, BrailleHalfMove, BrailleScore, write_braille_score};
use ansage_words::score::written::SignSet;

/// `export --brf`.
///
/// # Errors
/// [`crate::station::files::CommandFailure`], in words.
pub fn export_brf(source: &ExportSource<'_>) -> PrintResult {
    print(source, SignSet::Brf)
}

/// `export --braille`.
///
/// # Errors
/// As [`export_brf`].
pub fn export_unicode_braille(source: &ExportSource<'_>) -> PrintResult {
    print(source, SignSet::Braille)
}

fn print(source: &ExportSource<'_>, script: SignSet) -> PrintResult {
    // Without a word, the code of the language whose letters are used.
    let code = source.braille_code.unwrap_or_else(|| BrailleCode::for_lang(source.letters));
    let (comment, plies) = source.annotated_plies()?;
    let mut half_moves: Vec<BrailleHalfMove> = plies.into_iter().map(BrailleHalfMove::Known).collect();
    half_moves.extend(unread(source, half_moves.len()));
    let outcome = if source.seat.is_none() { pgn::outcome(source) } else { shakmaty::Outcome::Unknown };
    // With the facts of the record a result without a sign of its own is told beside the last half-move.
    let untold = source.plain && source.seat.is_none() && outcome == shakmaty::Outcome::Unknown;
    let untold = source.referee.outcome().filter(|_| untold);
    let ending = untold.map(|untold| outcome_texts(source.locale, untold).1).unwrap_or_default();
    let start = source.referee.start_position().clone();
    let score = BrailleScore { tags: pgn::pgn_tags(source), start, comment, half_moves, outcome, ending };
    Ok(write_braille_score(&score, code, source.letters, script))
}

/// What a player's score has behind the half-moves that read as moves.
fn unread(source: &ExportSource<'_>, read: usize) -> Vec<BrailleHalfMove> {
    let Some(seat) = source.seat else { return Vec::new() };
    let score = source.referee.score(seat);
    let last =
        source.referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).count() as u32;
    let last = score.last_half_move().unwrap_or(0).max(last);
    let written = |ply: u32| match score.line(ply) {
        None => BrailleHalfMove::Gap,
        Some(line) => {
            line.words.map_or_else(|| BrailleHalfMove::Words(line.text.bare().to_owned()), BrailleHalfMove::Named)
        }
    };
    (1..=last).skip(read).map(written).collect()
}
