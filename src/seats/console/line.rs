//! Edit the one line that a player types, and remember the lines before it.
//!
//! Arrows belong to the board, so the line has Control keys and Home and End, and its history is on page up and down.
//! A line holds at most [`LONGEST`] letters, each of one cell: what a Braille display could not show in one cell is
//! refused, not mangled.
//!
//! ```
//! use ansage_seats::console::keymap::LineEdit;
//! use ansage_seats::console::line::{TypingEcho, InputLine};
//! let mut line = InputLine::default();
//! for letter in "Sf3".chars() {
//!     line.apply_edit(LineEdit::Insert(letter));
//! }
//! assert_eq!(line.apply_edit(LineEdit::Backspace), TypingEcho::Letter('3'));
//! assert_eq!(line.submit(), "Sf");
//! line.apply_edit(LineEdit::Earlier);
//! assert_eq!(line.text(), "Sf");
//! ```

use super::keymap::LineEdit;
use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The most letters a line holds.
pub const LONGEST: usize = 200;

/// The most lines that are remembered.
const REMEMBERED: usize = 100;

/// Why a line cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineFault {
    /// It is too long to be a command or a move.
    TooLong,
    /// It is not text.
    NoText,
    /// It has this symbol in it, which is not of one cell in any form.
    Symbol(char),
}

/// What a change of the line lets a typist hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypingEcho {
    /// A letter was typed, and ended this word when it is no letter of a word itself.
    Typed {
        /// The letter.
        letter: char,
        /// The word it ended.
        word: Option<String>,
    },
    /// A letter was deleted, or stands under the cursor now.
    Letter(char),
    /// This was deleted, or is now the line.
    Text(String),
    /// The line is empty now.
    Empty,
    /// There is nothing further that way.
    Edge,
    /// The line is full.
    Full,
    /// The line is still full, and that was told.
    StillFull,
    /// This symbol takes no cell, or two.
    NoCell(char),
}

/// The line being typed.
#[derive(Debug, Clone, Default)]
pub struct InputLine {
    letters: Vec<char>,
    cursor: usize,
    history: Vec<String>,
    /// The line of the history that is shown, and what was being typed before that.
    recalled: Option<(usize, Vec<char>)>,
    /// Whether a line of the history has just come: a letter takes its place, and any other change keeps it.
    is_offered: bool,
    /// Whether a letter was refused since the line last changed, for it was full.
    told_full: bool,
}

impl InputLine {
    /// What is typed.
    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// The letters.
    pub fn typed_letters(&self) -> &[char] {
        &self.letters
    }

    /// The number of letters before the cursor.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// Whether a line of the history stands here that was not touched since it came.
    pub fn is_offered(&self) -> bool {
        self.is_offered
    }

    /// Empties the line and forgets it.
    pub fn clear(&mut self) {
        self.told_full = false;
        self.letters.clear();
        self.cursor = 0;
        self.recalled = None;
        self.is_offered = false;
    }

    /// Takes the line as it stands into the history and empties it. The same line twice in a row is kept once.
    pub fn submit(&mut self) -> String {
        let text = self.text();
        self.clear();
        if !text.trim().is_empty() && self.history.last() != Some(&text) {
            self.history.push(text.clone());
            if self.history.len() > REMEMBERED {
                self.history.remove(0);
            }
        }
        text
    }

    /// Changes the line.
    pub fn apply_edit(&mut self, edit: LineEdit) -> TypingEcho {
        let before = self.letters.clone();
        let was_offered = std::mem::take(&mut self.is_offered);
        if was_offered
            && matches!(edit, LineEdit::Insert(letter) if !letter.is_whitespace() && !is_combining_mark(letter))
        {
            self.clear();
        }
        let echo = match edit {
            LineEdit::Insert(letter) => self.insert(letter),
            LineEdit::Backspace if self.cursor == 0 => TypingEcho::Edge,
            LineEdit::Backspace => {
                self.cursor -= 1;
                TypingEcho::Letter(self.letters.remove(self.cursor))
            }
            LineEdit::Delete if self.cursor == self.letters.len() => TypingEcho::Edge,
            LineEdit::Delete => TypingEcho::Letter(self.letters.remove(self.cursor)),
            LineEdit::Left => self.go(self.cursor.checked_sub(1)),
            LineEdit::Right => self.go(Some(self.cursor + 1).filter(|at| *at <= self.letters.len())),
            LineEdit::Home => self.go(Some(0)),
            LineEdit::End => self.go(Some(self.letters.len())),
            LineEdit::DeleteBefore => self.delete_from(0),
            LineEdit::DeleteWord => {
                let before = &self.letters[..self.cursor];
                let word_end = before.iter().rposition(|letter| !letter.is_whitespace()).map_or(0, |at| at + 1);
                let start = before[..word_end].iter().rposition(|letter| letter.is_whitespace()).map_or(0, |at| at + 1);
                self.delete_from(start)
            }
            LineEdit::Earlier => self.recall(true),
            LineEdit::Later => self.recall(false),
        };
        let told_full = self.told_full && self.letters == before;
        self.told_full = told_full || echo == TypingEcho::Full;
        // A paste into a full line is many letters, and one answer.
        match echo {
            TypingEcho::Full if told_full => TypingEcho::StillFull,
            echo => echo,
        }
    }

    /// A mark over the letter before the cursor becomes part of it; a letter of two cells is taken as the one it stands for.
    fn insert(&mut self, letter: char) -> TypingEcho {
        if is_combining_mark(letter) {
            return self.compose(letter);
        }
        let Some(letter) = letter_of_one_cell(letter) else { return TypingEcho::NoCell(letter) };
        if self.letters.len() >= LONGEST {
            return TypingEcho::Full;
        }
        let before = &self.letters[..self.cursor];
        let word_start = before.iter().rposition(|letter| letter.is_whitespace()).map_or(0, |at| at + 1);
        let ends_word = letter.is_whitespace() && word_start < self.cursor;
        let word = ends_word.then(|| before[word_start..].iter().collect());
        self.letters.insert(self.cursor, letter);
        self.cursor += 1;
        TypingEcho::Typed { letter, word }
    }

    fn compose(&mut self, mark: char) -> TypingEcho {
        let Some(before) = self.cursor.checked_sub(1) else { return TypingEcho::NoCell(mark) };
        let mut composed = [self.letters[before], mark].into_iter().nfc();
        let (Some(letter), None) = (composed.next(), composed.next()) else { return TypingEcho::NoCell(mark) };
        if !is_one_cell_wide(letter) {
            return TypingEcho::NoCell(mark);
        }
        self.letters[before] = letter;
        TypingEcho::Typed { letter, word: None }
    }

    fn go(&mut self, to: Option<usize>) -> TypingEcho {
        let Some(to) = to else { return TypingEcho::Edge };
        self.cursor = to;
        match self.letters.get(to) {
            Some(letter) => TypingEcho::Letter(*letter),
            None => TypingEcho::Edge,
        }
    }

    fn delete_from(&mut self, start: usize) -> TypingEcho {
        if start == self.cursor {
            return TypingEcho::Edge;
        }
        let deleted = self.letters.drain(start..self.cursor).collect();
        self.cursor = start;
        TypingEcho::Text(deleted)
    }

    fn recall(&mut self, earlier: bool) -> TypingEcho {
        let at = self.recalled.as_ref().map_or(self.history.len(), |(at, _)| *at);
        let next = if earlier { at.checked_sub(1) } else { Some(at + 1) };
        let Some(next) = next.filter(|next| *next <= self.history.len()) else { return TypingEcho::Edge };
        let typed = match self.recalled.take() {
            Some((_, typed)) => typed,
            None => std::mem::take(&mut self.letters),
        };
        match self.history.get(next) {
            Some(text) => {
                self.letters = text.chars().collect();
                self.recalled = Some((next, typed));
                self.is_offered = true;
            }
            None => self.letters = typed,
        }
        self.cursor = self.letters.len();
        if self.letters.is_empty() { TypingEcho::Empty } else { TypingEcho::Text(self.text()) }
    }
}

/// The letter of one cell that this one stands for: itself, or its compatible form (NFKC), such as `e` for a full-width one.
fn letter_of_one_cell(letter: char) -> Option<char> {
    if is_one_cell_wide(letter) {
        return Some(letter);
    }
    let mut compatible = [letter].into_iter().nfkc();
    compatible.next().filter(|narrow| compatible.next().is_none() && is_one_cell_wide(*narrow))
}

/// A line as it is read. One that has only letters of one cell is as it was typed; any other one is composed and narrowed
/// (NFKC).
pub fn normalize_typed_text(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_one_cell_wide) { Cow::Borrowed(text) } else { Cow::Owned(text.nfkc().collect()) }
}

/// The first line of a paste, as it would have been typed, and the number of lines after it that hold anything.
pub fn first_pasted_line(text: &str) -> (String, usize) {
    let text = text.replace("\r\n", "\n");
    let mut lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty());
    let first = lines.next().unwrap_or_default().replace('\t', " ");
    (normalize_typed_text(first.trim()).into_owned(), lines.count())
}

/// A symbol for a message about it: itself where it can be seen and stands alone, else its code point.
pub fn symbol_name(symbol: char) -> String {
    let visible = symbol.escape_debug().count() == 1 && !symbol.is_whitespace() && !is_combining_mark(symbol);
    if visible { symbol.to_string() } else { format!("U+{:04X}", u32::from(symbol)) }
}

/// Whether a letter takes exactly one cell on every terminal and draws nothing: Latin, Greek and Cyrillic letters,
/// punctuation, chess figures.
pub fn is_one_cell_wide(letter: char) -> bool {
    matches!(letter,
        ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{370}'..='\u{482}' | '\u{48a}'..='\u{52f}'
        | '\u{1e00}'..='\u{1fff}' | '\u{2010}'..='\u{2027}' | '\u{20a0}'..='\u{20bf}' | '\u{2654}'..='\u{265f}')
}
