//! Calls for the arbiter and other stops (6.11): who may let play go on.

use super::super::data::Kind::*;
use super::super::data::{Row, Then, d, m, o, t};
use super::super::stages::Stage;

pub const ROWS: &[Row] = &[
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
    // The desk is taken: from now on it is the arbiter's.
    Row::of("6.11.3", &[Stage::Called, Stage::CalledAgreed])
        .first(&[d(Stop)])
        .second(&[m(Resume), o(Resume)])
        .then(Then::first().told(&["refused only-arbiter"])),
];
