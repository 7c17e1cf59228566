//! Rulings: made at the desk only, journaled, announced, and never contradicted.

use super::adjournment::{desk, rule};
use super::table::{RefereeTable, tournament};
use ansage_game::claim::Measure;
use ansage_game::effect::Audience;
use ansage_game::event::EventKind;
use ansage_game::moment::Span;
use ansage_game::outcome::{DrawReason, Outcome, WinReason};
use ansage_game::ruling::{Ruling, ruling_for_declared_result};
use ansage_game::seat::{Color, Seat};

fn measured(table: &mut RefereeTable, measure: Measure) -> &mut RefereeTable {
    rule(table, Ruling::TakeMeasure(measure))
}

#[test]
fn d_1_nothing_is_ruled_before_the_desk_is_taken_or_after_it_is_left() {
    let mut table = RefereeTable::begun();
    rule(&mut table, Ruling::Stop).tells("white: refused no-arbiter-at-desk").runs("white");
    desk(&mut table).tells("desk-taken first true");
    rule(&mut table, Ruling::Stop).tells("ruling-applied stopped").runs("-");
    table.send(Seat::Arbiter, EventKind::DeskLeft).tells("desk-left");
    rule(&mut table, Ruling::Stop).tells("white: refused no-arbiter-at-desk");
    desk(&mut table).tells("desk-taken first false");
}

#[test]
fn art_6_12_what_the_arbiter_has_stopped_he_alone_lets_go_on() {
    let mut table = RefereeTable::begun();
    rule(desk(&mut table), Ruling::Stop);
    table.send(Seat::Arbiter, EventKind::DeskLeft).act("resume").tells("white: refused only-arbiter").runs("-");
    // To leave the program and come back is no way round it.
    table.act("leave").act("reopen").act("resume").tells("white: refused only-arbiter").runs("-");
    desk(&mut table).send(Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn white").runs("white");
    table.act("leave").act("reopen").act("resume").tells("play-resumed turn white");
    // Nor is it round what he has not seen yet: boards that differ are his, where there is an arbiter.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").act("played e7e6");
    desk(&mut table).send(Seat::Arbiter, EventKind::DeskLeft).act("say Pe4e5").heard().space();
    table.tells("white completed Pe4e5, legal on his own board").runs("-");
    table.act("leave").act("reopen").act("resume").tells("white: refused only-arbiter").runs("-");
}

#[test]
fn art_6_10_a_clock_that_the_arbiter_sets_has_its_flag_up() {
    let mut table = RefereeTable::begun_with(tournament("10+0"));
    table.after(600_000).act("deadline").tells("flag-fell 600000 white; black: claim-offered");
    desk(&mut table);
    rule(&mut table, Ruling::Stop);
    rule(&mut table, Ruling::SetClock { player: Color::White, left: Span::from_secs(60) }).clocks(60_000, 600_000);
    table.send(Seat::Black, EventKind::FlagClaimed).tells("black: refused flag-up");
}

#[test]
fn art_6_10_the_arbiter_sets_times_and_counters() {
    let mut table = RefereeTable::begun_with(tournament("10+0"));
    desk(&mut table);
    let minutes = |minutes: u64| Span::from_secs(60 * minutes);
    measured(&mut table, Measure::AddTime { player: Color::White, time: minutes(2) }).clocks(720_000, 600_000);
    measured(&mut table, Measure::RemoveTime { player: Color::Black, time: minutes(1) }).clocks(720_000, 540_000);
    rule(&mut table, Ruling::SetClock { player: Color::Black, left: minutes(90) }).clocks(720_000, 5_400_000);
    rule(&mut table, Ruling::SetCount { player: Color::White, moves: 23 }).completed(23, 0);
    measured(&mut table, Measure::AddIncrement { time: Span::from_secs(5) });
    table.white("P?e4").heard().space().clocks(725_000, 5_400_000);
    let mut table = RefereeTable::begun_with(tournament("none"));
    desk(&mut table);
    measured(&mut table, Measure::AddTime { player: Color::White, time: minutes(2) }).tells("desk: refused no-clocks");
}

#[test]
fn art_7_5_1_the_arbiter_takes_the_game_back_to_before_a_half_move() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6");
    desk(&mut table);
    measured(&mut table, Measure::RestorePosition { ply: 9 }).tells("desk: refused no-such-half-move ply 9");
    measured(&mut table, Measure::RestorePosition { ply: 3 }).course("Pe2e4 Pe7e5").runs("-").completed(1, 1);
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn white").moves("N?f3 P?d6");
    table.course("Pe2e4 Pe7e5 Ng1f3 Pd7d6");
}

#[test]
fn art_8_7_the_arbiter_declares_a_result_and_takes_it_back() {
    let mut table = RefereeTable::begun();
    desk(&mut table);
    let won = Outcome::Win { winner: Color::White, reason: WinReason::Arbiter };
    for outcome in [won, Outcome::Draw(DrawReason::Arbiter), Outcome::Cancelled] {
        rule(&mut table, ruling_for_declared_result(outcome));
        assert_eq!(table.referee.outcome(), Some(outcome));
    }
    rule(&mut table, Ruling::Continue);
    assert_eq!(table.referee.outcome(), None);
    table.send(Seat::Arbiter, EventKind::PlayResumed).tells("play-resumed turn white").moves("P?e4").course("Pe2e4");
}

#[test]
fn art_7_5_5_an_illegal_move_the_program_did_not_see_is_ruled_upheld_or_set_aside() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5");
    rule(desk(&mut table), Ruling::Uphold).tells("desk: refused nothing-pending");
    rule(&mut table, Ruling::IllegalMove { player: Color::Black }).runs("-");
    rule(&mut table, Ruling::SetAside).tells("set-aside");
    rule(&mut table, Ruling::IllegalMove { player: Color::Black });
    rule(&mut table, Ruling::Uphold).tells("upheld; ruling-applied time-added white 120000");
    // The first was set aside: this is the second, and by the edition it loses.
    rule(&mut table, Ruling::IllegalMove { player: Color::Black });
    rule(&mut table, Ruling::Uphold);
    let won = Outcome::Win { winner: Color::White, reason: WinReason::IllegalMoves };
    assert_eq!(table.referee.outcome(), Some(won));
}

#[test]
fn d_1_single_rules_and_the_edition_are_the_arbiters_to_change_and_are_announced() {
    let mut table = RefereeTable::begun();
    desk(&mut table);
    let adapt = |name: &str, value: &str| Ruling::AdaptRule { name: name.into(), value: value.into() };
    rule(&mut table, adapt("illegal-loses-at", "3")).tells("ruling-applied rule-adapted illegal-loses-at 3");
    assert_eq!(table.told[0].to, Audience::Hall);
    assert_eq!(table.referee.rules_in_force().illegal_loses_at, 3);
    rule(&mut table, adapt("illegal-loses-at", "never"));
    assert_eq!(table.told[0].to, Audience::Desk);
    rule(&mut table, adapt("no-such", "3")).tells("desk: refused no-such-rule name no-such");
    rule(&mut table, Ruling::SetEdition { year: 2001 }).tells("ruling-applied edition-changed year 2001");
    rule(&mut table, Ruling::SetEdition { year: 1999 }).tells("desk: refused no-such-edition year 1999");
}

#[test]
fn art_6_8_the_arbiter_calls_a_fallen_flag() {
    let mut table = RefereeTable::begun_with(tournament("5"));
    desk(&mut table);
    rule(&mut table, Ruling::CallFlag { player: Color::White }).tells("desk: refused flag-up");
    table.after(301_000).act("deadline");
    rule(&mut table, Ruling::CallFlag { player: Color::White });
    let won = Outcome::Win { winner: Color::Black, reason: WinReason::FlagFall };
    assert_eq!(table.referee.outcome(), Some(won));
}
