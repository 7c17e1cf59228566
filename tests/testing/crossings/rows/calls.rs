//! Calls for the arbiter and other stops (6.11): who may let play go on.

use super::super::data::ActKind::*;
use super::super::data::{CrossingAct, CrossingEdition, CrossingRow, ExpectedOutcome, SetUp, d, m, o, t};
use super::super::stages::HalfMoveStage;

const ARBITER: &[CrossingAct] = &[m(Arbiter), o(Arbiter)];
/// A case stands, and nothing that settles it ends the game.
const CASES: &[HalfMoveStage] =
    &[HalfMoveStage::IllegalCase, HalfMoveStage::HandsCase, HalfMoveStage::HandsAtDesk, HalfMoveStage::WrongClaim];
const SETTLES: &[CrossingAct] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];

pub const ROWS: &[CrossingRow] = &[
    // Whatever stands, either may call the arbiter for it: what it comes to stays so, and only he, or both, go on.
    CrossingRow::of("6.11.3, 6.12", CASES)
        .first(SETTLES)
        .second(ARBITER)
        .then(ExpectedOutcome::first().stage("restart*")),
    CrossingRow::of("6.11.3, 6.12", CASES)
        .first(ARBITER)
        .second(SETTLES)
        .then(ExpectedOutcome::second().stage("restart*")),
    CrossingRow::of("6.11.3, 6.12", &[HalfMoveStage::FlagCase])
        .first(&[d(SetAside)])
        .second(ARBITER)
        .then(ExpectedOutcome::first().stage("restart*").runs("-")),
    CrossingRow::of("6.11.3, 6.12", &[HalfMoveStage::FlagCase])
        .first(ARBITER)
        .second(&[d(SetAside)])
        .then(ExpectedOutcome::second().stage("restart*").runs("-")),
    CrossingRow::of("6.11.3, 6.12", CASES)
        .first(&[m(Resume), o(Resume)])
        .second(ARBITER)
        .then(ExpectedOutcome::telling().told(&["hall arbiter-called"])),
    CrossingRow::of("6.11.3, 6.12", CASES)
        .first(ARBITER)
        .second(&[m(Resume), o(Resume)])
        .then(ExpectedOutcome::telling().untold(&["play-resumed"])),
    // The entry that a claimed flag waits for is taken although the arbiter was called, in either order.
    CrossingRow::of("6.8, 6.12", &[HalfMoveStage::FlagCase])
        .first(&[m(Say), m(SayMate), m(SayIllegal)])
        .second(ARBITER)
        .then(ExpectedOutcome::telling().told(&["hall move-announced"])),
    CrossingRow::of("6.8, 6.12", &[HalfMoveStage::FlagCase])
        .first(ARBITER)
        .second(&[m(Say), m(SayMate), m(SayIllegal)])
        .then(ExpectedOutcome::telling().told(&["hall arbiter-called", "hall move-announced"])),
    // That a confirmed move was misheard is for both, or for the arbiter, who may be called for it.
    CrossingRow::of("6.12, D.2.7", &[HalfMoveStage::IllegalCase])
        .first(&[o(Misheard)])
        .second(ARBITER)
        .then(ExpectedOutcome::first().told(&["hall arbiter-called"])),
    // The desk lets play go on, and a player calls the arbiter after that.
    CrossingRow::of("6.12", CASES)
        .first(&[d(Continue)])
        .second(ARBITER)
        .then(ExpectedOutcome::first().stage("restart*").runs("-")),
    // A case about the end may be brought to the arbiter by a call.
    CrossingRow::of("5.1.1, 6.12", &[HalfMoveStage::Ending])
        .first(&[o(Flag)])
        .second(ARBITER)
        .by(&[CrossingEdition::Blitz2009])
        .flag_down()
        .then(ExpectedOutcome::first().told(&["hall arbiter-called"])),
    // A game that was over goes on by the arbiter's word, whatever came before.
    CrossingRow::of("12.9", &[HalfMoveStage::Agreed])
        .first(&[t(Leave), t(Crash), t(LinkLost)])
        .second(&[d(Continue)])
        .then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("E.1", &[HalfMoveStage::CalledAgreed])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[d(Adjourn)])
        .by(&[CrossingEdition::Standard2014, CrossingEdition::Standard2009, CrossingEdition::Blitz2009])
        .then(ExpectedOutcome::awaits("seal M", "M")),
    // L9. After a call only the desk restarts the game, or both players, each by his own act.
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[m(Resume)])
        .second(&[o(Resume)])
        .then(ExpectedOutcome::awaits("move M", "M").told(&["hall play-resumed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[o(Resume)])
        .second(&[m(Resume)])
        .then(ExpectedOutcome::awaits("move M", "M").told(&["hall play-resumed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[m(Resume)])
        .second(&[m(Offer), o(Offer), t(Leave), t(LinkLost), m(ClaimDraw)])
        .then(ExpectedOutcome::telling().untold(&["play-resumed"])),
    // L9. Neither the caller nor the one complained of resumes alone.
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called, HalfMoveStage::CalledAgreed])
        .first(&[d(Continue)])
        .second(&[m(Resume), o(Resume)])
        .then(ExpectedOutcome::awaits("move M", "M").told(&["hall play-resumed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called, HalfMoveStage::CalledAgreed])
        .first(&[m(Resume), o(Resume)])
        .second(&[d(Continue)])
        .then(ExpectedOutcome::awaits("move M", "M").told(&["hall play-resumed"])),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called])
        .first(&[m(Resume), o(Resume)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::first().stage("restart*")),
    CrossingRow::of("6.11.3", &[HalfMoveStage::CalledAgreed])
        .first(&[m(Resume), d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::awaits("resumption", "-")),
    // A call after play went on is a call like any other; before, it takes both players' words, or the desk's, again.
    CrossingRow::of("6.12", &[HalfMoveStage::Left])
        .first(&[m(Resume), o(Resume), d(Continue)])
        .second(&[m(Arbiter), o(Arbiter)])
        .then(ExpectedOutcome::awaits("restart", "-")),
    CrossingRow::of("6.11.3", &[HalfMoveStage::Left])
        .first(&[m(Arbiter), o(Arbiter)])
        .second(&[m(Resume), o(Resume)])
        .then(ExpectedOutcome::telling().untold(&["play-resumed"])),
    // At the shared keyboard Black's key is asked for, and anything else that is said for him takes that back.
    CrossingRow::of("E.1", &[HalfMoveStage::Called, HalfMoveStage::CalledAgreed])
        .first(&[d(Adjourn)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::awaits("resumption", "-")),
    CrossingRow::of("E.1", &[HalfMoveStage::Called, HalfMoveStage::CalledAgreed])
        .first(&[d(Stop), t(Leave), m(Resume), o(Resume)])
        .second(&[d(Adjourn)])
        .then(ExpectedOutcome::awaits("seal M", "M")),
    // Without the link nobody goes on.
    CrossingRow::of("link", &[])
        .first(&[t(Crash)])
        .second(&[m(Resume), o(Resume), d(Continue), d(Adjourn)])
        .where_(&[SetUp::TwoBlind, SetUp::TwoSighted, SetUp::BoardSighted])
        .then(ExpectedOutcome::first().told(&["refused"])),
    // The arbiter lets a game go on that was over.
    CrossingRow::of("12.9", &[HalfMoveStage::Agreed])
        .first(&[d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(ExpectedOutcome::first()),
    // The desk is taken: from now on it is the arbiter's.
    CrossingRow::of("6.11.3", &[HalfMoveStage::Called, HalfMoveStage::CalledAgreed, HalfMoveStage::Left])
        .first(&[d(Stop)])
        .second(&[m(Resume), o(Resume)])
        .then(ExpectedOutcome::first().told(&["refused only-arbiter"])),
];
