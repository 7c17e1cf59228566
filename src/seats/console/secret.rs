//! Name what nobody may see or hear, and what the station does with it: the arbiter's code, and the move that is sealed.

use super::desk::review::ReviewRequest;
use ansage_game::announcement::Announcement;
use ansage_game::event::EventKind;
use std::fmt;

/// What is typed and must not be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SecretKind {
    /// The arbiter's code.
    Code,
    /// The move to be sealed.
    Move,
}

/// A text that no log, no failed test and no screen may show.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretText(String);

impl SecretText {
    /// Hides a text.
    pub fn new(text: &str) -> SecretText {
        SecretText(text.to_owned())
    }

    /// The text, for who has to work with it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(..)")
    }
}

/// A move that is to be sealed: shown in no log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SealedMove(pub Announcement);

impl fmt::Debug for SealedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(..)")
    }
}

/// What the station does with the arbiter's code, and with the sealed move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskRequest {
    /// Checks the code: then the arbiter is at the desk. Where the game has none, the other player is asked for it.
    Code(SecretText),
    /// Keeps the move encrypted, and then tells that one was sealed.
    Seal(SealedMove),
    /// A move was written on paper.
    SealPaper,
    /// Opens the envelope with what the program keeps.
    Open,
    /// Opens a paper envelope: the move on it, or nothing that can be read.
    OpenPaper(Option<Announcement>),
    /// Looks something up in the whole record, or carries out what the procedure proposes (D.2.8).
    Review(ReviewRequest),
}

impl DeskRequest {
    /// The event of a wish that needs no secret.
    pub fn event_without_secret(&self, wall: String) -> Option<EventKind> {
        match self {
            DeskRequest::SealPaper => Some(EventKind::MoveSealed { commitment: None, wall }),
            DeskRequest::OpenPaper(words) => Some(EventKind::EnvelopeOpened { salt: String::new(), words: *words }),
            _ => None,
        }
    }
}
