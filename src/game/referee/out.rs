//! Collect the effects of one event, in order.

use crate::effect::{Audience, Effect, EffectKind};
use crate::moment::Span;
use crate::refusal::Refusal;
use crate::ruling::{AdjournmentStep, RulingChange};
use crate::seat::{ByColor, Color, Seat};
use crate::sensed::SensedEffect;

/// Effects in the making.
#[derive(Debug, Default)]
pub(super) struct Effects(pub(super) Vec<Effect>);

impl Effects {
    pub(super) fn hall(&mut self, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Hall, kind });
    }

    pub(super) fn seat(&mut self, who: Color, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Seat(who), kind });
    }

    pub(super) fn desk(&mut self, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Desk, kind });
    }

    /// Of a sensed board, to everybody.
    pub(super) fn pegs(&mut self, pegs: SensedEffect) {
        self.hall(EffectKind::BoardSensed(pegs));
    }

    pub(super) fn change(&mut self, change: RulingChange) {
        self.hall(EffectKind::RulingApplied(change));
    }

    /// Tells what is off the clocks again, as moves that had reached a time control were taken back.
    pub(super) fn periods_taken_back(&mut self, back: &ByColor<Span>) {
        for whose in Color::ALL {
            let time = *back.get(whose);
            if time > Span::ZERO {
                self.change(RulingChange::PeriodTakenBack { player: whose, time });
            }
        }
    }

    pub(super) fn step(&mut self, step: AdjournmentStep) {
        self.hall(EffectKind::Adjournment(step));
    }

    pub(super) fn refuse(&mut self, who: Color, refusal: Refusal) {
        self.seat(who, EffectKind::Refused(refusal));
    }

    /// Refuses to whoever acted: the arbiter at his desk, or the player.
    pub(super) fn refuse_to(&mut self, seat: Seat, who: Color, refusal: Refusal) {
        match seat {
            Seat::Arbiter => self.desk(EffectKind::Refused(refusal)),
            Seat::White | Seat::Black => self.refuse(who, refusal),
        }
    }
}
