//! Attend the board of who sits at a joined station: its reports go to the host as acts of his seat.
//!
//! What a board shows is no act that could wait for a lost link: it is told anew when the link is back. Nothing is made of
//! a board at rest while an act of this station is not answered: what is known of the game here is then behind it.

use super::Table;
use crate::console::BoardWish;
use crate::devices::driver::Device;
use crate::devices::report::Out;
use crate::game::event::EventKind;
use crate::moment::Moment;
use crate::station::followed::Outcome;

impl Table {
    /// Whether a board may be connected here: a player has one, and nobody else.
    pub(super) fn has_board(&self) -> bool {
        self.boards.tactile.is_some() || self.boards.electronic.is_some()
    }

    pub(super) fn look_for_boards(&mut self, at: Moment) {
        let done = self.boards.look(&self.presenter);
        self.board_did(done, at);
    }

    pub(super) fn wish_of_board(&mut self, wish: BoardWish, at: Moment) {
        let done = self.boards.wish(wish, &self.presenter);
        self.board_did(done, at);
    }

    pub(super) fn device_said(&mut self, device: Device, number: u64, out: Out, at: Moment) {
        let view = self.view(at);
        let done = self.boards.said(device, number, out, view.as_ref(), &self.presenter, at);
        self.board_did(done, at);
    }

    /// When the board is to be looked at again, as far as the host has answered everything.
    pub(super) fn board_rests_at(&self) -> Option<Moment> {
        self.boards.deadline().filter(|_| self.is_answered())
    }

    /// The board may have come to rest, or is still to be told of.
    pub(super) fn board_rests(&mut self, now: Moment) {
        if !self.is_answered() {
            return;
        }
        if let Some(view) = self.view(now).filter(|_| std::mem::take(&mut self.board_untold)) {
            let told = self.boards.told_anew(&view, self.presenter.owner);
            self.board_did(told, now);
        }
        let due = self.board_rests_at().is_some_and(|due| due <= now);
        if let Some(view) = self.view(now).filter(|_| due) {
            let done = self.boards.rest(&view, &self.presenter, now);
            self.board_did(done, now);
        }
    }

    /// Before the player's key counts, his board is read: the move that stands there was made.
    pub(super) fn read_board_before(&mut self, kind: &EventKind, at: Moment) {
        if let Some(view) = self.view(at).filter(|_| self.is_answered()) {
            let done = self.boards.read_before(kind, &view, &self.presenter, at);
            self.board_did(done, at);
        }
    }

    fn is_answered(&self) -> bool {
        self.guest.is_there() && self.guest.waiting() == 0
    }

    fn board_did(&mut self, done: Vec<Outcome>, at: Moment) {
        for outcome in done {
            match outcome {
                // Told anew when the host is there.
                Outcome::Act(_, _, EventKind::Board(_)) if !self.can_send() => self.board_untold = true,
                Outcome::Act(whose, _, kind) => self.send(whose.into(), kind, at),
                Outcome::Tell(told) => self.tell(&told),
            }
        }
    }

    fn can_send(&self) -> bool {
        self.guest.is_there() && self.guest.waiting() < crate::link::guest::PENDING_MAX
    }
}
