//! A blind player's game on the tactile board: the board's real firmware in its simulator, the real program on a
//! pseudo-terminal, and a hand that does what the lines tell it.

#![cfg(unix)]

#[path = "support/dgt.rs"]
mod dgt;
#[path = "support/games.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod games;
#[path = "support/pty.rs"]
mod pty;
#[path = "support/simulator.rs"]
mod simulator;

#[path = "pegs/both.rs"]
mod both;
#[path = "pegs/buttons.rs"]
mod buttons;
#[path = "pegs/faults.rs"]
mod faults;
#[path = "pegs/hand.rs"]
mod hand;
#[path = "pegs/whole.rs"]
mod whole;
