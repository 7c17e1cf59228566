//! The arbiter's code from his own medium, or set at the table by both players: through the real program, by its journal,
//! its report and its score (12.1).

use super::program::{ProgramResult, TestFolder, run};
use crate::support::code::{CODE, VERIFIER};
use std::path::Path;

/// A game in a pipe, with these options and lines.
fn played(room: &TestFolder, options: &str, lines: &str) -> ProgramResult {
    run(room.play("game", &format!("--clock script --time 90+30 {options}")), lines.as_bytes())
}

fn told(ended: &ProgramResult, line: &str) -> bool {
    ended.out.lines().any(|told| told == line)
}

/// How often an event or an effect of this kind is in the journal.
fn count(room: &TestFolder, kind: &str) -> usize {
    room.text("game").matches(&format!("\"{kind}\"")).count()
}

/// The verifier in the opening of a journal.
fn opened_with(room: &TestFolder, journal: &str) -> Option<String> {
    let text = room.text(journal);
    let opening = text.lines().nth(1).unwrap().split('\t').nth(4).unwrap().to_owned();
    let opening: serde_json::Value = serde_json::from_str(&opening).unwrap();
    opening["opened"]["terms"]["arbiter_code"].as_str().map(str::to_owned)
}

/// `ansage arbiter --make-code` of a pipe.
fn made(room: &TestFolder, line: &str, lang: &str) -> ProgramResult {
    run(room.ansage(&format!("arbiter --make-code --lang {lang}")), line.as_bytes())
}

#[test]
fn art_12_1_a_code_from_the_arbiters_medium_is_the_games_and_only_what_it_is_checked_by_is_kept() {
    let room = TestFolder::new("code-opened");
    // As an editor on Windows writes it.
    room.write("code", format!("\u{feff}  {CODE} \r\n"));
    let ended = played(&room, "--arbiter-code-file code", "ruling hacked1\nadd white 9:00\nstart\n").status(0);
    assert!(told(&ended, "Arbiter's code: set at the opening."), "{}", ended.out);
    assert!(told(&ended, "Wrong code 1. Type ruling again"), "{}", ended.out);
    assert_eq!((count(&room, "code-proposed"), count(&room, "ruled")), (0, 0), "there is no first code any more");
    let verifier = opened_with(&room, "game").unwrap();
    assert!(verifier.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{verifier}");
    room.run("export game --report report.html --lang en").status(0);
    assert!(room.text("report.html").contains("set when the game was opened"));
    // The file is not needed again, and neither is the option.
    let ended = played(&room, "", &format!("ruling {CODE}\nresume\nwarn black\ndone\n")).status(0);
    assert!(told(&ended, "Desk. Type a ruling, help, or done."), "{}", ended.out);
    assert_eq!(count(&room, "warned"), 1);
    assert!(!room.text("game").contains(CODE));
    room.run("verify game").status(0);
}

#[test]
fn art_12_1_one_verifier_made_without_playing_serves_a_whole_hall() {
    let room = TestFolder::new("code-hall");
    let made = made(&room, "Blaue Dame 7\n", "en").status(0);
    assert!(made.err.is_empty() && made.out.lines().count() == 1, "{made:?}");
    room.write("hall", &made.out);
    for table in ["game", "second"] {
        let options = "--clock script --time 90+30 --arbiter-code-file hall";
        run(room.play(table, options), b"ruling blaue dame 7\nruling Blaue Dame 7\nwarn white\n").status(0);
        assert_eq!(opened_with(&room, table).as_deref(), Some(made.out.trim_end()), "the verifier, and never the code");
        let journal = room.text(table);
        assert_eq!((journal.matches("\"warned\"").count(), journal.matches("Dame").count()), (1, 0), "{journal}");
    }
}

/// What is in a file, and what is said of it in English and in German.
fn bad_files() -> Vec<(Vec<u8>, &'static str, &'static str)> {
    let text = |text: &str| text.as_bytes().to_vec();
    let damaged = ("begins like what ansage arbiter --make-code prints", "beginnt wie das, was ansage arbiter");
    let verifier = |from: &str, to: &str| (text(&VERIFIER.replace(from, to)), damaged.0, damaged.1);
    vec![
        (text(""), "The file is empty.", "Die Datei ist leer."),
        (text(" \n\n"), "The file is empty.", "Die Datei ist leer."),
        (text("abcde\n"), "6 letters or more", "mindestens 6 Zeichen"),
        (text("471123\n"), "figures alone", "nur aus Ziffern"),
        (text("471 123"), "figures alone", "nur aus Ziffern"),
        (text("47-11-23-99"), "figures alone", "nur aus Ziffern"),
        (text("geheim77\nnoch eine\n"), "more than one line", "mehr als eine Zeile"),
        (text("ge\theim77"), "cannot be typed", "nicht eingeben lassen"),
        (text("рџgeheim\u{7f}"), "cannot be typed", "nicht eingeben lassen"),
        (text(&"x".repeat(200)), "more than 128 bytes", "mehr als 128 Bytes"),
        (text(&"x".repeat(600)), "more than 512 bytes", "mehr als 512 Bytes"),
        (b"geheim\xff77".to_vec(), "no text in UTF-8", "kein Text in UTF-8"),
        (text(&VERIFIER[..60]), damaged.0, damaged.1),
        (text(&VERIFIER[..VERIFIER.len() - 20]), damaged.0, damaged.1),
        (text("$argon2id$"), damaged.0, damaged.1),
        verifier("argon2id", "argon2i"),
        verifier("argon2id", "scrypt"),
        verifier("v=19", "v=16"),
        // What is soon tried, and what would keep the table waiting for ever.
        verifier("m=19456", "m=8"),
        verifier("m=19456", "m=4000000"),
        verifier("t=2", "t=100000"),
        verifier("p=1", "p=x"),
        verifier("$J", "$!"),
    ]
}

#[test]
fn arbiters_code_files_that_hold_none_are_refused_in_words_and_nothing_is_begun() {
    let room = TestFolder::new("code-files");
    for (bytes, english, german) in bad_files() {
        room.write("code", &bytes);
        for (lang, said) in [("en", english), ("de", german)] {
            let options = "--audio none --clock script --journal game --arbiter-code-file code";
            let ended = run(room.ansage(&format!("play {options} --lang {lang}")), b"start\n").status(1).empty();
            assert!(ended.err.contains(said), "{:?}: {}", String::from_utf8_lossy(&bytes), ended.err);
            assert!(!ended.err.contains("geheim") && !ended.err.contains("471"), "{}", ended.err);
        }
    }
    for (path, said) in [("home", "folder"), ("nothing", "It is not there."), ("/proc/self/mem", "The system says")] {
        let ended = played(&room, &format!("--arbiter-code-file {path}"), "start\n").status(1).empty();
        assert!(ended.err.contains(path) && ended.err.contains(said), "{}", ended.err);
    }
    let hosting = room.ansage("host --audio none --lang en --no-discovery --journal game --arbiter-code-file nothing");
    assert!(run(hosting, b"").status(1).err.contains("It is not there."));
    assert!(!room.path("game").exists(), "no game is begun without the code it was to have");
}

#[test]
fn art_12_1_who_goes_on_with_a_saved_game_cannot_make_himself_its_arbiter() {
    let room = TestFolder::new("code-saved");
    room.write("code", CODE);
    room.write("verifier", VERIFIER);
    room.write("other", "hacked1");
    let with = |file: &str| format!("--arbiter-code-file {file}");
    played(&room, &with("verifier"), "start\n").status(0);
    let before = room.text("game");
    let refused = played(&room, &with("other"), "ruling hacked1\n").status(1).empty();
    assert!(refused.err.contains("another arbiter's code than other"), "{}", refused.err);
    assert_eq!(room.text("game"), before, "nothing is recorded of it");
    // The same file again is no mistake, and the code of a verifier is the same code.
    for file in ["verifier", "code"] {
        played(&room, &with(file), "").status(0);
    }
    assert_eq!(opened_with(&room, "game").as_deref(), Some(VERIFIER));
    // A game that was opened without one gets none in this way either.
    let room = TestFolder::new("code-saved-without");
    room.write("other", "hacked1");
    played(&room, "", "start\n").status(0);
    assert_eq!(opened_with(&room, "game"), None);
    assert!(!room.text("game").contains("arbiter_code"), "absent where it is not set");
    let refused = played(&room, &with("other"), "").status(1).empty();
    assert!(refused.err.contains("was opened without an arbiter's code"), "{}", refused.err);
}

#[test]
fn art_12_1_the_first_code_at_the_table_counts_when_the_other_player_has_confirmed_it() {
    let room = TestFolder::new("code-table");
    let lines = format!("ruling {CODE}\nadd white 9:00\n\nopp yes\nadd white 9:00\ndone\nstart\n");
    let ended = played(&room, "", &lines).status(0);
    let before = ended.out.split("Code set at the table").next().unwrap();
    assert!(before.contains("Arbiter's code? Black confirms: F12\n"), "{}", ended.out);
    assert!(
        before.contains("Not understood: \"add\"") && before.contains("Code: Black confirms with F12"),
        "{}",
        ended.out
    );
    for line in ["Code set at the table; Black confirmed", "Code set. Type a ruling, help, or done."] {
        assert!(told(&ended, line), "{line:?} is not in\n{}", ended.out);
    }
    assert_eq!((count(&room, "time-added"), count(&room, "code-set")), (1, 1));
    // The journal says it, and so do the report and the score.
    let report = room.run("export game --report report.html --lang en").status(0);
    assert!(report.err.is_empty());
    let said = "code, set at the table.";
    assert!(room.text("report.html").contains(said), "{}", room.text("report.html"));
    assert!(room.text("report.html").contains("set at the table, confirmed by Black"));
    assert!(room.run("export game --pgn --lang en").out.contains("Black has confirmed the arbiter"));
    assert!(!room.text("game").contains(CODE));
    // From then on it is checked.
    let again = played(&room, "", "ruling another one\nopp yes\n").status(0);
    assert!(told(&again, "Wrong code 1. Type ruling again"), "{}", again.out);
    room.run("verify game").status(0);
}

/// Each wrong code at the keyboard is on record without its text; who has the right one learns of it, and nobody else.
#[test]
fn art_12_1_wrong_codes_at_the_keyboard_are_recorded_and_the_arbiter_learns_of_them() {
    let room = TestFolder::new("code-wrong-here");
    let lines =
        format!("ruling {CODE}\nopp yes\ndone\nstart\nruling guessed 1\nruling guessed 2\nruling {CODE}\ndone\n");
    let ended = played(&room, "", &lines).status(0);
    let [before, after] = ended.out.split("Wrong code 2. ").collect::<Vec<_>>()[..] else { panic!("{}", ended.out) };
    let learns = "Wrong arbiter's code at this keyboard";
    assert!(!before.contains(learns) && after.lines().any(|line| line == learns), "{}", ended.out);
    let recorded =
        room.text("game").matches(r#"{"link-denied":{"what":"arbiters-code-here","reason":"wrong"}}"#).count();
    assert_eq!(recorded, 2);
    assert!(!room.text("game").contains("guessed"));
    room.run("verify game").status(0);
}

#[test]
fn art_12_1_a_german_table_is_told_in_german_what_kind_of_code_it_has() {
    let room = TestFolder::new("code-german");
    let play = || room.ansage("play --audio none --lang de --clock script --journal game");
    let ended = run(play(), b"schiedsspruch 471123\nschiedsspruch geheim77\nopp yes\nfertig\n").status(0);
    for line in [
        "Nur Ziffern: auch Buchstaben nehmen.",
        "Code? Schwarz bestätigt mit F12",
        "Code am Tisch gesetzt, mit Schwarz",
    ] {
        assert!(told(&ended, line), "{line:?} is not in\n{}", ended.out);
    }
    room.run("export game --report report.html --lang de").status(0);
    assert!(room.text("report.html").contains("Er wurde am Tisch festgelegt, und nicht beim Anlegen der Partie."));
}

#[test]
fn arbiters_code_of_figures_alone_or_too_short_or_too_long_is_asked_of_nobody() {
    let room = TestFolder::new("code-weak");
    let long = "x".repeat(130);
    let lines = format!("ruling 471123\nruling 471 123\nruling 471123990\nruling ghijk\nruling {long}\nopp press\n");
    let ended = played(&room, "", &lines).status(0);
    assert_eq!(ended.out.matches("Figures alone: put letters in it.").count(), 3, "{}", ended.out);
    assert!(
        told(&ended, "Too short. Type ruling and six or more") && told(&ended, "Too long for a code."),
        "{}",
        ended.out
    );
    assert_eq!((count(&room, "code-proposed"), count(&room, "desk-taken")), (0, 0));
    // The journal holds figures and checksums: what is looked for is long, or has letters that no checksum has.
    for secret in ["471123", "471 123", "ghijk", &long] {
        assert!(!room.text("game").contains(secret) && !ended.out.contains(secret), "{secret}");
    }
}

#[test]
fn art_12_1_who_drops_the_code_leaves_none_and_a_new_start_forgets_it() {
    let room = TestFolder::new("code-dropped");
    let ended = played(&room, "", &format!("ruling {CODE}\nno\nopp press\nruling {CODE}\nquit\nyes\n")).status(0);
    assert!(told(&ended, "Black did not confirm: no code"), "{}", ended.out);
    let ended = played(&room, "", "opp press\nstart\n").status(0);
    assert!(ended.out.contains("Not done: type start first") && !ended.out.contains("Code set"), "{}", ended.out);
    assert_eq!((count(&room, "code-proposed"), count(&room, "code-set")), (2, 0));
}

#[test]
fn art_6_2_a_code_is_not_asked_for_while_the_key_that_confirms_it_is_the_clocks() {
    let room = TestFolder::new("code-press");
    let lines = format!("start\ne4\n+5\npress\nruling {CODE}\nopp press\ne5\narbiter\nruling {CODE}\nopp yes\n");
    let ended = played(&room, "", &lines).status(0);
    let (before, after) = ended.out.split_once("Not now: clocks run. First: arbiter").expect(&ended.out);
    assert!(!before.contains("Arbiter's code?"), "{before}");
    let (pressed, after) = after.split_once("White calls the arbiter.").expect(after);
    assert!(pressed.contains("Black has pressed. Enter the move.") && !pressed.contains("Code set"), "{pressed}");
    assert!(after.contains("Code set at the table; Black confirmed"), "what the words say to do works: {after}");
}

#[test]
fn art_12_1_a_desk_of_the_arbiters_own_sets_no_code() {
    let room = TestFolder::new("code-desk");
    played(&room, "", "start\nresign\nyes\n").status(0);
    let before = room.text("game");
    for (lang, word, said) in [
        ("en", "ruling", "No code. Set it at the players' console"),
        ("de", "schiedsspruch", "Kein Code. Erst an der Spielerkonsole"),
    ] {
        let desk = room.ansage(&format!("arbiter game --clock script --audio none --lang {lang} --arbiter Vogel"));
        let ended = run(desk, format!("{word} hacked1\nresult 1-0\n").as_bytes()).status(0);
        assert!(told(&ended, said), "{}", ended.out);
    }
    assert_eq!(room.text("game"), before, "an ended game has the result that it had");
}

#[test]
fn arbiters_code_is_made_of_one_line_of_standard_input_and_refused_like_any() {
    let room = TestFolder::new("code-made");
    for (line, english, german) in [
        ("471123\n", "figures alone", "nur aus Ziffern"),
        ("abc\n", "6 letters or more", "mindestens 6 Zeichen"),
        ("\n", "No code was given", "Es gab keinen Code"),
        ("", "No code was given", "Es gab keinen Code"),
    ] {
        for (lang, said) in [("en", english), ("de", german)] {
            let ended = made(&room, line, lang).status(1).empty();
            assert!(ended.err.contains(said), "{line:?}: {}", ended.err);
        }
    }
    let twice = [made(&room, "geheim77", "en").status(0).out, made(&room, "geheim77\nmore\n", "en").status(0).out];
    assert!(twice[0] != twice[1], "each has a salt of its own");
    // It needs no journal, and takes none.
    assert!(room.run("arbiter game --make-code").status(2).err.contains("--make-code"));
    assert!(room.run("arbiter").status(2).err.contains("JOURNAL"));
    assert!(!Path::new(&room.path("game")).exists());
}
