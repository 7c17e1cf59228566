//! What an arbiter is told of the program and a game, by the program itself (11.3.2.1).

use super::program::{TestFolder, run};
use serde_json::Value;

/// The order of the words is found in the text.
#[track_caller]
fn tells(text: &str, expected: &[&str]) {
    for part in expected {
        assert!(text.contains(part), "{part:?} is missing:\n{text}");
    }
}

#[test]
fn inspect_tells_of_the_program_alone_and_of_a_journal_in_both_languages() {
    let room = TestFolder::new("inspect");
    let alone = run(room.ansage("inspect --lang en"), b"").status(0).out;
    tells(&alone, &["own word", env!("CARGO_PKG_VERSION"), "Program checksum", "No game was named"]);
    run(room.play("game", "--clock script --rule seventy-five=no --duties abc"), b"start\ne4\npress\n").status(0);
    let told = run(room.ansage("inspect game --lang en"), b"").status(0).out;
    let verified = room.text("game");
    let head = verified.trim_end().rsplit('\t').next().unwrap().get(..8).unwrap().to_owned();
    tells(
        &told,
        &[
            "Tournament game, Laws of 2023",
            "gives no advice",
            "One rule has been changed",
            "White's assistant: a, b, c",
            "not locked",
            "only its own station knows",
            &head,
        ],
    );
    let german = run(room.ansage("inspect --journal game --lang de"), b"").status(0).out;
    tells(&german, &["von sich selbst", "Turnierpartie", "gibt keinen Rat", "Eine Regel wurde geändert", &head]);
}

#[test]
fn inspect_is_spoken_into_a_file_and_printed_all_the_same() {
    let room = TestFolder::new("inspect-spoken");
    let told = run(room.ansage("inspect --lang en --audio wav:said.wav"), b"").status(0).out;
    tells(&told, &["own word"]);
    let length = room.path("said.wav").metadata().unwrap().len();
    assert!(length > 200_000, "several seconds of speech are {length} bytes");
}

#[test]
fn inspect_in_a_game_tells_the_arbiter_network_sound_and_what_was_tried() {
    let room = TestFolder::new("inspect-played");
    let told = run(room.play("game", "--clock script"), b"inspect\nquit\n").status(0).out;
    tells(
        &told,
        &["Tournament, Laws of 2023", "No engine, no advice", "No network", "Sound: none", "Journal: 1, checksum"],
    );
    let german = "play --audio none --lang de --journal spiel --clock script --mode practice";
    let german = run(room.ansage(german), "prüfung\n".as_bytes()).status(0).out;
    tells(&german, &["Übung, Regeln von 2023", "Rat ist zu haben", "Kein Netz"]);
}

#[test]
fn inspect_stands_in_the_report_of_a_journal() {
    let room = TestFolder::new("inspect-report");
    run(room.play("game", "--clock script"), b"start\ne4\n").status(0);
    run(room.ansage("export game --report report.html --lang en"), b"").status(0);
    tells(
        &room.text("report.html"),
        &["What the program says of itself", "own word", "gives no advice", "is not locked"],
    );
}

#[test]
fn inspect_of_something_else_than_a_journal_says_so() {
    let room = TestFolder::new("inspect-bad");
    room.write("other", "no journal\n");
    run(room.ansage("inspect other --lang en"), b"").status(1);
    run(room.ansage("inspect nowhere --lang en"), b"").status(1);
}

#[test]
fn inspect_hall_is_heard_by_everybody_in_less_than_a_minute() {
    let room = TestFolder::new("inspect-hall");
    let options =
        "play --lang en --voice self --clock script --audio wav:said.wav --speech-log said.log --journal game";
    run(room.ansage(options), b"+\ninspect\n+\ninspect hall\n+\n").status(0);
    let log = room.text("said.log");
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let moment = |line: &Value, name: &str| line[name].as_u64().unwrap();
    for channel in ["private", "hall"] {
        let of = |part: &str| {
            let mut found = lines.iter().filter(|line| line["channel"] == channel);
            found.rfind(|line| line["words"].as_str().is_some_and(|words| words.contains(part))).cloned()
        };
        let first = of("own word").unwrap_or_else(|| panic!("no first words to {channel}: {log}"));
        let last = of("last checksum").unwrap_or_else(|| panic!("no last words to {channel}: {log}"));
        let took = moment(&last, "ended") - moment(&first, "begun");
        assert!(took < 60_000, "{took} ms to {channel}");
    }
}
