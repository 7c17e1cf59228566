//! Whether a bench measures, or is only tried.
//!
//! `cargo bench` passes `--bench`. `cargo test --bench NAME` does not: then each figure is taken once or twice and no demand
//! is made of it, so that every run of the tests finds a bench that fails or waits in vain.
#![allow(dead_code)]

/// Returns `true` if figures are measured and demands are made of them.
pub fn is_measuring() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

/// The number of times that something is measured: `measuring`, and no more than two where it is only tried.
pub fn times(measuring: usize) -> usize {
    if is_measuring() { measuring } else { measuring.min(2) }
}

/// What is printed of a demand, and whether the bench succeeds as far as that goes. Where `ANSAGE_DEMANDS` is `shown`, as in
/// `make smoke`, figures are only shown: they were taken on a machine that does something else as well.
pub fn verdict(met: bool) -> (&'static str, bool) {
    let only_shown = std::env::var_os("ANSAGE_DEMANDS").is_some_and(|value| value == "shown");
    match (is_measuring(), met) {
        (false, _) => ("only tried", true),
        (true, true) => ("met", true),
        (true, false) => ("NOT MET", only_shown),
    }
}
