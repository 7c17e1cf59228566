//! Describe how much time the players get: read from and written as a short text, `40/90+30,30+30`.
//!
//! Periods stand between commas. Each is `[MOVES/]TIME[BONUS]`: the time in minutes or as `M:SS`, the bonus `+N` (N
//! seconds added for each move), `dN` (delay), `bN` (Bronstein) or `f` (fixed time for each move). Only the last
//! period may lack a number of moves; if it has one, it repeats. `5h` is an hourglass, `none` a game without clocks.
//!
//! ```
//! use ansage_game::time_control::{BadPart, BadReason, TimeControl};
//! let control: TimeControl = "40/90 + 30, 30+30".parse().unwrap();
//! assert_eq!(control.to_string(), "40/90+30,30+30");
//! let bad = "40/90+30,30+x".parse::<TimeControl>().unwrap_err();
//! assert_eq!((bad.period, bad.part, bad.reason), (2, BadPart::Bonus, BadReason::UnknownLetter('x')));
//! ```

use crate::moment::Span;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// A time control. Its times are whole seconds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clocks; the time used is still counted.
    Untimed,
    /// One period or several, at most [`MOST_PERIODS`].
    Periods(Vec<Period>),
    /// What one player uses the other gets.
    Hourglass {
        /// The time of each at the start.
        base: Span,
    },
}

/// One period (6.2): a time for a number of moves, or for all that are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves it lasts; none for the rest of the game.
    pub moves: Option<u32>,
    /// The time it begins with, to which unused time of the period before it is added.
    pub time: Span,
    /// What each move adds.
    pub bonus: Bonus,
}

/// The extra time of each move (6.3.b of 2018, "cumulative" and "delay").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Added for each completed move; what is not used is kept.
    Increment(Span),
    /// The main time runs only after this has passed in each move.
    Delay(Span),
    /// What the move used is given back on completing it, up to this.
    Bronstein(Span),
    /// The period's time is for each single move, and nothing is kept.
    Fixed,
}

/// A text that is no time control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadTimeControl {
    /// The whole text.
    pub spec: String,
    /// The period in which it is wrong, counted from 1.
    pub period: usize,
    /// What of that period is wrong.
    pub part: BadPart,
    /// The text of that part.
    pub text: String,
    /// Why.
    pub reason: BadReason,
}

/// What of a period is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BadPart {
    /// The period as a whole.
    Period,
    /// The number of moves.
    Moves,
    /// The time.
    Time,
    /// What each move adds.
    Bonus,
}

/// Why a part is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BadReason {
    /// Nothing stands there.
    Missing,
    /// It is no number, or no time.
    Number,
    /// More than 999 moves, 24 hours, or an hour for each move.
    TooMuch,
    /// No moves, or no time to begin with.
    Zero,
    /// A period before the last one without its number of moves.
    MovesMissing,
    /// A letter with no meaning here.
    UnknownLetter(char),
    /// More than [`MOST_PERIODS`].
    TooManyPeriods,
    /// Two kinds of bonus in one period, or an hourglass of several periods.
    Mixed,
}

/// Kinds of game are told apart by the time for this many moves.
const COUNTED_MOVES: u32 = 60;

impl TimeControl {
    /// The main time of all periods and the extra time of a move, by which kinds of game are told apart; `None` without
    /// clocks. A fixed time counts for each of its moves; of a period that repeats, as many count as sixty moves need.
    pub fn main_and_increment(&self) -> Option<(Span, Span)> {
        let periods = match self {
            TimeControl::Untimed => return None,
            TimeControl::Hourglass { base } => return Some((*base, Span::ZERO)),
            TimeControl::Periods(periods) => periods,
        };
        let (mut main, mut increment, mut moves) = (Span::ZERO, Span::ZERO, 0_u32);
        for (index, period) in periods.iter().enumerate() {
            let (time, each) = match period.bonus {
                Bonus::None => (period.time, Span::ZERO),
                Bonus::Increment(each) | Bonus::Delay(each) | Bonus::Bronstein(each) => (period.time, each),
                Bonus::Fixed => {
                    let each = period.moves.unwrap_or_else(|| COUNTED_MOVES.saturating_sub(moves)).max(1);
                    (Span::from_millis(period.time.as_millis().saturating_mul(each.into())), Span::ZERO)
                }
            };
            let last = index + 1 == periods.len();
            let repeats = match period.moves {
                Some(length) if last => COUNTED_MOVES.saturating_sub(moves).div_ceil(length.max(1)).max(1),
                _ => 1,
            };
            main += Span::from_millis(time.as_millis().saturating_mul(repeats.into()));
            increment = increment.max(each);
            moves = moves.saturating_add(period.moves.unwrap_or(0));
        }
        Some((main, increment))
    }
}

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadTimeControl { spec, period, part, text, reason } = self;
        write!(f, "time control {spec:?}: period {period}: {part:?} {text:?}: {reason:?}")
    }
}

impl std::error::Error for BadTimeControl {}

/// At most so many periods.
pub const MOST_PERIODS: usize = 8;
/// The most moves of a period.
const MOST_MOVES: u64 = 999;
/// The longest time of a period, 24 hours in seconds.
const LONGEST_TIME: u64 = 24 * 60 * 60;
/// The longest bonus, one hour in seconds.
const LONGEST_BONUS: u64 = 60 * 60;

/// What is wrong with one part, before it is known where that part stands.
type PartError = (BadPart, String, BadReason);

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(spec: &str) -> Result<TimeControl, BadTimeControl> {
        if spec.trim().eq_ignore_ascii_case("none") {
            return Ok(TimeControl::Untimed);
        }
        let texts: Vec<&str> = spec.split(',').map(str::trim).collect();
        let bad = |period: usize, (part, text, reason): PartError| {
            let text = if text.is_empty() { texts[period - 1].to_owned() } else { text };
            BadTimeControl { spec: spec.into(), period, part, text, reason }
        };
        if texts.len() > MOST_PERIODS {
            return Err(bad(MOST_PERIODS + 1, (BadPart::Period, String::new(), BadReason::TooManyPeriods)));
        }
        let mut periods = Vec::new();
        for (number, text) in (1..).zip(&texts) {
            let (period, hourglass) = read_period(text).map_err(|wrong| bad(number, wrong))?;
            if hourglass && (texts.len() > 1 || period.moves.is_some()) {
                return Err(bad(number, (BadPart::Period, String::new(), BadReason::Mixed)));
            } else if hourglass {
                return Ok(TimeControl::Hourglass { base: period.time });
            } else if texts.get(number).is_some_and(|next| next.is_empty()) {
                // A stray comma, whatever stands before it.
                return Err(bad(number + 1, (BadPart::Period, String::new(), BadReason::Missing)));
            } else if period.moves.is_none() && number < texts.len() {
                return Err(bad(number, (BadPart::Moves, String::new(), BadReason::MovesMissing)));
            }
            periods.push(period);
        }
        Ok(TimeControl::Periods(periods))
    }
}

/// One period, and whether it is an hourglass.
fn read_period(text: &str) -> Result<(Period, bool), PartError> {
    if text.is_empty() {
        return Err((BadPart::Period, String::new(), BadReason::Missing));
    }
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(number(moves, BadPart::Moves, MOST_MOVES)?), rest),
        None => (None, text),
    };
    if moves == Some(0) {
        return Err((BadPart::Moves, "0".into(), BadReason::Zero));
    }
    let is_sign = |letter: char| letter == '+' || letter.is_alphabetic();
    let (time_text, bonus) = rest.find(is_sign).map_or((rest, ""), |at| rest.split_at(at));
    let sign = bonus.chars().next();
    if time_text.trim().is_empty()
        && let Some(letter) = sign.filter(|sign| *sign != '+')
    {
        return Err((BadPart::Time, rest.trim().into(), BadReason::UnknownLetter(letter)));
    }
    let time = time(time_text)?;
    let (bonus, hourglass) = read_bonus(sign.map(|sign| sign.to_ascii_lowercase()), bonus)?;
    if time == Span::ZERO && !matches!(bonus, Bonus::Delay(_)) {
        return Err((BadPart::Time, time_text.trim().into(), BadReason::Zero));
    }
    Ok((Period { moves: moves.map(|moves| moves as u32), time, bonus }, hourglass))
}

/// What follows the time, and whether it makes an hourglass of it.
fn read_bonus(sign: Option<char>, text: &str) -> Result<(Bonus, bool), PartError> {
    let Some(sign) = sign else { return Ok((Bonus::None, false)) };
    let wrong = |reason| Err((BadPart::Bonus, text.trim().to_owned(), reason));
    let tail = text.get(1..).unwrap_or_default();
    let next = tail.chars().find(|letter| *letter == '+' || letter.is_alphabetic());
    match (sign, next) {
        ('+' | 'd' | 'b' | 'f' | 'h', Some('+' | 'd' | 'D' | 'b' | 'B' | 'f' | 'F' | 'h' | 'H')) => {
            return wrong(BadReason::Mixed);
        }
        ('+' | 'd' | 'b' | 'f' | 'h', Some(letter)) => return wrong(BadReason::UnknownLetter(letter)),
        ('f' | 'h', None) if !tail.trim().is_empty() => return wrong(BadReason::Number),
        ('f', None) => return Ok((Bonus::Fixed, false)),
        ('h', None) => return Ok((Bonus::None, true)),
        ('+' | 'd' | 'b', None) => {}
        (letter, _) => return wrong(BadReason::UnknownLetter(letter)),
    }
    let span = Span::from_secs(number(tail, BadPart::Bonus, LONGEST_BONUS).map_err(|(part, tail, reason)| {
        // "+" alone is shown where its seconds are missing.
        (part, if tail.is_empty() { text.trim().to_owned() } else { tail }, reason)
    })?);
    let bonus = match sign {
        _ if span == Span::ZERO => Bonus::None,
        'd' => Bonus::Delay(span),
        'b' => Bonus::Bronstein(span),
        _ => Bonus::Increment(span),
    };
    Ok((bonus, false))
}

/// Digits and nothing else, up to a limit.
fn number(text: &str, part: BadPart, most: u64) -> Result<u64, PartError> {
    let text = text.trim();
    let wrong = |reason| (part, text.to_owned(), reason);
    if text.is_empty() {
        return Err(wrong(BadReason::Missing));
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong(BadReason::Number));
    }
    text.parse().ok().filter(|number| *number <= most).ok_or_else(|| wrong(BadReason::TooMuch))
}

/// Minutes, or minutes and two digits of seconds.
fn time(text: &str) -> Result<Span, PartError> {
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "00"));
    let whole = |(part, _, reason)| (part, text.trim().to_owned(), reason);
    let minutes = number(minutes, BadPart::Time, LONGEST_TIME / 60).map_err(whole)?;
    let seconds = seconds.trim();
    let known = number(seconds, BadPart::Time, 59).ok().filter(|_| seconds.len() == 2);
    let seconds = minutes * 60 + known.ok_or_else(|| whole((BadPart::Time, String::new(), BadReason::Number)))?;
    if seconds > LONGEST_TIME {
        return Err(whole((BadPart::Time, String::new(), BadReason::TooMuch)));
    }
    Ok(Span::from_secs(seconds))
}

/// A time as it is written in a spec: `90`, `0:30`.
struct SpecTime(Span);

impl fmt::Display for SpecTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.whole_secs();
        match seconds % 60 {
            0 => write!(f, "{}", seconds / 60),
            rest => write!(f, "{}:{rest:02}", seconds / 60),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        SpecTime(self.time).fmt(f)?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(span) => write!(f, "+{}", span.whole_secs()),
            Bonus::Delay(span) => write!(f, "d{}", span.whole_secs()),
            Bonus::Bronstein(span) => write!(f, "b{}", span.whole_secs()),
            Bonus::Fixed => f.write_str("f"),
        }
    }
}

impl fmt::Display for TimeControl {
    /// The text that reads as this control.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Untimed => f.write_str("none"),
            TimeControl::Hourglass { base } => write!(f, "{}h", SpecTime(*base)),
            TimeControl::Periods(periods) => {
                for (index, period) in periods.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "," })?;
                    period.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}
