//! The arbiter's code: set when the game is opened, or at the table by both players. Nobody makes himself the arbiter (12.1).

use super::adjournment::rule;
use super::joined::hosted;
use super::table::{RefereeTable, VERIFIER, tournament};
use ansage_game::effect::Audience;
use ansage_game::event::{EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// What a code typed at the table would be checked by.
const TYPED: &str = "typed";

/// A game that was opened without a code, and has not begun.
fn without_code() -> RefereeTable {
    RefereeTable::open_under(tournament("90+30"))
}

/// White types a code.
fn types_code(table: &mut RefereeTable) -> &mut RefereeTable {
    table.send(Seat::White, EventKind::CodeProposed { verifier: TYPED.into(), arbiter: "Rot".into() })
}

/// Whoever knows the code types it.
fn comes(table: &mut RefereeTable, verifier: &str) -> String {
    table.send(Seat::Arbiter, EventKind::DeskTaken { verifier: verifier.into(), arbiter: "".into() });
    super::table::brief_all(&table.told)
}

fn code(table: &RefereeTable) -> Option<String> {
    table.referee.arbiter_code_verifier().map(str::to_owned)
}

#[test]
fn art_12_1_with_a_code_from_the_opening_no_first_code_counts() {
    let mut table = RefereeTable::begun();
    assert_eq!(code(&table).as_deref(), Some(VERIFIER));
    types_code(&mut table).tells("white: refused no-arbiter-at-desk");
    table.black_key();
    assert_eq!(code(&table).as_deref(), Some(VERIFIER));
    rule(&mut table, Ruling::Stop).tells("white: refused no-arbiter-at-desk");
    assert_eq!(comes(&mut table, TYPED), "white: refused no-arbiter-at-desk");
    assert_eq!(comes(&mut table, VERIFIER), "desk-taken first true");
    rule(&mut table, Ruling::Stop).tells("ruling-applied stopped");
}

#[test]
fn art_12_1_until_the_arbiter_has_come_the_players_settle_what_they_may_although_a_code_is_set() {
    let mut table = RefereeTable::begun();
    table.act("say Ng1g3").heard().space().ends_with("add-time black 120000");
    table.act("resume").includes("ruling-applied time-added black 120000");
}

#[test]
fn art_12_1_without_one_nobody_takes_the_desk_alone() {
    let mut table = without_code();
    assert_eq!(comes(&mut table, TYPED), "white: refused no-arbiter-at-desk");
    types_code(&mut table).tells("code-asked black false");
    assert_eq!(table.told[0].to, Audience::Hall);
    rule(&mut table, Ruling::Stop).tells("white: refused no-arbiter-at-desk");
    // Nor does he who typed it confirm it, with his own key or with a word.
    table.space();
    table.send(Seat::White, EventKind::Confirmed { player: Color::White }).tells("white: refused nothing-pending");
    assert_eq!(comes(&mut table, TYPED), "white: refused no-arbiter-at-desk");
    assert_eq!(code(&table), None);
}

#[test]
fn art_12_1_the_first_code_is_confirmed_by_the_other_players_key_and_told_as_set_at_the_table() {
    let mut table = without_code();
    types_code(&mut table);
    table.black_confirms().tells("code-set player black; desk-taken Rot true");
    assert!(table.told.iter().all(|effect| effect.to == Audience::Hall), "the hall hears it");
    assert_eq!(code(&table).as_deref(), Some(TYPED));
    rule(&mut table, Ruling::Warn { player: Color::White })
        .tells("ruling-applied warned player white; desk: ruled-by arbiter Rot");
    table.send(Seat::Arbiter, EventKind::DeskLeft).tells("desk-left");
    assert_eq!(comes(&mut table, "another"), "white: refused no-arbiter-at-desk");
    assert_eq!(comes(&mut table, TYPED), "desk-taken Rot false");
}

#[test]
fn art_12_1_who_drops_the_code_or_types_another_leaves_none_set() {
    let mut table = without_code();
    types_code(&mut table);
    table.act("escape").tells("code-dropped player black");
    table.act("f8").tells("white: refused not-started");
    assert_eq!(code(&table), None);
    types_code(&mut table);
    let again = EventKind::CodeProposed { verifier: "another".into(), arbiter: "".into() };
    table.send(Seat::White, again).tells("code-dropped player black; code-asked black false");
    table.black_confirms();
    assert_eq!(code(&table).as_deref(), Some("another"));
    // A word that is spoken for him awaits the same key.
    let mut table = without_code();
    table.act("start").moves("P?e4 P?e5");
    types_code(&mut table);
    table.act("opp touched e5").includes("code-dropped player black").act("f12").includes("touch-announced");
    assert_eq!(code(&table), None);
    // The program is left, or dies: what was typed is nowhere any more.
    for leaves in ["leave", "reopen"] {
        let mut table = without_code();
        types_code(&mut table);
        table.act(leaves).includes("code-dropped player black");
        assert_eq!(code(&table), None);
    }
}

#[test]
fn art_6_2_a_press_of_the_clock_confirms_no_code() {
    let mut table = without_code();
    table.act("start").white("P?e4").heard().space().runs("black");
    types_code(&mut table).tells("white: refused key-is-for-clock player black");
    table.black_key().tells("pressed-before-entry player black").runs("white");
    table.black("P?e5").heard();
    assert_eq!(code(&table), None);
    // What he was asked in White's time is dropped when his own clock starts.
    types_code(&mut table).tells("code-asked black false");
    table.white("P?d4").includes("code-dropped player black");
    table.heard().space().runs("black").black_key().tells("pressed-before-entry player black");
    assert_eq!(code(&table), None);
    // Where the clocks stand, the key is no press.
    let mut table = without_code();
    table.act("start").white("P?e4").heard().space().act("arbiter").runs("-");
    types_code(&mut table).tells("code-asked black false");
    table.black_confirms().includes("code-set player black").completed(1, 0);
}

#[test]
fn art_6_2_no_code_is_asked_for_between_announcement_and_press() {
    let mut table = without_code();
    table.act("start").white("P?e4");
    types_code(&mut table).tells("white: refused key-is-for-clock player black");
    table.space().tells("white: press-kept");
    types_code(&mut table).tells("white: refused key-is-for-clock player black");
    table.black_key().includes("early-press");
    assert_eq!(code(&table), None);
}

#[test]
fn art_12_1_a_code_may_be_set_before_the_start_and_after_the_end() {
    let mut table = without_code();
    types_code(&mut table);
    table.black_confirms().includes("desk-taken");
    let mut table = without_code();
    table.act("start").act("resign");
    types_code(&mut table);
    table.black_confirms().includes("desk-taken");
}

#[test]
fn art_12_1_where_the_other_player_has_a_station_of_his_own_he_confirms_there_by_his_word_alone() {
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start");
    types_code(&mut table).tells("code-asked black true");
    table.black_confirms().tells("white: refused has-own-station player black");
    // His key at his own station is his clock's; his assistant's word is not his.
    table.at_his_station(EventKind::ClockPressed { player: Color::Black }).includes("refused");
    table
        .send_by(EventSource::Link { station: 9, act: 1 }, Seat::Black, EventKind::Confirmed { player: Color::Black })
        .includes("refused");
    assert_eq!(code(&table), None);
    table
        .at_his_station(EventKind::Confirmed { player: Color::Black })
        .tells("code-set player black; desk-taken Rot true");
    assert_eq!(code(&table).as_deref(), Some(TYPED));
    // The desk is at the host, where the code was typed.
    rule(&mut table, Ruling::Warn { player: Color::White }).includes("ruling-applied warned player white");
    // Also while he is to move: nothing he does there is taken for another thing.
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start").white("P?e4").heard().space().runs("black");
    types_code(&mut table).tells("code-asked black true");
    table.at_his_station(EventKind::Confirmed { player: Color::Black }).includes("code-set player black").runs("black");
}

#[test]
fn art_12_1_he_refuses_there_and_no_code_is_set() {
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start");
    types_code(&mut table);
    table.at_his_station(EventKind::PressCancelled).tells("code-dropped player black");
    table.at_his_station(EventKind::Confirmed { player: Color::Black }).tells("black: refused nothing-pending");
    assert_eq!(code(&table), None);
}

#[test]
fn art_12_1_who_takes_the_seat_back_does_not_confirm_what_was_asked_there() {
    let mut table = RefereeTable::open_under(hosted());
    table.act("join").act("start");
    types_code(&mut table);
    table.act("drop").act("free").includes("code-dropped player black");
    table.black_key();
    assert_eq!(code(&table), None);
    // Nor is one who joins now asked for what was to be confirmed by a key.
    let mut table = RefereeTable::open_under(hosted());
    types_code(&mut table);
    table.act("join").includes("code-dropped player black");
    table.at_his_station(EventKind::Confirmed { player: Color::Black }).tells("black: refused nothing-pending");
}

#[test]
fn art_12_1_a_code_is_never_typed_over_the_link() {
    let mut table = RefereeTable::open_under(hosted());
    table.act("join");
    table.at_his_station(EventKind::CodeProposed { verifier: TYPED.into(), arbiter: "".into() });
    table.tells("black: refused has-own-station player white");
    table.joins_as(StationRole::Player, true);
    table.black_key();
    assert_eq!(code(&table), None);
}

#[test]
fn d_2_9_c_the_key_that_holds_the_assistants_press_leaves_the_code_asked() {
    let press = Some(ansage_game::moment::Span::from_millis(1_500));
    let mut table = RefereeTable::open_under(GameTerms { assistant_press: press, ..hosted() });
    table.act("join").act("start").white("P?e4").heard();
    types_code(&mut table).tells("code-asked black true");
    table.act("escape").tells("white: press-cancelled").runs("white");
    table.act("escape").tells("code-dropped player black");
}

#[test]
fn art_7_5_the_key_that_is_to_confirm_an_entry_confirms_no_code() {
    let mut table = without_code();
    table.act("start").white("P?e4").heard().space().black_key().runs("white");
    // Entered for Black after his press, and much rests on it: his key is awaited for that.
    table.black("Ng8g6").includes("entry");
    types_code(&mut table).tells("white: refused entry-not-confirmed player black");
    // Where the arbiter was called for it he comes to the desk first: the key answers what it was asked last, and the
    // entry awaits it still.
    table.act("arbiter").includes("arbiter-called player white");
    types_code(&mut table)
        .tells("code-asked black false")
        .black_confirms()
        .includes("code-set player black")
        .lacks("illegal");
    table.arbiter_resumes().tells("desk: refused entry-not-confirmed player black");
    table.heard().black_confirms().includes("black completed illegal Ng8g6");
    // Not confirmed, the code is none, and the entry awaits the key as before.
    let mut table = without_code();
    table.act("start").white("P?e4").heard().space().black_key().black("Ng8g6").act("arbiter");
    types_code(&mut table).act("escape").tells("code-dropped player black").heard().black_confirms();
    table.includes("black completed illegal Ng8g6");
}
