//! Keep what one player's own board shows, and how that is known.
//!
//! The program never sees a plain board. It knows a board only as far as its owner or the arbiter has told it, or a sensed
//! board has. What was told is a statement about one moment: from then on the board follows what both announce. Beside what it
//! showed stands what it *should* have shown then, so that a difference stays the difference it was, whatever is played elsewhere.

pub(super) mod placement;

pub use placement::{
    BoardDifference, apply_announced_move, apply_named_move, as_fen_text, differences, move_piece, position_with_board,
    set_square, with_differences,
};

use super::code::{self};
use super::sensed::SensedBoard;
use serde::{Deserialize, Serialize};
use shakmaty::{Board as Placement, Role, Square};

/// What hands did, as told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Transfer {
    /// Where the piece was taken.
    #[serde(with = "code")]
    pub from: Square,
    /// Where it was put.
    #[serde(with = "code")]
    pub to: Square,
    /// The piece that stands there now, where another was put.
    #[serde(with = "code")]
    pub placed: Option<Role>,
}

/// One player's own board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardKnowledge {
    /// Nobody has told what it shows. Announcements that were accepted are assumed to be executed, and this is never
    /// compared as evidence.
    Assumed,
    /// Told by its owner.
    Stated(Box<StatedBoard>),
    /// Told by its sensors.
    Sensed(Box<SensedBoard>),
}

/// A board as its owner told it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatedBoard {
    /// What it shows.
    #[serde(with = "as_fen_text")]
    pub shows: Placement,
    /// What it would show if everything executed on it had been executed as announced.
    #[serde(with = "as_fen_text")]
    pub announced: Placement,
    /// The last half-move that its owner told, from 1.
    pub through: u32,
    /// Half-moves of the opponent since the first statement that the owner has not told.
    pub untold: Vec<u32>,
    /// The board before the latest half-move that was put on it.
    pub before: Option<Box<HalfMoveUndo>>,
}

/// A board before one half-move was put on it, so that this half-move can be corrected, mended or withdrawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HalfMoveUndo {
    /// The number of the half-move.
    pub ply: u32,
    /// What the board showed.
    #[serde(with = "as_fen_text")]
    pub shows: Placement,
    /// What it would have shown.
    #[serde(with = "as_fen_text")]
    pub announced: Placement,
    /// Whether the half-move was put on it by the word of a press alone, not told.
    pub by_word: bool,
}

impl StatedBoard {
    /// A board that agrees with what was announced through half-move `through`.
    pub fn from_placement(placement: &Placement, through: u32) -> StatedBoard {
        let (shows, announced) = (placement.clone(), placement.clone());
        StatedBoard { shows, announced, through, untold: Vec::new(), before: None }
    }

    /// Remembers the board before half-move `ply` is put on it.
    pub fn save_for_undo(&mut self, ply: u32, by_word: bool) {
        let (shows, announced) = (self.shows.clone(), self.announced.clone());
        self.before = Some(Box::new(HalfMoveUndo { ply, shows, announced, by_word }));
    }

    /// The board before half-move `ply`, where that is the latest that was put on it.
    pub(crate) fn undo_for_half_move(&self, ply: u32) -> Option<&HalfMoveUndo> {
        self.before.as_deref().filter(|before| before.ply == ply)
    }

    /// Its owner tells a later half-move than those he left untold: these count as executed as announced. Known
    /// differences stay what they were.
    pub(crate) fn assume_untold_moves_executed(&mut self, course: &Placement) {
        self.shows = with_differences(course, &self.differences());
        self.announced = course.clone();
    }

    /// Takes a piece from a square where the board differs, if that leaves fewer differences: its owner mends the board,
    /// and has told nothing of a half-move announced meanwhile. Returns whether it was so.
    pub fn correct_difference(&mut self, hands: Transfer) -> bool {
        let known = self.differences();
        let mut shows = self.shows.clone();
        let mends = known.iter().any(|difference| difference.square == hands.from)
            && move_piece(&mut shows, hands.from, hands.to, hands.placed).is_some()
            && differences(&shows, &self.announced).len() < known.len();
        if mends {
            self.shows = shows;
        }
        mends
    }

    /// The squares on which the board does not show what was announced, from a1 to h8.
    pub fn differences(&self) -> Vec<BoardDifference> {
        differences(&self.shows, &self.announced)
    }
}

impl BoardKnowledge {
    /// The differences that its owner has told; none where he has told nothing. What a sensed board differs in depends
    /// on the course of the game.
    pub fn differences(&self) -> Vec<BoardDifference> {
        match self {
            BoardKnowledge::Assumed | BoardKnowledge::Sensed(_) => Vec::new(),
            BoardKnowledge::Stated(stated) => stated.differences(),
        }
    }

    /// The board where it is sensed and answers.
    pub fn as_present_sensed_board(&self) -> Option<&SensedBoard> {
        match self {
            BoardKnowledge::Sensed(sensed) if sensed.present => Some(sensed),
            _ => None,
        }
    }
}
