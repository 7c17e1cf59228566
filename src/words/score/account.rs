//! Account for every character of a game: it belongs to a piece that was read, it is told as left out, or the reader refuses.
//!
//! Each step of the reader enters what it takes, and as what. A character that no step has taken is found at the end, unless it
//! only lays out the text.

use super::ScoreError;
use super::signs::{is_bar, is_invisible};
use serde::Serialize;

/// What a piece of a file was taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A half-move, or what stands in the place of one.
    HalfMove,
    /// A move number, or the dots of one.
    Number,
    /// A result.
    Result,
    /// A remark, which the game keeps.
    Remark,
    /// A time.
    Clock,
    /// A draw offer.
    Offer,
    /// A header, or a line above or below the moves that is kept as one.
    Header,
    /// What only lays the sheet out: a rule, a comma, an empty cell.
    Layout,
    /// It does not stand in the game as read, and is told.
    LeftOut(LeftOutKind),
}

/// What a reader leaves out of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOutKind {
    /// Other moves, in brackets.
    Variation,
    /// A sign for how good a move or who stands better.
    Judgement,
    /// A line that begins with `%`: in PGN none of the game.
    Escape,
    /// A move number without a move.
    Number,
    /// The number of a page between the moves.
    Page,
    /// A line of text below the moves: it is kept as such, and not read as moves.
    Footing,
    /// A remark behind the last half-move that begins with moves.
    NextMove,
    /// A capital for the file of a pawn's move, where other pawns have small letters: a piece may have been meant.
    Pawn,
    /// A result in a line of text above or below the moves: that of another game, of a match or of a team.
    Result,
    /// The capture of a pawn, written as its target square alone: it is read, and not as it stands there.
    Capture,
}

/// Something that a reader has left out, or taken otherwise than it stands there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// What it is.
    pub kind: LeftOutKind,
    /// The line it begins on, from 1.
    pub line: usize,
    /// As it stands there.
    pub text: String,
}

/// What was taken of a text, in bytes from its beginning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Account {
    taken: Vec<(usize, usize, Part)>,
}

impl Account {
    /// Enters a piece.
    pub fn take(&mut self, from: usize, to: usize, part: Part) {
        if from < to {
            self.taken.push((from, to, part));
        }
    }

    /// Reserves room for this number of further pieces.
    pub fn reserve(&mut self, pieces: usize) {
        self.taken.reserve(pieces);
    }

    /// Enters a piece that is a part of the text itself.
    pub fn take_slice(&mut self, text: &str, slice: &str, part: Part) {
        let from = offset_of(text, slice);
        self.take(from, from + slice.len(), part);
    }

    /// A header with this value is told, though it is kept.
    pub fn mark_as_left_out(&mut self, text: &str, value: &str, kind: LeftOutKind) {
        let holds = |from: usize, to: usize| text.get(from..to).is_some_and(|piece| piece.contains(value));
        let is_it = |(from, to, part): &&mut (usize, usize, Part)| *part == Part::Header && holds(*from, *to);
        self.taken.iter_mut().find(is_it).into_iter().for_each(|taken| taken.2 = Part::LeftOut(kind));
    }

    /// Looks for a character between these places that no step has taken.
    ///
    /// # Errors
    /// Returns [`ScoreError::Unaccounted`] with the first character.
    pub fn check(&mut self, text: &str, from: usize, to: usize) -> Result<(), ScoreError> {
        if !self.taken.is_sorted_by_key(|(from, to, _)| (*from, *to)) {
            self.taken.sort_unstable_by_key(|(from, to, _)| (*from, *to));
        }
        debug_assert!(
            self.taken.windows(2).all(|pair| pair[0].1 <= pair[1].0),
            "taken twice: {:?}",
            self.taken.windows(2).find(|pair| pair[0].1 > pair[1].0).map(|pair| (&text[pair[0].0..pair[0].1], pair))
        );
        let mut at = from;
        for (from, end) in self.taken.iter().map(|(from, end, _)| (*from, *end)).chain([(to, to)]) {
            if at < from
                && !is_blank(&text.as_bytes()[at..from.min(to)])
                && let Some(found) = text.get(at..from.min(to)).and_then(first_that_is_no_layout)
            {
                return Err(unaccounted(text, at + found));
            }
            at = at.max(end);
        }
        Ok(())
    }

    /// What was left out, in its order.
    pub fn left_out(&self, text: &str) -> Vec<LeftOut> {
        let (mut line, mut counted) = (1, 0);
        let mut found = Vec::new();
        for (from, to, part) in &self.taken {
            if let Part::LeftOut(kind) = part {
                line += text[counted..*from].matches('\n').count();
                counted = *from;
                let shown = text[*from..*to].split_whitespace().collect::<Vec<&str>>().join(" ");
                found.push(LeftOut { kind: *kind, line, text: shown });
            }
        }
        found
    }
}

/// Where a part of a text begins in it.
pub fn offset_of(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// Whether there is nothing but the usual blanks.
fn is_blank(between: &[u8]) -> bool {
    between.iter().all(|byte| matches!(byte, b' ' | b'\n' | b'\r' | b'\t'))
}

/// The first character that is neither blank nor a sign that parts cells or quotes a mail.
fn first_that_is_no_layout(between: &str) -> Option<usize> {
    let is_layout = |c: char| {
        c.is_whitespace() || is_bar(c) || is_invisible(c) || matches!(c, '|' | ';' | ',' | '>' | '"' | '\u{1a}')
    };
    between.find(|c| !is_layout(c))
}

fn unaccounted(text: &str, at: usize) -> ScoreError {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let word = text[at..].split_whitespace().next().unwrap_or_default();
    ScoreError::Unaccounted { line, column, text: word.chars().take(80).collect() }
}
