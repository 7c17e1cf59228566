//! Who changes, repeats or invents what goes over the wire: he learns nothing, opens nothing, and nobody else is hurt.

use super::dice::Dice;
use super::hosts::{EchoGuest, EchoHost, HostRecord, by_code, by_key, paired};
use super::process::HostProcess;
use super::program::TestFolder;
use ansage_link::driver::guest::JoinError;
use ansage_link::pairing::JoiningCode;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const MOST: usize = 16;

/// Which direction somebody in the middle changes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AttackDirection {
    ToHost,
    ToGuest,
}

/// Somebody in the middle: passes on one connection, records it, and may change one bit of it.
struct ManInTheMiddle {
    address: String,
    recorded: [Arc<Mutex<Vec<u8>>>; 2],
}

impl ManInTheMiddle {
    /// Changes this bit of that direction; `None` changes nothing.
    fn new(host: SocketAddr, change: Option<(AttackDirection, usize)>) -> ManInTheMiddle {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let recorded = [Arc::default(), Arc::default()];
        let [to_host, to_guest] = recorded.clone();
        std::thread::spawn(move || {
            let (guest, _) = listener.accept().unwrap();
            let host = TcpStream::connect(host).unwrap();
            let back = (host.try_clone().unwrap(), guest.try_clone().unwrap());
            let bit = |way| change.filter(|(changed, _)| *changed == way).map(|(_, bit)| bit);
            let (there, here) = (bit(AttackDirection::ToHost), bit(AttackDirection::ToGuest));
            std::thread::spawn(move || pass(back.0, back.1, here, &to_guest));
            pass(guest, host, there, &to_host);
        });
        ManInTheMiddle { address, recorded }
    }

    fn recorded(&self, way: AttackDirection) -> Vec<u8> {
        self.recorded[usize::from(way == AttackDirection::ToGuest)].lock().unwrap().clone()
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, bit: Option<usize>, recorded: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 4096];
    from.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    loop {
        let count = match from.read(&mut bytes) {
            Ok(count @ 1..) => count,
            // Who changed a length may leave both waiting for bytes that nobody says: then he cuts the line.
            Err(error) if waits(&error) && bit.is_none_or(|bit| bit / 8 >= recorded.lock().unwrap().len()) => continue,
            _ => break,
        };
        let mut recorded = recorded.lock().unwrap();
        let passed = recorded.len()..recorded.len() + count;
        recorded.extend_from_slice(&bytes[..count]);
        if let Some(bit) = bit.filter(|bit| passed.contains(&(bit / 8))) {
            bytes[bit / 8 - passed.start] ^= 1 << (bit % 8);
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

fn waits(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// The whole of what a guest says and hears who comes back through somebody in the middle.
fn conversation(address: &str, pass: &super::hosts::GuestPairing) -> Result<Vec<String>, JoinError> {
    let guest = by_key(address, pass, "again")?;
    guest.way.queue_message(&"e2e4");
    let mut heard = Vec::new();
    while heard.len() < 2 {
        let Some(said) = guest.hear() else { break };
        heard.push(said);
    }
    Ok(heard)
}

/// One bit of every byte, in each direction: nobody is told what was not said.
#[test]
fn one_bit_altered_anywhere_on_the_wire_is_found() {
    let room = TestFolder::new("attack-altered");
    let (host, guest, _) = paired(&room);
    let (address, pass) = (host.listening.listening_address(), guest.pass());
    drop(guest);
    let told = std::thread::spawn(move || served(host));
    let whole = ManInTheMiddle::new(address, None);
    assert_eq!(conversation(&whole.address, &pass).unwrap(), ["welcome again", "e2e4"]);
    let lengths = [AttackDirection::ToHost, AttackDirection::ToGuest].map(|way| (way, whole.recorded(way).len()));
    let mut dice = Dice::new(1);
    for (way, length) in lengths {
        assert!(length > 100);
        for at in 0..length {
            let altered = ManInTheMiddle::new(address, Some((way, at * 8 + dice.below(8))));
            let heard = conversation(&altered.address, &pass).unwrap_or_default();
            assert!(heard.len() < 2, "byte {at} of {length}: {heard:?}");
            assert!(heard.iter().all(|said| said == "welcome again"), "byte {at}: {heard:?}");
        }
    }
    // And the honest guest is served.
    assert_eq!(conversation(&address.to_string(), &pass).unwrap().len(), 2);
    by_key(&address.to_string(), &pass, "end").unwrap();
    let said = told.join().unwrap();
    assert!(said.iter().all(|said| said == "e2e4"), "{said:?}");
}

/// Serves until somebody says "end"; gives what was said.
fn served(mut host: EchoHost) -> Vec<String> {
    let mut all = Vec::new();
    loop {
        match host.next() {
            HostRecord::Arrived { hello, .. } if hello == "end" => return all,
            HostRecord::Arrived { hello, .. } => assert_eq!(hello, "again"),
            HostRecord::Said { said, .. } => all.push(said),
            // What was altered on its way is no word of the guest: nobody is accused of it.
            HostRecord::Gone { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_recorded_conversation_opens_nothing_when_it_is_said_again() {
    let room = TestFolder::new("attack-replayed");
    let mut host = EchoHost::new(&room);
    let address = host.listening.listening_address();
    let middle = ManInTheMiddle::new(address, None);
    let guest: EchoGuest = by_code(&middle.address, &host.listening.current_code(), "hello").unwrap();
    host.arrived();
    let pass = guest.pass();
    drop(guest);
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    let back = ManInTheMiddle::new(address, None);
    let guest = by_key(&back.address, &pass, "again").unwrap();
    host.arrived();
    guest.way.queue_message(&"e2e4");
    assert!(matches!(host.next(), HostRecord::Said { .. }));
    assert!(guest.hear().is_some() && guest.hear().is_some());
    drop(guest);
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    for recorded in [middle.recorded(AttackDirection::ToHost), back.recorded(AttackDirection::ToHost)] {
        for _ in 0..2 {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(&recorded).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
            let mut answered = Vec::new();
            let _ = stream.read_to_end(&mut answered);
            assert!(answered.len() <= 34 + 4, "{} bytes: it was let in", answered.len());
        }
    }
    // The two of the pairing by code tried a code that is no more: that is what the host tells of it.
    assert!(matches!(host.next(), HostRecord::Refused { count: 1, .. }));
    assert!(matches!(host.next(), HostRecord::Refused { count: 2, .. }));
    assert!(host.silent(), "nobody arrived and nothing was said");
    // Nor is a guest fooled by a host's recorded words.
    for recorded in [middle.recorded(AttackDirection::ToGuest), back.recorded(AttackDirection::ToGuest)] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let false_host = listener.local_addr().unwrap().to_string();
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let _ = stream.write_all(&recorded);
                let _ = stream.read_to_end(&mut Vec::new());
            }
        });
        assert!(by_key(&false_host, &pass, "again").is_err());
        assert!(by_code(&false_host, &JoiningCode::from_random_number(1), "hello").is_err());
    }
    by_key(&address.to_string(), &pass, "honest").unwrap();
    host.arrived();
}

/// A line that is cut in the middle of a message: the message is none, the guest is gone.
#[test]
fn a_message_cut_short_on_the_wire_is_never_heard() {
    let room = TestFolder::new("attack-truncated");
    let (mut host, guest, from) = paired(&room);
    let pass = guest.pass();
    drop(guest);
    assert_eq!(host.next(), HostRecord::Gone { from });
    for kept in [1, 2, 30, 16_000, 40_000] {
        let joined = ansage_link::driver::guest::join_host(
            &host.address(),
            ansage_link::driver::guest::JoinCredential::Key(pass.id, &pass.key),
            &"again",
        );
        let (mut stream, mut seal) = joined.unwrap().end.into_parts();
        let (from, _) = host.arrived();
        let sealed = seal.encode(&serde_json::to_vec(&"x".repeat(50_000)).unwrap()).unwrap();
        stream.write_all(&sealed[..kept]).unwrap();
        stream.shutdown(Shutdown::Both).unwrap();
        assert_eq!(host.next(), HostRecord::Gone { from }, "{kept} bytes");
    }
    by_key(&host.address(), &pass, "honest").unwrap();
    host.arrived();
}

/// Who has a key, but another program: what he says cannot be read. He is told apart, answered, and cut off.
#[test]
fn a_guest_whose_words_cannot_be_read_is_told_and_cut_off() {
    let room = TestFolder::new("attack-unreadable");
    let (mut host, guest, from) = paired(&room);
    let pass = guest.pass();
    drop(guest);
    assert_eq!(host.next(), HostRecord::Gone { from });
    let nested = [b"[".repeat(50_000), b"]".repeat(10_000)].concat();
    let nonsense: [&[u8]; 5] = [b"", b"{", b"17", b"\"\xFF\"", &nested];
    for said in nonsense {
        let joined = ansage_link::driver::guest::join_host(
            &host.address(),
            ansage_link::driver::guest::JoinCredential::Key(pass.id, &pass.key),
            &"again",
        );
        let (mut stream, mut seal) = joined.unwrap().end.into_parts();
        let (from, _) = host.arrived();
        stream.write_all(&seal.encode(said).unwrap()).unwrap();
        assert_eq!(host.next(), HostRecord::Bad { from });
        assert_eq!(host.next(), HostRecord::Gone { from });
        let _ = stream.read_to_end(&mut Vec::new());
    }
    // Bytes that are no frame at all, after a good beginning.
    let joined = by_key(&host.address(), &pass, "again").unwrap();
    host.arrived();
    drop(joined);
    assert!(matches!(host.next(), HostRecord::Gone { .. }));
    by_key(&host.address(), &pass, "honest").unwrap();
    host.arrived();
}

#[test]
fn a_thousand_strangers_who_say_anything_are_cut_off() {
    let mut host = HostProcess::new("attack-garbage");
    let mut dice = Dice::new(4_711);
    for n in 0..1_000 {
        let Ok(mut stream) = TcpStream::connect(host.address) else { continue };
        let mut bytes: Vec<u8> = (0..dice.below(3_000)).map(|_| dice.below(256) as u8).collect();
        match n % 5 {
            0 => drop(bytes.splice(0..0, *b"ANSAGE\0\x01c")),
            1 => drop(bytes.splice(0..0, *b"ANSAGE\0\x01k")),
            2 => drop(bytes.splice(0..0, *b"GET / HTTP/1.1\r\n")),
            3 => drop(bytes.splice(0..0, [0xFF; 70])),
            _ => {}
        }
        let _ = stream.write_all(&bytes);
    }
    host.stands(MOST);
}

/// Frames that promise more than there may be, at every place where a length is read.
#[test]
fn lengths_that_are_too_great_cost_nothing() {
    let mut host = HostProcess::new("attack-lengths");
    for _ in 0..50 {
        let joined = ansage_link::driver::guest::join_host(
            &host.address.to_string(),
            ansage_link::driver::guest::JoinCredential::Key(host.pass().id, &host.pass().key),
            &"evil",
        );
        let (mut stream, _) = joined.unwrap().end.into_parts();
        stream.write_all(&[0xFF; 60_000]).ok();
        let _ = stream.read_to_end(&mut Vec::new());
        // Anybody on the path can do so: the line is lost, and the guest is not accused.
        assert_eq!(host.told(""), "arrived 1");
        assert_eq!(host.told(""), "gone");
    }
    host.stands(MOST);
}
