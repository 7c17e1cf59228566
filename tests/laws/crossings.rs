//! The table of crossings: two acts at one moment, in either order, at every stage of a half-move and of the table.
//!
//! A cell is a stage, a set-up, an edition, a moment and two acts. It is *not admitted* where the table by hand
//! (`crossings/admission.rs`) refuses one of the acts by name: then nothing else has changed. It *commutes* where both
//! orders come to the same. Any other needs a row (`crossings/rows.rs`), written from the Laws. `ANSAGE_CROSSINGS=all` plays
//! all of it and writes `target/crossings.md`; otherwise a fixed sample is played, and a fresh one.

#[path = "crossings/admission.rs"]
mod admission;
#[path = "crossings/data.rs"]
mod data;
#[path = "crossings/rows.rs"]
mod rows;
#[path = "crossings/runner.rs"]
mod runner;
#[path = "crossings/seen.rs"]
mod seen;
#[path = "crossings/session.rs"]
mod session;
#[path = "crossings/stages.rs"]
mod stages;

use super::dice::Dice;
use admission::Answer;
use data::{Act, EDITIONS, Edition, MOMENTS, SET_UPS, SetUp, When};
use runner::{ACTS, Ground, Verdict};
use stages::{STAGES, Stage};
use std::collections::BTreeMap;

/// A set-up and an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    pub set_up: SetUp,
    pub edition: Edition,
}

/// A cell of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub table: At,
    pub stage: Stage,
    pub when: When,
    pub first: Act,
    pub second: Act,
}

/// Every table at every stage and moment.
fn grounds() -> impl Iterator<Item = Ground> {
    let tables =
        SET_UPS.iter().flat_map(|set_up| EDITIONS.iter().map(|edition| At { set_up: *set_up, edition: *edition }));
    tables.flat_map(|at| {
        STAGES.iter().flat_map(move |stage| MOMENTS.iter().filter_map(move |when| Ground::open(at, *stage, *when)))
    })
}

/// Things that are wrong, each with where it was seen.
#[derive(Default)]
struct Wrong(BTreeMap<String, Vec<String>>);

impl Wrong {
    fn add(&mut self, what: String, cell: String) {
        self.0.entry(what).or_default().push(cell);
    }

    #[track_caller]
    fn is_nothing(&self) {
        let told: Vec<String> = self
            .0
            .iter()
            .map(|(what, cells)| {
                format!("{what}\n    {} times, first {}", cells.len(), cells.first().map_or("", |it| it))
            })
            .collect();
        assert!(self.0.is_empty(), "{} kinds of cells are wrong:\n{}", self.0.len(), told.join("\n"));
    }
}

#[test]
fn each_act_is_admitted_or_refused_by_name_as_the_table_by_hand_says() {
    let mut wrong = Wrong::default();
    for ground in grounds() {
        for act in ACTS {
            if let Err(what) = ground.alone(*act) {
                let at = format!("{:?} {:?} {:?}", ground.at.set_up, ground.at.edition, ground.when);
                wrong.add(format!("{:?}: {}: {what}", ground.stage, act.name()), at);
            }
        }
    }
    wrong.is_nothing();
}

#[test]
fn each_pair_of_acts_commutes_or_has_a_row_that_holds() {
    let all = std::env::var("ANSAGE_CROSSINGS").is_ok_and(|value| value == "all");
    let mut dice = Dice::new(0x0D20_14C5);
    let mut wrong = Wrong::default();
    let mut played = 0_u64;
    let only = std::env::var("ANSAGE_CROSSINGS_STAGE").unwrap_or_default();
    for ground in grounds().filter(|ground| only.is_empty() || format!("{:?}", ground.stage) == only) {
        let admitted: Vec<Act> = ACTS.iter().copied().filter(|act| ground.answer(*act) == Answer::Admitted).collect();
        for first in &admitted {
            for second in admitted.iter().filter(|second| *second != first) {
                if !all && !dice.chance(4) {
                    continue;
                }
                played += 1;
                let at = || format!("{:?} {:?} {:?}", ground.at.set_up, ground.at.edition, ground.when);
                let name = format!("{:?}: {}, {}", ground.stage, first.name(), second.name());
                match ground.pair(*first, *second) {
                    Verdict::Commutes | Verdict::Row(_) => {}
                    Verdict::NeedsRow(seen) => wrong.add(format!("needs a row: {name}"), format!("{}: {seen}", at())),
                    Verdict::Breaks(number, what) => {
                        let article = rows::rows().nth(number).map_or("", |row| row.article);
                        wrong.add(format!("breaks row {number} ({article}): {name}"), format!("{}: {what}", at()));
                    }
                }
            }
        }
    }
    println!("{played} pairs played");
    wrong.is_nothing();
}
