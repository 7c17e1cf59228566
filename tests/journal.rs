//! The journal: chained, replayed, torn, killed, locked, and on disk before anybody hears of it.

#![cfg(unix)]

use crate::support::games;
use crate::support::program;
use crate::support::told;
use ansage_testing::dice;
use ansage_testing::tally;
mod alive;
mod chain;
mod converted;
mod ending;
mod golden;
mod kept;
mod killed;
mod order;
mod private;
mod torn;
mod version;

use games::{GAME_A, lines, piped};
use program::{TestFolder, run};
use sha2::{Digest, Sha256};

/// The journal of a game, played through a pipe in virtual time, as text.
fn played(room: &TestFolder, moves: usize) -> String {
    let mut script = piped(&lines(&GAME_A[..moves]));
    script = script.replace("\npress\n", "\n+2.5\npress\n");
    run(room.play("game.journal", "--clock script"), script.as_bytes()).status(0).quiet();
    room.text("game.journal")
}

/// The checksum that the documentation of the journal demands of a line after another.
fn checksum(before: &str, body: &str) -> String {
    let sum = Sha256::digest(format!("{before}\n{body}"));
    sum.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The bodies of the lines, without their checksums.
fn bodies(journal: &str) -> Vec<String> {
    journal.lines().map(|line| line.rsplit_once('\t').unwrap().0.to_owned()).collect()
}

/// A journal of these lines, chained anew.
fn chained(bodies: &[String]) -> String {
    let mut before = "0".repeat(16);
    let mut journal = String::new();
    for body in bodies {
        before = checksum(&before, body);
        journal += &format!("{body}\t{before}\n");
    }
    journal
}

/// A line's fields, to be changed.
fn with_field(body: &str, field: usize, change: impl FnOnce(&str) -> String) -> String {
    let mut fields: Vec<String> = body.split('\t').map(str::to_owned).collect();
    fields[field] = change(&fields[field]);
    fields.join("\t")
}

#[test]
fn the_documented_chain_is_the_one_that_is_written() {
    let room = TestFolder::new("journal-format");
    let journal = played(&room, 4);
    assert_eq!(chained(&bodies(&journal)), journal);
    assert!(journal.lines().count() > 15, "a game of some length");
}
