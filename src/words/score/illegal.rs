//! Illegal half-moves that remain in force (2009, blitz: nobody claimed them before the next move).
//!
//! Every form writes such a half-move with both squares and [`ILLEGAL_MARK`] as a remark of its own right behind it:
//! `Ng1g3 { illegal }` in PGN, `Ng1g3 {illegal}` in text, the word in brackets in Braille. Other programs stop there with
//! the game as it was up to it. The short form could instead name another, legal move. Our readers follow the half-move
//! only with the mark: without it an illegal move on a sheet is a slip of the pen.

use ansage_game::announcement::{Announcement, MoveDescription, NamedMove};
use ansage_game::reading::{self, describe_legal_move, move_as_executed, to_named_move};
use shakmaty::{Chess, Move, Position};

/// The remark behind an illegal half-move: a sign, the same in every language.
pub const ILLEGAL_MARK: &str = "illegal";

/// Returns `true` if the remark is the mark and nothing else.
pub fn is_illegal_mark(remark: &str) -> bool {
    remark.trim() == ILLEGAL_MARK
}

/// Returns `true` if the half-move is not a legal move of the position.
pub fn is_illegal(position: &Chess, played: Move) -> bool {
    !reading::legal_moves(position).contains(&played)
}

/// The move that `said` names with both squares, as hands execute it, legal or not; see [`move_as_executed`].
pub fn move_named_by_squares(position: &Chess, said: &Announcement) -> Option<Move> {
    let named = match *said {
        Announcement::Castle(side) => NamedMove::Castle(side),
        Announcement::Piece { role, from, to, promotion } => {
            let from = from.square()?;
            let standing = position.board().role_at(from)?;
            if role.is_some_and(|role| role != standing) {
                return None;
            }
            NamedMove::Piece { role: standing, from, to, promotion }
        }
    };
    // Only a pawn that goes to the en passant square captures so.
    let telling = MoveDescription { en_passant: true, ..MoveDescription::from_named_move(named) };
    move_as_executed(position, &telling)
}

/// The description of a half-move in force: of an illegal one with its whole from-square in every style.
pub fn describe_played_move(position: &Chess, played: Move) -> MoveDescription {
    if !is_illegal(position, played) {
        return describe_legal_move(position, played);
    }
    let telling = MoveDescription::from_named_move(to_named_move(played));
    MoveDescription { capture: played.is_capture(), en_passant: played.is_en_passant(), ..telling }
}
