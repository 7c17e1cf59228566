//! Put a sheet on paper: the text of a file, in its layout.

use crate::arbiter::games::PlayedGame;
use crate::arbiter::sheets::{PaperCell, PaperLayout, PaperSheet};
use ansage_words::locale::Lang;
use ansage_words::score::braille::cells::{from_unicode_cell, to_braille_ascii};
use ansage_words::score::braille::{BrailleCode, BrailleHalfMove, BrailleScore, write_braille_score};
use ansage_words::score::pgn::Ply;
use ansage_words::score::written::SignSet;
use ansage_words::vocabulary::parse_move;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Outcome, Position};

/// Nothing is known there, in Braille.
const GAP: &str = "⠤⠤";
/// The figures of the numbers of the moves.
const LOWERED: [(char, char); 10] = [
    ('0', '⠴'),
    ('1', '⠂'),
    ('2', '⠆'),
    ('3', '⠒'),
    ('4', '⠲'),
    ('5', '⠢'),
    ('6', '⠖'),
    ('7', '⠶'),
    ('8', '⠦'),
    ('9', '⠔'),
];

/// The text of a file.
pub fn file(sheet: &PaperSheet) -> String {
    let (hand, cells) = (sheet.hand, &sheet.cells);
    match hand.layout {
        PaperLayout::Pgn => head(&sheet.start, true) + &wrapped(&numbered(cells), 78),
        PaperLayout::Running => head(&sheet.start, false) + &wrapped(&numbered(cells), 40),
        PaperLayout::Rows => head(&sheet.start, false) + &rows(cells, ". ", " ", "").replace(".  ", "... "),
        PaperLayout::Table => head(&sheet.start, false) + &rows(cells, " | ", " | ", ""),
        PaperLayout::Tabs => head(&sheet.start, false) + &rows(cells, "\t", "\t", ""),
        PaperLayout::Lines => {
            let dots = |cell: &PaperCell| if cell.side.is_white() { "." } else { "..." };
            let line = |cell: &PaperCell| format!("{}{} {}\n", cell.number, dots(cell), cell.text);
            head(&sheet.start, false) + &cells.iter().map(line).collect::<String>()
        }
        PaperLayout::Bare => {
            let lines: Vec<&str> = cells.iter().map(|cell| &*cell.text).collect();
            head(&sheet.start, false) + &lines.join("\n")
        }
        PaperLayout::Braille => braille(sheet),
        PaperLayout::Brf => {
            let sign = |shown: char| from_unicode_cell(shown).map_or(shown, to_braille_ascii);
            braille(sheet).chars().map(sign).collect()
        }
    }
}

/// The headers that a start other than the usual one needs, or those of every PGN file.
fn head(start: &Chess, all: bool) -> String {
    let mut head = String::new();
    if all {
        head += "[Event \"?\"]\n[White \"Anna\"]\n[Black \"Boris\"]\n";
    }
    if start.castles().mode().is_chess960() {
        head += "[Variant \"Chess960\"]\n";
    }
    if *start != Chess::default() {
        head += &format!("[FEN \"{}\"]\n", Fen::from_position(start, EnPassantMode::Legal));
    }
    if head.is_empty() { head } else { head + "\n" }
}

/// `12. Nf3 Nc6`, and `12... Nc6` where White's half-move does not stand before it.
fn numbered(cells: &[PaperCell]) -> Vec<String> {
    let mut texts = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        let goes_on = at > 0 && cells[at - 1].number == cell.number && cells[at - 1].side.is_white();
        texts.push(match cell.side.is_white() {
            true => format!("{}. {}", cell.number, cell.text),
            false if goes_on => cell.text.clone(),
            false => format!("{}... {}", cell.number, cell.text),
        });
    }
    texts
}

fn wrapped(texts: &[String], width: usize) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for part in texts {
        let length = part.chars().count();
        if column > 0 && column + 1 + length > width {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text += part;
        column += length;
    }
    text + "\n"
}

/// Every move on its line; a half-move whose place on the line is filled stands on a line of its own.
fn rows(cells: &[PaperCell], after_number: &str, between: &str, nothing: &str) -> String {
    let mut text = String::new();
    let mut cells = cells.iter().peekable();
    while let Some(cell) = cells.next() {
        text += &format!("{}{after_number}", cell.number);
        if cell.side.is_black() {
            text += &format!("{nothing}{between}{}\n", cell.text);
            continue;
        }
        text += &cell.text;
        if let Some(black) = cells.next_if(|next| next.number == cell.number && next.side.is_black()) {
            text += &format!("{between}{}", black.text);
        }
        text.push('\n');
    }
    text
}

/// Every half-move of a game in cells of Unicode, as the program writes it.
pub fn in_cells(game: &PlayedGame, lang: Lang) -> Vec<String> {
    let half_moves: Vec<BrailleHalfMove> =
        game.moves.iter().map(|legal| BrailleHalfMove::Known(Ply::new(*legal))).collect();
    let count = half_moves.len();
    let cells = words(&game.start, half_moves, lang);
    assert_eq!(cells.len(), count, "{cells:?}");
    cells
}

/// The words of a score in Braille, without the numbers of the moves.
fn words(start: &Chess, half_moves: Vec<BrailleHalfMove>, lang: Lang) -> Vec<String> {
    assert_eq!(*start, Chess::default(), "only games from the usual start are written in Braille here");
    let score = BrailleScore {
        tags: Vec::new(),
        comment: None,
        start: start.clone(),
        half_moves,
        outcome: Outcome::Unknown,
        ending: String::new(),
    };
    let text = write_braille_score(&score, BrailleCode::for_lang(lang), lang, SignSet::Braille);
    let lines = text.split(['\n', '\u{c}']).filter(|line| !line.starts_with('⠀') && !line.is_empty());
    lines.flat_map(|line| line.split('⠀').skip(1).map(str::to_owned)).collect()
}

/// The sheet in cells of Unicode: a line for each move.
fn braille(sheet: &PaperSheet) -> String {
    let lang = sheet.hand.lang;
    let cell = |cell: &PaperCell| {
        let text = cell.cells.clone().unwrap_or_else(|| match parse_move(&cell.text, lang) {
            Ok(said) => words(&sheet.start, vec![BrailleHalfMove::Named(said)], lang).join("⠀"),
            Err(_) if cell.text.chars().any(char::is_alphanumeric) => {
                words(&sheet.start, vec![BrailleHalfMove::Words(cell.text.clone())], lang).join("⠀")
            }
            Err(_) => GAP.to_owned(),
        });
        // As the program writes it: the sign of Black's half-move stands before one that begins a line.
        PaperCell { text, ..cell.clone() }
    };
    let cells: Vec<PaperCell> = sheet.cells.iter().map(cell).collect();
    // What stands for White's half-move becomes the sign before Black's.
    let text = rows(&cells, "⠀", "⠀", "§").replace("§⠀", "⠤");
    text.chars()
        .map(|shown| LOWERED.iter().find(|(print, _)| *print == shown).map_or(shown, |(_, cell)| *cell))
        .collect()
}
