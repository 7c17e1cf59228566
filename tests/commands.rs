//! The command line as the contract lays it down: what is printed, where, and with which exit status.

#![cfg(unix)]

use crate::support::games;
use crate::support::program;
use ansage_testing::dice;
mod accepted;
mod adapted;
mod announce;
mod arbiter;
mod arbiters_code;
mod bad_files;
mod braille;
mod chess960;
mod confined;
mod crossed;
mod crossed_records;
mod delayed;
mod desk;
mod disputes;
mod fault;
mod files;
mod illegal;
mod inspect;
mod journals;
mod lesson;
mod locked;
mod once;
mod piped;
mod promotions;
mod put_in;
mod reconcile;
mod record;
mod results;
mod roundtrip;
mod ruled;
mod ruled_clocks;
mod ruled_records;
mod scores;
mod situations;
mod tournament;
mod twelve;
mod what_counts;
