//! Take strangers in a thread of its own, and read each station that was let in, in a thread of its own.

use super::limits::{Doors, Line};
use super::{GuestCall, GuestLine, GuestTurn, Post, Shared, admission, locked};
use crate::game::joining::Capacity;
use crate::link::driver::way::{Cut, PATIENCE, Reader, Way, thread};
use crate::link::secure::HOST_MESSAGE_MAX;
use serde::de::DeserializeOwned;
use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// So many messages come at once at most; after them one for each [`BEAT`].
const BURST: u32 = 256;
const BEAT: Duration = Duration::from_millis(10);
/// How long who was cut off may take to leave.
const LEAVING: Duration = Duration::from_secs(1);

/// Takes connections until the door is closed; what it gives ends then.
pub fn serve<Said: DeserializeOwned + Send + 'static>(
    listener: TcpListener,
    shared: Arc<Shared>,
    post: Arc<Post<Said>>,
) -> io::Result<Receiver<()>> {
    let (open, closed) = sync_channel(1);
    let mut id = 0;
    thread("link door", move || {
        // Dropped behind the listener, which is then closed.
        let _open: SyncSender<()> = open;
        let listener = listener;
        for stream in listener.incoming() {
            if shared.ends.load(Ordering::Acquire) {
                return;
            }
            let Ok(stream) = stream else {
                // No more files, perhaps: they will be fewer again.
                std::thread::sleep(BEAT);
                continue;
            };
            id += 1;
            let (Ok(peer), Ok(held)) = (stream.peer_addr(), stream.try_clone()) else { continue };
            // Those who were cut off are still leaving: who comes next waits for that, and is not turned away.
            let full = |doors: &mut Doors| doors.is_full();
            let waited = shared.left.wait_timeout_while(locked(&shared.doors), LEAVING, full);
            let (mut doors, late) = waited.unwrap_or_else(PoisonError::into_inner);
            if late.timed_out() {
                continue;
            }
            doors.knock(id, peer.ip(), held);
            drop(doors);
            let (here, post) = (Arc::clone(&shared), Arc::clone(&post));
            let started = thread("link", move || {
                let _ = stream.set_nodelay(true);
                attend(id, stream, &peer.to_string(), &here, &*post);
            });
            if started.is_err() {
                shared.served(id);
            }
        }
    })?;
    Ok(closed)
}

/// Serves one connection to its end.
fn attend<Said: DeserializeOwned>(id: u64, mut stream: TcpStream, peer: &str, shared: &Shared, post: &Post<Said>) {
    let by = Instant::now() + shared.patience;
    let timely = stream.set_write_timeout(Some(PATIENCE)).is_ok();
    let admitted = timely.then(|| admission::admit(shared, post, &mut stream, (id, peer), by)).flatten();
    let come = admitted.and_then(|admitted| {
        let admission::Admitted { pairing, new, seal, open } = admitted;
        let mut reader = Reader::new(stream.try_clone().ok()?, open);
        let hello = reader.next(Some(by)).ok().and_then(|bytes| serde_json::from_slice::<Said>(&bytes).ok())?;
        let way = Way::start(&stream, seal, HOST_MESSAGE_MAX).ok()?;
        Some((reader, way, pairing, new, hello))
    });
    // From here on he is no stranger: he was let in, or is gone.
    shared.served(id);
    let Some((reader, way, pairing, new, hello)) = come else {
        let _ = stream.shutdown(Shutdown::Both);
        return;
    };
    let gone = Arc::new(AtomicBool::new(false));
    let line = Line { id, pairing: pairing.id, stream, gone: Arc::clone(&gone) };
    let entered = locked(&shared.doors).enter(line);
    let Ok(older) = entered else { return way.close() };
    if let Some(older) = older {
        replace(older, shared, post);
    }
    // Forgotten while he came in: then he is not in.
    let known = locked(&shared.keys).find(pairing.id).is_some();
    if known {
        let served = Served { id, gone: &gone, post, reader };
        served.serve(way, pairing, new, hello, peer);
    }
    locked(&shared.doors).leave(id);
}

/// A newer line has taken the place of this one. A program at its other end that still runs is told so before it is cut:
/// else it would come back, and the two would throw each other out for ever. A desk is cut at once.
fn replace<Said>(older: Line, shared: &Shared, post: &Post<Said>) {
    let seated = locked(&shared.keys).find(older.pairing).and_then(|kept| kept.seated);
    if seated.is_some_and(|seated| seated.capacity == Capacity::Arbiter) {
        if older.cut() {
            post(GuestCall::Gone { from: older.id });
        }
        return;
    }
    if older.is_given_up() {
        post(GuestCall::Replaced { from: older.id });
    }
    let cut = older.stream.try_clone();
    let waited = thread("link end", move || {
        std::thread::sleep(LEAVING);
        older.cut();
    });
    if let (Err(_), Ok(stream)) = (waited, cut) {
        let _ = stream.shutdown(Shutdown::Both);
    }
}

/// A station that is in.
struct Served<'a, Said> {
    id: u64,
    gone: &'a AtomicBool,
    post: &'a Post<Said>,
    reader: Reader,
}

impl<Said: DeserializeOwned> Served<'_, Said> {
    fn serve(mut self, way: Way, pairing: super::KeptPairing, new: bool, hello: Said, peer: &str) {
        let from = self.id;
        #[cfg(unix)]
        let desk = crate::link::driver::tunnel::Slot::default();
        let line = GuestLine {
            id: from,
            way,
            #[cfg(unix)]
            desk: desk.clone(),
        };
        let (pairing, station, seated, peer) = (pairing.id, pairing.station, pairing.seated, peer.to_owned());
        let arrived = |turn| GuestCall::Arrived { line, from, pairing, station, new, seated, hello, peer, turn };
        let mut there = self.answered(arrived);
        let mut pace = Pace::new();
        while there {
            let message = match self.reader.next(None) {
                Ok(message) => message,
                Err(Cut::Ended) => break,
                Err(Cut::Bad(bad)) => {
                    self.answered(|turn| GuestCall::Bad { from, what: bad.to_string(), turn });
                    break;
                }
            };
            pace.keep();
            #[cfg(unix)]
            if message.first() == Some(&crate::link::driver::tunnel::TUNNEL) {
                match desk.pass(&message[1..]) {
                    true => continue,
                    false => break,
                }
            }
            there = match serde_json::from_slice::<Said>(&message) {
                Ok(said) => self.answered(|turn| GuestCall::Said { from, said, turn }),
                Err(error) => {
                    self.answered(|turn| GuestCall::Bad { from, what: error.to_string(), turn });
                    false
                }
            };
        }
        #[cfg(unix)]
        desk.end();
        self.reader.cut();
        if !self.gone.swap(true, Ordering::AcqRel) {
            (self.post)(GuestCall::Gone { from });
        }
    }

    /// Tells the station something and waits until it has answered. `false`: there is nobody to tell any more.
    fn answered(&self, call: impl FnOnce(GuestTurn) -> GuestCall<Said>) -> bool {
        if self.gone.load(Ordering::Acquire) {
            return false;
        }
        let (turn, answered) = sync_channel(1);
        let told = (self.post)(call(GuestTurn { _answered: turn }));
        // Nothing is ever sent: it ends when it has been answered.
        let _: Result<(), _> = answered.recv();
        told
    }
}

/// Lets nobody send more than the station can take while it plays.
struct Pace {
    left: u32,
    since: Instant,
}

impl Pace {
    fn new() -> Pace {
        Pace { left: BURST, since: Instant::now() }
    }

    fn keep(&mut self) {
        let beats = u32::try_from(self.since.elapsed().as_millis() / BEAT.as_millis()).unwrap_or(u32::MAX);
        if beats > 0 {
            self.left = self.left.saturating_add(beats).min(BURST);
            self.since = Instant::now();
        }
        if self.left == 0 {
            std::thread::sleep(BEAT);
        } else {
            self.left -= 1;
        }
    }
}
