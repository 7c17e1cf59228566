//! The duties of an assistant (D.2.9) and of a sighted player's (D.2.10): each on and off, for either player.

use super::adjournment::{desk, rule};
use super::table::{RefereeTable, tournament};
use ansage_game::board::BoardKnowledge;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::{AssistantDuties, AssistantDuty, Ruling};
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// A game in which White's assistant does not have this duty.
fn without(duty: AssistantDuty) -> RefereeTable {
    let terms = GameTerms { assistant_press: Some(Span::from_secs(3)), ..tournament("90+30") };
    RefereeTable::begun_with(GameTerms { white_duties: Some(AssistantDuties::ALL.with_duty_set(duty, false)), ..terms })
}

/// A game in which he has all.
fn with_all() -> RefereeTable {
    RefereeTable::begun_with(GameTerms { assistant_press: Some(Span::from_secs(3)), ..tournament("90+30") })
}

/// A game of two blind players at White's console, in which neither assistant has this duty.
fn both_without(duty: AssistantDuty) -> RefereeTable {
    let duties = Some(AssistantDuties::ALL.with_duty_set(duty, false));
    let terms = GameTerms { black_blind: true, white_duties: duties, black_duties: duties, ..tournament("90+30") };
    RefereeTable::begun_with(terms)
}

fn board(table: &RefereeTable, whose: Color) -> BoardKnowledge {
    table.referee.view(Moment::from_millis(table.now)).boards.get(whose).clone()
}

#[test]
fn d_2_9_a_with_it_the_assistant_executes_without_it_the_board_shows_only_what_its_owner_tells() {
    let mut table = with_all();
    table.white("P?e4");
    assert_eq!(board(&table, Color::White), BoardKnowledge::Assumed);
    let mut table = without(AssistantDuty::Execute);
    assert!(matches!(board(&table, Color::White), BoardKnowledge::Stated(_)));
    table.moves("P?e4").black("P?e5").heard().black_key();
    let BoardKnowledge::Stated(stated) = board(&table, Color::White) else { panic!("his own hands") };
    // Nobody has executed Black's move on White's board, and he has not told that he did.
    assert_eq!(stated.shows.board_fen().to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    table.act("played e7e5");
    let BoardKnowledge::Stated(stated) = board(&table, Color::White) else { panic!("his own hands") };
    assert_eq!(stated.shows.board_fen().to_string(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
}

#[test]
fn d_2_9_b_with_it_moves_are_announced_in_the_hall_without_it_the_owner_alone_is_told() {
    let audience = |table: &RefereeTable| {
        let told = table.told.iter().find(|effect| matches!(effect.kind, EffectKind::MoveAnnounced { .. }));
        told.map(|effect| effect.to)
    };
    let mut table = with_all();
    assert_eq!(audience(table.white("P?e4")), Some(Audience::Hall));
    let mut table = without(AssistantDuty::Announce);
    assert_eq!(audience(table.white("P?e4")), Some(Audience::Seat(Color::White)));
    assert_eq!(audience(table.heard().space().black("P?e5")), Some(Audience::Seat(Color::White)));
    let mut table = both_without(AssistantDuty::Announce);
    assert_eq!(audience(table.moves("P?e4").black("P?e5")), Some(Audience::Seat(Color::White)));
}

#[test]
fn d_2_10_the_sighted_players_assistant_announces_too() {
    let terms = GameTerms { white_duties: Some(AssistantDuties::NONE), ..tournament("90+30") };
    let mut table = RefereeTable::begun_with(GameTerms {
        black_duties: Some(AssistantDuties::NONE.with_duty_set(AssistantDuty::Announce, true)),
        ..terms
    });
    assert_eq!(table.white("P?e4").told[0].to, Audience::Hall);
}

#[test]
fn d_2_9_c_with_it_the_assistant_keeps_score_and_presses_without_it_neither() {
    let mut table = with_all();
    table.white("P?e4").heard().after(4_000).act("deadline").tells("completed 1 Pe2e4").runs("black");
    assert_eq!(table.score(Color::White), "Pe2e4");
    let mut table = without(AssistantDuty::ScoreAndClock);
    table.white("P?e4").heard().after(4_000).act("deadline").tells("").runs("white").space();
    assert_eq!(table.score(Color::White), "-");
}

#[test]
fn d_2_9_d_counts_and_times_used_are_told_on_request_and_only_by_who_has_it() {
    let mut table = with_all();
    table
        .act("ask count")
        .tells("white: answered move-count 0 0")
        .act("ask used")
        .tells("white: answered time-used 0 0");
    let mut table = without(AssistantDuty::Inform);
    table.act("ask count").tells("white: refused duty-not-given duty inform").act("ask used");
    table.tells("white: refused duty-not-given duty inform");
    // Readings are the clock's own (D.2.5).
    table.act("ask own");
    assert!(matches!(table.told[0].kind, EffectKind::Answered(_)));
    // The sighted player looks at his clock.
    table.send(Seat::Black, EventKind::InformationAsked { question: ansage_game::event::Question::MoveCount });
    assert!(matches!(table.told[0].kind, EffectKind::Answered(_)));
}

#[test]
fn d_2_9_e_a_claim_is_offered_and_never_made_and_only_by_who_has_it() {
    let offered = |table: &RefereeTable| table.told.iter().any(|effect| effect.kind == EffectKind::ClaimOffered);
    let fall = |table: &mut RefereeTable| {
        table.moves("P?e4").after(91 * 60_000).act("deadline");
    };
    let mut table = with_all();
    fall(&mut table);
    assert!(offered(&table) && table.referee.outcome().is_none(), "{:?}", table.told);
    let mut table = without(AssistantDuty::Claim);
    fall(&mut table);
    assert!(!offered(&table) && table.referee.outcome().is_none());
    // He may claim all the same: it is his right, not his assistant's.
    table.act("flag");
    assert!(table.referee.outcome().is_some());
}

#[test]
fn d_2_9_f_with_it_a_move_is_sealed_here_without_it_on_paper() {
    let sealed = |commitment: Option<String>| EventKind::MoveSealed { commitment, wall: String::new() };
    let mut table = with_all();
    rule(desk(&mut table), Ruling::Adjourn);
    table.send(Seat::White, sealed(Some("c0ffee".into()))).tells("adjournment move-sealed false white");
    let mut table = without(AssistantDuty::Adjourn);
    rule(desk(&mut table), Ruling::Adjourn);
    table.send(Seat::White, sealed(Some("c0ffee".into()))).tells("white: refused duty-not-given duty adjourn");
    table.send(Seat::White, sealed(None)).tells("adjournment move-sealed false white");
}

#[test]
fn d_2_10_a_sighted_players_assistant_has_a_and_b_at_most() {
    let mut table = RefereeTable::begun();
    desk(&mut table);
    for duty in AssistantDuty::ALL {
        rule(&mut table, Ruling::SetDuty { player: Color::Black, duty, on: true });
        let refused = matches!(table.told[0].kind, EffectKind::Refused(_));
        assert_eq!(refused, !matches!(duty, AssistantDuty::Execute | AssistantDuty::Announce), "{duty:?}");
    }
    assert!(
        table.referee.duties().black.has_duty(AssistantDuty::Execute)
            && !table.referee.duties().black.has_duty(AssistantDuty::Inform)
    );
}

#[test]
fn d_1_the_arbiter_alone_changes_a_duty_during_the_game() {
    let mut table = RefereeTable::begun();
    let off = Ruling::SetDuty { player: Color::White, duty: AssistantDuty::Inform, on: false };
    rule(&mut table, off.clone()).tells("white: refused no-arbiter-at-desk");
    rule(desk(&mut table), off).tells("ruling-applied duty-set inform false white");
    table.act("ask count").tells("white: refused duty-not-given duty inform");
    rule(&mut table, Ruling::SetDuty { player: Color::White, duty: AssistantDuty::Inform, on: true });
    table.act("ask count").tells("white: answered move-count 0 0");
}
