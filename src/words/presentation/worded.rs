//! Say things in plain words of the program's language: lines for a voice that reads them out, and squares and moves for an
//! ear that would rather not change voices within a sentence.
//!
//! A Braille display wants signs (`w Ng1-f3`), and no screen reader can read them. The words of D.2.1 are those of the hall;
//! what a player asks for himself he may hear as he is used to it.

use crate::locale::message::role_key;
use crate::locale::{Args, Locale};
use ansage_game::announcement::{MoveDescription, NamedMove};
use shakmaty::{CastlingSide, Square};

/// How lines are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LineForm {
    /// For a Braille display: at most 40 cells, moves and pieces in signs, one line of a reply at a time.
    #[default]
    Short,
    /// In words, for a screen reader.
    Words,
}

impl LineForm {
    /// Both.
    pub const ALL: [LineForm; 2] = [LineForm::Short, LineForm::Words];

    /// Its name, as it is typed.
    pub fn name(self) -> &'static str {
        match self {
            LineForm::Short => "short",
            LineForm::Words => "words",
        }
    }
}

/// In which words squares and moves are heard in private answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PrivateWording {
    /// In those of the hall, by a German voice.
    #[default]
    Hall,
    /// As letters and figures, in the language and by the voice of the program.
    Plain,
}

impl PrivateWording {
    /// Both.
    pub const ALL: [PrivateWording; 2] = [PrivateWording::Hall, PrivateWording::Plain];

    /// Its name, as it is typed.
    pub fn name(self) -> &'static str {
        match self {
            PrivateWording::Hall => "hall",
            PrivateWording::Plain => "plain",
        }
    }
}

/// A square, apart for a voice: "e 4".
pub(super) fn spaced_square_name(square: Square) -> String {
    format!("{} {}", square.file().char(), square.rank().char())
}

/// A move in plain words: "knight g1 takes f3". `square` writes a square.
pub(super) fn move_in_plain_words(telling: &MoveDescription, locale: &Locale, square: fn(Square) -> String) -> String {
    match telling.named {
        NamedMove::Castle(side) => {
            let side = if side == CastlingSide::KingSide { "short" } else { "long" };
            locale.message_text("announce-castling-in-words", &Args::new().set("side", side))
        }
        NamedMove::Piece { role, from, to, promotion } => {
            let how = match (telling.en_passant, telling.capture) {
                (true, _) => "en-passant",
                (_, true) => "takes",
                _ => "moves",
            };
            let args = Args::new()
                .with_role(role)
                .set_own_text("from", square(from))
                .set_own_text("to", square(to))
                .set("how", how);
            let becomes = promotion.map_or("none", role_key);
            locale.message_text("announce-move-in-words", &args.set("becomes", becomes))
        }
    }
}
