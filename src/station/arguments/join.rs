//! Read the command line of a station that joins a game.

use super::Voicing;
use std::path::PathBuf;

/// `ansage join`.
#[derive(Debug, clap::Args)]
pub struct Join {
    /// The host's name or address, with a port if it needs one: 192.168.1.7 or 192.168.1.7:20140. Without it the host is
    /// looked for on the local network.
    #[arg(value_name = "HOST[:PORT]")]
    pub host: Option<String>,
    /// The host is looked for on this machine alone, where both stations run on it.
    #[arg(long, conflicts_with = "host")]
    pub here: bool,
    /// player, assistant, arbiter or spectator.
    #[arg(long, value_name = "ROLE", default_value = "player")]
    pub role: String,
    /// Whose seat: white or black. Without it the one that is free; an assistant names it.
    #[arg(long, value_name = "WHO")]
    pub seat: Option<String>,
    /// The code in a file; without it you are asked for it, and without a terminal it is the first line of standard
    /// input. The arbiter's own code is the next line of either; at a terminal he is asked for it.
    #[arg(long, value_name = "FILE")]
    pub code_file: Option<PathBuf>,
    /// Ask for the code, also where this machine has joined this game before.
    #[arg(long)]
    pub new_code: bool,
    /// The line console, for who is sighted but reads with a screen reader or a Braille display; who is blind has it
    /// anyway.
    #[arg(long)]
    pub console: bool,
    /// How the full-screen board looks: letters or signs for the pieces, large, white or black below, and one of the
    /// colours dark, light, strong and plain; separated by commas.
    #[arg(long, value_name = "LIST")]
    pub look: Option<String>,
    /// The language of the program: en or de.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The language of public speech; that of the host without it.
    #[arg(long, value_name = "LANG")]
    pub hall_lang: Option<String>,
    /// The word list: fide, plain or nato; that of the host without it.
    #[arg(long, value_name = "LIST")]
    pub words: Option<String>,
    /// long or short; that of the host without it.
    #[arg(long, value_name = "STYLE")]
    pub style: Option<String>,
    /// Your board: the port of a tactile board, such as /dev/ttyUSB0; or dgt:PORT of a sighted player's DGT board, and behind a
    /// comma left or right, his side of the clock beside it.
    #[arg(long, value_name = "BOARD")]
    pub board: Option<String>,
    /// How you are led to what your tactile board should show: words, cues or off.
    #[arg(long, value_name = "HOW", default_value = "words")]
    pub guide: String,
    /// The arbiter's name, for a record that has none.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub arbiter: String,
    /// How it sounds.
    #[command(flatten)]
    pub voicing: Voicing,
    /// The cues of your own clock, where you are blind: dial, final, seconds, spoken, low=TIME+TIME, all, off.
    #[arg(long, value_name = "LIST", allow_negative_numbers = true)]
    pub cues: Option<String>,
}
