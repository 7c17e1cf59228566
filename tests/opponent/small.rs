//! The small opponent: repeatable by its seed, legal to the end, and stronger from level to level.

use ansage_opponent::{Level, SmallOpponent};
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position};

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// Plays a game to its end, or to so many half-moves: its moves, and who has mated.
fn game(levels: [u8; 2], seed: u64, most: usize) -> (Vec<Move>, Option<Color>) {
    let players = [SmallOpponent::new(level(levels[0]), seed), SmallOpponent::new(level(levels[1]), !seed)];
    let (start, mut now, mut moves) = (Chess::default(), Chess::default(), Vec::new());
    let mut seen: Vec<Zobrist64> = Vec::new();
    while moves.len() < most && now.outcome().is_unknown() && now.halfmoves() < 100 {
        let here = now.zobrist_hash(EnPassantMode::Legal);
        seen.push(here);
        if seen.iter().filter(|before| **before == here).count() == 3 {
            break;
        }
        let chosen = players[moves.len() % 2].choose_move(&start, &moves).expect("a game that is not over has a move");
        assert!(now.is_legal(chosen), "{chosen} in {:?}", Fen::from_position(&now, EnPassantMode::Legal));
        now.play_unchecked(chosen);
        moves.push(chosen);
    }
    let mated = now.is_checkmate().then(|| !now.turn());
    (moves, mated)
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_one_another() {
    for number in 1..=4 {
        let first = game([number, number], 7, 16);
        assert_eq!(game([number, number], 7, 16), first, "level {number}");
    }
    assert_ne!(game([1, 1], 7, 16).0, game([1, 1], 8, 16).0);
}

#[test]
fn each_level_beats_the_one_below_it() {
    for (below, games) in [(1, 6), (2, 6), (3, 4)] {
        let mut points = 0;
        for seed in 0..games {
            let levels = if seed % 2 == 0 { [below + 1, below] } else { [below, below + 1] };
            let higher = if seed % 2 == 0 { Color::White } else { Color::Black };
            points += match game(levels, seed, 200).1 {
                Some(mated) if mated == higher => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        assert!(
            3 * points >= 4 * games,
            "level {} has {points} half points of {} against level {below}",
            below + 1,
            2 * games
        );
    }
}

#[test]
fn what_can_be_seen_at_once_is_seen_at_every_level() {
    for number in 1..=4 {
        let opponent = SmallOpponent::new(level(number), 3);
        let mates = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        assert_eq!(opponent.choose_move(&mates, &[]).unwrap().to_string(), "Ra1-a8", "level {number}");
        let only = position("7k/8/8/8/8/8/5q2/7K w - - 0 1");
        assert_eq!(opponent.choose_move(&only, &[]), None, "level {number}: no move, no answer");
    }
    // A queen that hangs is taken, and a defended pawn is not.
    let hangs = position("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3");
    let defended = position("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5Q2/PPPP1PPP/RNB1KBNR w KQkq - 0 3");
    for number in 3..=4 {
        for seed in 0..5 {
            let opponent = SmallOpponent::new(level(number), seed);
            assert_eq!(opponent.choose_move(&hangs, &[]).unwrap().to_string(), "Nf3xh4", "level {number}");
            assert_ne!(opponent.choose_move(&defended, &[]).unwrap().to_string(), "Qf3xf7", "level {number}");
        }
    }
}

#[test]
fn a_level_is_a_number_from_1_to_8_and_the_small_opponent_has_four() {
    for bad in ["0", "9", "", "x", "-1", "1.5", "300"] {
        assert!(bad.parse::<Level>().is_err(), "{bad}");
    }
    assert_eq!("8".parse::<Level>().unwrap().number(), 8);
    let (four, eight) = (SmallOpponent::new(level(4), 5), SmallOpponent::new(level(8), 5));
    assert_eq!(four.choose_move(&Chess::default(), &[]), eight.choose_move(&Chess::default(), &[]));
}
