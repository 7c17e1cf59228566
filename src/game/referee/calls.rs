//! Call the arbiter, and go on after it (6.11.3, 6.12).
//!
//! Who calls the arbiter stops both clocks. From then on only the desk restarts the game, or both players, each by his own
//! act; that is recorded as without the arbiter. Each call stands on record with the time that both clocks stood for it.

use super::what_counts::ActGroup;
use super::{Effects, Referee, SuspensionCause};
use crate::effect::EffectKind;
use crate::event::{EventSource, OpponentsWord};
use crate::moment::{Moment, Span};
use crate::refusal::Refusal;
use crate::seat::NamedColor;
use crate::seat::{Color, Seat};
use serde::{Deserialize, Serialize};
use shakmaty::Position;

/// A call for the arbiter, for which both clocks stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterCall {
    /// Who called; none where the program did.
    pub caller: Option<NamedColor>,
    /// When.
    pub at: Moment,
    /// How long both clocks stood; none as long as they do.
    pub stood: Option<Span>,
    /// When the game ended, where it did while they stood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
    /// Whether both players went on without the arbiter.
    pub without_arbiter: bool,
    /// Whether he was called for nothing but a complaint about touched pieces (4.8).
    pub for_complaint: bool,
}

impl ArbiterCall {
    /// Returns how long both clocks stood for it. Where they still do, `last` is the moment up to which that is counted.
    pub fn stopped_time(&self, last: Moment) -> Span {
        self.stood.unwrap_or(self.until.unwrap_or(last) - self.at)
    }
}

impl Referee {
    /// A player calls the arbiter and stops the clocks for it (6.12).
    pub(super) fn call_arbiter(&mut self, by: Color, at: Moment, out: &mut Effects) {
        // Whatever stands for the players to settle, either may want the arbiter for it; once he was called, or is there, or
        // nothing but a line is missing, there is nothing to call him for.
        let stands =
            matches!(self.course.suspended, Some(SuspensionCause::StoppedByArbiter | SuspensionCause::Adjourned));
        // Once the line is there again, or the seat was taken back, he may be called like at any time.
        let stands =
            stands || self.course.suspended == Some(SuspensionCause::LinkLost) && self.awaited_lost_link().is_some();
        if self.course.suspended == Some(SuspensionCause::ArbiterCalled) {
            return out.refuse(self.recipient_of(by), Refusal::ArbiterIsCalled);
        }
        if stands {
            return out.refuse(self.recipient_of(by), self.refusal_while_suspended());
        }
        self.clock.stop(at);
        self.cancel_kept_press(out);
        self.drop_unconfirmed_word(out);
        self.record_arbiter_call(Some(by), at);
        out.announce_in_hall(EffectKind::ArbiterCalled { player: by });
    }

    /// Whether the arbiter was called by this player, and play has not been resumed since.
    pub(super) fn is_arbiter_called_by(&self, player: Color) -> bool {
        let called = self.course.suspended == Some(SuspensionCause::ArbiterCalled);
        let last = self.claims.stops.last().and_then(|stop| stop.caller);
        called && last == Some(NamedColor(player))
    }

    /// The arbiter is called: only he lets play go on, or both players.
    pub(super) fn record_arbiter_call(&mut self, by: Option<Color>, at: Moment) {
        self.course.suspended = Some(SuspensionCause::ArbiterCalled);
        self.claims.agreed = None;
        self.claims.stops.push(ArbiterCall {
            caller: by.map(NamedColor),
            at,
            stood: None,
            until: None,
            without_arbiter: false,
            for_complaint: false,
        });
    }

    /// The complaint for which the arbiter was called is settled by the consent of the other: both have acted, and either
    /// lets play go on.
    pub(super) fn end_complaint_call(&mut self) {
        let complaint = self.claims.stops.last().is_some_and(|stop| stop.for_complaint && stop.stood.is_none());
        if complaint && self.claims.remedy.is_none() {
            self.course.suspended.take_if(|cause| *cause == SuspensionCause::ArbiterCalled);
            if self.course.outcome.is_none() {
                self.course.suspended.get_or_insert(SuspensionCause::Claim);
            }
        }
    }

    /// The game ends while both clocks stand for a call: they stand for it no longer.
    pub(super) fn mark_game_end_during_call(&mut self, at: Moment) {
        let counts = self.follows_revision(6);
        let open = |stop: &&mut ArbiterCall| stop.stood.is_none() && stop.until.is_none();
        self.claims.stops.last_mut().filter(open).filter(|_| counts).into_iter().for_each(|stop| stop.until = Some(at));
    }

    /// Play goes on after a call: the time that both clocks stood for it is known.
    pub(super) fn end_call(&mut self, without_arbiter: bool, at: Moment, out: &mut Effects) {
        let open = |stop: &&mut ArbiterCall| stop.stood.is_none();
        let Some(stop) = self.claims.stops.last_mut().filter(open) else { return };
        let stood = stop.until.unwrap_or(at) - stop.at;
        (stop.stood, stop.without_arbiter) = (Some(stood), without_arbiter);
        let by = stop.caller;
        if without_arbiter {
            self.report_to_desk(EffectKind::ResumedWithoutArbiter { player: by, stood }, out);
        }
    }

    /// Whether this player, or the arbiter, may resume play now.
    ///
    /// # Errors
    /// Why play cannot be resumed.
    pub(super) fn check_can_resume(&self, seat: Seat, who: Color) -> Result<(), Refusal> {
        self.check_before_resuming(seat, who)?;
        self.check_open_matters_before_resuming(seat, who)
    }

    fn check_open_matters_before_resuming(&self, seat: Seat, who: Color) -> Result<(), Refusal> {
        let group = if seat == Seat::Arbiter { ActGroup::Restart } else { ActGroup::Resume };
        self.check_what_counts(group, who)?;
        let called = seat != Seat::Arbiter && self.course.suspended == Some(SuspensionCause::ArbiterCalled);
        match called && self.claims.agreed == Some(who) && !self.can_ask_key_to_resume(who) {
            true => Err(Refusal::ResumeNeedsArbiter),
            false => Ok(()),
        }
    }

    /// Whether the other's own key can be asked for at a shared keyboard.
    fn can_ask_key_to_resume(&self, who: Color) -> bool {
        who == self.terms.owner && !self.has_own_station(!who) && !matches!(self.port, EventSource::Link { .. })
    }

    /// The same, before it settles what stands open.
    fn check_before_resuming(&self, seat: Seat, who: Color) -> Result<(), Refusal> {
        if self.course.outcome.is_some() || !self.course.started {
            return Err(if self.course.started { Refusal::GameIsOver } else { Refusal::NotStarted });
        }
        if seat != Seat::Arbiter && who == self.terms.owner && self.is_flag_claim_awaiting_key() {
            return Err(Refusal::FlagClaimNotConfirmed { player: !who });
        }
        if self.course.suspended.is_none() {
            return Err(Refusal::NotSuspended);
        }
        let closed = self.is_envelope_closed();
        if let Some(player) = self.awaited_lost_link().filter(|_| !closed) {
            return Err(Refusal::LinkIsLost { player });
        }
        if self.outcome_on_board().is_some() && self.claims.remedy.is_none() {
            // By a move that was against the Laws: whether it has ended the game is for the arbiter.
            return Err(Refusal::OverByFinalPosition);
        }
        self.check_remedy_before_resuming(seat, who)
    }

    pub(super) fn resume_play(&mut self, at: Moment, seat: Seat, who: Color, out: &mut Effects) {
        // What is refused to the opponent at a shared keyboard is told where the keyboard is.
        let ear = self.recipient_of(who);
        if seat == Seat::Arbiter && !self.desk.occupied {
            return out.refuse(ear, Refusal::NoArbiterAtDesk);
        }
        if let Err(refusal) = self.check_before_resuming(seat, who) {
            return out.refuse_to_seat(seat, ear, refusal);
        }
        if !self.resolve_remedy_before_resuming(seat, who, at, out) {
            return;
        }
        if let Err(refusal) = self.check_open_matters_before_resuming(seat, who) {
            return out.refuse_to_seat(seat, ear, refusal);
        }
        let by_players = seat != Seat::Arbiter;
        if by_players
            && self.course.suspended == Some(SuspensionCause::ArbiterCalled)
            && !self.record_resume_agreement(who, out)
        {
            return;
        }
        self.end_call(by_players, at, out);
        self.restart_play(by_players, at, out);
    }

    /// `who` agrees that play goes on without the arbiter. Returns whether both do.
    fn record_resume_agreement(&mut self, who: Color, out: &mut Effects) -> bool {
        if self.claims.agreed.take_if(|agreed| *agreed == !who).is_some() {
            return true;
        }
        let first = self.claims.agreed.replace(who).is_none();
        if first {
            out.announce_in_hall(EffectKind::ResumeAgreed { player: who });
        }
        if self.can_ask_key_to_resume(who) {
            self.record_word_for_opponent(&OpponentsWord::Resume, out);
        }
        false
    }

    /// The opponent at the shared keyboard agrees by his key that play goes on.
    pub(super) fn agree_to_resume(&mut self, by: Color, at: Moment, out: &mut Effects) {
        self.resume_play(at, by.into(), by, out);
    }

    /// Play goes on, with the clock of the player whose turn it is. Where the arbiter resumes play, that clock starts with the
    /// last word of it.
    fn restart_play(&mut self, by_players: bool, at: Moment, out: &mut Effects) {
        // A word that was to let play go on is needed no more: his next press is for the clock.
        self.drop_unconfirmed_word(out);
        self.claims.agreed = None;
        self.turn.claimed = None;
        self.course.suspended = None;
        let pressed = self.turn.pending.as_ref().filter(|pending| pending.pressed.is_some());
        let waiting = pressed.map(|pending| pending.player);
        let turn = match (self.turn.replied, waiting) {
            (Some(replied), _) => !replied,
            // His clock stands since his press; the other waits for the last word, which will start it.
            (None, Some(by)) => {
                out.announce_in_hall(EffectKind::PlayResumed { turn: !by, utterance: None });
                return self.announce_differences_kept_at_desk(out);
            }
            (None, None) => self.course.position.turn(),
        };
        self.clock.start_player_clock(turn, at);
        let utterance = self.hold_clock_for_resumption(by_players, at);
        out.announce_in_hall(EffectKind::PlayResumed { turn, utterance });
        if let Some(replied) = self.turn.replied {
            // The clock alone does not show that the opponent's move is still to be entered.
            out.announce_in_hall(EffectKind::PressedBeforeEntry { player: replied });
        }
        self.announce_differences_kept_at_desk(out);
    }
}
