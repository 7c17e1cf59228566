//! `verify`, `watch --once` and `export` on a journal: what they print, and that they change nothing.

use super::games::{GAME_A, lines, piped};
use super::program::{RunningProgram, TestFolder, run};
use crate::support::code::CODE;
use std::fs;

fn played(room: &TestFolder, moves: usize, more: &str) {
    let script = piped(&lines(&GAME_A[..moves])) + more;
    run(room.play("game.journal", "--clock script --time 15+10 --white Anna --black Boris"), script.as_bytes())
        .status(0);
}

#[test]
fn verify_counts_the_entries() {
    let room = TestFolder::new("journals-verify");
    played(&room, 6, "");
    let entries = room.text("game.journal").lines().count() - 1;
    let verified = room.run("verify game.journal --lang en").status(0).quiet();
    assert!(verified.out.starts_with(&format!("The chain is sound: {entries} entries.\n")), "{verified:?}");
    let german = room.run("verify game.journal --lang de").status(0).quiet();
    assert!(german.out.contains(&entries.to_string()) && german.out != verified.out, "{german:?}");
}

/// A report that was signed is older than the end of its journal: the desk and the program are left after it (12.2, D.2.8).
#[test]
fn d_2_8_verify_finds_the_entry_of_a_reports_checksum_and_tells_what_came_after_it() {
    let room = TestFolder::new("journals-at");
    let script = format!("start\ne4\n+7\npress\n+11\nruling {CODE}\nresult 1-0\nreport r.html\ndone\nquit\nyes\n");
    run(room.arbitrated("game", "--clock script --lines words --time 20"), script.as_bytes()).status(0);
    let journal = room.text("game");
    let report = room.text("r.html");
    let sums: Vec<&str> = journal.lines().map(|line| line.rsplit('\t').next().unwrap()).collect();
    let last = sums.len() - 1;
    let entry = (1..last).rev().find(|entry| report.contains(sums[*entry])).expect("the report's checksum");
    assert!(report.contains(&format!("<dt>Checksum of entry {entry}</dt>")));
    let told = room.run(&format!("verify game --lang en --at {}", sums[entry].to_uppercase())).status(0).quiet().out;
    let found = format!("The checksum {} is that of entry {entry} of {last}. After it 2 entries:", sums[entry]);
    assert!(told.contains(&found), "{told}");
    let after: Vec<&str> = told.lines().skip_while(|line| *line != found).skip(1).collect();
    let left = format!("{last}: The program was left.");
    assert_eq!(after, [&format!("{}: The arbiter has left the desk.", last - 1), &left]);
    // Each checksum that the record ever had.
    for (entry, sum) in sums.iter().enumerate().skip(1) {
        let told = room.run(&format!("verify game --lang en --at {sum}")).status(0).quiet().out;
        assert!(told.contains(&format!("is that of entry {entry}")), "{told}");
    }
    for wrong in [sums[0], "0123456789abcdef", "x"] {
        room.run(&format!("verify game --lang en --at {wrong}")).status(1).says("entries has the checksum");
    }
}

#[test]
fn watch_shows_the_table_once() {
    let room = TestFolder::new("journals-watch");
    played(&room, 5, "+60\n");
    let before = fs::read(room.path("game.journal")).unwrap();
    let watched = room.run("watch game.journal --once --lang en").status(0).quiet().out;
    for part in ["8 r n b q k b . r\n7 p p p p . p p p\n", "4 . . . P P . . .", "3. d2-d4", "White 15", "Black "] {
        assert!(watched.contains(part), "{part:?} is not in\n{watched}");
    }
    assert!(!watched.contains('\x1b'), "no terminal, no control sequences");
    let fits = |line: &str| line.chars().count() <= 40 || line.starts_with("FEN: ");
    assert!(watched.lines().all(fits), "{watched}");
    assert_eq!(room.run("watch game.journal --lang en").status(0).quiet().out, watched, "no terminal: once anyway");
    assert_eq!(fs::read(room.path("game.journal")).unwrap(), before, "nothing is changed by looking");
}

#[test]
fn a_live_game_may_be_watched_and_exported() {
    let room = TestFolder::new("journals-live");
    let mut playing = RunningProgram::start(room.play("game.journal", ""));
    for line in ["start", "e4", "press"] {
        playing.line(line);
    }
    playing.until(&["Black to move."]);
    let watched = room.run("watch game.journal --once --lang en").status(0).quiet().out;
    assert!(watched.contains("Black 1 h 29 m") || watched.contains("Black 1 h 30 m"), "{watched}");
    assert!(watched.contains("running"), "{watched}");
    assert!(room.run("export game.journal --pgn --plain").status(0).quiet().out.contains("1. e4 *"));
    playing.end().status(0);
}

#[test]
fn the_pgn_has_names_date_result_and_offers() {
    let room = TestFolder::new("journals-pgn");
    played(&room, 21, "draw\nyes\npress\nopp accept\nopp yes\nopp yes\n");
    let pgn = room.run("export game.journal --pgn").status(0).quiet().out;
    for part in [
        "[White \"Anna\"]",
        "[Black \"Boris\"]",
        "[Result \"1/2-1/2\"]",
        "[Date \"20",
        "{ [%clk 0:17:00] (=) } 1/2-1/2",
    ] {
        assert!(pgn.contains(part), "{part:?} is not in\n{pgn}");
    }
    let text = room.run("export game.journal --text --lang en").status(0).quiet().out;
    assert!(text.ends_with("11. Kb1 (=) {0:17:00}\n1/2-1/2 (Drawn by agreement.)\n"), "{text}");
    let both = room.run("export game.journal --text --pgn --lang en").status(0).quiet().out;
    assert_eq!(both, pgn.clone() + &text);
    // What was exported is read again.
    room.write("game.pgn", &pgn);
    room.run("announce game.pgn").status(0);
}

#[test]
fn watch_says_what_stands_and_the_pgn_how_a_game_ended() {
    let room = TestFolder::new("journals-standing");
    played(&room, 2, "+1\nclaim fifty\nyes\n");
    let watched = room.run("watch game.journal --once --lang en").status(0).quiet().out;
    assert!(
        watched.contains("\nBoth clocks are stopped.\nWhite's claim: incorrect\nLaws: Black + 1 min\n"),
        "{watched}"
    );
    run(room.play("lost.journal", "--clock script --time 5"), b"start\ne4\n+1\npress\n+400\nflag\n").status(0);
    let watched = room.run("watch lost.journal --once --lang en").status(0).quiet().out;
    assert!(watched.ends_with("\nWhite wins on time.\n") && !watched.contains("stand"), "{watched}");
    let pgn = room.run("export lost.journal --pgn --lang en").status(0).quiet().out;
    let running = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "1. e4 { [%clk 0:04:59] The flag of Black has fallen. White claims that the flag of the opponent has \
                fallen. White wins on time. } 1-0";
    assert!(running.ends_with(told), "{pgn}");
}

#[test]
fn a_sound_score_is_written_and_nothing_is_printed() {
    let room = TestFolder::new("journals-wav");
    played(&room, 4, "");
    room.run("export game.journal --wav game.wav").status(0).quiet().empty();
    let samples = hound::WavReader::open(room.path("game.wav")).unwrap();
    let seconds = samples.duration() / samples.spec().sample_rate;
    assert!((4..60).contains(&seconds), "{seconds} s");
    room.run("export game.journal --wav missing/game.wav --lang en").status(1).empty();
}

#[test]
fn an_empty_game_exports_as_an_empty_game() {
    let room = TestFolder::new("journals-empty");
    run(room.play("game.journal", ""), b"").status(0).quiet();
    let pgn = room.run("export game.journal --pgn").status(0).quiet().out;
    assert!(pgn.trim_end().ends_with("\n\n*"), "{pgn}");
    room.run("export game.journal --text").status(0).quiet().empty();
    room.run("watch game.journal --once").status(0).quiet();
    room.run("verify game.journal").status(0).quiet();
}
