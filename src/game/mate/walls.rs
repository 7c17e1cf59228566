//! Recognise positions in which a player can never mate: too little material, or walls that nobody can open.
//!
//! For every piece the squares are gathered that it could reach if everybody helped and nobody ever had to answer a
//! check: more than it can in truth. A piece counts as standing for ever until something is found that could move it
//! or capture it, and then the way through its square is open. If no mate can be put together from those squares, there
//! is none.

use shakmaty::{Bitboard, Board, Chess, Color, File, Piece, Position, Rank, Role, Square, attacks};

/// Whether it is seen at a glance that `by` can never mate: by the material, or by walls where there may be walls.
pub fn is_mate_obviously_impossible(position: &Chess, by: Color) -> bool {
    position.has_insufficient_material(by) || (walled(position) && !is_mate_conceivable(position, by))
}

/// Whether every pawn has an opposing pawn before it, and no heavy piece stands ready to open something.
fn walled(position: &Chess) -> bool {
    let board = position.board();
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    if white.is_empty() || black.is_empty() {
        return false;
    }
    (board.rooks_and_queens().is_empty() || !pawns_mobile(board, white, black))
        && white.is_subset(below(black))
        && black.is_subset(above(white))
}

fn pawns_mobile(board: &Board, white: Bitboard, black: Bitboard) -> bool {
    ((white.shift(8) | black.shift(-8)) & !board.occupied()).any()
}

/// All squares before these on their files, as White looks.
fn above(squares: Bitboard) -> Bitboard {
    let once = squares.shift(8);
    let twice = once | once.shift(8);
    let four = twice | twice.shift(16);
    four | four.shift(32)
}

/// All squares before these on their files, as Black looks.
fn below(squares: Bitboard) -> Bitboard {
    let once = squares.shift(-8);
    let twice = once | once.shift(-8);
    let four = twice | twice.shift(-16);
    four | four.shift(-32)
}

/// A piece and where it could get.
struct PieceReach {
    piece: Piece,
    reach: Bitboard,
}

/// Who could get where.
struct ReachMap {
    movers: Vec<PieceReach>,
    /// Squares of pieces that nothing can move or capture.
    fixed: Bitboard,
}

/// Whether a mate by `by` could be put together from the squares that the pieces could reach. `false` is a proof that
/// there is none; `true` proves nothing.
pub fn is_mate_conceivable(position: &Chess, by: Color) -> bool {
    ReachMap::from_position(position).is_none_or(|reach| reach.mate_conceivable(by))
}

impl ReachMap {
    /// Gathers the squares; nothing where a pawn could promote, because then almost everything is possible.
    fn from_position(position: &Chess) -> Option<ReachMap> {
        let mut reach = ReachMap { movers: movers(position), fixed: Bitboard::EMPTY };
        let mut left = Bitboard::EMPTY;
        loop {
            let still = |mover: &PieceReach| mover.reach.single_square().is_some_and(|square| !left.contains(square));
            reach.fixed =
                reach.movers.iter().filter(|mover| still(mover)).fold(Bitboard::EMPTY, |all, mover| all | mover.reach);
            let (grown, taken) = reach.grow();
            left |= taken;
            if reach
                .movers
                .iter()
                .any(|mover| mover.piece.role == Role::Pawn && (mover.reach & Bitboard::BACKRANKS).any())
            {
                return None;
            }
            if !grown && (taken & reach.fixed).is_empty() {
                return Some(reach);
            }
        }
    }

    /// Lets every piece make one more step; whether that brought anything, and the squares where something fixed could
    /// be captured.
    fn grow(&mut self) -> (bool, Bitboard) {
        let (mut grown, mut taken) = (false, Bitboard::EMPTY);
        for index in 0..self.movers.len() {
            let PieceReach { piece, reach } = self.movers[index];
            let (to, captures) = self.steps(piece, reach);
            taken |= captures & self.fixed_of(|other| other.color != piece.color);
            self.movers[index].reach |= to;
            grown |= self.movers[index].reach != reach;
        }
        (grown, taken)
    }

    /// The squares of these pieces, as far as they stand for ever.
    fn fixed_of(&self, which: impl Fn(Piece) -> bool) -> Bitboard {
        let still = self.movers.iter().filter(|mover| which(mover.piece) && mover.reach.single_square().is_some());
        still.fold(Bitboard::EMPTY, |all, mover| all | (mover.reach & self.fixed))
    }

    /// Every square where something of this colour could be captured.
    fn prey_of_color(&self, color: Color) -> Bitboard {
        let prey = self.movers.iter().filter(|mover| mover.piece.color == color && mover.piece.role != Role::King);
        prey.fold(Bitboard::EMPTY, |all, mover| all | mover.reach)
    }

    /// The squares to which one step leads a piece from any of these, and those of them where it could capture.
    fn steps(&self, piece: Piece, from: Bitboard) -> (Bitboard, Bitboard) {
        if piece.role == Role::Pawn {
            let captures = self.attacks(piece, from) & self.prey_of_color(!piece.color);
            let (forward, third) = piece.color.fold_wb((8, Rank::Third), (-8, Rank::Sixth));
            let once = from.shift(forward) & !self.fixed;
            let twice = (once & Bitboard::from_rank(third)).shift(forward) & !self.fixed;
            return (once | twice | captures, captures);
        }
        let shut = self.fixed_of(|other| other.color == piece.color || other.role == Role::King);
        let mut to = self.attacks(piece, from) & !shut;
        if piece.role == Role::King {
            to &= !self.barred_by(!piece.color);
        }
        (to, to)
    }

    /// The squares that a piece attacks from any of these, with the ways through all but fixed squares open.
    fn attacks(&self, piece: Piece, from: Bitboard) -> Bitboard {
        from.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::attacks(square, piece, self.fixed))
    }

    /// The squares that are attacked for ever by what stands for ever.
    fn barred_by(&self, color: Color) -> Bitboard {
        let pieces = self.movers.iter().filter(|mover| mover.piece.color == color);
        pieces
            .filter_map(|mover| Some((mover.piece, mover.reach.single_square()?)))
            .filter(|(_, square)| self.fixed.contains(*square))
            .fold(Bitboard::EMPTY, |all, (piece, square)| all | attacks::attacks(square, piece, Bitboard::FULL))
    }

    /// Whether the king of the opponent of `by` could stand somewhere in check with no square to go to.
    fn mate_conceivable(&self, by: Color) -> bool {
        let king = |color: Color| {
            let kings = self.movers.iter().filter(|mover| mover.piece == Role::King.of(color));
            kings.fold(Bitboard::EMPTY, |all, mover| all | mover.reach)
        };
        let hunters = king(by);
        let pieces: Vec<&PieceReach> = self.those(|piece| piece.color == by && piece.role != Role::King);
        let attacked: Vec<Bitboard> = pieces.iter().map(|mover| self.attacks(mover.piece, mover.reach)).collect();
        let blockers: Vec<&PieceReach> = self.those(|piece| piece.color != by && piece.role != Role::King);
        king(!by).into_iter().any(|king| {
            let near = hunters & !attacks::king_attacks(king) & !Bitboard::from_square(king);
            pieces.iter().enumerate().any(|(index, checker)| {
                let others = attacked.iter().enumerate().filter(|(other, _)| *other != index);
                let others = others.fold(Bitboard::EMPTY, |all, (_, squares)| all | *squares);
                let open = attacks::king_attacks(king) & !others;
                near.into_iter().any(|hunter| {
                    let left = open & !attacks::king_attacks(hunter);
                    let occupied = self.fixed.with(hunter).without(king);
                    checker.reach.without(hunter).without(king).into_iter().any(|from| {
                        let checked = attacks::attacks(from, checker.piece, occupied);
                        checked.contains(king) && fillable(left & !checked, &blockers)
                    })
                })
            })
        })
    }

    fn those(&self, which: impl Fn(Piece) -> bool) -> Vec<&PieceReach> {
        self.movers.iter().filter(|mover| which(mover.piece)).collect()
    }
}

/// Whether there could be enough of these pieces to fill these squares.
fn fillable(squares: Bitboard, blockers: &[&PieceReach]) -> bool {
    let fit = blockers.iter().filter(|mover| !mover.reach.is_disjoint(squares));
    let (count, covered) = fit.fold((0, Bitboard::EMPTY), |(count, all), mover| (count + 1, all | mover.reach));
    count >= squares.count() && squares.is_subset(covered)
}

/// Every piece where it stands, and where castling and en passant could put or find it.
fn movers(position: &Chess) -> Vec<PieceReach> {
    let mut movers: Vec<PieceReach> = Vec::with_capacity(32);
    let board = position.board();
    for (square, piece) in board.iter() {
        movers.push(PieceReach { piece, reach: Bitboard::from_square(square) | castled(position, square, piece) });
    }
    if let Some(passed) = position.maybe_ep_square() {
        let pawn = Square::from_coords(passed.file(), position.turn().fold_wb(Rank::Fifth, Rank::Fourth));
        for mover in movers.iter_mut().filter(|mover| mover.reach.contains(pawn)) {
            mover.reach |= passed;
        }
    }
    movers
}

/// Where castling could put this piece, whatever stands in the way.
fn castled(position: &Chess, square: Square, piece: Piece) -> Bitboard {
    let castles = position.castles();
    let files: &[File] = match piece.role {
        Role::King if castles.has_color(piece.color) => &[File::C, File::G],
        Role::Rook if castles.castling_rights().contains(square) => &[File::D, File::F],
        _ => &[],
    };
    let rank = piece.color.backrank();
    files.iter().fold(Bitboard::EMPTY, |all, file| all.with(Square::from_coords(*file, rank)))
}
