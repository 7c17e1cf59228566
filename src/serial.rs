//! Share what every device behind a serial port has in common: how its life and the port speak with each other.
//!
//! The life of a device is pure ([`Life`]): it takes what reached the port and tells what follows. [`driver`] has the
//! ports and a thread for each device, and does only what the life tells it.

#[cfg(not(target_family = "wasm"))]
pub mod driver;

use crate::moment::{Moment, Span};
use serde::Serialize;

/// What reaches the life of a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input<'a> {
    /// The port is open.
    Opened,
    /// Bytes came.
    Bytes(&'a [u8]),
    /// The port could not be opened.
    Unopened(Unopened),
    /// The port is gone.
    Cut,
    /// The deadline was reached.
    Due,
}

/// Why a port could not be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unopened {
    /// There is none of this name.
    Missing,
    /// The user may not open it.
    Denied,
    /// Another program has it.
    Busy,
    /// It is no serial port, or one that cannot be set as it must be.
    Unfit,
}

/// Why a device that was there is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// The port is gone: unplugged.
    Cut,
    /// It is silent.
    Silent,
}

/// How long a lost port is left alone before it is opened again: longer each time, up to a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pauses {
    next: Span,
}

impl Default for Pauses {
    fn default() -> Pauses {
        Pauses { next: Pauses::FIRST }
    }
}

impl Pauses {
    /// The first of them; each following one is twice as long.
    pub const FIRST: Span = Span::from_millis(500);

    /// The longest of them.
    pub const LAST: Span = Span::from_millis(5_000);

    /// This pause; the next one will be longer.
    pub fn take(&mut self) -> Span {
        let longer = Span::from_millis((self.next.as_millis() * 2).min(Pauses::LAST.as_millis()));
        std::mem::replace(&mut self.next, longer)
    }
}

/// What is to be done about something that a device's life told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act<T> {
    /// Open the port, and say how that went.
    Open,
    /// Close it.
    Close,
    /// Send these bytes.
    Send(Vec<u8>),
    /// Pass it on to who follows the device.
    Tell(T),
}

/// The life of a device: opened, asked, found, silent, lost, found again. It reads no clock and touches no port.
pub trait Life {
    /// What it tells.
    type Out;

    /// Takes what reached the port.
    fn handle(&mut self, input: Input<'_>, now: Moment) -> Vec<Self::Out>;

    /// When it wants to be called with [`Input::Due`].
    fn deadline(&self) -> Option<Moment>;

    /// Whether the device is there, so that a command of ours would reach it.
    fn is_found(&self) -> bool;

    /// What is to be done about something it told.
    fn act(out: Self::Out) -> Act<Self::Out>;
}
