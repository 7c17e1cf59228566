//! Stand in where there are no sockets of this kind: nobody can connect, and nobody comes.

use crate::link::message::{FromDesk, FromStation};
use std::convert::Infallible;
use std::io;
use std::path::Path;

/// The way to one desk: there is none.
#[derive(Debug)]
pub struct Outgoing {
    /// Its number.
    pub id: u64,
    never: Infallible,
}

impl Outgoing {
    /// Never called.
    pub fn send(&self, _: &FromStation) -> bool {
        match self.never {}
    }

    /// Never called.
    pub fn send_history(&self, _: &Path, _: u64, _: u64, _: &str) -> bool {
        match self.never {}
    }

    /// Never called.
    pub fn close(self) {}
}

/// Something a desk has said: nothing.
#[derive(Debug)]
pub struct Turn {
    _never: Infallible,
}

/// The desk's line to a station: there is none.
#[derive(Debug)]
pub struct Desk {
    never: Infallible,
}

impl Desk {
    /// Finds no station.
    ///
    /// # Errors
    /// Always.
    pub fn connect(_: &Path) -> io::Result<Desk> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Never called.
    ///
    /// # Errors
    /// None.
    pub fn send(&mut self, _: &FromDesk) -> io::Result<()> {
        match self.never {}
    }

    /// Never called.
    ///
    /// # Errors
    /// None.
    pub fn hear(&mut self) -> io::Result<FromStation> {
        match self.never {}
    }

    /// Never called.
    ///
    /// # Errors
    /// None.
    pub fn spawn(self, _: impl FnMut(Option<FromStation>) -> bool + Send + 'static) -> io::Result<Desk> {
        Ok(self)
    }
}
