//! A second station, for the tables of `table.rs`: Black has joined at a station of his own.
//!
//! `join` and `drop` are its link, `join again` brings it back, `free` takes the seat back; `b ACT` is what Black does
//! there: any act of the table, `b found` and `b pegs -e7 +e5` included.

use super::{RefereeTable, event_of};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::seat::Seat;

/// The number of Black's station.
const STATION: u8 = 1;

impl RefereeTable {
    /// The port of Black's own station, with the number of its next act.
    pub fn link(&self) -> EventSource {
        let acts = self.events.iter().filter(|event| matches!(event.port, EventSource::Link { .. })).count() as u64;
        EventSource::Link { station: STATION, act: acts + 1 }
    }

    /// Black's station joins, or comes back, in some capacity.
    pub fn joins_as(&mut self, capacity: StationRole, again: bool) -> &mut RefereeTable {
        let kind = EventKind::LinkFound { station: STATION, role: capacity, again };
        self.send_by(EventSource::Station, Seat::Black, kind)
    }

    /// The link to Black's station is lost.
    pub fn drops_as(&mut self, capacity: StationRole) -> &mut RefereeTable {
        self.send_by(
            EventSource::Station,
            Seat::Black,
            EventKind::LinkLost { station: STATION, role: capacity, since: None },
        )
    }

    /// What Black does at his own station.
    pub fn at_his_station(&mut self, kind: EventKind) -> &mut RefereeTable {
        let port = self.link();
        self.send_by(port, Seat::Black, kind)
    }

    /// One of these acts, if it is one.
    pub fn link_act(&mut self, act: &str) -> bool {
        let (verb, rest) = act.split_once(' ').unwrap_or((act, ""));
        match (verb, rest) {
            ("join", again) => self.joins_as(StationRole::Player, again == "again"),
            ("drop", _) => self.drops_as(StationRole::Player),
            ("free", _) => self.send(Seat::Black, EventKind::SeatReleased),
            ("b", "found") => self.act("B: found"),
            ("b", hands) if hands.starts_with("found ") => self.act(&format!("B: {hands}")),
            ("b", hands) if hands.starts_with("pegs ") => self.hands_of(Seat::Black, &hands[5..]),
            ("b", act) => self.at_his_station(event_of(act, u32::MAX)),
            _ => return false,
        };
        true
    }
}
