//! How many pairs of scores of 60 moves are compared a second, beside shakmaty's bare replay of the same half-moves.
//!
//! `cargo bench --bench arbiter`. From the bytes of two files to the comparison, in one process and one thread: pairs
//! that agree, and pairs with one difference, in each of the ways the tests damage them. Counted is the time in which
//! the thread had a processor, where the system tells it, so that what else runs does not blur the figures. Demanded
//! are 2,000 pairs a second of each, and no more than 40 times the work of the replay; exit code 1 when a demand is not
//! met, or what was found is wrong.

#[path = "../support/measured.rs"]
mod measured;

use FigureBound::{AtLeast, AtMost};
use ansage_compare::comparison::{Comparison, compare_sheets};
use ansage_words::locale::Lang;
use ansage_words::score::notation::move_to_san;
use ansage_words::score::read_game;
use ansage_words::score::written::read_as_written;
use measured::{BenchFigure, FigureBasis, FigureBound, is_measuring, judge};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const DEMANDED: f64 = 2_000.0;
/// How many replays a pair may cost.
const MOST_REPLAYS: f64 = 40.0;
const HALF_MOVES: usize = 120;
/// The least that a measurement lasts, and a try.
const LEAST: [Duration; 2] = [Duration::from_secs(2), Duration::from_millis(1)];
const PGN: &str = include_str!("../games/real.pgn");

/// What is done wrongly with a sheet.
type MovesDamage = fn(&mut Vec<String>);

fn main() -> ExitCode {
    let games = games();
    println!("{} games of {HALF_MOVES} half-moves", games.len());
    let clean: Vec<(String, String)> =
        games.iter().map(|game| (written(game, Lang::En), written(game, Lang::De))).collect();
    let kinds: [(&str, MovesDamage); 7] = [
        ("one line is left out", |moves| drop(moves.drain(70..72))),
        ("one half-move is left out", |moves| drop(moves.remove(70))),
        ("one half-move is written twice", |moves| moves.insert(70, moves[70].clone())),
        ("one half-move cannot be read", |moves| "?".clone_into(&mut moves[70])),
        ("two half-moves are exchanged", |moves| {
            let at = differing(moves);
            moves.swap(at, at + 1);
        }),
        ("one square is wrong", |moves| {
            let at = (70..100).find(|at| moves[*at].len() == 3 && moves[*at].starts_with('R')).unwrap_or(70);
            moves[at] = moves[at].replace(|file| ('a'..='h').contains(&file), "e").replace(['1', '8'], "5");
        }),
        ("the columns are exchanged", |moves| {
            let at = differing(moves) / 2 * 2;
            moves[at..].chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
        }),
    ];
    let replayed = replays(&games);
    println!("{:<44} {replayed:>9.0} pairs a second", "shakmaty: SAN read and played, twice");
    let read_alone = rate(clean.len(), || {
        for (one, other) in &clean {
            black_box((
                read_as_written(one.as_bytes(), Some(Lang::En), 1).ok(),
                read_as_written(other.as_bytes(), Some(Lang::De), 1).ok(),
            ));
        }
    });
    println!("{:<44} {read_alone:>9.0} pairs a second", "the files read, not compared");
    let mut met = judge(|| measure("agreeing", &clean, &games, |compared| compared.first.is_none()));
    for (what, slip) in kinds {
        let damaged: Vec<(String, String)> = games.iter().map(|game| damaged(game, slip)).collect();
        met &= judge(|| measure(what, &damaged, &games, |compared| compared.first.is_some()));
    }
    if met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A game of just so many half-moves.
struct LongGame {
    moves: Vec<(Chess, Move)>,
    sans: Vec<String>,
}

fn games() -> Vec<LongGame> {
    let count = PGN.lines().filter(|line| line.starts_with("[Event ")).count();
    let mut games = Vec::new();
    for number in 1..=count {
        let Ok(read) = read_game(PGN.as_bytes(), None, number) else { continue };
        let mut position = read.game.start.clone();
        let mut moves = Vec::new();
        for ply in read.game.plies.iter().take(HALF_MOVES) {
            moves.push((position.clone(), ply.legal));
            position.play_unchecked(ply.legal);
        }
        let sans = moves.iter().map(|(position, legal)| move_to_san(position, *legal, Lang::En)).collect();
        games.extend((moves.len() == HALF_MOVES).then_some(LongGame { moves, sans }));
    }
    games
}

/// How many pairs are only replayed a second.
fn replays(games: &[LongGame]) -> f64 {
    rate(games.len(), || {
        for game in games {
            let sans: Vec<&str> = game.sans.iter().map(String::as_str).collect();
            black_box((replay(&sans), replay(&sans)));
        }
    })
}

fn replay(sans: &[&str]) -> Option<Chess> {
    let mut position = Chess::default();
    for san in sans {
        let legal = SanPlus::from_ascii(san.as_bytes()).ok()?.san.to_move(&position).ok()?;
        position.play_unchecked(legal);
    }
    Some(position)
}

fn written(game: &LongGame, lang: Lang) -> String {
    numbered(&game.moves.iter().map(|(position, legal)| move_to_san(position, *legal, lang)).collect::<Vec<String>>())
}

fn numbered(moves: &[String]) -> String {
    let line = |(at, pair): (usize, &[String])| format!("{}. {}\n", at + 1, pair.join(" "));
    moves.chunks(2).enumerate().map(line).collect()
}

fn damaged(game: &LongGame, slip: MovesDamage) -> (String, String) {
    let mut sans = game.sans.clone();
    slip(&mut sans);
    (numbered(&sans), written(game, Lang::De))
}

/// Where two half-moves stand beside each other that can not be exchanged without a difference, as `Rd8 Rxd8` can.
fn differing(moves: &[String]) -> usize {
    let named = |at: usize| moves[at].replace(['x', '+'], "");
    (70..100).step_by(2).find(|at| named(*at) != named(at + 1)).unwrap_or(70)
}

/// The time in which this thread had a processor, or of the clock where the system does not tell it.
struct ProcessorTime {
    begun: Instant,
    on_processor: Option<u64>,
}

impl ProcessorTime {
    fn begin() -> ProcessorTime {
        ProcessorTime { begun: Instant::now(), on_processor: ProcessorTime::on_processor() }
    }

    /// The nanoseconds that Linux counts for the thread.
    fn on_processor() -> Option<u64> {
        std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
    }

    fn secs(&self) -> f64 {
        match (self.on_processor, ProcessorTime::on_processor()) {
            (Some(begun), Some(now)) if now > begun => Duration::from_nanos(now - begun).as_secs_f64(),
            _ => self.begun.elapsed().as_secs_f64(),
        }
    }
}

/// How often a second, where one call does `each` of them.
fn rate(each: usize, mut call: impl FnMut()) -> f64 {
    call();
    let (begun, worked) = (Instant::now(), ProcessorTime::begin());
    let mut calls = 0;
    let [measured, tried] = LEAST;
    while begun.elapsed() < if is_measuring() { measured } else { tried } {
        call();
        calls += 1;
    }
    (calls * each) as f64 / worked.secs()
}

fn measure(
    what: &str,
    pairs: &[(String, String)],
    games: &[LongGame],
    is_right: fn(&Comparison) -> bool,
) -> Result<Vec<BenchFigure>, String> {
    let mut right = true;
    let rate = rate(pairs.len(), || {
        for (one, other) in pairs {
            let sheets = (
                read_as_written(one.as_bytes(), Some(Lang::En), 1),
                read_as_written(other.as_bytes(), Some(Lang::De), 1),
            );
            let compared = match sheets {
                (Ok(one), Ok(other)) => compare_sheets(&one, &other),
                _ => None,
            };
            right &= compared.as_ref().is_some_and(is_right);
            black_box(compared);
        }
    });
    if !right {
        return Err(format!("{what}: what was found is wrong"));
    }
    // The replay beside it, not once for all: what else runs may end in between.
    let replayed = replays(games);
    let per_second = format!("pairs of scores compared a second, {what}");
    Ok(vec![
        BenchFigure::ratio(format!("compared, to a replay, {what}"), replayed / rate, AtMost(MOST_REPLAYS)),
        BenchFigure::new(per_second, rate, "a second", AtLeast(DEMANDED), FigureBasis::Time),
    ])
}
