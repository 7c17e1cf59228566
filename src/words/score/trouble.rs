//! Find the move that is named, and where none can be taken, say at which half-move and why.

use super::form;
use super::notation::moves_to_san;
use super::pgn::Ply;
use super::{UnreadHalfMove, UnreadReason};
use crate::locale::Lang;
use crate::vocabulary::piece_of_letter;
use ansage_game::announcement::Announcement;
use ansage_game::reading;
use shakmaty::{Chess, EnPassantMode, Move, fen::Fen};

impl UnreadHalfMove {
    /// What stands in this place, behind these half-moves from the start on, could not be taken.
    pub(super) fn after_plies(
        start: &Chess,
        plies: &[Ply],
        (line, column): (usize, usize),
        text: String,
        lang: Lang,
        why: UnreadReason,
    ) -> Box<UnreadHalfMove> {
        let (before, position) = moves_to_san(start, plies.iter().map(|ply| ply.legal), Lang::En);
        let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        Box::new(UnreadHalfMove { line, column, ply: plies.len() + 1, text, before, fen, lang, why })
    }

    /// The capital before its squares, where that names a piece in no language that is read: the French `Cf3`.
    pub(crate) fn unknown_piece_letter(&self) -> Option<char> {
        let letter = self.text.chars().next().filter(|first| first.is_uppercase())?;
        let as_knight = format!("N{}", &self.text[letter.len_utf8()..]);
        let is_half_move = form::parse_token_form(as_knight.as_bytes()).is_some();
        let is_unknown = Lang::ALL.into_iter().all(|lang| piece_of_letter(lang, letter).is_none());
        (is_half_move && is_unknown).then_some(letter)
    }
}

/// The one legal move that was named.
pub(super) fn only_legal_move(position: &Chess, said: Announcement) -> Result<Move, UnreadReason> {
    let reading =
        reading::read_announcement(position, &said).map_err(|reason| UnreadReason::Unreadable { said, reason })?;
    reading.legal.map_err(|reason| UnreadReason::Illegal { telling: reading.telling, reason })
}
