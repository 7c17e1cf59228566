//! Offer, accept and decline a draw, and resign (5.1.2, 5.2.3, 9.1).

use super::act::Act;
use super::ends::EndingAct;
use super::what_counts::{ActGroup, ActWorth};
use super::{Effects, Referee, SuspensionCause};
use crate::claim::{Measure, Remedy, RemedyCause};
use crate::effect::EffectKind;
use crate::mate::{MatingAbility, mating_ability};
use crate::moment::Moment;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::refusal::Refusal;
use crate::seat::Color;
use shakmaty::{Chess, Position};

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
            _ if self.is_draw_too_early() => out.refuse_if_err(act.recipient, self.check_draw_not_too_early()),
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

    /// When the opponent of this player made the offer that is open; `None` where the opponent has made none.
    pub(super) fn opponents_offer(&self, player: Color) -> Option<Moment> {
        self.claims.offered.filter(|_| self.claims.offer == Some(!player))
    }

    /// `by` acts on the board: that refuses the opponent's offer (9.1).
    pub(super) fn lapse_opponents_draw_offer(&mut self, by: Color, out: &mut Effects) {
        if let Some(of) = self.claims.offer.take_if(|offerer| *offerer != by) {
            out.announce_in_hall(EffectKind::OfferLapsed { player: of, decided: false });
        }
    }

    /// The moves with which an offer was made are taken back, and it with them: of another position it says nothing (9.1).
    pub(super) fn lapse_offers(&mut self, decided: bool, out: &mut Effects) {
        if let Some(of) = self.claims.offer.take() {
            out.announce_in_hall(EffectKind::OfferLapsed { player: of, decided: decided && self.follows_revision(6) });
        }
    }

    /// The actor accepts the draw that was offered.
    ///
    /// # Errors
    /// Why there is nothing to accept, or not now.
    pub(super) fn accept_draw(
        &mut self,
        by: Color,
        said: Moment,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let worth = self.check_can_accept_draw(by)?;
        let agreed = Outcome::Draw(DrawReason::Agreement);
        if let Some(player) = self.device_in_agreement(by)
            && self.propose_end_by_device(player, (EndingAct::Agreement, agreed), at, out)?
        {
            return Ok(());
        }
        if self.has_entered_after_offer(by) {
            let (claimant, measures) = (Some(by), vec![Measure::EndGame(agreed)]);
            let remedy = Remedy { claimant, ..Remedy::from_record(!by, RemedyCause::AcceptedAfterEntry, measures) };
            self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
            return Ok(());
        }
        if worth == ActWorth::Counts {
            self.end_game(agreed, at, out);
            return Ok(());
        }
        if self.apply_earlier_end(EndingAct::Agreement, at, out) {
            return Ok(());
        }
        // An offer that was made before his flag fell, and was told to have fallen, waives nothing: that is decided first, and
        // the other may let the draw count (6.8, 6.9).
        let told = self.claims.flags.get(by).filter(|_| self.rules.arbiter_calls_flag);
        let before = |fell: &Moment| self.claims.offered.is_some_and(|offered| offered < *fell) && *fell <= said;
        if !told.as_ref().is_some_and(before) {
            return self.end_game_after_offence(agreed, at, out);
        }
        if self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        let remedy = Remedy::from_flag_fall_before_end(agreed, by, self.outcome_of_time_loss(by));
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        Ok(())
    }

    /// Whether a move was entered for this player after the offer, and read back. It is a move as the hall has heard it
    /// (9.1.2.1); that it was made is the other's word alone.
    fn has_entered_after_offer(&self, player: Color) -> bool {
        let entered = [&self.turn.pending, &self.turn.reply].into_iter().flatten();
        entered.into_iter().any(|it| it.player == player && it.meets_offer.is_some() && it.heard.is_some())
    }

    /// Whether the regulations of the event let no draw be offered or agreed yet (9.1.1).
    pub(super) fn is_draw_too_early(&self) -> bool {
        let completed = self.clock.completed_moves();
        self.rules.draws_from.is_none_or(|from| completed.white.min(completed.black) < from)
    }

    /// # Errors
    /// From which move on a draw may be offered and agreed, where that has not come.
    pub(super) fn check_draw_not_too_early(&self) -> Result<(), Refusal> {
        match self.is_draw_too_early() {
            true => Err(Refusal::DrawTooEarly { from: self.rules.draws_from }),
            false => Ok(()),
        }
    }

    /// What this player's acceptance of a draw is worth now.
    ///
    /// # Errors
    /// Why nothing can be accepted.
    pub(super) fn check_can_accept_draw(&self, by: Color) -> Result<ActWorth, Refusal> {
        if self.claims.offer != Some(!by) {
            return Err(Refusal::NoOffer);
        }
        self.check_draw_not_too_early()?;
        // Nor over a sealed move that does not count: it loses (appendix E).
        let first = |remedy: &Remedy| {
            let cause = matches!(remedy.cause, RemedyCause::AcceptedAfterEntry | RemedyCause::SealedMove);
            cause || remedy.is_about_end_by_move()
        };
        // An acceptance after an entry is a case of its own: an open one is decided before it.
        if self.claims.remedy.as_ref().is_some_and(|remedy| first(remedy) || self.has_entered_after_offer(by)) {
            return Err(Refusal::CasePending);
        }
        let worth = self.check_what_counts(ActGroup::AgreedDraw, by)?;
        // Made, and not only completed (5.2.3).
        let made = self.turn.pending.as_ref().filter(|pending| pending.made.is_some()).map(|pending| pending.player);
        // A position from which a game begins at its 80th move was reached by moves of both.
        let began_later = self.course.start.fullmoves().get() > 1 && self.follows_revision(6);
        let has_moved = |who: Color| began_later || *self.clock.completed_moves().get(who) > 0 || made == Some(who);
        match self.rules.agreement_after_move && !Color::ALL.into_iter().all(has_moved) {
            true => Err(Refusal::NoAgreementYet),
            false => Ok(worth),
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

    /// How the game ends by this player's resignation.
    pub(super) fn outcome_of_resignation(&self, by: Color) -> Outcome {
        self.outcome_of_resignation_in(self.position_before_end(), by)
    }

    pub(super) fn outcome_of_resignation_in(&self, position: &Chess, by: Color) -> Outcome {
        let no_mate = self.rules.resigning_draws && mating_ability(position, !by) == MatingAbility::Cannot;
        match no_mate {
            true => Outcome::Draw(DrawReason::ResignedCannotMate),
            false => Outcome::Win { winner: !by, reason: WinReason::Resignation },
        }
    }

    /// What this player's resignation is worth now.
    ///
    /// # Errors
    /// What is judged or settled before it.
    pub(super) fn check_can_resign(&self, by: Color, at: Moment) -> Result<ActWorth, Refusal> {
        let outcome = self.outcome_of_resignation(by);
        // A case about the end stands: who resigns besides has lost where the end that was made says the same.
        let case = self.claims.remedy.as_ref().filter(|remedy| remedy.is_about_end_by_move());
        if case.is_some_and(|remedy| remedy.cause == RemedyCause::Claim && remedy.burdened != by) {
            // Who claims the end gives that up by resigning.
            return Ok(ActWorth::Counts);
        }
        let agrees = |measure: &Measure| matches!(measure, Measure::EndGame(made) if made.tournament_result() == outcome.tournament_result());
        if case.is_some_and(|remedy| remedy.burdened != by || !remedy.measures.iter().all(agrees)) {
            return Err(Refusal::CasePending);
        }
        let worth = self.check_what_counts(ActGroup::Resignation, by)?;
        // Another case stands: that of the end waits until it is settled.
        let open = worth == ActWorth::Case && self.claims.remedy.is_some();
        match open && self.is_end_disputed(EndingAct::Resignation(by), at) {
            true => Err(Refusal::CasePending),
            false => Ok(worth),
        }
    }

    /// The player resigns.
    ///
    /// # Errors
    /// As of [`Referee::check_can_resign`].
    pub(super) fn resign(&mut self, by: Color, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        let worth = self.check_can_resign(by, at)?;
        let outcome = self.outcome_of_resignation(by);
        if self.propose_end_by_device(by, (EndingAct::Resignation(by), outcome), at, out)? {
            return Ok(());
        }
        if worth == ActWorth::Case && self.apply_earlier_end(EndingAct::Resignation(by), at, out) {
            return Ok(());
        }
        self.end_game_after_offence(outcome, at, out)
    }

    /// Ends the game, unless the penalty that is proposed for an illegal move would end it otherwise: that came first, and
    /// both results are for the arbiter (7.5.5).
    fn end_game_after_offence(&mut self, outcome: Outcome, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        let penalty = self.claims.remedy.as_mut().filter(|remedy| {
            let ends = |measure: &Measure| matches!(measure, Measure::EndGame(end) if end.tournament_result() != outcome.tournament_result());
            matches!(remedy.cause, RemedyCause::IllegalMove { .. })
                && remedy.claim.is_none()
                && remedy.measures.iter().any(ends)
        });
        let Some(penalty) = penalty else {
            self.end_game(outcome, at, out);
            return Ok(());
        };
        if !penalty.otherwise.is_empty() {
            return Err(Refusal::CasePending);
        }
        penalty.otherwise = vec![Measure::EndGame(outcome)];
        let penalty = penalty.clone();
        out.announce_in_hall(EffectKind::RemedyProposed(penalty));
        Ok(())
    }
}
