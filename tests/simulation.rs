//! Thousands of games by people who do everything wrong, with somebody watching after every event.
//!
//! `ANSAGE_GAMES` is the number of games (2000), half of a fixed seed and half of a fresh one; `ANSAGE_SEED` plays
//! the one game of a seed that was printed with a failure.

#[path = "support/dice.rs"]
mod dice;
#[path = "support/people.rs"]
mod people;
#[path = "support/watch.rs"]
mod watch;

use ansage::game::effect::Effect;
use ansage::game::event::Event;
use ansage::game::referee::Referee;
use dice::Dice;
use people::People;
use watch::Watch;

/// The seed of the games that are always played.
const FIXED: u64 = 0x_D_2014;

/// One thing that happened, and what came of it.
struct Entry {
    event: Event,
    effects: Vec<Effect>,
    state: Option<String>,
}

/// Prints the seed of a game that fails, and how it ended.
struct Record {
    seed: u64,
    entries: Vec<Entry>,
    under_way: Option<Event>,
}

impl Drop for Record {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for entry in self.entries.iter().rev().take(12).rev() {
                eprintln!(
                    "{} {:?} {:?}\n    -> {:?}",
                    entry.event.at, entry.event.seat, entry.event.kind, entry.effects
                );
            }
            eprintln!("under way: {:?}\nplay it again with ANSAGE_SEED={}", self.under_way, self.seed);
        }
    }
}

fn play(seed: u64) {
    let mut dice = Dice::new(seed);
    let terms = people::terms(&mut dice);
    let length = 20 + dice.below(280);
    let mut people = People::new(dice);
    let mut referee = Referee::open(terms.clone()).expect("terms that can be played");
    let mut watch = Watch::new(&referee);
    let mut record = Record { seed, entries: Vec::new(), under_way: None };
    let mut over = 0;
    while record.entries.len() < length && over < 8 {
        let event = people.act(&referee);
        survives_the_journal(&event);
        record.under_way = Some(event.clone());
        let effects = referee.handle(&event);
        effects.iter().for_each(survives_the_journal);
        let state = (record.entries.len() % 8 == 0).then(|| referee.state_text());
        record.entries.push(Entry { event: event.clone(), effects: effects.clone(), state });
        people.hear(&effects);
        watch.see(&event, &effects, &referee);
        over += usize::from(referee.outcome().is_some());
    }
    watch::course_is_legal(&referee, &referee.view(Default::default()));
    let mut again = Referee::open(terms).expect("terms that can be played");
    for entry in &record.entries {
        assert_eq!(again.handle(&entry.event), entry.effects, "played again, {:?} brings about", entry.event);
        assert!(
            entry.state.as_ref().is_none_or(|state| *state == again.state_text()),
            "another state when played again"
        );
    }
    assert_eq!(again.state_text(), referee.state_text());
}

fn survives_the_journal<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let line = serde_json::to_string(value).expect("plain data");
    let read: T = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line} is not read back: {error}"));
    assert_eq!(read, *value, "{line} is read back as something else");
}

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

#[test]
fn games_of_the_fixed_seed() {
    (0..games() / 2).for_each(|number| play(FIXED + number));
}

#[test]
fn games_of_a_fresh_seed() {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = Dice::new(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64)).number() >> 16;
    println!("fresh seed {seed}");
    (0..games() / 2).for_each(|number| play(seed + number));
}

#[test]
fn the_game_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        play(seed);
    }
}
