//! Attend what is connected to this station: its boards, of which the referee is told, and the opponent's own clock key.

use super::Table;
use crate::clock_key;
use crate::console::Action;
use crate::eboard::said::Out as Electronic;
use crate::game::event::{Event, EventKind, Port};
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon};
use crate::seat::{Color, Seat};
use crate::serial::Unopened;
use crate::station::connected_boards::Outcome;
use crate::station::eboard::{EBoard, Named, short_port};
use crate::station::inbox::Slot;
use crate::station::opponents_key::OpponentsKey;
use crate::station::timepiece::Timepiece;
use crate::station::trouble;
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
            let args = |_| Args::new().color(whose);
            let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "board-opponent-blind", args);
            return self.tell(&told, None);
        }
        self.boards.electronic = Some(EBoard::new(named, whose, slot, timepiece));
        let done = self.boards.follow_electronic(&self.presenter);
        self.board_did(done, Moment::START);
    }

    /// Follows the opponent's own clock key from now on.
    pub fn take_opponents_key(&mut self, path: String, slot: Slot, timepiece: Timepiece) {
        match OpponentsKey::follow(path, slot, timepiece) {
            Ok(key) => self.opponents_key = Some(key),
            Err(error) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                self.tell_key("board-key-no-thread", Channel::Private, Some(Earcon::PortLost), |args| {
                    args.set("reason", reason.clone())
                });
            }
        }
    }

    /// The opponent's own clock key has said something. A press is his, and comes like that of the clock key here.
    pub fn opponents_key_said(&mut self, out: clock_key::Out, at: Moment) {
        match out {
            clock_key::Out::Pressed => {
                let (seat, by) = (Seat::from(self.presenter.owner), !self.presenter.owner);
                self.act(vec![Action::Event(seat, EventKind::ClockPressed { by })], at, Port::OpponentKey);
            }
            clock_key::Out::Found => self.tell_key("board-key-found", Channel::Hall, None, |args| args),
            clock_key::Out::Lost => {
                self.tell_key("board-key-lost", Channel::Hall, Some(Earcon::PortLost), |args| args);
            }
            clock_key::Out::NotOpened(why) => {
                let why = match why {
                    Unopened::Missing => "missing",
                    Unopened::Denied => "denied",
                    Unopened::Busy => "busy",
                    Unopened::Unfit => "unfit",
                };
                self.tell_key("board-key-not-opened", Channel::Hall, Some(Earcon::PortLost), |args| {
                    args.set("why", why)
                });
            }
            clock_key::Out::Open => {}
        }
    }

    fn tell_key(
        &mut self,
        id: &str,
        channel: Channel,
        earcon: Option<Earcon>,
        more: impl Fn(Args<'static>) -> Args<'static>,
    ) {
        let path = self.opponents_key.as_ref().map(|key| key.path.clone()).unwrap_or_default();
        let whose = !self.presenter.owner;
        let told = self.presenter.tell(channel, earcon, id, |form| {
            let path = if form.is_heard() { path.clone() } else { short_port(&path) };
            more(Args::new().color(whose).set("path", path))
        });
        self.tell(&told, None);
    }
}
