//! D.2.1 to D.2.4: announced, repeated, executed, made, pressed.

use super::table::{RefereeTable, practice, tournament};
use ansage_game::effect::EffectKind;
use ansage_game::reading::UnreadableReason;
use ansage_game::refusal::Refusal;
use ansage_game::terms::GameTerms;

const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/4N1N1/4K3 w - - 0 1";
const PAWN_ON_SEVENTH: &str = "8/3P4/7k/8/8/8/8/K7 w - - 0 1";

#[test]
fn d_2_1_moves_are_announced_and_heard_in_the_hall() {
    RefereeTable::begun().script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (3_000, "heard", ""),
        (4_000, "space", "completed 1 Pe2e4"),
        (9_000, "say P?e5", "black entered Pe7e5"),
        (11_000, "heard", ""),
        (12_000, "f8", "completed 2 Pe7e5"),
        (13_000, "say Ng1f3", "white announced Ng1f3"),
    ]);
}

#[test]
fn d_2_1_the_opponent_repeats_and_a_difference_is_told_at_once() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "repeat P?e4", "white: refused nothing-announced"),
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "opp repeats P?d4", "confirmation-asked black repeat P?d4"),
        (3_000, "f12", "repetition differs: Pd2d4 for Pe2e4"),
        // The difference was found before the press: the correction is open.
        (4_000, "correct P?d4", "white corrected Pe2e4 to Pd2d4"),
        (5_000, "opp repeats Pd2d4", "confirmation-asked black repeat Pd2d4"),
        (6_000, "f12", "repetition-agrees player black"),
        (7_000, "heard", ""),
        (8_000, "space", "completed 1 Pd2d4"),
        // It may also come after the press.
        (9_000, "opp repeats ?d2d4", "confirmation-asked black repeat ?d2d4"),
        (10_000, "f12", "repetition-agrees player black"),
    ]);
    table.runs("black");
}

#[test]
fn d_2_1_a_missing_repetition_blocks_nothing() {
    RefereeTable::begun().moves("P?e4 P?e5 Ng1f3 Nb8c6").course("Pe2e4 Pe7e5 Ng1f3 Nb8c6");
}

#[test]
fn d_2_1_four_announcements_that_are_no_move_get_four_answers() {
    let mut table = RefereeTable::begun();
    table.act("mumble Eva elf").tells("white: refused not-understood Eva elf Eva elf");
    let mut table = RefereeTable::from_position(TWO_KNIGHTS);
    table.act("say N?f4").tells("white: refused unreadable ambiguous N f4");
    let mut table = RefereeTable::from_position(PAWN_ON_SEVENTH);
    table.act("say P?d8").tells("white: refused unreadable promotion-missing to d8");
    table.act("say Pd7d8").tells("white: refused unreadable promotion-missing to d8");
    let mut table = RefereeTable::begun_with(practice("5"));
    table.act("say Ng1g3");
    assert!(matches!(table.told[0].kind, EffectKind::Refused(Refusal::NotLegal { .. })));
}

#[test]
fn d_2_1_a_promotion_names_its_piece_and_is_never_a_silent_queen() {
    RefereeTable::from_position(PAWN_ON_SEVENTH).script(&[
        (0, "say P?d8=N", "white announced Pd7d8=N"),
        (1, "heard", ""),
        (2, "space", "completed 1 Pd7d8=N; game-over draw dead-position"),
    ]);
}

#[test]
fn art_11_3_a_tournament_gives_no_advice_with_a_refusal() {
    let unreadable = |terms: GameTerms, act: &str| {
        let mut table = RefereeTable::begun_with(GameTerms { start: Some(TWO_KNIGHTS.into()), ..terms });
        match table.act(act).told.pop().map(|effect| effect.kind) {
            Some(EffectKind::Refused(Refusal::Unreadable(unreadable))) => unreadable,
            other => panic!("{act}: {other:?}"),
        }
    };
    let from_squares = |unreadable| match unreadable {
        UnreadableReason::Ambiguous { from, .. } => from.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(from_squares(unreadable(tournament("5"), "say N?f4")), 0);
    assert_eq!(from_squares(unreadable(practice("5"), "say N?f4")), 2);
    assert_eq!(unreadable(tournament("5"), "say K?e4"), UnreadableReason::NoMoveFits { reason: None });
    assert!(matches!(unreadable(practice("5"), "say K?e4"), UnreadableReason::NoMoveFits { reason: Some(_) }));
    // Neither does the answer to a repetition, whoever repeats.
    let mut table = RefereeTable::from_position("4k3/4n1n1/8/8/8/8/8/4K3 b - - 0 1");
    table.act("say Ne7f5");
    table.act("repeat N?f5").tells("white: refused unreadable ambiguous N f5");
    table.act("repeat K?e4").tells("white: refused unreadable no-move-fits reason -");
}

#[test]
fn d_2_3_the_move_is_made_when_all_three_conditions_hold_in_any_order() {
    // A capture told piece by piece: (a) and (b) are what White tells of his own board, (c) is the last word.
    let before = "4k3/8/8/3p4/8/2N5/P7/4K3 w - - 0 1";
    let orders: [&[&str]; 6] = [
        &["played c3d5", "say Nc3d5", "heard"],
        &["played c3b5", "played b5d5", "say Nc3d5", "heard"],
        &["say Nc3d5", "played c3d5", "heard"],
        &["say Nc3d5", "heard", "played c3d5"],
        &["say Nc3d5", "played c3b5", "heard", "played b5d5"],
        &["say Nc3d5", "heard", "played c3b5", "played b5d5"],
    ];
    for order in orders {
        let mut table = RefereeTable::from_position(before);
        for act in order {
            table.after(1_000).act(act).runs("white");
        }
        table.after(1_000).space().tells("completed 1 Nc3d5 as executed").runs("black");
    }
}

#[test]
fn d_2_3_a_press_before_the_move_is_made_is_refused_with_what_is_missing() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "space", "white: refused not-made announcement"),
        (2_000, "say Ng1f3", "white announced Ng1f3"),
        (3_000, "played g1h3", "white's board differs: f3 - for N, h3 N for -"),
        (4_000, "heard", ""),
        (5_000, "space", "white: refused not-made piece-placed - f3"),
    ]);
    table.runs("white").completed(0, 0);
    table.script(&[
        (6_000, "played h3f3", "board-agrees owner white"),
        (7_000, "space", "completed 1 Ng1f3 as executed"),
    ]);
}

#[test]
fn d_2_3_en_passant_is_not_made_while_the_captured_pawn_stands() {
    let mut table = RefereeTable::from_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    table.script(&[
        (1_000, "say Pe5d6", "white announced Pe5d6"),
        (2_000, "heard", ""),
        // By way of another square, so that the captured pawn was not taken off with it.
        (3_000, "played e5e6", "white's board differs: d5 p for -, d6 - for P, e6 P for -"),
        (4_000, "played e6d6", "white's board differs: d5 p for -"),
        (5_000, "space", "white: refused not-made captured-piece-removed d5"),
        (6_000, "played d6e5", "white's board differs: d5 p for -, e5 P for -, d6 - for P"),
        (7_000, "played e5d6", "board-agrees owner white"),
        (8_000, "space", "completed 1 Pe5d6 as executed"),
    ]);
}

#[test]
fn d_2_3_castling_told_by_the_king_the_rook_first_or_both() {
    let before = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut table = RefereeTable::from_position(before);
    table.act("say O-O").act("played e1g1").tells("board-agrees owner white");
    table.heard().space().tells("completed 1 O-O as executed");
    let mut table = RefereeTable::from_position(before);
    table.script(&[
        (1, "say O-O-O", "white announced O-O-O"),
        (2, "played a1d1", "white's board differs: c1 - for K, e1 K for -"),
        (3, "heard", ""),
        (4, "space", "white: refused not-made piece-placed - c1"),
        (5, "played e1c1", "board-agrees owner white"),
        (6, "space", "completed 1 O-O-O as executed"),
    ]);
}

#[test]
fn d_2_3_castling_is_not_held_up_by_an_older_difference_on_the_rank() {
    let mut table = RefereeTable::from_position("4k2r/8/8/8/8/8/8/RQ2K2R b KQk - 0 1");
    table.moves("Ke8d8");
    // White's queen has long stood on a2 on his own board.
    table.act("played b1a2").act("say O-O").heard().act("played e1g1").space();
    assert_eq!(super::table::brief_all(&table.told), "completed 2 O-O as executed");
}

#[test]
fn d_2_3_a_press_before_the_last_word_is_kept_and_takes_effect_at_the_last_word() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (10_000, "say P?e4", "white announced Pe2e4"),
        (10_100, "space", "white: press-kept"),
        (11_000, "space", "white: refused already-pressed"),
    ]);
    table.runs("white").completed(0, 0);
    table.script(&[(12_500, "heard", "completed 1 Pe2e4")]);
    table.runs("black").used(12_500, 0).completed(1, 0);
}

#[test]
fn d_2_3_a_kept_press_can_be_taken_back() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "escape", "white: refused nothing-pressed"),
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (1_200, "escape", "white: press-cancelled"),
        (3_000, "heard", ""),
    ]);
    table.runs("white").completed(0, 0).after(1_000).space().runs("black").used(4_000, 0);
}

#[test]
fn d_2_3_a_repetition_of_the_announcement_does_not_end_the_words_that_count() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (1_200, "again", "white: refused still-being-said"),
        (2_000, "heard 1", "completed 1 Pe2e4"),
        (2_100, "again", "white again Pe2e4"),
        (2_200, "again", "white: refused still-being-said"),
        (3_000, "heard 2", ""),
        (3_100, "heard 7", ""),
        (3_200, "again", "white again Pe2e4"),
    ]);
    table.runs("black").completed(1, 0);
}

#[test]
fn d_2_3_a_players_own_move_awaits_the_press() {
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().white("P?d4").tells("white: refused own-move-awaits-press").runs("white");
}

#[test]
fn d_2_4_a_sighted_players_press_stops_his_clock_on_arrival() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").used(3_000, 0);
    table.script(&[
        (10_000, "say P?e5", "black entered Pe7e5"),
        (10_500, "f8", "press-waits player black"),
        (10_600, "f8", "white: refused already-pressed"),
    ]);
    table.after(1_000).runs("-").used(3_000, 7_500).completed(1, 1);
    table.script(&[(12_000, "heard", "completed 2 Pe7e5")]);
    table.runs("white").used(3_000, 7_500);
}

#[test]
fn d_2_4_the_arbiter_may_let_the_other_clock_start_at_once() {
    let mut table = RefereeTable::begun_with(GameTerms { clock_waits: false, ..tournament("90+30") });
    table.moves("P?e4");
    table.script(&[(10_000, "say P?e5", "black entered Pe7e5"), (10_500, "f8", "completed 2 Pe7e5")]);
    table.runs("white").used(3_000, 7_500);
}

#[test]
fn d_2_4_a_sighted_player_may_press_before_his_move_is_entered() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "f8", "pressed-before-entry player black"),
        (11_000, "f8", "white: refused already-pressed"),
        (12_000, "space", "white: refused move-not-entered"),
        (12_500, "say P?e3", "white: refused unreadable no-move-fits reason -"),
        (13_000, "say P?e5", "black entered Pe7e5; completed 2 Pe7e5"),
    ]);
    // The entry was on White's time, and the press counted once.
    table.runs("white").used(6_000, 7_000).completed(1, 1);
}

#[test]
fn d_2_4_the_own_move_completes_a_move_that_was_not_pressed() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "say P?e5", "black entered Pe7e5"),
        (12_000, "heard", ""),
        // The opponent's reply completes nothing, and his clock runs on.
        (15_000, "say Ng1f3", "white announced Ng1f3"),
        (15_500, "space", "early-press true false white"),
        (15_600, "escape", "white: press-cancelled"),
    ]);
    table.runs("black").used(3_000, 12_600).completed(1, 0);
    // His own next move does: both are counted, without press and without increment.
    table.script(&[
        // An answer to a reply that is not made yet (1.3).
        (16_000, "reply Nb8c6", "reply-lapsed Nb8c6 ?? black not-made"),
        (16_500, "heard", ""),
        (
            17_000,
            "reply Nb8c6",
            "desk: completed-unpressed player black; completed 2 Pe7e5; completed 3 Ng1f3; black entered Nb8c6",
        ),
    ]);
    table.runs("black").used(3_000, 14_000).completed(2, 1).clocks(5_457_000, 5_416_000);
}

#[test]
fn d_2_4_nobody_presses_out_of_turn() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.script(&[(0, "space", "white: refused not-started"), (0, "start", "started")]);
    table.script(&[
        (1_000, "start", "white: refused already-started"),
        (2_000, "f8", "white: refused clock-not-running player black"),
        (3_000, "say P?e4", "white announced Pe2e4"),
        // Told to everybody: his opponent must know it too.
        (4_000, "f8", "early-press false false black"),
        (5_000, "heard", ""),
        (6_000, "space", "completed 1 Pe2e4"),
        (7_000, "space", "white: refused clock-not-running player white"),
    ]);
}

#[test]
fn d_2_7_a_slip_is_corrected_until_the_press_and_never_after() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (500, "correct P?e4", "white: refused nothing-to-correct"),
        (1_000, "say P?f3", "white announced Pf2f3"),
        (2_000, "correct P?f4", "white corrected Pf2f3 to Pf2f4"),
        (3_000, "heard", ""),
        (4_000, "correct Ng1f3", "white corrected Pf2f4 to Ng1f3"),
        // The corrected words must be heard too.
        (5_000, "space", "white: press-kept"),
        (6_000, "heard", "completed 1 Ng1f3"),
        (7_000, "correct P?f4", "white: refused correction-too-late"),
    ]);
    table.course("Ng1f3").runs("black").used(6_000, 1_000);
}

#[test]
fn d_2_7_a_correction_also_takes_back_a_kept_press() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?f3", "white announced Pf2f3"),
        (1_100, "space", "white: press-kept"),
        (1_500, "correct P?f4", "white: press-cancelled; white corrected Pf2f3 to Pf2f4"),
        // The last word of the slip counts for nothing.
        (2_000, "heard 1", ""),
        (3_000, "heard 2", ""),
    ]);
    table.runs("white").completed(0, 0);
}

#[test]
fn d_2_7_a_sighted_players_own_press_ends_his_correction() {
    let mut table =
        RefereeTable::begun_with(GameTerms { white_blind: false, black_blind: true, ..tournament("90+30") });
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "space", "press-waits player white"),
        (3_000, "correct P?d4", "white: refused correction-too-late"),
        (4_000, "heard", "completed 1 Pe2e4"),
    ]);
    table.completed(1, 0).runs("black");
}

#[test]
fn art_4_7_a_correction_follows_the_hands_and_never_leads_them() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say Ng1f3", "white announced Ng1f3"),
        (2_000, "played g1h3", "white's board differs: f3 - for N, h3 N for -"),
        (3_000, "correct N?a3", "white: refused correction-against-board square h3"),
        (4_000, "correct Ng1e2", "white: refused correction-against-board square h3"),
        (5_000, "correct Ng1h3", "white corrected Ng1f3 to Ng1h3; board-agrees owner white"),
        (6_000, "heard", ""),
        (7_000, "space", "completed 1 Ng1h3 as executed"),
    ]);
}

#[test]
fn art_4_7_a_correction_does_not_name_a_twin_that_was_not_lifted() {
    let mut table = RefereeTable::from_position(TWO_KNIGHTS);
    table.script(&[
        (1_000, "say Ne2c3", "white announced Ne2c3"),
        (2_000, "played e2f4", "white's board differs: c3 - for N, f4 N for -"),
        (3_000, "correct Ng2f4", "white: refused correction-against-board square f4"),
        (4_000, "correct Ne2f4", "white corrected Ne2c3 to Ne2f4; board-agrees owner white"),
    ]);
}

#[test]
fn d_2_3_a_move_executed_first_is_compared_when_it_is_announced() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5");
    table.script(&[
        (10_000, "played g1h3", "touch-announced N white g1"),
        (11_000, "say Ng1f3", "white announced Ng1f3; white's board differs: f3 - for N, h3 N for -"),
        (12_000, "heard", ""),
        (13_000, "space", "white: refused not-made piece-placed - f3"),
        (14_000, "correct Ng1h3", "white corrected Ng1f3 to Ng1h3; board-agrees owner white"),
        (15_000, "heard", ""),
        (16_000, "space", "completed 3 Ng1h3 as executed"),
        (17_000, "opp played b8c6", "confirmation-asked black execute b8 - c6"),
        (18_000, "f12", "touch-announced n black b8"),
        (19_000, "say Nb8c6", "black entered Nb8c6"),
        (20_000, "heard", ""),
        (21_000, "f8", "completed 4 Nb8c6 as executed"),
    ]);
}

#[test]
fn d_2_3_castling_may_be_executed_first() {
    for hands in [&["played e1g1"][..], &["played h1f1", "played e1g1"], &["played e1g1", "played h1f1"]] {
        let mut table = RefereeTable::from_position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        for act in hands {
            table.act(act);
        }
        table.white("O-O").tells("white announced O-O").heard().space().tells("completed 1 O-O as executed");
    }
}
