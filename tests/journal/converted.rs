//! Journals that an editor or a mail program has converted: the line ends of Windows, a byte order mark.

use super::program::{TestFolder, run};
use super::{bodies, chained, played};
use ansage_game::journal::JournalFault;
use ansage_game::journal::replay::replay;
use std::fs;

/// The journal as an editor of Windows saves it.
fn converted(journal: &str) -> String {
    format!("\u{feff}{}", journal.replace('\n', "\r\n"))
}

/// The ways in which the file can have been converted.
fn conversions(journal: &str) -> [String; 3] {
    [format!("\u{feff}{journal}"), journal.replace('\n', "\r\n"), converted(journal)]
}

#[test]
fn each_command_prints_of_a_converted_journal_what_it_prints_of_the_original() {
    let room = TestFolder::new("journal-converted");
    let journal = played(&room, 5);
    let commands =
        ["verify game.journal", "watch --once game.journal", "export --pgn game.journal", "inspect game.journal"];
    let printed = |command: &str| room.run(&format!("{command} --lang en")).status(0).quiet().out;
    let original = commands.map(printed);
    room.run("export game.journal --report original.html").status(0);
    for text in conversions(&journal) {
        room.write("game.journal", &text);
        assert_eq!(commands.map(printed), original);
        room.run("export game.journal --report page.html").status(0);
        assert!(room.text("page.html") == room.text("original.html"), "the report is the same");
        assert_eq!(room.text("game.journal"), text, "reading changes nothing");
    }
}

#[test]
fn play_goes_on_in_a_converted_journal_with_its_own_line_ends() {
    let room = TestFolder::new("journal-converted-played");
    let journal = played(&room, 3);
    for text in conversions(&journal) {
        room.write("game.journal", &text);
        run(room.play("game.journal", "--clock script"), b"resume\nopp press\nSf6\n").status(0).quiet();
        let longer = room.text("game.journal");
        assert!(longer.starts_with(&text) && longer.len() > text.len(), "lines were added");
        let plain = longer.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        assert_eq!(chained(&bodies(&plain)), plain, "the checksums are those of the lines without their ends");
        assert_eq!(longer.matches("\r\n").count(), if text.contains('\r') { longer.lines().count() } else { 0 });
        room.run("verify game.journal").status(0).quiet();
    }
}

#[test]
fn the_arbiter_rules_in_a_converted_journal() {
    let room = TestFolder::new("journal-converted-arbiter");
    run(room.arbitrated("game.journal", "--clock script"), b"start\ne4\n+5\npress\nquit\n").status(0);
    room.write("game.journal", converted(&room.text("game.journal")));
    let command = room.ansage("arbiter game.journal --clock script --audio none --lang en");
    run(command, b"ruling geheim77\nresult 1-0\ndone\n").status(0);
    let verified = room.run("verify game.journal --lang en").status(0).quiet().out;
    assert!(verified.contains("\nThe game has ended. By decision of the arbiter White wins.\n"), "{verified}");
}

#[test]
fn the_torn_line_of_a_converted_journal_is_set_aside() {
    let room = TestFolder::new("journal-converted-torn");
    let text = converted(&played(&room, 3));
    let sound = text.trim_end().rfind('\n').unwrap() + 1;
    // The last of them lacks only its newline.
    for length in [sound + 1, sound + 17, text.len() - 1] {
        room.write("game.journal", &text[..length]);
        run(room.play("game.journal", ""), b"").status(0).quiet();
        assert_eq!(room.text("game.journal.tail"), text[sound..length]);
        assert!(room.text("game.journal").starts_with(&text[..sound]));
        room.run("verify game.journal").status(0).quiet();
        fs::remove_file(room.path("game.journal.tail")).unwrap();
    }
}

#[test]
fn mixed_line_ends_are_refused_at_the_first_line_that_differs() {
    let room = TestFolder::new("journal-converted-mixed");
    let journal = played(&room, 3);
    let converted = converted(&journal);
    let (unix, windows): (Vec<_>, Vec<_>) =
        (journal.split_inclusive('\n').collect(), converted.split_inclusive('\n').collect());
    for entry in 1..unix.len() {
        for (one, other) in [(&unix, &windows), (&windows, &unix)] {
            let mixed = one[..entry].concat() + &other[entry..].concat();
            let replayed = replay(mixed.as_bytes());
            assert_eq!((replayed.fault, replayed.torn), (Some(JournalFault::LineEnds { seq: entry as u64 }), false));
        }
    }
    room.write("mixed.journal", windows[..3].concat() + &unix[3..].concat());
    for (lang, why) in [
        ("en", "The line of entry 3 does not end as the lines before it."),
        ("de", "Die Zeile von Eintrag 3 endet anders"),
    ] {
        for command in ["verify", "watch --once", "export --pgn", "play --audio none --journal"] {
            room.run(&format!("{command} mixed.journal --lang {lang}")).status(1).empty().says(why);
        }
    }
}

#[test]
fn a_byte_order_mark_within_a_journal_is_refused() {
    let room = TestFolder::new("journal-converted-mark");
    let journal = played(&room, 2);
    let marked = journal.replacen('\n', "\n\u{feff}", 1);
    assert_eq!(replay(marked.as_bytes()).fault, Some(JournalFault::Chain { seq: 1 }));
    assert_eq!(replay(format!("\u{feff}\u{feff}{journal}").as_bytes()).fault, Some(JournalFault::NotAJournal));
}
