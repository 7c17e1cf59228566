//! Hold words against pegs: what a press misses on a sensed board, what a correction may still say, and which move the
//! pegs announce by themselves.

use super::{Effects, Referee};
use crate::announcement::Announcement;
use crate::board::{BoardKnowledge, apply_named_move, with_differences};
use crate::effect::BoardDifference;
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::reading;
use crate::refusal::{MissingCondition, Refusal};
use crate::seat::Color;
use crate::sensed::{SensedBoard, is_promotion_square};
use crate::shapes::{self, MoveScope, PartialMove};
use shakmaty::{Chess, Move, Position, Role, Square};

impl Referee {
    /// What hinders a sensed board's owner from having made his announced move: its squares show another one. A square that
    /// is not of the move hinders nothing (D.2.3).
    pub(super) fn missing_on_sensed_board(&self, pending: &PendingMove) -> Option<MissingCondition> {
        let sensed = self.boards.known.get(pending.player).as_present_sensed_board()?;
        if self.is_own_move_on_board(pending.player) {
            return None;
        }
        let beside = self.squares_beside_own_move(pending.player);
        let squares = sensed.differences_from(&with_differences(&self.expected_board(), &beside));
        let only = match squares.as_slice() {
            [only] => *only,
            _ => return Some(MissingCondition::Pegs { squares }),
        };
        match only {
            BoardDifference { square, shows: Some(piece), .. }
                if piece.color != pending.player
                    && self.board_before_own_move(pending.player).piece_at(square) == Some(piece) =>
            {
                Some(MissingCondition::CapturedPieceRemoved(square))
            }
            BoardDifference { square, shows, announced: Some(_) } => {
                Some(MissingCondition::PiecePlaced { square, shows })
            }
            _ => Some(MissingCondition::Pegs { squares }),
        }
    }

    /// The press found words and pegs at odds: both players hear both facts, the presser what is missing.
    pub(super) fn refuse_press(
        &mut self,
        pending: &PendingMove,
        missing: MissingCondition,
        who: Color,
        out: &mut Effects,
    ) {
        // A move that is begun and not finished is no other move: then he alone is told what is missing.
        self.announce_difference_from_own_move(pending.player, out);
        out.refuse(who, Refusal::NotMade(missing));
    }

    /// Whether a correction goes with what stands on the pegs: a piece released in another aperture stays (4.7), and a
    /// piece on the square of promotion is the choice (4.4.d). The square that forbids it, if one does.
    pub(super) fn square_forbidding_correction(&self, mended: &PendingMove) -> Option<Square> {
        let by = mended.player;
        // Also of a board that answers no more: what it saw released was released.
        let BoardKnowledge::Sensed(sensed) = self.boards.known.get(by) else { return None };
        let base = self.board_before_own_move(by);
        let mut wanted = base.clone();
        apply_named_move(
            &mut wanted,
            by,
            mended.description.named,
            mended.description.en_passant,
            &self.castling_homes(),
        );
        sensed.own.iter().copied().find(|square| {
            let Some(released) = sensed.shows.piece_at(*square).filter(|piece| piece.color == by) else { return false };
            let pawn_left = released.role == Role::Pawn && is_promotion_square(*square, by);
            let fits = wanted.piece_at(*square).is_some_and(|piece| {
                piece == released || (pawn_left && piece.color == by && Some(piece) != base.piece_at(*square))
            });
            base.piece_at(*square) != Some(released) && !fits
        })
    }

    /// The announce button: the one move that the pegs show is announced for its owner. In a tournament it may be illegal,
    /// like the move that he would say: nobody hears before the press that it is.
    pub(super) fn announce_shown_move(&mut self, who: Color, at: Moment, out: &mut Effects) {
        let Some(sensed) = self.boards.known.get(who).as_present_sensed_board() else {
            return out.refuse(who, Refusal::BoardNotSensed);
        };
        if self.turn.pending.as_ref().is_some_and(|pending| pending.player == who) {
            return out.refuse(who, Refusal::OwnMoveAwaitsPress);
        }
        let Some(position) = self.position_before_own_move(who) else {
            return out.refuse(who, Refusal::AnnounceNotYours);
        };
        if sensed.agrees_with(position.board()) {
            return out.refuse(who, Refusal::PegsShowNoMove);
        }
        match shown_move(&position, &self.moves_board_may_show(&position), sensed) {
            Ok(words) => self.handle_announcement(who, &words, at, out),
            Err(refusal) => out.refuse(who, refusal),
        }
    }

    /// Whether a board that tells every lift and every placing shows a move that is begun and not done: a castling king
    /// without his rook, a pawn not promoted yet. An electronic board that tells positions at rest shows none.
    pub(super) fn is_showing_begun_move(&self, who: Color) -> bool {
        let sensed = self.boards.known.get(who).as_present_sensed_board().filter(|sensed| sensed.tells_lifts);
        let Some((sensed, position)) = sensed.zip(self.position_before_own_move(who)) else { return false };
        let base = self.board_before_own_move(who);
        self.moves_board_may_show(&position)
            .iter()
            .any(|made| sensed.is_move_in_progress(&base, &shapes::board_after_move(&position, *made)))
    }

    /// Whether a board still shows what it should before the latest half-move: it has not been carried out there yet. One
    /// that tells every lift and every placing may be on the way: the rook of a castling, or the pawn taken in passing, is
    /// still to be moved.
    pub(super) fn is_board_before_latest_half_move(&self, who: Color) -> bool {
        let Some((_, before)) = self.latest_half_move() else { return false };
        let begun = |sensed: &SensedBoard| {
            sensed.tells_lifts && sensed.is_move_in_progress(before.board(), &self.expected_board())
        };
        self.boards
            .known
            .get(who)
            .as_present_sensed_board()
            .is_some_and(|sensed| sensed.agrees_with(before.board()) || begun(sensed))
    }

    /// Whether a sensed board still shows what it should before the opponent's latest completed half-move.
    pub(super) fn is_board_before_opponents_move(&self, who: Color) -> bool {
        let theirs = self.moves_in_force().next_back().filter(|last| last.player != who);
        let sensed = self.boards.known.get(who).as_present_sensed_board();
        theirs.zip(sensed).is_some_and(|(last, sensed)| sensed.agrees_with(last.before.board()))
    }

    /// The moves that pegs may show: in practice the legal ones, in a tournament all that go by the way pieces move.
    pub(super) fn moves_board_may_show(&self, position: &Chess) -> Vec<Move> {
        let moves = if self.is_practice() { MoveScope::Legal } else { MoveScope::Seen };
        moves.moves_in_position(position)
    }

    /// The position in which this player would announce now; `None` where it is not his move.
    pub(super) fn position_before_own_move(&self, who: Color) -> Option<Chess> {
        let mut position = self.course.position.clone();
        if let Some(theirs) = &self.turn.pending {
            position = reading::position_after_announced_move(&position, &theirs.description)?;
        }
        (position.turn() == who && self.turn.replied != Some(who)).then_some(position)
    }
}

/// The one move whose result the pegs show, as its player would announce it; never a guess, and never a queen
/// that does not stand there. Where a square cannot be read, two moves may fit: then none is chosen.
fn shown_move(position: &Chess, moves: &[Move], sensed: &SensedBoard) -> Result<Announcement, Refusal> {
    let fits = |made: &Move| sensed.agrees_with(&shapes::board_after_move(position, *made));
    let fitting: Vec<Move> = moves.iter().copied().filter(fits).collect();
    if let [made] = fitting.as_slice() {
        return Ok(reading::to_named_move(*made).to_full_announcement());
    }
    Err(match shapes::find_partial_move(position, moves, &sensed.shows) {
        Some(PartialMove::Promotion { pawn }) if is_promotion_square(pawn, position.turn()) => {
            Refusal::PawnNotPromoted { square: pawn }
        }
        Some(PartialMove::EnPassant { pawn }) => Refusal::NotMade(MissingCondition::CapturedPieceRemoved(pawn)),
        _ => Refusal::PegsFitNoLegalMove { squares: sensed.differences_from(position.board()) },
    })
}
