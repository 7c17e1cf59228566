//! `ansage report-fault`: one file with what is needed to find a fault, and nobody's name in it; and the last game where there is
//! none.

use super::program::{TestFolder, run};
use crate::support::code;
use std::fs;

#[test]
fn a_report_has_the_journal_and_the_log_and_nobodys_name() {
    let room = TestFolder::new("fault");
    let names = "--white Anna --black Bo --arbiter Clara --clock script --time 5";
    let options = format!("{names} --audio wav:game.wav --speech-log game.log");
    let lines = b"start\ne4\npress\ndraw\nyes\n+20\n";
    let code = code::option(&room.path(""));
    run(room.ansage(&format!("play --lang en --journal game.journal {code} {options}")), lines).status(0);
    let log = room.text("game.log");
    assert!(log.contains("\"words\""), "{log}");
    let told = room.run("report-fault game.journal --speech-log game.log --to fault.txt --lang en").status(0).quiet();
    assert!(told.out.contains("fault.txt") && told.out.contains("Names"), "{told:?}");
    let report = room.text("fault.txt");
    for part in [env!("CARGO_PKG_VERSION"), "== Journal ==", "ansage journal", "announced", "== Speech log ==", "Bauer"]
    {
        assert!(report.contains(part), "{part}: {report}");
    }
    for name in ["Anna", "Bo\"", "Clara"] {
        assert!(!report.contains(name), "{name}: {report}");
    }
    assert!(report.contains("\"white\":\"WHITE\"") && report.contains("\"arbiter\":\"ARBITER\""), "{report}");
    // What the arbiter's code is checked by stands in the journal, and not in the report.
    let journal = room.text("game.journal");
    assert!(journal.contains("$argon2"), "{journal}");
    assert!(!report.contains("argon2") && !report.contains(code::CODE), "{report}");
    // What is there already is never written over.
    room.run("report-fault game.journal --to fault.txt --lang en").status(1).says("fault.txt");
    assert_eq!(room.text("fault.txt"), report);
}

#[test]
fn a_report_is_made_of_a_torn_journal_and_of_none() {
    let room = TestFolder::new("fault-torn");
    run(room.play("game.journal", "--clock script --time 5"), b"start\ne4\n").status(0);
    let mut journal = fs::read(room.path("game.journal")).unwrap();
    journal.truncate(journal.len() - 20);
    journal.extend_from_slice(b"\n\xff\xfe garbage");
    room.write("game.journal", &journal);
    room.run("report-fault game.journal --to torn.txt --lang en").status(0).quiet();
    assert!(room.text("torn.txt").contains("bytes that are not an entry"), "{}", room.text("torn.txt"));
    let told = room.run("report-fault --lang en").status(0).quiet();
    let name = room.names(".").into_iter().find(|name| name.starts_with("ansage-fault-")).expect("a file here");
    assert!(told.out.contains(&name), "{told:?}");
    assert!(room.text(&name).contains("There is no saved game yet."), "{}", room.text(&name));
    room.run("report-fault not-there --lang en").status(1).says("not-there");
}

/// A name that is only part of another word stays: the report is still to be read.
#[test]
fn a_name_inside_a_word_is_no_name() {
    let room = TestFolder::new("fault-words");
    run(room.play("game.journal", "--clock script --time 5 --white up"), b"start\n").status(0);
    room.write("said.log", "up upper up.");
    room.run("report-fault game.journal --speech-log said.log --to words.txt --lang en").status(0).quiet();
    assert!(room.text("words.txt").contains("WHITE upper WHITE."), "{}", room.text("words.txt"));
}

#[test]
fn n13_the_last_game_is_said_to_be_missing_and_no_file_is_made() {
    let room = TestFolder::new("last-missing");
    for command in ["play --audio none --journal last", "arbiter last --audio none", "inspect last"] {
        room.run(&format!("{command} --lang en")).status(1).says("There is no saved game yet.");
        room.run(&format!("{command} --lang de")).status(1).says("Es gibt noch keine gespeicherte Partie.");
    }
    assert!(!room.names(".").iter().any(|name| name.starts_with("last")), "{:?}", room.names("."));
}
