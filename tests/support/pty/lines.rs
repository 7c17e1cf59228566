//! Wait for one of several lines, and leave lines out.

use super::TerminalSeat;

impl TerminalSeat {
    /// What has been shown so far counts as heard.
    pub fn read_all(&mut self) {
        let end = self.seen().messages(self.read).last().map(|(_, end)| *end);
        self.read = end.unwrap_or(self.read);
    }

    /// Waits for the next line with one of these in it, whatever comes before, and tells which and the line.
    pub fn until_any(&mut self, parts: &[&str]) -> (usize, String) {
        let from = self.read;
        let ((which, line), end) = self.reading_on(&format!("a line with one of {parts:?}"), |seen| {
            let found = seen.messages(from).into_iter().find_map(|(line, end)| {
                let which = parts.iter().position(|part| line.contains(part))?;
                Some(((which, line), end))
            });
            Ok(found)
        });
        self.read = end;
        (which, line)
    }

    /// Reads on with Enter until nothing waits any more, and gives what it has read.
    pub fn reads_out(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let seen = self.seen();
            let (line, column) = seen.at_cursor();
            drop(seen);
            if column != 0 || super::unmarked(&line) == line.as_str() {
                return lines;
            }
            self.read_all();
            self.keys(super::keys::ENTER);
            lines.push(self.next_line().0);
        }
    }

    /// Waits for lines with each of these in them, in whatever order they come.
    pub fn until_all(&mut self, parts: &[&str]) {
        let mut left: Vec<&str> = parts.to_vec();
        while !left.is_empty() {
            let (_, line) = self.until_any(&left);
            left.retain(|part| !line.contains(part));
        }
    }

    /// The game is open and begun.
    pub fn started(mut self) -> TerminalSeat {
        self.hears(&["Not begun. Type start", "New game journal"]);
        self.say("start", &["Game begins. White's clock runs."]);
        self
    }

    /// The same in a game with an arbiter's code from its opening.
    pub fn started_with_code(mut self) -> TerminalSeat {
        self.hears(&["Not begun. Type start", "New game journal", "Arbiter's code: set at the opening."]);
        self.say("start", &["Game begins. White's clock runs."]);
        self
    }
}
