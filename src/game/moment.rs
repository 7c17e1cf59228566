//! Count time in whole milliseconds; read no clock.
//!
//! A [`Moment`] is a point on one journal's time line: milliseconds since that journal was opened. A [`Span`] is the
//! distance between two moments, or a reading of a chess clock. Only `station` turns an operating system's clock into
//! moments; everything below it is told the time, so that a game can be replayed or simulated in virtual time.
//! Spans are obtained by subtracting moments, never by counting ticks.
//!
//! ```
//! use ansage_game::moment::{Moment, Span};
//! let announced = Moment::from_millis(1_000);
//! let pressed = Moment::from_millis(3_500);
//! assert_eq!(pressed - announced, Span::from_millis(2_500));
//! assert_eq!(Span::from_secs(90).to_string(), "0:01:30.000");
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Sub};

/// Milliseconds since the journal was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(u64);

/// A length of time in milliseconds, zero or more. Subtraction stops at zero: a clock shows no negative time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(u64);

impl Moment {
    /// The opening of the journal.
    pub const START: Moment = Moment(0);

    /// The moment `millis` milliseconds after the opening.
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the opening.
    pub const fn as_millis(self) -> u64 {
        self.0
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// `millis` milliseconds.
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis)
    }

    /// `secs` seconds.
    pub const fn from_secs(secs: u64) -> Span {
        Span(secs * 1_000)
    }

    /// The length in milliseconds.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// Whole seconds, rounded down.
    pub const fn whole_secs(self) -> u64 {
        self.0 / 1_000
    }

    /// Returns `true` if the span is zero.
    pub const fn is_zero(&self) -> bool {
        self.0 == 0
    }

    /// `self - other`, or zero where `other` is longer.
    pub const fn saturating_sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl Sub for Moment {
    type Output = Span;
    /// The time from `earlier` to `self`; zero where `earlier` is in fact later.
    fn sub(self, earlier: Moment) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Span> for Moment {
    type Output = Moment;
    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl fmt::Display for Span {
    /// Hours, minutes, seconds and milliseconds: `1:02:03.004`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (secs, millis) = (self.0 / 1_000, self.0 % 1_000);
        write!(f, "{}:{:02}:{:02}.{millis:03}", secs / 3_600, secs / 60 % 60, secs % 60)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Span(self.0).fmt(f)
    }
}
