//! Find at which half-move a board left the course, and by what.
//!
//! Every slip that hands make is tried at every half-move: the piece on another square, another piece, a half-move not
//! executed, a captured piece not removed (also en passant) or nothing but that, half a castling, another piece of a
//! promotion, and a piece displaced between two moves. Then the later half-moves are executed as hands do, and what stands there in the end is
//! compared with the board. All slips that lead to it are named, the likeliest first: recent ones before old ones,
//! neighbouring squares before far ones, plain slips before odd ones. Several mean that none is certain. Where no single
//! slip leads to the board, the fewest that do so together are named.
//!
//! ```
//! use ansage_compare::boards::{Explanation, Slip, explain_board_against_course};
//! use shakmaty::{Chess, Position, Square, san::San};
//! let (start, mut position, mut course) = (Chess::new(), Chess::new(), Vec::new());
//! for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
//!     let legal = san.parse::<San>().unwrap().to_move(&position).unwrap();
//!     position.play_unchecked(legal);
//!     course.push(legal);
//! }
//! let mut board = position.board().clone();
//! let bishop = board.remove_piece_at(Square::B5).unwrap();
//! board.set_piece_at(Square::C4, bishop);
//! let Explanation::Left(departures) = explain_board_against_course(&start, &course, &board) else { panic!() };
//! assert_eq!((departures[0].ply, departures[0].slip), (5, Slip::OtherSquare { to: Square::C4 }));
//! ```

mod hands;
mod several;
mod slips;

use hands::IndexedCourse;
use hands::SlipTrial;
use shakmaty::{Board, Chess, Move, Piece, Role, Square};

/// So many of the last half-moves may not have been executed yet by one who has made a slip before.
const NOT_YET: usize = 2;

/// What a board tells beside a course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explanation {
    /// It shows the position after this half-move; fewer than the course has if the later ones were not executed.
    Follows {
        /// The half-move, 0 for the beginning.
        ply: usize,
    },
    /// It left the course, by one of these; the likeliest first. More than one: none is certain.
    Left(Vec<BoardDeparture>),
    /// No single slip explains it, but these together, the earliest first: the fewest that do, and for each the likeliest.
    /// None is certain.
    Several(Vec<BoardDeparture>),
    /// No few slips explain it.
    Unexplained,
}

/// How a board left the course.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardDeparture {
    /// The half-move that was executed wrongly, from 1. For a displaced piece the half-move after which it can have
    /// been displaced at the earliest; 0 for the beginning.
    pub ply: usize,
    /// By what.
    pub slip: Slip,
}

/// What was done instead of the half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// It was not executed.
    NotExecuted,
    /// The piece went to another square; in castling, king and rook went to the other side.
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
    /// A captured piece was left standing: the pawn taken en passant, or a piece only pushed aside.
    NotRemoved {
        /// Where it stands.
        square: Square,
    },
    /// The captured piece was removed, and the capturing one left where it stood.
    OnlyRemoved {
        /// Where the captured piece stood.
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
///
/// Where the board shows a position of the course, it follows it, and the latest such half-move counts. Else slips are
/// tried with the whole course executed, then with the last half-moves not executed yet, then several slips together.
pub fn explain_board_against_course(start: &Chess, course: &[Move], board: &Board) -> Explanation {
    let course = IndexedCourse::new(start, course);
    if let Some(ply) = course.boards.iter().rposition(|shown| shown == board) {
        return Explanation::Follows { ply };
    }
    let ends = (0..=course.moves.len()).rev().take(NOT_YET + 1);
    ends.map(|end| departures(&course, end, board))
        .find(|found| !found.is_empty())
        .map(Explanation::Left)
        .or_else(|| several::explain_by_several_slips(&course, board).map(Explanation::Several))
        .unwrap_or(Explanation::Unexplained)
}

/// A departure, the last half-move it may have been at, and how odd it is.
struct DepartureCandidate {
    departure: BoardDeparture,
    until: usize,
    odd: usize,
}

fn departures(course: &IndexedCourse, end: usize, board: &Board) -> Vec<BoardDeparture> {
    let mut found: Vec<DepartureCandidate> = Vec::new();
    let differing = course.differing_squares(end, board);
    for ply in 0..=end {
        slips::try_slips_at_half_move(course, ply, &mut |tried: &SlipTrial| {
            if let Some(misled) = course.how_slip_leads_to_board(tried, (ply, end), board, differing) {
                let odd = tried.odd + if misled { MISLED } else { 0 };
                remember(&mut found, ply, (tried.slip, odd));
            }
        });
    }
    found.sort_by_key(|found| found.odd * ODD + end.saturating_sub(found.until).min(AGE));
    found.into_iter().map(|found| found.departure).collect()
}

/// How much odder a slip is after which a later half-move could not be executed as announced.
const MISLED: usize = 8;
/// So many half-moves back count like one degree of oddness.
const ODD: usize = 8;
/// Slips older than so many half-moves count alike.
const AGE: usize = 64;

/// Each slip once; of a displaced piece the first half-move of those in a row.
fn remember(found: &mut Vec<DepartureCandidate>, ply: usize, (slip, odd): (Slip, usize)) {
    let row = matches!(slip, Slip::Displaced { .. });
    let known = found
        .iter_mut()
        .find(|known| known.departure.slip == slip && (known.until == ply || (row && known.until + 1 == ply)));
    match known {
        Some(known) => {
            known.until = ply;
            known.odd = known.odd.min(odd);
        }
        None => found.push(DepartureCandidate { departure: BoardDeparture { ply, slip }, until: ply, odd }),
    }
}
