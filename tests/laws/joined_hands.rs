//! What the hands of a joined sighted player do on his board: a move of more than one hand, his own or the opponent's, and
//! one whose words were mended since.

use super::joined::{hosted, joined, joined_with};
use ansage_game::terms::GameTerms;

#[test]
fn d_2_1_an_execution_of_more_hands_is_no_difference_while_it_is_made() {
    let castling = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let mut table = joined_with(GameTerms { start: Some(castling.into()), ..hosted() });
    table.white("O-O-O").heard().space();
    table.act("b pegs -e1 +c1").lacks("differs").act("b pegs -a1 +d1").includes("black: stands").lacks("agrees");
    // The rook that is left where it stood is a case when he answers.
    let mut table = joined_with(GameTerms { start: Some(castling.into()), ..hosted() });
    table.white("O-O-O").heard().space().act("b pegs -e1 +c1 -a7").act("b say Pa7a6").includes("case of black's board");
    // A rook on another square is a difference at once; the pawn taken in passing is still to be taken off.
    let mut table = joined_with(GameTerms { start: Some(castling.into()), ..hosted() });
    table.white("O-O-O").heard().space().act("b pegs -e1 +c1 -a1 +b1").includes("black's board differs");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let mut table = joined_with(GameTerms { start: Some(passing.into()), ..hosted() });
    table.white("P?d6").heard().space();
    table.act("b pegs -e5 +d6").lacks("differs").act("b pegs -d5").includes("black: stands");
}

#[test]
fn d_2_7_a_correction_of_what_he_has_carried_out_is_a_difference_that_both_hear() {
    let mut table = joined();
    table.white("P?e4").heard().act("b pegs -e2 +e4").includes("stands");
    table.act("correct P?e3").includes("black's board differs: e3 - for P, e4 P for -");
    table.heard().space().act("b pegs -e4 +e3").includes("board-agrees owner black");
    // What he has not carried out yet is none.
    let mut table = joined();
    table.white("P?e4").heard().act("correct P?e3").lacks("differs");
}

#[test]
fn d_2_4_a_move_of_more_hands_is_no_difference_while_it_is_made() {
    let castling = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1";
    let mut table = joined_with(GameTerms { start: Some(castling.into()), ..hosted() });
    table.act("b pegs -e8 +g8 -h8").lacks("differs").lacks("disturbed");
    table.act("b say O-O").tells("black announced O-O").act("b pegs +f8").includes("own move stands");
    // A king that goes anywhere else is judged at the press (7.5.1), and not announced before it.
    let mut table = joined_with(GameTerms { start: Some(castling.into()), ..hosted() });
    table.act("b pegs -e8 +e5").lacks("differs");
    // The pawn before its queen; the pawn taken in passing after its taker.
    let mut table = joined_with(GameTerms { start: Some("7k/8/8/8/8/8/p7/7K b - - 0 1".into()), ..hosted() });
    table
        .act("b pegs -a2 +a1 -a1")
        .lacks("differs")
        .act("b say Pa2a1=Q")
        .act("b pegs +a1:q")
        .includes("own move stands");
    let passing = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    let mut table = joined_with(GameTerms { start: Some(passing.into()), ..hosted() });
    table.act("b pegs -d4 +e3").lacks("differs").act("b say Pd4e3").act("b pegs -e4").includes("own move stands");
    // His own piece on White's time is no move at all.
    let mut table = joined();
    table.act("b pegs -e7 +e5").includes("black's board differs: e5 p for -, e7 - for p");
}
