//! Bad files at every command that reads a score or a journal: empty, binary, huge, endless, in another encoding, or
//! thousands of games. Each gets a clear message in both languages, and none takes much more memory than itself.

use super::program::{ProgramResult, TestFolder, run};
use std::fs::{self, File};
use std::process::Command;

const ANSAGE: &str = env!("CARGO_BIN_EXE_ansage");
/// What the program needs for itself, in MB of address space, with room to spare.
const OWN: usize = 80;
/// Just below the largest file that is read.
const LARGE: usize = 60 << 20;

/// The program, with so many MB of address space and no more: what it asks beyond them ends it with a signal.
fn limited(room: &TestFolder, megabytes: usize, arguments: &str) -> Command {
    let mut command = room.any("sh");
    command.args(["-c", "ulimit -v \"$0\" && exec \"$@\"", &(megabytes << 10).to_string(), ANSAGE]);
    command.args(arguments.split_whitespace());
    command
}

fn refused(room: &TestFolder, megabytes: usize, arguments: &str) -> ProgramResult {
    let ended = run(limited(room, megabytes, arguments), b"");
    assert_eq!((ended.status, ended.signal), (Some(1), None), "{arguments}: {ended:?}");
    assert!(ended.err.len() < 600 && ended.out.is_empty(), "{arguments}: {ended:?}");
    ended
}

/// The commands that read a score, with what stands before its name.
const READERS: [&str; 4] =
    ["announce", "read", "reconcile --black-score good --white-score", "reconcile --white-score good --black-score"];

/// Bad files of ordinary size, and what is said of each in English and German.
const BAD: [(&str, &str, &str); 9] = [
    ("empty", "There is no move in it.", "Es steht kein Zug darin."),
    ("blank", "There is no move in it.", "Es steht kein Zug darin."),
    ("program", "column 8 is no text. Name a file with a score", "Spalte 8 ist kein Text. Geben Sie eine Datei"),
    ("image", "column 1 is no text. Name a file with a score", "Spalte 1 ist kein Text. Geben Sie eine Datei"),
    ("western", "may be in Windows-1252. Save it as UTF-8.", "kann in Windows-1252 sein. Speichern Sie sie als UTF-8."),
    (
        "cyrillic",
        "may be in Windows-1251. Save it as UTF-8.",
        "kann in Windows-1251 sein. Speichern Sie sie als UTF-8.",
    ),
    ("utf16", "in UTF-16, but its mark is missing", "in UTF-16 sein, aber die Kennung am Anfang fehlt"),
    ("home", "A folder is where a file should be", "Ordner"),
    ("hundred", "larger than 64 MB, more than any score", "größer als 64 MB, so groß ist kein Partieformular"),
];

fn bad_files(name: &str) -> TestFolder {
    let room = TestFolder::new(name);
    room.write("good", "1. e4 e5 2. Nf3 Nc6\n");
    room.write("empty", "");
    room.write("blank", " \n\n\t\n");
    room.write("program", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0");
    room.write("image", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe");
    room.write("western", b"{L\xe4ufer} 1. e4 e5 \xbd-\xbd");
    room.write("cyrillic", b"1. e4 e5\n2. \xcaf3 \xcac6 3. \xd1b5");
    let without_mark: Vec<u8> = "1. e4 e5 2. Nf3".encode_utf16().flat_map(u16::to_le_bytes).collect();
    room.write("utf16", without_mark);
    File::create(room.path("hundred")).unwrap().set_len(100 << 20).unwrap();
    room
}

#[test]
fn bad_files_are_refused_in_words_of_both_languages_by_every_reader() {
    let room = bad_files("bad-files");
    for (file, english, german) in BAD {
        for reader in READERS {
            refused(&room, OWN, &format!("{reader} {file} --lang en")).says(english).says(file);
            refused(&room, OWN, &format!("{reader} {file} --lang de")).says(german).says(file);
        }
    }
    fs::remove_file(room.path("hundred")).unwrap();
}

#[test]
fn the_arbiters_desk_refuses_bad_sheets_in_words_and_keeps_what_it_has() {
    let room = bad_files("bad-sheets");
    room.write("many", games(10_000));
    run(room.arbitrated("game.journal", "--clock script"), b"start\ne4\npress\ne5\nopp press\n").status(0);
    let orders: String = BAD.iter().map(|(file, ..)| format!("sheet white {file}\n")).collect();
    let orders = format!("ruling geheim77\nsheet black good\n{orders}sheet white many\nsheet white good\nsheets\n");
    for (lang, many) in [("en", "The file holds 10000 games"), ("de", "Die Datei enthält 10000 Partien")] {
        let arguments = format!("arbiter game.journal --clock script --lang {lang} --audio none --arbiter Rot");
        let told = run(limited(&room, 2 * OWN, &arguments), orders.as_bytes()).status(0).out;
        for reason in BAD.map(|(_, english, german)| if lang == "en" { english } else { german }) {
            assert!(told.contains(reason), "{reason} is not in {told}");
        }
        assert!(told.contains(many), "{told}");
    }
    fs::remove_file(room.path("hundred")).unwrap();
}

fn games(count: usize) -> String {
    let game =
        |i: usize| format!("[Event \"{i}\"]\n[Result \"*\"]\n\n1. e4 e5 {{ [x] }}\n2. Nf3 (2. f4 exf4) Nc6 *\n\n");
    (1..=count).map(game).collect()
}

#[test]
fn of_ten_thousand_games_the_one_asked_for_is_read_and_no_player_has_written_them() {
    let room = TestFolder::new("bad-games");
    room.write("good", "1. e4 e5 2. Nf3 Nc6\n");
    room.write("many", games(10_000));
    room.write("no-headers", "1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n".repeat(10_000));
    let told = run(limited(&room, OWN, "read many --game 9999 --lang en"), b"").status(0);
    let told = told.says("The file holds 10000 games. This is game 9999.");
    assert!(told.out.contains("[Event \"9999\"]") && told.out.contains("1. e4 e5"), "{}", told.out);
    refused(&room, OWN, "read many --game 10001 --lang en").says("no game 10001: the file holds 10000 games.");
    for file in ["many", "no-headers"] {
        for (lang, many) in [
            ("en", "The file holds 10000 games, and the score of a player is one. Put that game in a file of its own."),
            ("de", "Die Datei enthält 10000 Partien, ein Spieler schreibt aber nur eine mit."),
        ] {
            let arguments = format!("reconcile --white-score good --black-score {file} --lang {lang}");
            refused(&room, OWN, &arguments).says(many).says(file);
        }
    }
    let told = run(limited(&room, OWN, "read no-headers --game 9999 --lang en"), b"").status(0);
    let told = told.says("The file holds 10000 games. This is game 9999.");
    assert!(told.out.ends_with("1. e4 e5 2. Nf3 Nc6 1/2-1/2\n"), "a result and the number 1 part them: {}", told.out);
    refused(&room, OWN, "read no-headers --game 10001 --lang en").says("no game 10001: the file holds 10000 games.");
}

#[test]
fn endless_scores_are_refused_and_take_little_more_memory_than_the_file() {
    let room = TestFolder::new("bad-endless");
    room.write("good", "1. e4 e5 2. Nf3 Nc6\n");
    let filled = |begin: &str, part: &str, end: &str| {
        let count = (LARGE - begin.len() - end.len()) / part.len();
        [begin, &part.repeat(count), end].concat()
    };
    let no_text = "Line 1, column 1 is no text. Name a file with a score";
    let too_much = "up to here stands more than one game can hold: 2000 half-moves, or 1 MB of text.";
    let headers = "the headers have no end. A header is a line like [White \"Anna Berg\"].";
    for (text, reason) in [
        (filled("1. ", "e4 e5 Nf3 Nc6 ", ""), too_much),
        (filled("", "Nf3 Nf6\nNg1 Ng8\n", ""), too_much),
        (filled("", "Bauer Eva zwei Eva vier ", ""), too_much),
        (filled("", "\0", ""), no_text),
        (filled("[Event \"x\"]\n\n1. e4 ", "(1. d4 {a} ", "e5 *"), too_much),
        (filled("[Event \"x\"]\n\n1. e4 {", "a b c ", "} e5 *"), too_much),
        (filled("[Event \"x\"]\n\n1. e4 ", "{a} $1 ", "e5 *"), too_much),
        (filled("", "[Event \"x\"]\n", ""), headers),
        (filled("[Event \"", "x", "\"]\n"), ""),
        (filled("", "⠑⠲ ⠑⠢\n", ""), too_much),
    ] {
        room.write("huge", &text);
        for reader in ["read", "announce", "reconcile --black-score good --white-score"] {
            let megabytes = OWN + (LARGE >> 20) + 20;
            refused(&room, megabytes, &format!("{reader} huge --lang en")).says(reason).says("huge: ");
        }
    }
    fs::remove_file(room.path("huge")).unwrap();
}

#[test]
fn open_brackets_are_told_or_read_and_never_swallow_a_move() {
    let room = TestFolder::new("bad-open");
    room.write("comment", "1. e4 e5 2. Nf3 {never closed Nc6 3. Bb5");
    room.write("variation", "1. e4 e5 2. Nf3 (2. d4 Nc6 3. Bb5");
    for (file, mark, place) in [("comment", "{", "line 1, column 18"), ("variation", "(", "before line 1, column 21")] {
        for (lang, told) in [("en", "is opened and not closed."), ("de", "wird geöffnet und nicht geschlossen.")] {
            refused(&room, OWN, &format!("read {file} --lang {lang}")).says(&format!(" 1: {mark} {told}"));
        }
        let told =
            room.run(&format!("reconcile --white-score {file} --black-score {file} --lang en")).status(0).quiet();
        assert!(told.out.contains("A score cannot be read where it matters."), "{}", told.out);
        assert!(told.out.contains(&format!("White's score, {place}")), "{}", told.out);
    }
    let deep = format!("1. e4 {}{} e5 2. Nf3", "(1. d4 ".repeat(100_000), ")".repeat(100_000));
    room.write("deep", deep);
    let told = room.run("read deep --lang en").status(0).says("Line 1: left out, other moves in brackets");
    assert!(told.out.contains("1. e4 e5 2. Nf3 *"));
}

#[test]
fn bad_journals_are_refused_in_words_and_take_little_more_memory_than_the_file() {
    let room = TestFolder::new("bad-journals");
    let lines = "{\"seq\":1}\t0\t0\t0\t0\n".repeat(LARGE / 20);
    for (file, text) in [("empty", ""), ("score", "1. e4 e5 *\n"), ("lines", &lines), ("line", &"x".repeat(LARGE))] {
        room.write(file, text);
        for command in ["export --pgn", "export --brf", "verify", "arbiter", "watch --once", "reconcile --journal"] {
            let megabytes = OWN + 2 * (LARGE >> 20) + 20;
            refused(&room, megabytes, &format!("{command} {file} --lang en"));
            refused(&room, megabytes, &format!("{command} {file} --lang de"));
        }
    }
    File::create(room.path("hundred")).unwrap().set_len(100 << 20).unwrap();
    for command in ["export --pgn", "verify", "arbiter", "reconcile --journal"] {
        let megabytes = OWN + 150;
        refused(&room, megabytes, &format!("{command} hundred --lang en")).says("hundred is larger than any journal.");
        refused(&room, megabytes, &format!("{command} hundred --lang de")).says("hundred");
    }
    for file in ["lines", "line", "hundred"] {
        fs::remove_file(room.path(file)).unwrap();
    }
}
