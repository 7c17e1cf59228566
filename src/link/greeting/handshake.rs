//! Be let in by a host without a socket: what came goes in, what is to be sent comes out.
//!
//! ```
//! use ansage_link::greeting::handshake::{Handshake, HandshakeStep};
//! use ansage_link::pairing::JoiningCode;
//! let mut guest = Handshake::by_code(&JoiningCode::parse("471123").unwrap(), b"hello");
//! let Ok(HandshakeStep::Send(greeting)) = guest.next(b"") else { panic!() };
//! assert!(greeting.starts_with(b"ANSAGE"));
//! assert!(matches!(guest.next(b""), Ok(HandshakeStep::More)), "the host has not answered");
//! assert!(guest.next(b"HTTP/1.1 400").is_err());
//! ```

use super::opening::HostGreeting;
use super::{AwaitedHostProof, JoinObstacle, NONCE, SentGreeting, remaining_answer_length, remaining_last_word_length};
use crate::pairing::{JoiningCode, PairingId, PairingKey};
use crate::secure::{Decryptor, Encryptor};
use std::mem;

/// A station on its way in.
#[derive(Debug)]
pub struct Handshake {
    state: HandshakeState,
    /// What came and was not yet used.
    came: Vec<u8>,
    /// Its first word inside the line.
    hello: Vec<u8>,
}

#[derive(Debug)]
enum HandshakeState {
    /// The greeting is still to be said.
    Begun(SentGreeting, Vec<u8>),
    /// The host's answer is awaited.
    Greeted(SentGreeting),
    /// The host still has to prove that it knows the secret.
    Proving(Box<AwaitedHostProof>),
    /// The line is there, and the host's first word awaited.
    Inside(Encryptor, Decryptor),
    /// It has failed, or is done.
    Over,
}

/// What follows.
#[derive(Debug)]
pub enum HandshakeStep {
    /// This is to be sent; then it is asked again what follows.
    Send(Vec<u8>),
    /// More must come first.
    More,
    /// The station is in, and its first word is said.
    In(Encryptor, Decryptor, HostGreeting),
}

impl Handshake {
    /// By a code; `hello` is the first word inside the line.
    pub fn by_code(code: &JoiningCode, hello: &[u8]) -> Handshake {
        Handshake::begun(SentGreeting::by_code(code), hello)
    }

    /// By the key of a pairing and fresh random bytes.
    pub fn by_key(id: PairingId, key: &PairingKey, nonce: [u8; NONCE], hello: &[u8]) -> Handshake {
        Handshake::begun(SentGreeting::by_key(id, key, nonce), hello)
    }

    fn begun((joining, said): (SentGreeting, Vec<u8>), hello: &[u8]) -> Handshake {
        Handshake { state: HandshakeState::Begun(joining, said), came: Vec::new(), hello: hello.into() }
    }

    /// What follows when this has come from the host, at first nothing.
    ///
    /// # Errors
    /// [`JoinObstacle`]: the line is to be cut.
    pub fn next(&mut self, came: &[u8]) -> Result<HandshakeStep, JoinObstacle> {
        self.came.extend_from_slice(came);
        let (state, step) = match mem::replace(&mut self.state, HandshakeState::Over) {
            HandshakeState::Begun(joining, said) => (HandshakeState::Greeted(joining), HandshakeStep::Send(said)),
            HandshakeState::Greeted(joining) => match self.word(|first| remaining_answer_length(first, &joining))? {
                None => (HandshakeState::Greeted(joining), HandshakeStep::More),
                Some(answer) => {
                    let (confirming, first) = joining.handle_answer(&answer)?;
                    (HandshakeState::Proving(Box::new(confirming)), HandshakeStep::Send(first))
                }
            },
            HandshakeState::Proving(confirming) => match self.word(remaining_last_word_length)? {
                None => (HandshakeState::Proving(confirming), HandshakeStep::More),
                Some(last) => {
                    let (mut seal, open) = confirming.finish_handshake(&last)?;
                    let hello = seal.encrypt(&self.hello)?;
                    (HandshakeState::Inside(seal, open), HandshakeStep::Send(hello))
                }
            },
            HandshakeState::Inside(seal, mut open) => {
                open.add_bytes(&mem::take(&mut self.came));
                match open.next_message().map_err(|_| JoinObstacle::NotAHost)? {
                    None => (HandshakeState::Inside(seal, open), HandshakeStep::More),
                    Some(word) => {
                        let opening = HostGreeting::parse(&word).ok_or(JoinObstacle::NotAHost)?;
                        (HandshakeState::Over, HandshakeStep::In(seal, open, opening))
                    }
                }
            }
            HandshakeState::Over => return Err(JoinObstacle::NotAHost),
        };
        self.state = state;
        Ok(step)
    }

    /// One word of the host in the clear, when all of it has come. `rest`: how much follows its first byte.
    fn word(&mut self, rest: impl Fn(u8) -> Option<usize>) -> Result<Option<Vec<u8>>, JoinObstacle> {
        let Some(first) = self.came.first() else { return Ok(None) };
        let length = 1 + rest(*first).ok_or(JoinObstacle::NotAHost)?;
        Ok((self.came.len() >= length).then(|| self.came.drain(..length).collect()))
    }
}
