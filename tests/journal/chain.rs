//! A line or a byte that was changed, lost, doubled or moved is found, and named.

use super::dice::Dice;
use super::program::{TestFolder, seeds};
use super::{bodies, chained, played, with_field};
use ansage_game::journal::JournalFault;
use ansage_game::journal::replay::replay;

/// What was done to a journal, and the first entry that is bad then; `None` where it stays sound.
type JournalDamage = (String, Vec<u8>, Option<u64>);

fn joined(lines: &[&str]) -> Vec<u8> {
    lines.concat().into_bytes()
}

/// Damages whole lines.
fn line_damage(dice: &mut Dice, journal: &str) -> JournalDamage {
    let mut lines: Vec<&str> = journal.split_inclusive('\n').collect();
    let count = lines.len();
    let (one, other) = (dice.below(count), dice.below(count));
    match dice.below(4) {
        0 => {
            lines.remove(one);
            // The end of a journal may be cut off at a line: no chain can show that.
            let bad = (one + 1 < count).then_some(one as u64);
            (format!("delete line {one}"), joined(&lines), bad)
        }
        1 => {
            lines.insert(one, lines[one]);
            (format!("double line {one}"), joined(&lines), Some(one as u64 + 1))
        }
        2 if one != other => {
            lines.swap(one, other);
            (format!("swap lines {one} and {other}"), joined(&lines), Some(one.min(other) as u64))
        }
        3 if one != other => {
            let line = lines.remove(one);
            lines.insert(other, line);
            (format!("move line {one} to {other}"), joined(&lines), Some(one.min(other) as u64))
        }
        _ => ("nothing".into(), joined(&lines), None),
    }
}

/// Changes one byte.
fn byte_damage(dice: &mut Dice, journal: &str) -> JournalDamage {
    let mut bytes = journal.as_bytes().to_vec();
    let at = dice.below(bytes.len());
    let by = 1 + dice.below(255) as u8;
    let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() as u64;
    bytes[at] = bytes[at].wrapping_add(by);
    (format!("byte {at} changed by {by}"), bytes, Some(line))
}

fn damage(dice: &mut Dice, journal: &str) -> JournalDamage {
    if dice.below(2) == 0 { line_damage(dice, journal) } else { byte_damage(dice, journal) }
}

#[test]
fn any_damage_is_found_at_its_first_entry() {
    let room = TestFolder::new("journal-damage");
    let journal = played(&room, 5);
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for round in 0..400 {
            let (what, bytes, bad) = damage(&mut dice, &journal);
            let replayed = replay(&bytes);
            assert_eq!(
                replayed.fault.as_ref().map(JournalFault::entry_number),
                bad,
                "seed {seed}, round {round}: {what}"
            );
            if let (false, Some(bad)) = (replayed.torn, bad) {
                assert_eq!(replayed.entries.len() as u64, bad.saturating_sub(1), "what is before it is sound: {what}");
            }
        }
    }
}

#[test]
fn verify_names_the_first_bad_entry() {
    let room = TestFolder::new("journal-verify");
    let journal = played(&room, 3);
    let count = journal.lines().count() as u64 - 1;
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for _ in 0..12 {
            let (what, bytes, bad) = damage(&mut dice, &journal);
            println!("seed {seed}: {what}");
            room.write("damaged", &bytes);
            let verified = room.run("verify damaged --lang en");
            match bad {
                None => assert!(verified.status(0).quiet().out.starts_with("The chain is sound: ")),
                Some(0) => drop(verified.status(1).empty().says("first line is not that of a journal")),
                Some(bad) if bad == count && bytes.last() != Some(&b'\n') => {
                    drop(verified.status(1).empty().says(&format!("{} entries are sound", bad - 1)));
                }
                Some(bad) => drop(verified.status(1).empty().says(&format!("Entry {bad} "))),
            }
            assert_eq!(room.path("damaged").metadata().unwrap().len(), bytes.len() as u64, "verify changes nothing");
        }
    }
}

#[test]
fn an_entry_that_was_changed_and_chained_anew_is_found_by_the_replay() {
    let room = TestFolder::new("journal-rechained");
    let bodies = bodies(&played(&room, 3));
    // The fields: number, moment, seat, port, event, effects, brief state, digest.
    let told = bodies.iter().position(|body| body.contains("move-announced")).unwrap();
    let verify = |name: &str, field: usize, change: &dyn Fn(&str) -> String| {
        let mut changed = bodies.clone();
        changed[told] = with_field(&bodies[told], field, change);
        assert!(changed != bodies, "{name}");
        room.write(name, chained(&changed));
        room.run(&format!("verify {name} --lang en")).status(1).empty()
    };
    let named = format!("ntry {told} ");
    let other_move = |text: &str| text.replace("e2e4", "e2e3");
    verify("effects", 5, &other_move).says(&named).says("records something else than its event brings about");
    verify("no-effects", 5, &|_| "[]".into()).says(&named).says("something else");
    verify("doubled-effects", 5, &|text| format!("[{0},{0}]", text.trim_matches(['[', ']']))).says(&named);
    for (name, from, to) in [
        ("position", " w KQkq ", " b KQkq "),
        ("half-moves", "\"half-moves\":", "\"half-moves\":1"),
        ("clocks", "\"clocks\":[", "\"clocks\":[1"),
        ("completed", "\"completed\":[", "\"completed\":[1"),
        ("offences", "\"offences\":[", "\"offences\":[1"),
        ("outcome", "{\"position\"", "{\"outcome\":{\"draw\":\"stalemate\"},\"position\""),
    ] {
        let refused = verify(name, 6, &|text| text.replace(from, to));
        refused.says(&named).says("the game is not as recorded: position, clocks, counters, result or open case");
    }
    verify("brief", 6, &|_| "{}".into()).says(&named).says("cannot be read");
    verify("event", 4, &|text| text.replace("e4", "d4")).says(&named);
    verify("nonsense", 4, &|_| "{\"announced\":7}".into()).says(&named).says("cannot be read");
    verify("number", 0, &|_| "7777".into()).says(&named);
    verify("moment", 1, &|_| "0:99:00.000".into()).says(&named).says("cannot be read");
    // A changed moment is found where the clocks show it.
    verify("later", 1, &|_| "0:00:02.000".into()).says("ntry ");
    let refused = super::program::run(room.play("effects", ""), b"").status(1).empty();
    refused.says("is damaged").says(&named).says("Nothing in it was changed");
}

/// Numbers, names and lengths of every kind in place of what is there, well chained: whatever comes of it is told.
#[test]
fn well_chained_nonsense_is_no_panic() {
    let room = TestFolder::new("journal-nonsense");
    let bodies = bodies(&played(&room, 4));
    let nonsense = ["0", "-1", "18446744073709551615", "99999999999999999999", "1e400", "null", "[]", "\"\"", "white"];
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for round in 0..600 {
            let mut changed = bodies.clone();
            let line = dice.below(changed.len());
            let body = &changed[line];
            let words: Vec<(usize, &str)> = body
                .split(|letter: char| !letter.is_ascii_alphanumeric())
                .map(|word| (word.as_ptr() as usize - body.as_ptr() as usize, word))
                .filter(|(_, word)| !word.is_empty())
                .collect();
            let (at, word) = dice.pick(&words);
            let with = dice.pick(&nonsense);
            let new = format!("{}{with}{}", &body[..at], &body[at + word.len()..]);
            changed[line] = new;
            let outcome = std::panic::catch_unwind(|| replay(chained(&changed).as_bytes()));
            assert!(outcome.is_ok(), "seed {seed}, round {round}: {}", changed[line]);
        }
    }
}

#[test]
fn random_bytes_are_no_journal_and_no_panic() {
    for seed in seeds() {
        let mut dice = Dice::new(seed);
        for _ in 0..300 {
            let length = dice.below(400);
            let mut bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
            if dice.below(2) == 0 {
                bytes.splice(0..0, *b"ansage journal\t");
            }
            assert!(replay(&bytes).fault.is_some(), "seed {seed}: {bytes:?}");
        }
    }
}
