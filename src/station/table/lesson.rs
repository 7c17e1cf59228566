//! Give the lesson at this table: tell its steps, and play the opponent in it.

use super::Station;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_seats::console::lesson::{Lesson, LessonAction};
use ansage_words::presentation::Channel;

impl Station {
    /// Begins the lesson: says what it is, and its first step.
    pub fn teach(&mut self, lesson: Lesson) {
        let told = ["learn-welcome", lesson.instruction()].map(|id| self.presenter.note(id, ()));
        told.iter().for_each(|told| self.tell(told));
        self.lesson = Some(lesson);
        if let Some(console) = self.screen.console_mut() {
            console.begin_lesson();
        }
    }

    /// Goes on with the lesson after something was recorded.
    pub(super) fn go_on_teaching(&mut self, kind: &EventKind, at: Moment) {
        let Some(mut lesson) = self.lesson.take() else { return };
        let teaching = lesson.after(kind, &self.view(at));
        self.lesson = Some(lesson);
        let opponent = !self.presenter.owner;
        for step in teaching {
            match step {
                LessonAction::Tell(id) => self.tell(&self.presenter.note(id, ())),
                LessonAction::Cue(cue, id) => self.tell(&self.presenter.tell(Channel::Private, cue, id, ())),
                LessonAction::OpponentPresses => {
                    let (seat, kind) = (Seat::from(opponent), EventKind::ClockPressed { player: opponent });
                    self.record_one(Event { at, seat, port: EventSource::Keyboard, kind });
                }
            }
        }
    }
}
