//! Draw (9.1), resignation (5.1.2), the arbiter (6.12), and words spoken for the opponent (D.2.9).

use super::table::RefereeTable;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::seat::{Color, Seat};

#[test]
fn art_9_1_an_offer_stands_until_it_is_answered_or_refused_by_a_move() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1, "accept", "white: refused no-offer"),
        (2, "say P?e4", "white announced Pe2e4"),
        (3, "draw", "draw-offered player white"),
        (4, "draw", "white: refused offer-pending player white"),
        (5, "accept", "white: refused no-offer"),
        (6, "heard", ""),
        (7, "space", "completed 1 Pe2e4"),
        // What White enters for Black refuses nothing of White's: Black's own key does.
        (8, "say P?e5", "black entered Pe7e5"),
        (9, "f8", "offer-lapsed player white; press-waits player black"),
        (10, "opp accept", "white: refused no-offer"),
    ]);
}

#[test]
fn art_9_1_the_offerers_own_move_leaves_his_offer_standing() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("draw").moves("P?d4");
    table.act("opp accept").black_confirms_twice().tells("game-over draw agreement");
}

#[test]
fn art_9_1_an_offer_is_declined_in_words() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1, "draw", "draw-offered player white"),
        (2, "opp decline", "confirmation-asked black decline"),
        (3, "f12", "draw-declined player black"),
        (4, "draw", "draw-offered player white"),
        (5, "decline", "white: refused no-offer"),
    ]);
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("opp draw").black_confirms_twice().includes("draw-offered player black");
    table.act("decline").tells("draw-declined player white").act("accept").tells("white: refused no-offer");
}

#[test]
fn art_9_1_an_execution_does_not_refuse_an_offer() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?d5").act("opp draw").black_confirms_twice();
    table.act("played d7d5").tells("board-agrees owner white");
    table.act("accept").tells("game-over draw agreement");
}

#[test]
fn d_2_9_a_word_spoken_for_the_opponent_is_confirmed_by_his_own_key_only() {
    // What ends the game, or may end it at once, needs his key twice where it is a key of both.
    let twice = ["accept", "resign", "draw"];
    for (word, asked, confirmed) in [
        ("opp draw", "draw", "draw-offered player black"),
        ("opp accept", "accept", "game-over draw agreement"),
        ("opp decline", "decline", "draw-declined player black"),
        ("opp resign", "resign", "game-over win resignation white"),
        ("opp flag", "flag", "white: refused flag-up"),
        ("opp arbiter", "arbiter", "arbiter-called player black"),
        ("opp touched e7", "touch e7", "touch-announced p black e7; offer-lapsed player white"),
        ("opp adjust", "adjust", "adjusting player black"),
        ("opp repeats P?e4", "repeat P?e4", "repetition-agrees player black"),
        ("opp played e2e4", "execute e2 - e4", "board-agrees owner black"),
        ("opp wrote P?e4", "write P?e4 P?e4", "score-recorded black 3 true"),
    ] {
        let spoken = || {
            let mut table = RefereeTable::begun();
            table.moves("Ng1f3 Ng8f6");
            if !word.ends_with("draw") {
                table.act("draw");
            }
            table.white("P?e4").heard().space();
            table.act(word).tells(&format!("confirmation-asked black {asked}"));
            table
        };
        // White's keys confirm nothing, and neither does time.
        let not_his = |table: &mut RefereeTable| {
            table.act("space").tells("white: refused clock-not-running player white");
            table.after(1_000).act("ask own").act("mumble x").lacks("game-over");
        };
        let mut table = spoken();
        not_his(&mut table);
        if twice.contains(&asked) {
            table.black_confirms().tells(&format!("confirmation-asked-again black {asked}"));
            not_his(&mut table);
            table.black_confirms().ends_in_record(&format!("desk: shared-keyboard black {asked}")).tells(confirmed);
        } else {
            table.black_confirms().tells(confirmed);
        }
        // While his clock runs, every clock key is his clock: what was typed for him is dropped, and his hand is not held up.
        for own in [EventSource::Keyboard, EventSource::OpponentKey, EventSource::EBoard] {
            let key = EventKind::ClockPressed { player: Color::Black };
            let mut table = spoken();
            table.after(1_000).send_by(own, Seat::White, key.clone()).lacks("confirmation-asked").runs("white");
            table.includes(&format!("confirmation-dropped black {asked}; pressed-before-entry player black"));
            // Pressed twice in haste, it is nothing more.
            table.send_by(own, Seat::White, key).tells("white: refused already-pressed").runs("white");
            assert_eq!(table.referee.outcome(), None);
        }
    }
}

#[test]
fn d_2_9_a_confirming_key_of_his_own_is_his_word_once_and_a_clock_key_never() {
    for (word, confirmed) in [
        ("opp draw", "draw-offered player black"),
        ("opp resign", "game-over win resignation white"),
        ("opp touched e7", "touch-announced p black e7"),
    ] {
        let asked = || {
            let mut table = RefereeTable::begun();
            table.moves("Ng1f3 Ng8f6").act(word);
            table
        };
        // White thinks, and a clock key has nothing to press: F8, the opponent's button, the lever of his electronic board.
        for port in [EventSource::Keyboard, EventSource::OpponentKey, EventSource::EBoard] {
            let key = EventKind::ClockPressed { player: Color::Black };
            asked().send_by(port, Seat::White, key).tells("white: refused clock-not-running player black");
        }
        // Beside his button he has a key that confirms, and that is nobody else's.
        let key = EventKind::Confirmed { player: Color::Black };
        asked().send_by(EventSource::OpponentKey, Seat::White, key).tells(confirmed);
        // The one at the keyboard of both is marked, and asked for twice, where the word is weighty.
        let mut table = asked();
        table.black_confirms();
        if word != "opp touched e7" {
            table.includes("confirmation-asked-again").black_confirms().includes("desk: shared-keyboard");
        }
        table.includes(confirmed);
    }
}

// White typed `opp resign` as Black was about to press: his press confirmed, his clock ran on, and a second press in haste
// would have resigned for him.
#[test]
fn d_2_9_the_key_that_confirms_is_not_the_clocks_in_both_orders() {
    // The word first, then his press.
    for again in [false, true] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").after(10_000).act("opp resign");
        if again {
            table.black_confirms().tells("confirmation-asked-again black resign").runs("black");
        }
        table.black_key().tells("confirmation-dropped black resign; pressed-before-entry player black").runs("white");
        table.black_confirms().tells("white: refused nothing-pending");
        table.black("P?e5").includes("completed 2 Pe7e5").runs("white");
    }
    // His press first, then the word: it is White's move, and a press has no other meaning.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").after(10_000).black_key().tells("pressed-before-entry player black").act("opp draw");
    table.black_confirms().tells("confirmation-asked-again black draw").runs("white");
    table.black_confirms().includes("draw-offered player black");
    // An offer that is being accepted lapses by the move he makes instead (9.1), and not by the confirming key.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").white("N?f3").heard().act("draw").space().act("opp accept").black_confirms();
    table.tells("confirmation-asked-again black accept").black_key();
    table.tells("confirmation-dropped black accept; pressed-before-entry player black; offer-lapsed player white");
    // His flag falls while he is asked: the word is no reason to lose by it, and none to be spared it.
    let mut table = RefereeTable::begun_with(crate::support::table::tournament("1"));
    table
        .moves("P?e4")
        .after(59_000)
        .act("opp resign")
        .black_key()
        .includes("pressed-before-entry player black")
        .runs("white");
    // Before his move an early press is one, and a word that waits goes with it.
    let mut table = RefereeTable::begun();
    table.white("P?e4").heard().act("reply P?e5").heard().act("opp touched d7").black_key();
    table.tells("confirmation-dropped black touch d7; early-press true false black");
    // Where the clocks stand his clock key has nothing to press, and confirms nothing.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").claim("two-hands").act("opp consent").black_key().tells("white: refused suspended");
    table.black_confirms().tells("confirmation-asked-again black consent").black_confirms().includes("upheld");
    // He goes for his clock as White lets play go on: it does not restart his own clock.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("arbiter").act("resume").includes("confirmation-asked black resume").black_key();
    table.tells("white: refused suspended").runs("-");
    // Nothing waits: the confirming key presses no clock.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black_confirms().tells("white: refused nothing-pending").runs("black");
    table.black_key().tells("pressed-before-entry player black");
}

#[test]
fn d_2_9_a_word_spoken_for_the_opponent_is_dropped_by_a_move_escape_or_another_word() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (4_000, "opp resign", "confirmation-asked black resign"),
        (5_000, "escape", "confirmation-dropped black resign"),
        (6_000, "opp resign", "confirmation-asked black resign"),
        (7_000, "opp draw", "confirmation-dropped black resign; confirmation-asked black draw"),
        (8_000, "say P?e5", "confirmation-dropped black draw; black entered Pe7e5"),
        // His key is his clock again.
        (9_000, "f8", "press-waits player black"),
    ]);
}

#[test]
fn d_2_9_a_word_that_was_not_confirmed_does_not_outlive_an_interruption() {
    for (interruption, told) in [
        ("arbiter", "confirmation-dropped black resign; arbiter-called player white"),
        ("leave", "confirmation-dropped black resign; saved"),
        ("reopen", "confirmation-dropped black resign; reopened-after-crash; time-missing - black"),
    ] {
        let mut table = RefereeTable::begun();
        table.moves("P?e4").act("opp resign").act(interruption).tells(told);
        table.act("f8").tells("white: refused suspended");
    }
}

#[test]
fn art_5_1_2_a_player_resigns_at_any_time() {
    RefereeTable::begun()
        .act("resign")
        .tells("game-over win resignation black")
        .runs("-")
        .act("resign")
        .tells("white: refused game-is-over");
    RefereeTable::begun().act("arbiter").act("resign").tells("game-over win resignation black");
}

#[test]
fn art_5_1_1_mate_ends_the_game_when_it_is_completed() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 B?c4 Nb8c6 Qd1h5 Ng8f6").white("Qh5f7").heard();
    table.space().tells("completed 7 Qh5f7; game-over win checkmate white").runs("-");
    table.act("say P?a6").tells("white: refused game-is-over");
}

#[test]
fn art_5_2_1_stalemate_and_a_dead_position_end_the_game() {
    let mut table = RefereeTable::from_position("7k/5Q2/8/8/8/8/8/K7 w - - 0 1");
    table.white("Qf7f8").heard().space().tells("completed 1 Qf7f8");
    let mut table = RefereeTable::from_position("7k/8/4Q3/8/8/8/8/K7 w - - 0 1");
    table.white("Qe6f7").heard().space().tells("completed 1 Qe6f7; game-over draw stalemate");
    let mut table = RefereeTable::from_position("7k/6q1/8/8/8/8/8/K5R1 w - - 0 1");
    table.white("Rg1g7").heard().space().tells("completed 1 Rg1g7; game-over draw dead-position");
    let mut table = RefereeTable::from_position("7k/8/8/8/8/8/5q2/6K1 w - - 0 1");
    table.moves("Kg1f2").tells("completed 1 Kg1f2; game-over draw dead-position");
}
