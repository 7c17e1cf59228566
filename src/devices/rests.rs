//! Measure how long pieces stood where they did not stay, and were off where they came back.
//!
//! A board sees pieces, not hands: what is measured here is told as "stood on d8 for 1.4 s", never as touched or
//! released. Only its owner's own pieces count, and only in his own turn. What is shorter than [`SHORTEST`] is a slide or
//! a contact, and is told to nobody.

use ansage_game::moment::{Moment, Span};
use ansage_game::sensed::BoardReport;
use shakmaty::{Color, Piece, Square};
use std::collections::BTreeMap;

/// Shorter than this nothing is told: two scans of the board.
pub const SHORTEST: Span = Span::from_millis(500);

/// What stands, or is off, since when in this turn.
#[derive(Debug, Clone, Default)]
pub struct RestTimes {
    stood: BTreeMap<Square, (Piece, Moment)>,
    off: BTreeMap<Square, (Piece, Moment)>,
}

impl RestTimes {
    /// Another turn begins: what stands now stood before it.
    pub fn begin_turn(&mut self) {
        *self = RestTimes::default();
    }

    /// Whether nothing has begun in this turn.
    pub fn is_empty(&self) -> bool {
        self.stood.is_empty() && self.off.is_empty()
    }

    /// A square changes from one content to another, at this moment. Pieces of `owner` only.
    pub fn record_change(
        &mut self,
        owner: Color,
        square: Square,
        (before, now): (Option<Piece>, Option<Piece>),
        at: Moment,
    ) -> Vec<BoardReport> {
        let own = |piece: &Piece| piece.color == owner;
        let mut seen = Vec::new();
        if let Some(left) = before.filter(own).filter(|left| Some(*left) != now) {
            match self.stood.remove(&square).filter(|(piece, _)| *piece == left) {
                Some((piece, since)) => seen.push(BoardReport::PieceRested { square, piece, rested: at - since }),
                None => {
                    self.off.insert(square, (left, at));
                }
            }
        }
        if let Some(came) = now.filter(own).filter(|came| Some(*came) != before) {
            match self.off.remove(&square).filter(|(piece, _)| *piece == came) {
                Some((piece, since)) => seen.push(BoardReport::PieceAway { square, piece, away: at - since }),
                None => {
                    self.stood.insert(square, (came, at));
                }
            }
        }
        seen.retain(|report| match report {
            BoardReport::PieceRested { rested: span, .. } | BoardReport::PieceAway { away: span, .. } => {
                *span >= SHORTEST
            }
            _ => true,
        });
        seen
    }
}
