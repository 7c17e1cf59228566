//! The desk on clocks: what a ruling changes, readings at a half-move, a press without a move (D.2.8, D.2.9.d).

use super::program::{TestFolder, run};

const FOUR: &str = "start\ne4\n+7\npress\n+11\nopp press\ne5\nNf3\n+7\npress\n+11\nopp press\nNc6\n";

/// What the desk hears of these lines, in English.
fn told(name: &str, time: &str, lines: &str) -> String {
    let room = TestFolder::new(name);
    let options = format!("--clock script --lines words --time {time}");
    let told = run(room.arbitrated("game.journal", &options), lines.as_bytes()).status(0);
    room.run("verify game.journal").status(0);
    told.out
}

#[track_caller]
fn heard(told: &str, expected: &[&str]) {
    let mut lines = told.lines();
    for part in expected {
        assert!(lines.any(|line| line.contains(part)), "{part:?} is not heard where it should be:\n{told}");
    }
}

#[test]
fn d_2_8_going_back_tells_both_clocks_and_course_gives_nothing() {
    let lines = format!("{FOUR}ruling\ngeheim77\nstop\nback 2 white\ncourse 2 Nf3 Nc6\nretrace 2 black\nstate\ndone\n");
    let told = told("clocks-back", "90+30", &lines);
    let white = "White's clock: 1 hour 31 minutes 16 seconds, now 1 hour 30 minutes 46 seconds.";
    let black = "Black's clock: 1 hour 31 minutes 8 seconds, now 1 hour 30 minutes 38 seconds.";
    heard(
        &told,
        &[
            "The position before move 2 of White",
            white,
            black,
            "The arbiter has set the course",
            "White: 1 hour 31 minutes 16 seconds, 2 moves completed.",
            "White has 1 hour 30 minutes 46 seconds left",
        ],
    );
    assert_eq!(told.matches("'s clock: ").count(), 2, "{told}");
}

#[test]
fn d_2_8_a_half_move_without_a_press_has_no_reading_at_the_desk() {
    let orders = "back 1 black\ncourse 1 c5 Nf3\nretrace 1 black\ncourse 1 e5 Nf3 Nc6\nretrace 1 black\ndone\n";
    let told = told("clocks-reading", "20", &format!("{FOUR}ruling\ngeheim77\nstop\n+30\n{orders}"));
    heard(
        &told,
        &["No reading of the clocks for this half-move.", "White: 19 minutes 53 seconds, one move completed."],
    );
}

#[test]
fn d_2_9_d_a_press_without_a_move_is_dated_and_the_time_used_follows_the_clock() {
    let lines =
        "start\ne4\n+7\npress\n+11\nopp press\n+65\nruling\ngeheim77\nstop\nstate\nclock white 19:32\nstate\ndone\n";
    heard(
        &told("clocks-pressed", "20", lines),
        &[
            "Black pressed 1 minute 5 seconds ago, and the move is not entered yet.",
            "has used 1 minute 12 seconds",
            "The clock of White is set: 19 minutes 32 seconds left.",
            "White has 19 minutes 32 seconds left and has used 28 seconds",
        ],
    );
}
