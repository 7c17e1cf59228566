//! Follow a tactile board on a serial port, in a thread of its own.
//!
//! The thread asks [`Session`] what to do and does only that; see [`crate::serial::driver`].

use super::said::{Input, Out};
use super::session::Session;
use crate::moment::Moment;
use crate::serial::driver::{Followed, Place};
pub use crate::serial::driver::{Kind, Listed, Usb, denied, find, ports};
use crate::serial::{Act, Life, Unopened, driver};
use std::io;

/// The speed of the tactile board, in bits a second.
pub const BAUD: u32 = 38_400;

/// Whether a board's port can be opened now.
///
/// # Errors
/// [`Unopened`]: why not.
pub fn try_port(path: &str) -> Result<(), Unopened> {
    driver::try_port(path, BAUD)
}

/// A board, followed in a thread. When it is dropped the port is closed.
#[derive(Debug)]
pub struct Port(Followed);

impl Port {
    /// Follows the board on this port. `now` stamps, `post` gets everything the board has to say, and returns `false`
    /// when nobody listens any more. That the port cannot be opened is told through `post` too.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn follow(
        path: &str,
        now: impl Fn() -> Moment + Send + 'static,
        post: impl FnMut(Out) -> bool + Send + 'static,
    ) -> io::Result<Port> {
        let place = Place { path, baud: BAUD, name: "tactile board" };
        let life = Session::new(now());
        Followed::start(place, life, now, post).map(Port)
    }

    /// Sends a command, such as a tone. While the board is lost, or the line too slow for it, it goes nowhere.
    pub fn send(&self, bytes: Vec<u8>) {
        self.0.send(bytes);
    }
}

impl Life for Session {
    type Out = Out;

    fn handle(&mut self, input: Input<'_>, now: Moment) -> Vec<Out> {
        Session::handle(self, input, now)
    }

    fn deadline(&self) -> Option<Moment> {
        Session::deadline(self)
    }

    fn is_found(&self) -> bool {
        Session::is_found(self)
    }

    fn act(out: Out) -> Act<Out> {
        match out {
            Out::Open => Act::Open,
            Out::Close => Act::Close,
            Out::Send(bytes) => Act::Send(bytes),
            told => Act::Tell(told),
        }
    }
}
