//! Name what stands on a written score: its half-moves, and in which notation and signs.

use crate::locale::Lang;
use crate::score::account::LeftOut;
use crate::score::pgn::tag_value;
use crate::score::result::GameResult;
use crate::vocabulary::ParseError;
use ansage_game::announcement::Announcement;
use ansage_game::moment::Span;
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
pub enum SignSet {
    /// Ordinary print.
    Print,
    /// Unicode Braille cells.
    Braille,
    /// Braille ASCII (BRF).
    Brf,
}

/// A score as it is written.
#[derive(Debug, Clone)]
pub struct WrittenScore {
    /// The position the game starts from.
    pub start: Chess,
    /// The headers, in their order; also what stands above and below the moves, as `Heading` and `Footing`.
    pub tags: Vec<(String, String)>,
    /// The remark before the first half-move.
    pub remark: Option<String>,
    /// The half-moves in the order in which they stand; of columns of numbers the left one first.
    pub entries: Vec<SheetEntry>,
    /// The result, where one is written.
    pub outcome: Option<Outcome>,
    /// The result behind the moves, where one is written there.
    pub result_at_end: Option<GameResult>,
    /// Another result behind that one.
    pub other_result: Option<GameResult>,
    /// The language whose letters are used: the first of `languages`.
    pub lang: Lang,
    /// Every language whose letters give these same announcements.
    pub languages: Vec<Lang>,
    /// The form of the moves.
    pub notation: Notation,
    /// The signs.
    pub script: SignSet,
    /// What stands on the sheet and is none of this.
    pub left_out: Vec<LeftOut>,
    /// Whether the record holds it as a whole sheet: a half-move that has no entry is not on the sheet either.
    pub recorded_whole: bool,
}

/// One half-move on a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetEntry {
    /// As written, without the move number.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The number of the move written before it, or before the entry to its left.
    pub number: Option<u32>,
    /// The line and the column of that number, where it stands right before the half-move.
    pub numbered_at: Option<(usize, usize)>,
    /// In whose column it stands, as numbers, dots or the table of the sheet tell; `None` where nothing tells it.
    pub side: Option<Color>,
    /// What it names.
    pub said: Result<Announcement, ParseError>,
    /// Whether it is marked as illegal, and remains in force.
    pub marked_illegal: bool,
    /// Whether the arbiter has put it in, because the sheet lacks it.
    pub by_arbiter: bool,
    /// Whether a draw was offered with it (C.12).
    pub offered: bool,
    /// The clock noted beside it.
    pub clock: Option<Span>,
    /// A remark beside it.
    pub comment: Option<String>,
}

/// The result in the headers of a sheet.
pub(super) fn result_in_tags(tags: &[(String, String)]) -> Option<GameResult> {
    tag_value(tags, "Result").and_then(result_in_value)
}

/// A result, perhaps with a reason behind it: `1-0 (time)`. Returns `None` for two different ones.
pub(super) fn result_in_value(value: &str) -> Option<GameResult> {
    GameResult::from_text(value).or_else(|| {
        let mut words = value.split_whitespace();
        let first = GameResult::from_text(words.next()?.trim_end_matches([',', ';']))?;
        let is_same = |word: &str| GameResult::from_text(word.trim_end_matches('?')).is_none_or(|other| other == first);
        words.all(is_same).then_some(first)
    })
}

impl WrittenScore {
    /// The result in the header.
    pub fn result_in_header(&self) -> Option<GameResult> {
        result_in_tags(&self.tags)
    }

    /// The result of the sheet: behind the moves, else in the header.
    pub fn result(&self) -> Option<GameResult> {
        self.result_at_end.or_else(|| self.result_in_header())
    }
}
