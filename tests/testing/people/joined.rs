//! The opponent at a station of his own: what would be done for him at the keyboard he does himself, and his link comes
//! and goes.

use super::People;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::{LinkState, StationRole};
use ansage_game::seat::{Color, Seat};
use ansage_game::view::View;
use shakmaty::Position;

impl People {
    /// What happens at a table at which the opponent may join: this, from where it is done, or something with his link.
    pub(super) fn over_link(&mut self, event: Event, view: &View) -> Event {
        let opponent = !view.owner;
        let link = *view.links.get(opponent);
        for player in [view.owner, opponent] {
            let asked = view.assistant_asked.get(player).as_ref().filter(|asked| asked.times > 0);
            if let Some(asked) = asked.filter(|_| self.dice.chance(40)) {
                let kind = EventKind::AssistantAnswered { station: asked.station, accepted: self.dice.chance(50) };
                let port = if player == opponent { self.his_port() } else { EventSource::Keyboard };
                return Event { seat: player.into(), port, kind, ..event };
            }
        }
        if let Some((port, kind)) = self.link_changes(link, view) {
            return Event { seat: opponent.into(), port, kind, ..event };
        }
        // Now and then somebody forgets that he has a station, or his station that it is gone.
        match link {
            LinkState::Connected if self.dice.chance(92) => self.at_his_station(event, opponent, view),
            LinkState::None if self.dice.chance(99) => event,
            _ if self.dice.chance(80) => event,
            _ => self.at_his_station(event, opponent, view),
        }
    }

    fn link_changes(&mut self, link: LinkState, view: &View) -> Option<(EventSource, EventKind)> {
        let (station, capacity) = (self.station, StationRole::Player);
        let found =
            |station, capacity, again| (EventSource::Station, EventKind::LinkFound { station, role: capacity, again });
        let throw = self.dice.below(1_000);
        Some(match link {
            LinkState::None if throw < 60 => {
                self.station = self.station % 200 + 1;
                found(self.station, capacity, false)
            }
            LinkState::Lost if throw < 250 => {
                self.heard.released = false;
                found(station, capacity, true)
            }
            LinkState::Lost if throw < 280 => (EventSource::Keyboard, EventKind::SeatReleased),
            LinkState::Lost if self.heard.released && throw < 500 => {
                self.heard.released = false;
                self.own_device.get_or_insert(station);
                self.station = station % 200 + 1;
                found(self.station, capacity, false)
            }
            LinkState::Connected if (10..30).contains(&throw) && self.own_device.is_some() => {
                self.station = self.own_device.take().unwrap_or(station);
                found(self.station, capacity, true)
            }
            LinkState::Connected if (30..120).contains(&throw) && self.own_device.is_some() => {
                (self.his_port(), EventKind::Resigned)
            }
            LinkState::Connected if throw < 8 => {
                (EventSource::Station, EventKind::LinkLost { station, role: capacity, since: self.sometime(view) })
            }
            LinkState::Connected if throw < 10 => (EventSource::Keyboard, EventKind::SeatReleased),
            LinkState::Connected | LinkState::Lost if throw >= 999 => {
                (self.his_port(), EventKind::HistoryDiffers { seq: throw as u64, head: "00".into() })
            }
            _ if (990..998).contains(&throw) => self.something_about_links(view),
            _ => return None,
        })
    }

    /// Bystanders come and go, codes are wrong, stations send what they may not.
    fn something_about_links(&mut self, view: &View) -> (EventSource, EventKind) {
        let capacity = self.dice.pick(&StationRole::ALL);
        let station = self.dice.pick(&[201, 202, 203, self.station]);
        let kind = match self.dice.below(7) {
            0..2 => EventKind::LinkFound { station, role: capacity, again: self.dice.chance(50) },
            2 => EventKind::LinkLost { station, role: capacity, since: self.sometime(view) },
            3 => EventKind::SeatReleased,
            6 => EventKind::AssistantAsked { station, name: "Cy Tal".into() },
            4 => EventKind::CodeRefused { count: 1 + self.dice.below(5) as u32, changed: self.dice.chance(20) },
            _ => {
                let what = self.dice.pick(&["ruled", "unreadable", "opened"]).into();
                return (self.his_port(), EventKind::LinkDenied { what, reason: "role".into() });
            }
        };
        (EventSource::Station, kind)
    }

    fn his_port(&mut self) -> EventSource {
        self.act += 1;
        EventSource::Link { station: self.station, act: self.act }
    }

    /// What is the opponent's own, at his own station.
    fn at_his_station(&mut self, event: Event, opponent: Color, view: &View) -> Event {
        let by = match &event.kind {
            EventKind::Announced { .. } => view.pending.as_ref().map_or(view.course.turn(), |pending| !pending.player),
            EventKind::ClockPressed { player: by } | EventKind::Confirmed { player: by } => *by,
            EventKind::SpokenForOpponent { .. } => opponent,
            EventKind::ProgramResumed { .. } | EventKind::ProgramLeft | EventKind::DeadlineReached => return event,
            _ => match event.seat.color() {
                Some(by) => by,
                None => return event,
            },
        };
        if by != opponent {
            return event;
        }
        let kind = match event.kind {
            EventKind::SpokenForOpponent { word } => self.own_word(word),
            kind => kind,
        };
        Event { seat: Seat::from(opponent), port: self.his_port(), kind, ..event }
    }
}
