//! The way a journal ends. The chain cannot show that entries were cut off the end: an ending that is neither a result nor
//! an orderly exit makes that visible.

use super::replay::ReplayedJournal;
use crate::event::EventKind;
use crate::moment::Moment;
use crate::outcome::Outcome;
use crate::view::AwaitedAct;

/// The way a journal ends after its last sound entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JournalEnding {
    /// The game has a result.
    Result(Outcome),
    /// The game has no result, and the program was left in order.
    Left,
    /// The game is adjourned: the envelope with the sealed move is closed.
    Adjourned,
    /// Neither: the program crashed, the end of the file was removed, or the game is being played.
    BrokenOff,
}

impl ReplayedJournal {
    /// Returns the way the sound entries end.
    pub fn ending(&self) -> JournalEnding {
        let Some(referee) = &self.referee else { return JournalEnding::BrokenOff };
        if let Some(outcome) = referee.outcome() {
            return JournalEnding::Result(outcome);
        }
        if self.entries.last().is_some_and(|entry| entry.event.kind == EventKind::ProgramLeft) {
            return JournalEnding::Left;
        }
        match referee.view(Moment::START).awaited {
            AwaitedAct::Unsealing => JournalEnding::Adjourned,
            _ => JournalEnding::BrokenOff,
        }
    }
}
