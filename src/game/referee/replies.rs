//! Keep a reply behind the move it answers: it completes nothing (6.2.1), and waits for the press.
//!
//! The opponent of a player who has made his move and not pressed may answer it. The player's clock runs on, and he may
//! still press; only then is the reply the move in the making. From 2014 on the player's own next move completes the
//! unpressed one as well (6.2.1.2): both moves are counted then, without press and without increment.

use super::act::Act;
use super::{Effects, Referee};
use crate::announcement::{Announcement, MoveDescription, Threat};
use crate::effect::{AnnouncementManner, EffectKind, LapseReason};
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::reading;
use crate::refusal::Refusal;
use crate::seat::Color;
use shakmaty::{Chess, Position};

impl Referee {
    /// `who` answers a move that was announced and not pressed. A reply to a move that is not made yet (1.3) lapses.
    pub(super) fn record_early_reply(&mut self, who: Color, entered: bool, words: &Announcement, out: &mut Effects) {
        let Some(awaiting) = self.turn.pending.clone() else { return };
        let Some(position) = self.position_after_pending_move(&awaiting) else {
            return out.refuse(self.recipient_of(who), Refusal::OpponentHasNotPressed);
        };
        let Some(reading) = self.read_move_under_touch_rule(who, &position, words, out) else { return };
        let telling = self.reply_description(reading.telling);
        if let Some(square) = self.origin_without_own_piece(who, &position, &telling).filter(|_| entered) {
            return out.refuse(self.recipient_of(who), Refusal::NotOwnPiece { square, player: who });
        }
        if self.turn.unconfirmed {
            return out.refuse(self.recipient_of(who), Refusal::EntryNotConfirmed { player: awaiting.player });
        }
        if awaiting.made.is_none() {
            return self.lapse_reply_to_unmade_move(who, telling, awaiting.utterance, out);
        }
        self.drop_unconfirmed_word(out);
        if !entered {
            self.lapse_opponents_draw_offer(who, out);
            self.end_complaint_right(who);
        }
        let manner = if entered { AnnouncementManner::Entered } else { AnnouncementManner::Announced };
        let utterance = self.announce_move(who, manner, telling, out);
        let reply = PendingMove::new(who, telling, reading.legal, utterance);
        self.turn.reply = Some(match entered {
            true => self.mark_as_entered(reply),
            false => reply,
        });
    }

    /// A move that answers one that is not made yet counts for nothing. The hall hears of the first of them alone.
    fn lapse_reply_to_unmade_move(&mut self, by: Color, telling: MoveDescription, answered: u32, out: &mut Effects) {
        let is_known = self.turn.lapsed_reply_to.replace(answered) == Some(answered);
        if is_known && self.follows_revision(6) {
            return out.refuse(self.recipient_of(by), Refusal::OpponentHasNotPressed);
        }
        out.announce_in_hall(EffectKind::ReplyLapsed {
            player: by,
            description: telling,
            reason: LapseReason::NotMade,
        });
    }

    /// How a reply is told: whether a king stands in check then would tell whether the unpressed move is legal.
    pub(super) fn reply_description(&self, telling: MoveDescription) -> MoveDescription {
        let threat = if self.is_practice() { telling.threat } else { Threat::None };
        MoveDescription { threat, ..telling }
    }

    /// The position after a half-move that is not completed, also after one that is not legal: what is told of the reply
    /// must not depend on it. `None` where no position is after it.
    pub(super) fn position_after_pending_move(&self, pending: &PendingMove) -> Option<Chess> {
        reading::position_after_reading(&self.course.position, (&pending.description, pending.legal))
    }

    /// The move that was awaited is completed: the reply to it is the one in the making, and a press that was kept for it
    /// counts.
    pub(super) fn make_reply_pending_move(&mut self, at: Moment, out: &mut Effects) {
        if self.course.outcome.is_some() || self.course.suspended.is_some() {
            return self.lapse_reply(LapseReason::Withdrawn, out);
        }
        let Some(reply) = self.accept_waiting_reply(out) else { return };
        let (by, pressed) = (reply.player, reply.pressed.is_some());
        self.turn.pending = Some(PendingMove { pressed: None, ..reply });
        self.update_boards_by_announcement(by, out);
        if pressed {
            return self.press_clock(Act::own(by), at, out);
        }
        self.schedule_assistant_press(by, at);
    }

    /// The reply becomes the move in the making, with what an announcement ends.
    fn accept_waiting_reply(&mut self, out: &mut Effects) -> Option<PendingMove> {
        let reply = self.turn.reply.take()?;
        if !reply.is_unconfirmed_entry() {
            self.end_complaint_right(reply.player);
        }
        self.end_rights_by_announcement(reply.player, &reply.description, out);
        Some(reply)
    }

    /// The reply counts no more, and that is told.
    pub(super) fn lapse_reply(&mut self, why: LapseReason, out: &mut Effects) {
        let over = self.course.outcome.is_some();
        if let Some(PendingMove { player: by, description: telling, .. }) = self.turn.reply.take().filter(|_| !over) {
            out.announce_in_hall(EffectKind::ReplyLapsed { player: by, description: telling, reason: why });
        }
    }

    /// A player who has not pressed makes his own next move (6.2.1.2): his move and the reply to it are completed.
    /// Before 2014 nothing but the press completes.
    pub(super) fn complete_by_own_next_move(&mut self, words: &Announcement, at: Moment, out: &mut Effects) {
        let (Some(own), Some(reply)) = (self.turn.pending.clone(), self.turn.reply.clone()) else { return };
        let who = own.player;
        if own.pressed.is_some() {
            return out.refuse(self.recipient_of(who), Refusal::OwnPressKept);
        }
        // A reply that was entered for its player is his by his own key alone.
        let owed = reply.is_unconfirmed_entry() || self.is_owed_his_key(&own, &reply);
        if !self.rules.own_move_completes || own.made.is_none() || owed {
            return out.refuse(self.recipient_of(who), Refusal::OwnMoveAwaitsPress);
        }
        let after = self
            .position_after_pending_move(&own)
            .and_then(|position| reading::position_after_reading(&position, (&reply.description, reply.legal)));
        let Some(after) = after else { return out.refuse(self.recipient_of(who), Refusal::OwnMoveAwaitsPress) };
        let Some(reading) = self.read_move_under_touch_rule(who, &after, words, out) else { return };
        if !self.is_reply_made() {
            // It answers a reply that is not made yet (1.3).
            return self.lapse_reply_to_unmade_move(who, reading.telling, reply.utterance, out);
        }
        self.report_to_desk(EffectKind::CompletedUnpressed { player: who }, out);
        self.turn.reply = None;
        match self.follows_revision(6) {
            true => self.clock.complete_move_by_own_next(who, at),
            // Each of the two moves had a delay of its own.
            false => self.clock.complete_unpressed_move(who, at),
        }
        self.complete_pending_move(at, out);
        if self.course.outcome.is_some() || self.course.suspended.is_some() {
            self.turn.reply = Some(reply);
            self.lapse_reply(LapseReason::Illegal, out);
            return self.lapse_next_move(who, reading.telling, out);
        }
        let (by, unheard) = (reply.player, reply.pressed_unheard);
        self.end_complaint_right(by);
        self.end_rights_by_announcement(by, &reply.description, out);
        self.turn.pending = Some(PendingMove { pressed: None, ..reply });
        self.update_boards_by_announcement(by, out);
        self.clock.complete_unpressed_move(by, at);
        match unheard {
            true => self.complete_or_await_entry_key(at, out),
            false => self.complete_pending_move(at, out),
        }
        if self.course.outcome.is_some() || self.course.suspended.is_some() {
            return self.lapse_next_move(who, reading.telling, out);
        }
        self.clock.start_player_clock(who, at);
        self.begin_announced_move(
            who,
            if own.entered { AnnouncementManner::Entered } else { AnnouncementManner::Announced },
            reading,
            at,
            out,
        );
    }

    /// Whether much rests on this reply, and its player's press came before its last word.
    fn is_owed_his_key(&self, own: &PendingMove, reply: &PendingMove) -> bool {
        let Some(played) = own.legal.ok().filter(|_| reply.pressed_unheard) else { return false };
        let Ok(after) = self.course.position.clone().play(played) else { return false };
        let since = [&self.course.position];
        self.outcome_of_position(&after, &since).is_none() && self.has_grave_consequences_in(reply, &after, &since)
    }

    /// A move that was to complete the two before it counts no more, as one of them was illegal, and that is told.
    fn lapse_next_move(&self, by: Color, telling: MoveDescription, out: &mut Effects) {
        if self.course.outcome.is_none() {
            out.announce_in_hall(EffectKind::ReplyLapsed {
                player: by,
                description: telling,
                reason: LapseReason::Illegal,
            });
        }
    }

    /// A press of the player who has replied, before the other's: it is kept, and counts when that move is completed.
    /// Returns whether it was that.
    pub(super) fn press_reply(&mut self, act: Act, at: Moment, out: &mut Effects) -> bool {
        let Some(reply) = self.turn.reply.as_ref().filter(|reply| reply.player == act.actor) else { return false };
        if reply.pressed.is_some() {
            out.refuse(act.recipient, Refusal::AlreadyPressed);
            return true;
        }
        let (stood, meets_offer) = (reply.stood, reply.meets_offer);
        if stood && self.boards.known.get(act.actor).as_present_sensed_board().is_some() && !self.is_reply_made() {
            // He has put it back: his press must not complete what does not stand on his board.
            out.refuse(act.recipient, Refusal::NoMoveMade);
            return true;
        }
        self.turn.reply.iter_mut().for_each(|reply| {
            (reply.pressed, reply.pressed_unheard) = (Some(at), reply.entered && reply.heard.is_none());
        });
        out.announce_in_hall(EffectKind::EarlyPress { player: act.actor, counts: true, kept: self.is_press_kept() });
        self.apply_key_as_own_act(act.actor, meets_offer, out);
        true
    }

    /// Whether the press of the move in the making is kept for its last word.
    pub(super) fn is_press_kept(&self) -> bool {
        self.turn.pending.as_ref().is_some_and(|pending| pending.pressed.is_some())
    }

    /// The telling of the reply that waits.
    pub(super) fn waiting_reply(&self) -> Option<(Color, MoveDescription)> {
        self.turn.reply.as_ref().map(|reply| (reply.player, reply.description))
    }
}
