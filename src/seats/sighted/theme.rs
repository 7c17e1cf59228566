//! Choose the colours so that everything can be read.
//!
//! White and black pieces stand on two squares of middle brightness: on either, either is at 3:1 or more, which white
//! pieces on the pale squares of printed diagrams are not. Only colours with fixed values are used, the cube and the
//! greys of the 256, so that what a test computes is what a terminal shows. Whatever a colour tells is told by a sign or
//! a word as well.

use super::look::Theme;
use ratatui::style::{Color, Modifier, Style};

/// The styles of one theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Palette {
    /// Texts on the ground.
    pub text: Style,
    /// Headings, what is awaited, the running clock.
    pub strong: Style,
    /// What is wrong, on the ground and on squares.
    pub alarm: Style,
    /// The cursor on the board, and the piece's way back while it is in the hand.
    pub cursor: Style,
    /// Buttons.
    pub button: Style,
    /// The ground of the light and of the dark squares.
    squares: [Style; 2],
    /// Black and white pieces.
    pieces: [Style; 2],
    /// Whether a piece has a patch of its own under it.
    pub patch: bool,
    /// Whether dark squares are dotted, there being no colours.
    pub dotted: bool,
}

const BLACK: Color = Color::Indexed(16);
const WHITE: Color = Color::Indexed(231);
const YELLOW: Color = Color::Indexed(226);
/// Brown, of a luminance of 0.27: 3.3:1 to white, 6.4:1 to black.
const LIGHT_SQUARE: Color = Color::Indexed(137);
/// Dark olive, of a luminance of 0.106: 6.7:1 to white, 3.1:1 to black.
const DARK_SQUARE: Color = Color::Indexed(58);
/// Greys of the same two strengths.
const LIGHT_GREY: Color = Color::Indexed(245);
const DARK_GREY: Color = Color::Indexed(241);

impl Palette {
    /// The styles of this theme.
    pub fn from_theme(theme: Theme) -> Palette {
        let bold = Modifier::BOLD;
        let dark = Palette {
            text: Style::new().fg(WHITE).bg(BLACK),
            strong: Style::new().fg(WHITE).bg(BLACK).add_modifier(bold),
            alarm: Style::new().fg(BLACK).bg(YELLOW).add_modifier(bold),
            cursor: Style::new().fg(BLACK).bg(WHITE).add_modifier(bold),
            button: Style::new().fg(BLACK).bg(WHITE),
            squares: [Style::new().fg(WHITE).bg(LIGHT_SQUARE), Style::new().fg(WHITE).bg(DARK_SQUARE)],
            pieces: [Style::new().fg(BLACK).add_modifier(bold), Style::new().fg(WHITE).add_modifier(bold)],
            patch: false,
            dotted: false,
        };
        match theme {
            Theme::Dark => dark,
            Theme::Light => Palette {
                text: Style::new().fg(BLACK).bg(WHITE),
                strong: Style::new().fg(BLACK).bg(WHITE).add_modifier(bold),
                button: Style::new().fg(WHITE).bg(BLACK),
                ..dark
            },
            Theme::Strong => Palette {
                squares: [Style::new().fg(WHITE).bg(LIGHT_GREY), Style::new().fg(WHITE).bg(DARK_GREY)],
                pieces: [
                    Style::new().fg(WHITE).bg(BLACK).add_modifier(bold),
                    Style::new().fg(BLACK).bg(WHITE).add_modifier(bold),
                ],
                patch: true,
                ..dark
            },
            Theme::Plain => {
                let (plain, bold) = (Style::new(), Style::new().add_modifier(bold));
                let reversed = Style::new().add_modifier(Modifier::REVERSED);
                Palette {
                    text: plain,
                    strong: bold,
                    alarm: reversed,
                    cursor: reversed,
                    button: reversed,
                    squares: [plain, plain],
                    pieces: [bold, bold],
                    patch: false,
                    dotted: true,
                }
            }
        }
    }

    /// The ground of a square.
    pub fn square_style(&self, is_light: bool) -> Style {
        self.squares[usize::from(!is_light)]
    }

    /// A piece on that ground.
    pub fn piece_style(&self, is_light: bool, color: ansage_game::seat::Color) -> Style {
        self.square_style(is_light).patch(self.pieces[usize::from(color.is_white())])
    }
}
