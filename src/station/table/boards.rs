//! Attend the boards that are connected to this station, of which the referee is told.

use super::Table;
use crate::console::Action;
use crate::devices::driver::Device;
use crate::devices::report::Out;
use crate::game::event::{Event, EventKind, Port};
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon};
use crate::seat::{Color, Seat};
use crate::station::electronic::{ElectronicBoard, Named};
use crate::station::followed::{Follow, Outcome};
use crate::station::inbox::Slot;
use crate::station::timepiece::Timepiece;

impl Table {
    /// Looks for the devices that are connected from now on.
    pub fn look_for_boards(&mut self) {
        let done = self.boards.look(&self.presenter);
        self.board_did(done, Moment::START);
    }

    /// A board or a clock key has said something.
    pub fn device_said(&mut self, device: Device, number: u64, out: Out, at: Moment) {
        let view = self.referee.view(at);
        let done = self.boards.said(device, number, out, Some(&view), &self.presenter, at);
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
                Outcome::Act(whose, Port::OpponentKey, kind) => {
                    self.act(vec![Action::Event(Seat::from(whose), kind)], at, Port::OpponentKey);
                }
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

    /// Follows the opponent's electronic board and his own clock key from now on, where they were named.
    pub fn take_opponents_devices(
        &mut self,
        board: Option<Named>,
        key: Option<String>,
        slot: &Slot,
        timepiece: Timepiece,
    ) {
        let whose = !self.presenter.owner;
        if board.is_some() && *self.referee.terms().blind().get(whose) {
            // His pegs are his to feel, and his words are his move (D.2.3).
            let args = |_| Args::new().color(whose);
            let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "board-opponent-blind", args);
            self.tell(&told, None);
        } else {
            self.boards.electronic = board.map(|named| ElectronicBoard::new(named, whose, slot.clone(), timepiece));
        }
        self.boards.key = key.map(|path| Follow::new(Device::ClockKey, path, whose, slot.clone(), timepiece));
        self.look_for_boards();
    }
}
