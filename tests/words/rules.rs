//! Rules and their values have German names, which are typed and shown; the English ones are understood always.

use ansage_game::laws::{Edition, GameKind, PARAMETERS, Rules};
use ansage_words::locale::Lang;
use ansage_words::vocabulary::rules::{find_rule, parse_rule_value, rule_name, rule_value_text, rule_values_text};
use std::collections::BTreeSet;

#[test]
fn d_1_every_rule_has_a_name_of_its_own_in_german_and_both_are_understood() {
    let mut seen = BTreeSet::new();
    for rule in PARAMETERS {
        let german = rule_name(rule.name, Lang::De);
        assert_ne!(german, rule.name, "a name in German");
        assert_eq!(rule_name(rule.name, Lang::En), rule.name);
        for typed in [rule.name, &german, &german.to_uppercase(), &german.replace('ü', "ue").replace('ß', "ss")] {
            assert_eq!(find_rule(typed).map(|rule| rule.name), Some(rule.name), "{typed}");
        }
        assert!(find_rule(&german).is_some() && seen.insert(german.clone()), "{german} names one rule");
        assert!(german.chars().count() <= 30, "{german} fits a line with its value");
        for taken in rule.values.split(" | ") {
            let word = rule_value_text(taken, Lang::De);
            assert_eq!(
                (parse_rule_value(rule.name, &word), parse_rule_value(rule.name, taken)),
                (taken.to_lowercase(), taken.to_lowercase())
            );
            let letters = taken.chars().filter(|letter| letter.is_lowercase()).count();
            assert!(letters < 2 || word != taken, "{} takes {taken}, which has a word in German", rule.name);
        }
    }
    let mut rules = Rules::from_edition_and_kind(Edition::Y2023, GameKind::Standard);
    rules.adapt("seventy-five", &parse_rule_value("seventy-five", "Nein")).expect("a value it takes");
    assert!(!rules.seventy_five);
    assert_eq!(rule_values_text("0..1000 | always", Lang::De), "0..1000 | immer");
    assert_eq!(find_rule("seventy"), None);
    // A word that another rule takes stays as it was typed, to be refused with the right ones.
    assert_eq!(parse_rule_value("seventy-five", "Dame"), "dame");
}
