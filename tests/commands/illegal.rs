//! An illegal move of a 2009 blitz game that nobody claims (B.6) stays in the score, in every form.

use super::program::{TestFolder, run};
use serde_json::Value;

const LINES: &str = "start\nNg1g3\npress\ne5\nopp press\nNf5\npress\n";

fn played(name: &str) -> TestFolder {
    let room = TestFolder::new(name);
    let game = room.play("game.journal", "--clock script --laws 2009 --time 5");
    run(game, LINES.as_bytes()).status(0);
    room
}

fn exported(room: &TestFolder, form: &str) -> String {
    room.run(&format!("export game.journal --plain {form}")).status(0).out
}

#[test]
fn pgn_has_both_squares_and_the_mark() {
    let room = played("illegal-pgn");
    let pgn = exported(&room, "--pgn");
    assert!(pgn.ends_with("1. Ng1g3 { illegal } 1... e5 2. Nf5 *\n"), "{pgn}");
}

#[test]
fn the_owners_score_has_both_squares_and_the_mark() {
    let room = played("illegal-seat");
    let pgn = exported(&room, "--pgn --seat white");
    assert!(pgn.contains("1. Ng1g3 { illegal }"), "{pgn}");
}

#[test]
fn every_form_is_read_back_as_the_same_game() {
    let room = played("illegal-forms");
    for form in ["--pgn", "--text", "--text --letters de", "--brf", "--braille", "--braille --letters ru"] {
        room.write("score", exported(&room, form));
        let read = room.run("read score").status(0).out;
        assert!(read.contains("1. Ng1g3 { illegal } 1... e5 2. Nf5"), "{form}: {read}");
    }
}

#[test]
fn reconcile_follows_the_journal_and_its_own_export() {
    let room = played("illegal-reconcile");
    room.write("sheet.pgn", exported(&room, "--pgn"));
    let given = "--journal game.journal --white-score sheet.pgn --black-score sheet.pgn";
    let found = room.run(&format!("reconcile --json {given}")).status(0).out;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found["verdict"], &found["agreed_plies"]), (&"agree".into(), &3.into()), "{found}");
}

#[test]
fn reconcile_follows_the_score_that_the_journal_keeps() {
    let room = played("illegal-kept");
    room.write("sheet.pgn", exported(&room, "--pgn"));
    let found = room.run("reconcile --json --journal game.journal --black-score sheet.pgn").status(0).out;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!(found["agreed_plies"], 3, "{found}");
}
