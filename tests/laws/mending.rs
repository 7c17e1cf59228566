//! The opponent's move as it was misheard, illegal moves (7.5), moves taken back in practice.

use super::acts::terms_from;
use super::table::{RefereeTable, practice, tournament};
use ansage_game::outcome::{Outcome, WinReason};
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;

#[test]
fn d_2_1_a_misheard_entry_is_mended_before_it_is_pressed() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "say P?e6", "black entered Pe7e6"),
        (11_000, "heard", ""),
        (12_000, "misheard P?e5", "black misheard Pe7e6 for Pe7e5"),
        (13_000, "heard 2", ""),
        (14_000, "heard 3", ""),
        (15_000, "f8", "completed 2 Pe7e5"),
    ]);
    table.course("Pe2e4 Pe7e5").used(3_000, 12_000).completed(1, 1);
}

#[test]
fn d_2_1_a_misheard_entry_is_mended_while_the_press_waits_for_the_last_word() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "say P?e6", "black entered Pe7e6"),
        (10_500, "f8", "press-waits player black"),
        (11_000, "misheard P?e5", "black misheard Pe7e6 for Pe7e5"),
        (12_000, "heard 2", ""),
        (13_000, "heard 3", "completed 2 Pe7e5"),
    ]);
    // What White mends is said on his own time: two seconds of it.
    table.used(5_000, 7_500).completed(1, 1).runs("white");
}

#[test]
fn d_2_1_a_misheard_move_is_mended_until_the_players_next_announcement() {
    let mut table = RefereeTable::begun();
    table.script(&[(0, "misheard P?e5", "white: refused nothing-misheard")]);
    table.moves("P?e4 P?e6");
    table.script(&[
        (10_000, "misheard P?e5", "black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5"),
        (11_000, "misheard P?c5", "black misheard Pe7e5 for Pc7c5; completed 2 Pc7c5"),
    ]);
    // White's clock has been running since the press, and the move counts once.
    table.runs("white").used(7_000 + 1_000, 3_000).completed(1, 1).course("Pe2e4 Pc7c5");
    table.script(&[
        (12_000, "say Ng1f3", "white announced Ng1f3"),
        (13_000, "misheard P?e5", "white: refused misheard-too-late"),
        (14_000, "heard", ""),
        (15_000, "space", "completed 3 Ng1f3"),
        (16_000, "misheard P?e5", "white: refused misheard-too-late"),
    ]);
}

#[test]
fn d_2_1_a_misheard_move_is_mended_after_a_press_without_a_move() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (5_000, "f8", "pressed-before-entry player black"),
        (6_000, "say P?e6", "black entered Pe7e6; completed 2 Pe7e6"),
        (7_000, "misheard P?e5", "black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5"),
    ]);
    table.used(5_000, 2_000).completed(1, 1).runs("white");
}

#[test]
fn d_2_1_an_offence_that_was_only_misheard_is_none() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "say Ng8g6", "black entered Ng8g6"),
        (11_000, "heard", ""),
        (
            12_000,
            "f8",
            "black completed illegal Ng8g6; remedy-proposed black illegal-move count 1 add-time white 120000",
        ),
    ]);
    table.runs("-").completed(1, 0).course("Pe2e4");
    // Black has pressed it himself: that it was another move is for both, and both clocks stand until play is resumed.
    table.after(8_000).act("misheard N?f6").includes("remedy-proposed black correction").runs("-");
    table.act("opp consent").black_confirms_twice();
    table.includes("upheld; black misheard Ng8g6 for Ng8f6; completed 2 Ng8f6").runs("-");
    table.act("resume").runs("white").completed(1, 1).used(3_000, 9_000).clocks(5_457_000, 5_451_000);
}

#[test]
fn d_2_1_an_offence_answered_by_another_move_is_no_longer_misheard() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("say Ng8g6").heard().black_key();
    // The penalty burdens Black: White's word carries nothing of it out. With Black's key play goes on, as was asked for.
    table.act("resume").tells("confirmation-asked black consent").runs("-").black_confirms_twice();
    table.tells("upheld; ruling-applied time-added white 120000; play-resumed turn black").runs("black");
    table.after(1_000).black_key().tells("pressed-before-entry player black");
    table.act("misheard N?f6").tells("white: refused move-not-entered");
    table.act("say N?f6").tells("black entered Ng8f6; completed 2 Ng8f6").completed(1, 1);
}

#[test]
fn d_2_1_an_own_illegal_announcement_was_the_next_announcement_too() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("say Ng1g3").heard().space();
    table.tells("white completed illegal Ng1g3; remedy-proposed white illegal-move count 1 add-time black 120000");
    table.act("misheard P?e5").tells("white: refused misheard-too-late").course("Pe2e4 Pe7e6");
}

#[test]
fn d_2_1_a_mate_that_was_only_misheard_is_none() {
    let mut table = RefereeTable::begun();
    table.moves("P?f3 P?e5 P?g4");
    table.script(&[
        (20_000, "say Qd8h4", "black entered Qd8h4"),
        (21_000, "heard", ""),
        (22_000, "f8", "completed 4 Qd8h4; game-over win checkmate black"),
    ]);
    table.runs("-");
    // The end was told: the record is both players' now.
    table
        .after(38_000)
        .act("misheard Qd8e7")
        .tells("claimed correction words Qd8e7 white -; remedy-proposed black correction correction words Qd8e7 white correct-move words Qd8e7");
    table.act("resume").tells("white: refused game-is-over");
    let mate = Outcome::Win { winner: Color::Black, reason: WinReason::Checkmate };
    assert_eq!(table.referee.outcome(), Some(mate));
    table.opp_consents().tells("upheld; black misheard Qd8h4 for Qd8e7; completed 4 Qd8e7").runs("-");
    table.act("resume").tells("play-resumed turn white");
    // Nobody is charged for the time in which the game was thought to be over.
    table.after(1_000).runs("white").used(6_000 + 1_000, 3_000 + 13_000).completed(2, 2);
}

#[test]
fn d_2_1_what_was_not_pressed_before_a_resignation_is_not_misheard_after_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e6").act("resign").tells("game-over win resignation black");
    table.act("misheard P?e5").tells("white: refused game-is-over").course("Pe2e4");
}

#[test]
fn d_2_7_what_was_misheard_before_a_resignation_a_flag_or_an_agreement_is_mended_by_both() {
    // The resignation stands.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("resign").act("misheard P?e5").tells(
        "claimed correction words P?e5 white -; remedy-proposed black correction correction words P?e5 white correct-move words P?e5",
    );
    table.opp_consents().includes("black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5");
    table.ends_with("game-over win resignation black").course("Pe2e4 Pe7e5").runs("-");
    // Who has announced a move has answered.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("say P?d4").act("resign").act("misheard P?e5").tells("white: refused game-is-over");
    // A mended move that stalemates was made before the flag fell, and before the draw was agreed.
    let black_moves = || RefereeTable::begun_with(terms_from(2023, "0:05", "8/8/8/8/8/1k6/7q/K7 b - - 0 1"));
    let mut table = black_moves();
    table.black_key().black("Qh2g2").heard().after(6_000).act("deadline").includes("flag-fell");
    table.act("opp flag").black_confirms().ends_with("game-over win flag-fall black");
    table.act("misheard Qh2c2").opp_consents().ends_with("game-over draw stalemate");
    // It mates: Black has won although White's flag fell, and although White has resigned it is by mate.
    let mut table = black_moves();
    table.black_key().black("Qh2g2").heard().act("resign").ends_with("game-over win resignation black");
    table.act("misheard Qh2a2").opp_consents().ends_with("game-over win checkmate black");
    // One that ends nothing leaves the flag where it is; set aside, nothing changes.
    let mut table = black_moves();
    table.black_key().black("Qh2g2").heard().after(6_000).act("deadline");
    table.act("opp flag").black_confirms().act("misheard Qh2h3").opp_consents();
    table.includes("misheard Qh2g2 for Qh2h3").ends_with("game-over win flag-fall black").runs("-");
    let mut table = black_moves();
    table.black_key().black("Qh2g2").heard().act("resign").act("misheard Qh2c2").consents();
    table.tells("set-aside");
    assert_eq!(table.referee.outcome().map(Outcome::tournament_result), Some("0-1"));
}

#[test]
fn art_5_1_2_what_was_not_completed_before_the_end_is_not_completed_after_it() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (1_200, "resign", "game-over win resignation black"),
        (3_000, "heard", ""),
        (4_000, "reopen", "reopened"),
    ]);
    table.runs("-").course("").completed(0, 0);
    // A sighted player's move was made when he pressed, whatever was still being spoken.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").black_key();
    table.act("resign").tells("completed 2 Pe7e5; game-over win resignation black").runs("-");
    let mut table = RefereeTable::begun_with(GameTerms {
        assistant_press: Some(ansage_game::moment::Span::from_secs(3)),
        ..tournament("5")
    });
    table.white("P?e4").heard().act("resign");
    assert_eq!(table.referee.deadline(), None);
    table.after(10_000).act("deadline").tells("").runs("-");
}

#[test]
fn d_7_5_a_tournament_announces_what_names_piece_and_squares_and_tells_nobody() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say Ng1g3", "white announced Ng1g3"),
        (2_000, "heard", ""),
        (3_000, "correct Ng1f3", "white corrected Ng1g3 to Ng1f3"),
        (4_000, "correct Ng1g3", "white corrected Ng1f3 to Ng1g3"),
        (5_000, "heard", ""),
        (
            6_000,
            "space",
            "white completed illegal Ng1g3; remedy-proposed white illegal-move count 1 add-time black 120000",
        ),
        // Both clocks stand, the position before it stands again, and the arbiter is needed.
        (7_000, "say Ng1f3", "white: refused suspended"),
        (8_000, "resume", "upheld; ruling-applied time-added black 120000; play-resumed turn white"),
        (9_000, "say Ng1f3", "white announced Ng1f3"),
        (10_000, "heard", ""),
        (11_000, "space", "completed 1 Ng1f3"),
    ]);
    table.runs("black").completed(1, 0).used(6_000 + 3_000, 0);
}

#[test]
fn d_7_5_practice_refuses_an_illegal_move_with_its_reason() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("say Ng1g3").tells("white: refused not-legal Ng1g3 ?? does-not-reach");
    table.act("say Nf3g5").tells("white: refused not-legal Nf3g5 ?? nothing-there f3");
    table.runs("white").white("Ng1f3").tells("white announced Ng1f3");
    table.act("correct Ng1g3").tells("white: refused not-legal Ng1g3 ?? does-not-reach");
}

#[test]
fn art_11_3_moves_are_taken_back_in_practice_only() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("takeback").tells("white: refused practice-only").course("Pe2e4 Pe7e5");
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.act("takeback").tells("white: refused nothing-to-take-back");
    table.moves("P?e4 P?e5").act("takeback").tells("taken-back 2 white").course("").completed(0, 0).runs("white");
    table.moves("P?e4 P?e5").white("P?d4").act("takeback").tells("taken-back 1 Pe7e5 ?? white").course("Pe2e4 Pe7e5");
    table.clocks(5_460_000 - 6_000, 5_460_000 - 6_000);
    // At two stations nobody takes back what is the other's alone.
    let mut table = RefereeTable::open(practice("90+30"));
    table.act("join").act("start").moves("P?e4").act("b takeback").tells("black: refused nothing-to-take-back");
    table.course("Pe2e4").act("takeback").tells("taken-back 1 white");
}

#[test]
fn art_11_3_a_press_without_a_move_is_taken_back_with_it() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.moves("P?e4").after(1_000).black_key().tells("pressed-before-entry player black").completed(1, 1);
    table.act("takeback").tells("taken-back 1 white").completed(0, 0).runs("white").used(3_000, 1_000);
    table.clocks(5_427_000, 5_429_000);
}

#[test]
fn art_11_3_a_press_that_waits_is_taken_back_with_its_move() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    table.moves("P?e4").black("P?e5").black_key().tells("press-waits player black").completed(1, 1);
    table.act("takeback").tells("taken-back 2 white").completed(0, 0).runs("white");
}

#[test]
fn art_11_3_practice_names_the_reason_of_a_short_form_that_one_piece_alone_can_mean() {
    let mut table = RefereeTable::begun_with(practice("90+30"));
    // Of two knights one alone goes that way, and its own pawn stands there.
    table.act("say N?d2").tells("white: refused unreadable no-move-fits reason own-piece-on-target d2");
    let mut table = RefereeTable::begun();
    table.act("say N?d2").tells("white: refused unreadable no-move-fits reason -");
}
