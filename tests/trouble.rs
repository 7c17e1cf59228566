//! Trouble of every kind, from outside: a clear message, and no game is lost.

#![cfg(unix)]

use crate::support::games;
use crate::support::program;
use crate::support::told;
use ansage_testing::dice;
mod disk;
mod folders;
mod input;
mod lies;
mod options;
mod sound;
mod terminal;
mod values;
