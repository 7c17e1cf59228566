//! Plan when a host whose line is lost is tried again.

use ansage_game::moment::{Moment, Span};

/// The pause after the first attempt that fails.
const FIRST: Span = Span::from_millis(500);

/// No pause is longer.
const LONGEST: Span = Span::from_secs(10);

/// After so many attempts at the old address the host is looked for on the network too, each time so many have failed.
const LOOKED_FOR: u32 = 4;

/// Attempts in a row after which a refusal counts. Each of them reached something that refused; a host that refuses in
/// earnest has done so four times within four seconds.
const REFUSALS_MAX: u32 = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AttemptState {
    /// There is a line.
    There,
    /// An attempt is under way.
    Trying,
    /// The next attempt is made then.
    Waiting(Moment),
    /// No attempt is made any more.
    GivenUp,
}

/// The way to the host: the line that is there, or the attempts to have one again.
#[derive(Debug, Clone)]
pub(super) struct ConnectionAttempts {
    way: AttemptState,
    pause: Span,
    /// So many attempts have failed in a row.
    failures: u32,
    /// The number of attempts in a row that were refused.
    refusals: u32,
    /// Whether the host has answered on this line.
    answered: bool,
}

impl Default for ConnectionAttempts {
    /// A line on which the host has answered.
    fn default() -> ConnectionAttempts {
        ConnectionAttempts { way: AttemptState::There, pause: FIRST, failures: 0, refusals: 0, answered: true }
    }
}

impl ConnectionAttempts {
    pub(super) fn is_connected(&self) -> bool {
        self.way == AttemptState::There
    }

    /// The host has answered on this line: when it is lost, it is tried again at once.
    pub(super) fn mark_answered(&mut self) {
        (self.answered, self.pause, self.failures, self.refusals) = (true, FIRST, 0, 0);
    }

    /// An attempt was refused. Returns `true` if this has happened often enough in a row to count.
    pub(super) fn count_refusal(&mut self) -> bool {
        self.refusals = self.refusals.saturating_add(1);
        self.refusals >= REFUSALS_MAX
    }

    /// An attempt failed otherwise than by a refusal.
    pub(super) fn clear_refusals(&mut self) {
        self.refusals = 0;
    }

    /// The line is lost. Where the host had answered on it, the first attempt is made at once.
    pub(super) fn mark_lost(&mut self, now: Moment) {
        match std::mem::replace(&mut self.answered, false) {
            true => self.way = AttemptState::Waiting(now),
            false => self.mark_failed(now),
        }
    }

    pub(super) fn stop_attempts(&mut self) {
        self.way = AttemptState::GivenUp;
    }

    /// When the next attempt is due.
    pub(super) fn next_attempt_at(&self) -> Option<Moment> {
        match self.way {
            AttemptState::Waiting(at) => Some(at),
            AttemptState::There | AttemptState::Trying | AttemptState::GivenUp => None,
        }
    }

    /// An attempt is made where one is due; and whether the host is looked for on the network too.
    pub(super) fn begin_attempt(&mut self, now: Moment) -> Option<bool> {
        self.next_attempt_at().filter(|due| *due <= now)?;
        self.way = AttemptState::Trying;
        Some(self.failures > 0 && self.failures.is_multiple_of(LOOKED_FOR))
    }

    /// The attempt has failed: the next one follows after a pause, each longer than the one before.
    pub(super) fn mark_failed(&mut self, now: Moment) {
        self.way = AttemptState::Waiting(now + self.pause);
        self.pause = (self.pause + self.pause).min(LONGEST);
        self.failures = self.failures.saturating_add(1);
    }

    /// There is a line.
    pub(super) fn mark_connected(&mut self) {
        self.way = AttemptState::There;
    }
}
