//! Thousands of games at two stations and more, over a wire on which everything goes wrong.
//!
//! `ANSAGE_GAMES` is the number of games (2000), three quarters of a fixed seed and the rest of a fresh one;
//! `ANSAGE_SEED` plays the one game of a seed that was printed with a failure. What came about is counted and shown with
//! `cargo test --test link -- --nocapture`.

mod checks;
mod people;
mod station;
pub mod table;
mod wire;
mod world;

use super::dice::Dice;
use ansage_testing::seeds::every;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;

/// The seed of the games that are always played.
const FIXED: u64 = 0x00D2_0100;

/// What must come about in 2,000 games.
const DEMANDED: [&str; 35] = [
    "act denied",
    "act journaled",
    "act over the lost link, sent later",
    "act sent again after a reconnection",
    "act that came twice",
    "arbiter called for a history",
    "denial told again",
    "effects told late",
    "frame altered",
    "frame delayed by seconds",
    "frame doubled",
    "frame lost",
    "frames in another order",
    "guest killed",
    "guest silent",
    "history of a guest changed",
    "history of the host cut off",
    "host killed after the disk",
    "host killed before the disk",
    "host left and started again",
    "host silent",
    "hours without a host",
    "intruder turned away",
    "joined at a new pairing",
    "line cut",
    "line cut for a flood",
    "line found broken",
    "move completed by the guest",
    "move completed by the host",
    "player stopped by a lost link",
    "seat taken back",
    "sealed move",
    "station replaced its own line",
    "two blind players",
    "view told",
];

/// What came about in games.
#[derive(Debug, Clone, Default)]
pub struct LinkTally(BTreeMap<&'static str, u64>);

impl LinkTally {
    pub fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    /// Whether this has happened.
    pub fn has(&self, what: &'static str) -> bool {
        self.0.contains_key(what)
    }

    fn add(&mut self, other: &LinkTally) {
        other.0.iter().for_each(|(what, count)| *self.0.entry(what).or_default() += count);
    }
}

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Plays the games of these seeds, and fails with the seeds of those that failed.
fn play(seeds: Range<u64>) -> LinkTally {
    let tally = Mutex::new(LinkTally::default());
    every(seeds, "ANSAGE_SEED=... cargo test --test link the_linked_game_of_a_printed_seed", |seed| {
        let played = world::play(seed);
        tally.lock().expect("no panic while it is held").add(&played);
    });
    tally.into_inner().expect("no panic while it is held")
}

#[test]
fn games_of_two_stations_of_the_fixed_seed() {
    let games = games() - games() / 4;
    let tally = play(FIXED..FIXED + games);
    for (what, count) in &tally.0 {
        println!("{count:>9} {what}");
    }
    let missed: Vec<_> = DEMANDED.into_iter().filter(|what| !tally.0.contains_key(what)).collect();
    assert!(games < 1_500 || missed.is_empty(), "in no game: {missed:?}");
}

#[test]
fn games_of_two_stations_of_a_fresh_seed() {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = Dice::new(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64)).number() >> 16;
    println!("fresh seed {seed}");
    play(seed..seed + games() / 4);
}

#[test]
fn the_linked_game_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        println!("{:#?}", world::play(seed));
    }
}
