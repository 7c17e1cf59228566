//! The sighted player's electronic board: settled positions, held against what was announced.

use super::super::table::{RefereeTable, brief_all, event_of, tournament};
use super::public;
use ansage_game::event::EventSource;
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;

/// White has announced and pressed; Black's electronic board still shows the position before.
fn announced(codes: &str, white: &str) -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves(codes).act("B: found");
    table.white(white);
    table
}

#[test]
fn d_2_1_executing_later_is_fine() {
    let mut table = announced("", "P?e4");
    table.heard().space().tells("completed 1 Pe2e4").act("B: read e4e2").tells("");
    table.act("B: read").tells("black: stands");
}

#[test]
fn situation_5_another_move_than_was_announced_is_told_to_both_and_put_right_on_his_own_time() {
    let mut table = announced("", "P?e4");
    table.heard().space().act("B: read e4e2 d2d4");
    table.tells("black's board differs: d2 - for P, e2 P for -, d4 P for -, e4 - for P");
    assert!(public(&table));
    table.runs("black").act("B: read e4e2 d2d4").tells("");
    table.act("B: read").tells("board-agrees owner black; black: stands");
}

#[test]
fn d_2_1_a_capture_that_was_not_announced_is_a_difference_though_a_piece_is_missing() {
    let mut table = announced("P?e4 P?d5", "P?d3");
    // He took d5 with the pawn instead.
    table.heard().space().act("B: read d3d2 d5 e4d5");
    table.tells("black's board differs: d2 P for -, d3 - for P, e4 - for P, d5 P for p");
    // A piece that is in the hand, as far as each change is told.
    let mut table = announced("", "P?e4");
    table.heard().space().hands_of(Seat::Black, "-a2").tells("black touched P a2");
    table.act("B: read a2 e4e2").tells("black's board differs: a2 - for P, e2 P for -, e4 - for P");
}

#[test]
fn d_2_8_a_difference_that_outlives_his_next_announcement_is_a_case() {
    let mut table = announced("", "P?e4");
    table.heard().space().act("B: read e4e2 d2d4").black("P?e5");
    table.tells(
        "black entered Pe7e5; case of black's board: d2 - for P, e2 P for -, d4 P for -, e4 - for P; white: x"
            .replace("; white: x", "")
            .as_str(),
    );
    // Not executed at all is a difference as well.
    let mut table = announced("", "P?e4");
    table.heard().space().black("P?e5").tells("black entered Pe7e5; case of black's board: e2 P for -, e4 - for P");
    table.heard().black_key().white("N?f3").heard().space().black("Nb8c6");
    assert_eq!(brief_all(&table.told), "black entered Nb8c6", "told once");
}

#[test]
fn d_2_1_his_move_told_by_his_board_is_announced_first_and_read_then() {
    let mut table = announced("", "P?e4");
    table.heard().space();
    // He executes White's move and answers in one go: the board was not at rest in between.
    table.send_by(EventSource::EBoard, Seat::White, event_of("say P?e5", 0)).tells("black entered Pe7e5");
    table.act("B: read e7e5").tells("black: own move stands");
    table.heard().black_key().tells("completed 2 Pe7e5 as executed");
    // Typed, and his board shows something else.
    let mut table = announced("", "P?e4");
    table.heard().space().act("B: read").black("P?e5").tells("black entered Pe7e5");
    table.act("B: read d7d5").tells("black announced Pe7e5, pegs show d5 p for -, e5 - for p, d7 - for p, e7 p for -");
    table.heard().black_key().tells("completed 2 Pe7e5");
}

#[test]
fn d_2_4_his_press_needs_no_pegs() {
    let mut table = announced("", "P?e4");
    table.heard().space().black("P?e5").heard().black_key().tells("completed 2 Pe7e5").runs("white");
}

#[test]
fn d_2_3_two_sensed_boards_are_held_apart() {
    let mut table = RefereeTable::begun();
    table.found("").act("B: found").white("P?e4").heard();
    table.hands("-e2 +e4").space().tells("completed 1 Pe2e4 as executed");
    table.act("B: read").tells("black: stands");
    table
        .send_by(EventSource::EBoard, Seat::White, event_of("say P?e5", 0))
        .tells("black entered Pe7e5; white: lift p e7");
    table.act("B: read e7e5").tells("black: own move stands").black_key().heard();
    table
        .hands("-e7 +e5")
        .tells("white: lifted p e7 for another; white: put p e5; white: placed p e5 right; white: stands");
    table.act("B: lost").tells("black's board lost");
    assert_eq!(table.boards_differ(), "");
}

#[test]
fn d_2_8_disorder_on_his_board_is_told_and_he_is_not_led() {
    let mut table = announced("", "P?e4");
    table.heard().space().act("B: read a1 b1 c1 d1").tells("black's board disturbed 4");
    table.act("B: read").tells("black: stands");
    // Before the start his pieces may stand anywhere at rest; that is told.
    let mut table = RefereeTable::open(GameTerms { ..tournament("90+30") });
    table.act("B: found rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
    table.tells("black's board found; black's board differs: d1 K for Q, e1 Q for K");
}
