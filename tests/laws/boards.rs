//! Two boards (D.1, D.2.8): never merged, compared where they are known, told and not smoothed over.

use super::table::RefereeTable;
use ansage_game::board::BoardKnowledge;

#[test]
fn d_1_no_board_is_known_until_its_owner_tells_of_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3");
    let boards = table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).boards;
    assert!(matches!((&boards.white, &boards.black), (BoardKnowledge::Assumed, BoardKnowledge::Assumed)));
}

#[test]
fn d_2_8_a_move_executed_wrongly_leaves_two_boards_that_differ_until_they_are_mended() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (4_000, "opp played e2e3", "confirmation-asked black execute e2 - e3"),
        (5_000, "f12", "black's board differs: e3 P for -, e4 - for P"),
    ]);
    assert_eq!(table.boards_differ(), "e3 -P, e4 P-");
    // Told as a case when the executor announces next, once; no clock stops for it.
    table.script(&[
        (6_000, "say P?e5", "black entered Pe7e5; case of black's board: e3 P for -, e4 - for P"),
        (7_000, "heard", ""),
        (8_000, "f8", "completed 2 Pe7e5"),
    ]);
    table.runs("white");
    assert_eq!(table.boards_differ(), "e3 -P, e4 P-");
    table.moves("Ng1f3 Nb8c6");
    // What both have announced since counts as executed, and the difference stays.
    assert_eq!(table.boards_differ(), "e3 -P, e4 P-");
    table.act("opp played e3e4").black_confirms().tells("board-agrees owner black");
    table.moves("P?d3 P?d6").course("Pe2e4 Pe7e5 Ng1f3 Nb8c6 Pd2d3 Pd7d6");
    assert!(!table.told.iter().any(|effect| super::table::brief(effect).contains("board")));
}

#[test]
fn d_2_8_a_difference_stays_the_difference_it_was_for_as_many_plies_as_nobody_mends_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms();
    let mut told = Vec::new();
    for code in "P?e5 P?d3 P?d6 P?h3 P?h6 P?a3 P?a6".split(' ') {
        let key = if table.referee.half_moves_with_withdrawn().len().is_multiple_of(2) { "space" } else { "f8" };
        for act in [&format!("say {code}"), "heard", key] {
            table.after(100).act(act);
            told.extend(table.told.iter().map(super::table::brief).filter(|line| line.contains("board")));
        }
        assert_eq!(squares(&table), "e3 P, e4 -");
    }
    assert_eq!(told, ["case of black's board: e3 P for -, e4 - for P"]);
}

#[test]
fn d_2_8_half_moves_left_untold_make_no_differences_of_their_own() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e4").black_confirms().tells("board-agrees owner black");
    // Black tells nothing of the next two moves of White, but of the third.
    table.moves("P?e5 Ng1f3 Nb8c6 Nf3e5 Nc6e5 P?d4");
    table.act("opp played d2d4").black_confirms().tells("board-agrees owner black");
    assert_eq!(table.boards_differ(), "");
}

#[test]
fn d_2_8_the_executor_puts_it_right_on_his_own_time() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms();
    table.script(&[
        (10_000, "opp played e3e4", "confirmation-asked black execute e3 - e4"),
        (11_000, "f12", "board-agrees owner black"),
        (12_000, "say P?e5", "black entered Pe7e5"),
    ]);
    table.used(3_000, 9_000);
}

#[test]
fn d_2_8_an_execution_may_be_told_before_the_press_and_the_correction_is_compared_with_it() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "opp played d2d4", "confirmation-asked black execute d2 - d4"),
        (3_000, "f12", "black's board differs: d2 - for P, e2 P for -, d4 P for -, e4 - for P"),
        (4_000, "correct P?d4", "white corrected Pe2e4 to Pd2d4; board-agrees owner black"),
        (5_000, "heard", ""),
        (6_000, "space", "completed 1 Pd2d4"),
    ]);
}

#[test]
fn d_2_8_a_misheard_move_is_mended_on_what_the_boards_should_show_too() {
    // White told what he executed: his board was never known before.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6");
    table.act("played e7e5").tells("white's board differs: e5 p for -, e6 - for p");
    table.act("misheard P?e5");
    table.tells("black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5; board-agrees owner white");
    // Before the press.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("say P?e6").act("played e7e5");
    table.act("misheard P?e5").tells("black misheard Pe7e6 for Pe7e5; board-agrees owner white");
    table.heard().black_key().tells("completed 2 Pe7e5");
}

#[test]
fn d_2_8_what_black_told_of_his_own_board_outlives_the_mending() {
    // He moved to e6, said so, and it was entered so; White then hears e5.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("opp played e7e6").black_confirms().tells("board-agrees owner black");
    table.act("misheard P?e5");
    table.tells(
        "black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5 as executed; black's board differs: e5 - for p, e6 p for -",
    );
    // Where he told nothing of it, his board follows the entry.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e4").black_confirms();
    table.moves("P?e6").act("misheard P?e5").tells("black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5");
    assert_eq!(squares(&table), "e3 -, e4 P");
}

#[test]
fn d_2_8_an_illegal_move_leaves_the_boards_that_show_it_differing() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say Ng1g3", "white announced Ng1g3"),
        (2_000, "played g1g3", "board-agrees owner white"),
        (3_000, "opp played g1g3", "confirmation-asked black execute g1 - g3"),
        (4_000, "f12", "board-agrees owner black"),
        (5_000, "heard", ""),
    ]);
    table.act("space").tells(
        "white completed illegal Ng1g3; white's board differs: g1 - for N, g3 N for -; black's board differs: g1 - for N, g3 N for -; remedy-proposed white illegal-move count 1 add-time black 120000",
    );
    table.act("played g3g1").tells("board-agrees owner white");
    table.act("opp played g3g1").black_confirms().tells("board-agrees owner black");
}

#[test]
fn d_2_8_an_illegal_move_that_was_legal_on_the_movers_own_board_is_no_offence() {
    for told in [false, true] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").act("opp played e2e3").black_confirms();
        table.moves("P?d5 P?h3");
        table.act("say Pd5d4").heard();
        // On Black's board e4 is empty and on the course d4 is; now the other way round: he captures on e3's own file.
        table.black_key().tells("completed 4 Pd5d4");
        table.moves("P?h4");
        table.act("say Pd4e3").heard();
        if told {
            table.act("opp played d4e3").black_confirms();
        }
        table.black_key();
        let first = super::table::brief(&table.told[0]);
        assert_eq!(first, "black completed Pd4e3, legal on his own board");
        table.runs("-").act("say P?h5").tells("white: refused suspended");
        // His own key has confirmed it: that it was another is for both.
        table.act("misheard P?h5").includes("remedy-proposed black correction").runs("-");
        table.act("opp consent").black_confirms_twice();
        table.includes("black misheard Pd4e3 for Ph7h5; completed 6 Ph7h5").runs("-");
        table.act("resume").tells("play-resumed turn white");
    }
}

#[test]
fn art_4_4_d_the_piece_that_touched_the_square_of_promotion_is_the_choice() {
    RefereeTable::from_position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1").script(&[
        (1, "say P?d8=Q", "white announced Pd7d8=Q"),
        (2, "played d7d8=N", "white's board differs: d8 N for Q"),
        (3, "heard", ""),
        (4, "space", "white: refused not-made piece-placed N d8"),
        (5, "correct P?d8=R", "white: refused correction-against-board square d8"),
        (6, "correct P?d8=N", "white corrected Pd7d8=Q to Pd7d8=N; board-agrees owner white"),
        (7, "heard", ""),
        (8, "space", "completed 1 Pd7d8=N as executed"),
    ]);
}

#[test]
fn art_3_7_e_a_pawn_left_on_the_last_rank_is_not_exchanged() {
    RefereeTable::from_position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1").script(&[
        (1, "say P?d8=Q", "white announced Pd7d8=Q"),
        (2, "played d7d8", "white's board differs: d8 P for Q"),
        (3, "heard", ""),
        (4, "space", "white: refused not-made piece-placed P d8"),
        (5, "played d8d8=Q", "board-agrees owner white"),
        (6, "space", "completed 1 Pd7d8=Q as executed"),
    ]);
}

#[test]
fn d_2_1_en_passant_and_castling_are_executed_by_telling_the_moving_piece() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?a6 P?e5 P?d5 P?d6").act("opp played e5d6").black_confirms().tells("board-agrees owner black");
    assert_eq!(table.boards_differ(), "");
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3 Ng8f6 B?c4 B?c5 O-O");
    table.act("opp played e1g1").black_confirms().tells("board-agrees owner black");
    table.moves("O-O").act("played e8g8").tells("board-agrees owner white");
    assert_eq!(table.boards_differ(), "");
}

#[test]
fn art_4_a_touch_is_told_and_judged_by_nobody() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1, "adjust", "adjusting player white"),
        (2, "touched d2", "touch-announced P white adjusting d2"),
        (3, "touched d5", "white: refused nothing-on-square square d5"),
        (4, "say P?e4", "white announced Pe2e4"),
        (5, "opp touched e7", "confirmation-asked black touch e7"),
        (6, "f12", "touch-announced p black e7"),
        (7, "opp touched e7", "confirmation-asked black touch e7"),
        (8, "f12", "white: refused nothing-changed"),
        (9, "opp adjust", "white: refused adjust-out-of-turn"),
    ]);
}

/// A touch of nothing is not a touch: the hall hears of none, and the player who typed it is asked for nothing.
#[test]
fn art_4_3_a_touch_on_an_empty_square_is_refused_privately() {
    let mut table = RefereeTable::begun();
    table.act("touched e4").tells("white: refused nothing-on-square square e4");
    table.act("opp touched d5").tells("white: refused nothing-on-square square d5");
    table.moves("N?f3 N?c6").act("touched g1").tells("white: refused nothing-on-square square g1");
    // It ends no right: the offer is open.
    table.white("P?e4").heard().act("draw").act("opp touched b8").tells("white: refused nothing-on-square square b8");
    table.act("opp accept").black_confirms_twice().ends_with("game-over draw agreement");
    // A board that is known to differ, and a move that is executed and not announced.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("played d2d4").act("touched d4").includes("touch-announced").lacks("refused");
    // What a move that is pressed and not entered has left on the boards is not known.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black_key().act("touched e5").tells("white: refused move-not-entered");
    table.act("opp touched e5").tells("white: refused move-not-entered");
    table.act("touched d2").includes("touch-announced P white");
}

#[test]
fn d_2_8_a_board_tells_only_of_pieces_that_stand_on_it() {
    let mut table = RefereeTable::begun();
    table.act("played e4e5").tells("white: refused nothing-on-square square e4");
    table.act("opp played e5e4").black_confirms().tells("white: refused nothing-on-square square e5");
}

/// What stands on e3 and e4 of Black's own board.
pub fn squares(table: &RefereeTable) -> String {
    let shown = table.referee.view(ansage_game::moment::Moment::from_millis(table.now)).shown;
    let on = |square: shakmaty::Square| shown.black.piece_at(square).map_or('-', shakmaty::Piece::char);
    format!("e3 {}, e4 {}", on(shakmaty::Square::E3), on(shakmaty::Square::E4))
}

#[test]
fn d_2_8_mending_an_old_difference_is_not_taken_for_the_execution_of_a_later_move() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp played e2e3").black_confirms();
    table.moves("P?e5 N?f3").act("opp played e3e4").black_confirms().tells("board-agrees owner black");
    // White's knight was announced meanwhile; what Black made of it is still his to tell.
    table.act("opp played g1h3").black_confirms();
    assert_eq!(table.boards_differ(), "f3 N-, h3 -N");
}
