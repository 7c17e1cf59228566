//! Guess how far a position is from a mate that both sides help to reach.
//!
//! A guess only says where to look first; nothing is decided by it.

use super::patterns;
use shakmaty::{Bitboard, Board, Chess, Color, Position, Rank, Role, Square, attacks};

/// What the mating side still lacks to mate with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MissingMaterial {
    /// A queen or a rook.
    Heavy,
    /// Minor pieces that mate a bare king.
    Minors,
    /// Minor pieces that mate only a king whose own piece stands in its way.
    Helped,
    /// Only pawns, and perhaps a minor piece.
    Pawns,
}

/// How the next search looks for a mate, so that what one overlooks another finds.
#[derive(Debug, Clone, Copy)]
pub struct SearchHeuristics {
    /// Hunt the king wherever it is, instead of walking to a mate in the corner.
    pub hunt: bool,
    /// What each piece of the mated side counts that is not needed for the mate.
    pub surplus: i32,
    /// How much chance is added to a guess; 0 for none. It is the same in every run.
    pub chance: u64,
}

/// A guess by which one position is taken up before another; the lower, the nearer a mate.
pub fn estimate_distance_to_mate(position: &Chess, by: Color, taste: SearchHeuristics, number: u64) -> i32 {
    let guess = if taste.hunt {
        estimate_by_king_hunt(position, by, taste.surplus)
    } else {
        estimate_by_pattern(position, by, taste.surplus)
    };
    guess + (mixed(number) % (taste.chance + 1)) as i32
}

/// A number that looks like chance.
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 15)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (number ^ (number >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32
}

/// How near the pieces are to one of the mates of a king in the corner.
fn estimate_by_pattern(position: &Chess, by: Color, surplus: i32) -> i32 {
    let board = position.board();
    let means = means(board, by);
    let pattern = patterns::moves_to_mate_pattern(board, by).map(|moves| 4 * moves);
    let theirs = board.by_color(!by);
    let own = (means != MissingMaterial::Helped && (board.by_color(by) & board.pawns()).any())
        .then(|| 70 + 20 * promotion(board, by));
    let helper =
        (means == MissingMaterial::Helped && (theirs & board.pawns()).any()).then(|| 70 + 10 * promotion(board, !by));
    let rest = if means == MissingMaterial::Helped {
        let pieces = theirs & !board.pawns() & !board.kings();
        surplus * (pieces.count() as i32 - 1).max(0) / 2
    } else {
        surplus * theirs.count() as i32
    };
    [pattern, own, helper].into_iter().flatten().min().unwrap_or(300) + rest
}

/// How closely the king is hunted, and what is lacking for it.
fn estimate_by_king_hunt(position: &Chess, by: Color, surplus: i32) -> i32 {
    let board = position.board();
    let (Some(king), Some(hunter)) = (board.king_of(!by), board.king_of(by)) else { return 0 };
    let ours = board.by_color(by);
    let means = means(board, by);
    let mut guess = 3 * (kings_apart(king, hunter)) + 2 * flights(board, by, king);
    guess += match means {
        MissingMaterial::Pawns => 40 + 20 * promotion(board, by),
        MissingMaterial::Helped => helper(board, by, king),
        MissingMaterial::Minors => 30,
        MissingMaterial::Heavy => 0,
    };
    guess += if means == MissingMaterial::Heavy {
        let heavy = ours & board.rooks_and_queens();
        3 * from_edge(king) + from_corner(king, Bitboard::FULL) + nearest(heavy, king)
    } else {
        let bishops = ours & board.bishops();
        let light = means == MissingMaterial::Helped && bishops.any() && (bishops & Bitboard::DARK_SQUARES).is_empty();
        let dark = means == MissingMaterial::Helped && bishops.any() && !light;
        let colour = if light {
            Bitboard::LIGHT_SQUARES
        } else if dark {
            Bitboard::DARK_SQUARES
        } else {
            Bitboard::FULL
        };
        4 * from_corner(king, colour) + nearest(ours & !board.kings() & !board.pawns(), king)
    };
    if means == MissingMaterial::Helped { guess } else { guess + surplus * (board.by_color(!by).count() as i32 - 1) }
}

fn means(board: &Board, by: Color) -> MissingMaterial {
    let ours = board.by_color(by);
    let (knights, bishops) = (ours & board.knights(), ours & board.bishops());
    let both_colours = (bishops & Bitboard::LIGHT_SQUARES).any() && (bishops & Bitboard::DARK_SQUARES).any();
    if (ours & board.rooks_and_queens()).any() {
        MissingMaterial::Heavy
    } else if (ours & board.pawns()).any() {
        MissingMaterial::Pawns
    } else if both_colours || knights.more_than_one() || (knights.any() && bishops.any()) {
        MissingMaterial::Minors
    } else {
        MissingMaterial::Helped
    }
}

/// How many steps the kings are farther apart than they stand in a mate.
fn kings_apart(king: Square, hunter: Square) -> i32 {
    (king.distance(hunter) as i32 - 2).max(0)
}

/// Squares beside the king that it could go to.
fn flights(board: &Board, by: Color, king: Square) -> i32 {
    let without_king = board.occupied().without(king);
    let around = attacks::king_attacks(king) & !board.by_color(!by);
    around.into_iter().filter(|square| board.attacks_to(*square, by, without_king).is_empty()).count() as i32
}

/// Steps to the nearest promotion of a pawn of `by`, with what stands in its way.
fn promotion(board: &Board, by: Color) -> i32 {
    let pawns = board.by_piece(Role::Pawn.of(by));
    pawns.into_iter().map(|pawn| way_of_pawn(board, by, pawn)).min().unwrap_or(8)
}

fn way_of_pawn(board: &Board, by: Color, pawn: Square) -> i32 {
    let last = by.fold_wb(Rank::Eighth, Rank::First);
    let end = Square::from_coords(pawn.file(), last);
    let way = attacks::between(pawn, end).with(end);
    let pawns = (way & board.pawns()).count();
    (way.count() + (way & board.occupied()).count() + 3 * pawns) as i32
}

/// What is still to be done until the opponent has a piece that can stand in its king's way, and how far it is.
fn helper(board: &Board, by: Color, king: Square) -> i32 {
    let (ours, theirs) = (board.by_color(by), board.by_color(!by));
    let helpers = if (ours & board.knights()).any() {
        theirs & (board.rooks() | board.bishops() | board.knights())
    } else {
        let light = (ours & board.bishops() & Bitboard::LIGHT_SQUARES).any();
        let other = if light { Bitboard::DARK_SQUARES } else { Bitboard::LIGHT_SQUARES };
        theirs & (board.knights() | (board.bishops() & other))
    };
    let strong = 4 * (theirs & board.queens()).count() as i32;
    if helpers.any() { 2 * nearest(helpers, king) + strong } else { 40 + 10 * promotion(board, !by) + strong }
}

/// Steps from the nearest of these to the square; 8 where there is none.
fn nearest(pieces: Bitboard, square: Square) -> i32 {
    pieces.into_iter().map(|piece| piece.distance(square) as i32).min().unwrap_or(8)
}

fn from_edge(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file).min(rank.min(7 - rank))
}

fn from_corner(square: Square, colour: Bitboard) -> i32 {
    nearest(Bitboard::CORNERS & colour, square)
}
