//! Where pegs are not sensed: the cable is out, the program was started anew (hardware.md, rule 5).

use super::super::table::RefereeTable;
use super::{after, facts, position, public, table};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;

#[test]
fn rule_5_a_lost_board_is_told_at_once_and_play_goes_on_by_the_players_word() {
    let mut table = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    table.white("Pe4d5").heard().hands("-d5").lost().tells("white's board lost");
    assert!(public(&table));
    table.space().tells("completed 1 Pe4d5").runs("black");
    table.lost().tells("");
}

#[test]
fn rule_5_after_it_is_found_differences_are_named_and_again_at_the_press() {
    let mut table = after("P?e4 P?e5");
    table.lost().found("g1f3 e5e7");
    table.tells(
        "white's board found again; white: wrong g1 - for N, f3 N for -, e5 - for p, e7 p for -; white: lift N f3",
    );
    table
        .white("N?f3")
        .tells("white announced Ng1f3; white announced Ng1f3, not of it, pegs show e5 - for p, e7 p for -");
    // The move itself is on the pegs: the press counts, and the difference stays told.
    table.heard().space().tells("completed 3 Ng1f3 as executed");
    table.hands("-e7 +e5").includes("board-agrees owner white");
}

#[test]
fn rule_5_changes_while_it_was_lost_are_no_touches() {
    let mut table = after("P?e4 P?e5");
    table.lost().found("g1f3").hands("-f3 +g1");
    table.tells("white: lifted N f3 for another; white: put N g1; white: placed N g1 right; white: stands");
    table.white("P?d4").hands("-d2 +d4").heard().space();
    assert!(facts(&mut table).ends_with(" own-piece true Pd2d4 ?? white 3 d2"));
    // What was touched before the loss stays touched.
    let mut table = after("P?e4 P?e5");
    table.hands("-g1").lost().found("").white("P?d4").hands("-d2 +d4").heard().space();
    assert!(facts(&mut table).ends_with(" own-piece false Pd2d4 ?? white 3 g1 d2"));
}

#[test]
fn rule_5_a_snapshot_after_missed_reports_is_no_touch() {
    let mut table = after("P?e4 P?e5");
    table.read("g1f3").tells("").read("").tells("white: stands");
    table.white("P?d4").hands("-d2 +d4").heard().space();
    assert!(facts(&mut table).ends_with(" 3 d2"));
}

#[test]
fn rule_5_found_in_a_move_that_was_announced() {
    let mut table = table();
    table.white("P?e4").lost().space().tells("white: press-kept");
    // What the pegs show is no move: nothing was made that could be pressed.
    table.found("").tells("white's board found again; white: press-cancelled").heard().tells("");
    table.hands("-e2 +e4").space().tells("completed 1 Pe2e4 as executed");
    let mut table = self::table();
    table.white("P?e4").heard().lost().found("e2e4");
    table.tells("white's board found again; white: own move stands").space().tells("completed 1 Pe2e4 as executed");
    let mut table = self::table();
    table.white("P?e4").lost().found("d2d4").tells(
        "white's board found again; \
         white announced Pe2e4, pegs show d2 - for P, e2 P for -, d4 P for -, e4 - for P",
    );
}

#[test]
fn rule_5_what_was_told_in_words_meanwhile_gives_way_to_the_pegs() {
    let mut table = after("P?e4 P?e5");
    table.lost().act("played g1f3").found("").tells("white's board found again; white: stands");
    table.white("P?d4").tells("white announced Pd2d4");
    table.heard().hands("-d2 +d4").space().tells("completed 3 Pd2d4 as executed");
}

#[test]
fn rule_5_a_program_started_anew_knows_nothing_of_a_board_until_it_reports() {
    let mut table = after("P?e4 P?e5");
    table
        .hands("-g1")
        .act("reopen")
        .tells("reopened-after-crash; time-missing - white")
        .act("ask last")
        .tells("white: refused board-not-sensed");
    table.act("resume").found("g1f3");
    assert!(table.told.len() > 1, "differences are named: {:?}", table.told);
    table.white("N?f3").heard().space().tells("completed 3 Ng1f3 as executed");
    // Without the board the press is his word.
    let mut table = after("P?e4 P?e5");
    table.act("reopen").act("resume").white("N?f3").heard().space().tells("completed 3 Ng1f3");
}

#[test]
fn rule_5_a_board_found_for_the_first_time_in_a_game_is_not_found_again() {
    let mut table = RefereeTable::begun();
    table.found("").tells("white's board found; white: stands");
    table.found("").tells("white's board found again; white: stands");
    assert!(table.referee.view(Default::default()).boards.get(Color::White).as_present_sensed_board().is_some());
}

#[test]
fn rule_1_nothing_is_lost_of_a_touch_when_the_cable_comes_out() {
    let mut table = table();
    table.hands("-d2").lost().white("P?e4").heard().space().tells("completed 1 Pe2e4");
    assert!(facts(&mut table).ends_with(" own-piece false Pe2e4 ?? white 1 d2"));
}

#[test]
fn rule_5_a_piece_in_the_hand_since_before_the_loss_is_not_asked_back() {
    let mut table = after("P?e4 P?e5");
    table.hands("-g1").lost().found("g1").tells("white's board found again");
    table.found("g1 e5").tells("white's board found again; white: wrong e5 - for p");
    // What nobody had touched before is.
    let mut table = after("P?e4 P?e5");
    table.lost().found("g1").tells("white's board found again; white: wrong g1 - for N; white: put N g1");
}

#[test]
fn rule_5_a_board_laid_aside_is_told_as_that() {
    let mut table = after("P?e4 P?e5");
    table.report(Seat::White, BoardReport::SwitchedOff).tells("white's board laid aside");
    table.white("P?d4").heard().space().tells("completed 3 Pd2d4").found("d2d4").tells(
        "white's board found again; \
         white: stands",
    );
}
