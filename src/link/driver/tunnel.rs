//! Carry the arbiter's desk over a joined line: the same desk, the same station's door, other bytes between.
//!
//! Each side makes a pair of sockets, gives one end to the code of the desk and carries bytes between the other end and
//! the line. A slow side slows the other: nothing is queued here without a limit.

use super::way::{Reader, Way, thread};
use super::{Call, line};
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Mutex, PoisonError};

/// The first byte of a message that holds bytes of the desk. No JSON begins with it.
pub const TUNNEL: u8 = 0;
/// So many bytes are carried in one message.
const CARRIED: usize = 16 * 1024;

/// Where the reader of a line finds the desk, when there is one.
#[derive(Debug, Clone, Default)]
pub struct Slot(Arc<Mutex<Option<UnixStream>>>);

impl Slot {
    /// Passes bytes that came. `false`: there is no desk, or it is gone.
    pub fn pass(&self, bytes: &[u8]) -> bool {
        // Not locked while it is written: the end of the desk must not wait for that.
        let desk = self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(UnixStream::try_clone);
        matches!(desk, Some(Ok(desk)) if (&desk).write_all(bytes).is_ok())
    }

    /// The line has ended.
    pub fn end(&self) {
        if let Some(desk) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = desk.shutdown(Shutdown::Both);
        }
    }
}

/// The host's side: the line becomes a desk of this number.
pub fn at_host(id: u64, way: Way, slot: &Slot, post: Arc<dyn Fn(Call) -> bool + Send + Sync>) -> io::Result<()> {
    let (near, far) = UnixStream::pair()?;
    *slot.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(near.try_clone()?);
    thread("joined-desk", move || line::attend(id, far, &post))?;
    carry(near, way)
}

/// The joined side: gives the desk's end.
pub fn at_guest(mut reader: Reader, way: Way) -> io::Result<UnixStream> {
    let (near, far) = UnixStream::pair()?;
    let mut into = near.try_clone()?;
    thread("link", move || {
        while let Ok(message) = reader.next(None) {
            let Some((&TUNNEL, bytes)) = message.split_first() else { break };
            if into.write_all(bytes).is_err() {
                break;
            }
        }
        let _ = into.shutdown(Shutdown::Both);
        reader.cut();
    })?;
    carry(near, way)?;
    Ok(far)
}

/// Carries what the desk's code says to the other side, until one of them ends. The first message is empty: it tells
/// that there is a desk.
fn carry(mut near: UnixStream, way: Way) -> io::Result<()> {
    thread("link desk", move || {
        let mut there = way.put_patiently(vec![TUNNEL]);
        let mut bytes = [0; CARRIED];
        while there {
            there = match near.read(&mut bytes) {
                Ok(0) => false,
                Ok(count) => way.put_patiently([&[TUNNEL], &bytes[..count]].concat()),
                Err(error) => error.kind() == io::ErrorKind::Interrupted,
            };
        }
        let _ = near.shutdown(Shutdown::Both);
        way.close();
    })
}
