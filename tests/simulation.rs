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

use ansage::game::effect::{Effect, EffectKind};
use ansage::game::event::Event;
use ansage::game::referee::Referee;
use dice::Dice;
use people::People;
use std::collections::BTreeSet;
use watch::Watch;

/// The seed of the games that are always played.
const FIXED: u64 = 0x000D_2014;

/// What must come about in some of the games, or they show little.
const EVERYTHING: &str = "adjusting answered arbiter-called board-agrees board-differs boards-case claim-offered \
    confirmation-asked confirmation-dropped draw-declined draw-offered flag-fell game-over illegal-by-other-board \
    illegal-move-completed move-completed move-told offer-lapsed play-resumed press-cancelled press-kept press-waits \
    recovered reopened repetition-agrees repetition-differs replied saved score-taken scores-differ started taken-back \
    touch-told refused:already-pressed refused:clock-not-running refused:correction-against-board \
    refused:correction-too-late refused:flag-up refused:misheard-too-late refused:move-not-entered refused:no-advice \
    refused:no-offer refused:not-legal refused:not-made refused:nothing-misheard refused:nothing-on-square \
    refused:nothing-pressed refused:nothing-to-correct refused:offer-stands refused:over refused:suspended \
    refused:own-move-awaits-press refused:unreadable";

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

fn play(seed: u64) -> Vec<Entry> {
    let mut dice = Dice::new(seed);
    let terms = people::terms(&mut dice);
    let length = 20 + dice.below(500);
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
        let state = record.entries.len().is_multiple_of(8).then(|| referee.state_text());
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
    std::mem::take(&mut record.entries)
}

fn survives_the_journal<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let line = serde_json::to_string(value).expect("plain data");
    let read: T = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line} is not read back: {error}"));
    assert_eq!(read, *value, "{line} is read back as something else");
}

/// What an effect is called, a refusal with its reason.
fn name_of(kind: &EffectKind) -> String {
    fn outer(value: &serde_json::Value) -> (String, Option<&serde_json::Value>) {
        match value {
            serde_json::Value::Object(parts) => match parts.iter().next() {
                Some((name, inner)) => (name.clone(), Some(inner)),
                None => (String::new(), None),
            },
            other => (other.as_str().unwrap_or_default().into(), None),
        }
    }
    let value = serde_json::to_value(kind).expect("plain data");
    match outer(&value) {
        (name, Some(inner)) if name == "refused" => format!("refused:{}", outer(inner).0),
        (name, _) => name,
    }
}

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

#[test]
fn games_of_the_fixed_seed() {
    let mut happened = BTreeSet::new();
    for number in 0..games() / 2 {
        for entry in play(FIXED + number) {
            for effect in &entry.effects {
                happened.insert(name_of(&effect.kind));
            }
        }
    }
    let missed: Vec<&str> = EVERYTHING.split_whitespace().filter(|name| !happened.contains(*name)).collect();
    assert!(games() < 2_000 || missed.is_empty(), "in no game: {missed:?}");
}

#[test]
fn games_of_a_fresh_seed() {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = Dice::new(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64)).number() >> 16;
    println!("fresh seed {seed}");
    for number in 0..games() / 2 {
        play(seed + number);
    }
}

#[test]
fn the_game_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        play(seed);
    }
}
