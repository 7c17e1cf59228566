//! Try every slip that may explain why an entry does not fit, where it shows and at every half-move before it.

use super::hypothesis::{Hypothesis, Repair};
use super::likeness::{Likeness, likeness_of_entry_to_move};
use super::meaning::{announcement_meaning, moves_fitting_announcement};
use super::sheet::{Sheet, SheetPlace, SheetProgress};
use super::{MarkKind, ReadingReason};
use ansage_game::reading::legal_moves;
use shakmaty::{Move, Position};

/// So many of the next entries are followed to judge a slip.
const HORIZON: usize = 60;
/// So many positions are looked at for the slips that lie earlier, and for two slips together.
const MOST_EARLIER: usize = 60_000;
const MOST_PAIRS: usize = 40_000;

/// A half-move that was read.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchStep {
    pub entry: Option<usize>,
    pub legal: Move,
    /// The place of its mark; `None` where the entry says it itself.
    pub mark: Option<usize>,
}

/// The slips at the place where the trouble shows. `kind` is `None` where only number or column contradict.
pub(super) fn slips_at_place(sheet: &Sheet, place: &SheetPlace, kind: Option<MarkKind>) -> Vec<Hypothesis> {
    let mut found = Vec::new();
    let Some(entry) = sheet.entry(place.entry) else { return found };
    let add =
        |found: &mut Vec<Hypothesis>, repair: Repair, kind: MarkKind, reason: Option<ReadingReason>, cost: i64| {
            found.extend(try_repair(sheet, place, repair, kind, reason, cost));
        };
    if kind.is_none() {
        add(&mut found, Repair::AsWritten, MarkKind::WrongColumn, None, 0);
    }
    let says_before = |back: usize| {
        let before = place.entry.checked_sub(back).and_then(|at| sheet.entry(at));
        before.is_some_and(|before| before.said.is_ok() && before.said == entry.said)
    };
    if says_before(1) || says_before(2) {
        add(&mut found, Repair::Skip, MarkKind::Doubled, Some(ReadingReason::StandsBefore), 1);
    } else {
        add(&mut found, Repair::Skip, MarkKind::Doubled, None, 20);
    }
    found.extend(swaps_with_next_entry(sheet, place));
    let legals = legal_moves(&place.position);
    if let Some(kind) = kind {
        legals.iter().for_each(|legal| add(&mut found, Repair::Replace(*legal), kind, None, 14));
    }
    if kind != Some(MarkKind::Unreadable) {
        legals.iter().for_each(|legal| add(&mut found, Repair::Insert(*legal), MarkKind::LeftOut, None, 8));
    }
    found
}

/// The entry and the next, read in each other's place; and all pairs from there on as far as they can be read so, as of
/// somebody who writes in the wrong columns.
pub(super) fn swaps_with_next_entry(sheet: &Sheet, place: &SheetPlace) -> Vec<Hypothesis> {
    let Some((first, second)) = moves_of_swapped_entries(sheet, place) else { return Vec::new() };
    let repair = Repair::Swap(first, second);
    let mut found: Vec<Hypothesis> =
        try_repair(sheet, place, repair, MarkKind::WrongColumn, None, 6).into_iter().collect();
    let (mut end, mut pairs) = (place.clone(), 0);
    while let Some((first, second)) = moves_of_swapped_entries(sheet, &end) {
        sheet.advance_by_entry(&mut end, first);
        sheet.advance_by_entry(&mut end, second);
        pairs += 1;
    }
    if pairs > 1 {
        let mut followed = sheet.follow_entries(&mut end, HORIZON);
        // As of one pair, its own two entries do not count.
        followed.entries = (followed.entries + 2 * (pairs - 1)).min(HORIZON);
        let (repair, kind) = (Repair::Exchange(first, pairs), MarkKind::WrongColumn);
        let (ply, entry, reason, cost) = (place.ply, place.entry, None, 7);
        found.push(Hypothesis { repair, kind, ply, entry, reason, cost, followed, end });
    }
    found
}

/// What the entry and the next mean in each other's place.
pub(super) fn moves_of_swapped_entries(sheet: &Sheet, place: &SheetPlace) -> Option<(Move, Move)> {
    let (entry, next) = (sheet.entry(place.entry)?, sheet.entry(place.entry + 1)?);
    let first = announcement_meaning(&place.position, next.said.as_ref().ok()?).legal_move()?;
    let mut between = place.position.clone();
    between.play_unchecked(first);
    let second = announcement_meaning(&between, entry.said.as_ref().ok()?).legal_move()?;
    Some((first, second))
}

/// What comes of a slip at a place; nothing where it cannot be.
pub(super) fn try_repair(
    sheet: &Sheet,
    place: &SheetPlace,
    repair: Repair,
    kind: MarkKind,
    reason: Option<ReadingReason>,
    cost: i64,
) -> Option<Hypothesis> {
    let mut end = place.clone();
    apply_repair(sheet, &mut end, repair);
    let followed = sheet.follow_entries(&mut end, HORIZON);
    Some(Hypothesis { repair, kind, ply: place.ply, entry: place.entry, reason, cost, followed, end })
}

/// Goes on behind what a repair puts right; [`Repair::AsWritten`] and [`Repair::Exchange`] leave the entry to be read.
pub(super) fn apply_repair(sheet: &Sheet, place: &mut SheetPlace, repair: Repair) {
    match repair {
        Repair::Replace(legal) => sheet.advance_by_entry(place, legal),
        Repair::Insert(legal) => {
            place.play(legal);
            place.columns.free = 1;
        }
        Repair::Skip => {
            place.entry += 1;
            place.columns.free = -1;
        }
        Repair::Swap(first, second) => {
            sheet.advance_by_entry(place, first);
            sheet.advance_by_entry(place, second);
        }
        Repair::Exchange(..) | Repair::AsWritten => {}
    }
}

/// Lowers the cost of the moves that what is written speaks for, and names the only one that fits.
pub(super) fn weigh_replacements(sheet: &Sheet, place: &SheetPlace, all: &mut [Hypothesis]) {
    let Some(entry) = sheet.entry(place.entry) else { return };
    let named = entry.said.as_ref().map(|said| moves_fitting_announcement(&place.position, said)).unwrap_or_default();
    for hypothesis in all.iter_mut() {
        let Repair::Replace(legal) = hypothesis.repair else { continue };
        if hypothesis.entry != place.entry {
            continue;
        }
        let like = if named.contains(&legal) {
            Likeness::Fits
        } else {
            likeness_of_entry_to_move(sheet.written, entry, &place.position, legal)
        };
        (hypothesis.cost, hypothesis.reason) = match like {
            Likeness::Fits => (0, Some(ReadingReason::FitsWritten)),
            Likeness::OneSign => (3, Some(ReadingReason::OneSign)),
            Likeness::Unlike => (14, None),
        };
    }
    let mut fits: Vec<&mut Hypothesis> = all.iter_mut().filter(|one| one.fits_written()).collect();
    if let [only] = &mut fits[..] {
        only.reason = Some(ReadingReason::OnlyLegal);
    }
    // What follows speaks for one of several only where it does not follow the others as well.
    let least = fits.iter().map(|one| one.followed.entries).min().unwrap_or_default();
    fits.into_iter().filter(|one| one.followed.entries > least).for_each(|one| one.reason = None);
}

/// The slips before the place, from the last step back to the first, after which the entry there fits; and the step
/// down to which all were tried.
pub(super) fn slips_before_place(
    sheet: &Sheet,
    begin: &SheetPlace,
    steps: &[SearchStep],
    place: &SheetPlace,
    kind: Option<MarkKind>,
) -> (Vec<Hypothesis>, usize) {
    let mut before = Vec::with_capacity(steps.len());
    let mut position = begin.position.clone();
    for step in steps {
        before.push(position.clone());
        position.play_unchecked(step.legal);
    }
    let least = sheet.remaining_lookups().saturating_sub(MOST_EARLIER);
    let mut found = Vec::new();
    for (at, position) in before.iter().enumerate().rev() {
        if sheet.remaining_lookups() <= least {
            return (found, at + 1);
        }
        let step = steps[at];
        let Some(entry) = step.entry else { continue };
        let back = (steps.len() - at).min(8) as i64;
        let mut add = |repair: Repair, rest: &[SearchStep], kind: MarkKind, cost: i64| {
            let mut end = SheetPlace { position: position.clone(), entry: place.entry, ply: begin.ply + at, ..*place };
            if let Repair::Replace(legal) | Repair::Insert(legal) = repair {
                end.play(legal);
            }
            end.columns.free = end.ply as i64 + rest.len() as i64 - place.ply as i64;
            if retrace(sheet, &mut end, rest)
                && sheet.move_of_next_entry(&end).is_ok()
                && let Some(followed) = Some(sheet.follow_entries(&mut end, HORIZON)).filter(|it| it.entries > 0)
            {
                let (ply, reason) = (begin.ply + at, None);
                found.push(Hypothesis { repair, kind, ply, entry, reason, cost: cost + back, followed, end });
            }
        };
        if step.mark.is_some() {
            // What was proposed there may have been the wrong one of several.
            for legal in legal_moves(position).into_iter().filter(|legal| kind.is_some() && *legal != step.legal) {
                add(Repair::Replace(legal), &steps[at + 1..], MarkKind::Doubtful, 4);
            }
            continue;
        }
        let twice = |other: usize| sheet.entry(entry).map(|it| &it.said) == sheet.entry(other).map(|it| &it.said);
        let stands_before = entry.checked_sub(1).is_some_and(twice) || entry.checked_sub(2).is_some_and(twice);
        add(Repair::Skip, &steps[at + 1..], MarkKind::Doubled, if stands_before { 2 } else { 20 });
        for legal in legal_moves(position) {
            add(Repair::Insert(legal), &steps[at..], MarkKind::LeftOut, 8);
            let near = legal.role() == step.legal.role() || legal.to() == step.legal.to();
            if kind.is_some() && near && legal != step.legal {
                add(Repair::Replace(legal), &steps[at + 1..], MarkKind::Doubtful, 16);
            }
        }
    }
    (found, 0)
}

/// Plays steps again in another position, as they stand on the sheet.
fn retrace(sheet: &Sheet, place: &mut SheetPlace, steps: &[SearchStep]) -> bool {
    steps.iter().all(|step| match step_move_from_place(sheet, place, step) {
        Some(legal) => {
            place.play(legal);
            true
        }
        None => false,
    })
}

/// The move of a step in another position.
pub(super) fn step_move_from_place(sheet: &Sheet, place: &SheetPlace, step: &SearchStep) -> Option<Move> {
    match step.entry.filter(|_| step.mark.is_none()) {
        Some(entry) => sheet.move_of_next_entry(&SheetPlace { entry, ..place.clone() }).ok(),
        None => place.position.is_legal(step.legal).then_some(step.legal),
    }
}

/// Tries a second slip where each of these first ones leads to; gives what both together lead to.
pub(super) fn pairs_of_slips(sheet: &Sheet, firsts: &[Hypothesis]) -> Vec<Hypothesis> {
    let least = sheet.remaining_lookups().saturating_sub(MOST_PAIRS);
    let mut found = Vec::new();
    for first in firsts {
        if sheet.remaining_lookups() <= least {
            break;
        }
        let kind = sheet.move_of_next_entry(&first.end).err();
        let seconds = slips_at_place(sheet, &first.end, kind).into_iter();
        if let Some(second) = seconds.max_by_key(Hypothesis::plausibility) {
            let entries = first.followed.entries + second.followed.entries;
            let against = first.followed.against + second.followed.against;
            let followed = SheetProgress { entries, against, to_the_end: second.followed.to_the_end };
            let cost = first.cost + second.cost;
            found.push(Hypothesis { cost, followed, ..first.clone() });
        }
    }
    found
}
