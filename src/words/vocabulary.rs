//! Speak and understand moves in the words of D.2.1.
//!
//! [`fide`] holds the words, [`mod@render`] says a move in them, [`mod@parse`] understands them and the notations a
//! typist or a score uses. Nothing here knows a position: what is said is syntax, and [`ansage_game::reading`] finds
//! the move.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, parse_move, move_in_printed_words};
//! use ansage_game::announcement::MoveDescription;
//! let telling: MoveDescription = "Ng1f3 ??".parse().unwrap();
//! assert_eq!(move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false), "Springer Gustav eins Felix drei");
//! assert_eq!(move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Short, false), "Springer Felix drei");
//! assert_eq!(parse_move("springer gustav 1, felix 3", Lang::De).unwrap(), telling.named.to_full_announcement());
//! ```

pub mod fide;
pub mod letters;
mod lexicon;
pub mod parse;
pub mod render;
pub mod rules;
mod scan;

pub use letters::{piece_letter, piece_letters};
pub(crate) use lexicon::{
    WordPart, has_announcement_word, is_commentators_sign, is_dash, is_letter_of_language, piece_of_letter,
    word_meaning,
};
pub use parse::{ParseError, ParseReason, parse_move, parse_move_with_list, parse_square, parse_typed_move};
pub use render::{move_in_printed_words, move_in_spoken_words, move_in_word_list, short_move_notation};

use std::fmt;
use std::str::FromStr;

/// A list of words to announce moves in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum WordListKind {
    /// The words of D.2.1: Anna Bella Cesar David Eva Felix Gustav Hector.
    #[default]
    Fide,
    /// Letters for the files.
    Plain,
    /// Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel for the files.
    Nato,
}

/// How much of a move is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AnnouncementStyle {
    /// Piece, from-square, to-square.
    #[default]
    Long,
    /// What is needed to be unambiguous, as in the short notation of C.10.
    Short,
}

impl WordListKind {
    /// Every word list.
    pub const ALL: [WordListKind; 3] = [WordListKind::Fide, WordListKind::Plain, WordListKind::Nato];

    /// The name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            WordListKind::Fide => "fide",
            WordListKind::Plain => "plain",
            WordListKind::Nato => "nato",
        }
    }
}

impl AnnouncementStyle {
    /// Every style.
    pub const ALL: [AnnouncementStyle; 2] = [AnnouncementStyle::Long, AnnouncementStyle::Short];

    /// The name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            AnnouncementStyle::Long => "long",
            AnnouncementStyle::Short => "short",
        }
    }
}

impl fmt::Display for WordListKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for AnnouncementStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for WordListKind {
    type Err = ();

    fn from_str(name: &str) -> Result<WordListKind, ()> {
        WordListKind::ALL.into_iter().find(|words| words.name() == name).ok_or(())
    }
}

impl FromStr for AnnouncementStyle {
    type Err = ();

    fn from_str(name: &str) -> Result<AnnouncementStyle, ()> {
        AnnouncementStyle::ALL.into_iter().find(|style| style.name() == name).ok_or(())
    }
}
