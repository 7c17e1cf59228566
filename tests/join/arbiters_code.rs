//! An arbiter's code that is typed at the host, where the other player has joined: he answers, and nobody for him (12.1).

use super::pty::{TerminalSeat, TestHome, keys};
use super::table::{HostTerminal, board, console};

const TYPED: &str = "hacked1";

/// White types a code at the host, and tries the other's key himself.
fn types_code(host: &mut HostTerminal) {
    host.seat.line("ruling");
    host.seat.until("The arbiter's code?");
    host.seat.keys(&format!("{TYPED}\r"));
    host.seat.until("Arbiter's code? Black: consent");
    host.seat.keys(keys::F8);
    host.seat.until("Black acts at another station");
    host.seat.line("opp consent");
    host.seat.until("Black acts at another station");
    host.seat.line("consent");
    host.seat.until("Not done: type start first");
    host.seat.keys(keys::ENTER);
    host.seat.until("Code: Black answers there");
    assert_eq!(events(host), (1, 0));
}

/// How many codes were typed, and how many confirmed.
fn events(host: &HostTerminal) -> (usize, usize) {
    (host.home.count("code-proposed"), host.home.count("confirmed"))
}

#[test]
fn art_12_1_the_sighted_player_confirms_at_his_own_board_and_his_clock_key_does_not() {
    let guest = TestHome::new("join-code-guest");
    let mut host = HostTerminal::open("join-code", &[]);
    let mut black = board(&guest, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    types_code(&mut host);
    black.shows("Type consent to say");
    black.keys(keys::SPACE);
    black.line("consent");
    black.shows("yes or no");
    assert_eq!(events(&host), (1, 0), "he is asked first");
    black.line("yes");
    host.seat.until("Code set at the table; Black confirmed");
    host.seat.until("Code set. Type a ruling, help, or done.");
    black.shows("The arbiter has taken the desk.");
    host.seat.line("warn white");
    host.seat.until("The arbiter warns White.");
    assert_eq!(events(&host), (1, 1));
    let raw = String::from_utf8_lossy(&black.raw()).into_owned();
    assert!(!raw.contains("argon2") && !raw.contains(TYPED));
}

#[test]
fn art_12_1_he_refuses_at_his_own_board_and_no_code_is_set() {
    let guest = TestHome::new("join-code-no-guest");
    let mut host = HostTerminal::open("join-code-no", &[]);
    let mut black = board(&guest, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    types_code(&mut host);
    black.shows("Type consent to say");
    black.line("consent");
    black.shows("yes or no");
    black.line("no");
    host.seat.until("Black did not confirm: no code");
    host.seat.line("add white 9:00");
    host.seat.until("Not understood: \"add\"");
    assert_eq!((events(&host), host.home.count("ruled")), ((1, 0), 0));
}

/// A blind Black at a console of his own.
fn blind_black(name: &str) -> (HostTerminal, TerminalSeat) {
    let guest = TestHome::new(&format!("{name}-guest"));
    let host = HostTerminal::open(name, &["--blind", "both"]);
    let mut black = console(&guest, &host.address(), &host.code, &[]);
    black.until("Joined. You are Black.");
    (host, black)
}

#[test]
fn art_12_1_a_second_blind_player_answers_at_his_own_console() {
    let (mut host, mut black) = blind_black("join-code-blind");
    types_code(&mut host);
    black.until("Arbiter's code? Black: consent");
    black.keys(keys::ENTER);
    black.until("Arbiter's code? Type consent");
    black.line("consent");
    black.until("The arbiter's code? yes or no");
    black.line("yes");
    black.until("Code set at the table; Black confirmed");
    host.seat.until("Code set. Type a ruling, help, or done.");
    assert_eq!(events(&host), (1, 1));
}

#[test]
fn art_12_1_a_second_blind_player_refuses_with_no_or_with_escape() {
    let (mut host, mut black) = blind_black("join-code-blind-no");
    for refuses in ["consent", "escape"] {
        host.seat.line("ruling");
        host.seat.until("The arbiter's code?");
        host.seat.keys("hacked1\r");
        black.until("Arbiter's code? Black: consent");
        if refuses == "consent" {
            black.line("consent");
            black.until("The arbiter's code? yes or no");
            black.line("no");
        } else {
            black.keys(keys::ESCAPE);
        }
        black.until("Black did not confirm: no code");
        host.seat.until("Black did not confirm: no code");
    }
    assert_eq!(events(&host), (2, 0));
}
