//! Bad values of `--time`, `--laws`, `--fen` and `--chess960`, in both languages: what was understood, why not, an
//! example that works, exit status 2, and no game begun.

use super::program::{TestFolder, run};

/// Option, value; what must be said in English and in German; the example.
type ValueRow = (&'static str, &'static str, &'static str, &'static str, &'static str);

const TIME: &str = "90+30";
const TIMES: &str = "40/90+30,30+30";

const BAD_TIMES: [ValueRow; 26] = [
    ("--time", "", "There is no time in it.", "Dort steht keine Bedenkzeit.", TIME),
    ("--time", "   ", "There is no time in it.", "Dort steht keine Bedenkzeit.", TIME),
    ("--time", "-1", "\"-1\" is no time", "\"-1\" ist keine Bedenkzeit", TIME),
    ("--time", "\u{661}\u{662}", "\"\u{661}\u{662}\" is no time", "\"\u{661}\u{662}\" ist keine Bedenkzeit", TIME),
    ("--time", "\u{664}\u{660}/90", "is no number of moves", "ist keine Zahl von Zügen", TIMES),
    ("--time", "90\u{ff0b}30", "\"90\u{ff0b}30\" is no time", "\"90\u{ff0b}30\" ist keine Bedenkzeit", TIME),
    ("--time", "90+", "number of seconds for each move is missing", "Zahl der Sekunden pro Zug fehlt", TIME),
    ("--time", "+30", "The time in minutes is missing.", "Die Bedenkzeit in Minuten fehlt.", TIME),
    ("--time", "90+30+5", "\"+30+5\" is more than one kind", "\"+30+5\" ist mehr als eine Art", TIME),
    (
        "--time",
        "1e9",
        "In \"e9\" the letter \"e\" means nothing",
        "Der Buchstabe \"e\" in \"e9\" hat keine Bedeutung",
        "10d5",
    ),
    ("--time", "99999999999999999999", "is too long: a period has 24 hours", "ist zu lang: Eine Periode", TIME),
    ("--time", "1441", "\"1441\" is too long", "\"1441\" ist zu lang", TIME),
    ("--time", "0", "no time to begin with", "keine Bedenkzeit", TIME),
    ("--time", "90:60", "\"90:60\" is no time", "\"90:60\" ist keine Bedenkzeit", TIME),
    ("--time", "1:30:00", "\"1:30:00\" is no time", "\"1:30:00\" ist keine Bedenkzeit", TIME),
    ("--time", "90.5+30", "\"90.5\" is no time", "\"90.5\" ist keine Bedenkzeit", TIME),
    ("--time", "90 30", "\"90 30\" is no time", "\"90 30\" ist keine Bedenkzeit", TIME),
    ("--time", "10d", "number of seconds for each move is missing", "Zahl der Sekunden pro Zug fehlt", TIME),
    ("--time", "40/", "The time in minutes is missing.", "Die Bedenkzeit in Minuten fehlt.", TIMES),
    ("--time", "/", "before the slash is missing", "Vor dem Schrägstrich fehlt", TIMES),
    ("--time", "90,", "period 2 not understood. There is no time in it.", "Periode 2 nicht verstanden. Dort", TIMES),
    ("--time", "40/90+30,", "period 2 not understood. There is no time", "Periode 2 nicht verstanden. Dort", TIMES),
    ("--time", ",", "period 1 not understood. There is no time", "Periode 1 nicht verstanden. Dort", TIMES),
    ("--time", "1,2,3,4,5,6,7,8,9", "period 9 not understood.", "Periode 9 nicht verstanden.", TIMES),
    ("--time", "40/90+30;30+30", "more than one kind of extra time", "mehr als eine Art", TIMES),
    ("--time", "5\u{1}\u{1b}[31m", "\"5 [31\" is no time", "ist keine Bedenkzeit", TIME),
];

const NEWEST: &str = "2023";

const BAD_LAWS: [ValueRow; 12] = [
    ("--laws", "2017", "the one of 2014 was in force", "es galt die von 2014", "2014"),
    ("--laws", "2004", "the one of 2001 was in force", "es galt die von 2001", "2001"),
    ("--laws", "2999", "the one of 2023 was in force", "es galt die von 2023", NEWEST),
    ("--laws", "1997", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "14", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "-2023", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "+2023", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "2023,2018", "There are 2001, 2005, 2009, 2014, 2018, 2023.", "Es gibt 2001, 2005", NEWEST),
    ("--laws", "\u{ff12}\u{ff10}\u{ff12}\u{ff13}", "not the year of an edition", "kein Jahr einer", NEWEST),
    ("--laws", "99999999999999999999", "not the year of an edition", "kein Jahr einer Ausgabe", NEWEST),
    ("--laws", "\u{1b}[2J", "--laws \"[2J\": not the year", "--laws \"[2J\": kein Jahr", NEWEST),
];

const START: &str = "\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"";

const BAD_STARTS: [ValueRow; 22] = [
    ("--fen", "", "Nothing of it was understood. It is empty.", "Nichts davon war zu verstehen.", START),
    ("--fen", "4k3/8/8/8/8/8/8/4P3/4K3 w - - 0 1", "There are 9 ranks; eight", "9 Reihen", START),
    ("--fen", "4k3/9/8/8/8/8/4P3/4K3 w - - 0 1", "Rank 7 does not fill", "Reihe 7", START),
    ("--fen", "4k3/8/8/8/8/8/4X3/4K3 w - - 0 1", "Rank 2 does not fill", "Reihe 2", START),
    ("--fen", "\u{664}k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Rank 8 does not fill", "Reihe 8", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 white", "Understood: \"4k3/8/8/8/8/8/4P3/4K3\". Who is to move", "am Zug", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w XY - 0 1", "4K3 w\". The rights to castle", "Rochade", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - e9 0 1", "4K3 w -\". The square of en passant", "en passant", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - x 1", "4K3 w - -\". The half-moves", "Halbzüge", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 x", "4K3 w - - 0\". The number of the move", "Nummer", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 99999999999", "The number of the move", "Nummer", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e4", "More follows than the six fields", "sechs", START),
    ("--fen", "8/8/8/8/8/8/4P3/4K3 w - - 0 1", "A king is missing.", "Ein König fehlt.", START),
    ("--fen", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "more than one king", "mehr als einen König", START),
    ("--fen", "3Rk3/8/8/8/8/8/8/3rK3 w - - 0 1", "The player who is not to move stands in check.", "Schach", START),
    ("--fen", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "A pawn stands on the first or the eighth", "Bauer", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K2R w Q - 0 1", "A right to castle is given, but", "Rochaderecht", START),
    ("--fen", "4k3/8/8/8/8/8/4P3/4K3 w - e6 0 1", "No pawn can just have passed", "Bauer", START),
    ("--fen", "4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1", "more pieces or pawns than", "mehr Figuren oder Bauern", START),
    ("--fen", "\u{1b}[2J", "--fen \"[2J\": no position", "--fen \"[2J\": keine", START),
    ("--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "The board is empty.", "Das Brett ist leer.", START),
    ("--fen", "startpos", "There is one rank; eight are needed", "Es ist eine Reihe", START),
];

const NUMBER: &str = "518";

const BAD_NUMBERS: [ValueRow; 11] = [
    ("--chess960", "960", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "-1", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "+5", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "5 18", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "0x10", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "1e2", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "99999999999999999999", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "\u{665}\u{661}\u{668}", "0 to 959", "0 bis 959", NUMBER),
    ("--chess960", "Drawn", "drawn draws one", "drawn lost eine aus", NUMBER),
    ("--chess960", "\u{7}", "--chess960 \"\": no start position", "--chess960 \"\": keine", NUMBER),
];

#[test]
fn a_bad_value_is_answered_with_what_was_understood_why_not_and_one_that_works() {
    let room = TestFolder::new("values-bad");
    let rows = BAD_TIMES.iter().chain(&BAD_LAWS).chain(&BAD_STARTS).chain(&BAD_NUMBERS);
    let mut count = 0;
    for (option, value, english, german, works) in rows {
        for (lang, says, ready) in [("en", english, "Try"), ("de", german, "Versuchen Sie")] {
            let mut command = room.ansage(&format!("play --audio none --journal game --lang {lang}"));
            command.arg(format!("{option}={value}"));
            let ended = run(command, b"start\n").status(2).empty();
            assert!(ended.err.starts_with(&format!("{option} ")), "{ended:?}");
            assert!(ended.err.contains(&format!("{ready} {option} {works}")), "{ended:?}");
            assert!(!ended.err.trim_end().contains(char::is_control), "one line, nothing that steers: {ended:?}");
            ended.says(says);
        }
        count += 1;
    }
    assert!(count >= 70 && !room.path("game").exists(), "nothing is begun with a wrong option");
}

#[test]
fn what_is_named_as_an_example_works() {
    let room = TestFolder::new("values-good");
    let mut number = 0;
    for (option, values) in [
        ("--time", &[TIME, TIMES, "10d5", "40/90", "5h", " 90 + 30 "][..]),
        ("--laws", &["2001", "2005", "2009", "2014", "2018", "2023", " 2018 "]),
        ("--fen", &[START.trim_matches('"'), "4k3/8/8/8/8/8/4P3/4K3"]),
        ("--chess960", &["0", "518", "959", "drawn", " 518 "]),
    ] {
        for value in values {
            number += 1;
            let mut command = room.play(&format!("{number}.journal"), "");
            command.arg(format!("{option}={value}"));
            let played = run(command, b"start\n").status(0).quiet();
            assert!(played.out.contains("Game begins."), "{option} {value}: {played:?}");
        }
    }
}

#[test]
fn a_value_that_is_no_text_is_wrong_usage() {
    let room = TestFolder::new("values-bytes");
    for option in ["--time=", "--laws=", "--fen=", "--chess960="] {
        let mut command = room.play("game", "");
        let bytes = [option.as_bytes(), b"\xff\xfe"].concat();
        command.arg(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(&bytes));
        run(command, b"").status(2).empty().says("UTF-8");
    }
    assert!(!room.path("game").exists());
}
