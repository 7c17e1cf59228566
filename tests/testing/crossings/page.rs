//! Show the table on a page: what each stage says to each act, and each row with its cells; equal cells are grouped.

use super::admission::AdmissionAnswer;
use super::data::{CrossingAct, CrossingRow, ExpectedLikeness, ExpectedOutcome};
use super::rows::rows;
use super::runner::{CellVerdict, CrossingGround};
use super::{CrossingCell, HalfMoveStage};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What is to be shown.
#[derive(Default)]
pub struct CrossingPage {
    /// By stage and answer, the acts, and at how many tables and moments.
    answers: BTreeMap<(HalfMoveStage, String), BTreeMap<String, u64>>,
    /// By stage, how many pairs commute, need a row, or break one.
    pairs: BTreeMap<HalfMoveStage, [u64; 4]>,
    /// By row, the stages and pairs of acts that it was held against.
    cells: BTreeMap<usize, BTreeSet<String>>,
}

impl CrossingPage {
    /// An act alone.
    pub fn alone(&mut self, ground: &CrossingGround, act: CrossingAct) {
        let answer = match ground.answer(act) {
            AdmissionAnswer::Nothing => return,
            AdmissionAnswer::Admitted => "admitted".to_owned(),
            AdmissionAnswer::Refused(why) => format!("refused: {why}"),
            AdmissionAnswer::RefusedAloud(why) => format!("refused in the hall: {why}"),
        };
        *self.answers.entry((ground.stage, answer)).or_default().entry(act.name()).or_default() += 1;
    }

    /// A pair that was played.
    pub fn pair(&mut self, cell: &CrossingCell, verdict: &CellVerdict) {
        let kind = match verdict {
            CellVerdict::Commutes => 0,
            CellVerdict::Row(_) => 1,
            CellVerdict::NeedsRow(_) => 2,
            CellVerdict::Breaks(..) => 3,
        };
        self.pairs.entry(cell.stage).or_default()[kind] += 1;
        if let CellVerdict::Row(number) | CellVerdict::Breaks(number, _) = verdict {
            let name = format!("{:?}: {}, {}", cell.stage, cell.first.name(), cell.second.name());
            self.cells.entry(*number).or_default().insert(name);
        }
    }

    /// The page.
    pub fn text(&self, counts: &BTreeMap<usize, u64>) -> String {
        let mut text = String::from("# Where two acts cross\n\nM: whose half-move it is. O: the other.\n");
        let _ = writeln!(text, "\n## What each stage says to each act\n");
        for ((stage, answer), acts) in &self.answers {
            let acts: Vec<String> = acts.iter().map(|(act, count)| format!("{act} ({count})")).collect();
            let _ = writeln!(text, "- {stage:?}, {answer}: {}", acts.join(", "));
        }
        let _ = writeln!(
            text,
            "\n## Pairs\n\n| stage | commute | of a row | need a row | break one |\n|---|---|---|---|---|"
        );
        for (stage, [commute, row, need, broken]) in &self.pairs {
            let _ = writeln!(text, "| {stage:?} | {commute} | {row} | {need} | {broken} |");
        }
        let _ = writeln!(text, "\n## Rows\n");
        for (number, row) in rows().enumerate() {
            let count = counts.get(&number).copied().unwrap_or_default();
            let _ = writeln!(text, "### {number}: {}\n\n{}; {count} cells", row.article, said(row));
            let cells = self.cells.get(&number).into_iter().flatten();
            for cell in cells.take(12) {
                let _ = writeln!(text, "- {cell}");
            }
            let _ = writeln!(text);
        }
        text
    }
}

/// What a row says, in a line.
fn said(row: &CrossingRow) -> String {
    let acts = |acts: &[CrossingAct]| match acts {
        [] => "any".to_owned(),
        acts => acts.iter().map(|act| act.name()).collect::<Vec<_>>().join(" or "),
    };
    let ExpectedOutcome { outcome, runs, stage, moves, given, offences, case, told, untold, .. } = row.then;
    let like = match row.then.like {
        ExpectedLikeness::Neither => "",
        ExpectedLikeness::First => "as after the first alone; ",
        ExpectedLikeness::Second => "as after the second alone; ",
        ExpectedLikeness::SecondCloses => "the first counts, then as after the second alone; ",
        ExpectedLikeness::Told => "whatever comes of it; ",
    };
    let words = [("outcome", outcome), ("runs", runs), ("awaited", stage), ("case", case)];
    let words = words.iter().filter_map(|(name, value)| value.map(|value| format!("{name} {value}")));
    let counts = [("moves", moves), ("seconds", given), ("illegal moves", offences)];
    let counts =
        counts.iter().filter_map(|(name, value)| value.map(|[mover, other]| format!("{name} {mover}/{other}")));
    let told = told.iter().map(|told| format!("told {told:?}"));
    let untold = untold.iter().map(|untold| format!("not told {untold:?}"));
    let all: Vec<String> = words.chain(counts).chain(told).chain(untold).collect();
    format!("{} then {}: {like}{}", acts(row.first), acts(row.second), all.join(", "))
}
