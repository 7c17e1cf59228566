//! Promotion on a sensed board: what stands on the square is the choice (4.4.d).

use super::{facts, position};

const PAWN: &str = "8/3P4/7k/8/8/8/P7/K7 w - - 0 1";
const KNIGHT_BINDS: &str = "Pd7d8=N ?? promotion true Pd7d8=N ?? white 1 d7";

#[test]
fn art_4_4_d_a_knight_from_the_box_is_the_choice_before_the_pawn_is_lifted() {
    let mut table = position(PAWN);
    table.hands("+d8:N -d7").tells("white: placed N d8; white touched P d7");
    table.white("P?d8=N").tells("white announced Pd7d8=N; white: own move stands").heard().space();
    table.tells("completed 1 Pd7d8=N as executed");
    assert_eq!(facts(&mut table), KNIGHT_BINDS);
}

#[test]
fn art_4_4_d_a_direct_swap_of_the_pawn_is_a_choice() {
    let mut table = position(PAWN);
    table.white("P?d8=N").hands("-d7 +d8").tells("white touched P d7; white: placed P d8 wrong");
    table.hands("-d8 +d8:N").tells("white: lifted P d8; white: placed N d8 right; white: own move stands");
    table.heard().space().tells("completed 1 Pd7d8=N as executed");
    assert_eq!(facts(&mut table), KNIGHT_BINDS);
}

#[test]
fn art_4_4_d_the_choice_is_made_when_the_piece_touches_the_square() {
    // A knight was set down, and a queen after it: the first binds.
    let mut table = position(PAWN);
    table.hands("-d7 +d8:N -d8 +d8:Q").white("P?d8=Q").heard().space().tells("completed 1 Pd7d8=Q as executed");
    let facts = facts(&mut table);
    assert_eq!(facts, "Pd7d8=N ?? promotion false Pd7d8=Q ?? white 1 d7");
}

#[test]
fn art_4_4_d_a_piece_that_came_from_the_board_is_no_choice() {
    let mut table = position("8/3P4/7k/4N3/8/8/P7/K7 w - - 0 1");
    table.hands("-d7 -e5 +d8:N").tells("white touched P d7; white touched N e5; white: placed N d8");
    table.white("P?d8=Q").hands("-d8 +e5:N +d8:Q").heard().space().tells("completed 1 Pd7d8=Q as executed");
    // The queen from the box is one.
    assert!(facts(&mut table).contains(" promotion true Pd7d8=Q"));
}

#[test]
fn d_2_1_a_promotion_without_a_piece_is_refused_and_not_told_what_stands() {
    let mut table = position(PAWN);
    table.hands("-d7 +d8:N").white("P?d8").tells("white: refused unreadable promotion-missing to d8");
}

#[test]
fn d_2_3_a_pawn_left_standing_on_the_last_rank_is_no_promotion() {
    let mut table = position(PAWN);
    table.white("P?d8=Q").heard().hands("-d7 +d8").space().tells("white: refused not-made piece-placed P d8");
    // No piece has touched the square yet: the words are free to name another.
    table.act("correct P?d8=R").tells("white corrected Pd7d8=Q to Pd7d8=R").heard();
    table.hands("-d8 +d8:R").space().tells("completed 1 Pd7d8=R as executed");
}

#[test]
fn d_2_3_another_piece_than_the_one_announced_is_told_to_both() {
    let mut table = position(PAWN);
    table
        .white("P?d8=Q")
        .heard()
        .hands("-d7 +d8:N")
        .tells("white touched P d7; white: placed N d8 wrong; white announced Pd7d8=Q, pegs show d8 N for Q");
    table.space().tells("white: refused not-made piece-placed N d8");
    // 4.7: the piece stays, and only the words can follow it.
    table.act("correct P?d8=R").tells("white: refused correction-against-board square d8");
    table.act("correct P?d8=N");
    table.tells("white corrected Pd7d8=Q to Pd7d8=N; board-agrees owner white; white: own move stands");
    table.heard().space().tells("completed 1 Pd7d8=N as executed");
}

#[test]
fn d_2_3_promotion_with_a_capture() {
    let mut table = position("2n5/3P4/7k/8/8/8/P7/K7 w - - 0 1");
    table.white("Pd7c8=Q").heard().hands("-d7").space();
    table.tells("white: refused not-made captured-piece-removed c8");
    table.hands("-c8 +c8:Q").space().tells("completed 1 Pd7c8=Q as executed");
}
