//! Send the acts of who sits at a joined station; say what is not done there.

use super::Keeper;
use crate::console::secret::DeskWish;
use crate::game::event::{Event, EventKind};
use crate::link::guest::NotSent;
use crate::link::role::Denial;
use crate::locale::Args;
use crate::moment::Moment;
use crate::presentation::{Form, Values};
use crate::seat::{Color, Seat};
use crate::station::join::words;
use crate::station::table::Table;
use crate::station::timepiece::wall;

impl Table {
    /// Sends an act of this station's seat. What this role may not do is not sent: the host would refuse it, and the hall
    /// need not hear of a slip of the finger. `true` where it is on its way, or kept until the host is there.
    pub(in crate::station::table) fn send_to_host(&mut self, event: Event) -> bool {
        let Event { at, seat, kind, .. } = event;
        let Some(joined) = self.keeper.joined_mut() else { return false };
        if matches!(kind, EventKind::Board(_)) && !joined.can_send() {
            // What a board shows is no act that could wait for a lost link: it is told anew when the link is back.
            joined.board_untold = true;
            return false;
        }
        let seat = match seat {
            Seat::White => Color::White,
            Seat::Black => Color::Black,
            Seat::Arbiter => return self.deny(Denial::Arbiters, at),
        };
        if let Err(why) = joined.guest.may(seat, &kind) {
            return self.deny(why, at);
        }
        if !joined.guest.is_there() {
            return self.not_sent("join-not-sent");
        }
        match joined.guest.act(seat, kind) {
            Ok((_, Some(act))) if joined.way.send(&act) => true,
            // It is kept, and sent again when the link is back.
            Ok(_) => {
                self.lose(at);
                true
            }
            Err(NotSent::NotJoined) => self.not_sent("join-not-sent"),
            Err(NotSent::Full) => self.not_sent("join-too-fast"),
        }
    }

    fn deny(&mut self, why: Denial, at: Moment) -> bool {
        let denied = words::denied(&self.presenter.program, &why, self.presenter.owner, &self.view(at));
        self.tell_message(&denied);
        false
    }

    /// Says why something is not done at a joined station.
    pub fn refuse_joined(&mut self, id: &'static str) {
        self.tell_message(&(id, Vec::new()));
    }

    fn not_sent(&mut self, id: &'static str) -> bool {
        self.refuse_joined(id);
        false
    }

    /// What belongs to the arbiter or needs his code is not done here, but that a move is sealed on paper.
    pub(in crate::station::table) fn grant_joined(&mut self, wish: &DeskWish, at: Moment) {
        match wish {
            DeskWish::SealPaper => {
                let kind = EventKind::Sealed { commitment: None, wall: wall() };
                self.act_of_owner(kind, at);
            }
            DeskWish::Seal(_) => self.refuse_joined("join-seal-paper"),
            _ => self.refuse_joined("join-no-desk"),
        }
    }

    /// Where this station has joined, and how long its words take there and back.
    pub(in crate::station::table) fn tell_link_to_host(&mut self) {
        let Keeper::Host(joined) = &self.keeper else { return };
        let address = joined.saved.address.clone();
        let delay = joined.guest.delay();
        let id = if joined.is_there() { "join-link-is" } else { "join-link-lost" };
        let millis = move |form: Form<'_>| match delay {
            Some(count) if form.is_heard() => form.locale.text("join-millis", &Args::new().set("count", count as i64)),
            Some(count) => form.locale.line("join-millis", &Args::new().set("count", count as i64)),
            None => "none".to_owned(),
        };
        let told = self.presenter.note(id, Values::new().set("address", address).formed("delay", millis));
        self.tell(&told.now(), None);
    }
}
