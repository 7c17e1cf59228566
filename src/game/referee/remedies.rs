//! Keep what the Laws provide until people uphold it or set it aside. The referee proposes; it never rules.

use super::act::Act;
use super::turn::SpokenWord;
use super::{Effects, Offence, Referee, SuspensionCause};
use crate::claim::{self, Measure, Remedy};
use crate::effect::{EffectKind, LapseReason};
use crate::event::OpponentsWord;
use crate::mate::{MatingAbility, mating_ability};
use crate::moment::{Moment, Span};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::refusal::Refusal;
use crate::ruling::RulingChange;
use crate::seat::{ByColor, Color, Seat};

/// How a player's consent settles what stands.
pub(super) enum ConsentOutcome {
    /// It is done.
    Upheld,
    /// It is not, or what stands in its place.
    SetAside,
}

impl Referee {
    /// Proposes a remedy; both clocks stand until it is settled.
    pub(super) fn propose_remedy(&mut self, remedy: Remedy, cause: SuspensionCause, at: Moment, out: &mut Effects) {
        self.clock.stop(at);
        self.cancel_kept_press(out);
        // A case goes before the key that an entry awaits.
        self.course.suspended.take_if(|cause| *cause == SuspensionCause::EntryKey);
        self.course.suspended.get_or_insert(cause);
        self.claims.remedy = Some(remedy.clone());
        out.announce_in_hall(EffectKind::RemedyProposed(remedy));
    }

    /// What the edition provides for one more illegal move of `by` (7.5.5; A.4, B.4).
    pub(super) fn remedy_for_illegal_move(&self, by: Color) -> Remedy {
        let count = *self.claims.offences.get(by);
        Remedy::from_record(by, claim::RemedyCause::IllegalMove { count }, self.measures_for_illegal_move(by, count))
    }

    /// What the edition provides for the illegal move of this number (7.5.5; A.4, B.4).
    pub(super) fn measures_for_illegal_move(&self, by: Color, count: u32) -> Vec<Measure> {
        if count >= self.rules.illegal_loses_at {
            self.lost_unless_no_mate(by, WinReason::IllegalMoves, DrawReason::IllegalCannotMate)
        } else if self.clock.is_timed() || !self.follows_revision(6) {
            self.measures_to_add_time(!by, self.rules.illegal_bonus)
        } else {
            vec![Measure::ContinuePlay]
        }
    }

    /// `by` loses; where the edition says so, the game is drawn if his opponent cannot mate. Nothing where that cannot
    /// be shown either way: then the arbiter decides.
    fn lost_unless_no_mate(&self, by: Color, win: WinReason, draw: DrawReason) -> Vec<Measure> {
        let won = Measure::EndGame(Outcome::Win { winner: !by, reason: win });
        if !self.rules.cannot_mate_draws {
            return vec![won];
        }
        match mating_ability(&self.course.position, !by) {
            MatingAbility::Can => vec![won],
            MatingAbility::Cannot => vec![Measure::EndGame(Outcome::Draw(draw))],
            MatingAbility::ArbiterDecides => Vec::new(),
        }
    }

    /// Time for a player; nothing in a game without clocks.
    pub(super) fn measures_to_add_time(&self, whose: Color, time: Span) -> Vec<Measure> {
        let timed = self.clock.time_left(whose, self.now).is_some() && time > Span::ZERO;
        timed.then_some(Measure::AddTime { player: whose, time }).into_iter().collect()
    }

    /// The remedy that stands is upheld, by the arbiter or by the consent of the player it burdens.
    pub(super) fn uphold(&mut self, at: Moment, out: &mut Effects) {
        let Some(remedy) = self.claims.remedy.take().or_else(|| self.take_postponed()) else { return };
        let before = self.clocks_before_ruling(at, out);
        out.announce_in_hall(EffectKind::Upheld);
        if remedy.cause == claim::RemedyCause::OtherDevice {
            self.links.confirm_device(remedy.burdened);
        }
        self.close_case(&remedy, out);
        self.record_facts(&remedy, out);
        let kept = self.touches_of_kept_move(&remedy);
        if let Some(made) = self.moment_of_ending_move(&remedy) {
            if remedy.cause == claim::RemedyCause::Claim {
                // It was made before the flag of its player fell.
                *self.claims.flags.get_mut(!remedy.burdened) = None;
            }
            self.end_by_made_move(made, at, out);
            if self.course.outcome.is_none() {
                // It has ended nothing itself, but has changed what the flag or the resignation brings.
                self.apply_measures(&remedy.measures, at, out);
            }
        } else {
            self.apply_upheld_claim(&remedy, at, out);
            let ruled = remedy.claim.is_none() && matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. });
            if ruled && self.is_entry_awaiting_key_of(remedy.burdened) {
                // The move that awaits his key is the one that the arbiter has found illegal: it is not made by that key.
                self.return_to_before_half_move(self.ply() + 1, at, out);
            } else if ruled && self.turn.replied == Some(remedy.burdened) && self.follows_revision(6) {
                self.withdraw_press_ruled_illegal(remedy.burdened, at, out);
            }
            self.apply_measures(&remedy.measures, at, out);
        }
        if remedy.cause == claim::RemedyCause::Touched && self.course.outcome.is_none() {
            self.bind_by_upheld_complaint(remedy.burdened, kept, out);
        }
        self.announce_clock_changes(&before, at, out);
        self.clear_suspension_after_game();
    }

    /// The remedy that stands is set aside.
    pub(super) fn set_aside(&mut self, at: Moment, out: &mut Effects) {
        let Some(remedy) = self.claims.remedy.take().or_else(|| self.take_postponed()) else { return };
        let before = self.clocks_before_ruling(at, out);
        out.announce_in_hall(EffectKind::SetAside);
        // An illegal move that was settled before this case is not what it is about.
        let open = !self.claims.offence_settled;
        self.close_case(&remedy, out);
        self.record_facts(&remedy, out);
        if let (claim::RemedyCause::IllegalMove { .. }, None) = (remedy.cause, remedy.claim) {
            let count = self.claims.offences.get_mut(remedy.burdened);
            *count = count.saturating_sub(1);
            self.claims.ruled_illegal = None;
            if open {
                self.restore_claimed_move(remedy.burdened, at, out);
            }
        }
        self.apply_measures(&remedy.otherwise, at, out);
        if let Some(loser) = self.loser_on_time_if_rejected(&remedy).filter(|_| remedy.otherwise.is_empty()) {
            // Nobody can show whether the opponent can mate.
            self.lose_on_time(loser, at, out);
        }
        if remedy.cause == claim::RemedyCause::AcceptedAfterEntry {
            self.lapse_opponents_draw_offer(!remedy.burdened, out);
        }
        if remedy.cause == claim::RemedyCause::OtherDevice {
            self.lapse_offers(true, out);
        }
        if remedy.cause == claim::RemedyCause::Correction {
            // It was no other move: what the illegal one costs stands again.
            self.propose_penalty_again(at, out);
        }
        if remedy.cause == claim::RemedyCause::FlagFall && self.desk.occupied && self.course.outcome.is_none() {
            *self.claims.flags_set_aside.get_mut(remedy.burdened) = true;
        }
        self.announce_clock_changes(&before, at, out);
        self.clear_suspension_after_game();
    }

    /// With the verdict on a complaint about touched pieces the facts stand in the record, also where no arbiter has asked
    /// for them (4.8).
    fn record_facts(&self, remedy: &Remedy, out: &mut Effects) {
        // A complaint that the record refuted was announced so. Upheld all the same, it is about what the record lacks.
        let upheld = out.0.iter().any(|effect| effect.kind == EffectKind::Upheld) && self.follows_revision(8);
        let refuted = |facts: &&EffectKind| upheld && matches!(facts, EffectKind::TouchFacts { kept: true, .. });
        if let Some(facts) = self.facts_of_complaint(remedy).filter(|facts| !refuted(facts)) {
            out.send_to_desk(facts.clone());
        }
    }

    /// The facts that the arbiter has of an open complaint about touched pieces.
    pub(super) fn facts_of_complaint(&self, remedy: &Remedy) -> Option<&EffectKind> {
        let Some(Measure::RestorePosition { ply }) =
            remedy.measures.first().filter(|_| remedy.cause == claim::RemedyCause::Touched)
        else {
            return None;
        };
        let about = |kind: &&EffectKind| matches!(kind, EffectKind::TouchFacts { ply: of, .. } if of == ply);
        self.desk.facts.iter().rfind(about)
    }

    /// A case is settled: no word of consent is awaited for it any more, and the illegal move it was about stays what it is.
    fn close_case(&mut self, remedy: &Remedy, out: &mut Effects) {
        self.drop_unconfirmed_word(out);
        self.claims.offence_settled |= matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. });
    }

    /// A case about a game that is over is settled: nothing is suspended any more.
    fn clear_suspension_after_game(&mut self) {
        if self.course.outcome.is_some() {
            self.course.suspended = None;
        }
    }

    /// A player consents: to a remedy that burdens him, or to what stands where it is set aside. Only where no arbiter has
    /// taken the desk.
    pub(super) fn consent(&mut self, act: Act, at: Moment, out: &mut Effects) {
        let withdrawn = self.is_pending_claim_of(act.actor);
        match self.outcome_of_consent(act.actor) {
            Ok(ConsentOutcome::Upheld) => self.uphold(at, out),
            Ok(ConsentOutcome::SetAside) => self.set_aside(at, out),
            Err(refusal) => return out.refuse(act.recipient, refusal),
        }
        if !withdrawn {
            return self.end_complaint_call();
        }
        // Nobody stops the clocks alone by a claim that he takes back: it was a call, and both let play go on.
        let posed = self.claims.posed.take().unwrap_or(at);
        if self.course.outcome.is_none() && self.course.suspended == Some(SuspensionCause::Claim) {
            self.record_arbiter_call(Some(act.actor), posed);
        }
    }

    /// Whether what stands is this player's own claim, which he may take back.
    pub(super) fn is_pending_claim_of(&self, by: Color) -> bool {
        self.claims.remedy.as_ref().is_some_and(|remedy| remedy.claimant == Some(by) && remedy.burdened != by)
    }

    /// How this player's consent would settle what stands, or why it would not.
    pub(super) fn outcome_of_consent(&self, by: Color) -> Result<ConsentOutcome, Refusal> {
        let remedy = self.claims.remedy.as_ref().ok_or(Refusal::NothingPending)?;
        // A flag that is decided before the end: who could claim it may let that end count. Who claims may take it back.
        let waives = remedy.can_be_waived() || remedy.claimant == Some(by) && remedy.can_be_withdrawn();
        let device = self.links.unconfirmed_since(by).is_some();
        let withdraws = remedy.claimant == Some(by) && self.is_claim_of_device(remedy);
        match remedy.burdened == by {
            _ if self.desk.verifier.is_some() => Err(Refusal::OnlyArbiter),
            _ if device && !withdraws => Err(Refusal::DeviceNotConfirmed { player: by }),
            true if self.is_claim_of_device(remedy) => Err(Refusal::DeviceNotConfirmed { player: !by }),
            // The other device withdraws nothing by another player's word.
            false
                if self.links.unconfirmed_since(remedy.burdened).is_some() && remedy.claimant.is_none() && !waives =>
            {
                Err(Refusal::DeviceNotConfirmed { player: remedy.burdened })
            }
            true if remedy.measures.is_empty() => Err(Refusal::NoArbiterAtDesk),
            true => Ok(ConsentOutcome::Upheld),
            false if waives => Ok(ConsentOutcome::SetAside),
            false => Err(Refusal::ConsentNotYours),
        }
    }

    /// Takes measures one by one, until one ends the game.
    pub(super) fn apply_measures(&mut self, measures: &[Measure], at: Moment, out: &mut Effects) {
        // A case may stand after the end as well (`misheard`): then there is an end already, and it may be undone.
        let over = self.course.outcome;
        for measure in measures {
            if self.course.outcome == over {
                self.apply_measure(measure, at, out);
            }
        }
    }

    pub(super) fn apply_measure(&mut self, measure: &Measure, at: Moment, out: &mut Effects) {
        match *measure {
            Measure::AddTime { player: whose, time } => {
                self.clock.add_time(whose, time, at);
                self.lift_flag_after_offence(whose, at);
                out.announce_ruling_change(RulingChange::TimeAdded { player: whose, time });
            }
            Measure::RemoveTime { player: whose, time } => {
                self.clock.deduct_time(whose, time, at);
                out.announce_ruling_change(RulingChange::TimeTaken { player: whose, time });
            }
            Measure::AddIncrement { time } => {
                self.clock.add_extra_increment(time);
                out.announce_ruling_change(RulingChange::IncrementAdded { time });
            }
            Measure::RestorePosition { ply } => self.return_to_before_half_move(ply, at, out),
            Measure::CorrectMove { words } => {
                let ended = self.course.outcome.filter(|outcome| outcome.is_decided_by_act());
                self.correct_latest_half_move(&words, at, out);
                if let Some(ended) = ended {
                    self.end_again_after_mended_move(ended, at, out);
                }
            }
            Measure::ContinuePlay => {}
            Measure::EndGame(outcome) => self.end_game(outcome, at, out),
        }
    }

    /// Whether play could be resumed with what stands open.
    ///
    /// # Errors
    /// Who settles it first.
    pub(super) fn check_remedy_before_resuming(&self, seat: Seat, who: Color) -> Result<(), Refusal> {
        let by_arbiter = seat == Seat::Arbiter;
        // A game that was left, or a program that died, needs no arbiter; what stands open does.
        let free = |cause: SuspensionCause| cause.is_interruption() || cause == SuspensionCause::EntryKey;
        let dead = self.dead_time_remedy();
        let open = (self.claims.remedy.is_some() && dead.is_none()) || !self.course.suspended.is_some_and(free);
        if !by_arbiter && self.desk.verifier.is_some() && open {
            return Err(Refusal::OnlyArbiter);
        }
        if self.is_envelope_closed() {
            return Err(Refusal::EnvelopeClosed);
        }
        if let Some(remedy) = dead {
            // Whom it burdens gives it where there is no arbiter; the other goes on without it.
            if !by_arbiter && remedy.burdened == who && self.links.unconfirmed_since(who).is_some() {
                return Err(Refusal::DeviceNotConfirmed { player: who });
            }
            let kept = !by_arbiter && remedy.burdened == who && self.desk.verifier.is_some();
            return if kept { Err(Refusal::OnlyArbiter) } else { Ok(()) };
        }
        let Some(remedy) = &self.claims.remedy else { return Ok(()) };
        if !by_arbiter && self.links.unconfirmed_since(remedy.burdened).is_some() {
            return Err(Refusal::DeviceNotConfirmed { player: remedy.burdened });
        }
        if !by_arbiter && self.has_device_case(who) {
            return Ok(());
        }
        if by_arbiter && remedy.is_quickplay() {
            return Ok(());
        }
        let open = remedy.measures.is_empty() || remedy.is_game_ending() || remedy.is_held_for_entry();
        if open || remedy.claimant.is_some() {
            return Err(Refusal::CasePending);
        }
        match !by_arbiter && remedy.burdened != who && !self.can_ask_opponents_consent(who) {
            true => Err(Refusal::ResumeNeedsArbiter),
            false => Ok(()),
        }
    }

    /// `resume`: a player carries out what the record shows against himself, and takes only time; the arbiter what he
    /// upholds so. Returns whether play may go on.
    pub(super) fn resolve_remedy_before_resuming(
        &mut self,
        seat: Seat,
        who: Color,
        at: Moment,
        out: &mut Effects,
    ) -> bool {
        let by_arbiter = seat == Seat::Arbiter;
        self.resolve_dead_time(seat, who, at, out);
        if !by_arbiter && self.has_device_case(who) {
            self.set_device_case_aside(who, at, out);
            return true;
        }
        let Some(remedy) = &self.claims.remedy else { return true };
        if by_arbiter && remedy.is_quickplay() {
            self.claims.postponed = self.claims.remedy.take();
            if let Some(case) = self.claims.postponed.clone().filter(|_| self.follows_revision(6)) {
                out.announce_in_hall(EffectKind::DecisionPostponed { case, due: false });
            }
            return true;
        }
        if !by_arbiter && remedy.burdened != who {
            self.ask_consent_to_resume(remedy.burdened, out);
            return false;
        }
        self.uphold(at, out);
        self.course.outcome.is_none()
    }

    /// Whether the key of this player's opponent can be asked for, at a shared keyboard; else the opponent consents unasked.
    fn can_ask_opponents_consent(&self, asker: Color) -> bool {
        asker == self.terms.owner && !self.is_at_two_stations()
    }

    /// What stands burdens the other player of a shared keyboard: his key is asked for, and play goes on by it as well.
    fn ask_consent_to_resume(&mut self, burdened: Color, out: &mut Effects) {
        // His key has confirmed once: that is not taken back by what the other says for him.
        let confirmed = |spoken: &&mut SpokenWord| {
            spoken.again.is_some() && matches!(spoken.word, OpponentsWord::Resume | OpponentsWord::Consent)
        };
        if let Some(spoken) = self.turn.word.as_mut().filter(confirmed) {
            spoken.resumes = true;
            let word = spoken.word.clone();
            return out.announce_in_hall(EffectKind::ConfirmationAskedAgain { player: burdened, word });
        }
        self.record_word_for_opponent(&OpponentsWord::Consent, out);
        self.turn.word.iter_mut().for_each(|spoken| spoken.resumes = true);
    }

    /// Whether the move withdrawn as illegal counts against this player.
    pub(super) fn is_illegal_move_counted_against(&self, by: Color) -> bool {
        self.claims.offence_as == Offence::Counted
            && self.claims.offence.as_ref().is_some_and(|offence| offence.player == by)
    }

    /// Restores the position before a half-move after a player's claim. A draw offer stays open: nobody has refused it (9.1.2.1).
    pub(super) fn return_by_claim(&mut self, ply: u32, at: Moment, out: &mut Effects) {
        let keeps_offer = self.follows_revision(6);
        let offer = self.claims.offer.take_if(|_| keeps_offer);
        self.return_to_before_half_move(ply, at, out);
        self.claims.offer = self.claims.offer.or(offer);
    }

    /// The position before a half-move comes back (7.5.1); clocks are for the arbiter to set.
    pub(super) fn return_to_before_half_move(&mut self, ply: u32, at: Moment, out: &mut Effects) {
        let standing: Vec<usize> =
            (0..self.course.half_moves.len()).filter(|index| !self.course.half_moves[*index].withdrawn).collect();
        let Some(first) = ply.checked_sub(1).and_then(|index| standing.get(index as usize)).copied() else {
            return self.withdraw_pending(ply, at, out);
        };
        self.stop_and_abandon_pending_moves(at, out);
        self.restore_touches_of_half_move(ply, true);
        let by = self.course.half_moves[first].player;
        self.course.position = self.course.half_moves[first].before.clone();
        let mut back = ByColor { white: Span::ZERO, black: Span::ZERO };
        for index in standing.into_iter().filter(|index| *index >= first).rev() {
            self.course.half_moves[index].withdrawn = true;
            let whose = self.course.half_moves[index].player;
            *back.get_mut(whose) = *back.get(whose) + self.clock.withdraw_completed_move(whose);
        }
        self.forget_evidence_from(ply);
        self.lift_result(out);
        self.lapse_offers(true, out);
        self.suspend_by_ruling();
        out.announce_ruling_change(RulingChange::PositionRestored { ply, mover: by });
        out.announce_period_time_removed(&back);
        self.reorder_sealing(out);
    }

    /// A move that is announced and not completed is withdrawn; what was touched for it stays touched (4.8).
    fn withdraw_pending(&mut self, ply: u32, at: Moment, out: &mut Effects) {
        let Some(by) = self.turn.pending.as_ref().map(|pending| pending.player).filter(|_| ply == self.ply() + 1)
        else {
            return;
        };
        self.stop_and_abandon_pending_moves(at, out);
        self.suspend_by_ruling();
        self.lapse_offers(true, out);
        out.announce_ruling_change(RulingChange::PositionRestored { ply, mover: by });
        self.announce_new_differences(out);
    }

    /// Both clocks stop, and what was in the making is made no longer.
    pub(super) fn stop_and_abandon_pending_moves(&mut self, at: Moment, out: &mut Effects) {
        self.clock.stop(at);
        self.cancel_kept_press(out);
        self.drop_unconfirmed_word(out);
        let counted = self.is_press_counted();
        self.stop_awaiting_entry_key();
        self.lapse_reply(LapseReason::Withdrawn, out);
        if let Some(pending) = self.turn.pending.take().filter(|_| counted) {
            self.withdraw_press(pending.player, out);
        }
        if let Some(replied) = self.turn.replied.take() {
            self.withdraw_press(replied, out);
        }
    }

    /// A press counts no more. That the time of a control goes with it is told: no clock loses in silence (6.2).
    pub(super) fn withdraw_press(&mut self, by: Color, out: &mut Effects) {
        let mut back = ByColor { white: Span::ZERO, black: Span::ZERO };
        *back.get_mut(by) = self.clock.withdraw_completed_move(by);
        out.announce_period_time_removed(&back);
    }

    /// Whether a case stands about the move that was made last: it is settled first, and not by mending the move.
    pub(super) fn has_case_about_last_move(&self) -> bool {
        self.claims.remedy.as_ref().is_some_and(|remedy| match remedy.cause {
            _ if remedy.is_about_end_by_move() => true,
            claim::RemedyCause::FlagFall => remedy.claim.is_none(),
            _ => false,
        })
    }

    /// What was told of later half-moves than those that stand is no longer evidence of anything.
    pub(super) fn forget_evidence_from(&mut self, ply: u32) {
        self.forget_boards_and_scores_from(ply);
        Color::ALL.into_iter().for_each(|color| self.begin_hands_on_shown_board(color));
        (self.claims.offence, self.claims.counted, self.claims.ruled_illegal) = (None, None, None);
        self.course.interrupted = None;
        self.turn.early.clear();
        self.claims.bound = None;
    }
}
