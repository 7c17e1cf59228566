//! Say a move in the words of a list, in full or in short.
//!
//! D.2.1 gives the words and not their order. The order here is piece, from-square, to-square, new piece; the short
//! style leaves out what the position makes clear. Additions (capture, check, mate, en passant) have no word in the
//! Appendix and are said only when asked for. Whatever is said here is understood by [`crate::vocabulary::parse_move()`].
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, short_move_notation, move_in_printed_words, move_in_spoken_words};
//! use ansage_game::announcement::MoveDescription;
//! let telling: MoveDescription = "Pe5d6 ?? x ep".parse().unwrap();
//! assert_eq!(move_in_printed_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false), "Bauer Eva fuenf David sechs");
//! assert_eq!(move_in_printed_words(&telling, WordListKind::Plain, AnnouncementStyle::Short, true), "schlaegt d sechs en passant");
//! assert_eq!(move_in_spoken_words(&telling, WordListKind::Fide, AnnouncementStyle::Long, false), "Bauer Eva fünf David sechs");
//! assert_eq!(short_move_notation(&telling, Lang::De), "e5xd6 e.p.");
//! ```

use super::fide::{self, WordList, role_index};
use super::{AnnouncementStyle, WordListKind, piece_letter};
use crate::locale::Lang;
use ansage_game::announcement::{MoveDescription, NamedMove, OriginHint, Threat};
use shakmaty::{CastlingSide, Role};

/// Says a move as the Appendix prints the words, without umlauts.
pub fn move_in_printed_words(
    telling: &MoveDescription,
    words: WordListKind,
    style: AnnouncementStyle,
    additions: bool,
) -> String {
    move_in_word_list(telling, &fide::printed_word_list(words), style, additions)
}

/// Says a move as a German voice must read it, with umlauts.
pub fn move_in_spoken_words(
    telling: &MoveDescription,
    words: WordListKind,
    style: AnnouncementStyle,
    additions: bool,
) -> String {
    move_in_word_list(telling, &fide::spoken_word_list(words), style, additions)
}

/// Says a move in a list of the arbiter's choice (D.1).
pub fn move_in_word_list(
    telling: &MoveDescription,
    list: &WordList,
    style: AnnouncementStyle,
    additions: bool,
) -> String {
    let mut said: Vec<&str> = Vec::with_capacity(12);
    match telling.named {
        NamedMove::Castle(CastlingSide::KingSide) => said.push(&list.castling[0]),
        NamedMove::Castle(CastlingSide::QueenSide) => said.push(&list.castling[1]),
        NamedMove::Piece { role, from, to, promotion } => {
            let origin = match style {
                AnnouncementStyle::Long => OriginHint::from_square(from),
                AnnouncementStyle::Short => telling.needed,
            };
            if piece_is_said(role, origin, style) {
                said.push(&list.roles[role_index(role)]);
            }
            push_squares(&mut said, list, origin);
            if additions && telling.capture {
                said.push(&list.additions[0]);
            }
            push_squares(&mut said, list, OriginHint::from_square(to));
            said.extend(promotion.map(|role| &*list.roles[role_index(role)]));
        }
    }
    if additions {
        push_afterwards(&mut said, list, telling);
    }
    said.join(" ")
}

/// A pawn goes without its word in short, unless that would leave two bare squares, or a rank, that any piece fits.
fn piece_is_said(role: Role, origin: OriginHint, style: AnnouncementStyle) -> bool {
    role != Role::Pawn || style == AnnouncementStyle::Long || origin.rank.is_some()
}

fn push_squares<'a>(said: &mut Vec<&'a str>, list: &'a WordList, origin: OriginHint) {
    said.extend(origin.file.map(|file| &*list.files[usize::from(file)]));
    said.extend(origin.rank.map(|rank| &*list.ranks[usize::from(rank)]));
}

fn push_afterwards<'a>(said: &mut Vec<&'a str>, list: &'a WordList, telling: &MoveDescription) {
    if telling.en_passant {
        said.push(&list.additions[3]);
    }
    match telling.threat {
        Threat::None => {}
        Threat::Check => said.push(&list.additions[1]),
        Threat::Mate => said.push(&list.additions[2]),
    }
}

/// The move on a line of few cells, in the letters of a language: `Sg1-f3`, `e5xd6 e.p.`, `e7-e8D`, `0-0`. A capture
/// is marked where it is known to be one.
pub fn short_move_notation(telling: &MoveDescription, lang: Lang) -> String {
    match telling.named {
        NamedMove::Castle(CastlingSide::KingSide) => "0-0".into(),
        NamedMove::Castle(CastlingSide::QueenSide) => "0-0-0".into(),
        NamedMove::Piece { role, from, to, promotion } => {
            let piece = if role == Role::Pawn { "" } else { piece_letter(lang, role) };
            let dash = if telling.capture { 'x' } else { '-' };
            let becomes = promotion.map_or("", |role| piece_letter(lang, role));
            let en_passant = if telling.en_passant { " e.p." } else { "" };
            format!("{piece}{from}{dash}{to}{becomes}{en_passant}")
        }
    }
}
