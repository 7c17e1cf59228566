//! Mend words: a slip of one's own until the press (D.2.7), the opponent's move as it was misheard until the answer.

use super::{Cause, Out, Referee};
use crate::game::announcement::{Announcement, Named, Telling};
use crate::game::board::{Board, transfer};
use crate::game::effect::{EffectKind, Manner};
use crate::game::pending::{HalfMove, Pending, Transfer};
use crate::game::reading::Reading;
use crate::game::refusal::Refusal;
use crate::game::score::Line;
use crate::moment::Moment;
use crate::seat::Color;
use shakmaty::Position;

impl Referee {
    /// `correct`: accepted until the opponent's clock is started, never after.
    pub(super) fn correct(&mut self, who: Color, words: &Announcement, out: &mut Out) {
        let Some(pending) = self.pending.clone().filter(|pending| pending.by == who) else {
            let too_late = self.standing().next_back().is_some_and(|last| last.by == who);
            let refusal = if too_late { Refusal::CorrectionTooLate } else { Refusal::NothingToCorrect };
            return out.refuse(who, refusal);
        };
        let position = self.position.clone();
        let Some(reading) = self.read(who, &position, words, out) else { return };
        let mended = Pending { telling: reading.telling, legal: reading.legal, ..pending.clone() };
        // 4.7: what was released in another aperture stays there; words can only follow it.
        if let (Some(executed), Some(_)) = (pending.executed, mended.missing_on(self.boards.get(who))) {
            return out.refuse(who, Refusal::CorrectionAgainstBoard { square: executed.to });
        }
        self.release_kept_press(out);
        let manner = Manner::Corrected { was: pending.telling };
        let utterance = self.tell(who, manner, reading.telling, out);
        self.pending = Some(Pending { utterance, heard: None, pressed: None, assistant_at: None, ..mended });
    }

    /// `misheard`: replaces the opponent's move as it was entered, until the player's next announcement. No clock is
    /// charged for it.
    pub(super) fn mishear(&mut self, who: Color, words: &Announcement, at: Moment, out: &mut Out) {
        if !self.started {
            return out.refuse(who, Refusal::NotStarted);
        }
        match self.pending.clone() {
            Some(pending) if pending.by == who => return out.refuse(who, Refusal::MisheardTooLate),
            Some(pending) => return self.mishear_pending(who, pending, words, out),
            None => {}
        }
        if let Some(offence) = self.offence.clone().filter(|offence| offence.by != who) {
            return self.mishear_offence(who, &offence, words, at, out);
        }
        let mendable = self.outcome.is_none_or(|outcome| outcome.is_by_position());
        match self.half_moves.iter().rposition(|half_move| !half_move.withdrawn) {
            _ if !mendable => out.refuse(who, Refusal::Over),
            Some(index) if self.half_moves[index].by != who => self.mishear_completed(who, index, words, at, out),
            Some(index) if index > 0 => out.refuse(who, Refusal::MisheardTooLate),
            _ => out.refuse(who, Refusal::NothingMisheard),
        }
    }

    fn mishear_pending(&mut self, who: Color, pending: Pending, words: &Announcement, out: &mut Out) {
        let position = self.position.clone();
        let Some(reading) = self.read(who, &position, words, out) else { return };
        let manner = Manner::Misheard { was: pending.telling };
        let utterance = self.tell(pending.by, manner, reading.telling, out);
        let Reading { telling, legal } = reading;
        self.pending = Some(Pending { telling, legal, utterance, heard: None, ..pending });
    }

    fn mishear_offence(&mut self, who: Color, offence: &Pending, words: &Announcement, at: Moment, out: &mut Out) {
        let position = self.position.clone();
        let Some(reading) = self.read(who, &position, words, out) else { return };
        self.offence = None;
        let manner = Manner::Misheard { was: offence.telling };
        let utterance = self.tell(offence.by, manner, reading.telling, out);
        self.suspended = None;
        self.clock.complete(offence.by, at);
        self.clock.start(who, at);
        let Reading { telling, legal } = reading;
        self.note_untold(offence.by);
        self.pending = Some(Pending { telling, legal, utterance, ..offence.clone() });
        self.finish(at, out);
    }

    fn mishear_completed(&mut self, who: Color, index: usize, words: &Announcement, at: Moment, out: &mut Out) {
        let old: HalfMove = self.half_moves[index].clone();
        let Some(reading) = self.read(who, &old.before, words, out) else { return };
        let utterance = self.tell(old.by, Manner::Misheard { was: old.telling }, reading.telling, out);
        self.half_moves[index].withdrawn = true;
        self.position = old.before.clone();
        let ply = self.ply() + 1;
        self.scores.get_mut(self.terms.owner).strike_from(ply);
        let executed = self.rebase_boards(&old, &reading.telling);
        if self.outcome.take().is_some() {
            self.clock.start(who, at);
        }
        let Reading { telling, legal } = reading;
        let pending =
            Pending { by: old.by, telling, legal, utterance, heard: None, pressed: None, assistant_at: None, executed };
        self.pending = Some(pending);
        self.finish(at, out);
    }

    /// Puts the mended move in the place of the misheard one on what the boards should show. The mover's own board
    /// follows where it stood there by nothing but the entry; where he told what he executed, that stays, and is
    /// returned.
    fn rebase_boards(&mut self, old: &HalfMove, mended: &Telling) -> Option<Transfer> {
        if let (Board::Stated(now), Board::Stated(before)) =
            (self.boards.get_mut(!old.by), self.boards_before.get(!old.by))
            && now.announced != before.announced
        {
            now.announced.clone_from(&before.announced);
            transfer(&mut now.announced, old.by, mended.named, mended.en_passant);
        }
        let (Board::Stated(now), Board::Stated(before)) = (self.boards.get_mut(old.by), self.boards_before.get(old.by))
        else {
            return None;
        };
        now.announced.clone_from(&before.announced);
        let mut by_entry = before.shows.clone();
        transfer(&mut by_entry, old.by, old.telling.named, old.telling.en_passant);
        if now.shows == by_entry {
            now.shows.clone_from(&before.shows);
            return None;
        }
        match mended.named {
            Named::Piece { from, to, promotion, .. } => Some(Transfer { from, to, placed: promotion }),
            Named::Castle(_) => None,
        }
    }

    /// Practice: takes moves back until `who` is to move.
    pub(super) fn take_back(&mut self, who: Color, at: Moment, out: &mut Out) {
        if !self.is_practice() {
            return out.refuse(who, Refusal::NoAdvice);
        }
        let dropped = self.pending.take().map(|pending| pending.by);
        self.replied = None;
        let mut half_moves = u32::from(dropped.is_some());
        while !(half_moves > 0 && self.position.turn() == who) {
            let Some(index) = self.half_moves.iter().rposition(|half_move| !half_move.withdrawn) else { break };
            let half_move = &mut self.half_moves[index];
            half_move.withdrawn = true;
            self.position = half_move.before.clone();
            self.clock.withdraw(half_move.by);
            half_moves += 1;
        }
        if half_moves == 0 {
            return out.refuse(who, Refusal::NothingToTakeBack);
        }
        let ply = self.ply() + 1;
        for color in Color::ALL {
            self.scores.get_mut(color).strike_from(ply);
            *self.boards.get_mut(color) = Board::Assumed;
        }
        self.offence = None;
        self.suspended = self.suspended.filter(|cause| *cause != Cause::IllegalMove);
        if self.suspended.is_none() {
            self.clock.start(self.position.turn(), at);
        }
        out.hall(EffectKind::TakenBack { half_moves });
    }

    /// A player tells what he has written for the latest half-move; the scores are compared by what they mean.
    pub(super) fn write(&mut self, who: Color, text: &str, words: Option<Announcement>, out: &mut Out) {
        let Some((ply, before)) = self.latest() else {
            return out.refuse(who, Refusal::NothingAnnounced);
        };
        let meaning = |words: &Announcement| crate::game::reading::read(&before, words).ok();
        let readable = words.as_ref().and_then(meaning).is_some();
        self.scores.get_mut(who).write(ply, Line { text: text.into(), words });
        out.hall(EffectKind::ScoreTaken { whose: who, ply, readable });
        let (Some(white), Some(black)) = (self.scores.white.line(ply), self.scores.black.line(ply)) else { return };
        let named = |line: &Line| line.words.as_ref().and_then(meaning).map(|reading| reading.telling.named);
        let same = match (named(white), named(black)) {
            (Some(white), Some(black)) => white == black,
            _ => white.text == black.text,
        };
        if !same {
            let (white, black) = (white.text.clone(), black.text.clone());
            out.hall(EffectKind::ScoresDiffer { ply, white, black });
        }
    }
}
