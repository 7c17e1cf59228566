//! Set up the position a game starts from: the usual one, one of Chess960 by its number, or any by its FEN.
//!
//! Castling goes by the usual rules unless the terms name a number of Chess960, or the FEN gives castling rights that
//! the usual game does not know: by the files of the rooks (Shredder-FEN), or `KQkq` for outermost rooks (X-FEN) where
//! king or rook stands elsewhere than in the usual game. So it follows from the terms alone, for every replay.
//!
//! ```
//! use ansage_game::start::{StartFault, position_from_fen};
//! use shakmaty::CastlingMode;
//! let transposed = position_from_fen("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", None).unwrap();
//! assert_eq!(transposed.castles().mode(), CastlingMode::Chess960);
//! let bad = position_from_fen("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", None).unwrap_err();
//! assert_eq!((bad.fault, &*bad.valid_fields()), (StartFault::Turn, "4k3/8/8/8/8/8/4P3/4K3"));
//! # use shakmaty::Position;
//! ```

use super::chess960;
use super::terms::GameTerms;
use serde::Serialize;
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{CastlingMode, Chess, PositionErrorKinds};
use std::fmt;

/// A start position that cannot be played from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BadStart {
    /// The text, at most 120 characters of it.
    pub fen: String,
    /// What is wrong with it.
    pub fault: StartFault,
}

/// What is wrong with a start position: first how it is written, field by field, then what it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartFault {
    /// Nothing is written.
    Empty,
    /// The pieces do not fill eight ranks, with so many given.
    Ranks(usize),
    /// This rank, from 1 to 8, does not fill eight squares with pieces and figures.
    Rank(u8),
    /// Who is to move is not `w` or `b`.
    Turn,
    /// The castling rights are not `-`, `KQkq` or files of rooks.
    Castling,
    /// The square of en passant is none.
    EnPassant,
    /// The half-moves since the last capture or pawn move are no number.
    HalfMoves,
    /// The number of the move is none.
    MoveNumber,
    /// More is written than six fields.
    TooLong,
    /// No piece stands on the board.
    NoPieces,
    /// A king is missing.
    KingMissing,
    /// A player has several kings.
    SeveralKings,
    /// A pawn stands on the first or the last rank.
    PawnOnLastRank,
    /// A right to castle is given for which king or rook does not stand there.
    CastlingRights,
    /// No pawn has just passed that square.
    NoEnPassant,
    /// The player who is not to move stands in check.
    OpponentInCheck,
    /// No last move can have given this check.
    ImpossibleCheck,
    /// There are more pieces than promotion can bring about.
    TooManyPieces,
    /// Chess960 has no position of that number.
    Number,
}

impl BadStart {
    /// The fields before the first that is wrongly written; all of them where every one is rightly written.
    pub fn valid_fields(&self) -> String {
        let right = match self.fault {
            StartFault::Empty | StartFault::Ranks(_) | StartFault::Rank(_) | StartFault::Number => 0,
            StartFault::Turn => 1,
            StartFault::Castling => 2,
            StartFault::EnPassant => 3,
            StartFault::HalfMoves => 4,
            StartFault::MoveNumber => 5,
            _ => 6,
        };
        fields(&self.fen).take(right).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position {:?} cannot be played from: {:?}", self.fen, self.fault)
    }
}

impl std::error::Error for BadStart {}

/// The position that the terms name.
///
/// # Errors
/// [`BadStart`] where it cannot be played from.
pub fn position_from_terms(terms: &GameTerms) -> Result<Chess, BadStart> {
    match (terms.chess960, &terms.start) {
        (Some(number), _) => chess960::start_position(number)
            .map_err(|bad| BadStart { fen: bad.0.to_string(), fault: StartFault::Number }),
        (None, Some(fen)) => position_from_fen(fen, None),
        (None, None) => Ok(Chess::new()),
    }
}

/// Reads a start position. Without a castling mode the castling rights decide.
///
/// # Errors
/// [`BadStart`] where the text is no FEN, or the position is not one of chess.
pub fn position_from_fen(fen: &str, mode: Option<CastlingMode>) -> Result<Chess, BadStart> {
    let bad = |fault| BadStart { fen: fen.chars().take(120).collect(), fault };
    let setup = fen.parse::<Fen>().map_err(|error| bad(written(fen, &error)))?.into_setup();
    // Pieces in hand and checks to give are of other games.
    if setup.pockets.is_some() || setup.remaining_checks.is_some() {
        return Err(bad(StartFault::TooLong));
    }
    let mode = mode.unwrap_or_else(|| CastlingMode::detect(&setup));
    setup.position(mode).map_err(|error: shakmaty::PositionError<Chess>| bad(shown(error.kinds())))
}

/// The fields of a FEN; an underscore parts them like a blank.
fn fields(fen: &str) -> impl Iterator<Item = &str> {
    fen.split([' ', '_']).filter(|field| !field.is_empty())
}

/// What is written wrongly.
fn written(fen: &str, error: &ParseFenError) -> StartFault {
    let pieces = fields(fen).next().unwrap_or_default();
    if pieces.is_empty() {
        return StartFault::Empty;
    }
    let ranks: Vec<&str> = pieces.split('/').collect();
    if ranks.len() != 8 {
        return StartFault::Ranks(ranks.len());
    }
    if let Some((number, _)) = (1..=8).rev().zip(ranks).find(|(_, rank)| !is_rank(rank)) {
        return StartFault::Rank(number);
    }
    match error {
        ParseFenError::InvalidTurn => StartFault::Turn,
        ParseFenError::InvalidCastling => StartFault::Castling,
        ParseFenError::InvalidEpSquare => StartFault::EnPassant,
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidRemainingChecks => StartFault::HalfMoves,
        ParseFenError::InvalidFullmoves => StartFault::MoveNumber,
        ParseFenError::InvalidFen | ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => StartFault::TooLong,
    }
}

/// Whether pieces and figures fill eight squares.
fn is_rank(rank: &str) -> bool {
    let squares = rank.chars().map(|sign| match sign.to_digit(10) {
        Some(figure @ 1..=8) => figure,
        None if "pnbrqkPNBRQK".contains(sign) => 1,
        _ => 9,
    });
    squares.sum::<u32>() == 8
}

/// What is shown that chess does not have; the first of several.
fn shown(kinds: PositionErrorKinds) -> StartFault {
    const FAULTS: [(PositionErrorKinds, StartFault); 8] = [
        (PositionErrorKinds::EMPTY_BOARD, StartFault::NoPieces),
        (PositionErrorKinds::MISSING_KING, StartFault::KingMissing),
        (PositionErrorKinds::TOO_MANY_KINGS, StartFault::SeveralKings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, StartFault::PawnOnLastRank),
        (PositionErrorKinds::OPPOSITE_CHECK, StartFault::OpponentInCheck),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, StartFault::CastlingRights),
        (PositionErrorKinds::INVALID_EP_SQUARE, StartFault::NoEnPassant),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, StartFault::ImpossibleCheck),
    ];
    let found = FAULTS.iter().find(|(kind, _)| kinds.contains(*kind));
    found.map_or(StartFault::TooManyPieces, |(_, fault)| *fault)
}
