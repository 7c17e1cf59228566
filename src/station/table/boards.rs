//! Attend the boards that are connected to this station: what they report is an act of a seat, and goes where the record
//! is kept.
//!
//! Nothing is made of a board at rest while an act of this station is not answered: what is known of the game here is then
//! behind it.

use super::{Authority, Station};
use crate::station::electronic::{ElectronicBoard, NamedBoard};
use crate::station::followed::{DeviceOutcome, FollowedDevice};
use crate::station::inbox::InboxSender;
use crate::station::timepiece::Timepiece;
use ansage_devices::driver::DeviceKind;
use ansage_devices::report::DeviceReport;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::seat::{Color, Seat};
use ansage_seats::console::{BoardRequest, ConsoleAction};

impl Station {
    /// Looks for the devices that are connected from now on.
    pub fn look_for_boards(&mut self, at: Moment) {
        let done = self.boards.look(&self.presenter);
        self.board_did(done, at);
    }

    /// A board or a clock key has said something.
    pub fn device_said(&mut self, device: DeviceKind, number: u64, out: DeviceReport, at: Moment) {
        let view = self.view(at);
        let done = self.boards.said(device, number, out, &view, &self.presenter, at);
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
    pub(super) fn wish_of_board(&mut self, wish: BoardRequest, at: Moment) {
        let none = self.boards.tactile.is_none() && self.boards.electronic.is_none();
        if none && matches!(self.keeper, Authority::Host(_)) {
            return self.refuse("join-no-board");
        }
        let done = self.boards.wish(wish, &self.presenter);
        self.board_did(done, at);
    }

    /// The opponent's board is laid aside, or read again. At a joined station he sits elsewhere.
    pub(super) fn wish_of_opponents_board(&mut self, reads: bool, at: Moment) {
        if matches!(self.keeper, Authority::Host(_)) {
            return self.refuse("join-no-board");
        }
        let done = self.boards.wish_electronic(reads, &self.presenter);
        self.board_did(done, at);
    }

    /// What came of a board: an act in a player's name, or for the ear of the player here.
    pub(super) fn board_did(&mut self, done: Vec<DeviceOutcome>, at: Moment) {
        for outcome in done {
            match outcome {
                DeviceOutcome::Act(whose, EventSource::OpponentKey, kind) => {
                    self.act(vec![ConsoleAction::Event(Seat::from(whose), kind)], at, EventSource::OpponentKey);
                }
                DeviceOutcome::Act(whose, port, kind) => {
                    self.hold_assistant(&kind, whose, port, at);
                    self.record(Event { at, seat: Seat::from(whose), port, kind });
                }
                DeviceOutcome::Tell(told) => self.tell(&told),
            }
        }
    }

    /// Any button of the owner's board holds an assistant's press as any key does (D.2.9.c), but the clock's own. What a
    /// lift takes back is the referee's to see.
    fn hold_assistant(&mut self, kind: &EventKind, whose: Color, port: EventSource, at: Moment) {
        let own = port == EventSource::Board && whose == self.presenter.owner;
        let presses = matches!(kind, EventKind::BoardReported(_) | EventKind::ClockPressed { .. });
        if own && !presses && self.is_assistant_about_to_press() {
            self.record(Event { at, seat: Seat::from(whose), port, kind: EventKind::PressCancelled });
        }
    }

    /// Follows the opponent's electronic board and his own clock key from now on, where they were named.
    pub fn take_opponents_devices(
        &mut self,
        board: Option<NamedBoard>,
        key: Option<String>,
        slot: &InboxSender,
        timepiece: Timepiece,
    ) {
        let whose = !self.presenter.owner;
        let blind = self.keeper.referee().is_some_and(|referee| *referee.terms().blind().get(whose));
        if blind && board.is_some() {
            // His pegs are his to feel, and his words are his move (D.2.3).
            self.tell(&self.presenter.refusal("board-opponent-blind", whose));
        } else {
            self.boards.electronic = board.map(|named| ElectronicBoard::new(named, whose, slot.clone(), timepiece));
        }
        self.boards.key =
            key.map(|path| FollowedDevice::new(DeviceKind::ClockKey, path, whose, slot.clone(), timepiece));
        self.look_for_boards(Moment::START);
    }
}
