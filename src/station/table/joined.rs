//! Be at a game that another station hosts: what is typed, clicked and felt here goes to the host, what happened there is
//! told here.
//!
//! No referee runs here. What stands is what the host has told last, so that exploring answers at once; whatever is an
//! act counts only when the host has written it down, and comes back as what it has brought about. How far that has been
//! told is on this machine's disk before it is told: after a crash nothing is told twice, and nothing is lost.

mod act;
mod hear;

use super::{Keeper, Leaving, Table};
use crate::game::joining::{Capacity, Link};
use crate::game::terms::Terms;
use crate::game::view::View;
use crate::link::driver::keys::{GuestKeys, SavedPairing};
use crate::link::guest::{Guest, PENDING_MAX};
use crate::link::host::HOST_SILENT_AFTER;
use crate::link::message::FromGuest;
use crate::moment::{Moment, Span};
use crate::presentation::{Earcon, Told, Values};
use crate::sighted::LinkShown;
use crate::station::denied::{self, MessageWithTexts};
use crate::station::join::way::Way;
use crate::station::join::words;

/// How long the host may take at most to answer what was typed last, when the input has ended.
const ANSWERS: Span = Span::from_secs(5);

/// The host of a game, as its guest knows it.
pub struct JoinedHost {
    /// What this station knows of the game, and what the host has not answered yet.
    guest: Guest,
    /// How the table stood when this station was let in.
    first: View,
    way: Way,
    /// What is on the disk.
    saved: SavedPairing,
    keys: GuestKeys,
    /// Whether it was told that it cannot be kept there.
    told_unkept: bool,
    /// When something came from the host last.
    heard_at: Moment,
    /// Whether it was told that the link is lost.
    is_lost: bool,
    /// Whether it is still to be told that the link is back.
    back: bool,
    /// What happened while the link was lost.
    late: Vec<Told>,
    /// Whether the host is still to be told what the board here shows.
    board_untold: bool,
    /// The input has ended: the station is left when the host has answered everything, or at this moment.
    ending: Option<Moment>,
}

impl JoinedHost {
    /// A station whose host has just answered for the first time, at this moment, and how the table stood then.
    pub fn new(
        (guest, first): (Guest, View),
        way: Way,
        (saved, keys): (SavedPairing, GuestKeys),
        at: Moment,
    ) -> JoinedHost {
        JoinedHost {
            guest,
            first,
            way,
            saved,
            keys,
            told_unkept: false,
            heard_at: at,
            is_lost: false,
            back: false,
            late: Vec::new(),
            board_untold: false,
            ending: None,
        }
    }

    /// The table as it stands now. While the link is lost nobody here knows more than the rule of the table: either both
    /// clocks stand, or the one that ran runs on.
    pub(super) fn view(&self, now: Moment) -> View {
        let view = self.guest.view(now).unwrap_or_else(|| self.first.clone());
        match self.guest.is_there() {
            true => view,
            false if view.rules.lost_link_stops => View { running: None, ..view },
            false => view.advanced(self.guest.moment(now)),
        }
    }

    /// The terms of the game, as the host has told them.
    pub(super) fn terms(&self) -> Option<&Terms> {
        self.guest.table().map(|table| &*table.terms)
    }

    pub(super) fn is_there(&self) -> bool {
        self.guest.is_there()
    }

    /// The moment of this station at a moment of the game.
    pub(super) fn own_moment(&self, of_game: Moment) -> Moment {
        self.guest.own_moment(of_game)
    }

    /// Whether the host has answered everything.
    pub(super) fn is_answered(&self) -> bool {
        self.guest.is_there() && self.guest.waiting() == 0
    }

    /// Whether the host takes something at once.
    fn can_send(&self) -> bool {
        self.guest.is_there() && self.guest.waiting() < PENDING_MAX
    }

    /// When the host is taken for lost, or looked for again, or not waited for any longer.
    pub(super) fn deadline(&self) -> Option<Moment> {
        [self.way.due(), self.silent_at(), self.ending].into_iter().flatten().min()
    }

    /// When the host, which asks again and again, is taken for lost if nothing comes until then.
    fn silent_at(&self) -> Option<Moment> {
        self.way.is_there().then(|| self.heard_at + HOST_SILENT_AFTER)
    }

    /// Whether the last answers are awaited before the station is left.
    pub(super) fn is_ending(&self) -> bool {
        self.ending.is_some()
    }

    /// Says good-bye to the host.
    pub(super) fn close(self) {
        // Where there is no line, nobody waits for a farewell.
        let _ = self.way.send(&FromGuest::Bye);
        self.way.close();
    }
}

impl Table {
    /// Nothing more will be typed. At a joined station what was typed last is answered before it is left.
    pub fn end_of_input(&mut self, at: Moment) {
        if let Some(joined) = self.keeper.joined_mut() {
            joined.ending = Some(at + ANSWERS);
        }
        self.leave_when_answered(at);
    }

    fn leave_when_answered(&mut self, now: Moment) {
        let Some(joined) = self.keeper.joined() else { return };
        let answered = joined.guest.waiting() == 0 || !joined.guest.is_there();
        if joined.ending.is_some_and(|end| answered || end <= now) {
            self.leave_for(Leaving::Wished);
        }
    }

    /// What time brings about on the line to the host: one that is silent, the next attempt, a board to be told of.
    pub fn attend_host(&mut self, now: Moment) {
        self.leave_when_answered(now);
        let Some(joined) = self.keeper.joined() else { return };
        if joined.silent_at().is_some_and(|silent| silent <= now) {
            self.lose(now);
        }
        let Some(joined) = self.keeper.joined_mut() else { return };
        if joined.way.due().is_some_and(|due| due <= now) {
            let hello = joined.guest.hello();
            joined.way.try_again(&joined.saved, &hello, now);
        }
        self.tell_board_anew(now);
    }

    /// The board here is told of where the host may have missed what it shows.
    fn tell_board_anew(&mut self, now: Moment) {
        let Some(joined) = self.keeper.joined_mut() else { return };
        if joined.is_answered() && std::mem::take(&mut joined.board_untold) {
            let told = self.boards.told_anew(&self.view(now), self.presenter.owner);
            self.board_did(told, now);
        }
    }

    /// How the link to the host stands, for a board that shows it.
    pub(super) fn show_link(&mut self) {
        let Some(joined) = self.keeper.joined() else { return };
        let delay = joined.guest.delay().map(Span::from_millis);
        self.screen.link(LinkShown { there: joined.is_there(), delay, unsent: joined.guest.waiting() });
    }

    pub(super) fn tell_message(&mut self, (id, args): &MessageWithTexts) {
        let told = denied::urgent(&self.presenter, Earcon::Refused, (id, args));
        self.tell(&told, None);
    }

    /// At a station that was just let in: what is there to be known, and the first picture.
    pub fn open_joined(&mut self, at: Moment) {
        // Who leaves at once comes back without a code all the same.
        self.save();
        let told = words::joined(&self.presenter, self.capacity);
        self.tell(&told, None);
        let view = self.view(at);
        if self.capacity == Capacity::Assistant {
            let letters = words::duties(self.presenter.owner, &view);
            let args = Values::new().set("letters", letters);
            let told = self.presenter.note("join-duties", args);
            self.tell(&told, None);
        }
        self.see(at);
        self.look_for_boards(at);
        // Who was here before is still taken for lost; what is awaited is said when the host has noted that he is back.
        let was_here = *view.links.get(self.presenter.owner) == Link::Lost;
        let back = self.capacity == Capacity::Player && was_here;
        if let Some(joined) = self.keeper.joined_mut() {
            joined.back = back;
        }
        if !back {
            self.remind(at);
        }
        self.draw(at, true);
    }

    /// The last word at a joined station that is left by his wish who sits there.
    pub(super) fn farewell(&mut self) -> Option<Told> {
        let wished = self.leaving() == Some(Leaving::Wished) && matches!(self.keeper, Keeper::Host(_));
        let told = wished.then(|| self.presenter.note("join-left", ()))?;
        self.tell(&told, None);
        Some(told)
    }
}
