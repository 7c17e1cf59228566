//! A proposal as the journal holds it: written when the desk made it, and read for the report.

use super::{DisputeFacts, Proposal};
use crate::steps::fewest_hand_steps;
use ansage_game::announcement::Announcement;
use ansage_game::board::differences;
use ansage_game::proposal::{Basis, RecordedProposal, ShownBoard};
use ansage_game::reading::read_announcement;
use ansage_words::score::illegal::{describe_played_move, move_named_by_squares};
use shakmaty::{Board, Chess, Color, Move, Position};

impl Proposal {
    /// The proposal for the journal, with the boards on which it rests.
    pub fn to_recorded(&self, facts: &DisputeFacts) -> RecordedProposal {
        let mut position = self.start.clone();
        let named = |played: &Move| {
            let named = describe_played_move(&position, *played).named.to_full_announcement();
            position.play_unchecked(*played);
            named
        };
        let board = |board: &Option<Board>| board.clone().map(ShownBoard);
        RecordedProposal {
            verdict: self.verdict,
            provision: Some(self.provision),
            basis: self.basis,
            agreed: u32::try_from(self.agreed).unwrap_or(u32::MAX),
            course: self.course.iter().map(named).collect(),
            white_board: board(&facts.boards.white),
            black_board: board(&facts.boards.black),
            clocks: self.clocks,
        }
    }

    /// The proposal that the journal holds, in the place of the one that this program makes of the same facts. What
    /// explains it (how a board left the course, notes, other courses) stays this program's. Without change where the
    /// recorded course cannot be played from the start of this one.
    #[must_use]
    pub fn with_recorded(self, recorded: &RecordedProposal, facts: &DisputeFacts) -> Proposal {
        let Some((course, position)) = played(&self.start, &recorded.course) else { return self };
        let agreed = recorded.agreed as usize;
        let steps = |shows: &Board| fewest_hand_steps(shows, position.board());
        let adjust = match recorded.basis {
            Basis::Boards => self.adjust.clone(),
            Basis::Scores | Basis::Score(_) | Basis::Record => {
                facts.boards.as_ref().map(|board| board.as_ref().map(steps))
            }
        };
        Proposal {
            verdict: recorded.verdict,
            provision: recorded.provision.unwrap_or(self.provision),
            basis: recorded.basis,
            agreed,
            last_agreed: agreed.checked_sub(1).and_then(|last| course.get(last).copied()),
            adjust,
            clocks: recorded.clocks,
            course,
            position,
            ..self
        }
    }
}

/// Whether a board that was known when this was proposed is brought nearer by `shows` to what was proposed for it. Then it
/// was corrected; else it was read again.
pub fn is_board_corrected(recorded: &RecordedProposal, start: &Chess, owner: Color, shows: &Board) -> bool {
    let boards = recorded.boards();
    let wanted = match recorded.basis {
        Basis::Boards => boards.get(!owner).clone(),
        Basis::Scores | Basis::Score(_) | Basis::Record => {
            played(start, &recorded.course).map(|(_, position)| position.board().clone())
        }
    };
    let (Some(known), Some(wanted)) = (boards.get(owner), wanted) else { return false };
    differences(shows, &wanted).len() < differences(known, &wanted).len()
}

/// The half-moves that are named, and the position after them; `None` where one of them cannot be played, or takes a king
/// off the board: a journal from elsewhere can hold anything.
fn played(start: &Chess, course: &[Announcement]) -> Option<(Vec<Move>, Chess)> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(course.len());
    for said in course {
        let legal = read_announcement(&position, said).ok().and_then(|read| read.legal.ok());
        let next = legal.or_else(|| move_named_by_squares(&position, said))?;
        position.play_unchecked(next);
        if position.board().kings().count() != 2 {
            return None;
        }
        moves.push(next);
    }
    Some((moves, position))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d_2_8_a_recorded_course_without_a_king_is_not_followed() {
        let course = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect::<Vec<Announcement>>();
        assert!(played(&Chess::default(), &course(&["Pe2e4", "Pe7e5"])).is_some());
        assert!(played(&Chess::default(), &course(&["Qd1e8", "Pe7e5"])).is_none());
    }
}
