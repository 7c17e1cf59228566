//! Read the command line of a station that joins a game.

use super::SoundArguments;
use super::values::{self, BoardName, LookOptions, one_of_parser};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::seat::Color;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::GuidanceLevel;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use clap::ArgAction;
use std::path::PathBuf;

/// `ansage join`.
#[derive(Debug, clap::Args)]
pub struct JoinArguments {
    /// The host's name or address, with a port if it needs one: 192.168.1.7 or 192.168.1.7:20140. Without it the host is
    /// looked for on the local network.
    #[arg(value_name = "HOST[:PORT]", value_parser = values::parse_host_name)]
    pub host: Option<String>,
    /// The host is looked for on this machine alone, where both stations run on it.
    #[arg(long, conflicts_with = "host")]
    pub here: bool,
    /// player, assistant, arbiter or spectator.
    #[arg(long = "role", value_name = "ROLE", default_value = "player",
        value_parser = one_of_parser(StationRole::ALL.map(|capacity| (capacity.name(), capacity))))]
    pub capacity: StationRole,
    /// Whose seat: white or black. Without it the one that is free; an assistant names it.
    #[arg(long, value_name = "WHO", value_parser = values::parse_player_color)]
    pub seat: Option<Color>,
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
    #[arg(long = "look", value_name = "LIST", value_parser = values::parse_board_look)]
    pub looks: Option<LookOptions>,
    /// The language of the program: en or de.
    #[arg(long = "lang", value_name = "LANG", default_value = "", hide_default_value = true,
        value_parser = values::parse_program_locale)]
    pub program: Locale,
    /// The language of public speech; that of the host without it.
    #[arg(long = "hall-lang", value_name = "LANG", value_parser = values::parse_language)]
    pub hall: Option<Lang>,
    /// The word list: fide, plain or nato; that of the host without it.
    #[arg(long, value_name = "LIST", value_parser = values::parse_word_list)]
    pub words: Option<WordListKind>,
    /// long or short; that of the host without it.
    #[arg(long, value_name = "STYLE", value_parser = values::parse_announcement_style)]
    pub style: Option<AnnouncementStyle>,
    /// Your board: the port of a tactile board, such as /dev/ttyUSB0; or dgt:PORT of a sighted player's DGT board, and behind a
    /// comma left or right, his side of the clock beside it.
    #[arg(long, value_name = "BOARD", value_parser = values::parse_board_name)]
    pub board: Option<BoardName>,
    /// How you are led to what your tactile board should show: words, cues or off.
    #[arg(long = "guide", value_name = "HOW", default_value = "words",
        value_parser = one_of_parser(GuidanceLevel::ALL.map(|how| (how.name(), how))))]
    pub guiding: GuidanceLevel,
    /// The arbiter's name, for a record that has none.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub arbiter: PersonName,
    /// The name of a person who joins as an assistant: the player, or the arbiter, agrees to this person.
    #[arg(long, value_name = "NAME", default_value = "", value_parser = values::parse_person_name)]
    pub name: PersonName,
    /// How it sounds.
    #[command(flatten)]
    pub sounding: SoundArguments,
    /// The cues of your own clock, where you are blind: dial, final, seconds, spoken, low=TIME+TIME, all, off.
    #[arg(long, value_name = "LIST", allow_negative_numbers = true, value_parser = values::parse_clock_cues)]
    pub cues: Option<ClockCueSettings>,
    /// real; or script: no other machine is looked for, for that takes real time. For the questions before a game.
    #[arg(long = "clock", value_name = "CLOCK", default_value = "real", action = ArgAction::Set, hide = true,
        value_parser = values::parse_clock_mode)]
    pub scripted: bool,
}
