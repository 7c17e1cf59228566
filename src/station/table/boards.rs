//! Attend the boards that are connected to this station: what they report is an act of a seat, and goes where the record
//! is kept.
//!
//! Nothing is made of a board at rest while an act of this station is not answered: what is known of the game here is then
//! behind it.

use super::{Keeper, Table};
use crate::console::BoardWish;
use crate::eboard::said::Out as Electronic;
use crate::game::event::{Event, EventKind, Port};
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon};
use crate::seat::{Color, Seat};
use crate::station::connected_boards::Outcome;
use crate::station::electronic::{ElectronicBoard, Named};
use crate::station::inbox::Slot;
use crate::station::timepiece::Timepiece;
use crate::tactile::said::Out as Tactile;

impl Table {
    /// Looks for the boards from now on that were named.
    pub fn follow_boards(&mut self, at: Moment) {
        let tactile = self.boards.follow_tactile(&self.presenter);
        let electronic = self.boards.follow_electronic(&self.presenter);
        self.board_did(tactile.into_iter().chain(electronic).collect(), at);
    }

    /// The tactile board has said something.
    pub fn board_said(&mut self, number: u64, out: Tactile, at: Moment) {
        let done = self.boards.tactile_said(number, out, &self.presenter);
        self.board_did(done, at);
    }

    /// The electronic board has said something.
    pub fn electronic_board_said(&mut self, number: u64, out: Electronic, at: Moment) {
        let view = self.view(at);
        let done = self.boards.electronic_said(number, out, &view, &self.presenter, at);
        self.board_did(done, at);
    }

    /// The electronic board may have come to rest.
    pub fn electronic_board_rests(&mut self, now: Moment) {
        if self.keeper.is_up_to_date() && self.boards.deadline().is_some_and(|deadline| deadline <= now) {
            let done = self.boards.rest(&self.view(now), &self.presenter, now);
            self.board_did(done, now);
        }
    }

    /// Before the key of the electronic board's owner counts, that is read: the move that stands there was made.
    pub(super) fn read_board_before(&mut self, kind: &EventKind, at: Moment) {
        let presses = matches!(kind, EventKind::ClockPressed { .. }) && self.boards.electronic.is_some();
        if presses && self.keeper.is_up_to_date() {
            let done = self.boards.read_before(kind, &self.view(at), &self.presenter, at);
            self.board_did(done, at);
        }
    }

    /// What is wished of the board of who sits here. At a joined station a player has one, and nobody else.
    pub(super) fn wish_of_board(&mut self, wish: BoardWish, at: Moment) {
        let none = self.boards.tactile.is_none() && self.boards.electronic.is_none();
        if none && matches!(self.keeper, Keeper::Host(_)) {
            return self.refuse_joined("join-no-board");
        }
        let done = self.boards.wish(wish, &self.presenter);
        self.board_did(done, at);
    }

    /// The opponent's board is laid aside, or read again. At a joined station he sits elsewhere.
    pub(super) fn wish_of_opponents_board(&mut self, reads: bool, at: Moment) {
        if matches!(self.keeper, Keeper::Host(_)) {
            return self.refuse_joined("join-no-board");
        }
        let done = self.boards.wish_electronic(reads, &self.presenter);
        self.board_did(done, at);
    }

    /// What came of a board: an act in a player's name, or for the ear of the player here.
    pub(super) fn board_did(&mut self, done: Vec<Outcome>, at: Moment) {
        for outcome in done {
            match outcome {
                Outcome::Act(whose, port, kind) => {
                    self.hold_assistant(&kind, whose, port, at);
                    self.record(Event { at, seat: Seat::from(whose), port, kind });
                }
                Outcome::Tell(told) => self.tell(&told, None),
            }
        }
    }

    /// Any button of the owner's board holds an assistant's press as any key does (D.2.9.c), but the clock's own. What a
    /// lift takes back is the referee's to see.
    fn hold_assistant(&mut self, kind: &EventKind, whose: Color, port: Port, at: Moment) {
        let own = port == Port::Board && whose == self.presenter.owner;
        let presses = matches!(kind, EventKind::Board(_) | EventKind::ClockPressed { .. });
        if own && !presses && self.is_assistant_about_to_press() {
            self.record(Event { at, seat: Seat::from(whose), port, kind: EventKind::PressCancelled });
        }
    }

    /// Follows the opponent's board from now on.
    pub fn take_opponents_board(&mut self, named: Named, slot: Slot, timepiece: Timepiece) {
        let whose = !self.presenter.owner;
        if self.keeper.referee().is_some_and(|referee| *referee.terms().blind().get(whose)) {
            // His pegs are his to feel, and his words are his move (D.2.3).
            let args = |_| Args::new().color(whose);
            let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "board-opponent-blind", args);
            return self.tell(&told, None);
        }
        self.boards.electronic = Some(ElectronicBoard::new(named, whose, slot, timepiece));
        let done = self.boards.follow_electronic(&self.presenter);
        self.board_did(done, Moment::START);
    }
}
