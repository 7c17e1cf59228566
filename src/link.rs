//! Join the arbiter's desk to the station that plays: frames, and what is said in them.
//!
//! A frame is four bytes of length, the greatest first, and so many bytes of JSON: one [`message::FromDesk`] or one
//! [`message::FromStation`]. The station sends its journal line by line, and each new line when it is on the disk. The
//! desk runs the referee over them, so it knows the table as the station does and is never told a position. What the
//! arbiter rules it sends as an event; the line of the journal that holds it is the acknowledgement. The station
//! believes a desk nothing but that its arbiter wants this: moments, positions and whose act it is are the station's.
//!
//! What comes from the other side gives an error value here, never a panic: see [`Frames`]. The socket is in
//! [`driver`].
//!
//! ```
//! use ansage::link::{DESK_FRAME_MAX, Frames, frame, message::FromDesk};
//! let mut frames = Frames::new(DESK_FRAME_MAX);
//! let bytes = frame(&FromDesk::Open);
//! frames.feed(&bytes[..3]);
//! assert_eq!(frames.take::<FromDesk>(), Ok(None), "half a frame is none");
//! frames.feed(&bytes[3..]);
//! assert_eq!(frames.take::<FromDesk>(), Ok(Some(FromDesk::Open)));
//! frames.feed(b"GET / HTTP/1.1");
//! assert!(frames.take::<FromDesk>().is_err());
//! ```

#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod greeting;
pub mod guest;
pub mod host;
pub mod message;
pub mod pairing;
pub mod role;
pub mod secure;
pub mod seen;

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// The version of what is said.
pub const PROTOCOL: u32 = 1;
/// The most bytes of a frame of the desk: room for a sheet of a long game.
pub const DESK_FRAME_MAX: usize = 256 * 1024;
/// The most bytes of a frame of the station: room for a line of the journal.
pub const STATION_FRAME_MAX: usize = 4 * 1024 * 1024;

/// The bytes of the length.
const HEAD: usize = 4;

/// A frame that is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadFrame {
    /// It says that it is longer than any.
    TooLong {
        /// The length it gives, in bytes.
        bytes: usize,
    },
    /// It is no message of this protocol.
    NotRead {
        /// Why, for logs.
        reason: String,
    },
}

impl fmt::Display for BadFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFrame::TooLong { bytes } => write!(f, "frame of {bytes} bytes is too long"),
            BadFrame::NotRead { reason } => write!(f, "frame cannot be read: {reason}"),
        }
    }
}

impl std::error::Error for BadFrame {}

/// A message as it goes over the line.
pub fn frame(message: &impl Serialize) -> Vec<u8> {
    // Plain data with text keys always serialises.
    let json = serde_json::to_vec(message).unwrap_or_default();
    let length = u32::try_from(json.len()).unwrap_or(u32::MAX);
    [&length.to_be_bytes()[..], &json].concat()
}

/// The bytes that came, to be cut into frames. Never holds more than one frame and one reading.
#[derive(Debug)]
pub struct Frames {
    bytes: Vec<u8>,
    longest: usize,
}

impl Frames {
    /// Nothing yet; no frame may have more bytes than this.
    pub fn new(longest: usize) -> Frames {
        Frames { bytes: Vec::new(), longest }
    }

    /// These came.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next message; `None` until the rest of it has come.
    ///
    /// # Errors
    /// [`BadFrame`]: nothing that follows can be read any more either.
    pub fn take<T: DeserializeOwned>(&mut self) -> Result<Option<T>, BadFrame> {
        let Some((head, rest)) = self.bytes.split_first_chunk::<HEAD>() else { return Ok(None) };
        let length = u32::from_be_bytes(*head) as usize;
        if length > self.longest {
            return Err(BadFrame::TooLong { bytes: length });
        }
        let Some(json) = rest.get(..length) else { return Ok(None) };
        let message = serde_json::from_slice(json).map_err(|error| BadFrame::NotRead { reason: error.to_string() })?;
        self.bytes.drain(..HEAD + length);
        Ok(Some(message))
    }
}
