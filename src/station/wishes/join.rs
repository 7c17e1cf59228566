//! Check what a station wishes that joins a game.

use super::{Sounding, bad_option, choose, lang, player, read_cues, words};
use crate::console::dial::settings::Settings;
use crate::game::joining::Capacity;
use crate::locale::{Args, Lang, Locale};
use crate::presentation::Guiding;
use crate::seat::Color;
use crate::sighted::{Look, Pieces, Theme};
use crate::station::arguments::Join;
use crate::station::electronic::Named;
use crate::vocabulary::{Style, Words};
use std::path::PathBuf;

/// What `--look` takes.
const EXAMPLE_LOOK: &str = "letters | signs | large | white | black | dark | light | strong | plain | large,signs";

/// A board as it is named on the command line of a station that joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardName {
    /// A tactile board on this port.
    Tactile(String),
    /// A sighted player's electronic board.
    Electronic(Named),
}

/// The checked form of [`Join`].
#[derive(Debug)]
pub struct Joining {
    /// The host's name or address, perhaps with a port; `None`: it is looked for.
    pub host: Option<String>,
    /// Whether it is looked for on this machine alone.
    pub here: bool,
    /// In which capacity.
    pub capacity: Capacity,
    /// Whose seat; `None`: the one that is free.
    pub seat: Option<Color>,
    /// Where the code is read.
    pub code_file: Option<PathBuf>,
    /// Whether a key kept from an earlier joining is not used.
    pub new_code: bool,
    /// Whether the line console is wished for.
    pub console: bool,
    /// How the board looks, but for its colours.
    pub look: Look,
    /// Its colours; those that suit the terminal without it.
    pub theme: Option<Theme>,
    /// The texts of the program.
    pub program: Locale,
    /// The language of public speech; the host's without it.
    pub hall: Option<Lang>,
    /// The word list; the host's without it.
    pub words: Option<Words>,
    /// The style; the host's without it.
    pub style: Option<Style>,
    /// The board of who sits here.
    pub board: Option<BoardName>,
    /// How much he is told of where his hand goes next.
    pub guiding: Guiding,
    /// The arbiter's name, for a record that has none.
    pub arbiter: String,
    /// How it sounds.
    pub sounding: Sounding,
    /// Which cues of the dial are on; the mode decides where nobody said so.
    pub cues: Option<Settings>,
}

impl Join {
    /// Checks every value.
    ///
    /// # Errors
    /// A sentence for the person who typed it.
    pub fn checked(&self) -> Result<Joining, String> {
        let program = Locale::new(self.lang.as_deref());
        let roles = Capacity::ALL.map(|capacity| (capacity.name(), capacity));
        let capacity = choose(&program, "--role", &self.role, &roles)?;
        let seat = player(&program, "--seat", self.seat.as_deref())?;
        if capacity == Capacity::Assistant && seat.is_none() {
            return Err(program.text("join-seat-needed", &Args::new()));
        }
        let host = self.host.as_deref().map(str::trim);
        if host.is_some_and(|host| host.is_empty() || host.chars().any(|letter| !letter.is_ascii_graphic())) {
            return Err(bad_option(&program, "HOST", host.unwrap_or_default(), "192.168.1.7 | 192.168.1.7:20140"));
        }
        let (look, theme) = self.look.as_deref().map_or(Ok((Look::default(), None)), |list| looks(&program, list))?;
        let styles = Style::ALL.map(|style| (style.name(), style));
        let style = self.style.as_deref().map(|style| choose(&program, "--style", style, &styles));
        let board = self.board.as_deref().map(|text| board_name(&program, text)).transpose()?;
        let guiding = choose(&program, "--guide", &self.guide, &Guiding::ALL.map(|how| (how.name(), how)))?;
        Ok(Joining {
            board,
            guiding,
            host: host.map(str::to_owned),
            here: self.here,
            capacity,
            seat,
            code_file: self.code_file.clone(),
            new_code: self.new_code,
            console: self.console,
            look,
            theme,
            hall: lang(&program, "--hall-lang", self.hall_lang.as_deref())?,
            words: self.words.as_deref().map(|list| words(&program, list)).transpose()?,
            style: style.transpose()?,
            arbiter: self.arbiter.clone(),
            sounding: self.voicing.checked(&program)?,
            cues: self.cues.as_deref().map(|cues| read_cues(&program, cues)).transpose()?,
            program,
        })
    }
}

fn board_name(locale: &Locale, text: &str) -> Result<BoardName, String> {
    if !text.starts_with("dgt:") && !text.trim().is_empty() {
        return Ok(BoardName::Tactile(text.to_owned()));
    }
    let named = Named::read(text).map(BoardName::Electronic);
    named.ok_or_else(|| bad_option(locale, "--board", text, "/dev/ttyUSB0 | dgt:/dev/ttyUSB1,left"))
}

/// The names in `--look`: how it looks, and the colours where they were named.
fn looks(locale: &Locale, list: &str) -> Result<(Look, Option<Theme>), String> {
    let usual = (Look::default(), None);
    list.split(',').map(str::trim).try_fold(usual, |(look, theme), name| match name {
        "letters" => Ok((Look { pieces: Pieces::Letters, ..look }, theme)),
        "signs" => Ok((Look { pieces: Pieces::Signs, ..look }, theme)),
        "large" => Ok((Look { large: true, ..look }, theme)),
        "white" => Ok((Look { below: Some(Color::White), ..look }, theme)),
        "black" => Ok((Look { below: Some(Color::Black), ..look }, theme)),
        name => match Theme::named(name) {
            Some(theme) => Ok((look, Some(theme))),
            None => Err(bad_option(locale, "--look", list, EXAMPLE_LOOK)),
        },
    })
}
