//! Keep an account of what each player was given, from the control and the effects alone: base times, increments,
//! periods, what was added and taken. For controls of plain times and increments.

use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind};
use ansage_game::moment::Span;
use ansage_game::referee::Referee;
use ansage_game::ruling::RulingChange;
use ansage_game::seat::{ByColor, Color};
use ansage_game::time_control::{Bonus, Period, TimeControl};
use ansage_game::view::View;

/// What one player was given.
#[derive(Debug, Clone, Default)]
struct PlayerAccount {
    given: u64,
    /// For each completed move, what it brought.
    credits: Vec<u64>,
    /// A flag fell, or an increment was taken back that was used up already: from then on only the clock knows.
    closed: bool,
    /// The time of a control reached by ruling is due: what the arbiter adds then may be that.
    due: bool,
}

/// What both were given.
#[derive(Debug, Clone)]
pub struct TimeAccount {
    periods: Vec<Period>,
    sheets: ByColor<PlayerAccount>,
    extra: u64,
    /// Whether an increment is added before each move, not after it.
    first_increment: bool,
}

/// How the moves of one event were completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CompletionKind {
    Pressed,
    /// By the next own move after the reply, without increment.
    Unpressed,
    /// By what ends the game: only the clock knows whether a press came before it.
    AtTheEnd,
}

impl CompletionKind {
    fn of(event: &Event, effects: &[Effect]) -> CompletionKind {
        let any = |is: fn(&EffectKind) -> bool| effects.iter().any(|effect| is(&effect.kind));
        if any(|kind| matches!(kind, EffectKind::CompletedUnpressed { .. })) {
            return CompletionKind::Unpressed;
        }
        let pressed = matches!(event.kind, EventKind::ClockPressed { .. } | EventKind::Confirmed { .. });
        // A consent is confirmed by the same key.
        let upheld = any(|kind| matches!(kind, EffectKind::Upheld));
        match (!pressed || upheld) && any(|kind| matches!(kind, EffectKind::GameOver(_))) {
            true => CompletionKind::AtTheEnd,
            false => CompletionKind::Pressed,
        }
    }
}

fn increment(period: &Period) -> u64 {
    match period.bonus {
        Bonus::Increment(increment) => increment.as_millis(),
        _ => 0,
    }
}

/// The number of the period of a player who has completed so many moves, and the period.
fn period(periods: &[Period], completed: u32) -> (usize, &Period) {
    let mut begins = 0;
    for (number, period) in periods.iter().enumerate() {
        match period.moves {
            Some(moves) if completed >= begins + moves => begins += moves,
            _ => return (number, period),
        }
    }
    let last = &periods[periods.len() - 1];
    (periods.len() + ((completed - begins) / last.moves.unwrap_or(1)) as usize, last)
}

impl TimeAccount {
    /// The account of a control; closed where that is of another kind.
    pub fn new(time: &TimeControl, first_increment: bool) -> TimeAccount {
        let periods = match time {
            TimeControl::Periods(periods) => periods.clone(),
            _ => Vec::new(),
        };
        let before = |period| if first_increment { increment(period) } else { 0 };
        let given = periods.first().map_or(0, |period| period.time.as_millis() + before(period));
        let sheet = PlayerAccount { given, ..PlayerAccount::default() };
        let sheets = ByColor { white: sheet.clone(), black: sheet };
        let mut account = TimeAccount { periods, sheets, extra: 0, first_increment };
        let closed = !account.is_plain();
        (account.sheets.white.closed, account.sheets.black.closed) = (closed, closed);
        account
    }

    /// Whether all time that passes is taken off the clock.
    pub fn is_plain(&self) -> bool {
        let plain = |bonus| matches!(bonus, Bonus::None | Bonus::Increment(_));
        !self.periods.is_empty() && self.periods.iter().all(|period| plain(period.bonus))
    }

    /// Enters what an event brought about.
    pub fn see(&mut self, event: &Event, effects: &[Effect], (before, after): (&View, &View), referee: &Referee) {
        for effect in effects {
            if let EffectKind::TimeSet { time, first_increment, .. } = &effect.kind {
                *self = TimeAccount::new(time, *first_increment);
            }
            let adapted = before.rules.first_increment != after.rules.first_increment;
            if adapted && matches!(&effect.kind, EffectKind::RulingApplied(RulingChange::RuleAdapted { .. })) {
                *self = TimeAccount::new(&after.time, after.rules.first_increment);
            }
        }
        let word = matches!(before.awaited, ansage_game::view::AwaitedAct::Confirmation(..));
        let how = if word { CompletionKind::AtTheEnd } else { CompletionKind::of(event, effects) };
        let restored =
            effects.iter().any(|it| matches!(it.kind, EffectKind::RulingApplied(RulingChange::CourseRestored { .. })));
        for color in Color::ALL {
            match restored {
                true => self.restore(color, effects, (before, after)),
                false => self.enter_moves(color, how, (before, after)),
            }
            for effect in effects {
                self.enter(color, &effect.kind, (before, after));
            }
            let clock = referee.clock();
            let (used, left) = (after.used.get(color), after.clocks.get(color).unwrap_or_default());
            let sheet = self.sheets.get_mut(color);
            // Dead time is used beyond the last second, too, for no flag falls by it.
            let dead = effects.iter().any(|it| matches!(it.kind, EffectKind::RemedyProposed(_))) && left == Span::ZERO;
            // A flag may fall and go up again within one event.
            let fell = effects.iter().any(|it| matches!(it.kind, EffectKind::FlagFell { .. }));
            sheet.closed |= fell || clock.is_fallen(color) || clock.is_frozen(color) || dead;
            if !sheet.closed {
                assert_eq!(used.as_millis() + left.as_millis(), sheet.given, "used and left of {color:?} by account");
            }
        }
        for effect in effects {
            if let EffectKind::RulingApplied(RulingChange::IncrementAdded { time }) = effect.kind {
                self.extra += time.as_millis();
            }
        }
    }

    fn enter_moves(&mut self, color: Color, how: CompletionKind, (before, after): (&View, &View)) {
        let (was, is) = (*before.completed.get(color), *after.completed.get(color));
        let sheet = self.sheets.get_mut(color);
        if sheet.closed {
            return;
        }
        if is == was + 1 {
            let (number, here) = period(&self.periods, was);
            let (next_number, next) = period(&self.periods, is);
            let bonus = increment(if self.first_increment { next } else { here });
            let fresh = if next_number == number { 0 } else { next.time.as_millis() };
            let credit = fresh + if how == CompletionKind::Pressed { bonus + self.extra } else { 0 };
            sheet.closed |= how == CompletionKind::AtTheEnd;
            sheet.given += credit;
            sheet.credits.push(credit);
        }
        let left = after.clocks.get(color).unwrap_or_default().as_millis();
        for _ in is..was {
            let credit = sheet.credits.pop().unwrap_or_default();
            // What is used up already cannot be taken back.
            sheet.closed |= left <= credit && credit > 0;
            sheet.given = sheet.given.saturating_sub(credit);
        }
    }

    /// A move that stands by a ruling where there was none brings nothing; one in the place of another, what that one
    /// has brought.
    fn restore(&mut self, color: Color, effects: &[Effect], (before, after): (&View, &View)) {
        let standing = before.half_moves.iter().filter(|half_move| half_move.player == color).count() as u32;
        let (was, is) = (*before.completed.get(color), *after.completed.get(color));
        let completed = effects.iter().any(|effect| matches!(effect.kind, EffectKind::MoveCompleted { .. }));
        // A press in the making, or one just before the ruling, came and went besides.
        self.sheets.get_mut(color).closed |= completed || was != standing;
        for _ in was..is {
            self.sheets.get_mut(color).credits.push(0);
        }
        if is < was {
            self.enter_moves(color, CompletionKind::Pressed, (before, after));
        }
    }

    fn enter(&mut self, color: Color, kind: &EffectKind, (before, after): (&View, &View)) {
        let was = *before.clocks.get(color);
        let sheet = self.sheets.get_mut(color);
        let (used, left) = (after.used.get(color), after.clocks.get(color).unwrap_or_default());
        match kind {
            EffectKind::RulingApplied(RulingChange::TimeAdded { player: whose, time }) if *whose == color => {
                sheet.given += time.as_millis();
                // What was due may have been given by that: it goes with the moves that it was due for.
                sheet.closed |= sheet.due;
            }
            EffectKind::PeriodTimeDue { player: whose, .. } if *whose == color => sheet.due = true,
            EffectKind::RulingApplied(RulingChange::TimeTaken { player: whose, time }) if *whose == color => {
                sheet.given = match left.as_millis() {
                    // Down to nothing, whatever was to be taken.
                    0 => used.as_millis(),
                    _ => sheet.given.saturating_sub(time.as_millis()),
                };
            }
            EffectKind::RulingApplied(RulingChange::ClockSet { player: whose, left: set }) if *whose == color => {
                assert_eq!(left, *set, "the clock of {color:?} was set");
                sheet.given = used.as_millis() + set.as_millis();
            }
            // Counted and taken back with nothing left: what it was given is owed by the next move.
            EffectKind::IllegalMoveCompleted { player: by, .. } | EffectKind::LegalOnMoversBoard { player: by, .. }
                if *by == color && was == Some(Span::ZERO) =>
            {
                sheet.closed = true;
            }
            // The counter is another; the credits of the moves are not.
            EffectKind::RulingApplied(RulingChange::CountSet { player: whose, .. }) if *whose == color => {
                sheet.closed = true
            }
            _ => {}
        }
    }
}
