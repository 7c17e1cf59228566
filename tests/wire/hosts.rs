//! A host on the loopback, and guests who join it, for the tests of the wire.

use super::program::TestFolder;
use ansage_game::joining::StationRole;
use ansage_link::driver::guest::{HostEvent, JoinCredential, JoinError, JoinedConnection, join_host};
use ansage_link::driver::host::{HostConfig, HostListener};
use ansage_link::driver::keys::{KeyFile, SeatAssignment};
use ansage_link::driver::{ConnectionWriter, LinkEvent, PairedStation};
use ansage_link::greeting::opening::HostGreeting;
use ansage_link::pairing::{JoiningCode, PairingId, PairingKey};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Longer than anything here takes.
pub const LONG: Duration = Duration::from_secs(60);

/// Where somebody sits.
pub const WATCHING: SeatAssignment = SeatAssignment { capacity: StationRole::Spectator, seat: None };

/// What is said in these tests.
pub type EchoMessage = String;

/// What a guest has of its pairing.
pub struct GuestPairing {
    pub id: PairingId,
    pub key: PairingKey,
}

/// A host that answers every word with the same word.
pub struct EchoHost {
    pub listening: HostListener,
    calls: Receiver<LinkEvent<EchoMessage>>,
    pub lines: BTreeMap<u64, ConnectionWriter>,
}

/// What it was called, without what a test must not hold.
#[derive(Debug, PartialEq, Eq)]
pub enum HostRecord {
    Arrived { from: u64, station: u8, new: bool, hello: EchoMessage, id: PairingId, seated: Option<SeatAssignment> },
    Said { from: u64, said: EchoMessage },
    Bad { from: u64 },
    Gone { from: u64 },
    Refused { count: u32, code: Option<JoiningCode>, pause: Option<u64> },
    NotKept,
}

pub fn config(journal: &Path) -> HostConfig {
    let keys = KeyFile::open(&KeyFile::path_beside_journal(journal)).unwrap().keys;
    HostConfig {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        name: "Weiss - Schwarz".into(),
        ..HostConfig::new(keys)
    }
}

impl EchoHost {
    pub fn new(room: &TestFolder) -> EchoHost {
        EchoHost::with(config(&room.path("g.journal")))
    }

    pub fn with(config: HostConfig) -> EchoHost {
        let (post, calls): (Sender<LinkEvent<EchoMessage>>, _) = channel();
        let listening = HostListener::open(config, move |call| post.send(call).is_ok()).unwrap();
        EchoHost { listening, calls, lines: BTreeMap::new() }
    }

    pub fn address(&self) -> String {
        self.listening.listening_address().to_string()
    }

    /// The next call; a word is answered with the same word.
    pub fn next(&mut self) -> HostRecord {
        match self.calls.recv_timeout(LONG).expect("a call") {
            LinkEvent::Arrived { line, from, paired, hello, .. } => {
                let PairedStation { pairing, station, new, seated, .. } = paired.unwrap();
                line.queue_message(&format!("welcome {hello}"));
                self.lines.insert(from, line);
                HostRecord::Arrived { from, station, new, hello, id: pairing, seated }
            }
            LinkEvent::Said { from, said, .. } => {
                self.lines[&from].queue_message(&said);
                HostRecord::Said { from, said }
            }
            LinkEvent::Bad { from, .. } => HostRecord::Bad { from },
            LinkEvent::Gone { from } | LinkEvent::Replaced { from } => {
                self.lines.remove(&from);
                HostRecord::Gone { from }
            }
            LinkEvent::CodeRefused { count, code, pause, .. } => {
                HostRecord::Refused { count, code, pause: pause.map(|pause| pause.whole_secs()) }
            }
            LinkEvent::NotKept { .. } => HostRecord::NotKept,
        }
    }

    /// Nothing more was called.
    pub fn silent(&self) -> bool {
        self.calls.try_recv().is_err()
    }

    /// The number of the line of who has just arrived.
    pub fn arrived(&mut self) -> (u64, u8) {
        match self.next() {
            HostRecord::Arrived { from, station, .. } => (from, station),
            other => panic!("{other:?}"),
        }
    }
}

/// A guest who is in.
pub struct EchoGuest {
    pub way: ConnectionWriter,
    heard: Receiver<HostEvent<EchoMessage>>,
    pub id: PairingId,
    pub key: Option<PairingKey>,
    pub station: u8,
    pub game: String,
}

pub fn by_code(address: &str, code: &JoiningCode, hello: &str) -> Result<EchoGuest, JoinError> {
    join_host(address, JoinCredential::Code(code), &hello).map(EchoGuest::from)
}

pub fn by_key(address: &str, pass: &GuestPairing, hello: &str) -> Result<EchoGuest, JoinError> {
    join_host(address, JoinCredential::Key(pass.id, &pass.key), &hello).map(EchoGuest::from)
}

impl From<JoinedConnection> for EchoGuest {
    fn from(joined: JoinedConnection) -> EchoGuest {
        let JoinedConnection { end, opening, .. } = joined;
        let HostGreeting { id, key, station, game, .. } = opening;
        let (post, heard) = channel();
        let way = end.spawn_reader(move |call| post.send(call).is_ok()).unwrap();
        EchoGuest { way, heard, id, key, station, game }
    }
}

impl EchoGuest {
    /// The next word of the host; `None` when it is gone.
    pub fn hear(&self) -> Option<EchoMessage> {
        match self.heard.recv_timeout(LONG).expect("a word") {
            HostEvent::Said(said) => Some(said),
            HostEvent::Gone => None,
        }
    }

    /// Reads to the end of the line.
    pub fn hears_the_end(&self) {
        while self.hear().is_some() {}
    }

    pub fn pass(&self) -> GuestPairing {
        GuestPairing { id: self.id, key: self.key.clone().expect("a new pairing") }
    }
}

/// A host and a guest who was let in by code.
pub fn paired(room: &TestFolder) -> (EchoHost, EchoGuest, u64) {
    let mut host = EchoHost::new(room);
    let guest = by_code(&host.address(), &host.listening.current_code(), "hello").unwrap();
    let (from, _) = host.arrived();
    assert_eq!(guest.hear().as_deref(), Some("welcome hello"));
    (host, guest, from)
}
