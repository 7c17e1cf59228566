//! The audible dial (D.2.5): which cue sounds at which moment, what never sounds, and the settings.

use super::table::heard;
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::{Moment, Span};
use ansage_game::referee::Referee;
use ansage_game::seat::{Color, Seat};
use ansage_game::terms::GameTerms;
use ansage_seats::console::Console;
use ansage_seats::console::ConsoleSetup;
use ansage_seats::console::dial::settings::ClockCueSettings;
use ansage_seats::console::dial::{AudibleClock, ClockCue, DialClock};
use ansage_words::locale::Lang;
use ansage_words::presentation::{Channel, Earcon, SpeechPiece, Topic, Urgency};

fn seconds(seconds: u64) -> Span {
    Span::from_secs(seconds)
}

fn low(times: &[u64]) -> ClockCueSettings {
    ClockCueSettings { low: times.iter().copied().map(seconds).collect(), ..ClockCueSettings::all_off() }
}

fn everything() -> ClockCueSettings {
    ClockCueSettings { low: vec![seconds(120), seconds(30)], ..ClockCueSettings::default_for_practice() }
}

/// A clock that is looked at by someone who wakes when something is due.
struct WatchedClock {
    dial: AudibleClock,
    at: u64,
    left: u64,
    runs: bool,
}

impl WatchedClock {
    /// In milliseconds: how much is left, and the dial.
    fn new(settings: ClockCueSettings, left: u64) -> WatchedClock {
        let mut clock = WatchedClock { dial: AudibleClock::new(settings), at: 0, left, runs: true };
        assert_eq!(clock.look(), [], "the first look lets nothing be heard");
        clock
    }

    fn face(&self) -> DialClock {
        let (at, reading) = (Moment::from_millis(self.at), Span::from_millis(self.left));
        DialClock { at, reading: Some(reading), ends: self.runs.then_some(at + reading) }
    }

    fn look(&mut self) -> Vec<ClockCue> {
        self.dial.due_cues(self.face())
    }

    /// Time passes in one jump.
    fn jump(&mut self, millis: u64) -> Vec<ClockCue> {
        self.at += millis;
        if self.runs {
            self.left = self.left.saturating_sub(millis);
        }
        self.look()
    }

    /// Time passes, and whatever is due is heard at its moment: the readings at which something was heard.
    fn run(&mut self, millis: u64) -> Vec<(u64, Vec<ClockCue>)> {
        let end = self.at + millis;
        let mut heard = Vec::new();
        while let Some((at, cue)) = self.dial.next_cue().filter(|(at, _)| at.as_millis() <= end) {
            assert!(at.as_millis() > self.at, "{cue:?} is due in the past");
            let cues = self.jump(at.as_millis() - self.at);
            assert_eq!(cues.first(), Some(&cue), "what was due is heard first");
            heard.push((self.left, cues));
        }
        let rest = self.jump(end - self.at);
        assert_eq!(rest, [], "nothing is heard that was not due");
        heard
    }

    /// The opponent moves, and this clock gets an increment.
    fn press(&mut self, increment: u64, opponents: u64) {
        self.left += increment;
        self.runs = false;
        assert_eq!(self.look(), []);
        assert_eq!(self.dial.next_cue(), None, "nothing is due while the opponent's clock runs");
        assert_eq!(self.jump(opponents), []);
        self.runs = true;
        assert_eq!(self.look(), []);
    }
}

const MINUTE: u64 = 60_000;

#[test]
fn one_mark_each_five_minutes_two_each_quarter_and_a_cue_for_the_last_five() {
    let mut clock = WatchedClock::new(
        ClockCueSettings { seconds: false, ..ClockCueSettings::default_for_practice() },
        90 * MINUTE + 30_000,
    );
    let heard = clock.run(91 * MINUTE);
    let expected: Vec<(u64, Vec<ClockCue>)> = (1..=18)
        .rev()
        .map(|mark| match mark {
            1 => (5 * MINUTE, vec![ClockCue::LastFive]),
            mark if mark % 3 == 0 => (mark * 5 * MINUTE, vec![ClockCue::Quarter]),
            mark => (mark * 5 * MINUTE, vec![ClockCue::Mark]),
        })
        .collect();
    assert_eq!(heard, expected);
}

#[test]
fn without_its_own_cue_the_last_five_minutes_begin_with_a_mark() {
    let mut clock = WatchedClock::new(ClockCueSettings { dial: true, ..ClockCueSettings::all_off() }, 11 * MINUTE);
    assert_eq!(clock.run(12 * MINUTE), [(10 * MINUTE, vec![ClockCue::Mark]), (5 * MINUTE, vec![ClockCue::Mark])]);
}

#[test]
fn each_cue_is_switched_by_itself() {
    let all = |settings| WatchedClock::new(settings, 6 * MINUTE).run(7 * MINUTE);
    let ticks: Vec<(u64, Vec<ClockCue>)> =
        (1..=10).rev().map(|left| (1_000 * left, vec![ClockCue::Second(left)])).collect();
    assert_eq!(all(ClockCueSettings::all_off()), []);
    assert_eq!(
        all(ClockCueSettings { dial: true, ..ClockCueSettings::all_off() }),
        [(5 * MINUTE, vec![ClockCue::Mark])]
    );
    assert_eq!(
        all(ClockCueSettings { last_five: true, ..ClockCueSettings::all_off() }),
        [(5 * MINUTE, vec![ClockCue::LastFive])]
    );
    assert_eq!(all(ClockCueSettings { seconds: true, ..ClockCueSettings::all_off() }), ticks);
    let (two, half) = (ClockCue::Low(seconds(120)), ClockCue::Low(seconds(30)));
    assert_eq!(all(low(&[120, 30])), [(2 * MINUTE, vec![two]), (30_000, vec![half])]);
    assert_eq!(all(ClockCueSettings { spoken: true, ..ClockCueSettings::all_off() }), []);
    assert_eq!(all(everything()).len(), 1 + 2 + 10);
    let both =
        all(ClockCueSettings { low: vec![seconds(300), seconds(10)], ..ClockCueSettings::default_for_practice() });
    assert_eq!(both[0], (5 * MINUTE, vec![ClockCue::LastFive, ClockCue::Low(seconds(300))]));
    assert_eq!(both[1], (10_000, vec![ClockCue::Second(10), ClockCue::Low(seconds(10))]));
}

#[test]
fn a_clock_that_begins_at_or_below_a_mark_does_not_pass_it() {
    let mut clock = WatchedClock::new(everything(), 5 * MINUTE);
    assert_eq!(clock.run(2 * MINUTE), []);
    let mut clock = WatchedClock::new(low(&[300]), 3 * MINUTE);
    assert_eq!(clock.run(4 * MINUTE), []);
}

#[test]
fn what_an_increment_lifts_the_clock_above_is_not_heard_a_second_time() {
    let mut clock = WatchedClock::new(everything(), 10 * MINUTE + 5_000);
    assert_eq!(clock.run(10_000), [(10 * MINUTE, vec![ClockCue::Mark])]);
    clock.press(30_000, 3_000);
    assert_eq!(clock.run(60_000), [], "it was passed");
    let mut clock = WatchedClock::new(everything(), 31_000);
    assert_eq!(clock.run(2_000), [(30_000, vec![ClockCue::Low(seconds(30))])]);
    clock.press(10_000, 1_000);
    assert_eq!(clock.run(15_000), []);
    clock.press(40_000, 1_000);
    assert_eq!(clock.run(35_000), [(30_000, vec![ClockCue::Low(seconds(30))])], "it had got well above");
    let mut clock = WatchedClock::new(everything(), 6 * MINUTE);
    assert_eq!(clock.run(2 * MINUTE), [(5 * MINUTE, vec![ClockCue::LastFive])]);
    clock.press(30 * MINUTE, 1_000);
    let heard = clock.run(31 * MINUTE);
    assert_eq!(heard.last(), Some(&(5 * MINUTE, vec![ClockCue::LastFive])), "another period");
    assert_eq!(heard.len(), 6);
}

#[test]
fn the_last_seconds_tick_in_every_move() {
    let mut clock = WatchedClock::new(ClockCueSettings { seconds: true, ..ClockCueSettings::all_off() }, 4_500);
    let three =
        [(4_000, vec![ClockCue::Second(4)]), (3_000, vec![ClockCue::Second(3)]), (2_000, vec![ClockCue::Second(2)])];
    assert_eq!(clock.run(2_700), three);
    clock.press(2_700, 500);
    assert_eq!(clock.run(2_700), three);
}

#[test]
fn no_cue_sounds_late_and_nothing_twice_after_a_jump() {
    let mut clock = WatchedClock::new(everything(), 46 * MINUTE);
    assert_eq!(clock.jump(20 * MINUTE), [], "marks that were slept over stay silent");
    assert_eq!(clock.dial.next_cue(), Some((Moment::from_millis(21 * MINUTE), ClockCue::Mark)));
    assert_eq!(clock.jump(MINUTE + 250), [ClockCue::Mark], "a quarter of a second is not late");
    assert_eq!(clock.look(), []);
    assert_eq!(clock.jump(5 * MINUTE + 200), [], "nearly half a second is");
    let left = Span::from_millis(clock.left - 19 * MINUTE);
    assert_eq!(
        clock.jump(19 * MINUTE),
        [ClockCue::LastFive, ClockCue::Low(left)],
        "a state still holds, with what is left"
    );
    assert!(left < seconds(60) && left > seconds(30));
    assert_eq!(clock.look(), []);
    let before = clock.left;
    assert_eq!(clock.jump(before - 7_500), [ClockCue::Low(Span::from_millis(7_500))], "the latest only, and no tick");
    assert_eq!(clock.jump(500), [ClockCue::Second(7)]);
    assert_eq!(clock.jump(60_000), [], "a flag has its own sound");
    let mut whole = WatchedClock::new(everything(), 46 * MINUTE);
    assert_eq!(whole.jump(46 * MINUTE), []);
    let mut several = WatchedClock::new(low(&[300, 120, 30]), 10 * MINUTE);
    assert_eq!(several.jump(9 * MINUTE), [ClockCue::Low(seconds(60))]);
    assert_eq!(several.jump(30_000), [ClockCue::Low(seconds(30))]);
}

#[test]
fn no_cue_while_the_opponents_clock_runs_or_both_stand() {
    let mut clock = WatchedClock::new(everything(), 6 * MINUTE);
    clock.runs = false;
    assert_eq!(clock.look(), []);
    assert_eq!(clock.dial.next_cue(), None);
    // The arbiter takes time away while the clocks stand.
    clock.left = 4 * MINUTE;
    assert_eq!(clock.look(), []);
    clock.runs = true;
    assert_eq!(clock.look(), []);
    let mut untimed = AudibleClock::new(everything());
    let face = DialClock { at: Moment::START, reading: None, ends: None };
    assert_eq!((untimed.due_cues(face), untimed.next_cue()), (vec![], None));
}

/// A console and a referee whose moments are ours.
struct DialGame {
    referee: Referee,
    console: Console,
}

impl DialGame {
    fn new(time: &str, settings: ClockCueSettings) -> DialGame {
        let referee = Referee::open(GameTerms::new(time.parse().unwrap())).unwrap();
        let console = Console::new(ConsoleSetup { cues: settings, ..ConsoleSetup::default_for_owner(Color::White) });
        DialGame { referee, console }
    }

    fn event(&mut self, at: u64, kind: EventKind) {
        let event = Event { at: Moment::from_millis(at), seat: Seat::White, port: EventSource::Keyboard, kind };
        self.referee.handle(&event);
        assert_eq!(self.look(at), None);
    }

    fn look(&mut self, at: u64) -> Option<String> {
        let view = self.referee.view(Moment::from_millis(at));
        self.console.check_clock_cues(&view).map(|told| heard(&told))
    }

    fn due(&self) -> Option<u64> {
        self.console.next_cue_moment().map(Moment::as_millis)
    }
}

#[test]
fn the_owners_running_clock_is_the_one_that_is_heard() {
    let mut game = DialGame::new("16", ClockCueSettings::default_for_practice());
    assert_eq!((game.look(50_000), game.due()), (None, None), "no clock runs before the start");
    game.event(50_000, EventKind::Started);
    assert_eq!(game.due(), Some(110_000));
    let words = ansage_words::vocabulary::parse_move("e4", Lang::En).unwrap();
    game.event(60_000, EventKind::Announced { words });
    game.event(62_000, EventKind::AnnouncementHeard { utterance: 1 });
    game.event(70_000, EventKind::ClockPressed { player: Color::White });
    assert_eq!(game.due(), None, "Black's clock runs");
    assert_eq!(game.look(500_000), None);
    let words = ansage_words::vocabulary::parse_move("e5", Lang::En).unwrap();
    game.event(600_000, EventKind::Announced { words });
    game.event(602_000, EventKind::AnnouncementHeard { utterance: 2 });
    game.event(610_000, EventKind::ClockPressed { player: Color::Black });
    assert_eq!(game.due(), Some(650_000), "the forty seconds that are left to the quarter");
    assert_eq!(game.look(650_000).as_deref(), Some("<DialMark> / <DialMark>"));
    game.event(660_000, EventKind::ArbiterCalled);
    assert_eq!(game.due(), None, "play is suspended");
    // White agrees to go on without the arbiter; nothing runs before Black's key says the same.
    game.event(900_000, EventKind::PlayResumed);
    assert_eq!(game.due(), None, "the other player has not agreed");
    game.event(901_000, EventKind::Confirmed { player: Color::Black });
    assert_eq!(game.due(), Some(1_191_000));
}

#[test]
fn marks_are_due_at_their_moment_in_every_kind_of_time_control() {
    for (time, due) in [
        ("5:30", Some(30)),
        ("5:30+10", Some(40)),
        ("5:30d7", Some(37)),
        ("5:30b7", Some(30)),
        ("5:30f", Some(30)),
        ("5:30h", Some(30)),
        ("40/5:30,30", Some(30)),
        ("none", None),
    ] {
        let mut game = DialGame::new(time, ClockCueSettings { last_five: true, ..ClockCueSettings::all_off() });
        game.event(1_000, EventKind::Started);
        assert_eq!(game.due(), due.map(|due| 1_000 + 1_000 * due), "{time}");
        assert_eq!(game.look(4_000), None, "{time}");
        assert_eq!(game.due(), due.map(|due| 1_000 + 1_000 * due), "{time}, while a delay passes");
        let Some(due) = game.due() else { continue };
        assert_eq!(game.look(due - 1), None, "{time}");
        assert_eq!(game.look(due).as_deref(), Some("<LastFive>"), "{time}");
    }
}

#[test]
fn a_cue_is_private_waits_for_what_is_said_and_only_a_low_time_has_a_line() {
    let settings = ClockCueSettings { spoken: true, ..everything() };
    let presenter = ConsoleSetup::default_for_owner(Color::White).presenter;
    let mut dial = AudibleClock::new(settings.clone());
    for (cues, sound, line) in [
        (vec![ClockCue::Mark], "<DialMark>", ""),
        (vec![ClockCue::Quarter], "<DialMark> / <DialMark>", ""),
        (vec![ClockCue::LastFive], "<LastFive>", ""),
        (vec![ClockCue::Second(3)], "<LastSecond>", ""),
        (vec![ClockCue::Low(seconds(300))], "<LowTime> [en]5 minutes left.", "5 min left"),
        (vec![ClockCue::Low(seconds(30))], "<LowTime> [en]30 seconds left.", "30 s left"),
        (vec![ClockCue::Low(seconds(60))], "<LowTime> [en]1 minute left.", "1 min left"),
        (vec![ClockCue::Low(seconds(90))], "<LowTime> [en]1 minute 30 seconds left.", "1 min 30 s left"),
        (
            vec![ClockCue::LastFive, ClockCue::Low(seconds(300))],
            "<LastFive> / <LowTime> [en]5 minutes left.",
            "5 min left",
        ),
    ] {
        let told = dial.cues_message(&cues, &presenter).unwrap();
        assert_eq!((heard(&told).as_str(), told.line.as_str()), (sound, line), "{cues:?}");
        assert_eq!((told.channel, told.urgency), (Channel::Private, Urgency::Normal), "{cues:?}");
        let topic = if matches!(cues[0], ClockCue::Second(_)) { Topic::Tick } else { Topic::Dial };
        assert_eq!(told.topic, Some(topic));
    }
    assert_eq!(dial.cues_message(&[], &presenter), None);
    dial = AudibleClock::new(ClockCueSettings { spoken: false, ..settings });
    let told = dial.cues_message(&[ClockCue::Low(seconds(300))], &presenter).unwrap();
    assert_eq!((told.speech, told.line.as_str()), (vec![SpeechPiece::Earcon(Earcon::LowTime)], "5 min left"));
}

#[test]
fn what_is_switched_on_below_its_mark_is_not_heard_late() {
    let mut game = DialGame::new("6", ClockCueSettings::all_off());
    game.event(0, EventKind::Started);
    assert_eq!(game.due(), None);
    let view = game.referee.view(Moment::from_millis(100_000));
    game.console.handle_line("final on", &view);
    game.console.handle_line("low 5:00 4:00", &view);
    assert_eq!(game.due(), Some(120_000));
    assert_eq!(game.look(120_000).as_deref(), Some("<LowTime>"));
}
