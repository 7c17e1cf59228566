//! Take in the arbiter's desks that come over the socket beside the journal.

use super::address::is_own;
use super::line::{Cut, Line, LineLimits, Open, PATIENCE, Reader, Seal, thread, written};
use super::serving::{Post, Served, new_number};
use crate::message::{Bye, FromGuest, FromHost};
use crate::{DESK_MESSAGE_MAX, Frames, frame};
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
pub fn serve(listener: UnixListener, post: Arc<Post>) -> io::Result<()> {
    let open = Arc::new(AtomicUsize::new(0));
    thread("desks", move || {
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // No more files, perhaps: they will be fewer again.
                std::thread::sleep(SHORT_OF_FILES);
                continue;
            };
            if !is_own(&stream) {
                continue;
            }
            let mut stream = Socket::from(stream);
            let place = Place(Arc::clone(&open));
            if open.fetch_add(1, Ordering::AcqRel) >= DESKS {
                bye(&mut stream, Bye::TooMany);
                continue;
            }
            let post = Arc::clone(&post);
            // Where there is no thread for it, its place is free again too.
            let _ = thread("desk", move || {
                // Who cannot even be waited for is let go.
                let _ = attend(stream, &*post, place);
            });
        }
    })
}

/// The place of one desk, counted before it is known whether there is one: free again when it is dropped.
struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Reads one desk to its end.
fn attend(mut stream: Socket, post: &Post, place: Place) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut reader = Reader::new(stream.try_clone()?, Open::Plain(Frames::new(DESK_MESSAGE_MAX)));
    let hello = match reader.next(Some(Instant::now() + PATIENCE)) {
        Ok(bytes) => serde_json::from_slice::<FromGuest>(&bytes).ok(),
        Err(Cut::Bad) => None,
        Err(Cut::Ended) => return Ok(()),
    };
    let Some(hello) = hello else {
        bye(&mut stream, Bye::NotUnderstood);
        return Ok(());
    };
    let line = Line::start(&stream, Seal::Plain, LineLimits::DESK)?;
    let gone = AtomicBool::new(false);
    let mut served = Served { id: new_number(), gone: &gone, post, reader, limits: LineLimits::DESK };
    served.serve(line, None, hello);
    drop(place);
    served.tell_gone();
    Ok(())
}

fn bye(stream: &mut Socket, why: Bye) {
    let _ = stream.write_all(&frame(&written(&FromHost::Bye(why))));
}
