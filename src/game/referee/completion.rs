//! Complete a half-move: it stands in the course of the game, or it is illegal (7.5).
//!
//! Where a move was entered by the other player after its press, or pressed before its last word, and it would end the game
//! or is illegal, nothing follows from it before its own player's key: until then both clocks stand, and the entry can be mended.

use super::act::Act;
use super::{Effects, Offence, Referee, SuspensionCause};
use crate::board::BoardKnowledge;
use crate::claim::{self, Remedy};
use crate::effect::{EffectKind, LapseReason};
use crate::laws::ClaimLossRule;
use crate::moment::{Moment, Span};
use crate::pending::{HalfMove, PendingMove};
use crate::reading::{self, IllegalReason};
use crate::seat::Color;
use crate::seat::NamedColor;
use crate::touch::obligation_from_touches;
use shakmaty::{Chess, Move, Position};

impl Referee {
    /// Whether much rests on a move: it ends the game, or it is illegal and is found at once.
    pub(super) fn has_grave_consequences(&self, pending: &PendingMove) -> bool {
        self.has_grave_consequences_in(pending, &self.course.position, &[])
    }

    /// The same in a position ahead of the course; `since` are the positions from that of the course up to the one before
    /// it, the latest first.
    pub(super) fn has_grave_consequences_in(&self, pending: &PendingMove, position: &Chess, since: &[&Chess]) -> bool {
        let Ok(played) = pending.legal else {
            return self.illegal_move_in_force_unclaimed(pending, position, since.len()).is_none();
        };
        let earlier: Vec<&Chess> = std::iter::once(position).chain(since.iter().copied()).collect();
        position.clone().play(played).is_ok_and(|after| self.outcome_of_position(&after, &earlier).is_some())
    }

    /// Completes the pending move, whose press came before its last word; the clocks have been set by whoever calls.
    pub(super) fn complete_or_await_entry_key(&mut self, at: Moment, out: &mut Effects) {
        let Some(pending) = self.turn.pending.as_ref() else { return };
        let entered = pending.entered;
        if entered && self.has_grave_consequences(pending) {
            let (by, telling) = (pending.player, pending.description);
            self.turn.entry_stood = (self.clock.running_player() == Some(!by)).then_some(Span::ZERO);
            self.clock.stop(at);
            self.course.suspended.get_or_insert(SuspensionCause::EntryKey);
            self.turn.unconfirmed = true;
            out.announce_in_hall(EffectKind::EntryAwaitsKey { player: by, description: telling });
            // What was misheard may have been carried out: that the other board shows another move is told now.
            return self.announce_new_differences(out);
        }
        self.turn.on_word = entered;
        self.complete_move_before_flag(at, out);
        self.turn.on_word = false;
    }

    /// The player whose move was entered confirms it with his own key. On his sensed pegs it is made first (D.2.3), and what
    /// he has told of his own board does not show another move (D.2.8).
    pub(super) fn confirm_entry(&mut self, act: Act, at: Moment, out: &mut Effects) {
        if let Some(pending) = self.turn.pending.clone() {
            let missing = match self.is_blind(act.actor) {
                true => self.missing_on_sensed_board(&pending),
                false => pending.missing_condition_on_board(self.boards.known.get(act.actor), &self.castling_homes()),
            };
            if let Some(missing) = missing {
                return self.refuse_press(&pending, missing, act.recipient, out);
            }
        }
        if self.is_blind(act.actor) {
            self.announce_difference_from_own_move(act.actor, out);
        }
        self.stop_awaiting_entry_key();
        self.complete_move_before_flag(at, out);
        let goes_on = self.course.outcome.is_none() && self.course.suspended.is_none() && self.turn.pending.is_none();
        if goes_on && self.clock.running_player().is_none() {
            // It ends the game no longer, as the arbiter has changed a rule meanwhile.
            self.clock.start_player_clock(!act.actor, at);
            out.announce_in_hall(EffectKind::PlayResumed { turn: !act.actor, utterance: None });
        }
    }

    /// The move is judged before a claimed flag that waits for it, and the flag then, whatever became of the move.
    fn complete_move_before_flag(&mut self, at: Moment, out: &mut Effects) {
        let waits = self.has_pending_flag_claim();
        let claimed = self.claims.remedy.take_if(|_| waits);
        let told = out.0.len();
        self.complete_pending_move(at, out);
        let Some(claimed) = claimed else { return };
        if self.course.outcome.is_some() {
            // The move came first, and has ended the game: what became of the claim is told before that.
            let ended = out.0.split_off(told);
            let (ends, before): (Vec<_>, Vec<_>) =
                ended.into_iter().partition(|effect| matches!(effect.kind, EffectKind::GameOver(_)));
            out.0.extend(before);
            claimed
                .claimant
                .into_iter()
                .for_each(|by| out.announce_in_hall(EffectKind::ClaimSuperseded { player: by }));
            return out.0.extend(ends);
        }
        // What the move itself proposes is not asked: the flag was claimed already. A flag that is decided before the end
        // by the move is judged with the position before it (6.9).
        let proposed = self.claims.remedy.take();
        let illegal = |remedy: &Remedy| {
            matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. }) && remedy.burdened != claimed.burdened
        };
        if proposed.as_ref().is_some_and(illegal) {
            // Who claims has completed an illegal move before the flag fell: that is decided first (7.5.1).
            self.claims.remedy = proposed;
            claimed
                .claimant
                .into_iter()
                .for_each(|by| out.announce_in_hall(EffectKind::ClaimSuperseded { player: by }));
            return;
        }
        let flag =
            |remedy: &Remedy| remedy.cause == claim::RemedyCause::FlagFall && remedy.burdened == claimed.burdened;
        let first = proposed.filter(flag);
        // Where there is an arbiter, or the result by 6.9 is not clear, the arbiter decides between the flag and the move that
        // ended the game. A program of revision 5 or before asked the claimant again.
        let decided = first.as_ref().is_some_and(Remedy::is_game_ending);
        if first.is_some() && !(decided && self.desk.verifier.is_none() && self.follows_revision(6)) {
            self.claims.remedy = first;
            return;
        }
        if self.can_claim_before_flag(claimed.burdened) {
            self.claims.flag_claimant = claimed.claimant.map(NamedColor);
        }
        let asked = out.0.split_off(told).into_iter();
        out.0.extend(asked.filter(|effect| !matches!(effect.kind, EffectKind::RemedyProposed(_))));
        self.lose_on_time(claimed.burdened, at, out);
    }

    /// Whether the opponent of this player has completed an illegal move before the flag counts as fallen, and it is to be
    /// claimed. A flag that was told to have fallen before the press is decided first (6.8).
    fn can_claim_before_flag(&self, player: Color) -> bool {
        let told = self.claims.flags.get(player).filter(|_| self.rules.arbiter_calls_flag);
        let pressed = self.claims.offence.as_ref().and_then(|offence| offence.pressed);
        let flag_first = told.is_some_and(|fell| pressed.is_some_and(|pressed| fell <= pressed));
        self.claims.has_unclaimed_illegal_move(!player) && !flag_first
    }

    /// Counts how long a clock stands for an entry that awaits its player's key.
    pub(super) fn count_entry_time(&mut self, until: Moment) {
        let (stands, passed) = (self.player_held_for_entry().is_some(), until - self.now);
        self.turn.entry_stood.iter_mut().filter(|_| stands).for_each(|stood| *stood += passed);
    }

    /// Whose clock stands for an entry: who takes the entry back will have used that time.
    pub fn player_held_for_entry(&self) -> Option<Color> {
        let held = self.course.suspended == Some(SuspensionCause::EntryKey) && self.turn.entry_stood.is_some();
        self.turn.pending.as_ref().filter(|_| held).map(|pending| !pending.player)
    }

    /// No entry awaits its player's key any more.
    pub(super) fn stop_awaiting_entry_key(&mut self) {
        self.turn.unconfirmed = false;
        if self.course.suspended == Some(SuspensionCause::EntryKey) {
            // A case that came meanwhile goes on standing.
            self.course.suspended = self.claims.remedy.is_some().then_some(SuspensionCause::Claim);
        }
    }

    /// Completes the pending move; the clocks have been set by whoever calls.
    pub(super) fn complete_pending_move(&mut self, at: Moment, out: &mut Effects) {
        let Some(pending) = self.turn.pending.take() else { return };
        match pending.legal {
            Ok(played) => self.record_completed_move(&pending, played, at, out),
            Err(reason) => match self.illegal_move_in_force_unclaimed(&pending, &self.course.position, 0) {
                Some(played) => self.complete_unclaimed(&pending, (played, reason), at, out),
                None => return self.complete_illegal(pending, at, out),
            },
        }
        self.conclude_completed_move(&pending, at, out);
    }

    /// What follows from a move that is on record: it may have ended the game, and a reply that waited for it is in the
    /// making.
    pub(super) fn conclude_completed_move(&mut self, pending: &PendingMove, at: Moment, out: &mut Effects) {
        if let Some(outcome) = self.outcome_on_board() {
            self.end_by_completed_move(pending, outcome, at, out);
        }
        self.make_reply_pending_move(at, out);
    }

    /// A move stands in the course of the game; whether it ends it is for the caller to see.
    pub(super) fn record_completed_move(&mut self, pending: &PendingMove, played: Move, at: Moment, out: &mut Effects) {
        let by = pending.player;
        let before = self.course.position.clone();
        self.turn.entry_stood = None;
        self.forgo_illegal_move_claim(by);
        self.course.position.play_unchecked(played);
        let entered = by != self.terms.owner && !self.has_own_station(by);
        let telling = pending.description;
        let (withdrawn, ruled, on_word) = (false, false, self.turn.on_word);
        let after = self.clock.clocks_after_last_press(by).unwrap_or_else(|| self.clock.both_clocks_at(at));
        let before_it = before.clone();
        let half_move = HalfMove {
            player: by,
            description: telling,
            played,
            before: before_it,
            at,
            entered,
            on_word,
            withdrawn,
            ruled,
            after: Some(after),
        };
        self.course.half_moves.push(half_move);
        let ply = self.ply();
        self.turn.released = None;
        let bound = self.claims.touch_binds.take_if(|bound| bound.0 == by).is_some();
        let kept = !bound || obligation_from_touches(&before, self.turn.touches.get(by)).is_met_by(played);
        self.keep_touches_for_complaint(by);
        self.begin_next_turn_on_board(by);
        let movers_board = self.stated_board_of(by);
        let by_word = self.update_movers_board(pending);
        out.announce_in_hall(EffectKind::MoveCompleted { ply, player: by, description: telling, by_word });
        if !kept {
            out.announce_in_hall(EffectKind::TouchNotKept { player: by });
        }
        self.lose_boards_that_cannot_follow(pending, played, movers_board, out);
        self.announce_new_differences(out);
        if self.write_kept_scores(ply, telling) {
            self.announce_score_comparison(ply, &before, out);
        }
        self.adjourn_after_move(by, at, out);
    }

    /// How an illegal move stands where the opponent must claim it (rapid and blitz until 2009, and weak supervision);
    /// `None` if it is found at once. If hands cannot carry it out, as from an empty square, the position does not change, and
    /// the boards are compared with that (D.2.8). `position` is the position `ahead` half-moves after the course.
    pub(super) fn illegal_move_in_force_unclaimed(
        &self,
        pending: &PendingMove,
        position: &Chess,
        ahead: usize,
    ) -> Option<Move> {
        let claimed = self.rules.illegal_on_claim && !self.is_legal_on_own_board(pending, position, ahead);
        let executed = || {
            let description = &pending.description;
            reading::move_as_executed(position, description)
                .or_else(|| reading::move_without_execution(position, description))
        };
        claimed.then(executed).flatten()
    }

    /// This player has made his own next move: an illegal one of his opponent's that he has not claimed stands.
    pub(super) fn forgo_illegal_move_claim(&mut self, by: Color) {
        if self.claims.has_unclaimed_illegal_move(!by) {
            self.claims.forget_illegal_move();
        }
    }

    /// Whether this player has touched a piece, where that loses the right to claim an illegal move (B.5 of 2001).
    pub(super) fn has_lost_illegal_claim_by_touch(&self, player: Color) -> bool {
        let touching = self.rules.illegal_claim_lost_by == ClaimLossRule::Touching && self.follows_revision(6);
        touching && self.has_touched(player)
    }

    /// An illegal move was completed, and the opponent may claim it until he has made his own next move. The desk alone is
    /// told.
    fn complete_unclaimed(
        &mut self,
        pending: &PendingMove,
        (played, reason): (Move, IllegalReason),
        at: Moment,
        out: &mut Effects,
    ) {
        // A move may have been entered long after its press.
        let pressed = self.clock.clocks_after_last_press(pending.player).map_or(at, |after| after.at);
        self.record_completed_move(pending, played, at, out);
        self.claims.offence = Some(PendingMove { pressed: Some(pressed), ..pending.clone() });
        (self.claims.offence_as, self.claims.flag_claimant) = (Offence::Unclaimed, None);
        self.claims.offence_settled = false;
        let PendingMove { player: by, description: telling, .. } = *pending;
        if self.has_lost_illegal_claim_by_touch(!by) {
            // As with a complaint (4.8): the reply was touched before the press.
            self.forgo_illegal_move_claim(!by);
        }
        self.report_to_desk(EffectKind::IllegalUnclaimed { player: by, description: telling, reason }, out);
    }

    /// An illegal move was completed (7.5), unless it was legal on the mover's own board (D.2.8). The position before
    /// it stands, both clocks stand, the penalty of the edition is proposed.
    fn complete_illegal(&mut self, pending: PendingMove, at: Moment, out: &mut Effects) {
        let (by, telling) = (pending.player, pending.description);
        let Err(reason) = pending.legal else { return };
        // A move may have been entered long after its press.
        let pressed = self.clock.clocks_after_last_press(by).map_or(at, |after| after.at);
        self.clock.stop(at);
        self.clock.withdraw_completed_move(by);
        // What his board shows after it is a fact until he puts it back; the opponent owes no execution of it.
        let ply = self.ply() + 1;
        if let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(!by) {
            stated.untold.retain(|untold| *untold != ply);
            if let Some(announced) = stated.undo_for_half_move(ply).map(|before| before.announced.clone()) {
                stated.announced = announced;
            }
        }
        self.claims.offence_as = if self.is_legal_on_own_board(&pending, &self.course.position, 0) {
            self.course.suspended.get_or_insert(SuspensionCause::BoardsDiffer);
            out.announce_in_hall(EffectKind::LegalOnMoversBoard { player: by, description: telling });
            Offence::None
        } else {
            self.course.suspended.get_or_insert(SuspensionCause::IllegalMove);
            out.announce_in_hall(EffectKind::IllegalMoveCompleted { player: by, description: telling, reason });
            Offence::Counted
        };
        *self.claims.offences.get_mut(by) += u32::from(self.claims.offence_as == Offence::Counted);
        self.claims.offence = Some(PendingMove { pressed: Some(pressed), ..pending });
        self.claims.offence_settled = false;
        self.forget_touches_of(!by);
        self.turn.told_touches.clear();
        self.begin_hands_on_shown_board(by);
        self.lapse_reply(LapseReason::Illegal, out);
        self.announce_new_differences(out);
        self.propose_penalty(by, at, out);
    }

    /// What an illegal move costs that is withdrawn and not settled is proposed again.
    pub(super) fn propose_penalty_again(&mut self, at: Moment, out: &mut Effects) {
        let offender = self.claims.offence.as_ref().filter(|_| self.claims.has_withdrawn_offence());
        if let Some(by) = offender.map(|offence| offence.player) {
            self.propose_penalty(by, at, out);
        }
    }

    /// The edition's penalty for an illegal move is proposed, unless the opponent must claim it first.
    fn propose_penalty(&mut self, by: Color, at: Moment, out: &mut Effects) {
        if self.is_illegal_move_counted_against(by) {
            // A claim about the move that is withdrawn is about nothing any more, and that is on record.
            if self.claims.remedy.take().is_some() {
                out.announce_in_hall(EffectKind::SetAside);
            }
            let remedy = self.remedy_for_illegal_move(by);
            self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
        }
    }
}
