//! Trouble of every kind, from outside: a clear message, and no game is lost.

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
#[path = "support/told.rs"]
mod told;

#[path = "trouble/disk.rs"]
mod disk;
#[path = "trouble/folders.rs"]
mod folders;
#[path = "trouble/input.rs"]
mod input;
#[path = "trouble/options.rs"]
mod options;
#[path = "trouble/sound.rs"]
mod sound;
#[path = "trouble/terminal.rs"]
mod terminal;
#[path = "trouble/values.rs"]
mod values;
