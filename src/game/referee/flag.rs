//! Flags (6.8 to 6.11): told where the arbiter may signal them, claimed by players, called by the arbiter.

use super::act::Act;
use super::ends::EndingAct;
use super::turn::SpokenWord;
use super::what_counts::{ActGroup, ActWorth};
use super::{Effects, Referee, SuspensionCause};
use crate::claim::{self, Claim, Measure, Remedy};
use crate::effect::EffectKind;
use crate::event::{EventKind, OpponentsWord};
use crate::laws::BothFlagsRule;
use crate::mate::{MatingAbility, mating_ability};
use crate::moment::{Moment, Span};
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::pending::MakingProof;
use crate::refusal::Refusal;
use crate::ruling::{AssistantDuty, RulingChange};
use crate::seat::{ByColor, Color};
use shakmaty::Chess;

impl Referee {
    /// The actor claims that his opponent's flag has fallen (6.8). Where he cannot mate, the game is drawn (6.9).
    ///
    /// # Errors
    /// Why there is nothing to claim, or what is settled before.
    pub(super) fn claim_flag(&mut self, act: Act, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        self.claim_flag_as_of(act, at, at, out)
    }

    /// The claim was said at an earlier moment than it is confirmed: an act after that moment does not come before it.
    ///
    /// # Errors
    /// As of [`Referee::claim_flag`].
    pub(super) fn claim_flag_as_of(
        &mut self,
        act: Act,
        said: Moment,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let (by, whose) = (act.actor, !act.actor);
        self.check_flag_claim(by, said)?;
        if self.rules.own_flag_up && self.is_flag_down_at(by, said) {
            // Rapid and blitz of these editions: with both flags down the game is drawn (B.7 of 2001, A.4.d of 2014).
            match self.rules.both_flags {
                BothFlagsRule::Draw => self.end_game(Outcome::Draw(DrawReason::BothFlags), at, out),
                _ => self.refuse_flag_claim(act, Refusal::OwnFlagDown, out),
            }
            return Ok(());
        }
        if self.fell_first(by) {
            self.refuse_flag_claim(act, Refusal::OwnFlagFellFirst { player: by }, out);
            return Ok(());
        }
        self.drop_draw_of_flag_owner(whose, out);
        if self.claims.remedy.is_none() && self.recall_postponed(Some(by), at, out) {
            return Err(Refusal::CasePending);
        }
        if self.is_flag_before_offence(whose) {
            // What is proposed for the illegal move came after it.
            self.claims.remedy = None;
            self.lose_by_flag_claim(act, at, out);
        } else if self.claims.remedy.as_ref().is_some_and(Remedy::is_about_end_by_move) {
            self.add_flag_to_claim_of_end(by, out);
        } else if self.claims.remedy.is_some()
            && !self.has_device_case(Color::White)
            && !self.has_device_case(Color::Black)
        {
            self.judge_flag(at, out);
        } else {
            let worth = self.check_what_counts(ActGroup::FlagClaim, by)?;
            // The clocks have stopped for the case: the flag fell before it.
            self.claims.remedy = None;
            if worth == ActWorth::Case && self.is_end_disputed(EndingAct::FlagClaim(whose), said) {
                out.announce_in_hall(EffectKind::Claimed { player: by, claim: Claim::Flag, with: None });
            }
            match worth {
                ActWorth::JudgedFirst => self.hold_flag_claim(by, claim::RemedyCause::FlagFall, at, out),
                ActWorth::Case if self.apply_end_before(EndingAct::FlagClaim(whose), said, at, out) => {}
                // The other has called the arbiter, perhaps for the very move that has ended the game (5.1.1).
                _ if self.is_arbiter_called_by(whose) => {
                    self.hold_flag_claim(by, claim::RemedyCause::Claim, at, out);
                }
                _ => self.lose_by_flag_claim(act, at, out),
            }
        }
        Ok(())
    }

    /// The opponent of the actor loses on time by this claim. Where that is for the arbiter, the hall hears of the claim: it
    /// is told with no result.
    fn lose_by_flag_claim(&mut self, act: Act, at: Moment, out: &mut Effects) {
        if self.outcome_of_time_loss(!act.actor).is_none() {
            out.announce_in_hall(EffectKind::Claimed { player: act.actor, claim: Claim::Flag, with: None });
        }
        self.lose_on_time(!act.actor, at, out);
    }

    /// Whether a flag is down that had fallen by this moment.
    fn is_flag_down_at(&self, whose: Color, said: Moment) -> bool {
        self.clock.is_fallen(whose) && self.claims.flags.get(whose).is_none_or(|fell| fell <= said)
    }

    /// Whether a claim of the opponent's flag at this moment is about a flag that is down, and waits for nothing else.
    pub(super) fn is_flag_claim_in_time(&self, by: Color, said: Moment) -> bool {
        self.check_flag_claim(by, said).is_ok() && self.can_claim_flag(by)
    }

    /// Whether a claim of the owner's fallen flag was typed for the opponent and awaits the opponent's key.
    pub(super) fn is_flag_claim_awaiting_key(&self) -> bool {
        self.turn.word.as_ref().is_some_and(|spoken| spoken.claimed.is_some()) && self.clock.is_fallen(self.terms.owner)
    }

    /// Why an act of the keyboard's owner waits: the claim of the owner's flag was said before it. A key that comes late
    /// must not let a move come before the claim (6.8).
    pub(super) fn refusal_before_flag_key(&self, kind: &EventKind, actor: Color) -> Option<Refusal> {
        let owners = match kind {
            EventKind::Announced { .. }
            | EventKind::ReplyEntered { .. }
            | EventKind::AnnounceButtonPressed
            | EventKind::Corrected { .. }
            | EventKind::Misheard { .. }
            | EventKind::MoveSealed { .. }
            | EventKind::DrawAccepted
            | EventKind::FlagClaimed
            | EventKind::Claimed { .. } => actor == self.terms.owner,
            EventKind::ClockPressed { player } => *player == self.terms.owner,
            _ => false,
        };
        let player = !self.terms.owner;
        (owners && self.is_flag_claim_awaiting_key()).then_some(Refusal::FlagClaimNotConfirmed { player })
    }

    /// Whether this player may claim the opponent's flag now, by a claim that was said at this moment. An own fallen flag is
    /// not refused here: the hall hears of that.
    ///
    /// # Errors
    /// Why there is nothing to claim, or what is settled before.
    pub(super) fn check_flag_claim(&self, by: Color, said: Moment) -> Result<(), Refusal> {
        let whose = !by;
        if !self.clock.is_fallen(whose) {
            return Err(Refusal::FlagUp);
        }
        let own = self.is_flag_down_at(by, said) && (self.rules.own_flag_up || self.fell_first(by));
        if self.rules.own_flag_up && own {
            return Ok(());
        }
        if !self.follows_revision(6) && self.has_accepted_before_flag(whose) {
            return Err(Refusal::CasePending);
        }
        if *self.claims.flags_set_aside.get(whose) {
            return Err(Refusal::FlagSetAside { player: whose });
        }
        if own || self.is_flag_before_offence(whose) {
            return Ok(());
        }
        let Some(remedy) = &self.claims.remedy else { return Ok(()) };
        if remedy.cause == claim::RemedyCause::OtherDevice {
            let own = remedy.burdened == by && self.links.unconfirmed_since(by).is_some();
            return if own { Err(Refusal::CasePending) } else { Ok(()) };
        }
        if remedy.is_about_end_by_move() {
            let open =
                remedy.cause == claim::RemedyCause::Claim && remedy.otherwise.is_empty() && remedy.burdened == by;
            return if open { Ok(()) } else { Err(Refusal::CasePending) };
        }
        // A move that was entered for a player is judged first, when its player has confirmed it, or it is misheard. This
        // holds for both players: a claimant could hold back the key for a move that has ended the game.
        let entered = self.turn.pending.as_ref().filter(|_| self.turn.unconfirmed);
        if let Some(pending) = entered.filter(|_| self.has_pending_flag_claim()) {
            return Err(Refusal::EntryNotConfirmed { player: pending.player });
        }
        // Where an arbiter has the desk, what the flag is worth before such an end is his.
        if self.desk.verifier.is_some() && remedy.is_flag_decided_first() && remedy.burdened != by {
            return Err(Refusal::OnlyArbiter);
        }
        // His own claim that waits for an entry is judged without it; a flag that is decided first is claimed.
        // Where nobody could show what 6.9 makes of it, it is the arbiter's.
        let open = [Measure::EndGame(Outcome::Draw(DrawReason::FlagFallCannotMate))];
        let own = remedy.burdened != by
            && remedy.cause == claim::RemedyCause::FlagFall
            && remedy.otherwise != open
            // The other has called the arbiter meanwhile, who decides it.
            && !self.is_arbiter_called_by(whose);
        if own { Ok(()) } else { Err(Refusal::CasePending) }
    }

    /// Whether this player has accepted a draw with a first key before the own flag fell, and is asked to confirm that once
    /// more.
    fn has_accepted_before_flag(&self, by: Color) -> bool {
        let accepts = |spoken: &&SpokenWord| spoken.word == OpponentsWord::Accept && by != self.terms.owner;
        let first = self.turn.word.as_ref().filter(accepts).and_then(|spoken| spoken.again);
        first.is_some_and(|first| self.claims.flags.get(by).is_some_and(|fell| first < fell))
    }

    /// The flag of this player is claimed. An acceptance or claim of a draw that awaits its second key is not made (5.2.3,
    /// 9.5), and is dropped.
    fn drop_draw_of_flag_owner(&mut self, whose: Color, out: &mut Effects) {
        let draws = |spoken: &SpokenWord| {
            let draw = matches!(spoken.word, OpponentsWord::Accept | OpponentsWord::Claim(Claim::Draw { .. }));
            draw && spoken.again.is_some() && whose != self.terms.owner
        };
        if self.follows_revision(6) && self.turn.word.as_ref().is_some_and(draws) {
            self.drop_unconfirmed_word(out);
        }
    }

    /// Whether a penalty stands for an illegal move that this player completed, or for a wrong claim, after the fall of the
    /// own flag was told: the flag is decided first (6.8, 7.5). When a move was announced counts for nothing: an illegal move
    /// is found at the press.
    fn is_flag_before_offence(&self, whose: Color) -> bool {
        let fell = *self.claims.flags.get(whose);
        let wrong = |remedy: &Remedy| remedy.burdened == whose && remedy.cause == claim::RemedyCause::WrongClaim;
        if self.claims.remedy.as_ref().is_some_and(wrong) {
            return fell.is_some_and(|fell| self.claims.posed.is_some_and(|posed| fell <= posed));
        }
        let penalty = |remedy: &Remedy| {
            remedy.burdened == whose
                && remedy.claim.is_none()
                && matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. })
        };
        let offence = self.claims.offence.as_ref().filter(|offence| offence.player == whose);
        let completed = offence.and_then(|offence| offence.pressed);
        let fell = self.claims.flags.get(whose).filter(|_| self.rules.arbiter_calls_flag);
        self.claims.remedy.as_ref().is_some_and(penalty)
            && fell.is_some_and(|fell| completed.is_some_and(|completed| fell <= completed))
    }

    /// The flag of who suffered an illegal move goes up where it fell only after that move: the position and the time before
    /// it come back (7.5.1).
    pub(super) fn lift_flag_after_offence(&mut self, whose: Color, at: Moment) {
        let pressed = self.claims.offence.as_ref().filter(|offence| offence.player != whose).and_then(|it| it.pressed);
        let fell = *self.claims.flags.get(whose);
        if fell.is_some_and(|fell| pressed.is_some_and(|pressed| pressed <= fell)) {
            self.lift_flag(whose, at);
        }
    }

    /// A press was no press of a legal move (7.5.2 to 7.5.4): the flag of the opponent goes up where it fell only by the time
    /// that this press has started.
    pub(super) fn lift_flag_after_press(&mut self, offender: Color, at: Moment) {
        let pressed = self.clock.clocks_after_last_press(offender).map(|after| after.at);
        let fell = *self.claims.flags.get(!offender);
        if fell.is_some_and(|fell| pressed.is_some_and(|pressed| pressed <= fell)) {
            self.lift_flag(!offender, at);
        }
    }

    /// A flag that is down goes up.
    pub(super) fn lift_flag(&mut self, whose: Color, at: Moment) {
        if self.clock.is_fallen(whose) {
            self.clock.lift_flag(whose, at);
            *self.claims.flags.get_mut(whose) = None;
            *self.claims.flags_set_aside.get_mut(whose) = false;
        }
    }

    /// Who claims has his own flag down: he hears why that hinders him, and everybody that his claim is not right.
    fn refuse_flag_claim(&self, act: Act, refusal: Refusal, out: &mut Effects) {
        out.announce_in_hall(EffectKind::ClaimChecked { player: act.actor, right: false, corrected: false });
        out.refuse(act.recipient, refusal);
    }

    /// A flag is claimed while a move that was pressed is not entered, or its entry awaits its player's key: the claim is
    /// stamped, both clocks stop, and the entry is judged first. Or the arbiter is to judge it.
    fn hold_flag_claim(&mut self, by: Color, cause: claim::RemedyCause, at: Moment, out: &mut Effects) {
        let lost = self.outcome_of_time_loss(!by);
        self.stop_and_announce_claim(by, &Claim::Flag, at, out);
        let measures = lost.map(Measure::EndGame).into_iter().collect();
        self.propose_remedy(Remedy::from_claim(by, Claim::Flag, cause, measures), SuspensionCause::Claim, at, out);
    }

    /// Whether a claimed flag waits for the entry of a move.
    pub(super) fn has_pending_flag_claim(&self) -> bool {
        let waits = |remedy: &Remedy| remedy.claim == Some(Claim::Flag) && remedy.cause == claim::RemedyCause::FlagFall;
        self.claims.remedy.as_ref().is_some_and(waits)
    }

    /// The flag that was claimed is judged, with the game as it stands.
    fn judge_flag(&mut self, at: Moment, out: &mut Effects) {
        let waited = self.has_pending_flag_claim();
        let Some(remedy) = self.claims.remedy.take_if(|_| waited) else { return self.uphold(at, out) };
        self.lose_on_time(remedy.burdened, at, out);
    }

    /// The claim of a quickplay finish on which the decision was postponed. After a flag has fallen the arbiter declares the
    /// final result (10.2.b, G.5, III.5): a draw, or what the flag brings. Time is added only while both flags are up.
    pub(super) fn take_postponed(&mut self) -> Option<Remedy> {
        let postponed = self.postponed_case();
        self.claims.postponed = None;
        postponed
    }

    /// The claim on which the decision was postponed, with what it brings as the game stands.
    pub(super) fn postponed_case(&self) -> Option<Remedy> {
        let mut postponed = self.claims.postponed.clone()?;
        if let Some(loser) = self.loser_on_time_if_rejected(&postponed) {
            postponed.otherwise = self.outcome_of_time_loss(loser).map(Measure::EndGame).into_iter().collect();
        }
        Some(postponed)
    }

    /// The player whose fallen flag decides the game if a claim of a quickplay finish is rejected.
    pub(super) fn loser_on_time_if_rejected(&self, claim: &Remedy) -> Option<Color> {
        let counts = claim.is_quickplay() && self.follows_revision(6);
        let flag = |player: &Color| self.clock.is_fallen(*player) && !*self.claims.flags_set_aside.get(*player);
        let first = self.clock.first_fallen().filter(flag);
        first.or_else(|| Color::ALL.into_iter().find(flag)).filter(|_| counts)
    }

    /// A claim of a quickplay finish on which the decision was postponed is decided before a flag (10.2.b, G.5.b), which a
    /// player claims or the arbiter calls.
    fn recall_postponed(&mut self, claimant: Option<Color>, at: Moment, out: &mut Effects) -> bool {
        let Some(postponed) = self.take_postponed() else { return false };
        if let Some(player) = claimant.filter(|_| self.follows_revision(6)) {
            out.announce_in_hall(EffectKind::Claimed { player, claim: Claim::Flag, with: None });
        }
        self.propose_remedy(postponed, SuspensionCause::Claim, at, out);
        true
    }

    /// A flag falls at this moment: told, and what it means is for the players and the arbiter. An ending move that was
    /// made before it ends the game.
    pub(super) fn handle_flag_fall(&mut self, whose: Color, at: Moment, out: &mut Effects) {
        let signalled = self.rules.arbiter_calls_flag;
        let proven = self.turn.pending.as_ref().is_some_and(|pending| {
            pending.player == whose && pending.made.is_some_and(|made| made.proof == MakingProof::Sensed)
        });
        if proven && self.apply_earlier_end(EndingAct::FlagFall(whose), at, out) {
            return;
        }
        self.clock.mark_flag_fallen(whose);
        *self.claims.flags.get_mut(whose) = Some(at);
        let fell = EffectKind::FlagFell { player: whose, at };
        if signalled {
            out.announce_in_hall(fell);
        } else {
            // The arbiter may not signal it: a blind player alone has it as if he felt his clock (D.2.5.b).
            let blind = Color::ALL.into_iter().filter(|who| self.is_blind(*who));
            blind.for_each(|who| out.send_to_seat(who, fell.clone()));
            self.report_to_desk(fell, out);
        }
        if let Some(case) = self.postponed_case().filter(|_| self.follows_revision(6)) {
            self.report_to_desk(EffectKind::DecisionPostponed { case, due: true }, out);
        }
        let claimant = !whose;
        let assisted =
            self.duties.get(claimant).has_duty(AssistantDuty::Claim) || (signalled && !self.is_blind(claimant));
        // The program tells nobody of an executed move that is not announced, until a flag is claimed.
        if signalled && self.turn.pending.is_some() && self.apply_earlier_end(EndingAct::FlagFall(whose), at, out) {
            return;
        }
        if assisted && self.can_claim_flag(claimant) {
            out.send_to_seat(claimant, EffectKind::ClaimOffered);
        }
    }

    /// How the game ends when this player has lost on time in this position (6.9); `None` where nobody can show whether his
    /// opponent can mate.
    pub(super) fn outcome_of_time_loss(&self, whose: Color) -> Option<Outcome> {
        self.outcome_of_time_loss_in(self.position_at_flag_fall(whose), whose)
    }

    /// The position in which a flag is judged: where its fall was told, what was made after it changes nothing (6.8, 6.9).
    fn position_at_flag_fall(&self, whose: Color) -> &Chess {
        let fell = self.claims.flags.get(whose).filter(|_| self.rules.arbiter_calls_flag);
        let later = |fell: Moment| {
            self.moves_in_force().find(|it| !it.ruled && it.after.map_or(it.at, |after| after.at) >= fell)
        };
        fell.and_then(later).map_or(&self.course.position, |first| &first.before)
    }

    pub(super) fn outcome_of_time_loss_in(&self, position: &Chess, whose: Color) -> Option<Outcome> {
        match mating_ability(position, !whose) {
            MatingAbility::Can => Some(Outcome::Win { winner: !whose, reason: WinReason::FlagFall }),
            MatingAbility::Cannot => Some(Outcome::Draw(DrawReason::FlagFallCannotMate)),
            MatingAbility::ArbiterDecides => None,
        }
    }

    /// Both flags are down, and this player's fell first: he cannot win by the other (6.9). A flag that is decided already
    /// does not count.
    fn fell_first(&self, by: Color) -> bool {
        let decided = *self.claims.flags_set_aside.get(by) && self.follows_revision(6);
        self.clock.is_fallen(by) && self.clock.first_fallen() == Some(by) && !decided
    }

    /// Whether a claim on the fallen flag of his opponent would not be refused for his own.
    pub(super) fn can_claim_flag(&self, by: Color) -> bool {
        match self.rules.own_flag_up && self.clock.is_fallen(by) {
            true => self.rules.both_flags == BothFlagsRule::Draw,
            false => !self.fell_first(by),
        }
    }

    /// `whose` has lost on time, unless his opponent cannot mate by any series of legal moves (6.9).
    pub(super) fn lose_on_time(&mut self, whose: Color, at: Moment, out: &mut Effects) {
        if let Some(outcome) = self.outcome_of_time_loss(whose) {
            return self.end_game(outcome, at, out);
        }
        // Upheld: the opponent can mate. Set aside: he cannot.
        let won = Outcome::Win { winner: !whose, reason: WinReason::FlagFall };
        let otherwise = vec![Measure::EndGame(Outcome::Draw(DrawReason::FlagFallCannotMate))];
        let remedy = Remedy::from_record(whose, claim::RemedyCause::FlagFall, vec![Measure::EndGame(won)]);
        self.propose_remedy(Remedy { otherwise, ..remedy }, SuspensionCause::Claim, at, out);
    }

    /// Both flags are down and nobody can say which fell first, by the arbiter's ruling (6.11).
    pub(super) fn rule_on_two_fallen_flags(&mut self, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        if !Color::ALL.into_iter().all(|color| self.clock.is_fallen(color)) {
            return Err(Refusal::FlagsUp);
        }
        let last = Color::ALL.into_iter().all(|color| self.clock.is_last_period(color));
        let drawn = match self.rules.both_flags {
            BothFlagsRule::Draw => true,
            BothFlagsRule::DrawInLast => last,
            BothFlagsRule::PlayOn => last && self.rules.quickplay_applies,
        };
        if drawn {
            self.end_game(Outcome::Draw(DrawReason::BothFlags), at, out);
            return Ok(());
        }
        self.clock.stop(at);
        self.cancel_kept_press(out);
        self.suspend_by_ruling();
        out.announce_ruling_change(RulingChange::BothFlagsFallen);
        out.announce_ruling_change(RulingChange::Stopped);
        if self.follows_revision(6) {
            self.void_both_flags(at, out);
        }
        Ok(())
    }

    /// The game goes on, and neither of the two flags gives a win (6.11).
    fn void_both_flags(&mut self, at: Moment, out: &mut Effects) {
        let flag =
            |remedy: &Remedy| remedy.claim == Some(Claim::Flag) || matches!(remedy.cause, claim::RemedyCause::FlagFall);
        if self.claims.remedy.as_ref().is_some_and(flag) {
            self.set_aside(at, out);
        }
        self.claims.flags_set_aside = ByColor { white: true, black: true };
        self.lift_decided_flags(at);
    }

    /// Lifts a fallen flag that can no longer be claimed, once its clock has time again, for example at a new period.
    pub(super) fn lift_decided_flags(&mut self, at: Moment) {
        let decided = |player: &Color| {
            *self.claims.flags_set_aside.get(*player)
                && self.clock.time_left(*player, at).is_some_and(|left| left > Span::ZERO)
        };
        let decided: Vec<Color> = Color::ALL.into_iter().filter(decided).collect();
        if self.follows_revision(6) {
            decided.into_iter().for_each(|player| self.lift_flag(player, at));
        }
    }

    /// The arbiter calls a fallen flag (6.8).
    pub(super) fn call_flag(&mut self, whose: Color, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        if !self.rules.arbiter_calls_flag {
            return Err(Refusal::FlagClaimByPlayersOnly);
        }
        if !self.clock.is_fallen(whose) {
            return Err(Refusal::FlagUp);
        }
        if self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        if self.fell_first(!whose) && self.claims.postponed.is_none() && self.follows_revision(6) {
            // The arbiter calls the flag that fell first (6.9), both (6.11), or declares another result.
            return Err(Refusal::OwnFlagFellFirst { player: !whose });
        }
        if self.follows_revision(6) {
            out.announce_ruling_change(RulingChange::FlagCalled { player: whose });
        }
        if self.recall_postponed(None, at, out) {
            return Err(Refusal::CasePending);
        }
        if !self.apply_earlier_end(EndingAct::FlagClaim(whose), at, out) {
            self.lose_on_time(whose, at, out);
        }
        Ok(())
    }
}
