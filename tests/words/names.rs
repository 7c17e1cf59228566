//! A sample of every event, effect, refusal, ruling and answer as version 1 of the journal writes it.
//!
//! `make journals-v1` writes them into one file, once. `tests/journal/kept.rs` reads each of its lines with every later
//! program. A variant that is added later needs no sample there.

use super::samples;
use ansage_game::effect::{Audience, Effect};
use ansage_game::journal::replay::replay;
use ansage_testing::tally::VariantTally;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The lines so far, and the names in them.
#[derive(Default)]
struct NameSamples {
    lines: Vec<String>,
    names: BTreeSet<String>,
    tally: VariantTally,
}

impl NameSamples {
    /// Takes a sample, if it shows a name, or a set of fields, that no sample before it shows.
    fn add(&mut self, what: &str, sample: &impl Serialize) {
        let value = json!({ what: serde_json::to_value(sample).expect("plain data") });
        let mut names = BTreeSet::new();
        collect_names("", &value, &mut names);
        if !names.is_subset(&self.names) {
            self.names.extend(names);
            self.lines.push(value.to_string());
        }
    }
}

/// The names in a value, each with the names above it. A field that is missing counts as well: a later program must not
/// demand it.
fn collect_names(path: &str, value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            names.insert(format!("{path}.{:?}", fields.keys().collect::<BTreeSet<_>>()));
            fields.iter().for_each(|(name, value)| collect_names(&format!("{path}.{name}"), value, names));
        }
        Value::Array(values) => values.iter().for_each(|value| collect_names(&format!("{path}[]"), value, names)),
        // A variant without fields is a text in small letters.
        Value::String(text) if text.chars().all(|c| c.is_ascii_lowercase() || c == '-') => {
            names.insert(format!("{path}={text}"));
        }
        Value::String(_) => drop(names.insert(format!("{path} text"))),
        Value::Null => drop(names.insert(format!("{path} null"))),
        Value::Bool(_) | Value::Number(_) => drop(names.insert(format!("{path} plain"))),
    }
}

/// The golden journals of this revision: together they show every event and effect.
fn golden_journals() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals");
    let in_folder = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = in_folder(folder.clone()).chain(in_folder(folder.join("games"))).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "journal"));
    paths.sort();
    paths
}

#[test]
fn a_sample_of_every_name_of_version_1_is_written_once() {
    let folder = std::env::var_os("ANSAGE_V1").filter(|_| std::env::var_os("ANSAGE_WRITE_V1").is_some());
    let Some(folder) = folder.map(PathBuf::from) else {
        return println!("left out: the names of version 1 are written once, by make journals-v1");
    };
    let mut samples = NameSamples::default();
    for path in golden_journals() {
        let replayed = replay(&fs::read(&path).unwrap());
        assert_eq!(replayed.fault, None, "{}", path.display());
        for entry in replayed.entries {
            samples.add("event", &entry.event);
            entry.effects.iter().for_each(|effect| samples.add("effect", effect));
            samples.add("state", &entry.brief);
            samples.tally.event(&entry.event);
            entry.effects.iter().for_each(|effect| samples.tally.effect(&effect.kind));
        }
    }
    for kind in samples::effects() {
        samples.tally.effect(&kind);
        samples.add("effect", &Effect { to: Audience::Desk, kind });
    }
    let missed = samples.tally.missed_in_journals();
    assert!(missed.is_empty(), "without a sample: {missed:?}");
    let text = samples.lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let path = folder.join("names.jsonl");
    assert!(!path.exists(), "{} is never written anew", path.display());
    fs::write(path, &text).unwrap();
    println!("samples written: {} lines, {} bytes", samples.lines.len(), text.len());
}
