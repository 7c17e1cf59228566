//! Speak and understand moves in the words of D.2.1.
//!
//! [`fide`] holds the words, [`mod@render`] says a move in them, [`mod@parse`] understands them and the notations a
//! typist or a score uses. Nothing here knows a position: what is said is syntax, and [`ansage_game::reading`] finds
//! the move.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::{Style, Words, parse, render};
//! use ansage_game::announcement::Telling;
//! let telling: Telling = "Ng1f3 ??".parse().unwrap();
//! assert_eq!(render(&telling, Words::Fide, Style::Long, false), "Springer Gustav eins Felix drei");
//! assert_eq!(render(&telling, Words::Fide, Style::Short, false), "Springer Felix drei");
//! assert_eq!(parse("springer gustav 1, felix 3", Lang::De).unwrap(), telling.named.in_full());
//! ```

pub mod fide;
pub mod letters;
mod lexicon;
pub mod parse;
pub mod render;
pub mod rules;
mod scan;

pub use letters::{letter, letters};
pub(crate) use lexicon::{WordPart, is_dash, is_own_letter, is_word, part_of, piece_of_letter};
pub use parse::{ParseError, ParseReason, parse, parse_typed, parse_with};
pub use render::{compact, render, render_in, spoken};

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
