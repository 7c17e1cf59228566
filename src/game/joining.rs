//! Name who sits at a station that has joined the game's own, and how the link to it stands.
//!
//! The sighted player has a board of his own, a second blind player a console of his own, an assistant (D.2.9, D.2.10)
//! a keyboard of his own. What such a station sends is the act of one seat, and of no other.

use serde::{Deserialize, Serialize};

/// In which capacity somebody has joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StationRole {
    /// The player of a seat.
    Player,
    /// A player's assistant: his switches are the duties of D.2.9, or (a) and (b) of D.2.10.
    Assistant,
    /// The arbiter, at a desk of his own; he needs the arbiter's code as well.
    Arbiter,
    /// Somebody who sees what is public, and never acts.
    Spectator,
}

impl StationRole {
    /// All of them, in the order of the help.
    pub const ALL: [StationRole; 4] =
        [StationRole::Player, StationRole::Assistant, StationRole::Arbiter, StationRole::Spectator];

    /// Its name on the command line and in a journal.
    pub const fn name(self) -> &'static str {
        match self {
            StationRole::Player => "player",
            StationRole::Assistant => "assistant",
            StationRole::Arbiter => "arbiter",
            StationRole::Spectator => "spectator",
        }
    }
}

/// How the question about a person closes who asked to be an assistant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssistantOutcome {
    /// The person is the assistant.
    Accepted,
    /// The person is not.
    Refused,
    /// The person has gone before the answer, or somebody else is the assistant.
    Gone,
}

/// How the link to a seat's own station stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkState {
    /// The seat has no station of its own: its player is at this one.
    #[default]
    None,
    /// Its station is there.
    Connected,
    /// Its station does not answer. The seat is still its own, until the arbiter takes it back, or in practice the host.
    Lost,
}

impl LinkState {
    /// Whether the seat has a station of its own, answering or not.
    pub const fn has_own_station(self) -> bool {
        !matches!(self, LinkState::None)
    }
}

/// What a player still owes of the announcement that his opponent made last (D.2.1). It blocks nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ReplyDuties {
    /// Its repetition, where the table asks for one and the opponent sits at another station.
    pub repeat: bool,
    /// Its execution, where his board is known and does not show it.
    pub execute: bool,
}
