//! Say what a typed line may be; the words themselves are those of the console, which the station hands over.

use ansage_game::announcement::Announcement;
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::Doubt;

/// What a typed line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedWish {
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
    /// The board is turned round.
    Turn,
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

/// Reads a typed line in a language, for the player of a colour.
pub(crate) type ReadWords = fn(&str, Lang, Color) -> TypedWish;
