//! Run a fuzz target's check on its corpus in `tests/fuzz`, and on mutations of it.

use super::dice::Dice;
use std::fs;
use std::path::Path;

/// A corpus, and what must hold for everything in it.
pub struct Corpus {
    files: Vec<(String, Vec<u8>)>,
    check: fn(&[u8]),
    /// Bytes that mean something to this target.
    letters: &'static [u8],
}

impl Corpus {
    /// The corpus in this folder, its files in the order of their names.
    pub fn of(folder: &str, check: fn(&[u8]), letters: &'static [u8]) -> Corpus {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(folder);
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
        let mut files: Vec<(String, Vec<u8>)> =
            files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect();
        files.sort();
        Corpus { files, check, letters }
    }

    /// How many files it has.
    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// Checks every file.
    pub fn checked(&self) {
        for (name, script) in &self.files {
            self.run(name, script);
        }
    }

    /// Checks so many mutations of each file.
    pub fn mutated(&self, mutations: u64) {
        for (at, (name, script)) in self.files.iter().enumerate() {
            for seed in 0..mutations {
                let mut dice = Dice::new(at as u64 * mutations + seed);
                let mut mutant = script.clone();
                for _ in 0..=dice.below(4) {
                    self.mutate(&mut mutant, &mut dice);
                }
                self.run(&format!("{name}, mutation {seed}"), &mutant);
            }
        }
    }

    /// Runs the check; when it fails the script is shown, to be put into the corpus.
    fn run(&self, name: &str, script: &[u8]) {
        let outcome = std::panic::catch_unwind(|| (self.check)(script));
        assert!(outcome.is_ok(), "{name}: {}", script.escape_ascii());
    }

    /// One change: a byte, a piece lost, doubled or moved, a piece of another file.
    fn mutate(&self, script: &mut Vec<u8>, dice: &mut Dice) {
        let at = dice.below(script.len() + 1);
        let end = (at + dice.below(40)).min(script.len());
        match dice.below(6) {
            0 if at < script.len() => script[at] = dice.below(256) as u8,
            1 => script.insert(at, dice.pick(self.letters)),
            2 => drop(script.drain(at..end)),
            3 => {
                let piece = script[at..end].to_vec();
                let to = dice.below(script.len() + 1);
                script.splice(to..to, piece);
            }
            4 => {
                let other = &self.files[dice.below(self.files.len())].1;
                let from = dice.below(other.len());
                script.splice(at..at, other[from..].iter().copied());
            }
            _ if at < script.len() => script[at] ^= 1 << dice.below(8),
            _ => {}
        }
    }
}
