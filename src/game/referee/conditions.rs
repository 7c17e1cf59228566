//! Follow the conditions under which a move is made (D.2.3, D.2.4), in whatever order they are met.
//!
//! A blind player's move is made when its last word was heard and, where his board is sensed, the pegs show it: they
//! prove conditions (a) and (b). Without them the announcement proves (c) alone, and his word is taken for the rest. A
//! sighted player's move is made when he has carried it out; at a station of his own that is his board's to show.

use super::evidence::hand_transfer_of_move;
use super::{Effects, Referee};
use crate::board::BoardKnowledge;
use crate::moment::Moment;
use crate::pending::{MakingProof, MakingRecord, PendingMove};
use crate::ruling::AssistantDuty;
use crate::seat::{ByColor, Color};

impl Referee {
    /// The last word of an utterance was heard: the third condition of D.2.3.
    pub(super) fn handle_utterance_heard(&mut self, utterance: u32, at: Moment, out: &mut Effects) {
        self.note_last_word(utterance, at);
        let unheard = |pending: &&mut PendingMove| pending.utterance == utterance && pending.heard.is_none();
        if let Some(reply) = self.turn.reply.as_mut().filter(unheard) {
            reply.heard = Some(at);
            return;
        }
        let pause = self.terms.assistant_press.filter(|_| self.has_assistant_with_duty(AssistantDuty::ScoreAndClock));
        let undone = ByColor { white: Color::White, black: Color::Black }.map(|who| {
            self.boards.known.get(who).as_present_sensed_board().is_some() && !self.is_own_move_on_board(who)
        });
        let (suspended, unconfirmed) = (self.course.suspended.is_some(), self.turn.unconfirmed);
        // A press would complete the owner's move after the claim of the owner's flag.
        let claimed_before = self.is_flag_claim_awaiting_key().then_some(self.terms.owner);
        let Some(pending) = self.turn.pending.as_mut().filter(unheard) else { return };
        pending.heard = Some(at);
        let by = pending.player;
        if pending.pressed.is_none() {
            let free = !suspended && claimed_before != Some(by) && !*undone.get(by);
            if let (Some(pause), true) = (pause, *self.terms.blind_players().get(by) && free) {
                pending.assistant_at = Some(at + pause);
            }
            return;
        }
        if unconfirmed {
            return;
        }
        if self.is_blind(by) {
            self.clock.complete_move(by, at);
        }
        if !suspended {
            self.clock.start_player_clock(!by, at);
        }
        // The key of the player for whom it was entered came before its last word: he pressed his clock, and no more.
        self.complete_or_await_entry_key(at, out);
    }

    /// Notes whether the half-move that is announced is made, and since when. What the hands undo is made no longer.
    pub(super) fn update_making_of_pending_move(&mut self, at: Moment) {
        self.note_reply_released();
        let proof = self.turn.pending.as_ref().and_then(|pending| self.proof_of_making(pending));
        let (blind, awaits_press) = (self.terms.blind_players(), self.follows_revision(6));
        let Some(pending) = self.turn.pending.as_mut() else { return };
        pending.made = match (pending.made, proof) {
            (_, None) => None,
            (Some(made), Some(proof)) if made.proof == proof => Some(made),
            // A board that is lost after it has shown the move takes nothing back.
            (Some(made), Some(MakingProof::Word)) if made.proof == MakingProof::Sensed => Some(made),
            (_, Some(proof)) => Some(MakingRecord { at, proof }),
        };
        pending.stood |= matches!(proof, Some(MakingProof::Sensed));
        // What was typed for him at the other's keyboard is not his word before his own key. Nor is a blind player's word on
        // (a) and (b) of D.2.3, which comes with the press.
        let (by, pressed) = (pending.player, pending.pressed.is_some());
        let in_person = pressed || !(pending.entered || (awaits_press && *blind.get(by)));
        if pending.made.is_some_and(|made| in_person || made.proof == MakingProof::Sensed) {
            self.forgo_illegal_move_claim(by);
        }
    }

    /// Notes that the reply which waits stands on its player's sensed board: the piece was released, and touched first (4.3).
    fn note_reply_released(&mut self) {
        let Some(reply) = self.turn.reply.as_ref().filter(|reply| !reply.stood) else { return };
        let (by, named) = (reply.player, reply.description.named);
        let Some(replied) = self.expected_board_with_reply().filter(|_| self.is_reply_on_board()) else { return };
        let wanted = self.expected_board();
        let from = hand_transfer_of_move(named, by, &wanted, &self.castling_homes()).from;
        let moved = wanted.piece_at(from).filter(|_| replied.piece_at(from).is_none());
        moved.into_iter().for_each(|piece| self.turn.touches.get_mut(by).add_moved(from, piece));
        self.turn.reply.iter_mut().for_each(|reply| reply.stood = true);
    }

    /// Whether the reply that waits is made: then it may be answered.
    pub(super) fn is_reply_made(&self) -> bool {
        let Some(reply) = &self.turn.reply else { return false };
        let sensed = self.boards.known.get(reply.player).as_present_sensed_board().is_some();
        (!sensed || self.is_reply_on_board()) && (reply.heard.is_some() || !self.is_blind(reply.player))
    }

    /// By what it is known that a half-move is made; `None` where it is not.
    fn proof_of_making(&self, pending: &PendingMove) -> Option<MakingProof> {
        let by = pending.player;
        if self.is_blind(by) {
            pending.heard?;
        }
        match self.boards.known.get(by) {
            BoardKnowledge::Sensed(sensed) if sensed.present => {
                self.is_own_move_on_board(by).then_some(MakingProof::Sensed)
            }
            board => {
                pending.missing_condition_on_board(board, &self.castling_homes()).is_none().then_some(MakingProof::Word)
            }
        }
    }
}
