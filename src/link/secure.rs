//! Say nothing that a third can read, change, repeat or cut short: the Noise handshake, and the line behind it.
//!
//! The pattern is `NNpsk0`: both sides know a secret (of a pairing, or of its code) and draw keys of their own, so what
//! was said stays secret where the pairing's key becomes known later. Behind it every frame is two bytes of length, the
//! greater first, and so many encrypted bytes. Each direction counts its frames, and the count is part of what is
//! checked: a frame that comes twice, out of turn or altered is no frame. A message longer than a frame is cut; the
//! first byte of each piece says whether it is the last, and all others are full, so that pieces without an end bring
//! nothing. Nothing that follows a bad frame is read.
//!
//! ```
//! use ansage_link::pairing::PairingKey;
//! use ansage_link::secure::{ConnectionError, GUEST_MESSAGE_MAX, Initiator, answer_handshake};
//! let key = PairingKey::new([7; 32]);
//! let (guest, first) = Initiator::start_handshake(&key, b"bound").unwrap();
//! let (answer, mut host_seal, mut host_open) = answer_handshake(&key, b"bound", &first).unwrap();
//! let (mut guest_seal, mut guest_open) = guest.finish_handshake(&answer).unwrap();
//! let sent = guest_seal.encrypt(b"e2e4").unwrap();
//! host_open.add_bytes(&sent);
//! assert_eq!(host_open.next_message(), Ok(Some(b"e2e4".to_vec())));
//! host_open.add_bytes(&sent);
//! assert_eq!(host_open.next_message(), Err(ConnectionError::NotGenuine), "the same frame once more");
//! let long = host_seal.encrypt(&[5; 100_000]).unwrap();
//! guest_open.add_bytes(&long);
//! assert_eq!(guest_open.next_message().unwrap().map(|message| message.len()), Some(100_000));
//! assert!(guest_seal.encrypt(&[0; GUEST_MESSAGE_MAX + 1]).is_err());
//! ```

use super::pairing::PairingKey;
use snow::{Builder, HandshakeState, StatelessTransportState};
use std::fmt;
use std::sync::Arc;

/// The bytes of each of the two messages of the handshake.
pub const HANDSHAKE: usize = 48;
/// The longest message of the host, in bytes.
pub const HOST_MESSAGE_MAX: usize = 1024 * 1024;
/// The longest message of a guest, in bytes.
pub const GUEST_MESSAGE_MAX: usize = 64 * 1024;

const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// The bytes of a frame's length.
const LENGTH: usize = 2;
/// So many bytes of a message are in one frame at most.
const PIECE: usize = 16 * 1024;
/// The byte that says whether it is the last piece.
const MARK: usize = 1;
/// What proves that a frame is genuine.
const TAG: usize = 16;
/// The longest frame, without its length.
const FRAME_MAX: usize = MARK + PIECE + TAG;
const LAST: u8 = 0;
const MORE: u8 = 1;

/// What came is not what the other side said, or cannot be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConnectionError {
    /// It is longer than it may be.
    TooLong {
        /// The bytes it has, or says that it has.
        bytes: usize,
    },
    /// It was altered, it comes a second time or out of turn, or its sender has another key. Anybody on the path can cause
    /// this.
    NotGenuine,
    /// The pieces of a message are not cut as they must be.
    NotWhole,
    /// The line was given up already.
    Ended,
}

/// Whatever snow says, the answer is the same: the line is cut.
impl From<snow::Error> for ConnectionError {
    fn from(_: snow::Error) -> ConnectionError {
        ConnectionError::NotGenuine
    }
}

fn prepared<'a>(key: &'a PairingKey, bound: &'a [u8]) -> Result<Builder<'a>, ConnectionError> {
    Ok(Builder::new(PATTERN.parse()?).psk(0, key.reveal())?.prologue(bound)?)
}

/// The guest in the middle of the handshake.
pub struct Initiator(HandshakeState);

impl fmt::Debug for Initiator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Initiator(..)")
    }
}

impl Initiator {
    /// The guest's first message. `bound` is all that was said before, in the clear: where it was changed on its way
    /// the handshake fails.
    ///
    /// # Errors
    /// [`ConnectionError`] where the system gives no random bytes.
    pub fn start_handshake(key: &PairingKey, bound: &[u8]) -> Result<(Initiator, Vec<u8>), ConnectionError> {
        let mut state = prepared(key, bound)?.build_initiator()?;
        let mut first = vec![0; HANDSHAKE];
        let length = state.write_message(&[], &mut first)?;
        first.truncate(length);
        Ok((Initiator(state), first))
    }

    /// The host has answered.
    ///
    /// # Errors
    /// [`ConnectionError::NotGenuine`]: it does not know the key.
    pub fn finish_handshake(mut self, answer: &[u8]) -> Result<(Encryptor, Decryptor), ConnectionError> {
        self.0.read_message(answer, &mut [0; HANDSHAKE])?;
        ways(self.0, GUEST_MESSAGE_MAX, HOST_MESSAGE_MAX)
    }
}

/// The host's answer to a guest's first message, and the line.
///
/// # Errors
/// [`ConnectionError::NotGenuine`]: the guest does not know the key, which is how a wrong code is found.
pub fn answer_handshake(
    key: &PairingKey,
    bound: &[u8],
    first: &[u8],
) -> Result<(Vec<u8>, Encryptor, Decryptor), ConnectionError> {
    let mut state = prepared(key, bound)?.build_responder()?;
    state.read_message(first, &mut [0; HANDSHAKE])?;
    let mut answer = vec![0; HANDSHAKE];
    let length = state.write_message(&[], &mut answer)?;
    answer.truncate(length);
    let (seal, open) = ways(state, HOST_MESSAGE_MAX, GUEST_MESSAGE_MAX)?;
    Ok((answer, seal, open))
}

fn ways(state: HandshakeState, out: usize, into: usize) -> Result<(Encryptor, Decryptor), ConnectionError> {
    let keys = Arc::new(state.into_stateless_transport_mode()?);
    let sealer = Encryptor { keys: Arc::clone(&keys), count: 0, longest: out };
    Ok((sealer, Decryptor { keys, count: 0, longest: into, bytes: Vec::new(), message: Vec::new(), ended: false }))
}

/// The way out.
pub struct Encryptor {
    keys: Arc<StatelessTransportState>,
    count: u64,
    longest: usize,
}

impl fmt::Debug for Encryptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sealer({})", self.count)
    }
}

impl Encryptor {
    /// From now on no message may have more bytes than this.
    pub fn set_max_length(&mut self, longest: usize) {
        self.longest = longest;
    }

    /// The frames of a message.
    ///
    /// # Errors
    /// [`ConnectionError::TooLong`]; nothing was sealed then, and the next message can be.
    pub fn encrypt(&mut self, message: &[u8]) -> Result<Vec<u8>, ConnectionError> {
        if message.len() > self.longest {
            return Err(ConnectionError::TooLong { bytes: message.len() });
        }
        let mut frames = Vec::with_capacity(message.len() + LENGTH + MARK + TAG);
        let mut rest = message;
        loop {
            let (piece, later) = rest.split_at(rest.len().min(PIECE));
            let mark = if later.is_empty() { LAST } else { MORE };
            let mut sealed = [0; FRAME_MAX];
            let length = self.keys.write_message(self.count, &[&[mark], piece].concat(), &mut sealed)?;
            self.count += 1;
            // No frame is longer than `FRAME_MAX`, which fits.
            frames.extend_from_slice(&(length as u16).to_be_bytes());
            frames.extend_from_slice(&sealed[..length]);
            if later.is_empty() {
                return Ok(frames);
            }
            rest = later;
        }
    }
}

/// The way in. Never holds more than one frame, one reading and one message.
pub struct Decryptor {
    keys: Arc<StatelessTransportState>,
    count: u64,
    longest: usize,
    bytes: Vec<u8>,
    message: Vec<u8>,
    ended: bool,
}

impl fmt::Debug for Decryptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Opener({})", self.count)
    }
}

impl Decryptor {
    /// From now on no message may have more bytes than this.
    pub fn set_max_length(&mut self, longest: usize) {
        self.longest = longest;
    }

    /// These bytes came.
    pub fn add_bytes(&mut self, bytes: &[u8]) {
        if !self.ended {
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// The next message; `None` until the rest of it has come.
    ///
    /// # Errors
    /// [`ConnectionError`]: the line is to be cut. Nothing is read from it any more.
    pub fn next_message(&mut self) -> Result<Option<Vec<u8>>, ConnectionError> {
        if self.ended {
            return Err(ConnectionError::Ended);
        }
        let taken = self.next();
        if taken.is_err() {
            (self.ended, self.bytes, self.message) = (true, Vec::new(), Vec::new());
        }
        taken
    }

    fn next(&mut self) -> Result<Option<Vec<u8>>, ConnectionError> {
        while let Some((head, rest)) = self.bytes.split_first_chunk::<LENGTH>() {
            let length = usize::from(u16::from_be_bytes(*head));
            // The length is not encrypted: anybody on the path can have changed it.
            if length > FRAME_MAX {
                return Err(ConnectionError::NotGenuine);
            }
            let Some(sealed) = rest.get(..length) else { return Ok(None) };
            let mut open = [0; FRAME_MAX];
            let opened = self.keys.read_message(self.count, sealed, &mut open)?;
            self.count += 1;
            self.bytes.drain(..LENGTH + length);
            let Some((mark, piece)) = open[..opened].split_first() else { return Err(ConnectionError::NotWhole) };
            if self.message.len() + piece.len() > self.longest {
                return Err(ConnectionError::TooLong { bytes: self.message.len() + piece.len() });
            }
            self.message.extend_from_slice(piece);
            match *mark {
                LAST => return Ok(Some(std::mem::take(&mut self.message))),
                MORE if piece.len() == PIECE => {}
                _ => return Err(ConnectionError::NotWhole),
            }
        }
        Ok(None)
    }
}
