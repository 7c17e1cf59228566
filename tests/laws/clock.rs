//! The clock (6), the flag (6.8, 6.9), questions (D.2.5, D.2.9.d), the assistant's press (D.2.9.c).

use super::table::{RefereeTable, brief_all, practice, tournament};
use ansage_game::effect::Audience;
use ansage_game::event::{EventKind, Question};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

#[test]
fn art_6_no_clock_runs_before_the_start() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.after(60_000).runs("-").act("say P?e4").tells("white: refused not-started");
    table.act("start").tells("started").runs("white").used(0, 0);
}

#[test]
fn art_6_the_next_moves_increment_is_added_when_the_move_is_completed() {
    let mut table = RefereeTable::begun();
    table.after(18_000).white("P?e4").after(1_000).heard().clocks(5_411_000, 5_430_000);
    table.after(1_000).space().clocks(5_440_000, 5_430_000);
}

#[test]
fn glossary_increment_the_first_move_begins_with_its_own_unless_the_table_leaves_it_out() {
    let mut table = RefereeTable::open(tournament("90+30"));
    table.clocks(5_430_000, 5_430_000).desk().adapt("first-increment", "no");
    table.clocks(5_400_000, 5_400_000).act("start").moves("P?e4").clocks(5_427_000, 5_400_000);
    // Once the game has begun, the arbiter sets times, not what the first move was given.
    table.adapt("first-increment", "yes").tells("desk: refused time-control-fixed").clocks(5_427_000, 5_400_000);
    let adapted = vec![("first-increment".to_owned(), "no".to_owned())];
    let mut table = RefereeTable::open(GameTerms { adapted, ..tournament("90+30") });
    table.clocks(5_400_000, 5_400_000);
    table.send(Seat::White, EventKind::TimeSet { time: "15+10".parse().expect("a time control") });
    table.clocks(900_000, 900_000).desk().adapt("first-increment", "yes").clocks(910_000, 910_000);
}

#[test]
fn art_6_8_a_flag_falls_at_its_own_instant_and_nobody_claims_for_the_player() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    assert_eq!(table.referee.deadline(), Some(Moment::from_millis(60_000)));
    table.script(&[
        (59_999, "flag", "white: refused flag-up"),
        // Told with the next thing that happens, at the computed instant; the claim is offered to the opponent alone.
        (75_000, "say P?e4", "flag-fell 60000 white; black: claim-offered; white announced Pe2e4"),
        (76_000, "heard", ""),
        (77_000, "space", "completed 1 Pe2e4"),
        (78_000, "opp flag", "confirmation-asked black flag"),
        (79_000, "f12", "game-over win flag-fall black"),
    ]);
    table.runs("-");
}

#[test]
fn art_6_8_a_flag_that_falls_before_the_last_word_counts_before_the_kept_press() {
    let mut table = RefereeTable::begun_with(tournament("0:30+30"));
    table.script(&[
        (58_000, "say P?e4", "white announced Pe2e4"),
        (58_100, "space", "white: press-kept"),
        (60_000, "heard", "flag-fell 60000 white; black: claim-offered; completed 1 Pe2e4"),
    ]);
    // No increment for a move that was completed after the flag.
    table.clocks(0, 60_000).runs("black");
    // A word heard a millisecond earlier saves it.
    let mut table = RefereeTable::begun_with(tournament("0:30+30"));
    table.script(&[
        (58_000, "say P?e4", "white announced Pe2e4"),
        (58_100, "space", "white: press-kept"),
        (59_999, "heard", "completed 1 Pe2e4"),
    ]);
    table.clocks(30_001, 60_000);
}

#[test]
fn art_6_8_a_sighted_players_press_beats_the_flag_on_arrival() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.moves("P?e4");
    table.script(&[
        (62_999, "f8", "pressed-before-entry player black"),
        (70_000, "say P?e5", "black entered Pe7e5; completed 2 Pe7e5"),
    ]);
    table.clocks(60_000 - 3_000 - 7_001, 1);
}

#[test]
fn art_6_9_a_flag_is_a_draw_where_the_claimant_cannot_mate() {
    let start = Some("4k3/8/8/8/8/8/P7/4K3 w - - 0 1".to_owned());
    let mut table = RefereeTable::begun_with(GameTerms { start, ..tournament("1") });
    table.after(60_000).act("deadline").tells("flag-fell 60000 white; black: claim-offered");
    table.act("opp flag").black_confirms().tells("game-over draw flag-fall-cannot-mate");
}

#[test]
fn art_6_8_the_player_claims_with_his_own_command() {
    let mut table = RefereeTable::begun_with(tournament("1"));
    table.moves("P?e4").after(60_000).act("deadline").tells("flag-fell 63000 black; white: claim-offered");
    table.act("flag").tells("game-over win flag-fall white").act("flag").tells("white: refused game-is-over");
}

#[test]
fn d_2_9_d_questions_are_answered_to_the_asker_alone_and_only_when_asked() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").after(1_000);
    table.act("ask clocks").tells("white: answered clocks 5457000 5456000");
    table.act("ask own").tells("white: answered own-clock own 5456000");
    table.act("ask opponents").tells("white: answered opponents-clock opponents 5457000");
    table.act("ask count").tells("white: answered move-count 1 1");
    table.act("ask used").tells("white: answered time-used 3000 4000");
    table.send(Seat::Black, EventKind::InformationAsked { question: Question::OwnClock });
    table.tells("black: answered own-clock own 5457000");
    assert_eq!(table.told[0].to, Audience::Seat(Color::Black));
}

#[test]
fn d_2_5_without_clocks_the_time_used_is_still_known() {
    let mut table = RefereeTable::begun_with(tournament("none"));
    table.after(5_000).act("ask own").tells("white: answered own-clock own -");
    table.act("ask used").tells("white: answered time-used 0 5000");
    assert_eq!(table.referee.deadline(), None);
}

fn assisted() -> RefereeTable {
    RefereeTable::begun_with(GameTerms { assistant_press: Some(Span::from_secs(3)), ..tournament("90+30") })
}

#[test]
fn d_2_9_c_the_assistant_starts_the_opponents_clock_after_a_pause() {
    let mut table = assisted();
    table.script(&[(1_000, "say P?e4", "white announced Pe2e4"), (2_000, "heard", "")]);
    assert_eq!(table.referee.deadline(), Some(Moment::from_millis(5_000)));
    // Whatever comes later finds the clock started at its own instant.
    table.script(&[(9_000, "ask used", "completed 1 Pe2e4; white: answered time-used 4000 5000")]);
    table.runs("black").used(5_000, 4_000);
}

#[test]
fn d_2_9_c_the_pause_leaves_room_for_a_correction_and_any_key_holds_the_press() {
    let mut table = assisted();
    table.script(&[
        (1_000, "say P?e4", "white announced Pe2e4"),
        (2_000, "heard", ""),
        (4_999, "correct P?d4", "white corrected Pe2e4 to Pd2d4"),
        (6_000, "heard", ""),
        (8_999, "escape", "white: press-cancelled"),
        (30_000, "deadline", ""),
    ]);
    table.runs("white").after(1_000).space().tells("completed 1 Pd2d4");
}

#[test]
fn d_2_9_c_the_player_may_press_before_the_assistant() {
    let mut table = assisted();
    table.white("P?e4").after(1_000).heard().after(1_000).space().tells("completed 1 Pe2e4");
    table.after(5_000).act("deadline").tells("").completed(1, 0);
}

#[test]
fn d_2_9_c_the_assistant_does_not_press_a_move_that_is_not_made() {
    let mut table = assisted();
    table.white("Ng1f3").act("played g1h3").heard().after(3_000).act("deadline");
    table.tells("white: refused not-made piece-placed - f3").runs("white");
}

#[test]
fn d_2_9_c_the_assistants_press_confirms_no_word() {
    let mut table = RefereeTable::begun_with(GameTerms {
        black_blind: true,
        assistant_press: Some(Span::from_secs(3)),
        ..tournament("90+30")
    });
    table.moves("P?e4").black("P?e5").heard().act("opp resign").after(3_000).act("deadline");
    assert_eq!(brief_all(&table.told), "completed 2 Pe7e5");
    table.runs("white");
}

#[test]
fn d_2_3_a_blind_opponents_kept_press_counts_once_though_it_is_answered_too_early() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    table.moves("P?e4").black("P?e5").after(500).black_key().tells("black: press-kept");
    // His move is not made before its last word (1.3): the answer lapses, and the press is kept.
    table.after(500).white("Ng1f3").tells("reply-lapsed Ng1f3 ?? white not-made").completed(1, 0).runs("black");
    table.after(500).heard().tells("completed 2 Pe7e5").completed(1, 1).runs("white");
    table.used(3_000, 1_500).clocks(5_457_000, 5_458_500);
    table.white("Ng1f3").tells("white announced Ng1f3").after(500).heard().space().tells("completed 3 Ng1f3");
    table.completed(2, 1);
}

#[test]
fn an_hour_of_play_in_odd_steps_drifts_by_no_millisecond() {
    const HOUR: u64 = 3_600_000;
    for time in ["40/90+30,30+30", "120d7", "120b11", "60h", "none"] {
        let mut table = RefereeTable::begun_with(tournament(time));
        let moves = "P?e4 P?e5 Ng1f3 Nb8c6 Bf1b5 P?a6 Bb5a4 Ng8f6 P?d3 P?b5 Ba4b3 P?d6";
        for (number, code) in moves.split_whitespace().enumerate() {
            for step in 1..=61 {
                table.after(step * 37 + 1).act("deadline").tells("");
            }
            let key = if number % 2 == 0 { "space" } else { "f8" };
            table.after(1).act(&format!("say {code}")).after(3).heard().after(7).act(key);
        }
        while table.now + 9_973 < HOUR {
            table.after(9_973).act("deadline").tells("");
        }
        let rest = HOUR - table.now;
        table.after(rest).act("deadline");
        let view = table.referee.view(Moment::from_millis(HOUR));
        assert_eq!((view.used.white + view.used.black).as_millis(), HOUR, "{time}");
        for color in Color::ALL {
            let left = view.clocks.get(color).unwrap_or_default();
            assert_eq!(*view.used.get(color) + left, table.referee.clock().total_time_given(color, view.at), "{time}");
        }
        if time == "40/90+30,30+30" {
            let given = 2 * (90 * 60_000 + 7 * 30_000) - HOUR;
            let left: u64 = view.clocks.iter().map(|left| left.unwrap_or_default().as_millis()).sum();
            assert_eq!(left, given);
        }
    }
}

#[test]
fn in_practice_a_move_taken_back_after_its_increment_was_used_drops_no_flag() {
    let mut table = RefereeTable::begun_with(practice("0:10+10"));
    table.script(&[
        (17_000, "say P?e4", "white announced Pe2e4"),
        (18_000, "heard", ""),
        (19_000, "space", "completed 1 Pe2e4"),
        (19_000, "say P?e5", "black entered Pe7e5"),
        (19_000, "heard", ""),
        (19_000, "f8", "completed 2 Pe7e5"),
        (27_000, "takeback", "taken-back 2 white"),
    ]);
    table.runs("white").clocks(3_000, 20_000).used(27_000, 0).after(1_000).act("deadline").tells("");
}
