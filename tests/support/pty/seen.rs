//! Look at what the terminal has got: the line under the cursor, messages, and what was typed.

/// What asks the terminal to mark a paste, and to do so no longer: nothing of it is shown.
pub const PASTE_MODES: [&str; 2] = ["\u{1b}[?2004h", "\u{1b}[?2004l"];

/// What the terminal has got so far.
pub struct TerminalOutput {
    pub raw: Vec<u8>,
    pub screen: vt100::Parser,
    pub ended: bool,
}

impl TerminalOutput {
    /// The text in the cursor's line, and the cursor's column.
    pub fn at_cursor(&self) -> (String, u16) {
        let (row, column) = self.screen.screen().cursor_position();
        let (_, columns) = self.screen.screen().size();
        (self.screen.screen().rows(0, columns).nth(usize::from(row)).unwrap_or_default(), column)
    }

    /// What a display of so many cells shows that follows the cursor: BRLTTY moves its window by its whole width.
    pub fn window(&self, cells: usize) -> String {
        let (line, column) = self.at_cursor();
        let letters = line.chars().skip(usize::from(column) / cells * cells).take(cells);
        letters.collect::<String>().trim_end().to_owned()
    }

    /// Whether the input line holds these letters, with the cursor at their end.
    pub fn holds(&self, letters: &str) -> bool {
        let wanted = format!("> {letters}");
        let (line, column) = self.at_cursor();
        line.trim_end() == wanted.trim_end() && usize::from(column) == wanted.chars().count()
    }

    /// Whether an input line held these letters when a message came, in a line begun behind this byte.
    pub fn held(&self, letters: &str, from: usize) -> bool {
        let pieces = self.raw[from..].split_inclusive(|byte| *byte == b'\n').skip(1);
        let typed = |piece: &[u8]| String::from_utf8_lossy(piece).strip_suffix("\r\n").map(str::to_owned);
        pieces.filter_map(typed).any(|line| line.strip_prefix("> ") == Some(letters))
    }

    /// The whole lines of messages from this byte on, each with the byte behind it. What was typed is left out.
    pub fn messages(&self, from: usize) -> Vec<(String, usize)> {
        let mut end = from;
        let mut found = Vec::new();
        for piece in self.raw[from..].split_inclusive(|byte| *byte == b'\n') {
            end += piece.len();
            let text = String::from_utf8_lossy(piece);
            let whole = text.contains('\r');
            let text = PASTE_MODES.iter().fold(text.into_owned(), |text, mode| text.replace(mode, ""));
            // Before a message that begins with the letter of its key stands a blank, which it overwrites.
            let text = text.trim_end_matches(['\r', '\n']).trim_start_matches(" \r");
            if whole && !text.is_empty() && !text.starts_with("> ") {
                found.push((text.to_owned(), end));
            }
        }
        found
    }
}
