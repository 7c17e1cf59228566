//! Only for trying.
#[path = "support/dice.rs"]
#[allow(dead_code)]
mod dice;
#[path = "laws/crossings.rs"]
mod crossings;
