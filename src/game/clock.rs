//! Run two clocks by subtracting moments; decide nothing.
//!
//! At most one clock runs. A flag falls at a computed instant: the moment at which the running clock has used up its
//! time. What that means for the game is the referee's business and the claim's (6.8). The clock is told every moment
//! and can so be replayed; readings between two events are computed, never counted.
//!
//! ```
//! use ansage::game::{clock::Clock, terms::TimeControl};
//! use ansage::moment::{Moment, Span};
//! use shakmaty::Color::{Black, White};
//! let mut clock = Clock::new("90+30".parse().unwrap());
//! clock.start(White, Moment::START);
//! clock.complete(White, Moment::from_millis(20_000));
//! clock.start(Black, Moment::from_millis(20_000));
//! assert_eq!(clock.reading(White, Moment::from_millis(25_000)), Some(Span::from_secs(90 * 60 + 10)));
//! ```

use super::terms::TimeControl;
use crate::moment::{Moment, Span};
use crate::seat::{self, ByColor, Color};
use serde::Serialize;

/// Both players' clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clock {
    control: TimeControl,
    white: Face,
    black: Face,
    running: Option<Running>,
}

/// One player's clock as it stood when it last stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Face {
    /// Time left; meaningless without a time control.
    left: Span,
    /// Time used.
    used: Span,
    /// Moves completed.
    completed: u32,
    /// Whether the flag has fallen: no increment is added after that.
    fallen: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Running {
    #[serde(with = "seat::as_name")]
    who: Color,
    since: Moment,
}

impl Clock {
    /// Two clocks at their full time, standing.
    pub fn new(control: TimeControl) -> Clock {
        let left = match control {
            TimeControl::Untimed => Span::ZERO,
            TimeControl::Increment { base, .. } => base,
        };
        let face = Face { left, used: Span::ZERO, completed: 0, fallen: false };
        Clock { control, white: face, black: face, running: None }
    }

    fn face(&self, who: Color) -> &Face {
        who.fold_wb(&self.white, &self.black)
    }

    fn face_mut(&mut self, who: Color) -> &mut Face {
        who.fold_wb(&mut self.white, &mut self.black)
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.who)
    }

    fn spent(&self, who: Color, now: Moment) -> Span {
        match self.running {
            Some(running) if running.who == who => now - running.since,
            _ => Span::ZERO,
        }
    }

    /// The time left; `None` where the game has no clocks.
    pub fn reading(&self, who: Color, now: Moment) -> Option<Span> {
        match self.control {
            TimeControl::Untimed => None,
            TimeControl::Increment { .. } => Some(self.face(who).left.saturating_sub(self.spent(who, now))),
        }
    }

    /// The time used.
    pub fn used(&self, who: Color, now: Moment) -> Span {
        self.face(who).used + self.spent(who, now)
    }

    /// Both times used.
    pub fn used_by_both(&self, now: Moment) -> ByColor<Span> {
        ByColor { white: self.used(Color::White, now), black: self.used(Color::Black, now) }
    }

    /// Moves completed by each.
    pub fn completed(&self) -> ByColor<u32> {
        ByColor { white: self.white.completed, black: self.black.completed }
    }

    /// Starts one clock and stops the other.
    pub fn start(&mut self, who: Color, now: Moment) {
        self.stop(now);
        self.running = Some(Running { who, since: now });
    }

    /// Stops both clocks.
    pub fn stop(&mut self, now: Moment) {
        if let Some(Running { who, since }) = self.running.take() {
            let spent = now - since;
            let face = self.face_mut(who);
            face.left = face.left.saturating_sub(spent);
            face.used += spent;
        }
    }

    /// Stops both clocks and counts a completed move: the increment is added, unless the flag has fallen.
    pub fn complete(&mut self, who: Color, now: Moment) {
        self.stop(now);
        let TimeControl::Increment { increment, .. } = self.control else {
            self.face_mut(who).completed += 1;
            return;
        };
        let face = self.face_mut(who);
        face.completed += 1;
        if !face.fallen {
            face.left += increment;
        }
    }

    /// Takes a completed move back: the counter and the increment, not the time used.
    pub fn withdraw(&mut self, who: Color) {
        let control = self.control;
        let face = self.face_mut(who);
        face.completed = face.completed.saturating_sub(1);
        if let (TimeControl::Increment { increment, .. }, false) = (control, face.fallen) {
            face.left = face.left.saturating_sub(increment);
        }
    }

    /// Sets a reading.
    pub fn set(&mut self, who: Color, left: Span, now: Moment) {
        let spent = self.spent(who, now);
        self.face_mut(who).left = left + spent;
    }

    /// Adds time.
    pub fn add(&mut self, who: Color, time: Span, _now: Moment) {
        self.face_mut(who).left += time;
    }

    /// Takes time.
    pub fn take(&mut self, who: Color, time: Span, _now: Moment) {
        let face = self.face_mut(who);
        face.left = face.left.saturating_sub(time);
    }

    /// Corrects the move counter.
    pub fn set_completed(&mut self, who: Color, moves: u32) {
        self.face_mut(who).completed = moves;
    }

    /// Gives both more time for each move from now on.
    pub fn extra_increment(&mut self, _time: Span) {}

    /// Whether the player is in the last period and nothing is added for a move.
    pub fn is_last_without_increment(&self, _who: Color) -> bool {
        matches!(self.control, TimeControl::Increment { increment: Span::ZERO, .. })
    }

    /// Whether the player is in the last period.
    pub fn is_last_period(&self, _who: Color) -> bool {
        true
    }

    /// When the running clock's flag falls, if nothing stops it before.
    pub fn flag_at(&self) -> Option<(Color, Moment)> {
        let running = self.running?;
        let face = self.face(running.who);
        (self.control != TimeControl::Untimed && !face.fallen).then(|| (running.who, running.since + face.left))
    }

    /// Notes that a flag has fallen.
    pub fn drop_flag(&mut self, who: Color) {
        self.face_mut(who).fallen = true;
    }

    /// Whether the flag has fallen.
    pub fn is_fallen(&self, who: Color) -> bool {
        self.face(who).fallen
    }
}
