//! A wire with the real Noise channel on it, and somebody in between who loses, doubles, alters and exchanges frames.

use super::LinkTally;
use ansage_link::pairing::PairingKey;
use ansage_link::secure::{Decryptor, Encryptor, Initiator, answer_handshake};
use ansage_testing::dice::Dice;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// One end of a line.
pub struct WireEnd {
    seal: Encryptor,
    open: Decryptor,
}

/// What is on the wire at one time, in the order in which it will arrive.
pub type FramesInFlight = Vec<(u64, Vec<u8>)>;

/// How bad the wire is: in a thousand frames, so many of each.
#[derive(Debug, Clone, Copy, Default)]
pub struct Faults {
    pub lost: usize,
    pub doubled: usize,
    pub altered: usize,
    pub exchanged: usize,
    pub cut: usize,
    pub late: usize,
}

impl Faults {
    /// A wire as the dice have it: most are good, some are terrible.
    pub fn thrown(dice: &mut Dice) -> Faults {
        let most = dice.pick(&[0, 2, 4, 8, 25]);
        let mut some = || dice.below(most + 1);
        Faults { lost: some(), doubled: some(), altered: some(), exchanged: some(), cut: some(), late: some() * 2 }
    }
}

/// What becomes of a message on its way.
pub enum MessageFate {
    /// These frames arrive.
    Frames(FramesInFlight),
    /// The line is cut, and both ends will see it.
    Cut,
}

/// Both ends of a new line of a pairing.
pub fn connected(key: u8) -> (WireEnd, WireEnd) {
    let key = PairingKey::new([key; 32]);
    let (guest, first) = Initiator::start_handshake(&key, b"simulated").expect("random bytes");
    let (answer, seal, open) = answer_handshake(&key, b"simulated", &first).expect("the same key");
    let host = WireEnd { seal, open };
    let (seal, open) = guest.finish_handshake(&answer).expect("the same key");
    (WireEnd { seal, open }, host)
}

impl WireEnd {
    pub fn seal<T: Serialize>(&mut self, message: &T) -> Vec<u8> {
        let json = serde_json::to_vec(message).expect("plain data");
        self.seal.encrypt(&json).expect("a message that is not too long")
    }

    /// What came; `None` where the line is not to be believed any more.
    pub fn take<T: DeserializeOwned>(&mut self, bytes: &[u8]) -> Option<Vec<T>> {
        self.open.add_bytes(bytes);
        let mut messages = Vec::new();
        loop {
            match self.open.next_message() {
                Ok(None) => return Some(messages),
                Ok(Some(json)) => messages.push(serde_json::from_slice(&json).expect("a message of this protocol")),
                Err(_) => return None,
            }
        }
    }
}

/// When a message that is sent now arrives, and what of it. `last` is when the one before it arrives.
pub fn travel(
    bytes: Vec<u8>,
    now: u64,
    last: &mut u64,
    faults: Faults,
    dice: &mut Dice,
    tally: &mut LinkTally,
) -> MessageFate {
    let mut delay = dice.below(30) as u64;
    let fate = dice.below(1_000);
    let mut bounds = [faults.late, faults.lost, faults.doubled, faults.altered, faults.exchanged, faults.cut];
    for index in 1..bounds.len() {
        bounds[index] += bounds[index - 1];
    }
    if fate < bounds[0] {
        tally.count("frame delayed by seconds");
        delay += 200 + dice.below(9_000) as u64;
    }
    let at = (now + delay).max(*last);
    *last = at;
    let fault = (1..bounds.len()).find(|index| fate >= bounds[0] && fate < bounds[*index]);
    let mut altered = bytes.clone();
    match fault {
        Some(1) => {
            tally.count("frame lost");
            return MessageFate::Frames(Vec::new());
        }
        Some(2) => {
            tally.count("frame doubled");
            return MessageFate::Frames(vec![(at, bytes.clone()), (at, bytes)]);
        }
        Some(3) => {
            tally.count("frame altered");
            let index = dice.below(altered.len());
            altered[index] ^= 1 << dice.below(8);
            return MessageFate::Frames(vec![(at, altered)]);
        }
        Some(4) => {
            tally.count("frames in another order");
            return MessageFate::Frames(vec![(at + 60 + dice.below(200) as u64, bytes)]);
        }
        Some(5) => {
            tally.count("line cut");
            return MessageFate::Cut;
        }
        _ => {}
    }
    MessageFate::Frames(vec![(at, bytes)])
}
