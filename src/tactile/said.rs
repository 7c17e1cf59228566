//! Name what reaches the life of a board, and what follows from it.

use super::Button;
use super::frame::{BadFrame, Hello};
pub use crate::serial::{Input, Loss, Unopened};
use shakmaty::{Board as Placement, Piece, Square};

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
        hello: Hello,
        /// What it shows.
        shows: Placement,
    },
    /// An aperture holds something else. A direct swap is one change.
    Changed {
        /// The aperture.
        square: Square,
        /// The piece that stood there.
        was: Option<Piece>,
        /// The piece that stands there.
        now: Option<Piece>,
        /// Milliseconds since the board started.
        ms: u32,
    },
    /// The board shows this, and nobody can say how it came about: some of what it said was missed.
    Read {
        /// What it shows.
        shows: Placement,
    },
    /// A peg cannot be read, or can be read again. The piece counts as standing there all the time.
    Contact {
        /// The aperture.
        square: Square,
        /// Whether it can be read.
        good: bool,
    },
    /// A button.
    Button {
        /// Which.
        button: Button,
        /// Pressed, or let go.
        down: bool,
    },
    /// What the board answers to a command of a person who looks for a fault: the whole body, `A`, `C`, `R` or `X`.
    Answer {
        /// The body.
        body: String,
    },
    /// The board that was there does not answer any more.
    Lost(Loss),
    /// Something is not as it should be, and the game goes on.
    Fault(Fault),
}

/// What is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A line was no frame.
    Bad(BadFrame),
    /// The board refused a line.
    Refused {
        /// Its reason.
        reason: String,
    },
    /// The board has started again by itself.
    Restarted {
        /// What by, in its words.
        by: String,
    },
    /// Something was missed, and a snapshot is asked for.
    Missed,
    /// The port could not be opened.
    NotOpened(Unopened),
    /// Nobody on this port speaks the protocol.
    NoBoard {
        /// How many bytes came.
        bytes: u64,
    },
    /// A board, but not one that can be used here.
    OtherBoard(Hello),
}
