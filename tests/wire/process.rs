//! A host in a process of its own, so that its memory can be measured while it is attacked.

use super::hosts::{EchoGuest, GuestPairing, LONG, by_code, by_key, config};
use super::program::TestFolder;
use ansage_link::driver::LinkEvent;
use ansage_link::driver::host::HostListener;
use ansage_link::pairing::JoiningCode;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel, sync_channel};

/// Tells the test below that it is the host, and where its journal lies.
const HOST: &str = "ANSAGE_WIRE_HOST";

/// The host itself; in the other tests' process it does nothing.
#[test]
fn host_process() {
    let Some(journal) = std::env::var_os(HOST) else { return };
    // As long as a station's own inbox.
    let (post, calls) = sync_channel::<LinkEvent<String>>(64);
    let listening = HostListener::open(config(journal.as_ref()), move |call| post.send(call).is_ok()).unwrap();
    println!("\nHOST address {}", listening.listening_address());
    std::thread::spawn(move || {
        let mut lines = BTreeMap::new();
        for call in calls {
            match call {
                LinkEvent::Arrived { line, from, paired, .. } => {
                    println!("HOST arrived {}", paired.unwrap().station);
                    line.queue_message(&"welcome");
                    lines.insert(from, line);
                }
                LinkEvent::Said { from, said, .. } => drop(lines.get(&from).map(|line| line.queue_message(&said))),
                LinkEvent::Gone { from } | LinkEvent::Replaced { from } => {
                    println!("HOST gone");
                    lines.remove(&from);
                }
                LinkEvent::Bad { .. } => println!("HOST bad"),
                LinkEvent::CodeRefused { count, .. } => println!("HOST refused {count}"),
                LinkEvent::NotKept { .. } => println!("HOST not-kept"),
            }
        }
    });
    for line in std::io::stdin().lines() {
        match line.unwrap().as_str() {
            "code" => println!("HOST code {}", listening.current_code()),
            "new" => println!("HOST code {}", listening.replace_code().unwrap()),
            _ => return,
        }
    }
}

/// That host, seen from here.
pub struct HostProcess {
    child: Child,
    commands: ChildStdin,
    lines: Receiver<String>,
    pub address: SocketAddr,
    pass: GuestPairing,
    /// What it had in memory before it was attacked, in KiB.
    before: usize,
    name: &'static str,
}

impl HostProcess {
    /// Starts it, and lets an honest guest in once.
    pub fn new(name: &'static str) -> HostProcess {
        let room = TestFolder::new(name);
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["wire::process::host_process", "--exact", "--nocapture", "--test-threads", "1"]);
        command.env(HOST, room.path("g.journal")).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (tell, lines) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if let Some(told) = line.strip_prefix("HOST ")
                    && tell.send(told.to_owned()).is_err()
                {
                    return;
                }
            }
        });
        let commands = child.stdin.take().unwrap();
        let address = next(&lines, "address ").parse().unwrap();
        let pass = GuestPairing { id: ansage_link::pairing::PairingId([0; 16]), key: super::keys::key() };
        let mut process = HostProcess { child, commands, lines, address, pass, before: 0, name };
        let code = process.code("code");
        let guest = by_code(&process.address.to_string(), &code, "hello").unwrap();
        process.pass = guest.pass();
        process.converse(&guest);
        drop(guest);
        process.told("gone");
        process.before = process.memory();
        process
    }

    /// The code it tells.
    pub fn code(&mut self, command: &str) -> JoiningCode {
        writeln!(self.commands, "{command}").unwrap();
        JoiningCode::parse(&self.told("code ")).unwrap()
    }

    /// What it tells next that begins so.
    pub fn told(&self, beginning: &str) -> String {
        next(&self.lines, beginning)
    }

    /// The honest guest's name and key.
    pub fn pass(&self) -> &GuestPairing {
        &self.pass
    }

    /// What it has in memory, in KiB; 0 where the system does not say.
    pub fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// A word there and back.
    pub fn converse(&self, guest: &EchoGuest) {
        assert_eq!(guest.hear().as_deref(), Some("welcome"));
        assert!(guest.way.queue_message(&"are you there?"));
        assert_eq!(guest.hear().as_deref(), Some("are you there?"));
    }

    /// The honest guest comes back and is served, and a new one comes by code; and the host has not grown by more than so
    /// many MiB.
    pub fn stands(&mut self, most: usize) {
        let at_most = self.memory();
        let guest = by_key(&self.address.to_string(), &self.pass, "again").expect("the honest guest");
        self.converse(&guest);
        let code = self.code("new");
        let new = by_code(&self.address.to_string(), &code, "new").expect("a new guest");
        self.converse(&new);
        let grown = at_most.max(self.memory()).saturating_sub(self.before);
        println!("{}: the host had {} KiB in memory, and has grown by {grown} KiB", self.name, self.before);
        assert!(grown < most * 1024, "{grown} KiB");
    }
}

fn next(lines: &Receiver<String>, beginning: &str) -> String {
    loop {
        let line = lines.recv_timeout(LONG).unwrap_or_else(|_| panic!("{beginning:?} is not told"));
        if let Some(rest) = line.strip_prefix(beginning) {
            return rest.to_owned();
        }
    }
}

impl Drop for HostProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
