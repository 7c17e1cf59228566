//! Let levels play against each other and show who wins: `make levels GAMES=20`, or with ENGINE=/usr/games/stockfish.
//!
//! With LEVEL=7 only this one plays, against the one below it.
//!
//! Each pair of neighbouring levels plays so many games, each colour in half of them; the seeds are the numbers of the games.

use ansage::station::engine::{EngineSession, MoveChooser};
use ansage_opponent::{EngineDialogue, Level, SmallOpponent};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

type LevelsError = Box<dyn Error>;

/// The longest game; what is undecided then is a draw.
const LONGEST: usize = 300;

fn player(engine: Option<&Path>, level: Level, seed: u64) -> Result<MoveChooser, LevelsError> {
    let dialogue = EngineDialogue::new(level, CastlingMode::Standard, &[]);
    let engine = engine.map(|program| EngineSession::start(program, dialogue)).transpose();
    Ok(MoveChooser::new(level, seed, engine.map_err(|fault| format!("{fault:?}"))?))
}

/// The half points of White, and the half-moves that were played.
fn game(mut players: [MoveChooser; 2]) -> Result<(u32, usize), LevelsError> {
    let (mut position, mut moves, mut seen) = (Chess::default(), Vec::new(), Vec::<Zobrist64>::new());
    while position.outcome().is_unknown() && position.halfmoves() < 100 && moves.len() < LONGEST {
        let here = position.zobrist_hash(EnPassantMode::Legal);
        seen.push(here);
        if seen.iter().filter(|before| **before == here).count() == 3 {
            break;
        }
        let (chosen, given_up) = players[moves.len() % 2].choose_move(&Chess::default(), &moves);
        if let Some(fault) = given_up {
            return Err(format!("{fault:?}").into());
        }
        let chosen = chosen.ok_or("no move")?;
        position.play_unchecked(chosen);
        moves.push(chosen);
    }
    let won = position.is_checkmate().then(|| if position.turn().is_black() { 2 } else { 0 });
    Ok((won.unwrap_or(1), moves.len()))
}

fn main() -> Result<(), LevelsError> {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let games = number("GAMES").unwrap_or(20);
    let engine = std::env::var_os("ENGINE").filter(|path| !path.is_empty()).map(PathBuf::from);
    let highest = if engine.is_some() { Level::HIGHEST } else { SmallOpponent::HIGHEST };
    let mut is_in_order = true;
    let only = number("LEVEL");
    for above in (2..=highest.number()).filter(|above| only.is_none_or(|only| only == u64::from(*above))) {
        let levels = [above - 1, above].map(Level::new);
        let [Some(low), Some(high)] = levels else { continue };
        let (mut points, mut played, begun) = (0, 0, Instant::now());
        for seed in 0..games {
            let player = |level: Level| player(engine.as_deref(), level, seed * 16 + u64::from(level.number()));
            let is_white = seed % 2 == 0;
            let players = if is_white { [player(high)?, player(low)?] } else { [player(low)?, player(high)?] };
            let (white, moves) = game(players)?;
            points += if is_white { white } else { 2 - white };
            played += moves;
        }
        let each = begun.elapsed().as_secs_f64() * 1000.0 / played.max(1) as f64;
        let percent = f64::from(points) * 50.0 / games.max(1) as f64;
        println!(
            "level {high} against {low}: {percent:.0} % of {games} games, seeds 0 to {}, {each:.1} ms a move",
            games - 1
        );
        is_in_order &= percent > 50.0;
    }
    println!("{}", if is_in_order { "the levels are in order" } else { "the levels are not in order" });
    if is_in_order || games < 20 { Ok(()) } else { Err("the levels are not in order".into()) }
}
