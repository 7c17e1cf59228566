//! Teach the procedure of the table, one step after the other: each waits for what it asks for. Pure; the station tells.
//!
//! The learner plays White; his opponent is played by the lesson. A step is over when the table shows what it asked for,
//! however it came about, so that somebody who knows better may go ahead. What does not lead on is answered with the step
//! once more, after what the table itself says of it.
//!
//! ```
//! use ansage_seats::console::lesson::Lesson;
//! assert_eq!(Lesson::default().instruction_message_id(), "learn-start");
//! ```

use ansage_game::announcement::NamedMove;
use ansage_game::event::{EventKind, Question};
use ansage_game::view::{AwaitedAct, View, ViewMove};
use ansage_words::presentation::Earcon;
use shakmaty::{Color, Square};

/// What the learner does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum LessonStep {
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
pub enum LessonAction {
    /// Tell the learner this message.
    Tell(&'static str),
    /// Let him hear this cue, and tell what it means by this message.
    Cue(Earcon, &'static str),
    /// Press the clock for his opponent.
    OpponentPresses,
}

/// The cues that are taught at the end, each with its name.
const CUES: [LessonAction; 5] = [
    LessonAction::Cue(Earcon::ClockPressed, "learn-cue-pressed"),
    LessonAction::Cue(Earcon::PressKept, "learn-cue-kept"),
    LessonAction::Cue(Earcon::Refused, "learn-cue-refused"),
    LessonAction::Cue(Earcon::FlagFall, "learn-cue-flag"),
    LessonAction::Tell("learn-end"),
];

/// How far the lesson has come.
#[derive(Debug, Clone)]
pub struct Lesson {
    step: LessonStep,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson { step: LessonStep::Start }
    }
}

impl Lesson {
    /// What is asked for now: the message that says it.
    pub fn instruction_message_id(&self) -> &'static str {
        match self.step {
            LessonStep::Start => "learn-start",
            LessonStep::Announce => "learn-announce",
            LessonStep::Correct => "learn-correct",
            LessonStep::Press => "learn-press",
            LessonStep::Enter => "learn-enter",
            LessonStep::Mishear => "learn-misheard",
            LessonStep::Clocks => "learn-clocks",
            LessonStep::Done => "learn-end",
        }
    }

    /// Takes what has happened, as the table shows it now.
    pub fn advance_after_event(&mut self, kind: &EventKind, view: &View) -> Vec<LessonAction> {
        let before = self.step;
        let mut teaching = Vec::new();
        while let Some(next) = self.next(kind, view) {
            self.step = next;
            if next == LessonStep::Enter {
                teaching.push(LessonAction::OpponentPresses);
            }
        }
        match self.step {
            LessonStep::Done if before != LessonStep::Done => teaching.extend(CUES),
            LessonStep::Done => {}
            step if step != before => teaching.push(LessonAction::Tell(self.instruction_message_id())),
            _ if is_try(kind) => teaching.push(LessonAction::Tell(self.again(view))),
            _ => {}
        }
        teaching
    }

    /// The step after this one, where the table shows that it is done.
    fn next(&self, kind: &EventKind, view: &View) -> Option<LessonStep> {
        let completed = view.half_moves.len();
        let shown = |half_move: Option<&ViewMove>, by: Color, to: Square| {
            half_move.is_some_and(|half_move| half_move.player == by && leads_to(half_move, to))
        };
        let last = view.pending.as_ref().or(view.half_moves.last());
        let (done, next) = match self.step {
            LessonStep::Start => (view.awaited != AwaitedAct::Start, LessonStep::Announce),
            LessonStep::Announce => (shown(last, Color::White, Square::E4) || completed > 0, LessonStep::Correct),
            LessonStep::Correct => (shown(last, Color::White, Square::D4) || completed > 0, LessonStep::Press),
            LessonStep::Press => (completed > 0, LessonStep::Enter),
            LessonStep::Enter => (last.is_some_and(|last| last.player == Color::Black), LessonStep::Mishear),
            LessonStep::Mishear => (shown(last, Color::Black, Square::D5) || completed > 2, LessonStep::Clocks),
            LessonStep::Clocks => {
                (matches!(kind, EventKind::InformationAsked { question: Question::Clocks }), LessonStep::Done)
            }
            LessonStep::Done => (false, LessonStep::Done),
        };
        done.then_some(next)
    }

    /// The step once more; where another move was said, the way back to the one that is asked for.
    fn again(&self, view: &View) -> &'static str {
        match self.step {
            LessonStep::Announce if view.pending.is_some() => "learn-other-move",
            _ => self.instruction_message_id(),
        }
    }
}

fn leads_to(half_move: &ViewMove, square: Square) -> bool {
    matches!(half_move.description.named, NamedMove::Piece { to, .. } if to == square)
}

/// Whether the learner tried something; what time and the voice bring about is no try.
fn is_try(kind: &EventKind) -> bool {
    !matches!(
        kind,
        EventKind::AnnouncementHeard { .. }
            | EventKind::DeadlineReached
            | EventKind::Opened { .. }
            | EventKind::ProgramLeft
    )
}
