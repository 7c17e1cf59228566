//! Mates of a king in the corner, and how many moves the pieces need to stand in one.
//!
//! As in [`super::estimate`], a count only says where to look first.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};
use std::sync::LazyLock;

/// A mate of the king on a1: where the other king stands, who mates with it (the piece that gives
/// check first), and who stands in the mated king's way.
struct MatePattern {
    king: Square,
    hunter: Square,
    mating: Vec<(Role, Square)>,
    blocking: Option<(Role, Square)>,
}

type PatternSquare = (Role, Square);

/// A pattern for each set of pieces that can mate alone, and for each that needs a piece in the king's way.
const CORNER_MATES: [(Square, &[PatternSquare], Option<PatternSquare>); 15] = [
    (Square::B3, &[(Role::Queen, Square::D1)], None),
    (Square::B3, &[(Role::Queen, Square::B2)], None),
    (Square::B3, &[(Role::Rook, Square::D1)], None),
    (Square::B3, &[(Role::Knight, Square::C2), (Role::Knight, Square::D2)], None),
    (Square::B3, &[(Role::Knight, Square::C2), (Role::Knight, Square::A3)], None),
    (Square::B3, &[(Role::Bishop, Square::D4), (Role::Knight, Square::D2)], None),
    (Square::B3, &[(Role::Knight, Square::C2), (Role::Bishop, Square::A2)], None),
    (Square::B3, &[(Role::Bishop, Square::D4), (Role::Bishop, Square::E4)], None),
    (Square::B3, &[(Role::Bishop, Square::B2)], Some((Role::Knight, Square::B1))),
    (Square::B3, &[(Role::Bishop, Square::D4)], Some((Role::Bishop, Square::B1))),
    (Square::C1, &[(Role::Bishop, Square::D4)], Some((Role::Pawn, Square::A2))),
    (Square::B3, &[(Role::Knight, Square::C2)], Some((Role::Knight, Square::B1))),
    (Square::C1, &[(Role::Knight, Square::C2)], Some((Role::Bishop, Square::A2))),
    (Square::B3, &[(Role::Knight, Square::C2)], Some((Role::Rook, Square::B1))),
    (Square::C1, &[(Role::Knight, Square::C2)], Some((Role::Pawn, Square::A2))),
];

/// The patterns in all corners and both ways round.
static PATTERNS: LazyLock<Vec<MatePattern>> =
    LazyLock::new(|| (0..8).flat_map(|turn| CORNER_MATES.iter().map(move |mate| turned(mate, turn))).collect());

/// A knight's moves from each square to each other on an empty board.
static KNIGHT_MOVES: LazyLock<Vec<[i32; 64]>> =
    LazyLock::new(|| Square::ALL.iter().map(|from| knight_moves(*from)).collect());

fn turned((hunter, mating, blocking): &(Square, &[PatternSquare], Option<PatternSquare>), turn: u32) -> MatePattern {
    let turned = |square: Square| {
        let square = if turn & 1 == 0 { square } else { square.flip_diagonal() };
        let square = if turn & 2 == 0 { square } else { square.flip_horizontal() };
        if turn & 4 == 0 { square } else { square.flip_vertical() }
    };
    let spot = |(role, square): &PatternSquare| (*role, turned(*square));
    MatePattern {
        king: turned(Square::A1),
        hunter: turned(*hunter),
        mating: mating.iter().map(spot).collect(),
        blocking: blocking.as_ref().map(spot),
    }
}

fn knight_moves(from: Square) -> [i32; 64] {
    let mut moves = [0; 64];
    let (mut reached, mut edge) = (Bitboard::from_square(from), Bitboard::from_square(from));
    for count in 1..=6 {
        let next = edge.into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::knight_attacks(square));
        edge = next & !reached;
        reached |= edge;
        edge.into_iter().for_each(|square| moves[square.to_usize()] = count);
    }
    moves
}

/// The moves that the pieces need at least to stand in one of the mates by `by`; `None` where they are not the pieces
/// for any.
pub fn moves_to_mate_pattern(board: &Board, by: Color) -> Option<i32> {
    let (king, hunter) = (board.king_of(!by)?, board.king_of(by)?);
    PATTERNS.iter().filter_map(|pattern| moves_to(pattern, board, by, king, hunter)).min()
}

fn moves_to(pattern: &MatePattern, board: &Board, by: Color, king: Square, hunter: Square) -> Option<i32> {
    let mut moves = (pattern.king.distance(king) + pattern.hunter.distance(hunter)) as i32;
    let mut used = Bitboard::EMPTY;
    for (index, spot) in pattern.mating.iter().enumerate() {
        let (count, piece) = nearest(board, by, *spot, used)?;
        used.add(piece);
        // The first gives the check, and has to come last: the king cannot walk into it.
        moves += if index == 0 && count == 0 { 2 } else { count };
    }
    if let Some(spot) = pattern.blocking {
        moves += nearest(board, !by, spot, used)?.0;
    }
    Some(moves)
}

/// The piece that is soonest on the spot, after how many moves.
fn nearest(board: &Board, color: Color, (role, to): PatternSquare, used: Bitboard) -> Option<(i32, Square)> {
    let pieces = board.by_piece(role.of(color)) & !used;
    pieces.into_iter().filter_map(|from| Some((moves_of(role, color, from, to)?, from))).min()
}

fn moves_of(role: Role, color: Color, from: Square, to: Square) -> Option<i32> {
    let at_once = |squares: Bitboard| {
        if from == to {
            0
        } else if squares.contains(to) {
            1
        } else {
            2
        }
    };
    match role {
        Role::Pawn => {
            let ahead = color.fold_wb(to.rank() >= from.rank(), to.rank() <= from.rank());
            (from.file() == to.file() && ahead).then(|| from.distance(to) as i32)
        }
        Role::Knight => Some(KNIGHT_MOVES[from.to_usize()][to.to_usize()]),
        Role::Bishop => {
            (from.is_light() == to.is_light()).then(|| at_once(attacks::bishop_attacks(from, Bitboard::EMPTY)))
        }
        Role::Rook => Some(at_once(attacks::rook_attacks(from, Bitboard::EMPTY))),
        Role::Queen => Some(at_once(attacks::queen_attacks(from, Bitboard::EMPTY))),
        Role::King => Some(from.distance(to) as i32),
    }
}
