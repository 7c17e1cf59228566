//! An increment is added before each move from the first one (glossary), unless the table leaves that one out.

use super::time_controls::{ClockBench, MINUTE, SECOND};
use ansage_game::seat::Color::{Black, White};

#[test]
fn glossary_increment_is_added_before_each_move_from_the_first() {
    let start = 90 * MINUTE + 30 * SECOND;
    ClockBench::new("90+30")
        .shows(start, start)
        .moves(White, 20 * SECOND)
        .shows(90 * MINUTE + 40 * SECOND, start)
        .moves(Black, 30 * SECOND)
        .shows(90 * MINUTE + 40 * SECOND, start);
}

#[test]
fn glossary_increment_a_table_may_leave_out_the_one_before_the_first_move() {
    ClockBench::after_each_move("90+30")
        .shows(90 * MINUTE, 90 * MINUTE)
        .moves(White, 20 * SECOND)
        .shows(90 * MINUTE + 10 * SECOND, 90 * MINUTE);
    // Said twice, or taken back, it is the same once.
    let mut bench = ClockBench::after_each_move("90+30");
    bench.clock.set_increment_before_first_move(false);
    bench.adds_up().shows(90 * MINUTE, 90 * MINUTE);
    bench.clock.set_increment_before_first_move(true);
    bench.adds_up().shows(90 * MINUTE + 30 * SECOND, 90 * MINUTE + 30 * SECOND);
}

#[test]
fn glossary_increment_of_a_following_period_begins_with_its_first_move() {
    // (control, what the first move begins with, the second, the third; the same without the one before the first move)
    let rows = [
        ("1/10,5+20", [600, 920, 940], [600, 900, 920]),
        ("1/10+20,5", [620, 920, 920], [600, 920, 920]),
        ("1/10+20,5+30", [620, 950, 980], [600, 920, 950]),
        ("1/10+20,5d3", [620, 920, 920], [600, 920, 920]),
        ("1/10+20,0:30f", [620, 30, 30], [600, 50, 30]),
    ];
    for (spec, before, after) in rows {
        for (mut bench, expected) in [(ClockBench::new(spec), before), (ClockBench::after_each_move(spec), after)] {
            let [first, second, third] = expected.map(|seconds: u64| seconds * SECOND);
            bench.shows(first, first).moves(White, 0).moves(Black, 0).shows(second, second);
            bench.moves(White, 0).moves(Black, 0).shows(third, third);
        }
    }
}

#[test]
fn glossary_a_delay_bronstein_fixed_times_and_the_hourglass_add_nothing_before_the_first_move() {
    for spec in ["10d5", "10b5", "10f", "10h", "10"] {
        ClockBench::new(spec).shows(10 * MINUTE, 10 * MINUTE);
        ClockBench::after_each_move(spec).shows(10 * MINUTE, 10 * MINUTE);
    }
}
