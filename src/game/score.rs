//! Keep what each player has written, apart from the course of the game and from each other (D.2.6).

use super::announcement::Announcement;
use super::foreign::ForeignText;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// One player's score.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Score {
    /// By half-move, from 1. A half-move that is not there was not told.
    lines: BTreeMap<u32, ScoreLine>,
    /// The half-moves that the program wrote for its owner (D.2.9.c).
    kept: BTreeSet<u32>,
    /// The half-moves that stand on it by a ruling (D.2.8).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    ruled: BTreeSet<u32>,
    /// The half-moves that the arbiter has put in, because the sheet lacks them.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    inserted: BTreeSet<u32>,
    /// Whether all of it was read as a whole sheet: a half-move that is not there is not on the sheet either.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    whole: bool,
}

/// What is written for one half-move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// As written, or the code of the move where the program keeps the score.
    pub text: ForeignText,
    /// As read, where it can be read; the full move where the program keeps the score.
    pub words: Option<Announcement>,
}

impl Score {
    /// Writes one half-move; a later word for the same half-move replaces the earlier.
    pub fn write_line(&mut self, ply: u32, line: ScoreLine) {
        self.remove_marks(ply);
        self.insert_at(ply, line);
    }

    /// Writes one half-move that stands by a ruling, whatever was told of it before.
    pub(crate) fn write_line_by_ruling(&mut self, ply: u32, line: ScoreLine) {
        self.write_line(ply, line);
        self.ruled.insert(ply);
    }

    /// Writes one half-move as the arbiter reads it to the desk. A line that the arbiter has put in remains the arbiter's.
    pub(crate) fn write_line_from_sheet(&mut self, ply: u32, line: ScoreLine) {
        self.kept.remove(&ply);
        self.ruled.remove(&ply);
        self.lines.insert(ply, line);
    }

    /// Whether a half-move put in at `ply` would move up a line that the program wrote.
    pub(crate) fn is_program_line_moved_by_insertion(&self, ply: u32) -> bool {
        (ply..).take_while(|place| self.lines.contains_key(place)).any(|place| self.kept.contains(&place))
    }

    /// Puts in a half-move that the sheet lacks. The lines from there on move up by one half-move, to the first empty
    /// place; nothing is overwritten. Returns `false` if the first empty place is after `last`: nothing is changed then.
    pub(crate) fn insert_line(&mut self, ply: u32, line: ScoreLine, last: u32) -> bool {
        let mut empty = ply;
        while self.lines.contains_key(&empty) {
            empty += 1;
        }
        if empty > last {
            return false;
        }
        for place in (ply..empty).rev() {
            if let Some(line) = self.lines.remove(&place) {
                self.lines.insert(place + 1, line);
            }
            for marks in [&mut self.kept, &mut self.ruled, &mut self.inserted] {
                if marks.remove(&place) {
                    marks.insert(place + 1);
                }
            }
        }
        self.lines.insert(ply, line);
        self.inserted.insert(ply);
        true
    }

    /// What was told of one half-move counts no more.
    pub fn erase_line(&mut self, ply: u32) {
        self.remove_marks(ply);
        self.lines.remove(&ply);
    }

    /// Begins anew for a sheet that is read as a whole, line by line.
    pub(crate) fn begin_sheet(&mut self, is_whole: bool) {
        *self = Score { whole: is_whole, ..Score::default() };
    }

    fn remove_marks(&mut self, ply: u32) {
        for marks in [&mut self.kept, &mut self.ruled, &mut self.inserted] {
            marks.remove(&ply);
        }
    }

    /// Writes a line by a word of the table. A word beyond the next half-move says nothing of those between: the sheet is
    /// known in parts from then on.
    fn insert_at(&mut self, ply: u32, line: ScoreLine) {
        self.whole &= ply <= self.last_half_move().unwrap_or(0) + 1;
        self.lines.insert(ply, line);
    }

    /// Writes one half-move for the owner, unless he has told himself what he wrote. Returns whether it was written.
    pub fn write_line_for_owner(&mut self, ply: u32, line: ScoreLine) -> bool {
        if self.lines.contains_key(&ply) && !self.kept.contains(&ply) {
            return false;
        }
        self.kept.insert(ply);
        self.insert_at(ply, line);
        true
    }

    /// Strikes out a half-move that the program wrote, before it is mended. What the owner told himself stands.
    pub(crate) fn erase_program_written_line(&mut self, ply: u32) {
        if self.kept.remove(&ply) {
            self.lines.remove(&ply);
        }
    }

    /// Strikes out a half-move and all after it.
    pub(crate) fn strike_from(&mut self, ply: u32) {
        self.kept.split_off(&ply);
        self.ruled.split_off(&ply);
        self.inserted.split_off(&ply);
        self.lines.split_off(&ply);
    }

    /// Returns `true` if the player has dictated this very line for a half-move already.
    pub(crate) fn has_line(&self, ply: u32, line: &ScoreLine) -> bool {
        let is_own = [&self.kept, &self.ruled, &self.inserted].iter().all(|marks| !marks.contains(&ply));
        is_own && self.lines.get(&ply) == Some(line)
    }

    /// The last half-move for which anything is written.
    pub fn last_half_move(&self) -> Option<u32> {
        self.lines.keys().next_back().copied()
    }

    /// What is written for a half-move.
    pub fn line(&self, ply: u32) -> Option<&ScoreLine> {
        self.lines.get(&ply)
    }

    /// Everything that is known of it, by half-move, in order.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (u32, &ScoreLine)> {
        self.lines.iter().map(|(ply, line)| (*ply, line))
    }

    /// Whether a half-move stands on it by a ruling.
    pub fn is_ruled(&self, ply: u32) -> bool {
        self.ruled.contains(&ply)
    }

    /// Whether the arbiter has put in a half-move: the sheet lacks it, or the course was ruled so.
    pub fn is_put_in_by_arbiter(&self, ply: u32) -> bool {
        self.inserted.contains(&ply) || self.ruled.contains(&ply)
    }

    /// Whether all of it was read as a whole sheet: a half-move that is not there is not on the sheet either.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Whether nothing of it is known.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The lines up to a half-move, with gaps where nothing was told.
    pub fn lines_through(&self, ply: u32) -> Vec<Option<ForeignText>> {
        (1..=ply).map(|number| self.lines.get(&number).map(|line| line.text.clone())).collect()
    }
}
