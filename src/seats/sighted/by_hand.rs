//! Read lines that say where the hand goes, for a board without a screen: `hand e7 e5`, `hand a7 a8 aside Q a8`.
//!
//! It is the same hand as that of the mouse and the cursor: it takes the piece on a square and puts it on the next one,
//! lays it beside the board, or takes one that lies there. Nothing is filled in.

use super::{BoardAction, BoardModel};
use ansage_game::seat::Color;
use ansage_game::view::View;
use ansage_words::locale::Lang;
use ansage_words::vocabulary::{fide, piece_letters};
use shakmaty::{Piece, Square};

/// Where the hand goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HandTarget {
    /// To a square: it takes or puts.
    Square(Square),
    /// Beside the board: what it holds is laid there.
    Aside,
    /// To a piece beside the board, which it takes.
    Piece(Piece),
}

/// The places named behind `hand`; `None` where the line is another. An empty list: it names none, or one that is none.
fn places(line: &str, lang: Lang, own: Color) -> Option<Vec<HandTarget>> {
    let mut words = line.trim().trim_start_matches('/').split_whitespace();
    words.next().filter(|word| word.eq_ignore_ascii_case("hand"))?;
    Some(words.map(|word| place(word, lang, own)).collect::<Option<Vec<HandTarget>>>().unwrap_or_default())
}

fn place(word: &str, lang: Lang, own: Color) -> Option<HandTarget> {
    let word = word.to_lowercase();
    if let Ok(square) = word.parse() {
        return Some(HandTarget::Square(square));
    }
    if ["aside", "daneben"].contains(&word.as_str()) {
        return Some(HandTarget::Aside);
    }
    let named = |lang: Lang| piece_letters(lang).iter().position(|letter| letter.to_lowercase() == word);
    let role = fide::ROLES.get(named(lang).or_else(|| named(Lang::En))?)?;
    Some(HandTarget::Piece(role.of(own)))
}

impl BoardModel {
    /// Moves the hand where a line says so; `None` where it says something else.
    pub(super) fn handle_hand_line(&mut self, line: &str, view: &View) -> Option<Vec<BoardAction>> {
        let own = self.setup.seat.unwrap_or(Color::White);
        let places = places(line, self.setup.presenter.program.lang(), own)?;
        if places.is_empty() {
            return Some(self.show_message("sighted-hand-where", None));
        }
        let step = |place| match place {
            HandTarget::Square(square) => self.grip_square(square, view),
            HandTarget::Aside => self.grip_beside_board(None, view),
            HandTarget::Piece(piece) => self.grip_beside_board(Some(piece), view),
        };
        Some(places.into_iter().flat_map(step).collect())
    }
}
