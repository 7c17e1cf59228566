//! What the regulations of an event and the people at a table may add (D.1): speech that counts for nobody, draws that are
//! restricted (9.1.1), an opponent who does not hear (D.2.10 of 2018 and later).

use super::acts::terms_of;
use super::adjournment::{desk, rule};
use super::table::{RefereeTable, tournament};
use ansage_game::ruling::{AssistantDuty, Ruling};
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;

pub fn adapted(time: &str, rules: &[(&str, &str)]) -> GameTerms {
    let adapted = rules.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    GameTerms { adapted, ..tournament(time) }
}

fn free_speech() -> RefereeTable {
    RefereeTable::begun_with(adapted("3", &[("speech-is-free", "yes")]))
}

#[test]
fn d_1_the_time_in_which_the_program_speaks_counts_for_nobody_where_the_table_has_it_so() {
    // As the Laws have it, the announcement takes its player's time.
    let mut table = RefereeTable::begun_with(tournament("3"));
    table.after(2_000).white("P?e4").after(1_800).heard().after(200).used(4_000, 0);
    let mut table = free_speech();
    table
        .after(2_000)
        .white("P?e4")
        .after(1_800)
        .used(2_000, 0)
        .heard()
        .after(200)
        .used(2_200, 0)
        .clocks(177_800, 180_000);
    // The press before the last word is kept until it, and nothing passes meanwhile.
    let mut table = free_speech();
    table.after(2_000).white("P?e4").after(500).space().after(1_300).used(2_000, 0).heard();
    table.includes("completed 1 Pe2e4").runs("black").after(700).used(2_000, 700);
    // Reading the opponent's move back is not the blind player's time either; the opponent's press stops his own at once.
    table.black_key().black("P?e5").after(1_800).used(2_000, 700).heard().after(300).used(2_300, 700);
    // What is said again, because somebody asked, counts.
    table.act("again").after(1_000).used(3_300, 700);
}

#[test]
fn d_1_no_flag_falls_while_the_program_speaks_and_a_voice_that_never_ends_stops_no_game() {
    let mut table = free_speech();
    table.after(179_900).white("P?e4").after(1_800).act("deadline").lacks("flag-fell").heard().space();
    table.includes("completed 1 Pe2e4").used(179_900, 0);
    // Without the last word time counts again after ten seconds.
    let mut table = free_speech();
    table.white("P?e4").after(10_000).used(0, 0).after(1_000).used(1_000, 0);
    table.after(179_000).act("deadline").includes("flag-fell");
    // The clock stands once a half-move, whatever is corrected; what is announced while play is suspended starts no clock.
    let mut table = free_speech();
    table.white("P?e4").after(500).act("correct P?d4").after(1_500).used(1_500, 0).heard().after(100).used(1_600, 0);
    table.act("correct P?c4").after(400).used(2_000, 0);
    table.act("arbiter").after(5_000).used(2_000, 0);
}

#[test]
fn art_9_1_1_where_draws_are_restricted_none_is_offered_or_agreed_before() {
    let mut table = RefereeTable::begun_with(adapted("90+30", &[("draws-from", "2")]));
    table.white("P?e4").act("draw").tells("white: refused draw-too-early from 2").heard().space();
    table.black_key().black("P?e5").act("opp draw").includes("refused draw-too-early").lacks("confirmation-asked");
    table.moves("N?f3 N?c6").white("B?b5").act("draw").tells("draw-offered player white");
    // The arbiter restricts them later: what was offered is accepted no more.
    desk(&mut table).heard().space();
    rule(&mut table, Ruling::AdaptRule { name: "draws-from".into(), value: "never".into() });
    table.act("opp accept").includes("refused draw-too-early").lacks("game-over");
    assert_eq!(table.referee.outcome(), None);
    // As it is, they may be offered from the first move on.
    RefereeTable::begun().white("P?e4").act("draw").tells("draw-offered player white");
}

#[test]
fn d_2_10_against_an_opponent_who_does_not_hear_there_must_be_an_assistant() {
    let deaf = || Ruling::AdaptRule { name: "opponent-hears".into(), value: "no".into() };
    let off = |duty| Ruling::SetDuty { player: Color::White, duty, on: false };
    for (year, must) in [(2014, false), (2018, true), (2023, true)] {
        let mut table = RefereeTable::open(terms_of(year, "90+30"));
        rule(desk(&mut table), deaf()).includes("ruling-applied rule-adapted opponent-hears no");
        let (last, all) = AssistantDuty::ALL.split_last().expect("duties");
        for duty in all {
            rule(&mut table, off(*duty)).includes("ruling-applied duty-set");
        }
        rule(&mut table, off(*last));
        match must {
            true => table.tells("desk: refused assistant-needed player white"),
            false => table.includes("ruling-applied duty-set"),
        };
        // In the other order.
        let mut table = RefereeTable::open(terms_of(year, "90+30"));
        desk(&mut table);
        for duty in AssistantDuty::ALL {
            rule(&mut table, off(duty)).includes("ruling-applied duty-set");
        }
        rule(&mut table, deaf());
        match must {
            true => table.tells("desk: refused assistant-needed player white"),
            false => table.includes("ruling-applied rule-adapted"),
        };
        assert_eq!(table.referee.rules_in_force().opponent_hears, must, "what is refused changes nothing");
    }
    // Nor is it brought about by another edition, and another rule has nothing to do with it.
    let mut table = RefereeTable::open(terms_of(2014, "90+30"));
    rule(desk(&mut table), deaf());
    for duty in AssistantDuty::ALL {
        rule(&mut table, off(duty));
    }
    rule(&mut table, Ruling::SetEdition { year: 2018 }).tells("desk: refused assistant-needed player white");
    rule(&mut table, Ruling::AdaptRule { name: "seventy-five".into(), value: "no".into() })
        .includes("ruling-applied rule-adapted");
    assert!(!table.referee.rules_in_force().opponent_hears);
}
