//! Mend words on a sensed board: only to what the pegs show or the touched piece can still do (D.2.7, 4.7).

use super::super::table::{RefereeTable, practice};
use super::table;
use ansage_game::ruling::Ruling;

#[test]
fn d_2_7_words_follow_a_released_piece_and_nothing_else() {
    let mut table = table();
    table.white("N?f3").heard().hands("-g1 +h3");
    for third in ["Ng1e2", "P?e4", "Nb1c3"] {
        table.act(&format!("correct {third}")).tells("white: refused correction-against-board square h3");
    }
    table.act("correct N?h3");
    table.tells("white corrected Ng1f3 to Ng1h3; board-agrees owner white; white: own move stands");
    table.space().tells("white: press-kept").heard().tells("completed 1 Ng1h3 as executed");
    table.act("correct N?f3").tells("white: refused correction-too-late");
}

#[test]
fn art_4_7_a_piece_in_the_hand_or_put_back_binds_no_words_in_a_tournament() {
    let mut table = table();
    table.white("N?f3").hands("-g1").act("correct N?h3").tells("white corrected Ng1f3 to Ng1h3");
    table.hands("+g1").act("correct P?e4").tells("white corrected Ng1h3 to Pe2e4");
    let mut practice = RefereeTable::begun_with(practice("90+30"));
    practice.found("").white("N?f3").hands("-g1").act("correct P?e4");
    practice.tells("white: refused touched-piece-first squares g1");
    practice.act("correct N?h3").tells("white corrected Ng1f3 to Ng1h3");
}

#[test]
fn d_2_7_a_correction_takes_a_kept_press_back() {
    let mut table = table();
    table.white("N?f3").hands("-g1 +f3").space().tells("white: press-kept");
    table.act("correct N?h3").tells("white: refused correction-against-board square f3");
    table.heard().tells("completed 1 Ng1f3 as executed");
}

#[test]
fn d_2_7_a_difference_that_comes_back_with_other_words_is_told_again() {
    let mut table = table();
    table.white("N?f3").hands("-g1 +h3");
    table.hands("-h3 +g1").act("correct P?e4").tells("white corrected Ng1f3 to Pe2e4");
    table.hands("-g1 +h3").tells(
        "white touched N g1; white: placed N h3 wrong; \
         white announced Pe2e4, pegs show g1 - for N, e2 P for -, h3 N for -, e4 - for P",
    );
}

#[test]
fn d_2_7_castling_may_be_corrected_to_the_rooks_move_and_back() {
    let mut table = super::position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    table.white("O-O").hands("-h1 +f1").act("correct Rh1f1");
    table.tells("white corrected O-O to Rh1f1; white: own move stands");
    table.act("correct O-O").tells("white corrected Rh1f1 to O-O");
    table.act("correct Rh1g1").tells("white: refused correction-against-board square f1");
}

#[test]
fn d_2_2_a_move_that_was_put_back_is_begun_no_more() {
    let mut table = table();
    table.hands("-d2 +d2").read("g1f3").hands("-f3 +h3");
    table.tells("white: lifted N f3 for another; white: placed N h3 wrong");
}

#[test]
fn d_2_3_hands_tell_nothing_in_words_on_a_sensed_board() {
    let mut table = table();
    table.act("played e2e4").tells("white: refused board-is-sensed");
    table.lost().act("played e2e4").tells("touch-announced P white e2");
}

/// A reply to a move that the hands have undone is none to the move that is announced in its place: its legality was read
/// behind the other one.
#[test]
fn d_2_7_a_correction_after_the_pegs_were_put_back_is_a_claim_where_a_reply_waits() {
    let replied = || {
        let mut table = table();
        table.white("N?f3").heard().hands("-g1 +f3").act("reply P?e5").includes("entered Pe7e5");
        table.hands("-f3 +g1").act("correct N?h3").includes("claimed correction").lacks("reply-lapsed");
        table
    };
    // White's word alone takes nothing of Black's reply away (7.5.4).
    replied().desk().rule(Ruling::SetAside).tells("set-aside");
    replied().act("opp consent").black_confirms().black_confirms().includes("corrected Ng1f3 to Ng1h3");
}

#[test]
fn art_4_7_a_correction_tells_what_was_released_before() {
    let mut table = table();
    table.white("N?f3").heard().hands("-g1 +f3").act("correct N?h3").includes("refused correction-against-board");
    table.hands("-f3 +g1").act("correct N?h3").includes("other-move-released Ng1f3 ?? white");
    // What never stood on his pegs was a slip of the tongue.
    let mut table = self::table();
    table.white("N?f3").heard().act("correct N?h3").lacks("other-move-released");
}
