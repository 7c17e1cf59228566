//! How many pairs of scores of 60 moves are compared a second, beside shakmaty's bare replay of the same half-moves.
//!
//! `cargo bench --bench arbiter`. From the bytes of two files to the comparison, in one process and one thread: pairs
//! that agree, and pairs with one difference, in each of the ways the tests damage them. Demanded are 2,000 pairs a
//! second of each; exit code 1 when that is not met.

use ansage::arbiter::comparison::{Comparison, compare};
use ansage::locale::Lang;
use ansage::score::notation::san;
use ansage::score::read_game;
use ansage::score::written::read;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const DEMANDED: f64 = 2_000.0;
const HALF_MOVES: usize = 120;
/// Every measurement lasts at least so long.
const LEAST: Duration = Duration::from_secs(2);
const PGN: &str = include_str!("../games/real.pgn");

/// What is done wrongly with a sheet.
type Slip = fn(&mut Vec<String>);

fn main() -> ExitCode {
    let games = games();
    println!("{} games of {HALF_MOVES} half-moves", games.len());
    let clean: Vec<(String, String)> =
        games.iter().map(|game| (written(game, Lang::En), written(game, Lang::De))).collect();
    let kinds: [(&str, Slip); 4] = [
        ("one half-move is left out", |moves| drop(moves.remove(70))),
        ("one half-move is written twice", |moves| moves.insert(70, moves[70].clone())),
        ("one half-move cannot be read", |moves| "?".clone_into(&mut moves[70])),
        ("two half-moves are exchanged", |moves| {
            // Two that are written alike can be exchanged without a difference.
            let at = (70..100).find(|at| moves[*at] != moves[at + 1]).unwrap_or(70);
            moves.swap(at, at + 1);
        }),
    ];
    let replayed = rate(games.len(), || {
        for game in &games {
            let sans: Vec<&str> = game.sans.iter().map(String::as_str).collect();
            black_box((replay(&sans), replay(&sans)));
        }
    });
    println!("{:<44} {replayed:>9.0} pairs a second", "shakmaty: SAN read and played, twice");
    let read_alone = rate(clean.len(), || {
        for (one, other) in &clean {
            black_box((read(one.as_bytes(), Some(Lang::En), 1).ok(), read(other.as_bytes(), Some(Lang::De), 1).ok()));
        }
    });
    println!("{:<44} {read_alone:>9.0} pairs a second", "the files read, not compared");
    let mut met = measure("agreeing", &clean, replayed, |compared| compared.first.is_none());
    for (what, slip) in kinds {
        let damaged: Vec<(String, String)> = games.iter().map(|game| damaged(game, slip)).collect();
        met &= measure(what, &damaged, replayed, |compared| compared.first.is_some());
    }
    if met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A game of just so many half-moves.
struct Game {
    moves: Vec<(Chess, Move)>,
    sans: Vec<String>,
}

fn games() -> Vec<Game> {
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
        let sans = moves.iter().map(|(position, legal)| san(position, *legal, Lang::En)).collect();
        games.extend((moves.len() == HALF_MOVES).then_some(Game { moves, sans }));
    }
    games
}

fn replay(sans: &[&str]) -> Option<Chess> {
    let mut position = Chess::default();
    for san in sans {
        let legal = SanPlus::from_ascii(san.as_bytes()).ok()?.san.to_move(&position).ok()?;
        position.play_unchecked(legal);
    }
    Some(position)
}

fn written(game: &Game, lang: Lang) -> String {
    numbered(&game.moves.iter().map(|(position, legal)| san(position, *legal, lang)).collect::<Vec<String>>())
}

fn numbered(moves: &[String]) -> String {
    let line = |(at, pair): (usize, &[String])| format!("{}. {}\n", at + 1, pair.join(" "));
    moves.chunks(2).enumerate().map(line).collect()
}

fn damaged(game: &Game, slip: Slip) -> (String, String) {
    let mut sans = game.sans.clone();
    slip(&mut sans);
    (numbered(&sans), written(game, Lang::De))
}

/// How often a second, where one call does `each` of them.
fn rate(each: usize, mut call: impl FnMut()) -> f64 {
    call();
    let begun = Instant::now();
    let mut calls = 0;
    while begun.elapsed() < LEAST {
        call();
        calls += 1;
    }
    (calls * each) as f64 / begun.elapsed().as_secs_f64()
}

fn measure(what: &str, pairs: &[(String, String)], replayed: f64, is_right: fn(&Comparison) -> bool) -> bool {
    let mut right = true;
    let rate = rate(pairs.len(), || {
        for (one, other) in pairs {
            let sheets = (read(one.as_bytes(), Some(Lang::En), 1), read(other.as_bytes(), Some(Lang::De), 1));
            let compared = match sheets {
                (Ok(one), Ok(other)) => compare(&one, &other),
                _ => None,
            };
            right &= compared.as_ref().is_some_and(is_right);
            black_box(compared);
        }
    });
    let met = right && rate >= DEMANDED;
    let verdict = if met { "met" } else { "NOT MET" };
    println!("{what:<44} {rate:>9.0} pairs a second, {:.1} times a replay: {verdict}", replayed / rate);
    if !right {
        println!("{what}: what was found is wrong");
    }
    met
}
