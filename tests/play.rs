//! The real program on a pseudo-terminal, played by somebody's fingers: situations at one table, the console's rules,
//! and every byte of each session looked over. What belongs to the terminal of Unix is not tried elsewhere.

#![cfg(unix)]

use crate::support::dgt;
use crate::support::pty;
mod arbiter;
mod arbiters_code;
mod boards;
mod chess960;
mod desk;
mod dial;
mod dispute;
mod explore;
mod fingers;
mod first_minute;
mod game;
mod line;
mod opponents_board;
mod opponents_key;
mod place;
mod press;
mod replies;
mod spoken;
mod timing;
mod tournament;
