//! Tell what else the arbiter must know: where the course the program kept is not that of the scores, which replies are
//! illegal there, and what was the first symptom.

use super::basis::is_same_start;
use super::{Basis, DisputeFacts, IllegalAnnouncement, ProcedureNote, Proposal, Verdict};
use crate::record::Record;
use ansage_game::board::position_with_board;
use ansage_game::reading;
use ansage_game::seat::Color;
use ansage_words::score::notation::position_after;
use shakmaty::{Chess, Position};

/// Adds the notes that follow from the record and from both boards together.
pub(super) fn add_notes(facts: &DisputeFacts, mut proposal: Proposal) -> Proposal {
    for whose in Color::ALL.into_iter().filter(|whose| *facts.in_parts.get(*whose)) {
        proposal.notes.push(ProcedureNote::ScoreInParts { whose });
    }
    let by_scores = matches!(proposal.basis, Basis::Scores | Basis::Score(_));
    if let Some(record) = facts.record.as_ref().filter(|_| by_scores) {
        if is_same_start(&record.start, &proposal.start) {
            proposal.notes.extend(notes_on_differing_record(record, &proposal));
        } else {
            proposal.notes.push(ProcedureNote::OtherStart);
            proposal.clocks = None;
        }
    }
    if facts.record.as_ref().is_some_and(|record| is_same_start(&record.start, &proposal.start)) {
        proposal.notes.extend(symptom(facts, &proposal));
    }
    if let (Some(white), Some(black)) = (&facts.boards.white, &facts.boards.black)
        && proposal.verdict != Verdict::Agree
        && white == black
        && white != proposal.position.board()
    {
        proposal.notes.push(ProcedureNote::BoardsAlike);
    }
    proposal
}

/// The record beside the course of the scores, as far as that is certain.
fn notes_on_differing_record(record: &Record, proposal: &Proposal) -> Vec<ProcedureNote> {
    let (kept, course) = (&record.course, &proposal.course);
    let same = kept.iter().zip(course).take_while(|(kept, meant)| kept == meant).count();
    let retraced = proposal.verdict == Verdict::ScoresDiffer || proposal.verdict == Verdict::Unreadable;
    if same == kept.len().min(course.len()) {
        // It goes on, or ends, and contradicts nothing.
        let has = retraced && kept.len() > same;
        return has.then_some(ProcedureNote::RecordHas { ply: same + 1 }).into_iter().collect();
    }
    let mut notes = vec![ProcedureNote::CourseDiffers { ply: same + 1 }];
    let mut position = position_after(&proposal.start, &course[..same]);
    for (index, legal) in kept.iter().enumerate().skip(same) {
        let before = position_after(&record.start, &kept[..index]);
        let there = reading::read_announcement(
            &position,
            &reading::describe_legal_move(&before, *legal).named.to_full_announcement(),
        );
        let there = there.ok().and_then(|there| there.legal.ok());
        if there.is_none() {
            notes.push(ProcedureNote::IllegalThere { ply: index + 1 });
        }
        match (course.get(index), there) {
            (Some(meant), _) => position.play_unchecked(*meant),
            (None, Some(legal)) if !retraced => position.play_unchecked(legal),
            // Behind the end of the scores nothing is known any more.
            _ => break,
        }
    }
    if kept.len() > course.len() && !retraced {
        notes.push(ProcedureNote::RecordGoesOn { ply: course.len() + 1 });
    }
    notes
}

/// The first announcement that was called illegal and is legal by the scores, or was legal on the mover's own board.
fn symptom(facts: &DisputeFacts, proposal: &Proposal) -> Option<ProcedureNote> {
    facts.illegal.iter().find_map(|illegal| {
        let IllegalAnnouncement { ply, by, named } = *illegal;
        let before = proposal.course.get(..ply.checked_sub(1)?);
        let position =
            before.map(|before| position_after(&proposal.start, before)).filter(|position| position.turn() == by);
        let legal = |position: &Chess| {
            reading::read_announcement(position, &named.to_full_announcement()).is_ok_and(|read| read.legal.is_ok())
        };
        if matches!(proposal.basis, Basis::Scores | Basis::Score(_)) && position.as_ref().is_some_and(legal) {
            return Some(ProcedureNote::FirstSymptom { ply, by, named });
        }
        // A board that was read only now shows what he moved on where nothing was played since.
        let read_now = || {
            let board = facts.boards.get(by).as_ref().filter(|_| ply == proposal.course.len() + 1)?;
            position_with_board(position.as_ref()?, board).filter(legal)
        };
        let by_board = facts.by_board.contains(illegal) || read_now().is_some();
        by_board.then_some(ProcedureNote::SymptomByBoard { ply, by, named })
    })
}
