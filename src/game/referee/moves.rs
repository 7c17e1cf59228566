//! Announce moves, hear them out, complete them (D.2.1, D.2.3).

use super::restoring::line_of;
use super::{Cause, Offence, Out, Referee};
use crate::game::announcement::{Announcement, Telling};
use crate::game::board::Board;
use crate::game::effect::{EffectKind, Manner};
use crate::game::pending::{HalfMove, Pending};
use crate::game::reading::{self, Reading, Unreadable};
use crate::game::refusal::Refusal;
use crate::game::ruling::{Colored, Duty};
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use shakmaty::{Chess, Move, Position};

impl Referee {
    /// A move typed or said at `who`'s keyboard: his own, or at a shared keyboard his opponent's, entered for him.
    pub(super) fn announce(&mut self, who: Color, words: &Announcement, at: Moment, out: &mut Out) {
        match self.turn.pending.clone() {
            Some(own) if own.by == who => out.refuse(who, Refusal::OwnMoveAwaitsPress),
            // The opponent's move was entered and not pressed: the reply completes it.
            Some(theirs) if theirs.pressed.is_none() && !self.is_completed_by_reply(theirs.by) => {
                out.refuse(who, Refusal::OpponentHasNotPressed);
            }
            Some(theirs) => {
                let Ok(played) = theirs.legal else {
                    return self.complete_by_reply(at, out);
                };
                let mut after = self.course.position.clone();
                after.play_unchecked(played);
                if let Some(reading) = self.read_to_play(who, &after, words, out) {
                    self.complete_by_reply(at, out);
                    if self.course.outcome.is_none() {
                        self.begin(who, Manner::Announced, reading, at, out);
                    }
                }
            }
            None => {
                let mover = self.course.position.turn();
                let position = self.course.position.clone();
                if let Some(reading) = self.read_to_play(who, &position, words, out) {
                    let manner = if mover == who { Manner::Announced } else { Manner::Entered };
                    self.begin(mover, manner, reading, at, out);
                }
            }
        }
    }

    /// Reads an announcement in a position, or refuses it to `who`. An illegal move named in full is refused in
    /// practice only.
    pub(super) fn read(&self, who: Color, position: &Chess, words: &Announcement, out: &mut Out) -> Option<Reading> {
        match (reading::read(position, words), self.is_practice()) {
            (Ok(Reading { telling, legal: Err(reason) }), true) => {
                out.refuse(who, Refusal::NotLegal { telling, reason });
                None
            }
            (Ok(reading), _) => Some(reading),
            (Err(unreadable), practice) => {
                out.refuse(who, Refusal::Unreadable(without_advice(unreadable, practice)));
                None
            }
        }
    }

    fn begin(&mut self, by: Color, manner: Manner, reading: Reading, at: Moment, out: &mut Out) {
        self.drop_word(out);
        self.lapse_offer(by, out);
        self.announce_touches(by);
        self.claims.offence = None;
        self.check_written(by, &reading.telling, out);
        let utterance = self.tell(by, manner, reading.telling, out);
        self.turn.pending = Some(Pending {
            by,
            telling: reading.telling,
            legal: reading.legal,
            utterance,
            heard: None,
            pressed: None,
            assistant_at: None,
            executed: None,
        });
        self.note_untold(by);
        self.check_case(by, out);
        self.put_early(by, out);
        if self.turn.replied == Some(by) {
            self.turn.replied = None;
            self.finish(at, out);
        }
    }

    /// Tells a move in the hall and returns the number of the utterance.
    pub(super) fn tell(&mut self, by: Color, manner: Manner, telling: Telling, out: &mut Out) -> u32 {
        self.turn.utterances += 1;
        self.turn.last_told = Some((Colored(by), telling));
        let kind = EffectKind::MoveTold { utterance: self.turn.utterances, by, manner, telling };
        match self.has_duty(Duty::Announce) || self.is_joined() {
            true => out.hall(kind),
            // Where no assistant announces (D.2.9.b) people do; the program shows the move to its owner.
            false => out.seat(self.terms.owner, kind),
        }
        self.turn.utterances
    }

    pub(super) fn tell_again(&mut self, who: Color, out: &mut Out) {
        match self.turn.last_told {
            Some((Colored(by), telling)) => {
                self.tell(by, Manner::Again, telling, out);
            }
            None => out.refuse(who, Refusal::NothingAnnounced),
        }
    }

    /// The last word of an utterance was heard: the third condition of D.2.3.
    pub(super) fn heard(&mut self, utterance: u32, at: Moment, out: &mut Out) {
        let pause = self.terms.assistant_press.filter(|_| self.has_duty(Duty::ScoreAndClock));
        let undone = ByColor { white: Color::White, black: Color::Black }
            .map(|who| self.boards.known.get(who).sensed().is_some() && !self.stands(who));
        let suspended = self.course.suspended.is_some();
        let unheard = |pending: &&mut Pending| pending.utterance == utterance && pending.heard.is_none();
        let Some(pending) = self.turn.pending.as_mut().filter(unheard) else { return };
        pending.heard = Some(at);
        let by = pending.by;
        if pending.pressed.is_none() {
            if let (Some(pause), true) = (pause, *self.terms.blind().get(by) && !suspended && !*undone.get(by)) {
                pending.assistant_at = Some(at + pause);
            }
            return;
        }
        if self.is_blind(by) {
            self.clock.complete(by, at);
        }
        if !suspended {
            self.clock.start(!by, at);
        }
        self.finish(at, out);
    }

    /// Whether a reply completes a move that was not pressed (6.2.a.2): never one that does not stand on the pegs (D.2.3).
    fn is_completed_by_reply(&self, by: Color) -> bool {
        let undone = self.is_blind(by) && self.boards.known.get(by).sensed().is_some() && !self.stands(by);
        self.rules.reply_completes && !undone
    }

    fn complete_by_reply(&mut self, at: Moment, out: &mut Out) {
        let Some(pending) = &self.turn.pending else { return };
        let by = pending.by;
        // A sighted player's press has stopped and counted his clock on arrival; a kept one has not.
        if pending.pressed.is_none() || self.is_blind(by) {
            self.clock.complete(by, at);
        }
        self.clock.start(!by, at);
        self.finish(at, out);
    }

    /// Completes the pending move; the clocks have been set by whoever calls.
    pub(super) fn finish(&mut self, at: Moment, out: &mut Out) {
        let Some(pending) = self.turn.pending.take() else { return };
        match pending.legal {
            Ok(played) => self.complete(&pending, played, at, out),
            Err(_) => return self.complete_illegal(pending, at, out),
        }
        if let Some(outcome) = self.outcome_on_board() {
            self.end(outcome, at, out);
        }
    }

    /// A move stands in the course of the game; whether it ends it is for the caller to see.
    pub(super) fn complete(&mut self, pending: &Pending, played: Move, at: Moment, out: &mut Out) {
        let by = pending.by;
        let before = self.course.position.clone();
        self.course.position.play_unchecked(played);
        let entered = by != self.terms.owner && !self.is_linked(by);
        let telling = pending.telling;
        let (withdrawn, ruled) = (false, false);
        let after = self.clock.after_press(by).unwrap_or_else(|| self.clock.both(at));
        let before_it = before.clone();
        let half_move = HalfMove { by, telling, played, before: before_it, at, entered, withdrawn, ruled, after };
        self.course.half_moves.push(half_move);
        let ply = self.ply();
        self.complete_touches(by);
        self.next_turn_on_pegs(by);
        let by_word = self.execute_own(pending);
        out.hall(EffectKind::MoveCompleted { ply, by, telling, by_word });
        self.tell_differences(out);
        if self.keep_score(ply, telling) {
            self.compare_scores(ply, &before, out);
        }
        self.adjourn_after_move(by, at);
    }

    /// The program keeps the scores that are its to keep. What a player has told of his own himself stands. Returns
    /// whether a line was written.
    fn keep_score(&mut self, ply: u32, telling: Telling) -> bool {
        let mut written = false;
        for who in Color::ALL {
            let line = line_of(telling);
            written |= self.keeps_score_of(who) && self.scores.get_mut(who).keep(ply, line);
        }
        written
    }

    /// Whether the program keeps this player's score (D.2.6, D.2.9.c): that of its blind owner, with the opponent's moves
    /// as they were entered at his keyboard and read back, and that of a blind player at a station of his own. Any other
    /// score is its player's own affair.
    pub(super) fn keeps_score_of(&self, who: Color) -> bool {
        let owners = who == self.terms.owner && self.has_duty(Duty::ScoreAndClock);
        let joined = self.is_linked(who) && self.duties.get(who).has(Duty::ScoreAndClock);
        self.is_blind(who) && (owners || joined)
    }

    /// A move that a player has written for a wrong claim must be made (9.5.3); what he makes instead is for the desk.
    fn check_written(&mut self, by: Color, telling: &Telling, out: &mut Out) {
        let Some((_, written)) = self.claims.bound.take_if(|(bound, _)| bound.0 == by) else { return };
        if written.named != telling.named {
            self.tell_desk(EffectKind::ClaimedMoveNotMade { by, written, played: *telling }, out);
        }
    }

    /// The edition's penalty for an illegal move is proposed, unless the opponent must claim it first.
    fn propose_penalty(&mut self, by: Color, at: Moment, out: &mut Out) {
        if self.counts_against(by) {
            let remedy = self.illegal_remedy(by);
            self.propose(remedy, Cause::IllegalMove, at, out);
        }
    }

    /// An illegal move was completed (7.5), unless it was legal on the mover's own board (D.2.8). The position before
    /// it stands, both clocks stand, the penalty of the edition is proposed.
    fn complete_illegal(&mut self, pending: Pending, at: Moment, out: &mut Out) {
        let (by, telling) = (pending.by, pending.telling);
        let Err(reason) = pending.legal else { return };
        self.clock.stop(at);
        self.clock.withdraw(by);
        // What his board shows after it is a fact until he puts it back; the opponent owes no execution of it.
        let ply = self.ply() + 1;
        if let Board::Stated(stated) = self.boards.known.get_mut(!by) {
            stated.untold.retain(|untold| *untold != ply);
            if let Some(announced) = stated.before_ply(ply).map(|before| before.announced.clone()) {
                stated.announced = announced;
            }
        }
        self.claims.offence_as = if self.is_legal_on_own_board(&pending) {
            self.course.suspended.get_or_insert(Cause::OtherBoard);
            out.hall(EffectKind::IllegalByOtherBoard { by, telling });
            Offence::None
        } else {
            self.course.suspended.get_or_insert(Cause::IllegalMove);
            out.hall(EffectKind::IllegalMoveCompleted { by, telling, reason });
            match self.rules.illegal_on_claim {
                true => Offence::Unclaimed,
                false => Offence::Counted,
            }
        };
        *self.claims.offences.get_mut(by) += u32::from(self.claims.offence_as == Offence::Counted);
        self.claims.offence = Some(pending);
        self.tell_differences(out);
        self.propose_penalty(by, at, out);
    }
}

/// In a tournament the squares from which a move is possible are advice, and so is the reason a short form fits none.
pub(super) fn without_advice(unreadable: Unreadable, practice: bool) -> Unreadable {
    match unreadable {
        Unreadable::Ambiguous { role, to, .. } if !practice => Unreadable::Ambiguous { role, to, from: Vec::new() },
        Unreadable::NoMoveFits { .. } if !practice => Unreadable::NoMoveFits { reason: None },
        other => other,
    }
}
