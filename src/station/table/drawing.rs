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
    pub fn has_screen_board(&self) -> bool {
        !self.screen.has_line_console()
    }

    /// A line that was typed for the board on the screen.
    pub fn handle_board_line(&mut self, line: &str, at: Moment) {
        let view = self.view(at);
        let done = self.screen.board_model_mut().map(|model| model.handle_line(line, &view)).unwrap_or_default();
        self.perform_board_actions(done, at);
    }

    /// A key or a click on the board on the screen.
    pub fn handle_screen_input(&mut self, hand: Hand, at: Moment) {
        let view = self.view(at);
        let StationScreen::Board { model, cells } = &mut self.screen else { return };
        let done = match hand {
            Hand::Key(key) => model.handle_key(key, &view, view.at),
            Hand::Mouse(mouse) => model.handle_mouse(mouse, &view, view.at),
            Hand::Ready => Vec::new(),
            Hand::Resized => {
                // What cannot be painted now fails with the next picture, and is told there.
                let _ = cells.force_full_redraw();
                Vec::new()
            }
            Hand::End => return self.leave_for(LeaveReason::Wished),
        };
        self.perform_board_actions(done, at);
    }

    /// Does what the board on the screen made of hands and lines.
    pub(super) fn perform_board_actions(&mut self, done: Vec<BoardAction>, at: Moment) {
        for one in done {
            match one {
                BoardAction::Act(kind) => {
                    self.read_board_before_press(&kind, at);
                    self.record_owner_act(kind, at);
                }
                BoardAction::Board(reads) => {
                    self.handle_board_request(
                        if reads { BoardRequest::On(String::new()) } else { BoardRequest::Off },
                        at,
                    );
                }
                // A board on a screen shows it already; as text it is printed.
                BoardAction::Tell(told) if matches!(self.screen, StationScreen::Page { .. }) => {
                    self.present_message(&told)
                }
                BoardAction::Tell(told) => self.speaker.say_message(&told),
                BoardAction::Quit => self.leave_for(LeaveReason::Wished),
            }
        }
        self.draw_board(at, true);
    }

    /// An act of who sits here, typed or made on the screen.
    pub(super) fn record_owner_act(&mut self, kind: EventKind, at: Moment) {
        let seat = Seat::from(self.presenter.owner);
        self.record_event(Event { at, seat, port: EventSource::Keyboard, kind });
    }

    /// Draws the board on the screen where anything of it has changed; as text only when something has `happened`.
    pub fn draw_board(&mut self, now: Moment, happened: bool) {
        if self.screen.has_line_console() {
            return;
        }
        self.show_link_on_board();
        let view = self.view(now);
        let written = self.screen.draw_board(&view, happened);
        self.note_write_outcome(written);
        self.redraw_at = self.screen.time_until_redraw(&view).map(|span| now + span);
    }
}
