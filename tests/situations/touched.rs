//! Situation 7 to its end: the wrong piece touched, the complaint, the arbiter, and play again with other clocks.

use super::table::RefereeTable;

/// Black complains of White's first move: what the Laws provide for it stands until the arbiter has ruled.
const COMPLAINED: &str = "claimed touched black -; remedy-proposed white touched touched black restore-position ply 1";
/// The same of a move that keeps to what was touched: both players hear so before they can consent.
const REFUTED: &str = "claimed touched black -; claim-checked black false; remedy-proposed white touched touched black restore-position ply 1";

/// White touches d2 and plays e4; his clock has run for four seconds and got thirty.
fn touched_and_played() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.transcript(&[
        (1_000, "touched d2", "touch-announced P white d2", 5_429_000, 5_430_000),
        // The program neither refuses the other piece nor says a word about it.
        (2_000, "say P?e4", "white announced Pe2e4", 5_428_000, 5_430_000),
        (3_000, "heard", "", 5_427_000, 5_430_000),
        (4_000, "space", "completed 1 Pe2e4", 5_456_000, 5_430_000),
    ]);
    table
}

#[test]
fn situation_7_the_arbiter_gets_the_facts_goes_back_sets_the_clocks_and_play_goes_on() {
    let mut table = touched_and_played();
    table.transcript(&[
        (6_000, "opp claim touched", "confirmation-asked black claim touched", 5_456_000, 5_428_000),
        (6_500, "f12", COMPLAINED, 5_456_000, 5_427_500),
        (500_000, "resume", "white: refused case-pending", 5_456_000, 5_427_500),
        // Both clocks stand until the arbiter has decided, however long he needs; nobody else lets them run.
        (600_000, "space", "white: refused suspended", 5_456_000, 5_427_500),
        (601_000, "say P?d4", "white: refused suspended", 5_456_000, 5_427_500),
        (
            602_000,
            "A: desk",
            "desk-taken first true; desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2",
            5_456_000,
            5_427_500,
        ),
        (603_000, "resume", "white: refused only-arbiter", 5_456_000, 5_427_500),
        // The increment of the move that is taken back goes with it.
        (
            604_000,
            "A: uphold",
            "upheld; desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2; ruling-applied position-restored white 1; ruling-applied clock-changed 5426000 white 5456000; touch-binds white d2",
            5_426_000,
            5_427_500,
        ),
        (605_000, "A: clock white 5420000", "ruling-applied clock-set 5420000 white", 5_420_000, 5_427_500),
        (606_000, "A: clock black 5430000", "ruling-applied clock-set 5430000 black", 5_420_000, 5_430_000),
        (607_000, "A: resume", "play-resumed turn white", 5_420_000, 5_430_000),
        (608_000, "A: done", "desk-left", 5_419_000, 5_430_000),
        (610_000, "say P?d4", "white announced Pd2d4", 5_417_000, 5_430_000),
        (611_000, "heard", "", 5_416_000, 5_430_000),
        (612_000, "space", "completed 1 Pd2d4", 5_445_000, 5_430_000),
        (617_000, "f8", "pressed-before-entry player black", 5_445_000, 5_455_000),
        (619_000, "say P?d5", "black entered Pd7d5; completed 2 Pd7d5", 5_443_000, 5_455_000),
    ]);
    table.course("Pd2d4 Pd7d5").completed(1, 1).runs("white");
}

/// The arbiter goes back while the complaint is open.
const CLOSED_AND_RESTORED: &str = "case-voided white touched touched black restore-position ply 1; ruling-applied position-restored white 1; ruling-applied clock-changed 5426000 white 5456000";

#[test]
fn situation_7_after_going_back_another_piece_is_still_not_refused_and_can_be_complained_of_again() {
    let mut table = touched_and_played();
    table.transcript(&[
        (5_000, "opp claim touched", "confirmation-asked black claim touched", 5_456_000, 5_429_000),
        (5_000, "f12", COMPLAINED, 5_456_000, 5_429_000),
        (
            6_000,
            "A: desk",
            "desk-taken first true; desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Pe2e4 ?? white 1 d2",
            5_456_000,
            5_429_000,
        ),
        (6_000, "A: back 1", CLOSED_AND_RESTORED, 5_426_000, 5_429_000),
        (6_000, "A: resume", "play-resumed turn white", 5_426_000, 5_429_000),
        (7_000, "say Ng1f3", "white announced Ng1f3", 5_425_000, 5_429_000),
        (7_500, "heard", "", 5_424_500, 5_429_000),
        (8_000, "space", "completed 1 Ng1f3", 5_454_000, 5_429_000),
        (8_000, "opp claim touched", "confirmation-asked black claim touched", 5_454_000, 5_429_000),
        // The arbiter is at his desk and hears the facts at once.
        (
            9_000,
            "f12",
            "claimed touched black -; desk: touch-facts Pd2d3 ?? Pd2d4 ?? own-piece false Ng1f3 ?? white 1 d2 e2; remedy-proposed white touched touched black restore-position ply 1",
            5_454_000,
            5_428_000,
        ),
    ]);
}

#[test]
fn situation_7_the_right_to_complain_ends_with_his_own_touch() {
    let mut table = touched_and_played();
    table.transcript(&[
        (5_000, "opp touched e7", "confirmation-asked black touch e7", 5_456_000, 5_429_000),
        (5_500, "f12", "touch-announced p black e7", 5_456_000, 5_428_500),
        (6_000, "opp claim touched", "confirmation-asked black claim touched", 5_456_000, 5_428_000),
        // Refused: no clock stops for it, and what he confirms with his key is no press.
        (7_000, "f12", "white: refused complaint-too-late", 5_456_000, 5_427_000),
        (9_000, "f8", "pressed-before-entry player black", 5_456_000, 5_455_000),
    ]);
    // Nothing is kept for the arbiter of a complaint that came too late.
    table.transcript(&[(9_500, "A: desk", "desk-taken first true", 5_455_500, 5_455_000)]);
}

#[test]
fn situation_7_adjusting_binds_to_nothing() {
    let mut table = RefereeTable::begun();
    table.transcript(&[
        (1_000, "adjust", "adjusting player white", 5_429_000, 5_430_000),
        (2_000, "touched d2", "touch-announced P white adjusting d2", 5_428_000, 5_430_000),
        (3_000, "say P?e4", "white announced Pe2e4", 5_427_000, 5_430_000),
        (4_000, "heard", "", 5_426_000, 5_430_000),
        (5_000, "space", "completed 1 Pe2e4", 5_455_000, 5_430_000),
        (6_000, "opp claim touched", "confirmation-asked black claim touched", 5_455_000, 5_429_000),
        (7_000, "f12", REFUTED, 5_455_000, 5_428_000),
        (8_000, "A: desk", "desk-taken first true; desk: touch-facts - true Pe2e4 ?? white 1", 5_455_000, 5_428_000),
        (8_500, "A: resume", "desk: refused case-pending", 5_455_000, 5_428_000),
        (8_600, "A: set aside", "set-aside; desk: touch-facts - true Pe2e4 ?? white 1", 5_455_000, 5_428_000),
        (9_000, "A: resume", "play-resumed turn black", 5_455_000, 5_428_000),
        (10_000, "f8", "pressed-before-entry player black", 5_455_000, 5_457_000),
    ]);
}
