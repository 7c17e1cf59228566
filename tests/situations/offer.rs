//! Situation 15: the whole life of a draw offer, with what the clocks show when it ends.

use super::acts::terms_of;
use super::table::RefereeTable;

/// A move of each: each clock has run for three seconds and got thirty.
fn after_a_move_of_each() -> RefereeTable {
    let mut table = RefereeTable::begun();
    table.moves("Ng1f3 Ng8f6").clocks(5_457_000, 5_457_000);
    table
}

#[test]
fn situation_15_offered_between_announcement_and_press_and_accepted_by_his_own_key() {
    let mut table = after_a_move_of_each();
    table.transcript(&[
        (8_000, "say P?e4", "white announced Pe2e4", 5_455_000, 5_457_000),
        (8_500, "draw", "draw-offered player white", 5_454_500, 5_457_000),
        (8_600, "draw", "white: refused offer-pending player white", 5_454_400, 5_457_000),
        (9_000, "heard", "", 5_454_000, 5_457_000),
        (10_000, "space", "completed 3 Pe2e4", 5_483_000, 5_457_000),
        // Whatever the blind player types, it does not accept for his opponent.
        (11_000, "accept", "white: refused no-offer", 5_483_000, 5_456_000),
        (12_000, "opp accept", "confirmation-asked black accept", 5_483_000, 5_455_000),
        (12_500, "space", "white: refused clock-not-running player white", 5_483_000, 5_454_500),
        (13_000, "escape", "confirmation-dropped black accept", 5_483_000, 5_454_000),
        // His key is his clock again, and to press it declines.
        (13_000, "opp accept", "confirmation-asked black accept", 5_483_000, 5_454_000),
        // It is the keyboard of both: spelled out in the hall, and confirmed once more.
        (14_000, "f12", "confirmation-asked-again black accept", 5_483_000, 5_453_000),
        (15_000, "f12", "game-over draw agreement; desk: shared-keyboard black accept", 5_483_000, 5_452_000),
        (99_000, "deadline", "", 5_483_000, 5_452_000),
    ]);
    table.runs("-");
}

#[test]
fn situation_15_the_offer_stands_through_a_correction_and_the_press() {
    let mut table = after_a_move_of_each();
    table.transcript(&[
        (8_000, "say P?e4", "white announced Pe2e4", 5_455_000, 5_457_000),
        (8_500, "draw", "draw-offered player white", 5_454_500, 5_457_000),
        (9_000, "correct P?d4", "white corrected Pe2e4 to Pd2d4", 5_454_000, 5_457_000),
        (10_000, "heard", "", 5_453_000, 5_457_000),
        (11_000, "space", "completed 3 Pd2d4", 5_482_000, 5_457_000),
        (12_000, "opp decline", "confirmation-asked black decline", 5_482_000, 5_456_000),
        (13_000, "f12", "draw-declined player black", 5_482_000, 5_455_000),
        (14_000, "opp accept", "white: refused no-offer", 5_482_000, 5_454_000),
        // What he confirmed was no press: his clock has run on.
        (16_000, "f8", "pressed-before-entry player black", 5_482_000, 5_482_000),
    ]);
}

#[test]
fn situation_15_his_press_or_his_touch_refuses_it() {
    let offered = || {
        let mut table = after_a_move_of_each();
        table.transcript(&[
            (8_000, "say P?e4", "white announced Pe2e4", 5_455_000, 5_457_000),
            (8_500, "draw", "draw-offered player white", 5_454_500, 5_457_000),
            (9_000, "heard", "", 5_454_000, 5_457_000),
            (10_000, "space", "completed 3 Pe2e4", 5_483_000, 5_457_000),
        ]);
        table
    };
    let mut table = offered();
    table.transcript(&[
        (12_000, "f8", "pressed-before-entry player black; offer-lapsed player white", 5_483_000, 5_485_000),
        (13_000, "opp accept", "white: refused no-offer", 5_482_000, 5_485_000),
    ]);
    let mut table = offered();
    table.transcript(&[
        (11_000, "opp touched e7", "confirmation-asked black touch e7", 5_483_000, 5_456_000),
        (12_000, "f12", "touch-announced p black e7; offer-lapsed player white", 5_483_000, 5_455_000),
    ]);
    // Another move than his own he touches to carry it out: that refuses nothing.
    let mut table = offered();
    table.transcript(&[
        (11_000, "opp touched e2", "confirmation-asked black touch e2", 5_483_000, 5_456_000),
        (12_000, "f12", "touch-announced P black carrying-out e2", 5_483_000, 5_455_000),
        (13_000, "opp accept", "confirmation-asked black accept", 5_483_000, 5_454_000),
        (14_000, "f12", "confirmation-asked-again black accept", 5_483_000, 5_453_000),
        (15_000, "f12", "game-over draw agreement; desk: shared-keyboard black accept", 5_483_000, 5_452_000),
    ]);
}

#[test]
fn situation_15_out_of_turn_it_stands_all_the_same_and_the_arbiter_is_told_alone() {
    let mut table = after_a_move_of_each();
    table.transcript(&[
        // White is to move and has announced nothing: nothing but the desk will hear that it is out of turn.
        (7_000, "draw", "draw-offered player white", 5_456_000, 5_457_000),
        (8_000, "A: desk", "desk-taken first true; desk: offer-out-of-turn player white", 5_455_000, 5_457_000),
        (8_000, "A: done", "desk-left", 5_455_000, 5_457_000),
        (9_000, "opp accept", "confirmation-asked black accept", 5_454_000, 5_457_000),
        (9_500, "f12", "confirmation-asked-again black accept", 5_453_500, 5_457_000),
        (9_600, "f12", "game-over draw agreement; desk: shared-keyboard black accept", 5_453_400, 5_457_000),
    ]);
    // The opponent offers while White thinks: White's own word accepts.
    let mut table = after_a_move_of_each();
    table.transcript(&[
        (7_000, "opp draw", "confirmation-asked black draw", 5_456_000, 5_457_000),
        (7_900, "f12", "confirmation-asked-again black draw", 5_455_100, 5_457_000),
        (8_000, "f12", "draw-offered player black; desk: shared-keyboard black draw", 5_455_000, 5_457_000),
        (9_000, "opp accept", "white: refused no-offer", 5_454_000, 5_457_000),
        (10_000, "accept", "game-over draw agreement", 5_453_000, 5_457_000),
    ]);
}

#[test]
fn situation_15_a_draw_is_agreed_after_a_move_of_each_since_2018_and_before_that_at_once() {
    for year in [2018, 2023] {
        let mut table = RefereeTable::begun_with(terms_of(year, "90+30"));
        table.transcript(&[
            (1_000, "say P?e4", "white announced Pe2e4", 5_429_000, 5_430_000),
            (1_500, "draw", "draw-offered player white", 5_428_500, 5_430_000),
            (2_000, "heard", "", 5_428_000, 5_430_000),
            (3_000, "space", "completed 1 Pe2e4", 5_457_000, 5_430_000),
            (4_000, "opp accept", "white: refused no-agreement-yet", 5_457_000, 5_429_000),
            // The offer stands all the same; his move refuses it.
            (6_000, "f8", "pressed-before-entry player black; offer-lapsed player white", 5_457_000, 5_457_000),
        ]);
    }
    for year in [2001, 2005, 2009, 2014] {
        let mut table = RefereeTable::begun_with(terms_of(year, "90+30"));
        table.transcript(&[
            (1_000, "say P?e4", "white announced Pe2e4", 5_429_000, 5_430_000),
            (1_500, "draw", "draw-offered player white", 5_428_500, 5_430_000),
            (2_000, "heard", "", 5_428_000, 5_430_000),
            (3_000, "space", "completed 1 Pe2e4", 5_457_000, 5_430_000),
            (4_000, "opp accept", "confirmation-asked black accept", 5_457_000, 5_429_000),
            (5_000, "f12", "confirmation-asked-again black accept", 5_457_000, 5_428_000),
            (6_000, "f12", "game-over draw agreement; desk: shared-keyboard black accept", 5_457_000, 5_427_000),
        ]);
    }
}
