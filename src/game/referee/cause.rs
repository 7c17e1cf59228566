//! Name why play is suspended, what became of a move withdrawn as illegal, and why an act cannot count now.

use super::Referee;
use crate::claim::{self, Claim, Remedy};
use crate::event::{EventKind, OpponentsWord};
use crate::refusal::Refusal;
use crate::seat::Color;
use serde::Serialize;

/// Why play is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SuspensionCause {
    /// A player has called the arbiter, or the program has: only the desk lets play go on, or both players.
    ArbiterCalled,
    /// A move entered for a player awaits his key.
    EntryKey,
    IllegalMove,
    BoardsDiffer,
    ProgramLeft,
    Crash,
    /// A claim, or a remedy, is to be settled.
    Claim,
    /// The arbiter has stopped play.
    StoppedByArbiter,
    Adjourned,
    /// The link to a player's own station is lost.
    LinkLost,
    /// The program did not get to run for a while.
    ProgramStalled,
}

impl SuspensionCause {
    /// Whether only the program was interrupted, or a line: play goes on as soon as that is mended.
    pub(super) const fn is_interruption(self) -> bool {
        matches!(
            self,
            SuspensionCause::ProgramLeft
                | SuspensionCause::Crash
                | SuspensionCause::LinkLost
                | SuspensionCause::ProgramStalled
        )
    }
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
    pub(super) fn refusal_when_not_playing(&self, kind: &EventKind) -> Option<Refusal> {
        // What was executed, written or touched may be told to the arbiter while play is suspended.
        let facts = matches!(
            kind,
            EventKind::Executed { .. }
                | EventKind::ScoreWritten { .. }
                | EventKind::PieceTouched { .. }
                | EventKind::Adjusting
                | EventKind::SpokenForOpponent { .. }
                | EventKind::Repeated { .. }
                | EventKind::Resigned
                | EventKind::DrawOffered
                | EventKind::DrawAccepted
                | EventKind::DrawDeclined
                | EventKind::FlagClaimed
                | EventKind::ArbiterCalled
                | EventKind::Claimed { .. }
                | EventKind::Consented
                | EventKind::MovesTakenBack
        );
        let key = |by: Color| self.is_word_awaiting_key_of(by) || self.is_entry_awaiting_key_of(by);
        let confirms = match kind {
            EventKind::Confirmed { player: by } => key(*by),
            EventKind::ClockPressed { player: by } => self.can_confirm_by_clock_key(*by),
            _ => false,
        };
        // A claimed flag waits for the entry of the move that was pressed before it.
        let enters = matches!(kind, EventKind::Announced { .. } | EventKind::ReplyEntered { .. });
        let entered = enters && self.has_pending_flag_claim() && self.turn.replied.is_some();
        let confirms = confirms || entered;
        // A case about what stands after the end is settled by who it burdens.
        let settles =
            self.claims.remedy.is_some() && (matches!(kind, EventKind::Consented) || self.is_word_of_consent(kind));
        // The ending move itself may still be complained of (4.8), and who lost on time may have ended the game before (5.1.1).
        let complains = self.course.outcome.is_some_and(|outcome| match kind {
            EventKind::Claimed { claim } | EventKind::SpokenForOpponent { word: OpponentsWord::Claim(claim) } => {
                match claim {
                    Claim::Touched | Claim::Unpromoted { .. } => outcome.is_decided_by_moves(),
                    Claim::Checkmate { .. } | Claim::Stalemate { .. } => outcome.is_decided_by_flag(),
                    // A move that is against the Laws has ended nothing (5.1.1), and could not be claimed before.
                    Claim::Illegal => Color::ALL.into_iter().any(|player| {
                        let unclaimed = self.claims.has_unclaimed_illegal_move(!player);
                        outcome.is_decided_by_moves() && unclaimed || self.flag_claimed_before_entry(player).is_some()
                    }),
                    _ => false,
                }
            }
            EventKind::Confirmed { player: by } => self.is_word_awaiting_key_of(*by),
            _ => false,
        });
        if self.course.outcome.is_some() && (settles || complains) {
            None
        } else if self.course.outcome.is_some() {
            Some(Refusal::GameIsOver)
        } else if !self.course.started {
            Some(Refusal::NotStarted)
        } else if self.course.suspended.is_some() && !facts && !confirms && !matches!(kind, EventKind::PressCancelled) {
            Some(self.refusal_while_suspended())
        } else {
            None
        }
    }

    /// Whether this asks for, or confirms, the opponent's consent at the shared keyboard.
    fn is_word_of_consent(&self, kind: &EventKind) -> bool {
        match kind {
            EventKind::SpokenForOpponent { word } => *word == OpponentsWord::Consent,
            EventKind::Confirmed { player: by } => self.is_word_awaiting_key_of(*by),
            _ => false,
        }
    }

    /// Whether a move entered for this player awaits his key.
    pub(super) fn is_entry_awaiting_key_of(&self, by: Color) -> bool {
        self.turn.unconfirmed && self.turn.pending.as_ref().is_some_and(|pending| pending.player == by)
    }

    /// Whether a case that stands is settled before an entry is confirmed. A claimed flag waits for the entry, and dead time
    /// is settled by going on.
    pub(super) fn is_entry_blocked_by_case(&self) -> bool {
        let case = |remedy: &Remedy| remedy.cause != claim::RemedyCause::DeadTime;
        self.claims.remedy.as_ref().is_some_and(case) && !self.has_pending_flag_claim()
    }

    /// Why nothing is played while play is suspended: once the envelope is closed, only its opening goes on.
    pub(super) fn refusal_while_suspended(&self) -> Refusal {
        if let Some(pending) =
            self.turn.pending.as_ref().filter(|_| self.course.suspended == Some(SuspensionCause::EntryKey))
        {
            return Refusal::EntryNotConfirmed { player: pending.player };
        }
        match self.is_envelope_closed() {
            true => Refusal::EnvelopeClosed,
            false => Refusal::Suspended,
        }
    }
}
