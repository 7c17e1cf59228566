//! Attend what is the opponent's at this station: his electronic board, of which what it shows at rest goes to the referee in
//! his name, and his own clock key.

use super::Table;
use crate::clock_key;
use crate::console::Action;
use crate::eboard::said::Out;
use crate::game::event::{EventKind, Port};
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon, Presenter, Told, Urgency};
use crate::seat::Seat;
use crate::serial::Unopened;
use crate::station::eboard::{By, EBoard, Named, Standing, short_port};
use crate::station::inbox::Slot;
use crate::station::opponents_key::OpponentsKey;
use crate::station::timepiece::Timepiece;
use crate::station::trouble;

impl Table {
    /// Follows the opponent's board from now on.
    pub fn take_opponents_board(&mut self, named: Named, slot: Slot, timepiece: Timepiece) {
        let whose = !self.presenter.owner;
        if *self.referee.terms().blind().get(whose) {
            // His pegs are his to feel, and his words are his move (D.2.3).
            let args = |_| Args::new().color(whose);
            let told = self.presenter.tell(Channel::Private, Some(Earcon::Refused), "board-opponent-blind", args);
            return self.tell(&told, None);
        }
        self.opponents = Some(EBoard::new(named, whose, slot, timepiece));
        self.follow_opponents_board();
    }

    fn follow_opponents_board(&mut self) {
        let Some(eboard) = &mut self.opponents else { return };
        let whose = eboard.whose();
        let told = match eboard.follow() {
            Ok(()) => {
                let args = |form| Args::new().color(whose).set("path", eboard.named().port(form));
                self.presenter.show(Channel::Private, None, "board-opponent-looking", args)
            }
            Err(error) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                let args = |_| Args::new().color(whose).set("reason", reason.clone());
                self.presenter.tell(Channel::Private, Some(Earcon::PortLost), "board-opponent-no-thread", args)
            }
        };
        self.tell(&told, None);
    }

    /// The opponent's board is laid aside, or read again.
    pub(super) fn handle_opponents_board(&mut self, reads: bool, at: Moment) {
        let Some(eboard) = &mut self.opponents else { return self.answer_opponent("board-opponent-unnamed") };
        match (reads, eboard.is_followed()) {
            (true, false) => self.follow_opponents_board(),
            (true, true) if eboard.is_found() => self.answer_opponent("board-opponent-is-on"),
            (true, true) => self.answer_opponent("board-opponent-is-looked-for"),
            (false, false) => self.answer_opponent("board-opponent-is-off"),
            (false, true) => {
                self.with_opponents(at, |eboard, _, _| eboard.lay_aside());
                self.answer_opponent("board-opponent-off");
            }
        }
    }

    fn answer_opponent(&mut self, id: &str) {
        let whose = !self.presenter.owner;
        let told = self.presenter.tell(Channel::Private, None, id, |_| Args::new().color(whose));
        self.tell(&Told { urgency: Urgency::Now, ..told }, None);
    }

    /// The opponent's board has said something.
    pub fn opponents_board_said(&mut self, number: u64, out: Out, at: Moment) {
        if self.opponents.as_ref().is_some_and(|eboard| eboard.is_by(number)) {
            self.with_opponents(at, |eboard, standing, presenter| eboard.hear(out, standing, presenter, at));
        }
    }

    /// The opponent's board may have come to rest.
    pub fn opponents_board_rests(&mut self, now: Moment) {
        let deadline = self.opponents.as_ref().and_then(EBoard::deadline);
        if deadline.is_some_and(|deadline| deadline <= now) {
            self.with_opponents(now, |eboard, standing, presenter| eboard.rests(standing, presenter, now));
        }
    }

    /// Before the opponent's key counts, his board is read: the move that stands there was made.
    pub(super) fn read_opponents_board(&mut self, kind: &EventKind, at: Moment) {
        let whose = self.opponents.as_ref().map(EBoard::whose);
        if matches!(kind, EventKind::ClockPressed { by } if Some(*by) == whose) {
            self.with_opponents(at, |eboard, standing, presenter| eboard.reads_at_once(standing, presenter, at));
        }
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

    fn with_opponents(&mut self, at: Moment, does: impl FnOnce(&mut EBoard, &Standing, &Presenter) -> Vec<By>) {
        let Some(eboard) = &mut self.opponents else { return };
        let standing = Standing::of(&self.referee, &self.referee.view(at), eboard.whose());
        for (seat, heard) in does(eboard, &standing, &self.presenter) {
            self.board_heard(vec![heard], seat, Port::EBoard, at);
        }
    }
}
