//! The DGT board of the sighted opponent (D.2.4): its bytes, its life, its rest, and the driver before an emulator.

use crate::support::dgt;
use ansage_testing::corpus;
use ansage_testing::dice;
#[path = "fuzz/src/dgt.rs"]
mod check;
mod clock;
mod driver;
mod fuzzed;
mod hands;
mod session;
mod settle;
mod simulated;
mod wire;
