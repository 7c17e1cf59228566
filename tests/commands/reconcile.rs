//! `ansage reconcile`: every option, the JSON of the contract, both languages, every exit status, and bad files.

use super::games::{PGN_A, piped};
use super::program::{ProgramResult, TestFolder, run};
use serde_json::{Value, json};
use std::fs::File;
use std::os::unix::fs::FileExt;

/// Game A to 6...Nxd6 (V8), as a Serbian player writes it.
const TO_D6: &str = "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4\n5. Dxd4 d5 6. exd6 e.p. Sxd6\n";
/// The short form that has the queen take on d6 (V8).
const OTHER: &str = "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5\n6. ed6 Dd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 \
                     10. 0-0-0 Te8 11. Kb1 (=)\n";
/// After 6.exd6 (V8), where the scores agree last.
const FEN_AGREED: &str = "rnbqkb1r/ppp2ppp/3P4/8/3Qn3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 6";
/// Queen on d6, knight still on e4 (V8).
const QUEEN_ON_D6: &str = "rnb1kb1r/ppp2ppp/3q4/8/3Qn3/5N2/PPP2PPP/RNB1KB1R";
/// The right board after 6...Nxd6.
const KNIGHT_ON_D6: &str = "rnbqkb1r/ppp2ppp/3n4/8/3Q4/5N2/PPP2PPP/RNB1KB1R";
/// The end of the other course.
const OTHER_END: &str = "r1b1r1k1/ppp1bppp/2nq4/6B1/4n3/4QN2/PPPN1PPP/1K1R1B1R";

fn sheets(name: &str) -> TestFolder {
    let room = TestFolder::new(name);
    room.write("to-d6.txt", TO_D6);
    room.write("game-a.pgn", format!("[Event \"x\"]\n\n{PGN_A} *\n"));
    room.write("other.txt", OTHER);
    room
}

fn reconcile(room: &TestFolder, arguments: &str) -> ProgramResult {
    room.run(&format!("reconcile --lang en {arguments}"))
}

/// What `--json` prints; the same in every language.
#[track_caller]
pub fn figures(room: &TestFolder, arguments: &str) -> Value {
    let told = reconcile(room, &format!("--json {arguments}")).status(0).quiet();
    let german = room.run(&format!("reconcile --json --lang de {arguments}")).status(0).quiet();
    assert_eq!(told.out, german.out, "JSON does not change with the language");
    serde_json::from_str(&told.out).expect(&told.out)
}

/// The notes of one kind.
pub fn notes<'a>(figures: &'a Value, code: &str) -> Vec<&'a Value> {
    figures["notes"].as_array().unwrap().iter().filter(|note| note["code"] == code).collect()
}

/// The lines stand in the text in this order.
#[track_caller]
fn heard(text: &str, lines: &[&str]) {
    let mut told = text.lines();
    for line in lines {
        assert!(told.any(|told| told == *line), "{line:?} is not where it should be in\n{text}");
    }
}

/// A game to 2...Nc6, with ten seconds a half-move on the clocks of 90+30.
fn played(room: &TestFolder) {
    let lines =
        ["start", "e4", "+10", "press", "e5", "+10", "opp press", "Nf3", "+10", "press", "Nc6", "+10", "opp press"];
    let lines = lines.map(str::to_owned);
    run(room.play("game.journal", "--clock script --time 90+30"), piped(&lines).as_bytes()).status(0);
}

#[test]
fn v8_scores_agree_and_one_board_must_change_in_the_fewest_steps() {
    let room = sheets("reconcile-board");
    let given = format!(
        "--white-score to-d6.txt --black-score to-d6.txt --white-board {KNIGHT_ON_D6} --black-board {QUEEN_ON_D6}"
    );
    let told = reconcile(&room, &given).status(0).quiet();
    assert_eq!(
        told.out.lines().collect::<Vec<_>>(),
        [
            "The course of the game is not in dispute. Black's board does not show its position, and Black adjusts it (D.2.9).",
            "Both scores agree up to move 6 of Black, Ne4xd6, half-move 12.",
            "The position: rnbqkb1r/ppp2ppp/3n4/8/3Q4/5N2/PPP2PPP/RNB1KB1R w KQkq - 0 7",
            "White's board shows the position by the scores.",
            "By the scores one slip alone explains what Black's board shows.",
            "At move 6 of Black, Ne4xd6, another piece went, from d8 to d6.",
            "The two boards differ from each other on 3 squares: e4, d6, d8.",
            "White's board shows the position to be restored. Nothing is to be changed on it.",
            "Black's board is to be changed, in 2 steps.",
            "Step 1 of 2: move the black queen from d6 to d8 (Dame David sechs David acht).",
            "Step 2 of 2: move the black knight from e4 to d6 (Springer Eva vier David sechs).",
            "No move is retraced, and no change of the clocks is proposed.",
            "White's score is read with the letters of: Deutsch, srpski.",
            "Black's score is read with the letters of: Deutsch, srpski.",
        ]
    );
    let german = room.run(&format!("reconcile --lang de {given}")).status(0).quiet();
    heard(
        &german.out,
        &[
            "Der Partieverlauf ist nicht strittig. Das Brett von Schwarz zeigt seine Stellung nicht; Schwarz muss es \
             korrigieren (D.2.9).",
            "Nach den Partieformularen erklärt ein einziges Versehen, was das Brett von Schwarz zeigt.",
            "Bei Zug 6 von Schwarz, Se4xd6: Es zog eine andere Figur, von d8 nach d6.",
            "Die beiden Bretter unterscheiden sich auf 3 Feldern: e4, d6, d8.",
            "Das Brett von Schwarz ist zu ändern, in 2 Schritten.",
            "Schritt 1 von 2: schwarze Dame von d6 nach d8 setzen (Dame David sechs David acht).",
            "Schritt 2 von 2: schwarzen Springer von e4 nach d6 setzen (Springer Eva vier David sechs).",
            "Es wird kein Zug zurückgenommen; für die Uhren wird keine Änderung vorgeschlagen.",
        ],
    );
    assert_eq!(
        figures(&room, &given),
        json!({
            "verdict": "boards_differ",
            "agreed_plies": 12,
            "last_agreed_san": "Nxd6",
            "fen": "rnbqkb1r/ppp2ppp/3n4/8/3Q4/5N2/PPP2PPP/RNB1KB1R w KQkq - 0 7",
            "white_score": {"next": null, "line": null},
            "black_score": {"next": null, "line": null},
            "adjust": [{"board": "black", "steps": ["move black queen d6 d8", "move black knight e4 d6"]}],
            "clocks": {"white_ms": null, "black_ms": null, "source": "none"},
            "notes": [
                {"code": "provision", "boards": "differ", "scores": "equal", "provides": "adjust", "article": "D.2.9"},
                {"code": "board_follows", "board": "white", "course": "scores", "ply": 12},
                {"code": "board_left", "board": "black", "course": "scores", "found": 1,
                 "slips": [{"ply": 12, "slip": "other_piece", "from": "d8", "to": "d6"}]},
                {"code": "boards_differ", "squares": [
                    {"square": "e4", "white_board": null, "black_board": "black knight"},
                    {"square": "d6", "white_board": "black knight", "black_board": "black queen"},
                    {"square": "d8", "white_board": "black queen", "black_board": null},
                ]},
                {"code": "letters", "score": "white", "languages": ["de", "sr"]},
                {"code": "letters", "score": "black", "languages": ["de", "sr"]},
            ],
        })
    );
}

#[test]
fn v8_scores_differ_and_the_moves_are_retraced_to_the_last_agreed_one() {
    let room = sheets("reconcile-scores");
    let told = reconcile(&room, "--white-score game-a.pgn --black-score other.txt").status(0).quiet();
    heard(
        &told.out,
        &[
            "The scores differ at move 6 of Black. White wrote \"Nxd6\" (line 3, column 61), Black wrote \"Dd6\" (line 2, column 8).",
            "The scores differ. If the boards differ too, the moves are retraced to the last one on which the scores agree (D.2.9). Neither board is known.",
            "Both scores agree up to move 6 of White, e5xd6 e.p., half-move 11.",
            &format!("The position: {FEN_AGREED}"),
            "No record tells what the clocks showed then. The arbiter readjusts them.",
            "White's score is read with the letters of: English, Deutsch, srpski, latviešu, polski.",
            "Black's score is read with the letters of: Deutsch, srpski.",
        ],
    );
    let figures = figures(&room, "--white-score game-a.pgn --black-score other.txt");
    assert_eq!(
        figures,
        json!({
            "verdict": "scores_differ",
            "agreed_plies": 11,
            "last_agreed_san": "exd6",
            "fen": FEN_AGREED,
            "white_score": {"next": "Nxd6", "line": 3},
            "black_score": {"next": "Qxd6", "line": 2},
            "adjust": [],
            "clocks": {"white_ms": null, "black_ms": null, "source": "none"},
            "notes": [
                {"code": "provision", "boards": "none_known", "scores": "contradict",
                 "provides": "retrace_if_boards_differ", "article": "D.2.9"},
                {"code": "slip", "kind": "different", "score": null, "ply": 12, "number": 6, "turn": "black", "san": [],
                 "white": ["Nxd6"], "black": ["Dd6"], "certain": false},
                {"code": "letters", "score": "white", "languages": ["en", "de", "sr", "lv", "pl"]},
                {"code": "letters", "score": "black", "languages": ["de", "sr"]},
            ],
        })
    );
    let keys: Vec<&str> = [
        "verdict",
        "agreed_plies",
        "last_agreed_san",
        "fen",
        "white_score",
        "black_score",
        "adjust",
        "clocks",
        "notes",
    ]
    .into();
    let text = reconcile(&room, "--json --white-score game-a.pgn --black-score other.txt").out;
    let places: Vec<usize> = keys.iter().map(|key| text.find(&format!("  \"{key}\":")).expect(key)).collect();
    assert!(places.is_sorted(), "as the contract orders them");
}

#[test]
fn v8_the_text_of_2009_lets_the_arbiter_restore_either_course() {
    let room = sheets("reconcile-2009");
    let given = format!("--white-score game-a.pgn --black-score other.txt --black-board {OTHER_END}");
    let told = reconcile(&room, &format!("{given} --laws 2009")).status(0).quiet();
    heard(
        &told.out,
        &[
            "Black's board shows the position by Black's score.",
            "Black's board is to be changed, in 11 steps.",
            "Under the Laws of 2009 the arbiter may instead restore the true course and make both scores agree. Both \
             courses follow.",
            "If the arbiter restores the course of White's score, the last half-move is move 11 of White, Kc1-b1.",
            "Step 1 of 2: move the black queen from d6 to d8 (Dame David sechs David acht).",
            "If the arbiter restores the course of Black's score, the last half-move is move 11 of White, Kc1-b1.",
            "Black's board shows the position to be restored. Nothing is to be changed on it.",
        ],
    );
    let by_2009 = figures(&room, &format!("{given} --laws 2009"));
    assert_eq!(notes(&by_2009, "may_restore").len(), 1);
    let restored = notes(&by_2009, "alternative");
    let two = json!([{"board": "black", "steps": ["move black queen d6 d8", "move black knight e4 d6"]}]);
    assert_eq!(restored.iter().map(|one| &one["adjust"]).collect::<Vec<_>>(), [&two, &json!([])]);
    for year in ["2014", "2018", "2023"] {
        let later = figures(&room, &format!("{given} --laws {year}"));
        assert_eq!(later["fen"], FEN_AGREED);
        assert!(notes(&later, "may_restore").is_empty() && notes(&later, "alternative").is_empty(), "{year}");
    }
}

#[test]
fn the_journal_gives_the_clocks_at_that_moment_and_what_is_not_given() {
    let room = sheets("reconcile-journal");
    played(&room);
    room.write("white.txt", "1. e4 e5 2. Nf3 Nc6\n");
    room.write("black.txt", "1. e4 e5 2. Nf3 Nf6\n");
    let given = "--journal game.journal --white-score white.txt --black-score black.txt";
    let found = figures(&room, given);
    // White has used ten seconds twice and got thirty three times; Black ten once, and thirty twice.
    assert_eq!(found["clocks"], json!({"white_ms": 5_470_000, "black_ms": 5_450_000, "source": "journal"}));
    assert_eq!((&found["verdict"], &found["agreed_plies"]), (&json!("scores_differ"), &json!(3)));
    assert_eq!(notes(&found, "record_has"), [&json!({"code": "record_has", "ply": 4, "san": "Nc6"})]);
    let told = reconcile(&room, given).status(0).quiet();
    heard(
        &told.out,
        &[
            "Proposed for both clocks is what they showed just after the press of half-move 3.",
            "White: 1 h 31 m 10 s, 2 moves completed.",
            "Black: 1 h 30 m 50 s, one move completed.",
            "The course the program kept has there move 2 of Black, Nb8-c6.",
        ],
    );
    // The journal is read, and not written.
    let before = room.text("game.journal");
    // Agreeing sheets outrank what the program kept.
    let agree = "--journal game.journal --white-score black.txt --black-score black.txt";
    let found = figures(&room, agree);
    assert_eq!((&found["verdict"], &found["last_agreed_san"]), (&json!("agree"), &json!("Nf6")));
    assert_eq!(notes(&found, "course_differs"), [&json!({"code": "course_differs", "ply": 4, "san": "Nc6"})]);
    assert_eq!(found["clocks"]["source"], "none", "no move is retraced, no change is proposed");
    // Of what is not given here, the journal knows the score that the program kept for the blind player.
    let found = figures(&room, "--journal game.journal --black-score black.txt");
    assert_eq!((&found["white_score"]["next"], &found["black_score"]["next"]), (&json!("Nc6"), &json!("Nf6")));
    let alone = reconcile(&room, "--journal game.journal").status(0).quiet();
    heard(&alone.out, &["Only White's score is at hand. D.2.9 asks for both."]);
    assert_eq!(room.text("game.journal"), before);
}

#[test]
fn one_score_and_a_board_or_two_boards_alone_give_what_they_can() {
    let room = sheets("reconcile-little");
    let found = figures(&room, &format!("--black-score to-d6.txt --black-board {QUEEN_ON_D6}"));
    assert_eq!((&found["verdict"], &found["white_score"]), (&json!("boards_differ"), &Value::Null));
    assert_eq!(notes(&found, "one_score"), [&json!({"code": "one_score", "score": "black"})]);
    let boards = format!("--white-board {KNIGHT_ON_D6} --black-board {QUEEN_ON_D6}");
    let found = figures(&room, &boards);
    assert_eq!((&found["verdict"], &found["fen"]), (&json!("boards_differ"), &Value::Null));
    let both = found["adjust"].as_array().unwrap();
    assert_eq!(both.iter().map(|board| board["steps"].as_array().unwrap().len()).collect::<Vec<_>>(), [2, 2]);
    let told = reconcile(&room, &boards).status(0).quiet();
    heard(
        &told.out,
        &[
            "The two boards differ. Without a score nobody can say which is right.",
            "Step 1 of 2: move the black knight from d6 to e4 (Springer David sechs Eva vier).",
        ],
    );
    let alike = format!("--white-board {KNIGHT_ON_D6} --black-board {KNIGHT_ON_D6}");
    assert_eq!(figures(&room, &alike)["verdict"], "agree");
    assert_eq!(reconcile(&room, &alike).status(0).out, "Both boards show the same position.\n");
    // A whole FEN is a board too, and what is not known is not called in order.
    let whole = format!("{KNIGHT_ON_D6}_w_KQkq_-_0_7");
    let told = reconcile(&room, &format!("--white-score to-d6.txt --black-score to-d6.txt --black-board {whole}"));
    heard(
        &told.status(0).quiet().out,
        &["Both scores agree, and Black's board shows their position. White's board is not known."],
    );
    let told = reconcile(&room, "--white-score to-d6.txt --black-score to-d6.txt").status(0).quiet();
    heard(&told.out, &["Both scores agree. No board is known."]);
}

#[test]
fn a_sheet_comes_from_standard_input_too() {
    let room = sheets("reconcile-dash");
    let told = run(room.ansage("reconcile --lang en --json --white-score - --black-score to-d6.txt"), TO_D6.as_bytes());
    assert!(told.status(0).quiet().out.contains("\"verdict\": \"agree\""));
    let both = reconcile(&room, "--white-score - --black-score -").status(2).empty();
    both.says("Only one score can come from standard input.");
}

#[test]
fn a_report_is_written_besides_and_never_over_another_file() {
    let room = sheets("reconcile-report");
    let given = "--white-score to-d6.txt --black-score to-d6.txt";
    for (lang, begins) in [("en", "<html lang=\"en\">"), ("de", "<html lang=\"de\">")] {
        let told = room.run(&format!("reconcile {given} --lang {lang} --report out.html")).status(0).quiet();
        assert!(!told.out.is_empty());
        let report = room.text("out.html");
        assert!(report.starts_with("<!DOCTYPE html>") && report.contains(begins), "{lang}");
    }
    let told = reconcile(&room, &format!("{given} --json --report out.html")).status(0).quiet();
    assert!(serde_json::from_str::<Value>(&told.out).is_ok());
    played(&room);
    for (file, given) in [("to-d6.txt", given), ("game.journal", "--journal game.journal")] {
        let before = room.text(file);
        reconcile(&room, &format!("{given} --report {file}")).status(1).empty().says(file).says("is left as it is");
        assert_eq!(room.text(file), before);
        // Nor over a file that is not read here.
        let boards = format!("--white-board {KNIGHT_ON_D6} --black-board {QUEEN_ON_D6}");
        let refused = reconcile(&room, &format!("{boards} --report {file}")).status(1).empty();
        refused.says("Another file lies there").says("--report report.html");
        assert_eq!(room.text(file), before);
    }
    reconcile(&room, &format!("{given} --report home")).status(1).empty().says("home");
    reconcile(&room, &format!("{given} --report missing/out.html")).status(1).empty().says("missing/out.html");
}

#[test]
fn what_the_command_line_lacks_or_has_wrong_is_told_with_an_example() {
    let room = sheets("reconcile-usage");
    let sheets = "--white-score to-d6.txt --black-score to-d6.txt";
    for (given, told) in [
        ("", "There is nothing to compare."),
        ("--white-score to-d6.txt", "--white-score white.pgn --black-score black.pgn"),
        (&format!("--white-board {KNIGHT_ON_D6}"), "There is nothing to compare."),
        (&format!("{sheets} --white-board 8/8/8"), "There are 3 ranks; eight are needed"),
        (&format!("{sheets} --black-board start"), "Try --black-board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        (&format!("{sheets} --laws 1999"), "Try --laws 2023"),
        (&format!("{sheets} --laws"), "--laws"),
        ("--frob", "--frob"),
    ] {
        reconcile(&room, given).status(2).empty().says(told);
    }
    room.run("reconcile --lang de").status(2).empty().says("Es gibt nichts zu vergleichen.");
}

#[test]
fn files_that_are_no_scores_and_no_journals_are_refused_by_name() {
    let room = sheets("reconcile-files");
    room.write("empty", "");
    room.write("image", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe");
    File::create(room.path("huge")).unwrap().write_at(b"e4", 100_000_000).unwrap();
    for file in ["missing", "home", "empty", "image", "huge"] {
        for given in [
            format!("--white-score {file} --black-score to-d6.txt"),
            format!("--white-score to-d6.txt --black-score {file} --json"),
            format!("--journal {file}"),
        ] {
            let refused = reconcile(&room, &given).status(1).empty().says(file);
            assert!(refused.err.len() < 600, "{refused:?}");
        }
    }
    // A journal whose chain is broken says nothing that can be relied on.
    played(&room);
    let broken = room.text("game.journal");
    let (head, rest) = broken.split_once("announced").expect("an announcement");
    room.write("broken", format!("{head}announce{rest}"));
    reconcile(&room, "--journal broken").status(1).empty().says("broken").says("damaged");
    // One that a crash cut off is read as far as it is sound.
    let whole = room.text("game.journal");
    room.write("torn", &whole[..whole.len() - 20]);
    reconcile(&room, "--journal torn").status(0);
}

#[test]
fn a_sheet_with_an_unreadable_half_move_is_proposed_upon_and_never_taken_as_certain() {
    let room = sheets("reconcile-unclear");
    room.write("unclear.txt", TO_D6.replace("Sxd6", "?xd6"));
    let given = "--white-score unclear.txt --black-score to-d6.txt";
    let found = figures(&room, given);
    assert_eq!((&found["verdict"], &found["agreed_plies"]), (&json!("unreadable"), &json!(11)));
    assert_eq!(found["white_score"]["line"], 2);
    let mark = notes(&found, "mark")[0];
    assert_eq!((&mark["score"], &mark["line"], &mark["ply"]), (&json!("white"), &json!(2), &json!(12)));
    assert!(mark["candidates"].as_array().unwrap().iter().any(|one| one["san"] == "Nxd6"), "{mark}");
    assert_eq!(found["fen"], FEN_AGREED);
    let told = reconcile(&room, given).status(0).quiet();
    heard(&told.out, &["A score cannot be read where it matters. Neither board is known."]);
}

#[test]
fn art_8_7_results_that_differ_are_told_and_never_said_to_agree() {
    let room = sheets("reconcile-results");
    room.write("won.txt", format!("{TO_D6} 1-0"));
    room.write("drawn.txt", format!("{TO_D6} remis"));
    let given = "--white-score won.txt --black-score drawn.txt";
    let told = reconcile(&room, given).status(0).quiet();
    heard(
        &told.out,
        &[
            "The moves of both scores agree. Their results do not.",
            "The results differ. White's score has 1-0, Black's score 1/2-1/2. The arbiter decides (8.7).",
        ],
    );
    let found = figures(&room, given);
    let differ = json!({"code": "results_differ", "white_score": "1-0", "black_score": "1/2-1/2"});
    assert_eq!(notes(&found, "results_differ"), [&differ]);
}

#[test]
fn art_8_7_the_report_names_results_that_differ() {
    let room = sheets("reconcile-results-report");
    room.write("won.txt", format!("{TO_D6} 1-0"));
    room.write("lost.txt", format!("{TO_D6} 0-1"));
    reconcile(&room, "--white-score won.txt --black-score lost.txt --report out.html").status(0);
    let report = room.text("out.html");
    assert!(report.contains("score has 1-0, Black"), "{report}");
}
