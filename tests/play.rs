//! The real program on a pseudo-terminal, played by somebody's fingers: situations at one table, the console's rules,
//! and every byte of each session looked over. What belongs to the terminal of Unix is not tried elsewhere.

#![cfg(unix)]

#[path = "play/arbiter.rs"]
mod arbiter;
#[path = "play/arbiters_code.rs"]
mod arbiters_code;
#[path = "play/boards.rs"]
mod boards;
#[path = "play/chess960.rs"]
mod chess960;
#[path = "play/desk.rs"]
mod desk;
#[path = "support/dgt.rs"]
mod dgt;
#[path = "play/dial.rs"]
mod dial;
#[path = "play/dispute.rs"]
mod dispute;
#[path = "play/explore.rs"]
mod explore;
#[path = "play/game.rs"]
mod game;
#[path = "play/line.rs"]
mod line;
#[path = "play/opponents_board.rs"]
mod opponents_board;
#[path = "play/opponents_key.rs"]
mod opponents_key;
#[path = "play/press.rs"]
mod press;
#[path = "support/pty.rs"]
mod pty;
#[path = "play/spoken.rs"]
mod spoken;
#[path = "play/timing.rs"]
mod timing;
#[path = "play/tournament.rs"]
mod tournament;
