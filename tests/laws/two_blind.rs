//! Two blind players, each at a console of his own: D.2.2 and D.2.3 hold for both (situation 18).

use super::joined::{announced, hosted};
use super::table::{RefereeTable, brief_all, tournament};
use ansage_game::effect::Audience;
use ansage_game::moment::Span;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::{Color, Seat};
use ansage_game::sensed::BoardReport;
use ansage_game::terms::GameTerms;

/// Two blind players at two stations.
fn both_blind() -> RefereeTable {
    let mut table = RefereeTable::open(GameTerms { black_blind: true, ..hosted() });
    table.act("join").act("start");
    table
}

#[test]
fn situation_18_two_blind_players_each_at_his_own_console() {
    let mut table = both_blind();
    table.white("P?e4").heard().space();
    // D.2.3 holds for both: announced, heard, and only then the other's clock.
    table.act("b f8").tells("black: refused not-made announcement");
    table.act("b say P?e5").tells("black announced Pe7e5").act("b correct P?e6").includes("corrected Pe7e5 to Pe7e6");
    table.act("b f8").tells("black: press-kept").runs("black");
    table
        .act("b escape")
        .tells("black: press-cancelled")
        .act("b f8")
        .heard()
        .includes("completed 2 Pe7e6")
        .runs("white");
    // Every command belongs to its station's player.
    table.act("opp draw").tells("white: refused has-own-station player black");
    table.act("b repeat P?e4").tells("repetition-agrees black Pe2e4 ??");
    table.act("b ask count");
    assert_eq!(table.told[0].to, Audience::Seat(Color::Black));
    assert!(brief_all(&table.told).starts_with("black: answered move-count"), "{}", brief_all(&table.told));
    // He tells of his own board and his own touches.
    table.white("P?d4").heard().space().act("b played d2d4").tells("board-agrees owner black");
    table.act("b touched g8").tells("touch-announced n black g8");
}

#[test]
fn d_2_6_the_program_keeps_the_score_of_a_joined_blind_player_too() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..hosted() });
    table.moves("P?e4");
    table.act("join").act("b say P?e5").heard().act("b f8");
    table.white("N?f3").heard().space();
    assert_eq!(table.score(Color::White), "Pe2e4 Pe7e5 Ng1f3");
    assert_eq!(table.score(Color::Black), "- Pe7e5 Ng1f3", "from the moment that he joined");
    // Not that of a sighted one, nor where his assistant does not keep it (D.2.9.c).
    let table = announced();
    assert_eq!(table.score(Color::Black), "-");
    let duties = Some(AssistantDuties::ALL.with_duty_set(AssistantDuty::ScoreAndClock, false));
    let mut table = RefereeTable::open(GameTerms { black_blind: true, black_duties: duties, ..hosted() });
    table.act("join").act("start").white("P?e4").heard().space();
    assert_eq!((table.score(Color::White), table.score(Color::Black)), ("Pe2e4".into(), "-".into()));
}

#[test]
fn d_2_9_c_the_assistant_presses_for_a_joined_blind_player_as_for_the_owner() {
    let mut table =
        RefereeTable::open(GameTerms { black_blind: true, assistant_press: Some(Span::from_secs(2)), ..hosted() });
    table.act("join").act("start").white("P?e4").heard().after(2_000).act("deadline").tells("completed 1 Pe2e4");
    table.act("b say P?e5").heard().after(1_000).act("b escape").tells("black: press-cancelled");
    table.after(5_000).act("deadline").runs("black").act("b f8").includes("completed 2 Pe7e5");
}

/// D.2.3: what was misheard is confirmed by its player's key only when it stands on his pegs, as any move of his.
#[test]
fn d_2_3_a_mended_mate_is_confirmed_with_the_pegs_that_show_it() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    table.report(Seat::Black, BoardReport::Found { shows: shakmaty::Board::new() });
    table.moves("P?f3").hands_of(Seat::Black, "-f2 +f3");
    table.black("P?e5").heard().hands_of(Seat::Black, "-e7 +e5").black_key().includes("completed 2 Pe7e5");
    table.moves("P?g4").hands_of(Seat::Black, "-g2 +g4");
    table.black("Qd8g5").heard().hands_of(Seat::Black, "-d8 +g5").black_key().includes("completed 4 Qd8g5");
    table.act("misheard Qd8h4").includes("entry-awaits-key Qd8h4 ?? + black");
    table.heard().black_confirms().includes("refused not-made").lacks("completed");
    table.hands_of(Seat::Black, "-g5 +h4").black_confirms().includes("completed 4 Qd8h4");
    table.ends_with("game-over win checkmate black");
}
