//! Name why play is suspended, and what became of a move withdrawn as illegal.

use serde::Serialize;

/// Why play is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Cause {
    ArbiterCalled,
    IllegalMove,
    OtherBoard,
    Left,
    Crash,
    /// A claim, or a remedy, is to be settled.
    Claim,
    /// The arbiter has stopped play.
    Ruled,
    Adjourned,
}

/// What became of the move withdrawn as illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Offence {
    /// None: it was legal on the mover's own board (D.2.8).
    #[default]
    None,
    /// The edition asks the opponent to claim it, and he has not yet.
    Unclaimed,
    /// It counts against the mover.
    Counted,
}
