//! The arbiter's desk beside the players' station: two real processes on one journal, each at a terminal of its own.

use super::game::{black, white};
use super::pty::keys::{ENTER, ESCAPE, F7, SPACE, TAB};
use super::pty::{TerminalSeat, TestHome};
use ansage_game::joining::StationRole;
use ansage_link::driver::{DeskSocket, LinkEvent};
use ansage_link::message::{ClientMessage, DisconnectReason, HostMessage};
use ansage_link::role::Denial;
use ansage_link::{FrameReader, PROTOCOL, TO_DESK_MESSAGE_MAX, encode_frame};
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::support::code::CODE;

fn take_desk(desk: &mut TerminalSeat, told: &str) {
    desk.typing("ruling ");
    desk.typing_more(CODE, "ruling ********");
    desk.keys(ENTER);
    desk.until(told);
}

/// A game with two moves each, and a desk that watches it.
fn two_moves_each(home: &TestHome) -> (TerminalSeat, TerminalSeat) {
    let mut station = TerminalSeat::silent(home, &[home.code()]).started_with_code();
    white(&mut station, "e4", "e2-e4");
    black(&mut station, "e5", "e7-e5");
    let mut desk = TerminalSeat::desk(home, &["--arbiter", "Frau Rot"]);
    desk.until("To rule, type ruling, then your code.");
    // What is played while the desk looks on reaches it when it is on record.
    white(&mut station, "Nf3", "Ng1-f3");
    desk.until("Ng1-f3");
    black(&mut station, "Nc6", "Nb8-c6");
    desk.until("Nb8-c6");
    (station, desk)
}

fn in_order(home: &TestHome, kinds: &[&str]) {
    let entries = home.entries();
    let mut events = entries.iter().map(|(event, _)| event.to_string());
    for kind in kinds {
        assert!(events.any(|event| event.contains(kind)), "no {kind} where it should be in {entries:#?}");
    }
}

#[test]
fn d_2_8_a_dispute_is_settled_at_the_desk_and_play_goes_on() {
    let home = TestHome::new("arbiter-dispute");
    let (mut station, mut desk) = two_moves_each(&home);
    // Nothing is ruled before the code.
    desk.line("stop");
    desk.until("Not done. First the code: type ruling.");
    take_desk(&mut desk, "Desk. Type a ruling");
    station.until("Arbiter at the desk: Frau Rot");
    // The console at the station stays the player's.
    station.line("m");
    station.until("you 1 h");
    desk.line("stop");
    desk.until("The arbiter has stopped both clocks.");
    station.until("The arbiter has stopped both clocks.");
    fs::write(home.path("w.txt"), "1. e4 e5 2. Nf3 Nc6").unwrap();
    fs::write(home.path("b.txt"), "1. e4 e5 2. Nc3 Nc6").unwrap();
    desk.line("sheet white w.txt");
    station.until("White's sheet read: half-moves 4");
    desk.line("sheet black b.txt");
    station.until("Black's sheet read: half-moves 4");
    // What the desk compares is for the desk.
    desk.until("Scores, move 2: \"Nf3\", \"Nc3\"");
    desk.line("scores");
    desk.until("2 w: Nf3 | Nc3  differ");
    desk.line("board white agrees");
    desk.until("White's board: as announced.");
    station.until("Taken down: the board of White.");
    desk.line("board black r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR");
    station.until("Taken down: the board of Black.");
    desk.line("propose");
    desk.until("Boards and scores differ: retrace.");
    desk.line("accept");
    desk.until("Course: to 1 Black, then 0 more");
    desk.until("Rule that? yes or no");
    // The stop, what was read, and what was proposed.
    assert_eq!(home.count("ruled"), 6, "nothing is ruled before yes");
    desk.line("yes");
    for told in ["Course kept to 1 Black, then 0", "White's clock", "Black's move counter: 1"] {
        station.until(told);
    }
    desk.line("walk");
    desk.until("White's board:");
    for _ in ["Nf3-g1", "Nc6-b8", "Nc3-b1", "Nc6-b8"] {
        desk.line("next");
    }
    desk.until("Last step done.");
    desk.line("resume");
    desk.until("Play goes on. White to move.");
    station.until("Play goes on. White to move.");
    desk.line("done");
    station.until("The arbiter has left the desk.");
    white(&mut station, "Nc3", "Nb1-c3");
    desk.until("Nb1-c3");
    desk.until("Black to move.");
    desk.line("quit");
    desk.until("Close the desk? yes or no");
    desk.line("yes");
    assert!(desk.ended());
    station.quit();
    in_order(&home, &["desk-taken", "\"stop\"", "sheet", "board", "restore-course", "play-resumed", "desk-left"]);
    assert!(home.run(&["verify", "journal"]).status.success());
    assert!(home.output(&["export", "journal", "--pgn", "--plain"]).contains("1. e4 e5 2. Nc3 *"));
}

/// Black forgot to write a line. It is found at the desk, completed, marked, and is so in the report.
#[test]
fn t34_a_line_that_a_score_lacks_is_found_and_completed_at_the_desk() {
    let home = TestHome::new("arbiter-line");
    let (mut station, mut desk) = two_moves_each(&home);
    for (one, shown, other, answered) in [("Bb5", "Bf1-b5", "a6", "a7-a6"), ("Ba4", "Bb5-a4", "Nf6", "Ng8-f6")] {
        white(&mut station, one, shown);
        black(&mut station, other, answered);
    }
    take_desk(&mut desk, "Desk. Type a ruling");
    desk.line("stop");
    desk.line("board white agrees");
    desk.line("board black agrees");
    fs::write(home.path("b.txt"), "1. e4 e5\n2. Bb5 a6\n3. Ba4 Nf6\n").unwrap();
    desk.line("sheet black b.txt");
    station.until("Black's sheet read: half-moves 6");
    desk.until("2 w: White");
    desk.line("propose");
    for told in ["Boards alike: complete the score.", "Black lacks 2. Ng1-f3 Nb8-c6", "Agreed to 1... e7-e5"] {
        desk.until(told);
    }
    desk.line("accept");
    desk.until("Not accepted.");
    desk.line("sheet black 2 white insert Nf3");
    desk.line("sheet black 2 black insert Nc6");
    desk.line("scores 2 white");
    for told in ["2 w: Black, put in by the arbiter", "2 b: Black, put in by the arbiter"] {
        desk.until(told);
    }
    desk.line("propose");
    desk.until("Scores and boards agree.");
    desk.line("report r.html");
    desk.until("Report: r.html");
    desk.line("resume");
    station.until("Play goes on. White to move.");
    desk.line("done");
    station.until("The arbiter has left the desk.");
    white(&mut station, "d3", "d2-d3");
    let page = fs::read_to_string(home.path("r.html")).unwrap();
    assert_eq!(page.matches("(put in by the arbiter)").count(), 2);
    station.quit();
    assert!(home.run(&["verify", "journal"]).status.success());
}

#[test]
fn the_desks_keys_read_clocks_and_both_boards_and_press_nothing() {
    let home = TestHome::new("arbiter-keys");
    let (station, mut desk) = two_moves_each(&home);
    desk.keys(SPACE);
    desk.until("moves 2");
    desk.until("moves 2");
    desk.keys(F7);
    desk.until("White 1 h");
    desk.keys(TAB);
    desk.until("White's board.");
    desk.until("a1 white rook");
    desk.keys("w");
    desk.until("Black's board.");
    desk.until("a1 white rook");
    desk.keys(ESCAPE);
    desk.until("Input line");
    desk.line("press");
    desk.until("A player's command.");
    assert_eq!(home.count("clock-pressed"), 4);
    drop(desk);
    station.quit();
}

#[test]
fn one_desk_rules_others_watch_and_a_wrong_code_takes_none() {
    let home = TestHome::new("arbiter-second");
    let (mut station, mut desk) = two_moves_each(&home);
    take_desk(&mut desk, "Desk. Type a ruling");
    let mut second = TerminalSeat::desk(&home, &[]);
    second.until("Another desk rules. Here you only watch.");
    second.typing("ruling ");
    second.typing_more(CODE, "ruling ********");
    second.press(ENTER, &["Another desk is taken. It must be left."]);
    // Nor can it rule as if it were the one that does, though it knows that the desk is occupied.
    second.line("stop");
    second.until("Not done. First the code: type ruling.");
    assert_eq!(home.count("ruled"), 0);
    desk.line("done");
    second.until("The arbiter has left the desk.");
    second.typing("ruling ");
    second.typing_more("wrongone", "ruling ********");
    second.keys(ENTER);
    second.until("Wrong code 1. Type ruling again");
    take_desk(&mut second, "Type a ruling, help, or done.");
    station.until("The arbiter has left the desk.");
    let journal = fs::read_to_string(home.path("journal")).unwrap();
    assert!(!journal.contains(CODE) && !journal.contains("wrongone"), "{journal}");
    drop((desk, second));
    station.until("The arbiter has left the desk.");
    station.quit();
}

#[test]
fn a_desk_that_dies_has_left_and_the_game_goes_on() {
    let home = TestHome::new("arbiter-killed");
    let (mut station, mut desk) = two_moves_each(&home);
    take_desk(&mut desk, "Desk. Type a ruling");
    station.until("Arbiter at the desk");
    desk.kill();
    station.until("The arbiter has left the desk.");
    assert_eq!(home.count("desk-left"), 1);
    white(&mut station, "Bb5", "Bf1-b5");
    station.quit();
    assert!(home.run(&["verify", "journal"]).status.success());
}

#[test]
fn a_station_that_dies_is_told_and_its_journal_opened_by_the_desk() {
    let home = TestHome::new("arbiter-station-killed");
    let (station, mut desk) = two_moves_each(&home);
    station.kill();
    desk.until("Cut off from the station. Start again.");
    assert!(!desk.ended());
    assert!(fs::exists(home.path("journal.desk")).unwrap(), "the dead station's socket is still there");
    let mut desk = TerminalSeat::desk(&home, &[]);
    desk.until("Not being played");
    desk.until("To rule, type ruling");
    desk.typing("ruling ");
    desk.typing_more(CODE, "ruling ********");
    desk.keys(ENTER);
    desk.until("Desk. Type a ruling");
    desk.line("result 1-0");
    desk.until("Arbiter: White");
    desk.line("quit");
    desk.line("yes");
    assert!(desk.ended());
    assert!(home.run(&["verify", "journal"]).status.success());
    // A new station takes the place of the dead one's socket.
    let mut station = TerminalSeat::silent(&home, &[home.code()]);
    station.until("Game over");
    let mut desk = TerminalSeat::desk(&home, &[]);
    desk.until("Live: journal");
    drop(desk);
    station.quit();
    assert!(!fs::exists(home.path("journal.desk")).unwrap(), "who leaves takes the socket along");
}

/// The first word of a desk, in its frame.
fn hello(protocol: u32, last_seq: u64, head: &str) -> Vec<u8> {
    let (game, head) = (String::new(), head.to_owned());
    let (capacity, name) = (StationRole::Arbiter, Default::default());
    let hello = ClientMessage::Hello { protocol, capacity, seat: None, game, last_seq, head, name };
    encode_frame(&serde_json::to_vec(&hello).unwrap())
}

/// What a station answers to these bytes, up to the end of the line.
fn answers(home: &TestHome, bytes: &[u8], most: usize) -> Vec<HostMessage> {
    let mut stream = UnixStream::connect(home.path("journal.desk")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(bytes).unwrap();
    let (mut frames, mut found, mut buffer) = (FrameReader::new(TO_DESK_MESSAGE_MAX), Vec::new(), [0; 4096]);
    loop {
        while let Some(said) = frames.next_frame().unwrap() {
            found.push(serde_json::from_slice(&said).unwrap());
        }
        if found.len() >= most {
            return found;
        }
        match stream.read(&mut buffer) {
            Ok(0) => return found,
            Ok(count) => frames.add_bytes(&buffer[..count]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => return found,
            Err(error) => panic!("{error} after {found:?}"),
        }
    }
}

#[test]
fn garbage_is_answered_and_cut_and_a_stranger_to_the_code_changes_nothing() {
    let home = TestHome::new("arbiter-garbage");
    let mut station = TerminalSeat::silent(&home, &[home.code()]).started_with_code();
    let meta = fs::metadata(home.path("journal.desk")).unwrap();
    assert!(meta.file_type().is_socket());
    assert_eq!(meta.permissions().mode() & 0o777, 0o600);
    let not_understood = HostMessage::Bye(DisconnectReason::NotUnderstood);
    for garbage in [&b"GET / HTTP/1.1\r\n\r\n"[..], &[0xff; 64], b"\0\0\0\x02{}", b"\0\0\0\x03abc"] {
        assert_eq!(answers(&home, garbage, usize::MAX), std::slice::from_ref(&not_understood), "{garbage:?}");
    }
    let act =
        |kind: &str| encode_frame(format!("{{\"act\":{{\"n\":1,\"seat\":\"arbiter\",\"kind\":{kind}}}}}").as_bytes());
    let before = home.entries().len();
    for kind in ["\"resigned\"", "{\"ruled\":{\"ruling\":\"stop\"}}", "\"desk-left\"", "\"started\""] {
        let said = answers(&home, &[hello(PROTOCOL, 0, ""), act(kind)].concat(), 5);
        assert_eq!(said.last(), Some(&HostMessage::Denied { n: 1, why: Denial::NotAtDesk }), "{kind}: {said:?}");
    }
    assert_eq!(answers(&home, &hello(99, 0, ""), usize::MAX), [HostMessage::Bye(DisconnectReason::OtherProtocol)]);
    let unheard_of = hello(PROTOCOL, 2, "0123456789abcdef");
    assert_eq!(answers(&home, &unheard_of, usize::MAX).last(), Some(&HostMessage::Bye(DisconnectReason::OtherGame)));
    assert_eq!(home.entries().len(), before);
    white(&mut station, "e4", "e2-e4");
    station.quit();
}

#[test]
fn a_desk_that_reads_nothing_is_lost_and_nobody_waits_for_it() {
    let home = TestHome::new("arbiter-hung");
    fs::write(home.path("journal"), "").unwrap();
    let (send, calls) = channel();
    let door = DeskSocket::open(home.path("journal").as_ref(), move |call| send.send(call).is_ok()).unwrap();
    let mut desk = UnixStream::connect(door.path()).unwrap();
    desk.write_all(&hello(PROTOCOL, 0, "")).unwrap();
    let Ok(LinkEvent::Arrived { line, .. }) = calls.recv_timeout(Duration::from_secs(20)) else { panic!("no call") };
    let text = "x".repeat(16 * 1024);
    let sent = (0..100_000)
        .take_while(|_| line.queue_message(&HostMessage::Line { text: text.clone(), yours: false }))
        .count();
    assert!(sent < 100_000, "a queue without an end");
    let gone = calls.recv_timeout(Duration::from_secs(20));
    assert!(matches!(gone, Ok(LinkEvent::Gone { .. })), "{gone:?}");
}

#[test]
fn what_was_told_as_ruled_is_on_the_disk_when_the_station_dies() {
    let home = TestHome::new("arbiter-on-disk");
    let (station, mut desk) = two_moves_each(&home);
    take_desk(&mut desk, "Desk. Type a ruling");
    desk.line("warn black");
    desk.until("The arbiter warns Black.");
    station.kill();
    desk.until("Cut off from the station. Start again.");
    in_order(&home, &["desk-taken", "warn"]);
    assert!(home.run(&["verify", "journal"]).status.success());
    assert!(!desk.ended());
}

#[test]
fn too_many_wrong_codes_cost_time_and_the_right_one_waits_too() {
    let home = TestHome::new("arbiter-wrong-codes");
    let (mut station, mut desk) = two_moves_each(&home);
    take_desk(&mut desk, "Desk. Type a ruling");
    desk.line("done");
    desk.until("The arbiter has left the desk.");
    for number in 1..=5 {
        desk.typing("ruling ");
        desk.typing_more("wrongone", "ruling ********");
        desk.keys(ENTER);
        desk.until(&format!("Wrong code {number}."));
    }
    take_desk(&mut desk, "Too many wrong codes");
    assert_eq!(home.count("desk-taken"), 1);
    station.until("The arbiter has left the desk.");
    drop(desk);
    station.quit();
}

#[test]
fn a_journal_with_a_path_too_long_for_a_socket_has_its_desk_elsewhere() {
    let home = TestHome::new(&"long".repeat(50));
    let (mut station, mut desk) = two_moves_each(&home);
    assert!(!fs::exists(home.path("journal.desk")).unwrap());
    take_desk(&mut desk, "Desk. Type a ruling");
    station.until("Arbiter at the desk: Frau Rot");
    drop(desk);
    station.until("The arbiter has left the desk.");
    station.quit();
}

#[test]
fn a_desk_that_was_there_first_keeps_the_journal_and_says_so() {
    let home = TestHome::new("arbiter-first");
    let (station, desk) = two_moves_each(&home);
    drop(desk);
    station.quit();
    let mut desk = TerminalSeat::desk(&home, &[]);
    desk.until("Not being played: journal");
    desk.until("To rule, type ruling");
    let output = home.run(&["play", "--journal", "journal", "--lang", "en", "--audio", "none"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("is in use"), "{output:?}");
    let output = home.run(&["arbiter", "journal", "--lang", "en", "--audio", "none"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("It may be another desk"), "{output:?}");
    desk.line("quit");
    desk.line("yes");
    assert!(desk.ended());
    let mut station = TerminalSeat::silent(&home, &[home.code()]);
    station.until("Game open; clocks stopped.");
    station.quit();
}
