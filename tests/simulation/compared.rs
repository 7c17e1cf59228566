//! Recorded streams brought about again, and each way in which they may not be: a check that never fails shows nothing.

use super::renames::Renames;
use super::streams::{Stream, StreamComparison, StreamCount};
use super::{FIXED, play, record};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("streams-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of an earlier run can be removed");
    }
    folder
}

/// The streams of twenty games, and of a board that reports anything.
fn streams() -> Vec<Stream> {
    let games = (FIXED..FIXED + 20).map(play::recorded);
    games.chain([play::reports_of_anything(FIXED).1]).collect()
}

/// What comes of playing these lines, with these names renamed.
fn compared(lines: &[Value], renames: &[(&str, &str)]) -> StreamComparison {
    let mut compared = StreamComparison::new(Renames::new(renames));
    compared.stream("game", lines);
    compared
}

/// The number of the line of the first such event that brings about something, from the middle of the game on.
fn line_of(lines: &[Value], is: impl Fn(&Value) -> bool) -> Option<usize> {
    (lines.len() / 2..lines.len()).find(|&at| is(&lines[at]["event"]) && lines[at]["effects"] != json!([]))
}

#[test]
fn twenty_games_that_were_recorded_bring_about_the_same() {
    let folder = folder("twenty");
    record(&folder, 20);
    let mut compared = StreamComparison::new(Renames::new(&[]));
    compared.folder(&folder).unwrap();
    assert!(compared.is_same(), "{compared}");
    assert_eq!(compared.games, StreamCount { same: 21, differ: 0 });
    let events: usize = streams().iter().map(|stream| stream.entries.len()).sum();
    assert_eq!(compared.events(), StreamCount { same: events as u64, differ: 0 });
    assert!(compared.kinds.len() > 20, "{compared}");
    assert!(compared.to_string().ends_with("streams: all the same\n"), "{compared}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_effect_that_was_another_is_told_with_its_event() {
    let mut tried = 0;
    for stream in streams() {
        let lines = stream.lines();
        let Some(at) = line_of(&lines, |_| true) else { continue };
        tried += 1;
        let mut fewer = lines.clone();
        fewer[at]["effects"].as_array_mut().unwrap().pop();
        let mut more = lines.clone();
        more[at]["effects"].as_array_mut().unwrap().push(json!("thunder"));
        for altered in [fewer, more] {
            let compared = compared(&altered, &[]);
            assert!(!compared.is_same());
            assert_eq!(compared.events(), StreamCount { same: lines.len() as u64 - 2, differ: 1 }, "{compared}");
            let [shown] = &compared.shown[..] else { panic!("one difference, not {:?}", compared.shown) };
            let parts = [format!("entry {at}\n"), altered[at]["event"].to_string(), altered[at]["effects"].to_string()];
            assert!(parts.iter().all(|part| shown.contains(part)), "{shown}");
            assert!(shown.contains(&lines[at]["effects"].to_string()), "{shown}");
            assert!(compared.to_string().ends_with("streams: not the same\n"), "{compared}");
        }
    }
    assert!(tried > 15, "{tried} games with an effect in the second half");
}

#[test]
fn an_event_that_was_another_does_not_bring_about_the_same() {
    let mut tried = 0;
    for stream in streams() {
        let mut lines = stream.lines();
        let Some(at) = line_of(&lines, |event| event["kind"]["announced"].is_object()) else { continue };
        lines[at]["event"]["kind"] = json!("program-left");
        let compared = compared(&lines, &[]);
        assert!(compared.kinds["program-left"].differ > 0 && !compared.is_same(), "{compared}");
        assert!(compared.shown[0].starts_with(&format!("game, entry {at}\n")), "{compared}");
        tried += 1;
    }
    assert!(tried > 5, "{tried} games with an announcement in the second half");
}

#[test]
fn a_stream_that_cannot_be_played_to_its_end_is_not_the_same() {
    let lines = play::recorded(FIXED).lines();
    let (middle, entries) = (lines.len() / 2, lines.len() as u64 - 1);
    let mut unknown = lines.clone();
    unknown[middle]["event"]["kind"] = json!("thunder");
    let unknown = compared(&unknown, &[]);
    assert_eq!(unknown.kinds["thunder"], StreamCount { same: 0, differ: 1 });
    assert_eq!(unknown.events(), StreamCount { same: middle as u64 - 1, differ: 1 });
    assert_eq!(unknown.unplayed, entries - middle as u64);
    assert!(!unknown.is_same() && unknown.shown[0].contains("unknown variant `thunder`"), "{unknown}");

    let mut terms = lines.clone();
    terms[0]["terms"]["mode"] = json!("thunder");
    let terms = compared(&terms, &[]);
    assert!(!terms.is_same() && terms.unplayed == entries, "{terms}");

    let cut = compared(&lines[..middle], &[]);
    assert!(!cut.is_same() && cut.games == StreamCount { same: 0, differ: 1 }, "{cut}");
    assert!(!compared(&[], &[]).is_same(), "an empty file is not the same");
    assert!(!StreamComparison::new(Renames::new(&[])).is_same(), "no file at all is not the same");
}

#[test]
fn a_line_cut_off_is_not_the_same() {
    let folder = folder("cut");
    record(&folder, 1);
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let text = fs::read(&file).unwrap();
    fs::write(&file, &text[..text.len() - 9]).unwrap();
    let mut compared = StreamComparison::new(Renames::new(&[]));
    compared.folder(&folder).unwrap();
    assert!(!compared.is_same() && compared.games == StreamCount { same: 0, differ: 1 }, "{compared}");
    assert!(compared.shown[0].contains("not a recording"), "{compared}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn names_that_changed_since_the_base_are_renamed_in_the_recording() {
    let lines = play::recorded(FIXED).lines();
    let text = |line: &Value| line.to_string();
    // As if at the base a field of the terms, a kind of event and a field of it had had other names.
    let earlier = |line: &Value| -> Value {
        let line = text(line).replace(r#""clock_waits":"#, r#""waits":"#);
        let line = line.replace(r#""kind":{"clock-pressed":{"player":"#, r#""kind":{"pressed":{"key":"#);
        serde_json::from_str(&line).unwrap()
    };
    let earlier: Vec<Value> = lines.iter().map(earlier).collect();
    assert!(earlier.iter().zip(&lines).filter(|(earlier, now)| earlier != now).count() > 2, "they are altered");
    let table = [("terms.waits", "clock_waits"), ("event.kind.pressed", "clock-pressed"), ("pressed.key", "player")];
    let renamed = compared(&earlier, &table);
    assert!(renamed.is_same() && !renamed.kinds.contains_key("pressed"), "{renamed}");
    assert!(renamed.to_string().contains("terms.waits -> clock_waits, 1 times"), "{renamed}");
    for missing in 0..table.len() {
        let part: Vec<_> = (0..table.len()).filter(|&at| at != missing).map(|at| table[at]).collect();
        assert!(!compared(&earlier, &part).is_same(), "the same without {:?}", table[missing]);
    }
}
