//! Join stations to the one that plays: a player's, an assistant's, a spectator's, the arbiter's desk.
//!
//! What they say is one set of [`message`]s over two kinds of lines: encrypted over the network, and in plain [`FrameReader`]
//! over the socket beside the journal, where only the same user's desk comes. A desk gets the journal line by line, each
//! new line when it is on the disk, and runs the referee over them, so it knows the table as the station does and is never
//! told a position. All others get what concerns their seat, and no line of the journal. What any of them does is
//! authorised by the host alone ([`role`]), which believes nobody but that he wishes this: moments, positions and whose
//! act it is are the host's.
//!
//! What comes from the other side gives an error value here, never a panic. The sockets are in [`driver`].
//!
//! ```
//! use ansage_link::{DESK_MESSAGE_MAX, FrameReader, encode_frame};
//! let mut frames = FrameReader::new(DESK_MESSAGE_MAX);
//! let bytes = encode_frame(b"17");
//! frames.add_bytes(&bytes[..3]);
//! assert_eq!(frames.next_frame(), Ok(None), "half a frame is none");
//! frames.add_bytes(&bytes[3..]);
//! assert_eq!(frames.next_frame(), Ok(Some(b"17".to_vec())));
//! frames.add_bytes(b"GET / HTTP/1.1");
//! assert!(frames.next_frame().is_err());
//! ```
//!
//! It depends on `ansage-game` and `ansage-words`. Only [`driver`] touches files, threads, sockets and clocks.

#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod greeting;
pub mod guest;
pub mod host;
pub mod joined;
pub mod message;
pub mod pairing;
pub mod role;
pub mod secure;
pub mod seen;
pub mod words;

use secure::ConnectionError;

/// The version of what is said.
pub const PROTOCOL: u32 = 6;
/// The longest message of an arbiter's desk, in bytes: room for a sheet of a long game.
pub const DESK_MESSAGE_MAX: usize = 256 * 1024;
/// The longest message to one: room for a line of the journal.
pub const TO_DESK_MESSAGE_MAX: usize = 4 * 1024 * 1024;

/// The bytes of the length.
const HEAD: usize = 4;

/// A message as it goes over a line of one user: four bytes of length, the greatest first, and so many bytes.
pub fn encode_frame(message: &[u8]) -> Vec<u8> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    [&length.to_be_bytes()[..], message].concat()
}

/// The bytes that came, to be cut into frames. Never holds more than one frame and one reading.
#[derive(Debug)]
pub struct FrameReader {
    bytes: Vec<u8>,
    longest: usize,
}

impl FrameReader {
    /// Nothing yet; no frame may have more bytes than this.
    pub fn new(longest: usize) -> FrameReader {
        FrameReader { bytes: Vec::new(), longest }
    }

    /// From now on no frame may have more bytes than this.
    pub fn set_max_length(&mut self, longest: usize) {
        self.longest = longest;
    }

    /// These came.
    pub fn add_bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next message; `None` until the rest of it has come.
    ///
    /// # Errors
    /// [`ConnectionError::TooLong`]: nothing that follows can be read any more either.
    pub fn next_frame(&mut self) -> Result<Option<Vec<u8>>, ConnectionError> {
        let Some((head, rest)) = self.bytes.split_first_chunk::<HEAD>() else { return Ok(None) };
        let length = u32::from_be_bytes(*head) as usize;
        if length > self.longest {
            return Err(ConnectionError::TooLong { bytes: length });
        }
        let Some(message) = rest.get(..length).map(<[u8]>::to_vec) else { return Ok(None) };
        self.bytes.drain(..HEAD + length);
        Ok(Some(message))
    }
}
