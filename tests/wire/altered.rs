//! The encrypted line, without a network: altered, replayed, reordered, cut short, made too long.

use ansage_link::greeting::{AnsweredGreeting, Greeting, GreetingRefusal, JoinObstacle, SentGreeting};
use ansage_link::pairing::{JoiningCode, PairingId, PairingKey};
use ansage_link::secure::{
    ConnectionError, Decryptor, Encryptor, GUEST_MESSAGE_MAX, HANDSHAKE, HOST_MESSAGE_MAX, Initiator, answer_handshake,
};

const ID: PairingId = PairingId([9; 16]);

/// Both ends of a line: guest's and host's.
pub struct LineEnds {
    pub guest: (Encryptor, Decryptor),
    pub host: (Encryptor, Decryptor),
}

pub fn ends() -> LineEnds {
    let key = PairingKey::new([7; 32]);
    let (guest, first) = Initiator::start_handshake(&key, b"").unwrap();
    let (answer, seal, open) = answer_handshake(&key, b"", &first).unwrap();
    LineEnds { guest: guest.finish_handshake(&answer).unwrap(), host: (seal, open) }
}

/// What comes out of this end for these bytes; the first error ends it.
fn opened(open: &mut Decryptor, bytes: &[u8]) -> (Vec<Vec<u8>>, Option<ConnectionError>) {
    open.add_bytes(bytes);
    let mut messages = Vec::new();
    loop {
        match open.next_message() {
            Ok(Some(message)) => messages.push(message),
            Ok(None) => return (messages, None),
            Err(bad) => return (messages, Some(bad)),
        }
    }
}

#[test]
fn messages_of_every_length_arrive_in_whatever_pieces_they_come() {
    let mut ends = ends();
    for length in [0, 1, 255, 16 * 1024 - 1, 16 * 1024, 16 * 1024 + 1, 3 * 16 * 1024, GUEST_MESSAGE_MAX] {
        let message: Vec<u8> = (0..length).map(|at| at as u8).collect();
        let sealed = ends.guest.0.encrypt(&message).unwrap();
        let mut found = Vec::new();
        for piece in sealed.chunks(1 + length / 7) {
            let (messages, bad) = opened(&mut ends.host.1, piece);
            assert_eq!(bad, None);
            found.extend(messages);
        }
        assert_eq!(found, [message], "{length} bytes");
    }
}

#[test]
fn what_is_said_is_not_to_be_read_on_the_line() {
    let mut ends = ends();
    let sealed = ends.guest.0.encrypt(b"the same words").unwrap();
    let again = ends.guest.0.encrypt(b"the same words").unwrap();
    assert!(!sealed.windows(4).any(|found| found == b"same"));
    assert_ne!(sealed, again);
}

#[test]
fn a_frame_with_one_bit_altered_anywhere_is_no_frame() {
    let sealed = ends().guest.0.encrypt(b"e2e4").unwrap();
    for bit in 0..sealed.len() * 8 {
        let mut ends = ends();
        let mut altered = ends.guest.0.encrypt(b"e2e4").unwrap();
        altered[bit / 8] ^= 1 << (bit % 8);
        // A longer length only waits for bytes that then do not fit.
        altered.extend(ends.guest.0.encrypt(&[0; 40_000]).unwrap());
        let (messages, bad) = opened(&mut ends.host.1, &altered);
        assert_eq!(messages, [] as [Vec<u8>; 0], "bit {bit}");
        assert!(bad.is_some(), "bit {bit}");
        ends.host.1.add_bytes(&ends.guest.0.encrypt(b"later").unwrap());
        assert_eq!(ends.host.1.next_message(), Err(ConnectionError::Ended), "nothing is read from it any more");
    }
}

#[test]
fn a_frame_that_comes_twice_too_late_or_back_is_no_frame() {
    let frames = |ends: &mut LineEnds| [1, 2, 3].map(|n| ends.guest.0.encrypt(&[n]).unwrap());
    let mut twice = ends();
    let [one, _, _] = frames(&mut twice);
    assert_eq!(
        opened(&mut twice.host.1, &[&one[..], &one].concat()),
        (vec![vec![1]], Some(ConnectionError::NotGenuine))
    );
    let mut swapped = ends();
    let [one, two, three] = frames(&mut swapped);
    let (messages, bad) = opened(&mut swapped.host.1, &[one, three, two].concat());
    assert_eq!((messages, bad), (vec![vec![1]], Some(ConnectionError::NotGenuine)));
    let mut lost = ends();
    let [_, two, _] = frames(&mut lost);
    assert_eq!(opened(&mut lost.host.1, &two), (vec![], Some(ConnectionError::NotGenuine)));
    let mut reflected = ends();
    let [one, _, _] = frames(&mut reflected);
    assert_eq!(
        opened(&mut reflected.guest.1, &one),
        (vec![], Some(ConnectionError::NotGenuine)),
        "back to who said it"
    );
    let (mut here, mut there) = (ends(), ends());
    let [one, _, _] = frames(&mut here);
    assert_eq!(opened(&mut there.host.1, &one), (vec![], Some(ConnectionError::NotGenuine)), "that of another line");
}

#[test]
fn a_message_cut_short_anywhere_is_none() {
    let mut ends = ends();
    let sealed = ends.guest.0.encrypt(&[5; 40_000]).unwrap();
    let (all, mut fed) = (sealed.len(), 0);
    for end in (0..all).step_by(97) {
        assert_eq!(opened(&mut ends.host.1, &sealed[fed..end]), (vec![], None), "{end} of {all} bytes");
        fed = end;
    }
    assert_eq!(opened(&mut ends.host.1, &sealed[fed..]).0, [vec![5; 40_000]]);
}

#[test]
fn nothing_longer_than_allowed_is_said_or_taken() {
    let LineEnds { mut guest, mut host } = ends();
    assert_eq!(
        guest.0.encrypt(&vec![0; GUEST_MESSAGE_MAX + 1]),
        Err(ConnectionError::TooLong { bytes: GUEST_MESSAGE_MAX + 1 })
    );
    assert!(host.0.encrypt(&vec![0; HOST_MESSAGE_MAX + 1]).is_err());
    let longest = host.0.encrypt(&vec![3; HOST_MESSAGE_MAX]).unwrap();
    assert_eq!(opened(&mut guest.1, &longest).0.concat().len(), HOST_MESSAGE_MAX, "and the line goes on");
    // Two bytes that promise more than any frame has: nobody waits for the rest.
    assert_eq!(opened(&mut host.1, &[0xFF, 0xFF]), (vec![], Some(ConnectionError::NotGenuine)));
}

/// A guest with the right key but another program: it seals pieces as it likes.
struct MaliciousGuest {
    keys: snow::StatelessTransportState,
    count: u64,
    host: Decryptor,
}

impl MaliciousGuest {
    fn new() -> MaliciousGuest {
        let key = [7; 32];
        let params = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s".parse().unwrap();
        let mut evil = snow::Builder::new(params).psk(0, &key).unwrap().build_initiator().unwrap();
        let mut first = [0; HANDSHAKE];
        evil.write_message(&[], &mut first).unwrap();
        let (answer, _, host) = answer_handshake(&PairingKey::new(key), b"", &first).unwrap();
        evil.read_message(&answer, &mut [0; HANDSHAKE]).unwrap();
        MaliciousGuest { keys: evil.into_stateless_transport_mode().unwrap(), count: 0, host }
    }

    fn piece(&mut self, piece: &[u8]) -> (Vec<Vec<u8>>, Option<ConnectionError>) {
        let mut sealed = vec![0; piece.len() + 16];
        self.keys.write_message(self.count, piece, &mut sealed).unwrap();
        self.count += 1;
        opened(&mut self.host, &[&(sealed.len() as u16).to_be_bytes()[..], &sealed].concat())
    }
}

#[test]
fn who_has_the_key_cannot_send_pieces_without_an_end_either() {
    let full = [&[1][..], &[0; 16 * 1024]].concat();
    let mut endless = MaliciousGuest::new();
    for _ in 0..GUEST_MESSAGE_MAX / (16 * 1024) {
        assert_eq!(endless.piece(&full), (vec![], None));
    }
    assert!(matches!(endless.piece(&full).1, Some(ConnectionError::TooLong { .. })), "more than the longest message");
    assert_eq!(MaliciousGuest::new().piece(&[]).1, Some(ConnectionError::NotWhole), "no mark");
    assert_eq!(
        MaliciousGuest::new().piece(&[1]).1,
        Some(ConnectionError::NotWhole),
        "an empty piece that is not the last"
    );
    assert_eq!(
        MaliciousGuest::new().piece(&[1, 5, 5]).1,
        Some(ConnectionError::NotWhole),
        "half a piece that is not the last"
    );
    assert_eq!(MaliciousGuest::new().piece(&[2, 5]).1, Some(ConnectionError::NotWhole), "another mark");
    assert_eq!(MaliciousGuest::new().piece(&[0, 5]), (vec![vec![5]], None));
}

/// A whole meeting, where this changes what goes by: 0 greeting, 1 answer, 2 first, 3 last. Says whether the host let the
/// guest in, and what the guest thinks.
fn meeting(by_code: bool, mut change: impl FnMut(usize, &mut Vec<u8>)) -> (bool, Result<(), JoinObstacle>) {
    let (code, key) = (JoiningCode::parse("471123").unwrap(), PairingKey::new([7; 32]));
    let (guest, mut said) =
        if by_code { SentGreeting::by_code(&code) } else { SentGreeting::by_key(ID, &key, [1; 32]) };
    change(0, &mut said);
    let Ok(greeting) = Greeting::parse(&said) else { return (false, Err(JoinObstacle::NotAHost)) };
    let answered = match greeting.claimed_pairing_id() {
        None => AnsweredGreeting::by_code(greeting, &code),
        Some(_) => Ok(AnsweredGreeting::by_key(greeting, &key, [2; 32])),
    };
    let Ok((host, mut answer)) = answered else { return (false, Err(JoinObstacle::NotAHost)) };
    change(1, &mut answer);
    let (guest, mut first) = match guest.handle_answer(&answer) {
        Ok(gone_on) => gone_on,
        Err(why) => return (false, Err(why)),
    };
    change(2, &mut first);
    let Ok((mut last, _, _)) = host.finish_handshake(&first) else { return (false, Err(JoinObstacle::NotGenuine)) };
    change(3, &mut last);
    (true, guest.finish_handshake(&last).map(drop))
}

#[test]
fn a_meeting_with_one_bit_altered_anywhere_fails() {
    for by_code in [true, false] {
        let mut lengths = [0; 4];
        assert_eq!(meeting(by_code, |part, bytes| lengths[part] = bytes.len()), (true, Ok(())));
        for (part, length) in lengths.into_iter().enumerate() {
            for bit in 0..length * 8 {
                let flip = |at, bytes: &mut Vec<u8>| {
                    if at == part {
                        bytes[bit / 8] ^= 1 << (bit % 8);
                    }
                };
                let (let_in, joined) = meeting(by_code, flip);
                assert!(joined.is_err(), "by code {by_code}, part {part}, bit {bit}");
                assert!(!let_in || part == 3, "by code {by_code}, part {part}, bit {bit}: the host let it in");
            }
        }
    }
}

#[test]
fn a_recorded_meeting_opens_nothing_a_second_time() {
    for by_code in [true, false] {
        let mut recorded = vec![Vec::new(); 4];
        assert!(meeting(by_code, |part, bytes| recorded[part] = bytes.clone()).0);
        let (code, key) = (JoiningCode::parse("471123").unwrap(), PairingKey::new([7; 32]));
        let greeting = Greeting::parse(&recorded[0]).unwrap();
        // The host draws new numbers each time.
        let host = if by_code {
            AnsweredGreeting::by_code(greeting, &code).unwrap().0
        } else {
            AnsweredGreeting::by_key(greeting, &key, [3; 32]).0
        };
        assert!(host.finish_handshake(&recorded[2]).is_err(), "by code {by_code}: the host is fooled");
        let (guest, _) = if by_code { SentGreeting::by_code(&code) } else { SentGreeting::by_key(ID, &key, [4; 32]) };
        let (guest, _) = guest.handle_answer(&recorded[1]).unwrap();
        assert_eq!(
            guest.finish_handshake(&recorded[3]).unwrap_err(),
            JoinObstacle::NotGenuine,
            "by code {by_code}: the guest is fooled"
        );
    }
}

#[test]
fn a_host_refuses_in_words_that_a_guest_understands() {
    let all = [
        GreetingRefusal::OtherProtocol { host: 7 },
        GreetingRefusal::Pause { seconds: 300 },
        GreetingRefusal::WrongCode,
        GreetingRefusal::UnknownKey,
        GreetingRefusal::TooMany,
    ];
    for refused in all {
        let (guest, _) = SentGreeting::by_code(&JoiningCode::from_random_number(1));
        assert_eq!(guest.handle_answer(&refused.to_bytes()).unwrap_err(), JoinObstacle::Refused(refused));
    }
    for nonsense in [&b""[..], b"a", b"r", b"r\xFF\0\0", b"HTTP/1.1 400", &[b'a'; 34]] {
        let (guest, _) = SentGreeting::by_code(&JoiningCode::from_random_number(1));
        assert_eq!(guest.handle_answer(nonsense).unwrap_err(), JoinObstacle::NotAHost, "{}", nonsense.escape_ascii());
    }
}
