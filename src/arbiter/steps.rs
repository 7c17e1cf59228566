//! Name the fewest things hands must do to make one board show what another shows.

use crate::game::board::differences;
use shakmaty::{Board, Piece, Square};

/// One thing hands do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Take a piece off the board; it is set down again only where a later step says so.
    Remove {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// Move a piece to an empty square.
    Move {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Put a piece from beside the board on an empty square.
    Place {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        square: Square,
    },
}

/// The fewest steps from what a board shows to what it is to show, in an order in which each can be done.
pub fn steps(shows: &Board, wanted: &Board) -> Vec<Step> {
    let differing = differences(shows, wanted);
    let off = differing.iter().filter_map(|it| Some(Step::Remove { piece: it.shows?, square: it.square }));
    let on = differing.iter().filter_map(|it| Some(Step::Place { piece: it.announced?, square: it.square }));
    off.chain(on).collect()
}
