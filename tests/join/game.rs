//! A whole game between two stations, with what can go wrong on the way.

use super::proxy::Proxy;
use super::pty::{TerminalSeat, TestHome, keys};
use super::screen::FullScreen;
use super::table::{HostTerminal, board, clicks};

/// White announces a move and presses; Black repeats and makes it with his hands on these squares.
fn white(host: &mut TerminalSeat, black: &mut FullScreen, (said, line): (&str, &str), squares: &[&str]) {
    host.line(said);
    host.until(&format!("w {line}"));
    host.keys(keys::SPACE);
    host.until("Black to move");
    black.row(&["w ", line]);
    clicks(black, squares);
    host.until("Black repeats");
}

/// Black makes a move with his hands on these squares, and presses.
fn black_moves(host: &mut TerminalSeat, black: &mut FullScreen, line: &str, squares: &[&str]) {
    clicks(black, squares);
    host.until(&format!("b {line}"));
    black.row(&["b ", line]);
    black.keys(keys::SPACE);
    host.until("White to move");
}

/// The station of Black, started again as it was, without a code.
fn comes_back(home: &TestHome, cable: &Proxy) -> FullScreen {
    FullScreen::program(home, (24, 80), &["join", &cable.address(), "--lang", "en", "--audio", "none"])
}

/// A wrong execution is found at once, on both sides, and settled by him alone.
fn wrong_execution(seat: &mut TerminalSeat, black: &mut FullScreen) {
    seat.line("e4");
    seat.until("w e2-e4. Space: clock");
    black.shows("Bauer Eva zwei Eva vier");
    clicks(black, &["e2", "e3"]);
    seat.until("Black's board differs: 2");
    black.shows("Black's board differs: 2");
    black.line("hand e3 e4");
    seat.until("Black repeats e2-e4");
    seat.until("Black's board: as announced.");
    black.shows("Black's board: as announced.");
    seat.keys(keys::SPACE);
    seat.until("Black to move");
}

/// The link is lost in the middle of his move: the piece is in his hand.
fn lost_in_the_middle_of_a_move(seat: &mut TerminalSeat, black: &mut FullScreen, cable: &Proxy) {
    clicks(black, &["e7"]);
    black.shows("Black touched e7");
    cable.cut();
    seat.until("Link to Black lost.");
    black.shows("Link lost. Both clocks stopped.");
    clicks(black, &["e5"]);
    black.shows("Not sent: the link is lost.");
    cable.mend();
    seat.until("resume");
    black.shows("Link there again. Enter: next");
    seat.line("resume");
    black.shows("Play goes on.");
    // He has clicked on e5 before: at once it would be the same click, bounced.
    black.lets_time_pass();
    black_moves(seat, black, "e7-e5", &["e5"]);
    seat.line("repeats e5");
    seat.until("White repeats e7-e5");
}

#[test]
fn a_whole_game_with_a_wrong_execution_a_lost_link_and_a_crash_of_each_side() {
    let guest = TestHome::new("join-game-guest");
    let HostTerminal { home, mut seat, port, code } = HostTerminal::open("join-game", &[]);
    let cable = Proxy::to(port);
    let mut black = board(&guest, &cable.address(), &code, &[]);
    black.shows("Joined. You are Black.");
    seat.until("Black joined.");
    seat.line("start");
    black.shows("Game begins.");

    wrong_execution(&mut seat, &mut black);
    lost_in_the_middle_of_a_move(&mut seat, &mut black, &cable);

    // His station dies, and comes back without a code: nothing is lost, and nothing is told again.
    seat.line("Bc4");
    seat.until("w Bf1-c4");
    black.row(&["w ", "Bf1-c4"]);
    black.kill();
    seat.until("Link to Black lost.");
    let mut black = comes_back(&guest, &cable);
    black.shows("Joined. You are Black.");
    seat.until("resume");
    seat.line("resume");
    let screen = black.contents();
    assert!(!screen.contains("w Bf1-c4") && !screen.contains("code"), "told before it died:\n{screen}");
    seat.keys(keys::SPACE);
    seat.until("Black to move");
    clicks(&mut black, &["f1", "c4"]);
    seat.until("Black repeats Bf1-c4");
    black_moves(&mut seat, &mut black, "Nb8-c6", &["b8", "c6"]);

    // The host dies, and comes back from its journal with the same pairing.
    seat.kill();
    black.shows("Link lost.");
    let HostTerminal { home, mut seat, .. } = HostTerminal::at(home, &["--listen", &format!("127.0.0.1:{port}")]);
    black.shows("Link there again. Enter: next");
    seat.until("resume");
    seat.line("resume");
    white(&mut seat, &mut black, ("Qh5", "Qd1-h5"), &["d1", "h5"]);
    black_moves(&mut seat, &mut black, "Ng8-f6", &["g8", "f6"]);
    seat.line("Qxf7");
    seat.until("w Qh5");
    seat.keys(keys::SPACE);
    seat.until("White wins");
    black.shows("White wins");
    black.kill();
    seat.until("Link to Black lost");
    seat.quit();

    home.output(&["verify", "journal"]);
    let pgn = home.output(&["export", "journal", "--pgn", "--plain"]);
    let moves: Vec<&str> = pgn.lines().filter(|line| !line.starts_with('[') && !line.is_empty()).collect();
    assert_eq!(moves.join(" "), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
    assert!(home.count("link-lost") >= 3 && home.count("link-found") >= 4, "the link is in the journal");
    assert_eq!(home.count("code-refused"), 0);
    let acts = acts(&home);
    assert!(acts.windows(2).all(|pair| pair[0] < pair[1]), "no act twice: {acts:?}");
    assert!(acts.len() > 20, "Black's acts came over the link: {acts:?}");
}

/// The numbers of the acts that came over the link, in the order of the journal.
fn acts(home: &TestHome) -> Vec<u64> {
    let journal = std::fs::read_to_string(home.path("journal")).unwrap();
    let port = |line: &str| line.split('\t').nth(3)?.strip_prefix("link:")?.rsplit(':').next()?.parse().ok();
    journal.lines().skip(1).filter_map(port).collect()
}

#[test]
fn a_line_that_hangs_is_lost_and_comes_back_with_what_was_on_its_way_told_once() {
    let guest = TestHome::new("join-hang-guest");
    let HostTerminal { home, mut seat, port, code } = HostTerminal::open("join-hang", &["--lost-link", "run"]);
    let cable = Proxy::to(port);
    let mut black = board(&guest, &cable.address(), &code, &[]);
    black.shows("Joined. You are Black.");
    seat.until("Black joined.");
    seat.line("start");
    seat.line("e4");
    seat.until("w e2-e4");
    seat.keys(keys::SPACE);
    seat.until("Black to move");
    black.row(&["w ", "e2-e4"]);
    clicks(&mut black, &["e2", "e4"]);
    seat.until("Black repeats");
    black.line("draw");
    black.shows("yes or no");
    black.lets_time_pass();
    cable.hang();
    black.line("yes");
    black.shows("Link lost. The clock runs on.");
    seat.until("clocks run on");
    cable.cut();
    cable.mend();
    black.shows("The link is there again.");
    seat.until("offers a draw");
    assert_eq!(home.count("draw-offered"), 1, "sent again, and done once");
    black.shows("Black offers a draw");
    seat.line("decline");
    black.shows("declines");
}

#[test]
fn how_far_has_been_told_is_on_the_disk_before_it_is_told() {
    let guest = TestHome::new("join-disk-guest");
    let HostTerminal { home, mut seat, port, code } = HostTerminal::open("join-disk", &[]);
    let black = board(&guest, &format!("127.0.0.1:{port}"), &code, &[]);
    black.shows("Joined. You are Black.");
    seat.until("Black joined.");
    for (said, told) in [("start", "Game begins."), ("e4", "w e2-e4")] {
        seat.line(said);
        black.shows(told);
        let kept = kept(&guest)["last_seq"].as_u64().unwrap();
        let event = if said == "e4" { "announced" } else { said.trim_end_matches('t') };
        let told_by = home.entries().iter().position(|(kind, _)| kind.to_string().contains(event)).unwrap() as u64 + 1;
        assert!(kept >= told_by, "entry {told_by} is shown, and {kept} is on the disk");
    }
    // Nobody else can read the key.
    use std::os::unix::fs::PermissionsExt;
    assert_eq!(std::fs::metadata(file(&guest)).unwrap().permissions().mode() & 0o777, 0o600);
}

/// The file with the key of the one game that was joined.
fn file(guest: &TestHome) -> std::path::PathBuf {
    let folder = guest.path(".local/share/ansage/pairings");
    let mut files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.find(|path| path.extension().is_some_and(|ending| ending == "json")).expect("a kept key")
}

fn kept(guest: &TestHome) -> serde_json::Value {
    serde_json::from_str(&std::fs::read_to_string(file(guest)).unwrap()).unwrap()
}

#[test]
fn a_station_whose_history_is_another_calls_the_arbiter() {
    let guest = TestHome::new("join-history-guest");
    let HostTerminal { home, mut seat, port, code } = HostTerminal::open("join-history", &[]);
    let mut black = board(&guest, &format!("127.0.0.1:{port}"), &code, &[]);
    black.shows("Joined. You are Black.");
    seat.until("Black joined.");
    seat.line("start");
    black.shows("Game begins.");
    black.surely("quit");
    assert!(black.ended());
    seat.until("Link to Black lost.");
    let mut other = kept(&guest);
    other["head"] = "0123456789abcdef".into();
    std::fs::write(file(&guest), other.to_string()).unwrap();
    let output = home_run(&guest, port);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("is not what the host has. The arbiter has been called."), "{said}");
    seat.until("arbiter");
    assert_eq!(home.count("history-differs"), 1);
}

/// The station of Black without a terminal, and nothing typed.
fn home_run(guest: &TestHome, port: u16) -> std::process::Output {
    guest.run(&["join", &format!("127.0.0.1:{port}"), "--lang", "en", "--audio", "none"])
}
