//! Games on the board by people who lift, place, slide and think in every order: each move is seen once, and nothing else.

use super::dice::Dice;
use super::hands::{SightedHands, way};
use ansage_devices::settle::RestingBoard;
use shakmaty::{Color, Move, Position};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What was met, so that the dice are known to have thrown it.
#[derive(Debug, Default)]
struct EventTally {
    moves: usize,
    castlings: usize,
    en_passant: usize,
    promotions: usize,
    captures: usize,
    thoughts: usize,
}

fn choose(hands: &SightedHands, dice: &mut Dice) -> Option<Move> {
    let legal = hands.position.legal_moves();
    let rare: Vec<Move> =
        legal.iter().copied().filter(|made| made.is_castle() || made.is_en_passant() || made.is_promotion()).collect();
    match (rare.is_empty(), legal.is_empty()) {
        (_, true) => None,
        (false, _) if dice.chance(70) => Some(dice.pick(&rare)),
        _ => Some(dice.pick(&legal)),
    }
}

/// A piece is taken up, thought over, and put back.
fn think(hands: &mut SightedHands, dice: &mut Dice) {
    let squares: Vec<_> = hands.position.board().occupied().into_iter().collect();
    let square = dice.pick(&squares);
    let piece = hands.position.board().piece_at(square);
    hands.set(square, None);
    let mut told = hands.wait(dice.below(9_000) as u64);
    hands.set(square, piece);
    told.extend(hands.wait(dice.below(3_000) as u64));
    assert_eq!(told, [], "a piece put back");
}

fn game(seed: u64, met: &mut EventTally) {
    let mut dice = Dice::new(seed);
    let mut hands = SightedHands::on(START);
    hands.owner = match dice.below(3) {
        0 => None,
        1 => Some(Color::White),
        _ => Some(Color::Black),
    };
    for ply in 0..dice.below(160) {
        let Some(made) = choose(&hands, &mut dice) else { return };
        met.moves += 1;
        met.castlings += usize::from(made.is_castle());
        met.en_passant += usize::from(made.is_en_passant());
        met.promotions += usize::from(made.is_promotion());
        met.captures += usize::from(made.is_capture());
        if dice.chance(15) {
            met.thoughts += 1;
            think(&mut hands, &mut dice);
        }
        let before = hands.position.clone();
        let own = hands.owner.is_none_or(|owner| owner == before.turn());
        let mut expected = Vec::new();
        let mut told = Vec::new();
        if own {
            expected.extend([RestingBoard::Played(made), RestingBoard::Same]);
        } else {
            // The blind player's move: announced, and some time later executed here.
            hands.play(made);
            told.extend(hands.wait(if dice.chance(50) { 700 } else { 0 }));
            expected.push(RestingBoard::Same);
        }
        let changes = way(&before, made, &mut dice);
        told.extend(hands.make(&changes));
        told.extend(hands.wait(2_100));
        if own {
            hands.play(made);
            told.extend(hands.wait(600));
        }
        // Whether a move still to be executed is noticed depends on how soon the hand comes.
        if !own && told.first() == Some(&RestingBoard::Behind { plies: 1 }) {
            told.remove(0);
        }
        assert_eq!(told, expected, "seed {seed}, half-move {ply}: {made} by {changes:?}");
    }
}

#[test]
fn every_move_is_seen_once_and_none_that_was_not_made() {
    let mut met = EventTally::default();
    for seed in 0..400 {
        game(0xD67 + seed, &mut met);
    }
    println!("{met:?}");
    assert!(met.moves > 20_000 && met.castlings > 100 && met.en_passant > 50, "{met:?}");
    assert!(met.promotions > 50 && met.captures > 1_000 && met.thoughts > 1_000, "{met:?}");
}
