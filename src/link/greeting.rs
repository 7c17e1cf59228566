//! Meet: the few bytes that are said in the clear, and the handshake behind them.
//!
//! The guest says six letters, two bytes of the [`PROTOCOL`] and one of the way in which it wants to come: by code,
//! with its half of SPAKE2, or by the key of a pairing, with the pairing's name and fresh random bytes. The host answers
//! with its half, or with random bytes of its own, or refuses. Then the Noise handshake binds all of that. So who
//! listens learns nothing with which codes could be tried, who asks can try one code each time, and what was recorded
//! once opens nothing a second time. Every part has a fixed length: there is none to lie about.
//!
//! A pairing's name that the host does not know is answered like one that it knows, with another key: who has no key
//! learns nothing about which names there are.
//!
//! ```
//! use ansage_link::greeting::{AnsweredGreeting, Greeting, SentGreeting};
//! use ansage_link::pairing::JoiningCode;
//! let code = JoiningCode::parse("471123").unwrap();
//! let (guest, greeting) = SentGreeting::by_code(&code);
//! let (host, answer) = AnsweredGreeting::by_code(Greeting::parse(&greeting).unwrap(), &code).unwrap();
//! let (guest, first) = guest.handle_answer(&answer).unwrap();
//! let (last, mut host_seal, _) = host.finish_handshake(&first).unwrap();
//! let (_, mut guest_open) = guest.finish_handshake(&last).unwrap();
//! guest_open.add_bytes(&host_seal.encrypt(b"welcome").unwrap());
//! assert_eq!(guest_open.next_message(), Ok(Some(b"welcome".to_vec())));
//! ```

pub mod handshake;
pub mod opening;

use super::pairing::{JoiningCode, PairingId, PairingKey};
use super::secure::{ConnectionError, Decryptor, Encryptor, HANDSHAKE, Initiator, answer_handshake};
use spake2::{Ed25519Group, Identity, Password, Spake2};
use std::fmt;

/// The version of what is said when two stations meet.
pub const PROTOCOL: u16 = 1;
/// The bytes of a greeting that tell how many follow.
pub const GREETING_HEAD: usize = MAGIC.len() + 3;
/// The bytes of a nonce.
pub const NONCE: usize = 32;

const MAGIC: [u8; 6] = *b"ANSAGE";
/// One half of SPAKE2: a letter for the side, and a point.
const HALF: usize = 33;
const ID: usize = 16;
const BY_CODE: u8 = b'c';
const BY_KEY: u8 = b'k';
const ANSWER: u8 = b'a';
const LAST: u8 = b'l';
const REFUSED: u8 = b'r';
const REFUSAL: usize = 3;

/// Why a host does not let a station in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GreetingRefusal {
    /// The two programs are of versions that do not understand each other.
    OtherProtocol {
        /// That of the host.
        host: u16,
    },
    /// There were too many wrong codes.
    Pause {
        /// For so many seconds none is taken.
        seconds: u16,
    },
    /// The code is wrong, or has changed meanwhile.
    WrongCode,
    /// The host does not know the pairing any more, or its key is another.
    UnknownKey,
    /// There are too many stations, or too many who want to be.
    TooMany,
}

impl GreetingRefusal {
    /// As it goes over the line.
    pub fn to_bytes(self) -> Vec<u8> {
        let (why, number) = match self {
            GreetingRefusal::OtherProtocol { host } => (0, host),
            GreetingRefusal::Pause { seconds } => (1, seconds),
            GreetingRefusal::WrongCode => (2, 0),
            GreetingRefusal::UnknownKey => (3, 0),
            GreetingRefusal::TooMany => (4, 0),
        };
        [&[REFUSED, why], &u16::to_be_bytes(number)[..]].concat()
    }

    fn read(bytes: [u8; REFUSAL]) -> Option<GreetingRefusal> {
        let [why, high, low] = bytes;
        let number = u16::from_be_bytes([high, low]);
        Some(match why {
            0 => GreetingRefusal::OtherProtocol { host: number },
            1 => GreetingRefusal::Pause { seconds: number },
            2 => GreetingRefusal::WrongCode,
            3 => GreetingRefusal::UnknownKey,
            4 => GreetingRefusal::TooMany,
            _ => return None,
        })
    }
}

/// What keeps a guest from joining.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JoinObstacle {
    /// The host says why.
    Refused(GreetingRefusal),
    /// What answers is no host.
    NotAHost,
    /// What answers does not know the secret: it is another host, or nobody's.
    NotGenuine,
}

impl From<ConnectionError> for JoinObstacle {
    fn from(_: ConnectionError) -> JoinObstacle {
        JoinObstacle::NotGenuine
    }
}

/// So many bytes follow the first one of an answer; `None` where it begins none.
pub fn remaining_answer_length(first: u8, asked: &SentGreeting) -> Option<usize> {
    match first {
        ANSWER => Some(if asked.half.is_some() { HALF } else { NONCE }),
        REFUSED => Some(REFUSAL),
        _ => None,
    }
}

/// So many bytes follow the first one of a host's last word in the clear; `None` where it begins none.
pub fn remaining_last_word_length(first: u8) -> Option<usize> {
    match first {
        LAST => Some(HANDSHAKE),
        REFUSED => Some(REFUSAL),
        _ => None,
    }
}

/// The body of what the host says, where it begins with this letter.
fn heard(said: &[u8], expected: u8) -> Result<&[u8], JoinObstacle> {
    match said.split_first() {
        Some((first, body)) if *first == expected => Ok(body),
        Some((&REFUSED, body)) => {
            let refused = body.try_into().ok().and_then(GreetingRefusal::read);
            Err(refused.map_or(JoinObstacle::NotAHost, JoinObstacle::Refused))
        }
        _ => Err(JoinObstacle::NotAHost),
    }
}

fn identities() -> (Identity, Identity) {
    (Identity::new(b"ansage guest"), Identity::new(b"ansage host"))
}

fn password(code: &JoiningCode) -> Password {
    Password::new(code.digits())
}

/// The outcome of SPAKE2 as the handshake's key.
fn outcome(bytes: &[u8]) -> Option<PairingKey> {
    bytes.try_into().ok().map(PairingKey::new)
}

/// A guest who has said his greeting.
pub struct SentGreeting {
    said: Vec<u8>,
    half: Option<Spake2<Ed25519Group>>,
    key: Option<PairingKey>,
}

impl fmt::Debug for SentGreeting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Joining(..)")
    }
}

impl SentGreeting {
    /// By a code; and what is to be sent.
    pub fn by_code(code: &JoiningCode) -> (SentGreeting, Vec<u8>) {
        let (guest, host) = identities();
        let (half, said) = Spake2::<Ed25519Group>::start_a(&password(code), &guest, &host);
        let said = greeting(BY_CODE, &[&said]);
        (SentGreeting { said: said.clone(), half: Some(half), key: None }, said)
    }

    /// By the key of a pairing and fresh random bytes; and what is to be sent.
    pub fn by_key(id: PairingId, key: &PairingKey, nonce: [u8; NONCE]) -> (SentGreeting, Vec<u8>) {
        let said = greeting(BY_KEY, &[&id.0, &nonce]);
        (SentGreeting { said: said.clone(), half: None, key: Some(key.clone()) }, said)
    }

    /// The host has answered; and what is to be sent.
    ///
    /// # Errors
    /// [`JoinObstacle`].
    pub fn handle_answer(self, answer: &[u8]) -> Result<(AwaitedHostProof, Vec<u8>), JoinObstacle> {
        let body = heard(answer, ANSWER)?;
        let key = match (self.half, self.key) {
            (Some(half), _) => half.finish(body).ok().and_then(|bytes| outcome(&bytes)),
            (None, key) => key.filter(|_| body.len() == NONCE),
        };
        let key = key.ok_or(JoinObstacle::NotAHost)?;
        let (handshake, first) = Initiator::start_handshake(&key, &[&self.said, answer].concat())?;
        Ok((AwaitedHostProof(handshake), first))
    }
}

fn greeting(way: u8, parts: &[&[u8]]) -> Vec<u8> {
    [&MAGIC[..], &PROTOCOL.to_be_bytes(), &[way], &parts.concat()].concat()
}

/// A guest whose host still has to prove that it knows the secret.
#[derive(Debug)]
pub struct AwaitedHostProof(Initiator);

impl AwaitedHostProof {
    /// The host has said its last word in the clear.
    ///
    /// # Errors
    /// [`JoinObstacle`].
    pub fn finish_handshake(self, last: &[u8]) -> Result<(Encryptor, Decryptor), JoinObstacle> {
        Ok(self.0.finish_handshake(heard(last, LAST)?)?)
    }
}

/// What came is no greeting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadGreeting {
    /// It is that of another version.
    OtherProtocol,
    /// It is something else.
    NotUnderstood,
}

/// A greeting, read.
#[derive(Debug)]
pub struct Greeting {
    said: Vec<u8>,
    id: Option<PairingId>,
}

/// So many bytes follow the first ones of a greeting.
///
/// # Errors
/// [`BadGreeting`].
pub fn remaining_greeting_length(head: &[u8]) -> Result<usize, BadGreeting> {
    let (magic, [high, low, way]) = head
        .split_first_chunk::<{ MAGIC.len() }>()
        .and_then(|(magic, rest)| Some((magic, <[u8; 3]>::try_from(rest).ok()?)))
        .ok_or(BadGreeting::NotUnderstood)?;
    if *magic != MAGIC {
        return Err(BadGreeting::NotUnderstood);
    }
    match way {
        _ if u16::from_be_bytes([high, low]) != PROTOCOL => Err(BadGreeting::OtherProtocol),
        BY_CODE => Ok(HALF),
        BY_KEY => Ok(ID + NONCE),
        _ => Err(BadGreeting::NotUnderstood),
    }
}

impl Greeting {
    /// Reads a whole greeting.
    ///
    /// # Errors
    /// [`BadGreeting`].
    pub fn parse(said: &[u8]) -> Result<Greeting, BadGreeting> {
        let (head, body) = said.split_at_checked(GREETING_HEAD).ok_or(BadGreeting::NotUnderstood)?;
        if body.len() != remaining_greeting_length(head)? {
            return Err(BadGreeting::NotUnderstood);
        }
        let id = (head.last() == Some(&BY_KEY)).then(|| body.first_chunk().copied().map(PairingId)).flatten();
        Ok(Greeting { said: said.to_vec(), id })
    }

    /// The pairing whose key the guest says he has; `None`: he comes by code.
    pub fn claimed_pairing_id(&self) -> Option<PairingId> {
        self.id
    }
}

/// A host that has answered a greeting.
#[derive(Debug)]
pub struct AnsweredGreeting {
    key: PairingKey,
    bound: Vec<u8>,
}

impl AnsweredGreeting {
    /// Who comes by this code; and what is to be sent.
    ///
    /// # Errors
    /// [`BadGreeting::NotUnderstood`]: his half is none. No code was tried.
    pub fn by_code(greeting: Greeting, code: &JoiningCode) -> Result<(AnsweredGreeting, Vec<u8>), BadGreeting> {
        let theirs = greeting.said.get(GREETING_HEAD..).filter(|_| greeting.id.is_none());
        let (guest, host) = identities();
        let (half, ours) = Spake2::<Ed25519Group>::start_b(&password(code), &guest, &host);
        let key = theirs.and_then(|theirs| half.finish(theirs).ok()).and_then(|bytes| outcome(&bytes));
        let key = key.ok_or(BadGreeting::NotUnderstood)?;
        Ok(AnsweredGreeting::answered(greeting, key, &ours))
    }

    /// Who has this key; and what is to be sent: fresh random bytes.
    pub fn by_key(greeting: Greeting, key: &PairingKey, nonce: [u8; NONCE]) -> (AnsweredGreeting, Vec<u8>) {
        AnsweredGreeting::answered(greeting, key.clone(), &nonce)
    }

    fn answered(greeting: Greeting, key: PairingKey, body: &[u8]) -> (AnsweredGreeting, Vec<u8>) {
        let answer = [&[ANSWER], body].concat();
        (AnsweredGreeting { key, bound: [greeting.said, answer.clone()].concat() }, answer)
    }

    /// The guest's first message of the handshake came; and what is to be sent before the line is used.
    ///
    /// # Errors
    /// [`ConnectionError`]: he has the wrong code or the wrong key.
    pub fn finish_handshake(self, first: &[u8]) -> Result<(Vec<u8>, Encryptor, Decryptor), ConnectionError> {
        let (answer, seal, open) = answer_handshake(&self.key, &self.bound, first)?;
        Ok(([&[LAST], &answer[..]].concat(), seal, open))
    }
}
