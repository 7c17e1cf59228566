//! Situations 5, 9, 10 and 20 to their end: boards and scores differ, the arbiter finds out, rules, and play goes on.

use super::table::{RefereeTable, brief_all};
use ansage_game::effect::Audience;
use ansage_game::moment::Moment;
use ansage_game::seat::Color;

/// Black, at White's keyboard, and confirmed with his key.
fn black_played(table: &mut RefereeTable, hands: &str) -> String {
    table.act(&format!("opp played {hands}")).black_confirms();
    brief_all(&table.told)
}

#[test]
fn situation_5_both_boards_are_known_and_a_difference_is_the_executors_to_put_right_until_he_answers() {
    let mut table = RefereeTable::begun();
    table.transcript(&[
        (1_000, "say P?e4", "white announced Pe2e4", 5_429_000, 5_430_000),
        (2_000, "played e2e4", "board-agrees owner white", 5_428_000, 5_430_000),
        (2_500, "heard", "", 5_427_500, 5_430_000),
        (3_000, "space", "completed 1 Pe2e4 as executed", 5_457_000, 5_430_000),
        (5_000, "opp played e2e3", "confirmation-asked black execute e2 - e3", 5_457_000, 5_428_000),
        // In the hall, and his clock runs on.
        (5_500, "f12", "black's board differs: e3 P for -, e4 - for P", 5_457_000, 5_427_500),
        (6_000, "compare", "compared: boards - and e3 e4, scores to -", 5_457_000, 5_427_000),
        (8_000, "opp played e3e4", "confirmation-asked black execute e3 - e4", 5_457_000, 5_425_000),
        (8_500, "f12", "board-agrees owner black", 5_457_000, 5_424_500),
        // The next one outlives his answer: a case for the arbiter, and still no clock stops.
        (9_000, "opp played d2d3", "confirmation-asked black execute d2 - d3", 5_457_000, 5_424_000),
        (9_500, "f12", "black's board differs: d2 - for P, d3 P for -", 5_457_000, 5_423_500),
        (
            10_000,
            "say P?e5",
            "black entered Pe7e5; case of black's board: d2 - for P, d3 P for -",
            5_457_000,
            5_423_000,
        ),
        (11_000, "f8", "press-waits player black", 5_457_000, 5_452_000),
        (11_500, "heard", "completed 2 Pe7e5", 5_457_000, 5_452_000),
        (12_000, "compare", "compared: boards - and d2 d3, scores to -", 5_456_500, 5_452_000),
        // A player who calls the arbiter stops them.
        (13_000, "arbiter", "arbiter-called player white", 5_455_500, 5_452_000),
        (90_000, "A: desk", "desk-taken first true", 5_455_500, 5_452_000),
        (91_000, "A: compare", "compared: boards - and d2 d3, scores to -", 5_455_500, 5_452_000),
        (92_000, "opp played d3d2", "confirmation-asked black execute d3 - d2", 5_455_500, 5_452_000),
        (92_500, "f12", "board-agrees owner black", 5_455_500, 5_452_000),
        (93_000, "A: resume", "play-resumed turn white", 5_455_500, 5_452_000),
    ]);
}

#[test]
fn situation_9_the_sheets_agree_and_the_board_that_left_them_is_put_right() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    assert_eq!(black_played(&mut table, "e2e3"), "black's board differs: e3 P for -, e4 - for P");
    table.moves("P?d5 N?f3 P?d4 N?a3 P?a6 B?d3 P?h6 P?h3");
    // The first symptom, eight half-moves later: what is illegal here is legal on Black's own board.
    table.act("say Pd4e3").heard().black_key();
    table.tells("black completed Pd4e3, legal on his own board").runs("-");
    table.desk();
    let sheets = "P?e4 P?d5 N?f3 P?d4 N?a3 P?a6 B?d3 P?h6 P?h3";
    table.arbiter(&format!("sheet white {sheets}")).lacks("scores-differ");
    table.arbiter(&format!("sheet black {sheets}")).lacks("scores-differ");
    table.arbiter("compare").tells("compared: boards ? and e3 e4, scores to 9");
    // The sheets rule; Black's board is put right, and it is his move again. No offence was counted.
    assert_eq!(black_played(&mut table, "e3e4"), "board-agrees owner black");
    table.arbiter("compare").tells("compared: boards ? and -, scores to 9");
    table.arbiter("resume").tells("play-resumed turn black").runs("black");
    assert_eq!(table.referee.view(Moment::START).desk.offences.black, 0);
}

#[test]
fn situation_9_two_agreeing_sheets_outrank_the_course_the_program_kept() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6 P?d4 P?d5 N?c3").desk();
    let sheets = "P?e4 P?e6 P?d4 P?d5 N?d2";
    // The program wrote White's score as he announced; his own Braille sheet and Black's say otherwise.
    table.arbiter(&format!("sheet black {sheets}")).ends_with("scores-differ N?d2 N?d2 5 Nb1c3 Nb1c3");
    table.arbiter(&format!("sheet white {sheets}")).lacks("scores-differ");
    table.arbiter("compare").tells("compared: boards ? and ?, scores to 5");
    table.arbiter("course 4 N?d2").course("Pe2e4 Pe7e6 Pd2d4 Pd7d5 Nb1d2").runs("-");
    table.arbiter("resume").tells("play-resumed turn black");
    table.moves("P?c5").course("Pe2e4 Pe7e6 Pd2d4 Pd7d5 Nb1d2 Pc7c5").completed(3, 3);
}

#[test]
fn situation_10_the_scores_differ_the_game_is_retraced_and_the_clocks_are_those_after_the_last_agreed_press() {
    let mut table = RefereeTable::begun();
    table.transcript(&[
        (10_000, "say P?e4", "white announced Pe2e4", 5_420_000, 5_430_000),
        (11_000, "heard", "", 5_419_000, 5_430_000),
        (12_000, "space", "completed 1 Pe2e4", 5_448_000, 5_430_000),
        (32_000, "f8", "pressed-before-entry player black", 5_448_000, 5_440_000),
        (33_000, "say P?e5", "black entered Pe7e5; completed 2 Pe7e5", 5_447_000, 5_440_000),
        (34_000, "heard", "", 5_446_000, 5_440_000),
        (40_000, "say N?f3", "white announced Ng1f3", 5_440_000, 5_440_000),
        (41_000, "heard", "", 5_439_000, 5_440_000),
        (42_000, "space", "completed 3 Ng1f3", 5_468_000, 5_440_000),
        (62_000, "f8", "pressed-before-entry player black", 5_468_000, 5_450_000),
        (65_000, "say N?c6", "black entered Nb8c6; completed 4 Nb8c6", 5_465_000, 5_450_000),
        (66_000, "heard", "", 5_464_000, 5_450_000),
        (70_000, "arbiter", "arbiter-called player white", 5_460_000, 5_450_000),
        (80_000, "A: desk", "desk-taken first true", 5_460_000, 5_450_000),
        (
            90_000,
            "A: sheet black P?e4 P?e5 N?c3 N?c6",
            "ruling-applied sheet-set 4 black -; desk: scores-differ N?c3 N?c3 3 Ng1f3 Ng1f3",
            5_460_000,
            5_450_000,
        ),
        (95_000, "A: compare", "compared: boards ? and ?, scores to 2, then 3 Ng1f3 or N?c3", 5_460_000, 5_450_000),
    ]);
    // Black had pressed before his move was entered: the readings are those of his press, not of the entry.
    let after = table.referee.half_moves_with_withdrawn()[1].after.expect("a press");
    let clocks = after.clocks.map(|left| left.map(|left| left.as_millis()));
    assert_eq!((after.at.as_millis(), clocks.white, clocks.black), (32_000, Some(5_448_000), Some(5_440_000)));
    assert_eq!((after.completed.white, after.completed.black), (1, 1));
    table.transcript(&[
        (
            100_000,
            "A: course 2",
            "ruling-applied course-restored 2 white; ruling-applied clock-changed 5430000 white 5460000; ruling-applied clock-changed 5420000 black 5450000",
            5_430_000,
            5_420_000,
        ),
        (101_000, "A: clock white 5448000", "ruling-applied clock-set 5448000 white", 5_448_000, 5_420_000),
        // The arbiter changes what was proposed.
        (102_000, "A: clock black 5430000", "ruling-applied clock-set 5430000 black", 5_448_000, 5_430_000),
        (103_000, "A: resume", "play-resumed turn white", 5_448_000, 5_430_000),
        (104_000, "A: done", "desk-left", 5_447_000, 5_430_000),
        (105_000, "say N?c3", "white announced Nb1c3", 5_446_000, 5_430_000),
        (106_000, "heard", "", 5_445_000, 5_430_000),
        (107_000, "space", "completed 3 Nb1c3", 5_474_000, 5_430_000),
    ]);
    table.course("Pe2e4 Pe7e5 Nb1c3").completed(2, 1).runs("black");
}

#[test]
fn situation_20_an_announcement_that_is_legal_on_the_movers_own_board_is_no_offence_and_the_course_is_restored() {
    let mut table = RefereeTable::begun();
    // White executes e6 where e5 was entered; what he announces next is legal on his own board only.
    table.moves("P?e4 P?e5").act("played e7e6").tells("white's board differs: e5 - for p, e6 p for -");
    table.act("say Pe4e5").includes("case of white's board").heard().space();
    table.tells("white completed Pe4e5, legal on his own board").runs("-");
    assert!(table.told.iter().all(|effect| effect.to == Audience::Hall), "nothing private tells of it");
    assert_eq!(table.referee.view(Moment::START).desk.offences.white, 0);
    table.desk().arbiter("sheet black P?e4 P?e6").arbiter("sheet white P?e4 P?e6").arbiter("compare");
    table.tells("compared: boards e5 e6 and ?, scores to 2");
    // Both sheets have e6: that is the course, and White's move stands in it.
    table.arbiter("course 1 P?e6 P?e5").course("Pe2e4 Pe7e6 Pe4e5");
    assert_eq!(table.score(Color::White), "P?e4 Pe7e6 Pe4e5");
    table.arbiter("resume").tells("play-resumed turn black; white's board differs: e4 P for -, e5 - for P");
    table.runs("black").completed(2, 1);
}
