//! Hold a press to the position that the presser's board showed then (7.4, 7.5.1 to 7.5.3, D.2.8).
//!
//! A press belongs to a position: the first that two equal full scans show after it. A later change of the board is never
//! completed by that press. What the board showed is told as a fact with its squares, and what the Laws provide for it
//! stands as a case: pieces may also have been displaced (7.4), and that is for people to find. A sensed board sees
//! pieces and not hands: what it saw in its owner's turn is told as what it is, never as touched or released.

use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::board::differences;
use crate::claim::{self, Claim, Irregularity, Remedy};
use crate::effect::EffectKind;
use crate::moment::Moment;
use crate::reading;
use crate::seat::Color;
use crate::sensed::SensedEffect;
use shakmaty::{Board as Placement, Move, Piece, Position, Role, Square};

impl Referee {
    /// The board of a player who has pressed before his move was known shows no legal move.
    pub(super) fn handle_unclear_board_at_press(
        &mut self,
        who: Color,
        shows: &Placement,
        at: Moment,
        out: &mut Effects,
    ) {
        let differed = !self.known_board_differences(who).is_empty() && !self.boards.told.get(who).is_empty();
        if let Some(sensed) = self.present_sensed_board_mut(who) {
            sensed.shows = shows.clone();
        }
        if self.turn.replied != Some(who) || self.course.suspended.is_some() || self.claims.remedy.is_some() {
            return;
        }
        let squares = differences(shows, self.course.position.board());
        out.announce_sensed_effect(SensedEffect::ShownAtPress { player: who, squares: squares.clone() });
        self.clock.stop(at);
        if differed && !squares.is_empty() {
            // His board was known to show another position: that is for both scores and the arbiter (D.2.8).
            self.course.suspended = Some(SuspensionCause::BoardsDiffer);
            *self.boards.case_told.get_mut(who) = true;
            return out.announce_in_hall(EffectKind::BoardsDisputed { owner: who, squares });
        }
        let claim = match self.pawn_left(who, shows) {
            Some(words) => Claim::Unpromoted { words },
            None if squares.is_empty() => Claim::Irregularity(Irregularity::IdlePress),
            None => Claim::Illegal,
        };
        let idle_counts = self.rules.idle_press_is_illegal || !squares.is_empty();
        let count = *self.claims.offences.get(who) + 1;
        let measures = if idle_counts { self.measures_for_illegal_move(who, count) } else { Vec::new() };
        let cause = if idle_counts { claim::RemedyCause::IllegalMove { count } } else { claim::RemedyCause::Claim };
        let remedy =
            Remedy { claimant: None, claim: Some(claim), burdened: who, cause, measures, otherwise: Vec::new() };
        self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
    }

    /// The move of a pawn that was left on the last rank (7.5.2), where that is all that is wrong.
    fn pawn_left(&self, who: Color, shows: &Placement) -> Option<Announcement> {
        let pawn = Piece { color: who, role: Role::Pawn };
        let queening = |legal: &&Move| legal.promotion() == Some(Role::Queen);
        reading::legal_moves(&self.course.position).iter().filter(queening).find_map(|legal| {
            let mut after = self.course.position.clone();
            after.play_unchecked(*legal);
            let mut left = after.board().clone();
            left.set_piece_at(legal.to(), pawn);
            let from: Square = legal.from()?;
            let words = crate::announcement::NamedMove::Piece {
                role: Role::Pawn,
                from,
                to: legal.to(),
                promotion: Some(Role::Queen),
            };
            (left == *shows).then(|| words.to_full_announcement())
        })
    }

    /// What a sighted player's board saw in his own turn: to his blind opponent and the desk, and kept for a complaint
    /// (4.3, 4.4, 4.7). Who has said that he adjusts is exempt.
    pub(super) fn report_board_observation(&mut self, by: Color, seen: SensedEffect, out: &mut Effects) {
        let own_turn = self.course.started && self.course.outcome.is_none() && self.course.suspended.is_none();
        if !own_turn || !self.has_the_move(by) || self.turn.touches.get(by).is_adjusting() {
            return;
        }
        let fact = EffectKind::BoardSensed(seen);
        if self.is_blind(!by) {
            out.send_to_seat(!by, fact.clone());
        }
        self.desk.facts.push(fact.clone());
        self.report_to_desk(fact, out);
    }
}
