//! Name what the arbiter asks of the record: scores side by side, differences, the procedure of D.2.8 step by step. The
//! station answers, for it has the whole record; here is only what was typed.

use super::given::OrderArguments;
use ansage_game::seat::Color;

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReviewRequest {
    /// Both scores side by side.
    Scores {
        /// Around this half-move; without it around the first difference, or at the end.
        around: Option<u32>,
    },
    /// Where boards and scores differ, and since when.
    Differences,
    /// The position to return to, the steps, and the clocks at that moment.
    Retrace {
        /// Behind this half-move; without it behind the last on which the scores agree.
        ply: Option<u32>,
    },
    /// The procedure as the Laws have it.
    Propose,
    /// A player's sheet is read from a file.
    Sheet {
        /// Whose.
        whose: Color,
        /// Where it is.
        file: String,
    },
    /// What a board shows is what it should show: read out and found right.
    BoardAgrees {
        /// Whose.
        whose: Color,
    },
    /// The steps are gone through, from the first on.
    Walk,
    /// This step is done: the next.
    Next,
    /// The step before.
    Back,
    /// The same step again.
    Repeat,
    /// What is proposed is to be ruled, when it was said again and confirmed.
    Accept,
    /// The moves are to be taken back to a half-move, when it was said again and confirmed.
    AcceptRetrace {
        /// The last half-move that stays; 0 for the start.
        ply: u32,
    },
    /// Yes, it is to be ruled.
    Yes,
    /// No.
    No,
    /// Play goes on.
    Resume,
    /// A line was no order: what was asked is asked again.
    AskAgain,
    /// The report, as a file.
    Report {
        /// Where.
        file: String,
    },
}

impl ReviewRequest {
    /// Whether it changes anything in the game, and needs the arbiter's code.
    pub fn is_ruling(&self) -> bool {
        matches!(
            self,
            ReviewRequest::Sheet { .. }
                | ReviewRequest::BoardAgrees { .. }
                | ReviewRequest::Next
                | ReviewRequest::Accept
                | ReviewRequest::AcceptRetrace { .. }
                | ReviewRequest::Yes
                | ReviewRequest::Resume
        )
    }
}

/// A half-move, or nothing.
fn maybe_half_move(given: &mut OrderArguments<'_>) -> Option<Option<u32>> {
    if given.is_empty() { Some(None) } else { given.next_half_move_number().map(Some) }
}

/// `scores`, `scores 12`, `scores 6 black`.
pub(super) fn parse_scores_request(given: &mut OrderArguments<'_>) -> Option<ReviewRequest> {
    Some(ReviewRequest::Scores { around: maybe_half_move(given)? })
}

/// `retrace`, `retrace 5 black`.
pub(super) fn parse_retrace_request(given: &mut OrderArguments<'_>) -> Option<ReviewRequest> {
    Some(ReviewRequest::Retrace { ply: maybe_half_move(given)? })
}

/// `accept`, or `accept retrace 4 white`.
pub(super) fn parse_accept_request(given: &mut OrderArguments<'_>) -> Option<ReviewRequest> {
    if given.is_empty() {
        return Some(ReviewRequest::Accept);
    }
    given.skip_word_retrace().then_some(())?;
    Some(ReviewRequest::AcceptRetrace { ply: given.next_kept_count()? })
}
