//! Setting the time control by ear: typed answers and the control that comes of them, for every kind, in both
//! languages, with corrections.

use ansage_game::moment::Span;
use ansage_game::time_control::{Bonus, MOST_PERIODS, Period, TimeControl};
use ansage_seats::console::timing::{TimingDialogue, TimingFault, TimingOutcome, TimingQuestion};
use ansage_words::locale::{Lang, Locale};
use proptest::prelude::*;

/// What comes of answers to these questions, from a control that stands.
fn asked_from(now: &str, lang: Lang, answers: &[&str]) -> (TimingDialogue, TimingOutcome) {
    let locale = Locale::for_lang(lang);
    let mut timing = TimingDialogue::new(now.parse().unwrap(), true);
    let mut last = TimingOutcome::Asked;
    for answer in answers {
        last = timing.handle_answer(answer, &locale);
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
        (_, TimingOutcome::Set(control)) => control.to_string(),
        (timing, reply) => panic!("{answers:?}: {reply:?} at {:?}", timing.current_question()),
    }
}

#[test]
fn every_kind_of_control_is_reached_by_numbers_by_letters_and_by_words() {
    for (answers, spec) in [
        ("1 90 2 30 yes", "90+30"),
        ("g 90 i 30 y", "90+30"),
        ("game 90 increment 30 yes", "90+30"),
        ("1 90 +30 yes", "90+30"),
        ("1 90 plus_30 yes", "90+30"),
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
            let locale = Locale::for_lang(lang);
            let mut timing = TimingDialogue::new(spec.parse().unwrap(), true);
            let mut periods = spec.matches(',').count();
            let control = loop {
                let standing = timing.clone();
                assert_eq!(timing.handle_answer("", &locale), TimingOutcome::Asked);
                assert_eq!(timing, standing, "Enter alone answers nothing");
                let answer = match timing.current_question() {
                    TimingQuestion::Another if periods > 0 => {
                        periods -= 1;
                        "yes"
                    }
                    TimingQuestion::Another => "no",
                    TimingQuestion::Confirm(_) => "yes",
                    _ => keep,
                };
                match timing.handle_answer(answer, &locale) {
                    TimingOutcome::Set(control) => break control,
                    reply => assert_eq!(reply, TimingOutcome::Asked, "{spec} {:?}", timing.current_question()),
                }
            };
            assert_eq!(control.to_string(), spec);
        }
    }
    assert_eq!(asked_from("none", Lang::En, &["1", "k"]).1, TimingOutcome::NothingToKeep);
    assert_eq!(asked_from("5h", Lang::En, &["2", "90", "40", "n", "yes", "k"]).1, TimingOutcome::NothingToKeep);
    assert_eq!(asked_from("0d5", Lang::En, &["4", "k"]).1, TimingOutcome::NothingToKeep);
    assert_eq!(asked_from("0:30f", Lang::En, &["1", "k", "k"]).1, TimingOutcome::NothingToKeep);
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
    assert_eq!(asked_from("5+3", Lang::En, &["back"]).1, TimingOutcome::First);
    assert_eq!(asked_from("5+3", Lang::En, &["1", "back", "back"]).1, TimingOutcome::First);
    for answers in [&["cancel"][..], &["no"], &["1", "no"], &["1", "90", "n", "no"], &["1", "90", "n", "n"]] {
        assert_eq!(asked_from("5+3", Lang::En, answers).1, TimingOutcome::Left, "{answers:?}");
    }
    for answers in [&["abbrechen"][..], &["nein"], &["1", "90", "n", "nein"], &["1", "Abbruch"], &["cancel"]] {
        assert_eq!(asked_from("5+3", Lang::De, answers).1, TimingOutcome::Left, "{answers:?}");
    }
    assert_eq!(asked_from("5+3", Lang::En, &["2", "90", "40", "n", "no"]).1, TimingOutcome::Asked, "no further period");
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
            let reply = timing.handle_answer(bad, &Locale::for_lang(Lang::En));
            assert!(matches!(reply, TimingOutcome::Bad(_)), "{before:?} {bad}: {reply:?}");
            assert_eq!(timing, standing, "{before:?} {bad}");
        }
    }
    let only_delay = TimingOutcome::Bad(TimingFault::OnlyDelay("n".into()));
    assert_eq!(asked_from("5+3", Lang::En, &["1", "0", "n"]).1, only_delay);
    let eight = ["1", "1", "n", "yes"].repeat(MOST_PERIODS);
    let eight: Vec<&str> = [&["2"][..], &eight].concat();
    assert_eq!(
        asked_from("5+3", Lang::En, &eight).1,
        TimingOutcome::Set(["1/1"; MOST_PERIODS].join(",").parse().unwrap())
    );
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
        let locale = Locale::for_lang(Lang::En);
        let mut timing = TimingDialogue::new(now, true);
        let mut answers = answers_to(&control, numbered);
        let last = answers.pop().unwrap();
        for (at, answer) in answers.iter().enumerate() {
            prop_assert_eq!(timing.handle_answer(answer, &locale), TimingOutcome::Asked, "{} of {:?}", answer, answers);
            if at == slip {
                prop_assert_eq!(timing.handle_answer("back", &locale), TimingOutcome::Asked);
                prop_assert_eq!(timing.handle_answer(answer, &locale), TimingOutcome::Asked);
            }
        }
        prop_assert_eq!(timing.current_question(), &TimingQuestion::Confirm(control.clone()));
        prop_assert_eq!(timing.handle_answer(&last, &locale), TimingOutcome::Set(control));
    }

    #[test]
    fn no_typed_line_makes_it_fail(
        lines in proptest::collection::vec("[0-9:/+,dbfhxyesnok? ]{0,8}|back|yes|no|40/90|[1-5]|\\PC{0,5}", 0..30),
        german: bool,
    ) {
        let locale = Locale::for_lang(if german { Lang::De } else { Lang::En });
        let mut timing = TimingDialogue::new("90+30".parse().unwrap(), true);
        for line in lines {
            if let TimingOutcome::Set(control) = timing.handle_answer(&line, &locale) {
                prop_assert_eq!(&control.to_string().parse::<TimeControl>().unwrap(), &control);
            }
        }
    }
}
