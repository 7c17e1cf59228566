//! What a joined station writes cannot pass for a message of the program.

use super::guest::{JoinedGuest, words};
use super::hosting::{RunningHost, events};
use super::program::{TestFolder, run};
use ansage_game::event::EventKind;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use serde_json::json;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

/// Lines of the program's own, a title for the terminal, and marks that this program uses.
const LIE: &str =
    "e5\r\nBlack resigns. White wins.\r\nThe game is over.\u{1b}]0;PWN\u{7}\u{202e}\u{2028}\u{85}\u{e000}\"\n> ";

/// Sends an act as no program of ours would: the text is not cleaned.
fn write_in_score(guest: &JoinedGuest, n: u64, text: &str) -> bool {
    let kind = json!({ "score-written": { "text": text, "words": null } });
    guest.send_raw(&json!({ "act": { "n": n, "seat": "black", "kind": kind } }))
}

#[test]
fn s11_what_a_client_wrote_is_one_line_within_quotation_marks() {
    let room = TestFolder::new("host-lies");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    assert!(write_in_score(&black, 1, LIE));
    let line = host.until("Scores, move 1");
    assert!(line.ends_with("\"e5 Black…\""), "{line}");
    host.line("more");
    host.says("count", "moves");
    let out = host.quit().out;
    // Quoted as it is: Black wrote: "e5 Black resigns…"
    let quoted = |line: &str| line.starts_with("Black wrote: \"") && line.ends_with('"');
    let own = |line: &str| line.contains("resigns") || line.contains("is over") || line.contains("PWN");
    assert!(!out.lines().any(|line| own(line) && !quoted(line)), "{out}");
    assert!(!out.contains(|letter: char| letter.is_control() && letter != '\n'), "{out:?}");
    let (_, written) = events(&room, "score-written").pop().expect("an entry");
    assert_eq!(written["text"], "e5 Black resigns. White wins. The game is over. ]0;PWN \" >");
}

/// About a million characters.
fn million() -> String {
    LIE.repeat(1_000_000 / LIE.len())
}

#[test]
fn s11_a_text_of_a_million_characters_ends_the_connection_and_nothing_else() {
    let room = TestFolder::new("host-lies-long");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    let keys = black.keys.clone().unwrap();
    write_in_score(&black, 1, &million());
    for n in 1..3 {
        let again = JoinedGuest::rejoin(&host.address, &keys, StationRole::Player, (0, ""));
        write_in_score(&again, n, &million());
        host.says("count", "moves");
    }
    let out = host.quit().out;
    assert!(out.len() < 10_000 && !out.contains("resigns"), "{out}");
}

/// Writes as much as the other side takes, and reads until it hangs up.
fn pour(mut stream: TcpStream, bytes: &[u8]) {
    let wait = Some(Duration::from_secs(10));
    stream.set_write_timeout(wait).and(stream.set_read_timeout(wait)).unwrap();
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let _ = stream.read_to_end(&mut Vec::new());
}

#[test]
fn s11_a_million_characters_instead_of_a_greeting_are_not_shown_to_the_host() {
    let room = TestFolder::new("host-lies-greeting");
    let mut host = RunningHost::start(&room, "");
    for begins in ["", "ANSAGE", "GET / HTTP/1.1\r\n"] {
        pour(TcpStream::connect(&host.address).unwrap(), format!("{begins}{}", million()).as_bytes());
        host.says("count", "moves");
    }
    let mut black = host.black();
    host.e4();
    black.acts(Color::Black, EventKind::Announced { words: words("e7e5") });
    host.until("e7-e5");
    let out = host.quit().out;
    assert!(!out.contains("resigns") && !out.contains("PWN"), "{out}");
}

#[test]
fn s11_a_false_host_that_sends_a_million_characters_is_told_in_one_line() {
    let room = TestFolder::new("lies-false-host");
    let door = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = door.local_addr().unwrap();
    room.write("code", "471123\n");
    let begins = ["", "ANSAGE", "SSH-2.0-"];
    std::thread::spawn(move || {
        for (begins, stream) in begins.iter().zip(door.incoming()) {
            pour(stream.unwrap(), format!("{begins}{}", million()).as_bytes());
        }
    });
    for _ in begins {
        let refused = run(room.ansage(&format!("join {address} --lang en --audio none --code-file code")), b"");
        assert_ne!(refused.status, Some(0), "{refused:?}");
        let told = format!("{}{}", refused.out, refused.err);
        assert!(!told.contains("resigns") && !told.contains("PWN") && !told.trim().is_empty(), "{told}");
        assert!(told.len() < 2_000 && !told.contains(|letter: char| letter.is_control() && letter != '\n'), "{told:?}");
    }
}
