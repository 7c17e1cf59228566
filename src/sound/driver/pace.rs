//! See in the audio callback whether an output has run dry, without a lock or an allocation.
//!
//! A sound server holds at most two of our buffers. When it asks for the next one later than these last, it had nothing
//! to play in between. ALSA says itself that it ran dry.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Right after the start an output is not at its pace yet.
const SETTLING: Duration = Duration::from_secs(1);

/// What is late by more was not late, but suspended.
const SUSPENDED: Duration = Duration::from_secs(1);

/// What the callback tells the thread that owns the card.
#[derive(Debug, Default)]
pub struct CallbackReport {
    dry: AtomicU32,
    idle: AtomicBool,
}

impl CallbackReport {
    /// How often the output has run dry.
    pub fn underrun_count(&self) -> u32 {
        self.dry.load(Ordering::Relaxed)
    }

    /// It has run dry while something was to be played.
    pub fn record_underrun(&self) {
        self.dry.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether there is nothing to be played.
    pub fn is_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed)
    }
}

/// The callback's own eye on the clock.
pub struct CallbackTimer {
    flow: Arc<CallbackReport>,
    begun: Instant,
    last: Option<Instant>,
    /// The longest that two of the buffers last; none where the system tells itself.
    most: Option<Duration>,
}

impl CallbackTimer {
    /// From now on; `buffer` is how long one buffer lasts, where lateness has to be seen here.
    pub fn new(flow: Arc<CallbackReport>, buffer: Option<Duration>) -> CallbackTimer {
        CallbackTimer { flow, begun: Instant::now(), last: None, most: buffer.map(|buffer| 2 * buffer) }
    }

    /// The device asks for the next buffer; `idle`: there is nothing to be played.
    pub fn record_callback(&mut self, idle: bool) {
        self.record_callback_at(Instant::now(), idle);
    }

    /// The same at a moment of one's own.
    pub fn record_callback_at(&mut self, now: Instant, idle: bool) {
        let since = self.last.replace(now).map_or(Duration::ZERO, |last| now - last);
        let settled = now - self.begun > SETTLING;
        // While there was nothing to be played, nothing was lost.
        let was_idle = self.flow.idle.swap(idle, Ordering::Relaxed);
        if settled && !was_idle && since < SUSPENDED && self.most.is_some_and(|most| since > most) {
            self.flow.record_underrun();
        }
    }
}
