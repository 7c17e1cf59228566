//! Take the clock keys: whose press counts, when, and what is still missing (D.2.3).
//!
//! At a shared keyboard the owner types words and moves for his opponent, who confirms them. The key for that is never his
//! clock's: he may be about to press the clock when he is asked, and one key for both would stop his hand on a running
//! clock or, pressed twice in haste, make him resign. So his clock key, his own button and the lever of his board press his
//! clock or do nothing; and what his clock key overtakes is dropped, for he plays on.
//!
//! What was entered for him is confirmed only by a key that comes after its last word: before it he cannot know what
//! stands there, and the key was meant for something else.

use super::act::Act;
use super::turn::SpokenWord;
use super::{Effects, Referee};
use crate::board::Transfer;
use crate::claim::Claim;
use crate::effect::EffectKind;
use crate::event::{EventSource, OpponentsWord};
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::refusal::{MissingCondition, Refusal};
use crate::seat::Color;
use shakmaty::Board as Placement;

impl Referee {
    /// Whether a word spoken for this player awaits his key.
    pub(super) fn is_word_awaiting_key_of(&self, by: Color) -> bool {
        self.turn.word.is_some() && by != self.terms.owner
    }

    /// The actor's key was pressed; refusals go to the recipient, at whose keyboard it is.
    pub(super) fn handle_key_press(&mut self, act: Act, at: Moment, out: &mut Effects) {
        if self.can_confirm_by_clock_key(act.actor) {
            return self.handle_confirmation(act, at, out);
        }
        if self.is_entry_awaiting_key_of(act.actor) {
            return out.refuse(act.recipient, Refusal::EntryNotConfirmed { player: act.actor });
        }
        let told = out.0.len();
        // A press of his own after the last word confirms what stands there.
        let own = self.turn.pending.as_mut().filter(|pending| pending.player == act.actor && pending.heard.is_some());
        own.into_iter().for_each(|pending| pending.pressed_unheard = false);
        self.press_clock(act, at, out);
        let refused = out.0[told..].iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)));
        if !refused {
            // Who presses his clock plays on: no word waits any more.
            let pressed = out.0.split_off(told);
            self.drop_unconfirmed_word(out);
            out.0.extend(pressed);
        }
    }

    /// Whether something that was typed for this player awaits his confirmation.
    pub(super) fn is_awaiting_confirmation_of(&self, by: Color) -> bool {
        self.is_word_awaiting_key_of(by) || self.is_entry_awaiting_key_of(by)
    }

    /// Whether a move was entered for this player at the shared keyboard, and he has joined at a station of his own since: there
    /// his clock key is his alone, and the only one he has.
    pub(super) fn can_confirm_by_clock_key(&self, by: Color) -> bool {
        self.is_entry_awaiting_key_of(by) && self.has_own_station(by)
    }

    /// The actor confirms what was typed for him: a word before a move.
    pub(super) fn handle_confirmation(&mut self, act: Act, at: Moment, out: &mut Effects) {
        let unheard = |pending: &PendingMove| pending.heard.is_none();
        if self.is_word_awaiting_key_of(act.actor) {
            self.confirm_word(act.actor, at, out);
        } else if self.is_entry_blocked_by_case() {
            out.refuse(self.recipient_of(act.actor), Refusal::CasePending);
        } else if self.turn.pending.as_ref().is_some_and(unheard) {
            out.refuse(act.recipient, Refusal::EntryNotConfirmed { player: act.actor });
        } else {
            self.confirm_entry(act, at, out);
        }
    }

    /// A press that is for the clock: the player's own, or the assistant's for him.
    pub(super) fn press_clock(&mut self, act: Act, at: Moment, out: &mut Effects) {
        if self.can_press_close_envelope(act.actor) {
            return self.close_envelope(act, at, out);
        }
        if self.press_reply(act, at, out) || self.press_with_other_hands(act.actor, at, out) {
            return;
        }
        let Some(pending) = self.turn.pending.as_ref().filter(|pending| pending.player == act.actor) else {
            return self.press_without_move(act, at, out);
        };
        if pending.pressed.is_some() {
            return out.refuse(act.recipient, Refusal::AlreadyPressed);
        }
        let (heard, unheard, meets_offer) = (pending.heard.is_some(), pending.pressed_unheard, pending.meets_offer);
        if self.is_blind(act.actor) {
            if let Some(missing) = self.missing_on_sensed_board(pending) {
                let pending = pending.clone();
                return self.refuse_press(&pending, missing, act.recipient, out);
            }
            if let Some(missing) =
                pending.missing_condition_on_board(self.boards.known.get(act.actor), &self.castling_homes())
            {
                return out.refuse(act.recipient, Refusal::NotMade(missing));
            }
            // Other squares refuse no press, and both players know of them before it counts (D.2.8).
            self.announce_difference_from_own_move(act.actor, out);
            if !heard {
                self.apply_key_as_own_act(act.actor, meets_offer, out);
                self.keep_press(at);
                return out.send_to_seat(act.actor, EffectKind::PressKept);
            }
        } else if !heard && self.terms.clock_waits {
            // D.2.4: his own clock stops on arrival, whatever is still being spoken.
            self.apply_key_as_own_act(act.actor, meets_offer, out);
            self.clock.complete_move(act.actor, at);
            self.keep_press(at);
            return out.announce_in_hall(EffectKind::PressWaits { player: act.actor });
        }
        self.apply_key_as_own_act(act.actor, meets_offer, out);
        self.clock.complete_move(act.actor, at);
        self.clock.start_player_clock(!act.actor, at);
        if unheard {
            // It was pressed before he could know what was entered for him, or what that was mended to.
            self.keep_press(at);
            return self.complete_or_await_entry_key(at, out);
        }
        self.complete_pending_move(at, out);
    }

    /// A player's key makes what was entered for him his own act: it ends what an announcement of his own ends.
    pub(super) fn apply_key_as_own_act(&mut self, by: Color, meets_offer: Option<Moment>, out: &mut Effects) {
        self.end_complaint_right(by);
        // What was offered after it was entered stands: the move was told before.
        if meets_offer.is_some() && meets_offer == self.claims.offered {
            self.lapse_opponents_draw_offer(by, out);
        }
    }

    /// Whether the press of the move in the making has been counted: a blind player's is kept until the last word, but for
    /// a move that was entered after it.
    pub(super) fn is_press_counted(&self) -> bool {
        let pressed = self.turn.pending.as_ref().filter(|pending| pending.pressed.is_some());
        pressed.is_some_and(|pending| self.turn.unconfirmed || !self.is_blind(pending.player))
    }

    fn keep_press(&mut self, at: Moment) {
        if let Some(pending) = self.turn.pending.as_mut() {
            pending.pressed = Some(at);
        }
    }

    fn press_without_move(&mut self, act: Act, at: Moment, out: &mut Effects) {
        use shakmaty::Position;
        if self.turn.replied == Some(act.actor) {
            out.refuse(act.recipient, Refusal::AlreadyPressed);
        } else if self.turn.replied.is_some() {
            out.refuse(act.recipient, Refusal::MoveNotEntered);
        } else if let Some(pending) = &self.turn.pending {
            let kept = self.is_press_kept();
            let told = Some((pending.utterance, kept));
            if self.turn.early_press == told && self.follows_revision(6) {
                return out.refuse(act.recipient, Refusal::OpponentHasNotPressed);
            }
            self.turn.early_press = told;
            out.announce_in_hall(EffectKind::EarlyPress { player: act.actor, counts: false, kept });
        } else if self.course.position.turn() != act.actor {
            out.refuse(act.recipient, Refusal::ClockNotRunning { player: act.actor });
        } else if self.is_blind(act.actor) {
            out.refuse(act.recipient, Refusal::NotMade(MissingCondition::Announcement));
        } else if self.has_own_station(act.actor) && !self.has_judged_board(act.actor) {
            // The move cannot be entered at a shared keyboard, and no board shows it.
            out.refuse(act.recipient, Refusal::NoMoveMade);
        } else {
            let shown = self.board_telling_lifts(act.actor);
            self.press_before_entry(act.actor, shown.as_ref(), at, out);
        }
    }

    /// A sighted player presses, and no move of the player's is announced: what the board shows is judged, or the move is entered.
    pub(super) fn press_before_entry(&mut self, by: Color, shown: Option<&Placement>, at: Moment, out: &mut Effects) {
        self.clock.complete_move(by, at);
        self.clock.start_player_clock(!by, at);
        self.turn.replied = Some(by);
        self.turn.shown_at_press.clear();
        self.end_complaint_right(by);
        // The press answers an illegal move before it: that one can be corrected as misheard no longer.
        self.claims.forget_illegal_move();
        if let Some(shown) = shown {
            self.handle_unclear_board_at_press(by, shown, at, out);
        }
        if self.turn.replied == Some(by) && self.claims.remedy.is_none() {
            out.announce_in_hall(EffectKind::PressedBeforeEntry { player: by });
        }
        self.lapse_opponents_draw_offer(by, out);
    }

    /// Escape, or any key while the assistant is about to press.
    pub(super) fn cancel_press(&mut self, who: Color, out: &mut Effects) {
        if self.turn.word.is_some() {
            // Taken back, it asserts nothing.
            self.drop_word(out);
            return;
        }
        if self.turn.reply.as_mut().is_some_and(|reply| reply.player == who && reply.pressed.take().is_some()) {
            return out.send_to_seat(who, EffectKind::PressCancelled);
        }
        let blind = self.is_blind(who);
        let kept = self.turn.pending.as_mut().filter(|pending| pending.player == who && blind).is_some_and(|pending| {
            let kept = pending.pressed.take().is_some();
            pending.assistant_at.take().is_some() || kept
        });
        match kept {
            true => out.send_to_seat(who, EffectKind::PressCancelled),
            false => out.refuse(who, Refusal::NothingPressed),
        }
    }

    /// A kept press of a blind player does not outlive an interruption.
    pub(super) fn cancel_kept_press(&mut self, out: &mut Effects) {
        if self.turn.unconfirmed {
            // It was pressed before it was entered: that press has counted.
            return;
        }
        let Some(by) = self.turn.pending.as_ref().map(|pending| pending.player).filter(|by| self.is_blind(*by)) else {
            return;
        };
        if let Some(pending) = self.turn.pending.as_mut() {
            pending.assistant_at = None;
            if pending.pressed.take().is_some() {
                out.send_to_seat(by, EffectKind::PressCancelled);
            }
        }
    }

    /// The owner of the keyboard speaks a word for his opponent, whose own key will confirm it.
    /// What would be refused is refused at once: a key pressed after that would be one for the clock.
    pub(super) fn record_word_for_opponent(&mut self, word: &OpponentsWord, out: &mut Effects) {
        // His consent to his own claim takes it back, and is asked so.
        let withdraws = *word == OpponentsWord::Consent && self.is_pending_claim_of(!self.terms.owner);
        let word = if withdraws { &OpponentsWord::Withdraw } else { word };
        if let Err(refusal) = self.check_word_for_opponent(word) {
            return out.refuse(self.terms.owner, refusal);
        }
        let by = !self.terms.owner;
        self.drop_code(out);
        // A claim that is typed again was said the first time.
        let before = self.turn.word.as_ref().and_then(|spoken| spoken.claimed);
        self.drop_unconfirmed_word(out);
        let claims = *word == OpponentsWord::Flag && self.is_flag_claim_in_time(by, self.now);
        let claimed = claims.then(|| before.unwrap_or(self.now));
        self.turn.word = Some(SpokenWord { word: word.clone(), again: None, resumes: false, claimed });
        out.announce_in_hall(EffectKind::ConfirmationAsked { player: by, word: word.clone() });
        if claims && self.turn.pending.as_ref().is_some_and(|pending| pending.player != by) {
            // The press would complete the owner's move after the claim.
            self.cancel_kept_press(out);
        }
    }

    /// Whether a word of the opponent's would count as soon as he confirms it.
    ///
    /// # Errors
    /// Why it would be refused.
    fn check_word_for_opponent(&self, word: &OpponentsWord) -> Result<(), Refusal> {
        let (by, at) = (!self.terms.owner, self.now);
        match word {
            OpponentsWord::Accept => self.check_can_accept_draw(by).map(drop),
            OpponentsWord::Withdraw if !self.is_pending_claim_of(by) => Err(Refusal::ConsentNotYours),
            OpponentsWord::Consent | OpponentsWord::Withdraw => self.outcome_of_consent(by).map(drop),
            OpponentsWord::Resume => self.check_can_resume(by.into(), by),
            OpponentsWord::Draw => self.check_draw_not_too_early(),
            OpponentsWord::Touch(square) => self.check_touch(by, *square),
            OpponentsWord::Adjust => self.check_adjusting(by),
            OpponentsWord::Resign => self.check_can_resign(by, at).map(drop),
            OpponentsWord::Claim(claim @ (Claim::Draw { .. } | Claim::Checkmate { .. } | Claim::Stalemate { .. })) => {
                self.check_claim(by, claim, at)
            }
            // One case is settled at a time.
            OpponentsWord::Flag if self.claims.remedy.is_some() => self.check_flag_claim(by, at),
            OpponentsWord::Claim(claim) if self.claims.remedy.is_some() => self.check_claim(by, claim, at),
            _ => Ok(()),
        }
    }

    /// A word is left unconfirmed. A touch that was asserted by it is for the arbiter (4.8).
    pub(super) fn drop_unconfirmed_word(&mut self, out: &mut Effects) {
        if let Some(OpponentsWord::Touch(square)) = self.drop_word(out)
            && self.follows_revision(8)
        {
            self.report_to_desk(EffectKind::TouchAsserted { player: !self.terms.owner, square }, out);
        }
    }

    fn drop_word(&mut self, out: &mut Effects) -> Option<OpponentsWord> {
        let SpokenWord { word, .. } = self.turn.word.take()?;
        out.announce_in_hall(EffectKind::ConfirmationDropped { player: !self.terms.owner, word: word.clone() });
        Some(word)
    }

    fn confirm_word(&mut self, by: Color, at: Moment, out: &mut Effects) {
        let Some(SpokenWord { word, again, resumes, claimed }) = self.turn.word.take() else { return };
        // At a keyboard that both use a key proves little: what ends the game or settles a case is spelled out in the hall
        // and confirmed once more, and stands marked in the record.
        let weighty = match word {
            OpponentsWord::Resign | OpponentsWord::Resume | OpponentsWord::Claim(Claim::Draw { .. }) => true,
            // What is refused anyway need not be confirmed twice.
            OpponentsWord::Accept => self.check_can_accept_draw(by).is_ok(),
            OpponentsWord::Consent | OpponentsWord::Withdraw => self.outcome_of_consent(by).is_ok(),
            OpponentsWord::Draw => !self.is_draw_too_early() && self.claims.offer.is_none(),
            _ => false,
        };
        // A key of his own device is nobody else's.
        let own_key = self.port == EventSource::OpponentKey;
        // To go on costs nothing, but where it carries out what is proposed against him.
        let burdens = self.claims.remedy.as_ref().is_some_and(|remedy| remedy.burdened == by);
        if weighty && !own_key && again.is_none() && (word != OpponentsWord::Resume || burdens) {
            self.turn.word = Some(SpokenWord { word: word.clone(), again: Some(at), resumes, claimed });
            return out.announce_in_hall(EffectKind::ConfirmationAskedAgain { player: by, word });
        }
        let (marked, told) = ((weighty && !own_key).then(|| word.clone()), out.0.len());
        // The key that completes the act is its moment (5.2.3, 9.5); in older journals it is that of the first.
        let said = again.filter(|_| !self.follows_revision(6)).unwrap_or(at);
        match word {
            OpponentsWord::Flag => {
                let act = Act { actor: by, recipient: self.terms.owner };
                let judged = self.claim_flag_as_of(act, claimed.unwrap_or(at), at, out);
                out.refuse_if_err(self.terms.owner, judged);
            }
            OpponentsWord::Accept => {
                let accepted = self.accept_draw(by, said, at, out);
                out.refuse_if_err(self.terms.owner, accepted);
            }
            OpponentsWord::Claim(word @ Claim::Draw { ground, with }) if self.follows_revision(6) => {
                let checked = self.check_claim(by, &word, at);
                let claimed = checked.and_then(|()| self.claim_draw_as_of(by, (ground, with), said, at, out));
                out.refuse_if_err(self.terms.owner, claimed);
            }
            _ => self.carry_out(by, &word, at, out),
        }
        if resumes && self.claims.remedy.is_none() && self.course.outcome.is_none() && self.course.suspended.is_some() {
            self.resume_play(at, self.terms.owner.into(), self.terms.owner, out);
        }
        // What was refused rests on nobody's key.
        let refused = out.0[told..].iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)));
        if let Some(word) = marked.filter(|_| !refused) {
            self.report_to_desk(EffectKind::SharedKeyboard { player: by, word }, out);
        }
    }

    /// `by`'s word counts.
    fn carry_out(&mut self, by: Color, word: &OpponentsWord, at: Moment, out: &mut Effects) {
        // What is refused is told where the keyboard is.
        let act = Act { actor: by, recipient: self.terms.owner };
        let done = match *word {
            OpponentsWord::Accept => self.accept_draw(by, at, at, out),
            OpponentsWord::Resign => self.resign(by, at, out),
            OpponentsWord::Claim(ref claim) => self.claim(act, claim, at, out),
            _ => Ok(()),
        };
        out.refuse_if_err(act.recipient, done);
        match *word {
            OpponentsWord::Accept | OpponentsWord::Resign | OpponentsWord::Flag | OpponentsWord::Claim(_) => {}
            OpponentsWord::Draw => self.offer_draw(act, out),
            OpponentsWord::Decline => self.decline_draw(act, out),
            OpponentsWord::Arbiter => self.call_arbiter(by, at, out),
            OpponentsWord::Resume => self.agree_to_resume(by, at, out),
            OpponentsWord::Adjust => self.handle_adjusting(by, out),
            OpponentsWord::Touch(square) => self.record_touch(by, square, out),
            OpponentsWord::Repeat(ref words) => self.repeat(by, words, out),
            OpponentsWord::Execute { from, to, placed } => {
                self.record_execution(by, Transfer { from, to, placed }, out)
            }
            OpponentsWord::Write { ref text, ref words } => self.write_in_score(by, text, *words, out),
            OpponentsWord::Withdraw if !self.is_pending_claim_of(by) => {
                out.refuse(act.recipient, Refusal::ConsentNotYours)
            }
            OpponentsWord::Consent | OpponentsWord::Withdraw => self.consent(act, at, out),
        }
    }
}
