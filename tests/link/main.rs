//! The link between stations without a wire: who may send what, what each station is told, and thousands of games of
//! two stations over a wire that loses, delays, doubles, alters and reorders, with programs that die on either side.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

use ansage_testing::dice;
mod assistants;
mod delayed;
mod joined;
mod machines;
mod roles;
mod simulated;
mod views;
