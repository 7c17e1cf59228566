//! A cable between two stations that a test can pull out, let hang, and put in again.
//!
//! It listens on a port of its own and passes on what comes, both ways. While it hangs, nothing passes and nobody is
//! told; what was on its way arrives when it goes on. When it is cut, every connection ends at once and new ones are
//! refused until it is mended. It can also damage one of the pieces that pass.
#![allow(dead_code)]

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

#[derive(Clone, Copy, PartialEq, Eq)]
enum ProxyCable {
    Whole,
    Hanging,
    Cut,
}

/// Which way something goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProxyWay {
    ToHost,
    ToGuest,
}

/// What happens to one piece of what passes: a station writes each frame at once, so that a piece begins with a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProxyDamage {
    /// One bit of this byte is another.
    Flipped(usize),
    /// One bit of its last byte is another.
    LastFlipped,
    /// It comes twice.
    Doubled,
    /// It does not come.
    Dropped,
    /// It comes after the next one.
    Swapped,
    /// Its last byte is missing.
    Truncated,
    /// There is one byte more before this one.
    Inserted(usize),
}

impl ProxyDamage {
    /// What passes in place of these bytes; for [`ProxyDamage::Swapped`] the next piece is read first.
    fn apply(self, piece: &[u8], next: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        let mut bytes = piece.to_vec();
        let last = bytes.len() - 1;
        match self {
            ProxyDamage::Flipped(at) => bytes[at.min(last)] ^= 1,
            ProxyDamage::LastFlipped => bytes[last] ^= 1,
            ProxyDamage::Doubled => bytes.extend_from_slice(piece),
            ProxyDamage::Dropped => bytes.clear(),
            ProxyDamage::Swapped => bytes = [&next()[..], piece].concat(),
            ProxyDamage::Truncated => bytes.truncate(last),
            ProxyDamage::Inserted(at) => bytes.insert(at.min(last), 0x5A),
        }
        bytes
    }
}

struct ProxyShared {
    cable: Mutex<(ProxyCable, Vec<TcpStream>)>,
    /// So many pieces that go this way pass first; then one is damaged.
    damage: Mutex<Option<(ProxyWay, usize, ProxyDamage)>>,
    changed: Condvar,
    to: Mutex<SocketAddr>,
}

impl ProxyShared {
    fn lock(&self) -> MutexGuard<'_, (ProxyCable, Vec<TcpStream>)> {
        self.cable.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What happens to a piece that goes this way.
    fn next_damage(&self, way: ProxyWay) -> Option<ProxyDamage> {
        let mut planned = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *planned {
            Some((damaged, left, _)) if *damaged == way && *left > 0 => {
                *left -= 1;
                None
            }
            Some((damaged, _, _)) if *damaged == way => planned.take().map(|(_, _, damage)| damage),
            _ => None,
        }
    }

    /// Waits while the cable hangs. `false` when it is cut.
    fn passes(&self) -> bool {
        let mut held = self.lock();
        while held.0 == ProxyCable::Hanging {
            held = self.changed.wait(held).unwrap_or_else(PoisonError::into_inner);
        }
        held.0 == ProxyCable::Whole
    }
}

pub struct Proxy {
    shared: Arc<ProxyShared>,
    port: u16,
}

impl Proxy {
    /// A whole cable to this port of this machine.
    pub fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let own = listener.local_addr().unwrap().port();
        let to = Mutex::new(SocketAddr::from(([127, 0, 0, 1], port)));
        let cable = Mutex::new((ProxyCable::Whole, Vec::new()));
        let shared = Arc::new(ProxyShared { cable, damage: Mutex::new(None), changed: Condvar::new(), to });
        let kept = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let to = *kept.to.lock().unwrap_or_else(PoisonError::into_inner);
                if !kept.passes() {
                    let _ = stream.shutdown(Shutdown::Both);
                    continue;
                }
                let Ok(other) = TcpStream::connect(to) else { continue };
                let _ = (stream.set_nodelay(true), other.set_nodelay(true));
                carry(&kept, &stream, &other, ProxyWay::ToHost);
                carry(&kept, &other, &stream, ProxyWay::ToGuest);
                kept.lock().1.extend([stream, other]);
            }
        });
        Proxy { shared, port: own }
    }

    /// What a station joins instead of the host.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The host is at another port from now on.
    pub fn lead_to(&self, port: u16) {
        *self.shared.to.lock().unwrap_or_else(PoisonError::into_inner) = SocketAddr::from(([127, 0, 0, 1], port));
    }

    fn set(&self, cable: ProxyCable) {
        let mut held = self.shared.lock();
        held.0 = cable;
        if cable == ProxyCable::Cut {
            for stream in held.1.drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
        drop(held);
        self.shared.changed.notify_all();
    }

    /// Nothing passes, and nobody is told.
    pub fn hang(&self) {
        self.set(ProxyCable::Hanging);
    }

    /// Every connection ends, and new ones are refused.
    pub fn cut(&self) {
        self.set(ProxyCable::Cut);
    }

    /// Damages one piece that goes this way, after so many that pass as they are. A new line counts on.
    pub fn damage(&self, way: ProxyWay, passing: usize, damage: ProxyDamage) {
        *self.shared.damage.lock().unwrap_or_else(PoisonError::into_inner) = Some((way, passing, damage));
    }

    /// Whether what was to be damaged has passed.
    pub fn has_damaged(&self) -> bool {
        self.shared.damage.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// What comes passes again.
    pub fn mend(&self) {
        self.set(ProxyCable::Whole);
    }
}

fn carry(shared: &Arc<ProxyShared>, from: &TcpStream, to: &TcpStream, way: ProxyWay) {
    let (Ok(mut from), Ok(mut to), shared) = (from.try_clone(), to.try_clone(), Arc::clone(shared)) else { return };
    thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            let piece = match shared.next_damage(way) {
                None => bytes[..count].to_vec(),
                Some(damage) => damage.apply(&bytes[..count], || {
                    let mut next = [0; 16 * 1024];
                    let count = from.read(&mut next).unwrap_or(0);
                    next[..count].to_vec()
                }),
            };
            if !shared.passes() || to.write_all(&piece).is_err() {
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
}
