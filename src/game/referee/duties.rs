//! Know what each player's assistant may do (D.2.9, D.2.10), and do what follows from it for boards and scores.

use super::restoring::score_line_of_move;
use super::{Effects, Referee};
use crate::announcement::MoveDescription;
use crate::board::{BoardKnowledge, StatedBoard};
use crate::laws::Rules;
use crate::refusal::Refusal;
use crate::ruling::{AssistantDuties, AssistantDuty, RulingChange};
use crate::seat::Color;
use crate::terms::GameTerms;
use shakmaty::Position;

impl Referee {
    /// The program keeps the scores that are its to keep. What a player has told of his own himself stands. Returns
    /// whether a line was written.
    pub(super) fn write_kept_scores(&mut self, ply: u32, telling: MoveDescription) -> bool {
        let mut written = false;
        for who in Color::ALL {
            let line = score_line_of_move(telling);
            written |= self.is_score_kept_for(who) && self.scores.get_mut(who).write_line_for_owner(ply, line);
        }
        written
    }

    /// Whether the program keeps this player's score (D.2.6, D.2.9.c): that of its blind owner, with the opponent's moves
    /// as they were entered at his keyboard and read back, and that of a blind player at a station of his own. Any other
    /// score is its player's own affair.
    pub fn is_score_kept_for(&self, who: Color) -> bool {
        let owners = who == self.terms.owner && self.has_assistant_with_duty(AssistantDuty::ScoreAndClock);
        let joined = self.has_own_station(who) && self.duties.get(who).has_duty(AssistantDuty::ScoreAndClock);
        self.is_blind(who) && (owners || joined)
    }

    /// A duty begins or ends by the arbiter's word.
    pub(super) fn set_duty(
        &mut self,
        whose: Color,
        duty: AssistantDuty,
        on: bool,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        if on && !self.is_blind(whose) && !AssistantDuties::is_allowed_for_sighted(duty) {
            return Err(Refusal::DutyNotForSighted { duty });
        }
        let changed = self.duties.get(whose).with_duty_set(duty, on);
        if changed == AssistantDuties::NONE && self.terms.needs_assistant(&self.rules, whose) {
            return Err(Refusal::AssistantNeeded { player: whose });
        }
        *self.duties.get_mut(whose) = changed;
        if duty == AssistantDuty::Execute {
            self.hand_over_board();
        }
        out.announce_ruling_change(RulingChange::DutySet { player: whose, duty, on });
        Ok(())
    }

    /// Whether, under these terms and rules, nobody who must have an assistant is left without one.
    pub(super) fn check_needed_assistants(&self, terms: &GameTerms, rules: &Rules) -> Result<(), Refusal> {
        let lacks = |who: &Color| *self.duties.get(*who) == AssistantDuties::NONE && terms.needs_assistant(rules, *who);
        Color::ALL.into_iter().find(lacks).map_or(Ok(()), |whose| Err(Refusal::AssistantNeeded { player: whose }))
    }

    /// Whether an assistant of either player has this duty at this table.
    pub(super) fn has_assistant_with_duty(&self, duty: AssistantDuty) -> bool {
        self.duties.white.has_duty(duty) || self.duties.black.has_duty(duty)
    }

    /// The owner's board as it is known before anybody has told anything of it. Where no assistant executes moves on it
    /// (D.2.9.a), it shows what the owner does himself, and nothing else.
    pub(super) fn initial_board_knowledge(&self, whose: Color) -> BoardKnowledge {
        if let board @ BoardKnowledge::Sensed(_) = self.boards.known.get(whose) {
            return board.clone();
        }
        let own_hands =
            self.is_blind(whose) && whose == self.terms.owner && !self.has_assistant_with_duty(AssistantDuty::Execute);
        match own_hands {
            true => {
                BoardKnowledge::Stated(Box::new(StatedBoard::from_placement(self.course.position.board(), self.ply())))
            }
            false => BoardKnowledge::Assumed,
        }
    }

    /// The assistant takes over, or leaves to its owner, what is executed on his board. A known difference stays known.
    fn hand_over_board(&mut self) {
        let owner = self.terms.owner;
        // A change of duty does not tell what a board shows that is to be dictated.
        if *self.boards.lost.get(owner) && self.follows_revision(8) {
            return;
        }
        if self.turn.pending.is_none() && self.boards.known.get(owner).differences().is_empty() {
            *self.boards.known.get_mut(owner) = self.initial_board_knowledge(owner);
        }
    }
}
