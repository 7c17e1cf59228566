//! Give the lesson at this table: tell its steps, and play the opponent in it.

use super::Station;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_seats::console::lesson::{Lesson, LessonAction};
use ansage_words::presentation::Channel;

impl Station {
    /// Begins the lesson: says what it is, and its first step.
    pub fn start_lesson(&mut self, lesson: Lesson) {
        let told = ["learn-welcome", lesson.instruction_message_id()].map(|id| self.presenter.private_message(id, ()));
        told.iter().for_each(|told| self.present_message(told));
        self.lesson = Some(lesson);
        if let Some(console) = self.screen.console_mut() {
            console.begin_lesson();
        }
    }

    /// Goes on with the lesson after something was recorded.
    pub(super) fn continue_lesson(&mut self, kind: &EventKind, at: Moment) {
        let Some(mut lesson) = self.lesson.take() else { return };
        let teaching = lesson.advance_after_event(kind, &self.view(at));
        self.lesson = Some(lesson);
        let opponent = !self.presenter.owner;
        for step in teaching {
            match step {
                LessonAction::Tell(id) => self.present_message(&self.presenter.private_message(id, ())),
                LessonAction::Cue(cue, id) => {
                    self.present_message(&self.presenter.build_message(Channel::Private, cue, id, ()))
                }
                LessonAction::OpponentPresses => {
                    let (seat, kind) = (Seat::from(opponent), EventKind::ClockPressed { player: opponent });
                    self.record_single_event(Event { at, seat, port: EventSource::Keyboard, kind });
                }
            }
        }
    }
}
