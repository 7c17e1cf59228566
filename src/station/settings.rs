//! Keep the settings of people, halls, machines and games: one table, from which options, file, answers and help come.
//!
//! [`table`] lists them, [`mod@file`] reads and writes the file's text, [`sources`] finds which value counts, [`store`] keeps the
//! file on the disk, [`start`] reads a command line with everything below it, and [`kept`] is what a running station holds.

pub mod file;
pub mod kept;
pub mod sources;
pub mod start;
pub mod store;
pub mod table;
pub mod told;
pub mod value_words;
