//! Offer, accept, decline, resign, claim, call: what players say beside their moves (5, 6, 9). The program claims
//! nothing itself.

use super::{Cause, Offence, Out, Referee};
use crate::game::announcement::Telling;
use crate::game::claim::Remedy;
use crate::game::effect::EffectKind;
use crate::game::laws::BothFlags;
use crate::game::mate::{CanMate, can_mate};
use crate::game::outcome::{DrawReason, Outcome, WinReason};
use crate::game::pending::Pending;
use crate::game::refusal::Refusal;
use crate::game::ruling::Colored;
use crate::game::view::wire;
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use serde::Serialize;

/// What is offered, claimed and provided.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct Claims {
    /// Whose draw offer stands.
    #[serde(with = "wire::maybe")]
    pub(super) offer: Option<Color>,
    /// The move withdrawn as illegal, which may still turn out to be misheard.
    pub(super) offence: Option<Pending>,
    /// Whether it counts.
    pub(super) offence_as: Offence,
    /// Illegal moves completed by each, as far as they count.
    #[serde(with = "wire::both")]
    pub(super) offences: ByColor<u32>,
    /// What the Laws provide, until it is upheld or set aside.
    pub(super) remedy: Option<Remedy>,
    /// A claim of a quickplay finish on which the arbiter has postponed his decision (10.2, G.5, III.5).
    pub(super) postponed: Option<Remedy>,
    /// The move a player has written for a wrong claim, and must make (9.5.3).
    pub(super) bound: Option<(Colored, Telling)>,
}

impl Referee {
    /// `by` offers a draw (9.1); refusals go to `who`.
    pub(super) fn offer_draw(&mut self, by: Color, who: Color, out: &mut Out) {
        // A sealed move is a move of one's own, too, until the envelope is closed.
        let sealed = self.adjournment.as_ref().is_some_and(|it| it.sealer == by && it.sealed.is_some());
        let own_move = sealed
            || self.turn.pending.as_ref().is_some_and(|pending| {
                // A sighted player's press has completed his move (D.2.4).
                pending.by == by && (pending.pressed.is_none() || self.is_blind(by))
            });
        match self.claims.offer {
            Some(offerer) => out.refuse(who, Refusal::OfferStands { by: offerer }),
            None => {
                self.claims.offer = Some(by);
                out.hall(EffectKind::DrawOffered { by });
                // 9.1.2.1: after a move of one's own and before the press; at another time it stands all the same (11.5).
                if !own_move && self.course.suspended.is_none() {
                    self.tell_desk(EffectKind::OfferOutOfTurn { by }, out);
                }
            }
        }
    }

    /// `by` acts on the board: that refuses the opponent's offer (9.1).
    pub(super) fn lapse_offer(&mut self, by: Color, out: &mut Out) {
        if let Some(of) = self.claims.offer.take_if(|offerer| *offerer != by) {
            out.hall(EffectKind::OfferLapsed { of });
        }
    }

    pub(super) fn accept_draw(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        let completed = self.clock.completed();
        let moved = completed.white.min(completed.black) > 0;
        if self.claims.offer == Some(!by) && self.rules.agreement_after_move && !moved {
            out.refuse(who, Refusal::NoAgreementYet);
        } else if self.claims.offer == Some(!by) {
            self.end(Outcome::Draw(DrawReason::Agreement), at, out);
        } else {
            out.refuse(who, Refusal::NoOffer);
        }
    }

    pub(super) fn decline_draw(&mut self, by: Color, who: Color, out: &mut Out) {
        if self.claims.offer.take_if(|offerer| *offerer == !by).is_some() {
            out.hall(EffectKind::DrawDeclined { by });
        } else {
            out.refuse(who, Refusal::NoOffer);
        }
    }

    pub(super) fn resign(&mut self, by: Color, at: Moment, out: &mut Out) {
        let no_mate = self.rules.resigning_draws && can_mate(&self.course.position, !by) == CanMate::Cannot;
        let outcome = match no_mate {
            true => Outcome::Draw(DrawReason::ResignedCannotMate),
            false => Outcome::Win { by: !by, reason: WinReason::Resignation },
        };
        self.end(outcome, at, out);
    }

    /// `by` claims that his opponent's flag has fallen (6.8). Where he cannot mate, the game is drawn (6.9).
    pub(super) fn claim_flag(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        if !self.clock.is_fallen(!by) {
            return out.refuse(who, Refusal::FlagUp);
        }
        if self.rules.own_flag_up && self.clock.is_fallen(by) {
            // Rapid and blitz of these editions: with both flags down the game is drawn (B.7 of 2001, A.4.d of 2014).
            return match self.rules.both_flags {
                BothFlags::Draw => self.end(Outcome::Draw(DrawReason::BothFlags), at, out),
                _ => out.refuse(who, Refusal::OwnFlagDown),
            };
        }
        if self.fell_first(by) {
            return out.refuse(who, Refusal::OwnFlagDown);
        }
        if self.claims.remedy.is_some() || self.claims.postponed.is_some() {
            return out.refuse(who, Refusal::ClaimStands);
        }
        self.lose_on_time(!by, at, out);
    }

    /// Both flags are down, and this player's fell first: he cannot win by the other (6.9).
    fn fell_first(&self, by: Color) -> bool {
        self.clock.is_fallen(by) && self.clock.first_fallen() == Some(by)
    }

    /// Whether a claim on the fallen flag of his opponent would not be refused for his own.
    pub(super) fn may_claim_flag(&self, by: Color) -> bool {
        match self.rules.own_flag_up && self.clock.is_fallen(by) {
            true => self.rules.both_flags == BothFlags::Draw,
            false => !self.fell_first(by),
        }
    }

    /// A player calls the arbiter and stops the clocks for it (6.12).
    pub(super) fn call_arbiter(&mut self, by: Color, at: Moment, out: &mut Out) {
        if self.course.suspended.is_some() {
            return out.refuse(self.ear_of(by), self.while_suspended());
        }
        self.clock.stop(at);
        self.release_kept_press(out);
        self.drop_word(out);
        self.course.suspended = Some(Cause::ArbiterCalled);
        out.hall(EffectKind::ArbiterCalled { by });
    }
}
