//! What the tests of several crates share: people who play as people do,
//! somebody who watches them, the table of crossings, chance from a seed.
//!
//! It may depend on ansage-game alone, so that its tests need nothing else compiled.

pub mod corpus;
pub mod crossings;
pub mod dice;
pub mod people;
pub mod play;
pub mod renames;
pub mod rulings;
pub mod seeds;
pub mod skip;
pub mod streams;
pub mod tally;
pub mod watch;
