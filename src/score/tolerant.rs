//! Follow a sheet as it is written where each of its half-moves is one legal move and nothing of it is doubtful.
//!
//! [`super::sheet`] reads running text; tables, headings, times in the margin and columns are taken by
//! [`super::written`]. Nothing is guessed here: what is not legal, not one move, or not the player's whose it is by number
//! and column, is named with its place.

use super::notation::san;
use super::pgn::{Game, Ply};
use super::sheet::{Letters, differing};
use super::written::{self, Entry, Written};
use super::{Read, ScoreError, Trouble, Why};
use crate::game::reading;
use crate::locale::Lang;
use shakmaty::{Chess, EnPassantMode, Move, Outcome, Position, fen::Fen};

/// Reads the sheet that could not be read as running text for the reason `refused`.
///
/// # Errors
/// That reason, or what is wrong further on.
pub(super) fn read(text: &str, letters: Letters, number: usize, refused: ScoreError) -> Result<Read, ScoreError> {
    let ScoreError::Move(trouble) = &refused else { return Err(refused) };
    let may_be_layout = matches!(trouble.why, Why::NotUnderstood(_) | Why::Unreadable { .. } | Why::RunTogether);
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
pub(super) fn by_columns(text: &str, letters: Letters, number: usize) -> Option<Result<Read, ScoreError>> {
    if written::has_columns(text, number) { best(text, letters, number) } else { None }
}

/// The one game of a sheet, or what is wrong in the reading that gets furthest; `None` where there is no sheet.
fn best(text: &str, letters: Letters, number: usize) -> Option<Result<Read, ScoreError>> {
    let (lang, known) = match letters {
        Letters::Found(lang) => (lang, false),
        Letters::Only(lang) => (Some(lang), true),
    };
    let sheets = written::undoubted(text, lang, number)?;
    let mut furthest: Option<Box<Trouble>> = None;
    let mut found: Vec<Read> = Vec::new();
    for sheet in sheets.into_iter().take(if known { 1 } else { usize::MAX }) {
        match follow(&sheet) {
            Ok(plies) => found.push(game(sheet, plies)),
            Err(trouble) if furthest.as_ref().is_none_or(|known| trouble.ply > known.ply) => furthest = Some(trouble),
            Err(_) => {}
        }
        if lang.is_some() && found.first().is_some_and(|read| Some(read.lang) == lang) {
            break;
        }
    }
    let mut rest = found.into_iter();
    let Some(mut first) = rest.next() else { return furthest.map(|trouble| Err(ScoreError::Move(trouble))) };
    for other in rest {
        if let Some(differs) = differing(&first.game, first.lang, &other.game, other.lang) {
            return Some(Err(differs));
        }
        first.languages.extend(other.languages);
    }
    Some(Ok(first))
}

fn game(sheet: Written, plies: Vec<Ply>) -> Read {
    let Written { start, tags, outcome, lang, languages, .. } = sheet;
    let outcome = outcome.unwrap_or(Outcome::Unknown);
    Read { game: Game { tags, start, comment: None, plies, outcome }, lang, languages }
}

fn follow(sheet: &Written) -> Result<Vec<Ply>, Box<Trouble>> {
    let mut position = sheet.start.clone();
    let mut plies: Vec<Ply> = Vec::with_capacity(sheet.entries.len());
    for entry in &sheet.entries {
        match legal(&position, entry) {
            Ok(legal) => {
                position.play_unchecked(legal);
                let Entry { clock, offered, ref comment, .. } = *entry;
                plies.push(Ply { legal, clock, comment: comment.clone(), draw_offered: offered });
            }
            Err(why) => return Err(Box::new(trouble(sheet, entry, &plies, &position, why))),
        }
    }
    Ok(plies)
}

fn legal(position: &Chess, entry: &Entry) -> Result<Move, Why> {
    let said = entry.said.clone().map_err(Why::NotUnderstood)?;
    let other_side = entry.side.is_some_and(|side| side != position.turn());
    let other_number = entry.number.is_some_and(|number| number != position.fullmoves().get());
    if other_side || other_number {
        return Err(Why::MoveMissing);
    }
    let reading = reading::read(position, &said).map_err(|reason| Why::Unreadable { said, reason })?;
    reading.legal.map_err(|reason| Why::Illegal { telling: reading.telling, reason })
}

fn trouble(sheet: &Written, entry: &Entry, plies: &[Ply], position: &Chess, why: Why) -> Trouble {
    let mut retraced = sheet.start.clone();
    let mut before = Vec::with_capacity(plies.len());
    for ply in plies {
        before.push(san(&retraced, ply.legal, Lang::En));
        retraced.play_unchecked(ply.legal);
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let Entry { line, column, ref text, .. } = *entry;
    Trouble { line, column, ply: plies.len() + 1, text: text.clone(), before, fen, lang: sheet.lang, why }
}
