//! Listen for stations that want to join, and let in who may.
//!
//! Strangers cost little: so many wait at most, each has a few seconds for his first words, two at once are calculated
//! for, and when there are too many the oldest of the address that has most of them is cut off. Who was let in is read
//! no faster than the station answers. What he is sent waits in a queue with a limit: a hung guest never delays the game.
//!
//! `post` gets every call, from several threads, and returns `false` when the station is gone. Nothing is locked while
//! it is called. What is said is generic here: the wire does not look into it.

mod admission;
mod attending;
mod limits;

use super::LinkEvent;
use super::discovery::{DEFAULT_PORT, HostAnnouncement, SearchPlace};
use super::keys::{HostPairing, KeyFile, KeyFileError, SeatAssignment, random_bytes};
use super::serving::LinkEventSink;
use crate::pairing::{JoiningCode, PairingCodes, PairingId};
use ansage_game::moment::{Moment, Span};
use limits::{ComputePermits, ConnectionSlots};
use serde::de::DeserializeOwned;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many stations at most have joined at once.
pub const STATIONS: usize = 8;
/// How long the door may take to close.
const WAKING: Duration = Duration::from_millis(500);

/// Where and how to listen.
#[derive(Debug)]
pub struct HostConfig {
    /// The address. Port 0: the one of the last time, else [`DEFAULT_PORT`], else any that is free.
    pub listen: SocketAddr,
    /// Whether others on the local network find this host by itself.
    pub discover: bool,
    /// Whether they do so on this machine only: for trials.
    pub loopback_discovery: bool,
    /// What people read who find it, such as the players' names.
    pub name: String,
    /// Who may come back, and the game's name.
    pub keys: KeyFile,
    /// How long a stranger's first words may take: [`HostConfig::PATIENCE`].
    pub patience: Duration,
}

impl HostConfig {
    /// How long a stranger's first words may take: they are said by a program, not by a person.
    pub const PATIENCE: Duration = Duration::from_secs(10);

    /// Everywhere, on the port of the last time, not announced.
    pub fn new(keys: KeyFile) -> HostConfig {
        HostConfig {
            listen: SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0)),
            discover: false,
            loopback_discovery: false,
            name: String::new(),
            keys,
            patience: HostConfig::PATIENCE,
        }
    }
}

/// What all threads share.
#[derive(Debug)]
struct HostShared {
    pairing: Mutex<PairingCodes>,
    keys: Mutex<KeyFile>,
    doors: Mutex<ConnectionSlots>,
    /// Told when a thread of one who knocked has ended.
    left: Condvar,
    permits: ComputePermits,
    name: String,
    patience: Duration,
    since: Instant,
    ends: AtomicBool,
}

impl HostShared {
    /// The thread of one who knocked has ended, or serves a station now.
    fn served(&self, id: u64) {
        locked(&self.doors).remove_unauthenticated_peer(id);
        self.left.notify_one();
    }

    fn now(&self) -> Moment {
        Moment::from_millis(u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// What a thread left behind that died is as good as before: each change is made in one step.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn drawn() -> io::Result<JoiningCode> {
    random_bytes::<8>().map(|bytes| JoiningCode::from_random_number(u64::from_le_bytes(bytes)))
}

/// The host's door on the network. Nobody can come in any more when it is dropped; who is in stays.
#[derive(Debug)]
pub struct HostListener {
    shared: Arc<HostShared>,
    address: SocketAddr,
    /// `None` where that was not wanted; why it is not, where it was.
    announced: Option<Result<HostAnnouncement, String>>,
    /// Ends when nobody listens any more.
    closed: Receiver<()>,
}

impl HostListener {
    /// Listens. The port is kept with the pairings; where that fails, `post` gets [`LinkEvent::NotKept`].
    ///
    /// # Errors
    /// What the system says: the port that was asked for is taken, or there is no such address.
    pub fn open<Said: DeserializeOwned + Send + 'static>(
        config: HostConfig,
        post: impl Fn(LinkEvent<Said>) -> bool + Send + Sync + 'static,
    ) -> io::Result<HostListener> {
        let HostConfig { listen, discover, loopback_discovery, name, mut keys, patience } = config;
        let listener = listener(listen, keys.port())?;
        let address = listener.local_addr()?;
        let kept = keys.set_port(address.port());
        let shared = Arc::new(HostShared {
            pairing: Mutex::new(PairingCodes::new(drawn()?)),
            keys: Mutex::new(keys),
            doors: Mutex::new(ConnectionSlots::default()),
            left: Condvar::new(),
            permits: ComputePermits::default(),
            name,
            patience,
            since: Instant::now(),
            ends: AtomicBool::new(false),
        });
        let post: Arc<LinkEventSink<Said>> = Arc::new(post);
        if let Err(why) = kept {
            post(LinkEvent::NotKept { why });
        }
        let closed = attending::serve_network_connections(listener, Arc::clone(&shared), post)?;
        let place = if loopback_discovery { SearchPlace::Loopback } else { SearchPlace::Network };
        let announced = discover.then(|| {
            let game = locked(&shared.keys).game_name().to_owned();
            HostAnnouncement::announce_host(place, address, &game, &shared.name)
        });
        Ok(HostListener { shared, address, announced, closed })
    }

    /// The code of this moment, for the next station.
    pub fn current_code(&self) -> JoiningCode {
        locked(&self.shared.pairing).current_code().clone()
    }

    /// How long nobody may try it, after too many wrong ones.
    pub fn remaining_pause(&self) -> Option<Span> {
        locked(&self.shared.pairing).remaining_pause(self.shared.now())
    }

    /// A new code in place of this one; a pause ends.
    ///
    /// # Errors
    /// The system gives no random bytes: the code stays.
    pub fn replace_code(&self) -> io::Result<JoiningCode> {
        let fresh = drawn()?;
        locked(&self.shared.pairing).replace_code(fresh.clone());
        Ok(fresh)
    }

    /// Where it listens.
    pub fn listening_address(&self) -> SocketAddr {
        self.address
    }

    /// What people type who want to join, the most likely first: with the port where it is not [`DEFAULT_PORT`].
    pub fn addresses_to_type(&self) -> Vec<String> {
        let at = |ip: IpAddr| match (ip, self.address.port()) {
            (ip, DEFAULT_PORT) => ip.to_string(),
            (ip, port) => SocketAddr::new(ip, port).to_string(),
        };
        if self.address.ip().is_unspecified() {
            limits::reachable_addresses(self.address.is_ipv6()).into_iter().map(at).collect()
        } else {
            vec![at(self.address.ip())]
        }
    }

    /// The game's random name, by which a guest knows it again.
    pub fn game_name(&self) -> String {
        locked(&self.shared.keys).game_name().to_owned()
    }

    /// Whether others find this host by itself; why not, where it was wanted.
    ///
    /// # Errors
    /// What the search on the network says, for logs.
    pub fn announcement_result(&self) -> Result<bool, String> {
        self.announced.as_ref().map_or(Ok(false), |announced| match announced {
            Ok(_) => Ok(true),
            Err(why) => Err(why.clone()),
        })
    }

    /// Who may come back.
    pub fn pairings(&self) -> Vec<HostPairing> {
        locked(&self.shared.keys).pairings().to_vec()
    }

    /// Keeps where a station sits, for the next time.
    ///
    /// # Errors
    /// [`KeyFileError`]; it is kept in memory all the same.
    pub fn save_seat_assignment(&self, pairing: PairingId, seated: SeatAssignment) -> Result<(), KeyFileError> {
        locked(&self.shared.keys).set_seat_assignment(pairing, seated)
    }

    /// Forgets a pairing: its station does not come back without a code. A line that is open is for the station to close.
    ///
    /// # Errors
    /// [`KeyFileError`]; in memory it is forgotten all the same.
    pub fn forget_pairing(&self, pairing: PairingId) -> Result<bool, KeyFileError> {
        locked(&self.shared.keys).forget_pairing(pairing)
    }
}

impl Drop for HostListener {
    fn drop(&mut self) {
        self.shared.ends.store(true, Ordering::Release);
        // Who waits for the next stranger is woken by one.
        let ip = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        let _ = TcpStream::connect_timeout(&SocketAddr::new(ip, self.address.port()), WAKING);
        // Then the port is free for who opens this journal next.
        let _ = self.closed.recv_timeout(WAKING);
        locked(&self.shared.doors).cut_unauthenticated_peers();
    }
}

/// Listens on the port that was chosen, or on the first of those that people expect.
fn listener(listen: SocketAddr, last: u16) -> io::Result<TcpListener> {
    if listen.port() != 0 {
        return TcpListener::bind(listen);
    }
    let tried = [last, DEFAULT_PORT].into_iter().filter(|port| *port != 0);
    for port in tried {
        if let Ok(listener) = TcpListener::bind(SocketAddr::new(listen.ip(), port)) {
            return Ok(listener);
        }
    }
    TcpListener::bind(listen)
}
