//! Tell a list: each item by itself, with pauses for the ear and in rows of 40 cells for the fingers.
//!
//! The message's text is the heading that is heard; its attribute `.line` holds the whole list as `$list`.

use ansage_game::announcement::MoveDescription;
use ansage_game::moment::Span;
use ansage_words::locale::{Args, Locale};
use ansage_words::presentation::rows::wrap_in_rows;
use ansage_words::presentation::{
    LineForm, Message, MessageValues, Presenter, SpeechPiece as Spoken, Urgency, speech_pieces_by_language,
};
use ansage_words::vocabulary::piece_letter;
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
    pub fn from_piece(square: Square, piece: Piece, presenter: &Presenter) -> ListItem {
        let locale = &presenter.program;
        let (lang, heard) = presenter.private_square_words(square);
        let side = locale.message_text("console-color-letter", &Args::new().with_color(piece.color));
        ListItem {
            heard: vec![Spoken::words(locale.lang(), locale.piece_name(piece)), Spoken::words(lang, heard)],
            line: match presenter.lines {
                LineForm::Short => format!("{side}{}{square}", piece_letter(locale.lang(), piece.role)),
                LineForm::Words => format!("{} {square}", locale.piece_name(piece)),
            },
        }
    }

    /// The pieces of one kind and colour: "rooks, Anna eins, Hector eins". The list's heading has told the colour, and the
    /// cells of a short line keep it at each piece.
    pub fn from_kind(piece: Piece, squares: &[Square], presenter: &Presenter) -> ListItem {
        let locale = &presenter.program;
        let name = match squares.len() {
            1 => locale.role_name(piece.role),
            _ => locale.message_text("console-roles", &Args::new().with_role(piece.role)),
        };
        ListItem::after_words(name, piece, squares, presenter)
    }

    /// The pieces of one side on these squares, where the heading has told their kind: "White, Anna eins, Hector eins".
    pub fn from_side(piece: Piece, squares: &[Square], presenter: &Presenter) -> ListItem {
        ListItem::after_words(presenter.program.color_name(piece.color), piece, squares, presenter)
    }

    fn after_words(name: String, piece: Piece, squares: &[Square], presenter: &Presenter) -> ListItem {
        let square_words = |square: &Square| {
            let (lang, heard) = presenter.private_square_words(*square);
            Spoken::words(lang, heard)
        };
        let mut heard = vec![Spoken::words(presenter.program.lang(), name.clone())];
        for (at, square) in squares.iter().enumerate() {
            heard.extend((at > 0).then_some(Spoken::Pause(PAUSE)));
            heard.push(square_words(square));
        }
        let line = match presenter.lines {
            LineForm::Short => {
                let cells = squares.iter().map(|square| ListItem::from_piece(*square, piece, presenter).line);
                cells.collect::<Vec<_>>().join(" ")
            }
            LineForm::Words => {
                let squares = squares.iter().map(Square::to_string);
                [name].into_iter().chain(squares).collect::<Vec<_>>().join(" ")
            }
        };
        ListItem { heard, line }
    }

    /// A move: "Springer Gustav eins Felix drei", `Sg1-f3`.
    pub fn from_move(telling: &MoveDescription, presenter: &Presenter) -> ListItem {
        let (lang, heard) = presenter.private_move_words(telling);
        let line = presenter.move_line(telling);
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
    pub fn from_words(locale: &Locale, heard: &str, line: &str) -> ListItem {
        ListItem { heard: speech_pieces_by_language(locale.lang(), heard), line: line.to_owned() }
    }
}

/// Tells a list under a heading; "nothing" where it is empty.
pub fn list_message<'a>(
    presenter: &Presenter,
    id: &str,
    values: impl Into<MessageValues<'a>>,
    mut items: Vec<ListItem>,
) -> Message {
    if items.is_empty() {
        let nothing = presenter.program.message_text("announce-nothing", &Args::new());
        items.push(ListItem::from_words(&presenter.program, &nothing, &nothing));
    }
    let lines: Vec<&str> = items.iter().map(|item| item.line.as_str()).collect();
    let mut told = presenter.private_message(id, values.into().set_own_text("list", lines.join(" ")));
    match presenter.lines {
        // A long line is broken between items.
        LineForm::Short => told.line = wrap_in_rows(&told.line, CELLS, |text| text.chars().count()).join("\n"),
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
