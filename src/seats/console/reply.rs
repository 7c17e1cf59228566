//! Put the most important line of a reply under the fingers, and keep the others until they are asked for.
//!
//! A display of one line shows the line of the cursor, and what is printed last pushes everything before it out of the
//! reader's sight. So on a terminal whose lines are short, for a Braille display, only one line of what one step brings is
//! printed: the one it leads with. Behind it a sign says that there is more, and Enter on an empty line, or the command
//! `more`, brings the next one, each from the first cell.
//!
//! What the player asked for lapses with his next wish. What he did not ask for, an offer or a ruling, stays until it is
//! read. In words, for a voice, nothing is kept back: a step's lines are printed in one go, the most important first.
//!
//! ```
//! use ansage_seats::console::reply::ReplyLines;
//! let mut reply = ReplyLines::new(true);
//! for line in ["White claims: fifty moves", "White's claim: incorrect", "Laws: Black + 2 min"] {
//!     reply.add_message(line);
//! }
//! reply.set_leading_line("White's claim: incorrect");
//! assert_eq!(reply.finish_step(40), ["White's claim: incorrect >"]);
//! assert_eq!(reply.next_waiting_line(40).as_deref(), Some("White claims: fifty moves >"));
//! assert_eq!(reply.next_waiting_line(40).as_deref(), Some("Laws: Black + 2 min"));
//! assert_eq!(reply.next_waiting_line(40), None);
//! ```

use super::screen::wrap_text;
use std::collections::VecDeque;

/// Stands behind a line where there are more.
pub const MORE: char = '>';

/// So many lines are kept at most: more than a game's worth of unread news.
const MOST: usize = 400;

/// The lines of one step, and those that wait to be read.
#[derive(Debug, Clone, Default)]
pub struct ReplyLines {
    /// Whether all but the first are kept back.
    keeps: bool,
    /// Whether lines come as they were told, none before the others.
    in_order: bool,
    /// What this step has brought so far.
    step: Vec<String>,
    /// The line it leads with, where that is not its first.
    lead: Option<String>,
    /// The line that leads only where it is alone.
    yields: Option<String>,
    /// Whether it is what the player asked for.
    asked: bool,
    rest: VecDeque<WaitingLine>,
}

/// A line that waits to be read.
#[derive(Debug, Clone)]
struct WaitingLine {
    text: String,
    asked: bool,
}

impl ReplyLines {
    /// Nothing yet. `keeps` is whether lines are kept back: on a terminal with short lines.
    pub fn new(keeps: bool) -> ReplyLines {
        // What is told at the opening lapses with the first wish, as an answer does.
        ReplyLines { keeps, asked: true, ..ReplyLines::default() }
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

    /// Adds a message to the step, of one line or more.
    pub fn add_message(&mut self, text: &str) {
        self.step.extend(text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned));
    }

    /// The step leads with this line, where it is one of its lines.
    pub fn set_leading_line(&mut self, line: &str) {
        self.lead = line.lines().next().filter(|_| !self.in_order).map(str::to_owned);
    }

    /// This line leads the step only where it is its only one.
    pub fn set_yielding_line(&mut self, line: &str) {
        self.yields = (!self.in_order).then(|| line.to_owned());
    }

    /// The step is what the player asked for.
    pub fn mark_requested(&mut self) {
        self.asked = true;
    }

    /// Whether lines wait to be read.
    pub fn has_more(&self) -> bool {
        !self.rest.is_empty()
    }

    /// Ends the step, and gives what of it is printed now in lines of so many cells.
    pub fn finish_step(&mut self, cells: usize) -> Vec<String> {
        let (mut step, lead, asked) =
            (std::mem::take(&mut self.step), self.lead.take(), std::mem::take(&mut self.asked));
        if let Some(at) = lead.and_then(|lead| step.iter().position(|line| *line == lead)) {
            step[..=at].rotate_right(1);
        }
        if self.yields.take().is_some_and(|line| step.first() == Some(&line)) {
            step.rotate_left(1);
        }
        if step.is_empty() || !self.keeps {
            return step;
        }
        let mut rows = step.iter().flat_map(|line| wrap_text(line, cells));
        let Some(first) = rows.next() else { return Vec::new() };
        // What was asked for is read at once, and news in their order.
        let mut old = std::mem::take(&mut self.rest);
        old.retain(|line| !asked || !line.asked);
        let new: VecDeque<WaitingLine> = rows.map(|text| WaitingLine { text, asked }).collect();
        let (before, behind) = if asked { (new, old) } else { (old, new) };
        self.rest = before.into_iter().chain(behind).collect();
        self.rest.truncate(MOST);
        vec![self.marked(first, cells)]
    }

    /// The next line that waits.
    pub fn next_waiting_line(&mut self, cells: usize) -> Option<String> {
        let line = self.rest.pop_front()?;
        Some(self.marked(line.text, cells))
    }

    /// A line, and where more wait behind it, the sign that says so. A line without a cell for it gives its last word to the
    /// next one.
    fn marked(&mut self, line: String, cells: usize) -> String {
        if self.rest.is_empty() {
            return line;
        }
        let mut rows = wrap_text(&line, cells.saturating_sub(2).max(1)).into_iter();
        let first = rows.next().unwrap_or_default();
        let behind = rows.collect::<Vec<_>>().join(" ");
        if !behind.is_empty() {
            self.rest.push_front(WaitingLine { text: behind, asked: true });
        }
        format!("{first} {MORE}")
    }
}
