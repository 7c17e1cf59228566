//! What the program reads and asks before a game, without starting it.

mod questions;
mod settings_file;
