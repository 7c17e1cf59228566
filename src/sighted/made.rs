//! Find the move that hands have made of one position by what stands now, legal or not.
//!
//! Only shapes are compared: an illegal move has a shape as well, is announced like any other, and nobody hears from the
//! board that it is one. Where the shape may be the first half of castling, of a capture en passant or of a promotion,
//! the hands are waited for; nothing is completed for them.

use crate::game::announcement::Named;
use crate::game::board::differences;
use crate::game::castling::Homes;
use crate::game::effect::Difference;
use shakmaty::{Board as Placement, CastlingSide, Chess, Color, Piece, Position, Rank, Role, Square};

/// What hands have made of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Made {
    /// Nothing: it stands as before.
    Nothing,
    /// This move.
    Move(Named),
    /// What may be the first half of a move; the move it would be as it stands, where it is one.
    Begun(Half, Option<Named>),
    /// More, or something else than one move.
    Other,
}

/// What is left to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// Castling: the rook goes from here to there.
    Rook {
        /// Where it stands.
        from: Square,
        /// Where it belongs.
        to: Square,
    },
    /// En passant: the pawn on this square goes off the board.
    Pawn(Square),
    /// A promotion: the pawn on this square is to be another piece.
    Promotion(Square),
}

/// What `by` has made of `base`, in a game that began from `start`.
pub fn made(base: &Placement, shows: &Placement, by: Color, start: &Chess) -> Made {
    let changed = differences(shows, base);
    if changed.is_empty() {
        return Made::Nothing;
    }
    if let Some(side) = CastlingSide::ALL.into_iter().find(|side| is_castled(base, shows, by, *side, start)) {
        // A king that alone has gone one square, past a rook that stood there already, has made a move of his own (F.3).
        if changed.len() > 2 || king_stands(base, shows, by) {
            return Made::Move(Named::Castle(side));
        }
    }
    let Some((from, to, piece)) = carried(&changed, by) else { return Made::Other };
    let rest: Vec<&Difference> = changed.iter().filter(|it| it.square != from && it.square != to).collect();
    let Some(moved) = base.piece_at(from).map(|piece| piece.role) else { return Made::Other };
    let last_rank = by.fold_wb(Rank::Eighth, Rank::First);
    let named = |promotion| Named::Piece { role: moved, from, to, promotion };
    match (moved, piece.role) {
        (Role::Pawn, Role::Pawn) if to.rank() == last_rank && rest.is_empty() => Made::Begun(Half::Promotion(to), None),
        (Role::Pawn, Role::Pawn) => pawn(base, by, (from, to), &rest),
        (Role::Pawn, role) if to.rank() == last_rank && rest.is_empty() => Made::Move(named(Some(role))),
        (Role::King, Role::King) if rest.is_empty() => match rook_left(base, by, (from, to), start) {
            Some(half) => Made::Begun(half, Some(named(None))),
            None => Made::Move(named(None)),
        },
        (moved, role) if moved == role && rest.is_empty() => Made::Move(named(None)),
        _ => Made::Other,
    }
}

/// The one piece of this side that has left a square, and the one that has come to another.
fn carried(changed: &[Difference], by: Color) -> Option<(Square, Square, Piece)> {
    let own = |piece: Option<Piece>| piece.filter(|piece| piece.color == by);
    let mut left = changed.iter().filter(|it| own(it.announced).is_some());
    let mut come = changed.iter().filter_map(|it| Some((it.square, own(it.shows)?)));
    let (from, (to, piece)) = (left.next()?, come.next()?);
    let only = left.next().is_none() && come.next().is_none() && from.shows.is_none();
    only.then_some((from.square, to, piece))
}

/// A pawn's move, perhaps en passant.
fn pawn(base: &Placement, by: Color, (from, to): (Square, Square), rest: &[&Difference]) -> Made {
    let named = Named::Piece { role: Role::Pawn, from, to, promotion: None };
    let beside = Square::from_coords(to.file(), from.rank());
    let passed = Piece { color: by.other(), role: Role::Pawn };
    let forward = by.fold_wb(8, -8);
    let in_passing = to.file().distance(from.file()) == 1
        && beside.offset(forward) == Some(to)
        && from.rank() == by.fold_wb(Rank::Fifth, Rank::Fourth)
        && base.piece_at(to).is_none()
        && base.piece_at(beside) == Some(passed);
    match rest {
        [] if in_passing => Made::Begun(Half::Pawn(beside), Some(named)),
        [] => Made::Move(named),
        [gone] if in_passing && gone.square == beside && gone.shows.is_none() => Made::Move(named),
        _ => Made::Other,
    }
}

/// Whether king and rook stand as after castling, and nothing else has changed.
fn is_castled(base: &Placement, shows: &Placement, by: Color, side: CastlingSide, start: &Chess) -> bool {
    let rook = start.castles().rook(by, side).filter(|rook| base.piece_at(*rook) == Some(Role::Rook.of(by)));
    let at_home = rook.is_some() && base.king_of(by).is_some() && base.king_of(by) == start.board().king_of(by);
    let mut castled = base.clone();
    Homes::of(start).castle(&mut castled, by, side);
    at_home && castled == *shows
}

fn king_stands(base: &Placement, shows: &Placement, by: Color) -> bool {
    base.king_of(by) == shows.king_of(by)
}

/// What is left of castling, where the king has gone from his home as far as castling takes him.
fn rook_left(base: &Placement, by: Color, (from, to): (Square, Square), start: &Chess) -> Option<Half> {
    let homes = Homes::of(start);
    CastlingSide::ALL.into_iter().find_map(|side| {
        let squares = homes.squares(base, by, side)?;
        let rook = squares.rook.filter(|rook| start.castles().rook(by, side) == Some(*rook))?;
        let goes = start.board().king_of(by) == Some(from) && squares.king_to == to && rook != squares.rook_to;
        goes.then_some(Half::Rook { from: rook, to: squares.rook_to })
    })
}
