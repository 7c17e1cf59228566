//! Offer, accept and decline a draw, and resign (5.1.2, 5.2.3, 9.1).

use super::act::Act;
use super::{Effects, Referee};
use crate::claim::{Measure, Remedy, RemedyCause};
use crate::effect::EffectKind;
use crate::mate::{MatingAbility, mating_ability};
use crate::moment::Moment;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::refusal::Refusal;
use crate::seat::Color;
use shakmaty::Chess;

impl Referee {
    /// The actor offers a draw (9.1); refusals go to the recipient.
    pub(super) fn offer_draw(&mut self, act: Act, out: &mut Effects) {
        // A sealed move is a move of one's own, too, until the envelope is closed.
        let sealed = self.adjournment.as_ref().is_some_and(|it| it.sealer == act.actor && it.sealed.is_some());
        let own_move = sealed
            || self.turn.pending.as_ref().is_some_and(|pending| {
                // A sighted player's press has completed his move (D.2.4).
                pending.player == act.actor && (pending.pressed.is_none() || self.is_blind(act.actor))
            });
        match self.claims.offer {
            _ if self.is_draw_too_early() => out.refuse(act.recipient, self.draws_too_early()),
            Some(offerer) => out.refuse(act.recipient, Refusal::OfferPending { player: offerer }),
            None => {
                self.note_offer(act.actor);
                out.announce_in_hall(EffectKind::DrawOffered { player: act.actor });
                // 9.1.2.1: after a move of one's own and before the press; at another time it stands all the same (11.5).
                if !own_move && self.course.suspended.is_none() {
                    self.report_to_desk(EffectKind::OfferOutOfTurn { player: act.actor }, out);
                }
            }
        }
    }

    /// An offer stands from now on, if none stands already.
    pub(super) fn note_offer(&mut self, by: Color) {
        if self.claims.offer.is_none() {
            (self.claims.offer, self.claims.offered) = (Some(by), Some(self.now));
        }
    }

    /// `by` acts on the board: that refuses the opponent's offer (9.1).
    pub(super) fn lapse_opponents_draw_offer(&mut self, by: Color, out: &mut Effects) {
        if let Some(of) = self.claims.offer.take_if(|offerer| *offerer != by) {
            out.announce_in_hall(EffectKind::OfferLapsed { player: of });
        }
    }

    /// The moves with which an offer was made are taken back, and it with them: of another position it says nothing (9.1).
    pub(super) fn lapse_offers(&mut self, out: &mut Effects) {
        if let Some(of) = self.claims.offer.take() {
            out.announce_in_hall(EffectKind::OfferLapsed { player: of });
        }
    }

    pub(super) fn accept_draw(&mut self, act: Act, said: Moment, at: Moment, out: &mut Effects) {
        if let Err(refusal) = self.check_can_accept_draw(act.actor) {
            return out.refuse(act.recipient, refusal);
        }
        let agreed = Outcome::Draw(DrawReason::Agreement);
        let mover = self.turn.pending.as_ref().map(|pending| pending.player);
        if self.end_by_earlier_move_or_reply(mover, Some(agreed), at, out) {
            return;
        }
        // An offer that was made before his flag fell, and was told to have fallen, waives nothing: that is decided first, and
        // the other may let the draw count (6.8, 6.9).
        let told = self.claims.flags.get(act.actor).filter(|_| self.rules.arbiter_calls_flag);
        let before = |fell: &Moment| self.claims.offered.is_some_and(|offered| offered < *fell) && *fell <= said;
        let Some(_) = told.as_ref().filter(|fell| before(fell)) else {
            return self.end_game(agreed, at, out);
        };
        if self.claims.remedy.is_some() {
            return out.refuse(act.recipient, Refusal::CasePending);
        }
        let remedy = Remedy::from_flag_fall_before_end(
            agreed,
            act.actor,
            self.outcome_of_time_loss(&self.course.position, act.actor),
        );
        self.propose_remedy(remedy, super::SuspensionCause::Claim, at, out);
    }

    /// Whether the regulations of the event let no draw be offered or agreed yet (9.1.1).
    pub(super) fn is_draw_too_early(&self) -> bool {
        let completed = self.clock.completed_moves();
        self.rules.draws_from.is_none_or(|from| completed.white.min(completed.black) < from)
    }

    fn draws_too_early(&self) -> Refusal {
        Refusal::DrawTooEarly { from: self.rules.draws_from }
    }

    /// Whether this player may accept a draw now, or why not.
    pub(super) fn check_can_accept_draw(&self, by: Color) -> Result<(), Refusal> {
        if self.claims.offer != Some(!by) {
            return Err(Refusal::NoOffer);
        }
        if self.is_draw_too_early() {
            return Err(self.draws_too_early());
        }
        self.check_pressed_move_is_entered()?;
        // What was entered for him, and would end the game or is illegal, is his move by his own key alone.
        if let Some(pending) = self.turn.pending.as_ref().filter(|_| self.turn.unconfirmed) {
            return Err(Refusal::EntryNotConfirmed { player: pending.player });
        }
        // Made, and not only completed (5.2.3).
        let made = self.turn.pending.as_ref().filter(|pending| pending.made.is_some()).map(|pending| pending.player);
        let has_moved = |who: Color| *self.clock.completed_moves().get(who) > 0 || made == Some(who);
        match self.rules.agreement_after_move && !Color::ALL.into_iter().all(has_moved) {
            true => Err(Refusal::NoAgreementYet),
            false => Ok(()),
        }
    }

    pub(super) fn decline_draw(&mut self, act: Act, out: &mut Effects) {
        if self.claims.offer.take_if(|offerer| *offerer == !act.actor).is_some() {
            out.announce_in_hall(EffectKind::DrawDeclined { player: act.actor });
        } else {
            out.refuse(act.recipient, Refusal::NoOffer);
        }
    }

    /// The position, or that before the ending move where a case about that move stands.
    fn position_before_end(&self) -> &Chess {
        let by_move = |measure: &Measure| matches!(measure, Measure::EndGame(outcome) if outcome.is_decided_by_moves());
        let first = |remedy: &Remedy| remedy.is_flag_decided_first() && remedy.otherwise.iter().any(by_move);
        let last = self.moves_in_force().next_back().filter(|_| self.claims.remedy.as_ref().is_some_and(first));
        last.map_or(&self.course.position, |last| &last.before)
    }

    /// A move that was pressed is made, and may end the game: it is entered and judged before anything that is said after
    /// the press ends it (5.1.1, 5.2.1, 9.6).
    ///
    /// # Errors
    /// [`Refusal::MoveNotEntered`] as long as it is not entered, whatever it may be.
    fn check_pressed_move_is_entered(&self) -> Result<(), Refusal> {
        match self.turn.replied {
            Some(_) => Err(Refusal::MoveNotEntered),
            None => Ok(()),
        }
    }

    pub(super) fn resign(&mut self, by: Color, at: Moment, out: &mut Effects) {
        if let Err(refusal) = self.check_pressed_move_is_entered() {
            return out.refuse(self.recipient_of(by), refusal);
        }
        let no_mate =
            self.rules.resigning_draws && mating_ability(self.position_before_end(), !by) == MatingAbility::Cannot;
        let outcome = match no_mate {
            true => Outcome::Draw(DrawReason::ResignedCannotMate),
            false => Outcome::Win { winner: !by, reason: WinReason::Resignation },
        };
        // A case about the end stands: who resigns besides has lost where the end that was made says the same.
        let case =
            self.claims.remedy.as_ref().filter(|remedy| matches!(remedy.cause, RemedyCause::MadeBeforeEnd { .. }));
        let agrees = |measure: &Measure| matches!(measure, Measure::EndGame(made) if made.tournament_result() == outcome.tournament_result());
        if case.is_some_and(|remedy| remedy.burdened != by || !remedy.measures.iter().all(agrees)) {
            return out.refuse(self.recipient_of(by), Refusal::CasePending);
        }
        let mover = self.turn.pending.as_ref().map(|pending| pending.player);
        if self.claims.remedy.is_some() {
            // Another case stands: that of the end waits until it is settled.
            let mut trial = self.clone();
            let before = trial.end_by_earlier_move_or_reply(mover, Some(outcome), at, &mut Effects::default());
            if before && trial.course.outcome.is_none() {
                return out.refuse(self.recipient_of(by), Refusal::CasePending);
            }
        }
        if !self.end_by_earlier_move_or_reply(mover, Some(outcome), at, out) {
            self.end_game(outcome, at, out);
        }
    }
}
