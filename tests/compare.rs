//! Every test of what ansage-compare does: scores read from paper, two scores and two boards compared.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod arbiter;
