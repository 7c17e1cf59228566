//! Teach the procedure of the table, one step after the other: each waits for what it asks for. Pure; the station tells.
//!
//! The learner plays White, and the lesson plays the opponent. A step is over when the table shows what it asked for,
//! however it came about, so that a learner who knows better may go ahead. An instruction is said once; Enter alone, and
//! nothing else, repeats it.
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
    /// The opponent objects; he mends what he misheard, which leads to this square now.
    Mishear(Square),
    /// He asks for the clocks.
    Clocks,
    /// Nothing more.
    Done,
}

/// What the lesson does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonAction {
    /// Say what the learner does next.
    Instruct,
    /// Sound these cues, each with the message that names it.
    Sounds([(Earcon, &'static str); 4]),
    /// Press the clock for his opponent.
    OpponentPresses,
}

/// The cues that are taught at the end, each with its name.
const CUES: [(Earcon, &str); 4] = [
    (Earcon::ClockPressed, "learn-cue-pressed"),
    (Earcon::PressKept, "learn-cue-kept"),
    (Earcon::Refused, "learn-cue-refused"),
    (Earcon::FlagFall, "learn-cue-flag"),
];

/// The message that says that the lesson is over.
pub(super) const END: &str = "learn-end";

/// How far the lesson has come.
#[derive(Debug, Clone)]
pub struct Lesson {
    step: LessonStep,
    /// Whether another move than that of the step is announced: first the learner takes it back.
    has_other_move: bool,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson { step: LessonStep::Start, has_other_move: false }
    }
}

impl Lesson {
    /// The message that says what the learner does now, or that the lesson is over.
    pub fn instruction_message_id(&self) -> &'static str {
        match self.step {
            LessonStep::Start => "learn-start",
            LessonStep::Announce if self.has_other_move => "learn-other-move",
            LessonStep::Announce => "learn-announce",
            LessonStep::Correct => "learn-correct",
            LessonStep::Press => "learn-press",
            LessonStep::Enter => "learn-enter",
            LessonStep::Mishear(Square::D5) => "learn-misheard",
            LessonStep::Mishear(_) => "learn-misheard-other",
            LessonStep::Clocks => "learn-clocks",
            LessonStep::Done => END,
        }
    }

    /// Takes what has happened, as the table shows it now.
    pub fn advance_after_event(&mut self, kind: &EventKind, view: &View) -> Vec<LessonAction> {
        let before = (self.step, self.instruction_message_id());
        let mut teaching = Vec::new();
        while let Some(next) = self.next(kind, view) {
            self.step = next;
            if next == LessonStep::Enter {
                teaching.push(LessonAction::OpponentPresses);
            }
        }
        self.has_other_move = view.pending.is_some();
        let instruction = self.instruction_message_id();
        if (self.step, before.0 == self.step) == (LessonStep::Done, false) {
            teaching.push(LessonAction::Sounds(CUES));
        }
        if instruction != before.1 {
            teaching.push(LessonAction::Instruct);
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
            LessonStep::Announce => {
                // Who has mended a slip of his own has learnt how.
                let has_corrected = self.has_other_move && matches!(kind, EventKind::Corrected { .. });
                let next = if has_corrected { LessonStep::Press } else { LessonStep::Correct };
                (shown(last, Color::White, Square::E4) || completed > 0, next)
            }
            LessonStep::Correct => (shown(last, Color::White, Square::D4) || completed > 0, LessonStep::Press),
            LessonStep::Press => (completed > 0, LessonStep::Enter),
            LessonStep::Enter => {
                // Who has entered it as it was said learns with the other square.
                let said = if shown(last, Color::Black, Square::D5) { Square::E5 } else { Square::D5 };
                (last.is_some_and(|last| last.player == Color::Black), LessonStep::Mishear(said))
            }
            // Once he has answered there is nothing to mend any more.
            LessonStep::Mishear(to) => {
                let has_answered = last.is_some_and(|last| last.player == Color::White);
                (shown(last, Color::Black, to) || has_answered, LessonStep::Clocks)
            }
            LessonStep::Clocks => {
                (matches!(kind, EventKind::InformationAsked { question: Question::Clocks }), LessonStep::Done)
            }
            LessonStep::Done => (false, LessonStep::Done),
        };
        done.then_some(next)
    }
}

fn leads_to(half_move: &ViewMove, square: Square) -> bool {
    matches!(half_move.description.named, NamedMove::Piece { to, .. } if to == square)
}
