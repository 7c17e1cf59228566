//! The settings of the audible dial: commands, the key, what is on at the beginning, how times are read.

use super::table::{ConsoleTable, heard};
use ansage_game::moment::Span;
use ansage_game::terms::GameMode;
use ansage_seats::console::dial::settings::{ClockCueSettings, parse_time};
use ansage_seats::console::keymap::Key;
use ansage_seats::console::screen::LineOutput;
use ansage_words::locale::Lang;

#[test]
fn nothing_is_on_in_a_tournament_and_the_usual_cues_are_in_practice() {
    assert!(ClockCueSettings::default_for_mode(GameMode::Tournament).is_all_off());
    let ClockCueSettings { dial, last_five, seconds, low, .. } = ClockCueSettings::default_for_mode(GameMode::Practice);
    assert!(dial && last_five && seconds && low.is_empty());
}

#[test]
fn settings_are_changed_in_words_and_each_is_answered() {
    let mut table = ConsoleTable::new(Lang::En, GameMode::Tournament, LineOutput::Plain);
    let told = |table: &mut ConsoleTable, line: &str| table.line(line).lines().join("|");
    for (line, answer) in [
        ("cues", "clock sounds: none. Help: help cues"),
        ("dial on", "dial on: 5 min once, 15 min twice"),
        ("final", "final off"),
        ("zifferblatt", "dial on: 5 min once, 15 min twice"),
        ("low 0:30 5:00, 2:00", "low 5:00 2:00 0:30"),
        ("low 1:30:00", "low 1:30:00"),
        ("low spoken", "low time in words"),
        ("cues", "dial on: 5 min once, 15 min twice\nfinal off\nseconds off\nlow 1:30:00"),
        ("quiet", "clock sounds off. F9: back"),
        ("cues", "clock sounds: none. Help: help cues"),
        ("quiet", "clock sounds off. F9: back"),
        ("cues on", "dial on: 5 min once, 15 min twice\nfinal off\nseconds off\nlow 1:30:00"),
        ("low off", "low off"),
        ("dial off", "dial off"),
        ("seconds on", "seconds on: last ten"),
        ("endphase an", "final on: last five minutes"),
        ("low 5", "low: 5:00 0:30, spoken, sound, off"),
        ("low 5:00 x", "low: 5:00 0:30, spoken, sound, off"),
        ("low 5:60", "low: 5:00 0:30, spoken, sound, off"),
        ("dial maybe", "dial: on or off"),
        ("cues", "dial off\nfinal on: last five minutes\nseconds on: last ten\nlow off"),
    ] {
        assert_eq!(told(&mut table, line), answer, "{line}");
    }
    let spoken = heard(&table.line("low 5:00 0:30").told[0]);
    assert_eq!(spoken, "[en]Low time sounds at 5 minutes, 30 seconds.", "as durations");
}

#[test]
fn one_key_switches_everything_off_and_on_again_as_before() {
    let mut table = ConsoleTable::new(Lang::En, GameMode::Tournament, LineOutput::Plain);
    let key = |table: &mut ConsoleTable| table.key(Key::F(9)).lines().join("|");
    assert_eq!(key(&mut table), "clock sounds: none. Help: help cues", "there is nothing to bring back");
    table.line("low 5:00");
    table.line("dial on");
    let before = table.line("cues").lines().join("|");
    assert_eq!(key(&mut table), "clock sounds off. F9: back");
    assert_eq!(table.console.next_cue_moment(), None);
    assert_eq!(key(&mut table), before);
    // It does so from the board and while something is typed, which is kept.
    table.keys("e4");
    assert_eq!(key(&mut table), "clock sounds off. F9: back");
    table.key(Key::Tab);
    assert_eq!(key(&mut table), before);
    table.key(Key::Escape);
    assert!(table.key(Key::Enter).told[0].line.contains("start"), "the typed move was kept");
}

#[test]
fn times_are_read_as_minutes_and_seconds() {
    for (text, expected) in [
        ("5:00", Some(300)),
        ("0:30", Some(30)),
        ("90:00", Some(5_400)),
        ("1:30:00", Some(5_400)),
        ("24:00:00", Some(86_400)),
        ("24:00:01", None),
        ("0:00", None),
        ("5", None),
        ("5:0", None),
        ("5:000", None),
        ("+5:00", None),
        ("5:+1", None),
        (":30", None),
        ("5:00:00:00", None),
        ("0:00:05:00", None),
        ("5:60", None),
        ("1:60:00", None),
        ("00005:00", None),
        ("9999999999999999999:00", None),
        ("99999999999999999999:00", None),
        ("５:00", None),
        ("", None),
    ] {
        assert_eq!(parse_time(text), expected.map(Span::from_secs), "{text}");
    }
}
