//! Read a sheet as far as it is certain, and mark the rest: what is left out, written twice, in the wrong column,
//! unreadable, ambiguous or impossible. An uncertain reading is a proposal with its reason, never a repair.
//!
//! Entries are followed from the start. At the first that does not fit (nothing is named, no move or more than one is
//! meant, its number or column belongs to another half-move) every single slip is tried that may explain it, there and
//! at every half-move before it, and each is judged by how many of the next entries can then be followed as they
//! stand. Two slips are tried together only where no single one helps. All that is tried is counted and bounded.

mod evidence;
mod follow;
mod guided;
mod hypothesis;
mod likeness;
mod meaning;
mod search;
mod sheet;

pub(super) use guided::{GuidedStep, read_sheet_by_steps};
pub(super) use likeness::{Likeness, likeness_of_entry_to_move};
pub(super) use meaning::moves_fitting_announcement;
pub use meaning::{AnnouncementMeaning, announcement_meaning};

pub(super) use sheet::Sheet;

use ansage_words::score::notation::position_after;
use ansage_words::score::written::WrittenScore;
use follow::SheetReader;
use serde::Serialize;
use shakmaty::{Chess, Move};

/// A sheet and what is read of it.
#[derive(Debug, Clone)]
pub struct SheetReading {
    /// The sheet as written, in the letters that were found.
    pub written: WrittenScore,
    /// The half-moves as read, from the first on, each legal after the one before.
    pub half_moves: Vec<ReadHalfMove>,
    /// What is not as it should be, in the order of the sheet.
    pub marks: Vec<Mark>,
    /// How many half-moves from the first on are beyond doubt: no proposal stands among them, and none of the slips that
    /// may explain the first mark lies among them.
    pub certain: usize,
    /// The position after the last half-move that is read.
    pub end: Chess,
}

/// A half-move as read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadHalfMove {
    /// The move.
    pub legal: Move,
    /// Where it stands in `written.entries`; `None` where it is not on the sheet.
    pub entry: Option<usize>,
    /// The mark that proposes it, by its place in `marks`; `None` where the sheet itself says it.
    pub mark: Option<usize>,
}

impl SheetReading {
    /// The moves of the first `count` half-moves, as far as there are so many.
    pub fn first_moves(&self, count: usize) -> Vec<Move> {
        self.half_moves.iter().take(count).map(|half_move| half_move.legal).collect()
    }

    /// The position before half-move `ply` (from 1), as far as the sheet is read.
    pub fn position_before(&self, ply: usize) -> Chess {
        position_after(&self.written.start, &self.first_moves(ply.saturating_sub(1)))
    }
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
    /// The entry that cannot follow, where a fault shows later than it may lie.
    pub shown_by: Option<usize>,
    /// What may be meant, the likeliest first, at most three, each once. Never taken as certain. Empty where neither a sheet
    /// nor the record speaks for one move more than for the others.
    pub candidates: Vec<Candidate>,
}

/// What may be wrong on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    /// A half-move is not on the sheet.
    LeftOut,
    /// A half-move is written twice.
    Doubled,
    /// It stands in the other player's column, in his place, or beside the number of another move.
    WrongColumn,
    /// No move is named.
    Unreadable,
    /// Several pieces can make the move.
    Ambiguous,
    /// The new piece of a promotion is not named.
    PromotionMissing,
    /// The move is not legal there.
    Impossible,
    /// The move is legal there, but what follows it is not.
    Doubtful,
    /// It stands behind the end of the game, or behind what can still be followed.
    NotFollowed,
}

impl MarkKind {
    /// Its name for messages to select by.
    pub const fn message_key(self) -> &'static str {
        match self {
            MarkKind::LeftOut => "left-out",
            MarkKind::Doubled => "doubled",
            MarkKind::WrongColumn => "wrong-column",
            MarkKind::Unreadable => "unreadable",
            MarkKind::Ambiguous => "ambiguous",
            MarkKind::PromotionMissing => "promotion-missing",
            MarkKind::Impossible => "impossible",
            MarkKind::Doubtful => "doubtful",
            MarkKind::NotFollowed => "not-followed",
        }
    }
}

/// What may be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// What would then be wrong on the sheet; not always what the mark says, which follows its first candidate.
    pub kind: MarkKind,
    /// The half-move that would be this move, from 1; before the mark's where the fault may lie earlier.
    pub ply: usize,
    /// The entry that would mean it, be passed over, or stand behind what is missing.
    pub entry: usize,
    /// The move; `None` for "this entry is to be passed over".
    pub legal: Option<Move>,
    /// Why.
    pub reason: ReadingReason,
}

/// Why a reading is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadingReason {
    /// The other sheet has it.
    OtherSheet,
    /// The course the program kept has it.
    Record,
    /// With it this many of the next half-moves are legal as they stand, as far as was looked.
    Following {
        /// How many.
        legal: usize,
    },
    /// It is the only legal move that fits what can be read.
    OnlyLegal,
    /// Several legal moves fit what is written, and it is one of them.
    FitsWritten,
    /// It differs by one sign from what is written.
    OneSign,
    /// The same half-move stands just before it.
    StandsBefore,
}

impl ReadingReason {
    /// Its name for messages to select by.
    pub const fn message_key(self) -> &'static str {
        match self {
            ReadingReason::OtherSheet => "other-sheet",
            ReadingReason::Record => "record",
            ReadingReason::Following { .. } => "following",
            ReadingReason::OnlyLegal => "only-legal",
            ReadingReason::FitsWritten => "fits-written",
            ReadingReason::OneSign => "one-sign",
            ReadingReason::StandsBefore => "stands-before",
        }
    }
}

/// Reads one sheet by itself; of several sets of letters the one with which most half-moves are read as they stand.
///
/// `None` only where `letters` is empty.
pub fn read_sheet(letters: &[WrittenScore]) -> Option<SheetReading> {
    let mut best: Option<(usize, SheetReading)> = None;
    for written in letters {
        let reading = SheetReader::new(written).read_to_end();
        let stand = reading.half_moves.iter().filter(|half_move| half_move.mark.is_none()).count();
        if best.as_ref().is_none_or(|(most, _)| stand > *most) {
            best = Some((stand, reading));
        }
    }
    best.map(|(_, reading)| reading)
}
