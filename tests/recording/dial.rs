//! The dial of D.2.5 in a recording: every mark at its second, in the player's ear only, and none that nobody asked for.

use super::*;
use crate::support::recorded::{recognise, sounds};
use ansage_words::presentation::Earcon;
use std::ops::RangeInclusive;

/// How far from its second a cue may begin, in milliseconds.
const TOLERANCE: u64 = 50;

/// The words and sounds of the start are over by then, in milliseconds.
const STARTED: u64 = 6_000;

/// The cues of the dial on one side, after the start.
fn cues(folder: &Path, side: usize) -> Vec<(u64, Earcon)> {
    let of_the_dial =
        |earcon: &Earcon| matches!(earcon, Earcon::DialMark | Earcon::LastFive | Earcon::LowTime | Earcon::LastSecond);
    let after = sounds(&folder.join("game.wav"), side).into_iter().filter(|sound| sound.at >= STARTED);
    let known = after.filter_map(|sound| Some((sound.at, recognise(&sound.samples).filter(of_the_dial)?)));
    known.collect()
}

/// Exactly these cues, each at its moment in milliseconds.
#[track_caller]
fn check(heard: &[(u64, Earcon)], expected: &[(u64, Earcon)]) {
    let fits = |((at, one), (wanted, other)): (&(u64, Earcon), &(u64, Earcon))| {
        one == other && at.abs_diff(*wanted) <= TOLERANCE
    };
    assert!(heard.len() == expected.len() && heard.iter().zip(expected).all(fits), "{heard:?}, not {expected:?}");
}

fn at(second: u64, earcon: Earcon) -> (u64, Earcon) {
    (1_000 * second, earcon)
}

/// The two sounds of a quarter: the second follows after the first and a pause.
fn quarter(second: u64) -> [(u64, Earcon); 2] {
    [at(second, Earcon::DialMark), (1_000 * second + 230, Earcon::DialMark)]
}

fn ticks(seconds: RangeInclusive<u64>) -> Vec<(u64, Earcon)> {
    seconds.map(|second| at(second, Earcon::LastSecond)).collect()
}

/// The recording is large: it goes when it has been heard.
fn forget(folder: &Path) {
    fs::remove_file(folder.join("game.wav")).expect("the recording");
}

#[test]
fn each_mark_of_twenty_one_minutes_is_heard_at_its_second_in_the_players_ear_only() {
    let folder = folder("dial-21");
    let options = ["--voice", "off", "--time", "21", "--ears", "split", "--cues", "all,low=2:00+0:30"];
    let lines = run(&folder, &options, "start\n+1259.5\n");
    let mut expected = vec![at(60, Earcon::DialMark)];
    expected.extend(quarter(360));
    expected.extend([at(660, Earcon::DialMark), at(960, Earcon::LastFive)]);
    expected.extend([at(1_140, Earcon::LowTime), at(1_230, Earcon::LowTime)]);
    expected.extend(ticks(1_250..=1_259));
    check(&cues(&folder, 1), &expected);
    let public: Vec<u64> =
        sounds(&folder.join("game.wav"), 0).iter().map(|sound| sound.at).filter(|at| *at >= STARTED).collect();
    assert!(public.is_empty(), "{public:?}: nothing of it is heard in the hall");
    for line in ["noch 2 min", "noch 30 s"] {
        assert_eq!(lines.iter().filter(|one| one.contains(line)).count(), 1, "{line}: {lines:?}");
    }
    forget(&folder);
}

/// White has 16 minutes, presses after 30 seconds; Black's clock passes its quarter meanwhile.
const MOVES: &str = "start\n+27\ne4\n+3\npress\n+100\nopp press\ne5\n+32\n";

#[test]
fn only_the_players_own_clock_is_heard_and_nothing_of_it_is_recorded() {
    let played = |name: &str, cues: &str| {
        let folder = folder(name);
        run(&folder, &["--voice", "off", "--time", "16", "--clock-waits", "no", "--cues", cues], MOVES);
        let heard = super::dial::cues(&folder, 0);
        forget(&folder);
        (heard, journal(&folder.join("game")))
    };
    let (heard, with) = played("dial-moves", "all");
    check(&heard, &quarter(160));
    let (heard, without) = played("dial-moves-off", "off");
    check(&heard, &[]);
    let told = |journal: &[PlayedEntry]| journal.iter().map(|entry| entry.told.clone()).collect::<Vec<_>>();
    assert_eq!(told(&with), told(&without), "a cue is no event");
}

#[test]
fn by_default_a_tournament_has_none_and_practice_the_usual_ones() {
    let last = |name: &str, mode: &str, first: &str| {
        let folder = folder(name);
        let script = format!("{first}start\n+366\n");
        run(&folder, &["--voice", "off", "--time", "6", "--mode", mode], &script);
        let heard = cues(&folder, 0);
        forget(&folder);
        heard
    };
    let mut usual = vec![at(60, Earcon::LastFive)];
    usual.extend(ticks(350..=359));
    check(&last("dial-tournament", "tournament", ""), &[]);
    check(&last("dial-practice", "practice", ""), &usual);
    check(&last("dial-on", "tournament", "endphase an\nseconds on\n"), &usual);
    check(&last("dial-quiet", "practice", "quiet\n"), &[]);
}

#[test]
fn a_cue_does_not_delay_an_announcement_and_waits_for_one_under_way() {
    if listener().is_none() {
        return;
    }
    let played = |name: &str, cues: &str| {
        let folder = folder(name);
        run(&folder, &["--voice", "off", "--time", "16", "--cues", cues], "start\n+59.5\ne4\n+9\n");
        let told: Vec<(u64, usize)> = sounds(&folder.join("game.wav"), 0)
            .iter()
            .filter(|sound| sound.at > 50_000)
            .map(|one| (one.at, one.samples.len()))
            .collect();
        let entries = journal(&folder.join("game"));
        let end = entries.iter().find(|entry| entry.port == "speech").expect("heard").at;
        (told, end, super::dial::cues(&folder, 0), folder)
    };
    let (with, end, marks, folder) = played("dial-waits", "dial");
    forget(&folder);
    let (without, same_end, none, folder) = played("dial-waits-not", "off");
    forget(&folder);
    assert!(none.is_empty());
    assert_eq!(end, same_end, "the last word is heard when it would be heard without the cue");
    assert_eq!(with.len(), without.len() + 2, "{with:?} {without:?}");
    assert!(marks.len() == 2 && marks[0].0 >= end && marks[0].0 <= end + 300, "{marks:?} after {end}");
}
