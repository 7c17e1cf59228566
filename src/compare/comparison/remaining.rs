//! The least that the rest of two sheets costs, whatever the positions are: the estimate of the search.
//!
//! It is the edit distance of the entries by what they name. Positions only forbid explanations, so the estimate is never too
//! high, and the first path that the search completes is the cheapest.

use super::costs::{NEXT_LEFT_OUT, UNREAD, cost_of_parting};
use ansage_game::announcement::Announcement;
use ansage_game::seat::ByColor;
use ansage_words::score::written::SheetEntry;

/// How far entries that belong together may be apart. A path that goes further is dearer than sheets that part: a gap of so
/// many half-moves costs 56, and to part at most 48.
const BAND: usize = 24;

/// For every pair of places the least cost of what is behind them.
pub(super) struct RemainingCosts {
    first: usize,
    lengths: ByColor<usize>,
    costs: Vec<u32>,
}

impl RemainingCosts {
    /// Compares the entries of both sheets from the entry `first` on.
    pub fn new(sheets: ByColor<&[SheetEntry]>, first: usize) -> RemainingCosts {
        let lengths = sheets.as_ref().map(|entries| entries.len());
        let rows = (lengths.white + 1).saturating_sub(first);
        let mut table = RemainingCosts { first, lengths, costs: vec![0; rows * (2 * BAND + 1)] };
        // Whether the entry of the row before, and of this row, may be the same as each of the other sheet.
        let mut same_below = vec![false; lengths.black + 1];
        let mut same = same_below.clone();
        for white in (first..lengths.white).rev() {
            for black in (white.saturating_sub(BAND).max(first)..(white + BAND + 1).min(lengths.black)).rev() {
                let at = |white: usize, black: usize| table.at(ByColor { white, black }).unwrap_or(u32::MAX / 2);
                same[black] = may_be_same(&sheets.white[white], &sheets.black[black]);
                let is_exchanged = same[black + 1] && same_below[black];
                let exchanged = if is_exchanged { at(white + 2, black + 2) } else { u32::MAX };
                let least = (at(white + 1, black + 1) + if same[black] { 0 } else { UNREAD })
                    .min(exchanged)
                    .min(at(white + 1, black) + NEXT_LEFT_OUT)
                    .min(at(white, black + 1) + NEXT_LEFT_OUT)
                    .min(cost_of_parting((lengths.white - white).min(lengths.black - black)));
                if let Some(cell) = table.cell(ByColor { white, black }) {
                    table.costs[cell] = least;
                }
            }
            std::mem::swap(&mut same, &mut same_below);
            same.fill(false);
        }
        table
    }

    /// The least cost from these entries on; `None` where they are too far apart.
    pub fn at(&self, entries: ByColor<usize>) -> Option<u32> {
        if entries.white >= self.lengths.white || entries.black >= self.lengths.black {
            return Some(0);
        }
        self.costs.get(self.cell(entries)?).copied()
    }

    fn cell(&self, entries: ByColor<usize>) -> Option<usize> {
        let across = (entries.black + BAND).checked_sub(entries.white).filter(|across| *across <= 2 * BAND)?;
        Some((entries.white.checked_sub(self.first)?) * (2 * BAND + 1) + across)
    }
}

/// Whether two entries may name the same move in some position. What cannot be read may be anything.
fn may_be_same(one: &SheetEntry, other: &SheetEntry) -> bool {
    let (Ok(one), Ok(other)) = (&one.said, &other.said) else { return true };
    match (*one, *other) {
        (Announcement::Castle(one), Announcement::Castle(other)) => one == other,
        (
            Announcement::Piece { role, from, to, promotion },
            Announcement::Piece { role: other_role, from: other_from, to: other_to, promotion: other_promotion },
        ) => {
            let may_be = |same: bool, both: bool| !both || same;
            // Two squares without a piece, as of king and rook, may name a castling that the other names by the king's.
            let may_castle = |role: Option<shakmaty::Role>, is_whole: bool| {
                is_whole && role.is_none_or(|role| role == shakmaty::Role::King)
            };
            let castles =
                may_castle(role, from.square().is_some()) && may_castle(other_role, other_from.square().is_some());
            (to == other_to || castles)
                && may_be(role == other_role, role.is_some() && other_role.is_some())
                && may_be(from.file == other_from.file, from.file.is_some() && other_from.file.is_some())
                && may_be(from.rank == other_from.rank, from.rank.is_some() && other_from.rank.is_some())
                && may_be(promotion == other_promotion, promotion.is_some() && other_promotion.is_some())
        }
        // The king's two squares may be castling.
        (Announcement::Castle(_), Announcement::Piece { role, from, .. })
        | (Announcement::Piece { role, from, .. }, Announcement::Castle(_)) => {
            from.square().is_some() && role.is_none_or(|role| role == shakmaty::Role::King)
        }
    }
}
