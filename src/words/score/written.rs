//! Take a score as it stands on the sheet: every half-move with its text, its place, and what it names, unjudged.
//!
//! Nothing is dropped and nothing is repaired here, and no position is asked but for a `0-0` at the end: whether a move is legal, left out or
//! written twice is found by the crate `ansage-compare`, which keeps "as written" and "as read" beside each other.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::score::written;
//! let readings = written::read_as_written("1. e4 e5\n2. Sf3 Qc6".as_bytes(), None, 1).unwrap();
//! let sheet = &readings[0];
//! assert_eq!((sheet.entries.len(), sheet.lang), (4, Lang::De));
//! assert_eq!((&*sheet.entries[3].text, sheet.entries[3].line), ("Qc6", 2));
//! ```

mod blocks;
mod columns;
pub(super) mod entry;
mod games;
mod group;
mod heads;
mod letters;
mod spoken;

use super::braille;
use super::cut::{self, LONGEST, SHEET, TokenizedScore};
use super::encoding::decode_text;
use super::form::TokenForm;
use super::pgn::PgnSection;
use super::result::GameResult;
use super::trouble::only_legal_move;
use super::{GAME_BYTES_MAX, ScoreError};
use crate::locale::Lang;
use crate::vocabulary::ParseError;
use ansage_game::announcement::Announcement;
pub use entry::{Notation, SheetEntry, SignSet, WrittenScore};

use columns::{HalfMoveDraft, SheetColumns, sort_items_into_half_moves};
use group::SheetItem;
use letters::{LanguageClass, SaidHalfMove, readings_by_language};
use shakmaty::{CastlingSide, Chess, Color, Outcome, Position};

/// No sheet has more half-moves: the longest game that was ever played in a tournament has 538.
pub const MOST_ENTRIES: usize = 2_000;

/// Takes game `number` (from 1) of a file as it is written. There is one [`WrittenScore`] for each set of letters that gives
/// other announcements, the likeliest first; `lang` names the letters, where they are known.
///
/// # Errors
/// [`ScoreError`] only where there is no sheet at all: no text, no such game, no move, more than any game has.
pub fn read_as_written(bytes: &[u8], lang: Option<Lang>, number: usize) -> Result<Vec<WrittenScore>, ScoreError> {
    braille::read_braille_as_written(bytes, lang, number, |text, lang| read_print(text, lang, 1))
        .unwrap_or_else(|| read_print(&decode_text(bytes)?, lang, number))
}

/// Takes a player's sheet: a file of one game.
///
/// # Errors
/// As [`read_as_written`], and where the file holds several games: none of them is chosen.
pub fn read_sheet_as_written(bytes: &[u8], lang: Option<Lang>) -> Result<Vec<WrittenScore>, ScoreError> {
    if !braille::is_braille(bytes)
        && let Err(ScoreError::NoGame { found, .. }) = games::find_game(&decode_text(bytes)?, usize::MAX)
        && found > 1
    {
        return Err(ScoreError::SeveralGames { found });
    }
    read_as_written(bytes, lang, 1)
}

/// Takes a game in print as it is written.
fn read_print(text: &str, lang: Option<Lang>, number: usize) -> Result<Vec<WrittenScore>, ScoreError> {
    take(text, lang, number).map(|(sheets, _)| sheets)
}

/// Takes a game in print of which nothing is to be doubtful: no half-move stands behind its result.
pub(super) fn read_if_undoubted(text: &str, lang: Option<Lang>, number: usize) -> Option<Vec<WrittenScore>> {
    take(text, lang, number).ok().filter(|(_, goes_on)| !goes_on).map(|(sheets, _)| sheets)
}

/// Whether the numbers of a sheet run down several columns, so that it cannot be read along its lines.
pub(super) fn has_numbers_in_columns(text: &str, number: usize) -> bool {
    let Ok(games::FoundGame { mut section, column }) = games::find_game(text, number) else { return false };
    let column = heads::move_heads_to_headers(&mut section, column);
    blocks::reordered_items(&items(&section, column).0).is_some()
}

/// What stands on a sheet, and the line on which it gets longer than any.
fn items<'a>(section: &PgnSection<'a>, column: usize) -> (Vec<SheetItem<'a>>, Option<usize>) {
    let source = &section.movetext[..section.movetext.floor_char_boundary(GAME_BYTES_MAX)];
    let TokenizedScore { tokens, too_long, .. } = cut::tokenize_movetext(source, SHEET, section.line, column);
    (group::group_tokens(source, &tokens), too_long)
}

/// The sheet in every set of letters, and whether half-moves stand behind its result.
fn take(text: &str, lang: Option<Lang>, number: usize) -> Result<(Vec<WrittenScore>, bool), ScoreError> {
    let found = games::find_game(text, number).map_err(|error| match error {
        ScoreError::NoGame { game: 1, found: 0 } => ScoreError::Empty,
        other => other,
    })?;
    let mut section = found.section;
    let start = section.start_position()?;
    let column = heads::move_heads_to_headers(&mut section, found.column);
    heads::move_foot_to_headers(&mut section);
    let longer = super::too_long(section.movetext, section.line);
    let (items, too_long) = items(&section, column);
    let items = blocks::items_in_reading_order(items);
    let SheetColumns { mut drafts, outcome, goes_on, before, after, .. } =
        sort_items_into_half_moves(&items, start.turn().is_black());
    let remark = (!before.is_empty()).then(|| before.join(" "));
    section.tags.extend(after.iter().map(|text| ("Footing".to_owned(), (*text).to_owned())));
    if let Some(draft) = drafts.get(MOST_ENTRIES) {
        return Err(ScoreError::TooLong { line: draft.half.place.line });
    }
    if let Some(line) = too_long {
        return Err(ScoreError::TooLong { line });
    }
    if let Some(error) = longer {
        return Err(error);
    }
    if drafts.is_empty() {
        return Err(ScoreError::Empty);
    }
    let classes = readings_by_language(&drafts, lang);
    let both_lost = outcome.is_none() && ends_with_loss_of_both(&start, &drafts, &classes);
    drafts.truncate(drafts.len() - usize::from(both_lost));
    let both_lost = both_lost.then_some(GameResult::BothLost);
    let noted = drafts.last().and_then(|last| last.comment.as_deref()).and_then(GameResult::from_text);
    let result_at_end = both_lost.or_else(|| outcome.and_then(GameResult::from_outcome)).or(noted);
    let outcome =
        outcome.or_else(|| noted.map(GameResult::outcome)).or_else(|| section.outcome().known().map(Outcome::Known));
    let of_class = |LanguageClass { languages, said }: LanguageClass| WrittenScore {
        start: start.clone(),
        tags: section.tags.clone(),
        remark: remark.clone(),
        entries: drafts.iter().zip(said).map(|(draft, said)| entry(draft, said)).collect(),
        outcome,
        result_at_end,
        lang: languages.first().copied().unwrap_or(Lang::En),
        languages,
        notation: notation(&drafts),
        script: SignSet::Print,
    };
    Ok((classes.into_iter().map(of_class).collect(), goes_on))
}

/// Whether the last half-move is `0-0` for the loss of both players: castling is not legal there. Where no set of letters
/// can be followed so far, one castling of a side before is enough.
fn ends_with_loss_of_both(start: &Chess, drafts: &[HalfMoveDraft], classes: &[LanguageClass]) -> bool {
    let Some((last, before)) = drafts.split_last() else { return false };
    // A move number stands before a half-move, not before a result.
    let numbered = last.number.is_some() && last.side == Some(Color::White);
    if before.is_empty() || numbered || GameResult::from_text(last.half.text) != Some(GameResult::BothLost) {
        return false;
    }
    let follow = |said: &[SaidHalfMove]| {
        said[..before.len()].iter().try_fold(start.clone(), |mut position, said| {
            position.play_unchecked(only_legal_move(&position, *said.as_ref().ok()?).ok()?);
            Some(position)
        })
    };
    match classes.iter().find_map(|class| follow(&class.said)) {
        Some(position) => position.castling_moves(CastlingSide::KingSide).is_empty(),
        None => {
            let castling = |draft: &HalfMoveDraft| matches!(draft.half.form, Some(TokenForm::Castle(_)));
            before.iter().rev().skip(1).step_by(2).any(castling)
        }
    }
}

fn entry(draft: &HalfMoveDraft, said: Result<Announcement, ParseError>) -> SheetEntry {
    let HalfMoveDraft { half, number, side, marked_illegal, offered, clock, ref comment, .. } = *draft;
    let text = shortened(half.text);
    let (line, column) = (half.place.line, half.place.column);
    let comment = comment.clone();
    SheetEntry { text, line, column, number, side, said, marked_illegal, offered, clock, comment }
}

/// A text as an entry keeps it: whole, on one line, unless it is longer than any half-move.
fn shortened(text: &str) -> String {
    if text.len() > LONGEST {
        return text[..text.floor_char_boundary(LONGEST)].to_owned() + "…";
    }
    if text.contains(['\n', '\r']) { text.split_whitespace().collect::<Vec<&str>>().join(" ") } else { text.to_owned() }
}

/// The form most half-moves have.
fn notation(drafts: &[HalfMoveDraft]) -> Notation {
    let (mut words, mut full, mut plain, mut short) = (0, 0, 0, 0);
    for draft in drafts.iter().filter(|draft| !draft.gap) {
        match draft.half.form {
            _ if draft.half.words => words += 1,
            Some(TokenForm::Piece { letter, from, signed, .. }) if from.square().is_some() => {
                full += 1;
                plain += usize::from(letter.is_none() && !signed);
            }
            Some(TokenForm::Piece { .. }) => short += 1,
            Some(TokenForm::Castle(_)) | None => {}
        }
    }
    match () {
        () if words > full + short => Notation::Words,
        () if full > short && plain == full => Notation::Squares,
        () if full > short => Notation::Long,
        () => Notation::Short,
    }
}
