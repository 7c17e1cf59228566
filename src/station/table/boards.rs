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
    pub fn follow_connected_devices(&mut self, at: Moment) {
        let done = self.boards.follow_named_devices(&self.presenter);
        self.apply_device_outcomes(done, at);
    }

    /// A board or a clock key has said something.
    pub fn handle_device_report(&mut self, device: DeviceKind, number: u64, out: DeviceReport, at: Moment) {
        let view = self.view(at);
        let done = self.boards.handle_device_report(device, number, out, &view, &self.presenter, at);
        self.apply_device_outcomes(done, at);
    }

    /// The electronic board may have come to rest.
    pub fn handle_electronic_board_rest(&mut self, now: Moment) {
        if self.keeper.is_up_to_date() && self.boards.rest_deadline().is_some_and(|deadline| deadline <= now) {
            let done = self.boards.handle_board_rest(&self.view(now), &self.presenter, now);
            self.apply_device_outcomes(done, now);
        }
    }

    /// Before the key of the electronic board's owner counts, that is read: the move that stands there was made.
    pub(super) fn read_board_before_press(&mut self, kind: &EventKind, at: Moment) {
        let presses = matches!(kind, EventKind::ClockPressed { .. }) && self.boards.electronic.is_some();
        if presses && self.keeper.is_up_to_date() {
            let done = self.boards.read_board_before_press(kind, &self.view(at), &self.presenter, at);
            self.apply_device_outcomes(done, at);
        }
    }

    /// What is wished of the board of who sits here. At a joined station a player has one, and nobody else.
    pub(super) fn handle_board_request(&mut self, wish: BoardRequest, at: Moment) {
        let none = self.boards.tactile.is_none() && self.boards.electronic.is_none();
        if none && matches!(self.keeper, Authority::Host(_)) {
            return self.show_refusal("join-no-board");
        }
        let done = self.boards.handle_board_request(wish, &self.presenter);
        self.apply_device_outcomes(done, at);
    }

    /// The opponent's board is laid aside, or read again. At a joined station he sits elsewhere.
    pub(super) fn switch_opponents_board(&mut self, reads: bool, at: Moment) {
        if matches!(self.keeper, Authority::Host(_)) {
            return self.show_refusal("join-no-board");
        }
        let done = self.boards.switch_electronic_board(reads, &self.presenter);
        self.apply_device_outcomes(done, at);
    }

    /// What came of a board: an act in a player's name, or for the ear of the player here.
    pub(super) fn apply_device_outcomes(&mut self, done: Vec<DeviceOutcome>, at: Moment) {
        for outcome in done {
            match outcome {
                DeviceOutcome::Act(whose, EventSource::OpponentKey, kind) => {
                    self.perform_actions(
                        vec![ConsoleAction::Event(Seat::from(whose), kind)],
                        at,
                        EventSource::OpponentKey,
                    );
                }
                DeviceOutcome::Act(whose, port, kind) => {
                    // A button of the player's own board is a command as a key is; what his hand does with the pegs is none.
                    let commands = port == EventSource::Board && whose == self.presenter.owner;
                    if commands && !matches!(kind, EventKind::BoardReported(_)) {
                        self.begin_command();
                    }
                    self.hold_assistant(&kind, whose, port, at);
                    self.record_event(Event { at, seat: Seat::from(whose), port, kind });
                }
                DeviceOutcome::Tell(told) => self.present_message(&told),
            }
        }
    }

    /// Any button of the owner's board holds an assistant's press as any key does (D.2.9.c), but the clock's own. What a
    /// lift takes back is the referee's to see.
    fn hold_assistant(&mut self, kind: &EventKind, whose: Color, port: EventSource, at: Moment) {
        let own = port == EventSource::Board && whose == self.presenter.owner;
        let presses = matches!(kind, EventKind::BoardReported(_) | EventKind::ClockPressed { .. });
        if own && !presses && self.is_assistant_about_to_press() {
            self.record_event(Event { at, seat: Seat::from(whose), port, kind: EventKind::PressCancelled });
        }
    }

    /// Follows the opponent's electronic board and his own clock key from now on, where they were named.
    pub fn follow_opponents_devices(
        &mut self,
        board: Option<NamedBoard>,
        key: Option<String>,
        slot: &InboxSender,
        timepiece: Timepiece,
    ) {
        let whose = !self.presenter.owner;
        let blind = self.keeper.referee().is_some_and(|referee| *referee.terms().blind_players().get(whose));
        if blind && board.is_some() {
            // His pegs are his to feel, and his words are his move (D.2.3).
            self.present_message(&self.presenter.refusal_message("board-opponent-blind", whose));
        } else {
            self.boards.electronic = board.map(|named| ElectronicBoard::new(named, whose, slot.clone(), timepiece));
        }
        self.boards.key =
            key.map(|path| FollowedDevice::new(DeviceKind::ClockKey, path, whose, slot.clone(), timepiece));
        self.follow_connected_devices(Moment::START);
    }
}
