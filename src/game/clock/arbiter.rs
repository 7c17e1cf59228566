//! Note flags, and do what the arbiter decides: times, counters, further seconds, flags lifted.
//!
//! Each may be done while a clock runs: what has passed before is booked first.

use super::{Bonus, Clock, ClockReading, Credit, TimeControl};
use crate::moment::{Moment, Span};
use crate::seat::Color;

impl Clock {
    /// Whether the other clock stands still and keeps its display once a flag falls (C.02, 5.4.1). Decides what later
    /// flags do; a display that is kept already stays so until [`Clock::lift_flag`].
    pub fn set_freeze_on_flag_fall(&mut self, freeze: bool) {
        self.freeze = freeze;
    }

    /// Whether an increment is added before each move from the first one (glossary), not after it. Before the start: the
    /// one before the first move is given to both, or taken back.
    pub fn set_increment_before_first_move(&mut self, first_increment: bool) {
        if std::mem::replace(&mut self.first_increment, first_increment) == first_increment {
            return;
        }
        let increment = self.place_of(0).map_or(Span::ZERO, |place| place.increment());
        for face in [&mut self.white, &mut self.black] {
            let of = |span: Span| if first_increment { span + increment } else { span.saturating_sub(increment) };
            (face.left, face.granted) = (of(face.left), of(face.granted));
        }
    }

    /// Notes that a flag has fallen.
    pub fn mark_flag_fallen(&mut self, who: Color) {
        if let (true, Some((_, at))) = (self.is_hourglass(), self.next_flag_fall()) {
            // The other gets the last of the sand before his display is kept.
            self.book_elapsed_time(at);
        }
        let last = self.period(who).is_last();
        let freeze = self.freeze;
        self.first_fallen.get_or_insert(who);
        let face = self.face_mut(who);
        face.fallen = true;
        face.ended = last;
        let other = self.face_mut(!who);
        other.frozen |= freeze && !other.fallen;
    }

    /// Whether the flag has fallen.
    pub fn is_fallen(&self, who: Color) -> bool {
        self.face(who).fallen
    }

    /// Whose flag fell first, of those that are down.
    pub fn first_fallen(&self) -> Option<Color> {
        self.first_fallen
    }

    /// Whether a clock keeps its display because the other flag has fallen.
    pub fn is_frozen(&self, who: Color) -> bool {
        self.face(who).frozen
    }

    /// Lifts a flag. Where its clock runs without time left, it falls again at once.
    pub fn lift_flag(&mut self, who: Color, now: Moment) {
        self.book_elapsed_time(now);
        let face = self.face_mut(who);
        face.fallen = false;
        face.ended = false;
        let other = self.face_mut(!who);
        other.frozen = false;
        let other_fallen = other.fallen;
        let freeze = self.freeze;
        self.face_mut(who).frozen = other_fallen && freeze;
        self.first_fallen = other_fallen.then_some(!who);
    }

    /// Sets what a player has left.
    pub fn set_time_left(&mut self, who: Color, left: Span, now: Moment) {
        self.book_elapsed_time(now);
        if self.control == TimeControl::Untimed {
            return;
        }
        let face = self.face_mut(who);
        face.granted = (face.granted + left).saturating_sub(face.left);
        face.left = left;
    }

    /// Sets what a player has left by a ruling on the clock. The time used follows: both add up to what the control, the moves
    /// and the arbiter have given (D.2.9.d), the increments of moves that he has counted included. A player who has more
    /// left than that has used nothing.
    pub fn set_time_left_by_ruling(&mut self, who: Color, left: Span, now: Moment) {
        self.book_elapsed_time(now);
        let delays = match &self.control {
            TimeControl::Untimed => return,
            TimeControl::Periods(periods) => periods.iter().any(|period| matches!(period.bonus, Bonus::Delay(_))),
            TimeControl::Hourglass { .. } => false,
        };
        let face = self.face_mut(who);
        let sum = |of: fn(&Credit) -> Span| face.credits.iter().fold(Span::ZERO, |sum, credit| sum + of(credit));
        // An earlier reading that he has set gives nothing any more.
        let granted = face.granted.saturating_sub(face.granted_by_reading);
        let with_increments = granted + sum(|credit| credit.ungiven);
        // More than that: he has given the time of a period with it.
        let due = if left > with_increments { sum(|credit| credit.due) } else { Span::ZERO };
        face.granted = (with_increments + due).max(left);
        face.granted_by_reading = face.granted.saturating_sub(granted);
        // What was used after the flag, or on a clock that kept its display, is none of it.
        face.unclocked = if delays { face.unclocked } else { Span::ZERO };
        face.used = face.granted.saturating_sub(left) + face.unclocked;
        face.left = left;
    }

    /// Sets what a player has left, used and completed to what the clock showed at an earlier press. What was given since, or
    /// taken, is in none of it.
    pub fn restore_reading(&mut self, who: Color, reading: ClockReading, now: Moment) {
        self.book_elapsed_time(now);
        let Some(left) = reading.left.filter(|_| self.control != TimeControl::Untimed) else { return };
        let face = self.face_mut(who);
        face.unclocked = face.unclocked.min(reading.used);
        face.granted = left + reading.used.saturating_sub(face.unclocked);
        (face.left, face.used, face.completed) = (left, reading.used, reading.completed);
        face.granted_by_reading = Span::ZERO;
    }

    /// Adds to what a player has left.
    pub fn add_time(&mut self, who: Color, span: Span, now: Moment) {
        self.book_elapsed_time(now);
        self.set_time_left(who, self.face(who).left + span, now);
    }

    /// Takes from what a player has left, down to nothing.
    pub fn deduct_time(&mut self, who: Color, span: Span, now: Moment) {
        self.book_elapsed_time(now);
        self.set_time_left(who, self.face(who).left.saturating_sub(span), now);
    }

    /// Sets the counter of completed moves. The period follows the counter; the time does not: whether that of
    /// another period is due is for the arbiter to set. From then on each completed move counts on from here, and the
    /// one that completes a period adds the next one's time.
    /// Returns the time of the periods that are reached by that, and of those that are reached no more.
    pub fn set_completed(&mut self, who: Color, completed: u32, now: Moment) -> (Span, Span) {
        self.book_elapsed_time(now);
        let before = std::mem::replace(&mut self.face_mut(who).completed, completed);
        (self.time_of_periods_between(before, completed), self.time_of_periods_between(completed, before))
    }

    /// Further seconds for each move of both from now on, cumulative (appendix G.4). A second call adds to the first.
    pub fn add_extra_increment(&mut self, span: Span) {
        self.extra += span;
    }

    /// What both get for each move beyond the time control, by the arbiter's rulings.
    pub const fn extra_increment(&self) -> Span {
        self.extra
    }
}
