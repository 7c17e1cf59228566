//! Throw dice that fall the same for the same seed.

pub use ansage_opponent::dice::Dice;
