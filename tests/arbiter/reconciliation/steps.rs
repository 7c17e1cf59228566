//! The fewest steps, and each of them possible when its turn comes.

use ansage_compare::steps::{HandStep, fewest_hand_steps};
use ansage_game::seat::Color;
use ansage_testing::dice::Dice;
use shakmaty::{Board, Piece, Role, Square};
use std::collections::{BTreeMap, HashMap, VecDeque};

/// Carries out the steps and demands of each that it can be done.
#[track_caller]
fn carried_out(shows: &Board, told: &[HandStep]) -> Board {
    let mut board = shows.clone();
    let mut aside: Vec<Piece> = Vec::new();
    for step in told {
        match *step {
            HandStep::Remove { piece, square } => {
                assert_eq!(board.remove_piece_at(square), Some(piece), "{step}");
                aside.push(piece);
            }
            HandStep::Move { piece, from, to } => {
                assert_eq!(board.remove_piece_at(from), Some(piece), "{step}");
                assert_eq!(board.piece_at(to), None, "{step}: the square is not empty");
                board.set_piece_at(to, piece);
            }
            HandStep::Place { piece, square } => {
                assert_eq!(board.piece_at(square), None, "{step}: the square is not empty");
                board.set_piece_at(square, piece);
            }
        }
    }
    board
}

/// Places one of few kinds on one of few squares, so that rings and pieces alike are frequent.
fn scattered(dice: &mut Dice, squares: &[Square], kinds: &[Piece]) -> Board {
    let mut board = Board::empty();
    for square in squares {
        if dice.chance(70) {
            board.set_piece_at(*square, dice.pick(kinds));
        }
    }
    board
}

/// Two of each colour.
const KINDS: [Piece; 4] = [
    Piece { color: Color::White, role: Role::Knight },
    Piece { color: Color::White, role: Role::Rook },
    Piece { color: Color::Black, role: Role::Knight },
    Piece { color: Color::Black, role: Role::Queen },
];

/// How many steps the shortest way takes, found by trying all: every piece goes off, to an empty square or comes on.
fn fewest(shows: &Board, wanted: &Board, squares: &[Square], kinds: &[Piece]) -> usize {
    let code = |board: &Board| squares.iter().map(|square| board.piece_at(*square)).collect::<Vec<_>>();
    let (start, goal) = (code(shows), code(wanted));
    let mut far: HashMap<Vec<Option<Piece>>, usize> = HashMap::from([(start.clone(), 0)]);
    let mut waiting = VecDeque::from([start]);
    while let Some(here) = waiting.pop_front() {
        let steps = far[&here];
        if here == goal {
            return steps;
        }
        let mut reach = |next: Vec<Option<Piece>>| {
            if !far.contains_key(&next) {
                far.insert(next.clone(), steps + 1);
                waiting.push_back(next);
            }
        };
        for index in 0..here.len() {
            let changed = |piece| {
                let mut next = here.clone();
                next[index] = piece;
                next
            };
            match here[index] {
                None => kinds.iter().for_each(|kind| reach(changed(Some(*kind)))),
                Some(piece) => {
                    reach(changed(None));
                    for to in (0..here.len()).filter(|to| here[*to].is_none()) {
                        let mut next = changed(None);
                        next[to] = Some(piece);
                        reach(next);
                    }
                }
            }
        }
    }
    unreachable!("every board can be reached")
}

#[test]
fn d_2_8_no_way_is_shorter_than_the_steps_that_are_told() {
    let squares = [Square::A1, Square::B1, Square::C3, Square::D4, Square::G7, Square::H8];
    let mut by_steps: BTreeMap<usize, usize> = BTreeMap::new();
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        // Few kinds make twins, many make rings.
        let some = &KINDS[..2 + dice.below(3)];
        let (shows, wanted) = (scattered(&mut dice, &squares, some), scattered(&mut dice, &squares, some));
        let told = fewest_hand_steps(&shows, &wanted);
        assert_eq!(carried_out(&shows, &told), wanted, "seed {seed}: {told:?}");
        assert_eq!(told.len(), fewest(&shows, &wanted, &squares, some), "seed {seed}: {told:?}");
        *by_steps.entry(told.len()).or_default() += 1;
    }
    assert!(by_steps.len() >= 6, "short and long ways: {by_steps:?}");
}

#[test]
fn d_2_8_steps_can_be_carried_out_between_any_two_boards() {
    let pieces: Vec<Piece> = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color))).collect();
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let (shows, wanted) =
            (scattered(&mut dice, &Square::ALL, &pieces), scattered(&mut dice, &Square::ALL, &pieces));
        assert_eq!(carried_out(&shows, &fewest_hand_steps(&shows, &wanted)), wanted, "seed {seed}");
    }
}

#[test]
fn d_2_8_two_pieces_that_changed_places_need_one_set_aside_and_twins_open_the_ring() {
    let board = |fen: &str| Board::from_ascii_board_fen(fen.as_bytes()).unwrap();
    let told = |shows: &str, wanted: &str| {
        fewest_hand_steps(&board(shows), &board(wanted)).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        told("8/8/8/8/8/8/8/QN6", "8/8/8/8/8/8/8/NQ6"),
        "remove white queen a1, move white knight b1 a1, place white queen b1"
    );
    // Another knight goes off anyway: then the ring costs nothing more.
    assert_eq!(
        told("8/8/8/8/8/8/8/QN5N", "8/8/8/8/8/8/8/NQ6"),
        "remove white knight b1, move white queen a1 b1, move white knight h1 a1"
    );
    assert_eq!(told("8/8/8/8/8/8/8/QN6", "8/8/8/8/8/8/8/QN6"), "");
}
