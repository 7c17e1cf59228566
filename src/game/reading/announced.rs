//! Read what is announced in a tournament: by what everybody sees on the board, and by nothing else.
//!
//! Before the press nobody shall learn from a reply whether a move is legal (D.2.1, D.2.3). So a short form means
//! whatever pieces can go there by the way they move, with what stands in the way and on the square looked at, and pins
//! and checks not; and everything that a [`MoveDescription`] says follows from the squares, the pieces that move there and the
//! last move. The truth lies in [`MoveReading::legal`] alone, and is for the press.

use super::{IllegalReason, MoveReading, UnreadableReason, last_rank, lawful, reason, unlawful};
use crate::announcement::{Announcement, MoveDescription, NamedMove, OriginHint, Threat};
use shakmaty::{Bitboard, CastlingMode, CastlingSide, Chess, Move, Position, Role, Square, attacks};

/// What a pawn becomes on the last rank (3.7.3.3).
const PROMOTIONS: [Option<Role>; 4] = [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

/// Reads what `said` means for the player to move in `position`, as it is told before the press in a tournament.
///
/// # Errors
/// [`UnreadableReason`] where no single move can be meant; never a reason.
pub fn read_announced_move(position: &Chess, said: &Announcement) -> Result<MoveReading, UnreadableReason> {
    let named = match *said {
        Announcement::Castle(side) => NamedMove::Castle(side),
        Announcement::Piece { role, from, to, promotion } => match from.square() {
            Some(square) => whole(position, role, square, to, promotion)?,
            None => short(position, role.unwrap_or(Role::Pawn), from, to, promotion)?,
        },
    };
    Ok(MoveReading { telling: telling(position, named), legal: legal(position, named) })
}

/// What everybody sees of a move of the player to move, legal or not. Never mate: whether it is would be searched for. The
/// move keeps this telling when it is completed: that it mates is told by the end of the game, by the PGN and by what is
/// printed and read aloud afterwards, which go by the moves themselves.
fn telling(position: &Chess, named: NamedMove) -> MoveDescription {
    let telling = seen(position, named);
    let checks = unlawful::position_after_announced_move(position, &telling).is_some_and(|after| after.is_check());
    MoveDescription { threat: if checks { Threat::Check } else { Threat::None }, ..telling }
}

/// A telling without what the move does to the king.
fn seen(position: &Chess, named: NamedMove) -> MoveDescription {
    let mut telling = MoveDescription::from_named_move(named);
    if let NamedMove::Piece { role, from, to, .. } = named {
        telling.needed = super::distinguishing_origin(from, moving_to(position, role, to).into_iter());
        telling.en_passant = role == Role::Pawn && is_en_passant(position, from, to);
        telling.capture = position.them().contains(to) || telling.en_passant;
    }
    telling
}

/// The legal move of that name, or why it is none.
fn legal(position: &Chess, named: NamedMove) -> Result<Move, IllegalReason> {
    match named {
        NamedMove::Castle(side) => {
            let castling = position.castling_moves(side).first().copied();
            castling.ok_or_else(|| reason::reason_castling_illegal(position, side))
        }
        NamedMove::Piece { role, from, to, promotion } => lawful::find_legal_move(position, role, from, to, promotion)
            .ok_or_else(|| reason::reason_piece_cannot_move(position, role, from, to, promotion)),
    }
}

/// Both squares were named.
fn whole(
    position: &Chess,
    role: Option<Role>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<NamedMove, UnreadableReason> {
    let role = role.or_else(|| position.board().role_at(from)).ok_or(UnreadableReason::NoPieceNamed { from })?;
    if let Some(side) = castling_side(position, role, from, to, promotion) {
        return Ok(NamedMove::Castle(side));
    }
    match role == Role::Pawn && to.rank() == last_rank(position) && promotion.is_none() {
        true => Err(UnreadableReason::PromotionMissing { to }),
        false => Ok(NamedMove::Piece { role, from, to, promotion }),
    }
}

/// "e1g1", or the king's square and the rook's: castling, where king and right are there and nothing stands between. In
/// Chess960 the king's two squares are a move of the king, and castling is said.
fn castling_side(
    position: &Chess,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<CastlingSide> {
    let us = position.turn();
    if role != Role::King || promotion.is_some() || position.board().king_of(us) != Some(from) {
        return None;
    }
    CastlingSide::ALL.into_iter().find(|side| {
        let Some(rook) = position.castles().rook(us, *side) else { return false };
        let two_squares = side.king_to(us) == to && from.file().distance(to.file()) == 2;
        match position.castles().mode() {
            CastlingMode::Chess960 => rook == to,
            CastlingMode::Standard => (two_squares || rook == to) && has_free_way(position, *side),
        }
    })
}

/// Whether nothing stands between the king and a rook with which he has the right to castle; attacks not looked at.
fn has_free_way(position: &Chess, side: CastlingSide) -> bool {
    let (castles, us) = (position.castles(), position.turn());
    castles.has(us, side) && (castles.path(us, side) & position.board().occupied()).is_empty()
}

/// Every move that goes by the way pieces move, legal or not: pins and checks are not looked at. No king is captured.
#[must_use]
pub fn pseudo_legal_moves(position: &Chess) -> Vec<Move> {
    let castling = CastlingSide::ALL.into_iter().filter(|side| has_free_way(position, *side)).map(NamedMove::Castle);
    let mut named: Vec<NamedMove> = castling.collect();
    for to in Square::ALL {
        for role in Role::ALL {
            let promotes = role == Role::Pawn && to.rank() == last_rank(position);
            let promotions: &[Option<Role>] = if promotes { &PROMOTIONS } else { &[None] };
            for from in moving_to(position, role, to) {
                named.extend(promotions.iter().map(|it| NamedMove::Piece { role, from, to, promotion: *it }));
            }
        }
    }
    let carried_out = |it: NamedMove| unlawful::move_as_executed(position, &seen(position, it));
    named.into_iter().filter_map(carried_out).collect()
}

/// The from-square was left out, wholly or in part.
fn short(
    position: &Chess,
    role: Role,
    from: OriginHint,
    to: Square,
    promotion: Option<Role>,
) -> Result<NamedMove, UnreadableReason> {
    let origins: Vec<Square> =
        moving_to(position, role, to).into_iter().filter(|square| from.is_matched_by(*square)).collect();
    match origins[..] {
        [] => Err(UnreadableReason::NoMoveFits { reason: None }),
        [_] if role == Role::Pawn && to.rank() == last_rank(position) && promotion.is_none() => {
            Err(UnreadableReason::PromotionMissing { to })
        }
        [from] => Ok(NamedMove::Piece { role, from, to, promotion }),
        // Which piece comes first must be asked first: a promotion of two pawns is ambiguous before it is incomplete.
        [..] => Err(UnreadableReason::Ambiguous { role, to, from: origins }),
    }
}

/// The pieces of the player to move that can go to a square by the way they move. Castling is no way of a king here.
fn moving_to(position: &Chess, role: Role, to: Square) -> Bitboard {
    let (board, us) = (position.board(), position.turn());
    if board.by_color(us).contains(to) {
        return Bitboard::EMPTY;
    }
    if role != Role::Pawn {
        return position.our(role) & attacks::attacks(to, role.of(us), board.occupied());
    }
    position.our(Role::Pawn).into_iter().filter(|from| pawn_moves(position, *from, to)).collect()
}

fn pawn_moves(position: &Chess, from: Square, to: Square) -> bool {
    let (board, us) = (position.board(), position.turn());
    if attacks::pawn_attacks(us, from).contains(to) {
        return board.by_color(!us).contains(to) || is_en_passant(position, from, to);
    }
    let reaches = super::pattern(Role::Pawn, us, from, to, false);
    reaches && ((attacks::between(from, to).with(to)) & board.occupied()).is_empty()
}

/// Whether a pawn of the player to move takes the one in passing that the last move brought beside it (3.7.3.1).
fn is_en_passant(position: &Chess, from: Square, to: Square) -> bool {
    let us = position.turn();
    position.our(Role::Pawn).contains(from)
        && attacks::pawn_attacks(us, from).contains(to)
        && lawful::en_passant_square(position) == Some(to)
}
