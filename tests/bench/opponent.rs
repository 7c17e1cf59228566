//! How long our own opponent thinks about a move, and how much memory it holds: `cargo bench --bench opponent`.
//!
//! One thread, a game of each level against itself, and the memory that the process held at most. Demanded of level 4 are a
//! median of one second at most and 64 MB; exit code 1 when either is not met.

#[path = "../support/measured.rs"]
mod measured;

use FigureBound::AtMost;
use ansage_opponent::{Level, SmallOpponent};
use measured::{BenchFigure, FigureBasis, FigureBound, judge, times};
use shakmaty::{Chess, Move, Position};
use std::fs;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// In milliseconds.
const DEMANDED: f64 = 1_000.0;

/// In megabytes.
const MOST_MEMORY: f64 = 64.0;

/// Half-moves of each game.
const HALF_MOVES: usize = 80;

fn main() -> ExitCode {
    if judge(levels) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn levels() -> Result<Vec<BenchFigure>, String> {
    let mut at_highest = Duration::ZERO;
    for number in 1..=SmallOpponent::HIGHEST.number() {
        let Some(level) = Level::new(number) else { continue };
        let mut thought = game(level);
        thought.sort();
        let at = |share: usize| thought[(thought.len() - 1) * share / 100].as_secs_f64() * 1_000.0;
        at_highest = thought[thought.len() / 2];
        let (least, median, most) = (at(0), at(50), at(100));
        println!(
            "opponent: level {level}, {} moves, milliseconds: {least:8.1} least {median:8.1} median {:8.1} 95 % {most:8.1} most",
            thought.len(),
            at(95)
        );
    }
    let thought = at_highest.as_secs_f64() * 1_000.0;
    let mut figures = vec![BenchFigure::millis("opponent, level 4, a move", thought, AtMost(DEMANDED))];
    match peak_memory() {
        Some(kilobytes) => {
            let megabytes = kilobytes as f64 / 1_024.0;
            figures.push(BenchFigure::new(
                "opponent, memory",
                megabytes,
                "MB",
                AtMost(MOST_MEMORY),
                FigureBasis::Steady,
            ));
        }
        None => println!("opponent, memory: skipped: this system does not tell it"),
    }
    Ok(figures)
}

/// How long each move of a game took.
fn game(level: Level) -> Vec<Duration> {
    let (mut position, mut moves, mut thought) = (Chess::default(), Vec::<Move>::new(), Vec::new());
    let players = [SmallOpponent::new(level, 1), SmallOpponent::new(level, 2)];
    for half_move in 0..times(HALF_MOVES) {
        let begun = Instant::now();
        let Some(chosen) = black_box(players[half_move % 2].choose_move(&Chess::default(), &moves)) else { break };
        thought.push(begun.elapsed());
        position.play_unchecked(chosen);
        moves.push(chosen);
    }
    thought
}

/// The memory that this process held at most, in kilobytes.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
