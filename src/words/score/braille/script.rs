//! Tell Braille from print by its form.
//!
//! Unicode Braille shows itself. Braille ASCII is print of another meaning, so it is taken for Braille only where it has
//! the form of a score in cells and none of the marks of print: a number without a dot, then a move in capitals. Where
//! print looks the same (`1 E4 E5`, capitals locked, no dots), the plain code means the same moves.

use super::cells;
use super::meaning::{BrailleMeaning, meaning_of_cells};
use crate::score::written::entry::SignSet;

/// No score of one game is longer.
const BYTES_MAX: usize = crate::score::GAME_BYTES_MAX;

/// In which Braille a file is written; `None` for print, and for what is no text.
pub fn detect_braille_script(bytes: &[u8]) -> Option<SignSet> {
    if bytes.len() > BYTES_MAX {
        return None;
    }
    let text = std::str::from_utf8(bytes).ok()?;
    // Most files are print in ASCII.
    if text.is_ascii() {
        return is_brf(text).then_some(SignSet::Brf);
    }
    let (mut braille, mut other) = (0_usize, 0_usize);
    for shown in text.chars().filter(|c| !c.is_whitespace() && *c != '\u{2800}' && *c != '\u{feff}') {
        if cells::from_unicode_cell(shown).is_some() { braille += 1 } else { other += 1 }
    }
    if braille > other {
        return Some(SignSet::Braille);
    }
    (braille == 0 && is_brf(text)).then_some(SignSet::Brf)
}

/// Whether a text in ASCII has the form of a score in cells.
fn is_brf(text: &str) -> bool {
    let has = |is: fn(&u8) -> bool| text.as_bytes().iter().any(is);
    let (small, capital) = (has(u8::is_ascii_lowercase), has(u8::is_ascii_uppercase));
    let known =
        |c: char| matches!(c, '\r' | '\n' | '\t' | '\u{c}' | '\u{1a}') || cells::from_braille_ascii(c).is_some();
    // Print is told by its letters first: nearly every score has small ones and capitals.
    if small && capital || !text.chars().all(known) || text.contains(['{', '}', '~', '`', '|']) {
        return false;
    }
    let header = |line: &str| line.starts_with('[') && line.ends_with(']') && line.contains('"');
    let numbered = |word: &str| {
        let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
        after.len() < word.len() && after.starts_with('.')
    };
    if text.lines().any(|line| header(line.trim())) || text.split_whitespace().any(numbered) {
        return false;
    }
    let mut lines = text.split(['\n', '\u{c}']).map(|line| line.split_ascii_whitespace());
    let moves = lines.any(|mut words| is_number(words.next()) && words.next().is_some_and(is_move));
    moves && (capital || text.split_ascii_whitespace().any(is_only_braille))
}

fn cells_of(word: &str) -> Vec<u8> {
    word.chars().filter_map(cells::from_braille_ascii).collect()
}

fn is_number(word: Option<&str>) -> bool {
    let in_cells = |word: &str| {
        word.strip_prefix('#')
            .is_some_and(|cells| cells.bytes().all(|cell| matches!(cell.to_ascii_uppercase(), b'A'..=b'J')))
    };
    word.is_some_and(|word| {
        word.len() > 1 && in_cells(word) || !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
    })
}

fn is_move(word: &str) -> bool {
    matches!(meaning_of_cells(&cells_of(word)), BrailleMeaning::Move(_) | BrailleMeaning::Gap { .. })
}

/// Whether a word in small letters is a move or a page number in cells and neither in print.
fn is_only_braille(word: &str) -> bool {
    match meaning_of_cells(&cells_of(word)) {
        BrailleMeaning::Move(_) => word.contains([';', '^', '_', '>', '.']),
        BrailleMeaning::Page(_) => true,
        _ => false,
    }
}
