//! Bound what strangers and guests can take, and list the addresses of this machine.

use super::STATIONS;
use crate::pairing::PairingId;
use socket2::Socket;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr, UdpSocket};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Instant;

/// So many strangers at most are at the door.
const STRANGERS: usize = 16;
/// So many threads at most serve strangers; some are still leaving.
const SERVED: usize = 48;
/// So many of them are calculated for at once.
const AT_ONCE: usize = 2;

/// Who is at the door, and who is in.
#[derive(Debug, Default)]
pub struct ConnectionSlots {
    strangers: Vec<UnauthenticatedPeer>,
    served: usize,
    lines: Vec<StationSlot>,
}

#[derive(Debug)]
struct UnauthenticatedPeer {
    id: u64,
    ip: IpAddr,
    stream: Socket,
    /// Whether he has said a whole greeting.
    greeted: bool,
}

/// A station that is in.
#[derive(Debug)]
pub struct StationSlot {
    /// The number of its connection.
    pub id: u64,
    /// Its pairing.
    pub pairing: PairingId,
    /// Its connection.
    pub stream: Socket,
    /// Whether it was told that it is gone.
    pub gone: Arc<AtomicBool>,
}

impl StationSlot {
    /// Cuts it. Returns whether it is still to be told that it is gone.
    pub fn cut_connection(&self) -> bool {
        let _ = self.stream.shutdown(Shutdown::Both);
        self.mark_closed()
    }

    /// Nothing of it counts any more. Returns whether it is still to be told that it is gone.
    pub fn mark_closed(&self) -> bool {
        !self.gone.swap(true, Ordering::AcqRel)
    }
}

impl ConnectionSlots {
    /// Whether all who may be served are.
    pub fn is_full(&self) -> bool {
        self.served >= SERVED
    }

    /// Somebody knocks. Where there are too many, one of the address that has most of them is cut off: the oldest who has
    /// not said his greeting yet, else the oldest.
    pub fn add_unauthenticated_peer(&mut self, id: u64, ip: IpAddr, stream: Socket) {
        if self.strangers.len() >= STRANGERS {
            let mut counts: BTreeMap<IpAddr, usize> = BTreeMap::new();
            for stranger in &self.strangers {
                *counts.entry(stranger.ip).or_default() += 1;
            }
            let most = counts.into_iter().max_by_key(|(_, count)| *count).map(|(ip, _)| ip);
            let place = |silent| {
                let fits = |stranger: &UnauthenticatedPeer| Some(stranger.ip) == most && !(silent && stranger.greeted);
                self.strangers.iter().position(fits)
            };
            if let Some(place) = place(true).or_else(|| place(false)) {
                let oldest = self.strangers.remove(place);
                let _ = oldest.stream.shutdown(Shutdown::Both);
            }
        }
        self.served += 1;
        self.strangers.push(UnauthenticatedPeer { id, ip, stream, greeted: false });
    }

    /// One has said his greeting.
    pub fn mark_greeted(&mut self, id: u64) {
        if let Some(stranger) = self.strangers.iter_mut().find(|stranger| stranger.id == id) {
            stranger.greeted = true;
        }
    }

    /// The thread of one who knocked has ended, or serves a station now.
    pub fn remove_unauthenticated_peer(&mut self, id: u64) {
        self.strangers.retain(|stranger| stranger.id != id);
        self.served = self.served.saturating_sub(1);
    }

    /// All strangers are cut off.
    pub fn cut_unauthenticated_peers(&mut self) {
        for stranger in self.strangers.drain(..) {
            let _ = stranger.stream.shutdown(Shutdown::Both);
        }
    }

    /// Whether there is room for a station of this pairing, which takes the place of its own older line.
    pub fn has_room_for_pairing(&self, pairing: Option<PairingId>) -> bool {
        self.lines.len() < STATIONS || self.lines.iter().any(|line| Some(line.pairing) == pairing)
    }

    /// A station comes in; gives its own older line. `Err`: there is no room.
    pub fn add_station(&mut self, line: StationSlot) -> Result<Option<StationSlot>, StationSlot> {
        if !self.has_room_for_pairing(Some(line.pairing)) {
            return Err(line);
        }
        let older = self.lines.iter().position(|known| known.pairing == line.pairing);
        let older = older.map(|place| self.lines.remove(place));
        self.lines.push(line);
        Ok(older)
    }

    /// A station is gone.
    pub fn remove_station(&mut self, id: u64) {
        self.lines.retain(|line| line.id != id);
    }
}

/// Lets a few calculate at once.
#[derive(Debug, Default)]
pub struct ComputePermits {
    taken: Mutex<usize>,
    freed: Condvar,
}

impl ComputePermits {
    /// Calculates when it is one's turn; `None` where it does not come by this time.
    pub fn run_with_permit<T>(&self, by: Instant, work: impl FnOnce() -> T) -> Option<T> {
        let left = by.saturating_duration_since(Instant::now());
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.freed.wait_timeout_while(taken, left, |taken| *taken >= AT_ONCE);
        let (mut taken, late) = waited.unwrap_or_else(PoisonError::into_inner);
        if late.timed_out() {
            return None;
        }
        *taken += 1;
        drop(taken);
        let done = work();
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.freed.notify_one();
        Some(done)
    }
}

/// The addresses under which others may reach this machine, the one on the way to the world first.
pub fn reachable_addresses(six: bool) -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = towards_world().into_iter().collect();
    let mut others: Vec<IpAddr> =
        if_addrs::get_if_addrs().unwrap_or_default().into_iter().map(|interface| interface.ip()).collect();
    let linked = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    others.retain(|ip| !ip.is_loopback() && !linked(ip) && (ip.is_ipv4() || six));
    others.sort_by_key(|ip| (ip.is_ipv6(), *ip));
    for ip in others {
        if !found.contains(&ip) {
            found.push(ip);
        }
    }
    if found.is_empty() {
        found.push(Ipv4Addr::LOCALHOST.into());
    }
    found
}

/// The address of the interface through which packets to far away would go. None is sent.
fn towards_world() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address of the block for documentation; connecting such a socket only chooses the interface.
    socket.connect(SocketAddr::from(([198, 51, 100, 1], 9))).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}
