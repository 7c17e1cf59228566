//! Name what follows from what a DGT board says.

use super::clock::{Side, Times};
use super::wire::Bad;
pub use crate::serial::{Input, Loss, Unopened};
use shakmaty::{Board as Placement, Piece, Square};

/// How a board introduced itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Name {
    /// The version of its program, before the point and behind it.
    pub version: (u8, u8),
    /// Its serial number, the longer one where it has two; empty where it tells none.
    pub serial: String,
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Out {
    /// Open the port, and say how that went.
    Open,
    /// Close it, as there is nobody to talk with.
    Close,
    /// Send these bytes.
    Send(Vec<u8>),
    /// The board is there, for the first time or after it was lost.
    Found {
        /// How it introduced itself.
        name: Name,
        /// What it shows.
        shows: Placement,
    },
    /// A square holds something else. One change means nothing yet: see [`super::settle`].
    Changed {
        /// The square.
        square: Square,
        /// The piece there now.
        piece: Option<Piece>,
    },
    /// The board shows this: some of what it said was missed.
    Read {
        /// What it shows.
        shows: Placement,
    },
    /// A clock stands beside the board, for the first time or again.
    ClockFound(Times),
    /// It is not connected any more.
    ClockGone,
    /// Its lever went down on this side.
    Lever(Side),
    /// It shows something else.
    Clock(Times),
    /// A battery is nearly empty; told once.
    BatteryLow(Powered),
    /// The board that was there does not answer any more.
    Lost(Loss),
    /// Something is not as it should be, and the game goes on.
    Fault(Fault),
}

/// What has a battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Powered {
    /// The board, where it has no cable.
    Board,
    /// The clock.
    Clock,
}

/// What is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Bytes were no message.
    Bad(Bad),
    /// What the board shows is not what it had said: something was missed, and its whole board counts.
    Missed,
    /// Something stands there that is no piece of chess. The square counts as empty.
    Special {
        /// Where.
        square: Square,
    },
    /// The port could not be opened, and why.
    NotOpened(Unopened),
    /// Nobody on this port is such a board.
    NoBoard {
        /// How many bytes came.
        bytes: u64,
    },
}
