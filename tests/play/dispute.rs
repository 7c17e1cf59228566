//! A dispute from its first square to the end of the game: two boards diverge, the arbiter rules at a desk of his own,
//! play resumes, and the journal tells the whole story (D.2.8).

use super::super::report::parsed;
use super::game::{black, white};
use super::pty::keys::{ENTER, F8, F12, SPACE};
use super::pty::{TerminalSeat, TestHome};
use serde_json::Value;
use std::fs;

use crate::support::code::CODE;

/// What is told of Black's board where his knight came from b1 instead of g1.
const OTHER_KNIGHT: [&str; 4] = [
    "b1: nothing, said white knight",
    "g1: white knight, said nothing",
    "c3: white knight, said nothing",
    "f3: nothing, said white knight",
];

fn take_desk(desk: &mut TerminalSeat) {
    desk.typing("ruling ");
    desk.typing_more(CODE, "ruling ********");
    desk.keys(ENTER);
}

/// Every one of these lines in this order, whatever stands between them.
fn untils(seat: &mut TerminalSeat, lines: &[&str]) {
    for line in lines {
        seat.until(line);
    }
}

/// The knight of White's second move goes to c3 on Black's board, and Black plays on.
fn boards_diverge(station: &mut TerminalSeat, desk: &mut TerminalSeat) {
    white(station, "e4", "e2-e4");
    station.say("opp played e2 e4", &["Black executed e2 e4? F12: yes"]);
    station.press(F12, &["Black's board: as announced."]);
    black(station, "e5", "e7-e5");
    white(station, "Nf3", "Ng1-f3");
    station.say("opp played b1 c3", &["Black executed b1 c3? F12: yes"]);
    let told = [&["Black's board differs: 4"], &OTHER_KNIGHT[..]].concat();
    station.press(F12, &told);
    // Until Black announces, it is his to put right in his own time.
    untils(desk, &told);
    station.press(F8, &["Black has pressed. Enter the move."]);
    let case = [&["b Nb8-c6. Your move", "Black's board still differs: 4"], &OTHER_KNIGHT[..]].concat();
    station.say("Nc6", &case);
    untils(desk, &case[1..5]);
    white(station, "Bb5", "Bf1-b5");
    desk.until("Bf1-b5");
}

/// Black calls the arbiter: the clocks stand, and the desk is taken with name and code.
fn arbiter_comes(station: &mut TerminalSeat, desk: &mut TerminalSeat) {
    station.say("opp arbiter", &["Black calls the arbiter? F12: yes"]);
    station.press(F12, &["Black calls the arbiter."]);
    desk.until("Black calls the arbiter.");
    take_desk(desk);
    untils(desk, &["Arbiter at the desk: Frau Rot", "Desk. Type a ruling"]);
    station.hears(&["Arbiter at the desk: Frau Rot"]);
    desk.line("state");
    untils(desk, &["Last: 3 w Bf1-b5. Next: Black", "Both clocks are stopped.", "White 1 h", "Black 1 h"]);
    untils(desk, &["Black's board differs: 4", OTHER_KNIGHT[0]]);
}

/// Both sheets, both boards, and what they come to; nothing of it changes the course.
fn looks(home: &TestHome, station: &mut TerminalSeat, desk: &mut TerminalSeat) {
    fs::write(home.path("w.txt"), "1. e4 e5 2. Nf3 Nc6 3. Bb5\n").unwrap();
    fs::write(home.path("b.txt"), "1. e4 e5 2. Nc3 Nc6 3. Bb5\n").unwrap();
    desk.line("sheet white w.txt");
    station.until("White's sheet read: half-moves 5");
    desk.line("sheet black b.txt");
    station.until("Black's sheet read: half-moves 5");
    desk.until("Scores, move 2: \"Nf3\", \"Nc3\"");
    desk.line("scores");
    untils(desk, &["1 w: e4 | e4", "1 b: e5 | e5", "2 w: Nf3 | Nc3  differ", "2 b: Nc6 | Nc6"]);
    desk.line("board white agrees");
    desk.until("White's board: as announced.");
    station.until("Taken down: the board of White.");
    // Black's board is dictated, piece by piece.
    let dictated = "white Ke1 Qd1 Ra1 Rh1 Bc1 Bb5 Nc3 Ng1 a2 b2 c2 d2 e4 f2 g2 h2 \
                    black Ke8 Qd8 Ra8 Rh8 Bc8 Bf8 Nc6 Ng8 a7 b7 c7 d7 e5 f7 g7 h7";
    desk.keys(&format!("board black {dictated}\r"));
    untils(desk, &["Taken down: the board of Black.", "Black's board differs: 4"]);
    station.until("Taken down: the board of Black.");
    desk.line("differences");
    untils(desk, &["Boards and scores differ: retrace.", "Agreed to 1... e7-e5", "White: as by White's score"]);
    desk.until("Black: as by Black's score");
    desk.line("retrace");
    untils(desk, &["Back to after 1 Black", "White: 3 steps", "Black: 3 steps", "White: 1 h", "Black: 1 h"]);
    desk.line("propose");
    untils(desk, &["Boards and scores differ: retrace.", "Clocks after half-move 2:"]);
    assert!(!home.entries().iter().any(|(event, _)| event.to_string().contains("restore-course")));
}

/// What is proposed is ruled after yes alone; each step is confirmed.
fn rules(home: &TestHome, station: &mut TerminalSeat, desk: &mut TerminalSeat) {
    desk.line("accept");
    untils(desk, &["Course: to 1 Black, then 0 more", "White: 1 h", "Black: 1 h", "Rule that? yes or no"]);
    desk.line("no");
    desk.until("Not done.");
    desk.line("yes");
    desk.until("Nothing was asked.");
    desk.line("accept");
    desk.until("Rule that? yes or no");
    desk.line("yes");
    let told =
        ["Course kept to 1 Black, then 0", "White's clock: 1 h", "White's move counter: 1", "Black's clock: 1 h"];
    untils(station, &told);
    desk.until("Black's move counter: 1");
    desk.line("walk");
    untils(desk, &["Steps: White 3, Black 3. Done: yes", "White's board:", "1. "]);
    desk.line("back");
    untils(desk, &["This is the first step.", "1. "]);
    let before = home.count("ruled");
    desk.line("no");
    desk.until("1. ");
    assert_eq!(home.count("ruled"), before, "neither back nor no confirms a step");
    desk.line("yes");
    desk.until("2. ");
    desk.line("previous");
    desk.until("1. ");
    desk.line("next");
    desk.until("2. ");
    desk.line("stop");
    desk.until("Left. What is done stays.");
    desk.line("next");
    desk.until("No steps yet. Type walk.");
    desk.line("walk");
    desk.until("Steps: White 2, Black 3. Done: yes");
    for told in ["2. ", "White's board: as announced.", "2. ", "3. ", "Last step done."] {
        desk.line("yes");
        desk.until(told);
    }
    for (order, told) in [
        ("clock white 1:20:00", "White's clock: 1 h 20 m 0 s"),
        ("add white 2:00", "White gets 2 min more."),
        ("warn black", "The arbiter warns Black."),
        ("rule seventy-five no", "75 moves: no draw unclaimed"),
        ("resume", "Play goes on. White to move."),
        ("done", "The arbiter has left the desk."),
    ] {
        desk.line(order);
        desk.until(told);
        station.until(told);
        if order == "resume" {
            // The hall had heard that it differs, and nothing of the steps.
            station.until("Black's board: as announced.");
        }
    }
}

/// The page to sign, a line for each paragraph, step, ruling and row, with `N` for an entry and `TIME` for a time: they are
/// those of this run.
fn page_to_sign(html: &str) -> String {
    let page = parsed::page(html).unwrap();
    let section = page.with_id("protocol").expect("the page to sign");
    let mut lines = String::new();
    let elements = section.all();
    for (index, element) in elements.iter().enumerate() {
        let cells = || element.children.iter().map(|cell| timeless(&cell.text)).collect::<Vec<_>>().join(" ");
        match element.name.as_str() {
            "h3" | "p" | "li" => lines += &format!("{}\n", timeless(&element.text)),
            "caption" => lines += &format!("{}: ", timeless(&element.text)),
            "tr" if element.children.iter().any(|cell| cell.name == "td") => {
                let more = elements[index + 1..].iter().any(|later| later.name == "tr");
                lines += &format!("{}{}", cells(), if more { ", " } else { "\n" });
            }
            "dt" => lines += &format!("{}:", timeless(&element.text)),
            "dd" => {
                let value = element.text.trim();
                let checksum = value.len() == 16 && value.chars().all(|sign| sign.is_ascii_hexdigit());
                lines += &format!("{}\n", format!(" {}", if checksum { "CHECKSUM" } else { value }).trim_end());
            }
            _ => {}
        }
    }
    lines
}

/// A text without the numbers of entries and the times of this run.
fn timeless(text: &str) -> String {
    const UNITS: [&str; 9] = ["hour", "hours", "minute", "minutes", "second", "seconds", "h", "m", "s"];
    let words: Vec<&str> = text.split_whitespace().collect();
    let bare = |word: &str| word.trim_end_matches([',', '.', ')', ':']).trim_start_matches('(').to_owned();
    let figures = |word: &str| !word.is_empty() && word.chars().all(|it| it.is_ascii_digit() || ":.".contains(it));
    let end = |word: &str| word.trim_start_matches('(')[bare(word).len()..].to_owned();
    let (mut told, mut index): (Vec<String>, usize) = (Vec::new(), 0);
    while let Some(word) = words.get(index) {
        let entry = index > 0 && words[index - 1].to_lowercase().ends_with("entry");
        let mut last = index;
        while figures(words[last]) && words.get(last + 1).is_some_and(|unit| UNITS.contains(&&*bare(unit))) {
            last += 2;
            if last >= words.len() || !figures(words[last]) {
                break;
            }
        }
        told.push(match () {
            () if entry && figures(&bare(word)) => format!("N{}", end(word)),
            () if last > index => format!("TIME{}", end(words[last - 1])),
            () if bare(word).contains(':') && figures(&bare(word)) => {
                format!("{}TIME{}", if word.starts_with('(') { "(" } else { "" }, end(word))
            }
            () => (*word).to_owned(),
        });
        index = last.max(index + 1);
    }
    told.join(" ")
}

/// The journal, its exports and the report tell it all, each ruling with the arbiter's name.
fn story(home: &TestHome, page: &str) {
    let kinds = [
        "board-differs",
        "boards-disputed",
        "arbiter-called",
        "desk-taken",
        "sheet-set",
        "scores-differ",
        "board-set",
        "course-restored",
        "board-agrees",
        "time-added",
        "warned",
        "rule-adapted",
        "play-resumed",
        "desk-left",
        "game-over",
    ];
    let entries = home.entries();
    let mut effects = entries.iter().map(|(_, effects)| effects.to_string());
    for kind in kinds {
        assert!(effects.any(|effects| effects.contains(&format!("\"{kind}\""))), "no {kind} where it should be");
    }
    let by = Value::from("Frau Rot");
    let named = |effects: &Value| effects.as_array().unwrap().iter().any(|it| it["kind"]["ruled-by"]["arbiter"] == by);
    let ruled: Vec<_> = entries.iter().filter(|(event, _)| event.get("ruled").is_some()).collect();
    assert!(ruled.len() >= 16, "{}", ruled.len());
    assert!(ruled.iter().all(|(_, effects)| named(effects)), "{ruled:#?}");
    let resumed = entries.iter().find(|(event, _)| event == "play-resumed").unwrap();
    assert!(named(&resumed.1));
    assert!(home.run(&["verify", "journal"]).status.success());
    let pgn = home.output(&["export", "journal", "--pgn", "--lang", "en"]);
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "[Arbiter \"Frau Rot\"]",
        "The board of Black differs from the announcements on 4 squares.",
        "The board of Black still differs on 4 squares.",
        "Black calls the arbiter. Both clocks are stopped.",
        r#"The scores differ at move 2 of White. White wrote: "Nf3". Black wrote: "Nc3"."#,
        "The arbiter, Frau Rot, has set the course of the game.",
        "Withdrawn: 2. Nf3 Nc6 3. Bb5.",
        "The clock of White is set: 1 hour 20 minutes 0 seconds left.",
        "The arbiter warns Black.",
        "Play went on, White to move.",
    ] {
        assert!(pgn.contains(told), "{told:?} is not in {pgn}");
    }
    let plain = home.output(&["export", "journal", "--pgn", "--plain"]);
    assert!(plain.contains("1. e4 e5 2. Nc3 Nf6 1-0"), "{plain}");
    // The resume of the arbiter is a ruling like any other.
    let proposals = ruled.iter().filter(|(event, _)| event["ruled"]["ruling"].get("record-proposal").is_some()).count();
    assert!(proposals > 0, "the journal holds what was proposed");
    let rulings = ruled.len() - proposals + 1;
    assert_eq!(page.matches("<td><bdi>Frau Rot</bdi></td>").count(), rulings, "a name beside every ruling");
    assert_eq!(page_to_sign(page), include_str!("dispute.txt"));
    for told in [
        "<h1",
        "<svg",
        "The arbiter, Frau Rot, has set the course of the game. It stays as it was up to move 1 of Black.",
        "The clock of White is set: 1 hour 20 minutes 0 seconds left.",
        "The arbiter warns Black.",
    ] {
        assert!(page.contains(told), "{told:?} is not in the report");
    }
}

#[test]
fn d_2_8_two_boards_diverge_the_arbiter_rules_play_resumes_and_the_journal_tells_it_all() {
    let home = TestHome::new("dispute");
    let mut station =
        TerminalSeat::silent(&home, &["--white", "Anna", "--black", "Ben", home.code()]).started_with_code();
    let mut desk = TerminalSeat::desk(&home, &["--arbiter", "Frau Rot"]);
    desk.hears(&["Live: journal", "To rule, type ruling, then your code."]);
    boards_diverge(&mut station, &mut desk);
    arbiter_comes(&mut station, &mut desk);
    looks(&home, &mut station, &mut desk);
    rules(&home, &mut station, &mut desk);
    white(&mut station, "Nc3", "Nb1-c3");
    black(&mut station, "Nf6", "Ng8-f6");
    station.press(SPACE, &["No move announced. Type a move."]);
    station.say("opp resign", &["Black resigns? F12: yes"]);
    station.press(F12, &["Black resigns: F12 again"]);
    station.press_again(F12, &["Black resigns. White wins."]);
    desk.until("Black resigns. White wins.");
    desk.line("report story.html");
    desk.until("Report: story.html");
    desk.line("quit");
    desk.until("Close the desk? yes or no");
    desk.line("yes");
    assert!(desk.ended());
    station.quit();
    story(&home, &fs::read_to_string(home.path("story.html")).unwrap());
}
