//! The DGT board of the sighted opponent (D.2.4): its bytes, its life, its rest, and the driver before an emulator.

#[path = "fuzz/src/dgt.rs"]
mod check;
#[path = "eboard/clock.rs"]
mod clock;
#[path = "support/corpus.rs"]
mod corpus;
#[path = "support/dgt.rs"]
mod dgt;
#[path = "support/dice.rs"]
mod dice;
#[path = "eboard/driver.rs"]
mod driver;
#[path = "eboard/fuzzed.rs"]
mod fuzzed;
#[path = "eboard/hands.rs"]
mod hands;
#[path = "eboard/session.rs"]
mod session;
#[path = "eboard/settle.rs"]
mod settle;
#[path = "eboard/simulated.rs"]
mod simulated;
#[path = "eboard/wire.rs"]
mod wire;
