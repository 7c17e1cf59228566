//! Say moves: legal ones in full or in short, the way back, and anything.

use super::People;
use ansage_game::announcement::{Announcement, NamedMove, OriginHint};
use ansage_game::reading::{self, IllegalReason};
use ansage_game::view::View;
use shakmaty::{Bitboard, CastlingMode, CastlingSide, Chess, EnPassantMode, Move, Position, Role, Square, attacks};

pub const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

impl People {
    /// A move of the course, or one that only the mover's own board allows.
    pub(super) fn own_words(&mut self, view: &View) -> Announcement {
        let by = view.course.turn();
        if self.dice.chance(50) && !view.boards.get(by).differences().is_empty() {
            let mut setup = view.course.to_setup(EnPassantMode::Legal);
            setup.board = view.shown.get(by).clone();
            setup.castling_rights = Bitboard::EMPTY;
            if let Ok(own) = setup.position::<Chess>(CastlingMode::Standard) {
                return self.words(&own);
            }
        }
        let rights = view.course.castles().castling_rights() & view.course.board().by_color(by);
        if rights.any() && self.dice.chance(6) {
            return Announcement::Castle(self.dice.pick(&[CastlingSide::KingSide, CastlingSide::QueenSide]));
        }
        let blunder = (100 - self.plan.care) / 3 + 2;
        if self.dice.chance(blunder) {
            return self.words(&view.course);
        }
        match self.chosen(view) {
            Some(legal) => self.say(&view.course, legal),
            None => self.blunder(&view.course),
        }
    }

    /// The way back where they go back, else any legal move.
    fn chosen(&mut self, view: &View) -> Option<Move> {
        let by = view.course.turn();
        let back = self.dice.chance(self.plan.shuffle);
        if back {
            let last = view.half_moves.iter().rev().find(|half_move| half_move.player == by);
            if let Some(NamedMove::Piece { from, to, .. }) = last.map(|last| last.description.named) {
                let mut legal = ansage_game::reading::legal_moves(&view.course).into_iter();
                let found = legal.find(|legal| legal.from() == Some(to) && legal.to() == from && !legal.is_capture());
                if found.is_some() {
                    return found;
                }
            }
        }
        let legal = ansage_game::reading::legal_moves(&view.course);
        let passing = legal.iter().copied().find(|legal| legal.is_en_passant());
        if passing.is_some() && self.dice.chance(50) {
            return passing;
        }
        let quiet: Vec<Move> = legal.iter().copied().filter(|legal| !legal.is_zeroing()).collect();
        match (back && !quiet.is_empty(), legal.is_empty()) {
            (_, true) => None,
            (true, _) => Some(quiet[self.dice.below(quiet.len())]),
            (false, false) => Some(legal[self.dice.below(legal.len())]),
        }
    }

    /// A legal move in words: in full, in short, or with too little.
    pub(super) fn say(&mut self, course: &Chess, legal: Move) -> Announcement {
        let telling = reading::describe_legal_move(course, legal);
        let careless = 100 - self.plan.care;
        match (
            self.dice.below(100 + careless * 3),
            telling.to_short_announcement(),
            telling.named.to_full_announcement(),
        ) {
            // Without what the short form needs: ambiguous, or without the piece of a promotion.
            (100..130, Announcement::Piece { role, to, .. }, _) => {
                Announcement::Piece { role, from: OriginHint::UNSAID, to, promotion: None }
            }
            (130.., _, Announcement::Piece { from, to, promotion, .. }) => {
                Announcement::Piece { role: None, from, to, promotion }
            }
            (0..50, short, _) => short,
            (_, _, full) => full,
        }
    }

    /// Words for a move: mostly a legal one, in full or in short; sometimes anything.
    pub(super) fn words(&mut self, course: &Chess) -> Announcement {
        let legal = ansage_game::reading::legal_moves(course);
        if legal.is_empty() || self.dice.chance(14) {
            return self.blunder(course);
        }
        let legal = legal[self.dice.below(legal.len())];
        self.say(course, legal)
    }

    /// What is nearly a move: castling that may not be, a piece that goes where it cannot, a pawn that becomes a king.
    pub(super) fn blunder(&mut self, course: &Chess) -> Announcement {
        let turn = course.turn();
        let own: Vec<Square> = course.board().by_color(turn).into_iter().collect();
        let from = self.dice.pick(&own);
        let role = course.board().role_at(from);
        let piece = |to, promotion| Announcement::Piece { role, from: OriginHint::from_square(from), to, promotion };
        let promoted = ansage_game::reading::legal_moves(course).into_iter().find(|legal| legal.is_promotion());
        match self.dice.below(8) {
            0..=2 if course.castles().any() => {
                let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
                let side = self.dice.pick(&sides);
                // Where the way is free and attacked: that is rare.
                Announcement::Castle(sides.into_iter().find(|side| is_through_check(course, *side)).unwrap_or(side))
            }
            3..6 if promoted.is_some() => {
                let (from, to) = promoted.map_or((from, from), |legal| (legal.from().unwrap_or(from), legal.to()));
                let promotion = Some(self.dice.pick(&[Role::King, Role::Pawn]));
                Announcement::Piece { role: Some(Role::Pawn), from: OriginHint::from_square(from), to, promotion }
            }
            0..2 => piece(self.dice.pick(&own), None),
            3..5 => {
                // As the piece goes, but not where it can go now.
                let goes = attacks_of(course, from);
                let to = if goes.is_empty() { self.square() } else { self.dice.pick(&goes) };
                piece(to, None)
            }
            _ => self.nonsense(),
        }
    }

    pub(super) fn nonsense(&mut self) -> Announcement {
        if self.dice.chance(10) {
            return Announcement::Castle(self.dice.pick(&[CastlingSide::KingSide, CastlingSide::QueenSide]));
        }
        let origin = OriginHint::from_square(self.square());
        Announcement::Piece {
            role: self.dice.chance(90).then(|| self.dice.pick(&ROLES)),
            from: OriginHint {
                file: origin.file.filter(|_| self.dice.chance(80)),
                rank: origin.rank.filter(|_| self.dice.chance(80)),
            },
            to: self.square(),
            promotion: self.dice.chance(10).then(|| self.dice.pick(&ROLES)),
        }
    }

    pub(super) fn square(&mut self) -> Square {
        self.dice.pick(&Square::ALL)
    }

    /// What may have been written for the latest half-move.
    pub(super) fn maybe_words(&mut self, view: &View) -> Option<Announcement> {
        self.dice.chance(80).then(|| match view.half_moves.last().filter(|_| self.dice.chance(70)) {
            Some(last) => last.description.to_short_announcement(),
            None => self.words(&view.course),
        })
    }
}

/// Every square that the piece on a square attacks on an empty board.
fn attacks_of(course: &Chess, from: Square) -> Vec<Square> {
    let Some(piece) = course.board().piece_at(from) else { return Vec::new() };
    attacks::attacks(from, piece, Bitboard::EMPTY).into_iter().collect()
}

/// Whether castling to this side leads through check.
fn is_through_check(course: &Chess, side: CastlingSide) -> bool {
    let reading = reading::read_announcement(course, &Announcement::Castle(side));
    reading.is_ok_and(|reading| reading.legal == Err(IllegalReason::CastlingThroughCheck))
}
