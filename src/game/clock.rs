//! Run two clocks by subtracting moments; decide nothing.
//!
//! At most one clock runs. A flag falls at a computed instant: the moment at which the running clock has used up its
//! time. What that means for the game is the referee's business and the claim's (6.8). The clock is told every moment
//! and can so be replayed; readings between two events are computed, never counted.
//!
//! An increment is added before each move from the first one (glossary): the first move begins with the time of the
//! first period and its increment, and completing a move adds the increment of the move that follows. A table may leave
//! out the one before the first move ([`Clock::set_increment_before_first_move`]): then completing a move adds its own. A delay
//! counts from the first move; Bronstein gives back what a move has used, so nothing before the first. When the last
//! move of a period is completed, the time of the next is added to what is left (6.2). A fallen flag stays fallen until
//! the arbiter lifts it.
//!
//! For every kind of control and at every moment, *used + reading = given*: see [`Clock::total_time_given`].
//!
//! ```
//! use ansage_game::{clock::Clock, time_control::TimeControl};
//! use ansage_game::moment::{Moment, Span};
//! use shakmaty::Color::{Black, White};
//! let control: TimeControl = "90+30".parse().unwrap();
//! let mut clock = Clock::new(&control);
//! clock.start_player_clock(White, Moment::START);
//! clock.complete_move(White, Moment::from_millis(20_000));
//! clock.start_player_clock(Black, Moment::from_millis(20_000));
//! assert_eq!(clock.time_left(White, Moment::from_millis(25_000)), Some(Span::from_secs(90 * 60 + 40)));
//! ```

mod arbiter;
mod period;
mod press;

pub use period::{PeriodKind, PeriodState};
pub use press::{ClockReading, ClocksAfterPress};

use super::time_control::{Bonus, TimeControl};
use crate::moment::{Moment, Span};
use crate::seat::{self, ByColor, Color};
use period::{PeriodPlace, period_after_moves};
use serde::{Deserialize, Serialize};

/// Both players' clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    white: PlayerClock,
    black: PlayerClock,
    running: Option<RunningClock>,
    /// Added for each move of both beyond the control (appendix G.4).
    extra: Span,
    /// Whether a fallen flag makes the other clock stand still.
    freeze: bool,
    /// Whether an increment is added before each move from the first one, not after it.
    first_increment: bool,
    #[serde(with = "super::view::wire::maybe")]
    first_fallen: Option<Color>,
    /// Until when nothing counts for anybody, while the program speaks: see [`Clock::hold_for_speech`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    held_until: Option<Moment>,
}

/// One player's clock as it stood when it last stopped.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
struct PlayerClock {
    /// Time left; meaningless without a time control.
    left: Span,
    /// Time used.
    used: Span,
    /// Moves completed.
    completed: u32,
    /// Whether the flag has fallen.
    fallen: bool,
    /// Whether no further time is added because the flag fell in the last period.
    ended: bool,
    /// Whether it keeps its display because the other flag has fallen.
    frozen: bool,
    /// What the control, the moves and the arbiter have given, less what they have taken.
    granted: Span,
    /// Time used that was not taken off what was left.
    unclocked: Span,
    /// Time used for the move he is at, also before an interruption of it.
    on_move: Span,
    /// Time used, since the clock was last pressed, for moves that the player's next move has completed: a delay counts it.
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    unpressed: Span,
    /// Increments of withdrawn moves that were already used up: the next move gets so much less.
    owed: Span,
    /// What of `granted` rests on the latest reading that a ruling has set: see [`Clock::set_time_left_by_ruling`].
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    granted_by_reading: Span,
    /// What each completed move changed, the latest last. A joined station is not told it: see [`Clock::without_move_history`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    credits: Vec<Credit>,
}

/// What completing a move changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Credit {
    added: Span,
    /// What was left of a fixed time and not kept.
    lost: Span,
    /// Of its increment, what had been given before.
    paid: Span,
    /// Of what was added, the time of the period that begins behind the move.
    period: Span,
    /// The increment that a press would have given, where no press has completed the move.
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    ungiven: Span,
    /// The time of such a period that the arbiter may still give, where no press has completed the move.
    due: Span,
    on_move: Span,
    /// As of the clock, before this move.
    #[serde(default, skip_serializing_if = "Span::is_zero")]
    unpressed: Span,
    /// Both clocks just after it.
    after: Option<ClocksAfterPress>,
}

/// What completes a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CompletingAct {
    /// The press of its player.
    Press,
    /// The next move of its player, whose clock runs on (6.2.1.2).
    OwnNextMove,
    /// The opponent's next move, to which it was the reply, or what has ended the game.
    OpponentsAct,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct RunningClock {
    #[serde(with = "seat::as_name")]
    player: Color,
    since: Moment,
}

impl Clock {
    /// Two clocks at their full time, standing. A fallen flag freezes the other clock unless [`Clock::set_freeze_on_flag_fall`] says
    /// otherwise, and an increment is added before the first move unless [`Clock::set_increment_before_first_move`] does.
    pub fn new(control: &TimeControl) -> Clock {
        let left = match control {
            TimeControl::Untimed => Span::ZERO,
            TimeControl::Periods(periods) => periods.first().map_or(Span::ZERO, |period| period.time),
            TimeControl::Hourglass { base } => *base,
        };
        let face = PlayerClock { left, granted: left, ..PlayerClock::default() };
        let mut clock = Clock {
            control: control.clone(),
            white: face.clone(),
            black: face,
            running: None,
            extra: Span::ZERO,
            freeze: true,
            first_increment: false,
            first_fallen: None,
            held_until: None,
        };
        clock.set_increment_before_first_move(true);
        clock
    }

    /// The same clocks without what each past move changed, as a joined station knows them: enough for every reading, flag
    /// and mark that lies ahead; taking moves back stays the referee's.
    #[must_use]
    pub(crate) fn without_move_history(mut self) -> Clock {
        self.white.credits.clear();
        self.black.credits.clear();
        self
    }

    fn face(&self, who: Color) -> &PlayerClock {
        who.fold_wb(&self.white, &self.black)
    }

    fn face_mut(&mut self, who: Color) -> &mut PlayerClock {
        who.fold_wb(&mut self.white, &mut self.black)
    }

    fn place_of(&self, completed: u32) -> Option<PeriodPlace<'_>> {
        match &self.control {
            TimeControl::Periods(periods) => period_after_moves(periods, completed),
            _ => None,
        }
    }

    /// Whether there are clocks at all.
    pub(crate) fn is_timed(&self) -> bool {
        self.control != TimeControl::Untimed
    }

    fn is_hourglass(&self) -> bool {
        matches!(self.control, TimeControl::Hourglass { .. })
    }

    /// Whose clock runs; also where it keeps its display because the other flag has fallen.
    pub fn running_player(&self) -> Option<Color> {
        self.running.map(|running| running.player)
    }

    /// The delay that is still to pass before the main time runs.
    fn delay_left(&self, who: Color) -> Span {
        let face = self.face(who);
        match self.place_of(face.completed).map(|place| place.period.bonus) {
            Some(Bonus::Delay(delay)) => delay.saturating_sub(face.on_move + face.unpressed),
            _ => Span::ZERO,
        }
    }

    fn spent(&self, who: Color, now: Moment) -> Span {
        match self.running {
            Some(running) if running.player == who => now - running.since,
            _ => Span::ZERO,
        }
    }

    /// What of the time spent since the clock was started is taken off what was left.
    fn charged(&self, who: Color, now: Moment) -> Span {
        let face = self.face(who);
        if face.frozen {
            return Span::ZERO;
        }
        self.spent(who, now).saturating_sub(self.delay_left(who)).min(face.left)
    }

    /// What an hourglass gives `who` of the other's time.
    fn received(&self, who: Color, now: Moment) -> Span {
        if self.is_hourglass() && !self.face(who).frozen { self.charged(!who, now) } else { Span::ZERO }
    }

    /// The time left; `None` where the game has no clocks.
    pub fn time_left(&self, who: Color, now: Moment) -> Option<Span> {
        let left = self.face(who).left.saturating_sub(self.charged(who, now));
        self.is_timed().then(|| left + self.received(who, now))
    }

    /// The time used, whether or not it was taken off the clock.
    pub fn time_used(&self, who: Color, now: Moment) -> Span {
        self.face(who).used + self.spent(who, now)
    }

    /// Both times used.
    pub(crate) fn times_used(&self, now: Moment) -> ByColor<Span> {
        ByColor { white: self.time_used(Color::White, now), black: self.time_used(Color::Black, now) }
    }

    /// All time given up to `now`, so that always `used + reading = given` (no clocks: a reading of zero).
    ///
    /// Given are: the time of each period reached; increments, and what Bronstein gives back; for a fixed time each
    /// new move's, less what was left of the last; in an hourglass what the other has used; what the arbiter set or
    /// added, less what he took; and what was used without being taken off the clock ([`Clock::time_used_but_not_deducted`]).
    pub fn total_time_given(&self, who: Color, now: Moment) -> Span {
        self.face(who).granted + self.received(who, now) + self.time_used_but_not_deducted(who, now)
    }

    /// The part of the time used that was not taken off the clock: under a delay, after the flag, while frozen, or in a
    /// game without clocks.
    pub fn time_used_but_not_deducted(&self, who: Color, now: Moment) -> Span {
        self.face(who).unclocked + self.spent(who, now).saturating_sub(self.charged(who, now))
    }

    /// Moves completed by each.
    pub fn completed_moves(&self) -> ByColor<u32> {
        ByColor { white: self.white.completed, black: self.black.completed }
    }

    /// Starts one clock and stops the other.
    pub fn start_player_clock(&mut self, who: Color, now: Moment) {
        self.stop(now);
        let since = self.held_until.map_or(now, |until| until.max(now));
        self.running = Some(RunningClock { player: who, since });
    }

    /// The program begins to speak, and that counts for nobody: what runs, or is started meanwhile, counts from
    /// [`Clock::release_speech_hold`], or from `until` where that does not come.
    pub fn hold_for_speech(&mut self, until: Moment, now: Moment) {
        self.book_elapsed_time(now);
        self.held_until = Some(until);
        if let Some(running) = &mut self.running {
            running.since = running.since.max(until);
        }
    }

    /// The program has spoken: from now on time counts again.
    pub fn release_speech_hold(&mut self, now: Moment) {
        if self.held_until.take().is_some_and(|until| now < until)
            && let Some(running) = &mut self.running
        {
            running.since = running.since.min(now);
        }
    }

    /// Stops both clocks.
    pub fn stop(&mut self, now: Moment) {
        self.book_elapsed_time(now);
        self.running = None;
    }

    /// Books what has passed up to `now`; what runs, runs on.
    fn book_elapsed_time(&mut self, now: Moment) {
        let Some(RunningClock { player: who, since }) = self.running else { return };
        let (spent, charged) = (now - since, self.charged(who, now));
        let received = self.received(!who, now);
        let face = self.face_mut(who);
        face.left = face.left.saturating_sub(charged);
        face.used += spent;
        face.unclocked += spent.saturating_sub(charged);
        if !face.frozen {
            face.on_move += spent;
        }
        let other = self.face_mut(!who);
        other.left += received;
        other.granted += received;
        self.running = Some(RunningClock { player: who, since: since.max(now) });
    }

    /// Stops both clocks and counts a completed move: the bonus is added, and the time of the next period where one
    /// begins. Nothing is added after the flag has fallen in the last period, nor to a clock that keeps its display.
    pub fn complete_move(&mut self, who: Color, now: Moment) {
        self.complete_with(who, CompletingAct::Press, now);
    }

    /// The same for a move that its player's next move completes (6.2.1.2): no bonus is added, but the time of a new period
    /// is. The clock runs on for the next move, which gets no delay and no fixed time of its own.
    pub fn complete_move_by_own_next(&mut self, who: Color, now: Moment) {
        self.complete_with(who, CompletingAct::OwnNextMove, now);
    }

    /// The same for a move after which the player's clock does not run on: the reply to such a move, or one that ends the game.
    pub fn complete_unpressed_move(&mut self, who: Color, now: Moment) {
        self.complete_with(who, CompletingAct::OpponentsAct, now);
    }

    fn complete_with(&mut self, who: Color, act: CompletingAct, now: Moment) {
        self.stop(now);
        let credit = self.credit(who, act);
        let face = self.face_mut(who);
        face.completed = face.completed.saturating_add(1);
        face.unpressed = match act {
            CompletingAct::OwnNextMove => face.unpressed + face.on_move,
            CompletingAct::Press | CompletingAct::OpponentsAct => Span::ZERO,
        };
        face.on_move = Span::ZERO;
        face.owed = face.owed.saturating_sub(credit.paid);
        face.left = face.left.saturating_sub(credit.lost) + credit.added;
        face.granted = (face.granted + credit.added).saturating_sub(credit.lost);
        face.credits.push(credit);
        self.record_press(who, now);
    }

    fn credit(&self, who: Color, act: CompletingAct) -> Credit {
        let face = self.face(who);
        let none = Credit { on_move: face.on_move, unpressed: face.unpressed, ..Credit::default() };
        if !self.is_timed() || face.ended || face.frozen {
            return none;
        }
        let here = self.place_of(face.completed);
        let next = self.place_of(face.completed.saturating_add(1));
        let given_back = match here.as_ref().map(|here| here.period.bonus) {
            Some(Bonus::Bronstein(most)) => most.min(face.on_move),
            _ => Span::ZERO,
        };
        let of_move = if self.first_increment { next.as_ref() } else { here.as_ref() };
        let bonus = of_move.map_or(Span::ZERO, PeriodPlace::increment) + given_back + self.extra;
        // A move that no press completes earns nothing.
        let bonus = if act == CompletingAct::Press { bonus } else { Span::ZERO };
        let (fresh, fixed) = match (&here, &next) {
            // The clock runs on, and a fixed time is for one run of it.
            (Some(here), Some(next))
                if act == CompletingAct::OwnNextMove
                    && here.period.bonus == Bonus::Fixed
                    && here.period == next.period =>
            {
                (Span::ZERO, false)
            }
            (Some(here), Some(next)) => {
                let fixed = [here, next].iter().any(|place| place.period.bonus == Bonus::Fixed);
                let fresh = fixed || next.number != here.number;
                (if fresh { next.period.time } else { Span::ZERO }, fixed)
            }
            _ => (Span::ZERO, false),
        };
        let (given, lost) = (bonus + fresh, if fixed { face.left } else { Span::ZERO });
        let paid = given.min(face.owed);
        let added = given.saturating_sub(paid);
        let period = if fixed { Span::ZERO } else { fresh.min(added) };
        Credit { added, lost, paid, period, ..none }
    }

    /// What a player was given for moves that were taken back and has on his clock still: the next moves are given so much
    /// less.
    pub fn time_owed(&self, who: Color) -> Span {
        self.face(who).owed
    }

    /// Takes a completed move back: the counter, the period and exactly what the move was given, not the time used.
    ///
    /// Where what it was given has been used up since, no flag falls for that: the next completed move gets so much
    /// less. The clock must stand. Returns the time of a period that is off the clock by that.
    pub fn withdraw_completed_move(&mut self, who: Color) -> Span {
        let face = self.face_mut(who);
        face.completed = face.completed.saturating_sub(1);
        let Some(credit) = face.credits.pop() else { return Span::ZERO };
        face.on_move += credit.on_move;
        face.unpressed = credit.unpressed;
        face.owed += credit.paid;
        let kept = face.left + credit.lost;
        // A flag that is down already cannot fall by it.
        if kept > credit.added || (face.fallen && kept == credit.added) {
            face.left = (face.left + credit.lost).saturating_sub(credit.added);
            face.granted = (face.granted + credit.lost).saturating_sub(credit.added);
            return credit.period;
        }
        if credit.lost == Span::ZERO {
            face.owed += credit.added;
        }
        Span::ZERO
    }

    /// When the running clock's flag falls, if nothing stops it before.
    pub fn next_flag_fall(&self) -> Option<(Color, Moment)> {
        let who = self.running_player()?;
        self.reaches(who, Span::ZERO).map(|at| (who, at))
    }

    /// The moment at which the reading of `who` comes down to `threshold`, if his clock runs and showed more when it
    /// was started; it may have passed. A delay counts. For a sound at that moment.
    pub fn moment_of_low_time(&self, who: Color, threshold: Span) -> Option<Moment> {
        (self.running_player() == Some(who) && self.face(who).left > threshold).then(|| self.reaches(who, threshold))?
    }

    fn reaches(&self, who: Color, threshold: Span) -> Option<Moment> {
        let (running, face) = (self.running?, self.face(who));
        let counts = self.is_timed() && !face.fallen && !face.frozen;
        counts.then(|| running.since + self.delay_left(who) + face.left.saturating_sub(threshold))
    }
}
