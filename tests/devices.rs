//! Every test of the tactile board and of DGT boards: bytes, sessions, and the drivers before emulated boards on pseudo-terminals.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod eboard;
mod tactile;

/// What programs of several crates include.
mod support {
    pub mod dgt;
}
