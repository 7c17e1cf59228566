//! Journals of this revision, kept to show that what it writes opens, verifies and exports.
//!
//! Where one of these does not, an event has other effects than before: then `REVISION` in `src/game/journal.rs` counts up,
//! so that the journals of others open with the effects that they record, and `make golden` writes these anew. The journals
//! in `tests/journals/v1` are never written anew; see `tests/journal/kept.rs`.
//!
//! `tests/journals/table-N.lines` is piped into the real program, in sittings divided by a line `----`, with the options
//! below. `tests/journals/games` holds the beginnings of simulated games: together they show every event and every effect.

use super::program::{TestFolder, run};
use super::tally::VariantTally;
use ansage_game::journal::replay::{ReplayedJournal, replay};
use std::fs;
use std::path::{Path, PathBuf};

/// The tables, and how each is played.
const TABLES: [(&str, &str); 3] = [
    ("table-1", "--mode practice --time 15+10 --white Anna --black Boris --arbiter Clara"),
    ("table-2", "--laws 2023 --white Anna --black Boris --arbiter Clara"),
    ("table-3", "--laws 2009 --white Anna --black Boris --arbiter Clara"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals")
}

fn golden(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap()
}

/// Every journal here: its name and its text.
fn journals() -> Vec<(String, String)> {
    let in_folder = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = in_folder(folder()).chain(in_folder(folder().join("games"))).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "journal"));
    paths.sort();
    let named = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    paths.into_iter().map(named).collect()
}

fn replayed(name: &str, text: &str) -> ReplayedJournal {
    let replayed = replay(text.as_bytes());
    assert_eq!(
        replayed.fault, None,
        "{name}: where this is meant, count REVISION up and write these anew: make golden"
    );
    replayed
}

/// Plays the lines of a table, and gives its journal.
fn played(room: &TestFolder, name: &str, options: &str) -> String {
    let journal = format!("{name}.journal");
    for sitting in golden(&format!("{name}.lines")).split("----\n") {
        run(room.play(&journal, &format!("--clock script {options}")), sitting.as_bytes()).status(0).quiet();
    }
    room.text(&journal)
}

fn exported(room: &TestFolder, name: &str) -> String {
    room.run(&format!("export {name}.journal --pgn --lang en")).status(0).quiet().out
}

#[test]
fn every_golden_journal_opens_and_verifies() {
    let room = TestFolder::new("journal-golden");
    for (name, text) in journals() {
        let count = replayed(&name, &text).entries.len();
        room.write(&name, &text);
        let verified = room.run(&format!("verify {name} --lang en")).status(0).quiet();
        assert!(
            verified.out.starts_with("The chain is sound: ") && verified.out.contains(&count.to_string()),
            "{name}: {verified:?}"
        );
        let opened = run(room.play(&name, ""), b"").status(0).quiet();
        assert!(opened.out.contains("The game is saved."), "{name}: {opened:?}");
        assert!(room.text(&name).starts_with(&text), "{name}: nothing of it was changed");
    }
}

#[test]
fn the_golden_tables_export_as_they_did() {
    let room = TestFolder::new("journal-golden-exports");
    for (name, _) in TABLES {
        room.write(&format!("{name}.journal"), golden(&format!("{name}.journal")));
        assert_eq!(exported(&room, name), golden(&format!("{name}.pgn")), "{name}");
        assert!(!golden(&format!("{name}.journal")).contains("clara-2026"), "the arbiter's code stands in no journal");
    }
}

#[test]
fn the_same_lines_give_the_same_games_today() {
    let room = TestFolder::new("journal-golden-lines");
    let without_date = |pgn: &str| pgn.lines().filter(|line| !line.starts_with("[Date")).collect::<Vec<_>>().join("\n");
    for (name, options) in TABLES {
        let text = played(&room, name, options);
        let told = |text: &str| replayed(name, text).entries.into_iter().map(|entry| entry.effects).collect::<Vec<_>>();
        let (today, then) = (told(&text), told(&golden(&format!("{name}.journal"))));
        let differs = today.iter().zip(&then).position(|(today, then)| today != then && !has_time_of_day(today));
        assert!(differs.is_none() && today.len() == then.len(), "{name}: entry {differs:?} has other effects");
        assert_eq!(without_date(&exported(&room, name)), without_date(&golden(&format!("{name}.pgn"))), "{name}");
    }
}

/// Whether effects tell the calendar time, or what was made of random bytes: no two days bring about the same.
fn has_time_of_day(effects: &[ansage_game::effect::Effect]) -> bool {
    format!("{effects:?}").contains("Closed(Envelope")
}

/// The list of what there is stands in `tests/support/tally.rs`, and does not compile without a variant that is new.
#[test]
fn every_event_and_effect_of_this_revision_is_in_a_golden_journal() {
    let mut tally = VariantTally::default();
    for (name, text) in journals() {
        for entry in replayed(&name, &text).entries {
            tally.event(&entry.event);
            entry.effects.iter().for_each(|effect| tally.effect(&effect.kind));
        }
    }
    let missed = tally.missed_in_journals();
    assert!(missed.is_empty(), "in no golden journal, so make golden: {missed:?}");
}

#[test]
fn golden_tables_are_written_anew() {
    if std::env::var_os("ANSAGE_GOLDEN").is_none() {
        return println!("left out: golden journals are written anew by make golden");
    }
    let room = TestFolder::new("journal-golden-anew");
    for (name, options) in TABLES {
        let text = played(&room, name, options);
        replayed(name, &text);
        fs::write(folder().join(format!("{name}.journal")), text).unwrap();
        fs::write(folder().join(format!("{name}.pgn")), exported(&room, name)).unwrap();
    }
}
