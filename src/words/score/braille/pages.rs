//! Lay words in cells out on pages of 40 x 25, and write the pages in Braille ASCII or in Unicode.
//!
//! The first line of a page is its heading with the number of the page at the right, behind a number sign. Pages are
//! parted by form feeds. In Unicode a blank is the cell without dots, so that every place of a line is one cell wide; no
//! line ends with blanks.

use super::cells::{self, RAISED, cell_dots};
use crate::score::written::entry::SignSet;

/// The cells of a line.
pub const WIDTH: usize = 40;
/// The lines of a page.
pub const HEIGHT: usize = 25;
/// Dot 5 at the end of a line: the word is longer than a line, and goes on in the next.
pub(super) const GOES_ON: u8 = cell_dots('⠐');
/// A line that goes on stands so many cells to the right.
const INDENT: usize = 2;

/// The lines of a score, laid out.
#[derive(Debug, Default)]
pub(super) struct BrailleLines {
    lines: Vec<Vec<u8>>,
}

impl BrailleLines {
    /// Adds words, on as many lines as they need; no word is broken unless it is longer than a line.
    pub fn add_words(&mut self, words: &[Vec<u8>]) {
        let mut line: Vec<u8> = Vec::new();
        for word in words.iter().filter(|word| !word.is_empty()) {
            let begun = line.iter().any(|dots| *dots != 0);
            if begun && line.len() + 1 + word.len() > WIDTH {
                self.lines.push(std::mem::replace(&mut line, vec![0; INDENT]));
            } else if begun {
                line.push(0);
            }
            let mut rest = &word[..];
            while line.len() + rest.len() > WIDTH {
                let (fits, more) = rest.split_at(WIDTH - line.len() - 1);
                line.extend(fits);
                line.push(GOES_ON);
                self.lines.push(std::mem::replace(&mut line, vec![0; INDENT]));
                rest = more;
            }
            line.extend(rest);
        }
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    /// Adds an empty line.
    pub fn add_empty_line(&mut self) {
        self.lines.push(Vec::new());
    }

    /// The pages, written.
    pub fn write_pages(&self, heading: &[Vec<u8>], script: SignSet) -> String {
        let mut text = String::new();
        let pages = self.lines.chunks(HEIGHT - 1);
        for (i, page) in pages.enumerate() {
            if i > 0 {
                text.push('\u{c}');
            }
            write(&mut text, &head(heading, i + 1), script);
            page.iter().for_each(|line| write(&mut text, line, script));
        }
        text
    }
}

/// As many words of the heading as fit, and the page's number.
fn head(heading: &[Vec<u8>], page: usize) -> Vec<u8> {
    let number = [vec![cell_dots('⠼')], cells::cells_of_number(&RAISED, page)].concat();
    let mut line: Vec<u8> = Vec::new();
    for word in heading {
        // Two blanks at least stand before the number.
        if line.len() + usize::from(!line.is_empty()) + word.len() + 2 + number.len() > WIDTH {
            break;
        }
        line.extend((!line.is_empty()).then_some(0));
        line.extend(word);
    }
    line.resize(WIDTH - number.len(), 0);
    line.extend(number);
    line
}

fn write(text: &mut String, line: &[u8], script: SignSet) {
    let filled = line.iter().rposition(|dots| *dots != 0).map_or(0, |last| last + 1);
    let shown = |dots: &u8| {
        if script == SignSet::Braille { cells::to_unicode_cell(*dots) } else { cells::to_braille_ascii(*dots) }
    };
    text.extend(line[..filled].iter().map(shown));
    text.push('\n');
}
