//! Find the position both boards are to show, by whatever there is to go by.

use super::table::{BoardsFound, ScoresFound};
use super::{Alternative, AlternativeSource, Basis, DisputeFacts, DisputeProvision, ProcedureNote, Proposal, Verdict};
use crate::boards::{Explanation, explain_board_against_course};
use crate::comparison::{Agreement, Comparison, ComparisonRow};
use crate::reading::{Candidate, SheetReading};
use crate::record::Record;
use crate::steps::{HandStep, fewest_hand_steps};
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::notation::position_after;
use shakmaty::{Board, Chess, Move, Position};

/// The last edition that lets the arbiter restore another course than that to the last agreed half-move.
const RESTORES_UNTIL: u16 = 2009;

/// Both scores are at hand.
pub(super) fn propose_by_scores(facts: &DisputeFacts, comparison: &Comparison) -> Proposal {
    let agreed = comparison.agreed;
    let start = &comparison.readings.white.written.start;
    let moves = |reading: &SheetReading| reading.first_moves(reading.half_moves.len());
    let mut course: Vec<Move> = comparison.readings.white.first_moves(agreed);
    let mut notes = Vec::new();
    let verdict = match comparison.first {
        None => None,
        Some(_) if longer_score(comparison).is_some() => {
            if let Some(longer) = longer_score(comparison) {
                course = moves(comparison.readings.get(longer));
                notes.push(ProcedureNote::ScoreEnds { whose: !longer, ply: agreed + 1 });
            }
            None
        }
        Some(first) if first.ply == 0 => {
            notes.push(ProcedureNote::StartsDiffer);
            Some(Verdict::ScoresDiffer)
        }
        Some(first) if first.both_readable => Some(Verdict::ScoresDiffer),
        Some(_) => Some(Verdict::Unreadable),
    };
    let Some(verdict) = verdict else {
        go_on(facts, start, &mut course, &mut notes);
        return agreeing(facts, (Basis::Scores, agreed), start, course, notes);
    };
    let mut proposal = disputed(facts, Basis::Scores, start, course, verdict);
    if verdict == Verdict::Unreadable {
        proposal.alternatives = alternatives_from_candidates(facts, comparison, &proposal);
    } else if facts.edition <= RESTORES_UNTIL {
        notes.push(ProcedureNote::MayRestore);
        // The arbiter can restore only a score that is read beyond what both have.
        let of = |whose| {
            let course = facts.certain_half_moves(whose).filter(|course| course.len() > agreed)?;
            Some(alternative(facts, AlternativeSource::Score(whose), start, course))
        };
        proposal.alternatives = Color::ALL.into_iter().filter_map(of).collect();
    }
    proposal.notes = notes;
    proposal
}

/// One score only.
pub(super) fn propose_by_one_score(facts: &DisputeFacts, whose: Color, reading: &SheetReading) -> Proposal {
    let start = &reading.written.start;
    let mut course = reading.first_moves(reading.certain);
    let agreed = course.len();
    let mut notes = vec![ProcedureNote::OneScore { whose }];
    let basis = Basis::Score(whose);
    if let Some(same) = parts_from_record(facts, start, &course) {
        // One score alone does not outrank the course that both have announced and executed.
        course.truncate(same);
        let mut proposal = disputed(facts, basis, start, course, Verdict::ScoresDiffer);
        if facts.edition <= RESTORES_UNTIL {
            notes.push(ProcedureNote::MayRestore);
            let moves = reading.first_moves(reading.certain);
            proposal.alternatives = vec![alternative(facts, AlternativeSource::Score(whose), start, moves)];
        }
        proposal.notes = notes;
        return proposal;
    }
    if agreed == reading.written.entries.len() {
        go_on(facts, start, &mut course, &mut notes);
        return agreeing(facts, (basis, agreed), start, course, notes);
    }
    let mut proposal = disputed(facts, basis, start, course, Verdict::Unreadable);
    proposal.alternatives = alternatives_from_first_mark(facts, (whose, reading), None, &proposal);
    proposal.notes = notes;
    proposal
}

/// No score, but a record.
pub(super) fn propose_by_record(facts: &DisputeFacts, record: &Record) -> Proposal {
    let notes = vec![ProcedureNote::NoScores];
    agreeing(facts, (Basis::Record, record.course.len()), &record.start, record.course.clone(), notes)
}

/// Nothing but two boards; `None` where there are not even they.
pub(super) fn propose_by_boards(facts: &DisputeFacts) -> Option<Proposal> {
    let (white, black) = (facts.boards.white.as_ref()?, facts.boards.black.as_ref()?);
    let verdict = if white == black { Verdict::Agree } else { Verdict::BoardsDiffer };
    let adjust = ByColor { white: Some(fewest_hand_steps(white, black)), black: Some(fewest_hand_steps(black, white)) };
    Some(Proposal { verdict, adjust, ..bare(Basis::Boards, &Chess::new(), Vec::new()) })
}

/// The player whose score goes on where the other merely ends.
pub(super) fn longer_score(comparison: &Comparison) -> Option<Color> {
    let rest = comparison.rows.get(comparison.first?.row..)?;
    Color::ALL.into_iter().find(|color| {
        let (more, less) = (comparison.readings.get(*color), comparison.readings.get(!*color));
        let only = |row: &ComparisonRow| {
            row.agreement == Agreement::OneOnly
                && row.entries.get(*color).is_some()
                && row.entries.get(!*color).is_none()
        };
        rest.iter().all(only) && more.certain == more.half_moves.len() && less.marks.is_empty() && more.marks.is_empty()
    })
}

/// Where the record goes on just where the scores end, and agrees with them so far, its half-moves are the course too.
fn go_on(facts: &DisputeFacts, start: &Chess, course: &mut Vec<Move>, notes: &mut Vec<ProcedureNote>) {
    let Some(record) = facts.record.as_ref().filter(|record| is_same_start(&record.start, start)) else { return };
    if record.course.len() > course.len() && record.course.starts_with(course) {
        notes.push(ProcedureNote::RecordGoesOn { ply: course.len() + 1 });
        course.clone_from(&record.course);
    }
}

/// After how many half-moves a course contradicts the record; `None` where one of them merely ends.
fn parts_from_record(facts: &DisputeFacts, start: &Chess, course: &[Move]) -> Option<usize> {
    let record = facts.record.as_ref().filter(|record| is_same_start(&record.start, start))?;
    record.course.iter().zip(course).position(|(kept, meant)| kept != meant)
}

pub(super) fn is_same_start(one: &Chess, other: &Chess) -> bool {
    let rights = |position: &Chess| position.castles().castling_rights();
    one.board() == other.board() && one.turn() == other.turn() && rights(one) == rights(other)
}

fn bare(basis: Basis, start: &Chess, course: Vec<Move>) -> Proposal {
    let position = position_after(start, &course);
    Proposal {
        verdict: Verdict::Agree,
        boards_found: BoardsFound::NoneKnown,
        scores_found: ScoresFound::NoneAtHand,
        provision: DisputeProvision::NeedsBoards,
        basis,
        agreed: course.len(),
        last_agreed: course.last().copied(),
        start: start.clone(),
        course,
        position,
        adjust: ByColor::default(),
        explained: ByColor::default(),
        against: ByColor::default(),
        clocks: None,
        alternatives: Vec::new(),
        notes: Vec::new(),
    }
}

fn adjusting(facts: &DisputeFacts, wanted: &Board) -> ByColor<Option<Vec<HandStep>>> {
    facts.boards.as_ref().map(|board| board.as_ref().map(|board| fewest_hand_steps(board, wanted)))
}

/// The position after a course, and what each board needs to show it.
fn to_show(facts: &DisputeFacts, basis: Basis, start: &Chess, course: Vec<Move>) -> Proposal {
    let proposal = bare(basis, start, course);
    let adjust = adjusting(facts, proposal.position.board());
    Proposal { adjust, ..proposal }
}

/// The course is in dispute behind these half-moves: the clocks go back to their end, and each board is explained by any
/// course that does.
fn disputed(facts: &DisputeFacts, basis: Basis, start: &Chess, course: Vec<Move>, verdict: Verdict) -> Proposal {
    let proposal = to_show(facts, basis, start, course);
    let clocks = facts.record.as_ref().and_then(|record| *record.moments.get(proposal.agreed)?);
    let mut proposal = Proposal { verdict, clocks, ..proposal };
    Color::ALL.into_iter().for_each(|whose| explain_by_any(facts, whose, &mut proposal));
    proposal
}

/// The course is not in dispute: only boards can differ, and each is explained by that course.
fn agreeing(
    facts: &DisputeFacts,
    (basis, agreed): (Basis, usize),
    start: &Chess,
    course: Vec<Move>,
    notes: Vec<ProcedureNote>,
) -> Proposal {
    let mut proposal = to_show(facts, basis, start, course);
    proposal.agreed = agreed;
    proposal.last_agreed = agreed.checked_sub(1).and_then(|last| proposal.course.get(last).copied());
    proposal.notes = notes;
    if proposal.adjust.iter().flatten().any(|steps| !steps.is_empty()) {
        proposal.verdict = Verdict::BoardsDiffer;
    }
    for whose in Color::ALL {
        if let Some(board) = facts.boards.get(whose) {
            *proposal.explained.get_mut(whose) = Some(explain_board_against_course(start, &proposal.course, board));
            *proposal.against.get_mut(whose) = Some(basis);
        }
    }
    proposal
}

/// Which course explains a board: the owner's score, the other's, the record; the first that does.
fn explain_by_any(facts: &DisputeFacts, whose: Color, proposal: &mut Proposal) {
    let Some(board) = facts.boards.get(whose) else { return };
    let score = |color| facts.certain_half_moves(color).map(|course| (Basis::Score(color), course));
    let record = facts.record.as_ref().filter(|record| is_same_start(&record.start, &proposal.start));
    let courses = [score(whose), score(!whose), record.map(|record| (Basis::Record, record.course.clone()))];
    let explained: Vec<(Basis, Explanation)> = courses
        .into_iter()
        .flatten()
        .map(|(basis, course)| (basis, explain_board_against_course(&proposal.start, &course, board)))
        .collect();
    // A board that follows a course needs no slip to explain it.
    let follows = explained.iter().find(|(_, found)| matches!(found, Explanation::Follows { .. }));
    let left = explained.iter().find(|(_, found)| *found != Explanation::Unexplained);
    if let Some((basis, found)) = follows.or(left).or(explained.first()) {
        *proposal.explained.get_mut(whose) = Some(found.clone());
        *proposal.against.get_mut(whose) = Some(*basis);
    }
}

fn alternative(facts: &DisputeFacts, of: AlternativeSource, start: &Chess, course: Vec<Move>) -> Alternative {
    let shown = bare(Basis::Scores, start, course);
    Alternative { of, adjust: adjusting(facts, shown.position.board()), course: shown.course, position: shown.position }
}

fn alternatives_from_candidates(
    facts: &DisputeFacts,
    comparison: &Comparison,
    proposal: &Proposal,
) -> Vec<Alternative> {
    let readings = &comparison.readings;
    let of = |whose: Color| {
        let others = readings.get(!whose).first_moves(readings.get(!whose).half_moves.len());
        alternatives_from_first_mark(facts, (whose, readings.get(whose)), Some(&others), proposal)
    };
    let mut all: Vec<Alternative> = Vec::new();
    for one in Color::ALL.into_iter().flat_map(of) {
        // The same sign on both sheets is proposed once.
        if all.iter().all(|known| known.course != one.course) {
            all.push(one);
        }
    }
    all
}

/// What follows from each candidate of the first mark behind what is beyond doubt: the agreed course, the candidate, and
/// the other score's half-moves where it has that very move there.
fn alternatives_from_first_mark(
    facts: &DisputeFacts,
    (whose, reading): (Color, &SheetReading),
    others: Option<&[Move]>,
    proposal: &Proposal,
) -> Vec<Alternative> {
    let first = reading.marks.iter().position(|mark| mark.ply > proposal.agreed);
    let Some((index, mark)) = first.and_then(|index| Some((index, reading.marks.get(index)?))) else {
        return Vec::new();
    };
    let follows = |meant: &Candidate| -> Option<Vec<Move>> {
        let before = proposal.course.get(..meant.ply.checked_sub(1)?)?;
        let same = others.filter(|others| others.starts_with(before));
        let position = position_after(&proposal.start, before);
        match (meant.legal, same) {
            (Some(legal), Some(others)) if others.get(before.len()) == Some(&legal) => Some(others.to_vec()),
            (Some(legal), _) if position.is_legal(legal) => Some(before.iter().copied().chain([legal]).collect()),
            (None, Some(others)) => Some(others.to_vec()),
            _ => None,
        }
    };
    let candidates = mark.candidates.iter().enumerate();
    candidates
        .filter_map(|(candidate, meant)| {
            let course = follows(meant)?;
            Some(alternative(
                facts,
                AlternativeSource::Candidate { whose, mark: index, candidate },
                &proposal.start,
                course,
            ))
        })
        .collect()
}
