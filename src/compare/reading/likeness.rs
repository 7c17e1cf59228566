//! Say how far what is written is from a move: the same with gaps, one sign off, or another thing altogether.

use ansage_game::announcement::{Announcement, MoveDescription};
use ansage_game::reading::describe_legal_move;
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::written::{SheetEntry, WrittenScore};
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind, move_in_printed_words, short_move_notation};
use shakmaty::{CastlingSide, Chess, Move, Position, Role, Square};

/// How like a move what is written is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Likeness {
    /// All that can be read of it fits.
    Fits,
    /// One sign, or one word, is another.
    OneSign,
    /// Nothing speaks for it.
    Unlike,
}

/// How like `legal` an entry of the sheet is.
pub(crate) fn likeness_of_entry_to_move(
    written: &WrittenScore,
    entry: &SheetEntry,
    position: &Chess,
    legal: Move,
) -> Likeness {
    let telling = describe_legal_move(position, legal);
    if let Ok(said) = &entry.said {
        if names_square_of_castled_king(said, legal) {
            return Likeness::Fits;
        }
        match differing(said, &telling) {
            0 => return Likeness::Fits,
            1 => return Likeness::OneSign,
            _ => {}
        }
    }
    let text: Vec<char> = plain(&entry.text);
    if !text.iter().any(|sign| sign.is_alphanumeric()) {
        return Likeness::Unlike;
    }
    let mut nearest = usize::MAX;
    for lang in [written.lang, Lang::En] {
        nearest = nearest.min(distance(&text, &plain(&move_to_san(position, legal, lang))));
        nearest = nearest.min(distance(&text, &plain(&short_move_notation(&telling, lang))));
    }
    nearest = nearest.min(distance(&text, &plain(&legal.to_uci(position.castles().mode()).to_string())));
    if entry.text.contains(char::is_whitespace) {
        nearest = nearest.min(words(&entry.text, &telling));
    }
    match nearest {
        0 => Likeness::Fits,
        1 => Likeness::OneSign,
        _ => Likeness::Unlike,
    }
}

/// Whether only the square is written to which the king castles, as `Kg1`.
pub(super) fn names_square_of_castled_king(said: &Announcement, legal: Move) -> bool {
    let (Announcement::Piece { role: Some(Role::King), to, .. }, Move::Castle { king, .. }) = (*said, legal) else {
        return false;
    };
    let square = |side: CastlingSide| Square::from_coords(side.king_to_file(), king.rank());
    legal.castling_side().map(square) == Some(to)
}

/// In how many things an announcement differs from a move; what is not said does not differ.
fn differing(said: &Announcement, telling: &MoveDescription) -> usize {
    match (*said, telling.named.to_full_announcement()) {
        (Announcement::Castle(said), Announcement::Castle(side)) => usize::from(said != side),
        (
            Announcement::Piece { role, from, to, promotion },
            Announcement::Piece { role: moves, from: origin, to: target, promotion: becomes },
        ) => {
            usize::from(role.is_some() && role != moves)
                + usize::from(from.file.is_some() && from.file != origin.file)
                + usize::from(from.rank.is_some() && from.rank != origin.rank)
                + usize::from(to.file() != target.file())
                + usize::from(to.rank() != target.rank())
                + usize::from(promotion.is_some() && promotion != becomes)
        }
        _ => usize::MAX,
    }
}

/// The signs that say something: no marks of capture, check or draw offer, no blanks.
fn plain(text: &str) -> Vec<char> {
    text.chars().filter(|sign| !sign.is_whitespace() && !"+#x×:=-–!()".contains(*sign)).take(16).collect()
}

/// How many signs must be changed, added or left out; a sign that could not be read may be any.
fn distance(written: &[char], meant: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=meant.len()).collect();
    for (i, sign) in written.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in meant.iter().enumerate() {
            let same = sign == other || matches!(sign, '?' | '_' | '…' | '*');
            let here = (diagonal + usize::from(!same)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = here;
        }
    }
    row[meant.len()]
}

/// How many words of an announcement differ from those of a move; more than one where their number differs.
fn words(text: &str, telling: &MoveDescription) -> usize {
    let folded = |word: &str| word.to_lowercase().replace('ü', "ue").replace('ö', "oe").replace('ä', "ae");
    let written: Vec<String> = text.split_whitespace().map(folded).collect();
    let mut nearest = usize::MAX;
    for list in WordListKind::ALL {
        for style in [AnnouncementStyle::Long, AnnouncementStyle::Short] {
            let said = move_in_printed_words(telling, list, style, false);
            let said: Vec<String> = said.split_whitespace().map(folded).collect();
            if said.len() == written.len() {
                let pairs = written.iter().zip(&said);
                nearest = nearest.min(pairs.filter(|(one, other)| one != other && *one != "?").count());
            }
        }
    }
    nearest
}
