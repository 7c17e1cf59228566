//! The table of what the Appendix provides in a dispute over two boards: a row for the boards, a column for the scores.
//!
//! Each cell is what the article on two boards provides (D.2.8, from 2018 on D.2.9), or the one thing that is needed before
//! it can be applied. The match has no other arm: a missing cell does not compile.

use ansage_game::laws::{Edition, appendix_article};
use ansage_game::proposal::DisputeProvision;
use ansage_game::seat::Color;

/// The number of the article on two boards in the edition of a year.
pub fn two_boards_article(year: u16) -> String {
    appendix_article(Edition::from_year(year).unwrap_or(Edition::Y2023), "D.2.8")
}

/// How the two boards are to each other, and to the course of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardsFound {
    /// Both show the position of the course.
    AsCourse,
    /// Both show the same, and another position.
    AlikeOtherwise,
    /// They show different positions.
    Differ,
    /// This player's is not known.
    OneUnknown(Color),
    /// Neither is known.
    NoneKnown,
}

/// How the two scores are to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoresFound {
    /// They agree, as far as both go.
    Equal,
    /// Half-moves are left out or written twice, on this player's score or on both, and nothing else differs.
    Lacking(Option<Color>),
    /// They contradict each other.
    Contradict,
    /// This player's is missing.
    OneMissing(Color),
    /// Neither is at hand.
    NoneAtHand,
    /// At least one cannot be read where it matters.
    Unreadable,
}

impl BoardsFound {
    /// The player whose board alone is not known.
    pub const fn unknown_player(self) -> Option<Color> {
        match self {
            BoardsFound::OneUnknown(player) => Some(player),
            _ => None,
        }
    }

    /// Its name for messages and `--json`.
    pub const fn message_key(self) -> &'static str {
        match self {
            BoardsFound::AsCourse => "as-course",
            BoardsFound::AlikeOtherwise => "alike-otherwise",
            BoardsFound::Differ => "differ",
            BoardsFound::OneUnknown(Color::White) => "white-unknown",
            BoardsFound::OneUnknown(Color::Black) => "black-unknown",
            BoardsFound::NoneKnown => "none-known",
        }
    }
}

impl ScoresFound {
    /// The player whose score alone is missing or lacks half-moves.
    pub const fn player(self) -> Option<Color> {
        match self {
            ScoresFound::Lacking(player) => player,
            ScoresFound::OneMissing(player) => Some(player),
            _ => None,
        }
    }

    /// Its name for messages and `--json`.
    pub const fn message_key(self) -> &'static str {
        match self {
            ScoresFound::Equal => "equal",
            ScoresFound::Lacking(Some(Color::White)) => "white-lacking",
            ScoresFound::Lacking(Some(Color::Black)) => "black-lacking",
            ScoresFound::Lacking(None) => "both-lacking",
            ScoresFound::Contradict => "contradict",
            ScoresFound::OneMissing(Color::White) => "white-missing",
            ScoresFound::OneMissing(Color::Black) => "black-missing",
            ScoresFound::NoneAtHand => "none-at-hand",
            ScoresFound::Unreadable => "unreadable",
        }
    }
}

/// The cell of the table.
pub const fn provision(boards: BoardsFound, scores: ScoresFound) -> DisputeProvision {
    use BoardsFound as B;
    use ScoresFound as S;
    match (boards, scores) {
        (B::AsCourse, S::Equal | S::OneMissing(_) | S::NoneAtHand) => DisputeProvision::Nothing,
        (B::AlikeOtherwise, S::Equal) => DisputeProvision::Restore,
        (B::Differ | B::OneUnknown(_) | B::NoneKnown, S::Equal) => DisputeProvision::Adjust,
        (B::AsCourse | B::AlikeOtherwise, S::Lacking(_)) => DisputeProvision::CompleteScore,
        (B::AsCourse | B::AlikeOtherwise, S::Contradict | S::Unreadable) => DisputeProvision::CorrectScores,
        (B::Differ, S::Lacking(_)) => DisputeProvision::CompleteOrRetrace,
        (B::Differ, S::Contradict) => DisputeProvision::Retrace,
        (B::Differ, S::Unreadable) => DisputeProvision::NeedsReading,
        (B::OneUnknown(_) | B::NoneKnown, S::Lacking(_)) => DisputeProvision::LackingNeedsBoards,
        (B::OneUnknown(_) | B::NoneKnown, S::Contradict) => DisputeProvision::RetraceIfBoardsDiffer,
        (B::OneUnknown(_) | B::NoneKnown, S::Unreadable) => DisputeProvision::UnreadableNeedsBoards,
        (B::AlikeOtherwise | B::Differ, S::OneMissing(_) | S::NoneAtHand) => DisputeProvision::NeedsScores,
        (B::OneUnknown(_) | B::NoneKnown, S::OneMissing(_) | S::NoneAtHand) => DisputeProvision::NeedsBoards,
    }
}
