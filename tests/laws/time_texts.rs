//! The text of a time control: read, written, stored.

use ansage_game::moment::Span;
use ansage_game::time_control::{BadPart, BadReason, TimeControl};

fn control(spec: &str) -> TimeControl {
    spec.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

#[test]
fn every_kind_is_written_as_it_is_read() {
    for (spec, canonical) in [
        ("none", "none"),
        (" None ", "none"),
        ("90+30", "90+30"),
        ("40/90 + 30, 30 + 30", "40/90+30,30+30"),
        ("5", "5"),
        ("5+0", "5"),
        ("10D5", "10d5"),
        ("10b5", "10b5"),
        ("0:30f", "0:30f"),
        ("5h", "5h"),
        ("2:30+2", "2:30+2"),
        ("90:00", "90"),
        ("0d5", "0d5"),
        ("1440", "1440"),
        ("40/120,20/60", "40/120,20/60"),
        ("1/1,1/1,1/1,1/1,1/1,1/1,1/1,1", "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1"),
    ] {
        let read = control(spec);
        assert_eq!(read.to_string(), canonical, "{spec}");
        assert_eq!(control(canonical), read);
        let stored = serde_json::to_string(&read).unwrap();
        assert_eq!(stored, format!("{canonical:?}"));
        assert_eq!(serde_json::from_str::<TimeControl>(&stored).unwrap(), read);
    }
}

#[test]
fn a_bad_control_names_the_period_the_part_and_the_reason() {
    use BadPart::{Bonus, Moves, Period, Time};
    use BadReason::{Missing, Mixed, MovesMissing, Number, TooManyPeriods, TooMuch, UnknownLetter, Zero};
    for (spec, period, part, text, reason) in [
        ("", 1, Period, "", Missing),
        ("40/90,", 2, Period, "", Missing),
        ("x", 1, Time, "x", UnknownLetter('x')),
        ("90+", 1, Bonus, "+", Missing),
        ("+30", 1, Time, "+30", Missing),
        ("-5", 1, Time, "-5", Number),
        ("5.5", 1, Time, "5.5", Number),
        ("1:5", 1, Time, "1:5", Number),
        ("1:60", 1, Time, "1:60", Number),
        ("1e3", 1, Bonus, "e3", UnknownLetter('e')),
        ("90+30s", 1, Bonus, "+30s", UnknownLetter('s')),
        ("90+3.5", 1, Bonus, "3.5", Number),
        ("0", 1, Time, "0", Zero),
        ("0+30", 1, Time, "0", Zero),
        ("0d0", 1, Time, "0", Zero),
        ("1441", 1, Time, "1441", TooMuch),
        ("1440:01", 1, Time, "1440:01", TooMuch),
        ("99999999999999999999999", 1, Time, "99999999999999999999999", TooMuch),
        ("5+3601", 1, Bonus, "3601", TooMuch),
        ("90+30+1", 1, Bonus, "+30+1", Mixed),
        ("90+30d5", 1, Bonus, "+30d5", Mixed),
        ("40/90+30,5h", 2, Period, "5h", Mixed),
        ("40/5h", 1, Period, "40/5h", Mixed),
        ("5f3", 1, Bonus, "f3", Number),
        ("0/90", 1, Moves, "0", Zero),
        ("/90", 1, Moves, "/90", Missing),
        ("x/90", 1, Moves, "x", Number),
        ("1000/90", 1, Moves, "1000", TooMuch),
        ("90+30,30", 1, Moves, "90+30", MovesMissing),
        ("1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,2", 9, Period, "2", TooManyPeriods),
        ("5ö", 1, Bonus, "ö", UnknownLetter('ö')),
    ] {
        let bad = spec.parse::<TimeControl>().expect_err(spec);
        assert_eq!((bad.spec.as_str(), bad.period, bad.part), (spec, period, part), "{spec}: {bad}");
        assert_eq!((bad.text.as_str(), bad.reason), (text, reason), "{spec}");
    }
}

#[test]
fn the_main_time_of_all_periods_and_the_increment_tell_the_kind_of_game() {
    for (spec, main, increment) in [
        ("none", None, 0),
        ("3+2", Some(3), 2),
        ("5b3", Some(5), 3),
        ("5d3", Some(5), 3),
        ("40/90+30,30+30", Some(120), 30),
        ("40/120,20/60", Some(180), 0),
        ("20/60", Some(180), 0),
        ("90/60,10", Some(70), 0),
        ("1f", Some(60), 0),
        ("40/1f,10", Some(50), 0),
        ("5h", Some(5), 0),
    ] {
        let expected = main.map(|main| (Span::from_secs(main * 60), Span::from_secs(increment)));
        assert_eq!(control(spec).main_and_increment(), expected, "{spec}");
    }
}
