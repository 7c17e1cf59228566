//! When a move is made on a sensed board (D.2.3): three conditions in any order, neither words nor pegs above the other.

use super::super::table::{RefereeTable, brief_all, event_of, tournament};
use super::{after, facts, position, public, table};
use ansage_game::event::EventKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const CAPTURE: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[test]
fn d_2_3_the_three_conditions_in_all_six_orders_and_made_at_the_last() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for order in orders {
        let mut table = position(EN_PASSANT);
        for (step, which) in order.into_iter().enumerate() {
            match which {
                0 => table.hands("-d5"),
                1 => table.hands("-e5 +d6"),
                _ => table.white("Pe5d6").heard(),
            };
            table.space();
            let told = brief_all(&table.told);
            match step {
                2 => assert_eq!(told, "completed 1 Pe5d6 as executed", "{order:?}"),
                _ => assert!(told.starts_with("white: refused not-made"), "{order:?} at {step}: {told}"),
            }
        }
        table.runs("black");
    }
}

#[test]
fn d_2_3_an_announcement_that_is_not_heard_out_keeps_the_press_and_only_that_does() {
    let mut table = table();
    table.white("P?e4").space().tells("white: refused not-made e2 P for -, e4 - for P");
    table.hands("-e2").space().tells("white: refused not-made piece-placed - e4").runs("white");
    table.hands("+e4").tells("white: placed P e4 right; white: own move stands");
    table.space().tells("white: press-kept").heard().tells("completed 1 Pe2e4 as executed").runs("black");
}

#[test]
fn d_2_3_the_captured_piece_must_be_off() {
    let mut table = position(CAPTURE);
    table.white("Pe4d5").heard().hands("-e4").space();
    table.tells("white: refused not-made captured-piece-removed d5");
    // A direct swap happens.
    table.hands("-d5 +d5:P").tells("white touched p d5; white: placed P d5 right; white: own move stands");
    table.space().tells("completed 1 Pe4d5 as executed");
    // It goes off first.
    let mut table = position(CAPTURE);
    table.hands("-d5 -e4 +d5:P").tells("white touched p d5; white touched P e4; white: placed P d5");
    table.white("Pe4d5").tells("white announced Pe4d5; white: own move stands");
    table.heard().space().tells("completed 1 Pe4d5 as executed");
}

#[test]
fn d_2_3_en_passant_the_pawn_left_standing_is_named_by_its_square_and_nothing_else_is_told() {
    let mut table = position(EN_PASSANT);
    table.white("Pe5d6").hands("-e5 +d6").tells("white touched P e5; white: placed P d6 right");
    table.heard().space().tells("white: refused not-made captured-piece-removed d5");
    table.hands("-d5").tells("white: own move stands; white touched p d5");
    table.space().tells("completed 1 Pe5d6 as executed");
}

#[test]
fn d_2_3_a_kept_press_is_released_when_a_peg_leaves() {
    let mut table = table();
    table.white("P?e4").hands("-e2 +e4").space().tells("white: press-kept");
    table.hands("-e4").tells("white: lifted P e4; white: press-cancelled");
    table.heard().tells("").runs("white");
    table.hands("+e4").tells("white: placed P e4 right; white: own move stands");
    table.space().tells("completed 1 Pe2e4 as executed");
}

#[test]
fn d_2_3_words_and_pegs_that_differ_are_no_move_and_both_hear_both_facts_once() {
    let mut table = table();
    table
        .white("N?f3")
        .heard()
        .hands("-g1 +h3")
        .tells("white touched N g1; white: placed N h3 wrong; white announced Ng1f3, pegs show f3 - for N, h3 N for -");
    assert_eq!(table.told.last().map(|effect| effect.to), Some(ansage_game::effect::Audience::Hall));
    table.space().tells("white: refused not-made f3 - for N, h3 N for -").runs("white").completed(0, 0);
    // The other order: the pegs first.
    let mut table = self::table();
    table.hands("-g1 +h3").tells("white touched N g1; white: placed N h3");
    table.white("N?f3").tells("white announced Ng1f3; white announced Ng1f3, pegs show f3 - for N, h3 N for -");
    assert!(public(&table));
    // The pegs may follow the words as well.
    table
        .hands("-h3 +f3")
        .tells("white: lifted N h3; white: placed N f3 right; board-agrees owner white; white: own move stands");
    table.heard().space().tells("completed 1 Ng1f3 as executed");
}

#[test]
fn d_2_3_hands_on_the_way_are_no_difference() {
    // Nothing public is said of a move that is begun and not finished.
    let mut table = position(CAPTURE);
    table.white("Pe4d5").hands("-d5").tells("white touched p d5");
    table.heard().space().tells("white: refused not-made e4 P for -, d5 - for P");
    // Another piece than the captured one went off: that is another matter.
    let mut table = position("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
    table.white("Pe4d5").hands("-f5").heard().space().tells(
        "white announced Pe4d5, pegs show e4 P for -, d5 p for P, f5 - for p; \
         white: refused not-made e4 P for -, d5 p for P, f5 - for p",
    );
}

#[test]
fn d_2_3_squares_that_are_not_of_the_move_are_told_and_refuse_no_press() {
    // The opponent's pawn was put one square short.
    let mut table = after("P?e4");
    table.moves("P?e5").hands("-e7 +e6").white("N?f3");
    table.tells("white announced Ng1f3; white announced Ng1f3, not of it, pegs show e5 - for p, e6 p for -");
    assert!(table.told.iter().all(|effect| effect.to == ansage_game::effect::Audience::Hall));
    // What hinders the press is named alone.
    table.heard().hands("-g1").space().tells("white: refused not-made piece-placed - f3").runs("white");
    table.hands("+f3").tells("white: placed N f3 right; white: own move stands");
    table.space().tells("completed 3 Ng1f3 as executed").runs("black");
    // Two of his own pieces were swapped while the other clock ran.
    let mut table = after("P?e4");
    table.hands("-a1 -b1 +a1:N +b1:R").moves("P?e5").hands("-e7 +e5").white("N?f3").heard().hands("-g1 +f3");
    table.ends_with("white announced Ng1f3, not of it, pegs show a1 N for R, b1 R for N");
    table.space().tells("completed 3 Ng1f3 as executed").runs("black");
    // He has put another knight beside his move.
    let mut table = self::table();
    table.white("P?e4").heard().hands("-e2 +e4 -b1 +c3").space().includes("completed 1 Pe2e4 as executed");
}

#[test]
fn d_2_3_a_capture_beside_a_piece_that_went_off_is_made_and_the_end_by_it_counts() {
    let mut table = position("4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1");
    table.white("Pe4d5").hands("-d5 -f5 -e4").heard().space().includes("refused not-made").runs("white");
    table.hands("+d5").space();
    table.tells("white announced Pe4d5, not of it, pegs show f5 - for p; completed 1 Pe4d5 as executed");
    // Mate ends the game whatever else differs (5.1.1).
    let mut table = position("6k1/5ppp/8/8/8/2p5/8/R3K3 w - - 0 1");
    table.white("Ra1a8").hands("-c3 +d3 -a1 +a8").heard().space();
    table.ends_with("completed 1 Ra1a8 as executed; game-over win checkmate white");
}

#[test]
fn d_2_3_a_blind_blacks_press_counts_beside_a_move_that_is_not_carried_out() {
    let terms = GameTerms { white_blind: false, black_blind: true, owner: Color::Black, ..tournament("90+30") };
    let mut table = RefereeTable::begun_with(terms);
    let shows = shakmaty::Board::default();
    table.report(Seat::Black, BoardReport::Found { shows });
    let said = |table: &mut RefereeTable, act: &str| {
        table.after(1_000).send(Seat::Black, event_of(act, 0)).heard();
    };
    said(&mut table, "say Ng1f3");
    table.send(Seat::Black, event_of("space", 0)).tells("completed 1 Ng1f3");
    said(&mut table, "say P?d5");
    table.hands_of(Seat::Black, "-d7").send(Seat::Black, event_of("f8", 0)).tells(
        "black announced Pd7d5, not of it, pegs show g1 N for -, f3 - for N; \
         black: refused not-made piece-placed - d5",
    );
    table.hands_of(Seat::Black, "+d5").tells("black: placed p d5 right; black: own move stands");
    table.send(Seat::Black, event_of("f8", 0)).tells("completed 2 Pd7d5 as executed").runs("white");
}

#[test]
fn d_2_3_a_kept_press_outlives_a_peg_that_is_not_of_the_move() {
    let mut table = table();
    table.white("P?e4").hands("-e2 +e4").space().tells("white: press-kept");
    table.hands("-b1").lacks("press-cancelled").hands("+c3").lacks("press-cancelled");
    table.heard().tells("completed 1 Pe2e4 as executed").runs("black");
    // The reply to a move that was not pressed, too.
    let mut table = after("P?e4");
    table.act("reply P?e5").white("N?f3").heard().hands("-g1 +f3 -a2 +a3").space().includes("early-press");
    table.hands("-a3 +a2 -b2").lacks("press-cancelled").hands("+b2 -f3").includes("press-cancelled");
}

#[test]
fn d_2_8_a_difference_that_outlives_the_next_announcement_is_a_case_once() {
    let mut table = after("P?e4");
    table.moves("P?e5").hands("-e7 +e6").white("N?f3").heard().hands("-g1 +f3").space();
    table.moves("Nb8c6").hands("-b8 +c6").white("P?a3");
    table.tells("white announced Pa2a3; case of white's board: e5 - for p, e6 p for -");
    table.heard().hands("-a2 +a3").space().tells("completed 5 Pa2a3 as executed").runs("black");
    table.moves("P?h6").hands("-h7 +h6").white("P?b3").tells("white announced Pb2b3");
    table.hands("-b2 +b3 -e6 +e5").includes("board-agrees owner white");
}

#[test]
fn d_2_9_c_the_assistant_presses_beside_a_difference() {
    let terms = GameTerms { assistant_press: Some(Span::from_millis(1_500)), ..tournament("90+30") };
    let mut table = RefereeTable::begun_with(terms);
    table.found("").script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "heard", ""),
        (8_000, "pegs -b1", "white touched N b1"),
        (
            8_500,
            "pegs +c3",
            "white: placed N c3 wrong; \
             white announced Pe2e4, pegs show b1 - for N, e2 P for -, c3 N for -, e4 - for P",
        ),
        (9_000, "pegs -e2", "white touched P e2"),
        (
            9_500,
            "pegs +e4",
            "white: placed P e4 right; white announced Pe2e4, not of it, pegs show b1 - for N, c3 N for -",
        ),
        (10_999, "deadline", ""),
        (11_000, "deadline", "completed 1 Pe2e4 as executed"),
    ]);
}

#[test]
fn d_2_9_c_the_assistant_presses_when_the_last_condition_holds_and_only_then() {
    let begun = || {
        let terms = GameTerms { assistant_press: Some(Span::from_millis(1_500)), ..tournament("90+30") };
        let mut table = RefereeTable::begun_with(terms);
        table.found("");
        table
    };
    let mut table = begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "heard", ""),
        (9_000, "pegs -e2", "white touched P e2"),
        (9_500, "pegs +e4", "white: placed P e4 right; white: own move stands"),
        (10_999, "deadline", ""),
        (11_000, "deadline", "completed 1 Pe2e4 as executed"),
    ]);
    let mut table = begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "pegs -e2", "white touched P e2"),
        (3_000, "pegs +e4", "white: placed P e4 right; white: own move stands"),
        (4_000, "heard", ""),
        // The peg comes out again before it is pressed.
        (5_000, "pegs -e4", "white: lifted P e4; P e4 rested Span(2000)"),
        (6_000, "deadline", ""),
        (7_000, "pegs +e4", "white: placed P e4 right; white: own move stands"),
        // A key holds it, and a snapshot that changes nothing does not let it go.
        (7_500, "escape", "white: press-cancelled"),
        (8_000, "read e2e4", ""),
        (20_000, "deadline", ""),
        (21_000, "space", "completed 1 Pe2e4 as executed"),
    ]);
}

#[test]
fn d_2_3_a_own_move_completes_no_move_that_does_not_stand_on_the_pegs() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    table.found("").white("P?e4").heard();
    let e5 = || EventKind::Announced { words: "P?e5".parse().expect("a code") };
    // Not made: the reply to it lapses.
    table.send(Seat::Black, e5()).tells("reply-lapsed Pe7e5 ?? black not-made");
    table.hands("-e2 +e4").send(Seat::Black, e5()).tells("black announced Pe7e5").completed(0, 0).runs("white");
    // Taken off the pegs again, it is not made any more, and his own next move completes nothing.
    table.hands("-e4").white("P?d4").tells("white: refused own-move-awaits-press").completed(0, 0);
    // Nor does it before the reply is made: then it answers nothing yet.
    table.hands("+e4").white("P?d4").tells("reply-lapsed Pd2d4 ?? white not-made").heard();
    table.white("P?d4").includes("completed 1 Pe2e4 as executed; completed 2 Pe7e5").completed(1, 1).runs("white");
}

#[test]
fn d_2_1_the_reply_carried_out_before_the_press_undoes_no_move_and_touches_nothing() {
    let mut table = table();
    table.white("P?e4").heard().hands("-e2 +e4").after(1_000).act("reply P?d5").tells("black entered Pd7d5");
    // On the way, and done: his own move stands, and he has touched nothing to capture it.
    table.hands("-d7").tells("white: lifted p d7 for another");
    table.hands("+d5").tells("white: placed p d5 right");
    table.space().tells("completed 1 Pe2e4 as executed; white: stands").runs("black");
    // Left undone it hinders nothing either.
    let mut table = self::table();
    table.white("P?e4").heard().hands("-e2 +e4").act("reply P?d5").space();
    table.tells("completed 1 Pe2e4 as executed; white: lift p d7");
    // What is undone of his own move is.
    let mut table = self::table();
    table.white("P?e4").heard().hands("-e2 +e4").act("reply P?d5").hands("-d7 +d5 -e4");
    table.space().includes("white: refused not-made");
}

#[test]
fn art_4_4_castling_king_first() {
    let mut table = position(CASTLING);
    table.white("O-O").heard().hands("-e1 +g1 -h1 +f1").tells(
        "white touched K e1; white: placed K g1 right; white touched R h1; white: placed R f1 right; \
         white: own move stands",
    );
    table.space().tells("completed 1 O-O as executed");
    assert!(facts(&mut table).starts_with("O-O ?? castle true"));
}

#[test]
fn art_4_4_b_a_rook_lifted_first_is_told_once_and_never_castled_for_him() {
    for announced_first in [true, false] {
        let mut table = position(CASTLING);
        if announced_first {
            table.white("O-O").hands("-h1").tells("white touched R h1; rook first by white");
        } else {
            table
                .hands("-h1")
                .tells("white touched R h1")
                .white("O-O")
                .tells("white announced O-O; rook first by white");
        }
        assert!(public(&table));
        table.hands("+f1 -e1").tells("white: placed R f1 right; white touched K e1");
        table.heard().space().tells("white: refused not-made piece-placed - g1");
        table.hands("+g1").tells("white: placed K g1 right; white: own move stands");
        table.space().tells("completed 1 O-O as executed");
        let facts = facts(&mut table);
        assert!(facts.contains(" rook-before-king false O-O ?? white 1 h1 e1"), "{facts}");
        assert!(!facts.starts_with("O-O ??"), "{facts}");
    }
}

#[test]
fn art_4_4_b_a_rook_placed_alone_is_not_castled_automatically() {
    let mut table = position(CASTLING);
    table.hands("-h1 +f1").announce_pegs().tells("white announced Rh1f1; white: own move stands");
    assert!(!table.told.iter().any(|effect| format!("{effect:?}").contains("Castle")));
}

#[test]
fn f_3_castling_of_chess960_on_pegs() {
    // The king goes where the rook stands, and the rook where the king stood.
    let fen = "5k2/8/8/8/8/8/8/5KR1 w G - 0 1";
    let mut table =
        RefereeTable::begun_with(GameTerms { start: Some(fen.into()), chess960: None, ..tournament("90+30") });
    table.found("").white("O-O").heard();
    table.hands("-f1 -g1 +g1:K +f1:R").tells(
        "white touched K f1; white touched R g1; white: placed K g1 right; white: placed R f1 right; \
         white: own move stands",
    );
    table.space().tells("completed 1 O-O as executed");
    let mut table =
        RefereeTable::begun_with(GameTerms { start: Some(fen.into()), chess960: None, ..tournament("90+30") });
    table.found("").hands("-f1 -g1 +g1:K +f1:R").announce_pegs();
    table.tells("white announced O-O; white: own move stands");
}

#[test]
fn d_2_3_a_move_that_the_read_board_shows_is_made_without_a_touch() {
    let mut table = table();
    table.white("P?e4").heard().read("e2e4").tells("white: own move stands");
    table.space().tells("completed 1 Pe2e4 as executed");
    assert!(facts(&mut table).starts_with("- true Pe2e4"));
    assert!(table.referee.view(Moment::from_millis(table.now)).boards.white.as_present_sensed_board().is_some());
    table.report(Seat::White, BoardReport::Lost);
}
