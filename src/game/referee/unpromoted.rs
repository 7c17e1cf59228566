//! A pawn left on the last rank when the clock was pressed: an illegal move, whatever the edition makes of the pawn.

use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::claim::{self, Claim, Remedy};
use crate::effect::{AnnouncementManner, EffectKind, LapseReason};
use crate::laws::UnpromotedRule;
use crate::moment::Moment;
use crate::pending::{HalfMove, PendingMove};
use crate::reading::{self, MoveReading};
use crate::refusal::Refusal;
use crate::seat::Color;
use shakmaty::{Chess, Role};

/// The move of which the pawn was left standing.
enum UnpromotedMove {
    /// The opponent has pressed, and his move has not been entered.
    NotEntered,
    /// It was entered as a promotion and completed: the half-move of this number.
    Entered(u32),
}

impl Referee {
    /// Whether this player may claim that the pawn of this move of his opponent's was left on the last rank.
    ///
    /// # Errors
    /// There is no such move, the words name none, or another case is settled first.
    pub(super) fn check_unpromoted_claim(&self, by: Color, words: Announcement) -> Result<(), Refusal> {
        self.check_no_case()?;
        if let Some(pending) = self.turn.pending.as_ref().filter(|_| self.turn.unconfirmed) {
            return Err(Refusal::EntryNotConfirmed { player: pending.player });
        }
        let (left, before) = self.left_by(!by).ok_or(Refusal::NoIllegalMove)?;
        let reading = self.read_move(&before, &queening(words))?;
        let entered = match left {
            UnpromotedMove::NotEntered => None,
            UnpromotedMove::Entered(_) => self.moves_in_force().next_back(),
        };
        let same = |last: &HalfMove, to| last.played.to() == to && last.played.is_promotion();
        let fits = reading.legal.is_ok_and(|played| {
            played.is_promotion()
                && entered.is_none_or(|last| same(last, played.to()) && last.played.from() == played.from())
        });
        if fits { Ok(()) } else { Err(Refusal::NoIllegalMove) }
    }

    /// The player claims that his opponent has pressed the clock with the pawn of this move left on the last rank. From 2014
    /// on the pawn becomes a queen of its colour; before, the position before the move comes back.
    ///
    /// # Errors
    /// As of [`Referee::check_unpromoted_claim`].
    pub(super) fn claim_unpromoted(
        &mut self,
        by: Color,
        words: Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_unpromoted_claim(by, words)?;
        let claim = Claim::Unpromoted { words };
        self.stop_and_announce_claim(by, &claim, at, out);
        let count = *self.claims.offences.get(!by) + 1;
        let measures = self.measures_for_illegal_move(!by, count);
        let cause = claim::RemedyCause::IllegalMove { count };
        self.propose_remedy(Remedy::from_claim(by, claim, cause, measures), SuspensionCause::Claim, at, out);
        Ok(())
    }

    /// The claim is upheld, or consented to: from 2014 on the pawn becomes a queen; before, the position before the move
    /// comes back.
    pub(super) fn replace_unpromoted(&mut self, of: Color, words: Announcement, at: Moment, out: &mut Effects) {
        let Some((left, before)) = self.left_by(of) else { return };
        let Ok(reading) = reading::read_announcement(&before, &queening(words)) else { return };
        match (self.rules.unpromoted, left) {
            (UnpromotedRule::Queen, UnpromotedMove::NotEntered) => self.enter_queen(of, reading, at, out),
            (UnpromotedRule::Queen, UnpromotedMove::Entered(ply)) => {
                self.lapse_answer_to_unpromoted(at, out);
                self.make_queen(!of, ply, words, at, out);
            }
            (UnpromotedRule::RestorePosition, UnpromotedMove::NotEntered) => {
                self.turn.replied = None;
                self.clock.withdraw_completed_move(of);
            }
            (UnpromotedRule::RestorePosition, UnpromotedMove::Entered(ply)) => self.return_by_claim(ply, at, out),
        }
        // A queen that ends the game by itself does so by a move that was illegal (5.1.1): the arbiter decides.
        self.course.outcome = None;
    }

    /// A move that answers the one with the pawn, and is not pressed, counts no more.
    fn lapse_answer_to_unpromoted(&mut self, at: Moment, out: &mut Effects) {
        let Some(answer) = self.turn.pending.clone() else { return };
        self.stop_and_abandon_pending_moves(at, out);
        out.announce_in_hall(EffectKind::ReplyLapsed {
            player: answer.player,
            description: answer.description,
            reason: LapseReason::Illegal,
        });
    }

    fn left_by(&self, opponent: Color) -> Option<(UnpromotedMove, Chess)> {
        if self.turn.replied == Some(opponent) {
            return Some((UnpromotedMove::NotEntered, self.course.position.clone()));
        }
        // The claimant's own move that is not pressed is not made yet (D.2.3).
        let answers = |pending: &PendingMove| pending.player != opponent && self.follows_revision(6);
        let unanswered = self.turn.pending.as_ref().is_none_or(answers);
        let last = self.moves_in_force().next_back().filter(|last| unanswered && last.player == opponent)?;
        Some((UnpromotedMove::Entered(self.ply()), last.before.clone()))
    }

    fn enter_queen(&mut self, by: Color, MoveReading { telling, legal }: MoveReading, at: Moment, out: &mut Effects) {
        let Ok(played) = legal else { return };
        self.turn.replied = None;
        let utterance = self.announce_move(by, AnnouncementManner::Entered, telling, out);
        self.note_unexecuted_half_move(by);
        let pending = PendingMove { pressed: Some(at), ..PendingMove::new(by, telling, legal, utterance) };
        self.record_completed_move(&pending, played, at, out);
    }

    /// It had been entered as a promotion to some piece: that was never on the board.
    fn make_queen(&mut self, who: Color, ply: u32, words: Announcement, at: Moment, out: &mut Effects) {
        let index = self.course.half_moves.iter().rposition(|half_move| !half_move.withdrawn);
        let queen = |index: &usize| self.course.half_moves[*index].played.promotion() == Some(Role::Queen);
        debug_assert_eq!(ply, self.ply(), "the latest half-move");
        if let Some(index) = index.filter(|index| !queen(index)) {
            let offer = self.claims.offer;
            let promoted = |was| AnnouncementManner::Promoted { was };
            self.correct_completed_move(who, index, &queening(words), promoted, at, out);
            // A mate by it is not the end of the game, and is not told as one.
            out.0.retain(|effect| !matches!(effect.kind, EffectKind::GameOver(_)));
            self.claims.offer = offer;
        }
    }
}

/// The pawn's move with a queen in its place.
fn queening(words: Announcement) -> Announcement {
    match words {
        Announcement::Piece { role, from, to, .. } => {
            Announcement::Piece { role, from, to, promotion: Some(Role::Queen) }
        }
        castling => castling,
    }
}
