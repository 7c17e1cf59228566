//! Hold both directions of one line: a reader that takes what came, and a writer with a queue of its own.

use crate::message::{ClientMessage, DisconnectReason, HostMessage};
use crate::secure::{ConnectionError, Decryptor, Encryptor, GUEST_MESSAGE_MAX, HOST_MESSAGE_MAX};
use crate::{DESK_MESSAGE_MAX, FrameReader, TO_DESK_MESSAGE_MAX, encode_frame};
use ansage_game::joining::StationRole;
use serde::Serialize;
use socket2::Socket;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::Shutdown;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

/// How long the first words may take, and one message on its way out.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// What is queued is waited for so long at most when the line is closed.
const FAREWELL: Duration = Duration::from_secs(1);
/// So many bytes are read at once.
pub const READING: usize = 16 * 1024;

/// A thread's name and its stack: what is done in it is small, and there may be many.
pub fn spawn_named_thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.into()).stack_size(512 * 1024).spawn(work).map(drop)
}

/// A message's bytes.
pub fn to_json_bytes(message: &impl Serialize) -> Vec<u8> {
    // Plain data with text keys always serialises.
    serde_json::to_vec(message).unwrap_or_default()
}

/// How much may be on its way over a line, and how fast it may come.
#[derive(Debug, Clone, Copy)]
pub struct ConnectionLimits {
    /// The longest message out, in bytes.
    out: usize,
    /// The longest message in.
    into: usize,
    /// So many messages wait for a slow other side before it is lost.
    waiting: usize,
    /// So many bytes of them.
    waiting_bytes: usize,
    /// So many messages come at once at most; after them one for each `beat`.
    burst: u32,
    beat: Duration,
}

impl ConnectionLimits {
    /// Those of a player, an assistant and a spectator, at the host.
    const SEAT: ConnectionLimits = ConnectionLimits {
        out: HOST_MESSAGE_MAX,
        into: GUEST_MESSAGE_MAX,
        waiting: 512,
        waiting_bytes: 4 * 1024 * 1024,
        burst: 256,
        beat: Duration::from_millis(10),
    };

    /// Those of an arbiter's desk there: it is sent whole lines of the journal, sends whole sheets, and people type no
    /// faster.
    pub const DESK: ConnectionLimits = ConnectionLimits {
        out: TO_DESK_MESSAGE_MAX,
        into: DESK_MESSAGE_MAX,
        waiting: 256,
        waiting_bytes: 256 * TO_DESK_MESSAGE_MAX,
        burst: 64,
        beat: Duration::from_millis(50),
    };

    /// Those of who says this as his first word, at the host.
    pub fn for_hello(hello: &[u8]) -> ConnectionLimits {
        match serde_json::from_slice(hello) {
            Ok(ClientMessage::Hello { capacity: StationRole::Arbiter, .. }) => ConnectionLimits::DESK,
            _ => ConnectionLimits::SEAT,
        }
    }

    /// The same at the other end.
    pub fn for_other_end(self) -> ConnectionLimits {
        ConnectionLimits { out: self.into, into: self.out, ..self }
    }
}

/// How a message becomes bytes: encrypted over the network, plain over the socket of one user.
#[derive(Debug)]
pub enum OutboundCodec {
    /// Encrypted.
    Noise(Encryptor),
    /// Plain.
    Plain,
}

impl OutboundCodec {
    /// From now on so long messages may be sealed.
    pub fn set_limits(&mut self, limits: ConnectionLimits) {
        match self {
            OutboundCodec::Noise(sealer) => sealer.set_max_length(limits.out),
            OutboundCodec::Plain => {}
        }
    }

    /// The frames of a message.
    ///
    /// # Errors
    /// [`ConnectionError::TooLong`].
    pub fn encode(&mut self, message: &[u8]) -> Result<Vec<u8>, ConnectionError> {
        match self {
            OutboundCodec::Noise(sealer) => sealer.encrypt(message),
            OutboundCodec::Plain => Ok(encode_frame(message)),
        }
    }
}

/// How bytes become messages.
#[derive(Debug)]
pub enum InboundCodec {
    /// They are encrypted.
    Noise(Decryptor),
    /// They are plain: over the socket of this machine, where the system has such sockets.
    #[cfg_attr(not(unix), expect(dead_code, reason = "opened over a Unix socket only"))]
    Plain(FrameReader),
}

/// What a writer sends.
#[derive(Debug)]
enum OutboundItem {
    Message(Vec<u8>),
    /// The beginning of the journal's file: its lines behind one that the desk has, up to so many bytes.
    History {
        journal: PathBuf,
        bytes: u64,
        after: u64,
        head: String,
    },
}

/// The way out. Nothing here waits but [`ConnectionWriter::send_queue_and_close`]. Dropped, it sends what is queued and cuts the line.
#[derive(Debug)]
pub struct ConnectionWriter {
    queue: SyncSender<OutboundItem>,
    waiting: Arc<AtomicUsize>,
    limits: ConnectionLimits,
    stream: Socket,
    done: Receiver<()>,
    /// Dropped with this.
    held: Arc<()>,
}

impl ConnectionWriter {
    /// Starts the writer.
    pub fn start(stream: &Socket, mut seal: OutboundCodec, limits: ConnectionLimits) -> io::Result<ConnectionWriter> {
        seal.set_limits(limits);
        let (queue, queued) = sync_channel(limits.waiting);
        let (told, done) = sync_channel(1);
        let waiting = Arc::new(AtomicUsize::new(0));
        let (mut out, counted) = (stream.try_clone()?, Arc::clone(&waiting));
        spawn_named_thread("link out", move || {
            let mut write = |message: &[u8]| {
                let frames = seal.encode(message).map_err(|_| io::ErrorKind::InvalidData.into());
                frames.and_then(|frames| out.write_all(&frames))
            };
            for item in queued {
                let sent = match item {
                    OutboundItem::Message(message) => {
                        let sent = write(&message);
                        counted.fetch_sub(message.len(), Ordering::AcqRel);
                        sent
                    }
                    OutboundItem::History { journal, bytes, after, head } => {
                        history(&mut write, &journal, bytes, after, &head)
                    }
                };
                if sent.is_err() {
                    break;
                }
            }
            // The reader finds the line cut and tells it.
            let _ = out.shutdown(Shutdown::Both);
            let _ = told.send(());
        })?;
        Ok(ConnectionWriter { queue, waiting, limits, stream: stream.try_clone()?, done, held: Arc::new(()) })
    }

    /// Lives as long as this does, for who reads the line.
    pub fn liveness_token(&self) -> Weak<()> {
        Arc::downgrade(&self.held)
    }

    /// Queues a message. Returns `false` where the other side is too slow or gone, or the message longer than it may be:
    /// then the line is cut.
    pub fn queue_message(&self, message: &impl Serialize) -> bool {
        let bytes = to_json_bytes(message);
        let length = bytes.len();
        let waiting = self.waiting.fetch_add(length, Ordering::AcqRel);
        let fits = length <= self.limits.out && waiting + length <= self.limits.waiting_bytes;
        if !fits {
            self.shut_down_at_once();
        }
        fits && self.put(OutboundItem::Message(bytes))
    }

    /// Queues the lines of the journal behind entry `after`, up to so many bytes of the file; where entry `after` has
    /// another checksum, the last word.
    pub fn queue_journal_history(&self, journal: &Path, bytes: u64, after: u64, head: &str) -> bool {
        self.put(OutboundItem::History { journal: journal.into(), bytes, after, head: head.into() })
    }

    fn put(&self, out: OutboundItem) -> bool {
        let queued = self.queue.try_send(out).is_ok();
        if !queued {
            self.shut_down_at_once();
        }
        queued
    }

    /// Cuts the line at once.
    pub fn shut_down_at_once(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// Sends what is queued and cuts the line; a hung other side is not waited for.
    pub fn send_queue_and_close(self) {
        let ConnectionWriter { queue, done, stream, .. } = self;
        drop(queue);
        let _ = done.recv_timeout(FAREWELL);
        let _ = stream.shutdown(Shutdown::Both);
    }
}

/// Writes the lines of the journal behind those that a desk has, where it has those of this game.
fn history(
    write: &mut impl FnMut(&[u8]) -> io::Result<()>,
    journal: &Path,
    bytes: u64,
    after: u64,
    head: &str,
) -> io::Result<()> {
    let file = BufReader::new(File::open(journal)?.take(bytes));
    for (number, text) in (0..).zip(file.lines()) {
        let text = text?;
        if number == after && after > 0 && !text.ends_with(&format!("\t{head}")) {
            write(&to_json_bytes(&HostMessage::Bye(DisconnectReason::OtherGame)))?;
            return Err(io::ErrorKind::InvalidData.into());
        }
        // The first line of the file is no entry; who has nothing needs it too.
        if after == 0 || number > after {
            write(&to_json_bytes(&HostMessage::Line { text, yours: false }))?;
        }
    }
    Ok(())
}

/// Why nothing more is read.
#[derive(Debug)]
pub enum ReadEnd {
    /// The other side has gone or took too long, or a frame was damaged, doubled or left out on its way. Anybody on the path
    /// can cause this.
    Ended,
    /// The other side itself sent what cannot be read.
    Bad,
}

impl From<ConnectionError> for ReadEnd {
    fn from(error: ConnectionError) -> ReadEnd {
        match error {
            ConnectionError::NotGenuine | ConnectionError::Ended => ReadEnd::Ended,
            // Behind the encryption, or over the socket of one user, only the other side can have said it.
            ConnectionError::TooLong { .. } | ConnectionError::NotWhole => ReadEnd::Bad,
        }
    }
}

/// The way in.
#[derive(Debug)]
pub struct ConnectionReader {
    stream: Socket,
    open: InboundCodec,
}

impl ConnectionReader {
    /// Reads what this opens.
    pub fn new(stream: Socket, open: InboundCodec) -> ConnectionReader {
        ConnectionReader { stream, open }
    }

    /// From now on so long messages may come.
    pub fn set_limits(&mut self, limits: ConnectionLimits) {
        match &mut self.open {
            InboundCodec::Noise(opener) => opener.set_max_length(limits.into),
            InboundCodec::Plain(frames) => frames.set_max_length(limits.into),
        }
    }

    /// The next message, by this time where one is given.
    pub fn next(&mut self, by: Option<Instant>) -> Result<Vec<u8>, ReadEnd> {
        let mut bytes = [0; READING];
        loop {
            let message = match &mut self.open {
                InboundCodec::Noise(opener) => opener.next_message(),
                InboundCodec::Plain(frames) => frames.next_frame(),
            };
            if let Some(message) = message? {
                return Ok(message);
            }
            let count = read_until_deadline(&mut self.stream, &mut bytes, by).map_err(|_| ReadEnd::Ended)?;
            match &mut self.open {
                InboundCodec::Noise(opener) => opener.add_bytes(&bytes[..count]),
                InboundCodec::Plain(frames) => frames.add_bytes(&bytes[..count]),
            }
        }
    }

    /// Cuts the line.
    pub fn shut_down(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// The connection alone.
    pub fn into_stream(self) -> Socket {
        self.stream
    }

    /// The connection.
    pub fn stream(&self) -> &Socket {
        &self.stream
    }
}

/// Reads something, at least one byte.
///
/// # Errors
/// What the system says; [`io::ErrorKind::TimedOut`] if nothing came by this time.
pub fn read_until_deadline(stream: &mut Socket, bytes: &mut [u8], by: Option<Instant>) -> io::Result<usize> {
    loop {
        let left = by.map(|by| by.saturating_duration_since(Instant::now()));
        if left.is_some_and(|left| left.is_zero()) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(left)?;
        match stream.read(bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // The name that Unix has for a timeout of a socket.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Err(io::ErrorKind::TimedOut.into()),
            read => return read,
        }
    }
}

/// Reads exactly so many bytes, all of them by this time: who sends one now and then is not waited for.
pub fn read_exactly_until_deadline(stream: &mut Socket, count: usize, by: Instant) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; count];
    let mut filled = 0;
    while filled < count {
        filled += read_until_deadline(stream, &mut bytes[filled..], Some(by))?;
    }
    Ok(bytes)
}

/// Lets nobody send more than the station can take while it plays.
pub struct RateLimit {
    limits: ConnectionLimits,
    left: u32,
    since: Instant,
}

impl RateLimit {
    /// All of a burst may come.
    pub fn new(limits: ConnectionLimits) -> RateLimit {
        RateLimit { limits, left: limits.burst, since: Instant::now() }
    }

    /// Something came: waits where it came too soon.
    pub fn wait_if_too_soon(&mut self) {
        let ConnectionLimits { burst, beat, .. } = self.limits;
        let beats = u32::try_from(self.since.elapsed().as_millis() / beat.as_millis()).unwrap_or(u32::MAX);
        if beats > 0 {
            self.left = self.left.saturating_add(beats).min(burst);
            self.since = Instant::now();
        }
        if self.left == 0 {
            thread::sleep(beat);
        } else {
            self.left -= 1;
        }
    }
}
