//! Carry out illegal moves on the board, where the Laws let them stand until they are claimed.

use super::{IllegalReason, lawful};
use crate::announcement::{MoveDescription, NamedMove};
use shakmaty::{CastlingMode, CastlingSide, Chess, File, Move, Position, Role, Square, attacks};

/// The move that carries out an announced move of the player to move as hands do, legal or not, for
/// [`Position::play_unchecked`]: whatever stands on the from-square goes to the other, and what stood there goes off the
/// board.
///
/// `None` where that is no move at all: nothing of the player's stands on the from-square, a king would leave the board
/// or a second one come to it, or king and rook do not stand to castle or find no room.
#[must_use]
pub fn move_as_executed(position: &Chess, telling: &MoveDescription) -> Option<Move> {
    let (from, to, promotion) = match telling.named {
        NamedMove::Castle(side) => return castling(position, side),
        NamedMove::Piece { from, to, promotion, .. } => (from, to, promotion),
    };
    let board = position.board();
    let standing = board.piece_at(from).filter(|piece| piece.color == position.turn())?;
    let capture = board.role_at(to).filter(|_| from != to);
    let crowned = promotion == Some(Role::King) || (promotion.is_some() && standing.role == Role::King);
    if capture == Some(Role::King) || crowned {
        return None;
    }
    let passing = telling.en_passant
        && standing.role == Role::Pawn
        && promotion.is_none()
        && attacks::pawn_attacks(position.turn(), from).contains(to)
        && lawful::en_passant_square(position) == Some(to);
    Some(match passing {
        true => Move::EnPassant { from, to },
        false => Move::Normal { role: standing.role, from, capture, to, promotion },
    })
}

/// The move of an announcement of which hands can carry out nothing, for [`Position::play_unchecked`]: a piece of the player
/// to move stays on its square, and the opponent is to move.
///
/// `None` where the opponent's king is on the target square: its capture remains in force nowhere.
#[must_use]
pub fn move_without_execution(position: &Chess, telling: &MoveDescription) -> Option<Move> {
    let board = position.board();
    let king = Role::King.of(!position.turn());
    if matches!(telling.named, NamedMove::Piece { to, .. } if board.piece_at(to) == Some(king)) {
        return None;
    }
    // Neither the castling rights nor the count of moves without a pawn move shall change, where another piece is there.
    let unbound = |(square, role): &(Square, Role)| match role {
        Role::Knight | Role::Bishop | Role::Queen => true,
        Role::Rook => !position.castles().castling_rights().contains(*square),
        Role::King => !position.castles().has_color(position.turn()),
        Role::Pawn => false,
    };
    let own = || position.us().into_iter().filter_map(|square| Some((square, board.role_at(square)?)));
    let staying = own().find(unbound).or_else(|| own().find(|(_, role)| *role == Role::Pawn)).or_else(|| own().next());
    staying.map(|(square, role)| Move::Normal { role, from: square, capture: None, to: square, promotion: None })
}

/// King and rook stand as for castling, and where they go nothing else stands; what stands between, they pass.
fn castling(position: &Chess, side: CastlingSide) -> Option<Move> {
    let (board, us) = (position.board(), position.turn());
    let king = board.king_of(us).filter(|king| king.rank() == us.backrank())?;
    let beyond = |rook: &Square| CastlingSide::from_king_side(rook.file() > king.file()) == side;
    let mut rooks = (position.our(Role::Rook) & shakmaty::Bitboard::from_rank(us.backrank())).into_iter();
    let rook = match (position.castles().rook(us, side), position.castles().mode()) {
        (Some(rook), _) => Some(rook),
        (None, CastlingMode::Standard) => {
            let home = Square::from_coords(if side.is_king_side() { File::H } else { File::A }, us.backrank());
            rooks.find(|rook| *rook == home && king.file() == File::E)
        }
        (None, CastlingMode::Chess960) => match side {
            CastlingSide::KingSide => rooks.rfind(beyond),
            CastlingSide::QueenSide => rooks.find(beyond),
        },
    }?;
    let room = [side.king_to(us), side.rook_to(us)].into_iter();
    let mut others = room.filter(|square| *square != king && *square != rook);
    others.all(|square| board.piece_at(square).is_none()).then_some(Move::Castle { king, rook })
}

/// The position after a move as it was read: after the legal one, or after the illegal one as it stands on the board, the
/// opponent to move. `None` where that is no position at all; see [`move_as_executed`].
#[must_use]
pub fn position_after_reading(
    position: &Chess,
    (telling, legal): (&MoveDescription, Result<Move, IllegalReason>),
) -> Option<Chess> {
    legal.map_or_else(|_| position_after_announced_move(position, telling), |legal| Some(after(position, legal)))
}

/// The position after a move as it was told, whether it is legal or not: for everything that shows or reads a move before
/// the press. `None` where that is no position at all; see [`move_as_executed`].
#[must_use]
pub fn position_after_announced_move(position: &Chess, telling: &MoveDescription) -> Option<Chess> {
    move_as_executed(position, telling).map(|played| after(position, played))
}

fn after(position: &Chess, played: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(played);
    after
}
