//! Read the one clock of the program and make moments of it.

use ansage_game::moment::Moment;
use std::time::{Duration, SystemTime};

/// Turns the system's clock into moments of one journal.
///
/// On Linux the source is `CLOCK_BOOTTIME`: a closed lid must not stop a player's clock, and nobody can set it.
#[derive(Debug, Clone, Copy)]
pub struct Timepiece {
    base: Moment,
    origin: Duration,
}

impl Timepiece {
    /// A timepiece that shows `base` now.
    pub fn starting_at(base: Moment) -> Timepiece {
        Timepiece { base, origin: since_boot() }
    }

    /// The present moment. Never goes back.
    pub fn now(&self) -> Moment {
        let passed = since_boot().saturating_sub(self.origin);
        self.base + ansage_game::moment::Span::from_millis(passed.as_millis() as u64)
    }

    /// How long until `moment`; zero where it has passed.
    pub fn duration_until(&self, moment: Moment) -> Duration {
        // A moment is a whole millisecond: wait until it is over, or the waiter would wake just before it.
        let whole = moment - self.now();
        if whole == ansage_game::moment::Span::ZERO {
            Duration::ZERO
        } else {
            Duration::from_millis(whole.as_millis() + 1)
        }
    }
}

#[cfg(target_os = "linux")]
fn since_boot() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the pointer is to a valid timespec that the call fills; CLOCK_BOOTTIME exists since Linux 2.6.39.
    let answer = unsafe { libc::clock_gettime(libc::CLOCK_BOOTTIME, &raw mut time) };
    if answer == 0 {
        Duration::new(time.tv_sec.max(0) as u64, time.tv_nsec.clamp(0, 999_999_999) as u32)
    } else {
        since_start()
    }
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Duration {
    since_start()
}

/// Where the system has no clock that counts through sleep.
fn since_start() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The calendar time, RFC 3339 in UTC, for people only.
pub fn calendar_time_now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}
