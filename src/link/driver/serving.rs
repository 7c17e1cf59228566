//! Read one station that has come, and tell the one that plays what it says: through whichever door it came.

use super::line::{ConnectionLimits, ConnectionReader, ConnectionWriter, RateLimit, ReadEnd};
use super::{LinkEvent, PairedStation, PendingAnswer};
use crate::message::ClientMessage;
use serde::de::DeserializeOwned;
use std::sync::Weak;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;

/// Who gets what reaches the station; `false` when it is gone.
pub type LinkEventSink<Said = ClientMessage> = dyn Fn(LinkEvent<Said>) -> bool + Send + Sync;

/// The number of a new connection: no two have the same, whichever door they came through.
pub fn new_connection_number() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// A station that is in.
pub struct ServedStation<'a, Said> {
    /// The number of its connection.
    pub id: u64,
    /// Whether the station was told that it is gone.
    pub gone: &'a AtomicBool,
    /// Who is told.
    pub post: &'a LinkEventSink<Said>,
    /// The way in.
    pub reader: ConnectionReader,
    /// How fast it may say something.
    pub limits: ConnectionLimits,
}

impl<Said: DeserializeOwned> ServedStation<'_, Said> {
    /// Serves it to its end. `paired`: who has come through the door on the network. Its place is free again before the
    /// station is told that it is gone ([`ServedStation::notify_gone`]): who is called in its stead finds room.
    pub fn serve_until_gone(&mut self, line: ConnectionWriter, paired: Option<PairedStation>, hello: Said) {
        let from = self.id;
        let held = line.liveness_token();
        let mut there = self.answered(|turn| LinkEvent::Arrived { line, from, paired, hello, turn });
        let mut pace = RateLimit::new(self.limits);
        while there {
            let message = match self.reader.next(None) {
                Ok(message) => message,
                Err(ReadEnd::Ended) => break,
                Err(ReadEnd::Bad) => return self.end_bad(&held),
            };
            pace.wait_if_too_soon();
            match serde_json::from_slice::<Said>(&message) {
                Ok(said) => there = self.answered(|turn| LinkEvent::Said { from, said, turn }),
                Err(_) => return self.end_bad(&held),
            }
        }
        self.reader.shut_down();
    }

    /// What came cannot be read. Where the station has let the line go, it is cut when its last word is out.
    fn end_bad(&self, held: &Weak<()>) {
        self.answered(|turn| LinkEvent::Bad { from: self.id, turn });
        if held.strong_count() > 0 {
            self.reader.shut_down();
        }
    }

    /// Tells the station that it is gone, unless it knows.
    pub fn notify_gone(&self) {
        if !self.gone.swap(true, Ordering::AcqRel) {
            (self.post)(LinkEvent::Gone { from: self.id });
        }
    }

    /// Tells the station something and waits until it has answered. `false`: there is nobody to tell any more.
    fn answered(&self, call: impl FnOnce(PendingAnswer) -> LinkEvent<Said>) -> bool {
        if self.gone.load(Ordering::Acquire) {
            return false;
        }
        let (turn, answered) = sync_channel(1);
        let told = (self.post)(call(PendingAnswer { _answered: turn }));
        // Nothing is ever sent: it ends when it has been answered.
        let _: Result<(), _> = answered.recv();
        told
    }
}
