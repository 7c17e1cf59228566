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
    pub(super) fn announce_in_hall(&mut self, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Hall, kind });
    }

    pub(super) fn send_to_seat(&mut self, who: Color, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Seat(who), kind });
    }

    pub(super) fn send_to_desk(&mut self, kind: EffectKind) {
        self.0.push(Effect { to: Audience::Desk, kind });
    }

    /// Of a sensed board, to everybody.
    pub(super) fn announce_sensed_effect(&mut self, pegs: SensedEffect) {
        self.announce_in_hall(EffectKind::BoardSensed(pegs));
    }

    pub(super) fn announce_ruling_change(&mut self, change: RulingChange) {
        self.announce_in_hall(EffectKind::RulingApplied(change));
    }

    /// Tells what is off the clocks again, as moves that had reached a time control were taken back.
    pub(super) fn announce_period_time_removed(&mut self, back: &ByColor<Span>) {
        for whose in Color::ALL {
            let time = *back.get(whose);
            if time > Span::ZERO {
                self.announce_ruling_change(RulingChange::PeriodTakenBack { player: whose, time });
            }
        }
    }

    pub(super) fn announce_adjournment_step(&mut self, step: AdjournmentStep) {
        self.announce_in_hall(EffectKind::Adjournment(step));
    }

    pub(super) fn refuse(&mut self, who: Color, refusal: Refusal) {
        self.send_to_seat(who, EffectKind::Refused(refusal));
    }

    /// Tells the recipient why an act is refused, where it is.
    pub(super) fn refuse_if_err(&mut self, recipient: Color, result: Result<(), Refusal>) {
        if let Err(refusal) = result {
            self.refuse(recipient, refusal);
        }
    }

    /// Refuses to whoever acted: the arbiter at his desk, or the player.
    pub(super) fn refuse_to_seat(&mut self, seat: Seat, who: Color, refusal: Refusal) {
        match seat {
            Seat::Arbiter => self.send_to_desk(EffectKind::Refused(refusal)),
            Seat::White | Seat::Black => self.refuse(who, refusal),
        }
    }
}
