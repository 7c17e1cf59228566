//! Say what a console is made with, and what it wants done.
//!
//! ```
//! use ansage_seats::console::{Console, ConsoleSetup, screen::LineOutput, voice::EchoMode};
//! use ansage_game::seat::Color;
//! let setup = ConsoleSetup { output: LineOutput::Terminal { columns: 40 }, echo: EchoMode::Words, ..ConsoleSetup::default_for_owner(Color::Black) };
//! let console = Console::new(setup);
//! ```

use super::dial::settings::ClockCueSettings;
use super::screen::LineOutput;
use super::secret::DeskRequest;
use super::voice::EchoMode;
use ansage_game::event::EventKind;
use ansage_game::foreign::PersonName;
use ansage_game::seat::{Color, Seat};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::{Channel, GuidanceLevel, LineForm, Message, Presenter, PrivateWording, StationVoices};

/// What the station has to do, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConsoleAction {
    /// Give this to the referee.
    Event(Seat, EventKind),
    /// Tell this to the player.
    Tell(Message),
    /// Write these bytes to the terminal, at once.
    Write(Vec<u8>),
    /// Stop private speech, at once; public speech goes on.
    StopPrivate,
    /// Speak in another way from now on.
    Voice(StationVoices),
    /// Ask which voices the machine has.
    ListVoices,
    /// Do what needs the arbiter's code, or keeps the sealed move.
    Desk(DeskRequest),
    /// Lay the tactile board aside, read it again, or lead its owner otherwise.
    Board(BoardRequest),
    /// Read the opponent's electronic board, or lay it aside.
    OpponentsBoard(bool),
    /// Tell of the link to other stations, or change it.
    Link(LinkRequest),
    /// Write lines like this from now on.
    Lines(LineForm),
    /// Say squares and moves in private like this from now on.
    Ear(PrivateWording),
    /// Tell of the settings, or change one.
    Setting(SettingRequest),
    /// Tell what an arbiter has to know of the program and this game.
    Inspect(Channel),
    /// Ask whether a draw is offered with the move that was just announced.
    AskDrawOffer,
    /// Give the player a hint, in a game of practice.
    Hint,
    /// What is changed by this line counts for this time only: it is not kept for the next.
    OnlyNow,
    /// Save and leave.
    Leave,
}

/// What a player wishes of the link to other stations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkRequest {
    /// Who has joined, how long the way takes, and the code.
    Tell,
    /// A new code: the one before is worth nothing.
    NewCode,
    /// A seat is taken back to this keyboard: this one, or the only one that has a station of its own.
    Free(Option<Color>),
}

/// What a player wishes of the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingRequest {
    /// Which: its name in English, or what was typed; empty for all.
    pub name: String,
    /// What it is to be, as it was typed; empty where it is only to be told.
    pub value: String,
    /// Whether it counts for this time only.
    pub once: bool,
}

impl SettingRequest {
    /// What was typed behind `settings`: nothing, a name, or a name and a value.
    pub fn parse(typed: &str) -> SettingRequest {
        let (name, value) = typed.trim().split_once(char::is_whitespace).unwrap_or((typed.trim(), ""));
        SettingRequest::for_setting(name, value)
    }

    /// What was typed behind a setting's own word.
    pub fn for_setting(name: &str, value: &str) -> SettingRequest {
        let (value, once) = split_off_once(value);
        SettingRequest { name: name.to_owned(), value: value.to_owned(), once }
    }
}

/// The words behind a change that is not kept.
const ONCE: [&str; 4] = ["once", "einmal", "diesmal", "nur jetzt"];

/// A line without the word that says that what it changes is not kept, and whether it had that word.
pub fn split_off_once(line: &str) -> (&str, bool) {
    let line = line.trim();
    let lower = line.to_lowercase();
    let without = ONCE.iter().find_map(|word| {
        let rest = lower.strip_suffix(word)?;
        // Small letters may take other bytes than great ones: then it is none of these words.
        let kept = line.get(..rest.len())?;
        (kept.is_empty() || kept.ends_with(char::is_whitespace)).then_some(kept.trim_end())
    });
    without.map_or((line, false), |kept| (kept, true))
}

/// What a player wishes of his tactile board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardRequest {
    /// Read it from now on, on this port; on the one named before where it is empty.
    On(String),
    /// Lay it aside: his word stands for its pegs.
    Off,
    /// Lead him like this from now on.
    Lead(GuidanceLevel),
}

/// What a console is made with.
#[derive(Debug, Clone)]
pub struct ConsoleSetup {
    /// How things are put into words, and whose console it is.
    pub presenter: Presenter,
    /// What the screen is.
    pub output: LineOutput,
    /// The echo of typing.
    pub echo: EchoMode,
    /// The voices of player and hall as they are set at the beginning.
    pub voices: StationVoices,
    /// Which cues of the dial are on at the beginning.
    pub cues: ClockCueSettings,
    /// The opponent's name, and what else stands behind it, as the game was opened with it; may be empty.
    pub opponent: PersonName,
    /// Whether a board of the player's own tells what his hands do: what comes of it comes line after line, and nothing of it
    /// waits for a key, for his hands are on the board.
    pub has_board: bool,
}

impl ConsoleSetup {
    /// Whether all but the most important line of a reply is kept until it is asked for: on a terminal with short lines.
    pub fn is_holding_back_lines(&self) -> bool {
        let at_terminal = matches!(self.output, LineOutput::Terminal { .. });
        at_terminal && self.presenter.lines == LineForm::Short && !self.has_board
    }

    /// English, the words of D.2.1, no terminal.
    pub fn default_for_owner(owner: Color) -> ConsoleSetup {
        ConsoleSetup {
            presenter: Presenter { owner, ..Presenter::without_game(&Locale::for_lang(Lang::En)) },
            output: LineOutput::Plain,
            echo: EchoMode::default(),
            voices: StationVoices::default(),
            cues: ClockCueSettings::all_off(),
            opponent: PersonName::default(),
            has_board: false,
        }
    }
}
