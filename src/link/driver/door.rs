//! Take in the arbiter's desks that come over the socket beside the journal.

use super::address::is_peer_same_user;
use super::line::{
    ConnectionLimits, ConnectionReader, ConnectionWriter, InboundCodec, OutboundCodec, PATIENCE, ReadEnd,
    spawn_named_thread, to_json_bytes,
};
use super::serving::{LinkEventSink, ServedStation, new_connection_number};
use crate::message::{ClientMessage, DisconnectReason, HostMessage};
use crate::{DESK_MESSAGE_MAX, FrameReader, encode_frame};
use socket2::Socket;
use std::io::{self, Write};
use std::os::unix::net::UnixListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// So many desks at most are connected: one rules, the others watch.
const DESKS: usize = 8;
/// How long to wait where the system gives no more connections.
const SHORT_OF_FILES: Duration = Duration::from_millis(50);

/// Takes connections in a thread of its own.
pub fn serve_desk_connections(listener: UnixListener, post: Arc<LinkEventSink>) -> io::Result<()> {
    let open = Arc::new(AtomicUsize::new(0));
    spawn_named_thread("desks", move || {
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // No more files, perhaps: they will be fewer again.
                std::thread::sleep(SHORT_OF_FILES);
                continue;
            };
            if !is_peer_same_user(&stream) {
                continue;
            }
            let mut stream = Socket::from(stream);
            let place = DeskSlot(Arc::clone(&open));
            if open.fetch_add(1, Ordering::AcqRel) >= DESKS {
                bye(&mut stream, DisconnectReason::TooMany);
                continue;
            }
            let post = Arc::clone(&post);
            // Where there is no thread for it, its place is free again too.
            let _ = spawn_named_thread("desk", move || {
                // Who cannot even be waited for is let go.
                let _ = attend(stream, &*post, place);
            });
        }
    })
}

/// The place of one desk, counted before it is known whether there is one: free again when it is dropped.
struct DeskSlot(Arc<AtomicUsize>);

impl Drop for DeskSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Reads one desk to its end.
fn attend(mut stream: Socket, post: &LinkEventSink, place: DeskSlot) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut reader =
        ConnectionReader::new(stream.try_clone()?, InboundCodec::Plain(FrameReader::new(DESK_MESSAGE_MAX)));
    let hello = match reader.next(Some(Instant::now() + PATIENCE)) {
        Ok(bytes) => serde_json::from_slice::<ClientMessage>(&bytes).ok(),
        Err(ReadEnd::Bad) => None,
        Err(ReadEnd::Ended) => return Ok(()),
    };
    let Some(hello) = hello else {
        bye(&mut stream, DisconnectReason::NotUnderstood);
        return Ok(());
    };
    let line = ConnectionWriter::start(&stream, OutboundCodec::Plain, ConnectionLimits::DESK)?;
    let gone = AtomicBool::new(false);
    let mut served =
        ServedStation { id: new_connection_number(), gone: &gone, post, reader, limits: ConnectionLimits::DESK };
    served.serve_until_gone(line, None, hello);
    drop(place);
    served.notify_gone();
    Ok(())
}

fn bye(stream: &mut Socket, why: DisconnectReason) {
    let _ = stream.write_all(&encode_frame(&to_json_bytes(&HostMessage::Bye(why))));
}
