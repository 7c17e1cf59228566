//! One simulated game: what happens when, on both sides and on the wire between them.

#[path = "faults.rs"]
mod faults;

use super::LinkTally;
use super::checks;
use super::people;
use super::station::{SECRET, SimulatedStation};
use super::table::{Death, HostOutput, SimulatedTable};
use super::wire::{self, Faults, MessageFate, WireEnd};
use ansage_game::joining::StationRole;
use ansage_game::moment::Span;
use ansage_game::seat::Color;
use ansage_game::terms::{GameTerms, RepetitionPolicy};
use ansage_link::message::ClientMessage;
use ansage_testing::dice::Dice;
use std::collections::BTreeMap;

/// Something that happens at a moment.
enum WorldEvent {
    ToHost {
        line: u64,
        bytes: Vec<u8>,
    },
    ToGuest {
        line: u64,
        bytes: Vec<u8>,
    },
    /// An end of this line sees that it is no more.
    HostSees {
        line: u64,
    },
    GuestSees {
        line: u64,
    },
    Connect {
        at: usize,
    },
    HostActs,
    GuestActs {
        at: usize,
    },
    Ticks,
    HostStarts,
    GuestStarts {
        at: usize,
    },
}

/// The host's end of a line, and when what is on its way over it arrives.
struct HostLine {
    number: u8,
    end: WireEnd,
    to_host: u64,
    to_guest: u64,
}

struct World {
    seed: u64,
    dice: Dice,
    now: u64,
    order: u64,
    due: BTreeMap<(u64, u64), WorldEvent>,
    table: SimulatedTable,
    stations: Vec<SimulatedStation>,
    lines: BTreeMap<u64, HostLine>,
    faults: Faults,
    /// Lines over which nothing comes any more, though nobody sees it.
    silenced: Vec<u64>,
    /// Whether nothing goes wrong any more and nobody acts.
    resting: bool,
    acts: usize,
    steps: usize,
    tally: LinkTally,
}

impl Drop for World {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for (_, event, effects) in self.table.disk.entries.iter().rev().take(8).rev() {
                eprintln!("{} {:?} {:?} {:?}\n    -> {effects:?}", event.at, event.seat, event.port, event.kind);
            }
            let seed = self.seed;
            eprintln!("again: ANSAGE_SEED={seed} cargo test --test link the_linked_game_of_a_printed_seed");
        }
    }
}

/// Plays the game of a seed and counts what came about.
pub fn play(seed: u64) -> LinkTally {
    let mut dice = Dice::new(seed);
    let terms = terms(&mut dice);
    let mut tally = LinkTally::default();
    if terms.black_blind {
        tally.count("two blind players");
    }
    let written = dice.chance(20);
    let mut world = World {
        seed,
        now: 0,
        order: 0,
        due: BTreeMap::new(),
        table: SimulatedTable::new(terms, written),
        stations: stations(&mut dice),
        lines: BTreeMap::new(),
        faults: Faults::thrown(&mut dice),
        silenced: Vec::new(),
        resting: false,
        steps: 0,
        acts: 30 + dice.below(90),
        dice,
        tally,
    };
    for at in 0..world.stations.len() {
        world.later(if at == 0 { 0 } else { 4_000 }, WorldEvent::Connect { at });
        world.later(1_000, WorldEvent::GuestActs { at });
    }
    world.later(1_500, WorldEvent::HostActs);
    world.later(100, WorldEvent::Ticks);
    while world.acts > 0 {
        world.step();
    }
    world.rest();
    world.tally.clone()
}

fn terms(dice: &mut Dice) -> GameTerms {
    let mut terms =
        GameTerms::new(dice.pick(&["90+30", "3+2", "40/90+30,30+30", "1+0"]).parse().expect("a time control"));
    terms.black_blind = dice.chance(25);
    terms.repeat = if dice.chance(70) { RepetitionPolicy::Asked } else { RepetitionPolicy::Off };
    if dice.chance(40) {
        terms.adapted = vec![("lost-link-stops".into(), "no".into())];
    }
    if dice.chance(20) {
        terms.assistant_press = Some(Span::from_secs(3));
    }
    if dice.chance(50) {
        terms.arbiter_code = Some(format!("{SECRET}verifier"));
    }
    terms
}

fn stations(dice: &mut Dice) -> Vec<SimulatedStation> {
    let mut skew = || dice.below(1_000_000_000) as u64;
    let mut stations = vec![SimulatedStation::new(1, StationRole::Player, None, skew())];
    let others = [
        (35, StationRole::Spectator, None),
        (25, StationRole::Assistant, Some(Color::White)),
        (10, StationRole::Player, Some(Color::White)),
        (10, StationRole::Player, Some(Color::Black)),
    ];
    for (number, (chance, capacity, wish)) in (2..).zip(others) {
        let skew = dice.below(1_000_000_000) as u64;
        if dice.chance(chance) {
            stations.push(SimulatedStation::new(number, capacity, wish, skew));
        }
    }
    stations[0].shows = dice.chance(80);
    stations
}

impl World {
    fn later(&mut self, delay: u64, thing: WorldEvent) {
        self.at(self.now + delay, thing);
    }

    fn at(&mut self, at: u64, thing: WorldEvent) {
        self.order += 1;
        self.due.insert((at.max(self.now), self.order), thing);
    }

    /// The next thing happens.
    fn step(&mut self) {
        self.steps += 1;
        assert!(self.steps < 2_000_000, "no end: {} {}", self.now, self.due.len());
        let Some(((at, _), thing)) = self.due.pop_first() else { return };
        self.now = at;
        self.table.now = at;
        if let WorldEvent::ToHost { line, .. } | WorldEvent::ToGuest { line, .. } = &thing
            && self.silenced.contains(line)
        {
            return;
        }
        match thing {
            WorldEvent::ToHost { line, bytes } => self.host_hears(line, &bytes),
            WorldEvent::ToGuest { line, bytes } => self.guest_hears(line, &bytes),
            WorldEvent::HostSees { line } => {
                if self.lines.remove(&line).is_some() {
                    self.table.gone(line, &mut self.tally);
                }
            }
            WorldEvent::GuestSees { line } => self.guest_loses(line),
            WorldEvent::Connect { at } => self.connect(at),
            WorldEvent::HostActs => self.host_acts(),
            WorldEvent::GuestActs { at } => self.guest_acts(at),
            WorldEvent::Ticks => self.tick(),
            WorldEvent::HostStarts => self.host_starts(),
            WorldEvent::GuestStarts { at } => {
                self.stations[at].alive = true;
                self.later(50, WorldEvent::Connect { at });
            }
        }
        self.send_all();
    }

    fn host_hears(&mut self, line: u64, bytes: &[u8]) {
        let Some(known) = self.lines.get_mut(&line) else { return };
        let number = known.number;
        let Some(messages) = known.end.take::<ClientMessage>(bytes) else {
            self.tally.count("line found broken");
            self.lines.remove(&line);
            self.table.gone(line, &mut self.tally);
            return self.later(20, WorldEvent::GuestSees { line });
        };
        for message in messages {
            self.table.said(line, number, &message, &mut self.tally);
        }
    }

    fn guest_hears(&mut self, line: u64, bytes: &[u8]) {
        let Some(at) = self.stations.iter().position(|it| it.line.as_ref().is_some_and(|(own, _)| *own == line)) else {
            return;
        };
        let station = &mut self.stations[at];
        let Some((_, end)) = &mut station.line else { return };
        let Some(messages) = end.take(bytes) else {
            self.tally.count("line found broken");
            self.later(20, WorldEvent::HostSees { line });
            return self.guest_loses(line);
        };
        let mut cut = false;
        let mut say = Vec::new();
        for message in messages {
            let (more, ends) = self.stations[at].heard(message, self.now, &self.table, &mut self.tally);
            say.extend(more);
            cut |= ends;
        }
        for said in say {
            self.guest_sends(at, &said);
        }
        if cut {
            self.later(20, WorldEvent::HostSees { line });
            self.guest_loses(line);
        }
    }

    /// A station sees that its line is no more, and tries again after a while.
    fn guest_loses(&mut self, line: u64) {
        let Some(at) = self.stations.iter().position(|it| it.line.as_ref().is_some_and(|(own, _)| *own == line)) else {
            return;
        };
        self.stations[at].line = None;
        self.stations[at].guest.handle_lost_connection();
        let pause = self.dice.pick(&[100, 1_000, 5_000]);
        self.later(pause, WorldEvent::Connect { at });
    }

    fn connect(&mut self, at: usize) {
        let station = &self.stations[at];
        let intruder = at > 0 && station.capacity == StationRole::Player;
        // An intruder comes where the seat is somebody's.
        let taken = |program: &super::table::HostProgram| program.host.connection_of_player(Color::Black).is_some();
        let ready = self.table.program.as_ref().is_some_and(|program| !intruder || taken(program));
        if !station.alive || station.away || station.line.is_some() {
            return;
        }
        if !ready {
            return self.later(1_000, WorldEvent::Connect { at });
        }
        let (guest, host) = wire::connected(station.number);
        let line = self.order + 1;
        let (number, now) = (station.number, self.now);
        self.lines.insert(line, HostLine { number, end: host, to_host: now, to_guest: now });
        let station = &mut self.stations[at];
        station.line = Some((line, guest));
        station.since = now;
        let hello = station.guest.hello_message();
        self.guest_sends(at, &hello);
    }

    fn guest_sends(&mut self, at: usize, said: &ClientMessage) {
        let Some((line, end)) = &mut self.stations[at].line else { return };
        let (line, bytes) = (*line, end.seal(said));
        let faults = if self.resting { Faults::default() } else { self.faults };
        let mut lost = self.now;
        let last = self.lines.get_mut(&line).map_or(&mut lost, |known| &mut known.to_host);
        match wire::travel(bytes, self.now, last, faults, &mut self.dice, &mut self.tally) {
            MessageFate::Frames(frames) => {
                frames.into_iter().for_each(|(at, bytes)| self.at(at, WorldEvent::ToHost { line, bytes }));
            }
            MessageFate::Cut => self.cut(line),
        }
    }

    fn send_all(&mut self) {
        for sent in std::mem::take(&mut self.table.sent) {
            match sent {
                HostOutput::Close(line) => {
                    if let Some(known) = self.lines.remove(&line) {
                        self.at(known.to_guest + 1, WorldEvent::GuestSees { line });
                    }
                }
                HostOutput::Message(line, message) => {
                    let faults = if self.resting { Faults::default() } else { self.faults };
                    let Some(known) = self.lines.get_mut(&line) else { continue };
                    let bytes = known.end.seal(&*message);
                    let last = &mut known.to_guest;
                    match wire::travel(bytes, self.now, last, faults, &mut self.dice, &mut self.tally) {
                        MessageFate::Frames(frames) => {
                            frames.into_iter().for_each(|(at, bytes)| self.at(at, WorldEvent::ToGuest { line, bytes }));
                        }
                        MessageFate::Cut => self.cut(line),
                    }
                }
            }
        }
        if self.table.program.is_none() && !self.lines.is_empty() {
            self.host_is_dead();
        }
    }

    /// The cable: both ends see it, or one of them hears nothing any more.
    fn cut(&mut self, line: u64) {
        let (host, guest) = (self.dice.below(3_000) as u64, self.dice.below(3_000) as u64);
        match self.dice.below(3) {
            0 => self.later(host, WorldEvent::HostSees { line }),
            1 => self.later(guest, WorldEvent::GuestSees { line }),
            _ => {
                self.later(host, WorldEvent::HostSees { line });
                self.later(guest, WorldEvent::GuestSees { line });
            }
        }
    }

    fn host_is_dead(&mut self) {
        for (line, _) in std::mem::take(&mut self.lines) {
            let seen = self.dice.below(2_000) as u64;
            self.later(seen, WorldEvent::GuestSees { line });
        }
        let hours = self.dice.chance(15);
        if hours {
            self.tally.count("hours without a host");
        }
        let pause = if hours { 3_600_000 * (1 + self.dice.below(20) as u64) } else { self.dice.below(4_000) as u64 };
        self.later(pause, WorldEvent::HostStarts);
    }
}
