//! Move pieces on the boards: rightly, wrongly, and mending what was wrong.

use super::People;
use ansage::game::announcement::Named;
use ansage::game::event::{EventKind, Word};
use ansage::game::refusal::Missing;
use ansage::game::view::{View, ViewMove};
use ansage::seat::Color;
use shakmaty::{Position, Role, Square};

impl People {
    /// The hands do what the press lacked, or it is said for the opponent.
    pub(super) fn make_it(&mut self, missing: Missing, pending: &ViewMove, view: &View) -> EventKind {
        let shown = view.shown.get(pending.by);
        let wrong = view.boards.get(pending.by).differences();
        let own = |square: &Square| shown.piece_at(*square).is_some_and(|piece| piece.color == pending.by);
        let Named::Piece { role, from, to, promotion } = pending.telling.named else {
            return EventKind::TakeBack;
        };
        let (from, to, placed) = match missing {
            Missing::CapturedPieceRemoved(square) => (square, from, None),
            _ => {
                let astray = wrong.iter().map(|difference| difference.square).find(own);
                let any = astray.or(Square::ALL.into_iter().find(own));
                (any.unwrap_or(from), to, Some(promotion.unwrap_or(role)))
            }
        };
        if pending.by == view.owner {
            EventKind::Executed { from, to, placed }
        } else {
            EventKind::SpokenFor { word: Word::Played { from, to, placed } }
        }
    }

    /// What hands did: what was announced last, a legal move in the making, a mending, or anything.
    pub(super) fn hands(&mut self, view: &View) -> (Square, Square, Option<Role>) {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let told = view.pending.as_ref().or(view.half_moves.last()).map(|half_move| half_move.telling.named);
        let legal = view.course.legal_moves();
        let differences = view.boards.get(self.dice.pick(&[Color::White, Color::Black])).differences();
        let odd = self.dice.chance(15).then(|| self.dice.pick(&roles));
        match (self.dice.below(10), told) {
            (0..4, Some(Named::Piece { from, to, promotion, .. })) => (from, to, promotion.or(odd)),
            (4..6, _) if !legal.is_empty() => {
                let played = legal[self.dice.below(legal.len())];
                (played.from().unwrap_or(played.to()), played.to(), played.promotion())
            }
            (6..8, _) if differences.len() > 1 => {
                let one = |dice: &mut super::Dice| differences[dice.below(differences.len())].square;
                (one(&mut self.dice), one(&mut self.dice), None)
            }
            _ => (self.square(), self.square(), odd),
        }
    }
}
