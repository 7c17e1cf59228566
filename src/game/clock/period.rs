//! Find the period a player is in from the moves he has completed.

use super::Clock;
use crate::moment::Span;
use crate::seat::Color;
use crate::time_control::{Bonus, Period, TimeControl};
use serde::{Deserialize, Serialize};

/// The period a player is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PeriodState {
    /// Counted from 1.
    pub number: u32,
    /// How many there are; none where the last repeats and there is no end of them.
    pub of: Option<u32>,
    /// How its time runs.
    pub kind: PeriodKind,
}

impl PeriodState {
    /// Whether no other follows.
    pub fn is_last(&self) -> bool {
        self.of == Some(self.number)
    }
}

/// How the time of a period runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodKind {
    /// No clocks.
    Untimed,
    /// Nothing is added for a move.
    Plain,
    /// So much is added for each move.
    Increment(Span),
    /// So much passes in each move before the main time runs.
    Delay(Span),
    /// So much at most is given back for each move.
    Bronstein(Span),
    /// A fixed time for each move.
    Fixed,
    /// What one uses the other gets.
    Hourglass,
}

/// A period of the control with its place in the game.
pub(super) struct PeriodPlace<'a> {
    pub(super) number: u32,
    /// The move that completes it.
    pub(super) ends: Option<u32>,
    pub(super) period: &'a Period,
}

impl PeriodPlace<'_> {
    /// The increment of a move of this period.
    pub(super) fn increment(&self) -> Span {
        match self.period.bonus {
            Bonus::Increment(increment) => increment,
            _ => Span::ZERO,
        }
    }
}

/// The period of a player who has completed so many moves. A last period with a number of moves repeats.
pub(super) fn period_after_moves(periods: &[Period], completed: u32) -> Option<PeriodPlace<'_>> {
    let mut begins = 0_u32;
    for (number, period) in (1..).zip(periods) {
        let ends = period.moves.map(|moves| begins.saturating_add(moves.max(1)));
        if ends.is_none_or(|ends| completed < ends) {
            return Some(PeriodPlace { number, ends, period });
        }
        begins = ends.unwrap_or(begins);
    }
    let period = periods.last()?;
    let moves = period.moves.unwrap_or(1).max(1);
    let again = (completed - begins) / moves;
    let ends = begins.saturating_add(again.saturating_add(1).saturating_mul(moves));
    Some(PeriodPlace { number: periods.len() as u32 + 1 + again, ends: Some(ends), period })
}

impl Clock {
    /// Moves to the next time control; none where no other period follows.
    pub fn moves_to_time_control(&self, who: Color) -> Option<u32> {
        let completed = self.face(who).completed;
        self.place_of(completed)?.ends.map(|ends| ends.saturating_sub(completed))
    }

    /// The time of the periods that begin behind one number of completed moves and not behind another.
    pub(super) fn time_of_periods_between(&self, from: u32, to: u32) -> Span {
        // A last period that repeats has no end; nobody plays through so many.
        const MOST_PERIODS: usize = 1_000;
        let end_of = |completed: u32| self.place_of(completed)?.ends.filter(|ends| *ends <= to && *ends > completed);
        std::iter::successors(end_of(from), |ends| end_of(*ends))
            .take(MOST_PERIODS)
            .filter_map(|ends| self.place_of(ends))
            .fold(Span::ZERO, |time, next| time + next.period.time)
    }

    /// Whether no period follows the one a player is in.
    pub fn is_last_period(&self, who: Color) -> bool {
        self.period(who).is_last()
    }

    /// Whether all the moves that are left must be made in a limited time, with nothing added (10.1, G.1).
    pub fn is_last_period_without_increment(&self, who: Color) -> bool {
        let period = self.period(who);
        period.is_last() && period.kind == PeriodKind::Plain && self.extra == Span::ZERO
    }

    /// The period a player is in, which follows from the moves he has completed.
    pub fn period(&self, who: Color) -> PeriodState {
        let only = |kind| PeriodState { number: 1, of: Some(1), kind };
        let periods = match &self.control {
            TimeControl::Untimed => return only(PeriodKind::Untimed),
            TimeControl::Hourglass { .. } => return only(PeriodKind::Hourglass),
            TimeControl::Periods(periods) => periods,
        };
        let Some(place) = period_after_moves(periods, self.face(who).completed) else { return only(PeriodKind::Plain) };
        let kind = match place.period.bonus {
            Bonus::None => PeriodKind::Plain,
            Bonus::Increment(span) => PeriodKind::Increment(span),
            Bonus::Delay(span) => PeriodKind::Delay(span),
            Bonus::Bronstein(span) => PeriodKind::Bronstein(span),
            Bonus::Fixed => PeriodKind::Fixed,
        };
        let endless = periods.last().is_some_and(|last| last.moves.is_some());
        PeriodState { number: place.number, of: (!endless).then_some(periods.len() as u32), kind }
    }
}
