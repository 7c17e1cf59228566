//! Files of every kind: with a byte order mark, empty, binary, huge, missing, or no file at all.

use super::program::{TestFolder, run};
use std::fs::File;
use std::os::unix::fs::FileExt;

#[test]
fn marks_and_line_ends_of_other_systems_are_understood() {
    let room = TestFolder::new("files-marks");
    for (name, text) in [
        ("bom", "\u{feff}1. e4 e5 *"),
        ("bom-tags", "\u{feff}[Event \"x\"]\r\n\r\n1. e4 e5 *\r\n"),
        ("crlf", "[Event \"x\"]\r\n\r\n1. e4\r\ne5 *\r\n"),
        ("words", "\u{feff}Bauer Eva zwei Eva vier\r\nEva fünf\r\n"),
    ] {
        room.write(name, text);
        let told = room.run(&format!("announce {name}")).status(0).quiet();
        assert_eq!(told.out, "Bauer Eva zwei Eva vier\nBauer Eva sieben Eva fuenf\n", "{name}");
        assert!(room.run(&format!("read {name}")).status(0).quiet().out.contains("1. e4 e5"), "{name}");
    }
}

#[test]
fn standard_input_is_a_file_too() {
    let room = TestFolder::new("files-dash");
    let told = run(room.ansage("announce -"), b"1. e4").status(0).quiet();
    assert_eq!(told.out, "Bauer Eva zwei Eva vier\n");
    assert!(run(room.ansage("read -"), b"Eva vier").status(0).quiet().out.contains("1. e4"));
    run(room.ansage("announce - --lang en"), b"").status(1).empty().says("There is no");
}

#[test]
fn what_is_no_score_is_refused_in_words() {
    let room = TestFolder::new("files-others");
    room.write("empty", "");
    room.write("blank", " \n\n\t\n");
    room.write("image", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe");
    room.write("program", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0");
    room.write("utf16", b"\xff\xfe1\0.\0 \0e\x004");
    room.write("western", b"{L\xe4ufer} 1. e4 e5 \xbd-\xbd");
    room.write("cyrillic", b"1. e4 e5\n2. \xcaf3 \xcac6 3. \xd1b5");
    room.write("strange", b"e4\ne\xff5");
    room.write("letter", "Dear Sir,\nI resign.\n");
    room.write("zeros", [0; 4_000]);
    File::create(room.path("huge")).unwrap().write_at(b"e4", 70_000_000).unwrap();
    for (file, reason) in [
        ("empty", "There is no"),
        ("blank", "There is no"),
        ("image", "Line 1, column 1 is no text. Name a file with a score: PGN, text or Braille, in UTF-8 or UTF-16."),
        ("program", "is no text. Name a file with a score"),
        ("utf16", "UTF-16, but its mark is missing or it is not whole. Save it as UTF-8."),
        (
            "western",
            "Line 1, column 3 is no text in UTF-8 or UTF-16; the file may be in Windows-1252. Save it as UTF-8.",
        ),
        ("cyrillic", "Line 2, column 4 is no text in UTF-8 or UTF-16; the file may be in Windows-1251. Save"),
        ("strange", "Line 2, column 2 is no text in UTF-8 or UTF-16. Open the file in the editor"),
        ("letter", "half-move 1"),
        ("zeros", "Line 1, column 1 is no text. Name a file"),
        ("huge", "huge: It is larger than 64 MB, more than any score. Put the game in a file of its own."),
        ("home", "A folder is where a file should be"),
        ("missing", "It is not there."),
        ("missing/deeper", "It is not there."),
        ("empty/deeper", "A folder is where a file should be, or a file where a folder should be."),
    ] {
        for command in ["announce", "announce --json", "read", "read --json"] {
            let refused = room.run(&format!("{command} {file} --lang en")).status(1).empty().says(reason).says(file);
            assert!(refused.err.len() < 600, "{refused:?}");
        }
    }
}

#[test]
fn a_file_too_large_is_not_called_a_full_disk() {
    let room = TestFolder::new("files-large");
    File::create(room.path("huge")).unwrap().write_at(b"e4", 70_000_000).unwrap();
    for command in ["announce", "read", "verify", "watch --once", "export --pgn", "play --audio none --journal"] {
        let refused = room.run(&format!("{command} huge --lang en")).status(1).empty().says("huge");
        assert!(!refused.err.contains("disk is full"), "{refused:?}");
    }
    assert_eq!(room.path("huge").metadata().unwrap().len(), 70_000_002, "it is untouched");
}

#[test]
fn journals_of_other_kinds_are_refused_in_words() {
    let room = TestFolder::new("files-journals");
    room.write("game.pgn", "1. e4 *");
    for command in ["verify", "watch --once", "export --pgn", "export --text", "export --wav out.wav"] {
        for (file, reason) in [
            ("home", "is a folder or a device"),
            ("missing", "It is not there."),
            ("game.pgn", "first line is not that"),
        ] {
            room.run(&format!("{command} {file} --lang en")).status(1).empty().says(reason);
        }
    }
}

#[test]
fn a_reader_who_closes_the_pipe_gets_no_complaint() {
    let room = TestFolder::new("files-pipe");
    room.write("game.pgn", super::games::PGN_A);
    let mut shell = room.any("sh");
    // The reader closes first, and lets the program begin only then.
    let script = "mkfifo gone; { cat gone; \"$0\" announce game.pgn; echo $? >status; } | { exec <&-; : >gone; }";
    shell.args(["-c", script, env!("CARGO_BIN_EXE_ansage")]);
    run(shell, b"").status(0).quiet().empty();
    assert_eq!(room.text("status"), "0\n");
}
