//! The situations of the requirements that need two stations: 5, 15 and 18, between two real programs; 16 is in
//! `flag.rs`.

use super::pty::{TestHome, keys};
use super::table::{HostTerminal, board, clicks, console};

#[test]
fn situation_5_another_move_than_announced_is_heard_and_seen_by_both_and_no_clock_stops() {
    let guest = TestHome::new("join-5-guest");
    let mut host = HostTerminal::open("join-5", &[]);
    let mut black = board(&guest, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    host.seat.line("start");
    host.seat.line("Nf3");
    host.seat.until("w Ng1-f3");
    host.seat.keys(keys::SPACE);
    host.seat.until("Black to move");
    black.row(&["w ", "Ng1-f3"]);
    clicks(&mut black, &["g1", "h3"]);
    host.seat.until("Black's board differs: 2");
    black.shows("Black's board differs: 2");
    black.row(&["> Black", "runs"]);
    // He answers with his next move while it stands: a case for the arbiter.
    clicks(&mut black, &["e7", "e5"]);
    host.seat.until("b e7-e5");
    host.seat.until("Black's board still differs: 2");
    black.keys(keys::SPACE);
    host.seat.until("White to move");
    let case = |(_, effects): &(serde_json::Value, serde_json::Value)| effects.to_string().contains("boards-disputed");
    assert!(host.home.entries().iter().any(case), "it is a case for the arbiter");
}

#[test]
fn situation_15_a_draw_offer_is_accepted_at_ones_own_station_and_never_by_the_others_typing() {
    let guest = TestHome::new("join-15-guest");
    let mut host = HostTerminal::open("join-15", &[]);
    let mut black = board(&guest, &host.address(), &host.code, &[]);
    black.shows("Joined. You are Black.");
    host.seat.line("start");
    for (said, line, whites, blacks) in
        [("e4", "e2-e4", ["e2", "e4"], ["e7", "e5"]), ("Nf3", "Ng1-f3", ["g1", "f3"], ["b8", "c6"])]
    {
        host.seat.line(said);
        host.seat.until(&format!("w {line}"));
        host.seat.keys(keys::SPACE);
        host.seat.until("Black to move");
        black.row(&["w ", line]);
        clicks(&mut black, &whites);
        host.seat.until("Black repeats");
        clicks(&mut black, &blacks);
        host.seat.until("b ");
        black.keys(keys::SPACE);
        host.seat.until("White to move");
    }
    // Between announcement and press.
    host.seat.line("Bc4");
    host.seat.until("w Bf1-c4");
    host.seat.line("draw");
    host.seat.line("yes");
    host.seat.until("offers a draw");
    black.shows("offers a draw");
    // The host cannot accept for him.
    host.seat.line("opp accept");
    host.seat.until("Black acts at another station");
    assert_eq!(host.home.count("draw-accepted"), 0);
    black.surely("accept");
    host.seat.until("Drawn by agreement.");
    black.shows("Drawn by agreement.");
}

#[test]
fn situation_18_two_blind_players_at_two_consoles_each_with_his_own_commands() {
    let guest = TestHome::new("join-18-guest");
    let mut host = HostTerminal::open("join-18", &["--blind", "both"]);
    let mut black = console(&guest, &host.address(), &host.code, &[]);
    black.until("Joined. You are Black.");
    host.seat.until("Black joined.");
    // Who is not to move cannot move, and what is the other's is refused with the reason.
    host.seat.line("start");
    black.until("Game begins.");
    black.keys(keys::F8);
    black.until("Not done: here for yourself alone.");
    host.seat.keys(keys::F8);
    host.seat.until("Black acts at another station");
    host.seat.line("e4");
    host.seat.until("w e2-e4");
    black.until("w e2-e4");
    // Exploring answers at once, from his own side, to himself alone. What is told while he types takes nothing away.
    let from = black.so_far();
    black.typing("x e4");
    host.seat.keys(keys::SPACE);
    host.seat.until("Black to move");
    black.until("Black to move");
    black.typed("x e4", from);
    black.keys(keys::ENTER);
    black.until("e4");
    // What was asked privately is not heard at the host.
    black.line("c");
    black.until(", yours runs");
    black.line("e5");
    black.until("b e7-e5. Space: clock");
    host.seat.until("b e7-e5");
    black.keys(keys::SPACE);
    host.seat.until("White to move");
    black.until("White to move");
    black.line("score");
    black.until("e7-e5");
    // Refused with the reason: the desk, the boards, the code.
    black.line("ruling");
    black.until("Not done: no arbiter's desk here.");
    black.line("board on");
    black.until("Which port? board on /dev/ttyUSB0");
    black.line("opp board off");
    black.until("Not done: no board of yours is here.");
    black.line("link code");
    black.until("Not done: the host's. Here: link");
    black.line("link");
    black.until("Host: 127.0.0.1");
    black.line("quit");
    black.until("Leave this station? yes or no");
    black.line("no");
    black.line("resign");
    black.until("Resign");
    black.line("yes");
    black.until("White wins");
    host.seat.until("White wins");
}
