//! Read what the sighted player types at his board in the words of the console.

use crate::console::BoardRequest;
use crate::console::command::{Command, LineMeaning, parse_line};
use crate::console::secret::SecretKind;
use ansage_game::announcement::Announcement;
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::ConfirmationPrompt;

/// What a typed line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedRequest {
    /// Nothing but blanks.
    Nothing,
    /// A move was named.
    Move(Announcement),
    /// This goes to the host as it is.
    Send(EventKind),
    /// This goes to the host when the player has said yes.
    Ask(ConfirmationPrompt),
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
pub fn parse_typed_request(line: &str, lang: Lang, owner: Color) -> TypedRequest {
    let command = match parse_line(line, lang, owner) {
        LineMeaning::Nothing => return TypedRequest::Nothing,
        LineMeaning::Move(words) => return TypedRequest::Move(words),
        LineMeaning::Unfitting { word: understood, part, .. } | LineMeaning::NotUnderstood { understood, part, .. } => {
            return TypedRequest::NotUnderstood { understood, part };
        }
        LineMeaning::Command(command) => command,
    };
    match command {
        // The player moves the pieces of this board by hand and speaks only for himself.
        Command::Send(EventKind::ClockPressed { player: by } | EventKind::Confirmed { player: by }) if by != owner => {
            TypedRequest::Elsewhere
        }
        Command::Send(
            EventKind::Executed { .. }
            | EventKind::SpokenForOpponent { .. }
            | EventKind::Misheard { .. }
            | EventKind::AnnounceButtonPressed,
        ) => TypedRequest::Elsewhere,
        Command::Send(kind) => TypedRequest::Send(kind),
        Command::Ask(ConfirmationPrompt::Resume) => TypedRequest::Send(EventKind::PlayResumed),
        Command::Ask(doubt) => TypedRequest::Ask(doubt),
        // The sealed move goes into a paper envelope: a joined station keeps none.
        Command::Hidden(SecretKind::Move, text) => {
            match ["paper", "papier"].contains(&text.reveal().to_lowercase().as_str()) {
                true => TypedRequest::Send(EventKind::MoveSealed { commitment: None, wall: String::new() }),
                false => TypedRequest::SealAloud,
            }
        }
        Command::Board(BoardRequest::Off) => TypedRequest::Board(false),
        Command::Board(BoardRequest::On(_)) => TypedRequest::Board(true),
        Command::Yes => TypedRequest::Yes,
        Command::No => TypedRequest::No,
        Command::Help(_) | Command::More | Command::Keys => TypedRequest::Help,
        _ => TypedRequest::Elsewhere,
    }
}
