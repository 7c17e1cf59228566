//! Say what a talk about a board of any kind is, for who follows it.

use super::telling::sounding;
use crate::moment::Moment;
use crate::presentation::{Earcon, Presenter, Told};
use serde_json::Value;

/// What follows from what a board says or a user types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Tell the user.
    Tell(Told),
    /// Send this to the board.
    Send(Vec<u8>),
    /// Tell why it is of no use, and end.
    Fail(Told),
    /// Leave.
    Leave,
}

/// A talk with the user about one board. It reads no clock and touches no port.
pub trait Talks {
    /// What the board says.
    type Said;

    /// How things are put into words.
    fn presenter(&self) -> &Presenter;

    /// What is said first.
    fn opening(&self) -> Told;

    /// Whether the board is there.
    fn is_found(&self) -> bool;

    /// Whether it was there before and is not now.
    fn is_lost(&self) -> bool;

    /// Until when something is awaited: an answer, or that the board rests.
    fn awaits(&self) -> Option<Moment>;

    /// Takes what the board says.
    fn hear(&mut self, said: Self::Said, now: Moment) -> Vec<Step>;

    /// Whether a line must wait until the board is there and has answered what was asked before.
    fn must_wait(&self, line: &str) -> bool;

    /// Takes a line that the user typed.
    fn line(&mut self, line: &str, now: Moment) -> Vec<Step>;

    /// Time passes.
    fn due(&mut self, now: Moment) -> Vec<Step>;

    /// What the board says, for programs; `None` for what only the driver does.
    fn value(said: &Self::Said) -> Option<Value>;

    /// The input has ended while the board is gone.
    fn left_lost(&self) -> Told {
        self.presenter().note("board-left-lost", ())
    }

    /// A line waits because the board is not there.
    fn waits(&self) -> Told {
        self.presenter().note("board-waits", ())
    }

    /// A line could not be read at all.
    fn bad_line(&self) -> Told {
        sounding(self.presenter().note("board-no-line", ()), Earcon::NotUnderstood)
    }
}
