//! Every test of what is pure and is not of the Laws alone: the words, the consoles, simulated stations. No program is
//! started, no port opened.

mod arbiter;
mod back_door;
mod console;
mod hints;
mod link;
mod settings_file;
mod sighted;
mod words;

/// The table of crossings, in whose states the hints of the console are tried.
#[allow(dead_code)]
mod laws {
    pub mod crossings;
}

/// What several of them use.
mod support {
    pub mod dice;
    pub mod skip;
    pub mod table;
}
