//! Move pieces on the boards: rightly, wrongly, and mending what was wrong.

use super::People;
use ansage_game::announcement::NamedMove;
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::refusal::MissingCondition;
use ansage_game::seat::Color;
use ansage_game::view::{View, ViewMove};
use shakmaty::{Position, Role, Square};

impl People {
    /// The hands do what the press lacked, or it is said for the opponent.
    pub(super) fn make_it(&mut self, missing: MissingCondition, pending: &ViewMove, view: &View) -> EventKind {
        let shown = view.shown.get(pending.player);
        let wrong = view.boards.get(pending.player).differences();
        let own = |square: &Square| shown.piece_at(*square).is_some_and(|piece| piece.color == pending.player);
        let NamedMove::Piece { role, from, to, promotion } = pending.description.named else {
            return EventKind::MovesTakenBack;
        };
        let (from, to, placed) = match missing {
            MissingCondition::CapturedPieceRemoved(square) => (square, from, None),
            _ => {
                let astray = wrong.iter().map(|difference| difference.square).find(own);
                let any = astray.or(Square::ALL.into_iter().find(own));
                (any.unwrap_or(from), to, Some(promotion.unwrap_or(role)))
            }
        };
        if pending.player == view.owner {
            EventKind::Executed { from, to, placed }
        } else {
            EventKind::SpokenForOpponent { word: OpponentsWord::Execute { from, to, placed } }
        }
    }

    /// A player touches one piece and then another, and may then announce anything.
    pub(super) fn fumble(&mut self, by: Color, view: &View) -> EventKind {
        let board = view.course.board();
        let own: Vec<Square> = board.by_color(by).into_iter().collect();
        let theirs: Vec<Square> = board.by_color(!by).into_iter().collect();
        let king = board.king_of(by).unwrap_or(Square::E1);
        let legal = ansage_game::reading::legal_moves(&view.course);
        let taken = legal.iter().find(|legal| legal.is_capture());
        let rights = view.course.castles().castling_rights() & board.by_color(by);
        let castling = legal.iter().find(|legal| legal.is_castle()).map(|legal| legal.to());
        let rook = castling.or(rights.into_iter().next());
        let (one, other) = match (self.dice.below(10), rook) {
            (0..3, Some(rook)) => (king, rook),
            (3..5, Some(rook)) => (rook, king),
            (throw, _) => self.one_and_other(throw, (&own, &theirs), taken.map_or(king, |legal| legal.to())),
        };
        if self.dice.chance(15) {
            self.steps.push_back((by.into(), EventKind::Adjusting));
        }
        self.steps.push_back((by.into(), EventKind::PieceTouched { square: other }));
        self.touched = Some(by);
        self.seat = Some(by.into());
        EventKind::PieceTouched { square: one }
    }

    fn one_and_other(
        &mut self,
        throw: usize,
        (own, theirs): (&[Square], &[Square]),
        taken: Square,
    ) -> (Square, Square) {
        let (mine, his) = (self.dice.pick(own), self.dice.pick(theirs));
        match throw {
            0..4 => (mine, his),
            4..6 => (his, mine),
            6 => (taken, taken),
            7 => (mine, self.dice.pick(own)),
            _ => (his, self.dice.pick(theirs)),
        }
    }

    /// A pawn that takes in passing goes over another square, and the pawn it takes is forgotten.
    pub(super) fn in_two_steps(&mut self, by: Color, view: &View) -> bool {
        let Some(telling) =
            view.pending.as_ref().filter(|pending| pending.player == by).map(|pending| pending.description)
        else {
            return false;
        };
        let NamedMove::Piece { from, to, .. } = telling.named else { return false };
        let over = Square::from_coords(to.file(), by.fold_wb(shakmaty::Rank::Seventh, shakmaty::Rank::Second));
        if telling.en_passant {
            for (from, to) in [(from, over), (over, to)] {
                self.steps.push_back((by.into(), EventKind::Executed { from, to, placed: None }));
            }
            self.steps.push_back((view.owner.into(), EventKind::ClockPressed { player: by }));
        }
        telling.en_passant
    }

    /// The hands do what was announced, and then the words are mended.
    pub(super) fn too_late(&mut self, by: Color, view: &View) -> Option<EventKind> {
        let pending = view.pending.as_ref().filter(|pending| pending.player == by)?;
        let NamedMove::Piece { from, to, promotion, .. } = pending.description.named else { return None };
        let words = self.words(&view.course);
        self.steps.push_back((by.into(), EventKind::Corrected { words }));
        self.seat = Some(by.into());
        Some(EventKind::Executed { from, to, placed: promotion })
    }

    /// What hands did: what was announced last, a legal move in the making, a mending, or anything.
    pub(super) fn hands(&mut self, view: &View) -> (Square, Square, Option<Role>) {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let told = view.pending.as_ref().or(view.half_moves.last()).map(|half_move| half_move.description.named);
        let legal = ansage_game::reading::legal_moves(&view.course);
        let differences = view.boards.get(self.dice.pick(&[Color::White, Color::Black])).differences();
        let odd = self.dice.chance(15).then(|| self.dice.pick(&roles));
        match (self.dice.below(10), told) {
            (0..4, Some(NamedMove::Piece { from, to, promotion, .. })) => (from, to, promotion.or(odd)),
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
