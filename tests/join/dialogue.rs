//! Before the game's screen: the host's address, the code, the key of an earlier time, and whoever is not let in.

use super::pty::{TerminalSeat, TestHome};
use super::table::{HostTerminal, board, console};
use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// A port where nobody listens.
fn nobody() -> String {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap().to_string();
    drop(listener);
    address
}

/// `ansage join` without a terminal, with these lines of input.
fn piped(home: &TestHome, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    let command = command.args([&["join"], args].concat()).env_clear().envs(home.environment());
    let command = command.args(["--lang", "en", "--audio", "none"]).current_dir(home.path(""));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn complaint(output: &Output, status: i32) -> String {
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_bad_option_is_answered_with_one_that_works() {
    let home = TestHome::new("join-options");
    for (args, said) in [
        (&["127.0.0.1", "--role", "king"][..], "--role"),
        (&["127.0.0.1", "--seat", "grey"], "white | black"),
        (&["127.0.0.1", "--role", "assistant"], "add --seat white or --seat black"),
        (&["127.0.0.1", "--look", "pink"], "letters | signs | large"),
        (&["", "--role", "player"], "192.168.1.7"),
        (&["127.0.0.1", "--words", "morse"], "fide | plain | nato"),
    ] {
        let said_there = complaint(&piped(&home, args, ""), 2);
        assert!(said_there.contains(said), "{args:?}: {said_there}");
    }
}

#[test]
fn where_no_host_answers_it_is_said_what_to_check() {
    let home = TestHome::new("join-no-host");
    let address = nobody();
    let said = complaint(&piped(&home, &[&address], "471123\n"), 1);
    assert!(said.contains(&format!("No host answers at {address}.")) && said.contains("ansage host"), "{said}");
}

/// Another port of the same machine, perhaps: something takes the connection, and says nothing.
#[test]
fn where_something_else_keeps_silent_it_is_said_that_no_answer_came() {
    let home = TestHome::new("join-silent");
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = silent.local_addr().unwrap().to_string();
    let said = complaint(&piped(&home, &[&address], "471123\n"), 1);
    let expected = format!("No answer came from {address} within 10 seconds. Is this the right port?");
    assert!(said.contains(&expected) && !said.contains("os error"), "{said}");
}

#[test]
fn a_code_that_is_none_costs_no_try_and_a_wrong_one_is_told() {
    let home = TestHome::new("join-codes");
    let host = HostTerminal::open("join-codes", &[]);
    let said = complaint(&piped(&home, &[&host.address()], "four seven\n"), 1);
    assert!(said.contains("There is no code where it was to be read: \"four seven\"."), "{said}");
    let wrong = if host.code == "000000" { "000001\n" } else { "000000\n" };
    let said = complaint(&piped(&home, &[&host.address()], wrong), 1);
    assert!(said.contains("The host refused the code."), "{said}");
    // The station that is refused may hear of it before the host has written it down.
    let until = std::time::Instant::now() + crate::support::pty::PATIENCE;
    while host.home.count("code-refused") == 0 && std::time::Instant::now() < until {
        std::thread::yield_now();
    }
    assert_eq!(host.home.count("code-refused"), 1, "only the wrong code is a try");
}

#[test]
fn at_a_terminal_the_code_is_asked_for_until_it_is_right() {
    let home = TestHome::new("join-asked");
    let mut host = HostTerminal::open("join-asked", &["--blind", "both"]);
    let address = host.address();
    let mut black =
        TerminalSeat::program(&home, 80, &["join", &address, "--lang", "en", "--audio", "none", "--voice", "off"]);
    black.row_starts_with("The code of the host?");
    black.keys("47 11\r");
    black.row_starts_with("No code: six digits, such as 471123 >");
    black.keys("\r");
    black.row_starts_with("The code of the host?");
    black.keys(if host.code == "000000" { "000001\r" } else { "000000\r" });
    black.row_starts_with("Wrong code. The code of the host?");
    black.keys(&format!("{}\r", host.code));
    black.until("Joined. You are Black.");
    host.seat.until("Black joined.");
}

#[test]
fn five_wrong_codes_make_a_new_one_and_the_station_hears_how_long_to_wait() {
    let home = TestHome::new("join-five");
    let mut host = HostTerminal::open("join-five", &[]);
    let wrong = if host.code == "000000" { "000001\n" } else { "000000\n" };
    for _ in 0..5 {
        complaint(&piped(&home, &[&host.address()], wrong), 1);
    }
    let said = complaint(&piped(&home, &[&host.address()], &format!("{}\n", host.code)), 1);
    assert!(said.contains("There were too many wrong codes.") && said.contains("seconds"), "{said}");
    let lines = host.seat.until("Code ");
    assert!(!lines.last().unwrap().contains(&host.code), "another code is told: {lines:?}");
    assert!(host.home.entries().iter().any(|(event, _)| event["code-refused"]["changed"] == true));
}

/// The code that the host tells on request.
fn new_code(host: &mut HostTerminal) -> String {
    host.seat.line("link code");
    let lines = host.seat.until("Code ");
    lines.last().unwrap().chars().filter(char::is_ascii_digit).collect()
}

#[test]
fn one_seat_has_one_station() {
    let (first, second) = (TestHome::new("join-first"), TestHome::new("join-second"));
    let mut host = HostTerminal::open("join-one-seat", &[]);
    let black = board(&first, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    host.seat.until("Black joined.");
    let code = new_code(&mut host);
    let said = complaint(&piped(&second, &[&host.address()], &format!("{code}\n")), 1);
    assert!(said.contains("The seat has a station already.") && said.contains("link free"), "{said}");
}

#[test]
fn who_has_joined_comes_back_without_a_code_until_the_host_takes_the_seat_back() {
    let home = TestHome::new("join-again");
    let mut host = HostTerminal::open("join-again", &["--blind", "both"]);
    let mut black = console(&home, &host.address(), &host.code, &[]);
    black.until("Joined. You are Black.");
    black.line("quit");
    black.until("Left. Back with: ansage join");
    assert!(black.ended());
    fs::remove_file(home.path("code")).unwrap();
    let again = ["join", &host.address(), "--lang", "en", "--audio", "none", "--voice", "off"];
    let mut black = TerminalSeat::program(&home, 80, &again);
    let lines = black.until("Joined. You are Black.");
    assert!(lines.iter().all(|line| !line.contains("code")), "no code was asked for: {lines:?}");
    host.seat.line("link free");
    assert!(!black.ended(), "the seat was taken back");
    let mut black = TerminalSeat::program(&home, 80, &again);
    black.until("The host asks for a new code.");
    black.row_starts_with("The code of the host?");
}

#[test]
fn a_station_speaks_the_language_it_is_asked_for() {
    let home = TestHome::new("join-german");
    let host = HostTerminal::open("join-german", &[]);
    let black = board(&home, &host.address(), &host.code, &["--lang", "de"]);
    black.shows("Beigetreten. Sie haben Schwarz.");
}

#[test]
fn a_second_start_with_the_same_key_takes_the_seat_and_the_older_station_ends() {
    let home = TestHome::new("join-twice");
    let mut host = HostTerminal::open("join-twice", &["--blind", "both"]);
    let mut older = console(&home, &host.address(), &host.code, &[]);
    older.until("Joined. You are Black.");
    host.seat.until("Black joined.");
    let before = host.home.entries().len();
    let again = ["join", &host.address(), "--lang", "en", "--audio", "none", "--voice", "off"];
    let mut newer = TerminalSeat::program(&home, 80, &again);
    newer.until("Joined. You are Black.");
    older.until("The same player has joined from another window or machine");
    assert!(!older.ended(), "it was thrown out: exit 1");
    host.seat.line("start");
    newer.until("Game begins.");
    assert_eq!(host.home.count("link-lost"), 1, "nobody throws the newer one out");
    assert_eq!(host.home.entries().len(), before + 3, "lost, found, started");
}
