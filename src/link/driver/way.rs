//! Hold both directions of one encrypted line: a reader that takes what came, and a writer with a queue of its own.

use crate::link::secure::{BadLine, Opener, Sealer};
use serde::Serialize;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long the first words may take, and one message on its way out.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// So many messages wait for a slow other side before it is lost.
const WAITING: usize = 512;
/// So many bytes of them.
const WAITING_BYTES: usize = 4 * 1024 * 1024;
/// What is queued is waited for so long at most when the line is closed.
const FAREWELL: Duration = Duration::from_secs(1);
/// So many bytes are read at once.
const READING: usize = 16 * 1024;

/// A thread's name and its stack: what is done in it is small, and there may be many.
pub fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.into()).stack_size(512 * 1024).spawn(work).map(drop)
}

/// The way out. Nothing here waits but [`Way::close`]. Dropped, it sends what is queued and cuts the line.
#[derive(Debug)]
pub struct Way {
    queue: SyncSender<Vec<u8>>,
    waiting: Arc<AtomicUsize>,
    longest: usize,
    stream: TcpStream,
    done: Receiver<()>,
}

impl Way {
    /// Starts the writer.
    pub fn start(stream: &TcpStream, mut sealer: Sealer, longest: usize) -> io::Result<Way> {
        let (queue, queued) = sync_channel::<Vec<u8>>(WAITING);
        let (told, done) = sync_channel(1);
        let waiting = Arc::new(AtomicUsize::new(0));
        let (mut out, counted) = (stream.try_clone()?, Arc::clone(&waiting));
        thread("link out", move || {
            for message in queued {
                let frames = sealer.seal(&message).map_err(io::Error::other);
                let written = frames.and_then(|frames| out.write_all(&frames));
                counted.fetch_sub(message.len(), Ordering::AcqRel);
                if written.is_err() {
                    break;
                }
            }
            // The reader finds the line cut and tells it.
            let _ = out.shutdown(Shutdown::Both);
            let _ = told.send(());
        })?;
        Ok(Way { queue, waiting, longest, stream: stream.try_clone()?, done })
    }

    /// Queues a message. Returns `false` where the other side is too slow or gone: it is cut off.
    pub fn send(&self, message: &impl Serialize) -> bool {
        // Plain data with text keys always serialises.
        self.put(serde_json::to_vec(message).unwrap_or_default())
    }

    /// Queues bytes as a message.
    pub fn put(&self, bytes: Vec<u8>) -> bool {
        let length = bytes.len();
        let waiting = self.waiting.fetch_add(length, Ordering::AcqRel);
        let queued = length <= self.longest && waiting + length <= WAITING_BYTES && self.queue.try_send(bytes).is_ok();
        if !queued {
            self.waiting.fetch_sub(length, Ordering::AcqRel);
            self.cut();
        }
        queued
    }

    /// Queues bytes of a desk, when there is room for them. Returns `false` when the line is cut.
    #[cfg(unix)]
    pub fn put_patiently(&self, bytes: Vec<u8>) -> bool {
        let length = bytes.len();
        self.waiting.fetch_add(length, Ordering::AcqRel);
        self.queue.send(bytes).is_ok()
    }

    /// Cuts the line at once.
    pub fn cut(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// Sends what is queued and cuts the line; a hung other side is not waited for.
    pub fn close(self) {
        let Way { queue, done, stream, .. } = self;
        drop(queue);
        let _ = done.recv_timeout(FAREWELL);
        let _ = stream.shutdown(Shutdown::Both);
    }
}

/// Why nothing more is read.
#[derive(Debug)]
pub enum Cut {
    /// The other side has gone, or took too long.
    Ended,
    /// What came is not what it said.
    Bad(BadLine),
}

/// The way in.
#[derive(Debug)]
pub struct Reader {
    stream: TcpStream,
    opener: Opener,
}

impl Reader {
    /// Reads what this opens.
    pub fn new(stream: TcpStream, opener: Opener) -> Reader {
        Reader { stream, opener }
    }

    /// The next message, by this time where one is given.
    pub fn next(&mut self, by: Option<Instant>) -> Result<Vec<u8>, Cut> {
        let mut bytes = [0; READING];
        loop {
            if let Some(message) = self.opener.take().map_err(Cut::Bad)? {
                return Ok(message);
            }
            match read_by(&mut self.stream, &mut bytes, by) {
                Ok(count) => self.opener.feed(&bytes[..count]),
                Err(_) => return Err(Cut::Ended),
            }
        }
    }

    /// Cuts the line.
    pub fn cut(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// The connection alone.
    pub fn into_stream(self) -> TcpStream {
        self.stream
    }

    /// The connection.
    pub fn stream(&self) -> &TcpStream {
        &self.stream
    }
}

/// Reads something, at least one byte.
fn read_by(stream: &mut TcpStream, bytes: &mut [u8], by: Option<Instant>) -> io::Result<usize> {
    loop {
        let left = by.map(|by| by.saturating_duration_since(Instant::now()));
        if left.is_some_and(|left| left.is_zero()) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(left)?;
        match stream.read(bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

/// Reads exactly so many bytes, all of them by this time: who sends one now and then is not waited for.
pub fn read_exactly(stream: &mut TcpStream, count: usize, by: Instant) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; count];
    let mut filled = 0;
    while filled < count {
        filled += read_by(stream, &mut bytes[filled..], Some(by))?;
    }
    Ok(bytes)
}
