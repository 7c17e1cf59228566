//! What version 1 of the format promises: every later program opens its journals and reads its names.
//!
//! `tests/journals/v1` holds ten journals of simulated games, beside each the moves that it exports, and a sample of every
//! name. `make journals-v1` has written them, once. They are never written anew: where a test here fails, an update would
//! refuse a saved game, and the program has to change. A journal written on trial lies in a folder that `ANSAGE_V1` names.

use super::program::{TestFolder, run};
use ansage_game::effect::Effect;
use ansage_game::event::Event;
use ansage_game::journal::replay::replay;
use ansage_game::referee::StateSummary;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The number of journals.
const COUNT: usize = 10;

fn trial_folder() -> Option<PathBuf> {
    std::env::var_os("ANSAGE_V1").map(PathBuf::from)
}

fn folder() -> PathBuf {
    trial_folder().unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v1"))
}

/// The files in the folder whose names end so.
fn files(ending: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder()).map(|files| files.map(|file| file.unwrap().path()).collect());
    let mut files: Vec<PathBuf> = files.unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|found| found == ending));
    files.sort();
    files
}

/// The ten journals: the name and the text of each.
fn journals() -> Vec<(String, String)> {
    let named =
        |path: PathBuf| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap());
    let journals: Vec<_> = files("journal").into_iter().map(named).collect();
    assert_eq!(journals.len(), COUNT, "journals of version 1 in {}", folder().display());
    journals
}

fn exported_moves(room: &TestFolder, name: &str) -> String {
    room.run(&format!("export {name} --pgn --plain --lang en")).status(0).quiet().out
}

#[test]
fn every_journal_of_version_1_is_replayed_exported_and_played_on() {
    let room = TestFolder::new("journal-kept");
    for (name, text) in journals() {
        assert!(text.starts_with("ansage journal\tversion 1\t"), "{name}");
        let replayed = replay(text.as_bytes());
        assert_eq!(replayed.fault, None, "{name}: an update would refuse this saved game");
        let last = replayed.entries.last().map(|entry| entry.brief.clone());
        assert_eq!(replayed.referee.map(|referee| referee.state_summary()), last, "{name}");
        room.write(&name, &text);
        let verified = room.run(&format!("verify {name} --lang en")).status(0).quiet();
        assert!(verified.out.starts_with("The chain is sound: "), "{name}: {verified:?}");
        let moves = fs::read_to_string(folder().join(&name).with_extension("pgn")).unwrap();
        assert_eq!(exported_moves(&room, &name), moves, "{name}");
        run(room.play(&name, ""), b"").status(0).quiet();
        let resumed = room.text(&name);
        let again = replay(resumed.as_bytes());
        assert!(resumed.starts_with(&text), "{name}: nothing of it was changed");
        assert!(again.fault.is_none() && again.entries.len() > replayed.entries.len(), "{name}: {:?}", again.fault);
    }
}

/// Reads a sample and writes it again: what was in it must still be there. More may be.
fn read_again<T: Serialize + DeserializeOwned>(sample: &Value) -> Result<(), String> {
    let read: T = serde_json::from_value(sample.clone()).map_err(|error| error.to_string())?;
    let again = serde_json::to_value(&read).map_err(|error| error.to_string())?;
    if has_all(&again, sample) { Ok(()) } else { Err(format!("read as {again}")) }
}

/// Returns `true` if everything in `sample` is in `value`.
fn has_all(value: &Value, sample: &Value) -> bool {
    match (value, sample) {
        (Value::Object(fields), Value::Object(samples)) => {
            samples.iter().all(|(name, sample)| fields.get(name).is_some_and(|value| has_all(value, sample)))
        }
        (Value::Array(values), Value::Array(samples)) => {
            values.len() == samples.len() && values.iter().zip(samples).all(|(value, sample)| has_all(value, sample))
        }
        _ => value == sample,
    }
}

fn read_line(line: &str) -> Result<(), String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let fields: Vec<(&String, &Value)> = value.as_object().into_iter().flatten().collect();
    match fields[..] {
        [(what, sample)] if what == "event" => read_again::<Event>(sample),
        [(what, sample)] if what == "effect" => read_again::<Effect>(sample),
        [(what, sample)] if what == "state" => read_again::<StateSummary>(sample),
        _ => Err("neither an event nor an effect nor a state".into()),
    }
}

#[test]
fn every_name_of_version_1_is_read() {
    let path = folder().join("names.jsonl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(text.lines().count() > 500, "a sample of every name");
    let unread: Vec<String> =
        (text.lines()).filter_map(|line| read_line(line).err().map(|error| format!("{error}: {line}"))).collect();
    assert!(unread.is_empty(), "an update would refuse saved games:\n{}", unread.join("\n"));
}

#[test]
fn a_name_that_was_removed_or_renamed_and_a_field_that_is_demanded_are_found() {
    let effect = |kind: &str| read_line(&format!(r#"{{"effect":{{"to":"hall","kind":{kind}}}}}"#));
    assert_eq!(effect(r#"{"draw-offered":{"player":"white"}}"#), Ok(()));
    for (kind, why) in [
        (r#"{"draw-proposed":{"player":"white"}}"#, "unknown variant"),
        (r#"{"draw-offered":{}}"#, "missing field"),
        (r#"{"draw-offered":{"player":"white","gone":true}}"#, "read as"),
    ] {
        let error = effect(kind).unwrap_err();
        assert!(error.contains(why), "{kind}: {error}");
    }
}

#[test]
fn the_moves_of_the_journals_of_version_1_are_written_once() {
    let Some(folder) = trial_folder().filter(|_| std::env::var_os("ANSAGE_WRITE_V1").is_some()) else {
        return println!("left out: the moves beside the journals of version 1 are written once, by make journals-v1");
    };
    let room = TestFolder::new("journal-kept-written");
    for (name, text) in journals() {
        room.write(&name, text);
        let path = folder.join(&name).with_extension("pgn");
        assert!(!path.exists(), "{} is never written anew", path.display());
        fs::write(path, exported_moves(&room, &name)).unwrap();
    }
}
