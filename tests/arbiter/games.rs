//! Real games, from `tests/games/real.pgn`.

use ansage_words::score::read_game;
use shakmaty::{Chess, Move, Position};
use std::sync::LazyLock;

/// A game as it was played.
#[derive(Debug)]
pub struct PlayedGame {
    pub start: Chess,
    pub moves: Vec<Move>,
    /// The position before each half-move, and the last.
    pub positions: Vec<Chess>,
}

impl PlayedGame {
    pub fn new(start: Chess, moves: Vec<Move>) -> PlayedGame {
        let mut positions = vec![start.clone()];
        for legal in &moves {
            let mut after = positions[positions.len() - 1].clone();
            after.play_unchecked(*legal);
            positions.push(after);
        }
        PlayedGame { start, moves, positions }
    }

    /// The first half-moves alone.
    pub fn first(&self, half_moves: usize) -> PlayedGame {
        PlayedGame::new(self.start.clone(), self.moves.iter().take(half_moves).copied().collect())
    }
}

/// Every game of a PGN text.
pub fn games_of(pgn: &str) -> Vec<PlayedGame> {
    let count = pgn.lines().filter(|line| line.starts_with("[Event ")).count();
    let read = |number| {
        let game =
            read_game(pgn.as_bytes(), None, number).unwrap_or_else(|error| panic!("game {number}: {error}")).game;
        PlayedGame::new(game.start, game.plies.iter().map(|ply| ply.legal).collect())
    };
    (1..=count).map(read).collect()
}

/// The real games.
pub static REAL: LazyLock<Vec<PlayedGame>> = LazyLock::new(|| games_of(include_str!("../games/real.pgn")));

#[test]
fn the_real_games_hold_every_kind_of_move() {
    let moves: Vec<(bool, &Move)> =
        REAL.iter().flat_map(|game| game.moves.iter().enumerate().map(|(i, legal)| (i % 2 == 0, legal))).collect();
    assert!(REAL.len() >= 40);
    assert!(REAL.iter().filter(|game| game.moves.len() >= 120).count() >= 10);
    for side in [true, false] {
        for castling in shakmaty::CastlingSide::ALL {
            assert!(moves.iter().any(|(white, legal)| *white == side && legal.castling_side() == Some(castling)));
        }
    }
    assert!(moves.iter().any(|(_, legal)| legal.is_en_passant()));
    for role in [shakmaty::Role::Queen, shakmaty::Role::Rook, shakmaty::Role::Bishop, shakmaty::Role::Knight] {
        assert!(moves.iter().any(|(_, legal)| legal.promotion() == Some(role)), "{role:?}");
    }
}
