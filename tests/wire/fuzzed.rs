//! The corpus of the fuzz target `link`, and mutations of it.

use super::check::check;
use super::corpus::Corpus;

/// First bytes of what is said in the clear, ways, steps of a script, and hexadecimal letters.
const LETTERS: &[u8] = &[0, 1, 2, 3, 4, 8, 10, 0x41, 0x4E, 0x61, 0x63, 0x6B, 0x6C, 0x72, 0xFF];

fn corpus() -> Corpus {
    Corpus::of("link", check, LETTERS)
}

#[test]
fn everything_holds_for_the_corpus() {
    let corpus = corpus();
    assert!(corpus.files() >= 12, "the corpus is there");
    corpus.checked();
}

#[test]
fn everything_holds_for_mutations_of_the_corpus() {
    corpus().mutated(40);
}
