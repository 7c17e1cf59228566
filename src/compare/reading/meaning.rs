//! Find the move that is meant, and no more: as [`ansage_game::reading::read_announcement`], without what is needed to say it again.

use ansage_game::announcement::{Announcement, OriginHint};
use ansage_game::reading::{legal_candidates, legal_moves};
use shakmaty::{CastlingMode, CastlingSide, Chess, Move, MoveList, Position, Rank, Role, Square};

/// What an announcement means in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnnouncementMeaning {
    /// This legal move.
    Move(Move),
    /// Several pieces can make the move.
    Ambiguous,
    /// A pawn reaches the last rank and the new piece is not named.
    PromotionMissing,
    /// No legal move.
    Impossible,
}

impl AnnouncementMeaning {
    /// The move, where one is meant.
    pub fn legal_move(self) -> Option<Move> {
        match self {
            AnnouncementMeaning::Move(legal) => Some(legal),
            _ => None,
        }
    }
}

/// What `said` means for the player to move. It is the same move, or none, that [`ansage_game::reading::read_announcement`] finds.
pub fn announcement_meaning(position: &Chess, said: &Announcement) -> AnnouncementMeaning {
    match *said {
        Announcement::Castle(side) => castling(position, side),
        Announcement::Piece { role, from, to, promotion } => match from.square() {
            Some(square) => whole(position, role, square, to, promotion),
            None => short(&legal_candidates(position, role.unwrap_or(Role::Pawn), to), from, promotion),
        },
    }
}

/// Every legal move that `said` names as far as it goes: with several of them it is ambiguous.
pub(crate) fn moves_fitting_announcement(position: &Chess, said: &Announcement) -> MoveList {
    let mut moves = legal_moves(position);
    moves.retain(|legal| match (*said, *legal) {
        (Announcement::Castle(side), _) => legal.castling_side() == Some(side),
        (Announcement::Piece { .. }, Move::Castle { .. }) => false,
        (Announcement::Piece { role, from, to, promotion }, _) => {
            role.is_none_or(|role| role == legal.role())
                && legal.from().is_some_and(|square| from.is_matched_by(square))
                && legal.to() == to
                && (promotion.is_none() || promotion == legal.promotion())
        }
    });
    moves
}

fn castling(position: &Chess, side: CastlingSide) -> AnnouncementMeaning {
    position
        .castling_moves(side)
        .first()
        .map_or(AnnouncementMeaning::Impossible, |legal| AnnouncementMeaning::Move(*legal))
}

/// Both squares are named.
fn whole(
    position: &Chess,
    role: Option<Role>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> AnnouncementMeaning {
    let Some(role) = role.or_else(|| position.board().role_at(from)) else { return AnnouncementMeaning::Impossible };
    if role == Role::King
        && promotion.is_none()
        && position.board().king_of(position.turn()) == Some(from)
        && let Some(castling) = castling_by_squares(position, from, to)
    {
        return castling;
    }
    if role == Role::Pawn && promotion.is_none() && to.rank() == position.turn().fold_wb(Rank::Eighth, Rank::First) {
        return AnnouncementMeaning::PromotionMissing;
    }
    let candidates = legal_candidates(position, role, to);
    let mut fitting = candidates.iter().filter(|legal| legal.from() == Some(from) && legal.promotion() == promotion);
    fitting.next().map_or(AnnouncementMeaning::Impossible, |legal| AnnouncementMeaning::Move(*legal))
}

/// `e1g1`, or the squares of king and rook. In Chess960 only the rook's square says so.
fn castling_by_squares(position: &Chess, from: Square, to: Square) -> Option<AnnouncementMeaning> {
    if position.castles().mode() == CastlingMode::Chess960 {
        let with = |side: &CastlingSide| position.castles().rook(position.turn(), *side) == Some(to);
        return CastlingSide::ALL.into_iter().find(with).map(|side| castling(position, side));
    }
    // Castling is rare: look at the squares before the moves.
    if from.file().distance(to.file()) < 2 {
        return None;
    }
    CastlingSide::ALL.into_iter().find_map(|side| {
        let legal = *position.castling_moves(side).first()?;
        let Move::Castle { king, rook } = legal else { return None };
        let goes_there = Square::from_coords(side.king_to_file(), king.rank()) == to;
        let two_squares = goes_there && king.file().distance(to.file()) == 2;
        (two_squares || rook == to).then_some(AnnouncementMeaning::Move(legal))
    })
}

/// The from-square is left out, wholly or in part.
fn short(candidates: &MoveList, from: OriginHint, promotion: Option<Role>) -> AnnouncementMeaning {
    let mut origin = None;
    let mut found = None;
    for candidate in candidates {
        let Some(square) = candidate.from().filter(|square| from.is_matched_by(*square)) else { continue };
        if origin.is_some_and(|known| known != square) {
            return AnnouncementMeaning::Ambiguous;
        }
        origin = Some(square);
        if candidate.promotion() == promotion {
            found = Some(*candidate);
        }
    }
    match (origin, found) {
        (None, _) => AnnouncementMeaning::Impossible,
        (Some(_), Some(legal)) => AnnouncementMeaning::Move(legal),
        (Some(_), None) if promotion.is_none() => AnnouncementMeaning::PromotionMissing,
        (Some(_), None) => AnnouncementMeaning::Impossible,
    }
}
