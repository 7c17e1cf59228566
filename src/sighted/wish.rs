//! Say what a typed line may be; the words themselves are those of the console, which the station hands over.

use crate::game::announcement::Announcement;
use crate::game::claim::Claim;
use crate::game::event::EventKind;
use crate::locale::Lang;
use crate::seat::Color;

/// What a typed line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// Nothing but blanks.
    Nothing,
    /// A move was named.
    Move(Announcement),
    /// This goes to the host as it is.
    Send(EventKind),
    /// This goes to the host when the player has said yes.
    Ask(Doubt),
    /// A move was to be sealed in words, and his is sealed on paper.
    SealAloud,
    /// His electronic board is read again, or laid aside.
    Board(bool),
    /// Yes to the question asked last.
    Yes,
    /// No to it.
    No,
    /// How this board is used.
    Help,
    /// A command that has no meaning at this board.
    Elsewhere,
    /// Neither a command nor a move.
    NotUnderstood {
        /// The beginning that was understood; may be empty.
        understood: String,
        /// The part that was not.
        part: String,
    },
}

/// What is asked about before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// Offering a draw.
    Draw,
    /// Accepting one.
    Accept,
    /// Resigning.
    Resign,
    /// Claiming: a wrong claim costs time.
    Claim(Claim),
    /// Consenting to what stands against the player.
    Consent,
    /// Confirming the arbiter's code that was typed at the other station.
    Code,
    /// Taking back. Practice only.
    TakeBack,
    /// Leaving this station.
    Leave,
}

impl Doubt {
    /// What is sent when it was confirmed; nothing for leaving.
    pub fn act(self) -> Option<EventKind> {
        Some(match self {
            Doubt::Draw => EventKind::DrawOffered,
            Doubt::Accept => EventKind::DrawAccepted,
            Doubt::Resign => EventKind::Resigned,
            Doubt::Claim(claim) => EventKind::Claimed { claim },
            Doubt::Consent => EventKind::Consented,
            Doubt::Code => EventKind::CodeConfirmed,
            Doubt::TakeBack => EventKind::TakeBack,
            Doubt::Leave => return None,
        })
    }
}

/// Reads a typed line in a language, for the player of a colour.
pub type Words = fn(&str, Lang, Color) -> Wish;
