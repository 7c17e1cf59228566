//! Propose what the article provides (D.2.8): which board must change and how, or to which position the game is
//! retraced, with both clocks as the record has them. The arbiter rules.

use super::boards::Explanation;
use super::comparison::Comparison;
use super::record::{AfterPress, Record};
use super::steps::{Step, steps};
use crate::seat::ByColor;
use shakmaty::{Board, Chess, Move, Position};

/// What is known of a dispute.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Both scores side by side; `None` where not both are at hand.
    pub comparison: Option<Comparison>,
    /// Both boards, as far as they are known.
    pub boards: ByColor<Option<Board>>,
    /// The record, where there is one.
    pub record: Option<Record>,
    /// The edition of the Laws, by its year.
    pub edition: u16,
}

/// What is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// What is proposed to the arbiter.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// What is found.
    pub verdict: Verdict,
    /// The last half-move on which the scores agree; 0 for none.
    pub agreed: usize,
    /// Its move.
    pub last_agreed: Option<Move>,
    /// The position both boards are to show.
    pub position: Chess,
    /// What hands must do on each board, where it is known.
    pub adjust: ByColor<Option<Vec<Step>>>,
    /// How each known board left the course of the scores.
    pub explained: ByColor<Option<Explanation>>,
    /// The clocks just after the press of the last agreed half-move, with the counters; only where moves are retraced.
    pub clocks: Option<AfterPress>,
    /// What else the arbiter must know.
    pub notes: Vec<Note>,
}

/// What else the arbiter must know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// The course the program kept is not that of the agreeing scores, from this half-move on.
    CourseDiffers {
        /// The half-move, from 1.
        ply: usize,
    },
    /// A half-move of the record is illegal in the course of the scores.
    IllegalThere {
        /// The half-move, from 1.
        ply: usize,
    },
    /// The edition lets the arbiter restore the true course and make both scores agree instead (2009).
    MayRestore,
}

/// Proposes.
pub fn propose(facts: &Facts) -> Option<Proposal> {
    let comparison = facts.comparison.as_ref()?;
    let agreed = comparison.agreed;
    let mut position = comparison.readings.white.written.start.clone();
    let course: Vec<Move> =
        comparison.readings.white.half_moves.iter().take(agreed).map(|half_move| half_move.legal).collect();
    course.iter().for_each(|legal| position.play_unchecked(*legal));
    let adjust = |board: &Option<Board>| board.as_ref().map(|board| steps(board, position.board()));
    let adjust = ByColor { white: adjust(&facts.boards.white), black: adjust(&facts.boards.black) };
    let wrong = adjust.iter().flatten().any(|steps| !steps.is_empty());
    let verdict = match (&comparison.first, wrong) {
        (Some(_), _) => Verdict::ScoresDiffer,
        (None, true) => Verdict::BoardsDiffer,
        (None, false) => Verdict::Agree,
    };
    Some(Proposal {
        verdict,
        agreed,
        last_agreed: course.last().copied(),
        position,
        adjust,
        explained: ByColor::default(),
        clocks: None,
        notes: Vec::new(),
    })
}
