//! Make the bytes of a screen that only grows: lines, one after the other, and never an escape sequence.
//!
//! A Braille display follows the cursor. So a message is printed without a newline behind it and the cursor goes back
//! to its first cell; the line `> ` appears only when something is typed. A message that arrives meanwhile leaves the
//! typed letters where they are, and the next key prints them again. A letter at the end of the line costs one byte.
//! Nothing has a colour, so `NO_COLOR` and `ACCESSIBLE` have nothing to switch off.
//!
//! A screen reader of the terminal takes the first letter that is printed after a key, where it is the same, for the echo
//! of that key, and leaves it out of what it reads: of `e4 white pawn` after the key e only `4 white pawn` would be heard.
//! So a message that begins with the letter of a key that types nothing gets a blank before it, which it then overwrites.
//!
//! Messages aim at 40 cells. Longer ones are not broken there, or only their end would be under the fingers: a display
//! pans. They are broken at words where the terminal ends, and at 80 cells at the latest. A newline in a message
//! begins a new line.
//!
//! ```
//! use ansage_seats::console::screen::{LineOutput, LineScreen};
//! let mut screen = LineScreen::new(LineOutput::Terminal { columns: 80 });
//! assert_eq!(screen.bytes_of_message("w Sg1-f3. Space: clock"), b"w Sg1-f3. Space: clock\r");
//! assert_eq!(screen.bytes_of_typed_letters(&['e'], 1), b"\r\n> e");
//! assert_eq!(screen.bytes_of_typed_letters(&['e', '4'], 2), b"4");
//! assert_eq!(screen.bytes_of_message("Black to move"), b"\r\nBlack to move\r");
//! assert_eq!(LineScreen::new(LineOutput::Plain).bytes_of_message("Black to move"), b"Black to move\n");
//! ```

use super::line::is_one_cell_wide;

/// What the bytes go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineOutput {
    /// A terminal in raw mode.
    Terminal {
        /// How many cells a line has.
        columns: u16,
    },
    /// A file or a pipe: lines that end.
    Plain,
}

/// The most cells of a line.
const WIDEST: usize = 80;
/// No terminal is treated as narrower.
const NARROWEST: usize = 8;
/// Stands before typed letters.
const PROMPT: &str = "> ";

/// The lower end of the screen: what stands in its last line.
#[derive(Debug, Clone)]
pub struct LineScreen {
    output: LineOutput,
    /// Whether the last line holds anything.
    used: bool,
    /// The letters in the last line and the cells before the cursor, where it is the input line.
    input: Option<(Vec<char>, usize)>,
    /// How many typed letters are left of those shown.
    start: usize,
    /// The letter of the last key, while nothing has been printed since and it is not to be.
    unechoed: Option<char>,
}

impl LineScreen {
    /// An empty screen.
    pub fn new(output: LineOutput) -> LineScreen {
        LineScreen { output, used: false, input: None, start: 0, unechoed: None }
    }

    /// The terminal has another width from now on.
    pub fn resize(&mut self, columns: u16) {
        if let LineOutput::Terminal { columns: old } = &mut self.output {
            *old = columns;
            // What the terminal did to the typed letters is not known: the next key prints them again.
            self.input = None;
        }
    }

    /// The cells that a line may fill. A terminal waits with the next line until a letter comes that does not fit any more,
    /// so that the cursor can go back from the last cell of a message to its first.
    pub fn usable_cells(&self) -> usize {
        match self.output {
            LineOutput::Terminal { columns } => usize::from(columns).clamp(NARROWEST, WIDEST),
            LineOutput::Plain => usize::MAX,
        }
    }

    /// Whether it is a file or a pipe: lines that end, and no cursor.
    pub fn is_without_cursor(&self) -> bool {
        self.output == LineOutput::Plain
    }

    /// The last key was this letter, and it types nothing; or it was another key.
    pub(crate) fn note_key_without_echo(&mut self, letter: Option<char>) {
        self.unechoed = letter;
    }

    /// Prints a message.
    pub fn bytes_of_message(&mut self, text: &str) -> Vec<u8> {
        let clean = |row: &str| row.chars().map(|c| if is_one_cell_wide(c) { c } else { '?' }).collect::<String>();
        let rows = text.lines().flat_map(|row| wrap_text(&clean(row), self.usable_cells()));
        if self.output == LineOutput::Plain {
            return rows.flat_map(|row| (row + "\n").into_bytes()).collect();
        }
        let text = rows.collect::<Vec<_>>().join("\r\n");
        if text.is_empty() {
            return Vec::new();
        }
        let before = if self.used { "\r\n" } else { "" };
        let no_echo = if self.unechoed.take().is_some_and(|letter| text.starts_with(letter)) { " \r" } else { "" };
        (self.used, self.input) = (true, None);
        format!("{before}{no_echo}{text}\r").into_bytes()
    }

    /// Shows the typed letters, with the cursor behind so many of them.
    pub fn bytes_of_typed_letters(&mut self, letters: &[char], cursor: usize) -> Vec<u8> {
        if self.output == LineOutput::Plain {
            return Vec::new();
        }
        // The cursor stands behind the last letter, and needs a cell of its own.
        let room = self.usable_cells() - PROMPT.len() - 1;
        let in_sight = cursor >= self.start && cursor - self.start <= room;
        if self.input.is_none() || !in_sight {
            self.start = if cursor <= room { 0 } else { cursor - room / 2 };
        }
        let shown = letters.get(self.start..).unwrap_or_default();
        let shown = &shown[..shown.len().min(room)];
        let at = cursor.saturating_sub(self.start);
        let old = if in_sight { self.input.take() } else { None };
        let mut bytes = Vec::new();
        match old {
            Some((old, old_at)) => replace(&mut bytes, (&old, old_at), (shown, at)),
            None => {
                let before = if self.used { "\r\n" } else { "" };
                bytes.extend_from_slice(before.as_bytes());
                bytes.extend_from_slice(PROMPT.as_bytes());
                replace(&mut bytes, (&[], 0), (shown, at));
            }
        }
        self.used = true;
        self.input = Some((shown.to_vec(), at));
        bytes
    }

    /// Whether the last line is the input line.
    pub(crate) fn shows_input(&self) -> bool {
        self.input.is_some()
    }

    /// What was typed counts now: its line stays on the screen, and the next letter begins a new one.
    pub(crate) fn note_submitted_line(&mut self) {
        self.input = None;
        self.start = 0;
    }

    /// Ends the last line, before the program leaves.
    pub fn bytes_to_end_line(&mut self) -> Vec<u8> {
        let bytes = if self.used && self.output != LineOutput::Plain { b"\r\n".to_vec() } else { Vec::new() };
        (self.used, self.input) = (false, None);
        bytes
    }
}

/// Turns letters in the last line into others, with letters, blanks and backspaces only.
fn replace(bytes: &mut Vec<u8>, (old, old_at): (&[char], usize), (new, new_at): (&[char], usize)) {
    let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let unchanged = same == old.len() && same == new.len();
    let target = if unchanged { new_at } else { same };
    let mut at = old_at;
    let mut write = |letters: &[char], at: &mut usize| {
        bytes.extend_from_slice(letters.iter().collect::<String>().as_bytes());
        *at += letters.len();
    };
    let back = |from: usize, to: usize| vec!['\u{8}'; from.saturating_sub(to)];
    let go = |write: &mut dyn FnMut(&[char], &mut usize), at: &mut usize, to: usize| {
        if to < *at {
            let (steps, mut unused) = (back(*at, to), 0);
            write(&steps, &mut unused);
            *at = to;
        } else {
            write(&new[*at..to], at);
        }
    };
    go(&mut write, &mut at, target);
    if !unchanged {
        write(&new[same..], &mut at);
        let surplus = vec![' '; old.len().saturating_sub(new.len())];
        write(&surplus, &mut at);
    }
    go(&mut write, &mut at, new_at);
}

/// Breaks a text at blanks into rows of at most `cells` letters, and inside a word that is longer.
pub fn wrap_text(text: &str, cells: usize) -> Vec<String> {
    let mut rows = Vec::new();
    let indented = text.trim_start_matches(' ');
    let mut row = " ".repeat((text.len() - indented.len()).min(cells / 2));
    let mut begins = true;
    for word in indented.split(' ') {
        let mut word: Vec<char> = word.chars().collect();
        let length = row.chars().count();
        if !begins && length + 1 + word.len() > cells {
            rows.push(std::mem::take(&mut row));
        } else if !begins {
            row.push(' ');
        } else if length + word.len() > cells {
            row.clear();
        }
        begins = false;
        while word.len() > cells {
            let rest = word.split_off(cells);
            rows.push(word.into_iter().collect());
            word = rest;
        }
        row.extend(word);
    }
    rows.push(row);
    rows
}
