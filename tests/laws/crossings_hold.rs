//! Every cell of the table of crossings is admitted, refused, commutes or has a row that holds.

use super::crossings::admission::AdmissionAnswer;
use super::crossings::data::{self, ActSide, CrossingAct};
use super::crossings::page::CrossingPage;
use super::crossings::rows;
use super::crossings::runner::{ACTS, CellVerdict, CrossingGround};
use super::crossings::{CrossingFaults, grounds};
use super::dice::Dice;
use std::collections::BTreeMap;

#[test]
fn each_act_is_admitted_or_refused_by_name_as_the_table_by_hand_says() {
    let mut wrong = CrossingFaults::default();
    for ground in grounds() {
        for act in ACTS {
            if let Err(what) = ground.alone(*act) {
                let at = format!("{:?} {:?} {:?}", ground.at.set_up, ground.at.edition, ground.when);
                wrong.add(format!("{:?}: {}: {what}", ground.stage, act.name()), at);
            }
        }
    }
    wrong.assert_nothing();
}

/// D.1: what a player does again and again is not told to the other each time, on whose clock he hears it.
#[test]
fn d_1_no_act_is_told_in_the_hall_each_time_it_is_done_again() {
    let mut wrong = CrossingFaults::default();
    for ground in grounds() {
        for act in ACTS.iter().filter(|act| matches!(act.by, ActSide::Mover | ActSide::Other)) {
            if let Some(told) = ground.told_each_time(*act) {
                let at = format!("{:?} {:?} {:?}", ground.at.set_up, ground.at.edition, ground.when);
                wrong.add(format!("{:?}: {}: {told}", ground.stage, act.name()), at);
            }
        }
    }
    wrong.assert_nothing();
}

/// What became of the pairs that were played.
#[derive(Default)]
struct PairOutcomes {
    pairs: u64,
    wrong: CrossingFaults,
    /// How often each row was held against a cell.
    rows: BTreeMap<usize, u64>,
    page: CrossingPage,
}

/// Which pairs are played.
enum PairChoice {
    All,
    /// So many in a hundred, by these dice, and of each row its first few cells.
    Some(usize, Dice),
}

/// The first so many cells of each row are always played.
const OF_EACH_ROW: u64 = 4;

impl PairChoice {
    fn plays(&mut self, of_its_row: Option<u64>) -> bool {
        match self {
            PairChoice::All => true,
            PairChoice::Some(percent, dice) => {
                dice.chance(*percent) || of_its_row.is_some_and(|cells| cells < OF_EACH_ROW)
            }
        }
    }
}

fn play(mut which: PairChoice) -> PairOutcomes {
    let mut played = PairOutcomes::default();
    let only = std::env::var("ANSAGE_CROSSINGS_STAGE").unwrap_or_default();
    for ground in grounds().filter(|ground| only.is_empty() || format!("{:?}", ground.stage) == only) {
        let admitted: Vec<CrossingAct> =
            ACTS.iter().copied().filter(|act| ground.answer(*act) == AdmissionAnswer::Admitted).collect();
        ACTS.iter().for_each(|act| played.page.alone(&ground, *act));
        for first in &admitted {
            let opened = ACTS.iter().filter(|second| {
                let opens = |row: &data::CrossingRow| row.opened && row.is_of(&ground.cell(*first, **second));
                !admitted.contains(second) && rows::rows().any(opens)
            });
            for second in admitted.iter().chain(opened).filter(|second| *second != first) {
                let row = rows::rows().position(|row| row.is_of(&ground.cell(*first, *second)));
                let cells = row.map(|row| played.rows.get(&row).copied().unwrap_or_default());
                if which.plays(cells) {
                    played.pair(&ground, *first, *second);
                }
            }
        }
    }
    played
}

impl PairOutcomes {
    fn pair(&mut self, ground: &CrossingGround, first: CrossingAct, second: CrossingAct) {
        let at = format!("{:?} {:?} {:?}", ground.at.set_up, ground.at.edition, ground.when);
        let name = format!("{:?}: {}, {}", ground.stage, first.name(), second.name());
        let verdict = ground.pair(first, second);
        self.pairs += 1;
        self.page.pair(&ground.cell(first, second), &verdict);
        if let CellVerdict::Row(number) | CellVerdict::Breaks(number, _) = verdict {
            *self.rows.entry(number).or_default() += 1;
        }
        match verdict {
            CellVerdict::Commutes | CellVerdict::Row(_) => {}
            CellVerdict::NeedsRow(seen) => self.wrong.add(format!("needs a row: {name}"), format!("{at}: {seen}")),
            CellVerdict::Breaks(number, what) => {
                let article = rows::rows().nth(number).map_or("", |row| row.article);
                self.wrong.add(format!("breaks row {number} ({article}): {name}"), format!("{at}: {what}"));
            }
        }
    }
}

#[test]
fn each_pair_of_acts_commutes_or_has_a_row_that_holds() {
    let all = std::env::var("ANSAGE_CROSSINGS").is_ok_and(|value| value == "all");
    let played = play(if all { PairChoice::All } else { PairChoice::Some(4, Dice::new(0x0D20_14C5)) });
    println!("{} pairs played, {} rows", played.pairs, played.rows.len());
    if all {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/crossings.md");
        std::fs::write(path, played.page.text(&played.rows)).expect("a page below target");
    }
    played.wrong.assert_nothing();
    let none: Vec<_> = rows::rows().enumerate().filter(|(number, _)| !played.rows.contains_key(number)).collect();
    assert!(none.is_empty(), "rows of no cell, or always behind another: {none:#?}");
}

#[test]
fn pairs_of_a_fresh_seed() {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64));
    println!("fresh seed {seed}");
    play(PairChoice::Some(1, Dice::new(seed))).wrong.assert_nothing();
}
