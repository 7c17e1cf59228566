//! Remember what both clocks showed just after each press, so that moves can be retraced to it (D.2.8).

use super::{Clock, Credit};
use crate::moment::{Moment, Span};
use crate::seat::{ByColor, Color};
use crate::view::wire;
use serde::{Deserialize, Serialize};

/// Both clocks just after a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClocksAfterPress {
    /// When.
    pub at: Moment,
    /// What both clocks showed, increment included; `None` without clocks.
    #[serde(with = "wire::both")]
    pub clocks: ByColor<Option<Span>>,
    /// Moves completed by each.
    #[serde(with = "wire::both")]
    pub completed: ByColor<u32>,
    /// The time used by each (D.2.9.d). The events of the journal give it, and the digest leaves it out.
    #[serde(skip, default = "nothing_used")]
    pub used: ByColor<Span>,
}

fn nothing_used() -> ByColor<Span> {
    ByColor { white: Span::ZERO, black: Span::ZERO }
}

/// One player's clock just after a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// What it showed, increment included; `None` without clocks.
    pub left: Option<Span>,
    /// The time used so far.
    pub used: Span,
    /// The moves completed.
    pub completed: u32,
}

impl ClocksAfterPress {
    /// One of the two.
    pub fn reading_of(&self, player: Color) -> ClockReading {
        ClockReading {
            left: *self.clocks.get(player),
            used: *self.used.get(player),
            completed: *self.completed.get(player),
        }
    }
}

impl Clock {
    /// Both clocks at a moment.
    pub fn both_clocks_at(&self, at: Moment) -> ClocksAfterPress {
        let clocks = ByColor { white: self.time_left(Color::White, at), black: self.time_left(Color::Black, at) };
        ClocksAfterPress { at, clocks, completed: self.completed_moves(), used: self.times_used(at) }
    }

    /// Both clocks just after the latest press of `who` that was not taken back; `None` where there is none.
    pub fn clocks_after_last_press(&self, who: Color) -> Option<ClocksAfterPress> {
        self.face(who).credits.last().and_then(|credit| credit.after)
    }

    /// Notes what both clocks show now as what they showed just after the latest press of `who`.
    pub(super) fn record_press(&mut self, who: Color, at: Moment) {
        let after = self.both_clocks_at(at);
        if let Some(credit) = self.face_mut(who).credits.last_mut() {
            credit.after = Some(after);
        }
    }

    /// Counts a move that stands by a ruling: nothing is added or taken for it. The clock must stand. Returns the time of
    /// the period that begins behind it, which is the arbiter's to give.
    pub fn count_move_by_ruling(&mut self, who: Color, at: Moment) -> Span {
        let completed = self.face(who).completed;
        let (here, next) = (self.place_of(completed), self.place_of(completed.saturating_add(1)));
        let due = match (&here, &next) {
            (Some(here), Some(next)) if here.number != next.number => next.period.time,
            _ => Span::ZERO,
        };
        let increment = if self.first_increment { &next } else { &here };
        let ungiven = increment.as_ref().map_or(Span::ZERO, |place| place.increment() + self.extra);
        let face = self.face_mut(who);
        face.completed = face.completed.saturating_add(1);
        let (on_move, unpressed) = (std::mem::take(&mut face.on_move), std::mem::take(&mut face.unpressed));
        face.credits.push(Credit { on_move, unpressed, ungiven, due, ..Credit::default() });
        self.record_press(who, at);
        due
    }

    /// The arbiter adds so much: where that is what is due for moves that he has counted by ruling, they have given it, and
    /// it goes with them when they are taken back. The latest of them, or all together.
    pub fn mark_due_time_given(&mut self, who: Color, time: Span) {
        let due = |credit: &&mut Credit| credit.due > Span::ZERO;
        let face = self.face_mut(who);
        let all = face.credits.iter().fold(Span::ZERO, |all, credit| all + credit.due);
        let latest = face.credits.iter().rev().map(|credit| credit.due).find(|due| *due > Span::ZERO);
        let given = match (time == all, latest == Some(time)) {
            (true, _) => usize::MAX,
            (false, true) => 1,
            (false, false) => 0,
        };
        for credit in face.credits.iter_mut().rev().filter(due).take(given) {
            let due = std::mem::take(&mut credit.due);
            (credit.added, credit.period) = (credit.added + due, credit.period + due);
        }
    }
}
