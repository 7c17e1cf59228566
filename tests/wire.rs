//! The wire between two stations: pairing, the encrypted line, keys on the disk, and whoever attacks them, over real TCP on
//! the loopback.

#![cfg(unix)]

use crate::support::corpus;
use crate::support::dice;
use crate::support::multicast;
use crate::support::program;
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
