//! Notice that the process did not run: the machine slept, or the process was stopped.
//!
//! The loop of the station cannot tell this from a slow disk while it records or tells something. So a thread that does nothing but
//! wait gives a sign of life twice a second, and the loop gives one in each round. If neither gave one for [`STOOD_STILL`], the
//! process did not run.

use super::timepiece::Timepiece;
use ansage_game::moment::{Moment, Span};
use std::io;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The thread gives a sign of life this often.
const PERIOD: Duration = Duration::from_millis(500);

/// A process without a sign of life for this long has stood still. It is the time after which the host takes a player's station
/// for lost ([`ansage_link::host::SILENT_AFTER`]): the player's press waits unread meanwhile.
pub(super) const STOOD_STILL: Span = Span::from_secs(2);

/// The signs of life so far.
#[derive(Debug)]
struct SignsOfLife {
    last: Moment,
    /// The last sign before a standstill that was not taken yet.
    still_since: Option<Moment>,
}

impl SignsOfLife {
    fn add(&mut self, now: Moment) {
        if now - self.last >= STOOD_STILL {
            self.still_since.get_or_insert(self.last);
        }
        self.last = self.last.max(now);
    }
}

/// Runs the thread until this is dropped.
#[derive(Debug)]
pub(super) struct Heartbeat {
    signs: Arc<Mutex<SignsOfLife>>,
    /// The thread ends when this end of the channel is gone.
    _running: Sender<()>,
}

impl Heartbeat {
    /// # Errors
    /// The system has no thread to give.
    pub(super) fn start(timepiece: Timepiece) -> io::Result<Heartbeat> {
        let signs = Arc::new(Mutex::new(SignsOfLife { last: timepiece.now(), still_since: None }));
        let (running, stopped) = channel::<()>();
        let heartbeat = Heartbeat { signs: Arc::clone(&signs), _running: running };
        let beat = move || {
            while stopped.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                lock(&signs).add(timepiece.now());
            }
        };
        thread::Builder::new().name("heartbeat".into()).spawn(beat)?;
        Ok(heartbeat)
    }

    /// The loop of the station runs at this moment.
    pub(super) fn add_sign(&self, now: Moment) {
        lock(&self.signs).add(now);
    }

    /// Takes a standstill that ended before this moment. Returns the last sign of life before it.
    pub(super) fn take_standstill(&self, now: Moment) -> Option<Moment> {
        let mut signs = lock(&self.signs);
        signs.add(now);
        signs.still_since.take_if(|since| now - *since >= STOOD_STILL)
    }
}

fn lock(signs: &Mutex<SignsOfLife>) -> MutexGuard<'_, SignsOfLife> {
    signs.lock().unwrap_or_else(PoisonError::into_inner)
}
