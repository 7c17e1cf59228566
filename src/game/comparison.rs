//! Hold what is found when boards and scores are compared because somebody asks: facts, and no verdict (D.2.8).

use super::announcement::Announcement;
use super::board::placement::BoardDifference;
use super::code;
use super::foreign::ForeignText;
use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Piece, Square};

/// Both boards and both scores, as far as they are known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardsAndScores {
    /// Where White's board differs from what was announced; `None` where it is not known.
    pub white_board: Option<Vec<BoardDifference>>,
    /// The same of Black's.
    pub black_board: Option<Vec<BoardDifference>>,
    /// Where the two boards differ from each other; `None` where not both are known. What a player has not told the
    /// execution of counts as executed as announced.
    pub between: Option<Vec<SquareConflict>>,
    /// What is found of the scores.
    pub scores: ScorePair,
}

/// One square on which the two boards show different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquareConflict {
    /// The square.
    #[serde(with = "code")]
    pub square: Square,
    /// What White's board shows there.
    #[serde(with = "code")]
    pub white: Option<Piece>,
    /// What Black's board shows there.
    #[serde(with = "code")]
    pub black: Option<Piece>,
}

/// Two scores side by side, as far as they are known.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ScorePair {
    /// Whether anything is known of White's.
    pub white_known: bool,
    /// Whether anything is known of Black's.
    pub black_known: bool,
    /// The last half-move, from 1, before any difference, on which both are known and mean the same; `None` where there
    /// is none.
    pub agreed: Option<u32>,
    /// The first half-move on which both are known and mean different things.
    pub first: Option<ScoreLinePair>,
    /// The first half-move, before any difference, that one sheet lacks; not in a journal of revision 6 or before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lacking: Option<LackingLine>,
}

/// A half-move that only one score has. The other was read as a whole sheet, and has a later half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LackingLine {
    /// Whose sheet lacks it.
    #[serde(with = "seat::as_name")]
    pub player: Color,
    /// The number of the half-move, from 1.
    pub ply: u32,
    /// What the other score says.
    pub written: ForeignText,
    /// The move that it names, where it names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written_move: Option<Announcement>,
}

/// What both scores say on one half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLinePair {
    /// The number of the half-move, from 1.
    pub ply: u32,
    /// What White's score says.
    pub white: ForeignText,
    /// What Black's score says.
    pub black: ForeignText,
    /// The move that White's score names, where it names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_move: Option<Announcement>,
    /// The move that Black's score names, where it names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_move: Option<Announcement>,
}
