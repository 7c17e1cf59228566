//! Every result an arbiter can give (11.7, 12.9), as it is typed, told and written: journal, PGN, text, Braille, report.

use super::program::{TestFolder, run};

/// As typed in both languages; what the journal holds, PGN's result and termination, how it is told on a line, and what the
/// report shows.
type ResultCase = (&'static [&'static str], &'static str, [&'static str; 2], &'static str, &'static str);

const RESULTS: &[ResultCase] = &[
    (
        &["1-0", "1:0"],
        r#""win":{"winner":"white","reason":"arbiter"}"#,
        ["1-0", "adjudication"],
        "Arbiter: White wins.",
        "1-0",
    ),
    (&["0-0", "0:0", "0–0"], r#""points":"none""#, ["*", "adjudication"], "Arbiter: 0-0.", "0-0"),
    (
        &["1/2-0", "½-0", "½:0", "0.5-0", "0,5:0"],
        r#""points":"white-half""#,
        ["*", "adjudication"],
        "Arbiter: 1/2-0.",
        "1/2-0",
    ),
    (&["0-1/2", "0-½"], r#""points":"black-half""#, ["*", "adjudication"], "Arbiter: 0-1/2.", "0-1/2"),
    (
        &["+-", "+:-", "+--", "1-0 f", "1-0 forfeit", "1:0 kampflos"],
        r#""win":{"winner":"white","reason":"forfeit"}"#,
        ["1-0", "abandoned"],
        "White wins by forfeit.",
        "+:-",
    ),
    (
        &["-+", "-:+", "0-1 F", "0-1 ff"],
        r#""win":{"winner":"black","reason":"forfeit"}"#,
        ["0-1", "abandoned"],
        "Black wins by forfeit.",
        "-:+",
    ),
    (
        &["--", "-:-", "0-0 forfeit", "0:0 kampflos"],
        r#""both-forfeit""#,
        ["*", "abandoned"],
        "Both players lose by forfeit.",
        "-:-",
    ),
    (
        &["*", "unfinished", "unbeendet"],
        r#""unfinished""#,
        ["*", "unterminated"],
        "Arbiter: the game is unfinished.",
        "*",
    ),
];

#[test]
fn art_11_7_and_12_9_every_result_is_understood_told_and_written() {
    let room = TestFolder::new("results");
    for (typed, stored, [result, termination], line, shown) in RESULTS {
        for (number, typed) in typed.iter().enumerate() {
            let name = format!("{}-{number}", stored.replace(|sign: char| !sign.is_alphabetic(), ""));
            let script = format!("start\ne4\npress\nruling geheim77\nresult {typed}\ndone\n");
            let told =
                run(room.arbitrated(&name, "--clock script --arbiter Clara"), script.as_bytes()).status(0).quiet().out;
            assert!(told.contains(line), "{typed}: {told}");
            let journal = room.text(&name);
            assert!(
                journal.contains(&format!("{{\"game-over\":{{{stored}}}}}"))
                    || journal.contains(&format!("{{\"game-over\":{stored}}}")),
                "{typed}: {journal}"
            );
            let pgn = room.run(&format!("export {name} --pgn --lang en")).status(0).quiet().out;
            assert!(pgn.contains(&format!("[Result \"{result}\"]")), "{typed}: {pgn}");
            assert!(pgn.contains(&format!("[Termination \"{termination}\"]")), "{typed}: {pgn}");
            let one_line = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
            let sentence = line.strip_prefix("Arbiter: ").map_or(*line, |_| "By decision of the arbiter ");
            assert!(one_line.contains(sentence) && one_line.ends_with(result), "{typed}: {pgn}");
            let watched = room.run(&format!("watch {name} --once --lang en")).status(0).quiet().out;
            assert!(watched.contains(line), "{typed}: {watched}");
        }
        let name = format!("{}-0", stored.replace(|sign: char| !sign.is_alphabetic(), ""));
        let text = room.run(&format!("export {name} --text --lang en")).status(0).quiet().out;
        assert!(text.ends_with(&format!("\n{result} ({line})\n")), "{text}");
        room.write("score.txt", &text);
        let read = room.run("read score.txt").status(0).out;
        assert!(read.contains(&format!("[Result \"{result}\"]")) && read.contains("1. e4"), "{text}: {read}");
        let brf = room.run(&format!("export {name} --brf --plain --lang en")).status(0).quiet().out;
        room.write("score.brf", &brf);
        let read = room.run("read score.brf").status(0).out;
        assert!(read.contains(&format!("[Result \"{result}\"]")) && read.contains("1. e4"), "{brf}: {read}");
        // What Braille has no result for stands there in words.
        assert_eq!(*result == "*", brf.contains("ARBITER") || brf.contains("FORFEIT"), "{brf}");
        room.run(&format!("export {name} --report report-{name}.html --lang en")).status(0);
        let report = room.text(&format!("report-{name}.html"));
        assert!(report.contains(&format!("{shown} (")), "{name}: {report}");
    }
    let script = "start\nruling geheim77\nresult 1-1\nresult ½-0 f\n".to_owned();
    let refused = run(room.arbitrated("refused", "--clock script"), script.as_bytes()).status(0).quiet().out;
    assert!(!refused.contains("Arbiter: "), "{refused}");
}

#[test]
fn art_6_7_a_forfeit_is_declared_before_the_game_has_begun() {
    let room = TestFolder::new("results-forfeit");
    let script = "ruling geheim77\nresult -:+\ndone\nstart\n";
    let told = run(room.arbitrated("game", "--clock script"), script.as_bytes()).status(0).quiet().out;
    assert!(told.contains("Black wins by forfeit."), "{told}");
    assert!(!told.contains("Game begins."), "{told}");
    let german = room.run("export game --pgn --lang de").status(0).quiet().out;
    assert!(german.contains("[Result \"0-1\"]") && german.contains("Schwarz gewinnt kampflos."), "{german}");
}
