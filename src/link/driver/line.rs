//! Hold the lines to desks at the station: a reader and a writer for each, and a queue with a limit between.

use super::Call;
use super::address::is_own;
use crate::link::message::{Bye, FromDesk, FromStation};
use crate::link::{DESK_FRAME_MAX, Frames, PROTOCOL, frame};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// So many desks at most are connected: one rules, the others watch.
const DESKS: usize = 8;
/// So many frames wait for a slow desk before it is lost.
const WAITING: usize = 256;
/// How long the first word may take, and one frame on its way out.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many messages come at once at most; after them one for each [`BEAT`].
const BURST: u32 = 64;
const BEAT: Duration = Duration::from_millis(50);
/// Why the line is cut is told for so long at most.
const FAREWELL: Duration = Duration::from_secs(1);

type Post = Arc<dyn Fn(Call) -> bool + Send + Sync>;

/// What a writer sends.
#[derive(Debug)]
enum Out {
    Frame(Vec<u8>),
    /// The beginning of the journal's file: its lines behind one that the desk has, up to so many bytes.
    History {
        journal: PathBuf,
        bytes: u64,
        after: u64,
        head: String,
    },
}

/// The way to one desk. Nothing here waits.
#[derive(Debug)]
pub struct Outgoing {
    /// Its number.
    pub id: u64,
    queue: SyncSender<Out>,
    stream: UnixStream,
    done: Receiver<()>,
}

impl Outgoing {
    /// Queues a message. Returns `false` where the desk is too slow: it is cut off.
    pub fn send(&self, message: &FromStation) -> bool {
        self.put(Out::Frame(frame(message)))
    }

    /// Queues the lines of the journal behind entry `after`, up to so many bytes of the file.
    pub fn send_history(&self, journal: &Path, bytes: u64, after: u64, head: &str) -> bool {
        self.put(Out::History { journal: journal.into(), bytes, after, head: head.into() })
    }

    fn put(&self, out: Out) -> bool {
        let queued = self.queue.try_send(out).is_ok();
        if !queued {
            let _ = self.stream.shutdown(Shutdown::Both);
        }
        queued
    }

    /// Sends what is queued and cuts the line; a hung desk is not waited for.
    pub fn close(self) {
        let Outgoing { queue, done, stream, .. } = self;
        drop(queue);
        let _ = done.recv_timeout(FAREWELL);
        let _ = stream.shutdown(Shutdown::Both);
    }
}

/// Something a desk has said and the station has not answered. Its reader waits for it to be dropped.
#[derive(Debug)]
pub struct Turn {
    _answered: SyncSender<()>,
}

/// Takes connections in a thread of its own.
pub fn serve(listener: UnixListener, post: Post) -> io::Result<()> {
    let open = Arc::new(AtomicUsize::new(0));
    let mut id = 0;
    thread::Builder::new().name("desks".into()).spawn(move || {
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // No more files, perhaps: they will be fewer again.
                thread::sleep(BEAT);
                continue;
            };
            if !is_own(&stream) {
                continue;
            }
            id += 1;
            if open.fetch_add(1, Ordering::AcqRel) >= DESKS {
                open.fetch_sub(1, Ordering::AcqRel);
                let _ = (&stream).write_all(&frame(&FromStation::Bye(Bye::TooMany)));
                continue;
            }
            let (post, counted) = (Arc::clone(&post), Arc::clone(&open));
            let started = thread::Builder::new().name("desk".into()).spawn(move || {
                attend(id, stream, &post);
                counted.fetch_sub(1, Ordering::AcqRel);
            });
            if started.is_err() {
                open.fetch_sub(1, Ordering::AcqRel);
            }
        }
    })?;
    Ok(())
}

/// Reads one desk to its end.
pub fn attend(id: u64, mut stream: UnixStream, post: &Post) {
    let mut frames = Frames::new(DESK_FRAME_MAX);
    let first = stream.set_read_timeout(Some(PATIENCE)).and_then(|()| stream.set_write_timeout(Some(PATIENCE)));
    let hello = first.map_err(Cut::from).and_then(|()| next(&mut stream, &mut frames));
    let (last_seq, head) = match hello {
        Ok(FromDesk::Hello { protocol: PROTOCOL, last_seq, head }) => (last_seq, head),
        Ok(FromDesk::Hello { .. }) => return bye(&mut stream, Bye::OtherProtocol),
        Ok(_) | Err(Cut::Bad) => return bye(&mut stream, Bye::NotUnderstood),
        Err(Cut::Ended) => return,
    };
    let (queue, waiting) = sync_channel(WAITING);
    let (told, done) = sync_channel(1);
    let ways = stream.set_read_timeout(None).and_then(|()| Ok((stream.try_clone()?, stream.try_clone()?)));
    let Ok((for_writer, for_station)) = ways else { return };
    // Held while a frame is written, so that the last word does not fall into the middle of one.
    let writing = Arc::new(Mutex::new(for_writer));
    let held = Arc::clone(&writing);
    let writer = move || {
        write(&held, &waiting);
        let _ = told.send(());
    };
    if thread::Builder::new().name("to-desk".into()).spawn(writer).is_err() {
        return;
    }
    let line = Outgoing { id, queue, stream: for_station, done };
    if !post(Call::Arrived { line, last_seq, head }) {
        return;
    }
    let mut pace = Pace::new();
    loop {
        match next(&mut stream, &mut frames) {
            Ok(said) => {
                pace.keep();
                let (turn, answered) = sync_channel(1);
                if !post(Call::Said { from: id, said, turn: Turn { _answered: turn } }) {
                    return;
                }
                // Nothing is ever sent: it ends when it has been answered.
                let _: Result<(), _> = answered.recv();
            }
            Err(cut) => {
                if matches!(cut, Cut::Bad) {
                    bye(&mut writing.lock().unwrap_or_else(PoisonError::into_inner), Bye::NotUnderstood);
                }
                let _ = stream.shutdown(Shutdown::Both);
                post(Call::Gone { from: id });
                return;
            }
        }
    }
}

/// Why nothing more is read.
enum Cut {
    /// The desk has gone.
    Ended,
    /// What came is no message.
    Bad,
}

impl From<io::Error> for Cut {
    fn from(_: io::Error) -> Cut {
        Cut::Ended
    }
}

fn next(stream: &mut UnixStream, frames: &mut Frames) -> Result<FromDesk, Cut> {
    let mut bytes = [0; 4096];
    loop {
        if let Some(said) = frames.take().map_err(|_| Cut::Bad)? {
            return Ok(said);
        }
        match stream.read(&mut bytes) {
            Ok(0) => return Err(Cut::Ended),
            Ok(count) => frames.feed(&bytes[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return Err(Cut::Ended),
        }
    }
}

fn bye(stream: &mut UnixStream, why: Bye) {
    let _ = stream.write_all(&frame(&FromStation::Bye(why)));
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
        let beats = (self.since.elapsed().as_millis() / BEAT.as_millis()) as u32;
        if beats > 0 {
            self.left = self.left.saturating_add(beats).min(BURST);
            self.since = Instant::now();
        }
        if self.left == 0 {
            thread::sleep(BEAT);
        } else {
            self.left -= 1;
        }
    }
}

/// Writes what is queued until the station lets the line go.
fn write(stream: &Mutex<UnixStream>, waiting: &Receiver<Out>) {
    loop {
        let out = match waiting.recv_timeout(PATIENCE) {
            Ok(out) => out,
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
        let written = match out {
            Out::Frame(bytes) => stream.write_all(&bytes),
            Out::History { journal, bytes, after, head } => history(&mut stream, &journal, bytes, after, &head),
        };
        if written.is_err() {
            // The reader finds the line cut and tells the station.
            let _ = stream.shutdown(Shutdown::Both);
            return;
        }
    }
    let stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
    let _ = stream.shutdown(Shutdown::Both);
}

/// The lines of the journal behind those that the desk has, where it has those of this game.
fn history(stream: &mut UnixStream, journal: &Path, bytes: u64, after: u64, head: &str) -> io::Result<()> {
    let file = BufReader::new(File::open(journal)?.take(bytes));
    for (number, text) in (0..).zip(file.lines()) {
        let text = text?;
        if number == after && after > 0 && !text.ends_with(&format!("\t{head}")) {
            bye(stream, Bye::OtherGame);
            return Err(io::ErrorKind::InvalidData.into());
        }
        // The first line of the file is no entry; who has nothing needs it too.
        if after == 0 || number > after {
            stream.write_all(&frame(&FromStation::Line { text, yours: false }))?;
        }
    }
    Ok(())
}
