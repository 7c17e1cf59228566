//! Half-moves that both sheets lack, as their numbers tell it: how many are missing, and moves that may stand for them.
//!
//! Nobody knows the missing moves. What stands for them lets both sheets be followed behind the gap, and is never named.

use super::costs::ENOUGH_AGREEING;
use super::edges::{SearchedSheets, TriedLacking};
use super::path::JointStep;
use super::search::PathSearch;
use crate::reading::Sheet;
use ansage_game::reading::legal_moves;
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::notation::position_after;
use ansage_words::score::written::WrittenScore;
use shakmaty::{Chess, Move, Position};

/// Half-moves for which others are tried: a line. For two lines a million would be tried.
const MOST_FILLED: usize = 2;
/// Half-moves of the record that both sheets may lack at one place: four lines.
const MOST_OF_RECORD: usize = 8;
/// Entries that are followed behind the gap to judge what stands for it.
const FOLLOWED: usize = 40;

/// A place at which both sheets lack half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CommonGap {
    /// The entries of either sheet before it.
    pub at: usize,
    /// The half-moves that are missing there.
    missing: usize,
    /// Whether they are those of the record.
    by_record: bool,
}

/// The gap behind which both sheets go on just as the record does.
pub(super) fn gap_of_record(
    both: ByColor<&WrittenScore>,
    course: &[Move],
    record: Option<&[Move]>,
) -> Option<CommonGap> {
    let record = record?;
    let at = record.iter().zip(course).take_while(|(kept, meant)| kept == meant).count();
    if at == record.len() || at == both.white.entries.len().min(both.black.entries.len()) {
        return None;
    }
    let sheets = both.map(Sheet::new);
    let mut position = position_after(&both.white.start, &record[..at]);
    let most = MOST_OF_RECORD.min(record.len() - at);
    (1..=most).zip(&record[at..]).find_map(|(missing, legal)| {
        position.play_unchecked(*legal);
        let (moves, is_whole) = moves_alike(&sheets, at, position.clone());
        let same = moves.iter().zip(&record[at + missing..]).take_while(|(meant, kept)| meant == kept).count();
        let is_borne_out = same >= usize::from(ENOUGH_AGREEING) || is_whole && same == moves.len() && same > 0;
        let gap = CommonGap { at, missing, by_record: true };
        (is_borne_out && moves.len() >= (course.len() - at).min(FOLLOWED)).then_some(gap)
    })
}

/// The first place at which the numbers of both sheets jump ahead. Where the record goes on as the sheets do, nothing is
/// missing, and the numbers are wrong.
pub(super) fn jump_on_both(
    both: ByColor<&WrittenScore>,
    course: &[Move],
    record: Option<&[Move]>,
) -> Option<CommonGap> {
    let is_recorded = |at: usize| {
        let behind = course.len().min(at + usize::from(ENOUGH_AGREEING));
        at < behind && record.is_some_and(|record| record.starts_with(&course[..behind]))
    };
    (0..=course.len()).filter(|at| !is_recorded(*at)).find_map(|at| {
        let missing = jump(both.white, at)?.min(jump(both.black, at)?);
        Some(CommonGap { at, missing, by_record: false })
    })
}

/// The first place at which the numbers of one sheet jump ahead by a line.
fn jump_on_one(both: ByColor<&WrittenScore>, agreed: usize) -> Option<CommonGap> {
    let lines = |at: usize| both.iter().find_map(|written| jump(written, at)).filter(|missing| missing % 2 == 0);
    (0..=agreed).find_map(|at| Some(CommonGap { at, missing: lines(at)?, by_record: false }))
}

/// By how many half-moves the number of an entry runs ahead; `None` where it does not.
fn jump(written: &WrittenScore, at: usize) -> Option<usize> {
    let cell = |at: usize| {
        let entry = written.entries.get(at)?;
        Some(2 * i64::from(entry.number?) + i64::from(entry.side?.is_black()))
    };
    let due = match at.checked_sub(1) {
        Some(before) => cell(before)? + 1,
        None => 2 * i64::from(written.start.fullmoves().get()) + i64::from(written.start.turn().is_black()),
    };
    usize::try_from(cell(at)? - due).ok().filter(|missing| *missing > 0)
}

/// How many half-moves are beyond doubt and the path from there on, where half-moves are missing on both sheets.
pub(super) fn with_gap(
    both: ByColor<&WrittenScore>,
    course: &[Move],
    record: Option<&[Move]>,
    gap: Option<CommonGap>,
    (agreed, mut steps): (usize, Vec<JointStep>),
) -> (usize, Vec<JointStep>) {
    let Some(gap) = gap else {
        // The numbers of one sheet alone may be wrong: only what cannot be followed without it bears the gap out.
        let is_misled = steps.first().is_some_and(|step| step.is_misled());
        let gap = jump_on_one(both, agreed).filter(|_| is_misled);
        let path = gap.and_then(|gap| Some((gap.at, path_behind_gap(both, course, record, gap, agreed - gap.at)?)));
        return path.unwrap_or((agreed, steps));
    };
    let is_named = matches!(steps.first(), Some(JointStep::LeftOutOnBoth { by_record: true, .. }));
    if agreed != gap.at || is_named {
        return (agreed, steps);
    }
    let path_at = |at: usize| {
        let least = (course.len() - at).saturating_sub(1);
        path_behind_gap(both, course, record, CommonGap { at, ..gap }, least)
    };
    let path = path_at(gap.at);
    // The only half-move of a line may be the other player's. Of two places as likely, certainty ends at the first.
    let before = gap.at.checked_sub(1).filter(|_| gap.missing == 1 && !gap.by_record);
    let before = before.filter(|at| both.iter().all(|written| is_alone_in_line(written, *at)));
    if let Some((at, earlier)) = before.and_then(|at| Some((at, path_at(at)?)))
        && agreeing_behind(&earlier) > path.as_deref().map_or(0, agreeing_behind)
    {
        return (at, earlier);
    }
    if let Some(path) = path {
        return (agreed, path);
    }
    let missing = gap.missing;
    match steps.first() {
        Some(JointStep::InDoubt(legal, _) | JointStep::Agreed(legal)) => {
            steps[0] = JointStep::BehindGap { legal: Some(*legal), missing };
        }
        // Nothing can be followed behind it.
        _ => steps = vec![JointStep::BehindGap { legal: None, missing }],
    }
    (agreed, steps)
}

/// Returns `true` if the entry is taken for White's, and the number of the next is that of another line.
fn is_alone_in_line(written: &WrittenScore, at: usize) -> bool {
    let [Some(entry), Some(next)] = [at, at + 1].map(|at| written.entries.get(at)) else { return false };
    entry.side == Some(Color::White) && next.side == Some(Color::White)
}

/// How many half-moves agree right behind the gap with which a path begins.
fn agreeing_behind(path: &[JointStep]) -> usize {
    let behind = path.iter().skip_while(|step| matches!(step, JointStep::LeftOutOnBoth { .. }));
    behind.take_while(|step| matches!(step, JointStep::Agreed(_))).count()
}

/// The path of both sheets from a gap on; `None` where nothing in its place lets more entries be followed than `least`.
fn path_behind_gap(
    both: ByColor<&WrittenScore>,
    course: &[Move],
    record: Option<&[Move]>,
    gap: CommonGap,
    least: usize,
) -> Option<Vec<JointStep>> {
    let CommonGap { at, missing, by_record } = gap;
    let mut position = position_after(&both.white.start, &course[..at]);
    let missed = match record.filter(|_| by_record) {
        Some(record) => record[at..at + missing].to_vec(),
        None => moves_for_gap(both.map(Sheet::new), at, &position, missing, least)?,
    };
    missed.iter().for_each(|legal| position.play_unchecked(*legal));
    let sheets = SearchedSheets::new(both.map(Sheet::new), &[], None, TriedLacking::Nowhere);
    let found = PathSearch::behind_gap(&sheets, at, missing, position).find_path();
    let steps = found.map_or_else(|| vec![JointStep::Parted { misled: false }], |found| found.steps);
    let missed = missed.into_iter().map(|legal| JointStep::LeftOutOnBoth { legal, by_record });
    Some(missed.chain(steps).collect())
}

/// The moves behind which both sheets can be followed furthest alike, and further than `least` entries.
fn moves_for_gap(
    sheets: ByColor<Sheet>,
    at: usize,
    position: &Chess,
    missing: usize,
    least: usize,
) -> Option<Vec<Move>> {
    if missing > MOST_FILLED {
        return None;
    }
    let mut best: Option<(usize, Vec<Move>)> = None;
    let mut open = vec![(position.clone(), Vec::new())];
    while let Some((before, moves)) = open.pop() {
        if moves.len() < missing {
            // The first move is looked at first.
            for legal in legal_moves(&before).into_iter().rev() {
                let mut after = before.clone();
                after.play_unchecked(legal);
                open.push((after, [&moves[..], &[legal]].concat()));
            }
            continue;
        }
        let (followed, is_whole) = moves_alike(&sheets, at, before);
        let followed = followed.len();
        if followed > best.as_ref().map_or(least.min(FOLLOWED - 1), |(most, _)| *most) {
            best = Some((followed, moves));
        }
        if is_whole && best.is_some() || sheets.iter().any(|sheet| sheet.remaining_lookups() == 0) {
            break;
        }
    }
    best.map(|(_, moves)| moves)
}

/// What the entries of both mean alike from here on, and whether that is to the end or as far as was looked.
fn moves_alike(sheets: &ByColor<Sheet>, at: usize, mut position: Chess) -> (Vec<Move>, bool) {
    let left = sheets.as_ref().map(|sheet| sheet.len().saturating_sub(at));
    let most = left.white.min(left.black).min(FOLLOWED);
    let mut moves = Vec::new();
    while moves.len() < most {
        let entry = at + moves.len();
        match sheets.white.move_of_entry(entry, &position) {
            Ok(legal) if sheets.black.move_of_entry(entry, &position) == Ok(legal) => {
                position.play_unchecked(legal);
                moves.push(legal);
            }
            _ => return (moves, false),
        }
    }
    (moves, true)
}
