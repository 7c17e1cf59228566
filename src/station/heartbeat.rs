//! Notice that the process did not run: the machine slept, or the process was stopped.
//!
//! The station's loop alone cannot tell that from a disk that keeps it waiting, when it happens between an input and the end of
//! what it brings about. So a thread that waits for nothing but the time gives a sign of life twice a second. A sign of the thread
//! or of the loop will do; where neither came for [`STOOD_STILL`], nothing ran.

use super::timepiece::Timepiece;
use ansage_game::moment::{Moment, Span};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// So often the thread gives a sign of life.
const PERIOD: Duration = Duration::from_millis(500);

/// A process without a sign of life for so long has stood still; a machine that is only busy comes round sooner. To a player
/// at another station it is the silence for which time would be given back (see [`ansage_link::host::SILENT_AFTER`]): a press
/// there waits unread meanwhile.
pub(super) const STOOD_STILL: Span = Span::from_secs(2);

/// The signs of life so far.
#[derive(Debug)]
struct SignsOfLife {
    last: Moment,
    /// Since when nothing ran, until somebody asks.
    still_since: Option<Moment>,
    ends: bool,
}

impl SignsOfLife {
    fn add(&mut self, now: Moment) {
        if now - self.last >= STOOD_STILL {
            self.still_since.get_or_insert(self.last);
        }
        self.last = self.last.max(now);
    }
}

#[derive(Debug)]
struct SharedSigns {
    signs: Mutex<SignsOfLife>,
    changed: Condvar,
}

impl SharedSigns {
    fn lock(&self) -> MutexGuard<'_, SignsOfLife> {
        self.signs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The thread, as long as this lives.
#[derive(Debug)]
pub(super) struct Heartbeat {
    shared: Arc<SharedSigns>,
    thread: Option<JoinHandle<()>>,
}

impl Heartbeat {
    /// # Errors
    /// The system has no thread to give.
    pub(super) fn start(timepiece: Timepiece) -> io::Result<Heartbeat> {
        let signs = SignsOfLife { last: timepiece.now(), still_since: None, ends: false };
        let shared = Arc::new(SharedSigns { signs: Mutex::new(signs), changed: Condvar::new() });
        let kept = Arc::clone(&shared);
        let beat = move || {
            let mut signs = kept.lock();
            while !signs.ends {
                signs.add(timepiece.now());
                let waited = kept.changed.wait_timeout_while(signs, PERIOD, |signs| !signs.ends);
                (signs, _) = waited.unwrap_or_else(PoisonError::into_inner);
            }
        };
        let thread = Some(thread::Builder::new().name("heartbeat".into()).spawn(beat)?);
        Ok(Heartbeat { shared, thread })
    }

    /// The loop of the station runs at this moment.
    pub(super) fn add_sign(&self, now: Moment) {
        self.shared.lock().add(now);
    }

    /// Since when the process had not run, where it stood still before this moment and that was not told yet.
    pub(super) fn take_standstill(&self, now: Moment) -> Option<Moment> {
        let mut signs = self.shared.lock();
        signs.add(now);
        signs.still_since.take_if(|since| now - *since >= STOOD_STILL)
    }
}

impl Drop for Heartbeat {
    fn drop(&mut self) {
        self.shared.lock().ends = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It has no way to panic that would not have been seen already.
            let _ = thread.join();
        }
    }
}
