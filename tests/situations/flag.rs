//! Situation 16: a flag falls while words are being spoken; what beats it, what is offered, and what 6.9 makes of it.

use super::acts::terms_from;
use super::table::{RefereeTable, tournament};
use ansage_game::mate::{MatingAbility, mating_ability};
use ansage_game::seat::Color;
use shakmaty::Position;

/// Black to move; neither a mate by White was found nor that there is none.
const OPEN_QUESTION: &str = "8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/7K/3R4 b - - 0 1";
/// Black to move; White has nothing but his king.
const BARE_KING: &str = "4k3/7p/8/8/8/8/8/4K3 b - - 0 1";
/// Black to move; a pawn can still mate.
const A_PAWN: &str = "4k3/7p/8/8/8/8/P7/4K3 b - - 0 1";

#[test]
fn situation_16_a_kept_press_does_not_beat_the_flag() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.transcript(&[
        (59_000, "say P?e4", "white announced Pe2e4", 1_000, 60_000),
        (59_100, "space", "white: press-kept", 900, 60_000),
        (59_999, "deadline", "", 1, 60_000),
        // Offered to the opponent, claimed by nobody: the words and the kept press go on.
        (60_000, "deadline", "flag-fell 60000 white; black: claim-offered", 0, 60_000),
        (61_000, "heard", "completed 1 Pe2e4", 0, 60_000),
        (65_000, "f8", "pressed-before-entry player black", 0, 56_000),
        (66_000, "opp flag", "confirmation-asked black flag", 0, 56_000),
        // He has pressed, and his move is not known: it is entered first, and the claim is judged with it.
        (
            66_500,
            "f12",
            "claimed flag black -; remedy-proposed white flag-fall flag black end-game win flag-fall black",
            0,
            56_000,
        ),
        (70_000, "say P?e5", "black entered Pe7e5; completed 2 Pe7e5; game-over win flag-fall black", 0, 56_000),
    ]);
    // A last word at the very instant of the flag comes after it.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.transcript(&[
        (58_000, "say P?e4", "white announced Pe2e4", 2_000, 60_000),
        (58_100, "space", "white: press-kept", 1_900, 60_000),
        (60_000, "heard", "flag-fell 60000 white; black: claim-offered; completed 1 Pe2e4", 0, 60_000),
    ]);
    // One millisecond earlier it is in time.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.transcript(&[
        (58_000, "say P?e4", "white announced Pe2e4", 2_000, 60_000),
        (58_100, "space", "white: press-kept", 1_900, 60_000),
        (59_999, "heard", "completed 1 Pe2e4", 1, 60_000),
        (61_000, "opp flag", "confirmation-asked black flag", 1, 58_999),
        (61_001, "f12", "white: refused flag-up", 1, 58_998),
    ]);
}

#[test]
fn situation_16_the_opponents_press_on_arrival_beats_it() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.moves("P?e4").clocks(57_000, 60_000);
    table.transcript(&[
        (61_000, "say P?e5", "black entered Pe7e5", 57_000, 2_000),
        // His clock stops at his key; the other waits for the last word (D.1).
        (62_999, "f8", "press-waits player black", 57_000, 1),
        (63_500, "deadline", "", 57_000, 1),
        (64_000, "heard", "completed 2 Pe7e5", 57_000, 1),
        (65_000, "flag", "white: refused flag-up", 56_000, 1),
    ]);
    // At the instant of the flag it is too late.
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.moves("P?e4");
    table.transcript(&[
        (61_000, "say P?e5", "black entered Pe7e5", 57_000, 2_000),
        (63_000, "f8", "flag-fell 63000 black; white: claim-offered; press-waits player black", 57_000, 0),
        (63_100, "flag", "completed 2 Pe7e5; game-over win flag-fall white", 57_000, 0),
    ]);
}

#[test]
fn situation_16_the_claim_is_offered_and_the_game_goes_on_until_somebody_claims() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.transcript(&[
        (60_000, "deadline", "flag-fell 60000 white; black: claim-offered", 0, 60_000),
        // White does not claim his own flag, and nobody else's has fallen.
        (60_500, "flag", "white: refused flag-up", 0, 60_000),
        (61_000, "say P?e4", "white announced Pe2e4", 0, 60_000),
        (62_000, "heard", "", 0, 60_000),
        (63_000, "space", "completed 1 Pe2e4", 0, 60_000),
        // Both are down, and his fell first (6.9): nothing is offered him.
        (123_000, "deadline", "flag-fell 123000 black", 0, 0),
        (124_000, "flag", "claim-checked white false; white: refused own-flag-fell-first player white", 0, 0),
    ]);
    // In a standard game with increments the other clock stands still and keeps what it shows (C.02 5.4.1).
    let mut table = RefereeTable::begun();
    table.transcript(&[
        (5_430_000, "deadline", "flag-fell 5430000 white; black: claim-offered", 0, 5_430_000),
        (5_431_000, "say P?e4", "white announced Pe2e4", 0, 5_430_000),
        (5_432_000, "heard", "", 0, 5_430_000),
        (5_433_000, "space", "completed 1 Pe2e4", 0, 5_430_000),
        (99_000_000, "deadline", "", 0, 5_430_000),
        (99_001_000, "opp flag", "confirmation-asked black flag", 0, 5_430_000),
        (99_002_000, "f12", "game-over win flag-fall black", 0, 5_430_000),
    ]);
}

/// Black's flag falls in a game of one minute from this position.
fn flag_of_black(fen: &str) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_from(2023, "1", fen));
    table.transcript(&[
        (59_999, "flag", "white: refused flag-up", 60_000, 1),
        (60_000, "deadline", "flag-fell 60000 black; white: claim-offered", 60_000, 0),
    ]);
    table
}

#[test]
fn situation_16_by_6_9_a_mate_can_be_given_or_cannot() {
    flag_of_black(A_PAWN).transcript(&[(61_000, "flag", "game-over win flag-fall white", 60_000, 0)]);
    flag_of_black(BARE_KING).transcript(&[(61_000, "flag", "game-over draw flag-fall-cannot-mate", 60_000, 0)]);
    // By the arbiter's own call (6.8) alike.
    for (fen, over) in [
        (A_PAWN, "ruling-applied flag-called player black; game-over win flag-fall white"),
        (BARE_KING, "ruling-applied flag-called player black; game-over draw flag-fall-cannot-mate"),
    ] {
        flag_of_black(fen).transcript(&[(61_000, "A: desk", "desk-taken first true", 60_000, 0)]).transcript(&[(
            62_000,
            "A: flag black",
            over,
            60_000,
            0,
        )]);
    }
}

#[test]
fn situation_16_by_6_9_the_arbiter_decides_where_neither_is_shown() {
    let table = flag_of_black(OPEN_QUESTION);
    assert_eq!(table.referee.start_position().turn(), Color::Black);
    let found = mating_ability(table.referee.start_position(), Color::White);
    assert_eq!(found, MatingAbility::ArbiterDecides, "decided by now: another position is needed here");
    let proposed = "remedy-proposed black flag-fall end-game win flag-fall white end-game draw flag-fall-cannot-mate";
    for (ruling, told) in [
        ("A: uphold", "upheld; game-over win flag-fall white"),
        ("A: set aside", "set-aside; game-over draw flag-fall-cannot-mate"),
    ] {
        let mut table = flag_of_black(OPEN_QUESTION);
        table.now = 61_000;
        table.act("flag").tells(&format!("claimed flag white -; {proposed}")).runs("-");
        table.transcript(&[
            (61_500, "flag", "white: refused case-pending", 60_000, 0),
            // Nobody goes on playing before he has decided.
            (62_000, "resume", "white: refused case-pending", 60_000, 0),
            (62_500, "space", "white: refused suspended", 60_000, 0),
            (63_000, "A: desk", "desk-taken first true", 60_000, 0),
            (64_000, "A: resume", "desk: refused case-pending", 60_000, 0),
        ]);
        table.now = 65_000;
        let (_, order) = ruling.split_once(": ").expect("an order");
        table.arbiter(order).tells(told).runs("-").clocks(60_000, 0);
    }
    // The arbiter's own call meets the same question.
    let mut table = flag_of_black(OPEN_QUESTION);
    table.transcript(&[(61_000, "A: desk", "desk-taken first true", 60_000, 0)]);
    table
        .arbiter("flag black")
        .tells(&format!("ruling-applied flag-called player black; {proposed}"))
        .arbiter("set aside")
        .ends_with("flag-fall-cannot-mate");
}
