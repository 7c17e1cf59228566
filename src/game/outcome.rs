//! Name how a game ended and why.

use crate::seat;
use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Position};

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// A player has won.
    Win {
        /// The winner.
        #[serde(with = "seat::as_name")]
        by: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// Why a game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinReason {
    /// Checkmate (5.1.1).
    Checkmate,
    /// The opponent resigned (5.1.2).
    Resignation,
    /// The opponent's flag fell and it was claimed (6.8, 6.9).
    FlagFall,
}

/// Why a game is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawReason {
    /// By agreement (5.2.3).
    Agreement,
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither player can mate by any series of legal moves (5.2.2).
    DeadPosition,
    /// A flag fell and the opponent cannot mate (6.9).
    FlagFallCannotMate,
}

impl Outcome {
    /// The outcome that the position itself brings about, whatever the players do.
    pub fn of_position(position: &Chess) -> Option<Outcome> {
        if position.is_checkmate() {
            return Some(Outcome::Win { by: !position.turn(), reason: WinReason::Checkmate });
        }
        if position.is_stalemate() {
            return Some(Outcome::Draw(DrawReason::Stalemate));
        }
        position.is_insufficient_material().then_some(Outcome::Draw(DrawReason::DeadPosition))
    }

    /// Whether the board alone ended the game, so that it can still be mended when the move was misheard.
    pub fn is_by_position(self) -> bool {
        matches!(
            self,
            Outcome::Win { reason: WinReason::Checkmate, .. }
                | Outcome::Draw(DrawReason::Stalemate | DrawReason::DeadPosition)
        )
    }

    /// The result as PGN writes it.
    pub fn pgn(self) -> &'static str {
        match self {
            Outcome::Win { by, .. } => by.fold_wb("1-0", "0-1"),
            Outcome::Draw(_) => "1/2-1/2",
        }
    }
}
