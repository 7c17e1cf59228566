//! The proposal that the desk made in a dispute, as the journal holds it (D.2.8).
//!
//! `ansage-compare` makes proposals. The journal holds what the arbiter was proposed and on what basis, so that the report
//! tells it also when a later program would propose something else.

use crate::announcement::Announcement;
use crate::board::as_fen_text;
use crate::clock::ClocksAfterPress;
use crate::seat::{self, ByColor};
use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color};

/// What is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Scores and boards agree.
    Agree,
    /// The scores agree, and at least one board does not show their position.
    BoardsDiffer,
    /// The scores differ.
    ScoresDiffer,
    /// At least one score cannot be read where it matters.
    Unreadable,
}

/// By what the proposal goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// Both scores.
    Scores,
    /// This player's score; the other's is not at hand.
    Score(#[serde(with = "seat::as_name")] Color),
    /// The course the program kept; no score is at hand.
    Record,
    /// The two boards alone, without a course. The position is that of the start and is not proposed. The steps on each
    /// board make it show what the other shows.
    Boards,
}

/// A proposal as it was made at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedProposal {
    /// What was found.
    pub verdict: Verdict,
    /// By what it went.
    pub basis: Basis,
    /// The last half-move on which the scores agreed; 0 for none.
    pub agreed: u32,
    /// The half-moves from the start that led to the proposed position, at most 2,000.
    pub course: Vec<Announcement>,
    /// What White's board was known to show.
    pub white_board: Option<ShownBoard>,
    /// What Black's board was known to show.
    pub black_board: Option<ShownBoard>,
    /// The clocks that were proposed; `None` where they were not to change, or are not known.
    pub clocks: Option<ClocksAfterPress>,
}

/// The pieces on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShownBoard(#[serde(with = "as_fen_text")] pub Board);

impl RecordedProposal {
    /// What each board was known to show.
    pub fn boards(&self) -> ByColor<Option<Board>> {
        ByColor { white: self.white_board.clone(), black: self.black_board.clone() }.map(|board| board.map(|it| it.0))
    }
}
