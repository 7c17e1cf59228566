//! Throw pairs of positions that differ in the role of one enemy piece, and compare what is told of them.

use super::dice::Dice;
use ansage_game::announcement::NamedMove;
use ansage_game::board::BoardKnowledge as Shown;
use ansage_game::mate::is_dead;
use ansage_game::outcome::Outcome;
use ansage_game::reading;
use ansage_game::start;
use ansage_game::view::View;
use serde_json::Value;
use shakmaty::{Board, Chess, Color, File, Move, Position, Rank, Role, Setup, Square, attacks, fen::Fen};

/// Two positions that differ in the role of the piece on one square.
#[derive(Debug)]
pub struct PositionPair {
    pub fens: [String; 2],
    pub positions: [Chess; 2],
    /// The square of the piece.
    pub square: Square,
    pub roles: [Role; 2],
    /// The moves by the way pieces move that do not take the piece on the square: the same in both.
    pub moves: Vec<Move>,
    /// Those of them that are legal in one of the two only.
    pub differing: Vec<Move>,
}

impl PositionPair {
    /// A pair. In most of them some move that leaves that piece alone is legal in one of the two only.
    pub fn thrown(dice: &mut Dice) -> PositionPair {
        loop {
            let Some(pair) = PositionPair::of(placed(dice), dice) else { continue };
            if !pair.differing.is_empty() || dice.chance(3) {
                return pair;
            }
        }
    }

    fn of(setup: Setup, dice: &mut Dice) -> Option<PositionPair> {
        let them = !setup.turn;
        let passed = setup.ep_square.map(|square| square.offset(them.fold_wb(8, -8)));
        let free = |square: &Square| {
            let kept = setup.castling_rights.contains(*square) || passed == Some(Some(*square));
            !kept && setup.board.role_at(*square) != Some(Role::King)
        };
        let pieces: Vec<Square> = setup.board.by_color(them).into_iter().filter(free).collect();
        if pieces.is_empty() {
            return None;
        }
        let square = dice.pick(&pieces);
        let all = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let roles = [dice.pick(&all), dice.pick(&all)];
        if roles[0] == roles[1] {
            return None;
        }
        let one = |role: Role| {
            let mut setup = setup.clone();
            setup.board.set_piece_at(square, role.of(them));
            let fen = Fen::try_from_setup(setup).ok()?.to_string();
            let position = start::position_from_fen(&fen, None).ok()?;
            Some((fen, position))
        };
        let (first, second) = (one(roles[0])?, one(roles[1])?);
        let playable = |position: &Chess| Outcome::from_position(position).is_none() && !is_dead(position);
        if !playable(&first.1) || !playable(&second.1) {
            return None;
        }
        let positions = [first.1, second.1];
        let [moves, others] = positions.each_ref().map(|position| {
            let mut moves = reading::pseudo_legal_moves(position);
            moves.retain(|made| made.to() != square);
            moves
        });
        let fens = [first.0, second.0];
        assert_eq!(moves, others, "{fens:?}");
        let legal = positions.each_ref().map(reading::legal_moves);
        let differing =
            moves.iter().copied().filter(|made| legal[0].contains(made) != legal[1].contains(made)).collect();
        Some(PositionPair { fens, positions, square, roles, moves, differing })
    }

    pub fn turn(&self) -> Color {
        self.positions[0].turn()
    }

    /// Whether a move is legal in one of the two only.
    pub fn differs(&self, made: Move) -> bool {
        self.differing.contains(&made)
    }

    /// Whether a move that was named is legal in one of the two only.
    pub fn differs_named(&self, named: NamedMove) -> bool {
        let [first, second] = [0, 1].map(|number| {
            let read = reading::read_announced_move(&self.positions[number], &named.to_full_announcement());
            read.is_ok_and(|read| read.legal.is_ok())
        });
        first != second
    }

    /// A move that leaves the piece on the square alone; more often than not one that is legal in one of the two only.
    pub fn some_move(&self, dice: &mut Dice) -> Option<Move> {
        match (self.differing.is_empty(), self.moves.is_empty()) {
            (false, _) if dice.chance(65) => Some(dice.pick(&self.differing)),
            (_, false) => Some(dice.pick(&self.moves)),
            _ => None,
        }
    }

    /// A square that is not that of the piece.
    pub fn other_square(&self, dice: &mut Dice) -> Square {
        loop {
            let square = dice.pick(&Square::ALL);
            if square != self.square {
                return square;
            }
        }
    }

    /// A view of one of the two, with the piece blotted out on every board. Up to the press the course stays what it was.
    pub fn levelled(&self, number: usize, mut view: View) -> View {
        for position in [&mut view.start, &mut view.course] {
            assert_eq!(*position, self.positions[number]);
            *position = self.positions[0].clone();
        }
        for color in Color::ALL {
            self.blot_out(view.shown.get_mut(color));
            match view.boards.get_mut(color) {
                Shown::Assumed => {}
                Shown::Sensed(sensed) => self.blot_out(&mut sensed.shows),
                Shown::Stated(stated) => {
                    let before = stated.before.iter_mut().flat_map(|it| [&mut it.shows, &mut it.announced]);
                    [&mut stated.shows, &mut stated.announced]
                        .into_iter()
                        .chain(before)
                        .for_each(|it| self.blot_out(it));
                }
            }
        }
        view
    }

    /// A board without the piece, if it stands there.
    fn blot_out(&self, board: &mut Board) {
        if self.roles.iter().any(|role| board.piece_at(self.square) == Some(role.of(!self.turn()))) {
            board.discard_piece_at(self.square);
        }
    }

    /// What is told of one of the two, with the piece blotted out wherever a board stands.
    pub fn blotted(&self, told: &impl serde::Serialize) -> String {
        let mut value = serde_json::to_value(told).expect("plain data");
        self.blot(&mut value);
        value.to_string()
    }

    fn blot(&self, value: &mut Value) {
        match value {
            Value::String(text) if text.matches('/').count() == 7 => *text = self.blot_board(text),
            Value::Array(values) => values.iter_mut().for_each(|value| self.blot(value)),
            Value::Object(parts) => parts.values_mut().for_each(|value| self.blot(value)),
            _ => {}
        }
    }

    /// The first field of a FEN without the piece, if it stands there.
    fn blot_board(&self, text: &str) -> String {
        let (fen, rest) = text.split_once(' ').unwrap_or((text, ""));
        let Ok(mut board) = Board::from_ascii_board_fen(fen.as_bytes()) else { return text.into() };
        self.blot_out(&mut board);
        format!("{} {rest}", board.board_fen())
    }
}

/// Few pieces, so that every one of them counts: both kings, sometimes as for castling, sometimes a pawn to be taken in
/// passing.
fn placed(dice: &mut Dice) -> Setup {
    let us = dice.pick(&Color::ALL);
    let mut setup = Setup { turn: us, ..Setup::empty() };
    let board = &mut setup.board;
    let castles = dice.chance(25);
    let home = us.backrank();
    let king = if castles { Square::from_coords(File::E, home) } else { dice.pick(&Square::ALL) };
    board.set_piece_at(king, Role::King.of(us));
    if castles {
        for file in [File::A, File::H] {
            if dice.chance(70) {
                board.set_piece_at(Square::from_coords(file, home), Role::Rook.of(us));
                setup.castling_rights.add(Square::from_coords(file, home));
            }
        }
    }
    if dice.chance(20) {
        let rank = us.fold_wb(Rank::Fifth, Rank::Fourth);
        let (file, beside) = dice.pick(&[(0, 1), (3, 2), (4, 3), (4, 5), (6, 5), (7, 6), (1, 0)]);
        let pawn = Square::from_coords(File::new(file), rank);
        let own = Square::from_coords(File::new(beside), rank);
        if board.piece_at(pawn).is_none() && board.piece_at(own).is_none() {
            board.set_piece_at(pawn, Role::Pawn.of(!us));
            board.set_piece_at(own, Role::Pawn.of(us));
            setup.ep_square = pawn.offset(us.fold_wb(8, -8));
            // The king where the pawn that takes is pinned before him, if the right piece stands behind it.
            let lines = attacks::queen_attacks(own, board.occupied().without(king)) & !board.occupied();
            let lines: Vec<Square> = lines.into_iter().filter(|square| Some(*square) != setup.ep_square).collect();
            if !castles && !lines.is_empty() {
                board.discard_piece_at(king);
                let king = dice.pick(&lines);
                board.set_piece_at(king, Role::King.of(us));
                let behind =
                    attacks::ray(king, own) & attacks::queen_attacks(own, board.occupied()) & !board.occupied();
                if let Some(square) = behind.into_iter().find(|square| attacks::between(king, *square).contains(own)) {
                    board.set_piece_at(square, Role::Rook.of(!us));
                }
            }
        }
    }
    let empty = |board: &Board, dice: &mut Dice| loop {
        let square = dice.pick(&Square::ALL);
        if board.piece_at(square).is_none() && Some(square) != setup.ep_square {
            return square;
        }
    };
    let square = empty(board, dice);
    board.set_piece_at(square, Role::King.of(!us));
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Knight, Role::Pawn];
    for (color, most) in [(us, 5), (!us, 4)] {
        for _ in 0..=dice.below(most) {
            let square = empty(board, dice);
            let role = dice.pick(&roles);
            if role != Role::Pawn || !matches!(square.rank(), Rank::First | Rank::Eighth) {
                board.set_piece_at(square, role.of(color));
            }
        }
    }
    setup
}
