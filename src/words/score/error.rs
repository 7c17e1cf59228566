//! Tell what of a score could not be taken, as data: the reasons, the place, and what was understood before it.

use super::encoding::{DecodeError, Encoding};
use super::result::GameResult;
use super::serialize_lang_as_code;
use crate::locale::Lang;
use crate::vocabulary::ParseError;
use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::reading::{IllegalReason, UnreadableReason};
use ansage_game::start::BadStart;
use serde::Serialize;
use std::fmt;

/// Why a score could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreError {
    /// The file is no UTF-8 text.
    BadBytes {
        /// The line of the first bad byte, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What the file may be instead, where it can be told.
        likely: Option<Encoding>,
    },
    /// The file has no game of that number.
    NoGame {
        /// The number asked for, from 1.
        game: usize,
        /// How many games there are.
        found: usize,
    },
    /// The file holds several games where one is asked for.
    SeveralGames {
        /// How many games there are.
        found: usize,
    },
    /// The score holds no move.
    Empty,
    /// The game that is asked for holds no move, and the file has others.
    EmptyGame {
        /// Which game, from 1.
        game: usize,
        /// How many there are.
        found: usize,
    },
    /// The header names Chess960, and no header says where the game starts.
    StartMissing,
    /// The header `SetUp` says that the game starts from a position of its own, and no header gives it.
    FenMissing,
    /// The file is no score in letters, but in a format of programs or in figures.
    OtherFormat {
        /// The line it begins on, from 1.
        line: usize,
        /// Which.
        format: ScoreFormat,
    },
    /// More is written than any game has, in half-moves or in text: several games without headers, or no score at all.
    TooLong {
        /// The line on which it gets too long, from 1.
        line: usize,
    },
    /// A header of a PGN file has no end, or is longer than any header.
    BadHeader {
        /// The line the game begins on, from 1.
        line: usize,
    },
    /// The position the game starts from cannot be used.
    BadStart(BadStart),
    /// A comment or a variation is opened and not closed.
    Unclosed {
        /// The line it is opened on, from 1.
        line: usize,
        /// What opens it, `{` or `(`.
        mark: char,
    },
    /// What closes a comment or a variation stands where none is open.
    Unopened {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What closes it, `}` or `)`.
        mark: char,
    },
    /// A quotation mark is within the value of a header, so the end of the value is unknown.
    BadTag {
        /// The line, from 1.
        line: usize,
        /// The column of the mark in characters, from 1.
        column: usize,
    },
    /// Something stands there that belongs to nothing that can be read.
    Unaccounted {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// The header names a game with other rules.
    OtherVariant {
        /// Its name.
        name: String,
    },
    /// The result behind the moves contradicts the header or the last position.
    ResultsDiffer {
        /// The line of the result, from 1.
        line: usize,
        /// Its column in characters, from 1.
        column: usize,
        /// The result that stands there.
        written: GameResult,
        /// The other result.
        other: GameResult,
        /// What gives the other one.
        source: ResultSource,
    },
    /// A half-move could not be taken.
    Move(Box<UnreadHalfMove>),
    /// The score reads to its end in several ways that differ, so none is chosen.
    SeveralReadings {
        /// The first half-move that differs, from 1.
        ply: usize,
        /// The readings: a language, and that half-move in English notation.
        readings: Vec<ReadingVariant>,
    },
}

/// A format that is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreFormat {
    /// Rich text, as word processors write it.
    Rtf,
    /// JSON.
    Json,
    /// A page of the web.
    Html,
    /// Squares in figures, as in correspondence chess: `5254`.
    Figures,
}

/// What gives a result, beside the one that is written behind the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultSource {
    /// The header of the game.
    Header,
    /// Another one behind the moves, before it.
    Sheet,
    /// Mate or stalemate on the board, where the result stands behind the moves.
    Board,
    /// The same, where it stands in the header alone.
    BoardAndHeader,
}

/// One reading of a half-move on which the readings of a score differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReadingVariant {
    /// The language whose letters were used.
    #[serde(serialize_with = "serialize_lang_as_code")]
    pub lang: Lang,
    /// The half-move in English notation; empty where this reading has ended.
    pub san: String,
}

/// A half-move that could not be taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnreadHalfMove {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The half-move, from 1.
    pub ply: usize,
    /// What stands there.
    pub text: String,
    /// The half-moves before it, in English notation.
    pub before: Vec<String>,
    /// The position it was to be made in.
    pub fen: String,
    /// The language whose letters were used.
    #[serde(serialize_with = "serialize_lang_as_code")]
    pub lang: Lang,
    /// Why it could not be taken.
    pub why: UnreadReason,
}

/// Why a half-move of a score could not be taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnreadReason {
    /// No move is named.
    NotUnderstood(ParseError),
    /// The move is named and not legal.
    Illegal {
        /// The move.
        telling: MoveDescription,
        /// What is wrong with it.
        reason: IllegalReason,
    },
    /// No single move can be meant: ambiguous, the new piece is missing, or no move fits.
    Unreadable {
        /// What was named.
        said: Announcement,
        /// Why it is not one move.
        reason: UnreadableReason,
    },
    /// The result stands before it.
    AfterTheEnd,
    /// Two letters of the score would name the same piece, so one of them names another.
    LettersDiffer {
        /// The letter that stood first.
        first: char,
        /// The other.
        second: char,
    },
    /// "En passant" stands behind it, and no pawn is taken so: perhaps another move is meant.
    NotEnPassant,
    /// The number says that it is the other player's move: `7...` for White's, or `8.` for Black's seventh. A move is
    /// missing before it.
    MoveMissing,
    /// The number before it is not that of the move: one is left out or written twice, or another game begins.
    WrongNumber {
        /// The number that stands there.
        written: u32,
        /// The number of the move.
        due: u32,
    },
}

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScoreError::BadBytes { line, column, likely } => {
                write!(f, "line {line}, column {column}: not UTF-8 text")?;
                likely.and_then(Encoding::name).map_or(Ok(()), |name| write!(f, ", perhaps {name}"))
            }
            ScoreError::NoGame { game, found } => write!(f, "no game {game} among {found}"),
            ScoreError::SeveralGames { found } => write!(f, "{found} games where one is asked for"),
            ScoreError::Empty => f.write_str("the score holds no move"),
            ScoreError::EmptyGame { game, found } => write!(f, "game {game} of {found} holds no move"),
            ScoreError::StartMissing => f.write_str("a game of Chess960 without its start position"),
            ScoreError::OtherFormat { line, format } => write!(f, "line {line}: {format:?} is not read"),
            ScoreError::FenMissing => f.write_str("SetUp without FEN"),
            ScoreError::TooLong { line } => write!(f, "line {line}: longer than any game"),
            ScoreError::BadHeader { line } => write!(f, "line {line}: a header has no end"),
            ScoreError::BadStart(bad) => bad.fmt(f),
            ScoreError::Unclosed { line, mark } => write!(f, "line {line}: {mark:?} is not closed"),
            ScoreError::Unopened { line, column, mark } => {
                write!(f, "line {line}, column {column}: {mark:?} closes nothing")
            }
            ScoreError::ResultsDiffer { line, column, written, other, source } => {
                let source = match source {
                    ResultSource::Header => "the header says",
                    ResultSource::Sheet => "before it stands",
                    ResultSource::Board | ResultSource::BoardAndHeader => "the last position is",
                };
                write!(f, "line {line}, column {column}: {}, but {source} {}", written.text(), other.text())
            }
            ScoreError::BadTag { line, column } => {
                write!(f, "line {line}, column {column}: a quotation mark within a header")
            }
            ScoreError::Unaccounted { line, column, text } => {
                write!(f, "line {line}, column {column}: {text:?} belongs to nothing")
            }
            ScoreError::OtherVariant { name } => write!(f, "a game of {name:?}, which is not chess"),
            ScoreError::Move(trouble) => trouble.fmt(f),
            ScoreError::SeveralReadings { ply, readings } => {
                write!(f, "half-move {ply} reads in several ways:")?;
                readings.iter().try_for_each(|part| write!(f, " {} in {}", part.san, part.lang.code()))
            }
        }
    }
}

impl std::error::Error for ScoreError {}

impl fmt::Display for UnreadHalfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnreadHalfMove { line, column, ply, text, .. } = self;
        write!(f, "line {line}, column {column}, half-move {ply}, {text:?}: ")?;
        match &self.why {
            UnreadReason::NotUnderstood(error) => error.fmt(f),
            UnreadReason::Illegal { telling, reason } => write!(f, "{} is not legal: {}", telling.named, code(reason)),
            UnreadReason::Unreadable { said, reason } => write!(f, "{said} is not one move: {}", code(reason)),
            UnreadReason::LettersDiffer { first, second } => write!(f, "{first} and {second} name the same piece"),
            UnreadReason::NotEnPassant => f.write_str("takes no pawn en passant"),
            UnreadReason::AfterTheEnd => f.write_str("stands after the result"),
            UnreadReason::WrongNumber { written, due } => write!(f, "number {written} stands before move {due}"),
            UnreadReason::MoveMissing => f.write_str("the number is of a move of the other player"),
        }
    }
}

/// A reason as `--json` writes it.
fn code(reason: &impl Serialize) -> String {
    serde_json::to_string(reason).unwrap_or_default()
}

impl From<DecodeError> for ScoreError {
    fn from(DecodeError { line, column, likely }: DecodeError) -> ScoreError {
        ScoreError::BadBytes { line, column, likely }
    }
}
