//! Tell a list: each item by itself, with pauses for the ear and in rows of 40 cells for the fingers.
//!
//! The message's text is the heading that is heard; its attribute `.line` holds the whole list as `$list`.

use crate::game::announcement::Telling;
use crate::locale::{Args, Lang, Locale};
use crate::moment::Span;
use crate::presentation::rows::in_rows;
use crate::presentation::{Presenter, SpeechPiece as Spoken, Told, Urgency, Values, pieces, square_words};
use crate::vocabulary::{compact, letter};
use shakmaty::{Piece, Square};

/// Between two items.
const PAUSE: Span = Span::from_millis(250);
/// The cells of a Braille display.
pub const CELLS: usize = 40;

/// One item of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListItem {
    /// What is heard.
    pub heard: Vec<Spoken>,
    /// What is read; no blank in it, so that a row never ends inside.
    pub line: String,
}

impl ListItem {
    /// A piece on a square: "weißer Bauer, Eva vier", `wBe4`.
    pub fn piece(square: Square, piece: Piece, presenter: &Presenter) -> ListItem {
        let locale = &presenter.program;
        let side = locale.text("console-color-letter", &Args::new().color(piece.color));
        ListItem {
            heard: vec![
                Spoken::words(locale.lang(), locale.piece(piece)),
                Spoken::words(Lang::De, square_words(square, presenter.words)),
            ],
            line: format!("{side}{}{square}", letter(locale.lang(), piece.role)),
        }
    }

    /// A move: "Springer Gustav eins Felix drei", `Sg1-f3`.
    pub fn telling(telling: &Telling, presenter: &Presenter) -> ListItem {
        ListItem {
            heard: vec![Spoken::words(Lang::De, presenter.spoken(telling))],
            // What stands behind a blank is the mark of en passant.
            line: compact(telling, presenter.program.lang()).split(' ').take(1).collect(),
        }
    }

    /// Words in the program's language, and a line for them.
    pub fn words(locale: &Locale, heard: &str, line: &str) -> ListItem {
        ListItem { heard: pieces(locale.lang(), heard), line: line.to_owned() }
    }
}

/// Tells a list under a heading; "nothing" where it is empty.
pub fn list<'a>(presenter: &Presenter, id: &str, values: impl Into<Values<'a>>, mut items: Vec<ListItem>) -> Told {
    if items.is_empty() {
        let nothing = presenter.program.text("announce-nothing", &Args::new());
        items.push(ListItem::words(&presenter.program, &nothing, &nothing));
    }
    let lines: Vec<&str> = items.iter().map(|item| item.line.as_str()).collect();
    let mut told = presenter.note(id, values.into().set("list", lines.join(" ")));
    // A long line is broken between items.
    told.line = in_rows(&told.line, CELLS, |text| text.chars().count()).join("\n");
    told.urgency = Urgency::Now;
    for item in items {
        told.speech.push(Spoken::Pause(PAUSE));
        told.speech.extend(item.heard);
    }
    told
}
