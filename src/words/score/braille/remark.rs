//! Read what stands in brackets in words: remarks beside a half-move, and before the first.

use super::cells::{self, CLOSE, HYPHEN, LOWERED, NUMBER_SIGN, OPEN, RAISED, cell_dots};
use super::cut::{BrailleSign, CellLine};
use super::letters::letter_of_cell_in_language;
use super::meaning::{BrailleLetters, is_move_in_words};

/// Punctuation, which the lowered figures look like.
const SIGNS: [(u8, char); 6] = [
    (cell_dots('⠂'), ','),
    (cell_dots('⠆'), ';'),
    (cell_dots('⠒'), ':'),
    (cell_dots('⠲'), '.'),
    (cell_dots('⠢'), '?'),
    (cell_dots('⠖'), '!'),
];
/// A full stop in the plain code, and between two letters the apostrophe of the UK code.
const STOP: u8 = cell_dots('⠄');
/// Between a figure and a letter that looks like one.
const LETTER: u8 = cell_dots('⠰');

/// The cell of a sign of punctuation.
pub(super) fn cell_of_punctuation(shown: char) -> Option<u8> {
    SIGNS.iter().find(|(_, sign)| *sign == shown).map(|(cell, _)| *cell)
}

/// The line behind a remark that fills whole lines from this one on; `None` where none begins there. The rank of a diagram
/// that begins with a black rook begins like one, and is not closed before the next bracket.
pub(super) fn end_of_remark_lines(all: &[CellLine], from: usize) -> Option<usize> {
    let first = all[from].words.first().filter(|first| first.blanks == 0)?;
    let is = |sign: &BrailleSign, dots: u8| sign.dots == Some(dots);
    first.signs.first().filter(|sign| is(sign, OPEN))?;
    let mut brackets = 0;
    for (i, line) in all.iter().enumerate().skip(from) {
        brackets += line.words.iter().flat_map(|word| &word.signs).filter(|sign| is(sign, OPEN)).count();
        if brackets > 1 {
            return None;
        }
        let closes = |sign: &BrailleSign| is(sign, CLOSE);
        if line.words.iter().flat_map(|word| &word.signs).any(closes) {
            let at_end = line.words.last().and_then(|word| word.signs.last()).is_some_and(closes);
            return at_end.then_some(i + 1);
        }
    }
    None
}

/// A word of a remark in print. Figures have their number sign; without one, only a whole half-move has lowered ones, and
/// otherwise those cells are punctuation. A cell that is nothing of this stands as it is.
pub(super) fn print_word(signs: &[BrailleSign], letters: BrailleLetters) -> String {
    let dots: Vec<u8> = signs.iter().filter_map(|sign| sign.dots).collect();
    let lowered = !dots.contains(&NUMBER_SIGN) && is_move_in_words(&dots, letters);
    let mut numeric = false;
    let mut text = String::new();
    for (i, sign) in signs.iter().enumerate() {
        let Some(dots) = sign.dots else {
            text.push(sign.shown);
            continue;
        };
        if dots == NUMBER_SIGN || dots == LETTER && numeric {
            numeric = dots == NUMBER_SIGN;
            continue;
        }
        let raised = cells::digit_of_cell(&RAISED, dots).filter(|_| numeric);
        numeric = raised.is_some();
        let figure = raised.or_else(|| cells::digit_of_cell(&LOWERED, dots).filter(|_| lowered));
        let punctuation = || SIGNS.iter().find(|(cell, _)| *cell == dots).map(|(_, sign)| *sign);
        let shown = figure.or_else(|| letter_of_cell_in_language(letters.lang(), dots)).or_else(punctuation);
        match (shown, dots) {
            (Some(shown), _) => text.push(shown),
            (None, HYPHEN) => text.push('-'),
            (None, STOP) => {
                let next = signs.get(i + 1).and_then(|sign| sign.dots).and_then(cells::letter_of_cell);
                let within = text.ends_with(char::is_alphabetic) && next.is_some();
                text.push(if within && letters == BrailleLetters::Uk { '\'' } else { '.' });
            }
            (None, _) if matches!(cells::to_braille_ascii(dots), ',' | '.') => {}
            (None, _) => text.push(cells::to_unicode_cell(dots)),
        }
    }
    text
}
