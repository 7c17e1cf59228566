//! Texts for people: languages chosen, plural forms, and what is said when a text or an argument is missing.

use ansage_game::moment::Span;
use ansage_words::locale::message::MessageFaultKind;
use ansage_words::locale::{Args, Lang, Locale, lang};
use shakmaty::{Color, Piece, Role};

#[test]
fn a_language_is_chosen_from_any_usual_form_of_its_code() {
    for (wish, expected) in [
        ("de", Some(Lang::De)),
        ("de-AT", Some(Lang::De)),
        ("de_DE.UTF-8", Some(Lang::De)),
        ("de_CH@euro", Some(Lang::De)),
        ("EN_gb", Some(Lang::En)),
        ("fr", None),
        ("lv", None),
        ("C", None),
        ("POSIX", None),
        ("", None),
        ("\u{0}\u{fffd}", None),
    ] {
        assert_eq!(lang::best_matching_lang([wish]), expected, "{wish:?}");
    }
    assert_eq!(lang::best_matching_lang(["fr", "de_AT", "en"]), Some(Lang::De), "the first wish that can be met");
}

#[test]
fn codes_are_read_and_written_alike() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(format!("{}_XX.UTF-8", lang.code().to_uppercase()).parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{lang}\""));
    }
    let unknown = "fr".parse::<Lang>().unwrap_err();
    assert_eq!(unknown.to_string(), "language \"fr\" is not one of en de bg sr lv ru pl");
}

#[test]
fn a_wish_that_cannot_be_met_is_told_in_english() {
    for locale in [Locale::new(Some("fr")), Locale::new(Some("lv_LV.UTF-8")), Locale::for_lang(Lang::Ru)] {
        assert_eq!(locale.lang(), Lang::En);
        assert!(locale.unmet_wish_sentence().unwrap().contains("English"));
    }
    assert_eq!(Locale::new(Some("de")).unmet_wish_sentence(), None);
}

#[test]
fn lengths_of_time_name_their_units_and_every_plural() {
    let cases = [
        (0, "0 seconds", "0 Sekunden", "0 s"),
        (999, "0 seconds", "0 Sekunden", "0 s"),
        (1_000, "1 second", "eine Sekunde", "1 s"),
        (59_999, "59 seconds", "59 Sekunden", "59 s"),
        (60_000, "1 minute 0 seconds", "eine Minute 0 Sekunden", "1 min 0 s"),
        (300_000, "5 minutes 0 seconds", "5 Minuten 0 Sekunden", "5 min 0 s"),
        (3_661_000, "1 hour 1 minute 1 second", "eine Stunde eine Minute eine Sekunde", "1 h 1 m 1 s"),
        (7_200_000, "2 hours 0 minutes 0 seconds", "2 Stunden 0 Minuten 0 Sekunden", "2 h 0 m 0 s"),
        (360_000_000, "100 hours 0 minutes 0 seconds", "100 Stunden 0 Minuten 0 Sekunden", "100 h 0 m 0 s"),
    ];
    for (millis, english, german, line) in cases {
        let span = Span::from_millis(millis);
        for (lang, heard) in [(Lang::En, english), (Lang::De, german)] {
            let locale = Locale::for_lang(lang);
            assert_eq!(locale.duration_text(span), heard);
            assert_eq!(locale.duration_line(span), line);
            assert!(locale.faults().is_empty(), "{}", locale.faults_text());
        }
    }
}

#[test]
fn pieces_agree_with_their_colours() {
    let german = Locale::for_lang(Lang::De);
    assert_eq!(german.piece_name(Piece { role: Role::Queen, color: Color::White }), "weiße Dame");
    assert_eq!(german.piece_name(Piece { role: Role::Knight, color: Color::Black }), "schwarzer Springer");
    assert_eq!((german.role_name(Role::Pawn), german.color_name(Color::Black)), ("Bauer".into(), "Schwarz".into()));
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        let mut told: Vec<String> = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| Piece { role, color }))
            .map(|piece| locale.piece_name(piece))
            .collect();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), 12, "{lang}: twelve pieces, twelve names: {told:?}");
        assert!(locale.faults().is_empty(), "{}", locale.faults_text());
    }
}

#[test]
fn yes_and_no_are_understood_as_the_program_says_them() {
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        for yes in [true, false] {
            let word = locale.yes_no_text(yes);
            assert_eq!(locale.parse_yes_no(&format!("  {}\r\n", word.to_uppercase())), Some(yes));
            let initial: String = word.chars().take(1).collect();
            assert_eq!(locale.parse_yes_no(&initial), Some(yes), "{lang}: {initial}");
        }
        for neither in ["", "maybe", "yes no", "ye"] {
            assert_eq!(locale.parse_yes_no(neither), None, "{lang}: {neither:?}");
        }
    }
}

#[test]
fn seconds_are_counted_and_the_line_is_short() {
    let (english, german) = (Locale::for_lang(Lang::En), Locale::for_lang(Lang::De));
    let seconds = |locale: &Locale, n: u64| locale.duration_text(Span::from_secs(n));
    assert_eq!([0, 1, 2, 21].map(|n| seconds(&english, n)), ["0 seconds", "1 second", "2 seconds", "21 seconds"]);
    assert_eq!([0, 1, 2, 21].map(|n| seconds(&german, n)), ["0 Sekunden", "eine Sekunde", "2 Sekunden", "21 Sekunden"]);
    assert_eq!(german.message_line("announce-duration-seconds", &Args::new().set("seconds", 1)), "1 s");
    assert_eq!(german.message_line("console-yes", &Args::new()), "ja", "no attribute .line: the text itself");
}

#[test]
fn a_mistake_in_id_or_arguments_is_recorded_and_never_spoken() {
    let german = Locale::for_lang(Lang::De);
    let told = [
        german.message_text("console-no-such-message", &Args::new()),
        german.message_attribute("console-yes", "tooltip", &Args::new()),
        german.message_text("announce-more-squares", &Args::new()),
        german.message_text("announce-more-squares", &Args::new().set("cuont", 2)),
        german.message_text("console-role", &Args::new().set("role", "unicorn")),
        german.message_text("console-piece", &Args::new().with_role(Role::King).set("color", "purple")),
    ];
    for text in &told {
        assert_eq!(text, "Dafür fehlen dem Programm die Worte. Das ist ein Fehler im Programm.");
    }
    let faults = german.faults();
    // Each fault once for German and once for English, which was tried next; `$count` is missing twice.
    assert_eq!(faults.len(), 10, "{}", german.faults_text());
    assert!(faults.iter().any(|fault| fault.kind == MessageFaultKind::NoMessage && fault.lang == Lang::De));
    assert!(german.faults_text().contains("en: announce-more-squares: $count was not given"));
    assert_eq!(german.clone().faults(), faults, "clones share their faults");
    assert!(Locale::for_lang(Lang::De).faults().is_empty(), "another locale has its own");
}

#[test]
fn faults_have_a_limit() {
    let locale = Locale::for_lang(Lang::En);
    for n in 0..1_000 {
        let _ = locale.message_text(&format!("no-such-{n}"), &Args::new());
    }
    assert_eq!(locale.faults().len(), 64);
}

#[test]
fn marks_of_direction_are_never_shown() {
    let locale = Locale::for_lang(Lang::En);
    let told = locale.message_text("trouble-language-missing", &Args::new().set("wish", "fr"));
    assert!(told.contains(" fr.") && !told.contains(['\u{2068}', '\u{2069}']), "{told:?}");
}

#[test]
fn threads_share_a_locale() {
    let locale = Locale::for_lang(Lang::De);
    std::thread::scope(|scope| {
        for n in 2..6 {
            let locale = locale.clone();
            scope.spawn(move || assert_eq!(locale.duration_text(Span::from_secs(n)), format!("{n} Sekunden")));
        }
    });
}
