//! Name every slip that hands make at one half-move, and what then stands where.

use super::Slip;
use super::hands::{IndexedCourse, Overlay, SlipTrial, squares_changed_by_move};
use ansage_game::reading::legal_moves;
use shakmaty::{Bitboard, Board, Chess, Move, Piece, Position, Rank, Role, Square, attacks};

/// The half-move with the boards before and after it.
struct PlayedHalfMove<'a> {
    before: &'a Board,
    after: &'a Board,
    legal: Move,
    position: &'a Chess,
    own: Bitboard,
}

/// Tries every slip at half-move `ply`; at 0, before the first one, a piece can only stand wrong.
pub(super) fn try_slips_at_half_move(course: &IndexedCourse, ply: usize, tell: &mut impl FnMut(&SlipTrial)) {
    if let Some(index) = ply.checked_sub(1) {
        let position = &course.positions[index];
        let done = PlayedHalfMove {
            before: &course.boards[index],
            after: &course.boards[ply],
            legal: course.moves[index],
            position,
            own: position.us(),
        };
        let overlay = done.with(&[]);
        tell(&SlipTrial { slip: Slip::NotExecuted, overlay, odd: 2 });
        match done.legal {
            Move::Castle { king, .. } => done.castling(king, tell),
            _ => done.other_squares(tell),
        }
        done.not_removed(tell);
        if let Some(square) = done.captured() {
            let overlay = done.with(&[(square, None)]);
            tell(&SlipTrial { slip: Slip::OnlyRemoved { square }, overlay, odd: 1 });
        }
        done.promotions(tell);
        done.other_pieces(tell);
    }
    displaced(&course.boards[ply], tell);
}

impl PlayedHalfMove<'_> {
    /// The board before the half-move with these squares changed.
    fn with(&self, changes: &[(Square, Option<Piece>)]) -> Overlay {
        let mut overlay = Overlay::new();
        for square in squares_changed_by_move(self.legal) {
            overlay.set(square, self.before.piece_at(square), self.after.piece_at(square));
        }
        for (square, stands) in changes {
            overlay.set(*square, *stands, self.after.piece_at(*square));
        }
        overlay
    }

    fn moved(&self) -> Option<(Square, Piece)> {
        let from = self.legal.from()?;
        let piece = self.before.piece_at(from)?;
        Some((from, Piece { role: self.legal.promotion().unwrap_or(piece.role), ..piece }))
    }

    /// Where the captured piece stands.
    fn captured(&self) -> Option<Square> {
        let from = self.legal.from()?;
        if self.legal.is_en_passant() {
            return Some(Square::from_coords(self.legal.to().file(), from.rank()));
        }
        self.legal.is_capture().then(|| self.legal.to())
    }

    /// On another square; what was to be captured is off, or was left.
    fn other_squares(&self, tell: &mut impl FnMut(&SlipTrial)) {
        let Some((from, piece)) = self.moved() else { return };
        let reached = self.before.attacks_from(from);
        for to in !self.own {
            if to == self.legal.to() {
                continue;
            }
            let meant = self.legal.to();
            // A file or a rank was misheard, or the piece goes so too.
            let likely = to.file() == meant.file() || to.rank() == meant.rank() || reached.contains(to);
            let odd = match to.distance(meant) {
                1 => 1,
                2 if likely => 3,
                _ if likely => 5,
                _ => 6,
            };
            let slip = Slip::OtherSquare { to };
            tell(&SlipTrial { slip, overlay: self.with(&[(from, None), (to, Some(piece))]), odd });
            if let Some(captured) = self.captured().filter(|captured| *captured != to) {
                let overlay = self.with(&[(from, None), (captured, None), (to, Some(piece))]);
                tell(&SlipTrial { slip, overlay, odd });
            }
        }
    }

    fn not_removed(&self, tell: &mut impl FnMut(&SlipTrial)) {
        let Some((captured, (from, piece))) = self.captured().zip(self.moved()) else { return };
        let there = self.before.piece_at(captured);
        if captured != self.legal.to() {
            let overlay = self.with(&[(from, None), (self.legal.to(), Some(piece))]);
            return tell(&SlipTrial { slip: Slip::NotRemoved { square: captured }, overlay, odd: 1 });
        }
        for square in attacks::king_attacks(captured) & !self.after.occupied() {
            let overlay = self.with(&[(from, None), (captured, Some(piece)), (square, there)]);
            tell(&SlipTrial { slip: Slip::NotRemoved { square }, overlay, odd: 2 });
        }
    }

    fn promotions(&self, tell: &mut impl FnMut(&SlipTrial)) {
        let Some((from, piece)) = self.moved().filter(|_| self.legal.is_promotion()) else { return };
        for role in Role::ALL {
            if role != Role::King && role != piece.role {
                let overlay = self.with(&[(from, None), (self.legal.to(), Some(Piece { role, ..piece }))]);
                tell(&SlipTrial { slip: Slip::OtherPromotion { role }, overlay, odd: 1 });
            }
        }
    }

    /// The rook was left or put elsewhere, or the king was; or both went to the other side.
    fn castling(&self, king: Square, tell: &mut impl FnMut(&SlipTrial)) {
        let (Some(side), Move::Castle { rook, .. }) = (self.legal.castling_side(), self.legal) else { return };
        let (king_piece, rook_piece) = (self.before.piece_at(king), self.before.piece_at(rook));
        let on = |file| Square::from_coords(file, king.rank());
        let (king_to, rook_to) = (on(side.king_to_file()), on(side.rook_to_file()));
        let done = [(king, None), (rook, None)];
        for square in Bitboard::from_rank(king.rank()) {
            let free = !self.before.occupied().contains(square) || square == king || square == rook;
            if !free {
                continue;
            }
            let left = |home| if square == home { 1 } else { 2 };
            if square != king_to && square != rook_to {
                let rook_there = [(king_to, king_piece), (square, rook_piece)];
                let overlay = self.with(&[&done[..], &rook_there].concat());
                tell(&SlipTrial { slip: Slip::HalfCastling { role: Role::Rook }, overlay, odd: left(rook) });
                let king_there = [(rook_to, rook_piece), (square, king_piece)];
                let overlay = self.with(&[&done[..], &king_there].concat());
                tell(&SlipTrial { slip: Slip::HalfCastling { role: Role::King }, overlay, odd: left(king) });
            }
        }
    }

    /// Another piece of the kind to the square announced, or another legal move.
    fn other_pieces(&self, tell: &mut impl FnMut(&SlipTrial)) {
        if let Some((from, piece)) = self.moved() {
            for other in self.own & self.before.by_role(self.legal.role()) {
                if other != from {
                    let to = self.legal.to();
                    // A piece that could not go there was hardly taken for the one that could.
                    let odd = match (self.can_reach(other, to), other.file().distance(from.file()) <= 1) {
                        (false, _) => 7,
                        (true, true) => 2,
                        (true, false) => 3,
                    };
                    let mut changes = vec![(other, None), (to, Some(piece))];
                    let slip = Slip::OtherPiece { from: other, to };
                    tell(&SlipTrial { slip, overlay: self.with(&changes), odd });
                    if let Some(captured) = self.captured().filter(|captured| *captured != to) {
                        changes.push((captured, None));
                        tell(&SlipTrial { slip, overlay: self.with(&changes), odd });
                    }
                }
            }
        }
        for other in legal_moves(self.position).into_iter().filter(|other| *other != self.legal) {
            let Some(slip) = self.instead(other) else { continue };
            let mut position = self.position.clone();
            position.play_unchecked(other);
            let after = position.board();
            let changes: Vec<(Square, Option<Piece>)> =
                squares_changed_by_move(other).into_iter().map(|square| (square, after.piece_at(square))).collect();
            tell(&SlipTrial { slip, overlay: self.with(&changes), odd: 4 });
        }
    }

    /// Whether the piece on a square of the mover's can go to another, whatever stands in the way.
    fn can_reach(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.before.piece_at(from) else { return false };
        match piece.role {
            Role::Pawn => {
                let step = i32::from(to.rank()) - i32::from(from.rank());
                let forward = piece.color.fold_wb(step, -step);
                from.file().distance(to.file()) <= 1 && (1..=2).contains(&forward)
            }
            _ => attacks::attacks(to, piece, Bitboard::EMPTY).contains(from),
        }
    }

    /// The slip of making that move; `None` where it has a name of its own.
    fn instead(&self, other: Move) -> Option<Slip> {
        let to = match (other, other.castling_side()) {
            (Move::Castle { king, .. }, Some(side)) => Square::from_coords(side.king_to_file(), king.rank()),
            _ => other.to(),
        };
        let from = other.from()?;
        if self.legal.from() != Some(from) {
            return Some(Slip::OtherPiece { from, to });
        }
        let castling = self.legal.is_castle() || other.is_castle();
        castling.then_some(Slip::OtherSquare { to })
    }
}

/// A piece stands beside its square, or lies beside the board.
fn displaced(board: &Board, tell: &mut impl FnMut(&SlipTrial)) {
    for (from, piece) in board.clone() {
        let mut off = Overlay::new();
        off.set(from, None, Some(piece));
        let slip = |to| Slip::Displaced { piece, from, to };
        for to in attacks::king_attacks(from) & !board.occupied() {
            if piece.role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
                continue;
            }
            let mut overlay = off.clone();
            overlay.set(to, Some(piece), None);
            tell(&SlipTrial { slip: slip(Some(to)), overlay, odd: 5 });
        }
        tell(&SlipTrial { slip: slip(None), overlay: off, odd: 5 });
    }
}
