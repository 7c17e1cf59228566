//! The arbiter is called (6.12), the game is left, the program dies: clocks stand, nothing kept outlives it.

use super::table::{RefereeTable, tournament};
use ansage_game::event::EventKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

#[test]
fn art_6_12_a_player_stops_the_clocks_to_call_the_arbiter() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (5_000, "arbiter", "arbiter-called player white"),
        (6_000, "arbiter", "white: refused arbiter-is-called"),
        (7_000, "say P?e4", "white: refused suspended"),
        (8_000, "space", "white: refused suspended"),
    ]);
    table.runs("-").used(5_000, 0);
    // Play goes on by both players' word, or the arbiter's (6.11.3): not by his who has called him.
    table.script(&[
        (50_000, "resume", "resume-agreed player white; confirmation-asked black resume"),
        (50_500, "escape", "confirmation-dropped black resume"),
        (51_000, "resume", "confirmation-asked black resume"),
    ]);
    table.runs("-");
    table.script(&[
        (
            60_000,
            "f12",
            "desk: resumed-without-arbiter white 55000; play-resumed turn white; desk: shared-keyboard black resume",
        ),
        (61_000, "resume", "white: refused not-suspended"),
    ]);
    table.runs("white").used(6_000, 0);
}

#[test]
fn art_6_12_facts_may_be_told_while_play_is_suspended() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").act("arbiter");
    table.act("opp played e2e3").black_confirms().tells("black's board differs: e3 P for -, e4 - for P");
    table.act("wrote P?e4").tells("score-recorded white 1 true");
    table.act("touched e4").tells("touch-announced P white e4");
    table.act("opp arbiter").black_confirms().tells("white: refused arbiter-is-called").runs("-");
}

#[test]
fn art_6_12_a_kept_press_does_not_outlive_the_interruption() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (1_200, "arbiter", "white: press-cancelled; arbiter-called player white"),
        (2_000, "heard", ""),
    ]);
    table.after(1_000).both_resume().tells("play-resumed turn white");
    table.script(&[(4_000, "space", "completed 1 Pe2e4")]);
    table.used(2_200, 0).runs("black");
}

#[test]
fn art_6_12_a_sighted_players_press_does_outlive_it() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").black_key();
    table.script(&[(4_000, "arbiter", "arbiter-called player white")]);
    table.after(1_000).both_resume().tells("play-resumed turn white");
    table.runs("-").after(1_000).heard().tells("completed 2 Pe7e5").runs("white").completed(1, 1);
    // The last word may come while play is suspended: then no clock starts before it is resumed.
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").black_key().act("arbiter").heard().tells("completed 2 Pe7e5").runs("-");
    table.both_resume().tells("play-resumed turn white").runs("white").completed(1, 1);
    // Pressed, and not entered.
    let mut table = RefereeTable::begun();
    table
        .moves("P?e4")
        .black_key()
        .act("arbiter")
        .both_resume()
        .tells("play-resumed turn white; pressed-before-entry player black")
        .runs("white");
}

#[test]
fn d_2_9_f_a_game_that_is_left_is_opened_again_with_both_clocks_standing() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (2_000, "leave", "white: press-cancelled; saved"),
        // What was not heard is told again; that utterance's last word counts.
        (2_000, "reopen", "reopened; white again Pe2e4"),
        (3_000, "heard 1", ""),
        (4_000, "heard 2", ""),
        (9_000, "resume", "play-resumed turn white"),
        (10_000, "space", "completed 1 Pe2e4"),
    ]);
    table.used(3_000, 0);
}

#[test]
fn art_6_12_after_a_crash_the_clocks_stand_at_the_last_durable_reading() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4");
    table.script(&[
        (10_000, "say P?e5", "black entered Pe7e5"),
        (11_000, "heard", ""),
        // However late the program is opened again.
        (900_000, "reopen", "reopened-after-crash; time-missing - black"),
    ]);
    table.runs("-").used(3_000, 8_000);
    table.script(&[
        (900_500, "f8", "white: refused suspended"),
        (901_000, "resume", "play-resumed turn black"),
        (902_000, "f8", "completed 2 Pe7e5"),
    ]);
    table.used(3_000, 9_000);
}

#[test]
fn art_6_12_after_a_crash_a_kept_press_is_released_and_an_unheard_announcement_told_again() {
    let mut table = RefereeTable::begun();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (1_100, "space", "white: press-kept"),
        (1_100, "reopen", "white: press-cancelled; reopened-after-crash; time-missing - white; white again Pe2e4"),
        (1_500, "heard 1", ""),
        (2_000, "resume", "play-resumed turn white"),
        (3_000, "space", "white: press-kept"),
        (4_000, "heard 2", "completed 1 Pe2e4"),
    ]);
    table.used(3_100, 0);
}

#[test]
fn art_6_12_after_a_crash_a_press_that_waits_still_counts_once() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("P?e5").black_key().act("reopen").tells("reopened-after-crash; black again Pe7e5");
    table.act("resume").runs("-").after(1_000).heard().tells("completed 2 Pe7e5").runs("white").completed(1, 1);
}

#[test]
fn art_7_5_a_game_that_was_left_is_not_sent_on_by_mending_an_offence() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4").black("Ng8g6").heard().black_key().includes("black completed illegal Ng8g6");
    table
        .includes("remedy-proposed black illegal-move count 1 add-time white 120000")
        .act("leave")
        .act("reopen")
        .tells("reopened");
    table.after(1_000).act("misheard N?f6").includes("remedy-proposed black correction").runs("-");
    table.act("opp consent").black_confirms_twice().includes("completed 2 Ng8f6").runs("-");
    // The penalty is gone with the offence.
    table.after(1_000).act("resume").tells("play-resumed turn white").runs("white").completed(1, 1);
}

#[test]
fn art_6_12_a_mate_mended_while_play_is_suspended_starts_no_clock() {
    let mut table = RefereeTable::begun();
    table.moves("P?f3 P?e5 P?g4").black("Qd8h4").black_key().act("arbiter").heard();
    table.includes("entry-awaits-key").black_confirms().tells("completed 4 Qd8h4; game-over win checkmate black");
    table.act("misheard Qd8e7").includes("remedy-proposed").opp_consents().includes("completed 4 Qd8e7").runs("-");
    // The arbiter was called before it, and still is.
    table.both_resume().tells("play-resumed turn white").runs("white");
}

#[test]
fn d_2_9_c_an_interruption_holds_the_assistants_press() {
    let mut table =
        RefereeTable::begun_with(GameTerms { assistant_press: Some(Span::from_secs(3)), ..tournament("90+30") });
    table.white("P?e4").heard().act("arbiter").tells("arbiter-called player white").both_resume();
    table.after(10_000).act("deadline").tells("").runs("white").space().tells("completed 1 Pe2e4");
}

/// A sighted player has pressed and the move is not entered: the opponent has the move, and whoever resumes hears of the press.
#[test]
fn art_6_2_play_that_resumes_before_the_entry_tells_of_the_press_again() {
    let pressed = |table: &mut RefereeTable, player: Option<Color>| {
        let view = table.referee.view(Moment::from_millis(table.now));
        assert_eq!((view.unentered, view.running), (player, None));
    };
    let again = "play-resumed turn white; pressed-before-entry player black";
    let mut table = RefereeTable::begun();
    table.moves("N?f3").after(1_000).black_key().after(3_000).act("arbiter");
    pressed(&mut table, Some(Color::Black));
    table.desk().arbiter_resumes().tells(again).runs("white").completed(1, 1);
    table.act("leave").act("reopen").act("resume").tells(again).black("N?c6").includes("completed 2 Nb8c6");
    table.act("arbiter");
    pressed(&mut table, None);
    table.desk().arbiter_resumes().tells("play-resumed turn white");
    // Black is blind and keeps the keyboard; White sees, and presses before any entry.
    let black = GameTerms { white_blind: false, black_blind: true, owner: Color::Black, ..tournament("90+30") };
    let mut table = RefereeTable::begun_with(black);
    table.after(1_000).send(Seat::Black, EventKind::ClockPressed { player: Color::White }).runs("black");
    table.desk().rule(Ruling::Stop);
    pressed(&mut table, Some(Color::White));
    table.arbiter_resumes().tells("play-resumed turn black; pressed-before-entry player white");
    table.runs("black").completed(1, 0);
}
