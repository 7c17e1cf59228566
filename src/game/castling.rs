//! Castle on a board of pegs: which king and which rook, from where to where (3.8.2, F.3).
//!
//! A player's own board may differ from the course of the game, so the squares are those of the game's start, and not
//! what happens to stand outermost. In Chess960 the rook may land where the king stood and the king where the rook
//! stood, one of them may not move at all, and hands may move either first.

use shakmaty::{
    Bitboard, Board as Placement, Castles, CastlingMode, CastlingSide, Chess, Color, Position, Rank, Role, Square,
};

/// Where kings and rooks stood when the game began.
#[derive(Debug, Clone)]
pub struct CastlingHomes {
    castles: Castles,
    start: Placement,
}

/// The squares of one castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CastlingSquares {
    /// Where the king comes from.
    pub king: Square,
    /// Where he goes.
    pub king_to: Square,
    /// Where the rook comes from, where there is one.
    pub rook: Option<Square>,
    /// Where it goes.
    pub rook_to: Square,
}

/// The part of a castling that a pair of hands did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CastlingPart {
    /// The king's way, which tells the whole castling.
    King,
    /// The rook's way.
    Rook,
}

impl CastlingHomes {
    /// Those of a game that starts from this position.
    pub fn from_start_position(start: &Chess) -> CastlingHomes {
        CastlingHomes { castles: start.castles().clone(), start: start.board().clone() }
    }

    fn is_chess960(&self) -> bool {
        self.castles.mode() == CastlingMode::Chess960
    }

    /// The squares of a castling on a board that may differ; `None` where the king stands off his back rank.
    pub fn squares(&self, placement: &Placement, by: Color, side: CastlingSide) -> Option<CastlingSquares> {
        let rank = by.fold_wb(Rank::First, Rank::Eighth);
        let king = match placement.king_of(by) {
            Some(king) => Some(king).filter(|king| king.rank() == rank)?,
            // The rook was put in his place, and he is in the player's hand.
            None => self.start.king_of(by).filter(|_| self.is_chess960())?,
        };
        let rook = match self.castles.rook(by, side) {
            Some(home) if self.is_chess960() => {
                Some(home).filter(|home| placement.piece_at(*home) == Some(Role::Rook.of(by)))
            }
            _ => outermost(placement, by, side, king),
        };
        Some(CastlingSquares {
            king,
            king_to: Square::from_coords(side.king_to_file(), rank),
            rook,
            rook_to: Square::from_coords(side.rook_to_file(), rank),
        })
    }

    /// Castles as hands do, legal or not; without a rook the king goes alone.
    pub fn apply_castling(&self, placement: &mut Placement, by: Color, side: CastlingSide) {
        let Some(squares) = self.squares(placement, by, side) else { return };
        if placement.piece_at(squares.king) == Some(Role::King.of(by)) {
            placement.discard_piece_at(squares.king);
        }
        if let Some(rook) = squares.rook {
            placement.discard_piece_at(rook);
            placement.set_piece_at(squares.rook_to, Role::Rook.of(by));
        }
        placement.set_piece_at(squares.king_to, Role::King.of(by));
    }

    /// Which part of a castling hands did that went from one square to another: by the squares of the start alone in
    /// Chess960, and in the usual game wherever king and rook stand.
    pub fn castling_part_of_step(
        &self,
        placement: &Placement,
        by: Color,
        side: CastlingSide,
        from: Square,
        to: Square,
    ) -> Option<CastlingPart> {
        let rank = by.fold_wb(Rank::First, Rank::Eighth);
        let king_to = Square::from_coords(side.king_to_file(), rank);
        let rook_to = Square::from_coords(side.rook_to_file(), rank);
        let standing = placement.piece_at(from).filter(|piece| piece.color == by).map(|piece| piece.role);
        let king_in_hand = placement.king_of(by).is_none() && self.start.king_of(by) == Some(from);
        if to == king_to && from.rank() == rank && (standing == Some(Role::King) || king_in_hand) {
            // In the transposition of king and rook the rook's second half looks the same; the king has gone by then.
            return Some(CastlingPart::King);
        }
        let home = self.castles.rook(by, side);
        (to == rook_to && home == Some(from) && from != to).then_some(CastlingPart::Rook)
    }

    /// Whether the rook's part of this castling tells the whole of it: the king stays where he stands (F.3).
    pub(crate) fn is_king_staying_put(&self, placement: &Placement, by: Color, side: CastlingSide) -> bool {
        self.squares(placement, by, side).is_some_and(|squares| squares.king == squares.king_to)
    }

    /// Whether a board shows king and rook castled on that side.
    pub(crate) fn is_castled(placement: &Placement, by: Color, side: CastlingSide) -> bool {
        let rank = by.fold_wb(Rank::First, Rank::Eighth);
        let on = |file, role: Role| placement.piece_at(Square::from_coords(file, rank)) == Some(role.of(by));
        on(side.king_to_file(), Role::King) && on(side.rook_to_file(), Role::Rook)
    }
}

/// The outermost rook on that side of the king.
fn outermost(placement: &Placement, by: Color, side: CastlingSide, king: Square) -> Option<Square> {
    let rooks = (placement.by_piece(Role::Rook.of(by)) & Bitboard::from_rank(king.rank())).into_iter();
    match side {
        CastlingSide::KingSide => rooks.filter(|rook| rook.file() > king.file()).max_by_key(|rook| rook.file()),
        CastlingSide::QueenSide => rooks.filter(|rook| rook.file() < king.file()).min_by_key(|rook| rook.file()),
    }
}
