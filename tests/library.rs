//! The Laws as a library: the example of ansage-game that reads events and writes effects, run as another program runs it.

use ansage_testing::dice::Dice;
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The longest time that an answer may take. A busy machine needs far less.
const DEADLINE: Duration = Duration::from_secs(60);

/// The longest line that the example reads, in bytes.
const MAX_LINE: usize = 64 * 1024;

const STARTED: &str = r#"{"at":0,"seat":"white","port":"keyboard","kind":"started"}"#;
const GAME_STARTED: &str = r#"{"to":"hall","kind":"started"}"#;

/// The example. `cargo test` builds it with the tests, but `cargo test --test game` does not.
fn program() -> PathBuf {
    let test = env::current_exe().expect("the path of this test");
    let profile = test.parent().and_then(Path::parent).expect("the folder of the profile");
    let program = profile.join("examples").join(format!("referee{}", env::consts::EXE_SUFFIX));
    let (missing, build) = (program.display(), "cargo build -p ansage-game --example referee");
    assert!(program.is_file(), "{missing} is missing. Build it with the profile of this test: {build}");
    program
}

fn referee() -> Child {
    let program = program();
    let child = Command::new(&program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    child.unwrap_or_else(|error| panic!("{}: {error}", program.display()))
}

/// What the example writes on this input, to its end. It ends well, and complains nowhere else.
#[track_caller]
fn answers(input: impl Into<Vec<u8>>) -> Vec<String> {
    let (mut child, input) = (referee(), input.into());
    let mut stdin = child.stdin.take().expect("a pipe");
    let written = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("its output");
    written.join().expect("no panic").expect("the whole input is read");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

/// The number and the message of an answer to a line that is not an event.
#[track_caller]
fn error(answer: &str) -> (u64, String) {
    let answer: Value = serde_json::from_str(answer).expect("an answer in JSON");
    let error = &answer["error"];
    let message = error["message"].as_str().unwrap_or_else(|| panic!("no error: {answer}"));
    (error["line"].as_u64().expect("the number of the line"), message.to_owned())
}

/// This line is not an event: the answer names it and holds these words, and the line after it is an event as before.
#[track_caller]
fn refuses(line: impl AsRef<[u8]>, words: &[&str]) {
    let answers = answers([line.as_ref(), b"\n", STARTED.as_bytes(), b"\n"].concat());
    let [refusal, started] = &answers[..] else { panic!("{answers:?}") };
    let (number, message) = error(refusal);
    assert_eq!((number, started.as_str()), (1, GAME_STARTED));
    assert!(message.contains("Expected: "), "{message}");
    words.iter().for_each(|word| assert!(message.contains(word), "{word:?} is not in {message:?}"));
}

/// The game at the beginning of the crate's documentation: each event with the effects that it has.
const DOCUMENTED: [(&str, &[&str]); 6] = [
    (STARTED, &[GAME_STARTED]),
    (
        r#"{"at":5000,"seat":"white","port":"keyboard","kind":{"announced":{"words":"P?e4"}}}"#,
        &[
            r#"{"to":"hall","kind":{"move-announced":{"utterance":1,"player":"white","manner":"announced","description":"Pe2e4 ??"}}}"#,
        ],
    ),
    (r#"{"at":7000,"seat":"white","port":"keyboard","kind":{"announcement-heard":{"utterance":1}}}"#, &[]),
    (
        r#"{"at":8000,"seat":"white","port":"keyboard","kind":{"clock-pressed":{"player":"white"}}}"#,
        &[
            r#"{"to":"hall","kind":{"move-completed":{"ply":1,"player":"white","description":"Pe2e4 ??","by_word":true}}}"#,
        ],
    ),
    (
        r#"{"at":9000,"seat":"black","port":"keyboard","kind":{"repeated":{"words":"P?d4"}}}"#,
        &[
            r#"{"to":"hall","kind":{"repetition-differs":{"player":"black","announced":"Pe2e4 ??","repeated":"Pd2d4 ??"}}}"#,
        ],
    ),
    (
        r#"{"at":11000,"seat":"black","port":"keyboard","kind":{"repeated":{"words":"P?e4"}}}"#,
        &[r#"{"to":"hall","kind":{"repetition-agrees":{"player":"black"}}}"#],
    ),
];

#[test]
fn the_game_of_the_documentation_is_answered_line_by_line() {
    let events: String = DOCUMENTED.iter().map(|(event, _)| format!("{event}\n")).collect();
    let effects: Vec<&str> = DOCUMENTED.iter().flat_map(|(_, effects)| *effects).copied().collect();
    assert_eq!(answers(events), effects);
}

#[test]
fn the_effects_of_an_event_come_before_the_next_is_sent() {
    let mut child = referee();
    let (mut stdin, stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
    let (send, receive) = mpsc::channel();
    thread::spawn(move || BufReader::new(stdout).lines().try_for_each(|line| send.send(line.expect("a line"))));
    for (event, effects) in DOCUMENTED {
        stdin.write_all(format!("{event}\n").as_bytes()).expect("it reads");
        for effect in effects {
            assert_eq!(receive.recv_timeout(DEADLINE).as_deref(), Ok(*effect), "after {event}");
        }
    }
    drop(stdin);
    assert!(child.wait().expect("its end").success());
}

/// A first event that opens a game with these terms changed, as JSON.
fn opening(changed: &Value) -> String {
    let mut terms = json!({
        "mode": "tournament", "white_blind": true, "black_blind": false, "owner": "white", "time": "90+30",
        "start": null, "repeat": "off", "clock_waits": true, "assistant_press": null, "laws": 2023,
        "names": { "white": "", "black": "", "arbiter": "" },
    });
    let changed = changed.as_object().expect("terms").clone();
    terms.as_object_mut().expect("terms").extend(changed);
    json!({ "at": 0, "seat": "white", "port": "station", "kind": { "opened": { "terms": terms, "wall": "" } } })
        .to_string()
}

/// White asks for the reading of the own clock.
const ASKED: &str =
    r#"{"at":0,"seat":"white","port":"keyboard","kind":{"information-asked":{"question":"own-clock"}}}"#;

fn reads(millis: u64) -> String {
    format!(r#"{{"to":{{"seat":"white"}},"kind":{{"answered":{{"own-clock":{{"own":{millis}}}}}}}}}"#)
}

#[test]
fn the_terms_are_those_of_the_opening_or_the_documented_ones() {
    assert_eq!(answers(format!("{}\n{ASKED}\n", opening(&json!({ "time": "5" })))), [reads(300_000)]);
    assert_eq!(answers(format!("{ASKED}\n")), [reads(90 * 60_000 + 30_000)]);
}

#[test]
fn an_opening_that_cannot_be_played_opens_nothing() {
    let bad = opening(&json!({ "start": "8/8/8/8/8/8/8/8 w - - 0 1", "time": "3" }));
    let good = opening(&json!({ "time": "5" }));
    let answers = answers(format!("{bad}\n{good}\n{ASKED}\n"));
    assert_eq!(error(&answers[0]).0, 1);
    assert_eq!(answers[1..], [reads(300_000)]);
}

#[test]
fn a_second_opening_is_an_error() {
    let answers = answers(format!("{STARTED}\n{}\n", opening(&json!({}))));
    assert_eq!(answers[0], GAME_STARTED);
    assert_eq!(error(&answers[1]), (2, "The game is open. Expected: any other event".into()));
}

/// White's reading is asked for at this moment.
fn asked_at(moment: u64) -> String {
    format!("{}\n", ASKED.replace('0', &moment.to_string()))
}

#[test]
fn a_moment_before_that_of_the_last_event_is_an_error() {
    let events = [asked_at(500), asked_at(900).replace("own-clock", "clock"), asked_at(500), asked_at(499)];
    let answers = answers(events.concat());
    // A line that is not an event has no moment.
    assert_eq!(error(&answers[1]).0, 2);
    assert_eq!((&answers[0], &answers[2]), (&reads(5_430_000), &reads(5_430_000)));
    assert_eq!(error(&answers[3]), (4, "The moment 499 is before the last event. Expected: 500 or later".into()));
    assert_eq!(answers.len(), 4);
}

#[test]
fn the_last_moment_that_can_be_written_is_one_of_the_game() {
    let answers = answers([format!("{STARTED}\n"), asked_at(u64::MAX), asked_at(u64::MAX - 1)].concat());
    let flag = r#"{"to":"hall","kind":{"flag-fell":{"player":"white","at":5430000}}}"#;
    assert_eq!(answers[..2], [GAME_STARTED, flag]);
    assert!(answers.contains(&reads(0)), "{answers:?}");
    assert_eq!(error(answers.last().expect("an answer")).0, 3);
}

#[test]
fn an_empty_line_is_an_error() {
    refuses("", &["The line is empty"]);
    refuses(" \t\r", &["The line is empty"]);
}

#[test]
fn a_line_that_is_not_an_event_is_told_what_was_expected() {
    refuses("e4", &["expected value", "column 1"]);
    refuses(STARTED.replace("started", "strated"), &["unknown variant `strated`", "`started`"]);
    refuses(STARTED.replace("white", "green"), &["unknown variant `green`", "`white`, `black`, `arbiter`"]);
    refuses(STARTED.replace("keyboard", "link:1:-1"), &["\"link:1:-1\"", "link:1:17"]);
    refuses(r#"{"at":0,"seat":"white","port":"keyboard"}"#, &["missing field `kind`"]);
    refuses(&STARTED[..20], &["EOF"]);
    refuses(STARTED.repeat(2), &["trailing characters", "column 59"]);
    refuses(STARTED.replace(r#""started""#, &"{\"a\":".repeat(13_000)), &["The line is not an event"]);
}

#[test]
fn a_number_beyond_its_range_is_an_error() {
    for number in ["-1", "0.5", "1e999", "18446744073709551616", "99999999999999999999999999"] {
        refuses(STARTED.replace('0', number), &["The line is not an event"]);
    }
    refuses(
        ASKED.replace(
            r#""information-asked":{"question":"own-clock"}"#,
            r#""announcement-heard":{"utterance":4294967296}"#,
        ),
        &["u32"],
    );
}

#[test]
fn bytes_that_are_not_text_are_an_error() {
    refuses(b"\xff\xfe", &["not UTF-8 after 0 bytes"]);
    refuses([&STARTED.as_bytes()[..40], b"\xc3"].concat(), &["not UTF-8 after 40 bytes"]);
    refuses([0; 1_000], &["The line is not an event"]);
}

#[test]
fn a_line_that_is_too_long_is_skipped_whole() {
    refuses("x".repeat(1 << 20), &["longer than 65536 bytes"]);
    // A reader that does not skip the rest takes the end of this line for an event.
    refuses(format!("{}{STARTED}", " ".repeat(MAX_LINE + 1)), &["longer than 65536 bytes"]);
    refuses(format!("{STARTED}{}", " ".repeat(MAX_LINE + 1 - STARTED.len())), &["longer than 65536 bytes"]);
    let longest = format!("{STARTED}{}", " ".repeat(MAX_LINE - STARTED.len()));
    assert_eq!(answers(format!("{longest}\n")), [GAME_STARTED]);
    // Also as the last line, without a newline.
    let answers = answers("x".repeat(1 << 20));
    assert_eq!(answers.iter().map(|answer| error(answer).0).collect::<Vec<_>>(), [1]);
}

#[test]
fn the_last_line_needs_no_newline() {
    assert_eq!(answers(STARTED), [GAME_STARTED]);
    assert_eq!(answers(format!("{STARTED}\r\n")), [GAME_STARTED]);
    assert_eq!(answers(""), [""; 0]);
    assert_eq!(error(&answers(&STARTED[..30])[0]).0, 1);
}

#[test]
fn whatever_the_bytes_every_line_has_one_answer() {
    let mut dice = Dice::new(1);
    let bytes: Vec<u8> = (0..200_000).map(|_| dice.below(256) as u8).collect();
    let answers = answers([&bytes[..], b"\n", STARTED.as_bytes()].concat());
    let (started, errors) = answers.split_last().expect("answers");
    assert_eq!(started, GAME_STARTED);
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count() as u64 + 1;
    assert!(errors.iter().map(|answer| error(answer).0).eq(1..=lines), "{lines} lines, {} errors", errors.len());
}

#[test]
fn the_readme_names_the_command() {
    assert!(include_str!("../README.md").contains("`cargo run -p ansage-game --example referee`"));
}
