//! Thousands of real games on two sheets of different hands, damaged in every way, written to paper, read from there
//! and compared; and how often what happened is found.
//!
//! `ANSAGE_SHEETS` is the number of pairs (3000), of a fixed seed; where it is given, a quarter more of a fresh one. A
//! fresh seed belongs to `make soak`.
//! `ANSAGE_SHEET_SEED` lays out the one pair of a seed that was printed with a failure.

use crate::arbiter::damage::{PenSlip, SheetDamage, damage, meant};
use crate::arbiter::games::{PlayedGame, REAL};
use crate::arbiter::paper::file;
use crate::arbiter::sheets::{Handwriting, PaperSheet};
use crate::arbiter::watch;
use ansage_compare::comparison::{Agreement, Comparison, compare_sheets};
use ansage_compare::reading::{SheetReading, read_sheet};
use ansage_game::seat::ByColor;
use ansage_testing::dice::Dice;
use ansage_testing::seeds::every;
use ansage_words::score::written::Notation;
use std::collections::BTreeMap;
use std::sync::Mutex;

const FIXED: u64 = 0x00D2_0008;

/// So many pairs of a fresh seed show how often something is found.
const FEWEST: u64 = 1_000;

/// Two sheets of a game and what was done to them.
struct SheetPair {
    seed: u64,
    game: &'static PlayedGame,
    sheets: ByColor<PaperSheet>,
    /// The damages, and whether each is on White's sheet.
    damages: Vec<(SheetDamage, bool)>,
}

impl SheetPair {
    fn of(seed: u64) -> SheetPair {
        let mut dice = Dice::new(seed);
        let mut game = &REAL[dice.below(REAL.len())];
        let kind = dice.pick(&PenSlip::ALL);
        // Few games have promotions.
        while kind == PenSlip::PromotionMissing && !game.moves.iter().any(|legal| legal.promotion().is_some()) {
            game = &REAL[dice.below(REAL.len())];
        }
        // Only short notation has twins, and only numbers have columns.
        let suits = |hand: &Handwriting| match kind {
            PenSlip::Ambiguous => hand.notation == Notation::Short,
            PenSlip::WrongColumn => hand.numbers(),
            _ => true,
        };
        let mut any = |but: Option<Handwriting>| {
            let differs = |hand: &Handwriting| but.is_none_or(|but| (but.lang, but.name()) != (hand.lang, hand.name()));
            std::iter::repeat_with(|| Handwriting::of_chance(&mut dice))
                .find(|hand| suits(hand) && differs(hand))
                .unwrap()
        };
        let one = any(None);
        let other = any(Some(one));
        let mut sheets = ByColor { white: PaperSheet::of(game, one), black: PaperSheet::of(game, other) };
        let mut damages = Vec::new();
        let first = dice.chance(50);
        let sheet = if first { &mut sheets.white } else { &mut sheets.black };
        damages.extend(damage(sheet, game, kind, &mut dice).map(|damage| (damage, first)));
        for _ in 0..dice.pick(&[0, 0, 0, 0, 0, 0, 0, 1, 1, 2]) {
            let kind = dice.pick(&PenSlip::ALL);
            let second = dice.chance(50);
            let sheet = if second { &mut sheets.white } else { &mut sheets.black };
            // A second slip on a sheet whose cells have shifted would lie elsewhere.
            if sheet.cells.len() == game.moves.len() {
                let mut damaged = sheet.clone();
                // Not two on the same half-move.
                let damage = damage(&mut damaged, game, kind, &mut dice);
                let damage = damage.filter(|damage| damages.iter().all(|(other, _)| other.ply != damage.ply));
                if let Some(damage) = damage {
                    *sheet = damaged;
                    damages.push((damage, second));
                }
            }
        }
        SheetPair { seed, game, sheets, damages }
    }

    /// The first half-move that not both sheets name as it was played, by the reader of announcements; and whether
    /// both can be read there.
    fn first_difference(&self) -> Option<(usize, bool)> {
        let longest = self.sheets.white.cells.len().max(self.sheets.black.cells.len());
        let mut position = self.game.start.clone();
        for at in 0..longest {
            let named = |sheet: &PaperSheet| sheet.cells.get(at).and_then(|cell| meant(sheet, &position, &cell.text));
            let (one, other) = (named(&self.sheets.white), named(&self.sheets.black));
            match (one, other) {
                (Some(one), Some(other)) if one == other => shakmaty::Position::play_unchecked(&mut position, one),
                _ => return Some((at + 1, one.is_some() && other.is_some())),
            }
        }
        None
    }

    /// How many half-moves right behind one that is left out are written as it is, so that it may be any of them.
    fn same_behind(&self, white: bool, ply: usize) -> usize {
        let sheet = PaperSheet::of(self.game, self.sheet(white).hand);
        let (before, behind) = sheet.cells.split_at(ply);
        behind.iter().take_while(|cell| cell.bare() == before[ply - 1].bare()).count()
    }

    /// How many right before it are.
    fn same_before(&self, white: bool, ply: usize) -> usize {
        let sheet = PaperSheet::of(self.game, self.sheet(white).hand);
        let before = &sheet.cells[..ply];
        before.iter().rev().skip(1).take_while(|cell| cell.bare() == before[ply - 1].bare()).count()
    }

    fn sheet(&self, white: bool) -> &PaperSheet {
        if white { &self.sheets.white } else { &self.sheets.black }
    }
}

/// How often something was so.
#[derive(Default)]
struct Rates(BTreeMap<(&'static str, String), (usize, usize)>);

impl Rates {
    fn count(&mut self, what: &'static str, of: impl ToString, met: bool) {
        let (hits, all) = self.0.entry((what, of.to_string())).or_default();
        *hits += usize::from(met);
        *all += 1;
    }

    fn add(&mut self, other: Rates) {
        for (what, (hits, all)) in other.0 {
            let counts = self.0.entry(what).or_default();
            *counts = (counts.0 + hits, counts.1 + all);
        }
    }

    fn percent(&self, what: &str, of: &str) -> f64 {
        let (hits, all) =
            self.0.iter().find(|((name, kind), _)| *name == what && kind == of).map_or((0, 0), |(_, counts)| *counts);
        assert!(all > 0, "{what}, {of}: never tried");
        hits as f64 * 100.0 / all as f64
    }

    fn print(&self) {
        for ((what, of), (hits, all)) in &self.0 {
            println!("{what:<36} {of:<16} {hits:>5} of {all:>5}  {:>6.2} %", *hits as f64 * 100.0 / *all as f64);
        }
    }
}

/// Whether a mark of the reading names the true move there.
fn named(reading: &SheetReading, game: &PlayedGame, ply: usize) -> bool {
    let of = |it: &ansage_compare::reading::Candidate| it.ply == ply && it.legal == Some(game.moves[ply - 1]);
    reading.marks.iter().any(|mark| mark.candidates.iter().any(of))
}

fn is_true(reading: &SheetReading, game: &PlayedGame) -> bool {
    reading.half_moves.iter().map(|half_move| half_move.legal).eq(game.moves.iter().copied())
}

fn lay_out(seed: u64, rates: &mut Rates) {
    let pair = SheetPair::of(seed);
    let compared = compare_sheets(&pair.sheets.white.readings(), &pair.sheets.black.readings()).unwrap();
    watch::comparison(&compared);
    let expected = pair.first_difference();
    let found = compared.first.map(|first| first.ply);
    // What is written twice may name the next half-move too, as `d5 d5` beside `d5 cd5`; and of two half-moves written
    // alike the numbers may tell which is left out. Then the slip itself is nearer than the first different sign.
    let expected_ply = expected.map(|(ply, _)| ply);
    let is_slip = |ply: usize| {
        Some(ply) < expected_ply
            && pair.damages.iter().any(|(damage, _)| match damage.kind {
                PenSlip::Doubled => damage.ply + 1 == ply,
                PenSlip::LeftOut => damage.ply == ply,
                _ => false,
            })
    };
    let is_found = found == expected_ply || found.is_some_and(is_slip);
    let kinds: Vec<String> = pair.damages.iter().map(|(damage, _)| format!("{:?}", damage.kind)).collect();
    let kind = if kinds.len() == 1 { kinds[0].clone() } else { format!("{} slips", kinds.len()) };
    show("first difference", is_found, seed);
    rates.count("first difference", &kind, is_found);
    for sheet in [&pair.sheets.white, &pair.sheets.black] {
        rates.count("first difference, a sheet in", sheet.hand.name(), is_found);
        rates.count("first difference, the letters of", format!("{:?}", sheet.hand.lang), is_found);
    }
    if let Some((_, readable)) = expected {
        let said = compared.first.is_some_and(|first| first.both_readable);
        if readable {
            rates.count("first difference, both readable", &kind, is_found);
        } else {
            rates.count("first difference, one unreadable", &kind, is_found && !said);
        }
    }
    let [(SheetDamage { kind: slip, ply }, white)] = pair.damages[..] else { return };
    single(&pair, &compared, slip, ply, white, rates);
    if seed.is_multiple_of(4) {
        by_itself(&pair, slip, ply, white, rates);
    }
}

/// With `ANSAGE_SHEETS_SHOW` in the environment, every pair in which something is not found is named.
fn show(what: &str, met: bool, seed: u64) {
    if !met && std::env::var_os("ANSAGE_SHEETS_SHOW").is_some() {
        println!("not {what}: seed {seed}");
    }
}

fn single(pair: &SheetPair, compared: &Comparison, slip: PenSlip, ply: usize, white: bool, rates: &mut Rates) {
    let reading = if white { &compared.readings.white } else { &compared.readings.black };
    let other = if white { &compared.readings.black } else { &compared.readings.white };
    let kind = format!("{slip:?}");
    rates.count("the undamaged sheet reads as played", &kind, is_true(other, pair.game) && other.marks.is_empty());
    let differing = compared.rows.iter().filter(|row| row.agreement != Agreement::Same).count();
    if slip == PenSlip::Exchanged {
        show("read as played", is_true(reading, pair.game), pair.seed);
        rates.count("read as played, both at hand", &kind, is_true(reading, pair.game));
    }
    if matches!(slip, PenSlip::Shorter | PenSlip::WrongLegal | PenSlip::WrongColumn | PenSlip::Exchanged) {
        return;
    }
    // What is to be passed over has no move: then the whole is read as it was played.
    let passed_over = matches!(slip, PenSlip::Doubled | PenSlip::Swapped) && is_true(reading, pair.game);
    // Of `Bxd4 Bxd4` it is the same sheet whichever is left out.
    let alike = matches!(slip, PenSlip::LeftOut | PenSlip::Doubled);
    let last = ply + if alike { pair.same_behind(white, ply) } else { 0 };
    let first = ply - if slip == PenSlip::LeftOut { pair.same_before(white, ply) } else { 0 };
    let is_named = (first..=last).any(|ply| named(reading, pair.game, ply)) || passed_over;
    show(&format!("located, {kind}"), is_named, pair.seed);
    rates.count("located, both at hand", &kind, is_named);
    // Of a half-move that is written twice the first is beyond doubt, and where two captures are written alike the other.
    let certain = reading.half_moves.iter().take(reading.certain.max(compared.agreed));
    let certain_as_played =
        certain.map(|half_move| half_move.legal).zip(&pair.game.moves).all(|(one, other)| one == *other);
    let in_doubt = certain_as_played && (reading.certain < last || slip == PenSlip::Doubled);
    show(&format!("in doubt, {kind}"), in_doubt, pair.seed);
    rates.count("never certain, both at hand", &kind, in_doubt);
    rates.count("at most two rows differ", &kind, differing <= 2);
    if matches!(slip, PenSlip::LeftOut | PenSlip::Unreadable) {
        rates.count("left out or unreadable, located in", pair.sheet(white).hand.name(), is_named);
    }
}

fn by_itself(pair: &SheetPair, slip: PenSlip, ply: usize, white: bool, rates: &mut Rates) {
    let sheet = pair.sheet(white);
    let reading = read_sheet(&sheet.readings()).unwrap();
    watch::reading(&reading);
    let kind = format!("{slip:?}");
    // What reads to its end as it stands, no number speaking against it, cannot be seen to be damaged.
    let seen = !reads_to_its_end(sheet) || !reading.marks.is_empty();
    if seen && !matches!(slip, PenSlip::WrongColumn | PenSlip::Exchanged) {
        assert!(reading.certain < ply, "{slip:?} at {ply}: {} half-moves certain", reading.certain);
        rates.count("alone: located", &kind, named(&reading, pair.game, ply) || is_true(&reading, pair.game));
        rates.count("alone: read as played", &kind, is_true(&reading, pair.game));
    }
    rates.count("alone: seen", &kind, seen);
}

fn reads_to_its_end(sheet: &PaperSheet) -> bool {
    let mut position = sheet.start.clone();
    sheet.cells.iter().all(|cell| match meant(sheet, &position, &cell.text) {
        Some(legal) => {
            shakmaty::Position::play_unchecked(&mut position, legal);
            true
        }
        None => false,
    })
}

fn pairs() -> u64 {
    std::env::var("ANSAGE_SHEETS").ok().and_then(|number| number.parse().ok()).unwrap_or(3_000)
}

fn rates(seed: u64, pairs: u64) -> Rates {
    let rates = Mutex::new(Rates::default());
    every(seed..seed + pairs, "ANSAGE_SHEET_SEED=... cargo test --test compare the_pair_of_a_printed_seed", |seed| {
        let mut of_pair = Rates::default();
        lay_out(seed, &mut of_pair);
        rates.lock().expect("no panic while it is held").add(of_pair);
    });
    let rates = rates.into_inner().expect("no panic while it is held");
    rates.print();
    rates
}

/// What is promised.
fn keep(rates: &Rates) {
    for ((what, kind), (hits, all)) in &rates.0 {
        // Two half-moves in each other's place may both be read, and then each sheet stands for itself.
        let never = what.starts_with("never certain") && kind != "Swapped";
        if what.starts_with("first difference") || never {
            assert_eq!(hits, all, "{what}, {kind}");
        }
    }
}

/// Beyond what is promised: half-moves in each other's place, one pair of them or all from some move on.
fn as_usual(rates: &Rates) {
    assert!(rates.percent("located, both at hand", "Swapped") >= 95.0);
    assert!(rates.percent("read as played, both at hand", "Exchanged") >= 70.0);
    for kind in ["LeftOut", "Unreadable"] {
        assert!(rates.percent("located, both at hand", kind) >= 99.0, "{kind}");
        assert!(rates.percent("at most two rows differ", kind) >= 99.0, "{kind}");
    }
}

#[test]
fn pairs_of_the_fixed_seed() {
    let rates = rates(FIXED, pairs());
    keep(&rates);
    as_usual(&rates);
}

#[test]
fn pairs_of_a_fresh_seed() {
    if std::env::var_os("ANSAGE_SHEETS").is_none() {
        return ansage_testing::skip::skipped("a fresh seed is for make soak, or ANSAGE_SHEETS=20000");
    }
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seed = Dice::new(elapsed.map_or(0, |elapsed| elapsed.as_nanos() as u64)).number() >> 16;
    println!("fresh seed {seed}");
    let pairs = pairs() / 4;
    let rates = rates(seed, pairs);
    keep(&rates);
    // Of fewer pairs a rate may be lower by chance.
    if pairs >= FEWEST {
        as_usual(&rates);
    }
}

#[test]
fn the_pair_of_a_printed_seed() {
    if let Some(seed) = std::env::var("ANSAGE_SHEET_SEED").ok().and_then(|seed| seed.parse().ok()) {
        let pair = SheetPair::of(seed);
        // Both sheets are shown before anything can fail.
        println!("{:?}\n{}\n{}", pair.damages, file(&pair.sheets.white), file(&pair.sheets.black));
        let mut rates = Rates::default();
        let compared = compare_sheets(&pair.sheets.white.readings(), &pair.sheets.black.readings()).unwrap();
        for row in compared.rows.iter().filter(|row| row.agreement != Agreement::Same) {
            println!("{row:?}");
        }
        for reading in [&compared.readings.white, &compared.readings.black] {
            println!("{} certain: {:#?}", reading.certain, reading.marks);
        }
        lay_out(seed, &mut rates);
        rates.print();
    }
}
