//! Read the options of `ansage arbiter`.

use super::{Saying, Voicing};
use std::path::PathBuf;

/// `ansage arbiter`.
#[derive(Debug, clap::Args)]
pub struct Arbiter {
    /// The journal; last for the newest one in your folder.
    #[arg(required_unless_present = "make_code")]
    pub journal: Option<PathBuf>,
    /// Ask for a code, and print what it can be checked by: for a file that keeps no code, and any number of games.
    /// Without a terminal the code is one line of standard input.
    #[arg(long, conflicts_with_all = ["journal", "arbiter", "clock"])]
    pub make_code: bool,
    /// The name of the arbiter, for a journal that has none.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub arbiter: String,
    /// How the words are said.
    #[command(flatten)]
    pub saying: Saying,
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// How it sounds.
    #[command(flatten)]
    pub voicing: Voicing,
    /// real, or script: a line +2.5 lets two and a half seconds pass. On an ended game only.
    #[arg(long, value_name = "CLOCK", default_value = "real")]
    pub clock: String,
}
