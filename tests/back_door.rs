//! No legality by the back door (D.2.1, D.2.3, 7.5): pairs of positions that differ in the role of one enemy piece, which
//! the moves neither take nor pass, so that pins and checks differ and nothing else. Whatever is said, typed, touched and
//! asked in both before the press, every effect, every seat's view, every deadline and every byte of the console are
//! equal.

use crate::sighted::seat;
use ansage_testing::dice;
mod keyboard;
mod pairs;
mod said;
mod sighted;

use ansage_game::effect::{Effect, EffectKind};
use ansage_game::seat::Color;
use ansage_game::view::View;
use dice::Dice;
use pairs::PositionPair;
use std::collections::BTreeMap;

/// What came about, so that the pairs are known to show something.
pub type PairTally = BTreeMap<&'static str, u64>;

/// The seed of the pairs that are the same in every run.
const FIXED: u64 = 14;

/// How many pairs are played.
fn pairs() -> u64 {
    std::env::var("ANSAGE_PAIRS").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Plays so many pairs and tells what came about; a pair that fails names its seed.
fn play(from: u64, count: u64, one: fn(&PositionPair, &mut Dice, &mut PairTally)) -> PairTally {
    let mut tally = PairTally::new();
    for number in 0..count {
        let seed = Dice::new(from.wrapping_add(number)).number();
        let again = SeedPrinter(seed);
        let mut dice = Dice::new(seed);
        let pair = PositionPair::thrown(&mut dice);
        one(&pair, &mut dice, &mut tally);
        std::mem::forget(again);
    }
    println!("{tally:?}");
    tally
}

/// Prints the seed of a pair that fails.
struct SeedPrinter(u64);

impl Drop for SeedPrinter {
    fn drop(&mut self) {
        eprintln!("again: ANSAGE_PAIR={} cargo test --test seats the_pair_of_a_printed_seed", self.0);
    }
}

/// Whether the first move that these effects complete was legal; `None` where they complete none.
fn completed(effects: &[Effect]) -> Option<bool> {
    effects.iter().find_map(|effect| match effect.kind {
        EffectKind::MoveCompleted { .. } => Some(true),
        EffectKind::IllegalMoveCompleted { .. } | EffectKind::LegalOnMoversBoard { .. } => Some(false),
        _ => None,
    })
}

/// Every seat's view is the same in both, and where `sent` what goes over a link of it too.
#[track_caller]
fn same_views(pair: &PositionPair, views: [&View; 2], sent: bool) {
    for place in [Some(Color::White), Some(Color::Black), None] {
        let [first, second] = views.map(|view| view.clone().restricted_to_seat(place));
        if sent {
            assert_eq!(pair.blotted(&first), pair.blotted(&second), "what is sent to {place:?}: {:?}", pair.fens);
        }
        let (first, second) = (pair.levelled(0, first), pair.levelled(1, second));
        assert_eq!(first, second, "the view of {place:?}: {:?}", pair.fens);
    }
}

#[track_caller]
fn at_least(tally: &PairTally, of: u64, shares: &[(&'static str, u64)]) {
    for (name, share) in shares {
        let found = tally.get(name).copied().unwrap_or(0);
        assert!(found * 1_000 >= of * share, "{name}: {found} in {of} pairs: {tally:?}");
    }
}

#[test]
fn d_2_1_nothing_at_the_keyboard_tells_before_the_press_whether_a_move_is_legal() {
    let count = pairs() * 3 / 4;
    let tally = play(FIXED, count, keyboard::play);
    at_least(
        &tally,
        count,
        &[
            ("announced, legal in one of the two", 400),
            ("completed, illegal in one of the two", 100),
            ("short form that strict reading reads differently", 150),
            ("castling, legal in one of the two", 4),
            ("en passant, legal in one of the two", 3),
            ("pegs announced by themselves", 20),
            ("pegs announced, legal in one of the two", 4),
            ("reply to it", 40),
            ("assistant about to press", 50),
            ("advice refused", 100),
        ],
    );
}

#[test]
fn d_2_1_nothing_at_the_sighted_players_board_tells_before_the_press_whether_a_move_is_legal() {
    let count = pairs() / 4;
    let tally = play(FIXED + 1_000_000_000, count, sighted::play);
    at_least(
        &tally,
        count,
        &[
            ("announced by hand, legal in one of the two", 200),
            ("moved on by hand", 10),
            ("carried out", 100),
            ("electronic board, legal in one of the two", 200),
            ("half done, legal in one of the two", 2),
        ],
    );
}

#[test]
fn the_pair_of_a_printed_seed() {
    let Some(seed) = std::env::var("ANSAGE_PAIR").ok().and_then(|seed| seed.parse().ok()) else { return };
    for one in [keyboard::play, sighted::play] {
        let mut dice = Dice::new(seed);
        let pair = PositionPair::thrown(&mut dice);
        println!("{pair:?}");
        one(&pair, &mut dice, &mut PairTally::new());
    }
}
