//! What an arbiter hears before the program may stand on the board (11.3.2.1).

use ansage_compare::inspection::{InspectedGame, InspectedProgram, InspectedStation, Inspection, Restriction};
use ansage_game::seat::Color;
use ansage_game::terms::{GameMode, GameTerms, InspectionLock};
use ansage_words::locale::{Lang, Locale};
use ansage_words::presentation::recorded::spoken_text;
use ansage_words::presentation::{MessageValues, Presenter};

/// Words that are spoken in the minute that an arbiter has: 160, less the pauses between sentences and the slow digits.
const WORDS_IN_A_MINUTE: usize = 140;

/// Everything that can be told at once: a host with all the stations a game takes, adapted rules, both duties.
fn longest(presenter: &Presenter, terms: &GameTerms) -> Inspection {
    let address = MessageValues::new().set("address", "192.168.178.23").set_yes_no("announced", true);
    let there = |color, capacity: &str| {
        let known = MessageValues::from_color(color).set_own_text("capacity", capacity);
        presenter.private_message("inspect-there", known)
    };
    let ways = vec![
        presenter.private_message("inspect-way", address),
        presenter.private_message(
            "inspect-delay",
            MessageValues::new().set_yes_no("delayed", true).set("time", "15 minutes"),
        ),
        there(Color::Black, "player"),
        there(Color::White, "assistant"),
        presenter.private_message("link-spectators", MessageValues::new().set("count", 3)),
        presenter.private_message("link-desk", ()),
    ];
    let checksum = Some("0123456789abcdef".repeat(4));
    let program =
        InspectedProgram { version: "0.1.0".into(), system: "linux x86_64".into(), checksum, has_engine: true };
    let journal = Some((1_234, "fedcba9876543210".to_owned()));
    let station = InspectedStation {
        ways,
        hall_sound: "default".into(),
        private_sound: "USB headset".into(),
        files: Restriction::Refused,
        programs: Restriction::Refused,
    };
    Inspection {
        program,
        game: Some(InspectedGame::from_terms(terms, &terms.initial_rules(), journal)),
        station: Some(station),
    }
}

fn tournament() -> GameTerms {
    let adapted = [("seventy-five", "no"), ("quickplay-applies", "yes")];
    GameTerms {
        white_blind: true,
        black_blind: true,
        adapted: adapted.map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
        locked: Some(InspectionLock::default()),
        ..GameTerms::new("90+30".parse().unwrap())
    }
}

fn spoken(inspection: &Inspection, presenter: &Presenter) -> Vec<String> {
    inspection.to_messages(presenter).iter().map(|told| spoken_text(&told.speech)).collect()
}

#[test]
fn inspect_is_heard_in_a_minute_in_every_language() {
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        let presenter = Presenter::without_game(&locale);
        let heard = spoken(&longest(&presenter, &tournament()), &presenter).join(" ");
        let words = heard.split_whitespace().count();
        assert!(words <= WORDS_IN_A_MINUTE, "{words} words: {heard}");
        assert!(words > 60, "everything is told: {heard}");
        assert!(locale.faults().is_empty(), "{:?}", locale.faults());
    }
}

#[test]
fn inspect_says_first_that_it_is_the_programs_own_word_and_then_all_that_an_arbiter_asks() {
    let presenter = Presenter::without_game(&Locale::for_lang(Lang::En));
    let heard = spoken(&longest(&presenter, &tournament()), &presenter);
    assert!(heard[0].contains("own word"), "{heard:?}");
    let all = heard.join(" ");
    let asked = [
        "Ansage 0.1.0 for linux x86_64",
        "0, 1, 2, 3, 4, 5, 6, 7",
        "Tournament game, Laws of 2023",
        "gives no advice",
        "2 rules have been changed",
        "White's assistant: all six duties",
        "The game is locked",
        "at 192.168.178.23, announced",
        "Sound for the hall: default. For private answers: USB headset",
        "Files that the game does not need",
        "1234 entries",
        "f, e, d, c, b, a, 9, 8",
    ];
    for part in asked {
        assert!(all.contains(part) || all.replace(['\u{2068}', '\u{2069}'], "").contains(part), "{part}: {all}");
    }
}

#[test]
fn inspect_does_not_call_a_practice_game_fit_for_a_tournament() {
    let presenter = Presenter::without_game(&Locale::for_lang(Lang::En));
    let terms = GameTerms { mode: GameMode::Practice, locked: None, adapted: Vec::new(), ..tournament() };
    let all = spoken(&longest(&presenter, &terms), &presenter).join(" ");
    for part in ["not for a tournament", "Advice can be asked for", "not locked", "No rules have been changed"] {
        assert!(all.contains(part), "{part}: {all}");
    }
    assert!(!all.contains("gives no advice"));
}
