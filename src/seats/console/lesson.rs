//! Teach the procedure of the table, one step after the other: each waits for what it asks for. Pure; the station tells.
//!
//! The learner plays White; his opponent is played by the lesson. A step is over when the table shows what it asked for,
//! however it came about, so that somebody who knows better may go ahead. What does not lead on is answered with the step
//! once more, after what the table itself says of it.
//!
//! ```
//! use ansage_seats::console::lesson::Lesson;
//! assert_eq!(Lesson::default().instruction(), "learn-start");
//! ```

use ansage_game::announcement::Named;
use ansage_game::event::{EventKind, Question};
use ansage_game::view::{Awaited, View, ViewMove};
use ansage_words::presentation::Earcon;
use shakmaty::{Color, Square};

/// What the learner does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    /// He begins the game.
    Start,
    /// He announces e4.
    Announce,
    /// He takes that for a slip, and corrects it to d4 (D.2.7).
    Correct,
    /// He presses his clock (D.2.3).
    Press,
    /// The opponent has answered d5 and pressed; he enters e5, as if he had misheard.
    Enter,
    /// The opponent objects; he mends what he misheard.
    Mishear,
    /// He asks for the clocks.
    Clocks,
    /// Nothing more.
    Done,
}

/// What the lesson does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Teaching {
    /// Tell the learner this message.
    Tell(&'static str),
    /// Let him hear this cue, and tell what it means by this message.
    Cue(Earcon, &'static str),
    /// Press the clock for his opponent.
    OpponentPresses,
}

/// The cues that are taught at the end, each with its name.
const CUES: [Teaching; 5] = [
    Teaching::Cue(Earcon::ClockPressed, "learn-cue-pressed"),
    Teaching::Cue(Earcon::PressKept, "learn-cue-kept"),
    Teaching::Cue(Earcon::Refused, "learn-cue-refused"),
    Teaching::Cue(Earcon::FlagFall, "learn-cue-flag"),
    Teaching::Tell("learn-end"),
];

/// How far the lesson has come.
#[derive(Debug, Clone)]
pub struct Lesson {
    step: Step,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson { step: Step::Start }
    }
}

impl Lesson {
    /// What is asked for now: the message that says it.
    pub fn instruction(&self) -> &'static str {
        match self.step {
            Step::Start => "learn-start",
            Step::Announce => "learn-announce",
            Step::Correct => "learn-correct",
            Step::Press => "learn-press",
            Step::Enter => "learn-enter",
            Step::Mishear => "learn-misheard",
            Step::Clocks => "learn-clocks",
            Step::Done => "learn-end",
        }
    }

    /// Takes what has happened, as the table shows it now.
    pub fn after(&mut self, kind: &EventKind, view: &View) -> Vec<Teaching> {
        let before = self.step;
        let mut teaching = Vec::new();
        while let Some(next) = self.next(kind, view) {
            self.step = next;
            if next == Step::Enter {
                teaching.push(Teaching::OpponentPresses);
            }
        }
        match self.step {
            Step::Done if before != Step::Done => teaching.extend(CUES),
            Step::Done => {}
            step if step != before => teaching.push(Teaching::Tell(self.instruction())),
            _ if is_try(kind) => teaching.push(Teaching::Tell(self.again(view))),
            _ => {}
        }
        teaching
    }

    /// The step after this one, where the table shows that it is done.
    fn next(&self, kind: &EventKind, view: &View) -> Option<Step> {
        let completed = view.half_moves.len();
        let shown = |half_move: Option<&ViewMove>, by: Color, to: Square| {
            half_move.is_some_and(|half_move| half_move.by == by && leads_to(half_move, to))
        };
        let last = view.pending.as_ref().or(view.half_moves.last());
        let (done, next) = match self.step {
            Step::Start => (view.awaited != Awaited::Start, Step::Announce),
            Step::Announce => (shown(last, Color::White, Square::E4) || completed > 0, Step::Correct),
            Step::Correct => (shown(last, Color::White, Square::D4) || completed > 0, Step::Press),
            Step::Press => (completed > 0, Step::Enter),
            Step::Enter => (last.is_some_and(|last| last.by == Color::Black), Step::Mishear),
            Step::Mishear => (shown(last, Color::Black, Square::D5) || completed > 2, Step::Clocks),
            Step::Clocks => (matches!(kind, EventKind::Asked { question: Question::Clocks }), Step::Done),
            Step::Done => (false, Step::Done),
        };
        done.then_some(next)
    }

    /// The step once more; where another move was said, the way back to the one that is asked for.
    fn again(&self, view: &View) -> &'static str {
        match self.step {
            Step::Announce if view.pending.is_some() => "learn-other-move",
            _ => self.instruction(),
        }
    }
}

fn leads_to(half_move: &ViewMove, square: Square) -> bool {
    matches!(half_move.telling.named, Named::Piece { to, .. } if to == square)
}

/// Whether the learner tried something; what time and the voice bring about is no try.
fn is_try(kind: &EventKind) -> bool {
    !matches!(
        kind,
        EventKind::AnnouncementHeard { .. } | EventKind::DeadlineReached | EventKind::Opened { .. } | EventKind::Left
    )
}
