//! The result as people write it on a sheet, in its header or behind the moves.

use super::signs::parse_outcome;
use crate::vocabulary::is_dash;
use serde::Serialize;
use shakmaty::{Color, KnownOutcome, Outcome};

/// The draw in words, as a result.
const DRAWN: &str = "remis remi draw drawn ничья реми neizšķirts";

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// The game is drawn.
    Draw,
    /// Both players lost.
    BothLost,
}

impl GameResult {
    /// Reads every way to write a result: `1:0`, `½-½`, `1/2`, `0-0`, `remis`. `None` for `*` and what is not a result.
    pub fn from_text(text: &str) -> Option<GameResult> {
        let text = text.trim();
        let signs = text.chars().filter(|c| !c.is_whitespace());
        let plain: String = signs.map(|c| if is_dash(c) { '-' } else { c }).collect();
        if matches!(plain.as_str(), "0-0" | "0:0") {
            return Some(GameResult::BothLost);
        }
        let word = text.trim_end_matches(['.', '!']).to_lowercase();
        if DRAWN.split(' ').any(|known| known == word) {
            return Some(GameResult::Draw);
        }
        parse_outcome(text).and_then(GameResult::from_outcome)
    }

    /// The result that a game ends with; `None` while it has none.
    pub fn from_outcome(outcome: Outcome) -> Option<GameResult> {
        match outcome {
            Outcome::Known(KnownOutcome::Decisive { winner }) => Some(GameResult::won_by(winner)),
            Outcome::Known(KnownOutcome::Draw) => Some(GameResult::Draw),
            Outcome::Unknown => None,
        }
    }

    /// The result of a game that a player won.
    pub fn won_by(winner: Color) -> GameResult {
        winner.fold_wb(GameResult::White, GameResult::Black)
    }

    /// As PGN and tables write it.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLost => "0-0",
        }
    }

    /// As PGN knows results; the loss of both players has none.
    pub fn outcome(self) -> Outcome {
        match self {
            GameResult::White => Outcome::Known(KnownOutcome::Decisive { winner: Color::White }),
            GameResult::Black => Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }),
            GameResult::Draw => Outcome::Known(KnownOutcome::Draw),
            GameResult::BothLost => Outcome::Unknown,
        }
    }
}
