//! The figures of a bench, and whether each is as demanded.
//!
//! A bench states each figure once, to [`judge`]. `cargo bench` passes `--bench`; `cargo test --bench NAME` does not. Then each
//! figure is taken once or twice and is not judged, so that every run of the tests finds a bench that fails or waits in vain.
//!
//! `ANSAGE_DEMANDS` is unset where the machine does nothing else: then the demand itself counts. It is `busy` in `make smoke`:
//! [`FigureBasis`] says what counts then. Each figure is also written as a row of the file that `ANSAGE_FIGURES` names, for the
//! table of `make bench`. The kept values are in `tests/bench/figures.tsv`.
#![allow(dead_code)]

use std::fmt::Display;
use std::io::Write;

/// The kept values: name, value and unit of each figure.
const KEPT: &str = include_str!("../bench/figures.tsv");
/// How often a figure is taken on a busy machine before it fails.
const TRIES: usize = 3;
/// How much room a busy machine has to a demand of a ratio, and to its kept value.
const BUSY: f64 = 2.0;
const WORSE: f64 = 1.5;
/// How much more memory may be held than the kept value, where that is beyond the demand.
const MORE: f64 = 1.1;
/// By how many megabytes a program may grow.
const GROWTH: f64 = 1.0;

/// What a figure may be.
#[derive(Debug, Clone, Copy)]
pub enum FigureBound {
    AtMost(f64),
    AtLeast(f64),
    /// No demand is made of it.
    Open,
}

use FigureBound::{AtLeast, AtMost, Open};

/// What a figure means on a machine that does something else as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureBasis {
    /// A ratio to something in the same run: twice the demand, and one and a half times the kept value.
    Ratio,
    /// Memory, or a clock: other load does not change it, and the demand counts. Where the kept value is beyond the demand
    /// already, `make bench` shows that, and a tenth more than it counts.
    Steady,
    /// Megabytes of a program: the kept value and one megabyte more, and the demand where none is kept.
    Size,
    /// Time, which other load changes as it likes: only shown.
    Time,
}

/// One figure of a bench.
#[derive(Debug, Clone)]
pub struct BenchFigure {
    name: String,
    value: f64,
    unit: &'static str,
    bound: FigureBound,
    basis: FigureBasis,
}

impl BenchFigure {
    /// A figure. The name is its own among all benches; `times` is the unit of a ratio.
    pub fn new(
        name: impl Into<String>,
        value: f64,
        unit: &'static str,
        bound: FigureBound,
        basis: FigureBasis,
    ) -> BenchFigure {
        BenchFigure { name: name.into(), value, unit, bound, basis }
    }

    /// A ratio to something that was measured in the same run.
    pub fn ratio(name: impl Into<String>, value: f64, bound: FigureBound) -> BenchFigure {
        BenchFigure::new(name, value, "times", bound, FigureBasis::Ratio)
    }

    /// A time in milliseconds.
    pub fn millis(name: impl Into<String>, value: f64, bound: FigureBound) -> BenchFigure {
        BenchFigure::new(name, value, "ms", bound, FigureBasis::Time)
    }

    /// The limits that count here: of the demand, and of the kept value.
    fn limits(&self, busy: bool) -> [FigureBound; 2] {
        let kept = kept(&self.name);
        match (busy, self.basis) {
            (false, _) => [self.bound, Open],
            (true, FigureBasis::Steady) => match (self.bound, kept) {
                (AtMost(most), Some(kept)) => [AtMost(most.max(kept * MORE)), Open],
                (bound, _) => [bound, Open],
            },
            (true, FigureBasis::Time) => [Open, Open],
            (true, FigureBasis::Size) => [kept.map_or(self.bound, |kept| AtMost(kept + GROWTH)), Open],
            (true, FigureBasis::Ratio) => match self.bound {
                AtLeast(least) => [AtLeast(least / BUSY), kept.map_or(Open, |kept| AtLeast(kept / WORSE))],
                AtMost(most) => [AtMost(most * BUSY), kept.map_or(Open, |kept| AtMost(kept * WORSE))],
                Open => [Open, kept.map_or(Open, |kept| AtMost(kept * WORSE))],
            },
        }
    }

    fn is_met(&self, busy: bool) -> bool {
        self.limits(busy).into_iter().all(|limit| match limit {
            AtMost(most) => self.value <= most,
            AtLeast(least) => self.value >= least,
            Open => true,
        })
    }

    /// Returns `true` if this is the better of two takes of one figure.
    fn is_better_than(&self, other: &BenchFigure) -> bool {
        if matches!(self.bound, AtLeast(_)) { self.value > other.value } else { self.value < other.value }
    }
}

/// The kept value of a figure; `None` where none is kept.
fn kept(name: &str) -> Option<f64> {
    let mut rows = KEPT.lines().map(|row| row.split('\t'));
    rows.find_map(|mut cells| (cells.next()? == name).then(|| cells.next()?.parse().ok()).flatten())
}

/// Returns `true` if figures are measured and judged.
pub fn is_measuring() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

/// The number of times that something is measured: `measuring`, and no more than two where it is only tried.
pub fn times(measuring: usize) -> usize {
    if is_measuring() { measuring } else { measuring.min(2) }
}

/// Takes figures, prints each, and returns `true` if all are as demanded. On a busy machine they are taken again where one is
/// not, and the best of each counts. An error fails, and an empty list is something that was skipped.
pub fn judge<E: Display>(mut take: impl FnMut() -> Result<Vec<BenchFigure>, E>) -> bool {
    let busy = std::env::var_os("ANSAGE_DEMANDS").is_some_and(|value| value == "busy");
    let mut best: Vec<BenchFigure> = Vec::new();
    for _ in 0..if busy && is_measuring() { TRIES } else { 1 } {
        let taken = match take() {
            Ok(taken) => taken,
            Err(error) => {
                println!("not measured: {error}");
                return false;
            }
        };
        for figure in taken {
            match best.iter_mut().find(|before| before.name == figure.name) {
                Some(before) if figure.is_better_than(before) => *before = figure,
                Some(_) => {}
                None => best.push(figure),
            }
        }
        if best.iter().all(|figure| figure.is_met(busy)) {
            break;
        }
    }
    let met: Vec<bool> = best.iter().map(|figure| state(figure, busy)).collect();
    met.iter().all(|met| *met)
}

/// Prints a figure and writes its row; returns `true` if it is as demanded.
fn state(figure: &BenchFigure, busy: bool) -> bool {
    let words = |limit: FigureBound| match limit {
        AtMost(most) => format!("at most {most:.2}"),
        AtLeast(least) => format!("at least {least:.2}"),
        Open => String::new(),
    };
    let demand = figure.limits(busy).map(words).into_iter().filter(|words| !words.is_empty());
    let demand = demand.collect::<Vec<_>>().join(" and ");
    let (verdict, met) = match (is_measuring(), demand.as_str(), figure.is_met(busy)) {
        (false, ..) => ("only tried", true),
        (true, "", _) => ("only shown", true),
        (true, _, true) => ("met", true),
        (true, _, false) => ("NOT MET", false),
    };
    let demand = if demand.is_empty() { "-" } else { &demand };
    println!("{}: {:.2} {}; demanded: {demand}: {verdict}", figure.name, figure.value, figure.unit);
    if let Some(path) = std::env::var_os("ANSAGE_FIGURES").filter(|path| is_measuring() && !path.is_empty()) {
        let before = kept(&figure.name).map_or_else(|| "-".to_owned(), |kept| format!("{kept:.2}"));
        let row = format!("{}\t{:.2}\t{}\t{demand}\t{before}\t{verdict}\n", figure.name, figure.value, figure.unit);
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        if let Err(error) = file.and_then(|mut file| file.write_all(row.as_bytes())) {
            println!("the row is not written: {error}");
            return false;
        }
    }
    met
}
