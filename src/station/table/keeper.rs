//! Tell what is known of the game at this station, whoever keeps its record.

use super::{Authority, RemoteHost};
use crate::journal_file::Journal;
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::terms::GameTerms;
use ansage_game::view::View;

impl Authority {
    /// The game, where a referee runs here; a joined station is only told how it stands.
    pub fn referee(&self) -> Option<&Referee> {
        match self {
            Authority::Here(here) => Some(&here.referee),
            Authority::Station(remote) => Some(remote.referee()),
            Authority::Host(_) => None,
        }
    }

    /// The terms of the game, as its journal has them.
    pub(super) fn terms(&self) -> Option<&GameTerms> {
        match self {
            Authority::Here(_) | Authority::Station(_) => self.referee().map(Referee::terms),
            Authority::Host(joined) => joined.game_terms(),
        }
    }

    /// The journal, where it is kept here.
    pub fn journal(&self) -> Option<&Journal> {
        match self {
            Authority::Here(here) => Some(&here.journal),
            Authority::Station(_) | Authority::Host(_) => None,
        }
    }

    /// The game stands like this now.
    pub(super) fn replace_referee(&mut self, next: Referee) {
        match self {
            Authority::Here(here) => here.referee = next,
            Authority::Station(remote) => remote.replace_referee(next),
            Authority::Host(_) => {}
        }
    }

    /// The table at this moment of this station.
    pub fn view(&self, now: Moment) -> View {
        match self {
            Authority::Here(here) => here.referee.view(now),
            Authority::Station(remote) => remote.referee().view(now),
            Authority::Host(joined) => joined.seat.view_at(now),
        }
    }

    /// The table for who looks at its clocks and has `looked_at` them before, a moment of the game: they are never seen as
    /// they were before that. `None` where nobody here knows what they do.
    pub(super) fn clock_view(&self, now: Moment, looked_at: Moment) -> Option<View> {
        match self {
            Authority::Host(joined) => joined.seat.link_display().there.then(|| joined.seat.view_at(now)),
            Authority::Here(_) | Authority::Station(_) => Some(self.view(now.max(looked_at))),
        }
    }

    /// The moment of this station at a moment of the game; `None` while nobody here knows it.
    pub(super) fn station_moment(&self, of_game: Moment) -> Option<Moment> {
        match self {
            Authority::Host(joined) => {
                joined.seat.link_display().there.then(|| joined.seat.client().own_moment(of_game))
            }
            Authority::Here(_) | Authority::Station(_) => Some(of_game),
        }
    }

    /// Whether everything that was done here has been answered: what is known of the game is not behind it.
    pub(super) fn is_up_to_date(&self) -> bool {
        match self {
            Authority::Host(joined) => joined.seat.has_all_answers(),
            Authority::Here(_) | Authority::Station(_) => true,
        }
    }

    /// When something is due on the line to the host.
    pub(super) fn host_link_deadline(&self) -> Option<Moment> {
        match self {
            Authority::Host(joined) => joined.seat.next_deadline(),
            Authority::Here(_) | Authority::Station(_) => None,
        }
    }

    /// The station, where it has joined another's game.
    pub(super) fn remote_host(&self) -> Option<&RemoteHost> {
        match self {
            Authority::Host(joined) => Some(joined),
            Authority::Here(_) | Authority::Station(_) => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn remote_host_mut(&mut self) -> Option<&mut RemoteHost> {
        match self {
            Authority::Host(joined) => Some(joined),
            Authority::Here(_) | Authority::Station(_) => None,
        }
    }

    /// Says good-bye to who keeps the record elsewhere.
    pub(super) fn close_host_line(self) {
        if let Authority::Host(joined) = self {
            joined.say_bye_and_close();
        }
    }
}
