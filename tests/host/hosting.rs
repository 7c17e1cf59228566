//! `ansage host` in a pipe, without sound, on a port of its own of the loopback.

use super::guest::JoinedGuest;
use super::program::{ProgramResult, RunningProgram, TestFolder};
use ansage_game::joining::StationRole;
use ansage_link::pairing::JoiningCode;
use serde_json::Value;
use std::net::TcpListener;
use std::sync::atomic::{AtomicU16, Ordering};

/// A host that runs.
pub struct RunningHost {
    pub running: RunningProgram,
    pub address: String,
    pub code: JoiningCode,
}

/// A port of the loopback that nobody uses, and that the system gives to nobody who asks for any: each test has its own.
pub fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    loop {
        let port = 21_000 + (std::process::id() as u16 % 80) * 100 + NEXT.fetch_add(1, Ordering::Relaxed) % 100;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

impl RunningHost {
    /// Starts it on `game.journal`, and reads where and with which code to join.
    pub fn start(room: &TestFolder, more: &str) -> RunningHost {
        RunningHost::at(room, &format!("127.0.0.1:{}", free_port()), more)
    }

    /// Starts it at an address.
    pub fn at(room: &TestFolder, listen: &str, more: &str) -> RunningHost {
        let options = "--audio none --lang en --no-discovery --time 90+30 --journal game.journal";
        let mut running = RunningProgram::start(room.ansage(&format!("host {options} --listen {listen} {more}")));
        let address = running.until(&["ansage join "]).replace("ansage join ", "");
        let code = read_code(&running.until(&["Code "]));
        RunningHost { running, address, code }
    }

    /// Types a line.
    pub fn line(&mut self, line: &str) {
        self.running.line(line);
    }

    /// Types a line, and waits for this in what is shown then.
    #[track_caller]
    pub fn says(&mut self, line: &str, part: &str) -> String {
        self.running.line(line);
        self.until(part)
    }

    /// Waits for a line with this in it.
    #[track_caller]
    pub fn until(&mut self, part: &str) -> String {
        self.running.until(&[part])
    }

    /// Black joins as its player.
    pub fn black(&mut self) -> JoinedGuest {
        let guest = JoinedGuest::pair(&self.address, &self.code, StationRole::Player, None);
        self.until("Black joined.");
        guest
    }

    /// White starts, plays e4 and presses.
    pub fn e4(&mut self) {
        for line in ["start", "e4", "press"] {
            self.line(line);
        }
        self.until("Black to move");
    }

    /// Leaves.
    pub fn quit(mut self) -> ProgramResult {
        for line in ["quit", "yes"] {
            self.line(line);
        }
        self.running.wait().status(0)
    }
}

/// The code of a line that shows nothing else.
pub fn read_code(line: &str) -> JoiningCode {
    let digits = line.strip_prefix("Code ").unwrap_or_else(|| panic!("no code alone on its line: {line:?}"));
    JoiningCode::parse(digits).unwrap()
}

/// The events of this name in a journal: seat and port, and what is told of each.
pub fn events_in(journal: &str, name: &str) -> Vec<(String, Value)> {
    let named = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let event: Value = serde_json::from_str(fields[4]).unwrap();
        let from = format!("{} {}", fields[2], fields[3]);
        if event == name { Some((from, event)) } else { event.get(name).map(|told| (from, told.clone())) }
    };
    journal.lines().skip(1).filter_map(named).collect()
}

/// The events of this name in the room's journal.
pub fn events(room: &TestFolder, name: &str) -> Vec<(String, Value)> {
    events_in(&room.text("game.journal"), name)
}
