//! Find the cell of the table for what is known, and keep of the proposal what the cell provides.

use super::basis::{is_same_start, longer_score};
use super::table::{BoardsFound, ScoresFound, provision};
use super::{Basis, DisputeFacts, DisputeProvision, Proposal, Verdict};
use crate::comparison::{Comparison, SheetSlip, SlipKind};
use ansage_game::seat::{ByColor, Color};
use ansage_words::score::notation::position_after;
use shakmaty::{Board, Move, Position};

/// The column of the table.
pub(super) fn scores_found(facts: &DisputeFacts) -> ScoresFound {
    match (&facts.comparison, &facts.alone) {
        (Some(compared), _) => scores_compared(compared),
        (None, Some((whose, _))) => ScoresFound::OneMissing(!*whose),
        (None, None) => ScoresFound::NoneAtHand,
    }
}

fn scores_compared(compared: &Comparison) -> ScoresFound {
    let is_incomplete =
        |slip: &SheetSlip| slip.whose.is_some() && matches!(slip.kind, SlipKind::LeftOut | SlipKind::WrittenTwice);
    match compared.first {
        None => ScoresFound::Equal,
        Some(_) if longer_score(compared).is_some() => ScoresFound::Equal,
        Some(first) if first.ply == 0 || first.both_readable => ScoresFound::Contradict,
        Some(_) if !compared.slips.is_empty() && compared.slips.iter().all(is_incomplete) => {
            let of = compared.slips[0].whose;
            ScoresFound::Lacking(of.filter(|_| compared.slips.iter().all(|slip| slip.whose == of)))
        }
        Some(_) => ScoresFound::Unreadable,
    }
}

/// The row of the table; `course` is the position of the course, where there is one.
pub(super) fn boards_found(facts: &DisputeFacts, course: Option<&Board>) -> BoardsFound {
    match (&facts.boards.white, &facts.boards.black) {
        (Some(white), Some(black)) if white != black => BoardsFound::Differ,
        (Some(white), Some(_)) if Some(white) == course => BoardsFound::AsCourse,
        (Some(_), Some(_)) => BoardsFound::AlikeOtherwise,
        (None, Some(_)) => BoardsFound::OneUnknown(Color::White),
        (Some(_), None) => BoardsFound::OneUnknown(Color::Black),
        (None, None) => BoardsFound::NoneKnown,
    }
}

/// The proposal with its cell, and without what the cell does not provide.
pub(super) fn with_cell(facts: &DisputeFacts, proposal: Proposal) -> Proposal {
    let scores_found = scores_found(facts);
    let record = facts.record.as_ref().filter(|record| is_same_start(&record.start, &proposal.start));
    let course: Option<Vec<Move>> = match scores_found {
        ScoresFound::Equal => Some(proposal.course.clone()),
        _ => record.map(|record| record.course.clone()),
    };
    let position = course.as_ref().map(|course| position_after(&proposal.start, course));
    let boards_found = boards_found(facts, position.as_ref().map(Position::board));
    let provision = provision(boards_found, scores_found);
    let proposal = Proposal { boards_found, scores_found, provision, ..proposal };
    match provision {
        DisputeProvision::CompleteScore | DisputeProvision::CorrectScores => without_taking_back(proposal, course),
        DisputeProvision::Nothing if proposal.verdict != Verdict::Agree => without_taking_back(proposal, course),
        DisputeProvision::NeedsScores | DisputeProvision::NeedsBoards if proposal.basis != Basis::Boards => {
            Proposal { adjust: ByColor::default(), clocks: None, ..proposal }
        }
        _ => proposal,
    }
}

/// The course goes on as the record has it, and the boards are left as they are.
fn without_taking_back(proposal: Proposal, recorded: Option<Vec<Move>>) -> Proposal {
    let agreed = proposal.course.get(..proposal.agreed).unwrap_or(&proposal.course);
    let course = recorded.filter(|recorded| recorded.starts_with(agreed)).unwrap_or_else(|| agreed.to_vec());
    let position = position_after(&proposal.start, &course);
    Proposal { course, position, adjust: ByColor::default(), clocks: None, ..proposal }
}
