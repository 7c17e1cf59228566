//! Tell what is known of the game at this station, whoever keeps its record.

use super::{JoinedHost, Keeper};
use crate::journal_file::Journal;
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::terms::Terms;
use ansage_game::view::View;

impl Keeper {
    /// The game, where a referee runs here; a joined station is only told how it stands.
    pub fn referee(&self) -> Option<&Referee> {
        match self {
            Keeper::Here(here) => Some(&here.referee),
            Keeper::Station(remote) => Some(remote.referee()),
            Keeper::Host(_) => None,
        }
    }

    /// The terms of the game, as its journal has them.
    pub(super) fn terms(&self) -> Option<&Terms> {
        match self {
            Keeper::Here(_) | Keeper::Station(_) => self.referee().map(Referee::terms),
            Keeper::Host(joined) => joined.terms(),
        }
    }

    /// The journal, where it is kept here.
    pub fn journal(&self) -> Option<&Journal> {
        match self {
            Keeper::Here(here) => Some(&here.journal),
            Keeper::Station(_) | Keeper::Host(_) => None,
        }
    }

    /// The game stands like this now.
    pub(super) fn go_on(&mut self, next: Referee) {
        match self {
            Keeper::Here(here) => here.referee = next,
            Keeper::Station(remote) => remote.go_on(next),
            Keeper::Host(_) => {}
        }
    }

    /// The table at this moment of this station.
    pub fn view(&self, now: Moment) -> View {
        match self {
            Keeper::Here(here) => here.referee.view(now),
            Keeper::Station(remote) => remote.referee().view(now),
            Keeper::Host(joined) => joined.seat.view(now),
        }
    }

    /// The table for who looks at its clocks and has `looked_at` them before, a moment of the game: they are never seen as
    /// they were before that. `None` where nobody here knows what they do.
    pub(super) fn view_of_clocks(&self, now: Moment, looked_at: Moment) -> Option<View> {
        match self {
            Keeper::Host(joined) => joined.seat.link().there.then(|| joined.seat.view(now)),
            Keeper::Here(_) | Keeper::Station(_) => Some(self.view(now.max(looked_at))),
        }
    }

    /// The moment of this station at a moment of the game; `None` while nobody here knows it.
    pub(super) fn own_moment(&self, of_game: Moment) -> Option<Moment> {
        match self {
            Keeper::Host(joined) => joined.seat.link().there.then(|| joined.seat.guest().own_moment(of_game)),
            Keeper::Here(_) | Keeper::Station(_) => Some(of_game),
        }
    }

    /// Whether everything that was done here has been answered: what is known of the game is not behind it.
    pub(super) fn is_up_to_date(&self) -> bool {
        match self {
            Keeper::Host(joined) => joined.seat.is_answered(),
            Keeper::Here(_) | Keeper::Station(_) => true,
        }
    }

    /// When something is due on the line to the host.
    pub(super) fn hosts_deadline(&self) -> Option<Moment> {
        match self {
            Keeper::Host(joined) => joined.seat.next_tick(),
            Keeper::Here(_) | Keeper::Station(_) => None,
        }
    }

    /// The station, where it has joined another's game.
    pub(super) fn joined(&self) -> Option<&JoinedHost> {
        match self {
            Keeper::Host(joined) => Some(joined),
            Keeper::Here(_) | Keeper::Station(_) => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn joined_mut(&mut self) -> Option<&mut JoinedHost> {
        match self {
            Keeper::Host(joined) => Some(joined),
            Keeper::Here(_) | Keeper::Station(_) => None,
        }
    }

    /// Says good-bye to who keeps the record elsewhere.
    pub(super) fn close(self) {
        if let Keeper::Host(joined) = self {
            joined.close();
        }
    }
}
