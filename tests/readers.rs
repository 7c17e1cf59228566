//! What really reaches a reader: the cells of a Braille display under BRLTTY, the words of the screen reader tdsr.
//!
//! Neither is a part of this project. Where one is missing, or the machine does not let it work, its test says so and is
//! left out.

#![cfg(target_os = "linux")]

use crate::support::pty;
mod brltty;
mod tdsr;
