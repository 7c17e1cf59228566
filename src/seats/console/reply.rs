//! Put the most important line of a reply under the fingers, and keep the others until they are asked for.
//!
//! A display of one line shows the line of the cursor, and what is printed last pushes everything before it out of the
//! reader's sight. So on a terminal whose lines are short, for a Braille display, only one line of what one step brings is
//! printed: the one it leads with. Behind it a sign says that there is more, and Enter on an empty line, or the command
//! `more`, brings the next one, each from the first cell.
//!
//! Lines are read in the order of time, an instruction of a step behind its reply. As for the voice, a new command drops what is
//! not read of the reply and the instruction before it ([`Precedence`]); what is public, and what the player did not ask for,
//! an offer or a ruling, stays until it is read. In words, for a voice, nothing is kept back: a step's lines are
//! printed in one go, the most important first and an instruction last.
//!
//! ```
//! use ansage_seats::console::reply::ReplyLines;
//! use ansage_words::presentation::Precedence;
//! let mut reply = ReplyLines::new(true);
//! for line in ["White claims: fifty moves", "White's claim: incorrect", "Laws: Black + 2 min"] {
//!     reply.add_lines(line, Precedence::Public);
//! }
//! reply.set_leading_line("White's claim: incorrect");
//! assert_eq!(reply.finish_step(40), ["White's claim: incorrect >"]);
//! assert_eq!(reply.next_waiting_line(40).as_deref(), Some("White claims: fifty moves >"));
//! assert_eq!(reply.next_waiting_line(40).as_deref(), Some("Laws: Black + 2 min"));
//! assert_eq!(reply.next_waiting_line(40), None);
//! ```

use super::screen::wrap_text;
use ansage_words::presentation::Precedence;
use std::collections::VecDeque;

/// Stands behind a line where there are more.
pub const MORE: char = '>';

/// So many lines are kept at most, the newest: more than a game's worth of unread news.
const MOST: usize = 400;

/// The lines of one step, and those that wait to be read.
#[derive(Debug, Clone, Default)]
pub struct ReplyLines {
    /// Whether all but the first are kept back.
    keeps: bool,
    /// Whether lines come as they were told, none before the others.
    in_order: bool,
    /// What this step has brought so far.
    step: Vec<ReplyLine>,
    /// The line it leads with, where that is not its first.
    lead: Option<String>,
    /// What waits to be read.
    rest: VecDeque<ReplyLine>,
    /// Whether a line comes to stand over what is being typed, which Enter brings back.
    covers: bool,
}

#[derive(Debug, Clone)]
struct ReplyLine {
    text: String,
    precedence: Precedence,
}

impl ReplyLines {
    /// Nothing yet. `keeps` is whether lines are kept back: on a terminal with short lines.
    pub fn new(keeps: bool) -> ReplyLines {
        ReplyLines { keeps, ..ReplyLines::default() }
    }

    /// The same with lines as they were told, none before the others.
    pub fn with_original_order(self, in_order: bool) -> ReplyLines {
        ReplyLines { in_order, ..self }
    }

    /// Keeps lines back from now on, or prints all of them. Those that wait already stay.
    pub fn set_holding_back(&mut self, keeps: bool) {
        self.keeps = keeps;
    }

    /// Whether lines are kept back.
    pub fn is_holding_back(&self) -> bool {
        self.keeps
    }

    /// Adds the text of a message to the step, of one line or more.
    pub fn add_lines(&mut self, text: &str, precedence: Precedence) {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        self.step.extend(lines.map(|line| ReplyLine { text: line.to_owned(), precedence }));
    }

    /// The step leads with this line, where it is one of its lines.
    pub fn set_leading_line(&mut self, line: &str) {
        self.lead = line.lines().next().filter(|_| !self.in_order).map(str::to_owned);
    }

    /// The player gives a new command: what is unread of the last reply is dropped.
    pub fn begin_command(&mut self) {
        self.rest.retain(|line| !line.precedence.is_dropped_by_command());
    }

    /// Says whether something is being typed: a line that covers it is marked as one behind which more waits.
    pub fn note_typed_line(&mut self, is_typed: bool) {
        self.covers = is_typed;
    }

    /// Whether lines wait to be read.
    pub fn has_more(&self) -> bool {
        !self.rest.is_empty()
    }

    /// Ends the step, and gives what of it is printed now in lines of so many cells.
    pub fn finish_step(&mut self, cells: usize) -> Vec<String> {
        let (mut step, lead) = (std::mem::take(&mut self.step), self.lead.take());
        if !self.in_order {
            step.sort_by_key(|line| line.precedence == Precedence::Instruction);
        }
        if let Some(at) = lead.and_then(|lead| step.iter().position(|line| line.text == lead)) {
            step[..=at].rotate_right(1);
        }
        if !self.keeps {
            return step.into_iter().map(|line| line.text).collect();
        }
        let rows = |line: ReplyLine| {
            let rows = wrap_text(&line.text, cells).into_iter();
            rows.map(move |text| ReplyLine { text, precedence: line.precedence })
        };
        let mut rows = step.into_iter().flat_map(rows);
        let Some(first) = rows.next() else { return Vec::new() };
        // In the order of time: what is read last must not be older than what was read before it.
        self.rest.extend(rows);
        let too_many = self.rest.len().saturating_sub(MOST);
        self.rest.drain(..too_many);
        vec![self.marked(first, cells)]
    }

    /// The next line that waits.
    pub fn next_waiting_line(&mut self, cells: usize) -> Option<String> {
        let line = self.rest.pop_front()?;
        Some(self.marked(line, cells))
    }

    /// A line, and where more wait behind it, the sign that says so. A line without a cell for it gives its last word to the
    /// next one.
    fn marked(&mut self, line: ReplyLine, cells: usize) -> String {
        if self.rest.is_empty() && !self.covers {
            return line.text;
        }
        let mut rows = wrap_text(&line.text, cells.saturating_sub(2).max(1)).into_iter();
        let first = rows.next().unwrap_or_default();
        let behind = rows.collect::<Vec<_>>().join(" ");
        if !behind.is_empty() {
            self.rest.push_front(ReplyLine { text: behind, ..line });
        }
        format!("{first} {MORE}")
    }
}
