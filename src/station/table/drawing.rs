//! Attend the sighted player's board on the screen: his keys, clicks and typed lines, and the picture of it.

use super::{LeaveReason, Station};
use crate::station::screen::StationScreen;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::Seat;
use ansage_seats::console::BoardRequest;
use ansage_seats::sighted::BoardAction;
use ansage_seats::sighted::driver::ScreenInput as Hand;

impl Station {
    /// Whether lines that are typed are read by the board on the screen, and not by a console.
    pub fn has_page(&self) -> bool {
        !self.screen.has_lines()
    }

    /// A line that was typed for the board on the screen.
    pub fn page_line(&mut self, line: &str, at: Moment) {
        let view = self.view(at);
        let done = self.screen.model().map(|model| model.line(line, &view)).unwrap_or_default();
        self.do_all(done, at);
    }

    /// A key or a click on the board on the screen.
    pub fn hand(&mut self, hand: Hand, at: Moment) {
        let view = self.view(at);
        let StationScreen::Board { model, cells } = &mut self.screen else { return };
        let done = match hand {
            Hand::Key(key) => model.key(key, &view, view.at),
            Hand::Mouse(mouse) => model.mouse(mouse, &view, view.at),
            Hand::Ready => Vec::new(),
            Hand::Resized => {
                // What cannot be painted now fails with the next picture, and is told there.
                let _ = cells.spoilt();
                Vec::new()
            }
            Hand::End => return self.leave_for(LeaveReason::Wished),
        };
        self.do_all(done, at);
    }

    /// Does what the board on the screen made of hands and lines.
    pub(super) fn do_all(&mut self, done: Vec<BoardAction>, at: Moment) {
        for one in done {
            match one {
                BoardAction::Act(kind) => {
                    self.read_board_before(&kind, at);
                    self.act_of_owner(kind, at);
                }
                BoardAction::Board(reads) => {
                    self.wish_of_board(if reads { BoardRequest::On(String::new()) } else { BoardRequest::Off }, at);
                }
                // A board on a screen shows it already; as text it is printed.
                BoardAction::Tell(told) if matches!(self.screen, StationScreen::Page { .. }) => self.tell(&told),
                BoardAction::Tell(told) => self.speaker.say(&told),
                BoardAction::Quit => self.leave_for(LeaveReason::Wished),
            }
        }
        self.draw(at, true);
    }

    /// An act of who sits here, typed or made on the screen.
    pub(super) fn act_of_owner(&mut self, kind: EventKind, at: Moment) {
        let seat = Seat::from(self.presenter.owner);
        self.record(Event { at, seat, port: EventSource::Keyboard, kind });
    }

    /// Draws the board on the screen where anything of it has changed; as text only when something has `happened`.
    pub fn draw(&mut self, now: Moment, happened: bool) {
        if self.screen.has_lines() {
            return;
        }
        self.show_link();
        let view = self.view(now);
        let written = self.screen.draw(&view, happened);
        self.written(written);
        self.redraw_at = self.screen.changes_in(&view).map(|span| now + span);
    }
}
