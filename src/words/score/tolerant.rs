//! Follow a sheet as it is written where each of its half-moves is one legal move and nothing of it is doubtful.
//!
//! [`super::sheet`] reads running text; tables, headings, times in the margin and columns are taken by
//! [`super::written`]. Nothing is guessed here: what is not legal, not one move, or not the player's whose it is by number
//! and column, is named with its place.

use super::illegal::move_named_by_squares;
use super::languages::{LetterLanguages, read_in_best_language};
use super::pgn::{PgnGame, Ply};
use super::trouble;
use super::written::{self, SheetEntry, WrittenScore};
use super::{ReadGame, ScoreError, UnreadHalfMove, UnreadReason};
use shakmaty::{Chess, Move, Outcome, Position};

/// Reads the sheet that could not be read as running text for the reason `refused`.
///
/// # Errors
/// That reason, or what is wrong further on.
pub(super) fn read_tolerantly(
    text: &str,
    letters: LetterLanguages,
    number: usize,
    refused: ScoreError,
) -> Result<ReadGame, ScoreError> {
    let ScoreError::Move(trouble) = &refused else { return Err(refused) };
    let may_be_layout = matches!(
        trouble.why,
        UnreadReason::NotUnderstood(_) | UnreadReason::Unreadable { .. } | UnreadReason::RunTogether
    );
    if !may_be_layout || text.matches('{').count() != text.matches('}').count() {
        return Err(refused);
    }
    match best(text, letters, number) {
        Some(Err(ScoreError::Move(further))) if further.ply <= trouble.ply => Err(refused),
        Some(told) => told,
        None => Err(refused),
    }
}

/// Reads a sheet whose numbers run down several columns; `None` where they do not.
pub(super) fn read_by_columns(
    text: &str,
    letters: LetterLanguages,
    number: usize,
) -> Option<Result<ReadGame, ScoreError>> {
    if written::has_numbers_in_columns(text, number) { best(text, letters, number) } else { None }
}

/// The one game of a sheet, or what is wrong in the reading that gets furthest; `None` where there is no sheet.
fn best(text: &str, letters: LetterLanguages, number: usize) -> Option<Result<ReadGame, ScoreError>> {
    let sheets = written::read_if_undoubted(text, letters.first_language(), number)?;
    let tried = sheets.into_iter().take(letters.max_languages()).map(|sheet| (sheet.lang, sheet));
    Some(read_in_best_language(tried, letters.first_language(), |_, sheet| vec![follow(sheet)]))
}

fn follow(sheet: WrittenScore) -> Result<ReadGame, ScoreError> {
    let mut position = sheet.start.clone();
    let mut plies: Vec<Ply> = Vec::with_capacity(sheet.entries.len());
    for entry in &sheet.entries {
        let SheetEntry { line, column, clock, offered, ref comment, ref text, .. } = *entry;
        let trouble =
            |why| UnreadHalfMove::after_plies(&sheet.start, &plies, (line, column), text.clone(), sheet.lang, why);
        let legal = legal(&position, entry).map_err(|why| ScoreError::Move(trouble(why)))?;
        position.play_unchecked(legal);
        plies.push(Ply { legal, clock, comment: comment.clone(), draw_offered: offered });
    }
    let WrittenScore { start, tags, remark: comment, outcome, lang, languages, .. } = sheet;
    let outcome = outcome.unwrap_or(Outcome::Unknown);
    Ok(ReadGame { game: PgnGame { tags, start, comment, plies, outcome }, lang, languages })
}

fn legal(position: &Chess, entry: &SheetEntry) -> Result<Move, UnreadReason> {
    let said = entry.said.clone().map_err(UnreadReason::NotUnderstood)?;
    let other_side = entry.side.is_some_and(|side| side != position.turn());
    let other_number = entry.number.is_some_and(|number| number != position.fullmoves().get());
    if other_side || other_number {
        return Err(UnreadReason::MoveMissing);
    }
    let marked = || move_named_by_squares(position, &said).filter(|_| entry.marked_illegal);
    trouble::only_legal_move(position, said).or_else(|why| marked().ok_or(why))
}
