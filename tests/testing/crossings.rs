//! The table of crossings: two acts at one moment, in either order, at every stage of a half-move and of the table.
//!
//! A cell is a stage, a set-up, an edition, a moment and two acts. It is *not admitted* where the table by hand
//! (`crossings/admission.rs`) refuses one of the acts by name: then nothing else has changed. It *commutes* where both
//! orders come to the same. Any other needs a row (`crossings/rows.rs`), written from the Laws. `ANSAGE_CROSSINGS=all` plays
//! all of it and writes `target/crossings.md`; otherwise a fixed sample is played, and a fresh one.

pub mod admission;
pub mod data;
pub mod page;
pub mod rows;
pub mod runner;
pub mod seen;
pub mod session;
pub mod stages;

use data::{ActMoment, CrossingAct, CrossingEdition, EDITIONS, MOMENTS, SET_UPS, SetUp};
use runner::CrossingGround;
use stages::{HalfMoveStage, STAGES};
use std::collections::BTreeMap;

/// A set-up and an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CrossingSite {
    pub set_up: SetUp,
    pub edition: CrossingEdition,
}

/// A cell of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CrossingCell {
    pub table: CrossingSite,
    pub stage: HalfMoveStage,
    pub when: ActMoment,
    pub first: CrossingAct,
    pub second: CrossingAct,
}

/// Every table at every stage and moment.
pub fn grounds() -> impl Iterator<Item = CrossingGround> {
    let tables = SET_UPS
        .iter()
        .flat_map(|set_up| EDITIONS.iter().map(|edition| CrossingSite { set_up: *set_up, edition: *edition }));
    tables.flat_map(|at| {
        STAGES
            .iter()
            .flat_map(move |stage| MOMENTS.iter().filter_map(move |when| CrossingGround::open(at, *stage, *when)))
    })
}

/// Things that are wrong, each with where it was seen.
#[derive(Default)]
pub struct CrossingFaults(BTreeMap<String, Vec<String>>);

impl CrossingFaults {
    pub fn add(&mut self, what: String, cell: String) {
        self.0.entry(what).or_default().push(cell);
    }

    #[track_caller]
    pub fn assert_nothing(&self) {
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
