//! The choice of the ten journals of version 1: simulated games that together show as much as ten can.
//!
//! `make journals-v1` writes them, once. What must hold for them is in `tests/journal/kept.rs`.

use super::golden::journal;
use super::streams::Stream;
use super::tally::VariantTally;
use super::{FIXED, every, games, play};
use ansage_game::journal::VERSION;
use ansage_game::referee::Referee;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

/// The number of journals.
const COUNT: usize = 10;

/// The largest journal.
const BYTES_MAX: usize = 200_000;

/// The length of a line beside its event and effects: the brief state, digests and numbers. More than they have on average.
const REST_OF_LINE: usize = 400;

/// A game, and what it shows in the entries that fit into a journal.
struct JournalCandidate {
    seed: u64,
    entries: usize,
    shows: BTreeSet<&'static str>,
}

impl JournalCandidate {
    fn new(seed: u64, stream: &Stream) -> JournalCandidate {
        let mut tally = VariantTally::default();
        tally.terms(&Referee::open(stream.terms.clone()).expect("terms that can be played"));
        // The first line, and the opening with its terms.
        let (mut entries, mut bytes) = (0, 4_000);
        for (event, effects) in &stream.entries {
            let json = [serde_json::to_string(event), serde_json::to_string(effects)].map(|text| text.expect("plain"));
            bytes += json.iter().map(String::len).sum::<usize>() + REST_OF_LINE;
            if bytes > BYTES_MAX {
                break;
            }
            entries += 1;
            tally.event(event);
            effects.iter().for_each(|effect| tally.effect(&effect.kind));
        }
        JournalCandidate { seed, entries, shows: tally.names().collect() }
    }
}

/// Each in turn shows the most that no game before it shows; among equals the shorter one, then the lower seed.
fn chosen(mut candidates: Vec<JournalCandidate>) -> Vec<JournalCandidate> {
    candidates.sort_by_key(|candidate| candidate.seed);
    let (mut chosen, mut shown) = (Vec::new(), BTreeSet::new());
    while chosen.len() < COUNT {
        let worth = |at: &usize| {
            let candidate = &candidates[*at];
            let new = candidate.shows.difference(&shown).count();
            (new, usize::MAX - candidate.entries, u64::MAX - candidate.seed)
        };
        let best = (0..candidates.len()).max_by_key(worth).expect("as many games as journals");
        let candidate = candidates.remove(best);
        shown.extend(candidate.shows.iter().copied());
        chosen.push(candidate);
    }
    let all: BTreeSet<_> = VariantTally::default().missed_in_journals().into_iter().collect();
    println!("shown by {COUNT} journals: {} of {}", shown.intersection(&all).count(), all.len());
    println!("in none of them: {:?}", all.difference(&shown).collect::<Vec<_>>());
    chosen
}

#[test]
fn ten_journals_of_version_1_are_written_once() {
    let folder = std::env::var_os("ANSAGE_V1").filter(|_| std::env::var_os("ANSAGE_WRITE_V1").is_some());
    let Some(folder) = folder.map(PathBuf::from) else {
        return println!("left out: the journals of version 1 are written once, by make journals-v1");
    };
    assert_eq!(VERSION, 1, "these journals are of version 1");
    fs::create_dir_all(&folder).expect("a folder for the journals");
    let empty = fs::read_dir(&folder).is_ok_and(|mut files| files.next().is_none());
    assert!(empty, "{} has files in it: the journals of version 1 are never written anew", folder.display());
    let candidates = Mutex::new(Vec::new());
    every(FIXED..FIXED + games(), super::AGAIN, |seed| {
        let candidate = JournalCandidate::new(seed, &play::recorded(seed));
        candidates.lock().expect("no panic while it is held").push(candidate);
    });
    let candidates = candidates.into_inner().expect("no panic while it is held");
    for (number, JournalCandidate { seed, entries, .. }) in (1..).zip(chosen(candidates)) {
        let stream = play::recorded(seed);
        let text = journal(&stream, entries);
        assert!(text.len() < BYTES_MAX, "{} bytes", text.len());
        fs::write(folder.join(format!("{number:02}-{}.journal", stream.name)), text).expect("a journal is written");
    }
}
