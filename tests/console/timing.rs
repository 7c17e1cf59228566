//! Setting the time control by ear: typed answers and the control that comes of them, for every kind, in both
//! languages; corrections; and what is heard, shown and kept away from the game meanwhile.

use super::table::{Came, Table, heard};
use ansage::console::Action;
use ansage::console::keymap::{Focus, Key};
use ansage::console::screen::Output;
use ansage::console::timing::{Fault, Question, Reply, Timing, choices};
use ansage::game::event::EventKind;
use ansage::game::terms::Mode;
use ansage::game::time_control::{Bonus, MOST_PERIODS, Period, TimeControl};
use ansage::locale::{Args, Lang, Locale};
use ansage::moment::Span;
use ansage::presentation::Channel;
use proptest::prelude::*;

const LANGS: [Lang; 2] = [Lang::En, Lang::De];

/// What comes of answers to these questions, from a control that stands.
fn asked_from(now: &str, lang: Lang, answers: &[&str]) -> (Timing, Reply) {
    let locale = Locale::of(lang);
    let mut timing = Timing::new(now.parse().unwrap());
    let mut last = Reply::Asked;
    for answer in answers {
        last = timing.answer(answer, &locale);
    }
    (timing, last)
}

/// The text of the control that was set.
#[track_caller]
fn set(now: &str, lang: Lang, answers: &str) -> String {
    let answers: Vec<&str> = answers.split(' ').map(str::trim).collect();
    let answers: Vec<String> = answers.iter().map(|answer| answer.replace('_', " ")).collect();
    let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
    match asked_from(now, lang, &answers) {
        (_, Reply::Set(control)) => control.to_string(),
        (timing, reply) => panic!("{answers:?}: {reply:?} at {:?}", timing.question()),
    }
}

#[test]
fn every_kind_of_control_is_reached_by_numbers_by_letters_and_by_words() {
    for (answers, spec) in [
        ("1 90 2 30 yes", "90+30"),
        ("g 90 i 30 y", "90+30"),
        ("game 90 increment 30 yes", "90+30"),
        ("1 90 +30 yes", "90+30"),
        ("1 2:30 1 yes", "2:30"),
        ("1 5 n yes", "5"),
        ("2 90 40 2 30 yes 30 r 2 30 yes", "40/90+30,30+30"),
        ("p 90 40 +30 y 30 rest + 30 y", "40/90+30,30+30"),
        ("2 120 40 1 yes 60 20 1 yes 15 none i 30 yes", "40/120,20/60,15+30"),
        ("2 90 40 1 no yes", "40/90"),
        ("2 0:30 40 5 yes 10 r n yes", "40/0:30f,10"),
        ("1 10 3 5 yes", "10d5"),
        ("1 10 d5 yes", "10d5"),
        ("1 0 delay 7 yes", "0d7"),
        ("1 10 4 5 yes", "10b5"),
        ("1 10 b 5 yes", "10b5"),
        ("3 0:30 yes", "0:30f"),
        ("m 0:30 y", "0:30f"),
        ("4 5 yes", "5h"),
        ("hourglass 5 yes", "5h"),
        ("5 yes", "none"),
        ("n yes", "none"),
        ("none yes", "none"),
    ] {
        assert_eq!(set("5+3", Lang::En, answers), spec, "{answers}");
    }
}

#[test]
fn german_letters_and_words_do_in_german_and_english_words_too() {
    for (answers, spec) in [
        ("1 90 2 30 ja", "90+30"),
        ("g 90 z 30 j", "90+30"),
        ("Partie 90 Zeitzugabe 30 ja", "90+30"),
        ("game 90 increment 30 yes", "90+30"),
        ("m 90 40 z 30 ja 30 r z 30 ja", "40/90+30,30+30"),
        ("mehrere 120 40 n ja 60 20 nichts ja 15 Rest +30 ja", "40/120,20/60,15+30"),
        ("g 10 a 5 ja", "10d5"),
        ("g 10 a5 ja", "10d5"),
        ("g 10 d5 ja", "10d5"),
        ("g 10 b 5 ja", "10b5"),
        ("z 0:30 ja", "0:30f"),
        ("s 5 ja", "5h"),
        ("Sanduhr 5 ja", "5h"),
        ("o ja", "none"),
        ("ohne_Uhren ja", "none"),
        ("m 90 40 n nein ja", "40/90"),
        ("g 90 zurück 60 n zurück a 3 ja", "60d3"),
        ("zeit_40/90+30,30+30 ja", "40/90+30,30+30"),
    ] {
        assert_eq!(set("5+3", Lang::De, answers), spec, "{answers}");
    }
}

#[test]
fn what_stands_now_is_kept_by_a_word_and_never_by_enter() {
    for spec in ["90+30", "40/90+30,30+30", "10d5", "0d5", "10b5", "none", "0:30f", "5h", "40/0:30f,20/1", "7:30"] {
        for (lang, keep) in [(Lang::En, "k"), (Lang::De, "w"), (Lang::En, "keep"), (Lang::De, "wie bisher")] {
            let locale = Locale::of(lang);
            let mut timing = Timing::new(spec.parse().unwrap());
            let mut periods = spec.matches(',').count();
            let control = loop {
                let standing = timing.clone();
                assert_eq!(timing.answer("", &locale), Reply::Asked);
                assert_eq!(timing, standing, "Enter alone answers nothing");
                let answer = match timing.question() {
                    Question::Another if periods > 0 => {
                        periods -= 1;
                        "yes"
                    }
                    Question::Another => "no",
                    Question::Confirm(_) => "yes",
                    _ => keep,
                };
                match timing.answer(answer, &locale) {
                    Reply::Set(control) => break control,
                    reply => assert_eq!(reply, Reply::Asked, "{spec} {:?}", timing.question()),
                }
            };
            assert_eq!(control.to_string(), spec);
        }
    }
    assert_eq!(asked_from("none", Lang::En, &["1", "k"]).1, Reply::NothingToKeep);
    assert_eq!(asked_from("5h", Lang::En, &["2", "90", "40", "n", "yes", "k"]).1, Reply::NothingToKeep);
    assert_eq!(asked_from("0d5", Lang::En, &["4", "k"]).1, Reply::NothingToKeep);
    assert_eq!(asked_from("0:30f", Lang::En, &["1", "k", "k"]).1, Reply::NothingToKeep);
}

#[test]
fn one_goes_back_question_by_question_leaves_or_types_the_whole() {
    for (answers, spec) in [
        ("1 90 back 60 n yes", "60"),
        ("1 90 back back 4 7 yes", "7h"),
        ("2 90 40 n yes back no yes", "40/90"),
        ("1 90 i 30 back 15 yes", "90+15"),
        ("1 90 i back d 5 yes", "90d5"),
        ("2 90 40/90+30,30+30 yes", "40/90+30,30+30"),
        ("2 90 40 5h yes", "5h"),
        ("1 10d5 back 20 n yes", "20"),
        ("1 40/90_+_30,_30+30 yes", "40/90+30,30+30"),
        ("time_90 yes", "90"),
        ("2 90 none n yes", "90"),
        ("1 none yes", "none"),
    ] {
        assert_eq!(set("5+3", Lang::En, answers), spec, "{answers}");
    }
    assert_eq!(asked_from("5+3", Lang::En, &["back"]).1, Reply::First);
    assert_eq!(asked_from("5+3", Lang::En, &["1", "back", "back"]).1, Reply::First);
    for answers in [&["cancel"][..], &["no"], &["1", "no"], &["1", "90", "n", "no"], &["1", "90", "n", "n"]] {
        assert_eq!(asked_from("5+3", Lang::En, answers).1, Reply::Left, "{answers:?}");
    }
    for answers in [&["abbrechen"][..], &["nein"], &["1", "90", "n", "nein"], &["1", "Abbruch"], &["cancel"]] {
        assert_eq!(asked_from("5+3", Lang::De, answers).1, Reply::Left, "{answers:?}");
    }
    assert_eq!(asked_from("5+3", Lang::En, &["2", "90", "40", "n", "no"]).1, Reply::Asked, "no further period");
}

#[test]
fn a_bad_answer_leaves_the_question_as_it_was() {
    for (before, bad) in [
        ("", vec!["0", "6", "90", "x", "gm", "-1", "40/"]),
        ("1", vec!["ninety", "90.5", "-5", "1441", "1:5", "1:60", ":30", "90x", "n", "40/90+x", "5h+3", "1,2,3"]),
        ("3", vec!["0", "0:00"]),
        ("4", vec!["0"]),
        ("2 90", vec!["0", "1000", "forty", "-1", "4 0"]),
        ("1 90", vec!["5", "f", "0", "q", "+", "+x", "+3601", "d0", "n5"].into_iter().filter(|b| *b != "+").collect()),
        ("1 0", vec!["1", "n", "i", "b5"]),
        ("2 0 40", vec!["f"]),
        ("1 90 i", vec!["0", "3601", "0:30", "thirty"]),
        ("2 90 40 n", vec!["maybe", "1"]),
        ("1 90 n", vec!["maybe", "1"]),
    ] {
        let before: Vec<&str> = before.split_whitespace().collect();
        for bad in bad {
            let (standing, _) = asked_from("5+3", Lang::En, &before);
            let mut timing = standing.clone();
            let reply = timing.answer(bad, &Locale::of(Lang::En));
            assert!(matches!(reply, Reply::Bad(_)), "{before:?} {bad}: {reply:?}");
            assert_eq!(timing, standing, "{before:?} {bad}");
        }
    }
    let only_delay = Reply::Bad(Fault::OnlyDelay("n".into()));
    assert_eq!(asked_from("5+3", Lang::En, &["1", "0", "n"]).1, only_delay);
    let eight = ["1", "1", "n", "yes"].repeat(MOST_PERIODS);
    let eight: Vec<&str> = [&["2"][..], &eight].concat();
    assert_eq!(asked_from("5+3", Lang::En, &eight).1, Reply::Set(["1/1"; MOST_PERIODS].join(",").parse().unwrap()));
}

/// Answers that lead to a control, made from it.
fn answers_to(control: &TimeControl, numbered: bool) -> Vec<String> {
    let minutes = |time: Span| {
        let (minutes, seconds) = (time.whole_secs() / 60, time.whole_secs() % 60);
        if seconds == 0 { minutes.to_string() } else { format!("{minutes}:{seconds:02}") }
    };
    let pick = |number: &str, letter: &str| if numbered { number.to_owned() } else { letter.to_owned() };
    let mut answers = Vec::new();
    match control {
        TimeControl::Untimed => answers.push(pick("5", "n")),
        TimeControl::Hourglass { base } => answers.extend([pick("4", "h"), minutes(*base)]),
        TimeControl::Periods(periods) => {
            answers.push(pick("2", "p"));
            for (number, period) in (1..).zip(periods) {
                answers.push(minutes(period.time));
                answers.push(period.moves.map_or_else(|| pick("r", "rest"), |moves| moves.to_string()));
                let seconds = |adds: String, span: Span| vec![adds, span.whole_secs().to_string()];
                answers.extend(match period.bonus {
                    Bonus::None => vec![pick("1", "n")],
                    Bonus::Increment(span) => seconds(pick("2", "i"), span),
                    Bonus::Delay(span) => seconds(pick("3", "d"), span),
                    Bonus::Bronstein(span) => seconds(pick("4", "b"), span),
                    Bonus::Fixed => vec![pick("5", "f")],
                });
                if period.moves.is_some() && number < MOST_PERIODS {
                    answers.push(if number < periods.len() { "yes" } else { "no" }.to_owned());
                }
            }
        }
    }
    answers.push("yes".to_owned());
    answers
}

fn any_period(rest: bool) -> impl Strategy<Value = Period> {
    let bonus = (0..5_u8, 1..=3_600_u64).prop_map(|(kind, seconds)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(Span::from_secs(seconds)),
        2 => Bonus::Delay(Span::from_secs(seconds)),
        3 => Bonus::Bronstein(Span::from_secs(seconds)),
        _ => Bonus::Fixed,
    });
    (1..=999_u32, 0..=86_400_u64, bonus).prop_map(move |(moves, seconds, bonus)| {
        let least = u64::from(!matches!(bonus, Bonus::Delay(_)));
        Period { moves: (!rest).then_some(moves), time: Span::from_secs(seconds.max(least)), bonus }
    })
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let periods = (proptest::collection::vec(any_period(false), 0..MOST_PERIODS), any::<bool>(), any_period(true))
        .prop_flat_map(|(periods, rest, last)| {
            let repeating = any_period(false).prop_map(move |own| if rest { last } else { own });
            repeating.prop_map(move |last| TimeControl::Periods([&periods[..], &[last]].concat()))
        });
    prop_oneof![
        1 => Just(TimeControl::Untimed),
        1 => (1..=86_400_u64).prop_map(|seconds| TimeControl::Hourglass { base: Span::from_secs(seconds) }),
        8 => periods,
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_control_is_reached_by_answers_and_comes_out_equal(
        control in any_control(), now in any_control(), numbered: bool, slip in 0_usize..40,
    ) {
        prop_assert_eq!(&control.to_string().parse::<TimeControl>().unwrap(), &control, "the control itself is sound");
        let locale = Locale::of(Lang::En);
        let mut timing = Timing::new(now);
        let mut answers = answers_to(&control, numbered);
        let last = answers.pop().unwrap();
        for (at, answer) in answers.iter().enumerate() {
            prop_assert_eq!(timing.answer(answer, &locale), Reply::Asked, "{} of {:?}", answer, answers);
            if at == slip {
                prop_assert_eq!(timing.answer("back", &locale), Reply::Asked);
                prop_assert_eq!(timing.answer(answer, &locale), Reply::Asked);
            }
        }
        prop_assert_eq!(timing.question(), &Question::Confirm(control.clone()));
        prop_assert_eq!(timing.answer(&last, &locale), Reply::Set(control));
    }

    #[test]
    fn no_typed_line_makes_it_fail(
        lines in proptest::collection::vec("[0-9:/+,dbfhxyesnok? ]{0,8}|back|yes|no|40/90|[1-5]|\\PC{0,5}", 0..30),
        german: bool,
    ) {
        let locale = Locale::of(if german { Lang::De } else { Lang::En });
        let mut timing = Timing::new("90+30".parse().unwrap());
        for line in lines {
            if let Reply::Set(control) = timing.answer(&line, &locale) {
                prop_assert_eq!(&control.to_string().parse::<TimeControl>().unwrap(), &control);
            }
        }
    }
}

#[test]
fn each_choice_is_named_in_the_question_by_its_number_and_its_letter() {
    for lang in LANGS {
        let locale = Locale::of(lang);
        let letter = |number: usize, letter: &str| match lang {
            Lang::De => format!("{number}, oder {letter}: "),
            _ => format!("{number}, or {letter}: "),
        };
        let (kinds, adds) = choices();
        let kind = locale.text("console-timing-kind", &Args::new());
        for (number, choice) in (1..).zip(kinds) {
            assert!(kind.contains(&letter(number, choice.letter(lang))), "{kind}");
        }
        let question = locale.text("console-timing-adds", &Args::new().set("kind", "periods"));
        for (number, choice) in (1..).zip(adds) {
            assert!(question.contains(&letter(number, choice.letter(lang))), "{question}");
        }
        assert!(locale.faults().is_empty());
    }
}

fn table(lang: Lang) -> Table {
    Table::new(lang, Mode::Tournament, Output::Terminal { columns: 40 })
}

/// Everything that is told is told to the player alone, by line and by voice, and no line is too wide.
#[track_caller]
fn private<'a>(came: &'a Came, question: &str) -> Vec<&'a str> {
    let lines: Vec<&str> = came.told.iter().flat_map(|told| told.line.lines()).collect();
    for told in &came.told {
        assert_eq!(told.channel, Channel::Private);
        assert!(!told.speech.is_empty(), "{lines:?} is not heard");
    }
    for line in &lines {
        assert!(line.chars().count() <= 40, "{line:?}");
    }
    assert!(came.actions.iter().all(|action| !matches!(action, Action::Event(..))), "{:?}", came.actions);
    assert_eq!(lines.last(), Some(&question), "the question stands under the fingers");
    lines
}

#[test]
fn the_questions_are_heard_and_shown_and_only_yes_sets_the_control() {
    let mut table = table(Lang::En);
    let came = table.line("time");
    let lines = private(&came, "1 game 2 periods 3 move 4 glass 5 none");
    assert_eq!(lines[..3], ["Setting time: cancel, back, ?", "Now:", "5 min for the whole game"]);
    assert!(heard(&came.told[0]).contains("2, or p: several periods."));
    private(&table.line(""), "1 game 2 periods 3 move 4 glass 5 none");
    let lines = private(&table.line("2"), "Minutes of period 1?").join("|");
    assert_eq!(lines, "now 5 min, k keeps|Minutes of period 1?");
    private(&table.line("90"), "Moves of period 1? r: rest");
    private(&table.line("40"), "1 none 2 incr 3 delay 4 Bronst 5 fixed");
    private(&table.line("2"), "Seconds added for each move?");
    private(&table.line("30"), "A period after 1? yes or no");
    private(&table.line("yes"), "Minutes of period 2?");
    private(&table.line("30"), "Moves of period 2? r: rest");
    private(&table.line("r"), "1 none 2 incr 3 delay 4 Bronst 5 fixed");
    let came = table.line("+30");
    let lines = private(&came, "Right? yes or no").join("|");
    let read_back = "Period 1: 40/90 min|plus 30 s a move|Period 2: rest, 30 min|plus 30 s a move";
    assert_eq!(lines, format!("Time control:|{read_back}|Right? yes or no"));
    assert!(heard(&came.told[0]).contains("Period 2, for the rest of the game: 30 minutes."));
    assert_eq!(table.view().time.to_string(), "5+3", "nothing is set before yes");
    let came = table.line("yes");
    assert!(matches!(&came.actions[..], [Action::Event(_, EventKind::TimeSet { .. })]), "{:?}", came.actions);
    assert_eq!(table.view().time.to_string(), "40/90+30,30+30");
    assert!(came.told.iter().any(|told| told.channel == Channel::Hall), "the hall is told");
    table.line("start");
    let told = table.line("time");
    assert_eq!(told.lines().join("|"), read_back, "after the start it is only told");
}

#[test]
fn in_german_it_is_asked_in_german() {
    let mut table = table(Lang::De);
    private(&table.line("zeit"), "1 Partie 2 Period. 3 Zug 4 Sand 5 ohne");
    private(&table.line("2"), "Minuten der Periode 1?");
    private(&table.line("neunzig"), "Minuten der Periode 1?");
    private(&table.line("90"), "Züge der Periode 1? r: Rest");
    private(&table.line("?"), "Züge der Periode 1? r: Rest");
    private(&table.line("40"), "1 nichts 2 dazu 3 Aufsch 4 Bron 5 fest");
    private(&table.line("a"), "Sekunden Aufschub pro Zug?");
    private(&table.line("5"), "Noch eine nach Periode 1? ja, nein");
    private(&table.line("nein"), "Richtig? ja oder nein");
    table.line("ja");
    assert_eq!(table.view().time.to_string(), "40/90d5");
}

#[test]
fn a_bad_answer_is_told_with_its_reason_and_an_example() {
    let mut table = table(Lang::En);
    table.line("time");
    let lines = private(&table.line("7"), "1 game 2 periods 3 move 4 glass 5 none").join("|");
    assert_eq!(lines, "Not understood: 7|1 to 5, or g p m h n, or k: as now|1 game 2 periods 3 move 4 glass 5 none");
    table.line("1");
    let came = table.line("1500");
    let lines = private(&came, "Minutes for the game?").join("|");
    let why = "Too long: 1440 minutes at most.|Example: 90";
    assert_eq!(lines, format!("Not understood: 1500|{why}|now 5 min, k keeps|Minutes for the game?"));
    assert!(heard(&came.told[0]).contains("1500 is too long: a period has 24 hours at most"));
    let lines = private(&table.line("40/90+30,30+"), "Minutes for the game?").join("|");
    assert_eq!(lines, "Period 2? Try: time 40/90+30,30+30|now 5 min, k keeps|Minutes for the game?");
    let lines = private(&table.line(&"9".repeat(150)), "Minutes for the game?").join("|");
    assert!(lines.starts_with("Not understood: 9999"), "{lines}");
    table.line("0");
    let lines = private(&table.line("1"), "1 none 2 incr 3 delay 4 Bronstein").join("|");
    assert!(lines.starts_with("Not understood: 1|No time: only a delay will do.|Example: 3|"), "{lines}");
    table.line("d");
    let lines = private(&table.line("0"), "Seconds of delay in each move?").join("|");
    assert!(lines.starts_with("Not understood: 0|One second at least; none: back, n|Example: 30|"), "{lines}");
}

#[test]
fn moves_commands_and_clock_keys_are_put_off_and_help_the_stop_key_and_leaving_work() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    for line in ["e4", "start", "draw", "c", "b", "count", "Springer Gustav eins Felix drei", "0-0", "/start"] {
        let lines = private(&table.line(line), "Minutes for the game?").join("|");
        assert!(lines.starts_with("Not done: time is being set. cancel?|"), "{line}: {lines}");
    }
    for key in [Key::Char(' '), Key::F(7), Key::F(8)] {
        private(&table.key(key), "Minutes for the game?");
    }
    table.key(Key::Tab);
    assert_eq!(table.key(Key::Up).lines(), ["a2 white pawn"], "the board can be explored");
    for key in [Key::Char(' '), Key::Enter, Key::Char('t')] {
        private(&table.key(key), "Minutes for the game?");
    }
    assert_eq!(table.key(Key::Escape).lines(), ["Input line."]);
    assert_eq!(table.line("help").lines(), ["help: more, keys, or help COMMAND"]);
    assert_eq!(table.line("help time").lines(), ["time: asks for it; time 90+30: sets it"]);
    assert!(table.line("rate up").actions.iter().any(|action| matches!(action, Action::Voice(_))));
    assert_eq!(table.key(Key::Ctrl('s')).actions, [Action::StopPrivate]);
    private(&table.line(""), "Minutes for the game?");
    assert_eq!(table.key(Key::Ctrl('c')).actions, [Action::Leave]);
    assert_eq!(table.line("quit").actions, [Action::Leave]);
    let space = ansage::console::keymap::intent(Focus::Line { empty: true }, Key::Char(' '), Lang::En);
    assert_eq!(space, Some(ansage::console::keymap::Intent::Press), "the space bar is the clock at other times");
}

#[test]
fn escape_clears_what_is_typed_first_and_then_leaves_with_nothing_changed() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    table.keys("9x");
    assert_eq!(table.key(Key::Escape).lines(), ["Line cleared."]);
    private(&table.line("60"), "1 none 2 incr 3 delay 4 Bronstein");
    let left = table.key(Key::Escape);
    assert_eq!(left.lines(), ["The time control stays as it was."]);
    assert!(left.effects.is_empty());
    assert_eq!(table.key(Key::Escape).lines(), ["Nothing to take back."]);
    table.line("time");
    assert_eq!(table.line("cancel").lines(), ["The time control stays as it was."]);
    assert_eq!(table.view().time.to_string(), "5+3");
    table.line("start");
    assert_eq!(table.line("e4").effects.is_empty(), false, "play goes its way");
}

#[test]
fn a_start_from_elsewhere_ends_the_questions_and_the_line_counts_as_what_it_is() {
    let mut table = table(Lang::En);
    table.line("time");
    table.line("1");
    table.event(EventKind::Started);
    let came = table.line("e4");
    assert_eq!(came.lines()[0], "Begun: the time control stays.");
    assert!(came.actions.iter().any(|action| matches!(action, Action::Event(_, EventKind::Announced { .. }))));
    assert_eq!(table.line("").lines(), ["Space: clock, or correct MOVE"]);
    assert_eq!(table.view().time.to_string(), "5+3");
}
