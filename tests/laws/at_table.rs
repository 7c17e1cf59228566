//! D.2.8 at the table: who hears of a difference, whose time it costs, when it is the arbiter's, and that anybody may ask.

use super::table::{RefereeTable, brief_all, tournament};
use ansage_game::comparison::BoardsAndScores;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::event::EventKind;
use ansage_game::moment::Moment;
use ansage_game::ruling::Ruling;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;

/// Black, at White's keyboard, and confirmed with his key.
fn black_played<'a>(table: &'a mut RefereeTable, hands: &str) -> &'a mut RefereeTable {
    table.act(&format!("opp played {hands}")).black_confirms()
}

/// A game in which `executor` has carried out the opponent's latest move wrongly. His own clock runs.
fn wrongly(executor: Color) -> (RefereeTable, &'static str, &'static str) {
    let mut table = RefereeTable::begun();
    match executor {
        Color::White => {
            table.moves("P?e4 P?e5").act("played e7e6");
            (table, "white's board differs: e5 - for p, e6 p for -", "played e6e5")
        }
        Color::Black => {
            table.moves("P?e4");
            black_played(&mut table, "e2e3");
            (table, "black's board differs: e3 P for -, e4 - for P", "opp played e3e4")
        }
    }
}

fn name(color: Color) -> &'static str {
    ansage_game::seat::color_name(color)
}

#[test]
fn d_2_8_a_difference_is_told_to_both_sides_and_the_desk_alike_with_its_squares() {
    for executor in Color::ALL {
        let (mut table, difference, _) = wrongly(executor);
        table.tells(difference);
        // The hall is both players and the desk: nobody hears more of it than the other.
        assert!(table.told.iter().all(|effect| effect.to == Audience::Hall), "{:?}", table.told);
    }
}

#[test]
fn d_2_8_nothing_is_told_of_a_board_that_nobody_knows() {
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5 N?f3 N?c6 B?b5");
    let told: Vec<_> = table.referee.view(Moment::START).boards.iter().map(|board| format!("{board:?}")).collect();
    assert_eq!(told, ["Assumed", "Assumed"]);
    table.act("compare");
    let EffectKind::ComparisonShown(compared) = &table.told[0].kind else { panic!("{:?}", table.told) };
    let BoardsAndScores { white_board, black_board, between, .. } = &**compared;
    assert!(white_board.is_none() && black_board.is_none() && between.is_none());
}

#[test]
fn d_2_8_it_is_put_right_on_the_executors_own_time_whoever_he_is() {
    for executor in Color::ALL {
        let (mut table, _, mend) = wrongly(executor);
        table.runs(name(executor));
        let used = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).used;
        let before = used(&table);
        table.after(60_000).act(mend);
        if executor == Color::Black {
            table.black_confirms();
        }
        table.tells(&format!("board-agrees owner {}", name(executor))).runs(name(executor));
        let after = used(&table);
        assert_eq!(after.get(executor).as_millis() - before.get(executor).as_millis(), 60_000);
        assert_eq!(after.get(!executor), before.get(!executor), "it costs the opponent nothing");
        // Put right, it is nobody's case.
        let answer = if executor == Color::White { "say N?f3" } else { "say P?e5" };
        table.act(answer).lacks("case");
    }
}

#[test]
fn d_2_8_only_his_next_announcement_makes_it_a_case_and_no_clock_stops_for_it() {
    for executor in Color::ALL {
        let (mut table, ..) = wrongly(executor);
        // Time, a question and a word of the opponent make none.
        for act in ["deadline", "compare", "ask clocks", "again"] {
            table.after(60_000).act(act).lacks("case");
        }
        table.runs(name(executor));
        let answer = if executor == Color::White { "say N?f3" } else { "say P?e5" };
        table.act(answer).includes(&format!("case of {}'s board", name(executor)));
        assert!(table.told.iter().all(|effect| effect.to == Audience::Hall), "{:?}", table.told);
        table.runs(name(executor)).heard();
        if executor == Color::White {
            table.space()
        } else {
            table.black_key()
        };
        // Play goes on: the opponent is to move, and nothing is suspended.
        table.ends_with(if executor == Color::White { "completed 3 Ng1f3" } else { "completed 2 Pe7e5" });
        table.runs(name(!executor));
    }
}

#[test]
fn d_2_8_the_clocks_stop_when_the_arbiter_or_a_player_who_calls_him_stops_them() {
    let case = || {
        let (mut table, ..) = wrongly(Color::Black);
        table.act("say P?e5").includes("case of black's board").after(5_000).runs("black");
        table
    };
    case().act("arbiter").tells("arbiter-called player white").runs("-");
    case().act("opp arbiter").black_confirms().tells("arbiter-called player black").runs("-");
    let mut table = case();
    // That he has come stops nothing yet.
    table.desk().runs("black").rule(Ruling::Stop).tells("ruling-applied stopped").runs("-");
    let clocks = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).clocks;
    let stopped = clocks(&table);
    assert_eq!(clocks(table.after(600_000)), stopped);
}

/// A stage of a game, and how it is reached.
type GameStage<'a> = (&'a str, &'a dyn Fn(&mut RefereeTable));

#[test]
fn d_2_8_comparison_may_be_asked_for_at_any_time_of_a_game_by_each_of_the_three() {
    let pressed = |table: &mut RefereeTable| {
        table.act("say P?e4").space();
    };
    let closed = |table: &mut RefereeTable| {
        table.rule(Ruling::Adjourn).send(Seat::White, sealed()).space();
    };
    let stages: [GameStage; 8] = [
        ("before a move", &|_| {}),
        ("announced", &|table| {
            table.act("say P?e4");
        }),
        ("pressed, the last word not heard", &pressed),
        ("replied, not entered", &|table| {
            table.moves("P?e4").black_key();
        }),
        ("the arbiter called", &|table| {
            table.act("arbiter");
        }),
        ("an illegal move to be settled", &|table| {
            table.white_errs();
        }),
        ("the envelope closed", &closed),
        ("game-is-over", &|table| {
            table.act("resign");
        }),
    ];
    for (stage, reach) in stages {
        let mut table = RefereeTable::begun();
        table.desk();
        reach(&mut table);
        let state = table.referee.state_text();
        for seat in [Seat::White, Seat::Black, Seat::Arbiter] {
            table.send(seat, EventKind::ComparisonAsked);
            assert!(
                matches!(table.told[..], [ref one] if matches!(one.kind, EffectKind::ComparisonShown(_))),
                "{stage}"
            );
        }
        assert_eq!(table.referee.state_text(), state, "{stage}");
    }
}

fn sealed() -> EventKind {
    EventKind::MoveSealed { commitment: None, wall: String::new() }
}

#[test]
fn d_2_8_nobody_learns_from_a_comparison_what_the_other_has_not_told() {
    let mut table = RefereeTable::begun_with(GameTerms { black_blind: true, ..tournament("90+30") });
    // What White's hands do of a move he has not announced is a touch, and no fact about his board yet.
    table.act("played g1f3").act("compare");
    let told = brief_all(&table.told);
    assert!(!told.contains("f3") && !told.contains("g1"), "{told}");
    // A move that was sealed is in no score.
    let mut table = RefereeTable::begun();
    table.moves("P?e4 P?e5").desk().rule(Ruling::Adjourn).send(Seat::White, sealed()).act("compare");
    assert_eq!(brief_all(&table.told), "compared: boards ? and ?, scores to -");
}
