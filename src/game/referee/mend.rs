//! Mend words: a slip of one's own until the press (D.2.7), the opponent's move as it was misheard until the answer.

use super::evidence::hand_transfer_of_move;
use super::what_counts::ActGroup;
use super::{Effects, Offence, Referee, SuspensionCause};
use crate::announcement::{Announcement, MoveDescription};
use crate::board::{BoardKnowledge, Transfer, apply_named_move};
use crate::claim::{self, DrawGround, Measure};
use crate::effect::{AnnouncementManner, EffectKind, LapseReason};
use crate::foreign::ForeignText;
use crate::moment::{Moment, Span};
use crate::outcome::{Outcome, WinReason};
use crate::pending::{HalfMove, MakingProof, PendingMove};
use crate::reading::MoveReading;
use crate::refusal::Refusal;
use crate::score::ScoreLine;
use crate::seat::{ByColor, Color, NamedColor};
use shakmaty::{Chess, Position};

/// A claim of a draw whose author has mended the move on which it rested.
struct GivenUpClaim {
    ground: DrawGround,
    with: Option<Announcement>,
    /// When it was made.
    posed: Moment,
}

/// Less than this is charged to nobody, so that nobody has to be told of it.
const CHARGED_FROM: Span = Span::from_secs(1);

impl Referee {
    /// `correct`: accepted until the opponent's clock is started, never after.
    ///
    /// # Errors
    /// Why nothing is corrected.
    pub(super) fn handle_correction(
        &mut self,
        who: Color,
        words: &Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.has_case_about_last_move() {
            return Err(Refusal::CasePending);
        }
        self.check_what_counts(ActGroup::Correction, who)?;
        if let Some(reply) = self.turn.reply.clone().filter(|reply| reply.player == who) {
            let was = reply.description;
            return self.correct_reply(reply, AnnouncementManner::Corrected { was }, words, out);
        }
        let Some(pending) = self.turn.pending.clone().filter(|pending| pending.player == who) else {
            let too_late = self.moves_in_force().next_back().is_some_and(|last| last.player == who);
            let refusal = if too_late { Refusal::CorrectionTooLate } else { Refusal::NothingToCorrect };
            return Err(refusal);
        };
        // A sighted player's press has completed his move (D.2.4), whatever is still being spoken.
        if pending.pressed.is_some() && !self.is_blind(who) {
            return Err(Refusal::CorrectionTooLate);
        }
        if (pending.made.is_some() || pending.stood) && self.turn.reply.is_some() {
            // It was answered: at once, and before the clock, means before that. Now it is for both, or for the arbiter,
            // also where his hands have undone it.
            return self.claim_correction(who, *words, at, out);
        }
        let position = self.course.position.clone();
        let Some(reading) = self.read_move_under_touch_rule(who, &position, words, out) else { return Ok(()) };
        self.check_correction_differs(&pending.description, &reading.telling)?;
        let mended = PendingMove { description: reading.telling, legal: reading.legal, ..pending.clone() };
        if let (Some(executed), false) =
            (pending.executed, mended.is_consistent_with_board(self.boards.known.get(who), &self.castling_homes()))
        {
            return Err(Refusal::CorrectionAgainstBoard { square: executed.to });
        }
        let stands = pending.made.is_some_and(|made| made.proof == MakingProof::Sensed);
        if stands
            && self.is_own_move_on_board(who)
            && self.has_board_reporting_lifts(who)
            && mended.description.named != pending.description.named
        {
            let square = hand_transfer_of_move(
                pending.description.named,
                who,
                &self.board_before_own_move(who),
                &self.castling_homes(),
            )
            .to;
            return Err(Refusal::CorrectionAgainstBoard { square });
        }
        if let Some(square) = self.square_forbidding_correction(&mended) {
            return Err(Refusal::CorrectionAgainstBoard { square });
        }
        self.cancel_kept_press(out);
        // It was answered before it was made: a reply to it is none to another move.
        self.lapse_reply(LapseReason::Withdrawn, out);
        let manner = AnnouncementManner::Corrected { was: pending.description };
        self.replace_pending_move(&pending, mended, manner, out);
        Ok(())
    }

    /// The player's announced move is another one from here on.
    fn replace_pending_move(
        &mut self,
        was: &PendingMove,
        mended: PendingMove,
        manner: AnnouncementManner,
        out: &mut Effects,
    ) {
        let utterance = self.announce_move(was.player, manner, mended.description, out);
        if was.description != mended.description {
            self.announce_released_piece(was, out);
        }
        let (heard, made, pressed, assistant_at) = (None, None, None, None);
        self.rebase_listener(!was.player, self.ply() + 1, &mended.description);
        self.turn.pending = Some(PendingMove { utterance, heard, made, stood: false, pressed, assistant_at, ..mended });
        self.announce_new_differences(out);
    }

    /// A sighted player's board shows another move than the player's announced one: the hands have moved on. It corrects no
    /// slip of the tongue (D.2.7): how long the first move was on the board is told beside it, and whether it was made is not for
    /// the program (4.7). Words that the other player has entered are not replaced by a board.
    pub(super) fn move_on(&mut self, who: Color, words: &Announcement, at: Moment, out: &mut Effects) {
        let own = |pending: &&PendingMove| pending.player == who && !pending.entered && pending.pressed.is_none();
        let Some(pending) = self.turn.pending.as_ref().filter(own).cloned() else { return };
        if self.is_blind(who) || self.turn.reply.is_some() || self.course.suspended.is_some() {
            return;
        }
        let Ok(MoveReading { telling, legal }) = self.read_move(&self.course.position, words) else { return };
        if telling.named == pending.description.named {
            return;
        }
        self.note_released_end(&pending, at);
        let moved_on = PendingMove { description: telling, legal, ..pending.clone() };
        self.replace_pending_move(&pending, moved_on, AnnouncementManner::Announced, out);
        self.announce_rook_touched_first(who, out);
    }

    /// Whether a correction names another move than the one that was announced.
    ///
    /// # Errors
    /// [`Refusal::NothingChanged`] where it does not.
    pub(super) fn check_correction_differs(
        &self,
        was: &MoveDescription,
        corrected: &MoveDescription,
    ) -> Result<(), Refusal> {
        self.check_changes(was.named != corrected.named)
    }

    /// A reply that waits is announced and not completed: a slip of the tongue in it, or of the ear, is mended like any other
    /// (D.2.7).
    fn correct_reply(
        &mut self,
        reply: PendingMove,
        manner: AnnouncementManner,
        words: &Announcement,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let awaited = self.turn.pending.clone();
        let Some(position) = awaited.and_then(|awaited| self.position_after_pending_move(&awaited)) else {
            return Ok(());
        };
        let Some(MoveReading { telling, legal }) = self.read_move_under_touch_rule(reply.player, &position, words, out)
        else {
            return Ok(());
        };
        let telling = self.reply_description(telling);
        self.check_correction_differs(&reply.description, &telling)?;
        let corrected =
            matches!(manner, AnnouncementManner::Corrected { .. }) && telling.named != reply.description.named;
        if corrected && self.is_reply_made() && self.has_board_reporting_lifts(reply.player) {
            let square = hand_transfer_of_move(
                reply.description.named,
                reply.player,
                &self.expected_board(),
                &self.castling_homes(),
            )
            .to;
            return Err(Refusal::CorrectionAgainstBoard { square });
        }
        let utterance = self.announce_move(reply.player, manner, telling, out);
        if corrected {
            self.announce_released_piece(&reply, out);
        }
        // What was misheard was pressed for all that; who corrects himself presses anew.
        let pressed = reply.pressed.filter(|_| matches!(manner, AnnouncementManner::Misheard { .. }));
        let (heard, made, pressed_unheard) = (None, None, pressed.is_some());
        let told = PendingMove { description: telling, legal, utterance, pressed_unheard, ..reply };
        self.turn.reply = Some(PendingMove { heard, made, stood: false, pressed, ..told });
        Ok(())
    }

    /// What was put back was released all the same; what follows from it the opponent may claim (4.7).
    fn announce_released_piece(&self, pending: &PendingMove, out: &mut Effects) {
        let (by, telling) = (pending.player, pending.description);
        if pending.stood && self.has_board_reporting_lifts(by) {
            out.announce_in_hall(EffectKind::OtherMoveReleased { player: by, description: telling });
        }
    }

    /// Whether this player's board tells each piece as it is lifted and released, and not what stands at rest: that mends
    /// the words by itself, and what has rested is told beside it.
    fn has_board_reporting_lifts(&self, by: Color) -> bool {
        matches!(self.boards.known.get(by), BoardKnowledge::Sensed(sensed) if sensed.tells_lifts)
    }

    /// `misheard`: replaces the opponent's move as it was entered, until the player's next announcement. The opponent's clock
    /// is not charged for it.
    ///
    /// # Errors
    /// Why nothing is replaced.
    pub(super) fn handle_mishearing(
        &mut self,
        who: Color,
        words: &Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        if !self.course.started {
            return Err(Refusal::NotStarted);
        }
        if let Some(outcome) = self.course.outcome {
            // The end was told: from then on the record is both players', or the arbiter's.
            let last = self.moves_in_force().next_back().filter(|last| last.player != who && !last.ruled);
            let open = last.is_some() && !self.has_answered_before_end(who);
            return match open && (outcome.is_decided_by_moves() || outcome.is_decided_by_act()) {
                true => self.claim_correction(who, *words, at, out),
                false => Err(Refusal::GameIsOver),
            };
        }
        if self.has_case_about_last_move() {
            return Err(Refusal::CasePending);
        }
        if self.is_envelope_closed() {
            self.check_what_counts(ActGroup::Misheard, who)?;
        }
        if self.turn.reply.as_ref().is_some_and(|reply| reply.player == who) {
            return Err(Refusal::MisheardTooLate);
        }
        if let Some(reply) = self.turn.reply.clone().filter(|reply| reply.player != who && reply.entered) {
            let was = reply.description;
            return self.correct_reply(reply, AnnouncementManner::Misheard { was }, words, out);
        }
        self.check_what_counts(ActGroup::Misheard, who)?;
        match self.turn.pending.clone() {
            Some(pending) if pending.player == who => {
                let answered = self.moves_in_force().any(|half_move| half_move.player != who);
                return Err(if answered { Refusal::MisheardTooLate } else { Refusal::NothingMisheard });
            }
            Some(pending) => return self.mishear_pending(who, pending, words, at, out),
            None => {}
        }
        if self.turn.replied == Some(who) {
            return Err(Refusal::MisheardTooLate);
        }
        match self.claims.offence.as_ref().filter(|_| self.claims.offence_as != Offence::Unclaimed) {
            // His own announcement was illegal, but it was his next announcement.
            Some(offence) if offence.player == who => return Err(Refusal::MisheardTooLate),
            Some(_) if self.claims.offence_settled => return Err(Refusal::MisheardTooLate),
            // The mover has confirmed it by his own key: both players change it, or the arbiter (7.5.1, 7.5.5).
            Some(_) => return self.claim_correction(who, *words, at, out),
            None => {}
        }
        match self.course.half_moves.iter().rposition(|half_move| !half_move.withdrawn) {
            Some(index) if self.course.half_moves[index].ruled && self.course.half_moves[index].player != who => {
                Err(Refusal::FixedByRuling)
            }
            // It came out of an envelope that the arbiter has opened.
            Some(index) if self.course.half_moves[index].player != who && self.course.unsealed == Some(self.ply()) => {
                Err(Refusal::FixedByRuling)
            }
            // It was answered, and the answer went back with what the arbiter has taken back.
            Some(index) if self.course.half_moves[index..].iter().any(|half_move| half_move.player == who) => {
                Err(Refusal::MisheardTooLate)
            }
            Some(index) if self.course.half_moves[index].player != who => {
                self.mishear_completed(who, index, words, at, out)
            }
            Some(index) if index > 0 => Err(Refusal::MisheardTooLate),
            _ => Err(Refusal::NothingMisheard),
        }
    }

    fn mishear_pending(
        &mut self,
        who: Color,
        pending: PendingMove,
        words: &Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let reading = self.read_move(&self.course.position, words)?;
        self.check_correction_differs(&pending.description, &reading.telling)?;
        let manner = AnnouncementManner::Misheard { was: pending.description };
        let utterance = self.announce_move(pending.player, manner, reading.telling, out);
        let MoveReading { telling, legal } = reading;
        if pending.pressed.is_some() && !self.is_blind(pending.player) && self.course.suspended.is_none() {
            // His clock waited for the last word of what was pressed; what he mends of it is said on his own time.
            self.clock.start_player_clock(who, at);
        }
        self.turn.pending =
            Some(PendingMove { description: telling, legal, utterance, heard: None, made: None, ..pending });
        self.rebase_listener(who, self.ply() + 1, &telling);
        self.announce_new_differences(out);
        let given_up = self.give_up_own_claim(who, at, out);
        if self.turn.unconfirmed {
            // It was entered after its press: judged anew, and where nothing rests on it play goes on.
            self.stop_awaiting_entry_key();
            let uncharged = self.charge_entry(who, at, out);
            self.complete_or_await_entry_key(at, out);
            self.propose_time_held_for_entry(who, uncharged, at, out);
        }
        self.judge_given_up_claim(who, given_up, at, out);
        Ok(())
    }

    /// Nobody stops his own clock by words that he takes back himself: it has run on while they stood, whatever came
    /// between. Where play does not stand for something else his clock runs. Returns the time that is not charged, because
    /// his flag would fall by it: that is for the arbiter, or for both.
    fn charge_entry(&mut self, who: Color, at: Moment, out: &mut Effects) -> Option<Span> {
        let stood = self.turn.entry_stood.take().filter(|stood| *stood >= CHARGED_FROM).unwrap_or(Span::ZERO);
        let falls = |left: Span| left > Span::ZERO && left <= stood && self.follows_revision(6);
        let uncharged = self.clock.time_left(who, at).is_some_and(falls).then_some(stood);
        let stood = if uncharged.is_some() { Span::ZERO } else { stood };
        let stands = self.course.suspended.is_some();
        if stands && stood == Span::ZERO {
            return uncharged;
        }
        self.clock.start_player_clock(who, Moment::from_millis(at.as_millis().saturating_sub(stood.as_millis())));
        if stood > Span::ZERO {
            out.announce_in_hall(EffectKind::EntryCharged { player: who, time: stood });
            self.advance_to(at, out);
        }
        if stands {
            self.clock.stop(at);
        }
        uncharged
    }

    /// Proposes the time that was not charged, unless the move has ended the game or another case stands. Where the mended
    /// move awaits its player's key as well, that time goes on.
    fn propose_time_held_for_entry(&mut self, who: Color, time: Option<Span>, at: Moment, out: &mut Effects) {
        let Some((time, left)) = time.zip(self.clock.time_left(who, at)) else { return };
        if self.turn.unconfirmed {
            self.turn.entry_stood = Some(time);
            return;
        }
        if self.course.outcome.is_some() || self.claims.remedy.is_some() {
            return;
        }
        let measures = vec![claim::Measure::RemoveTime { player: who, time }];
        let remedy = claim::Remedy::from_record(who, claim::RemedyCause::HeldForEntry { time, left }, measures);
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
    }

    /// Both players have agreed, or the arbiter has found, that a move withdrawn as illegal was another one. Play goes on by
    /// their own acts.
    fn correct_offence(&mut self, offence: &PendingMove, reading: MoveReading, at: Moment, out: &mut Effects) {
        let who = !offence.player;
        self.drop_unconfirmed_word(out);
        self.forgive(offence.player);
        self.claims.forget_illegal_move();
        let manner = AnnouncementManner::Misheard { was: offence.description };
        let utterance = self.announce_move(offence.player, manner, reading.telling, out);
        if let Some(SuspensionCause::IllegalMove | SuspensionCause::BoardsDiffer) = self.course.suspended {
            self.course.suspended = Some(SuspensionCause::Claim);
        }
        self.clock.complete_move(offence.player, at);
        self.turn.entry_stood = None;
        let MoveReading { telling, legal } = reading;
        let ply = self.ply() + 1;
        if !self.rebase_listener(who, ply, &telling) {
            self.note_unexecuted_half_move(offence.player);
        }
        self.turn.pending = Some(PendingMove {
            pressed: Some(at),
            ..PendingMove { description: telling, legal, utterance, ..offence.clone() }
        });
        self.complete_pending_move(at, out);
    }

    /// An illegal move that was only misheard was none.
    fn forgive(&mut self, by: Color) {
        if self.is_illegal_move_counted_against(by) {
            let count = self.claims.offences.get_mut(by);
            *count = count.saturating_sub(1);
            self.claims.remedy.take_if(|remedy| matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. }));
        }
    }

    /// The latest completed half-move is replaced by what was really announced.
    fn mishear_completed(
        &mut self,
        who: Color,
        index: usize,
        words: &Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.reenter((who, index), words, |was| AnnouncementManner::Misheard { was }, at, out)?;
        let given_up = self.give_up_own_claim(who, at, out);
        self.complete_or_await_entry_key(at, out);
        self.judge_given_up_claim(who, given_up, at, out);
        Ok(())
    }

    /// Who mends the move on which his claim of a draw rests has given the claim up: it is about nothing any more, and no key
    /// that is pressed for the mended move settles it.
    fn give_up_own_claim(&mut self, who: Color, at: Moment, out: &mut Effects) -> Option<GivenUpClaim> {
        let remedy = self.claims.remedy.as_ref().filter(|_| self.is_pending_claim_of(who))?;
        let Some(claim::Claim::Draw { ground, with }) = remedy.claim else { return None };
        let posed = self.claims.posed.take().unwrap_or(at);
        self.claims.remedy = None;
        self.drop_unconfirmed_word(out);
        Some(GivenUpClaim { ground, with, posed })
    }

    /// Judges the given-up claim of a draw by the mended move. If the claim is wrong now, it has the penalty of a wrong claim
    /// (9.5.3). Otherwise the claimant may claim again, and both players must agree before play resumes.
    fn judge_given_up_claim(&mut self, who: Color, given_up: Option<GivenUpClaim>, at: Moment, out: &mut Effects) {
        let Some(GivenUpClaim { ground, with, posed }) = given_up else { return };
        let stands = self.course.outcome.is_none() && self.course.suspended == Some(SuspensionCause::Claim);
        let judged = stands && self.turn.pending.is_none() && self.claims.remedy.is_none();
        let written = with.map(|words| self.read_move(&self.course.position, &words));
        let right = match written {
            Some(Err(_)) => false,
            Some(Ok(written)) => self.has_draw_ground(ground, Some(&written)),
            None => self.has_draw_ground(ground, None),
        };
        out.announce_in_hall(match judged && !right {
            true => EffectKind::ClaimChecked { player: who, right: false, corrected: true },
            false => EffectKind::ClaimSuperseded { player: who },
        });
        if !stands || judged && !right && self.propose_wrong_claim_penalty(who, posed, at, out) {
            return;
        }
        self.record_arbiter_call(Some(who), posed);
    }

    /// The same by a settled case: both players, or the arbiter, have spoken already.
    pub(super) fn correct_completed_move(
        &mut self,
        who: Color,
        index: usize,
        words: &Announcement,
        manner: fn(MoveDescription) -> AnnouncementManner,
        at: Moment,
        out: &mut Effects,
    ) {
        if self.reenter((who, index), words, manner, at, out).is_err() {
            return;
        }
        let (after, ruled) = (self.course.half_moves[index].after, self.course.half_moves[index].ruled);
        let place = self.course.half_moves.len();
        self.complete_pending_move(at, out);
        // What stood by a ruling may never have been pressed.
        if let Some(corrected) = self.course.half_moves.get_mut(place).filter(|_| ruled) {
            corrected.after = after;
        }
    }

    /// A case is settled: the latest half-move is put right, whether it is completed or not.
    pub(super) fn correct_latest_half_move(&mut self, words: &Announcement, at: Moment, out: &mut Effects) {
        let Some(pending) = self.turn.pending.clone() else {
            let offence = self.claims.offence.clone().filter(|_| self.claims.has_withdrawn_offence());
            if let Some(offence) = offence {
                let Ok(reading) = self.read_move(&self.course.position, words) else { return };
                return self.correct_offence(&offence, reading, at, out);
            }
            let last = self.course.half_moves.iter().rposition(|half_move| !half_move.withdrawn);
            let Some(index) = last else { return };
            let listener = !self.course.half_moves[index].player;
            let misheard = |was| AnnouncementManner::Misheard { was };
            return self.correct_completed_move(listener, index, words, misheard, at, out);
        };
        let Ok(MoveReading { telling, legal }) = self.read_move(&self.course.position, words) else { return };
        self.lapse_reply(LapseReason::Withdrawn, out);
        let utterance = self.announce_move(
            pending.player,
            AnnouncementManner::Corrected { was: pending.description },
            telling,
            out,
        );
        let by = pending.player;
        self.turn.pending =
            Some(PendingMove { description: telling, legal, utterance, heard: None, made: None, ..pending });
        self.rebase_listener(!by, self.ply() + 1, &telling);
        self.announce_new_differences(out);
    }

    /// The latest half-move was mended after the game had ended by an act: the act stands, and ends the game in the position
    /// after the mended move, unless that move has ended it before.
    pub(super) fn end_again_after_mended_move(&mut self, ended: Outcome, at: Moment, out: &mut Effects) {
        if self.course.outcome.is_some() {
            return;
        }
        if let Some(remedy) = self.claims.remedy.as_mut().filter(|remedy| remedy.is_game_ending()) {
            if remedy.otherwise.is_empty() {
                remedy.otherwise.push(Measure::EndGame(ended));
            }
            return;
        }
        match ended {
            Outcome::Win { winner, reason: WinReason::FlagFall } => self.lose_on_time(!winner, at, out),
            Outcome::Win { winner, reason: WinReason::Resignation } => {
                self.end_game(self.outcome_of_resignation(!winner), at, out);
            }
            _ => self.end_game(ended, at, out),
        }
    }

    /// Takes the half-move back and puts what was really announced in its place, pressed and not completed.
    ///
    /// # Errors
    /// Why the words name no move.
    fn reenter(
        &mut self,
        (who, index): (Color, usize),
        words: &Announcement,
        manner: fn(MoveDescription) -> AnnouncementManner,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let old: HalfMove = self.course.half_moves[index].clone();
        let reading = self.read_move(&old.before, words)?;
        self.check_correction_differs(&old.description, &reading.telling)?;
        let utterance = self.announce_move(old.player, manner(old.description), reading.telling, out);
        self.restore_touches_of_misheard_move(who);
        self.course.half_moves[index].withdrawn = true;
        self.course.position = old.before.clone();
        let ply = self.ply() + 1;
        self.scores.iter_mut().for_each(|score| score.erase_program_written_line(ply));
        self.rebase_listener(who, ply, &reading.telling);
        let executed = self.rebase_mover(ply, &old);
        let pressed = old.after.map_or(old.at, |after| after.at).min(at);
        self.course.interrupted = None;
        if self.course.outcome.take().is_some() && self.course.suspended.is_none() {
            self.clock.start_player_clock(who, at);
        }
        let MoveReading { telling, legal } = reading;
        // It is the other's word: much that rests on it awaits the mover's key.
        let entered = true;
        let pending = PendingMove {
            pressed: Some(pressed),
            executed,
            entered,
            ..PendingMove::new(old.player, telling, legal, utterance)
        };
        self.turn.pending = Some(pending);
        if self.claims.has_unclaimed_illegal_move(old.player) {
            self.claims.forget_illegal_move();
        }
        Ok(())
    }

    /// Puts the mended move in the place of the one that the listener's board should show, where he has told its
    /// execution already. Returns whether he had.
    fn rebase_listener(&mut self, listener: Color, ply: u32, mended: &MoveDescription) -> bool {
        let homes = self.castling_homes();
        let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(listener) else { return false };
        let Some(mut announced) = stated.undo_for_half_move(ply).map(|before| before.announced.clone()) else {
            return false;
        };
        apply_named_move(&mut announced, !listener, mended.named, mended.en_passant, &homes);
        stated.announced = announced;
        true
    }

    /// Takes the misheard move off what the mover's board should show. What the board shows follows where it got the
    /// move by nothing but the entry; where he told what he executed, that stays, and is returned.
    fn rebase_mover(&mut self, ply: u32, old: &HalfMove) -> Option<Transfer> {
        let homes = self.castling_homes();
        let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(old.player) else { return None };
        let from = old.played.from().unwrap_or(old.played.to());
        let told = Some(Transfer { from, to: old.played.to(), placed: None });
        let Some(before) = stated.undo_for_half_move(ply).cloned() else {
            stated.announced = old.before.board().clone();
            return told;
        };
        stated.announced = before.announced;
        let mut by_entry = before.shows.clone();
        apply_named_move(&mut by_entry, old.player, old.description.named, old.description.en_passant, &homes);
        if before.by_word && stated.shows == by_entry {
            stated.shows = before.shows;
            return None;
        }
        told
    }

    /// Practice: takes moves back until `who` is to move.
    pub(super) fn undo_moves_in_practice(&mut self, who: Color, at: Moment, out: &mut Effects) {
        if !self.is_practice() {
            return out.refuse(who, Refusal::PracticeOnly);
        }
        if self.is_envelope_closed() {
            return out.refuse(who, Refusal::EnvelopeClosed);
        }
        let announced = self.turn.pending.as_ref().is_some_and(|pending| pending.player == who);
        let any = self.turn.pending.is_some() || self.moves_in_force().next().is_some();
        // At two stations nobody takes back what is the other's alone.
        if !any
            || self.is_at_two_stations()
                && !announced
                && !self.moves_in_force().any(|half_move| half_move.player == who)
        {
            return out.refuse(who, Refusal::NothingToTakeBack);
        }
        self.drop_unconfirmed_word(out);
        let counted = self.is_press_counted();
        self.stop_awaiting_entry_key();
        self.turn.reply = None;
        // What a withdrawn move was given is taken off what is left now, not off an earlier reading.
        self.clock.stop(at);
        let mut half_moves = 0;
        if let Some(pending) = self.turn.pending.take() {
            half_moves += 1;
            if counted {
                self.clock.withdraw_completed_move(pending.player);
            }
        }
        if let Some(replied) = self.turn.replied.take() {
            self.clock.withdraw_completed_move(replied);
        }
        while !(half_moves > 0 && self.course.position.turn() == who) {
            let Some(index) = self.course.half_moves.iter().rposition(|half_move| !half_move.withdrawn) else { break };
            let half_move = &mut self.course.half_moves[index];
            half_move.withdrawn = true;
            self.course.position = half_move.before.clone();
            self.clock.withdraw_completed_move(half_move.player);
            half_moves += 1;
        }
        self.forget_boards_and_scores_from(self.ply() + 1);
        self.claims.offence = None;
        self.turn.early.clear();
        self.forget_all_touches();
        self.claims.bound = None;
        self.adjournment = None;
        // What was claimed of moves that were taken back, and what they cost, is taken back with them.
        self.claims.offences = ByColor::default();
        (self.claims.remedy, self.claims.counted, self.claims.ruled_illegal) = (None, None, None);
        self.claims.postponed = None;
        self.course.suspended = self
            .course
            .suspended
            .filter(|cause| !matches!(cause, SuspensionCause::IllegalMove | SuspensionCause::Claim));
        self.suspend_for_lost_link();
        if self.course.suspended.is_none() {
            self.clock.start_player_clock(self.course.position.turn(), at);
        }
        let last = self.moves_in_force().last().map(|last| last.description);
        self.links.repeated = last.map(|last| (self.ply(), last.named)); // What stands was answered once.
        let turn = Some(NamedColor(self.course.position.turn()));
        out.announce_in_hall(EffectKind::TakenBack { half_moves, turn, last });
    }

    /// A player tells what he has written for the latest half-move; the scores are compared by what they mean.
    pub(super) fn write_in_score(
        &mut self,
        who: Color,
        text: &ForeignText,
        words: Option<Announcement>,
        out: &mut Effects,
    ) {
        let Some((ply, before)) = self.latest_half_move() else {
            return out.refuse(who, Refusal::NothingAnnounced);
        };
        let readable = words.is_some_and(|words| self.meaning_of_written_words(ply, &before, &words).is_some());
        let line = ScoreLine { text: text.clone(), words };
        if let Err(refusal) = self.check_changes(!self.scores.get(who).has_line(ply, &line)) {
            return out.refuse(self.recipient_of(who), refusal);
        }
        self.scores.get_mut(who).write_line(ply, line);
        out.announce_in_hall(EffectKind::ScoreRecorded { player: who, ply, readable });
        self.announce_score_comparison(ply, &before, out);
    }

    /// Compares what both have written for a half-move, where both are known, by what it means.
    pub(super) fn announce_score_comparison(&mut self, ply: u32, before: &Chess, out: &mut Effects) {
        let (Some(white), Some(black)) = (self.scores.white.line(ply), self.scores.black.line(ply)) else { return };
        if !self.is_same_move_written(ply, before, white, black) {
            let [white_move, black_move] = [white, black].map(|line| self.move_named_by_line(ply, before, line));
            let (white, black) = (white.text.clone(), black.text.clone());
            out.announce_in_hall(EffectKind::ScoresDiffer { ply, white, black, white_move, black_move });
        }
    }
}
