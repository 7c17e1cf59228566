//! Calls for the arbiter and other stops (6.11): who may let play go on.

use super::super::data::Kind::*;
use super::super::data::{Act, Edition, Row, SetUp, Then, d, m, o, t};
use super::super::stages::Stage;

const ARBITER: &[Act] = &[m(Arbiter), o(Arbiter)];
/// A case stands, and nothing that settles it ends the game.
const CASES: &[Stage] = &[Stage::IllegalCase, Stage::HandsCase, Stage::HandsAtDesk, Stage::WrongClaim];
const SETTLES: &[Act] = &[m(Consent), o(Consent), d(Uphold), d(SetAside)];

pub const ROWS: &[Row] = &[
    // Whatever stands, either may call the arbiter for it: what it comes to stays so, and only he, or both, go on.
    Row::of("6.11.3, 6.12", CASES).first(SETTLES).second(ARBITER).then(Then::first().stage("restart*")),
    Row::of("6.11.3, 6.12", CASES).first(ARBITER).second(SETTLES).then(Then::second().stage("restart*")),
    Row::of("6.11.3, 6.12", &[Stage::FlagCase])
        .first(&[d(SetAside)])
        .second(ARBITER)
        .then(Then::first().stage("restart*").runs("-")),
    Row::of("6.11.3, 6.12", &[Stage::FlagCase])
        .first(ARBITER)
        .second(&[d(SetAside)])
        .then(Then::second().stage("restart*").runs("-")),
    Row::of("6.11.3, 6.12", CASES)
        .first(&[m(Resume), o(Resume)])
        .second(ARBITER)
        .then(Then::telling().told(&["hall arbiter-called"])),
    Row::of("6.11.3, 6.12", CASES)
        .first(ARBITER)
        .second(&[m(Resume), o(Resume)])
        .then(Then::telling().untold(&["play-resumed"])),
    // The entry that a claimed flag waits for is taken although the arbiter was called, in either order.
    Row::of("6.8, 6.12", &[Stage::FlagCase])
        .first(&[m(Say), m(SayMate), m(SayIllegal)])
        .second(ARBITER)
        .then(Then::telling().told(&["hall move-told"])),
    Row::of("6.8, 6.12", &[Stage::FlagCase])
        .first(ARBITER)
        .second(&[m(Say), m(SayMate), m(SayIllegal)])
        .then(Then::telling().told(&["hall arbiter-called", "hall move-told"])),
    // Mended as misheard, the move goes on; a call after that is a call like any other.
    Row::of("6.12, D.2.7", &[Stage::IllegalCase])
        .first(&[o(Misheard)])
        .second(ARBITER)
        .then(Then::first().stage("restart*").runs("-")),
    // The desk lets play go on, and a player calls the arbiter after that.
    Row::of("6.12", CASES).first(&[d(Continue)]).second(ARBITER).then(Then::first().stage("restart*").runs("-")),
    // A case about the end may be brought to the arbiter by a call.
    Row::of("5.1.1, 6.12", &[Stage::Ending])
        .first(&[o(Flag)])
        .second(ARBITER)
        .by(&[Edition::Blitz2009])
        .flag_down()
        .then(Then::first().told(&["hall arbiter-called"])),
    // A game that was over goes on by the arbiter's word, whatever came before.
    Row::of("12.9", &[Stage::Agreed])
        .first(&[t(Leave), t(Crash), t(LinkLost)])
        .second(&[d(Continue)])
        .then(Then::awaits("resumption", "-")),
    Row::of("6.11.3", &[Stage::Called])
        .first(&[d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::awaits("resumption", "-")),
    Row::of("E.1", &[Stage::CalledAgreed])
        .first(&[m(ClaimHands), o(ClaimHands)])
        .second(&[d(Adjourn)])
        .by(&[Edition::Standard2014, Edition::Standard2009, Edition::Blitz2009])
        .then(Then::awaits("seal M", "M")),
    // L9. After a call only the desk restarts the game, or both players, each by his own act.
    Row::of("6.11.3", &[Stage::Called])
        .first(&[m(Resume)])
        .second(&[o(Resume)])
        .then(Then::awaits("move M", "M").told(&["hall play-resumed"])),
    Row::of("6.11.3", &[Stage::Called])
        .first(&[o(Resume)])
        .second(&[m(Resume)])
        .then(Then::awaits("move M", "M").told(&["hall play-resumed"])),
    Row::of("6.11.3", &[Stage::Called])
        .first(&[m(Resume)])
        .second(&[m(Offer), o(Offer), t(Leave), t(LinkLost), m(ClaimDraw)])
        .then(Then::telling().untold(&["play-resumed"])),
    // L9. Neither the caller nor the one complained of resumes alone.
    Row::of("6.11.3", &[Stage::Called, Stage::CalledAgreed])
        .first(&[d(Continue)])
        .second(&[m(Resume), o(Resume)])
        .then(Then::awaits("move M", "M").told(&["hall play-resumed"])),
    Row::of("6.11.3", &[Stage::Called, Stage::CalledAgreed])
        .first(&[m(Resume), o(Resume)])
        .second(&[d(Continue)])
        .then(Then::awaits("move M", "M").told(&["hall play-resumed"])),
    Row::of("6.11.3", &[Stage::Called])
        .first(&[m(Resume), o(Resume)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::first().stage("restart*")),
    Row::of("6.11.3", &[Stage::CalledAgreed])
        .first(&[m(Resume), d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::awaits("resumption", "-")),
    // A call after play went on is a call like any other; before, it takes both players' words, or the desk's, again.
    Row::of("6.12", &[Stage::Left])
        .first(&[m(Resume), o(Resume), d(Continue)])
        .second(&[m(Arbiter), o(Arbiter)])
        .then(Then::awaits("restart", "-")),
    Row::of("6.11.3", &[Stage::Left])
        .first(&[m(Arbiter), o(Arbiter)])
        .second(&[m(Resume), o(Resume)])
        .then(Then::telling().untold(&["play-resumed"])),
    // At the shared keyboard Black's key is asked for, and anything else that is said for him takes that back.
    Row::of("E.1", &[Stage::Called, Stage::CalledAgreed])
        .first(&[d(Adjourn)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::awaits("resumption", "-")),
    Row::of("E.1", &[Stage::Called, Stage::CalledAgreed])
        .first(&[d(Stop), t(Leave), m(Resume), o(Resume)])
        .second(&[d(Adjourn)])
        .then(Then::awaits("seal M", "M")),
    // Without the link nobody goes on.
    Row::of("link", &[])
        .first(&[t(Crash)])
        .second(&[m(Resume), o(Resume), d(Continue), d(Adjourn)])
        .where_(&[SetUp::TwoBlind, SetUp::TwoSighted, SetUp::BoardSighted])
        .then(Then::first().told(&["refused"])),
    // The arbiter lets a game go on that was over.
    Row::of("12.9", &[Stage::Agreed])
        .first(&[d(Continue)])
        .second(&[d(Stop), t(Leave), t(Crash), t(LinkLost)])
        .then(Then::first()),
    // The desk is taken: from now on it is the arbiter's.
    Row::of("6.11.3", &[Stage::Called, Stage::CalledAgreed, Stage::Left])
        .first(&[d(Stop)])
        .second(&[m(Resume), o(Resume)])
        .then(Then::first().told(&["refused only-arbiter"])),
];
