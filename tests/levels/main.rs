//! Let levels play against each other and show who wins: `make levels GAMES=20`, or with ENGINE=/usr/games/stockfish.
//!
//! Each pair of neighbouring levels plays so many games, each colour in half of them; the seeds are the numbers of the games.

use ansage::station::engine::{EngineInput, EngineProcess};
use ansage_game::moment::Moment;
use ansage_opponent::{EngineDialogue, EngineReport, Level, SmallOpponent};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

type LevelsError = Box<dyn Error>;

/// Longer than any engine thinks here.
const PATIENCE: Duration = Duration::from_secs(60);

/// The longest game; what is undecided then is a draw.
const LONGEST: usize = 300;

enum Player {
    Small(SmallOpponent),
    Engine { process: EngineProcess, dialogue: EngineDialogue, said: Receiver<EngineInput> },
}

impl Player {
    fn new(engine: Option<&Path>, level: Level, seed: u64) -> Result<Player, LevelsError> {
        let Some(program) = engine else { return Ok(Player::Small(SmallOpponent::new(level, seed))) };
        let (send, said) = channel();
        let mut process = EngineProcess::start(program, move |input| send.send(input).is_ok())?;
        let mut dialogue = EngineDialogue::new(level, CastlingMode::Standard, &[]);
        process.write_lines(&dialogue.begin(Moment::START));
        let mut player = Player::Engine { process, dialogue, said };
        player.report()?;
        Ok(player)
    }

    fn report(&mut self) -> Result<EngineReport, LevelsError> {
        let Player::Engine { process, dialogue, said } = self else { return Err("no engine".into()) };
        loop {
            process.write_lines(&dialogue.take_lines());
            let report = match said.recv_timeout(PATIENCE)? {
                EngineInput::Line(line) => dialogue.handle_line(&line, Moment::START),
                EngineInput::Ended => dialogue.handle_end(),
            };
            if let Some(report) = report {
                return Ok(report);
            }
        }
    }

    fn choose(&mut self, moves: &[Move]) -> Result<Move, LevelsError> {
        match self {
            Player::Small(small) => small.choose_move(&Chess::default(), moves).ok_or_else(|| "no move".into()),
            Player::Engine { dialogue, .. } => {
                dialogue.think(&Chess::default(), moves, Moment::START);
                match self.report()? {
                    EngineReport::Chosen(chosen) => Ok(chosen),
                    other => Err(format!("{other:?}").into()),
                }
            }
        }
    }
}

/// The half points of White, and the half-moves that were played.
fn game(mut players: [Player; 2]) -> Result<(u32, usize), LevelsError> {
    let (mut position, mut moves, mut seen) = (Chess::default(), Vec::new(), Vec::<Zobrist64>::new());
    while position.outcome().is_unknown() && position.halfmoves() < 100 && moves.len() < LONGEST {
        let here = position.zobrist_hash(EnPassantMode::Legal);
        seen.push(here);
        if seen.iter().filter(|before| **before == here).count() == 3 {
            break;
        }
        let chosen = players[moves.len() % 2].choose(&moves)?;
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
    for above in 2..=highest.number() {
        let levels = [above - 1, above].map(Level::new);
        let [Some(low), Some(high)] = levels else { continue };
        let (mut points, mut played, begun) = (0, 0, Instant::now());
        for seed in 0..games {
            let player = |level: Level| Player::new(engine.as_deref(), level, seed * 16 + u64::from(level.number()));
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
