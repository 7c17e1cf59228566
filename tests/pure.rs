//! What the program reads, asks and writes without being started.

mod hands;
mod questions;
mod random_rulings;
mod round_trip;
mod settings_file;

/// What several of them use.
mod support {
    #[allow(dead_code)]
    pub mod table;
}
