//! What the program reads, asks and writes without being started.

mod questions;
mod random_rulings;
mod round_trip;
mod settings_file;
