//! What goes wrong on either side beside the wire, what people do then, and how a game comes to rest.

use super::{Death, World, WorldEvent, checks, people};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::{LinkState, StationRole};
use ansage_game::moment::Moment;
use ansage_game::seat::{Color, Seat};
use ansage_link::guest::{Client, SavedClient};
use ansage_link::host::HOST_SILENT_AFTER;
use ansage_link::message::ClientMessage;

/// So long everybody has to find the others again when nothing goes wrong any more.
const REST: u64 = 60_000;

/// So long nothing more may be recorded before everybody is at rest.
const QUIET: u64 = 5_000;
/// Who is not let in for so long tries anew.
const WELCOME: u64 = 10_000;

impl World {
    pub(super) fn tick(&mut self) {
        self.table.tick(&mut self.tally);
        for at in 0..self.stations.len() {
            let station = &self.stations[at];
            let now = station.moment(self.now);
            let Some(line) = station.line.as_ref().map(|(line, _)| *line) else { continue };
            if station.guest.is_admitted() && station.heard_at + HOST_SILENT_AFTER <= now {
                self.tally.count("host silent");
                self.guest_loses(line);
            } else if !station.guest.is_admitted() && station.since + WELCOME < self.now {
                self.tally.count("no welcome");
                self.later(0, WorldEvent::HostSees { line });
                self.guest_loses(line);
            }
        }
        self.later(250, WorldEvent::Ticks);
    }

    pub(super) fn host_acts(&mut self) {
        if self.resting {
            return;
        }
        self.acts = self.acts.saturating_sub(1);
        let pause = self.dice.pick(&[50, 400, 1_500, 6_000]);
        self.later(pause, WorldEvent::HostActs);
        match self.dice.below(400) {
            0 | 1 => self.table.dies = Some(Death::BeforeTheDisk),
            2 | 3 => self.table.dies = Some(Death::AfterTheDisk),
            4 => return self.leave(),
            _ => {}
        }
        if let Some((seat, kind)) = people::at_the_host(&mut self.table, &mut self.dice) {
            let sealed = matches!(kind, EventKind::MoveSealed { .. });
            let port = if seat == Seat::Arbiter { EventSource::Desk } else { EventSource::Keyboard };
            self.table.happen(seat, port, kind, &mut self.tally);
            if sealed {
                self.tally.count("sealed move");
            }
        }
    }

    /// The host's owner leaves, and comes back.
    fn leave(&mut self) {
        self.tally.count("host left and started again");
        self.table.happen(Seat::White, EventSource::Keyboard, EventKind::ProgramLeft, &mut self.tally);
        if let Some(program) = &mut self.table.program {
            let out = program.host.close_all_connections();
            self.table.carry_out(out, &mut self.tally);
        }
        self.send_all();
        self.table.die();
        let pause = 200 + self.dice.below(20_000) as u64;
        self.later(pause, WorldEvent::HostStarts);
    }

    pub(super) fn host_starts(&mut self) {
        if self.table.program.is_some() {
            return;
        }
        let entries = self.table.disk.entries.len();
        if !self.resting && entries > 30 && self.dice.chance(10) {
            self.roll_back(entries);
        }
        self.table.start(&mut self.tally);
        self.later(500, WorldEvent::HostActs);
    }

    /// An older copy of the journal is in its place: nobody's history is this one's any more.
    fn roll_back(&mut self, entries: usize) {
        self.tally.count("history of the host cut off");
        self.table.cut_off(entries - 1 - self.dice.below(10));
        // What was true of the lost entries cannot be asked of anybody.
        for at in 0..self.stations.len() {
            self.stations[at].die();
            self.later(500, WorldEvent::GuestStarts { at });
        }
    }

    pub(super) fn guest_acts(&mut self, at: usize) {
        if self.resting {
            return;
        }
        self.acts = self.acts.saturating_sub(1);
        let pause = self.dice.pick(&[60, 500, 2_000, 8_000]) * if at == 0 { 1 } else { 6 };
        self.later(pause, WorldEvent::GuestActs { at });
        if !self.stations[at].alive {
            return;
        }
        match self.dice.below(300) {
            0 | 1 => return self.guest_dies(at, false),
            2 => return self.guest_dies(at, true),
            3 => return self.flood(at),
            4 => return self.second_line(at),
            // Nothing is heard of it any more, and its line stays.
            5 => return self.cut_silently(at),
            _ => {}
        }
        let station = &mut self.stations[at];
        let done = people::at_a_station(station, self.now, &mut self.dice);
        if let Some((seat, kind)) = done
            && let Some(said) = self.stations[at].act(seat, kind, &mut self.tally)
        {
            self.guest_sends(at, &said);
        }
    }

    fn guest_dies(&mut self, at: usize, changed: bool) {
        self.tally.count("guest killed");
        let line = self.stations[at].line.as_ref().map(|(line, _)| *line);
        self.stations[at].die();
        if changed && self.stations[at].disk.last_seq > 0 {
            self.tally.count("history of a guest changed");
            let station = &mut self.stations[at];
            let head = format!("{:016x}", self.dice.number());
            station.disk = SavedClient { head, ..station.disk.clone() };
            station.guest = Client::from_saved(station.disk.clone());
        }
        // A killed program closes its line; a machine without power does not.
        if let Some(line) = line.filter(|_| self.dice.chance(60)) {
            self.later(10, WorldEvent::HostSees { line });
        }
        let pause = self.dice.pick(&[20, 2_000, 9_000]);
        self.later(pause, WorldEvent::GuestStarts { at });
    }

    fn flood(&mut self, at: usize) {
        let Some(last) = self.stations[at].guest.join_summary().map(|table| table.seat) else { return };
        for _ in 0..150 {
            self.guest_sends(at, &ClientMessage::Act { n: 0, seat: last.into(), kind: EventKind::Adjusting });
        }
    }

    /// It comes again before its old line is seen to be dead.
    fn second_line(&mut self, at: usize) {
        if let Some((line, _)) = self.stations[at].line.take() {
            self.stations[at].guest.handle_lost_connection();
            self.later(4_000, WorldEvent::HostSees { line });
            self.later(10, WorldEvent::Connect { at });
        }
    }

    fn cut_silently(&mut self, at: usize) {
        let Some((line, _)) = &self.stations[at].line else { return };
        let line = *line;
        self.later(7_000, WorldEvent::GuestSees { line });
        self.silenced.push(line);
    }

    /// Nothing goes wrong any more and nobody acts: everybody finds the others, and then both sides know the same.
    pub(super) fn rest(&mut self) {
        self.resting = true;
        self.table.dies = None;
        self.silenced.clear();
        if self.table.program.is_none() {
            self.host_starts();
        }
        for at in 0..self.stations.len() {
            if !self.stations[at].alive {
                self.later(10, WorldEvent::GuestStarts { at });
            }
        }
        let mut until = self.now + REST;
        loop {
            let entries = self.table.disk.entries.len();
            while self.due.first_key_value().is_some_and(|((at, _), _)| *at < until) {
                self.step();
            }
            self.now = until;
            // What time itself brought about in the last moment, such as a flag, is still on its way.
            until += QUIET;
            if self.table.disk.entries.len() == entries {
                break;
            }
        }
        self.table.now = self.now;
        checks::journal(&self.table);
        checks::replays(&self.table);
        checks::differing_history_changes_nothing(&self.table);
        // A station's own reckoning of the host's moment may be a little ahead.
        self.table.now += 10_000;
        let view = self.table.view().expect("a host that runs");
        let host = &self.table.program.as_ref().expect("a host that runs").host;
        assert!(host.joined_clients().len() <= self.stations.len() + 8, "stations that nobody has");
        for station in &self.stations {
            station.check_told(&self.table);
            if station.away {
                continue;
            }
            if station.capacity == StationRole::Player && station.wish.is_some() {
                continue;
            }
            // Nobody has agreed to this assistant.
            if station.capacity == StationRole::Assistant && !station.guest.is_admitted() {
                continue;
            }
            assert!(station.guest.is_admitted(), "station {} has not come back", station.number);
            assert_eq!(station.guest.unanswered_act_count(), 0, "acts of station {} are not answered", station.number);
            let shown = station.guest.view_at(Moment::START).expect("a view").advanced_to(view.at);
            assert_eq!(shown, view.clone().restricted_to_seat(station.ear()), "what station {} shows", station.number);
            if station.capacity == StationRole::Player {
                assert_eq!(view.links.black, LinkState::Connected);
                assert_eq!(*view.links.get(Color::White), LinkState::None);
            }
        }
    }
}
