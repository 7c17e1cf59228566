//! Where a board left the course, and by what: every kind of slip, at any half-move of real games.

use super::course_of;
use ansage_compare::boards::{BoardDeparture, Explanation, Slip, explain_board_against_course};
use ansage_testing::dice::Dice;
use shakmaty::{Board, Chess, Color, Move, Piece, Position, Rank, Role, Square};
use std::collections::BTreeMap;

/// Real games, one a paragraph of moves.
const GAMES: &str = include_str!("../../games/real.pgn");

fn games() -> Vec<Vec<Move>> {
    let movetexts = GAMES.split("\n\n").filter(|part| part.trim_start().starts_with("1."));
    movetexts.map(|text| course_of(&text.replace('.', ". ")).1).collect()
}

/// The slips there are.
const KINDS: [&str; 9] = [
    "not executed",
    "other square",
    "other piece",
    "pawn left en passant",
    "only removed",
    "half castling",
    "other promotion",
    "displaced",
    "knocked off",
];

/// A board with somebody's hands on it.
struct BoardInHands {
    board: Board,
    /// What is known to stand where it does not belong.
    misplaced: Vec<Square>,
}

impl BoardInHands {
    /// Executes a half-move as announced: what stands on the square goes, what stands on the target goes off. On an
    /// empty square the hand looks for the piece that stands wrong, and finding none does nothing.
    fn execute(&mut self, legal: Move, turn: Color) {
        if let (Move::Castle { king, rook }, Some(side)) = (legal, legal.castling_side()) {
            let on = |file| Square::from_coords(file, king.rank());
            self.carry(king, on(side.king_to_file()), Role::King.of(turn), None);
            self.carry(rook, on(side.rook_to_file()), Role::Rook.of(turn), None);
            return;
        }
        let from = legal.from().unwrap();
        let becomes = legal.promotion().map(|role| role.of(turn));
        if self.carry(from, legal.to(), legal.role().of(turn), becomes) && legal.is_en_passant() {
            self.board.discard_piece_at(Square::from_coords(legal.to().file(), from.rank()));
        }
    }

    fn carry(&mut self, from: Square, to: Square, wanted: Piece, becomes: Option<Piece>) -> bool {
        let from = match self.board.piece_at(from) {
            Some(_) => from,
            None => {
                let board = &self.board;
                let there = self.misplaced.iter().find(|square| board.piece_at(**square) == Some(wanted));
                let Some(found) = there else { return false };
                *found
            }
        };
        let piece = self.board.remove_piece_at(from).unwrap();
        self.misplaced.retain(|square| *square != from && *square != to);
        self.board.set_piece_at(to, becomes.unwrap_or(piece));
        true
    }

    fn put(&mut self, from: Square, to: Square, piece: Piece) {
        self.board.discard_piece_at(from);
        self.board.set_piece_at(to, piece);
        self.misplaced.push(to);
    }

    fn half_a_castling(&mut self, dice: &mut Dice, legal: Move, turn: Color) -> Option<Slip> {
        let (side, Move::Castle { king, rook }) = (legal.castling_side()?, legal) else { return None };
        let (part, from, file, left) = match dice.chance(70) {
            true => (Role::King, king, side.king_to_file(), rook),
            false => (Role::Rook, rook, side.rook_to_file(), king),
        };
        self.put(from, Square::from_coords(file, king.rank()), part.of(turn));
        self.misplaced = vec![left];
        Some(Slip::HalfCastling { role: if part == Role::King { Role::Rook } else { Role::King } })
    }

    /// Makes a slip of that kind instead of the half-move; `None` where the half-move gives no occasion.
    fn slip(&mut self, dice: &mut Dice, kind: &str, position: &Chess, legal: Move) -> Option<Slip> {
        let turn = position.turn();
        let from = legal.from()?;
        let piece = Piece { role: legal.promotion().unwrap_or(legal.role()), color: turn };
        let empty: Vec<Square> = (!position.board().occupied()).into_iter().collect();
        match kind {
            "not executed" => Some(Slip::NotExecuted),
            "other square" if !legal.is_castle() => {
                let near: Vec<Square> = empty
                    .into_iter()
                    .filter(|square| square.distance(legal.to()) == 1 && *square != legal.to())
                    .collect();
                let to = (!near.is_empty()).then(|| dice.pick(&near))?;
                if legal.is_capture() && dice.chance(50) {
                    self.execute(legal, turn);
                    self.put(legal.to(), to, piece);
                } else {
                    self.put(from, to, piece);
                }
                Some(Slip::OtherSquare { to })
            }
            "other piece" if !legal.is_castle() && !legal.is_en_passant() => {
                let twins = position.our(legal.role());
                let twins: Vec<Square> = twins.into_iter().filter(|square| *square != from).collect();
                let other = (!twins.is_empty()).then(|| dice.pick(&twins))?;
                self.put(other, legal.to(), piece);
                self.misplaced = vec![from];
                Some(Slip::OtherPiece { from: other, to: legal.to() })
            }
            "pawn left en passant" if legal.is_en_passant() => {
                self.put(from, legal.to(), piece);
                let square = Square::from_coords(legal.to().file(), from.rank());
                Some(Slip::NotRemoved { square })
            }
            "only removed" if legal.is_capture() => {
                let from_rank = if legal.is_en_passant() { from.rank() } else { legal.to().rank() };
                let square = Square::from_coords(legal.to().file(), from_rank);
                self.board.discard_piece_at(square);
                self.misplaced = vec![from];
                Some(Slip::OnlyRemoved { square })
            }
            "half castling" if legal.is_castle() => self.half_a_castling(dice, legal, turn),
            "other promotion" if legal.is_promotion() => {
                let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
                let roles: Vec<Role> = roles.into_iter().filter(|role| *role != piece.role).collect();
                let role = dice.pick(&roles);
                self.put(from, legal.to(), Piece { role, ..piece });
                Some(Slip::OtherPromotion { role })
            }
            "displaced" | "knocked off" => {
                self.execute(legal, turn);
                let pieces: Vec<(Square, Piece)> = self.board.clone().into_iter().collect();
                let (from, piece) = pieces[dice.below(pieces.len())];
                let next = |square: &Square| {
                    let pawn_there = piece.role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth);
                    square.distance(from) == 1 && self.board.piece_at(*square).is_none() && !pawn_there
                };
                let near: Vec<Square> = Square::ALL.into_iter().filter(next).collect();
                if kind == "knocked off" {
                    self.board.discard_piece_at(from);
                    return Some(Slip::Displaced { piece, from, to: None });
                }
                let to = (!near.is_empty()).then(|| dice.pick(&near))?;
                self.put(from, to, piece);
                Some(Slip::Displaced { piece, from, to: Some(to) })
            }
            _ => None,
        }
    }
}

/// What came of all tries with one kind of slip.
#[derive(Debug, Default)]
struct SlipRate {
    tried: usize,
    /// The board came right again by itself.
    healed: usize,
    named: usize,
    first: usize,
    alone: usize,
    /// Another slip was named, and nothing else: that is a wrong certainty.
    misled: usize,
}

fn is_it(departure: &BoardDeparture, ply: usize, slip: Slip) -> bool {
    departure.slip == slip
        && match slip {
            // It is told from which half-move on the piece may have been displaced.
            Slip::Displaced { .. } => departure.ply <= ply,
            _ => departure.ply == ply,
        }
}

fn try_one(dice: &mut Dice, course: &[Move], kind: &str, at: usize, rate: &mut SlipRate) -> Option<()> {
    let mut position = Chess::new();
    course[..at].iter().for_each(|legal| position.play_unchecked(*legal));
    let mut hands = BoardInHands { board: position.board().clone(), misplaced: Vec::new() };
    let slip = hands.slip(dice, kind, &position, course[at])?;
    position.play_unchecked(course[at]);
    for legal in &course[at + 1..] {
        hands.execute(*legal, position.turn());
        position.play_unchecked(*legal);
    }
    rate.tried += 1;
    match explain_board_against_course(&Chess::new(), course, &hands.board) {
        // The last half-move not executed is no slip, only not done yet.
        Explanation::Follows { .. } => rate.healed += 1,
        Explanation::Left(found) => {
            let place = found.iter().position(|departure| is_it(departure, at + 1, slip));
            rate.named += usize::from(place.is_some());
            rate.first += usize::from(place == Some(0));
            rate.alone += usize::from(place == Some(0) && found.len() == 1);
            rate.misled += usize::from(place.is_none() && found.len() == 1);
        }
        Explanation::Several(_) | Explanation::Unexplained => {}
    }
    Some(())
}

#[test]
fn d_2_8_whatever_slip_was_made_it_is_among_those_named() {
    let games = games();
    assert!(games.len() >= 20, "{} games", games.len());
    let mut rates: BTreeMap<&str, SlipRate> = BTreeMap::new();
    for seed in 0..1_500 {
        let mut dice = Dice::new(seed);
        let course = &games[dice.below(games.len())];
        let end = 1 + dice.below(course.len());
        let kind = dice.pick(&KINDS);
        let rate = rates.entry(kind).or_default();
        // Castling, en passant and promotion are rare: where there is none before the end, another seed finds one.
        let from = dice.below(end);
        (0..end).find_map(|next| try_one(&mut dice, &course[..end], kind, (from + next) % end, rate));
    }
    println!("{rates:#?}");
    for kind in KINDS {
        let rate = &rates[kind];
        let lasting = rate.tried - rate.healed;
        assert!(lasting > 0, "{kind}: never tried");
        assert!(rate.named * 100 >= lasting * 99, "{kind}: {rate:?}");
        assert_eq!(rate.misled, 0, "{kind}: {rate:?}");
    }
}

#[test]
fn d_2_8_a_board_that_follows_the_course_is_said_to_follow_it_however_far() {
    for course in games().iter().take(5) {
        let mut position = Chess::new();
        for (index, legal) in course.iter().enumerate() {
            position.play_unchecked(*legal);
            let Explanation::Follows { ply } = explain_board_against_course(&Chess::new(), course, position.board())
            else {
                panic!()
            };
            assert!(ply > index, "the latest half-move with that position");
        }
    }
}
