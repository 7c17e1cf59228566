//! Follow a sheet to its end, and mark what does not fit on the way.

use super::evidence::{explains_nothing, is_proposed};
use super::hypothesis::{Hypothesis, Repair};
use super::search::{
    SearchStep, apply_repair, moves_of_swapped_entries, pairs_of_slips, slips_at_place, slips_before_place,
    step_move_from_place, weigh_replacements,
};
use super::sheet::{ColumnShift, Sheet, SheetPlace};
use super::{Candidate, Mark, MarkKind, ReadHalfMove, ReadingReason, SheetReading};
use ansage_words::score::written::WrittenScore;
use shakmaty::Move;

/// Marks beyond this and an eighth of the entries: the sheet is no score of this game.
const MOST_MARKS: usize = 24;
/// How many candidates a mark names.
const CANDIDATES: usize = 3;

/// Reads one sheet.
pub(super) struct SheetReader<'a> {
    pub sheet: Sheet<'a>,
    /// Where the reading begins: what is before is beyond doubt.
    begin: SheetPlace,
    known: Vec<ReadHalfMove>,
    pub place: SheetPlace,
    steps: Vec<SearchStep>,
    marks: Vec<Mark>,
    pub certain: usize,
    /// The number of half-moves before the two sheets part, and the move that the other sheet has there.
    pub other: Option<(usize, Move)>,
}

impl<'a> SheetReader<'a> {
    pub fn new(written: &'a WrittenScore) -> SheetReader<'a> {
        let columns = ColumnShift::default();
        let begin = SheetPlace { position: written.start.clone(), entry: 0, ply: 0, columns };
        let sheet = Sheet::new(written);
        let (place, known, certain) = (begin.clone(), Vec::new(), usize::MAX);
        SheetReader { sheet, begin, known, place, steps: Vec::new(), marks: Vec::new(), certain, other: None }
    }

    /// Takes a half-move that stands in `entry`, or in none, and the mark that proposes it. The place goes on by itself.
    pub fn take(&mut self, entry: Option<usize>, legal: Move, mark: Option<usize>) {
        self.known.push(ReadHalfMove { legal, entry, mark });
    }

    /// Takes the next entry as the move it means.
    pub fn take_entry(&mut self, legal: Move, mark: Option<usize>) {
        self.take(Some(self.place.entry), legal, mark);
        self.sheet.advance_by_entry(&mut self.place, legal);
    }

    /// Reads from the place to the end. What was taken before stays as it is.
    pub fn read_to_end(mut self) -> SheetReading {
        self.begin = self.place.clone();
        while self.place.entry < self.sheet.len() {
            let fit = self.sheet.move_of_next_entry(&self.place);
            let shift = self.sheet.column_shift_of_next_entry(&self.place);
            match fit {
                Ok(legal) if shift == 0 => self.accept_entry(legal),
                _ if self.sheet.remaining_lookups() == 0 => {
                    self.give_up(fit.err(), &[]);
                    break;
                }
                _ => {
                    if !self.resolve_misfit(fit.err()) {
                        break;
                    }
                }
            }
        }
        self.finish()
    }

    fn accept_entry(&mut self, legal: Move) {
        self.steps.push(SearchStep { entry: Some(self.place.entry), legal, mark: None });
        self.sheet.advance_by_entry(&mut self.place, legal);
    }

    /// Of slips that explain as much, that with which the other sheet agrees comes first.
    fn prefer_move_of_other_sheet(&self, all: &mut [Hypothesis]) {
        let is_others = |one: &Hypothesis| match one.repair {
            Repair::Replace(legal) | Repair::Insert(legal) => self.other == Some((one.ply, legal)),
            _ => false,
        };
        for one in all.iter_mut().filter(|one| is_others(one)) {
            (one.reason, one.cost) = (Some(ReadingReason::OtherSheet), one.cost - 1);
        }
    }

    /// Finds what may be meant at an entry that does not fit, and goes on by the likeliest. `false`: nothing is likely.
    fn resolve_misfit(&mut self, kind: Option<MarkKind>) -> bool {
        let mut all = slips_at_place(&self.sheet, &self.place, kind);
        weigh_replacements(&self.sheet, &self.place, &mut all);
        self.prefer_move_of_other_sheet(&mut all);
        if !matches!(kind, Some(MarkKind::Unreadable | MarkKind::PromotionMissing)) {
            let (found, tried_down_to) = slips_before_place(&self.sheet, &self.begin, &self.steps, &self.place, kind);
            if tried_down_to > 0 {
                self.certain = self.certain.min(self.begin.ply + tried_down_to);
            }
            all.extend(found);
        }
        best_first(&mut all);
        if !all.first().is_some_and(Hypothesis::has_enough_support) {
            let local: Vec<Hypothesis> = all.iter().filter(|one| one.ply == self.place.ply).cloned().collect();
            all.extend(pairs_of_slips(&self.sheet, &local));
            best_first(&mut all);
        }
        // What is borne out goes before what only scores.
        let is_explained = |one: &Hypothesis| one.has_enough_support() && !explains_nothing(one, &all);
        let borne_out = |one: &Hypothesis| one.repair == Repair::AsWritten || is_explained(one);
        if let Some(at) = all.iter().position(borne_out) {
            all[..=at].rotate_right(1);
        }
        let Some(best) = all.first().cloned() else { return self.give_up_and_stop(kind, &all) };
        let stands = best.repair == Repair::AsWritten;
        let too_many = self.marks.len() > MOST_MARKS + self.sheet.len() / 8;
        if !stands && (too_many || !best.has_enough_support() || explains_nothing(&best, &all)) {
            return self.give_up_and_stop(kind, &all);
        }
        let first = all.iter().map(|one| one.ply).min().unwrap_or(self.place.ply);
        self.certain = self.certain.min(first);
        self.apply(&best, &all);
        true
    }

    fn apply(&mut self, best: &Hypothesis, all: &[Hypothesis]) {
        if best.ply < self.place.ply {
            let mark = match self.steps[best.ply - self.begin.ply].mark {
                Some(mark) if matches!(best.repair, Repair::Replace(_)) => self.revised(mark, best),
                _ => self.mark(best, all),
            };
            self.rewrite(best, mark);
            return;
        }
        let mark = self.mark(best, all);
        let entry = self.place.entry;
        let mut push = |entry: Option<usize>, legal: Move, mark: Option<usize>| {
            self.steps.push(SearchStep { entry, legal, mark });
        };
        match best.repair {
            Repair::Replace(legal) => push(Some(entry), legal, Some(mark)),
            Repair::Insert(legal) => push(None, legal, Some(mark)),
            Repair::Skip => {}
            Repair::Swap(first, second) => {
                push(Some(entry + 1), first, Some(mark));
                push(Some(entry), second, Some(mark));
            }
            Repair::Exchange(..) | Repair::AsWritten => {}
        }
        apply_repair(&self.sheet, &mut self.place, best.repair);
        match best.repair {
            // The sheet itself says it: the mark is about its place alone.
            Repair::AsWritten => {
                if let Ok(legal) = self.sheet.move_of_next_entry(&self.place) {
                    self.accept_entry(legal);
                }
            }
            Repair::Exchange(_, pairs) => self.accept_exchanged_pairs(pairs, mark),
            _ => {}
        }
    }

    /// Takes so many pairs in each other's place.
    fn accept_exchanged_pairs(&mut self, pairs: usize, mark: usize) {
        for _ in 0..pairs {
            let Some((first, second)) = moves_of_swapped_entries(&self.sheet, &self.place) else { break };
            for (behind, legal) in [(1, first), (0, second)] {
                let entry = self.place.entry + behind;
                self.steps.push(SearchStep { entry: Some(entry), legal, mark: Some(mark) });
            }
            self.sheet.advance_by_entry(&mut self.place, first);
            self.sheet.advance_by_entry(&mut self.place, second);
        }
    }

    /// Puts what fits better first where something else was proposed before.
    fn revised(&mut self, at: usize, best: &Hypothesis) -> usize {
        let mark = &mut self.marks[at];
        let candidate = Candidate { kind: mark.kind, ..best.to_candidate(None) };
        mark.candidates.retain(|known| (known.ply, known.legal) != (candidate.ply, candidate.legal));
        mark.candidates.insert(0, candidate);
        mark.candidates.truncate(CANDIDATES);
        at
    }

    /// Reads again from a slip that lies before the place where it shows.
    fn rewrite(&mut self, best: &Hypothesis, mark: usize) {
        let at = best.ply - self.begin.ply;
        let rest = self.steps.split_off(at);
        let mut place = self.begin.clone();
        self.steps.iter().for_each(|step| place.play(step.legal));
        let mut steps = Vec::with_capacity(rest.len() + 1);
        let kept = match best.repair {
            Repair::Insert(legal) => {
                steps.push(SearchStep { entry: None, legal, mark: Some(mark) });
                &rest[..]
            }
            Repair::Replace(legal) => {
                steps.push(SearchStep { entry: Some(best.entry), legal, mark: Some(mark) });
                &rest[1..]
            }
            _ => &rest[1..],
        };
        steps.iter().for_each(|step| place.play(step.legal));
        for step in kept {
            let Some(legal) = step_move_from_place(&self.sheet, &place, step) else { break };
            steps.push(SearchStep { legal, ..*step });
            place.play(legal);
        }
        self.steps.extend(steps);
        place.entry = self.place.entry;
        self.place = place;
    }

    /// The place of the mark that was written last.
    pub fn last_mark(&self) -> usize {
        self.marks.len().saturating_sub(1)
    }

    /// Writes a mark for what was found, and gives its place.
    pub fn mark(&mut self, best: &Hypothesis, all: &[Hypothesis]) -> usize {
        let mut candidates: Vec<Candidate> = Vec::new();
        let stands = self.sheet.move_of_next_entry(&self.place).ok();
        // The last is kept for another kind of slip, or another place, that explains as much.
        let least = best.followed.entries.max(1);
        let as_much = |one: &&Hypothesis| one.followed.entries >= least;
        let mut elsewhere = all.iter().filter(as_much).filter(|one| is_proposed(one, best, all));
        let elsewhere = elsewhere.find(|one| (one.kind, one.ply) != (best.kind, best.ply));
        let others = all.iter().take(CANDIDATES - 1).chain(elsewhere).chain(all.iter().skip(CANDIDATES - 1));
        for one in others.filter(|one| is_proposed(one, best, all)) {
            let candidate = one.to_candidate(stands);
            let of = |it: &Candidate| (it.ply, it.legal);
            if candidates.len() < CANDIDATES && candidates.iter().all(|known| of(known) != of(&candidate)) {
                candidates.push(candidate);
            }
        }
        let shown_by = (best.entry != self.place.entry).then_some(self.place.entry);
        self.note(best.kind, best.ply + 1, best.entry, shown_by, candidates)
    }

    fn note(
        &mut self,
        kind: MarkKind,
        ply: usize,
        at: usize,
        shown_by: Option<usize>,
        candidates: Vec<Candidate>,
    ) -> usize {
        let entry = self.sheet.entry(at);
        let (line, column) = entry.map_or((1, 1), |entry| (entry.line, entry.column));
        let text = entry.filter(|_| kind != MarkKind::LeftOut).map(|entry| entry.text.clone()).unwrap_or_default();
        self.marks.push(Mark { kind, ply, entry: Some(at), line, column, text, shown_by, candidates });
        self.marks.len() - 1
    }

    fn give_up_and_stop(&mut self, kind: Option<MarkKind>, all: &[Hypothesis]) -> bool {
        self.give_up(kind, all);
        false
    }

    /// Marks the entry, with what it says itself, and all behind it as not followed.
    fn give_up(&mut self, kind: Option<MarkKind>, all: &[Hypothesis]) {
        let (at, ply) = (self.place.entry, self.place.ply);
        let first = all.iter().map(|one| one.ply).min().unwrap_or(ply);
        self.certain = self.certain.min(first);
        let is_ambiguous = kind == Some(MarkKind::Ambiguous);
        let readable = |one: &&Hypothesis| {
            let is_fitting = if is_ambiguous { one.fits_written() } else { one.cost <= 3 };
            one.entry == at && is_fitting && (one.reason.is_some() || one.followed.entries > 0)
        };
        let candidates = all.iter().filter(readable).take(CANDIDATES).map(|one| one.to_candidate(None)).collect();
        self.note(kind.unwrap_or(MarkKind::NotFollowed), ply + 1, at, None, candidates);
        if at + 1 < self.sheet.len() {
            self.note(MarkKind::NotFollowed, ply + 2, at + 1, None, Vec::new());
        }
    }

    fn finish(mut self) -> SheetReading {
        let mut order: Vec<usize> = (0..self.marks.len()).collect();
        order.sort_by_key(|mark| (self.marks[*mark].entry, self.marks[*mark].ply, *mark));
        let place_of = |mark: usize| order.iter().position(|old| *old == mark);
        let mut half_moves = std::mem::take(&mut self.known);
        let read = |step: &SearchStep| ReadHalfMove { legal: step.legal, entry: step.entry, mark: step.mark };
        half_moves.extend(self.steps.iter().map(read));
        half_moves.iter_mut().for_each(|half_move| half_move.mark = half_move.mark.and_then(place_of));
        let marks = order.iter().map(|mark| self.marks[*mark].clone()).collect();
        let certain = self.certain.min(half_moves.len());
        SheetReading { written: self.sheet.written.clone(), half_moves, marks, certain, end: self.place.position }
    }
}

/// Sorts by score, and gives the first's repair.
pub(super) fn best_first(all: &mut [Hypothesis]) -> Option<Repair> {
    all.sort_by_key(|one| std::cmp::Reverse(one.plausibility()));
    all.first().map(|one| one.repair)
}
