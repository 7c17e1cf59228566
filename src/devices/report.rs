//! Name what follows from what a device says: the same for every kind of device.

use super::dgt::clock::{ClockSide, ClockTimes};
use super::dgt::wire::WireError;
use super::tactile::frame::{BadFrame, Button, Hello};
use shakmaty::{Board as Placement, Piece, Square};

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceReport {
    /// Open the port, and say how that went.
    Open,
    /// Close it, as there is nobody to talk with.
    Close,
    /// Send these bytes.
    Send(Vec<u8>),
    /// The device is there, for the first time or after it was lost.
    Found {
        /// How it introduced itself.
        about: DeviceIntroduction,
        /// What it shows; a key shows nothing.
        shows: Placement,
    },
    /// A square holds something else. A direct swap is one change. Of a board that is read at rest one change means
    /// nothing yet: see [`super::settle`].
    Changed {
        /// The square.
        square: Square,
        /// The piece that stood there.
        was: Option<Piece>,
        /// The piece that stands there.
        now: Option<Piece>,
        /// Milliseconds since the board started, where it tells them.
        ms: Option<u32>,
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
    /// The key that confirms, beside a clock key, was pressed.
    Confirmed,
    /// What the board answers to a command of a person who looks for a fault: the whole body, `A`, `C`, `R` or `X`.
    Answer {
        /// The body.
        body: String,
    },
    /// A clock stands beside the board, for the first time or again.
    ClockFound(ClockTimes),
    /// It is not connected any more.
    ClockGone,
    /// Its lever went down on this side.
    Lever(ClockSide),
    /// It shows something else.
    Clock(ClockTimes),
    /// A battery is nearly empty; told once.
    BatteryLow(BatteryOwner),
    /// The device that was there does not answer any more.
    Lost(DeviceLoss),
    /// Something is not as it should be, and the game goes on.
    Fault(DeviceFault),
}

/// How a device introduced itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceIntroduction {
    /// A tactile board.
    Tactile(Hello),
    /// A DGT board.
    Dgt(DgtName),
    /// A clock key, which has no name.
    Key,
}

/// How a DGT board introduced itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DgtName {
    /// The version of its program, before the point and behind it.
    pub version: (u8, u8),
    /// Its serial number, the longer one where it has two; empty where it tells none.
    pub serial: String,
}

/// What has a battery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BatteryOwner {
    /// The board, where it has no cable.
    Board,
    /// The clock.
    Clock,
}

impl BatteryOwner {
    /// Its name in selectors and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            BatteryOwner::Board => "board",
            BatteryOwner::Clock => "clock",
        }
    }
}

/// Why a device that was there is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceLoss {
    /// The port is gone: unplugged.
    Cut,
    /// It is silent.
    Silent,
}

/// Why a port could not be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PortOpenError {
    /// There is none of this name.
    Missing,
    /// The user may not open it.
    Denied,
    /// Another program has it.
    Busy,
    /// It is no serial port, or one that cannot be set as it must be.
    Unfit,
}

impl PortOpenError {
    /// Its name in selectors and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            PortOpenError::Missing => "missing",
            PortOpenError::Denied => "denied",
            PortOpenError::Busy => "busy",
            PortOpenError::Unfit => "unfit",
        }
    }
}

/// What is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeviceFault {
    /// A line was no frame of a tactile board.
    BadFrame(BadFrame),
    /// Bytes were no message of a DGT board.
    BadMessage(WireError),
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
    /// Something was missed: what the board shows is asked for and counts.
    Missed,
    /// Something stands there that is no piece of chess. The square counts as empty.
    Special {
        /// Where.
        square: Square,
    },
    /// The port could not be opened.
    NotOpened(PortOpenError),
    /// Nobody on this port speaks the protocol.
    NoBoard {
        /// How many bytes came.
        bytes: u64,
    },
    /// A board, but not one that can be used here.
    OtherBoard(Hello),
}
