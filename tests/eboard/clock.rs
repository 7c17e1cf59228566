//! The clock beside the board: its lever, its battery, its times, which are never believed.

use ansage_devices::dgt::clock::{
    ClockSide, ClockTimes, DgtClock, DgtClockReading, DisplayedTime, ReadingOutcome, TOLERANCE,
};
use ansage_game::moment::Span;

fn shown(secs: u64) -> DisplayedTime {
    DisplayedTime { time: Span::from_secs(secs), flag: false, blocked: false, increment: false }
}

fn times(down: ClockSide) -> ClockTimes {
    ClockTimes { left: shown(60), right: shown(90), running: true, down, battery_low: false, turn: None }
}

#[test]
fn the_first_reading_is_no_press_and_each_change_of_the_lever_is_one() {
    let mut beside = DgtClock::default();
    let (left, right) = (times(ClockSide::Left), times(ClockSide::Right));
    assert_eq!(beside.handle_reading(DgtClockReading::Times(left)), [ReadingOutcome::Found(left)]);
    assert_eq!(beside.handle_reading(DgtClockReading::Times(left)), []);
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(right)),
        [ReadingOutcome::Lever(ClockSide::Right), ReadingOutcome::Shows(right)]
    );
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(left)),
        [ReadingOutcome::Lever(ClockSide::Left), ReadingOutcome::Shows(left)]
    );
    assert_eq!(beside.displayed_times(), Some(left));
}

#[test]
fn a_clock_that_was_away_has_pressed_nothing_meanwhile() {
    let mut beside = DgtClock::default();
    assert_eq!(beside.handle_reading(DgtClockReading::Absent), [], "none was there before");
    beside.handle_reading(DgtClockReading::Times(times(ClockSide::Left)));
    assert_eq!(beside.handle_reading(DgtClockReading::Absent), [ReadingOutcome::Gone]);
    assert_eq!(beside.handle_reading(DgtClockReading::Absent), []);
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(times(ClockSide::Right))),
        [ReadingOutcome::Found(times(ClockSide::Right))]
    );
    beside.forget_clock();
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(times(ClockSide::Left))),
        [ReadingOutcome::Found(times(ClockSide::Left))]
    );
}

#[test]
fn nothing_but_zeros_is_no_news() {
    let mut beside = DgtClock::default();
    beside.handle_reading(DgtClockReading::Times(times(ClockSide::Left)));
    assert_eq!(beside.handle_reading(DgtClockReading::Nothing), []);
    assert_eq!(beside.displayed_times(), Some(times(ClockSide::Left)));
}

#[test]
fn a_low_battery_is_told_once() {
    let mut beside = DgtClock::default();
    let low = ClockTimes { battery_low: true, ..times(ClockSide::Left) };
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(low)),
        [ReadingOutcome::Found(low), ReadingOutcome::BatteryLow]
    );
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(times(ClockSide::Left))),
        [ReadingOutcome::Shows(times(ClockSide::Left))]
    );
    assert_eq!(
        beside.handle_reading(DgtClockReading::Times(low)),
        [ReadingOutcome::Shows(low)],
        "it flickers, and is not told again"
    );
}

#[test]
fn times_are_compared_with_the_tables_on_their_own_side() {
    let times = times(ClockSide::Left);
    assert!(
        times.is_equal_to_table(ClockSide::Left, Span::from_secs(60))
            && times.is_equal_to_table(ClockSide::Right, Span::from_secs(90))
    );
    assert!(
        !times.is_equal_to_table(ClockSide::Left, Span::from_secs(90))
            && !times.is_equal_to_table(ClockSide::Right, Span::from_secs(60))
    );
    assert!(times.is_equal_to_table(ClockSide::Left, Span::from_secs(60) + TOLERANCE));
    let one = Span::from_millis(1);
    assert!(!times.is_equal_to_table(ClockSide::Left, Span::from_secs(60) + TOLERANCE + one));
    assert!(!times.is_equal_to_table(ClockSide::Left, Span::from_secs(60).saturating_sub(TOLERANCE + one)));
    assert_eq!(ClockSide::Left.other(), ClockSide::Right);
}
