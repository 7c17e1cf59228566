//! Thousands of games by people who do everything wrong, with somebody watching after every event.
//!
//! `ANSAGE_GAMES` is the number of games (2000), three quarters of a fixed seed and the rest of a fresh one; `ANSAGE_SEED` plays
//! the one game of a seed that was printed with a failure. What came about is counted and shown with
//! `cargo test --test game simulation -- --nocapture`.
//!
//! `make streams BASE=COMMIT` compares these games with what they were at another commit: `ANSAGE_STREAMS_RECORD` is a new
//! folder to write them into, `ANSAGE_STREAMS_PLAY` one of which they are played again.

use ansage_testing::dice;
use ansage_testing::play;
use ansage_testing::renames;
use ansage_testing::seeds::every;
use ansage_testing::streams;
use ansage_testing::tally;
mod compared;
mod golden;
mod kept;

use dice::Dice;
use renames::Renames;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use streams::StreamComparison;
use tally::VariantTally;

/// The seed of the games that are always played.
const FIXED: u64 = 0x001D_2014;

/// How one of them is played by itself.
const AGAIN: &str = "ANSAGE_SEED=... cargo test --test game the_game_of_a_printed_seed";

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Plays so many games from a seed on, and fails with the seeds of those that failed.
fn tally(seed: u64, games: u64) -> VariantTally {
    let tally = Mutex::new(VariantTally::default());
    every(seed..seed + games, AGAIN, |seed| {
        let played = play::play(seed);
        tally.lock().expect("no panic while it is held").add(&played);
    });
    tally.into_inner().expect("no panic while it is held")
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

/// Games of fresh seeds that once showed a fault.
const FOUND: [u64; 2] = [
    // A stalemate was made before its player's flag fell, and the opponent's flag had fallen before both.
    63_786_619_831_195,
    // A penalty that the arbiter proposed against a player was replaced by that player's claim of a correction.
    137_801_006_465_973,
];

#[test]
fn games_in_which_a_fault_was_found() {
    FOUND.into_iter().for_each(|seed| drop(play::play(seed)));
}

#[test]
fn boards_that_report_any_piece_on_any_square_at_any_time() {
    let seeds = FIXED..FIXED + games() / 20;
    let most = AtomicUsize::new(0);
    every(seeds, "ANSAGE_GAMES=... with it among the first", |seed| {
        most.fetch_max(play::reports_of_anything(seed).0, Ordering::Relaxed);
    });
    println!("{most:?} effects of one event at the most");
}

#[test]
fn the_game_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        println!("{}", play::play(seed));
    }
}

/// Writes so many games of the fixed seed, and a twentieth as many with boards that report anything, into a new folder.
fn record(folder: &Path, games: u64) {
    std::fs::create_dir_all(folder).expect("a folder for the streams");
    let empty = std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_none());
    assert!(empty, "{} has files in it: streams are recorded into a new folder", folder.display());
    let anything = (FIXED..FIXED + games / 20).map(|seed| play::reports_of_anything(seed).1);
    let (mut streams, mut events, mut bytes) = (0, 0, 0);
    for stream in (FIXED..FIXED + games).map(play::recorded).chain(anything) {
        streams += 1;
        events += stream.entries.len();
        bytes += stream.write(folder).expect("a stream is written");
    }
    println!("streams recorded: {streams}, with {events} events in {bytes} bytes");
}

#[test]
fn streams_are_recorded() {
    match std::env::var_os("ANSAGE_STREAMS_RECORD") {
        Some(folder) => record(&PathBuf::from(folder), games()),
        None => println!("left out: streams are recorded by make streams, or into the folder ANSAGE_STREAMS_RECORD"),
    }
}

#[test]
fn recorded_streams_bring_about_the_same_effects() {
    let Some(folder) = std::env::var_os("ANSAGE_STREAMS_PLAY") else {
        return println!(
            "left out: streams are compared by make streams BASE=COMMIT, or from the folder ANSAGE_STREAMS_PLAY"
        );
    };
    let mut compared = StreamComparison::new(Renames::new(renames::SINCE_THE_BASE));
    compared.folder(Path::new(&folder)).expect("a folder with streams");
    println!("\n{compared}");
    assert!(compared.is_same(), "not the same effects as recorded");
}
