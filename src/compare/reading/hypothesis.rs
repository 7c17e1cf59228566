//! Hold one slip that may explain why an entry does not fit, and what speaks for it.

use super::sheet::{SheetPlace, SheetProgress};
use super::{Candidate, MarkKind, ReadingReason};
use shakmaty::Move;

/// What would put it right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repair {
    /// The entry means this move.
    Replace(Move),
    /// This move is left out before the entry.
    Insert(Move),
    /// The entry is to be passed over.
    Skip,
    /// The entry and the next stand in each other's place.
    Swap(Move, Move),
    /// From the entry on, so many pairs stand in each other's place; this is the first move.
    Exchange(Move, usize),
    /// The entry means what it says; its number or column is wrong.
    AsWritten,
}

/// A slip that may explain the trouble.
#[derive(Debug, Clone)]
pub(super) struct Hypothesis {
    pub repair: Repair,
    /// What is then wrong on the sheet.
    pub kind: MarkKind,
    /// The half-moves before it.
    pub ply: usize,
    /// The entry it is about.
    pub entry: usize,
    /// What speaks for it besides what follows.
    pub reason: Option<ReadingReason>,
    /// What speaks against it, in quarters of an entry.
    pub cost: i64,
    /// How far the sheet can then be followed.
    pub followed: SheetProgress,
    /// The place up to which it can.
    pub end: SheetPlace,
}

impl Hypothesis {
    /// The more the likelier.
    pub fn plausibility(&self) -> i64 {
        4 * self.followed.entries as i64 - self.followed.against - self.cost
    }

    /// Whether enough follows to propose it.
    pub fn has_enough_support(&self) -> bool {
        // To pass over the last entry explains nothing.
        let at_the_end = self.followed.to_the_end && (self.repair != Repair::Skip || self.reason.is_some());
        at_the_end || self.followed.entries >= 2
    }

    /// Returns `true` if the entry means a move that it names as far as it goes.
    pub fn fits_written(&self) -> bool {
        // Only that costs nothing (`weigh_replacements`).
        matches!(self.repair, Repair::Replace(_)) && self.cost == 0
    }

    /// The same as the arbiter is told it; `stands` is what the entry means as it stands.
    pub fn to_candidate(&self, stands: Option<Move>) -> Candidate {
        let legal = match self.repair {
            Repair::Replace(legal) | Repair::Insert(legal) | Repair::Swap(legal, _) | Repair::Exchange(legal, _) => {
                Some(legal)
            }
            Repair::AsWritten => stands,
            Repair::Skip => None,
        };
        // Of two entries in each other's place the second follows the first.
        let swapped = usize::from(matches!(self.repair, Repair::Swap(..) | Repair::Exchange(..)));
        let reason = self.reason.unwrap_or(ReadingReason::Following { legal: self.followed.entries + swapped });
        Candidate { kind: self.kind, ply: self.ply + 1, entry: self.entry, legal, reason }
    }
}
