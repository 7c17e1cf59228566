//! Take strangers in a thread of its own, and read each station that was let in, in a thread of its own.

use super::limits::{ConnectionSlots, StationSlot};
use super::{HostShared, admission, locked};
use crate::driver::line::{
    ConnectionLimits, ConnectionReader, ConnectionWriter, InboundCodec, OutboundCodec, PATIENCE, spawn_named_thread,
};
use crate::driver::serving::{LinkEventSink, ServedStation, new_connection_number};
use crate::driver::{LinkEvent, PairedStation};
use serde::de::DeserializeOwned;
use socket2::Socket;
use std::io;
use std::net::{Shutdown, TcpListener};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait where the system gives no more connections.
const SHORT_OF_FILES: Duration = Duration::from_millis(10);
/// How long who was cut off may take to leave.
const LEAVING: Duration = Duration::from_secs(1);

/// Takes connections until the door is closed; what it gives ends then.
pub fn serve_network_connections<Said: DeserializeOwned + Send + 'static>(
    listener: TcpListener,
    shared: Arc<HostShared>,
    post: Arc<LinkEventSink<Said>>,
) -> io::Result<Receiver<()>> {
    let (open, closed) = sync_channel(1);
    spawn_named_thread("link door", move || {
        // Dropped behind the listener, which is then closed.
        let _open: SyncSender<()> = open;
        let listener = listener;
        for stream in listener.incoming() {
            if shared.ends.load(Ordering::Acquire) {
                return;
            }
            let Ok(stream) = stream else {
                // No more files, perhaps: they will be fewer again.
                std::thread::sleep(SHORT_OF_FILES);
                continue;
            };
            let _ = stream.set_nodelay(true);
            let Ok(peer) = stream.peer_addr() else { continue };
            let (id, stream) = (new_connection_number(), Socket::from(stream));
            let Ok(held) = stream.try_clone() else { continue };
            // Those who were cut off are still leaving: who comes next waits for that, and is not turned away.
            let full = |doors: &mut ConnectionSlots| doors.is_full();
            let waited = shared.left.wait_timeout_while(locked(&shared.doors), LEAVING, full);
            let (mut doors, late) = waited.unwrap_or_else(PoisonError::into_inner);
            if late.timed_out() {
                continue;
            }
            doors.add_unauthenticated_peer(id, peer.ip(), held);
            drop(doors);
            let (here, post) = (Arc::clone(&shared), Arc::clone(&post));
            let started = spawn_named_thread("link", move || attend(id, stream, &here, &*post));
            if started.is_err() {
                shared.served(id);
            }
        }
    })?;
    Ok(closed)
}

/// Serves one connection to its end.
fn attend<Said: DeserializeOwned>(id: u64, mut stream: Socket, shared: &HostShared, post: &LinkEventSink<Said>) {
    let by = Instant::now() + shared.patience;
    let timely = stream.set_write_timeout(Some(PATIENCE)).is_ok();
    let admitted = timely.then(|| admission::admit_peer(shared, post, &mut stream, id, by)).flatten();
    let come = admitted.and_then(|admitted| {
        let admission::AdmittedStation { pairing, new, seal, open } = admitted;
        let mut reader = ConnectionReader::new(stream.try_clone().ok()?, InboundCodec::Noise(open));
        let said = reader.next(Some(by)).ok()?;
        let (hello, limits) = (serde_json::from_slice::<Said>(&said).ok()?, ConnectionLimits::for_hello(&said));
        reader.set_limits(limits);
        let line = ConnectionWriter::start(&stream, OutboundCodec::Noise(seal), limits).ok()?;
        Some((reader, line, limits, pairing, new, hello))
    });
    // From here on he is no stranger: he was let in, or is gone.
    shared.served(id);
    let Some((reader, line, limits, pairing, new, hello)) = come else {
        let _ = stream.shutdown(Shutdown::Both);
        return;
    };
    let gone = Arc::new(AtomicBool::new(false));
    let inside = StationSlot { id, pairing: pairing.id, stream, gone: Arc::clone(&gone) };
    let entered = locked(&shared.doors).add_station(inside);
    let Ok(older) = entered else { return line.send_queue_and_close() };
    if let Some(older) = older {
        replace(older, post);
    }
    // Forgotten while he came in: then he is not in.
    let known = locked(&shared.keys).find_pairing(pairing.id).is_some();
    let mut served = ServedStation { id, gone: &gone, post, reader, limits };
    if known {
        let paired = PairedStation { pairing: pairing.id, station: pairing.station, new, seated: pairing.seated };
        served.serve_until_gone(line, Some(paired), hello);
    }
    locked(&shared.doors).remove_station(id);
    if known {
        served.notify_gone();
    }
}

/// A newer line has taken the place of this one. A program at its other end that still runs is told so before it is cut:
/// else it would come back, and the two would throw each other out for ever.
fn replace<Said>(older: StationSlot, post: &LinkEventSink<Said>) {
    if older.mark_closed() {
        post(LinkEvent::Replaced { from: older.id });
    }
    let cut = older.stream.try_clone();
    let waited = spawn_named_thread("link end", move || {
        std::thread::sleep(LEAVING);
        older.cut_connection();
    });
    if let (Err(_), Ok(stream)) = (waited, cut) {
        let _ = stream.shutdown(Shutdown::Both);
    }
}
