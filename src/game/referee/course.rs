//! Hold the course of the game: the half-moves that were made, the position they lead to, and whether it goes on.

use super::SuspensionCause;
use super::ends::InterruptedTurn;
use crate::clock::ClocksAfterPress;
use crate::moment::Moment;
use crate::outcome::Outcome;
use crate::pending::HalfMove;
use crate::seat::Color;
use crate::view::wire;
use serde::Serialize;
use shakmaty::{Chess, Move, Position};

/// The course of the game, which no board and no score changes.
#[derive(Debug, Clone, Serialize)]
pub(super) struct GameCourse {
    #[serde(with = "wire::position")]
    pub(super) start: Chess,
    pub(super) half_moves: Vec<HalfMove>,
    #[serde(with = "wire::position")]
    pub(super) position: Chess,
    pub(super) started: bool,
    pub(super) suspended: Option<SuspensionCause>,
    pub(super) outcome: Option<Outcome>,
    /// What was in the making when the game ended.
    pub(super) interrupted: Option<InterruptedTurn>,
    /// When the game was started, and what the clocks showed then.
    pub(super) begun: Option<ClocksAfterPress>,
    /// The half-move that was sealed and opened last.
    pub(super) unsealed: Option<u32>,
    /// When the program was last opened on this game: from then on somebody can be late for the resumption.
    pub(super) resumed_at: Option<Moment>,
}

impl GameCourse {
    /// A game that has not begun, from this position.
    pub(super) fn from_position(start: Chess) -> GameCourse {
        GameCourse {
            position: start.clone(),
            start,
            half_moves: Vec::new(),
            started: false,
            suspended: None,
            outcome: None,
            interrupted: None,
            begun: None,
            unsealed: None,
            resumed_at: None,
        }
    }

    /// The standing half-moves.
    pub(super) fn moves_in_force(&self) -> impl DoubleEndedIterator<Item = &HalfMove> {
        self.half_moves.iter().filter(|half_move| !half_move.withdrawn)
    }

    /// What both clocks showed just after the first press of the last of these half-moves on this course, which may be
    /// withdrawn since; `None` if no press has completed it.
    pub(super) fn clocks_after_first_press(&self, course: &[Move]) -> Option<ClocksAfterPress> {
        let mut stood: Vec<Move> = Vec::new();
        self.half_moves.iter().find_map(|half_move| {
            stood.truncate(self.half_moves_before(&half_move.before));
            stood.push(half_move.played);
            half_move.after.filter(|_| stood == course)
        })
    }

    /// The number of half-moves between the start and this position.
    fn half_moves_before(&self, position: &Chess) -> usize {
        let counted = |position: &Chess| position.fullmoves().get() * 2 + u32::from(position.turn() == Color::Black);
        counted(position).saturating_sub(counted(&self.start)) as usize
    }

    /// The number of standing half-moves.
    pub(super) fn ply(&self) -> u32 {
        self.moves_in_force().count() as u32
    }
}
