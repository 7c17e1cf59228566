//! Tell a list: each item by itself, with pauses for the ear and in rows of 40 cells for the fingers.
//!
//! The message's text is the heading that is heard; its attribute `.line` holds the whole list as `$list`.

use ansage_game::announcement::MoveDescription;
use ansage_game::moment::Span;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::rows::in_rows;
use ansage_words::presentation::{LineForm, Message, MessageValues, Presenter, SpeechPiece as Spoken, Urgency, pieces};
use ansage_words::vocabulary::letter;
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
    /// What is read; in short lines without a blank, so that a row never ends inside.
    pub line: String,
}

impl ListItem {
    /// A piece on a square: "weißer Bauer, Eva vier", `wBe4`.
    pub fn piece(square: Square, piece: Piece, presenter: &Presenter) -> ListItem {
        let locale = &presenter.program;
        let (lang, heard) = presenter.square_in_ear(square);
        let side = locale.text("console-color-letter", &Args::new().color(piece.color));
        ListItem {
            heard: vec![Spoken::words(locale.lang(), locale.piece(piece)), Spoken::words(lang, heard)],
            line: match presenter.lines {
                LineForm::Short => format!("{side}{}{square}", letter(locale.lang(), piece.role)),
                LineForm::Words => format!("{} {square}", locale.piece(piece)),
            },
        }
    }

    /// A move: "Springer Gustav eins Felix drei", `Sg1-f3`.
    pub fn telling(telling: &MoveDescription, presenter: &Presenter) -> ListItem {
        let (lang, heard) = presenter.move_in_ear(telling);
        let line = presenter.move_on_line(telling);
        ListItem {
            heard: vec![Spoken::words(lang, heard)],
            line: match presenter.lines {
                // What stands behind a blank is the mark of en passant.
                LineForm::Short => line.split(' ').take(1).collect(),
                LineForm::Words => line,
            },
        }
    }

    /// Words in the program's language, and a line for them.
    pub fn words(locale: &Locale, heard: &str, line: &str) -> ListItem {
        ListItem { heard: pieces(locale.lang(), heard), line: line.to_owned() }
    }
}

/// Tells a list under a heading; "nothing" where it is empty.
pub fn list<'a>(
    presenter: &Presenter,
    id: &str,
    values: impl Into<MessageValues<'a>>,
    mut items: Vec<ListItem>,
) -> Message {
    if items.is_empty() {
        let nothing = presenter.program.text("announce-nothing", &Args::new());
        items.push(ListItem::words(&presenter.program, &nothing, &nothing));
    }
    let lines: Vec<&str> = items.iter().map(|item| item.line.as_str()).collect();
    let mut told = presenter.note(id, values.into().set("list", lines.join(" ")));
    match presenter.lines {
        // A long line is broken between items.
        LineForm::Short => told.line = in_rows(&told.line, CELLS, |text| text.chars().count()).join("\n"),
        // The text is the heading alone.
        LineForm::Words => told.line = format!("{} {}.", told.line, lines.join(", ")),
    }
    told.urgency = Urgency::Now;
    for item in items {
        told.speech.push(Spoken::Pause(PAUSE));
        told.speech.extend(item.heard);
    }
    told
}
