//! The clock beside the board: its lever, its battery, its times, which are never believed.

use ansage_devices::dgt::clock::{Beside, DgtClockReading, Shown, Side, TOLERANCE, Ticked, Times};
use ansage_game::moment::Span;

fn shown(secs: u64) -> Shown {
    Shown { time: Span::from_secs(secs), flag: false, blocked: false, increment: false }
}

fn times(down: Side) -> Times {
    Times { left: shown(60), right: shown(90), running: true, down, battery_low: false, turn: None }
}

#[test]
fn the_first_reading_is_no_press_and_each_change_of_the_lever_is_one() {
    let mut beside = Beside::default();
    let (left, right) = (times(Side::Left), times(Side::Right));
    assert_eq!(beside.read(DgtClockReading::Times(left)), [Ticked::Found(left)]);
    assert_eq!(beside.read(DgtClockReading::Times(left)), []);
    assert_eq!(beside.read(DgtClockReading::Times(right)), [Ticked::Lever(Side::Right), Ticked::Shows(right)]);
    assert_eq!(beside.read(DgtClockReading::Times(left)), [Ticked::Lever(Side::Left), Ticked::Shows(left)]);
    assert_eq!(beside.shows(), Some(left));
}

#[test]
fn a_clock_that_was_away_has_pressed_nothing_meanwhile() {
    let mut beside = Beside::default();
    assert_eq!(beside.read(DgtClockReading::Absent), [], "none was there before");
    beside.read(DgtClockReading::Times(times(Side::Left)));
    assert_eq!(beside.read(DgtClockReading::Absent), [Ticked::Gone]);
    assert_eq!(beside.read(DgtClockReading::Absent), []);
    assert_eq!(beside.read(DgtClockReading::Times(times(Side::Right))), [Ticked::Found(times(Side::Right))]);
    beside.forget();
    assert_eq!(beside.read(DgtClockReading::Times(times(Side::Left))), [Ticked::Found(times(Side::Left))]);
}

#[test]
fn nothing_but_zeros_is_no_news() {
    let mut beside = Beside::default();
    beside.read(DgtClockReading::Times(times(Side::Left)));
    assert_eq!(beside.read(DgtClockReading::Nothing), []);
    assert_eq!(beside.shows(), Some(times(Side::Left)));
}

#[test]
fn a_low_battery_is_told_once() {
    let mut beside = Beside::default();
    let low = Times { battery_low: true, ..times(Side::Left) };
    assert_eq!(beside.read(DgtClockReading::Times(low)), [Ticked::Found(low), Ticked::BatteryLow]);
    assert_eq!(beside.read(DgtClockReading::Times(times(Side::Left))), [Ticked::Shows(times(Side::Left))]);
    assert_eq!(beside.read(DgtClockReading::Times(low)), [Ticked::Shows(low)], "it flickers, and is not told again");
}

#[test]
fn times_are_compared_with_the_tables_on_their_own_side() {
    let times = times(Side::Left);
    assert!(times.agrees(Side::Left, Span::from_secs(60)) && times.agrees(Side::Right, Span::from_secs(90)));
    assert!(!times.agrees(Side::Left, Span::from_secs(90)) && !times.agrees(Side::Right, Span::from_secs(60)));
    assert!(times.agrees(Side::Left, Span::from_secs(60) + TOLERANCE));
    let one = Span::from_millis(1);
    assert!(!times.agrees(Side::Left, Span::from_secs(60) + TOLERANCE + one));
    assert!(!times.agrees(Side::Left, Span::from_secs(60).saturating_sub(TOLERANCE + one)));
    assert_eq!(Side::Left.other(), Side::Right);
}
