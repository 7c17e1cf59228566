//! Thousands of games by people who do everything wrong, with somebody watching after every event.
//!
//! `ANSAGE_GAMES` is the number of games (2000), three quarters of a fixed seed and the rest of a fresh one; `ANSAGE_SEED` plays
//! the one game of a seed that was printed with a failure. What came about is counted and shown with
//! `cargo test --test simulation -- --nocapture`.

#[path = "support/dice.rs"]
mod dice;
#[path = "support/people.rs"]
mod people;
#[path = "support/play.rs"]
mod play;
#[path = "support/tally.rs"]
mod tally;
#[path = "support/watch.rs"]
mod watch;

use dice::Dice;
use tally::Tally;

/// The seed of the games that are always played.
const FIXED: u64 = 0x000D_2014;

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// After so many games that failed no more are played.
const FAILURES: usize = 8;

/// Plays so many games from a seed on, and fails with the seeds of those that failed.
fn tally(seed: u64, games: u64) -> Tally {
    let mut tally = Tally::default();
    let mut failed = Vec::new();
    for seed in seed..seed + games {
        match std::panic::catch_unwind(|| play::play(seed)) {
            Ok(played) => tally.add(&played),
            Err(_) => failed.push(seed),
        }
        if failed.len() == FAILURES {
            break;
        }
    }
    assert!(failed.is_empty(), "failed: the games of the seeds {failed:?}");
    tally
}

#[test]
fn games_of_the_fixed_seed() {
    let tally = tally(FIXED, games() - games() / 4);
    println!("{tally}");
    let missed = tally.missed();
    assert!(games() < 2_000 || missed.is_empty(), "in no game: {missed:?}");
}

#[test]
fn games_of_a_fresh_seed() {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = Dice::new(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64)).number() >> 16;
    println!("fresh seed {seed}");
    tally(seed, games() / 4);
}

#[test]
fn boards_that_report_any_piece_on_any_square_at_any_time() {
    let seeds = FIXED..FIXED + games() / 20;
    let most = seeds.map(play::reports_of_anything).max();
    println!("{most:?} effects of one event at the most");
}

#[test]
fn the_game_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        println!("{}", play::play(seed));
    }
}
