//! Game A from a pipe, in virtual time.

use super::*;
use crate::support::played::checker::{check, expected, from, utterances};

/// From told to the first sound, and from the last sound to heard, in milliseconds.
const TOLERANCE: u64 = 60;

/// The game begins with words of its own, which are over by then.
const FIRST: u64 = 6_000;

/// White types and presses, Black presses and is entered.
pub fn script() -> String {
    let ply = |(n, ply): (usize, PlayedPly)| match n % 2 {
        0 => format!("{}\n+{}\npress\n+4\n", ply.typed, ["0.1", "2.9", "1.25"][n % 3]),
        _ => format!("opp press\n+0.75\n{}\n+3\n", ply.typed),
    };
    let plies: String = game_a().into_iter().enumerate().map(ply).collect();
    format!("start\n+6\n{plies}")
}

fn words() -> Vec<&'static str> {
    game_a().iter().map(|ply| ply.words).collect()
}

fn played(name: &str) -> PlayedGameFiles {
    PlayedGameFiles::of(name, &["--voice", "off"], &script())
}

#[test]
fn all_plies_of_game_a_are_recognised_in_order_and_at_their_times() {
    let Some(listener) = listener() else { return };
    let played = played("game-a");
    let expected = expected(&played.journal, &words());
    assert_eq!(expected.len(), 21);
    for side in [&played.left, &played.right] {
        assert_eq!(check(&listener, &from(side, FIRST), &expected, TOLERANCE), Ok(()));
    }
}

#[test]
fn a_recording_with_one_announcement_swapped_deleted_doubled_or_late_is_found_out() {
    let Some(listener) = listener() else { return };
    let played = played("game-a-spoilt");
    let expected = expected(&played.journal, &words());
    let whole = from(&played.left, FIRST);
    let places = utterances(&whole);
    let check = |samples: &[f32]| check(&listener, samples, &expected, TOLERANCE);
    assert_eq!(check(&whole), Ok(()));
    for one in 0..places.len() {
        let other = (one + 1) % places.len();
        let (here, there) = (places[one].clone(), places[other].clone());
        let mut swapped = whole.clone();
        swapped[here.clone()].fill(0.0);
        swapped[there.clone()].fill(0.0);
        let end = |at: usize, length: usize| at..(at + length).min(whole.len());
        for (from, to) in [(here.clone(), end(there.start, here.len())), (there.clone(), end(here.start, there.len()))]
        {
            let length = to.len();
            swapped[to].copy_from_slice(&whole[from.start..from.start + length]);
        }
        assert!(check(&swapped).is_err(), "swapped {one} with {other}");
        let mut deleted = whole.clone();
        deleted[here.clone()].fill(0.0);
        assert!(check(&deleted).is_err(), "deleted {one}");
        let mut late = deleted.clone();
        let later = here.start + 48 * 100;
        let length = here.len().min(late.len() - later);
        late[later..later + length].copy_from_slice(&whole[here.start..here.start + length]);
        assert!(check(&late).is_err(), "{one} late");
    }
    let mut doubled = whole.clone();
    doubled.extend(vec![0.0; 48 * 500]);
    doubled.extend(&whole[places[20].clone()]);
    assert!(check(&doubled).is_err(), "doubled");
}

#[test]
fn the_same_script_gives_the_same_journal_and_an_equally_long_recording() {
    if listener().is_none() {
        return;
    }
    let [one, two] = ["twice-1", "twice-2"].map(played);
    let told = |played: &PlayedGameFiles| played.journal.iter().map(|entry| entry.told.clone()).collect::<Vec<_>>();
    for (one, two) in told(&one).iter().zip(told(&two)) {
        assert_eq!(*one, two);
    }
    assert_eq!(one.journal.len(), two.journal.len());
    assert!(one.journal.len() > 21);
    assert_eq!(one.left.len(), two.left.len());
    let length = |played: &PlayedGameFiles| played.left.len() as u64 / 48;
    assert_eq!(length(&one), one.journal.last().expect("an end").at);
}

#[test]
fn an_early_press_lets_the_opponents_clock_start_with_the_last_word_and_not_before() {
    if listener().is_none() {
        return;
    }
    let script = "start\n+6\ne4\n+0.1\npress\n+4\nc\n";
    let played = PlayedGameFiles::of("kept", &["--voice", "off", "--time", "5"], script);
    let [kept] = played.moments("press-kept")[..] else { panic!("one press is kept") };
    assert_eq!(kept, FIRST + 100);
    let heard: Vec<&PlayedEntry> = played.journal.iter().filter(|entry| entry.port == "speech").collect();
    let [heard] = heard[..] else { panic!("one announcement is heard") };
    assert_eq!(played.moments("move-completed"), [heard.at]);
    let from_move = from(&played.left, FIRST);
    let [ref words] = utterances(&from_move)[..] else { panic!("one announcement") };
    assert!(heard.at.abs_diff(words.end as u64 / 48) <= TOLERANCE, "{words:?} {}", heard.at);
    let clocks = played.journal.iter().find_map(|entry| entry.effect("answered").next()).expect("an answer");
    let asked = FIRST + 4_100;
    assert_eq!(clocks["clocks"]["own"], 300_000 - heard.at);
    assert_eq!(clocks["clocks"]["opponents"], 300_000 - (asked - heard.at));
}

#[test]
fn a_sound_score_and_a_single_text_are_recognised() {
    let Some(listener) = listener() else { return };
    let played = played("export");
    let wav = played.folder.join("score.wav");
    let run = |arguments: &[&str]| {
        let ran = ansage(&played.folder).args(arguments).arg("--lang").arg("de").output().expect("the program");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        listener::channel(&listener::read_wav(&wav), 0)
    };
    let untimed = |words: &str| checker::ExpectedWords { words: words.to_owned(), time: None };
    let score = run(&["export", "game", "--wav", "score.wav"]);
    let silences: Vec<usize> =
        listener::segments(&score, 100).windows(2).map(|two| (two[1].start - two[0].end) / 48).collect();
    assert!(silences.iter().all(|silence| *silence <= 3_200), "{silences:?}");
    assert!(score.len() < played.left.len(), "long silences are shortened");
    for words in ["Lange Rochade", "Springer Bella eins David zwei"] {
        let said = run(&["say", words, "--wav", "score.wav"]);
        assert_eq!(check(&listener, &said, &[untimed(words)], TOLERANCE), Ok(()));
    }
}

/// Situation 8: blitz, both under ten seconds; presses bounce and lines are entered twice.
#[test]
fn in_a_time_scramble_announcements_queue_and_none_is_lost_or_said_twice() {
    let Some(listener) = listener() else { return };
    let mut script = "start\n+170\n".to_owned();
    for (n, ply) in game_a().iter().take(8).enumerate() {
        script += &match n {
            0 => format!("{0}\n{0}\n+0.3\npress\n+0.05\npress\n+1.5\n+171\n", ply.typed),
            _ if n % 2 == 0 => format!("{0}\n{0}\n+0.3\npress\n+0.05\npress\n+3.6\n", ply.typed),
            // The answer is typed while the read-back is still being spoken.
            _ => format!("opp press\n+0.03\nopp press\n{}\n+0.4\n", ply.typed),
        };
    }
    script += "+2\n";
    let played = PlayedGameFiles::of("scramble", &["--private-audio", "none", "--time", "3+2"], &script);
    assert!(played.moments("flag-fell").is_empty());
    let words: Vec<&str> = words().into_iter().take(8).collect();
    let expected = expected(&played.journal, &words);
    assert_eq!(check(&listener, &from(&played.left, FIRST), &expected, TOLERANCE), Ok(()));
    let told = played.moments("move-announced");
    let queued = told.iter().zip(&expected).filter(|(told, one)| one.time.is_some_and(|(begin, _)| begin > **told));
    assert!(queued.count() >= 3, "the answers have to wait for the words before them");
    for at in &told {
        let waits = |(told, one): &(&u64, &checker::ExpectedWords)| {
            *told <= at && one.time.is_some_and(|(begin, _)| begin > *at)
        };
        let waiting = told.iter().zip(&expected).filter(waits).count();
        assert!(waiting <= 1, "{waiting} announcements wait at {at}");
    }
    let completed = played.moments("move-completed");
    assert_eq!(completed.len(), 8, "a bounced press completes nothing");
    let ends: Vec<u64> = expected.iter().step_by(2).filter_map(|one| one.time).map(|(_, end)| end).collect();
    assert_eq!(completed.iter().copied().step_by(2).collect::<Vec<_>>(), ends, "a kept press counts at the last word");
}

/// Situation 16: the cue of the flag does not cut the words, and the kept press does not beat it.
#[test]
fn a_flag_that_falls_while_an_announcement_is_spoken_cuts_no_word() {
    let Some(listener) = listener() else { return };
    // "Bauer Eva zwei Eva vier" takes longer than the second that is left.
    let script = "start\n+59\ne4\n+0.1\npress\n+0.899\nc\n+10\n";
    let played = PlayedGameFiles::of("flag", &["--private-audio", "none", "--time", "1"], script);
    assert_eq!(played.moments("flag-fell"), [60_000]);
    let expected = expected(&played.journal, &words()[..1]);
    let [checker::ExpectedWords { time: Some((begin, end)), .. }] = expected[..] else { panic!("one announcement") };
    assert!(begin < 60_000 && 60_000 < end, "{begin}-{end}");
    // Whole, and as long as ever; what the flag brings about is told after it.
    let last = 48 * (end as usize + 60);
    assert_eq!(check(&listener, &from(&played.left[..last], FIRST), &expected, TOLERANCE), Ok(()));
    assert_eq!(played.moments("move-completed"), [end], "the kept press counts at the last word");
    assert!(!utterances(&played.left[last..]).is_empty(), "the flag is told in words too");
    // One millisecond before the flag his clock showed one.
    let clocks = played.journal.iter().find_map(|entry| entry.effect("answered").next()).expect("an answer");
    assert_eq!((&clocks["clocks"]["own"], &clocks["clocks"]["opponents"]), (&1.into(), &60_000.into()));
}
