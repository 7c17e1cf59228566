//! Read a sheet as far as it is certain, and mark the rest: what is left out, written twice, in the wrong column,
//! unreadable, ambiguous or impossible. An uncertain reading is a proposal with its reason, never a repair.

use crate::game::reading as announcement;
use crate::score::written::Written;
use shakmaty::{Chess, Move, Position};

/// A sheet and what is read of it.
#[derive(Debug, Clone)]
pub struct Reading {
    /// The sheet as written, in the letters that were found.
    pub written: Written,
    /// The half-moves as read, from the first on, each legal after the one before.
    pub half_moves: Vec<HalfMove>,
    /// What is not as it should be, in the order of the sheet.
    pub marks: Vec<Mark>,
    /// How many half-moves from the first on are read without any proposal.
    pub certain: usize,
    /// The position after the last half-move that is read.
    pub end: Chess,
}

/// A half-move as read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HalfMove {
    /// The move.
    pub legal: Move,
    /// Where it stands in `written.entries`; `None` where it is not on the sheet.
    pub entry: Option<usize>,
    /// The mark that proposes it, by its place in `marks`; `None` where the sheet itself says it.
    pub mark: Option<usize>,
}

/// Something on a sheet that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// What it is.
    pub kind: MarkKind,
    /// The half-move, from 1, as the sheet is read.
    pub ply: usize,
    /// Which entry of the sheet; for something left out, the entry before which it is missing.
    pub entry: Option<usize>,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there; empty where something is left out.
    pub text: String,
    /// What may be meant, the likeliest first, at most three. Never taken as certain.
    pub candidates: Vec<Candidate>,
}

/// What may be wrong on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// A half-move is not on the sheet.
    LeftOut,
    /// A half-move is written twice.
    Doubled,
    /// It stands in the other player's column.
    WrongColumn,
    /// No move is named.
    Unreadable,
    /// Several pieces can make the move.
    Ambiguous,
    /// The new piece of a promotion is not named.
    PromotionMissing,
    /// The move is not legal there.
    Impossible,
    /// It stands behind the end of the game, or behind what can still be followed.
    NotFollowed,
}

/// What may be meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The move; `None` for "this entry is to be passed over".
    pub legal: Option<Move>,
    /// Why.
    pub reason: Reason,
}

/// Why a reading is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The other sheet has it.
    OtherSheet,
    /// With it this many of the next half-moves are legal as written; with no other are as many.
    Following {
        /// How many.
        legal: usize,
    },
    /// It is the only legal move that fits what can be read.
    OnlyLegal,
    /// It differs by one sign from what is written.
    OneSign,
    /// The same half-move stands just before it.
    StandsBefore,
}

/// Reads one sheet by itself; of several sets of letters the one that reads furthest.
///
/// `letters` must not be empty.
pub fn alone(letters: &[Written]) -> Option<Reading> {
    letters.iter().map(follow).max_by_key(|reading| reading.certain)
}

fn follow(written: &Written) -> Reading {
    let mut end = written.start.clone();
    let mut half_moves = Vec::new();
    for (index, entry) in written.entries.iter().enumerate() {
        let Ok(said) = &entry.said else { break };
        let Ok(Ok(legal)) = announcement::read(&end, said).map(|reading| reading.legal) else { break };
        end.play_unchecked(legal);
        half_moves.push(HalfMove { legal, entry: Some(index), mark: None });
    }
    let certain = half_moves.len();
    Reading { written: written.clone(), half_moves, marks: Vec::new(), certain, end }
}
