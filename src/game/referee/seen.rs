//! What a board saw in its owner's turn: a piece that rested, a piece that was off and came back, a rook before the king.
//!
//! A board sees pieces and not hands. What it saw is announced as the fact it is, and kept for a complaint (4.3, 4.4, 4.7).

use super::{Effects, Referee};
use crate::announcement::NamedMove;
use crate::effect::EffectKind;
use crate::hands::CONTACT;
use crate::moment::Span;
use crate::seat::Color;
use crate::sensed::SensedEffect;
use shakmaty::{Piece, Position, Square};

impl Referee {
    /// A piece rested on a square and was moved on.
    pub(super) fn report_rest(&mut self, by: Color, (square, piece): (Square, Piece), rested: Span, out: &mut Effects) {
        if self.counts_as_seen(by) {
            self.turn.touches.get_mut(by).add_rest(square, piece);
            self.announce_seen(by, SensedEffect::PieceRested { player: by, square, piece, rested }, out);
        }
    }

    /// A piece was off its square and came back.
    pub(super) fn report_away(&mut self, by: Color, (square, piece): (Square, Piece), away: Span, out: &mut Effects) {
        if self.counts_as_seen(by) {
            if self.course.position.board().piece_at(square) == Some(piece) {
                self.turn.touches.get_mut(by).add_seen(square, piece);
            }
            self.announce_seen(by, SensedEffect::PieceAway { player: by, square, piece, away }, out);
        }
    }

    /// In the castling that was announced the rook was lifted before the king (4.4.2).
    pub(super) fn report_rook_first(
        &mut self,
        by: Color,
        (rook, to): (Square, Square),
        rested: Span,
        out: &mut Effects,
    ) {
        let pending = self.turn.pending.as_ref().filter(|pending| pending.player == by);
        let Some(NamedMove::Castle(side)) = pending.map(|pending| pending.description.named) else { return };
        if !self.counts_as_seen(by) || self.castling_rook(by, side) != Some(rook) {
            return;
        }
        let board = self.course.position.board().clone();
        let lifted = [Some(rook), board.king_of(by)].into_iter().flatten();
        for (square, piece) in lifted.filter_map(|square| Some((square, board.piece_at(square)?))) {
            self.turn.touches.get_mut(by).add_seen(square, piece);
        }
        let Some(sensed) = self.present_sensed_board_mut(by) else { return };
        if std::mem::replace(&mut sensed.rook_told, true) {
            return;
        }
        out.announce_sensed_effect(SensedEffect::RookLiftedFirst { player: by });
        self.keep_for_desk(SensedEffect::RookLiftedFirst { player: by }, out);
        if let Some(piece) = board.piece_at(rook).filter(|_| rested >= CONTACT) {
            self.announce_seen(by, SensedEffect::PieceRested { player: by, square: to, piece, rested }, out);
        }
    }

    /// Whether what a board sees may belong to this player's move. A player who has said "I adjust" is exempt (4.2).
    fn counts_as_seen(&self, by: Color) -> bool {
        let own_turn = self.course.started && self.course.outcome.is_none() && self.course.suspended.is_none();
        own_turn && self.has_the_move(by) && !self.turn.touches.get(by).is_adjusting()
    }

    /// Of a blind player's board both players hear it; of a sighted player's the blind opponent does, who cannot see it.
    fn announce_seen(&mut self, by: Color, seen: SensedEffect, out: &mut Effects) {
        if self.is_blind(by) {
            out.announce_sensed_effect(seen.clone());
        } else if self.is_blind(!by) {
            out.send_to_seat(!by, EffectKind::BoardSensed(seen.clone()));
        }
        self.keep_for_desk(seen, out);
    }

    fn keep_for_desk(&mut self, seen: SensedEffect, out: &mut Effects) {
        let fact = EffectKind::BoardSensed(seen);
        self.desk.facts.push(fact.clone());
        self.report_to_desk(fact, out);
    }
}
