//! Be the desk's end of the line.

use super::address;
use crate::link::message::{FromDesk, FromStation};
use crate::link::{Frames, PROTOCOL, STATION_FRAME_MAX, frame};
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How long the station may take to answer, and one frame on its way out.
const PATIENCE: Duration = Duration::from_secs(10);

/// The desk's line to a station.
#[derive(Debug)]
pub struct Desk {
    stream: UnixStream,
    frames: Frames,
}

impl Desk {
    /// Connects to the station that plays on a journal, and says the first word.
    ///
    /// # Errors
    /// What the system says: no station listens there, or it is another user's.
    pub fn connect(journal: &Path) -> io::Result<Desk> {
        Desk::over(address::connect(journal)?)
    }

    /// Says the first word over a line that leads to a station.
    ///
    /// # Errors
    /// What the system says.
    pub fn over(stream: UnixStream) -> io::Result<Desk> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut desk = Desk { stream, frames: Frames::new(STATION_FRAME_MAX) };
        desk.send(&FromDesk::Hello { protocol: PROTOCOL, last_seq: 0, head: String::new() })?;
        Ok(desk)
    }

    /// Says something.
    ///
    /// # Errors
    /// The station is gone, or hangs.
    pub fn send(&mut self, message: &FromDesk) -> io::Result<()> {
        self.stream.write_all(&frame(message))
    }

    /// The next word of the station.
    ///
    /// # Errors
    /// The line is cut, or what came is no message.
    pub fn hear(&mut self) -> io::Result<FromStation> {
        let mut bytes = [0; 16 * 1024];
        loop {
            if let Some(message) = self.frames.take().map_err(io::Error::other)? {
                return Ok(message);
            }
            match self.stream.read(&mut bytes) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.frames.feed(&bytes[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Reads on in a thread of its own until the line is cut, which is told by `None`, or `post` says `false`. What is
    /// left is the way to the station.
    ///
    /// # Errors
    /// What the system says when it starts no thread.
    pub fn spawn(self, mut post: impl FnMut(Option<FromStation>) -> bool + Send + 'static) -> io::Result<Desk> {
        let writing = Desk { stream: self.stream.try_clone()?, frames: Frames::new(0) };
        self.stream.set_read_timeout(None)?;
        let mut reading = self;
        thread::Builder::new().name("station".into()).spawn(move || {
            loop {
                let message = reading.hear().ok();
                let ends = message.is_none();
                if !post(message) || ends {
                    return;
                }
            }
        })?;
        Ok(writing)
    }
}
