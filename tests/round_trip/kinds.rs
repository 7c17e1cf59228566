//! Count what was among the games, so that none of it is left untried.

use ansage_words::score::illegal::is_illegal;
use ansage_words::score::pgn::PgnGame;
use shakmaty::{Color, Position};
use std::fmt;

/// What must be among the games.
const KINDS: [&str; 10] = [
    "game with half-moves",
    "illegal half-move in force",
    "draw offer",
    "clock",
    "remark behind a half-move",
    "remark before the first move",
    "open move",
    "start in Chess960",
    "start with Black to move",
    "result without a sign in PGN",
];

/// So many of each at least.
const LEAST: u64 = 3;

/// How often each kind came about.
#[derive(Default)]
pub struct KindCount([u64; KINDS.len()]);

impl KindCount {
    /// Counts what is in the record of a game; `open` is the number of its open moves, `over` whether it has ended.
    pub fn count(&mut self, game: &PgnGame, open: usize, over: bool) {
        let plies = &game.plies;
        let mut position = game.start.clone();
        let illegal = plies.iter().filter(|ply| {
            let illegal = is_illegal(&position, ply.legal);
            position.play_unchecked(ply.legal);
            illegal
        });
        let found = [
            usize::from(!plies.is_empty()),
            illegal.count(),
            plies.iter().filter(|ply| ply.draw_offered).count(),
            plies.iter().filter(|ply| ply.clock.is_some()).count(),
            plies.iter().filter(|ply| ply.comment.is_some()).count(),
            usize::from(game.comment.is_some()),
            open,
            usize::from(game.start.castles().mode().is_chess960()),
            usize::from(game.start.turn() == Color::Black),
            usize::from(over && game.outcome.known().is_none()),
        ];
        self.0.iter_mut().zip(found).for_each(|(count, found)| *count += found as u64);
    }

    /// Adds the counts of another game.
    pub fn add(&mut self, other: KindCount) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// The kinds that came about too seldom.
    pub fn missed(&self) -> Vec<&'static str> {
        KINDS.into_iter().zip(self.0).filter(|(_, count)| *count < LEAST).map(|(kind, _)| kind).collect()
    }
}

impl fmt::Display for KindCount {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        KINDS.iter().zip(self.0).try_for_each(|(kind, count)| writeln!(out, "{count:9} {kind}"))
    }
}
