//! What `watch --once` tells an arbiter who continues the game with an ordinary clock, because the machine has failed.

use super::program::{TestFolder, run};
use std::fs::File;
use std::time::{Duration, SystemTime};

/// What is shown of a game of these lines after its program has died: its last entry, that it was left, is not there.
fn shown(name: &str, options: &str, lines: &str, lang: &str) -> String {
    let room = TestFolder::new(name);
    run(room.arbitrated("game.journal", &format!("--clock script --time 40/90+30,30+30 {options}")), lines.as_bytes())
        .status(0);
    let journal = room.text("game.journal");
    let last = journal.trim_end().rfind('\n').unwrap() + 1;
    assert!(journal[last..].contains("program-left"), "{journal}");
    room.write("dead.journal", &journal[..last]);
    run(room.ansage(&format!("watch dead.journal --once --lang {lang}")), b"").status(0).quiet().out
}

#[track_caller]
fn has(shown: &str, lines: &[&str]) {
    for line in lines {
        assert!(shown.lines().any(|told| told == *line), "{line:?} is not in\n{shown}");
    }
}

#[track_caller]
fn lacks(shown: &str, parts: &[&str]) {
    for part in parts {
        assert!(!shown.contains(part), "{part:?} is in\n{shown}");
    }
}

const THREE_MOVES: &str = "start\ne4\n+60\npress\ne5\n+30\nopp press\nNf3\n+10\npress\n";

#[test]
fn the_position_is_given_as_fen() {
    let shown = shown("once-fen", "", THREE_MOVES, "en");
    has(&shown, &["FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"]);
}

#[test]
fn whose_move_it_is_and_how_many_each_has_completed_is_said() {
    let lines = ["White has completed 2 moves.", "Black has completed one move.", "Black has the move."];
    has(&shown("once-turn", "", THREE_MOVES, "en"), &lines);
    let lines = [
        "Weiß hat 2 Züge abgeschlossen.",
        "Schwarz hat einen Zug abgeschlossen.",
        "Schwarz ist am Zug.",
        "Es ist kein Fall offen.",
    ];
    has(&shown("once-turn-de", "", THREE_MOVES, "de"), &lines);
}

#[test]
fn a_completed_move_is_the_last_announcement() {
    let shown = shown("once-last", "", THREE_MOVES, "en");
    has(&shown, &["Last announcement: 2. Ng1-f3", "No case is open."]);
    lacks(&shown, &["Not completed", "arbiter"]);
}

#[test]
fn a_move_that_is_announced_and_not_completed_is_named_and_its_player_has_the_move() {
    let shown = shown("once-pending", "", &(THREE_MOVES.to_owned() + "Nc6\n+5\n"), "en");
    has(&shown, &["Last announcement: 2... Nb8-c6", "Not completed: 2... Nb8-c6", "Black has the move."]);
    has(&shown, &["Black has completed one move."]);
}

#[test]
fn the_clocks_of_a_program_that_died_an_hour_ago_stopped_with_it() {
    let room = TestFolder::new("once-hour");
    run(room.arbitrated("game.journal", "--clock script --time 90+30"), THREE_MOVES.as_bytes()).status(0);
    let journal = room.text("game.journal");
    let dead = room.write("dead.journal", &journal[..journal.trim_end().rfind('\n').unwrap() + 1]);
    let hour = Duration::from_secs(3_600);
    File::options().write(true).open(dead).unwrap().set_modified(SystemTime::now() - hour).unwrap();
    let shown = run(room.ansage("watch dead.journal --once --lang en"), b"").status(0).quiet().out;
    has(&shown, &["White 1 h 30 m 20 s", "Black 1 h 30 m 30 s, running"]);
}

#[test]
fn whatever_entry_is_the_last_one_and_however_it_is_torn_the_game_is_shown() {
    let room = TestFolder::new("once-any");
    run(room.play("game.journal", "--clock script"), THREE_MOVES.as_bytes()).status(0);
    let journal = room.text("game.journal");
    let ends: Vec<usize> = journal.match_indices('\n').map(|(end, _)| end + 1).collect();
    for end in &ends[1..] {
        for torn in ["", "7\t0:01"] {
            room.write("dead.journal", journal[..*end].to_owned() + torn);
            let shown = run(room.ansage("watch dead.journal --once --lang en"), b"").status(0).quiet().out;
            assert!(shown.contains("\nFEN: ") && shown.contains("White has completed"), "{shown}");
        }
    }
}

#[test]
fn a_game_that_has_not_begun_has_no_move() {
    let shown = shown("once-start", "", "quit\nyes\n", "en");
    has(&shown, &["Not begun: the players type start.", "White has completed 0 moves."]);
    lacks(&shown, &["Last announcement", "has the move"]);
}

#[test]
fn a_call_for_the_arbiter_is_awaited_until_they_come() {
    let called = shown("once-called", "", &(THREE_MOVES.to_owned() + "arbiter\n"), "en");
    has(&called, &["Both clocks are stopped.", "The arbiter is awaited."]);
}

#[test]
fn an_open_case_is_named_in_place_of_none() {
    let lines = "start\ne4\n+60\npress\ne5\nopp press\n+1\nclaim fifty\nyes\n";
    let shown = shown("once-case", "", lines, "en");
    lacks(&shown, &["No case is open."]);
    has(&shown, &["Both clocks are stopped.", "White has the move.", "Laws: Black + 2 min"]);
}

#[test]
fn a_sealed_move_is_never_shown() {
    let lines =
        "start\ne4\n+5\npress\ne5\nopp press\n+5\nruling geheim77\nadjourn\ndone\nseal Bf1c4\nseal Ng1f3\npress\n";
    let shown = shown("once-sealed", "", lines, "en");
    lacks(&shown, &["f1", "c4", "f3"]);
    has(&shown, &["Last announcement: 1... e7-e5", "White has the move.", "The arbiter is awaited."]);
}

#[test]
fn a_game_that_has_ended_tells_its_result_and_no_turn() {
    let shown = shown("once-ended", "", &(THREE_MOVES.to_owned() + "resign\nyes\n"), "en");
    lacks(&shown, &["has the move", "case", "awaited"]);
    assert!(shown.ends_with("\nWhite resigns. Black wins.\n"), "{shown}");
    has(&shown, &["White has completed 2 moves.", "Last announcement: 2. Ng1-f3"]);
}
