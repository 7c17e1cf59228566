//! Find the move that is named, and where none can be taken, say at which half-move and why.

use super::notation::moves_to_san;
use super::pgn::Ply;
use super::{UnreadHalfMove, UnreadReason};
use crate::locale::Lang;
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
}

/// The one legal move that was named.
pub(super) fn only_legal_move(position: &Chess, said: Announcement) -> Result<Move, UnreadReason> {
    let reading =
        reading::read_announcement(position, &said).map_err(|reason| UnreadReason::Unreadable { said, reason })?;
    reading.legal.map_err(|reason| UnreadReason::Illegal { telling: reading.telling, reason })
}
