//! Legal moves of every position that can stand on the board, also after an illegal move that was not claimed.
//!
//! Such a position knows what a game never reaches by legal moves: a king that could be captured, a pawn that has jumped
//! over a piece by its double step, a pawn on its own first rank. The king is never captured (1.4.1, 3.10), nothing is
//! taken in passing on a square that is not free, and no pawn makes a double step but from its home.

use shakmaty::{Chess, Move, MoveList, Position, Rank, Role, Square};

/// The legal moves.
#[must_use]
pub fn legal_moves(position: &Chess) -> MoveList {
    let mut moves = position.legal_moves();
    moves.retain(|it| is_sound(position, *it));
    moves
}

/// The legal moves of pieces of one kind to one square, castling left out.
#[must_use]
pub fn legal_candidates(position: &Chess, role: Role, to: Square) -> MoveList {
    let mut moves = position.san_candidates(role, to);
    moves.retain(|it| is_sound(position, *it) && !matches!(it, Move::Castle { .. }));
    moves
}

/// The legal move of one piece, castling left out.
pub(super) fn find_legal_move(
    position: &Chess,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let fits = |it: &Move| it.from() == Some(from) && it.promotion() == promotion;
    legal_candidates(position, role, to).into_iter().find(fits)
}

/// Whether the player to move stands checkmated (5.1.1).
#[must_use]
pub fn is_checkmated(position: &Chess) -> bool {
    position.is_check() && legal_moves(position).is_empty()
}

/// Whether the side that is not to move stands in check: an illegal move stands on the board. Nothing ends such a game
/// by itself (5.1, 5.2), and what may come of it nobody searches for.
#[must_use]
pub fn is_opponent_in_check(position: &Chess) -> bool {
    let board = position.board();
    board.king_of(!position.turn()).is_some_and(|king| board.attacks_to(king, position.turn(), board.occupied()).any())
}

/// The square on which the pawn that just made its double step can be taken in passing by the way pawns move, whether
/// one stands there to do it or not.
pub(super) fn en_passant_square(position: &Chess) -> Option<Square> {
    position.maybe_ep_square().filter(|square| can_be_passed(position, *square))
}

fn can_be_passed(position: &Chess, square: Square) -> bool {
    let (board, us) = (position.board(), position.turn());
    let passed = Square::from_coords(square.file(), us.fold_wb(Rank::Fifth, Rank::Fourth));
    square.rank() == us.fold_wb(Rank::Sixth, Rank::Third)
        && board.piece_at(square).is_none()
        && board.piece_at(passed) == Some(Role::Pawn.of(!us))
}

fn is_sound(position: &Chess, played: Move) -> bool {
    match played {
        Move::EnPassant { to, .. } => can_be_passed(position, to),
        Move::Normal { role: Role::Pawn, from, to, .. } if from.distance(to) == 2 => {
            from.rank() == position.turn().fold_wb(Rank::Second, Rank::Seventh)
        }
        Move::Normal { capture, .. } => capture != Some(Role::King),
        Move::Castle { .. } | Move::Put { .. } => true,
    }
}
