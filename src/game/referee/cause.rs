//! Name why play is suspended, what became of a move withdrawn as illegal, and why an act cannot count now.

use super::Referee;
use crate::game::event::EventKind;
use crate::game::refusal::Refusal;
use serde::Serialize;

/// Why play is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Cause {
    ArbiterCalled,
    IllegalMove,
    OtherBoard,
    Left,
    Crash,
    /// A claim, or a remedy, is to be settled.
    Claim,
    /// The arbiter has stopped play.
    Ruled,
    Adjourned,
    /// The link to a player's own station is lost.
    LinkLost,
}

/// What became of the move withdrawn as illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Offence {
    /// None: it was legal on the mover's own board (D.2.8).
    #[default]
    None,
    /// The edition asks the opponent to claim it, and he has not yet.
    Unclaimed,
    /// It counts against the mover.
    Counted,
}

impl Referee {
    /// Why this event cannot count now, if the game is not going on.
    pub(super) fn not_playing(&self, kind: &EventKind) -> Option<Refusal> {
        // What was executed, written or touched may be told to the arbiter while play is suspended.
        let facts = matches!(
            kind,
            EventKind::Executed { .. }
                | EventKind::Wrote { .. }
                | EventKind::Touched { .. }
                | EventKind::Adjusting
                | EventKind::SpokenFor { .. }
                | EventKind::Repeated { .. }
                | EventKind::Resigned
                | EventKind::DrawOffered
                | EventKind::DrawAccepted
                | EventKind::DrawDeclined
                | EventKind::FlagClaimed
                | EventKind::Claimed { .. }
                | EventKind::Consented
                | EventKind::TakeBack
        );
        let confirms = matches!(kind, EventKind::ClockPressed { by } if self.awaits_key_of(*by));
        if self.course.outcome.is_some() {
            Some(Refusal::Over)
        } else if !self.course.started {
            Some(Refusal::NotStarted)
        } else if self.course.suspended.is_some() && !facts && !confirms && !matches!(kind, EventKind::PressCancelled) {
            Some(self.while_suspended())
        } else {
            None
        }
    }

    /// Why nothing is played while play is suspended: once the envelope is closed, only its opening goes on.
    pub(super) fn while_suspended(&self) -> Refusal {
        match self.adjournment.as_ref().is_some_and(|adjournment| adjournment.closed) {
            true => Refusal::EnvelopeClosed,
            false => Refusal::Suspended,
        }
    }
}
