//! The corpus of the fuzz target `dgt`, and mutations of it.

use super::check::check;
use super::corpus::Corpus;

/// First bytes of messages, lengths, and the steps of a script.
const LETTERS: &[u8] = &[0x86, 0x8D, 0x8E, 0x91, 0x92, 0x93, 0xA0, 0xA2, 0, 5, 10, 67, 0x7F, 1, 2, 3, 4];

fn corpus() -> Corpus {
    Corpus::of("dgt", check, LETTERS)
}

#[test]
fn everything_holds_for_the_corpus() {
    let corpus = corpus();
    assert!(corpus.files() >= 30, "the corpus is there");
    corpus.checked();
}

#[test]
fn everything_holds_for_mutations_of_the_corpus() {
    corpus().mutated(400);
}
