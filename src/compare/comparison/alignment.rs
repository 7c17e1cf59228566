//! Find which entries of two sheets stand for each other, by what they name, without asking a position.

use crate::reading::Hint;
use ansage_game::announcement::Announcement;
use ansage_game::seat::ByColor;
use ansage_words::score::written::{SheetEntry, WrittenScore};

/// How far entries that belong together may stand apart.
const BAND: usize = 32;
/// What it costs that an entry has nothing beside it, or something else.
const GAP: u32 = 2;
const OTHER: u32 = 3;
/// What it costs that an entry, or the one beside it, names nothing.
const NOTHING_NAMED: u32 = 1;

/// What stands beside each entry on the other sheet, from the entry `agreed` on.
pub(super) fn hints_from_other_sheet(white: &WrittenScore, black: &WrittenScore, agreed: usize) -> ByColor<Vec<Hint>> {
    let pairs = align(&white.entries[agreed..], &black.entries[agreed..]);
    let mut hints = ByColor {
        white: vec![Hint::default(); white.entries.len()],
        black: vec![Hint::default(); black.entries.len()],
    };
    let mut missing: ByColor<Vec<Announcement>> = ByColor::default();
    let named = |written: &WrittenScore, at: usize| written.entries[agreed + at].said.as_ref().ok().copied();
    for (one, other) in pairs {
        match (one, other) {
            (Some(one), Some(other)) => {
                let partner = named(black, other);
                hints.white[agreed + one] = Hint { partner, missing: std::mem::take(&mut missing.white), extra: false };
                let partner = named(white, one);
                hints.black[agreed + other] =
                    Hint { partner, missing: std::mem::take(&mut missing.black), extra: false };
            }
            (Some(one), None) => {
                hints.white[agreed + one].extra = true;
                missing.black.extend(named(white, one));
            }
            (None, Some(other)) => {
                hints.black[agreed + other].extra = true;
                missing.white.extend(named(black, other));
            }
            (None, None) => {}
        }
    }
    without_end(&mut hints.white);
    without_end(&mut hints.black);
    hints
}

/// What stands behind the end of the other sheet is not there too much.
fn without_end(hints: &mut [Hint]) {
    hints.iter_mut().rev().take_while(|hint| hint.extra).for_each(|hint| hint.extra = false);
}

type AlignedPair = (Option<usize>, Option<usize>);

/// The cheapest way to lay two rows of entries side by side. What one has beyond the end of the other costs nothing.
fn align(white: &[SheetEntry], black: &[SheetEntry]) -> Vec<AlignedPair> {
    let width = 2 * BAND + 1;
    let far = u32::MAX / 2;
    // A cell for every pair of places not more than the band apart: the cost of all before them.
    let mut costs = vec![far; (white.len() + 1) * width];
    let cell = |one: usize, other: usize| {
        let across = (other + BAND).checked_sub(one).filter(|across| *across < width)?;
        Some(one * width + across)
    };
    let cost_at = |costs: &[u32], one: usize, other: usize| cell(one, other).map_or(far, |at| costs[at]);
    for one in 0..=white.len() {
        for other in one.saturating_sub(BAND)..=(one + BAND).min(black.len()) {
            let Some(at) = cell(one, other) else { continue };
            if (one, other) == (0, 0) {
                costs[at] = 0;
                continue;
            }
            let mut least = far;
            if one > 0 && other > 0 {
                least = cost_at(&costs, one - 1, other - 1) + apart(&white[one - 1], &black[other - 1]);
            }
            if one > 0 {
                least = least.min(cost_at(&costs, one - 1, other) + GAP);
            }
            if other > 0 {
                least = least.min(cost_at(&costs, one, other - 1) + GAP);
            }
            costs[at] = least;
        }
    }
    let ends = (0..=white.len()).map(|one| (one, black.len())).chain((0..=black.len()).map(|to| (white.len(), to)));
    // Of ends that cost the same, the one with most beside each other.
    let end = ends.min_by_key(|(one, other)| (cost_at(&costs, *one, *other), usize::MAX - one - other));
    let (mut one, mut other) = end.unwrap_or_default();
    let mut pairs: Vec<AlignedPair> = (one..white.len()).map(|at| (Some(at), None)).collect();
    pairs.extend((other..black.len()).map(|at| (None, Some(at))));
    pairs.reverse();
    while one > 0 || other > 0 {
        let here = cost_at(&costs, one, other);
        let both = one > 0 && other > 0;
        if both && here == cost_at(&costs, one - 1, other - 1) + apart(&white[one - 1], &black[other - 1]) {
            (one, other) = (one - 1, other - 1);
            pairs.push((Some(one), Some(other)));
        } else if one > 0 && here == cost_at(&costs, one - 1, other) + GAP {
            one -= 1;
            pairs.push((Some(one), None));
        } else if other > 0 {
            other -= 1;
            pairs.push((None, Some(other)));
        } else {
            break;
        }
    }
    pairs.reverse();
    pairs
}

/// How much speaks against two entries naming the same.
fn apart(one: &SheetEntry, other: &SheetEntry) -> u32 {
    let (Ok(one), Ok(other)) = (&one.said, &other.said) else { return NOTHING_NAMED };
    match (*one, *other) {
        (Announcement::Castle(one), Announcement::Castle(other)) if one == other => 0,
        (
            Announcement::Piece { role, from, to, promotion },
            Announcement::Piece { role: other_role, from: other_from, to: other_to, promotion: other_promotion },
        ) => {
            let may_be = |one: bool, both: bool| !both || one;
            let same_role = may_be(role == other_role, role.is_some() && other_role.is_some());
            let same_file = may_be(from.file == other_from.file, from.file.is_some() && other_from.file.is_some());
            let same_rank = may_be(from.rank == other_from.rank, from.rank.is_some() && other_from.rank.is_some());
            let same_piece = may_be(promotion == other_promotion, promotion.is_some() && other_promotion.is_some());
            if to == other_to && same_role && same_file && same_rank && same_piece { 0 } else { OTHER }
        }
        // The king's two squares may be castling.
        (Announcement::Castle(_), Announcement::Piece { role, from, .. })
        | (Announcement::Piece { role, from, .. }, Announcement::Castle(_)) => {
            let may_castle = from.square().is_some() && role.is_none_or(|role| role == shakmaty::Role::King);
            if may_castle { 0 } else { OTHER }
        }
        _ => OTHER,
    }
}
