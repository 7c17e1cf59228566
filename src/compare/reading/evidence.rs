//! What speaks for a proposal: one that explains nothing is not shown to the arbiter.

use super::hypothesis::{Hypothesis, Repair};
use super::{MarkKind, ReadingReason};

/// Moves that follow as far at one place. With more of them the sheet speaks for none, and three would be shown by chance.
const MOST_ALIKE: usize = 6;

/// Returns `true` if the arbiter is to be shown `one` of `all` that were tried, beside the `best`.
pub(super) fn is_proposed(one: &Hypothesis, best: &Hypothesis, all: &[Hypothesis]) -> bool {
    // An ambiguous half-move is one of those that fit it, whatever follows. What another score or the record has comes first.
    let is_fitting = best.kind != MarkKind::Ambiguous || one.fits_written();
    let is_known = matches!(one.reason, Some(ReadingReason::OtherSheet | ReadingReason::Record));
    is_known || is_fitting && is_singled_out(one, all)
}

/// Returns `true` if anything speaks for this one of `all` that were tried.
fn is_singled_out(one: &Hypothesis, all: &[Hypothesis]) -> bool {
    if one.reason.is_some() {
        return true;
    }
    let followed = one.followed.entries;
    match one.repair {
        Repair::AsWritten => followed > 0,
        // The entry behind it may fit by chance.
        Repair::Skip => followed > 1,
        // The two entries themselves fit.
        Repair::Swap(..) | Repair::Exchange(..) => true,
        Repair::Replace(_) | Repair::Insert(_) => {
            let is_same_slip = |other: &&Hypothesis| {
                matches!(other.repair, Repair::Insert(_)) == matches!(one.repair, Repair::Insert(_))
                    && matches!(other.repair, Repair::Replace(_) | Repair::Insert(_))
                    && (other.ply, other.entry) == (one.ply, one.entry)
            };
            let alike = all.iter().filter(is_same_slip).filter(|other| other.followed.entries >= followed);
            followed > 0 && (one.fits_written() || alike.count() <= MOST_ALIKE)
        }
    }
}

/// Returns `true` if the last entry alone would have to bear out this one of `all` that were tried, and does not: any move
/// in place of it does as well, and almost any before it.
pub(super) fn explains_nothing(one: &Hypothesis, all: &[Hypothesis]) -> bool {
    match one.repair {
        Repair::Replace(_) => one.followed.entries == 0 && !is_singled_out(one, all),
        Repair::Insert(_) => one.followed.entries <= 1 && !is_singled_out(one, all),
        _ => false,
    }
}
