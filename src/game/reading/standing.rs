//! Put together the position that stands on the board, also where illegal moves have led to it.
//!
//! shakmaty builds only what legal moves can lead to, and plays anything on it. So a lawless position is built from one
//! that is lawful, with what makes it lawless put back by moves that nobody made.

use shakmaty::attacks;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, FromSetup, Move, Position, PositionError, Role, Setup, Square};
use std::num::NonZeroU32;

/// The position of a setup, the counters of moves included as far as they can be; `None` where it has not one king of
/// each side.
#[must_use]
pub fn position_from_setup(setup: &Setup, mode: CastlingMode) -> Option<Chess> {
    lenient(setup.clone(), mode).or_else(|| build_illegal_position(setup, mode))
}

fn lenient(setup: Setup, mode: CastlingMode) -> Option<Chess> {
    let read = Chess::from_setup(setup, mode).or_else(PositionError::ignore_too_much_material);
    let read = read.or_else(PositionError::ignore_impossible_check);
    let read = read.or_else(PositionError::ignore_invalid_ep_square);
    read.or_else(PositionError::ignore_invalid_castling_rights).ok()
}

/// Takes away what makes it lawless, lets the other side move, and puts it back.
fn build_illegal_position(setup: &Setup, mode: CastlingMode) -> Option<Chess> {
    let (us, them) = (setup.turn, !setup.turn);
    let (king, their_king) = (setup.board.king_of(us)?, setup.board.king_of(them)?);
    let king_of = |color: Color| if color == us { king } else { their_king };
    let mut base = Setup { turn: them, ep_square: None, ..setup.clone() };
    let mut back: Vec<(Color, Move)> = Vec::new();
    let push = setup.ep_square.and_then(|passed| undo_double_step(&mut base, passed));
    // A king whose side may still castle has not moved: the other has come near.
    let kept = setup.castling_rights & setup.board.by_color(them);
    let near = attacks::king_attacks(king).contains(their_king).then_some(if kept.is_empty() { them } else { us });
    if let Some(near) = near {
        base.board.discard_piece_at(king_of(near));
    }
    let checkers = |base: &Setup| match near == Some(us) {
        true => Bitboard::EMPTY,
        false => base.board.attacks_to(king, them, base.board.occupied()) & !base.board.kings(),
    };
    let mut gone = (base.board.pawns() & Bitboard::BACKRANKS) | checkers(&base);
    while gone.any() {
        for square in gone {
            let piece = base.board.remove_piece_at(square)?;
            back.push((piece.color, put(square, square, piece.role)));
        }
        gone = checkers(&base);
    }
    if let Some(near) = near {
        let from = far_square(&base, near, !setup.board.occupied(), mode)?;
        base.board.set_piece_at(from, Role::King.of(near));
        back.push((near, put(from, king_of(near), Role::King)));
    }
    let (theirs, ours): (Vec<_>, Vec<_>) = back.into_iter().partition(|(color, _)| *color == them);
    let rounds = u32::try_from(theirs.len().max(ours.len())).ok()?;
    let plies = 2 * rounds + 1;
    base.halfmoves = setup.halfmoves.saturating_sub(plies);
    let by_black = rounds + u32::from(them.is_black());
    base.fullmoves = NonZeroU32::new(setup.fullmoves.get().saturating_sub(by_black)).unwrap_or(NonZeroU32::MIN);
    let mut position = lenient(base, mode)?;
    let mut waiting = [theirs.into_iter(), ours.into_iter()];
    for ply in 0..plies {
        let mover = position.turn();
        let next = waiting[usize::from(mover == us)].next().map(|(_, played)| played);
        let last = push.filter(|_| ply + 1 == plies);
        let idle = put(king_of(mover), king_of(mover), Role::King);
        let played = next.or(last).unwrap_or(idle);
        // From here on as many half-moves as have been counted.
        let counts = plies - (ply + 1) == setup.halfmoves;
        position.play_unchecked(if counts { zeroing(played) } else { played });
    }
    (position.board() == &setup.board && position.turn() == us).then_some(position)
}

/// Puts a piece on a square, whatever stands there, or lets a piece that stands there be; no right to castle is touched.
fn put(from: Square, to: Square, role: Role) -> Move {
    Move::Normal { role: Role::Knight, from, capture: None, to, promotion: Some(role) }
}

fn zeroing(played: Move) -> Move {
    match played {
        Move::Normal { role, from, to, promotion, .. } => {
            Move::Normal { role, from, capture: Some(Role::Knight), to, promotion }
        }
        other => other,
    }
}

/// The double step that the last move was, taken back.
fn undo_double_step(base: &mut Setup, passed: Square) -> Option<Move> {
    let pawn = Role::Pawn.of(base.turn);
    let forward = base.turn.fold_wb(8, -8);
    let (from, to) = (passed.offset(-forward)?, passed.offset(forward)?);
    let stands = base.board.piece_at(to) == Some(pawn);
    if !stands || [from, passed].iter().any(|square| base.board.piece_at(*square).is_some()) {
        return None;
    }
    base.board.discard_piece_at(to);
    base.board.set_piece_at(from, pawn);
    Some(Move::Normal { role: Role::Pawn, from, capture: None, to, promotion: None })
}

/// A square of these on which a king that was taken from the board stands lawfully.
fn far_square(base: &Setup, whose: Color, free: Bitboard, mode: CastlingMode) -> Option<Square> {
    free.into_iter().find(|square| {
        let mut tried = base.clone();
        tried.board.set_piece_at(*square, Role::King.of(whose));
        lenient(tried, mode).is_some()
    })
}
