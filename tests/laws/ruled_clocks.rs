//! What a ruling changes of a clock is announced, and what the clocks showed at a half-move is that of its press (D.2.8).

use super::put_in::journal;
use super::table::{RefereeTable, tournament};
use ansage_game::claim::Measure;
use ansage_game::effect::{Audience, EffectKind};
use ansage_game::journal::replay::replay;
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::{Ruling, RulingChange};
use ansage_game::seat::{ByColor, Color};
use ansage_game::terms::GameTerms;

const FOUR: &str = "P?e4 P?e5 N?f3 N?c6";

/// Time controls with what a move gives besides the time of the first period, in seconds, and that time.
const CONTROLS: [(&str, u64, u64); 4] =
    [("20", 0, 1_200), ("90+30", 30, 5_400), ("40/90+30,30+30", 30, 5_400), ("3+2", 2, 180)];

/// Four half-moves were played, of three seconds each, and the arbiter is at the desk.
fn disputed(time: &str, white_blind: bool) -> RefereeTable {
    let terms = GameTerms { white_blind, black_blind: !white_blind, ..tournament(time) };
    let mut table = RefereeTable::begun_with(terms);
    table.moves(FOUR).desk().rule(Ruling::Stop);
    table
}

/// Both blind players in turn at every time control.
fn at_every_table(check: impl Fn(RefereeTable, u64, u64)) {
    for (time, bonus, first) in CONTROLS {
        for white_blind in [true, false] {
            check(disputed(time, white_blind), bonus, first);
        }
    }
}

/// The clocks that the last event has announced as changed, in seconds: before and after.
fn changed(table: &RefereeTable) -> ByColor<Option<(u64, u64)>> {
    let mut changed: ByColor<Option<(u64, u64)>> = ByColor::default();
    for effect in &table.told {
        if let EffectKind::RulingApplied(RulingChange::ClockChanged { player, was, left }) = effect.kind {
            assert_eq!(effect.to, Audience::Hall);
            let twice = changed.get_mut(player).replace((was.whole_secs(), left.whole_secs()));
            assert_eq!(twice, None, "told once");
        }
    }
    changed
}

/// What is announced of both clocks is what has happened to them, `was` being what they showed before, in milliseconds.
#[track_caller]
fn tells_what_happened(table: &RefereeTable, was: [u64; 2]) {
    for (player, was) in Color::ALL.into_iter().zip(was) {
        let left = table.left(player);
        let expected = (was != left).then_some((was / 1_000, left / 1_000));
        assert_eq!(*changed(table).get(player), expected, "{player:?}");
    }
}

fn clocks(table: &RefereeTable) -> [u64; 2] {
    [Color::White, Color::Black].map(|color| table.left(color))
}

fn back(ply: u32) -> Ruling {
    Ruling::TakeMeasure(Measure::RestorePosition { ply })
}

#[test]
fn d_2_8_going_back_announces_what_each_clock_loses() {
    at_every_table(|mut table, bonus, first| {
        let (white, black) = (first + 3 * bonus - 6, first + 3 * bonus - 6);
        table.clocks(white * 1_000, black * 1_000).rule(back(3));
        let lost = |was: u64| (bonus > 0).then(|| (was, was - bonus));
        assert_eq!(changed(&table), ByColor { white: lost(white), black: lost(black) });
        // One half-move more: one clock.
        table.rule(back(2));
        assert_eq!(changed(&table), ByColor { white: None, black: lost(black - bonus) });
    });
}

#[test]
fn d_2_8_a_course_announces_what_each_clock_loses_and_no_more() {
    at_every_table(|mut table, _, _| {
        for (keep, codes) in [(3, ""), (3, "N?c6"), (2, "N?c3 N?f6"), (2, "B?c4"), (0, ""), (0, FOUR)] {
            let was = clocks(&table);
            table.course_is(keep, codes);
            tells_what_happened(&table, was);
        }
        // What stands in the place of another keeps its time, and a half-move that is put back is given none.
        assert_eq!(changed(&table), ByColor::default());
    });
}

#[test]
fn d_2_8_a_clock_is_announced_after_the_course_that_has_changed_it() {
    let mut table = disputed("90+30", true);
    table.rule(back(3)).tells(
        "ruling-applied position-restored white 3; ruling-applied clock-changed 5454000 white 5484000; \
         ruling-applied clock-changed 5454000 black 5484000",
    );
    let mut table = disputed("90+30", true);
    table.course_is(3, "").includes("course-restored 3 black; ruling-applied clock-changed 5454000 black 5484000");
}

#[test]
fn d_2_8_a_clock_that_a_ruling_sets_is_announced_once() {
    at_every_table(|mut table, _, _| {
        table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(100) });
        assert_eq!(changed(&table), ByColor::default());
        for measure in [
            Measure::AddTime { player: Color::Black, time: Span::from_secs(60) },
            Measure::RemoveTime { player: Color::Black, time: Span::from_secs(5) },
            Measure::RemoveTime { player: Color::White, time: Span::from_secs(5_000) },
        ] {
            table.rule(Ruling::TakeMeasure(measure));
            let told = *changed(&table).get(Color::Black);
            assert_eq!(told, None);
        }
    });
}

#[test]
fn art_6_2_the_time_of_a_control_is_announced_by_itself_and_the_increments_with_the_clock() {
    for (time, told) in [
        ("2/90,30", "ruling-applied period-taken-back black 1800000"),
        (
            "2/90+30,30+30",
            "ruling-applied period-taken-back black 1800000; ruling-applied clock-changed 5454000 black 7284000",
        ),
    ] {
        let mut table = disputed(time, true);
        table.rule(back(4)).tells(&format!("ruling-applied position-restored black 4; {told}"));
    }
}

#[test]
fn art_7_5_an_upheld_case_announces_what_each_clock_loses() {
    // Black has pressed, and the move that nobody has entered is illegal by the arbiter's ruling.
    for (time, bonus, _) in CONTROLS {
        let mut table = RefereeTable::begun_with(tournament(time));
        table.moves(FOUR).moves("B?b5").after(1_000).black_key().desk().rule(Ruling::Stop);
        let was = clocks(&table);
        table
            .rule(Ruling::IllegalMove { player: Color::Black })
            .rule(Ruling::Uphold)
            .includes("position-restored black 6");
        let given = table.left(Color::White).saturating_sub(was[0]);
        assert!(given >= 60_000, "{time}: {given}");
        let lost = (bonus > 0).then(|| (was[1] / 1_000, was[1] / 1_000 - bonus));
        assert_eq!(changed(&table), ByColor { white: None, black: lost }, "{time}");
    }
}

#[test]
fn d_2_8_a_journal_with_changed_clocks_opens_with_the_same_clocks() {
    at_every_table(|mut table, _, _| {
        table.rule(back(3)).course_is(2, "N?f3 N?c6").course_is(1, "");
        let replayed = replay(journal(&table).as_bytes());
        assert_eq!((replayed.fault, replayed.other_memory, replayed.other_effects), (None, None, None));
        let again = replayed.referee.unwrap();
        assert_eq!(again.state_summary().clocks, table.referee.state_summary().clocks);
    });
}

/// What both clocks showed at each standing half-move, in milliseconds: White's.
fn readings(table: &RefereeTable) -> Vec<Option<u64>> {
    let standing = table.referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn);
    standing.map(|half_move| half_move.after?.clocks.white.map(|left| left.as_millis())).collect()
}

#[test]
fn d_2_8_a_half_move_that_is_put_back_has_the_reading_of_its_first_press() {
    at_every_table(|mut table, _, _| {
        let pressed = readings(&table);
        assert!(pressed.iter().all(Option::is_some));
        table.after(5_000).rule(back(2)).course_is(1, "P?e5 N?f3 N?c6");
        assert_eq!(readings(&table), pressed, "back, then course");
        table.after(5_000).course_is(2, "").after(5_000).course_is(2, "N?f3 N?c6");
        assert_eq!(readings(&table), pressed, "course, then course");
        table.course_is(0, FOUR);
        assert_eq!(readings(&table), pressed, "at once");
        let replayed = replay(journal(&table).as_bytes());
        let again = replayed.referee.unwrap();
        let standing = again.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn);
        assert_eq!(standing.filter(|half_move| half_move.after.is_some()).count(), 4, "opened again");
    });
}

#[test]
fn d_2_8_a_half_move_that_nobody_has_pressed_has_no_reading() {
    at_every_table(|mut table, _, _| {
        let pressed = readings(&table);
        table.after(5_000).rule(back(3)).course_is(2, "N?c3 N?c6");
        assert_eq!(readings(&table), [pressed[0], pressed[1], None, None], "the same half-move on another course");
        // In the place of a half-move that was pressed: the ruling says which it was.
        let mut table = disputed("90+30", true);
        table.course_is(2, "N?c3 N?c6 N?f3");
        assert_eq!(readings(&table)[2..], [Some(5_484_000), Some(5_484_000), None]);
        // The same position by another course.
        let mut table = disputed("90+30", true);
        table.rule(back(1)).course_is(0, "N?f3 N?c6 P?e4 P?e5");
        assert_eq!(readings(&table), [None; 4]);
    });
}

#[test]
fn d_2_8_a_half_move_that_is_put_back_and_corrected_keeps_its_reading() {
    for (keep, codes, expected) in [(2, "N?f3", Some(5_484_000)), (2, "B?c4", None)] {
        let mut table = disputed("90+30", true);
        table.after(9_000).rule(back(3)).course_is(keep, codes);
        let words = "N?c3".parse().unwrap();
        table.after(9_000).rule(Ruling::TakeMeasure(Measure::CorrectMove { words })).course("Pe2e4 Pe7e5 Nb1c3");
        assert_eq!(*readings(&table).last().unwrap(), expected, "{codes}");
    }
}

#[test]
fn d_2_9_d_the_time_used_follows_a_ruling_on_the_clock() {
    let set = |table: &mut RefereeTable, left: u64| {
        table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(left) });
    };
    let used = |table: &RefereeTable| table.referee.view(Moment::from_millis(table.now)).used.white.as_millis() / 1_000;
    let mut table = disputed("20", true);
    set(&mut table, 19 * 60 + 32);
    assert_eq!(used(&table), 28);
    at_every_table(|mut table, bonus, first| {
        // Two moves of White, and the increment of the third.
        let all = first + 3 * bonus;
        set(&mut table, all - 28);
        assert_eq!(used(&table), 28);
        // A reading that was mistaken, and its correction.
        set(&mut table, all + 500);
        assert_eq!(used(&table), 0);
        set(&mut table, all - 30);
        assert_eq!(used(&table), 30);
        // Time that is added was not used.
        table.rule(Ruling::TakeMeasure(Measure::AddTime { player: Color::White, time: Span::from_secs(60) }));
        assert_eq!(used(&table), 30);
        set(&mut table, all);
        assert_eq!(used(&table), 60);
        // Back to one move: its reading is given anew.
        table.rule(back(3));
        set(&mut table, first + 2 * bonus + 60 - 3);
        assert_eq!(used(&table), 3);
        // A half-move that is put back had an increment, and the reading holds it.
        table.course_is(2, "N?f3 N?c6");
        set(&mut table, all + 60 - 6);
        assert_eq!(used(&table), 6);
        let replayed = replay(journal(&table).as_bytes());
        assert_eq!(replayed.referee.unwrap().view(Moment::START).used.white, Span::from_secs(6));
    });
}

#[test]
fn d_2_9_d_the_time_used_after_a_flag_is_none_of_it() {
    let mut table = RefereeTable::begun_with(tournament("3+2"));
    table.moves(FOUR).after(200_000).act("deadline").desk().rule(Ruling::Stop);
    table.rule(Ruling::SetClock { player: Color::White, left: Span::from_secs(6) }).used(180_000, 6_000);
}

#[test]
fn situation_10_a_press_whose_move_is_not_entered_is_dated() {
    at_every_table(|mut table, _, _| {
        table.arbiter_resumes().moves("B?b5").after(2_000);
        let pressed = table.now;
        let blind = table.referee.terms().black_blind;
        table.black_key().after(65_000).rule(Ruling::Stop);
        let view = table.referee.view(Moment::from_millis(table.now));
        let since = view.unentered_since.map(Moment::as_millis);
        assert_eq!((view.unentered, since), if blind { (None, None) } else { (Some(Color::Black), Some(pressed)) });
    });
}
