//! Every test of the Laws and of the record as ansage-game keeps them: articles, the situations of the Appendix, simulated
//! games. No program is started but the crate's own example, no port opened.

// Tests read the environment and golden files; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod laws;
mod library;
mod simulation;
mod situations;

/// What several of them use.
mod support {
    pub mod table;
}
