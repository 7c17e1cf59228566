//! What a half-move is granted, where the player's own next move completes the one before (6.2.1.2): the clock runs on, and
//! grants nothing twice.

use super::acts::terms_of;
use super::table::RefereeTable;
use super::time_controls::{MINUTE, SECOND};
use ansage_game::clock::Clock;
use ansage_game::moment::{Moment, Span};
use ansage_game::ruling::Ruling;
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::time_control::{Bonus, TimeControl};
use std::collections::BTreeSet;

/// The editions in which the own next move completes a move.
const YEARS: [u16; 3] = [2014, 2018, 2023];

/// One player moves at the third second, the other replies and presses, and the player's next move comes at the fifth.
fn own_next_move(mover: Color, year: u16, time: &str) -> RefereeTable {
    let mut table = RefereeTable::begun_with(terms_of(year, time));
    let (say, reply, press) = match mover {
        White => (["say P?e4", "say Ng1f3"], "reply P?e5", "f8"),
        Black => (["say P?e5", "reply Nb8c6"], "say Ng1f3", "space"),
    };
    if mover == Black {
        table.act("say P?e4").heard().space();
    }
    table.after(3 * SECOND).act(say[0]).heard().after(SECOND).act(reply).heard().act(press);
    table.after(SECOND).act(say[1]).includes("completed-unpressed").heard();
    table
}

/// Three seconds later the player presses.
fn pressed_at_eight(mover: Color, year: u16, time: &str) -> u64 {
    let mut table = own_next_move(mover, year, time);
    table.after(3 * SECOND).act(if mover == White { "space" } else { "f8" });
    table.left(mover)
}

#[test]
fn art_6_2_1_2_a_delay_is_granted_once_for_one_run_of_the_clock() {
    for (mover, year) in [White, Black].into_iter().flat_map(|mover| YEARS.map(|year| (mover, year))) {
        assert_eq!(pressed_at_eight(mover, year, "0:20d5"), 17 * SECOND, "{mover:?}, {year}");
        // The flag falls when the delay has passed once.
        let mut table = own_next_move(mover, year, "0:08d5");
        table.after(7 * SECOND).act("deadline").lacks("flag-fell").after(SECOND).act("deadline").includes("flag-fell");
        assert_eq!(table.left(mover), 0, "{mover:?}, {year}");
        // After his press he has it again.
        let mut table = own_next_move(mover, year, "0:20d5");
        let (own, reply, other) =
            if mover == White { ("space", "say P?d6", "f8") } else { ("f8", "say P?d4", "space") };
        table.after(3 * SECOND).act(own).act(reply).heard().act(other).after(5 * SECOND);
        assert_eq!(table.left(mover), 17 * SECOND, "{mover:?}, {year}");
    }
}

#[test]
fn art_6_2_1_2_a_delay_that_was_used_up_is_on_the_clock_again_with_the_move() {
    // The arbiter takes the three half-moves back: the eight seconds were for the first of them.
    let mut table = own_next_move(White, 2023, "0:20d5");
    table.after(3 * SECOND).space().desk().rule(Ruling::Stop).course_is(0, "").arbiter_resumes();
    table.after(SECOND);
    assert_eq!(table.left(White), 16 * SECOND);
}

/// What the player of the own next move has left when he presses after eight seconds, of twenty seconds to begin with.
fn left_after_own_next_move(bonus: Bonus) -> (&'static str, u64) {
    match bonus {
        Bonus::None => ("0:20", 12),
        // Before the first move, and for the one that was pressed.
        Bonus::Increment(_) => ("0:20+5", 22),
        Bonus::Delay(_) => ("0:20d5", 17),
        // Of the move that was pressed: it began at the fifth second.
        Bonus::Bronstein(_) => ("0:20b5", 15),
        // The press has begun a new time; before it twelve seconds were left.
        Bonus::Fixed => ("0:20f", 20),
    }
}

#[test]
fn art_6_2_1_2_what_each_time_control_grants_where_one_act_completes_two_half_moves() {
    let mut kinds = BTreeSet::new();
    let five = Span::from_secs(5);
    for bonus in [Bonus::None, Bonus::Increment(five), Bonus::Delay(five), Bonus::Bronstein(five), Bonus::Fixed] {
        let (time, left) = left_after_own_next_move(bonus);
        let control: TimeControl = time.parse().unwrap();
        assert!(matches!(control, TimeControl::Periods(ref periods) if periods[0].bonus == bonus), "{time}");
        kinds.insert(time);
        for (mover, year) in [White, Black].into_iter().flat_map(|mover| YEARS.map(|year| (mover, year))) {
            assert_eq!(pressed_at_eight(mover, year, time), left * SECOND, "{time}, {mover:?}, {year}");
        }
    }
    assert_eq!(kinds.len(), 5);
    // A fixed time is not begun anew without a press, and its flag falls by it.
    let mut table = own_next_move(White, 2023, "0:20f");
    table.after(3 * SECOND);
    assert_eq!(table.left(White), 12 * SECOND);
    table.after(12 * SECOND).act("deadline").includes("flag-fell");
    // The other player's clock is started anew: he has his delay and his fixed time.
    for time in ["0:20d5", "0:20f"] {
        let mut table = own_next_move(White, 2023, time);
        table.space().after(5 * SECOND);
        assert_eq!(table.left(Black), if time == "0:20f" { 15 * SECOND } else { 20 * SECOND }, "{time}");
    }
    // What the one uses of an hourglass the other gets, by whatever act moves are completed.
    assert_eq!(pressed_at_eight(White, 2023, "0:20h"), 12 * SECOND);
    // Five seconds a move by the arbiter's ruling (G.4): for the pressed move.
    let mut table = RefereeTable::begun_with(terms_of(2014, "20"));
    table.desk().rule(Ruling::TakeMeasure(ansage_game::claim::Measure::AddIncrement { time: five }));
    table.act("say P?e4").heard().act("reply P?e5").heard().act("f8").act("say Ng1f3").heard().space();
    assert_eq!(table.left(White), 20 * MINUTE + 5 * SECOND);
    // The time of a period (6.2): once, by the move that completes it.
    let mut table = own_next_move(White, 2023, "1/10,5");
    assert_eq!(table.left(White), 15 * MINUTE - 5 * SECOND);
    table.space();
    assert_eq!(table.left(White), 15 * MINUTE - 5 * SECOND);
}

#[test]
fn art_6_2_1_2_a_fixed_time_that_repeats_is_no_new_time_without_a_press() {
    for (spec, left) in [("1/0:20f", 15), ("2/0:20f", 15), ("1/0:20f,0:30f", 30), ("1/0:20f,0:30", 30)] {
        let control: TimeControl = spec.parse().unwrap();
        let mut clock = Clock::new(&control);
        let now = Moment::from_millis(5 * SECOND);
        clock.start_player_clock(White, Moment::START);
        clock.complete_move_by_own_next(White, now);
        assert_eq!(clock.time_left(White, now), Some(Span::from_secs(left)), "{spec}");
    }
}
