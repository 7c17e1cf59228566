//! A blind player's game on the tactile board: the board's real firmware in its simulator, the real program on a
//! pseudo-terminal, and a hand that does what the lines tell it.

#![cfg(unix)]

use crate::support::dgt;
use crate::support::games;
use crate::support::pty;
use crate::support::simulator;
mod both;
mod buttons;
mod faults;
pub mod hand;
mod whole;
