//! Execute half-moves as hands do on a board that is not as it should be.
//!
//! Only the squares that differ from the course are kept. A half-move that touches none of them is executed as
//! announced and changes nothing about them, so all such half-moves are passed over at once.

use super::Slip;
use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position, Square};

/// The course with everything that is asked of it often.
pub(super) struct IndexedCourse {
    /// The half-moves.
    pub moves: Vec<Move>,
    /// The position before each half-move, and after the last.
    pub positions: Vec<Chess>,
    /// What stands there.
    pub boards: Vec<Board>,
    /// For each half-move from which on one looks and each square: the first half-move that touches it.
    next: Vec<[u16; 64]>,
}

/// What differs from the course, square by square.
#[derive(Debug, Clone)]
pub(super) struct Overlay {
    squares: Bitboard,
    stands: [Option<Piece>; 64],
}

/// What a hand does where the piece it looks for is not on its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MissingPieceRule {
    /// It takes what stands there; where nothing does, it looks for the misplaced piece of that kind.
    TakesElseLooks,
    /// It looks for the misplaced piece of that kind, also where another piece stands there.
    Looks,
    /// It takes what stands there; where nothing does, the half-move is not executed.
    TakesElseNothing,
}

impl MissingPieceRule {
    /// Every way.
    pub const ALL: [MissingPieceRule; 3] =
        [MissingPieceRule::TakesElseLooks, MissingPieceRule::Looks, MissingPieceRule::TakesElseNothing];
}

impl Overlay {
    /// Nothing differs.
    pub fn new() -> Overlay {
        Overlay { squares: Bitboard::EMPTY, stands: [None; 64] }
    }

    /// This stands on a square where the course has that.
    pub fn set(&mut self, square: Square, stands: Option<Piece>, course: Option<Piece>) {
        self.squares.set(square, stands != course);
        self.stands[usize::from(square)] = stands;
    }

    fn on(&self, square: Square, course: &Board) -> Option<Piece> {
        if self.squares.contains(square) { self.stands[usize::from(square)] } else { course.piece_at(square) }
    }
}

/// The squares that a half-move empties or fills.
pub(super) fn squares_changed_by_move(legal: Move) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    if let Move::Castle { king, rook } = legal
        && let Some(side) = legal.castling_side()
    {
        squares.add(king);
        squares.add(rook);
        squares.add(Square::from_coords(side.king_to_file(), king.rank()));
        squares.add(Square::from_coords(side.rook_to_file(), king.rank()));
        return squares;
    }
    squares.add(legal.to());
    if let Some(from) = legal.from() {
        squares.add(from);
        if legal.is_en_passant() {
            squares.add(Square::from_coords(legal.to().file(), from.rank()));
        }
    }
    squares
}

impl IndexedCourse {
    /// The course from its start on.
    pub fn new(start: &Chess, moves: &[Move]) -> IndexedCourse {
        let mut positions = vec![start.clone()];
        for legal in moves {
            let mut position = positions[positions.len() - 1].clone();
            position.play_unchecked(*legal);
            positions.push(position);
        }
        let never = moves.len() as u16;
        let mut next = vec![[never; 64]; moves.len() + 1];
        for index in (0..moves.len()).rev() {
            next[index] = next[index + 1];
            for square in squares_changed_by_move(moves[index]) {
                next[index][usize::from(square)] = index as u16;
            }
        }
        let boards = positions.iter().map(|position| position.board().clone()).collect();
        IndexedCourse { moves: moves.to_vec(), positions, boards, next }
    }

    /// The squares on which a board differs from the course after half-move `end`.
    pub fn differing_squares(&self, end: usize, board: &Board) -> Bitboard {
        let course = &self.boards[end];
        Square::ALL.into_iter().filter(|square| board.piece_at(*square) != course.piece_at(*square)).collect()
    }

    /// Whether a slip at a half-move leads to this board, the half-moves from it to `end` executed by some hands; and then
    /// whether a piece of a later half-move was not on its square. `None` where it does not lead there.
    pub fn how_slip_leads_to_board(
        &self,
        tried: &SlipTrial,
        (ply, end): (usize, usize),
        board: &Board,
        differing: Bitboard,
    ) -> Option<bool> {
        for hand in MissingPieceRule::ALL {
            let mut chose = false;
            if self.ends_in(tried, (ply, end), hand, &mut chose, board) == Some(differing) {
                return Some(chose);
            }
            // The other hands matter only where there was something to choose.
            if !chose {
                return None;
            }
        }
        None
    }

    /// The squares on which a slip alone makes the board differ in the end; `None` where the board shows one of them otherwise.
    pub fn squares_explained_by_slip(
        &self,
        tried: &SlipTrial,
        (ply, end): (usize, usize),
        board: &Board,
    ) -> Option<Bitboard> {
        MissingPieceRule::ALL.into_iter().find_map(|hand| self.ends_in(tried, (ply, end), hand, &mut false, board))
    }

    /// The squares that differ from the course in the end, all as the board shows them; `None` where one is not.
    fn ends_in(
        &self,
        tried: &SlipTrial,
        (ply, end): (usize, usize),
        hand: MissingPieceRule,
        chose: &mut bool,
        board: &Board,
    ) -> Option<Bitboard> {
        let mut overlay = tried.overlay.clone();
        let mut index = ply;
        loop {
            let mut due = end;
            for square in overlay.squares {
                let next = usize::from(self.next[index][usize::from(square)]).min(end);
                // Nobody touches it any more, so it must be as the board shows it.
                if next == end && board.piece_at(square) != overlay.stands[usize::from(square)] {
                    return None;
                }
                due = due.min(next);
            }
            if due == end {
                return Some(overlay.squares);
            }
            *chose |= self.execute(&mut overlay, due, hand);
            index = due + 1;
        }
    }

    /// Executes one half-move. Returns whether the piece was not where it should be.
    fn execute(&self, overlay: &mut Overlay, index: usize, hand: MissingPieceRule) -> bool {
        let (before, after, legal) = (&self.boards[index], &self.boards[index + 1], self.moves[index]);
        let turn = self.positions[index].turn();
        let mut squares = squares_changed_by_move(legal);
        let mut stands = pieces_on_squares(overlay, before, squares);
        let mut chose = false;
        let mut seek = |square: Square, wanted: Piece, stands: &mut [Option<Piece>; 64]| {
            let standing = overlay.on(square, before);
            chose |= standing != Some(wanted);
            let from = match hand {
                _ if standing == Some(wanted) => Some(square),
                MissingPieceRule::Looks => misplaced(overlay, square, wanted).or(standing.map(|_| square)),
                MissingPieceRule::TakesElseLooks if standing.is_none() => misplaced(overlay, square, wanted),
                _ => standing.map(|_| square),
            }?;
            if !squares.contains(from) {
                squares.add(from);
                stands[usize::from(from)] = overlay.on(from, before);
            }
            stands[usize::from(from)].take()
        };
        put(legal, turn, &mut stands, &mut seek);
        for square in squares {
            overlay.set(square, stands[usize::from(square)], after.piece_at(square));
        }
        chose
    }
}

/// What stands on these squares.
fn pieces_on_squares(overlay: &Overlay, course: &Board, squares: Bitboard) -> [Option<Piece>; 64] {
    let mut stands = [None; 64];
    for square in squares {
        stands[usize::from(square)] = overlay.on(square, course);
    }
    stands
}

/// The nearest misplaced piece of a kind.
fn misplaced(overlay: &Overlay, near: Square, wanted: Piece) -> Option<Square> {
    let there = |square: &Square| overlay.stands[usize::from(*square)] == Some(wanted);
    overlay.squares.into_iter().filter(there).min_by_key(|square| square.distance(near))
}

/// Puts the pieces of a half-move where they belong; `seek` takes a piece from where the hand finds it.
fn put(
    legal: Move,
    turn: Color,
    stands: &mut [Option<Piece>; 64],
    seek: &mut impl FnMut(Square, Piece, &mut [Option<Piece>; 64]) -> Option<Piece>,
) {
    if let Move::Castle { king, rook } = legal
        && let Some(side) = legal.castling_side()
    {
        let king_in_hand = seek(king, shakmaty::Role::King.of(turn), stands);
        let rook_in_hand = seek(rook, shakmaty::Role::Rook.of(turn), stands);
        for (file, in_hand) in [(side.king_to_file(), king_in_hand), (side.rook_to_file(), rook_in_hand)] {
            if in_hand.is_some() {
                stands[usize::from(Square::from_coords(file, king.rank()))] = in_hand;
            }
        }
        return;
    }
    let Some(from) = legal.from() else { return };
    let Some(taken) = seek(from, legal.role().of(turn), stands) else { return };
    let put = legal.promotion().map_or(taken, |role| role.of(turn));
    stands[usize::from(legal.to())] = Some(put);
    if legal.is_en_passant() {
        stands[usize::from(Square::from_coords(legal.to().file(), from.rank()))] = None;
    }
}

/// A slip that is tried.
pub(super) struct SlipTrial {
    /// The slip.
    pub slip: Slip,
    /// What differs from the course just after it.
    pub overlay: Overlay,
    /// How odd it is: 1 for what happens most.
    pub odd: usize,
}
