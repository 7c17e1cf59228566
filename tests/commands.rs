//! The command line as the contract lays it down: what is printed, where, and with which exit status.

#![cfg(unix)]

#[path = "support/dice.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod dice;
#[path = "support/games.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod games;
#[path = "support/program.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod program;

#[path = "commands/adapted.rs"]
mod adapted;
#[path = "commands/announce.rs"]
mod announce;
#[path = "commands/arbiter.rs"]
mod arbiter;
#[path = "commands/arbiters_code.rs"]
mod arbiters_code;
#[path = "commands/bad_files.rs"]
mod bad_files;
#[path = "commands/braille.rs"]
mod braille;
#[path = "commands/chess960.rs"]
mod chess960;
#[path = "commands/crossed.rs"]
mod crossed;
#[path = "commands/desk.rs"]
mod desk;
#[path = "commands/files.rs"]
mod files;
#[path = "commands/journals.rs"]
mod journals;
#[path = "commands/piped.rs"]
mod piped;
#[path = "commands/promotions.rs"]
mod promotions;
#[path = "commands/reconcile.rs"]
mod reconcile;
#[path = "commands/results.rs"]
mod results;
#[path = "commands/roundtrip.rs"]
mod roundtrip;
#[path = "commands/ruled.rs"]
mod ruled;
#[path = "commands/scores.rs"]
mod scores;
#[path = "commands/situations.rs"]
mod situations;
#[path = "commands/tournament.rs"]
mod tournament;
