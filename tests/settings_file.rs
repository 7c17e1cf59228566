//! The table of settings, their file, and which of several sources counts (P2), without a program.

use ansage::station::arguments::Arguments;
use ansage::station::settings::file::{SettingsSection, SettingsText, to_file_value};
use ansage::station::settings::sources::{ConfiguredValues, SettingFaultKind, SettingOrigin, SettingParsers};
use ansage::station::settings::table::{SETTINGS, SettingScope, find_setting};
use ansage::station::settings::told::{new_file_text, setting_fault_text, setting_help_text};
use ansage::station::settings::value_words::{VALUE_WORDS, canonical_value};
use ansage_testing::dice::Dice;
use ansage_words::locale::{Args, Lang, Locale};
use clap::CommandFactory;
use std::collections::BTreeSet;

fn parsers() -> SettingParsers {
    SettingParsers::from_command(&Arguments::command())
}

fn given(file: &str, profile: Option<&str>) -> ConfiguredValues {
    let mut given = ConfiguredValues::default();
    given.add_settings_file(&SettingsText::parse(file), profile, &parsers());
    given
}

/// What the faults of a file say.
fn told(file: &str, lang: Lang) -> Vec<String> {
    let (parsers, locale) = (parsers(), Locale::for_lang(lang));
    given(file, None)
        .faults
        .iter()
        .map(|fault| setting_fault_text(fault, "settings.toml", false, &locale, &parsers))
        .collect()
}

/// Options of the three commands that are no settings: what is done this once, and where it is written.
const NO_SETTINGS: [&str; 15] = [
    "arbiter-code-file",
    "clock",
    "code-file",
    "console",
    "event",
    "help",
    "here",
    "journal",
    "name",
    "new-code",
    "no-discovery",
    "profile",
    "role",
    "seat",
    "speech-log",
];

#[test]
fn p2_one_row_gives_the_option_the_comment_the_help_and_the_words() {
    let parsers = parsers();
    let mut command = Arguments::command();
    command.build();
    let names: BTreeSet<&str> = SETTINGS.iter().map(|row| row.name).collect();
    assert_eq!(names.len(), SETTINGS.len(), "no name stands twice");
    let mut options = BTreeSet::new();
    for sub in ["play", "host", "join"] {
        let sub = command.find_subcommand(sub).unwrap();
        options.extend(sub.get_arguments().filter_map(|option| option.get_long()).map(str::to_owned));
    }
    for option in &options {
        assert!(names.contains(option.as_str()) != NO_SETTINGS.contains(&option.as_str()), "--{option}");
    }
    for row in SETTINGS {
        assert!(options.contains(row.name), "{} is an option", row.name);
        let usual = parsers.default_value(row.name);
        for value in [usual.as_str(), row.example].into_iter().filter(|value| !value.is_empty()) {
            assert!(parsers.check_value(row.name, value).is_ok(), "{} takes {value}", row.name);
        }
        assert_eq!(row.environment_variable().is_none(), row.scope == SettingScope::Game);
        for lang in Lang::TEXTS {
            let locale = Locale::for_lang(lang);
            assert!(!row.display_name(&locale).is_empty() && setting_help_text(row, &locale).len() > 20);
            let file = new_file_text(&locale, &parsers);
            let (settings, _) = file.split_once("# [game.rules]").unwrap();
            let shown = settings.matches(&format!("\n# {} = ", row.name)).count();
            assert_eq!(shown, usize::from(row.name != "rule"), "{}", row.name);
            assert!(locale.faults().is_empty());
        }
    }
}

#[test]
fn p2_no_two_settings_and_no_two_values_are_called_alike() {
    for lang in Lang::TEXTS {
        let locale = Locale::for_lang(lang);
        let called: Vec<String> = SETTINGS.iter().map(|row| row.display_name(&locale).to_lowercase()).collect();
        assert_eq!(called.iter().collect::<BTreeSet<_>>().len(), called.len(), "{called:?}");
    }
    let words: Vec<String> = VALUE_WORDS.iter().flat_map(|row| row.all_words().collect::<BTreeSet<_>>()).collect();
    assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{words:?}");
    assert_eq!((canonical_value("Vorleser").as_str(), canonical_value("buchstaben").as_str()), ("reader", "letters"));
    assert_eq!(canonical_value("dgt:/dev/X"), "dgt:/dev/X", "what is no such word keeps its letters");
}

#[test]
fn p2_the_new_file_says_nothing_and_each_line_counts_without_its_sign() {
    let parsers = parsers();
    for lang in Lang::TEXTS {
        let file = new_file_text(&Locale::for_lang(lang), &parsers);
        assert!(file.lines().all(|line| line.chars().count() <= 100), "it can be read in an editor");
        let read = SettingsText::parse(&file);
        assert!(read.entries.is_empty() && read.broken.is_empty() && read.sections.is_empty());
        for row in SETTINGS.iter().filter(|row| row.name != "rule") {
            let line = file.lines().find(|line| line.starts_with(&format!("# {} = ", row.name))).unwrap();
            let edited = file.replace(&format!("\n{line}\n"), &format!("\n{}\n", &line[2..]));
            let given = given(&edited, None);
            assert!(given.faults.is_empty(), "{line}: {:?}", given.faults);
            assert!(given.strongest_value(row.name).is_some(), "{line}");
        }
    }
}

#[test]
fn p2_one_entry_is_changed_and_all_else_stays_as_a_person_wrote_it() {
    let player = SettingsSection::from_name("player");
    for (before, after) in [
        ("[player]\nrate = 160\n", "[player]\nrate = 300\n"),
        ("[player]\n  rate=160   # mine\n\n", "[player]\n  rate=300   # mine\n\n"),
        (
            "# top\n[player] # me\n# rate = 160\nvoice = \"self\"\n",
            "# top\n[player] # me\nrate = 300\nvoice = \"self\"\n",
        ),
        ("[player]\nvoice = 'self'", "[player]\n# new\nrate = 300\nvoice = 'self'"),
        ("[hall]\nwords = \"nato\"\n", "[hall]\nwords = \"nato\"\n\n[player]\n# new\nrate = 300\n"),
        ("", "[player]\n# new\nrate = 300\n"),
        ("rate = 1\n[hall]\n", "rate = 300\n[hall]\n"),
        ("player = { rate = 160, pitch = 3 }\n", "player = { rate = 300, pitch = 3 }\n"),
        ("player.rate = 160\n", "player.rate = 300\n"),
        ("[player]\r\nrate = 160\r\nraet = 1\r\n", "[player]\r\nrate = 300\r\nraet = 1\r\n"),
        (
            "[player]\nrate = fast\nüñ = [\n[hall\nwords = 1\n",
            "[player]\n# new\nrate = 300\nrate = fast\nüñ = [\n[hall\nwords = 1\n",
        ),
        ("[profile.Anna]\nrate = 200\n", "[profile.Anna]\nrate = 200\n\n[player]\n# new\nrate = 300\n"),
    ] {
        assert_eq!(
            SettingsText::parse(before).with_entry_set(&player, "rate", "300", "new").as_deref(),
            Ok(after),
            "{before:?}"
        );
    }
    let anna = SettingsSection::Profile("Anna Maria".into());
    let with = SettingsText::parse("[player]\n").with_entry_set(&anna, "voice", "reader", "").unwrap();
    assert_eq!(with, "[player]\n\n[profile.\"Anna Maria\"]\nvoice = \"reader\"\n");
    assert_eq!(
        SettingsText::parse(&with).with_entry_set(&anna, "rate", "90", "").unwrap().matches("[profile").count(),
        1
    );
    let without =
        SettingsText::parse("[player]\nears = \"split\" # left\n").with_entry_commented_out(&player, "ears").unwrap();
    assert_eq!(without, "[player]\n# ears = \"split\" # left\n");
}

#[test]
fn p2_wrong_entries_are_told_with_line_what_was_understood_and_what_works() {
    for (file, english, german) in [
        (
            "[player]\n\nrate = \"fast\"\n",
            "line 3: rate \"fast\": not understood. Try rate 80 .. 450",
            "Zeile 3: rate \"fast\": ",
        ),
        ("[player]\nrate = 451\n", "line 2: rate \"451\": not understood. Try rate 80 .. 450", "Zeile 2: rate \"451\""),
        (
            "[player]\nraet = 200\n",
            "line 2: \"raet\" is no setting. Write rate",
            "\"raet\" ist keine Einstellung. Schreiben Sie rate",
        ),
        ("[player]\nbrightness = 2\n", "\"brightness\" is no setting. Type settings all", "einstellungen alle"),
        ("[hall]\nrate = 200\n", "line 2: rate belongs into the section player", "rate gehört in den Abschnitt player"),
        (
            "[speaker]\nrate = 2\n",
            "line 1: there is no section \"speaker\". There are player",
            "Abschnitt \"speaker\" gibt es nicht",
        ),
        ("[player]\nrate 200\n", "line 2: this is no entry", "Zeile 2: Das ist kein Eintrag"),
        ("[player]\nrate = 100\nrate = 200\n", "line 3: this is no entry", "Zeile 3"),
        ("[player]\nlang = \"fr\"\n", "line 2: lang \"fr\": not understood. Try lang en | de", "Zeile 2"),
        ("[player]\ncues = \"loud\"\n", "line 2: cues: \"loud\" is none of its words", "Zeile 2"),
        ("[player]\nrate = [1, 2]\n", "line 2: rate \"1, 2\": not understood. Try rate 80 .. 450", "Zeile 2"),
        ("[player]\nrate = 1979-05-27\n", "line 2: rate \"1979-05-27\": not understood", "Zeile 2"),
        ("[game]\ntime = \"5+x\"\n", "line 2: time \"5+x\": not understood", "Zeile 2"),
        ("[game.rules]\nseventy-five = \"maybe\"\n", "line 2: rule seventy-five=\"maybe\"", "Zeile 2"),
        ("[game.rules]\nsixty = \"no\"\n", "line 2: ", "Zeile 2: "),
        ("[profile.Anna]\ntime = \"5\"\n", "line 2: time belongs to a game and to no person", "gehört zu einer Partie"),
    ] {
        let faults = told(file, Lang::En);
        assert!(faults.len() == 1 && faults[0].contains(english), "{file:?}: {faults:?}");
        let faults = told(file, Lang::De);
        assert!(faults.len() == 1 && faults[0].contains(german), "{file:?}: {faults:?}");
    }
    // The rest counts all the same.
    let read = given("[player]\nrate = \"fast\"\n= 3\npitch = 40\n[hall]\nwords = \"nato\"\n", None);
    assert_eq!(read.strongest_value("pitch"), Some(&(vec!["40".to_owned()], SettingOrigin::File)));
    assert!(read.strongest_value("words").is_some() && read.strongest_value("rate").is_none());
    assert_eq!(read.faults.len(), 2);
}

#[test]
fn p2_defaults_file_profile_and_environment_count_in_this_order() {
    let file = "[profile.Anna]\nrate = 300\n[player]\nrate = 200\npitch = 40\n[profile.Bert]\nrate = 90\n";
    let variable = |name: &str| (name == "ANSAGE_RATE").then(|| "120".to_owned());
    let none = |_: &str| None;
    let value = |profile, environment: &dyn Fn(&str) -> Option<String>, name| {
        let mut all = given(file, profile);
        all.add_environment(environment, &parsers());
        all.strongest_value(name).cloned().map(|(values, origin)| (values.join(""), origin))
    };
    let is = |value: &str, origin| Some((value.to_owned(), origin));
    assert_eq!(value(None, &none, "rate"), is("200", SettingOrigin::File));
    assert_eq!(value(Some("anna"), &none, "rate"), is("300", SettingOrigin::Profile("Anna".into())));
    assert_eq!(value(Some("Anna"), &none, "pitch"), is("40", SettingOrigin::File));
    assert_eq!(value(Some("Bert"), &none, "rate"), is("90", SettingOrigin::Profile("Bert".into())));
    assert_eq!(value(Some("Anna"), &variable, "rate"), is("120", SettingOrigin::Environment));
    assert_eq!(value(None, &none, "volume"), None, "clap's own default");
    // No setting of a game comes from the environment.
    let laws = |name: &str| (name == "ANSAGE_LAWS").then(|| "2001".to_owned());
    assert_eq!(value(None, &laws, "laws"), None);
    // What is wrong there is told, and the source below counts.
    let wrong = |name: &str| (name == "ANSAGE_RATE").then(|| "fast".to_owned());
    assert_eq!(value(None, &wrong, "rate"), is("200", SettingOrigin::File));
}

#[test]
fn p2_an_event_names_games_and_hall_and_the_verifier_never_the_code() {
    let proof = |text: &str| text.starts_with('$');
    let event = |text: &str| {
        let mut given = ConfiguredValues::default();
        let code = given.add_event_file(&SettingsText::parse(text), &parsers(), proof);
        (given, code)
    };
    let (given, code) = event(
        "arbiter-code = \"$proof\"\nwhite = \"Anna\"\n[game]\nlaws = 2018\ntime = \"15+10\"\nduties = \"ab\"\n[rules]\n\
         seventy-five = false\n[hall]\nwords = \"nato\"\n",
    );
    assert_eq!((given.faults.len(), code.as_deref()), (0, Some("$proof")));
    for (name, value) in [("laws", "2018"), ("time", "15+10"), ("duties", "ab"), ("words", "nato"), ("white", "Anna")] {
        assert_eq!(given.strongest_value(name), Some(&(vec![value.to_owned()], SettingOrigin::Event)), "{name}");
    }
    assert_eq!(given.merged_rules(&[]), [("seventy-five".to_owned(), "no".to_owned())]);
    let typed = [("seventy-five".to_owned(), "yes".to_owned())];
    assert_eq!(given.merged_rules(&typed), typed, "an option goes before it");
    for (text, wrong) in [
        ("arbiter-code = \"geheim 7\"", SettingFaultKind::CodeItself),
        ("rate = 200", SettingFaultKind::NotHere("rate".into())),
        ("[machine]\naudio = \"none\"", SettingFaultKind::NotHere("audio".into())),
    ] {
        let (given, code) = event(text);
        assert!(code.is_none() && given.faults.len() == 1 && given.faults[0].what == wrong, "{:?}", given.faults);
        let said = setting_fault_text(&given.faults[0], "e.toml", true, &Locale::for_lang(Lang::En), &parsers());
        assert!(said.starts_with("e.toml, line ") && !said.contains("geheim"), "{said}");
    }
}

#[test]
fn p2_garbage_never_panics_and_is_never_lost() {
    let fresh = new_file_text(&Locale::for_lang(Lang::En), &parsers());
    let player = SettingsSection::from_name("player");
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let text = if seed % 2 == 0 {
            let bytes: Vec<u8> = (0..dice.below(400)).map(|_| LETTERS[dice.below(LETTERS.len())]).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            let mut letters: Vec<char> = fresh.chars().take(3_000).collect();
            for _ in 0..1 + dice.below(12) {
                let at = dice.below(letters.len());
                letters[at] = char::from(LETTERS[dice.below(LETTERS.len())]);
            }
            letters.into_iter().collect()
        };
        let read = SettingsText::parse(&text);
        let given = given(&text, Some("Anna"));
        for fault in &given.faults {
            let said = setting_fault_text(fault, "settings.toml", false, &Locale::for_lang(Lang::De), &parsers());
            assert!(!said.is_empty());
        }
        let Ok(with) = read.with_entry_set(&player, "rate", "300", "new") else { continue };
        let entry = SettingsText::parse(&with);
        let rate: Vec<_> = entry.entries.iter().filter(|entry| entry.name == "rate").collect();
        assert!(rate.iter().any(|entry| entry.value == Ok(vec!["300".to_owned()])), "seed {seed}");
        // One line is another one, or some are new; every other is there, in its order.
        let (before, after): (Vec<&str>, Vec<&str>) = (text.lines().collect(), with.lines().collect());
        let same = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
        let (before, after) = (&before[same..], &after[same..]);
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(|(one, other)| one == other).count();
        let lost = &before[..before.len() - tail];
        assert!(lost.len() <= 1 && lost.iter().all(|line| line.contains("rate")), "seed {seed}: {lost:?}");
    }
}

/// Bytes of which TOML means something, and a few others.
const LETTERS: &[u8] = b"[]{}=\"'#.,\n\n\n \t\\rate player hall 0123-+\x00\x7f\xc3\xbc\xff";

#[test]
fn p2_what_is_written_reads_as_it_was() {
    for value in ["300", "yes", "no", "a \"b\" \\ c", "Ä\u{7f}\t", "007", "", "dial,low=5:00", "99999999999999999999"]
    {
        let read = SettingsText::parse(&format!("x = {}", to_file_value(value)));
        assert_eq!(read.entries[0].value, Ok(vec![value.to_owned()]), "{value:?}");
    }
    let locale = Locale::for_lang(Lang::En);
    assert_eq!(find_setting("rate").map(|row| row.display_name(&locale)), Some("rate".into()));
    assert_eq!(locale.message_text("settings-nothing", &Args::new()), "nothing");
}
