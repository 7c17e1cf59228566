//! Name what comes of something that a board said, whatever board it is.

use crate::game::event::EventKind;
use crate::presentation::Told;

/// What comes of something that a board said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromBoard {
    /// For the referee, in the name of the board's owner.
    Event(EventKind),
    /// For the board's owner alone.
    Tell(Told),
}
