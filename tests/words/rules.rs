//! Rules and their values have German names, which are typed and shown; the English ones are understood always.

use ansage_game::laws::{Edition, GameKind, PARAMETERS, Rules};
use ansage_words::locale::Lang;
use ansage_words::vocabulary::rules::{name, named, shown_value, value, values};
use std::collections::BTreeSet;

#[test]
fn d_1_every_rule_has_a_name_of_its_own_in_german_and_both_are_understood() {
    let mut seen = BTreeSet::new();
    for rule in PARAMETERS {
        let german = name(rule.name, Lang::De);
        assert_ne!(german, rule.name, "a name in German");
        assert_eq!(name(rule.name, Lang::En), rule.name);
        for typed in [rule.name, &german, &german.to_uppercase(), &german.replace('ü', "ue").replace('ß', "ss")] {
            assert_eq!(named(typed).map(|rule| rule.name), Some(rule.name), "{typed}");
        }
        assert!(named(&german).is_some() && seen.insert(german.clone()), "{german} names one rule");
        assert!(german.chars().count() <= 30, "{german} fits a line with its value");
        for taken in rule.values.split(" | ") {
            let word = shown_value(taken, Lang::De);
            assert_eq!(
                (value(rule.name, &word), value(rule.name, taken)),
                (taken.to_lowercase(), taken.to_lowercase())
            );
            let letters = taken.chars().filter(|letter| letter.is_lowercase()).count();
            assert!(letters < 2 || word != taken, "{} takes {taken}, which has a word in German", rule.name);
        }
    }
    let mut rules = Rules::of(Edition::Y2023, GameKind::Standard);
    rules.adapt("seventy-five", &value("seventy-five", "Nein")).expect("a value it takes");
    assert!(!rules.seventy_five);
    assert_eq!(values("0..1000 | always", Lang::De), "0..1000 | immer");
    assert_eq!(named("seventy"), None);
    // A word that another rule takes stays as it was typed, to be refused with the right ones.
    assert_eq!(value("seventy-five", "Dame"), "dame");
}
