//! The clock by itself, for every kind of time control (6.2, 6.3.b, C.02 5.4, appendix G.4).

use ansage_game::clock::{Clock, PeriodKind, PeriodState};
use ansage_game::moment::{Moment, Span};
use ansage_game::seat::Color::{self, Black, White};
use ansage_game::time_control::TimeControl;

/// A clock with a time of its own, in milliseconds; after each step it is checked that used + reading = given.
pub struct ClockBench {
    pub clock: Clock,
    now: u64,
}

fn control(spec: &str) -> TimeControl {
    spec.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

impl ClockBench {
    /// Two clocks, White's running.
    pub fn new(spec: &str) -> ClockBench {
        let mut clock = Clock::new(&control(spec));
        clock.start_player_clock(White, Moment::START);
        ClockBench { clock, now: 0 }
    }

    fn at(&self) -> Moment {
        Moment::from_millis(self.now)
    }

    /// The same, where no increment is added before the first move.
    pub fn after_each_move(spec: &str) -> ClockBench {
        let mut bench = ClockBench::new(spec);
        bench.clock.set_increment_before_first_move(false);
        bench.adds_up();
        bench
    }

    /// Time passes; a flag that falls is noted at its instant.
    fn pass(&mut self, millis: u64) -> &mut ClockBench {
        self.now += millis;
        while let Some((who, _)) = self.clock.next_flag_fall().filter(|(_, at)| *at <= self.at()) {
            self.clock.mark_flag_fallen(who);
        }
        self.adds_up()
    }

    /// `who` thinks so long, completes his move, and the other's clock runs.
    pub fn moves(&mut self, who: Color, millis: u64) -> &mut ClockBench {
        self.pass(millis);
        self.clock.complete_move(who, self.at());
        self.clock.start_player_clock(!who, self.at());
        self.adds_up()
    }

    #[track_caller]
    pub fn adds_up(&mut self) -> &mut ClockBench {
        for who in Color::ALL {
            let left = self.clock.time_left(who, self.at()).unwrap_or_default();
            let used = self.clock.time_used(who, self.at());
            assert_eq!(used + left, self.clock.total_time_given(who, self.at()), "{who:?} at {}", self.now);
        }
        self
    }

    /// The clocks show this, in milliseconds.
    #[track_caller]
    pub fn shows(&mut self, white: u64, black: u64) -> &mut ClockBench {
        let read = |who| self.clock.time_left(who, self.at()).expect("a clock").as_millis();
        assert_eq!((read(White), read(Black)), (white, black), "at {}", self.now);
        self
    }
}

pub const SECOND: u64 = 1_000;
pub const MINUTE: u64 = 60 * SECOND;

#[test]
fn glossary_40_moves_in_90_minutes_then_30_minutes_with_30_seconds_from_move_one() {
    let mut bench = ClockBench::new("40/90+30,30+30");
    let first = PeriodState { number: 1, of: Some(2), kind: PeriodKind::Increment(Span::from_secs(30)) };
    for number in 0..39 {
        assert_eq!(bench.clock.moves_to_time_control(White), Some(40 - number));
        bench.moves(White, 2 * MINUTE).moves(Black, MINUTE);
    }
    bench.shows((90 - 39 * 2) * MINUTE + 40 * 30 * SECOND, (90 - 39) * MINUTE + 40 * 30 * SECOND);
    assert_eq!(bench.clock.period(White), first);
    let unused = (90 - 40 * 2) * MINUTE + 41 * 30 * SECOND;
    bench.moves(White, 2 * MINUTE).shows(unused + 30 * MINUTE, (90 - 39) * MINUTE + 40 * 30 * SECOND);
    assert_eq!(bench.clock.moves_to_time_control(White), None);
    assert_eq!(bench.clock.period(White), PeriodState { number: 2, ..first });
    assert!(bench.clock.period(White).is_last() && !first.is_last());
    assert_eq!((bench.clock.period(Black), bench.clock.moves_to_time_control(Black)), (first, Some(1)));
    bench.moves(Black, 0).moves(White, SECOND);
    assert_eq!(bench.clock.time_left(White, bench.at()), Some(Span::from_millis(unused + 30 * MINUTE + 29 * SECOND)));
}

#[test]
fn art_6_2_a_last_period_with_a_number_of_moves_repeats() {
    let mut bench = ClockBench::new("2/10,3/5");
    for (number, expected) in (1..).zip([10, 15, 15, 15, 20, 20, 20, 25_u64]) {
        bench.moves(White, 0).moves(Black, 0).shows(expected * MINUTE, expected * MINUTE);
        assert_eq!(bench.clock.completed_moves().white, number);
    }
    assert_eq!(bench.clock.moves_to_time_control(White), Some(3));
    assert_eq!(bench.clock.period(White), PeriodState { number: 4, of: None, kind: PeriodKind::Plain });
}

#[test]
fn art_6_3_b_bronstein_gives_back_what_was_used_up_to_its_seconds() {
    for (used, left) in [(3, 600), (5, 600), (8, 597)] {
        let mut bench = ClockBench::new("10b5");
        bench.pass(used * SECOND).shows((600 - used) * SECOND, 600 * SECOND);
        bench.moves(White, 0).shows(left * SECOND, 600 * SECOND);
    }
    // An interruption does not begin the move anew.
    let mut bench = ClockBench::new("10b5");
    bench.pass(4 * SECOND).clock.stop(Moment::from_millis(4 * SECOND));
    bench.pass(MINUTE).clock.start_player_clock(White, Moment::from_millis(64 * SECOND));
    bench.moves(White, 4 * SECOND).shows(597 * SECOND, 600 * SECOND);
}

#[test]
fn art_6_3_b_the_main_time_runs_after_the_delay() {
    for (used, left) in [(3, 600), (5, 600), (8, 597)] {
        let mut bench = ClockBench::new("10d5");
        bench.pass(used * SECOND).shows(left * SECOND, 600 * SECOND).moves(White, 0).shows(left * SECOND, 600 * SECOND);
        assert_eq!(bench.clock.time_used(White, bench.at()), Span::from_secs(used));
    }
    let bench = ClockBench::new("10d5");
    assert_eq!(bench.clock.next_flag_fall(), Some((White, Moment::from_millis(605 * SECOND))));
    // An interruption does not grant the delay anew.
    let mut bench = ClockBench::new("10d5");
    bench.pass(4 * SECOND).clock.stop(Moment::from_millis(4 * SECOND));
    bench.pass(MINUTE).clock.start_player_clock(White, Moment::from_millis(64 * SECOND));
    bench.pass(3 * SECOND).shows(598 * SECOND, 600 * SECOND);
    assert_eq!(bench.clock.next_flag_fall(), Some((White, Moment::from_millis(665 * SECOND))));
}

#[test]
fn a_fixed_time_is_for_each_move_and_nothing_is_kept() {
    let mut bench = ClockBench::new("0:30f");
    bench.moves(White, 10 * SECOND).shows(30 * SECOND, 30 * SECOND);
    bench.moves(Black, 29 * SECOND).moves(White, 30 * SECOND - 1).shows(30 * SECOND, 30 * SECOND);
    bench.pass(30 * SECOND);
    assert!(bench.clock.is_fallen(Black) && !bench.clock.is_fallen(White));
    bench.moves(Black, SECOND).shows(30 * SECOND, 0);
    // Nothing is kept into a fixed time, nor out of one.
    let mut bench = ClockBench::new("1/5,2/0:30f,10");
    bench.moves(White, SECOND).moves(Black, SECOND).shows(30 * SECOND, 30 * SECOND);
    bench.moves(White, SECOND).moves(Black, SECOND).moves(White, SECOND).shows(600 * SECOND, 30 * SECOND);
}

#[test]
fn in_an_hourglass_one_falls_while_the_other_rises() {
    let mut bench = ClockBench::new("1h");
    bench.pass(20 * SECOND).shows(40 * SECOND, 80 * SECOND).moves(White, 0).shows(40 * SECOND, 80 * SECOND);
    bench.moves(Black, 30 * SECOND).shows(70 * SECOND, 50 * SECOND);
    assert_eq!(bench.clock.next_flag_fall(), Some((White, Moment::from_millis(120 * SECOND))));
    bench.pass(200 * SECOND).shows(0, 120 * SECOND);
    assert!(bench.clock.is_fallen(White));
    assert_eq!(bench.clock.period(Black).kind, PeriodKind::Hourglass);
}

#[test]
fn c_02_5_4_1_when_one_flag_has_fallen_the_other_clock_keeps_its_display() {
    let mut bench = ClockBench::new("1+10");
    bench.moves(White, 5 * SECOND).pass(70 * SECOND).shows(75 * SECOND, 0);
    bench.moves(Black, SECOND).pass(30 * SECOND).shows(75 * SECOND, 0).moves(White, SECOND).shows(75 * SECOND, 0);
    assert!(bench.clock.is_frozen(White) && bench.clock.next_flag_fall().is_none());
    assert_eq!(bench.clock.first_fallen(), Some(Black));
    assert_eq!(bench.clock.time_used(White, bench.at()), Span::from_secs(36));
    // The arbiter lifts the flag: it would fall again at once, so he gives time; the other runs again.
    let now = bench.at();
    bench.clock.lift_flag(Black, now);
    bench.clock.add_time(Black, Span::from_secs(60), now);
    assert_eq!((bench.clock.is_fallen(Black), bench.clock.first_fallen()), (false, None));
    bench.moves(Black, 0).pass(SECOND).shows(74 * SECOND, 70 * SECOND);
}

#[test]
fn c_02_5_4_2_where_the_other_clock_runs_on_it_is_known_which_flag_fell_first() {
    let mut bench = ClockBench::new("1");
    bench.clock.set_freeze_on_flag_fall(false);
    bench.moves(White, 5 * SECOND).pass(90 * SECOND).shows(55 * SECOND, 0);
    bench.moves(Black, SECOND).pass(55 * SECOND).shows(0, 0);
    assert!(bench.clock.is_fallen(White) && bench.clock.is_fallen(Black));
    assert_eq!(bench.clock.first_fallen(), Some(Black));
    let now = bench.at();
    bench.clock.lift_flag(Black, now);
    assert_eq!(bench.clock.first_fallen(), Some(White));
}

#[test]
fn no_time_is_added_after_the_flag_in_the_last_period_but_at_an_earlier_control() {
    let mut bench = ClockBench::new("2/1+10,1+10");
    bench.moves(White, 80 * SECOND).shows(10 * SECOND, 70 * SECOND);
    bench.moves(Black, 0).moves(White, 0).shows(80 * SECOND, 70 * SECOND);
    assert!(bench.clock.is_fallen(White), "the arbiter alone lifts it");
    let mut bench = ClockBench::new("2/1+10,1+10");
    bench.moves(White, 0).moves(Black, 0).moves(White, 0).moves(Black, 0).pass(150 * SECOND).shows(0, 150 * SECOND);
    bench.moves(White, 0).shows(0, 150 * SECOND);
    assert_eq!(bench.clock.completed_moves().white, 3);
}

#[test]
fn the_arbiter_sets_adds_and_takes_also_while_a_clock_runs() {
    let mut bench = ClockBench::new("5");
    bench.pass(MINUTE);
    let now = bench.at();
    bench.clock.set_time_left(White, Span::from_secs(100), now);
    bench.adds_up().shows(100 * SECOND, 300 * SECOND).pass(10 * SECOND).shows(90 * SECOND, 300 * SECOND);
    let now = bench.at();
    bench.clock.add_time(Black, Span::from_secs(120), now);
    bench.clock.deduct_time(White, Span::from_secs(60), now);
    bench.adds_up().shows(30 * SECOND, 420 * SECOND);
    bench.clock.deduct_time(White, Span::from_secs(3_600), now);
    bench.adds_up().shows(0, 420 * SECOND);
    assert_eq!(bench.clock.next_flag_fall(), Some((White, now)));
    // Delay: what passed before the change stays free, and no more.
    let mut bench = ClockBench::new("5d10");
    bench.pass(4 * SECOND);
    bench.clock.set_time_left(White, Span::from_secs(60), Moment::from_millis(4 * SECOND));
    bench.adds_up().pass(7 * SECOND).shows(59 * SECOND, 300 * SECOND);
}

#[test]
fn the_period_follows_the_counter_the_arbiter_sets_and_the_time_does_not() {
    let mut bench = ClockBench::new("40/90+30,30+30");
    let now = bench.at();
    bench.clock.set_completed(White, 39, now);
    assert_eq!((bench.clock.moves_to_time_control(White), bench.clock.period(White).number), (Some(1), 1));
    let start = 90 * MINUTE + 30 * SECOND;
    bench.shows(start, start).moves(White, 0).shows(121 * MINUTE, start);
    bench.clock.set_completed(Black, 40, now);
    assert_eq!((bench.clock.moves_to_time_control(Black), bench.clock.period(Black).number), (None, 2));
    bench.adds_up().moves(Black, 0).shows(121 * MINUTE, start + 30 * SECOND);
}

#[test]
fn appendix_g_4_five_more_seconds_for_each_move_of_both() {
    for (spec, before, after) in [("2", 120, 125), ("2+3", 126, 134), ("2d3", 120, 125), ("2h", 120, 125)] {
        let mut bench = ClockBench::new(spec);
        bench.moves(White, 0).moves(Black, 0).shows(before * SECOND, before * SECOND);
        bench.clock.add_extra_increment(Span::from_secs(5));
        bench.moves(White, 0).moves(Black, 0).shows(after * SECOND, after * SECOND);
    }
}

#[test]
fn a_withdrawn_move_gives_back_exactly_what_it_was_given_and_no_time_used() {
    // (control, thinking time in seconds, what is shown before the move, after it, after it is withdrawn)
    let rows = [
        ("5+10", 20, 310, 300, 290),
        ("5b10", 4, 300, 300, 296),
        ("5d10", 20, 300, 290, 290),
        ("1/5+10,7+10", 20, 310, 720, 290),
        ("1f", 20, 60, 60, 40),
        ("1h", 20, 60, 40, 40),
    ];
    for (spec, used, before, after, withdrawn) in rows {
        let mut bench = ClockBench::new(spec);
        let left = |bench: &ClockBench| bench.clock.time_left(White, bench.at()).map(Span::whole_secs);
        assert_eq!(left(&bench), Some(before), "{spec}");
        bench.moves(White, used * SECOND);
        assert_eq!(left(&bench), Some(after), "{spec}");
        let period = bench.clock.period(White).number;
        bench.clock.withdraw_completed_move(White);
        bench.adds_up();
        assert_eq!(left(&bench), Some(withdrawn), "{spec}");
        assert_eq!((bench.clock.completed_moves().white, bench.clock.period(White).number), (0, 1), "{spec}: {period}");
        // The same move once more comes to the same reading.
        let now = bench.at();
        bench.clock.start_player_clock(White, now);
        bench.moves(White, 0);
        assert_eq!(left(&bench), Some(after), "{spec}");
    }
}

#[test]
fn a_withdrawn_increment_that_is_used_up_drops_no_flag_and_is_not_given_twice() {
    let mut bench = ClockBench::after_each_move("0:10+10");
    bench.moves(White, 9 * SECOND).moves(Black, 0).pass(8 * SECOND).shows(3 * SECOND, 20 * SECOND);
    let now = bench.at();
    bench.clock.stop(now);
    bench.clock.withdraw_completed_move(White);
    bench.clock.start_player_clock(White, now);
    bench.adds_up().pass(0).shows(3 * SECOND, 20 * SECOND);
    assert!(!bench.clock.is_fallen(White));
    bench.moves(White, SECOND).shows(2 * SECOND, 20 * SECOND).moves(Black, 0).moves(White, 0);
    bench.shows(12 * SECOND, 30 * SECOND);
}

#[test]
fn the_moment_a_reading_passes_a_threshold_is_known_beforehand() {
    let five = Span::from_secs(300);
    let at = |millis| Some(Moment::from_millis(millis));
    assert_eq!(ClockBench::new("10").clock.moment_of_low_time(White, five), at(300 * SECOND));
    assert_eq!(ClockBench::new("10d7").clock.moment_of_low_time(White, five), at(307 * SECOND));
    assert_eq!(ClockBench::new("10").clock.moment_of_low_time(Black, five), None, "it stands");
    assert_eq!(ClockBench::new("5").clock.moment_of_low_time(White, five), None, "it is below");
    assert_eq!(ClockBench::new("none").clock.moment_of_low_time(White, five), None);
    let mut bench = ClockBench::new("10b7");
    bench.moves(White, 10 * SECOND).moves(Black, SECOND);
    let low = bench.clock.moment_of_low_time(White, five).expect("it runs");
    assert_eq!(bench.clock.time_left(White, low), Some(five));
    assert_eq!(low, Moment::from_millis(11 * SECOND + 297 * SECOND));
}

#[test]
fn used_and_left_are_what_was_given_whatever_happens() {
    let specs = [
        "none",
        "1",
        "1+2",
        "2/1+2,1/0:30f,2/1,1+3",
        "1d3",
        "1b3",
        "0:10f",
        "1h",
        "3/1+2,2/0:30d5,1/0:20f,1b4",
        "2/0:20,3/0:30",
        "0d4",
    ];
    let mut number = 2_014_u64;
    let mut dice = |below: u64| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) % below
    };
    for (spec, freeze) in specs.iter().flat_map(|spec| [(spec, true), (spec, false)]) {
        let mut bench = ClockBench::new(spec);
        bench.clock.set_freeze_on_flag_fall(freeze);
        bench.clock.set_increment_before_first_move(freeze);
        for _ in 0..2_000 {
            let who = if dice(2) == 0 { White } else { Black };
            let span = Span::from_millis(dice(20_000));
            bench.pass(dice(4_000));
            let now = bench.at();
            match dice(14) {
                0 => bench.clock.stop(now),
                1 => bench.clock.start_player_clock(who, now),
                2 => bench.clock.set_time_left(who, span, now),
                3 => bench.clock.add_time(who, span, now),
                4 => bench.clock.deduct_time(who, span, now),
                5 => bench.clock.lift_flag(who, now),
                6 => drop(bench.clock.set_completed(who, dice(9) as u32, now)),
                7 if dice(50) == 0 => bench.clock.add_extra_increment(Span::from_millis(dice(300))),
                8 => {
                    bench.clock.stop(now);
                    bench.clock.withdraw_completed_move(who);
                }
                _ => {
                    bench.moves(bench.clock.running_player().unwrap_or(who), dice(3_000));
                }
            }
            bench.adds_up();
        }
    }
}
