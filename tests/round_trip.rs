//! What the exports write of a simulated game, the readers read as the same game.
//!
//! `ANSAGE_GAMES` is the number of games (2000); `ANSAGE_SEED` tries the one game of a seed that was printed with a failure.
//! What came about is counted and shown with `cargo test --test pure round_trip -- --nocapture`.

mod course;
mod forms;
mod journal;
mod kinds;

use ansage::station::export::ExportSource;
use ansage_game::seat::Color;
use ansage_testing::play;
use ansage_testing::seeds::every;
use ansage_words::locale::{Lang, Locale};
use ansage_words::score::braille::BrailleCode;
use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
use kinds::KindCount;
use std::sync::Mutex;

/// The seed of the first game; the simulation begins with the same.
const FIXED: u64 = 0x000D_2014;

/// How the game of one seed is tried by itself.
const AGAIN: &str = "ANSAGE_SEED=... cargo test --test pure the_exports_of_a_printed_seed";

/// From so many games on, each kind of half-move and remark must be among them.
const ENOUGH: u64 = 200;

fn games() -> u64 {
    std::env::var("ANSAGE_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Plays the game of a seed, exports it in every form, and reads everything again.
fn there_and_back(seed: u64) -> KindCount {
    // To replay a journal is what takes longest: one in four is replayed once more as another program has saved it.
    let (replayed, course) = journal::replayed_journal(&play::recorded(seed), seed.is_multiple_of(4));
    let referee = replayed.referee.as_ref().expect("a game that was opened");
    let mut kinds = KindCount::default();
    for (number, seat) in [None, Some(Color::White), Some(Color::Black)].into_iter().enumerate() {
        let german = (seed + number as u64) % 2 == 1;
        let locale = Locale::new(Some(if german { "de" } else { "en" }));
        let mut source = ExportSource {
            locale: &locale,
            letters: Lang::En,
            braille_code: None,
            words: WordListKind::Fide,
            style: AnnouncementStyle::Long,
            seat,
            plain: false,
            replayed: &replayed,
            referee,
            course: &course,
        };
        if source.plies_to_export().is_err() {
            assert!(seat.is_some_and(|seat| referee.score(seat).is_empty()), "a score that is not exported");
            continue;
        }
        forms::pgn(&source, &mut kinds);
        for letters in [Lang::En, Lang::De] {
            source.letters = letters;
            forms::text(&source);
        }
        for (code, letters) in [(BrailleCode::Uk, Lang::En), (BrailleCode::Plain, Lang::De)] {
            (source.braille_code, source.letters) = (Some(code), letters);
            forms::braille(&source);
        }
    }
    kinds
}

#[test]
fn what_the_exports_write_is_read_as_the_same_game() {
    let total = Mutex::new(KindCount::default());
    every(FIXED..FIXED + games(), AGAIN, |seed| {
        let kinds = there_and_back(seed);
        total.lock().expect("no panic while it is held").add(kinds);
    });
    let total = total.into_inner().expect("no panic while it is held");
    println!("{total}");
    assert!(games() < ENOUGH || total.missed().is_empty(), "in too few games: {:?}", total.missed());
}

#[test]
fn the_exports_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()) {
        println!("{}", there_and_back(seed));
    }
}
