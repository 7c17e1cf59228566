//! Every test of what is pure: the rules, the words, the simulated games and stations. No program is started, no port opened.

mod arbiter;
mod back_door;
mod console;
mod laws;
mod link;
mod settings_file;
mod sighted;
mod simulation;
mod situations;
mod words;

/// What several of them use.
mod support {
    pub mod dice;
    pub mod people;
    pub mod play;
    pub mod renames;
    pub mod skip;
    pub mod streams;
    pub mod table;
    pub mod tally;
    pub mod watch;
}
