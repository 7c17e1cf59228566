//! Say how the sighted player's board looks: letters or chess signs, colours, size, which side is below.

use ansage_game::seat::Color;

/// How pieces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PieceStyle {
    /// The colour's letter and the piece's, in the letters of the program's language: `wS`, `sK`. Any terminal shows
    /// them, each in one cell.
    #[default]
    Letters,
    /// The chess signs of Unicode. Many terminals lack them, and some draw the black pawn as a picture of two cells.
    Signs,
}

/// Colours. Every one of them keeps pieces, marks and texts at a contrast of 3:1 or more; none tells anything by colour
/// alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Squares in two greys of middle brightness, on a dark ground.
    #[default]
    Dark,
    /// The same on a light ground.
    Light,
    /// Each piece on a patch of its own colour: the strongest contrast there is.
    Strong,
    /// No colours at all, as `NO_COLOR` asks for.
    Plain,
}

impl Theme {
    /// All of them, in the order in which the key goes through them.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::Strong, Theme::Plain];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::Strong => "strong",
            Theme::Plain => "plain",
        }
    }

    /// The theme of this name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// How the board looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BoardLook {
    /// How pieces are drawn.
    pub pieces: PieceStyle,
    /// Whether everything is as large as the terminal has room for.
    pub large: bool,
    /// Which side is below; `None` for the player's own, or White's where nobody plays here.
    pub below: Option<Color>,
    /// The colours.
    pub theme: Theme,
}
