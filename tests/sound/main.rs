//! What is heard, as far as it needs no sound device: the rules of the queue, the mixer, the earcons.

// Tests read the environment, files and clocks; the crate itself does not.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros)]

mod mixer;
mod phrase;
mod queue;
mod who_waits;
