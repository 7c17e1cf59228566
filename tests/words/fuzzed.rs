//! The corpora of the fuzz targets `scores` and `announced`, and mutations of them.

use super::{fuzz_announced, fuzz_scores};
use ansage_testing::corpus::Corpus;

fn scores() -> Corpus {
    Corpus::of("scores", fuzz_scores::check, b"{}()[];\"\n.-=+0O1eKxN\xe2")
}

fn announced() -> Corpus {
    Corpus::of("announced", fuzz_announced::check, b"abeh18KQNx-=+0O. (\xd0")
}

#[test]
fn everything_holds_for_the_corpora() {
    assert!(scores().files() >= 7 && announced().files() >= 5, "the corpora are there");
    scores().checked();
    announced().checked();
}

#[test]
fn everything_holds_for_mutations_of_the_corpora() {
    scores().mutated(1_000);
    announced().mutated(1_000);
}
