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

/// What the article on two boards provides for what is found, or what is needed before it can be applied (D.2.8, from 2018
/// on D.2.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisputeProvision {
    /// Both boards show the position of the course: the article does not apply.
    Nothing,
    /// Both boards show the same, and not what both scores say: the article does not apply. The arbiter decides whether the
    /// position of the scores is restored.
    Restore,
    /// The scores agree: a board that does not show their position is adjusted.
    Adjust,
    /// Both boards show the same, and a score lacks half-moves: its player completes it, and nothing is taken back.
    CompleteScore,
    /// Both boards show the same, and the scores differ: the scores are corrected, and nothing is taken back.
    CorrectScores,
    /// The boards differ, and a score lacks half-moves: it is completed, or the moves are retraced.
    CompleteOrRetrace,
    /// The boards differ and the scores differ: the moves are retraced.
    Retrace,
    /// The scores differ, and not both boards are known: the moves are retraced if the boards differ.
    RetraceIfBoardsDiffer,
    /// A score lacks half-moves, and not both boards are known.
    LackingNeedsBoards,
    /// A score cannot be read where it matters, and not both boards are known.
    UnreadableNeedsBoards,
    /// The boards differ, and a score cannot be read where it matters.
    NeedsReading,
    /// A score is missing.
    NeedsScores,
    /// Not both boards are known, and a score is missing.
    NeedsBoards,
}

impl DisputeProvision {
    /// Returns `true` if moves are taken back by it.
    pub const fn retraces(self) -> bool {
        matches!(self, DisputeProvision::Retrace | DisputeProvision::RetraceIfBoardsDiffer)
    }

    /// Returns `true` if rulings follow from it that the arbiter can accept as they are.
    pub const fn can_be_accepted(self) -> bool {
        self.retraces()
            || matches!(self, DisputeProvision::Nothing | DisputeProvision::Restore | DisputeProvision::Adjust)
    }
}

/// A proposal as it was made at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedProposal {
    /// What was found.
    pub verdict: Verdict,
    /// What the article provides for it; `None` in a proposal of before revision 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provision: Option<DisputeProvision>,
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
