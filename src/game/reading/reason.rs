//! Say why a move is not legal: in practice at once, in a tournament never before the press.

use super::{last_rank, lawful, pattern};
use crate::code;
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Chess, Position, Role, Square, attacks};

/// Why a move that was named in full is not legal. For practice games and for the arbiter; in a tournament nobody is
/// told before the press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalReason {
    /// No piece stands on the from-square.
    NothingThere(#[serde(with = "code")] Square),
    /// The piece on the from-square is the opponent's.
    OpponentsPiece(#[serde(with = "code")] Square),
    /// Another piece than the one named stands on the from-square.
    OtherPiece(#[serde(with = "code")] Square, #[serde(with = "code")] Role),
    /// The player's own piece stands on the target square.
    OwnPieceOnTarget(#[serde(with = "code")] Square),
    /// The piece does not move that way (3.2 to 3.8).
    DoesNotReach,
    /// A piece on this square stands in the way (3.5).
    Blocked(#[serde(with = "code")] Square),
    /// The king stands in check and still would (3.9).
    StillInCheck,
    /// The move would expose the king to check (3.9).
    ExposesKing,
    /// The opponent's king would be captured (1.4.1), which stands in check after an illegal move.
    CapturesKing,
    /// The right to castle on this side is lost (3.8.2.1).
    CastlingRightLost,
    /// A piece stands on the way of king or rook (3.8.2.2, F.3).
    CastlingBlocked,
    /// The king stands in check, or would pass or reach an attacked square (3.8.2.2).
    CastlingThroughCheck,
    /// A promotion was named where no pawn reaches the last rank.
    NoPromotion,
    /// A pawn cannot become that piece (3.7.3.3).
    BadPromotion,
}

/// Why the player to move cannot move `role` from `from` to `to`. Meaningful only for moves that are not legal.
pub(super) fn reason_piece_cannot_move(
    position: &Chess,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> IllegalReason {
    let (board, us) = (position.board(), position.turn());
    match board.piece_at(from) {
        None => return IllegalReason::NothingThere(from),
        Some(piece) if piece.color != us => return IllegalReason::OpponentsPiece(from),
        Some(piece) if piece.role != role => return IllegalReason::OtherPiece(from, piece.role),
        Some(_) => {}
    }
    if promotion.is_some() {
        if role != Role::Pawn || to.rank() != last_rank(position) {
            return IllegalReason::NoPromotion;
        }
        if matches!(promotion, Some(Role::King | Role::Pawn)) {
            return IllegalReason::BadPromotion;
        }
    }
    if board.by_color(us).contains(to) {
        return IllegalReason::OwnPieceOnTarget(to);
    }
    if !pattern(role, us, from, to, board.piece_at(to).is_some() || lawful::en_passant_square(position) == Some(to)) {
        return IllegalReason::DoesNotReach;
    }
    if let Some(blocker) = (attacks::between(from, to) & board.occupied()).into_iter().next() {
        return IllegalReason::Blocked(blocker);
    }
    if role == Role::Pawn && from.file() == to.file() && board.piece_at(to).is_some() {
        return IllegalReason::Blocked(to);
    }
    if board.role_at(to) == Some(Role::King) {
        return IllegalReason::CapturesKing;
    }
    if position.is_check() { IllegalReason::StillInCheck } else { IllegalReason::ExposesKing }
}

/// Why the player to move cannot castle on that side. Meaningful only where he cannot.
pub(super) fn reason_castling_illegal(position: &Chess, side: CastlingSide) -> IllegalReason {
    let us = position.turn();
    if !position.castles().has(us, side) {
        IllegalReason::CastlingRightLost
    } else if (position.castles().path(us, side) & position.board().occupied()).any() {
        IllegalReason::CastlingBlocked
    } else {
        IllegalReason::CastlingThroughCheck
    }
}
