//! The corpus of the fuzz target `frames`, and mutations of it.

use super::check::check;
use ansage_testing::corpus::Corpus;

/// The steps of a script, and the signs of a frame.
const LETTERS: &[u8] = &[1, 2, 3, 4, b'$', b'*', b',', b'?', b'.', b'\n'];

fn corpus() -> Corpus {
    Corpus::of("frames", check, LETTERS)
}

#[test]
fn everything_holds_for_the_corpus() {
    let corpus = corpus();
    assert!(corpus.files() >= 25, "the corpus is there");
    corpus.checked();
}

#[test]
fn everything_holds_for_mutations_of_the_corpus() {
    corpus().mutated(400);
}
