//! Cut a file in Braille into lines and words of cells, each with its place in the file.

use super::cells;
use super::pages::GOES_ON;
use crate::score::written::entry::SignSet;

/// A cell where it stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct BrailleSign {
    /// The dots; `None` for a character that is no cell.
    pub dots: Option<u8>,
    /// The character.
    pub shown: char,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// Cells without a blank between them.
#[derive(Debug, Clone, Default)]
pub(super) struct CellWord {
    /// The cells.
    pub signs: Vec<BrailleSign>,
    /// How many blanks stand before it.
    pub blanks: usize,
}

impl CellWord {
    /// The dots; nothing where a character is no cell.
    pub fn to_dots(&self) -> Vec<u8> {
        self.signs.iter().map(|sign| sign.dots).collect::<Option<Vec<u8>>>().unwrap_or_default()
    }
}

/// A line.
#[derive(Debug, Clone, Default)]
pub(super) struct CellLine {
    /// Its words.
    pub words: Vec<CellWord>,
    /// Whether it is the first of a page that is not empty.
    pub top: bool,
}

/// Cuts a file. A form feed ends a line as well as a page.
pub(super) fn split_into_lines(text: &str, script: SignSet) -> Vec<CellLine> {
    let mut all = vec![CellLine::default()];
    let mut word = CellWord::default();
    let (mut line, mut column, mut top) = (1, 0, true);
    let push = |word: &mut CellWord, all: &mut Vec<CellLine>, top: &mut bool| {
        if word.signs.is_empty() {
            return;
        }
        if let Some(last) = all.last_mut() {
            last.top |= *top && last.words.is_empty();
            last.words.push(std::mem::take(word));
        }
        *top = false;
    };
    for shown in text.chars() {
        column += 1;
        match shown {
            '\n' | '\u{c}' => {
                push(&mut word, &mut all, &mut top);
                word = CellWord::default();
                all.push(CellLine::default());
                top |= shown == '\u{c}';
                if shown == '\n' {
                    (line, column) = (line + 1, 0);
                }
            }
            '\u{feff}' | '\u{1a}' | '\r' => {}
            _ if shown.is_whitespace() || shown == '\u{2800}' => {
                push(&mut word, &mut all, &mut top);
                word.blanks += 1;
            }
            _ => {
                let dots = if script == SignSet::Brf {
                    cells::from_braille_ascii(shown)
                } else {
                    cells::from_unicode_cell(shown)
                };
                word.signs.push(BrailleSign { dots, shown, line, column });
            }
        }
    }
    push(&mut word, &mut all, &mut top);
    all
}

/// Lines, with each word that goes on in the next line whole; what stood between (the heading of a page) is gone.
pub(super) fn join_broken_words(all: Vec<CellLine>) -> Vec<CellLine> {
    let mut whole: Vec<CellLine> = Vec::new();
    for mut line in all {
        let open = whole.iter_mut().rfind(|known| !known.words.is_empty()).and_then(|known| known.words.last_mut());
        let goes_on =
            |word: &&mut CellWord| word.signs.len() > 1 && word.signs.last().and_then(|s| s.dots) == Some(GOES_ON);
        if let Some(word) = open.filter(goes_on)
            && !line.words.is_empty()
        {
            word.signs.pop();
            word.signs.extend(line.words.remove(0).signs);
        }
        whole.push(line);
    }
    whole
}
