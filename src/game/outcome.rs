//! Name how a game ended and why.

use super::reading;
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
    /// The game is cancelled, a new one is played (7.2, 7.3).
    Cancelled,
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
    /// The opponent completed too many illegal moves (7.5.5).
    IllegalMoves,
    /// The opponent's sealed move is illegal, ambiguous or unreadable.
    SealedMove,
    /// The opponent did not come in time (6.7).
    Default,
    /// The arbiter declares it.
    Arbiter,
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
    /// The same position for the third time, claimed (9.2).
    Repetition,
    /// Fifty moves without a pawn's move or a capture, claimed (9.3).
    FiftyMoves,
    /// The same position for the fifth time (9.6.1).
    Fivefold,
    /// Seventy-five moves without a pawn's move or a capture (9.6.2).
    SeventyFive,
    /// Both flags have fallen (6.11).
    BothFlags,
    /// The claim of a quickplay finish was upheld (10.2, G.5, III.5).
    Quickplay,
    /// Too many illegal moves, and the opponent cannot mate (7.5.5).
    IllegalCannotMate,
    /// A player resigned, and the opponent cannot mate (5.1.2 of 2023).
    ResignedCannotMate,
    /// The arbiter declares it.
    Arbiter,
}

impl Outcome {
    /// The outcome that the position itself brings about, whatever the players do. None where a king could be captured:
    /// only legal moves end a game so (5.1.1, 5.2.1, 5.2.2).
    pub fn of_position(position: &Chess) -> Option<Outcome> {
        if reading::is_lawless(position) {
            return None;
        }
        if reading::moves(position).is_empty() {
            return Some(match position.is_check() {
                true => Outcome::Win { by: !position.turn(), reason: WinReason::Checkmate },
                false => Outcome::Draw(DrawReason::Stalemate),
            });
        }
        position.is_insufficient_material().then_some(Outcome::Draw(DrawReason::DeadPosition))
    }

    /// Whether the moves alone ended the game, so that it can still be mended when the last of them was misheard.
    pub fn is_by_position(self) -> bool {
        matches!(
            self,
            Outcome::Win { reason: WinReason::Checkmate, .. }
                | Outcome::Draw(
                    DrawReason::Stalemate | DrawReason::DeadPosition | DrawReason::Fivefold | DrawReason::SeventyFive
                )
        )
    }

    /// Whether everybody takes it for granted who reads the moves and the result: mate, resignation, stalemate, agreement.
    pub fn is_usual(self) -> bool {
        match self {
            Outcome::Win { reason, .. } => matches!(reason, WinReason::Checkmate | WinReason::Resignation),
            Outcome::Draw(reason) => matches!(reason, DrawReason::Stalemate | DrawReason::Agreement),
            Outcome::Cancelled => false,
        }
    }

    /// How the game ended, in the words that PGN has for its header `Termination`.
    pub fn termination(self) -> &'static str {
        match self {
            Outcome::Win { reason: WinReason::Checkmate | WinReason::Resignation, .. } => "normal",
            Outcome::Win { reason: WinReason::FlagFall, .. } | Outcome::Draw(DrawReason::FlagFallCannotMate) => {
                "time forfeit"
            }
            Outcome::Win { reason: WinReason::IllegalMoves | WinReason::SealedMove, .. }
            | Outcome::Draw(DrawReason::IllegalCannotMate) => "rules infraction",
            Outcome::Win { reason: WinReason::Default, .. } | Outcome::Cancelled => "abandoned",
            Outcome::Win { reason: WinReason::Arbiter, .. }
            | Outcome::Draw(DrawReason::Arbiter | DrawReason::Quickplay | DrawReason::BothFlags) => "adjudication",
            Outcome::Draw(_) => "normal",
        }
    }

    /// The result as PGN writes it.
    pub fn pgn(self) -> &'static str {
        match self {
            Outcome::Win { by, .. } => by.fold_wb("1-0", "0-1"),
            Outcome::Draw(_) => "1/2-1/2",
            Outcome::Cancelled => "*",
        }
    }
}
