//! Read what the sighted player types at his board in the words of the console.

use crate::console::BoardWish;
use crate::console::command::{Command, Typed, read};
use crate::console::secret::Secret;
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

/// Reads what a typed line asks for. The words are those of the blind player's console.
pub fn wish(line: &str, lang: Lang, owner: Color) -> TypedWish {
    let command = match read(line, lang, owner) {
        Typed::Nothing => return TypedWish::Nothing,
        Typed::Move(words) => return TypedWish::Move(words),
        Typed::NotUnderstood { understood, part, .. } => return TypedWish::NotUnderstood { understood, part },
        Typed::Command(command) => command,
    };
    match command {
        // The player moves the pieces of this board by hand and speaks only for himself.
        Command::Send(EventKind::ClockPressed { by } | EventKind::Confirmed { by }) if by != owner => {
            TypedWish::Elsewhere
        }
        Command::Send(
            EventKind::Executed { .. }
            | EventKind::SpokenFor { .. }
            | EventKind::Misheard { .. }
            | EventKind::AnnounceAsked,
        ) => TypedWish::Elsewhere,
        Command::Send(kind) => TypedWish::Send(kind),
        Command::Ask(Doubt::Resume) => TypedWish::Send(EventKind::PlayResumed),
        Command::Ask(doubt) => TypedWish::Ask(doubt),
        // The sealed move goes into a paper envelope: a joined station keeps none.
        Command::Hidden(Secret::Move, text) => {
            match ["paper", "papier"].contains(&text.reveal().to_lowercase().as_str()) {
                true => TypedWish::Send(EventKind::Sealed { commitment: None, wall: String::new() }),
                false => TypedWish::SealAloud,
            }
        }
        Command::Board(BoardWish::Off) => TypedWish::Board(false),
        Command::Board(BoardWish::On(_)) => TypedWish::Board(true),
        Command::Yes => TypedWish::Yes,
        Command::No => TypedWish::No,
        Command::Help(_) | Command::More | Command::Keys => TypedWish::Help,
        _ => TypedWish::Elsewhere,
    }
}
