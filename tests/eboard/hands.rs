//! A board, the hands over it, and the moments between: everything that is settled comes back in its order.

use super::dice::Dice;
use ansage_devices::settle::{RestDetector, RestingBoard};
use ansage_game::moment::{Moment, Span};
use ansage_game::shapes::{ComparisonBase, MoveScope};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, Move, Piece, Position, Role, Square, attacks};

/// One change on the board, so many milliseconds after the one before.
pub type TimedChange = (u64, Square, Option<Piece>);

/// A board of the sighted player, and the game it belongs to.
pub struct SightedHands {
    pub settle: RestDetector,
    pub now: Moment,
    pub position: Chess,
    /// Newest first.
    pub earlier: Vec<Board>,
    /// Whose board it is; `None` where both move on it.
    pub owner: Option<Color>,
}

impl SightedHands {
    /// A board that shows the position of this FEN, and was read as such.
    pub fn on(fen: &str) -> SightedHands {
        let mode = CastlingMode::detect(&fen.parse::<Fen>().unwrap().into_setup());
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
        let mut hands = SightedHands::lying(position.clone(), position.board().clone());
        assert_eq!(hands.rest(), [RestingBoard::Same]);
        hands
    }

    /// A board that shows this and was not matched yet.
    pub fn lying(position: Chess, shows: Board) -> SightedHands {
        let mut settle = RestDetector::new();
        settle.record_whole_board(shows, Moment::START);
        SightedHands { settle, now: Moment::START, position, earlier: Vec::new(), owner: None }
    }

    /// Lets so many milliseconds pass.
    pub fn wait(&mut self, millis: u64) -> Vec<RestingBoard> {
        let end = self.now + Span::from_millis(millis);
        let mut told = Vec::new();
        while let Some(deadline) = self.settle.deadline().filter(|deadline| *deadline <= end) {
            let moved = self.owner.is_none_or(|owner| owner == self.position.turn());
            let moves = if moved { MoveScope::Legal } else { MoveScope::None };
            let against = ComparisonBase { position: &self.position, earlier: &self.earlier, moves };
            self.now = self.now.max(deadline);
            told.extend(self.settle.match_resting_board(&against, self.now));
            assert!(self.settle.deadline().is_none_or(|next| next > self.now), "a deadline that never ends");
        }
        self.now = end;
        told
    }

    /// Lets time pass until nothing more is awaited.
    pub fn rest(&mut self) -> Vec<RestingBoard> {
        self.wait(60_000)
    }

    /// The owner presses his clock now.
    pub fn pressed(&mut self) -> Option<RestingBoard> {
        self.settle.match_at_press(&ComparisonBase {
            position: &self.position,
            earlier: &self.earlier,
            moves: MoveScope::Legal,
        })
    }

    /// Puts something on a square now.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.settle.record_change(square, piece, self.now);
    }

    /// Makes these changes.
    pub fn make(&mut self, changes: &[TimedChange]) -> Vec<RestingBoard> {
        let mut told = Vec::new();
        for (millis, square, piece) in changes {
            told.extend(self.wait(*millis));
            self.set(*square, *piece);
        }
        told
    }

    /// Makes changes written like `e2. e4P`, each 100 ms after the one before.
    pub fn hand(&mut self, changes: &str) -> Vec<RestingBoard> {
        let changes: Vec<TimedChange> = changes.split(' ').map(|text| change(100, text)).collect();
        self.make(&changes)
    }

    /// The game goes on by a legal move.
    pub fn play(&mut self, made: Move) {
        self.earlier.insert(0, self.position.board().clone());
        self.position.play_unchecked(made);
        self.settle.match_again(self.now);
    }

    /// A legal move by its name.
    pub fn legal(&self, san: &str) -> Move {
        san.parse::<San>().unwrap().to_move(&self.position).unwrap()
    }
}

/// A change written like `e4P`, or `e2.` for a square that is empty then.
pub fn change(millis: u64, text: &str) -> TimedChange {
    (millis, text[..2].parse().unwrap(), text.chars().nth(2).and_then(Piece::from_char))
}

/// The changes by which somebody makes a legal move, in one of the ways in which people do.
pub fn way(position: &Chess, made: Move, dice: &mut Dice) -> Vec<TimedChange> {
    let color = position.turn();
    let occupied = position.board().occupied();
    let mut changes: Vec<(Square, Option<Piece>)> = match made {
        Move::Castle { king, rook } => {
            let side = made.castling_side().unwrap();
            let mut pair = [(king, side.king_to(color), Role::King), (rook, side.rook_to(color), Role::Rook)];
            if dice.chance(50) {
                pair.reverse();
            }
            if dice.chance(30) {
                // Both in the hands at once.
                pair.iter()
                    .map(|(from, ..)| (*from, None))
                    .chain(pair.iter().map(|(_, to, role)| (*to, Some(Piece { color, role: *role }))))
                    .collect()
            } else {
                let [(_, first, _), _] = pair;
                pair.iter()
                    .flat_map(|(from, to, role)| {
                        let occupied = if *to == first { occupied } else { occupied | first };
                        one(occupied, *from, *to, Piece { color, role: *role }, dice)
                    })
                    .collect()
            }
        }
        Move::EnPassant { from, to } => {
            let pawn = Square::from_coords(to.file(), from.rank());
            let mut all = one(occupied, from, to, Piece { color, role: Role::Pawn }, dice);
            all.insert(dice.below(all.len() + 1), (pawn, None));
            all
        }
        Move::Normal { role, from, to, capture, promotion } => {
            let mut all = one(occupied, from, to, Piece { color, role }, dice);
            if capture.is_some() && dice.chance(60) {
                let reached = all.iter().position(|change| change.0 == to).unwrap();
                all.insert(dice.below(reached + 1), (to, None));
            }
            if let Some(role) = promotion {
                let queen = (to, Some(Piece { color, role }));
                match dice.below(3) {
                    0 => all.push(queen),
                    1 => all.extend([(to, None), queen]),
                    _ => {
                        all.retain(|change| change.0 != to || change.1.is_none());
                        all.insert(dice.below(all.len() + 1), queen);
                        // Whoever was captured went off before.
                        let placed = all.iter().position(|change| *change == queen).unwrap();
                        let off = all.iter().position(|change| *change == (to, None));
                        if let Some(off) = off.filter(|off| *off > placed) {
                            all.swap(off, placed);
                        }
                    }
                }
            }
            all
        }
        Move::Put { .. } => unreachable!("not in chess"),
    };
    if dice.chance(10) {
        shuffled(position, made, &mut changes, dice);
    }
    changes.into_iter().map(|(square, piece)| (20 + dice.below(460) as u64, square, piece)).collect()
}

/// All squares that differ in the end, in any order, each changed at once to what stands there then.
fn shuffled(position: &Chess, made: Move, changes: &mut Vec<(Square, Option<Piece>)>, dice: &mut Dice) {
    let mut after = position.clone();
    after.play_unchecked(made);
    *changes = Square::ALL
        .into_iter()
        .map(|square| (square, after.board().piece_at(square)))
        .filter(|(square, piece)| position.board().piece_at(*square) != *piece)
        .collect();
    for index in (1..changes.len()).rev() {
        changes.swap(index, dice.below(index + 1));
    }
}

/// One piece from its square to another: lifted and placed, placed before it is seen lifted, or slid.
fn one(occupied: Bitboard, from: Square, to: Square, piece: Piece, dice: &mut Dice) -> Vec<(Square, Option<Piece>)> {
    let between: Vec<Square> = attacks::between(from, to).into_iter().collect();
    let free = (attacks::between(from, to) & occupied) == Bitboard::EMPTY;
    if !between.is_empty() && free && dice.chance(40) {
        let mut path = between;
        if from > to {
            path.reverse();
        }
        let path = [&[from][..], &path, &[to]].concat();
        return path
            .windows(2)
            .flat_map(|pair| {
                let (off, on) = ((pair[0], None), (pair[1], Some(piece)));
                if dice.chance(50) { [on, off] } else { [off, on] }
            })
            .collect();
    }
    let (off, on) = ((from, None), (to, Some(piece)));
    if dice.chance(30) { vec![on, off] } else { vec![off, on] }
}
