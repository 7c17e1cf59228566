//! Every test of the console of the blind player and of the sighted player's board, without a terminal.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod alone;
mod back_door;
mod console;
mod hints;
mod sighted;
