//! The situations at a table with a sensed board, with both clocks at every moment.

use super::table::{RefereeTable, brief_all};
use ansage_game::effect::Audience;

/// White's board is found at the moment 0, in the position of the course.
fn sensed(mut table: RefereeTable) -> RefereeTable {
    table.found("").tells("white's board found; white: stands");
    table
}

#[test]
fn situation_4_a_slip_with_a_sensed_board() {
    let mut table = sensed(RefereeTable::begun());
    table.transcript(&[
        (1_000, "say N?f3", "white announced Ng1f3", 5_429_000, 5_430_000),
        (2_000, "pegs -g1", "white touched N g1", 5_428_000, 5_430_000),
        // Both hear what was announced and what the pegs show; neither hears which of them to change.
        (
            3_000,
            "pegs +h3",
            "white: placed N h3 wrong; white announced Ng1f3, pegs show f3 - for N, h3 N for -",
            5_427_000,
            5_430_000,
        ),
        (4_000, "heard", "", 5_426_000, 5_430_000),
        (5_000, "space", "white: refused not-made f3 - for N, h3 N for -", 5_425_000, 5_430_000),
        // 4.7: the released knight stays where it stands, and only the words can follow it.
        (6_000, "correct Ng1e2", "white: refused correction-against-board square h3", 5_424_000, 5_430_000),
        (7_000, "correct P?e4", "white: refused correction-against-board square h3", 5_423_000, 5_430_000),
        (
            8_000,
            "correct N?h3",
            "white corrected Ng1f3 to Ng1h3; board-agrees owner white; white: own move stands",
            5_422_000,
            5_430_000,
        ),
        (9_000, "space", "white: press-kept", 5_421_000, 5_430_000),
        (10_000, "heard", "completed 1 Ng1h3 as executed", 5_450_000, 5_430_000),
    ]);
    table.runs("black").course("Ng1h3");
}

#[test]
fn situation_6_the_blind_player_carries_out_a_capture_on_his_pegs() {
    let mut table = RefereeTable::begun();
    table.moves("P?d4 P?e5 P?h3");
    let mut table = sensed(table);
    table.after(1_000).black("Pe5d4").tells("black entered Pe5d4; white: lift P d4");
    table.heard().act("opp draw").black_confirms_twice().tells("draw-offered player black").black_key();
    table.tells("completed 4 Pe5d4");
    table.after(1_000).hands("-d4").tells("white: lifted P d4 for another; white: lift p e5");
    table.hands("-e5").tells("white: lifted p e5 for another; white: put p d4");
    table.hands("+d4").tells("white: placed p d4 right; white: stands");
    assert!(table.told.iter().all(|effect| effect.to != Audience::Hall), "his own time and his own affair");
    table.act("accept").tells("game-over draw agreement");
}

#[test]
fn situation_7_the_wrong_piece_is_lifted_and_put_back() {
    let mut table = sensed(RefereeTable::begun());
    table.transcript(&[
        (1_000, "pegs -d2", "white touched P d2", 5_429_000, 5_430_000),
        (2_000, "pegs +d2", "white: placed P d2 right; white: stands", 5_428_000, 5_430_000),
        (3_000, "say P?e4", "white announced Pe2e4", 5_427_000, 5_430_000),
        (
            4_000,
            "pegs -e2 +e4",
            "white touched P e2; white: placed P e4 right; white: own move stands",
            5_426_000,
            5_430_000,
        ),
        (5_000, "heard", "", 5_425_000, 5_430_000),
        (6_000, "space", "completed 1 Pe2e4 as executed", 5_454_000, 5_430_000),
        // He has not touched a piece yet: his right to complain lives (4.8). The facts wait for the arbiter.
        (7_000, "opp claim touched", "confirmation-asked black claim touched", 5_454_000, 5_429_000),
        (
            8_000,
            "f12",
            "claimed touched black -; remedy-proposed white touched touched black restore-position ply 1",
            5_454_000,
            5_428_000,
        ),
        (
            9_000,
            "A: desk",
            "desk-taken first true; desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2 e2",
            5_454_000,
            5_428_000,
        ),
    ]);
    table.runs("-");
}

#[test]
fn situation_11_a_knight_is_set_down_and_a_queen_announced_on_pegs() {
    let mut table = sensed(RefereeTable::from_position("8/3P4/7k/8/8/8/P7/K7 w - - 0 1"));
    table.transcript(&[
        (1_000, "pegs -d7 +d8:N", "white touched P d7; white: placed N d8", 5_429_000, 5_430_000),
        // Announced without a piece: refused, and the answer does not tell what to choose.
        (2_000, "say P?d8", "white: refused unreadable promotion-missing to d8", 5_428_000, 5_430_000),
        (
            3_000,
            "say P?d8=Q",
            "white announced Pd7d8=Q; white announced Pd7d8=Q, pegs show d8 N for Q",
            5_427_000,
            5_430_000,
        ),
        (4_000, "heard", "", 5_426_000, 5_430_000),
        (5_000, "space", "white: refused not-made piece-placed N d8", 5_425_000, 5_430_000),
        (
            6_000,
            "correct P?d8=N",
            "white corrected Pd7d8=Q to Pd7d8=N; board-agrees owner white; white: own move stands",
            5_424_000,
            5_430_000,
        ),
        (7_000, "heard", "", 5_423_000, 5_430_000),
        (8_000, "space", "completed 1 Pd7d8=N as executed", 5_452_000, 5_430_000),
    ]);
}

#[test]
fn situation_12_en_passant_and_the_pawn_that_still_stands() {
    let mut table = sensed(RefereeTable::from_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    table.transcript(&[
        (1_000, "say Pe5d6", "white announced Pe5d6", 5_429_000, 5_430_000),
        (2_000, "pegs -e5 +d6", "white touched P e5; white: placed P d6 right", 5_428_000, 5_430_000),
        (3_000, "heard", "", 5_427_000, 5_430_000),
        (4_000, "space", "white: refused not-made captured-piece-removed d5", 5_426_000, 5_430_000),
        (5_000, "pegs -d5", "white: own move stands; white touched p d5", 5_425_000, 5_430_000),
        (6_000, "space", "completed 1 Pe5d6 as executed", 5_454_000, 5_430_000),
    ]);
}

#[test]
fn situation_13_castling_with_the_rook_lifted_first() {
    let castled = || {
        let mut table = sensed(RefereeTable::from_position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        table.transcript(&[
            (1_000, "say O-O", "white announced O-O", 5_429_000, 5_430_000),
            (2_000, "pegs -h1", "white touched R h1; rook first by white", 5_428_000, 5_430_000),
            (3_000, "heard", "", 5_427_000, 5_430_000),
            // It is not castled for him.
            (4_000, "pegs +f1", "white: placed R f1 right", 5_426_000, 5_430_000),
            (5_000, "space", "white: refused not-made e1 K for -, g1 - for K", 5_425_000, 5_430_000),
            (
                6_000,
                "pegs -e1 +g1",
                "white touched K e1; white: placed K g1 right; white: own move stands",
                5_424_000,
                5_430_000,
            ),
            // The three conditions hold: the press is accepted.
            (7_000, "space", "completed 1 O-O as executed", 5_453_000, 5_430_000),
        ]);
        table
    };
    let mut table = castled();
    table.transcript(&[
        (8_000, "opp claim touched", "confirmation-asked black claim touched", 5_453_000, 5_429_000),
        (
            9_000,
            "f12",
            "claimed touched black -; remedy-proposed white touched touched black restore-position ply 1",
            5_453_000,
            5_428_000,
        ),
    ]);
    table.arbiter("desk");
    assert!(brief_all(&table.told).contains(" rook-before-king false O-O ?? white 1 h1 e1"));
    // Until he touches.
    let mut table = castled();
    table.transcript(&[
        (8_000, "opp touched e8", "confirmation-asked black touch e8", 5_453_000, 5_429_000),
        (8_000, "f12", "touch-announced k black e8", 5_453_000, 5_429_000),
        (8_000, "opp claim touched", "confirmation-asked black claim touched", 5_453_000, 5_429_000),
        (9_000, "f12", "white: refused complaint-too-late", 5_453_000, 5_428_000),
    ]);
}

#[test]
fn situation_14_the_cable_comes_out_in_mid_capture() {
    let mut table = sensed(RefereeTable::from_position("4k3/8/8/3p4/4P3/8/7P/4K3 w - - 0 1"));
    table.transcript(&[
        (1_000, "say Pe4d5", "white announced Pe4d5", 5_429_000, 5_430_000),
        (2_000, "pegs -d5", "white touched p d5", 5_428_000, 5_430_000),
        // Told at once; it ends nothing and stops no clock.
        (2_500, "lost", "white's board lost", 5_427_500, 5_430_000),
        (3_000, "heard", "", 5_427_000, 5_430_000),
        // The conditions are his word.
        (4_000, "space", "completed 1 Pe4d5", 5_456_000, 5_430_000),
        (9_000, "f8", "pressed-before-entry player black", 5_456_000, 5_455_000),
        (9_500, "say Ke8d7", "black entered Ke8d7; completed 2 Ke8d7", 5_455_500, 5_455_000),
        // The cable is back: every difference is named, and he is led from it.
        (
            11_000,
            "found 4k3/8/8/8/3P4/8/7P/4K3",
            "white's board found again; white: wrong d4 P for -, d5 - for P, d7 - for k, e8 k for -; white: lift k e8",
            5_454_000,
            5_455_000,
        ),
        // What was changed meanwhile is mended without a touch.
        (12_000, "pegs -d4", "white: lifted P d4 for another; white: put P d5", 5_453_000, 5_455_000),
        (13_000, "pegs +d5", "white: placed P d5 right; white: lift k e8", 5_452_000, 5_455_000),
        (14_000, "pegs -h2", "white touched P h2", 5_451_000, 5_455_000),
        (15_000, "pegs +h3", "white: placed P h3", 5_450_000, 5_455_000),
        (
            16_000,
            "say P?h3",
            "white announced Ph2h3; white announced Ph2h3, not of it, pegs show d7 - for k, e8 k for -",
            5_449_000,
            5_455_000,
        ),
        (17_000, "heard", "", 5_448_000, 5_455_000),
        // The squares are not of his move: both know of them, and he may press or carry the king's move out first.
        (
            19_000,
            "pegs -e8 +d7",
            "white: lifted k e8 for another; white: placed k d7 right; board-agrees owner white; white: own move stands",
            5_446_000,
            5_455_000,
        ),
        (20_000, "space", "completed 3 Ph2h3 as executed", 5_475_000, 5_455_000),
    ]);
    // No touch but that of his own move is on record.
    table.transcript(&[
        (21_000, "opp claim touched", "confirmation-asked black claim touched", 5_475_000, 5_454_000),
        (
            21_000,
            "f12",
            "claimed touched black -; claim-checked black false; remedy-proposed white touched touched black restore-position ply 3",
            5_475_000,
            5_454_000,
        ),
    ]);
    table.arbiter("desk");
    assert!(brief_all(&table.told).ends_with(" own-piece true Ph2h3 ?? white 3 h2"), "{}", brief_all(&table.told));
}
