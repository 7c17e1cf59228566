//! Do what console and board made of keys, clicks and lines: send acts, answer the rest here.

use super::{Leaving, Table};
use crate::console::secret::Wish;
use crate::console::{Action, BoardWish, LinkWish};
use crate::game::event::EventKind;
use crate::link::guest::NotSent;
use crate::link::role::Denial;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Form, Told, Values};
use crate::seat::{Color, Seat};
use crate::sighted::Do;
use crate::station::join::words;
use crate::station::timepiece::wall;

impl Table {
    /// Does what the console made of a key or a line.
    pub(super) fn act(&mut self, actions: Vec<Action>, at: Moment) {
        for action in actions {
            match action {
                Action::Event(seat, kind) => {
                    self.read_board_before(&kind, at);
                    self.send(seat, kind, at);
                }
                Action::Tell(told) => self.tell(&told),
                Action::Write(bytes) => {
                    let written = crate::console::driver::write_out(&bytes);
                    self.written(written);
                }
                Action::StopPrivate => self.speaker.stop_private(),
                Action::Voice(change) => self.speaker.change(change),
                Action::Desk(Wish::SealPaper) => {
                    self.send(self.presenter.owner.into(), EventKind::Sealed { commitment: None, wall: wall() }, at);
                }
                Action::Desk(Wish::Seal(_)) => self.refuse("join-seal-paper"),
                Action::Desk(_) => self.refuse("join-no-desk"),
                Action::Board(_) if !self.has_board() => self.refuse("join-no-board"),
                Action::Board(wish) => self.wish_of_board(wish, at),
                Action::OpponentsBoard(_) => self.refuse("join-no-board"),
                Action::Link(LinkWish::Tell) => self.tell_link(),
                Action::Link(_) => self.refuse("join-not-the-hosts"),
                Action::Leave => self.leave(Leaving::Wished),
            }
        }
    }

    /// Does what the board made of hands and lines.
    pub(super) fn do_all(&mut self, done: Vec<Do>, at: Moment) {
        for one in done {
            match one {
                Do::Act(kind) => {
                    self.read_board_before(&kind, at);
                    self.send(self.presenter.owner.into(), kind, at);
                }
                Do::Board(reads) => {
                    self.wish_of_board(if reads { BoardWish::On(String::new()) } else { BoardWish::Off }, at);
                }
                Do::Tell(told) => self.tell_shown(&told),
                Do::Quit => self.leave(Leaving::Wished),
            }
        }
        self.draw(at, true);
    }

    /// Says what the board shows already.
    fn tell_shown(&mut self, told: &Told) {
        if let super::Screen::Page { .. } = self.screen {
            return self.tell(told);
        }
        self.speaker.say(told);
    }

    /// Sends an act of this station's seat. What this role may not do is not sent: the host would refuse it, and the hall
    /// need not hear of a slip of the finger.
    pub(super) fn send(&mut self, seat: Seat, kind: EventKind, at: Moment) {
        let seat = match seat {
            Seat::White => Color::White,
            Seat::Black => Color::Black,
            Seat::Arbiter => return self.deny(Denial::Arbiters, at),
        };
        if let Err(why) = self.guest.may(seat, &kind) {
            return self.deny(why, at);
        }
        if !self.guest.is_there() {
            return self.refuse("join-not-sent");
        }
        match self.guest.act(seat, kind) {
            Ok((_, Some(act))) if self.way.send(&act) => {}
            // It is kept, and sent again when the link is back.
            Ok(_) => self.lose(at),
            Err(NotSent::NotJoined) => self.refuse("join-not-sent"),
            Err(NotSent::Full) => self.refuse("join-too-fast"),
        }
    }

    fn deny(&mut self, why: Denial, at: Moment) {
        let denied = words::denied(why, self.presenter.owner, self.view(at).as_ref());
        self.tell_message(&denied);
    }

    /// Says why something is not done here.
    pub fn refuse(&mut self, id: &'static str) {
        self.tell_message(&(id, Vec::new()));
    }

    /// What the command `link` asks for here.
    fn tell_link(&mut self) {
        let address = self.saved.address.clone();
        let delay = self.guest.delay();
        let id = if !self.guest.is_there() { "join-link-lost" } else { "join-link-is" };
        let millis = move |form: Form<'_>| match delay {
            Some(count) if form.is_heard() => form.locale.text("join-millis", &Args::new().set("count", count as i64)),
            Some(count) => form.locale.line("join-millis", &Args::new().set("count", count as i64)),
            None => "none".to_owned(),
        };
        let told = self.presenter.note(id, Values::new().set("address", address).formed("delay", millis));
        self.tell(&told.now());
    }
}
