//! The corpus of `tests/fuzz`, and mutations of it, through the check that the fuzz target runs.

use super::check::check;
use super::dice::Dice;
use std::fs;
use std::path::Path;

/// So many mutations of each file.
const MUTATIONS: u64 = 400;

/// Every file with its name, in the order of the names.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus/frames");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut found: Vec<(String, Vec<u8>)> =
        files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect();
    found.sort();
    found
}

/// Runs the check; when it fails the script is shown, to be put into the corpus.
fn checked(name: &str, script: &[u8]) {
    let outcome = std::panic::catch_unwind(|| check(script));
    assert!(outcome.is_ok(), "{name}: {}", script.escape_ascii());
}

#[test]
fn everything_holds_for_the_corpus() {
    let corpus = corpus();
    assert!(corpus.len() >= 25, "the corpus is there");
    for (name, script) in corpus {
        checked(&name, &script);
    }
}

#[test]
fn everything_holds_for_mutations_of_the_corpus() {
    let corpus = corpus();
    for (at, (name, script)) in corpus.iter().enumerate() {
        for seed in 0..MUTATIONS {
            let mut dice = Dice::new(at as u64 * MUTATIONS + seed);
            let mut mutant = script.clone();
            for _ in 0..=dice.below(4) {
                mutate(&mut mutant, &corpus, &mut dice);
            }
            checked(&format!("{name}, mutation {seed}"), &mutant);
        }
    }
}

/// One change: a byte, a piece lost, doubled or moved, a piece of another file.
fn mutate(script: &mut Vec<u8>, corpus: &[(String, Vec<u8>)], dice: &mut Dice) {
    let at = dice.below(script.len() + 1);
    let end = (at + dice.below(40)).min(script.len());
    match dice.below(6) {
        0 if at < script.len() => script[at] = dice.below(256) as u8,
        1 => script.insert(at, dice.pick(&[1, 2, 3, 4, b'$', b'*', b',', b'?', b'.', b'\n'])),
        2 => drop(script.drain(at..end)),
        3 => {
            let piece = script[at..end].to_vec();
            let to = dice.below(script.len() + 1);
            script.splice(to..to, piece);
        }
        4 => {
            let other = &corpus[dice.below(corpus.len())].1;
            let from = dice.below(other.len());
            script.splice(at..at, other[from..].iter().copied());
        }
        _ if at < script.len() => script[at] ^= 1 << dice.below(8),
        _ => {}
    }
}
