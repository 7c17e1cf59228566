//! Join the opponent's own clock key to the program: what he presses there is his, and nobody else's.

use super::inbox::{Input, Slot};
use super::timepiece::Timepiece;
use crate::clock_key::ClockKey;
use crate::serial::driver::{Followed, Place};
use std::io;

/// The speed of a button behind a serial port, in bits a second, where it is none behind USB.
const BAUD: u32 = 9_600;

/// The key. When it is dropped its device is let go.
#[derive(Debug)]
pub struct OpponentsKey {
    /// Its device, as it was named.
    pub path: String,
    _followed: Followed,
}

impl OpponentsKey {
    /// Follows the key on this device from now on.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn follow(path: String, slot: Slot, timepiece: Timepiece) -> io::Result<OpponentsKey> {
        let place = Place { path: &path, baud: BAUD, name: "opponent's key" };
        let post = move |out| slot.post(Input::OpponentsKey(out));
        let life = ClockKey::new(timepiece.now());
        let followed = Followed::start(place, life, move || timepiece.now(), post)?;
        Ok(OpponentsKey { path, _followed: followed })
    }
}
