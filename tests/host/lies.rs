//! What a joined station writes cannot pass for a message of the program.

use super::guest::JoinedGuest;
use super::hosting::{RunningHost, events};
use super::program::TestFolder;
use serde_json::json;

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
    let own = |line: &str| line.contains("resigns") || line.contains("is over") || line.contains("PWN");
    assert!(!out.lines().any(own), "{out}");
    assert!(!out.contains(|letter: char| letter.is_control() && letter != '\n'), "{out:?}");
    let (_, written) = events(&room, "score-written").pop().expect("an entry");
    assert_eq!(written["text"], "e5 Black resigns. White wins. The game is over. ]0;PWN \" >");
}

#[test]
fn s11_a_text_of_a_million_characters_ends_the_connection_and_nothing_else() {
    let room = TestFolder::new("host-lies-long");
    let mut host = RunningHost::start(&room, "");
    let black = host.black();
    host.e4();
    write_in_score(&black, 1, &LIE.repeat(1_000_000 / LIE.len()));
    host.says("count", "moves");
    let out = host.quit().out;
    assert!(out.len() < 10_000 && !out.contains("resigns"), "{out}");
}
