//! Read a pawn's capture that is told by its two files, as sheets in the East and old books have it: `ed`, `exd`, `e:d e.p.`.

use super::form::PieceLetter;
use super::signs::is_en_passant;
use crate::locale::Lang;
use crate::vocabulary::{WordPart, word_meaning};
use ansage_game::reading::legal_moves;
use shakmaty::{Chess, File, Move, Role};

/// The one legal capture by a pawn that a text names by files; `None` where it names none, or several fit.
pub fn pawn_capture_by_files(position: &Chess, text: &str, lang: Lang) -> Option<Move> {
    let mut signs = text.chars();
    let from = File::from_char(signs.next()?)?;
    let second = signs.next()?;
    let to = File::from_char(if matches!(second, 'x' | ':' | 'х') { signs.next()? } else { second })?;
    let rest = signs.as_str();
    let behind = rest.trim_start_matches(['=', '(']);
    let letter = behind.chars().next().filter(|c| c.is_uppercase() && rest.starts_with(['=', '(', *c]));
    let promotion = letter.and_then(PieceLetter::from_char).and_then(|letter| letter.piece_in_language(lang));
    let behind = letter.map_or(rest, |letter| behind[letter.len_utf8()..].trim_start_matches(')'));
    let is_mark = |word: &str| {
        let bare = word.trim_matches(['+', '#', '!', '?', '.', ',']);
        bare.is_empty() || is_en_passant(bare) || word_meaning(bare) == Some(WordPart::Afterwards)
    };
    if !behind.split_whitespace().all(is_mark) || letter.is_some() && promotion.is_none() {
        return None;
    }
    let mut fitting = legal_moves(position);
    fitting.retain(|legal| {
        legal.role() == Role::Pawn
            && legal.is_capture()
            && legal.from().map(shakmaty::Square::file) == Some(from)
            && legal.to().file() == to
            && legal.promotion() == promotion
    });
    if let [legal] = fitting[..] { Some(legal) } else { None }
}
