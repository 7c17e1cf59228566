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
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
    /// The arbiter gives the players points that no game ends with by itself (11.7, 12.9).
    Points(Points),
    /// Both players have lost by forfeit.
    BothForfeit,
    /// The arbiter leaves the game unfinished.
    Unfinished,
    /// The game is cancelled, a new one is played (7.2, 7.3).
    Cancelled,
}

/// Points that the arbiter gives (11.7, 12.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Points {
    /// 0-0.
    None,
    /// 1/2-0.
    WhiteHalf,
    /// 0-1/2.
    BlackHalf,
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
    /// The opponent has lost by forfeit, as the arbiter has declared.
    Forfeit,
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
    pub fn from_position(position: &Chess) -> Option<Outcome> {
        if reading::is_opponent_in_check(position) {
            return None;
        }
        if reading::legal_moves(position).is_empty() {
            return Some(match position.is_check() {
                true => Outcome::Win { winner: !position.turn(), reason: WinReason::Checkmate },
                false => Outcome::Draw(DrawReason::Stalemate),
            });
        }
        position.is_insufficient_material().then_some(Outcome::Draw(DrawReason::DeadPosition))
    }

    /// Whether the moves alone ended the game, so that it can still be mended when the last of them was misheard.
    pub(crate) fn is_decided_by_moves(self) -> bool {
        matches!(
            self,
            Outcome::Win { reason: WinReason::Checkmate, .. }
                | Outcome::Draw(
                    DrawReason::Stalemate | DrawReason::DeadPosition | DrawReason::Fivefold | DrawReason::SeventyFive
                )
        )
    }

    /// Whether a flag, a resignation or an agreement ended the game: a move that was misheard before it can still be mended,
    /// and the end stays unless the mended move is one.
    pub(crate) fn is_decided_by_act(self) -> bool {
        matches!(
            self,
            Outcome::Win { reason: WinReason::FlagFall | WinReason::Resignation, .. }
                | Outcome::Draw(
                    DrawReason::FlagFallCannotMate | DrawReason::ResignedCannotMate | DrawReason::Agreement
                )
        )
    }

    /// Whether a fallen flag ended the game (6.9).
    pub(crate) fn is_decided_by_flag(self) -> bool {
        matches!(self, Outcome::Win { reason: WinReason::FlagFall, .. } | Outcome::Draw(DrawReason::FlagFallCannotMate))
    }

    /// Whether everybody takes it for granted who reads the moves and the result: mate, resignation, stalemate, agreement.
    pub fn needs_no_explanation(self) -> bool {
        match self {
            Outcome::Win { reason, .. } => matches!(reason, WinReason::Checkmate | WinReason::Resignation),
            Outcome::Draw(reason) => matches!(reason, DrawReason::Stalemate | DrawReason::Agreement),
            Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => false,
        }
    }

    /// How the game ended, in the words that PGN has for its header `Termination`.
    pub fn pgn_termination(self) -> &'static str {
        match self {
            Outcome::Win { reason: WinReason::Checkmate | WinReason::Resignation, .. } => "normal",
            Outcome::Win { reason: WinReason::FlagFall, .. } | Outcome::Draw(DrawReason::FlagFallCannotMate) => {
                "time forfeit"
            }
            Outcome::Win { reason: WinReason::IllegalMoves | WinReason::SealedMove, .. }
            | Outcome::Draw(DrawReason::IllegalCannotMate) => "rules infraction",
            Outcome::Win { reason: WinReason::Default | WinReason::Forfeit, .. }
            | Outcome::BothForfeit
            | Outcome::Cancelled => "abandoned",
            Outcome::Unfinished => "unterminated",
            Outcome::Win { reason: WinReason::Arbiter, .. }
            | Outcome::Points(_)
            | Outcome::Draw(DrawReason::Arbiter | DrawReason::Quickplay | DrawReason::BothFlags) => "adjudication",
            Outcome::Draw(_) => "normal",
        }
    }

    /// The result as PGN writes it. Its header knows a win, a draw and `*` and nothing else: 0-0, 1/2-0, 0-1/2 and a forfeit
    /// of both stand there as `*`, with [`Outcome::pgn_termination`] and the result itself in a comment.
    pub fn pgn_result(self) -> &'static str {
        match self {
            Outcome::Win { winner: by, .. } => by.fold_wb("1-0", "0-1"),
            Outcome::Draw(_) => "1/2-1/2",
            Outcome::Points(_) | Outcome::BothForfeit | Outcome::Unfinished | Outcome::Cancelled => "*",
        }
    }

    /// What a player gets by it in half points: two for a win, one for a draw. For comparing ends of the game by moves,
    /// flags and agreements; points that the arbiter gives otherwise count as none.
    pub(crate) fn half_points(self, who: Color) -> u8 {
        match self {
            Outcome::Win { winner: by, .. } if by == who => 2,
            Outcome::Draw(_) => 1,
            _ => 0,
        }
    }

    /// The result as a tournament writes it: `+:-` for a forfeit, `*` where there is none.
    pub fn tournament_result(self) -> &'static str {
        match self {
            Outcome::Win { winner: by, reason: WinReason::Forfeit } => by.fold_wb("+:-", "-:+"),
            Outcome::BothForfeit => "-:-",
            Outcome::Points(Points::None) => "0-0",
            Outcome::Points(Points::WhiteHalf) => "1/2-0",
            Outcome::Points(Points::BlackHalf) => "0-1/2",
            other => other.pgn_result(),
        }
    }
}
