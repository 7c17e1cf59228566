//! `ansage join` without an address, on the loopback alone: nothing found, one host found, two to choose from.
//!
//! Other tests on this machine may announce games of their own at the same moment: they are passed over.

use super::multicast::skipped;
use super::pty::{PATIENCE, TerminalSeat, TestHome, keys};
use super::table::HostTerminal;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The games here are announced on one network: one test at a time.
static NETWORK: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    NETWORK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What stands where an answer is typed: the code, the address, which of so many games.
const QUESTIONS: [&str; 3] = ["One game", "No game found. The address?", "Games found: "];

/// A station that looks for its host on this machine.
fn looks(home: &TestHome, more: &[&str]) -> TerminalSeat {
    let join = ["join", "--here", "--lang", "en", "--audio", "none", "--voice", "off"];
    let mut seat = TerminalSeat::program(home, 80, &[&join, more].concat());
    // It says so once, however often it looks.
    seat.until("Looking for a game on this machine.");
    seat
}

/// Looks again until something was found. Whether the host was found alone; else the list is there.
fn finds(seat: &mut TerminalSeat) -> bool {
    let end = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < end, "nothing is ever found");
        match seat.row_starts_with_one(&QUESTIONS) {
            0 => return true,
            1 => seat.keys(keys::ENTER),
            _ => return false,
        }
        // The question is gone when it is answered.
        seat.until("No game found. The address?");
    }
}

/// Takes the row of this host, whatever else is announced.
fn takes(seat: &mut TerminalSeat, address: &str) {
    let row = seat.until(address).pop().unwrap();
    let (number, _) = row.split_once(':').unwrap_or_else(|| panic!("no number in {row:?}"));
    seat.keys(&format!("{number}\r"));
}

fn joins(seat: &mut TerminalSeat, host: &mut HostTerminal) {
    seat.row_starts_with("The code of the host?");
    seat.keys(&format!("{}\r", host.code));
    seat.until("Joined. You are Black.");
    host.seat.until("Black joined.");
}

#[test]
fn the_host_on_this_machine_is_found_the_code_asked_for_and_the_game_joined() {
    if skipped() {
        return;
    }
    let _alone = alone();
    let home = TestHome::new("join-here");
    let mut host = HostTerminal::announced("join-here", &["--blind", "both"]);
    let mut black = looks(&home, &[]);
    // Also a game that is found alone is named before anything is sent there: it may be another's.
    finds(&mut black);
    takes(&mut black, &host.address());
    joins(&mut black, &mut host);
    // He comes back by the key of the first time: the game is found again, and no code is asked for.
    black.line("quit");
    black.until("Left. Back with: ansage join");
    assert!(black.ended());
    let mut black = looks(&home, &[]);
    let lines = black.until("Joined. You are Black.");
    assert!(lines.iter().all(|line| !line.contains("code")), "{lines:?}");
}

#[test]
fn of_two_hosts_on_this_machine_the_one_whose_number_is_typed_is_joined() {
    if skipped() {
        return;
    }
    let _alone = alone();
    let home = TestHome::new("join-here-two");
    let one = HostTerminal::announced("join-here-one", &["--blind", "both"]);
    let mut other = HostTerminal::announced("join-here-other", &["--blind", "both"]);
    let end = Instant::now() + PATIENCE;
    // A search ends shortly after the first that it finds: on a busy machine the second may be late.
    let mut black = loop {
        let mut black = looks(&home, &[]);
        if !finds(&mut black) {
            break black;
        }
        assert!(Instant::now() < end, "two hosts are never found together");
    };
    takes(&mut black, &other.address());
    joins(&mut black, &mut other);
    assert_eq!(one.home.count("link-found"), 0, "the other game is left alone");
}

#[test]
fn where_no_host_is_on_this_machine_it_is_said_and_what_to_do() {
    if skipped() {
        return;
    }
    let _alone = alone();
    let home = TestHome::new("join-here-none");
    // Who does not want to be found is not.
    let quiet = HostTerminal::open("join-here-quiet", &[]);
    let end = Instant::now() + PATIENCE;
    let run = || home.run(&["join", "--here", "--lang", "en", "--audio", "none"]);
    let mut output = run();
    while !String::from_utf8_lossy(&output.stdout).contains(&quiet.address()) {
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if said.contains("No game was found on this machine.") {
            assert!(said.contains("ansage host --listen 127.0.0.1:20140") && said.contains("--here"), "{said}");
            return;
        }
        // Only a game of another test is a reason to find something.
        let other = String::from_utf8_lossy(&output.stdout).contains("Found: ") || said.contains("Several games");
        assert!(other, "{output:?}");
        if Instant::now() >= end {
            ansage_testing::skip::skipped(format!("other games are announced on this machine: {}", said.trim()));
            return;
        }
        output = run();
    }
    panic!("a host that does not want to be found was found: {output:?}");
}

#[test]
fn here_and_an_address_are_not_named_together() {
    let home = TestHome::new("join-here-both");
    let output = home.run(&["join", "127.0.0.1", "--here", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("--here"), "{output:?}");
}
