//! What must hold whatever bytes come over the line between two stations, before it is encrypted and after.
//!
//! The input is a script. Its first byte says what is fed: 0 a greeting to a host, 1 a greeting behind its genuine first
//! bytes, 2 an answer to a guest who has the code, 3 one to a guest who has a key, 4 the handshake's first message to a
//! host, 5 a host's last word to a guest, 6 frames to a host, 7 frames to a guest, 8 pieces of whoever has the key, each
//! with its length in front, 9 a code that is typed, 10 a host's first word inside the line. The second byte says into which
//! pieces frames are cut.

use ansage_link::greeting::opening::HostGreeting;
use ansage_link::greeting::{
    AnsweredGreeting, GREETING_HEAD, Greeting, PROTOCOL, SentGreeting, remaining_answer_length,
    remaining_greeting_length, remaining_last_word_length,
};
use ansage_link::pairing::{JoiningCode, PairingId, PairingKey};
use ansage_link::secure::{
    ConnectionError, Decryptor, Encryptor, GUEST_MESSAGE_MAX, HOST_MESSAGE_MAX, Initiator, answer_handshake,
};

const ID: PairingId = PairingId([9; 16]);

/// Panics when something does not hold.
pub fn check(script: &[u8]) {
    let [what, cut, bytes @ ..] = script else { return };
    match what {
        0 => greeted(bytes),
        1 => greeted(&[b"ANSAGE", &PROTOCOL.to_be_bytes()[..], bytes].concat()),
        2 => answered(SentGreeting::by_code(&code()).0, bytes),
        3 => answered(SentGreeting::by_key(ID, &key(), [1; 32]).0, bytes),
        4 => first(bytes),
        5 => last(bytes),
        6 => frames(|(_, (_, host))| host, *cut, bytes),
        7 => frames(|((_, guest), _)| guest, *cut, bytes),
        8 => pieces(bytes),
        9 => typed(bytes),
        10 => opening(bytes),
        _ => {}
    }
}

fn code() -> JoiningCode {
    JoiningCode::from_random_number(471_123)
}

fn key() -> PairingKey {
    PairingKey::new([7; 32])
}

fn greeted(bytes: &[u8]) {
    if let Some(head) = bytes.get(..GREETING_HEAD) {
        assert!(
            remaining_greeting_length(head).is_ok_and(|rest| rest <= 48) || remaining_greeting_length(head).is_err()
        );
    }
    let Ok(greeting) = Greeting::parse(bytes) else { return };
    assert!(bytes.len() <= GREETING_HEAD + 48);
    let admitting = match greeting.claimed_pairing_id() {
        Some(_) => Ok(AnsweredGreeting::by_key(greeting, &key(), [2; 32])),
        None => AnsweredGreeting::by_code(greeting, &code()),
    };
    if let Ok((admitting, answer)) = admitting {
        assert!(answer.len() <= 34);
        assert!(admitting.finish_handshake(&[5; 48]).is_err(), "who knows nothing was let in");
    }
}

fn answered(guest: SentGreeting, bytes: &[u8]) {
    if let Some(first) = bytes.first() {
        assert!(remaining_answer_length(*first, &guest).is_none_or(|rest| rest <= 33));
        assert!(remaining_last_word_length(*first).is_none_or(|rest| rest <= 48));
    }
    if let Ok((confirming, first)) = guest.handle_answer(bytes) {
        assert_eq!(first.len(), 48);
        assert!(confirming.finish_handshake(&[b'l'; 49]).is_err(), "who knows nothing is the host");
    }
}

fn first(bytes: &[u8]) {
    let (_, greeting) = SentGreeting::by_key(ID, &key(), [1; 32]);
    let greeting = Greeting::parse(&greeting).expect("a greeting");
    assert!(
        AnsweredGreeting::by_key(greeting, &key(), [2; 32]).0.finish_handshake(bytes).is_err(),
        "let in without the key"
    );
}

fn last(bytes: &[u8]) {
    let (guest, greeting) = SentGreeting::by_key(ID, &key(), [1; 32]);
    let greeting = Greeting::parse(&greeting).expect("a greeting");
    let (_, answer) = AnsweredGreeting::by_key(greeting, &key(), [2; 32]);
    let (confirming, _) = guest.handle_answer(&answer).expect("an answer");
    assert!(confirming.finish_handshake(bytes).is_err(), "believed without the key");
}

type LinkEnd = (Encryptor, Decryptor);

/// A line: the guest's end, the host's end.
fn line() -> (LinkEnd, LinkEnd) {
    let (guest, first) = Initiator::start_handshake(&key(), b"").expect("random bytes");
    let (answer, seal, open) = answer_handshake(&key(), b"", &first).expect("the key");
    (guest.finish_handshake(&answer).expect("the key"), (seal, open))
}

/// Bytes of whoever has no key are never a message, however they are cut; and nothing follows them.
fn frames(end: impl Fn((LinkEnd, LinkEnd)) -> Decryptor, cut: u8, bytes: &[u8]) {
    let mut open = end(line());
    let mut ended = None;
    for piece in bytes.chunks(1 + usize::from(cut)) {
        open.add_bytes(piece);
        match open.next_message() {
            Ok(taken) => assert!(taken.is_none() && ended.is_none(), "a message of nobody"),
            Err(bad) => {
                assert!(ended.is_none_or(|_| bad == ConnectionError::Ended));
                ended = Some(bad);
            }
        }
    }
}

/// Pieces of whoever has the key: messages are as long as they may be and no longer, and come in their order.
fn pieces(bytes: &[u8]) {
    let ((mut seal, _), (mut answer, mut open)) = line();
    let mut rest = bytes;
    while let [high, low, more @ ..] = rest {
        let length = usize::from(u16::from_be_bytes([*high, *low])) * 3;
        let (message, later) = more.split_at(more.len().min(length));
        let message = message.repeat(1 + length / 40_000);
        rest = later;
        match seal.encrypt(&message) {
            Ok(sealed) => {
                open.add_bytes(&sealed);
                assert_eq!(open.next_message(), Ok(Some(message.clone())));
                assert!(sealed.len() <= message.len() + 19 * (1 + message.len() / (16 * 1024)));
            }
            Err(bad) => {
                assert!(matches!(bad, ConnectionError::TooLong { bytes } if bytes > GUEST_MESSAGE_MAX));
            }
        }
        assert!(answer.encrypt(&message).is_ok() || message.len() > HOST_MESSAGE_MAX);
    }
}

/// A code that was read is told and read again.
fn typed(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(code) = JoiningCode::parse(text) {
        assert!(code.digits().iter().all(|digit| *digit <= 9));
        assert_eq!(JoiningCode::parse(&code.to_string()), Ok(code));
    }
}

fn opening(bytes: &[u8]) {
    if let Some(opening) = HostGreeting::parse(bytes) {
        assert_eq!(HostGreeting::parse(&opening.to_bytes()), Some(opening));
    }
}
