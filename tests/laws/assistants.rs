//! An assistant at a station of their own (D.2.9, D.2.10): only after the player, or the arbiter, has agreed to this person.

use super::adjournment::desk;
use super::joined::hosted;
use super::table::{RefereeTable, event_of};
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::ruling::{AssistantDuties, AssistantDuty};
use ansage_game::seat::Seat;
use ansage_game::terms::GameTerms;

/// White's assistant, who has duties a and c.
const CY: u8 = 7;
const ED: u8 = 8;

fn terms() -> GameTerms {
    let duties = AssistantDuties::NONE.with_duty_set(AssistantDuty::Execute, true);
    GameTerms { white_duties: Some(duties.with_duty_set(AssistantDuty::ScoreAndClock, true)), ..hosted() }
}

fn asks(table: &mut RefereeTable, station: u8, name: &str) {
    let kind = EventKind::AssistantAsked { station, name: name.into() };
    table.send_by(EventSource::Station, Seat::White, kind);
}

fn answer(table: &mut RefereeTable, seat: Seat, station: u8, accepted: bool) -> &mut RefereeTable {
    table.send(seat, EventKind::AssistantAnswered { station, accepted })
}

fn comes(table: &mut RefereeTable, station: u8, again: bool) -> &mut RefereeTable {
    let kind = EventKind::LinkFound { station, role: StationRole::Assistant, again };
    table.send_by(EventSource::Station, Seat::White, kind)
}

fn acts<'t>(table: &'t mut RefereeTable, station: u8, act: &str) -> &'t mut RefereeTable {
    let kind = event_of(act, u32::MAX);
    table.send_by(EventSource::Link { station, act: 1 }, Seat::White, kind)
}

const QUESTION: &str = "white: assistant-asks 5 Cy Tal white";
const IN: &str = "assistant-settled Cy Tal accepted white";

#[test]
fn f17_before_the_start_the_question_is_asked_at_once_and_no_answer_is_a_no() {
    let mut table = RefereeTable::open(terms());
    asks(&mut table, CY, "Cy Tal");
    table.tells(QUESTION);
    // Not in: what comes from there does not count, and a link alone makes no assistant.
    comes(&mut table, CY, false).tells("");
    acts(&mut table, CY, "start").tells("white: refused not-joined player white");
    table.act("start");
    acts(&mut table, CY, "space").tells("white: refused not-joined player white").runs("white");
    answer(&mut table, Seat::White, CY, true).tells(IN);
    comes(&mut table, CY, false).tells("");
    table.white("P?e4").heard();
    acts(&mut table, CY, "space").tells("completed 1 Pe2e4");
}

#[test]
fn f17_while_the_players_clock_runs_nobody_is_asked_and_then_again_after_each_press() {
    let mut table = RefereeTable::begun_with(terms());
    asks(&mut table, CY, "Cy Tal");
    table.tells("");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
    table.white("P?e4").heard().space().includes(QUESTION);
    table.act("f8").lacks("assistant-asks");
    // White thinks again: an answer counts, and another question comes with the press.
    let mut later = table.clone();
    answer(&mut later, Seat::White, CY, true).tells(IN);
    table.act("say P?e5").heard().lacks("assistant-asks");
    table.white("N?f3").heard().space().includes(QUESTION);
    answer(&mut table, Seat::White, CY, false).tells("white: assistant-settled Cy Tal refused white");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
    comes(&mut table, CY, false);
}

#[test]
fn f17_the_player_at_another_station_is_asked_there_and_not_at_the_opponents_keyboard() {
    let mut table = RefereeTable::open(GameTerms { black_blind: true, ..hosted() });
    table.act("join");
    let kind = EventKind::AssistantAsked { station: CY, name: "Cy Tal".into() };
    table.send_by(EventSource::Station, Seat::Black, kind);
    table.tells("black: assistant-asks 63 Cy Tal black");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
    answer(&mut table, Seat::Black, CY, true).tells("black: refused has-own-station player black");
    let kind = EventKind::AssistantAnswered { station: CY, accepted: true };
    table.at_his_station(kind).tells("assistant-settled Cy Tal accepted black");
}

#[test]
fn f17_a_player_who_shares_the_opponents_keyboard_is_not_asked_there_but_the_arbiter_is() {
    let mut table = RefereeTable::open(hosted());
    let kind = EventKind::AssistantAsked { station: CY, name: "Cy Tal".into() };
    table.send_by(EventSource::Station, Seat::Black, kind).tells("");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
    answer(&mut table, Seat::Black, CY, true).tells("black: refused nothing-pending");
    answer(&mut table, Seat::Arbiter, CY, true).lacks("accepted");
    desk(&mut table).includes("desk: assistant-asks").lacks("white: assistant-asks");
    answer(&mut table, Seat::Arbiter, CY, true).tells("assistant-settled Cy Tal accepted black");
    // Or the player, from the moment when they have a station of their own.
    let mut table = RefereeTable::open(hosted());
    let kind = EventKind::AssistantAsked { station: CY, name: "Cy Tal".into() };
    table.send_by(EventSource::Station, Seat::Black, kind).tells("");
    table.act("join").includes("black: assistant-asks");
    table.act("drop").act("join again").includes("black: assistant-asks");
}

#[test]
fn f17_the_arbiter_at_the_desk_is_asked_at_once_and_the_first_answer_counts() {
    let mut table = RefereeTable::begun_with(terms());
    desk(&mut table);
    asks(&mut table, CY, "Cy Tal");
    table.tells("desk: assistant-asks 5 Cy Tal white");
    table.white("P?e4").heard().space().includes(QUESTION);
    let mut other = table.clone();
    answer(&mut table, Seat::Arbiter, CY, true).tells(IN);
    answer(&mut table, Seat::White, CY, false).tells("white: refused nothing-pending");
    let refused = "white: assistant-settled Cy Tal refused white; desk: assistant-settled Cy Tal refused white";
    answer(&mut other, Seat::White, CY, false).tells(refused);
    answer(&mut other, Seat::Arbiter, CY, true).tells("desk: refused nothing-pending");
}

#[test]
fn f17_two_assistants_at_once_are_asked_about_one_after_the_other() {
    let mut table = RefereeTable::open(terms());
    asks(&mut table, CY, "Cy Tal");
    asks(&mut table, ED, "Ed Ost");
    table.tells("");
    answer(&mut table, Seat::White, ED, true).tells("white: refused nothing-pending");
    let second = "white: assistant-settled Cy Tal refused white; white: assistant-asks 5 Ed Ost white";
    answer(&mut table.clone(), Seat::White, CY, false).tells(second);
    // The station that is asked about goes; its name cannot change meanwhile.
    asks(&mut table, CY, "Fe Alt");
    let lost = EventKind::LinkLost { station: CY, role: StationRole::Assistant, since: None };
    table.send_by(EventSource::Station, Seat::White, lost);
    table.tells("white: assistant-settled Cy Tal gone white; white: assistant-asks 5 Ed Ost white");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
}

#[test]
fn f17_who_was_accepted_comes_back_unasked_until_another_one_is() {
    let mut table = RefereeTable::begun_with(terms());
    asks(&mut table, CY, "Cy Tal");
    table.white("P?e4").heard().space();
    answer(&mut table, Seat::White, CY, true);
    comes(&mut table, CY, false);
    table.act("f8").act("leave").act("reopen").lacks("assistant-asks");
    acts(&mut table, CY, "space").tells("white: refused not-joined player white");
    comes(&mut table, CY, true).includes("link-found").lacks("assistant-asks");
    let lost = EventKind::LinkLost { station: CY, role: StationRole::Assistant, since: None };
    table.send_by(EventSource::Station, Seat::White, lost);
    asks(&mut table, ED, "Ed Ost");
    table.tells("white: assistant-asks 5 Ed Ost white");
    answer(&mut table, Seat::White, ED, true);
    comes(&mut table, ED, false);
    acts(&mut table, CY, "space").tells("white: refused not-joined player white");
    acts(&mut table, ED, "touched d2").tells("touch-announced P white d2");
}

#[test]
fn f17_a_question_does_not_outlast_the_program() {
    let mut table = RefereeTable::open(terms());
    asks(&mut table, CY, "Cy Tal");
    table.act("leave").act("reopen");
    answer(&mut table, Seat::White, CY, true).tells("white: refused nothing-pending");
    asks(&mut table, CY, "Cy Tal");
    table.tells(QUESTION);
}
