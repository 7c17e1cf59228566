//! Ask the other sheet: what it has beside an entry, and what that says of this one.

use super::{ENOUGH, SheetReader, best_first};
use crate::reading::hypothesis::{Hypothesis, Repair};
use crate::reading::search::{slips_at_place, swaps_with_next_entry, try_repair, weigh_replacements};
use crate::reading::{MarkKind, ReadingReason, announcement_meaning};
use shakmaty::{Move, Position};

impl SheetReader<'_> {
    /// What the other sheet has here, or has not.
    pub(super) fn hypotheses_from_other_sheet(&self, kind: Option<MarkKind>) -> Vec<Hypothesis> {
        let Some(hint) = self.hint() else { return Vec::new() };
        let mut all = Vec::new();
        let position = &self.place.position;
        let mut add = |repair: Repair, kind: MarkKind, reason: Option<ReadingReason>, cost: i64| {
            all.extend(try_repair(&self.sheet, &self.place, repair, kind, reason, cost));
        };
        let other = Some(ReadingReason::OtherSheet);
        match kind {
            Some(kind) => {
                let legal = hint.partner.as_ref().and_then(|said| announcement_meaning(position, said).legal_move());
                legal.into_iter().for_each(|legal| add(Repair::Replace(legal), kind, other, -200));
            }
            None => add(Repair::AsWritten, MarkKind::WrongColumn, None, 0),
        }
        if let Some(legal) =
            hint.missing.get(self.put_in).and_then(|said| announcement_meaning(position, said).legal_move())
        {
            let cost = if kind.is_some() { -201 } else { -2 };
            add(Repair::Insert(legal), MarkKind::LeftOut, other, cost);
        }
        if hint.extra {
            add(Repair::Skip, MarkKind::Doubled, None, if kind.is_some() { -100 } else { 2 });
        }
        all
    }

    /// Adds that half-moves stand in each other's place; the other sheet bears it out where it has the same move here.
    pub(super) fn add_swap_hypotheses(&self, all: &mut Vec<Hypothesis>) {
        let mut found = swaps_with_next_entry(&self.sheet, &self.place);
        for one in &mut found {
            let same = |told: &Hypothesis| {
                told.reason == Some(ReadingReason::OtherSheet)
                    && told.to_candidate(None).legal == one.to_candidate(None).legal
            };
            one.cost -= if all.iter().any(same) { 200 } else { 0 };
        }
        all.extend(found);
    }

    /// Whether the other sheet explains the trouble, or the two entries stand in each other's place, so well that nothing
    /// else needs to be tried.
    pub(super) fn add_swaps_and_check_enough(&self, all: &mut Vec<Hypothesis>) -> bool {
        if self.hints.is_empty() {
            return false;
        }
        self.add_swap_hypotheses(all);
        best_first(all);
        all.first().is_some_and(|best| best.followed.to_the_end || best.followed.entries >= ENOUGH)
    }

    /// Names beside what the other sheet tells what else can be followed as far: it is no proof.
    pub(super) fn add_equally_good_hypotheses(&self, kind: Option<MarkKind>, all: &mut Vec<Hypothesis>) {
        let Some(least) = all.first().map(|best| best.followed.entries) else { return };
        let as_good = |one: &Hypothesis| one.followed.to_the_end || one.followed.entries >= least;
        let mut others = slips_at_place(&self.sheet, &self.place, kind);
        weigh_replacements(&self.sheet, &self.place, &mut others);
        best_first(&mut others);
        all.extend(others);
        all.retain(as_good);
    }

    /// Prefers, for a half-move before the trouble, what the other sheet has in its place.
    pub(super) fn prefer_other_sheet_moves(&self, found: &mut [Hypothesis]) {
        for (at, other) in self.others() {
            let same = |one: &&mut Hypothesis| one.ply == self.begin.ply + at && one.repair == Repair::Replace(other);
            for one in found.iter_mut().filter(same) {
                (one.reason, one.cost) = (Some(ReadingReason::OtherSheet), -150);
            }
        }
    }

    /// The first half-move taken as it stands in whose place the other sheet has another.
    pub(super) fn first_contradicted_half_move(&self) -> Option<usize> {
        self.others().first().map(|(at, _)| self.begin.ply + at)
    }

    /// What the other sheet has in the place of half-moves that were read, where it is another move.
    fn others(&self) -> Vec<(usize, Move)> {
        let mut position = self.begin.position.clone();
        let mut others = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            let hint = step.entry.and_then(|entry| self.hints.get(entry));
            let other = hint.and_then(|hint| announcement_meaning(&position, hint.partner.as_ref()?).legal_move());
            others.extend(other.filter(|other| *other != step.legal).map(|other| (at, other)));
            position.play_unchecked(step.legal);
        }
        others
    }
}
