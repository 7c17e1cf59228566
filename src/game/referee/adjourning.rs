//! Adjourn a game: the sealed move, the envelope, the resumption (D.2.9.f; appendix E of 2009, A of 2014).
//!
//! The referee never knows the sealed move. It is given a commitment: the SHA-256 of random bytes and the move. When the
//! arbiter opens the envelope it is given both and checks that they are what was sealed. Whether the move is legal is
//! judged then, not before.

use super::act::Act;
use super::moves::reason_without_advice;
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::claim::{self, Measure, Remedy};
use crate::effect::{AnnouncementManner, EffectKind};
use crate::foreign::ForeignText;
use crate::moment::Moment;
use crate::outcome::{Outcome, WinReason};
use crate::pending::PendingMove;
use crate::reading;
use crate::refusal::Refusal;
use crate::ruling::{AdjournmentStep, AssistantDuty, Envelope, MOST_RESUMPTION};
use crate::seat::NamedColor;
use crate::seat::{self, Color};
use serde::Serialize;
use sha2::{Digest, Sha256};
use shakmaty::{EnPassantMode, Position, fen::Fen};

/// An adjournment under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Adjournment {
    #[serde(with = "seat::as_name")]
    pub(super) sealer: Color,
    /// The move sealed so far: the outer `None` for none, the inner for one on paper.
    pub(super) sealed: Option<Option<String>>,
    /// The opponent's offer that was open when that move was sealed, by its moment: the move refuses this one alone (9.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) meets_offer: Option<Moment>,
    /// The calendar time of the sealing, for the envelope; empty where nobody told it.
    pub(super) wall: String,
    /// Date, time and place of the resumption; empty where the arbiter has not written them.
    pub(super) resumption: ForeignText,
    /// Whether the clock was pressed: nothing can be changed any more.
    pub(super) closed: bool,
    /// Whether that press counts as a move: not after a result that was declared meanwhile.
    pub(super) counted: bool,
}

impl Adjournment {
    /// Nothing is sealed yet.
    pub(super) fn new(sealer: Color) -> Adjournment {
        let (wall, resumption) = (String::new(), ForeignText::default());
        Adjournment { sealer, sealed: None, meets_offer: None, wall, resumption, closed: false, counted: false }
    }
}

/// What proves later that this move was sealed: the SHA-256 of the random bytes and the move's code, as hexadecimal
/// figures.
///
/// ```
/// use ansage_game::referee::sealed_move_commitment;
/// let sealed = sealed_move_commitment("00ff", &"Ng1f3".parse().unwrap());
/// assert_ne!(sealed, sealed_move_commitment("00fe", &"Ng1f3".parse().unwrap()));
/// ```
pub fn sealed_move_commitment(salt: &str, words: &Announcement) -> String {
    let mut hash = Sha256::new();
    hash.update(salt.as_bytes());
    hash.update(b"\n");
    hash.update(words.to_string().as_bytes());
    crate::hex::hex(&hash.finalize())
}

impl Referee {
    /// The arbiter orders the adjournment; the player to move seals on his own time.
    pub(super) fn adjourn(&mut self, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        if let Some(adjournment) = &self.adjournment {
            return Err(if adjournment.closed { Refusal::EnvelopeClosed } else { Refusal::AdjournmentOrdered });
        }
        if self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        // The sealer's clock would run.
        if let Some(whose) = self.awaited_lost_link() {
            return Err(Refusal::LinkIsLost { player: whose });
        }
        if self.turn.replied.is_some() {
            return Err(Refusal::MoveNotEntered);
        }
        if self.turn.pending.as_ref().is_some_and(|pending| pending.pressed.is_some()) {
            return Err(Refusal::AlreadyPressed);
        }
        if let Some((whose, _)) = self.waiting_reply() {
            return Err(Refusal::OwnReplyPending { player: !whose });
        }
        // What is announced already is made on the board, and sealed is the move after it.
        let turn = self.course.position.turn();
        let sealer = if self.turn.pending.is_some() { !turn } else { turn };
        self.drop_unconfirmed_word(out);
        self.adjournment = Some(Adjournment::new(sealer));
        let stood = self.course.suspended.take().is_some();
        if self.follows_revision(6) {
            self.end_call(false, at, out);
        }
        self.clock.start_player_clock(turn, at);
        out.announce_adjournment_step(AdjournmentStep::Ordered { sealer });
        if stood {
            // Both clocks stood: that one of them runs from here is nothing to find out.
            out.announce_in_hall(EffectKind::PlayResumed { turn, utterance: None });
        }
        Ok(())
    }

    /// The player to move has sealed a move.
    pub(super) fn seal(&mut self, who: Color, commitment: Option<&String>, wall: &str, out: &mut Effects) {
        let duty = self.duties.get(who).has_duty(AssistantDuty::Adjourn);
        let meets_offer = self.opponents_offer(who);
        let Some(adjournment) = self.adjournment.as_mut() else { return out.refuse(who, Refusal::NotAdjourning) };
        if adjournment.closed {
            return out.refuse(who, Refusal::EnvelopeClosed);
        }
        if adjournment.sealer != who {
            return out.refuse(who, Refusal::NotSealer);
        }
        if self.turn.pending.is_some() {
            return out.refuse(who, Refusal::OwnMoveAwaitsPress);
        }
        if commitment.is_some() && !duty {
            return out.refuse(who, Refusal::DutyNotGiven { duty: AssistantDuty::Adjourn });
        }
        wall.clone_into(&mut adjournment.wall);
        adjournment.meets_offer = meets_offer;
        let again = adjournment.sealed.replace(commitment.cloned()).is_some();
        out.announce_adjournment_step(AdjournmentStep::MoveSealed { player: who, again });
    }

    /// Whether `by`'s press closes the envelope: he seals, and has not made his move on the board. A move of either player's
    /// that is pressed already is entered first.
    pub(super) fn can_press_close_envelope(&self, by: Color) -> bool {
        let pressed = self.turn.replied == Some(!by) || self.turn.replied.is_some() && self.follows_revision(8);
        self.turn.pending.is_none()
            && !pressed
            && self.adjournment.as_ref().is_some_and(|adjournment| adjournment.sealer == by && !adjournment.closed)
    }

    /// Whether this player seals a move, or has sealed it, and the envelope is not opened: what he tries on his board
    /// meanwhile is nobody's to hear.
    pub(super) fn is_sealer(&self, who: Color) -> bool {
        self.turn.pending.is_none() && self.adjournment.as_ref().is_some_and(|adjournment| adjournment.sealer == who)
    }

    /// The sealer presses his clock: the envelope is closed.
    pub(super) fn close_envelope(&mut self, act: Act, at: Moment, out: &mut Effects) {
        let owner = self.terms.owner;
        // Who sits across the table has a key and no words of his own: he has written on paper when he presses. At a station
        // of his own he says so first, lest a press out of habit close an empty envelope.
        let (on_paper, meets_offer) = (self.has_own_station(act.actor), self.opponents_offer(act.actor));
        let Some(adjournment) = self.adjournment.as_mut() else { return };
        if adjournment.sealed.is_none() && (act.actor == owner || on_paper) {
            return out.refuse(act.recipient, Refusal::NothingSealed { on_paper });
        }
        if adjournment.sealed.is_none() {
            // The record holds no earlier moment of a move that was written without a word.
            (adjournment.sealed, adjournment.meets_offer) = (Some(None), meets_offer);
        }
        (adjournment.closed, adjournment.counted) = (true, true);
        let adjournment = adjournment.clone();
        self.clock.complete_move(act.actor, at);
        self.course.suspended = Some(SuspensionCause::Adjourned);
        let envelope = self.envelope(&adjournment, at);
        out.announce_adjournment_step(AdjournmentStep::EnvelopeClosed(envelope));
    }

    /// The move in a closed envelope counts no more, as the game has ended, or again, as it goes on after all.
    pub(super) fn set_sealed_move_counted(&mut self, counts: bool, at: Moment) {
        let Some(closed) = self.adjournment.as_mut().filter(|it| it.closed && it.counted != counts) else { return };
        closed.counted = counts;
        match counts {
            true => self.clock.complete_move(closed.sealer, at),
            false => _ = self.clock.withdraw_completed_move(closed.sealer),
        }
    }

    /// Whether the sealed move waits in its envelope.
    pub(super) fn is_envelope_closed(&self) -> bool {
        self.adjournment.as_ref().is_some_and(|adjournment| adjournment.closed)
    }

    /// What is written on the envelope.
    pub(super) fn envelope(&self, adjournment: &Adjournment, at: Moment) -> Envelope {
        let reading = |color| self.clock.time_left(color, at);
        Envelope {
            white: self.terms.names.white.clone(),
            black: self.terms.names.black.clone(),
            position: Fen::from_position(&self.course.position, EnPassantMode::Legal).to_string(),
            white_left: reading(Color::White),
            black_left: reading(Color::Black),
            white_used: self.clock.time_used(Color::White, at),
            black_used: self.clock.time_used(Color::Black, at),
            sealed_by: adjournment.sealer,
            number: self.course.position.fullmoves().get(),
            draw_offered_by: self.claims.offer.map(NamedColor),
            on_paper: adjournment.sealed == Some(None),
            date: adjournment.wall.as_str().into(),
            resumption: adjournment.resumption.clone(),
        }
    }

    /// A move made on the board after the order stands for the sealed one: the game is adjourned after it.
    pub(super) fn adjourn_after_move(&mut self, by: Color, at: Moment, out: &mut Effects) {
        if self.adjournment.take_if(|adjournment| adjournment.sealer == by && !adjournment.closed).is_some() {
            self.clock.stop(at);
            self.course.suspended = Some(SuspensionCause::Adjourned);
            out.announce_adjournment_step(AdjournmentStep::PlayedOpenly { player: by });
        }
    }

    /// The arbiter opens the envelope.
    pub(super) fn unseal(&mut self, salt: &str, words: Option<Announcement>, at: Moment, out: &mut Effects) {
        if !self.desk.occupied {
            return out.refuse(self.terms.owner, Refusal::NoArbiterAtDesk);
        }
        if self.course.outcome.is_some() {
            return out.send_to_desk(EffectKind::Refused(Refusal::GameIsOver));
        }
        if self.claims.remedy.is_some() {
            return out.send_to_desk(EffectKind::Refused(Refusal::CasePending));
        }
        let closed = self.adjournment.as_ref().filter(|adjournment| adjournment.closed);
        let Some(Adjournment { sealer, sealed, meets_offer, .. }) = closed.cloned() else {
            return self.open_reply(words, at, out);
        };
        if let Some(Some(sealed)) = sealed {
            let proven = words.is_some_and(|words| sealed_move_commitment(salt, &words) == sealed);
            if !proven {
                return out.send_to_desk(EffectKind::Refused(Refusal::SealBroken));
            }
        }
        self.adjournment = None;
        self.course.unsealed = Some(self.ply() + 1);
        out.announce_adjournment_step(AdjournmentStep::EnvelopeOpened { player: sealer });
        // The sealed move answers an offer that is older. A later one remains in force until it is answered (9.1).
        if meets_offer.is_some() && meets_offer == self.opponents_offer(sealer) {
            self.lapse_opponents_draw_offer(sealer, out);
        }
        let reading = words.and_then(|words| reading::read_announcement(&self.course.position, &words).ok());
        let Some(reading) = reading else { return self.lose_by_seal(sealer, at, out) };
        let utterance = self.announce_move(sealer, AnnouncementManner::Entered, reading.telling, out);
        if reading.legal.is_err() {
            return self.lose_by_seal(sealer, at, out);
        }
        let (telling, legal) = (reading.telling, reading.legal);
        self.note_unexecuted_half_move(sealer);
        self.turn.pending =
            Some(PendingMove { pressed: Some(at), ..PendingMove::new(sealer, telling, legal, utterance) });
        // What he told of its execution before he sealed it is of this move, and of no later one.
        self.apply_early_executions(sealer, out);
        self.complete_pending_move(at, out);
    }

    /// The arbiter opens the sealed reply, and its move is entered.
    fn open_reply(&mut self, words: Option<Announcement>, at: Moment, out: &mut Effects) {
        let sealed = self.turn.replied.filter(|_| self.course.unsealed == Some(self.ply()));
        let (Some(by), Some(words)) = (sealed, words) else {
            return out.send_to_desk(EffectKind::Refused(Refusal::NoEnvelope));
        };
        match self.read_by_game_mode(&self.course.position, &words) {
            Ok(reading) => self.begin_announced_move(by, AnnouncementManner::Entered, reading, at, out),
            Err(unreadable) => {
                let unreadable = reason_without_advice(unreadable, self.is_practice());
                out.send_to_desk(EffectKind::Refused(Refusal::Unreadable(unreadable)));
            }
        }
    }

    fn lose_by_seal(&mut self, sealer: Color, at: Moment, out: &mut Effects) {
        // His press has completed no move; should this be set aside, he is still to make one.
        self.withdraw_press(sealer, out);
        let lost = Outcome::Win { winner: !sealer, reason: WinReason::SealedMove };
        let remedy = Remedy::from_record(sealer, claim::RemedyCause::SealedMove, vec![Measure::EndGame(lost)]);
        self.propose_remedy(remedy, SuspensionCause::Adjourned, at, out);
    }

    /// Date, time and place of the resumption are written on the envelope.
    pub(super) fn write_resumption(&mut self, text: &ForeignText, out: &mut Effects) -> Result<(), Refusal> {
        let adjournment = self.adjournment.as_mut().ok_or(Refusal::NotAdjourning)?;
        let text = ForeignText::new_within(text.bare(), MOST_RESUMPTION);
        adjournment.resumption.clone_from(&text);
        out.announce_adjournment_step(AdjournmentStep::ResumptionSet { text });
        Ok(())
    }

    /// Who had sealed is absent, and his opponent has sealed the reply: it counts as pressed, and is entered when the
    /// arbiter opens it.
    pub(super) fn record_sealed_reply(&mut self, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        if self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        if let Some(whose) = self.awaited_lost_link() {
            return Err(Refusal::LinkIsLost { player: whose });
        }
        // What the arbiter was called for is settled first.
        if !matches!(self.course.suspended, None | Some(SuspensionCause::Adjourned | SuspensionCause::StoppedByArbiter))
        {
            return Err(Refusal::Suspended);
        }
        let free = self.turn.pending.is_none() && self.turn.replied.is_none() && self.adjournment.is_none();
        if !free || self.course.unsealed != Some(self.ply()) {
            return Err(Refusal::NoReplyToSeal);
        }
        let by = self.course.position.turn();
        self.drop_unconfirmed_word(out);
        self.clock.complete_move(by, at);
        self.turn.replied = Some(by);
        self.course.suspended = None;
        self.clock.start_player_clock(!by, at);
        out.announce_adjournment_step(AdjournmentStep::ReplySealed { player: by });
        // As a press before the entry: the reply answers an offer that is older, and no later one (9.1.2.1).
        self.lapse_opponents_draw_offer(by, out);
        Ok(())
    }

    /// The envelope is lost: the player says his move anew, with the clocks as they were.
    pub(super) fn declare_envelope_lost(&mut self, out: &mut Effects) -> Result<(), Refusal> {
        let closed = self.adjournment.take_if(|adjournment| adjournment.closed);
        let Some(Adjournment { sealer, sealed, .. }) = closed else { return Err(Refusal::NoEnvelope) };
        let kept = matches!(sealed, Some(Some(_))) && self.follows_revision(6);
        self.withdraw_press(sealer, out);
        out.announce_adjournment_step(AdjournmentStep::EnvelopeLost { player: sealer, kept });
        Ok(())
    }
}
