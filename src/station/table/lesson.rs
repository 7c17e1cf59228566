//! Give the lesson at this table: say its steps, and play the opponent in it.

use super::Station;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Seat;
use ansage_seats::console::desk::report::join_messages;
use ansage_seats::console::lesson::{Lesson, LessonAction};
use ansage_words::presentation::{Message, SpeechPiece};

/// Between a cue and its name, and between two of them.
const REST: Span = Span::from_millis(400);

impl Station {
    /// Begins the lesson: says what it is, and its first step.
    pub fn start_lesson(&mut self, lesson: Lesson) {
        self.present_message(&self.presenter.private_message("learn-welcome", ()));
        self.present_instruction(&lesson);
        self.lesson = Some(lesson);
    }

    /// Says what the learner does next, and keeps it for Enter.
    fn present_instruction(&mut self, lesson: &Lesson) {
        let Some(console) = self.screen.console_mut() else { return };
        console.set_lesson_instruction(lesson.instruction_message_id());
        if let Some(told) = console.instruction_message() {
            self.present_message(&told);
        }
    }

    /// Continues the lesson after something was recorded.
    pub(super) fn continue_lesson(&mut self, kind: &EventKind, at: Moment) {
        let Some(mut lesson) = self.lesson.take() else { return };
        let teaching = lesson.advance_after_event(kind, &self.view(at));
        let opponent = !self.presenter.owner;
        for step in teaching {
            match step {
                LessonAction::Instruct => self.present_instruction(&lesson),
                LessonAction::Sounds(_) if self.silent => {}
                LessonAction::Sounds(sounds) => {
                    let sounds = sounds.map(|(cue, id)| {
                        let told = self.presenter.private_message(id, ());
                        let before = [SpeechPiece::Pause(REST), SpeechPiece::Earcon(cue), SpeechPiece::Pause(REST)];
                        Message { speech: before.into_iter().chain(told.speech).collect(), ..told }
                    });
                    // In one go: a cue alone would sound at once, and its name behind the answer that is being said.
                    let told = [self.presenter.private_message("learn-sounds", ())].into_iter().chain(sounds);
                    self.present_message(&join_messages(told.collect()));
                }
                LessonAction::OpponentPresses => {
                    let (seat, kind) = (Seat::from(opponent), EventKind::ClockPressed { player: opponent });
                    self.record_single_event(Event { at, seat, port: EventSource::Keyboard, kind });
                }
            }
        }
        self.lesson = Some(lesson);
    }
}
