//! Text from elsewhere: whatever it holds, it stays on one line, within quotation marks, and is no message of the program.

use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{EventKind, OpponentsWord};
use ansage_game::foreign::{FOREIGN_TEXT_MAX, ForeignText, PERSON_NAME_MAX, PersonName, clean_line};
use ansage_game::refusal::Refusal;
use ansage_game::ruling::{AdjournmentStep, Ruling, RulingChange, SheetLine};
use ansage_game::seat::Color;
use ansage_testing::dice::Dice;
use ansage_words::locale::{Lang, Locale, name_text, reads_like_message};
use ansage_words::presentation::recorded::spoken_text;
use ansage_words::presentation::{Channel, MessageValues, Presenter};
use serde_json::json;

/// What the texts are made of.
const PARTS: &[&str] = &[
    "\r\n",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u{7}",
    "\u{8}",
    "\u{7f}",
    "\u{b}",
    "\u{c}",
    "\u{85}",
    "\u{2028}",
    "\u{2029}",
    "\u{1b}[2J",
    "\u{1b}]0;PWN\u{7}",
    "\u{1b}[1;1H",
    "\u{9b}31m",
    "\u{90}q",
    "\u{200e}",
    "\u{200f}",
    "\u{61c}",
    "\u{202a}",
    "\u{202e}",
    "\u{2066}",
    "\u{2069}",
    "\u{e000}",
    "\u{e001}",
    "\u{e002}",
    "\u{200b}",
    "\u{200d}",
    "\u{feff}",
    "\u{ad}",
    "\u{fe0f}",
    "\u{e0041}",
    "\u{e007f}",
    "\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "\"",
    "“",
    "”",
    "„",
    "«",
    "»",
    "＂",
    "'",
    "[[bl'ak]]",
    "{ $name }",
    "Black resigns. White wins.",
    "The game is over.",
    "Schwarz gibt auf.",
    "White to move",
    "e4",
    "Sg1f3",
    "Anna",
    "Berg",
    "ä",
    "漢",
    "א",
    "ع",
    ".",
    " ",
    "\u{a0}",
    "\u{3000}",
    "…",
];

fn text(dice: &mut Dice) -> String {
    (0..1 + dice.below(12)).map(|_| dice.pick(PARTS)).collect()
}

/// Whether a text steers a terminal or the reading of it, or breaks the line.
fn is_harmful(text: &str) -> bool {
    let hidden = |letter: char| {
        matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{ad}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}')
    };
    text.chars().any(|letter| letter.is_control() || hidden(letter)) || text.contains("\u{301}\u{301}\u{301}\u{301}")
}

/// What is outside the quotation marks of a message.
fn outside_quotation_marks(told: &str) -> String {
    assert!(told.matches('"').count().is_multiple_of(2), "{told}");
    told.split('"').step_by(2).collect()
}

#[test]
fn a_text_from_elsewhere_is_one_clean_line() {
    let mut dice = Dice::new(11);
    for _ in 0..10_000 {
        let dirty = text(&mut dice);
        let clean = clean_line(&dirty, FOREIGN_TEXT_MAX);
        assert!(!is_harmful(&clean) && clean.trim() == clean && !clean.contains("  "), "{dirty:?} -> {clean:?}");
        assert!(clean.chars().count() <= FOREIGN_TEXT_MAX);
        assert_eq!(clean_line(&clean, FOREIGN_TEXT_MAX), clean, "cleaned twice: {dirty:?}");
        let max = dice.below(30);
        assert!(clean_line(&dirty, max).chars().count() <= max, "{dirty:?}");
        let shown = ForeignText::new(&dirty).to_string();
        let inside = shown.strip_prefix('"').and_then(|shown| shown.strip_suffix('"')).expect("quotation marks");
        assert!(!inside.contains(['"', '“', '”', '„', '«', '»', '＂']), "{shown}");
        let read: ForeignText = serde_json::from_value(json!(dirty)).expect("a text");
        assert_eq!((read.bare(), serde_json::to_value(&read).expect("a text")), (&clean[..], json!(clean)));
    }
}

#[test]
fn a_name_is_never_a_message_of_the_program() {
    let mut dice = Dice::new(12);
    for _ in 0..10_000 {
        let dirty = text(&mut dice);
        let name: PersonName = serde_json::from_value(json!(dirty)).expect("a name");
        assert!(!is_harmful(name.as_str()) && name.as_str().chars().count() <= PERSON_NAME_MAX, "{dirty:?}");
        let printed = name_text(&name);
        let quoted = printed.starts_with('"') && printed.ends_with('"') && printed.len() > 1;
        let is_name = printed == name.as_str() && !reads_like_message(&printed);
        assert!(is_name || quoted, "{dirty:?} is printed as {printed}");
        assert!(!printed.contains("Black resigns") || quoted, "{printed}");
    }
}

/// People who are called by words of the hall, or by names in which such words stand.
const PEOPLE: [&str; 48] = [
    "Nigel Short",
    "Joe Black",
    "Anna",
    "David",
    "David Bauer",
    "Eva Koenig",
    "Felix Springer",
    "Gustav König",
    "Žydrūnas",
    "Владимир Крамник",
    "Василий Смыслов",
    "Антоанета Стефанова",
    "Μανώλης Σταθόπουλος",
    "Will White",
    "Will Short",
    "Matt White",
    "May Early",
    "Mark Taylor",
    "Pat Black",
    "King Black",
    "Wesley So",
    "An Do",
    "Lê Quang Liêm",
    "Won Kim",
    "Hou Yifan",
    "Ding Liren",
    "Blackwell",
    "Whitehead",
    "Blackwood",
    "Freeman",
    "Whiteman",
    "Longfellow",
    "Goodman",
    "Kingston",
    "Schwarzkopf",
    "Weißhaupt",
    "Hoffmann",
    "Zimmermann",
    "Bauernfeind",
    "Steinfeld",
    "Anand",
    "Carlsen",
    "Nakamura",
    "Nepomniachtchi",
    "Vachier-Lagrave",
    "Duda",
    "Michael Ende",
    "Max Lange",
];

#[test]
fn a_name_of_words_of_the_hall_alone_reads_like_a_message() {
    for name in [
        "Draw agreed",
        "Flag fallen",
        "Black gives up",
        "Black gave up",
        "Press now",
        "White lost",
        "Black won",
        "Remis vereinbart",
        "Zeit gefallen",
        "Schwarz matt",
        "Noir abandonne",
        "Les Noirs abandonnent",
        "Czarne poddają się",
        "Чёрные сдались",
        "Черните се предават",
        "Crni predaje",
        "Melnie padodas",
        "Remis",
        "BLACKRESIGNS",
        "BlackResigns",
        "WhiteWins",
        "DRAWAGREED",
        "SchwarzGibtAuf",
        "Black re signs",
        "Bl\u{430}ck resigns",
        "Bl\u{430}ck",
        "\u{391}nna Berg",
    ] {
        assert!(reads_like_message(name), "{name}");
        assert_eq!(name_text(&PersonName::new(name)), format!("\"{name}\""), "one from elsewhere stands in marks");
    }
}

#[test]
fn messages_do_not_pass_for_names_and_names_do() {
    let messages = [
        "Black resigns",
        "black resigns!",
        "  BLACK  RESIGNS. ",
        "Black resigns. White wins.",
        "Anna. Black resigns. White wins",
        "Schwarz gibt auf",
        "The game is over.",
        "Die Partie ist gespeichert.",
        "white offers a draw",
        "e4Black resigns, White wins",
    ];
    let locales = Lang::TEXTS.map(Locale::for_lang);
    for message in messages {
        assert!(reads_like_message(message), "{message}");
    }
    for locale in &locales {
        let presenter = Presenter::without_game(locale);
        for color in Color::ALL {
            for id in ["announce-flag-fell", "announce-draw-offered", "announce-offer-stands"] {
                let said = presenter.written_text(id, MessageValues::from_color(color));
                assert!(reads_like_message(&said) && reads_like_message(&format!("X {said}")), "{said}");
            }
        }
    }
    let names = [
        "",
        "Anna Berg",
        "Judit Polgár",
        "Jonathan White",
        "Joe Blackburne",
        "Dr. Max Euwe",
        "J. R. Capablanca",
        "Viswanathan Anand",
        "Frau Recht",
        "St. Louis Rapid 2026",
        "Praggnanandhaa R.",
        "O'Kelly de Galway, Albéric",
        "Нона Гаприндашвили",
        "Bruno Kern (1832)",
        "Clara Vogt, IA",
        "King's Lynn Open",
        "Lady Black",
    ];
    for name in names.into_iter().chain(PEOPLE) {
        assert!(!reads_like_message(name), "{name}");
        assert_eq!(name_text(&PersonName::new(name)), name);
    }
}

/// That one half-move of Black's sheet was read or put in.
fn sheet_set(inserted: Option<SheetLine>, was: Option<ForeignText>) -> RulingChange {
    let (player, arbiter) = (Color::Black, PersonName::default());
    RulingChange::SheetSet { player, ply: Some(18), known: 1, inserted, was, arbiter }
}

/// Every effect that carries a text from elsewhere.
fn effects(text: &str) -> Vec<EffectKind> {
    let foreign = || ForeignText::from(text);
    let refused = [
        Refusal::NotUnderstood { text: foreign(), understood: foreign(), part: foreign() },
        Refusal::NotUnderstood { text: foreign(), understood: foreign(), part: "".into() },
        Refusal::NoSuchRule { name: foreign() },
        Refusal::BadRuleValue { name: foreign(), value: foreign(), values: text.into() },
        Refusal::BadRuleValue { name: "seventy-five".into(), value: foreign(), values: text.into() },
    ];
    let told = [
        EffectKind::ScoresDiffer { ply: 18, white: foreign(), black: foreign(), white_move: None, black_move: None },
        EffectKind::SheetLacks { player: Color::Black, ply: 18, written: foreign(), written_move: None },
        EffectKind::RulingApplied(sheet_set(Some(SheetLine { ply: 18, text: foreign(), words: None }), None)),
        EffectKind::RulingApplied(sheet_set(None, Some(foreign()))),
        EffectKind::ConfirmationAsked {
            player: Color::Black,
            word: OpponentsWord::Write { text: foreign(), words: None },
        },
        EffectKind::Adjournment(AdjournmentStep::ResumptionSet { text: foreign() }),
        EffectKind::RulingApplied(RulingChange::RuleAdapted { name: foreign(), value: foreign() }),
    ];
    refused.into_iter().map(EffectKind::Refused).chain(told).collect()
}

#[test]
fn every_message_keeps_a_text_from_elsewhere_within_quotation_marks() {
    let mut dice = Dice::new(13);
    let locales = Lang::TEXTS.map(Locale::for_lang);
    let empty = locales.each_ref().map(|locale| [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|share| printed(locale, "", share)));
    for number in 0..10_000 {
        let dirty = text(&mut dice);
        let share = number % SHARES;
        for (locale, empty) in locales.iter().zip(&empty) {
            for (line, plain) in printed(locale, &dirty, share).iter().zip(&empty[share]) {
                assert!(!is_harmful(line) && line.chars().count() < 400, "{line:?}");
                // Outside the marks stands what stands there for no text at all.
                let outside = outside_quotation_marks(line);
                let known = outside == outside_quotation_marks(plain);
                assert!(known || !outside.contains("resigns") && !outside.contains("PWN"), "{line}");
            }
        }
    }
}

/// Each text is printed in one of so many shares of the messages, and each message with as large a share of the texts.
const SHARES: usize = 10;

/// Lines and speech of a share of the effects.
fn printed(locale: &Locale, text: &str, share: usize) -> Vec<String> {
    let presenter = Presenter::without_game(locale);
    let effects = effects(text).into_iter().skip(share).step_by(SHARES).map(|kind| Effect { to: Audience::Hall, kind });
    let messages = effects.flat_map(|effect| presenter.effect_messages(&effect));
    messages.flat_map(|message| [message.line.clone(), spoken_text(&message.speech)]).collect()
}

#[test]
fn f13_what_a_player_wrote_is_quoted_in_private_and_never_said_in_the_hall() {
    let lie = "e4\r\nBlack resigns. White wins.\u{1b}]0;PWN\u{7}";
    let told = |lang, kind: EffectKind| {
        let presenter = Presenter::without_game(&Locale::for_lang(lang));
        let told = presenter.effect_messages(&Effect { to: Audience::Hall, kind });
        told.into_iter().map(|told| (told.channel, told.line.clone(), spoken_text(&told.speech))).collect::<Vec<_>>()
    };
    let black_move = "Pe7e5".parse().ok();
    let differ =
        EffectKind::ScoresDiffer { ply: 1, white: lie.into(), black: "e5".into(), white_move: None, black_move };
    let [(Channel::Hall, line, hall), (Channel::Private, quoted_line, quoted)] = &told(Lang::En, differ.clone())[..]
    else {
        panic!("one message for the hall and one in private");
    };
    assert_eq!(line, "Scores, move 1: \"e4 Black…\", \"e5\"");
    assert_eq!(hall, "White's score differs at move 1 of White and names no move there.");
    assert!(quoted_line.starts_with("White wrote: \"e4 Black"), "{quoted_line}");
    assert_eq!(quoted, "White wrote for move 1: quote \"e4 Black resigns. White wins. ]0;PWN\" end of quote.");
    let [(_, _, hall), (_, _, quoted)] = &told(Lang::De, differ)[..] else { panic!("two messages") };
    assert_eq!(hall, "Das Formular von Weiß weicht beim Zug 1 von Weiß ab und nennt dort keinen Zug.");
    assert!(quoted.contains("Zitat \"e4 Black resigns") && quoted.ends_with("Ende des Zitats."), "{quoted}");
    // The same where it is typed for the opponent, and asked of the opponent in the hall.
    let word = OpponentsWord::Write { text: lie.into(), words: None };
    let asked = told(Lang::En, EffectKind::ConfirmationAsked { player: Color::Black, word });
    assert_eq!(asked[0].2, "Black wrote: something that is not a move? F 12: yes.");
    // Moves that were understood are said.
    let (white_move, black_move) = ("Ng1f3".parse().ok(), "P?e5".parse().ok());
    let differ = EffectKind::ScoresDiffer { ply: 1, white: "Sf3".into(), black: "e5".into(), white_move, black_move };
    let [(Channel::Hall, _, hall)] = &told(Lang::En, differ)[..] else { panic!("one message") };
    assert!(hall.contains("White wrote: Springer Gustav eins Felix drei"), "{hall}");
}

#[test]
fn events_of_a_station_or_a_journal_are_cleaned_as_they_are_read() {
    let mut dice = Dice::new(14);
    for _ in 0..10_000 {
        let dirty = text(&mut dice);
        let kinds = [
            json!({ "score-written": { "text": dirty, "words": null } }),
            json!({ "not-understood": { "text": dirty, "understood": dirty, "part": dirty } }),
            json!({ "spoken-for-opponent": { "word": { "write": { "text": dirty, "words": null } } } }),
            json!({ "desk-taken": { "verifier": "x", "arbiter": dirty } }),
            json!({ "ruled": { "ruling": { "set-resumption": { "text": dirty } } } }),
            json!({ "ruled": { "ruling": { "adapt-rule": { "name": dirty, "value": dirty } } } }),
            json!({ "ruled": { "ruling": { "set-score-line": { "player": "white", "ply": 1, "text": dirty, "words": null } } } }),
        ];
        for kind in kinds {
            let read: EventKind =
                serde_json::from_value(kind.clone()).unwrap_or_else(|error| panic!("{error}: {kind}"));
            assert_clean(&serde_json::to_value(read).expect("plain data"));
        }
    }
    let sealed = Ruling::SetResumption { text: "2 May,\n10:00".into() };
    assert_eq!(
        serde_json::to_value(sealed).expect("plain data"),
        json!({ "set-resumption": { "text": "2 May, 10:00" } })
    );
}

/// No text in a value, however deep, is harmful.
fn assert_clean(value: &serde_json::Value) {
    match value {
        serde_json::Value::String(text) => assert!(!is_harmful(text), "{text:?}"),
        serde_json::Value::Object(fields) => fields.values().for_each(assert_clean),
        serde_json::Value::Array(values) => values.iter().for_each(assert_clean),
        _ => {}
    }
}

#[test]
fn a_million_characters_are_cut_at_once() {
    for part in ["x", "\u{301}", " \r\n", "\u{202e}\u{e000}"] {
        let long = part.repeat(1_000_000 / part.len());
        assert!(ForeignText::new(&long).to_string().chars().count() <= FOREIGN_TEXT_MAX + 2);
        assert!(PersonName::new(&long).as_str().chars().count() <= PERSON_NAME_MAX);
    }
}
