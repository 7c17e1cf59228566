//! Take from the record of a game what bears on D.2.8: the course, the clocks after each press, both scores, both
//! boards.

use crate::game::board;
use crate::game::referee::Referee;
use crate::moment::{Moment, Span};
use crate::score::written::Written;
use crate::seat::ByColor;
use shakmaty::{Board, Chess, Move};

/// What a record knows.
#[derive(Debug, Clone)]
pub struct Record {
    /// The position the game started from.
    pub start: Chess,
    /// The standing half-moves.
    pub course: Vec<Move>,
    /// Just after the press of each standing half-move, and before the first: one more than `course` has.
    pub moments: Vec<AfterPress>,
    /// What each player has told of his score; `None` where nothing was told.
    pub scores: ByColor<Option<Written>>,
    /// What each player's board shows, where that is known.
    pub boards: ByColor<Option<Board>>,
    /// The edition of the Laws, by its year.
    pub edition: u16,
}

/// The clocks just after a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterPress {
    /// When.
    pub at: Moment,
    /// What both clocks showed, increment included; `None` without clocks.
    pub clocks: ByColor<Option<Span>>,
    /// Moves completed by each.
    pub completed: ByColor<u32>,
}

/// What a referee knows; `moments` were taken while the game was replayed.
pub fn of_referee(referee: &Referee, moments: Vec<AfterPress>) -> Record {
    let standing = referee.half_moves().iter().filter(|half_move| !half_move.withdrawn);
    let view = referee.view(Moment::START);
    let known = |whose: &board::Board| match whose {
        board::Board::Assumed => None,
        board::Board::Stated(stated) => Some(stated.shows.clone()),
    };
    Record {
        start: referee.start_position().clone(),
        course: standing.map(|half_move| half_move.played).collect(),
        moments,
        scores: ByColor::default(),
        boards: ByColor { white: known(&view.boards.white), black: known(&view.boards.black) },
        edition: view.edition,
    }
}
