//! Set the time control question by question, before the game begins: for a player who hears one thing at a time.
//!
//! [`TimingDialogue`] holds the answers and knows the next question; it is pure and says nothing. Every kind of
//! [`TimeControl`] can be reached. At any question the short text of a whole control will do as well. Nothing is set
//! before the whole control was read back and confirmed with yes: then, and only then, comes [`TimingOutcome::Set`].
//!
//! An empty line is no answer: a bounced Enter must not answer for the player. What stands now is kept by a word.
//!
//! ```
//! use ansage_seats::console::timing::{TimingOutcome, TimingDialogue};
//! use ansage_words::locale::{Lang, Locale};
//! let english = Locale::for_lang(Lang::En);
//! let mut timing = TimingDialogue::new("none".parse().unwrap(), true);
//! for answer in ["1", "90", "increment", "30"] {
//!     assert_eq!(timing.handle_answer(answer, &english), TimingOutcome::Asked);
//! }
//! assert_eq!(timing.handle_answer("yes", &english), TimingOutcome::Set("90+30".parse().unwrap()));
//! ```

mod answers;
mod dialogue;
mod faults;
mod questions;

pub use answers::{NumberedChoice, numbered_choices};
pub use faults::TimingFault;
pub use questions::new_game_time_message;

use ansage_game::moment::Span;
use ansage_game::time_control::{Bonus, MOST_PERIODS, Period, TimeControl};
use ansage_words::locale::Locale;

/// The kinds of control that are offered first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ControlKind {
    /// A time for the whole game.
    Game,
    /// Several periods (6.2).
    Periods,
    /// A fixed time for each move.
    Fixed,
    /// An hourglass.
    Hourglass,
    /// No clocks.
    Untimed,
}

/// What each move of a period adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BonusKind {
    /// Nothing.
    Nothing,
    /// An increment.
    Increment,
    /// A delay.
    Delay,
    /// The time it took, up to a limit.
    Bronstein,
    /// The period's time is for each single move.
    Fixed,
}

/// A question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TimingQuestion {
    /// Of which kind is the control?
    Kind,
    /// How many minutes does the period have?
    Time,
    /// How many moves does it last?
    Moves,
    /// What does each move add?
    Adds,
    /// How many seconds?
    Seconds(BonusKind),
    /// Does another period follow?
    Another,
    /// Is this control right?
    Confirm(TimeControl),
}

/// What came of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TimingOutcome {
    /// The question that stands now is to be asked: the next one, one before it, or the same again.
    Asked,
    /// What may be typed at this question is to be told.
    Choices,
    /// There is no question before the first.
    First,
    /// Nothing stands now that could be kept here.
    NothingToKeep,
    /// The answer cannot be taken, and the question stays.
    Bad(TimingFault),
    /// The player leaves and nothing is changed.
    Left,
    /// The control was confirmed.
    Set(TimeControl),
}

/// The answers so far.
#[derive(Debug, Clone, PartialEq, Eq)]
struct TimingDraft {
    question: TimingQuestion,
    kind: ControlKind,
    /// The periods that are complete.
    periods: Vec<Period>,
    time: Span,
    moves: Option<u32>,
}

/// A control on its way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimingDialogue {
    /// The control that stands now, from which answers can be kept.
    now: TimeControl,
    /// Whether an increment is added before the first move too: a rule of the table, told where a control is read back.
    first_increment: bool,
    draft: TimingDraft,
    /// What stood before each answer, the latest last.
    before: Vec<TimingDraft>,
}

impl TimingDialogue {
    /// The first question; `now` is the control that stands, and `first_increment` whether an increment is added before
    /// the first move too.
    pub fn new(now: TimeControl, first_increment: bool) -> TimingDialogue {
        let question = TimingQuestion::Kind;
        let draft =
            TimingDraft { question, kind: ControlKind::Game, periods: Vec::new(), time: Span::ZERO, moves: None };
        TimingDialogue { now, first_increment, draft, before: Vec::new() }
    }

    /// The question that stands.
    pub fn current_question(&self) -> &TimingQuestion {
        &self.draft.question
    }

    /// The kind that was chosen; that of a whole game before the first answer.
    pub fn chosen_kind(&self) -> ControlKind {
        self.draft.kind
    }

    /// The number of the period that is asked about, from 1.
    pub fn period_number(&self) -> usize {
        self.draft.periods.len() + 1
    }

    /// The period that stands now in this place.
    fn period_now(&self) -> Option<Period> {
        match &self.now {
            TimeControl::Untimed => None,
            TimeControl::Periods(periods) => periods.get(self.draft.periods.len()).copied(),
            TimeControl::Hourglass { base } if self.draft.periods.is_empty() => {
                Some(Period { moves: None, time: *base, bonus: Bonus::None })
            }
            TimeControl::Hourglass { .. } => None,
        }
    }

    /// The kind of the control that stands now.
    fn kind_now(&self) -> ControlKind {
        match &self.now {
            TimeControl::Untimed => ControlKind::Untimed,
            TimeControl::Hourglass { .. } => ControlKind::Hourglass,
            TimeControl::Periods(periods) => match periods.as_slice() {
                [Period { moves: None, bonus: Bonus::Fixed, .. }] => ControlKind::Fixed,
                [Period { moves: None, .. }] => ControlKind::Game,
                _ => ControlKind::Periods,
            },
        }
    }

    /// Takes one typed line. Words of the player's language are understood, and English ones.
    pub fn handle_answer(&mut self, typed: &str, locale: &Locale) -> TimingOutcome {
        let typed = typed.trim();
        match answers::parse_common_answer(typed, locale.lang()) {
            Some(answers::CommonAnswer::Again) => return TimingOutcome::Asked,
            Some(answers::CommonAnswer::Choices) => return TimingOutcome::Choices,
            Some(answers::CommonAnswer::Cancel) => return TimingOutcome::Left,
            Some(answers::CommonAnswer::Back) => return self.back(),
            Some(answers::CommonAnswer::Keep) => return self.keep(),
            None => {}
        }
        let fault = match self.own(typed, locale) {
            Ok(reply) => return reply,
            Err(fault) => fault,
        };
        match answers::parse_whole_control(typed) {
            Some(Ok(control)) => self.go(|draft| draft.question = TimingQuestion::Confirm(control)),
            Some(Err(bad)) => TimingOutcome::Bad(TimingFault::Whole(bad)),
            None if answers::is_word_no(typed) => TimingOutcome::Left,
            None => TimingOutcome::Bad(fault),
        }
    }

    /// The answer to the question that stands.
    ///
    /// # Errors
    /// Why it is none.
    fn own(&mut self, typed: &str, locale: &Locale) -> Result<TimingOutcome, TimingFault> {
        let lang = locale.lang();
        let unknown = || TimingFault::Unknown(typed.to_owned());
        match &self.draft.question {
            TimingQuestion::Kind => {
                answers::parse_control_kind(typed, lang).map(|kind| self.kind_is(kind)).ok_or_else(unknown)
            }
            TimingQuestion::Time => self.time(typed).map(|time| self.time_is(time)),
            TimingQuestion::Moves => {
                answers::parse_move_count(typed, lang).map_err(TimingFault::Part).map(|moves| self.moves_are(moves))
            }
            TimingQuestion::Adds => self.adds(typed, lang).map(|(adds, seconds)| self.adds_are(adds, seconds)),
            TimingQuestion::Seconds(adds) => {
                let adds = *adds;
                answers::parse_seconds(typed).map(|seconds| self.period_is(bonus(adds, seconds)))
            }
            TimingQuestion::Another => {
                locale.parse_yes_no(typed).map(|yes| self.handle_another_period_answer(yes)).ok_or_else(unknown)
            }
            TimingQuestion::Confirm(control) => match locale.parse_yes_no(typed) {
                Some(true) => Ok(TimingOutcome::Set(control.clone())),
                Some(false) => Ok(TimingOutcome::Left),
                None => Err(unknown()),
            },
        }
    }

    /// A time; none is one only where a delay can still be given with it.
    fn time(&self, typed: &str) -> Result<Span, TimingFault> {
        let time = answers::parse_time(typed).map_err(TimingFault::Part)?;
        if self.fits(time) { Ok(time) } else { Err(TimingFault::NoTime(typed.to_owned())) }
    }

    fn adds(&self, typed: &str, lang: ansage_words::locale::Lang) -> Result<(BonusKind, Option<Span>), TimingFault> {
        let with_fixed = self.draft.kind == ControlKind::Periods;
        let (adds, seconds) = answers::parse_bonus(typed, with_fixed, lang)?;
        if self.fits_adds(adds) { Ok((adds, seconds)) } else { Err(TimingFault::OnlyDelay(typed.to_owned())) }
    }

    /// Whether a move of the period in question may add this.
    fn fits_adds(&self, adds: BonusKind) -> bool {
        (adds != BonusKind::Fixed || self.draft.kind == ControlKind::Periods)
            && (adds == BonusKind::Delay || self.draft.time > Span::ZERO)
    }

    /// Changes the draft, and remembers what stood before.
    fn go(&mut self, change: impl FnOnce(&mut TimingDraft)) -> TimingOutcome {
        self.before.push(self.draft.clone());
        change(&mut self.draft);
        TimingOutcome::Asked
    }

    fn back(&mut self) -> TimingOutcome {
        let Some(draft) = self.before.pop() else { return TimingOutcome::First };
        self.draft = draft;
        TimingOutcome::Asked
    }

    /// Answers as it stands now.
    fn keep(&mut self) -> TimingOutcome {
        let now = self.period_now();
        match (&self.draft.question, now) {
            (TimingQuestion::Kind, _) => self.kind_is(self.kind_now()),
            (TimingQuestion::Time, Some(Period { time, .. })) if self.fits(time) => self.time_is(time),
            (TimingQuestion::Moves, Some(Period { moves, .. })) => self.moves_are(moves),
            (TimingQuestion::Adds, Some(period)) => match adds_of(period.bonus) {
                (adds, seconds) if self.fits_adds(adds) => self.adds_are(adds, seconds),
                _ => TimingOutcome::NothingToKeep,
            },
            (TimingQuestion::Seconds(wished), Some(period)) => match adds_of(period.bonus) {
                (_, Some(seconds)) => self.period_is(bonus(*wished, seconds)),
                _ => TimingOutcome::NothingToKeep,
            },
            _ => TimingOutcome::NothingToKeep,
        }
    }

    /// Whether a period of this kind may begin with this time: without any only where a delay can go with it.
    fn fits(&self, time: Span) -> bool {
        time > Span::ZERO || matches!(self.draft.kind, ControlKind::Game | ControlKind::Periods)
    }

    fn kind_is(&mut self, kind: ControlKind) -> TimingOutcome {
        let question = match kind {
            ControlKind::Untimed => TimingQuestion::Confirm(TimeControl::Untimed),
            ControlKind::Game | ControlKind::Periods | ControlKind::Fixed | ControlKind::Hourglass => {
                TimingQuestion::Time
            }
        };
        self.go(|draft| (draft.kind, draft.question) = (kind, question))
    }

    fn time_is(&mut self, time: Span) -> TimingOutcome {
        let confirm = |control| TimingQuestion::Confirm(control);
        let question = match self.draft.kind {
            ControlKind::Game => TimingQuestion::Adds,
            ControlKind::Periods => TimingQuestion::Moves,
            ControlKind::Hourglass => confirm(TimeControl::Hourglass { base: time }),
            ControlKind::Fixed => {
                confirm(TimeControl::Periods(vec![Period { moves: None, time, bonus: Bonus::Fixed }]))
            }
            ControlKind::Untimed => confirm(TimeControl::Untimed),
        };
        self.go(|draft| (draft.time, draft.moves, draft.question) = (time, None, question))
    }

    fn moves_are(&mut self, moves: Option<u32>) -> TimingOutcome {
        self.go(|draft| (draft.moves, draft.question) = (moves, TimingQuestion::Adds))
    }

    fn adds_are(&mut self, adds: BonusKind, seconds: Option<Span>) -> TimingOutcome {
        match (adds, seconds) {
            (BonusKind::Nothing, _) => self.period_is(Bonus::None),
            (BonusKind::Fixed, _) => self.period_is(Bonus::Fixed),
            (adds, Some(seconds)) => self.period_is(bonus(adds, seconds)),
            (adds, None) => self.go(|draft| draft.question = TimingQuestion::Seconds(adds)),
        }
    }

    /// The period is complete. Another can follow where it has its moves.
    fn period_is(&mut self, bonus: Bonus) -> TimingOutcome {
        self.go(|draft| {
            let period = Period { moves: draft.moves, time: draft.time, bonus };
            draft.periods.push(period);
            let ends = period.moves.is_none() || draft.periods.len() == MOST_PERIODS;
            draft.question = if ends { draft.confirm() } else { TimingQuestion::Another };
        })
    }

    fn handle_another_period_answer(&mut self, yes: bool) -> TimingOutcome {
        self.go(|draft| draft.question = if yes { TimingQuestion::Time } else { draft.confirm() })
    }
}

impl TimingDraft {
    fn confirm(&self) -> TimingQuestion {
        TimingQuestion::Confirm(TimeControl::Periods(self.periods.clone()))
    }
}

/// A bonus of this kind.
fn bonus(adds: BonusKind, seconds: Span) -> Bonus {
    match adds {
        BonusKind::Nothing => Bonus::None,
        BonusKind::Increment => Bonus::Increment(seconds),
        BonusKind::Delay => Bonus::Delay(seconds),
        BonusKind::Bronstein => Bonus::Bronstein(seconds),
        BonusKind::Fixed => Bonus::Fixed,
    }
}

/// Of which kind a bonus is, and its time.
fn adds_of(bonus: Bonus) -> (BonusKind, Option<Span>) {
    match bonus {
        Bonus::None => (BonusKind::Nothing, None),
        Bonus::Increment(span) => (BonusKind::Increment, Some(span)),
        Bonus::Delay(span) => (BonusKind::Delay, Some(span)),
        Bonus::Bronstein(span) => (BonusKind::Bronstein, Some(span)),
        Bonus::Fixed => (BonusKind::Fixed, None),
    }
}
