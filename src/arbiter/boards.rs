//! Find at which half-move a board left the course, and by what.

use crate::game::board::differences;
use crate::game::effect::Difference;
use shakmaty::{Board, Chess, Move, Piece, Position, Role, Square};

/// What a board tells beside a course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// It shows the position after this half-move; fewer than the course has if the later ones were not executed.
    Follows {
        /// The half-move, 0 for the beginning.
        ply: usize,
    },
    /// It left the course, by one of these; the likeliest first. More than one: none is certain.
    Left(Vec<Departure>),
    /// No single slip explains it.
    Unexplained,
}

/// How a board left the course.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Departure {
    /// The half-move that was executed wrongly, from 1.
    pub ply: usize,
    /// By what.
    pub slip: Slip,
}

/// What was done instead of the half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// It was not executed.
    NotExecuted,
    /// The piece went to another square.
    OtherSquare {
        /// Where it was put.
        to: Square,
    },
    /// Another piece went.
    OtherPiece {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A captured piece was left standing.
    NotRemoved {
        /// Where it stands.
        square: Square,
    },
    /// In castling the rook was left, or put elsewhere; or the king.
    HalfCastling {
        /// The piece that is wrong.
        role: Role,
    },
    /// The pawn became another piece, or stayed a pawn.
    OtherPromotion {
        /// What stands there.
        role: Role,
    },
    /// A piece changed its square without a move of the course: knocked over, or on the neighbouring square.
    Displaced {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it stands; `None` where it is off the board.
        to: Option<Square>,
    },
}

/// Compares a board with a course from its start on.
pub fn explain(start: &Chess, course: &[Move], board: &Board) -> Explanation {
    let mut position = start.clone();
    let mut follows = (position.board() == board).then_some(0);
    for (index, legal) in course.iter().enumerate() {
        position.play_unchecked(*legal);
        if position.board() == board {
            follows = Some(index + 1);
        }
    }
    follows.map_or(Explanation::Unexplained, |ply| Explanation::Follows { ply })
}

/// The squares on which two boards differ, whatever the course.
pub fn between(one: &Board, other: &Board) -> Vec<Difference> {
    differences(one, other)
}
