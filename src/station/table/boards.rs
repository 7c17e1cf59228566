//! Attend the boards that are connected to this station, of which the referee is told.

use super::Table;
use crate::eboard::said::Out as Electronic;
use crate::game::event::{Event, EventKind, Port};
use crate::moment::Moment;
use crate::seat::{Color, Seat};
use crate::station::connected_boards::Outcome;
use crate::station::electronic::{ElectronicBoard, Named};
use crate::station::inbox::Slot;
use crate::station::timepiece::Timepiece;
use crate::tactile::said::Out as Tactile;

impl Table {
    /// Looks for the owner's board from now on, where a port was named.
    pub fn follow_board(&mut self) {
        let done = self.boards.follow_tactile(&self.presenter);
        self.board_did(done, Moment::START);
    }

    /// The owner's board has said something.
    pub fn board_said(&mut self, number: u64, out: Tactile, at: Moment) {
        let done = self.boards.tactile_said(number, out, &self.presenter);
        self.board_did(done, at);
    }

    /// The opponent's board has said something.
    pub fn opponents_board_said(&mut self, number: u64, out: Electronic, at: Moment) {
        let view = self.referee.view(at);
        let done = self.boards.electronic_said(number, out, &view, &self.presenter, at);
        self.board_did(done, at);
    }

    /// The opponent's board may have come to rest.
    pub fn opponents_board_rests(&mut self, now: Moment) {
        if self.boards.deadline().is_some_and(|deadline| deadline <= now) {
            let done = self.boards.rest(&self.referee.view(now), &self.presenter, now);
            self.board_did(done, now);
        }
    }

    /// Before the opponent's key counts, his board is read: the move that stands there was made.
    pub(super) fn read_board_before(&mut self, kind: &EventKind, at: Moment) {
        if matches!(kind, EventKind::ClockPressed { .. }) && self.boards.electronic.is_some() {
            let done = self.boards.read_before(kind, &self.referee.view(at), &self.presenter, at);
            self.board_did(done, at);
        }
    }

    /// What came of a board: for the referee in a player's name, or for the ear of the player here.
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
        if own && !presses && self.referee.assistant_is_about_to_press() {
            self.record(Event { at, seat: Seat::from(whose), port, kind: EventKind::PressCancelled });
        }
    }

    /// Follows the opponent's board from now on.
    pub fn take_opponents_board(&mut self, named: Named, slot: Slot, timepiece: Timepiece) {
        let whose = !self.presenter.owner;
        if *self.referee.terms().blind().get(whose) {
            // His pegs are his to feel, and his words are his move (D.2.3).
            let args = whose;
            let told = self.presenter.refusal("board-opponent-blind", args);
            return self.tell(&told, None);
        }
        self.boards.electronic = Some(ElectronicBoard::new(named, whose, slot, timepiece));
        let done = self.boards.follow_electronic(&self.presenter);
        self.board_did(done, Moment::START);
    }
}
