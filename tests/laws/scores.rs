//! Two scores (D.2.6, D.2.8): each his own, compared by what they mean.

use super::table::{RefereeTable, tournament};
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;

#[test]
fn d_2_6_the_program_keeps_the_blind_owners_score_and_never_fills_in_the_others() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3");
    assert_eq!(table.score(Color::White), "Pe2e4 Pe7e5 Ng1f3");
    assert_eq!(table.score(Color::Black), "- - -");
    let mut table = RefereeTable::begun_with(GameTerms { white_blind: false, ..tournament("90+30") });
    table.moves("P?e4 P?e5");
    assert_eq!((table.score(Color::White), table.score(Color::Black)), ("- -".into(), "- -".into()));
}

#[test]
fn d_2_8_scores_are_compared_by_what_they_mean() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 Ng1f3");
    table.act("opp wrote N?f3").black_confirms().tells("score-recorded black 3 true");
    table.act("opp wrote ?g1f3").black_confirms().tells("score-recorded black 3 true");
    table.act("opp wrote Sf3").black_confirms();
    table.tells("score-recorded black 3 false; scores-differ Sf3 3 Ng1f3 Ng1f3");
    table.act("opp wrote N?h3").black_confirms();
    table.tells("score-recorded black 3 true; scores-differ N?h3 N?h3 3 Ng1f3 Ng1f3");
    assert_eq!(table.score(Color::Black), "- - N?h3");
    assert_eq!(table.score(Color::White), "Pe2e4 Pe7e5 Ng1f3");
}

#[test]
fn d_2_8_what_a_player_told_of_his_score_is_not_overwritten_by_the_announcement() {
    let mut table = RefereeTable::begun();
    table.white("Ng1f3").act("wrote N?h3").heard().space().tells("completed 1 Ng1f3");
    assert_eq!(table.score(Color::White), "N?h3");
    table
        .act("opp wrote N?f3")
        .black_confirms()
        .tells("score-recorded black 1 true; scores-differ N?f3 N?f3 1 N?h3 N?h3");
}

#[test]
fn d_2_8_scores_are_compared_when_the_program_writes_its_owners() {
    let mut table = RefereeTable::begun();
    table.white("Ng1f3").act("opp wrote N?h3").black_confirms().tells("score-recorded black 1 true").heard();
    table.space().tells("completed 1 Ng1f3; scores-differ N?h3 N?h3 1 Ng1f3 Ng1f3");
}

#[test]
fn d_2_6_a_misheard_move_is_mended_in_the_kept_score_only() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("opp wrote P?e5").black_confirms();
    table.tells("score-recorded black 2 true; scores-differ P?e5 P?e5 2 Pe7e6 Pe7e6");
    table.act("misheard P?e5").tells("black misheard Pe7e6 for Pe7e5; completed 2 Pe7e5");
    assert_eq!((table.score(Color::White), table.score(Color::Black)), ("Pe2e4 Pe7e5".into(), "- P?e5".into()));
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e6").act("wrote P?e6").act("misheard P?e5");
    assert_eq!(table.score(Color::White), "Pe2e4 P?e6");
}

#[test]
fn d_2_6_nothing_is_written_before_something_is_announced() {
    RefereeTable::begun().act("wrote P?e4").tells("white: refused nothing-announced");
}
