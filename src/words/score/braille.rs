//! Write and read scores in Braille (D.2.6).
//!
//! Two codes are written and read, both in six dots, in Braille ASCII (BRF) and in Unicode Braille; [`BrailleCode::Uk`] is the
//! code of the United Kingdom, [`BrailleCode::Plain`] one of our own, for languages whose national code is not known here.
//!
//! Common to both:
//! - A move number is lowered figures without a number sign, then a blank; one move a line: `⠆ ⠎⠋⠒ ⠎⠉⠖`. Squares are the
//!   letter of the file and the lowered figure of the rank.
//! - Where a score begins with Black, or goes on with Black on a new page of the game, dots 3-6 `⠤` stand before the move.
//! - Castling is zeros with hyphens, `⠴⠤⠴` and `⠴⠤⠴⠤⠴`. Results are `⠂⠤⠴`, `⠴⠤⠂` and `⠂⠌⠆⠤⠂⠌⠆`, on a line of their own; a
//!   result that is none of these stands there in words, as a remark.
//! - Behind a half-move, in the brackets `⠷ ⠾`: a draw offer `⠷⠿⠾`, the clock (hours, minutes, seconds in lowered figures,
//!   with `⠱` between them), a remark in letters.
//! - A half-move that is not known is two hyphens `⠤⠤`, three with the sign of Black's; what its player wrote instead follows in brackets.
//! - A start other than the usual one is drawn before the moves: the squares of each rank, then what they do not show.
//!
//! The UK code: pieces are K Q R S (knight) and L (bishop), without a capital. Before the target square stand dots 5-6
//! for a capture, 4-5 for a check, 4-5-6 for both; mate is `⠜⠍` behind the move, and then no check is written. A new
//! piece stands behind the square: `⠑⠦⠟`. Castling, the new piece, results, draw offers, clocks and gaps are choices
//! of this program: no rule of the code for them was at hand.
//!
//! The plain code is print, sign for sign, so that in Braille ASCII it reads as what it says (`2 .SF3 .SC6`): dots 4-6
//! `⠨` before the letters of a piece, which are those of the player's language (Cyrillic ones as their cells in Russian
//! and Bulgarian Braille), `⠭` for a capture, `⠿` before a new piece, `⠬` for a check and `⠼` for mate behind the move.
//!
//! Reading takes both codes, the letters of any of the seven languages with or without capital signs, number signs,
//! hyphens, English brackets, and eight dots.

pub mod cells;
mod cut;
mod diagram;
mod letters;
mod meaning;
mod moves;
mod pages;
mod reading;
mod remark;
mod script;

pub use pages::{HEIGHT, WIDTH};
pub use reading::{BrailleText, braille_to_print};
pub use script::detect_braille_script;

use super::encoding::decode_text;
use super::illegal::{ILLEGAL_MARK, is_illegal};
use super::pgn::{self, PgnGame, Ply};
use super::readings::read_in_best_language;
use super::written::entry::{SignSet, WrittenScore};
use super::{ReadGame, ScoreError, UnreadHalfMove};
use crate::locale::Lang;
use ansage_game::announcement::Announcement;
use cells::HYPHEN;
use moves::BrailleWriter;
use pages::BrailleLines;
use shakmaty::{Chess, EnPassantMode, Outcome, Position, fen::Fen};

/// How a score is written in cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BrailleCode {
    /// The code of the United Kingdom.
    Uk,
    /// The plain code described above.
    Plain,
}

impl BrailleCode {
    /// The code of a language: the UK code in English, the plain one where the national code is not known.
    pub const fn for_lang(lang: Lang) -> BrailleCode {
        if matches!(lang, Lang::En) { BrailleCode::Uk } else { BrailleCode::Plain }
    }
}

/// A score to be written, which may have gaps.
#[derive(Debug, Clone)]
pub struct BrailleScore {
    /// Headers by their names in PGN; the names of the players, event, site, date and round are written.
    pub tags: Vec<(String, String)>,
    /// The position at the beginning.
    pub start: Chess,
    /// What is told before the first half-move.
    pub comment: Option<String>,
    /// The half-moves in their order.
    pub half_moves: Vec<BrailleHalfMove>,
    /// The result.
    pub outcome: Outcome,
    /// How the game ended, in words, where no result tells it; empty otherwise.
    pub ending: String,
}

/// What is known of a half-move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BrailleHalfMove {
    /// The move in the position after the ones before, all of which are known; it may be illegal.
    Known(Ply),
    /// What was named, in a position that is not known or does not allow it.
    Named(Announcement),
    /// Words that name no move.
    Words(String),
    /// Nothing.
    Gap,
}

impl From<&PgnGame> for BrailleScore {
    fn from(game: &PgnGame) -> BrailleScore {
        let half_moves = game.plies.iter().cloned().map(BrailleHalfMove::Known).collect();
        BrailleScore {
            tags: game.tags.clone(),
            start: game.start.clone(),
            comment: game.comment.clone(),
            half_moves,
            outcome: game.outcome,
            ending: String::new(),
        }
    }
}

/// Writes a score on pages. In [`SignSet::Print`] there is no Braille; it is written in Braille ASCII.
pub fn write_braille_score(score: &BrailleScore, code: BrailleCode, lang: Lang, script: SignSet) -> String {
    let pen = BrailleWriter { code, lang };
    let mut lines = BrailleLines::default();
    let heading = heading(score, pen, &mut lines);
    if !is_usual(&score.start) {
        lines.add_words(&diagram::write_diagram(&score.start));
        lines.add_empty_line();
    }
    let comment = pen.write_notes(None, false, score.comment.as_deref());
    if !comment.is_empty() {
        lines.add_words(&comment);
    }
    write_moves(score, pen, &mut lines);
    if let Some(result) = moves::result_cells(score.outcome) {
        lines.add_words(&[result]);
    }
    let ending = pen.write_notes(None, false, Some(&score.ending));
    if !ending.is_empty() {
        lines.add_words(&ending);
    }
    lines.write_pages(&heading, script)
}

/// Whether a game starts as usual, at move 1: positions are alike without their counts.
fn is_usual(start: &Chess) -> bool {
    let fen = |position: &Chess| Fen::from_position(position, EnPassantMode::Legal).to_string();
    !start.castles().mode().is_chess960() && fen(start) == fen(&Chess::default())
}

/// The names for the head of each page; they stand in full on the first page, with event, place, date and round.
fn heading(score: &BrailleScore, pen: BrailleWriter, lines: &mut BrailleLines) -> Vec<Vec<u8>> {
    let tag = |name: &str| {
        let found = pgn::tag_value(&score.tags, name).map(str::trim);
        found.filter(|value| value.chars().any(char::is_alphanumeric))
    };
    let names: Vec<&str> = ["White", "Black"].into_iter().filter_map(tag).collect();
    let short: Vec<&str> = names.iter().map(|name| name.split(',').next().unwrap_or(name)).collect();
    if !names.is_empty() {
        lines.add_words(&pen.write_text(&names.join(" - "), true));
    }
    let more: Vec<&str> = ["Event", "Site", "Date", "Round"].into_iter().filter_map(tag).collect();
    for value in &more {
        lines.add_words(&pen.write_text(value, true));
    }
    if !names.is_empty() || !more.is_empty() {
        lines.add_empty_line();
    }
    pen.write_text(&short.join(" - "), true)
}

/// One move a line: its number, and both half-moves with what stands beside them.
fn write_moves(score: &BrailleScore, pen: BrailleWriter, lines: &mut BrailleLines) {
    let mut position = Some(score.start.clone());
    let mut number = score.start.fullmoves().get();
    let mut black = score.start.turn().is_black();
    let mut line: Vec<Vec<u8>> = Vec::new();
    for half_move in &score.half_moves {
        let (mut word, notes) = match (half_move, &mut position) {
            (BrailleHalfMove::Known(ply), Some(position)) => {
                let word = pen.write_move(position, ply);
                let mark = is_illegal(position, ply.legal).then_some(ILLEGAL_MARK);
                position.play_unchecked(ply.legal);
                let notes = pen.write_notes(ply.clock, ply.draw_offered, ply.comment.as_deref());
                (word, [pen.write_notes(None, false, mark), notes].concat())
            }
            (BrailleHalfMove::Named(said), _) => (pen.write_announcement(said), Vec::new()),
            (BrailleHalfMove::Words(words), _) => (vec![HYPHEN; 2], pen.write_notes(None, false, Some(words))),
            (BrailleHalfMove::Known(_) | BrailleHalfMove::Gap, _) => (vec![HYPHEN; 2], Vec::new()),
        };
        if !matches!(half_move, BrailleHalfMove::Known(_)) {
            position = None;
        }
        if line.is_empty() {
            if black {
                word.insert(0, HYPHEN);
            }
            // The number and the first half-move are one word: no line parts them.
            let number = cells::cells_of_number(&cells::LOWERED, number);
            word = [number, vec![0], word].concat();
        }
        line.push(word);
        line.extend(notes);
        if black {
            lines.add_words(&std::mem::take(&mut line));
            number += 1;
        }
        black = !black;
    }
    lines.add_words(&line);
}

/// Whether a file is in Braille.
pub(super) fn is_braille(bytes: &[u8]) -> bool {
    detect_braille_script(bytes).is_some()
}

/// Reads the game of a file in Braille, with the reader of print `read`; `None` where the file is in print.
pub(super) fn read_braille_game(
    bytes: &[u8],
    lang: Option<Lang>,
    number: usize,
    read: impl Fn(&str, Lang) -> Result<ReadGame, ScoreError>,
) -> Option<Result<ReadGame, ScoreError>> {
    let script = detect_braille_script(bytes)?;
    Some(texts(bytes, script, lang, number).and_then(|texts| best(&texts, lang, read)))
}

fn texts(bytes: &[u8], script: SignSet, lang: Option<Lang>, number: usize) -> Result<Vec<BrailleText>, ScoreError> {
    if number != 1 {
        return Err(ScoreError::NoGame { game: number, found: 1 });
    }
    Ok(braille_to_print(&decode_text(bytes)?, script, lang))
}

/// The one game the letters give.
fn best(
    texts: &[BrailleText],
    lang: Option<Lang>,
    read: impl Fn(&str, Lang) -> Result<ReadGame, ScoreError>,
) -> Result<ReadGame, ScoreError> {
    read_in_best_language(texts.iter().map(|text| (text.lang, text)), lang, |_, text| {
        let read = read(&text.text, text.lang).map_err(|error| placed(error, text));
        vec![read.map(|read| ReadGame { lang: text.lang, languages: text.languages.clone(), ..read })]
    })
}

/// An error with its place in the file in Braille.
fn placed(error: ScoreError, text: &BrailleText) -> ScoreError {
    match error {
        ScoreError::Move(trouble) => {
            let (line, column) = text.place_in_file(trouble.line, trouble.column);
            ScoreError::Move(Box::new(UnreadHalfMove { line, column, ..*trouble }))
        }
        ScoreError::Unclosed { line, mark } => ScoreError::Unclosed { line: text.place_in_file(line, 1).0, mark },
        ScoreError::Unopened { line, column, mark } => {
            let (line, column) = text.place_in_file(line, column);
            ScoreError::Unopened { line, column, mark }
        }
        ScoreError::BadTag { line, column } => {
            let (line, column) = text.place_in_file(line, column);
            ScoreError::BadTag { line, column }
        }
        ScoreError::Unaccounted { line, column, text: found } => {
            let (line, column) = text.place_in_file(line, column);
            ScoreError::Unaccounted { line, column, text: found }
        }
        ScoreError::BadHeader { line } => ScoreError::BadHeader { line: text.place_in_file(line, 1).0 },
        other => other,
    }
}

/// Takes the game of a file in Braille as it is written, with the reader of print `read`; `None` where the file is in
/// print.
pub(super) fn read_braille_as_written(
    bytes: &[u8],
    lang: Option<Lang>,
    number: usize,
    read: impl Fn(&str, Option<Lang>) -> Result<Vec<WrittenScore>, ScoreError>,
) -> Option<Result<Vec<WrittenScore>, ScoreError>> {
    let script = detect_braille_script(bytes)?;
    let each = |text: &BrailleText| -> Result<Option<WrittenScore>, ScoreError> {
        let found = read(&text.text, Some(text.lang)).map_err(|error| placed(error, text))?;
        // The letters are known here, so the first reading is the one with them.
        let Some(mut written) = found.into_iter().next() else { return Ok(None) };
        for entry in &mut written.entries {
            (entry.line, entry.column) = text.place_in_file(entry.line, entry.column);
        }
        (written.script, written.lang, written.languages) = (script, text.lang, text.languages.clone());
        Ok(Some(written))
    };
    Some(
        texts(bytes, script, lang, number)
            .and_then(|texts| texts.iter().filter_map(|text| each(text).transpose()).collect()),
    )
}
