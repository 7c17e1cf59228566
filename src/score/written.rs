//! Take a score as it stands on the sheet: every half-move with its text, its place, and what it names, unjudged.
//!
//! Nothing is dropped and nothing is repaired here, and no position is asked: whether a move is legal, left out or
//! written twice is found by [`crate::arbiter`], which keeps "as written" and "as read" beside each other.
//!
//! ```
//! use ansage::{locale::Lang, score::written};
//! let readings = written::read("1. e4 e5\n2. Sf3 Qc6".as_bytes(), None, 1).unwrap();
//! let sheet = &readings[0];
//! assert_eq!((sheet.entries.len(), sheet.lang), (4, Lang::De));
//! assert_eq!((&*sheet.entries[3].text, sheet.entries[3].line), ("Qc6", 2));
//! ```

use super::ScoreError;
use super::braille;
use super::pgn;
use super::token::{Kind, tokens};
use crate::game::announcement::Announcement;
use crate::locale::Lang;
use crate::moment::Span;
use crate::vocabulary::{NotUnderstood, parse};
use shakmaty::{Chess, Color, Outcome};

/// In which form the moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Short algebraic: `Nf3`.
    Short,
    /// Long algebraic: `Ng1-f3`.
    Long,
    /// Two squares: `g1f3`.
    Squares,
    /// The words of an announcement (D.2.1).
    Words,
}

/// In which signs the score is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Script {
    /// Ordinary print.
    Print,
    /// Unicode Braille cells.
    Braille,
    /// Braille ASCII (BRF).
    Brf,
}

/// A score as it is written.
#[derive(Debug, Clone)]
pub struct Written {
    /// The position the game starts from.
    pub start: Chess,
    /// The headers, in their order.
    pub tags: Vec<(String, String)>,
    /// The half-moves in the order in which they stand.
    pub entries: Vec<Entry>,
    /// The result, where one is written.
    pub outcome: Option<Outcome>,
    /// The language whose letters are used: the first of `languages`.
    pub lang: Lang,
    /// Every language whose letters give these same announcements.
    pub languages: Vec<Lang>,
    /// The form of the moves.
    pub notation: Notation,
    /// The signs.
    pub script: Script,
}

/// One half-move on a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// As written, without the move number.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The number of the move written before it, or before the entry to its left.
    pub number: Option<u32>,
    /// In whose column it stands, as numbers, dots or the table of the sheet tell; `None` where nothing tells it.
    pub side: Option<Color>,
    /// What it names.
    pub said: Result<Announcement, NotUnderstood>,
    /// Whether a draw was offered with it (C.12).
    pub offered: bool,
    /// The clock noted beside it.
    pub clock: Option<Span>,
    /// A remark beside it.
    pub comment: Option<String>,
}

/// Takes game `number` (from 1) of a file as it is written. There is one [`Written`] for each set of letters that gives
/// other announcements, the likeliest first; `lang` names the letters, where they are known.
///
/// # Errors
/// [`ScoreError`] only where there is no sheet at all: no text, no such game, no move, headers without an end.
pub fn read(bytes: &[u8], lang: Option<Lang>, number: usize) -> Result<Vec<Written>, ScoreError> {
    braille::written(bytes, lang, number, |text, lang| read_print(text, lang, 1))
        .unwrap_or_else(|| read_print(super::text_of(bytes)?, lang, number))
}

/// Takes a game in print as it is written.
fn read_print(text: &str, lang: Option<Lang>, number: usize) -> Result<Vec<Written>, ScoreError> {
    let sections = pgn::sections(text)?;
    let section = number.checked_sub(1).and_then(|i| sections.get(i));
    let section = section.ok_or(ScoreError::NoGame { game: number, found: sections.len() })?;
    let start = section.start()?;
    let tokens = tokens(section.movetext, section.line)?;
    let lang = lang.unwrap_or(Lang::En);
    let mut entries: Vec<Entry> = Vec::new();
    let mut side = None;
    let mut written_number = None;
    for token in &tokens {
        match token.kind {
            Kind::Number => {
                side = Some(if token.text.contains("..") { Color::Black } else { Color::White });
                written_number = token.text.trim_end_matches('.').parse().ok();
            }
            Kind::Text => {
                let said = parse(&token.text, lang);
                let (text, line, column) = (token.text.clone(), token.line, token.column);
                let (offered, clock, comment) = (false, None, None);
                entries.push(Entry { text, line, column, number: written_number, side, said, offered, clock, comment });
                side = side.map(|side| !side);
            }
            _ => {}
        }
    }
    if entries.is_empty() {
        return Err(ScoreError::Empty);
    }
    let (tags, outcome) = (section.tags.clone(), Some(section.outcome()));
    let (notation, script, languages) = (Notation::Short, Script::Print, vec![lang]);
    Ok(vec![Written { start, tags, entries, outcome, lang, languages, notation, script }])
}
