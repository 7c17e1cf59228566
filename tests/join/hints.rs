//! What Enter tells at each of two stations, and the desk's `state`: what stands, who may settle it, and what to type.

use super::pty::{TerminalSeat, TestHome, keys};
use super::table::{HostTerminal, console};

/// Two blind players at two stations, e4 played, and the arbiter at a desk of his own.
fn table(name: &str) -> (HostTerminal, TerminalSeat, TerminalSeat) {
    let (guest, desk) = (TestHome::new(&format!("{name}-guest")), TestHome::new(&format!("{name}-desk")));
    std::fs::write(desk.path("arbiters"), "blaue dame\n").unwrap();
    let path = desk.path("arbiters");
    let mut host = HostTerminal::open(name, &["--blind", "both", "--arbiter-code-file", &path]);
    let mut black = console(&guest, &host.address(), &host.code, &[]);
    black.until("Joined. You are Black.");
    host.seat.until("Black joined.");
    host.seat.line("link");
    let lines = host.seat.until("Code ");
    host.code = lines.last().unwrap().chars().filter(char::is_ascii_digit).collect();
    let mut arbiter = console(&desk, &host.address(), &host.code, &["--role", "arbiter"]);
    arbiter.row_starts_with("The arbiter's code? Not shown.");
    arbiter.keys("blaue dame\r");
    arbiter.until("Desk. Type a ruling");
    host.seat.line("start");
    black.until("Game begins.");
    host.seat.line("e4");
    black.until("w e2-e4");
    host.seat.keys(keys::SPACE);
    black.until("Black to move.");
    arbiter.until("Black to move.");
    (host, black, arbiter)
}

/// Enter, and all of these lines, in this order.
#[track_caller]
fn enter(seat: &mut TerminalSeat, lines: &[&str]) {
    // What came by itself is read out first; what comes while Enter is pressed is read by that Enter.
    seat.reads_out();
    let mut left = lines.to_vec();
    while !left.is_empty() {
        seat.keys(keys::ENTER);
        let (line, _) = seat.next_line();
        left.retain(|part| !line.contains(part));
    }
}

#[test]
fn a_case_is_told_again_at_both_stations_and_the_desk_names_who_claims() {
    let (mut host, mut black, mut arbiter) = table("join-hints-case");
    host.seat.line("claim hands");
    host.seat.line("yes");
    for seat in [&mut host.seat, &mut black, &mut arbiter] {
        seat.until("White claims: two hands");
    }
    enter(&mut host.seat, &["White claims: two hands", "The arbiter decides"]);
    enter(&mut black, &["White claims: two hands", "The arbiter decides"]);
    arbiter.line("state");
    arbiter.until("White claims: two hands");
}

#[test]
fn an_adjournment_is_hinted_at_for_each_as_he_can_seal_at_his_place() {
    let (mut host, mut black, mut arbiter) = table("join-hints-seal");
    // Stopped by the arbiter, it goes on by him.
    arbiter.line("stop");
    host.seat.until("The arbiter has stopped both clocks.");
    black.until("The arbiter has stopped both clocks.");
    enter(&mut host.seat, &["Arbiter: ruling CODE, then resume"]);
    enter(&mut black, &["Arbiter: ruling CODE, then resume"]);
    arbiter.line("resume");
    black.until("Black to move.");
    arbiter.line("adjourn");
    for seat in [&mut host.seat, &mut black] {
        seat.until("Adjourned. Black seals, then presses.");
    }
    enter(&mut host.seat, &["Black seals a move"]);
    enter(&mut black, &["Adjourned: seal paper, then Space"]);
    black.keys("seal paper\r");
    black.until("Black has sealed a move.");
    enter(&mut black, &["Sealed. Space closes the envelope."]);
    black.keys(keys::SPACE);
    host.seat.until("nvelope");
    enter(&mut host.seat, &["Envelope closed; the arbiter opens it."]);
    enter(&mut black, &["Envelope closed; the arbiter opens it."]);
}
