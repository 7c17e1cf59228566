//! Reading of one sheet along the path that was found for both.
//!
//! The path says what each entry stands for. Where it departs from the sheet, the sheet gets a mark: what the other sheet or
//! the record has is its first candidate, and what lets the sheet be followed as far stands behind it. Where the path
//! ends, the sheet is read on by itself.

use super::evidence::is_proposed;
use super::follow::{SheetReader, best_first};
use super::hypothesis::{Hypothesis, Repair};
use super::search::{apply_repair, moves_of_swapped_entries, slips_at_place, try_repair, weigh_replacements};
use super::sheet::SheetPlace;
use super::{MarkKind, ReadingReason, SheetReading};
use ansage_words::score::written::WrittenScore;
use shakmaty::{Move, Position};

/// What the path says of a sheet, in the order of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GuidedStep {
    /// The next entry means what it says.
    AsWritten,
    /// The next entry means what it says, and the other sheet has this move in its place.
    Contradicted(Move),
    /// The next entry means what it says unless this move is missing before it: both are as likely.
    InDoubt(Option<Move>),
    /// The next entry means what it says, and the numbers say that half-moves are missing before it.
    BehindGap,
    /// The next entry cannot be read, and stands for this move.
    Meant(Move, Option<ReadingReason>),
    /// This move is missing before the next entry.
    LeftOut(Move, Option<ReadingReason>),
    /// The next entry is not part of the game.
    PassedOver,
    /// The next two entries stand in each other's place: these are their moves in the order of the game.
    Exchanged(Move, Move),
}

/// Reads a sheet whose first entries mean the moves `agreed`, and then along the path. `other` is what the other sheet has
/// behind them, where the path ends there.
pub(crate) fn read_sheet_by_steps(
    written: &WrittenScore,
    agreed: &[Move],
    steps: &[GuidedStep],
    other: Option<Move>,
) -> SheetReading {
    let mut reader = SheetReader::new(written);
    reader.other = other.map(|legal| (agreed.len(), legal));
    agreed.iter().for_each(|legal| reader.take_entry(*legal, None));
    for (at, step) in steps.iter().enumerate() {
        let is_followed = match *step {
            GuidedStep::AsWritten => reader.take_as_written(),
            GuidedStep::Contradicted(legal) => reader.take_contradicted(legal, &steps[at + 1..]),
            GuidedStep::InDoubt(missing) => reader.take_in_doubt(missing),
            GuidedStep::BehindGap => reader.take_behind_gap(),
            GuidedStep::Meant(legal, reason) => reader.take_meant(legal, reason),
            GuidedStep::LeftOut(legal, reason) => {
                let is_alone = !is_left_out(steps.get(at + 1)) && !is_left_out(at.checked_sub(1).map(|at| &steps[at]));
                reader.take_left_out(legal, reason, is_alone)
            }
            GuidedStep::PassedOver => reader.pass_over(),
            GuidedStep::Exchanged(first, second) => {
                let is_first = !at.checked_sub(1).is_some_and(|at| matches!(steps[at], GuidedStep::Exchanged(..)));
                reader.take_exchanged((first, second), is_first)
            }
        };
        if !is_followed {
            break;
        }
    }
    reader.read_to_end()
}

fn is_left_out(step: Option<&GuidedStep>) -> bool {
    matches!(step, Some(GuidedStep::LeftOut(..)))
}

/// Each returns `false` where the sheet cannot be followed along the path any further.
impl SheetReader<'_> {
    fn take_as_written(&mut self) -> bool {
        let Ok(legal) = self.sheet.move_of_next_entry(&self.place) else { return false };
        if self.sheet.column_shift_of_next_entry(&self.place) != 0 {
            self.mark_number();
        }
        self.take_entry(legal, None);
        true
    }

    /// The number or the column contradicts those before, and the half-move remains as written.
    fn mark_number(&mut self) {
        let (as_written, kind) = (Repair::AsWritten, MarkKind::WrongColumn);
        if let Some(written) = try_repair(&self.sheet, &self.place, as_written, kind, None, 0) {
            self.propose(written, Vec::new());
        }
    }

    /// The sheet's own move remains as long as the rest can be followed with it; else the other sheet's is proposed.
    fn take_contradicted(&mut self, legal: Move, rest: &[GuidedStep]) -> bool {
        if self.can_follow_own_move(rest) {
            return self.take_as_written();
        }
        self.take_instead(legal, MarkKind::Doubtful, Some(ReadingReason::OtherSheet))
    }

    fn take_meant(&mut self, legal: Move, reason: Option<ReadingReason>) -> bool {
        let kind = self.sheet.move_of_next_entry(&self.place).err().unwrap_or(MarkKind::Doubtful);
        self.take_instead(legal, kind, reason)
    }

    fn take_instead(&mut self, legal: Move, kind: MarkKind, reason: Option<ReadingReason>) -> bool {
        if self.place.entry >= self.sheet.len() || !self.place.position.is_legal(legal) {
            return false;
        }
        let Some(best) = try_repair(&self.sheet, &self.place, Repair::Replace(legal), kind, reason, 0) else {
            return false;
        };
        let others = self.slips_that_follow_as_far(&best, Some(kind));
        let same = others.iter().find(|one| one.repair == best.repair);
        let reason = best.reason.or(same.and_then(|same| same.reason));
        let cost = same.map_or(best.cost, |same| same.cost);
        let mark = self.propose(Hypothesis { reason, cost, ..best }, others);
        self.take_entry(legal, Some(mark));
        true
    }

    fn take_left_out(&mut self, legal: Move, reason: Option<ReadingReason>, is_alone: bool) -> bool {
        // What is missing behind the last entry is the end of the sheet, and no slip.
        if self.place.entry >= self.sheet.len() || !self.place.position.is_legal(legal) {
            return false;
        }
        let insert = Repair::Insert(legal);
        let best = try_repair(&self.sheet, &self.place, insert, MarkKind::LeftOut, reason, 0);
        let Some(best) = best else { return false };
        let mark = if is_alone {
            let kind = self.sheet.move_of_next_entry(&self.place).err();
            let others = self.slips_that_follow_as_far(&best, kind);
            self.propose(best, others)
        } else if best.reason.is_some() {
            // One half-move of several: no other single slip explains them all.
            self.propose(best, Vec::new())
        } else {
            self.propose_nothing(&best)
        };
        self.take(None, legal, Some(mark));
        let free = self.place.columns.free;
        apply_repair(&self.sheet, &mut self.place, insert);
        // The numbers may jump by all that is missing.
        self.place.columns.free = free + 1;
        true
    }

    fn pass_over(&mut self) -> bool {
        if self.place.entry >= self.sheet.len() {
            return false;
        }
        let reason = self.is_written_before().then_some(ReadingReason::StandsBefore);
        let Some(best) = try_repair(&self.sheet, &self.place, Repair::Skip, MarkKind::Doubled, reason, 0) else {
            return false;
        };
        let kind = self.sheet.move_of_next_entry(&self.place).err();
        let others = self.slips_that_follow_as_far(&best, kind);
        self.propose(best, others);
        let free = self.place.columns.free;
        apply_repair(&self.sheet, &mut self.place, Repair::Skip);
        self.place.columns.free = free - 1;
        true
    }

    /// Whether the same stands one or two entries before.
    fn is_written_before(&self) -> bool {
        let at = self.place.entry;
        let Some(entry) = self.sheet.entry(at).filter(|entry| entry.said.is_ok()) else { return false };
        (1..=2).any(|back| {
            let before = at.checked_sub(back).and_then(|at| self.sheet.entry(at));
            before.is_some_and(|before| before.said == entry.said)
        })
    }

    fn take_exchanged(&mut self, (first, second): (Move, Move), is_first: bool) -> bool {
        if moves_of_swapped_entries(&self.sheet, &self.place) != Some((first, second)) {
            return false;
        }
        let repair = Repair::Swap(first, second);
        let Some(best) = try_repair(&self.sheet, &self.place, repair, MarkKind::WrongColumn, None, 0) else {
            return false;
        };
        let mark = if is_first { self.propose(best, Vec::new()) } else { self.last_mark() };
        let entry = self.place.entry;
        self.take(Some(entry + 1), first, Some(mark));
        self.take(Some(entry), second, Some(mark));
        apply_repair(&self.sheet, &mut self.place, repair);
        true
    }

    fn take_in_doubt(&mut self, missing: Option<Move>) -> bool {
        let Ok(legal) = self.sheet.move_of_next_entry(&self.place) else { return false };
        let written = try_repair(&self.sheet, &self.place, Repair::Replace(legal), MarkKind::Doubtful, None, 0);
        let insert =
            |missing| try_repair(&self.sheet, &self.place, Repair::Insert(missing), MarkKind::LeftOut, None, 0);
        let Some(written) = written else { return false };
        let missing = missing.and_then(insert);
        let as_likely = |missing: &Hypothesis| {
            let mut all = slips_at_place(&self.sheet, &self.place, None);
            all.retain(|one| matches!(one.repair, Repair::Insert(_)));
            is_proposed(missing, missing, &all)
        };
        let others = missing.filter(as_likely).into_iter().collect();
        let mark = self.propose(written, others);
        self.take_entry(legal, Some(mark));
        true
    }

    fn take_behind_gap(&mut self) -> bool {
        let Ok(legal) = self.sheet.move_of_next_entry(&self.place) else { return false };
        let written = Repair::Replace(legal);
        let Some(written) = try_repair(&self.sheet, &self.place, written, MarkKind::LeftOut, None, 0) else {
            return false;
        };
        let mark = self.propose_nothing(&written);
        self.take_entry(legal, Some(mark));
        true
    }

    /// Writes the mark of what is proposed, with what may be meant as well. Nothing from here on is beyond doubt.
    fn propose(&mut self, best: Hypothesis, others: Vec<Hypothesis>) -> usize {
        self.certain = self.certain.min(self.place.ply);
        let all: Vec<Hypothesis> = [best.clone()].into_iter().chain(others).collect();
        self.mark(&best, &all)
    }

    /// The same where nothing speaks for the half-move that the path takes more than for others.
    fn propose_nothing(&mut self, best: &Hypothesis) -> usize {
        self.certain = self.certain.min(self.place.ply);
        self.mark(best, &[])
    }

    /// The other slips that let the sheet be followed as far as the proposed one. The other sheet alone does not prove a move.
    fn slips_that_follow_as_far(&self, best: &Hypothesis, kind: Option<MarkKind>) -> Vec<Hypothesis> {
        let mut others = slips_at_place(&self.sheet, &self.place, kind);
        weigh_replacements(&self.sheet, &self.place, &mut others);
        best_first(&mut others);
        let is_ambiguous = kind == Some(MarkKind::Ambiguous);
        others.retain(|one| {
            let follows_as_far = one.followed.to_the_end || one.followed.entries >= best.followed.entries;
            follows_as_far || is_ambiguous && one.fits_written()
        });
        others
    }

    /// Returns `true` if the sheet can be followed along the rest of the path with its own move in the next entry.
    fn can_follow_own_move(&self, rest: &[GuidedStep]) -> bool {
        let mut place = self.place.clone();
        [GuidedStep::AsWritten].iter().chain(rest).all(|step| self.advance_by_step(&mut place, step))
    }

    fn advance_by_step(&self, place: &mut SheetPlace, step: &GuidedStep) -> bool {
        let repair = match *step {
            GuidedStep::AsWritten | GuidedStep::Contradicted(_) | GuidedStep::InDoubt(_) | GuidedStep::BehindGap => {
                let Ok(legal) = self.sheet.move_of_next_entry(place) else { return false };
                Repair::Replace(legal)
            }
            GuidedStep::Meant(legal, _) => Repair::Replace(legal),
            GuidedStep::LeftOut(legal, _) => Repair::Insert(legal),
            GuidedStep::PassedOver => Repair::Skip,
            GuidedStep::Exchanged(first, second) => Repair::Swap(first, second),
        };
        let is_possible = match repair {
            Repair::Replace(legal) | Repair::Insert(legal) => place.position.is_legal(legal),
            Repair::Swap(..) => moves_of_swapped_entries(&self.sheet, place).is_some(),
            _ => true,
        };
        if is_possible {
            apply_repair(&self.sheet, place, repair);
        }
        is_possible
    }
}
