//! The editions of the Laws, continued: claims, flags, set-up, the quickplay finish, agreement and resignation.

use super::acts::{SHUFFLE, claim_of, terms_from, terms_of};
use super::table::{RefereeTable, brief_all};
use ansage_game::event::EventKind;
use ansage_game::laws::{PARAMETERS, Parameter};
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color;
use ansage_game::terms::GameTerms;
use std::collections::BTreeSet;

const STANDARD: &str = "90";
const RAPID: &str = "25";
const BLITZ: &str = "5";

fn begun(year: u16, time: &str) -> RefereeTable {
    RefereeTable::begun_with(terms_of(year, time))
}

#[test]
fn art_9_2_castling_rights_tell_positions_apart() {
    // Castling lost for a while (2001) follows from where the pieces stand: it never tells apart what the pieces do not.
    let fen = "4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";
    let shuffle = "Ra1b1 Ke8e7 Rb1a1 Ke7e8";
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        // After the first round rights are lost for good; the position after it stands three times.
        table.moves(shuffle).moves(shuffle).claim("repetition").includes("claim-checked white false");
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        table.moves(shuffle).moves(shuffle).moves(shuffle).claim("repetition").includes("claim-checked white true");
    }
}

#[test]
fn art_9_2_a_pawn_that_could_be_taken_in_passing_tells_positions_apart_in_every_edition() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        let fen = "4k1n1/8/8/8/1p6/8/P7/4K1N1 w - - 0 1";
        let shuffled = "Pa2a4 Ng8f6 Ng1f3 Nf6g8 Nf3g1 Ng8f6 Ng1f3 Nf6g8 Nf3g1";
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        // At the first of the three the pawn could be taken on a3.
        table.moves(shuffled).opp_claims("repetition").includes("claim-checked black false");
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        table.moves(shuffled).moves("Ng8f6 Ng1f3 Nf6g8 Nf3g1");
        table.opp_claims("repetition").includes("claim-checked black true");
    }
}

#[test]
fn art_9_4_the_right_to_claim_is_lost_by_moving_in_2001_and_by_touching_since() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        let mut table = begun(year, STANDARD);
        table.moves(SHUFFLE).moves(SHUFFLE).white("P?e4");
        table.claim("repetition").tells("white: refused claim-lost").runs("white");
        let mut table = begun(year, STANDARD);
        table.moves(SHUFFLE).moves(SHUFFLE).act("touched e2").claim("repetition");
        match year {
            2001 => table.includes("claim-checked white true"),
            _ => table.tells("white: refused claim-lost").runs("white"),
        };
        // It is lost on this move only.
        let mut table = begun(year, STANDARD);
        table.moves(SHUFFLE).moves(SHUFFLE).act("touched g1").moves(SHUFFLE).claim("repetition");
        table.includes("claim-checked white true");
    }
}

#[test]
fn art_6_11_both_flags_down() {
    let both_down = |year: u16, time: &str| {
        let mut table = begun(year, time);
        table.desk();
        for whose in [Color::White, Color::Black] {
            table.rule(Ruling::SetClock { player: whose, left: Span::from_secs(10) });
        }
        table.rule(Ruling::BothFlags).tells("desk: refused flags-up");
        table.white("P?e4").after(11_000).heard().space();
        table.after(11_000).black("P?e5").heard().black_key();
        table
    };
    let ruled = |year, time| {
        let mut table = both_down(year, time);
        table.rule(Ruling::BothFlags);
        super::table::brief_all(&table.told)
    };
    let drawn = "game-over draw both-flags";
    for (year, standard) in [(2005, drawn), (2009, drawn), (2014, drawn), (2018, drawn), (2023, drawn)] {
        assert_eq!(ruled(year, STANDARD), standard, "{year}, the last period");
        assert_eq!(
            ruled(year, "40/90,30"),
            "ruling-applied both-flags-fallen; ruling-applied stopped",
            "{year}, not the last period"
        );
    }
    assert_eq!(ruled(2001, STANDARD), drawn, "2001, 10.3: a quickplay finish");
    assert_eq!(ruled(2001, "40/90,30"), "ruling-applied both-flags-fallen; ruling-applied stopped", "2001, 6.12");
    let mut table = both_down(2001, STANDARD);
    table
        .adapt("quickplay-applies", "no")
        .rule(Ruling::BothFlags)
        .tells("ruling-applied both-flags-fallen; ruling-applied stopped");
    for year in [2001, 2005, 2009] {
        for time in [RAPID, BLITZ] {
            assert_eq!(ruled(year, time), drawn, "{year}, B.8");
            assert_eq!(ruled(year, "40/3,1"), drawn, "{year}, in every period");
            both_down(year, time).act("flag").tells(drawn);
        }
    }
    // Without a provision of its own a claim with the claimant's flag down is refused.
    both_down(2014, RAPID).act("flag").tells("claim-checked white false; white: refused own-flag-down");
}

#[test]
fn art_6_8_the_claimants_own_flag() {
    let both_down = |year: u16| {
        let mut table = begun(year, RAPID);
        table.desk().adapt("both-flags", "play-on");
        for whose in [Color::White, Color::Black] {
            table.rule(Ruling::SetClock { player: whose, left: Span::from_secs(10) });
        }
        table.white("P?e4").after(11_000).heard().space();
        table.after(11_000).black("P?e5").heard().black_key();
        table
    };
    // White's flag fell first: Black claims. In older editions his own must be up.
    for year in [2001, 2005, 2009, 2014] {
        both_down(year)
            .act("opp flag")
            .black_confirms()
            .tells("claim-checked black false; white: refused own-flag-down");
    }
    for year in [2018, 2023] {
        both_down(year).act("opp flag").black_confirms().tells("game-over win flag-fall black");
        both_down(year).act("flag").tells("claim-checked white false; white: refused own-flag-fell-first player white");
    }
}

#[test]
fn art_6_8_no_claim_is_offered_to_a_player_whose_own_flag_fell_first() {
    // Where both flags draw, his claim ends the game, and is offered.
    for (year, both_flags, offered) in [(2014, "play-on", false), (2014, "draw", true), (2023, "play-on", false)] {
        let mut table = begun(year, RAPID);
        table.desk().adapt("both-flags", both_flags);
        for whose in [Color::White, Color::Black] {
            table.rule(Ruling::SetClock { player: whose, left: Span::from_secs(10) });
        }
        table.white("P?e4").after(11_000).heard().includes("black: claim-offered").space();
        table.after(11_000).act("deadline").includes("flag-fell");
        assert_eq!(super::table::brief_all(&table.told).contains("white: claim-offered"), offered, "{year}");
    }
}

#[test]
fn art_6_8_the_arbiter_calls_the_flag() {
    let called = |year: u16, time: &str| {
        let mut table = begun(year, time);
        table.desk().rule(Ruling::CallFlag { player: Color::White });
        let up = super::table::brief_all(&table.told);
        table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(1) });
        table.after(2_000).act("deadline").includes("flag-fell").rule(Ruling::CallFlag { player: Color::White });
        (up, super::table::brief_all(&table.told))
    };
    let won = "ruling-applied flag-called player white; game-over win flag-fall black";
    let yes = ("desk: refused flag-up".to_owned(), won.to_owned());
    let no = "desk: refused flag-claim-by-players-only";
    let no = (no.to_owned(), no.to_owned());
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        assert_eq!(called(year, STANDARD), yes, "{year}, 6.8");
        for time in [RAPID, BLITZ] {
            assert_eq!(called(year, time), if year < 2014 { no.clone() } else { yes.clone() }, "{year}, {time}");
        }
    }
}

#[test]
fn art_6_7_default_time() {
    for (year, limit) in [(2001, "3600000"), (2005, "3600000"), (2009, "0"), (2014, "-"), (2018, "0"), (2023, "0")] {
        let mut table = begun(year, STANDARD);
        table.moves("P?e4").after(600_000).claim("absent");
        match limit {
            "0" => table.ends_with("remedy-proposed black claim irregularity absent white end-game win default white"),
            "3600000" => table.tells("white: refused default-time-not-passed minutes 50").runs("black"),
            _ => table.ends_with(&format!("provision-named white default-time 603000 {limit} absent")),
        };
    }
    // In 2001 an hour must have passed, and not a moment less.
    for (millis, late) in [(3_600_000 - 3_000, false), (3_600_001 - 3_000, true)] {
        let mut table = begun(2001, STANDARD);
        table.moves("P?e4").after(millis).claim("absent");
        assert_eq!(super::table::brief_all(&table.told).contains("win default white"), late, "{millis}");
    }
    // Who has moved was there.
    begun(2023, STANDARD).moves("P?e4 P?e5").claim("absent").lacks("remedy");
    let mut table = begun(2023, STANDARD);
    table.moves("P?e4").after(600_000).claim("absent").act("resume").tells("white: refused case-pending");
    table.desk().rule(Ruling::Uphold).tells("upheld; game-over win default white");
}

#[test]
fn art_6_7_1_a_claim_before_the_default_time_has_passed_is_refused_and_stops_no_clock() {
    let absent = || EventKind::Claimed { claim: claim_of("absent") };
    let late = |minutes: u32| format!("refused default-time-not-passed minutes {minutes}");
    // By the edition, and by the regulations of the event.
    for (year, rule, limit) in
        [(2001, None, 60), (2005, None, 60), (2014, Some("30:00"), 30), (2023, Some("15:00"), 15)]
    {
        let mut table = begun(year, STANDARD);
        if let Some(value) = rule {
            table.desk().adapt("default-time", value);
        }
        table.moves("P?e4").after(600_000).claim("absent").tells(&format!("white: {}", late(limit - 10))).runs("black");
        // Neither a claim nor a call is on record, and the clock of the absent player has run on.
        let view = table.referee.view(Moment::from_millis(table.now));
        assert!(view.remedy.is_none() && view.desk.stops.is_empty(), "{year}");
        table.used(3_000, 600_000);
        // A minute that has begun counts whole.
        table.after(u64::from(limit - 11) * 60_000 + 50_000).claim("absent");
        table.tells(&format!("white: {}", late(1))).runs("black");
        table.after(10_000).claim("absent").runs("-");
        table.ends_with("remedy-proposed black claim irregularity absent white end-game win default white");
    }
    // The player with the black pieces, at a station of the own.
    let mut table = RefereeTable::open(terms_of(2005, STANDARD));
    table.act("join").act("start").after(90_000).at_his_station(absent());
    table.tells(&format!("black: {}", late(59))).runs("white");
    table.after(3_600_000).at_his_station(absent());
    table.ends_with("remedy-proposed white claim irregularity absent black end-game win default black").runs("-");
}

/// What a claim brings after so many moves of each.
fn after_moves(year: u16, time: &str, moves: u32, claim: &str) -> bool {
    let mut table = begun(year, time);
    table.desk();
    for whose in [Color::White, Color::Black] {
        table.rule(Ruling::SetCount { player: whose, moves });
    }
    table.claim(claim);
    let told = super::table::brief_all(&table.told);
    assert!(told.contains("new-game") || told.contains("play-continues"), "{told}");
    let cancelled = told.contains("claim irregularity ") && told.ends_with(" white end-game cancelled");
    assert_eq!(cancelled, told.contains("new-game"));
    cancelled
}

#[test]
fn art_7_2_a_wrong_set_up() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        assert!(after_moves(year, STANDARD, 200, "set-up"), "{year}, 7.2.1");
        let until = if year < 2014 { 3 } else { 10 };
        for time in [RAPID, BLITZ] {
            assert!(after_moves(year, time, until - 1, "set-up"), "{year}, {time}");
            assert!(!after_moves(year, time, until, "set-up"), "{year}, {time}");
        }
    }
    begun(2023, STANDARD).claim("turned").ends_with("provision-named white turn-board board-turned");
    begun(2023, STANDARD)
        .claim("displaced")
        .ends_with("provision-named white restored-on-own-time displaced")
        .runs("white");
}

#[test]
fn art_7_3_colours_swapped() {
    for year in [2001, 2005, 2009, 2014] {
        assert!(!after_moves(year, STANDARD, 0, "colours"), "{year}");
    }
    for year in [2018, 2023] {
        assert!(after_moves(year, STANDARD, 9, "colours"), "{year}");
        assert!(!after_moves(year, STANDARD, 10, "colours"), "{year}");
    }
    let mut table = begun(2023, STANDARD);
    table.claim("colours").opp_consents().includes("game-over cancelled");
}

#[test]
fn art_6_2_1_2_the_own_move_completes_a_move_from_2014_on() {
    for year in [2001, 2005, 2009] {
        let mut table = begun(year, STANDARD);
        // The reply completes nothing, and in these editions his own next move does not either.
        table.moves("P?e4").black("P?e5").heard().white("P?d4").tells("white announced Pd2d4").completed(1, 0);
        table.heard().act("reply Pe5d4").tells("white: refused own-move-awaits-press").completed(1, 0).runs("black");
        table.black_key().tells("completed 2 Pe7e5").completed(1, 1).runs("white");
        table.space().tells("completed 3 Pd2d4").runs("black");
    }
    for year in [2014, 2018, 2023] {
        let mut table = begun(year, STANDARD);
        table.moves("P?e4").black("P?e5").heard().white("P?d4").tells("white announced Pd2d4").completed(1, 0);
        table.heard().act("reply Pe5d4");
        table
            .tells("desk: completed-unpressed player black; completed 2 Pe7e5; completed 3 Pd2d4; black entered Pe5d4");
        table.completed(2, 1).runs("black");
        // He may still press before it.
        let mut table = begun(year, STANDARD);
        table.moves("P?e4").black("P?e5").heard().white("P?d4").heard().black_key().tells("completed 2 Pe7e5");
        table.runs("white").space().tells("completed 3 Pd2d4");
    }
}

/// White's claim with so many seconds left of a game of 90 minutes.
fn quickplay(year: u16, time: &str, secs: u64, claim: &str, applies: bool) -> RefereeTable {
    let mut table = begun(year, time);
    table.desk();
    if applies {
        table.adapt("quickplay-applies", "yes");
    }
    table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(secs) });
    table.claim(claim);
    table
}

#[test]
fn art_10_the_quickplay_finish_and_its_conditions() {
    let drawn = "remedy-proposed black claim quickplay white end-game draw quickplay add-time black 120000";
    for year in [2001, 2005, 2009] {
        let mut table = quickplay(year, STANDARD, 119, "quickplay", false);
        table.ends_with(drawn).runs("-").rule(Ruling::Uphold).tells("upheld; game-over draw quickplay");
        quickplay(year, STANDARD, 119, "five-seconds", false).tells("white: refused not-quickplay no-five-seconds");
    }
    for year in [2014, 2018, 2023] {
        quickplay(year, STANDARD, 119, "quickplay", false).tells("white: refused not-quickplay not-announced");
        let mut table = quickplay(year, STANDARD, 119, "quickplay", true);
        table.ends_with(drawn).rule(Ruling::SetAside);
        table.tells("set-aside; ruling-applied time-added black 120000").arbiter_resumes().runs("white");
        let mut table = quickplay(year, STANDARD, 119, "five-seconds", true);
        table.ends_with("remedy-proposed black claim five-seconds white add-increment time 5000 add-time black 120000");
        table.rule(Ruling::Uphold);
        table.tells("upheld; ruling-applied increment-added time 5000; ruling-applied time-added black 120000");
        table.arbiter_resumes().moves("P?e4").clocks(119_000 - 3_000 + 5_000, 5_520_000);
    }
    let refused = |table: &mut RefereeTable, why: &str| {
        table.tells(&format!("white: refused not-quickplay {why}"));
    };
    refused(&mut quickplay(2009, STANDARD, 120, "quickplay", true), "time-left");
    refused(&mut quickplay(2009, "90+30", 60, "quickplay", true), "not-last-period");
    refused(&mut quickplay(2009, "40/90,30", 60, "quickplay", true), "not-last-period");
    refused(begun(2009, STANDARD).moves("P?e4").claim("quickplay"), "time-left");
    let mut table = quickplay(2009, STANDARD, 119, "set-up", true);
    table.rule(Ruling::SetAside).arbiter_resumes().moves("P?e4").claim("quickplay");
    refused(&mut table, "not-on-move");
    let mut table = begun(2009, STANDARD);
    table.desk().rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(1) });
    refused(table.after(1_000).act("deadline").claim("quickplay"), "flag-down");
}

#[test]
fn g_3_no_quickplay_finish_in_blitz() {
    for year in [2001, 2005, 2009, 2014, 2018, 2023] {
        for (time, refused) in [("5", true), ("30", false)] {
            let table = quickplay(year, time, 100, "quickplay", true);
            assert_eq!(brief_all(&table.told).contains("refused not-quickplay blitz"), refused, "{year} {time}");
        }
        if year >= 2014 {
            quickplay(year, "5", 100, "five-seconds", true).tells("white: refused not-quickplay blitz");
        }
    }
}

#[test]
fn a_4_1_no_claim_about_the_board_after_ten_moves_in_rapid_and_blitz_and_three_until_2009() {
    for (year, until) in [(2001, 3), (2009, 3), (2014, 10), (2023, 10)] {
        for (time, limited) in [(RAPID, true), (BLITZ, true), (STANDARD, false)] {
            for claim in ["turned", "set-up"] {
                for (moves, late) in [(until - 1, false), (until, true)] {
                    let mut table = begun(year, time);
                    table.desk();
                    for whose in [Color::White, Color::Black] {
                        table.rule(Ruling::SetCount { player: whose, moves });
                    }
                    table.claim(claim);
                    let goes_on = brief_all(&table.told).contains("provision-named white play-continues");
                    assert_eq!(
                        goes_on,
                        late && limited,
                        "{year} {time} {claim} after {moves}: {}",
                        brief_all(&table.told)
                    );
                }
            }
        }
    }
}

#[test]
fn d_1_another_edition_keeps_what_the_arbiter_has_adapted_and_tells_it_again() {
    let mut table = begun(2023, STANDARD);
    table.desk().adapt("seventy-five", "no").adapt("illegal-bonus", "2:00").rule(Ruling::SetEdition { year: 2018 });
    table.tells("ruling-applied edition-changed year 2018; ruling-applied rule-adapted seventy-five no");
    assert!(!table.referee.rules_in_force().seventy_five && !table.referee.rules_in_force().resigning_draws);
    // What an edition has so of itself is not told again.
    table.rule(Ruling::SetEdition { year: 2009 }).tells("ruling-applied edition-changed year 2009");
    table.rule(Ruling::SetEdition { year: 2023 });
    table.tells("ruling-applied edition-changed year 2023; ruling-applied rule-adapted seventy-five no");
}

#[test]
fn art_4_2_only_the_player_on_move_adjusts_and_nobody_else_hears_of_a_refusal() {
    let mut table = RefereeTable::begun();
    table.act("adjust").tells("adjusting player white");
    table.act("adjust").tells("white: refused nothing-changed");
    table.act("opp adjust").tells("white: refused adjust-out-of-turn");
    table.moves("P?e4").act("adjust").tells("white: refused adjust-out-of-turn");
    table.act("opp adjust").black_confirms().tells("adjusting player black");
}

#[test]
fn art_10_2_b_the_decision_is_postponed_and_the_claim_goes_on_standing() {
    let mut table = quickplay(2009, STANDARD, 100, "quickplay", false);
    table.arbiter_resumes().includes("decision-postponed black claim quickplay white").runs("white");
    table.ends_with("play-resumed turn white");
    table.moves("P?e4 P?e5").claim("quickplay").tells("white: refused case-pending");
    // A penalty beside it does not wipe it out.
    table.white_errs().ends_with("count 1 add-time black 120000").rule(Ruling::Uphold).includes("time-added");
    table.arbiter_resumes().tells("play-resumed turn white");
    // After the flag of the claimant, the arbiter declares.
    // It is recalled and decided before the flag.
    table.after(100_000).act("deadline").act("opp flag").black_confirms().tells(
        "claimed flag black -; remedy-proposed black claim quickplay white end-game draw quickplay end-game win flag-fall black; white: refused case-pending",
    );
    table.runs("-").rule(Ruling::Uphold).tells("upheld; game-over draw quickplay");
    let mut table = quickplay(2009, STANDARD, 100, "quickplay", false);
    table
        .arbiter_resumes()
        .rule(Ruling::SetAside)
        .tells("set-aside; ruling-applied time-added black 120000")
        .runs("white");
    table.rule(Ruling::SetAside).tells("desk: refused nothing-pending");
}

#[test]
fn art_5_2_3_a_draw_is_agreed_after_a_move_of_each_from_2018_on() {
    for year in [2001, 2005, 2009, 2014] {
        begun(year, STANDARD).act("draw").act("opp accept").black_confirms_twice().tells("game-over draw agreement");
    }
    for year in [2018, 2023] {
        let mut table = begun(year, STANDARD);
        table
            .moves("P?e4")
            .act("opp draw")
            .black_confirms()
            .black_confirms()
            .act("accept")
            .tells("white: refused no-agreement-yet");
        table.moves("P?e5").act("accept").tells("game-over draw agreement");
    }
}

#[test]
fn art_5_1_2_resigning_against_a_player_who_cannot_mate_draws_in_2023() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for year in [2001, 2005, 2009, 2014, 2018] {
        let mut table = RefereeTable::begun_with(terms_from(year, STANDARD, fen));
        table.act("resign").tells("game-over win resignation black");
    }
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, fen));
    table.act("resign").tells("game-over draw resigned-cannot-mate");
    let mut table = RefereeTable::begun_with(terms_from(2023, STANDARD, fen));
    table.act("opp resign").black_confirms_twice().tells("game-over win resignation white");
}

#[test]
fn d_1_each_parameter_is_adapted_during_the_game_by_its_name() {
    for Parameter { name, values, .. } in PARAMETERS {
        // What the first move begins with is settled once the game has begun.
        let mut table = if *name == "first-increment" {
            RefereeTable::open(terms_of(2023, STANDARD))
        } else {
            RefereeTable::begun()
        };
        table.adapt(name, "x").tells("white: refused no-arbiter-at-desk").desk();
        table.adapt(name, "nonsense").tells(&format!("desk: refused bad-rule-value {name} nonsense {values}"));
        let parameter = Parameter::from_name(name).expect("a parameter");
        let before = serde_json::to_value(table.referee.rules_in_force()).expect("plain data");
        let examples: Vec<&str> = match *values {
            "M:SS" => vec!["0:00", "1:30", "1440:00"],
            "M:SS | announced" => vec!["announced", "0:00", "60:00"],
            "1..1000" => vec!["1", "1000"],
            "0..1000" => vec!["0", "1000"],
            "0..1000 | never" => vec!["0", "never", "30"],
            "0..1000 | always" => vec!["0", "always", "7"],
            words => words.split(" | ").collect(),
        };
        let mut changed = 0;
        for value in examples {
            table.adapt(name, value).tells(&format!("ruling-applied rule-adapted {name} {value}"));
            assert_eq!(parameter.value_in_rules(table.referee.rules_in_force()), value, "{name}");
            let after = serde_json::to_value(table.referee.rules_in_force()).expect("plain data");
            let fields = |rules: &serde_json::Value| rules.as_object().expect("fields").keys().cloned().collect();
            let (fields, more): (BTreeSet<String>, BTreeSet<String>) = (fields(&before), fields(&after));
            let differing = fields.union(&more).filter(|field| after[field.as_str()] != before[field.as_str()]);
            let differing: Vec<String> = differing.map(|field| field.replace('_', "-")).collect();
            assert!(differing.iter().all(|field| field == name), "{name} = {value} changes {differing:?}");
            changed += differing.len();
        }
        assert!(changed > 0, "{name} changes nothing");
    }
    // What was added later is written only where it is not what held before.
    let later = [("lost-link-stops", "no"), ("illegal-claim-lost-by", "touching")];
    let adapted = later.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let table = RefereeTable::begun_with(GameTerms { adapted, ..terms_of(2023, STANDARD) });
    let rules = serde_json::to_value(table.referee.rules_in_force()).expect("plain data");
    assert_eq!(rules.as_object().expect("fields").len(), PARAMETERS.len(), "a name for each field");
    let mut table = RefereeTable::begun();
    table.desk().adapt("colour", "x").tells("desk: refused no-such-rule name colour");
    for (name, value) in [
        ("illegal-bonus", "1:60"),
        ("illegal-bonus", "-1:00"),
        ("illegal-bonus", "1441:00"),
        ("illegal-bonus", "99999999999999999999"),
        ("illegal-loses-at", "0"),
        ("illegal-loses-at", "1001"),
        ("seventy-five", ""),
    ] {
        table.adapt(name, value).includes("refused bad-rule-value");
    }
}

#[test]
fn d_1_an_adapted_rule_outlives_another_time_control_before_the_start() {
    use ansage_game::event::EventKind;
    use ansage_game::seat::Seat;
    let mut table = RefereeTable::open(terms_of(2023, STANDARD));
    table.desk().adapt("seventy-five", "no");
    table.send(Seat::White, EventKind::TimeSet { time: BLITZ.parse().expect("a time control") });
    assert!(!table.referee.rules_in_force().seventy_five);
    assert_eq!(table.referee.rules_in_force().illegal_bonus, Span::from_secs(60), "and the rest is that of blitz");
    table.rule(Ruling::SetEdition { year: 2009 }).tells("ruling-applied edition-changed year 2009");
    table.send(Seat::White, EventKind::TimeSet { time: RAPID.parse().expect("a time control") });
    assert!(table.referee.rules_in_force().illegal_on_claim, "rapid of 2009");
    table.rule(Ruling::SetEdition { year: 2010 }).tells("desk: refused no-such-edition year 2010");
}

#[test]
fn d_1_rules_adapted_beforehand_hold_from_the_start() {
    let adapted = vec![("illegal-loses-at".to_owned(), "1".to_owned())];
    let mut table = RefereeTable::begun_with(GameTerms { adapted, ..terms_of(2023, STANDARD) });
    table.white_errs().ends_with("count 1 end-game win illegal-moves black");
}
