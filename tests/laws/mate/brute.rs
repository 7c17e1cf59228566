//! Find a mate or show that there is none by looking at every position that can arise, nearest first.
//!
//! It shares nothing with the code under test but the rules of chess.

use shakmaty::{Board, CastlingMode, Chess, Color, Position, Role, Setup, Square, fen::Fen};
use std::collections::{HashSet, VecDeque};

/// Whether `by` can mate; `None` where more than `limit` positions would have to be seen.
pub fn mate_found_within(position: &Chess, by: Color, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([position.clone()]);
    let mut open = VecDeque::from([position.clone()]);
    while let Some(position) = open.pop_front() {
        if position.is_checkmate() && position.turn() != by {
            return Some(true);
        }
        if bare(&position) || position.board().by_color(by).count() == 1 {
            continue;
        }
        for played in position.legal_moves() {
            let next = position.clone().play(played).unwrap();
            if seen.insert(next.clone()) {
                open.push_back(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Whether at most one knight or bishop is left beside the kings.
fn bare(position: &Chess) -> bool {
    let board = position.board();
    board.occupied().count() <= 3 && (board.pawns() | board.rooks_and_queens()).is_empty()
}

/// The position of a FEN.
pub fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().expect(fen).into_position(CastlingMode::Standard).expect(fen)
}

/// The position with these pieces, where it is one.
pub fn placed(board: Board, turn: Color) -> Option<Chess> {
    Setup { board, turn, ..Setup::empty() }.position(CastlingMode::Standard).ok()
}

/// The same position from the other side of the board.
pub fn mirrored(position: &Chess) -> Chess {
    let setup = position.to_setup(shakmaty::EnPassantMode::Legal).into_mirrored();
    setup.position(CastlingMode::Standard).unwrap()
}

/// Whether a mate can be put together at all with these pieces beside the kings: by White with one piece, against some
/// of Black.
pub fn mate_exists(mating: Role, others: &[Role]) -> bool {
    // Without pawns every board can be turned so that the mated king stands in this eighth.
    let kings = Square::ALL.into_iter().filter(|square| {
        let (file, rank) = (square.file() as u32, square.rank() as u32);
        rank <= file && file <= 3
    });
    let mut exists = false;
    for king in kings {
        for from in Square::ALL {
            let mut board = Board::empty();
            board.set_piece_at(king, Role::King.of(Color::Black));
            if from == king {
                continue;
            }
            board.set_piece_at(from, mating.of(Color::White));
            if board.attacks_from(from).contains(king) {
                exists |= mate_with_others(&board, others, true);
            }
        }
    }
    exists
}

fn mate_with_others(board: &Board, others: &[Role], hunter: bool) -> bool {
    let piece = if hunter {
        Role::King.of(Color::White)
    } else if let Some(role) = others.first() {
        role.of(Color::Black)
    } else {
        return placed(board.clone(), Color::Black).is_some_and(|position| position.is_checkmate());
    };
    let rest = if hunter { others } else { &others[1..] };
    Square::ALL.into_iter().any(|square| {
        let mut board = board.clone();
        board.piece_at(square).is_none() && {
            board.set_piece_at(square, piece);
            mate_with_others(&board, rest, false)
        }
    })
}
