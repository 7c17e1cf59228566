//! Offer, accept, decline, resign, claim, call: what players say beside their moves (5, 6, 9). The program claims
//! nothing itself.

use super::{Cause, Out, Referee};
use crate::game::effect::EffectKind;
use crate::game::outcome::{DrawReason, Outcome, WinReason};
use crate::game::refusal::Refusal;
use crate::moment::Moment;
use crate::seat::Color;
use shakmaty::Position;

impl Referee {
    /// `by` offers a draw (9.1); refusals go to `who`.
    pub(super) fn offer_draw(&mut self, by: Color, who: Color, out: &mut Out) {
        match self.offer {
            Some(offerer) => out.refuse(who, Refusal::OfferStands { by: offerer }),
            None => {
                self.offer = Some(by);
                out.hall(EffectKind::DrawOffered { by });
            }
        }
    }

    pub(super) fn accept_draw(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        if self.offer == Some(!by) {
            self.end(Outcome::Draw(DrawReason::Agreement), at, out);
        } else {
            out.refuse(who, Refusal::NoOffer);
        }
    }

    pub(super) fn decline_draw(&mut self, by: Color, who: Color, out: &mut Out) {
        if self.offer.take_if(|offerer| *offerer == !by).is_some() {
            out.hall(EffectKind::DrawDeclined { by });
        } else {
            out.refuse(who, Refusal::NoOffer);
        }
    }

    pub(super) fn resign(&mut self, by: Color, at: Moment, out: &mut Out) {
        self.end(Outcome::Win { by: !by, reason: WinReason::Resignation }, at, out);
    }

    /// `by` claims that his opponent's flag has fallen (6.8). Where he cannot mate, the game is drawn (6.9).
    pub(super) fn claim_flag(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        if !self.clock.is_fallen(!by) {
            return out.refuse(who, Refusal::FlagUp);
        }
        let outcome = match self.position.has_insufficient_material(by) {
            true => Outcome::Draw(DrawReason::FlagFallCannotMate),
            false => Outcome::Win { by, reason: WinReason::FlagFall },
        };
        self.end(outcome, at, out);
    }

    /// A player calls the arbiter and stops the clocks for it (6.12).
    pub(super) fn call_arbiter(&mut self, by: Color, at: Moment, out: &mut Out) {
        if self.suspended.is_some() {
            return out.refuse(self.terms.owner, Refusal::Suspended);
        }
        self.clock.stop(at);
        self.release_kept_press(out);
        self.drop_word(out);
        self.suspended = Some(Cause::ArbiterCalled);
        out.hall(EffectKind::ArbiterCalled { by });
    }
}
