//! Attend the opponent's own clock key, where he has one at this station.

use super::Table;
use crate::clock_key;
use crate::console::Action;
use crate::game::event::{EventKind, Port};
use crate::moment::Moment;
use crate::presentation::{Channel, Earcon, Values};
use crate::seat::Seat;
use crate::station::inbox::Slot;
use crate::station::opponents_key::OpponentsKey;
use crate::station::timepiece::Timepiece;
use crate::station::trouble;

impl Table {
    /// Follows the opponent's own clock key from now on.
    pub fn take_opponents_key(&mut self, path: String, slot: Slot, timepiece: Timepiece) {
        match OpponentsKey::follow(path, slot, timepiece) {
            Ok(key) => self.opponents_key = Some(key),
            Err(error) => {
                let reason = trouble::io_reason(&self.presenter.program, &error);
                self.tell_key(
                    "board-key-no-thread",
                    Channel::Private,
                    Some(Earcon::PortLost),
                    Values::new().set("reason", reason),
                );
            }
        }
    }

    /// The opponent's own clock key has said something. A press is his, and comes like that of the clock key here.
    pub fn opponents_key_said(&mut self, out: clock_key::Out, at: Moment) {
        match out {
            clock_key::Out::Pressed => self.opponents_key(EventKind::ClockPressed { by: !self.presenter.owner }, at),
            clock_key::Out::Confirmed => self.opponents_key(EventKind::Confirmed { by: !self.presenter.owner }, at),
            clock_key::Out::Found => self.tell_key("board-key-found", Channel::Hall, None, Values::new()),
            clock_key::Out::Lost => {
                self.tell_key("board-key-lost", Channel::Hall, Some(Earcon::PortLost), Values::new());
            }
            clock_key::Out::NotOpened(why) => {
                self.tell_key(
                    "board-key-not-opened",
                    Channel::Hall,
                    Some(Earcon::PortLost),
                    Values::new().variant("why", &why),
                );
            }
            clock_key::Out::Open => {}
        }
    }

    fn opponents_key(&mut self, kind: EventKind, at: Moment) {
        let seat = Seat::from(self.presenter.owner);
        self.act(vec![Action::Event(seat, kind)], at, Port::OpponentKey);
    }

    fn tell_key(&mut self, id: &str, channel: Channel, earcon: Option<Earcon>, values: Values<'_>) {
        let path = self.opponents_key.as_ref().map(|key| key.path.clone()).unwrap_or_default();
        let whose = !self.presenter.owner;
        let told =
            self.presenter.tell(channel, earcon, id, values.color(whose).formed("path", |form| form.port(&path)));
        self.tell(&told, None);
    }
}
