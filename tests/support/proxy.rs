//! A cable between two stations that a test can pull out, let hang, and put in again.
//!
//! It listens on a port of its own and passes on what comes, both ways. While it hangs, nothing passes and nobody is
//! told; what was on its way arrives when it goes on. When it is cut, every connection ends at once and new ones are
//! refused until it is mended.
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

struct ProxyShared {
    cable: Mutex<(ProxyCable, Vec<TcpStream>)>,
    changed: Condvar,
    to: Mutex<SocketAddr>,
}

impl ProxyShared {
    fn lock(&self) -> MutexGuard<'_, (ProxyCable, Vec<TcpStream>)> {
        self.cable.lock().unwrap_or_else(PoisonError::into_inner)
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
        let shared =
            Arc::new(ProxyShared { cable: Mutex::new((ProxyCable::Whole, Vec::new())), changed: Condvar::new(), to });
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
                carry(&kept, &stream, &other);
                carry(&kept, &other, &stream);
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

    /// What comes passes again.
    pub fn mend(&self) {
        self.set(ProxyCable::Whole);
    }
}

fn carry(shared: &Arc<ProxyShared>, from: &TcpStream, to: &TcpStream) {
    let (Ok(mut from), Ok(mut to), shared) = (from.try_clone(), to.try_clone(), Arc::clone(shared)) else { return };
    thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            if !shared.passes() || to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    });
}
