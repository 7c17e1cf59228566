//! Write the golden journals of games anew: few, short, and every event and effect of this revision is in one of them.
//!
//! `make golden` does it, and so does `ANSAGE_GOLDEN=1 cargo test --test game golden`. The games are those of the fixed
//! seed; of each only so much is kept as shows what no journal before it shows. The same commit writes the same files.

use super::streams::Stream;
use super::tally::VariantTally;
use super::{FIXED, games, play};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::journal::line::{self, ChecksumChain};
use ansage_game::journal::{GameId, JournalEntry, replay};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Where they lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals/games")
}

/// What came about for the first time at which entry of a game.
fn firsts(stream: &Stream) -> BTreeMap<&'static str, usize> {
    let mut firsts = BTreeMap::new();
    for (at, (event, effects)) in stream.entries.iter().enumerate() {
        let mut tally = VariantTally::default();
        tally.event(event);
        effects.iter().for_each(|effect| tally.effect(&effect.kind));
        for name in tally.names() {
            firsts.entry(name).or_insert(at);
        }
    }
    firsts
}

/// The beginning of a game that shows the most of what is missing for its length: how many entries, and how much that is.
fn best_part(firsts: &BTreeMap<&'static str, usize>, missing: &BTreeSet<&'static str>) -> Option<(usize, f64)> {
    let mut at: Vec<usize> = firsts.iter().filter(|(name, _)| missing.contains(*name)).map(|(_, at)| *at).collect();
    at.sort_unstable();
    // A journal has a first line and an opening, too.
    let worth = |(count, at): (usize, &usize)| (at + 1, (count + 1) as f64 / (at + 12) as f64);
    at.iter().enumerate().map(worth).max_by(|one, other| one.1.total_cmp(&other.1))
}

/// The journal of the first entries of a game, as the program would have written it.
pub(super) fn journal(stream: &Stream, entries: usize) -> String {
    let mut chain = ChecksumChain::begin();
    let mut random = [0; 16];
    random.iter_mut().zip(stream.name.bytes().rev()).for_each(|(byte, letter)| *byte = letter);
    let mut text = line::write_header(GameId::new(random), &mut chain);
    let mut referee = Referee::open(stream.terms.clone()).expect("terms that can be played");
    let kind = EventKind::Opened { terms: Box::new(stream.terms.clone()), wall: "2026-01-01T00:00:00Z".into() };
    let opening = Event { at: Moment::START, seat: Seat::White, port: EventSource::Station, kind };
    let events = stream.entries[..entries].iter().map(|(event, _)| event);
    for (seq, event) in (1..).zip([&opening].into_iter().chain(events)) {
        let effects = referee.handle(event);
        text += &line::write_entry(&JournalEntry::new(seq, event.clone(), effects, &referee), &mut chain);
    }
    assert_eq!(replay::replay(text.as_bytes()).fault, None);
    text
}

/// Journals that together show everything, each with its name.
fn written() -> Vec<(String, String)> {
    let streams: Vec<Stream> = (FIXED..FIXED + games()).map(play::recorded).collect();
    let shown: Vec<_> = streams.iter().map(firsts).collect();
    let mut missing: BTreeSet<&'static str> = VariantTally::default().missed_in_journals().into_iter().collect();
    let mut journals = Vec::new();
    loop {
        let parts = shown.iter().enumerate();
        let parts = parts.filter_map(|(game, firsts)| best_part(firsts, &missing).map(|part| (game, part)));
        let Some((game, (entries, _))) = parts.max_by(|one, other| one.1.1.total_cmp(&other.1.1)) else { break };
        missing.retain(|name| shown[game].get(name).is_none_or(|at| *at >= entries));
        journals.push((streams[game].name.clone(), journal(&streams[game], entries)));
    }
    assert!(missing.is_empty(), "in no game: {missing:?}");
    journals
}

#[test]
fn golden_journals_are_written_anew() {
    if std::env::var_os("ANSAGE_GOLDEN").is_none() {
        return println!("left out: golden journals are written anew by make golden");
    }
    let folder = folder();
    let journals = written();
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the journals");
    let mut bytes = 0;
    for (number, (name, text)) in (1..).zip(&journals) {
        bytes += text.len();
        fs::write(folder.join(format!("{number:02}-{name}.journal")), text).expect("a journal is written");
    }
    println!("golden journals written: {}, with {bytes} bytes", journals.len());
}
