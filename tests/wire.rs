//! The wire between two stations: pairing, the encrypted line, keys on the disk, and whoever attacks them, over real TCP on
//! the loopback.

#![cfg(unix)]

use crate::support::multicast;
use crate::support::program;
use ansage_testing::corpus;
use ansage_testing::dice;
#[path = "fuzz/src/link.rs"]
mod check;

mod altered;
mod attacks;
mod codes;
mod desk;
mod discovery;
mod floods;
mod fuzzed;
mod hosts;
mod joining;
mod keys;
mod process;
mod rejoining;
