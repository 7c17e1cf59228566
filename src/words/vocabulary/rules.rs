//! Name the rules of the table, and the values they take, in the words in which an arbiter types them.
//!
//! In the game, the journal and every script a rule has its English name ([`Parameter::name`]). A German arbiter reads and
//! types a German one; the English one is understood always. Umlauts may be typed in two letters.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::rules;
//! assert_eq!(rules::rule_name("seventy-five", Lang::De), "fünfundsiebzig");
//! assert_eq!(rules::find_rule("Fuenfundsiebzig").map(|rule| rule.name), Some("seventy-five"));
//! assert_eq!(rules::rule_values_text("yes | no", Lang::De), "ja | nein");
//! assert_eq!(rules::parse_rule_value("seventy-five", "nein"), "no");
//! ```

use crate::locale::Lang;
use ansage_game::laws::Parameter;

/// The German name of each rule.
const NAMES: &[(&str, &str)] = &[
    ("illegal-loses-at", "regelwidrig-verliert-ab"),
    ("illegal-bonus", "regelwidrig-zeit"),
    ("illegal-on-claim", "regelwidrig-auf-reklamation"),
    ("illegal-claim-lost-by", "regelwidrig-erlischt"),
    ("cannot-mate-draws", "ohne-matt-remis"),
    ("unpromoted", "unverwandelt"),
    ("idle-press-is-illegal", "druck-ohne-zug-regelwidrig"),
    ("wrong-claim-bonus", "falsche-reklamation-zeit"),
    ("wrong-claim-halves", "falsche-reklamation-halbiert"),
    ("claim-lost-by", "reklamation-erlischt"),
    ("repetition", "wiederholung"),
    ("fivefold", "fünffach"),
    ("seventy-five", "fünfundsiebzig"),
    ("both-flags", "beide-blättchen"),
    ("default-time", "karenzzeit"),
    ("arbiter-calls-flag", "schiedsrichter-ruft-blättchen"),
    ("own-flag-up", "eigenes-blättchen-oben"),
    ("freeze", "beide-uhren-stehen"),
    ("first-increment", "erste-zugabe"),
    ("own-move-completes", "eigener-zug-schließt-ab"),
    ("setup-until", "aufstellung-bis"),
    ("colours-until", "farben-bis"),
    ("quickplay", "endspurtphase"),
    ("quickplay-applies", "endspurtphase-gilt"),
    ("agreement-after-move", "einigung-nach-zug"),
    ("resigning-draws", "aufgeben-ohne-matt-remis"),
    ("lost-link-stops", "trennung-hält-an"),
    ("speech-is-free", "sprechzeit-frei"),
    ("draws-from", "remis-ab"),
    ("opponent-hears", "gegner-hört"),
];

/// The German word of each value that is a word.
const VALUES: &[(&str, &str)] = &[
    ("yes", "ja"),
    ("no", "nein"),
    ("go-back", "zurück"),
    ("queen", "dame"),
    ("moving", "ziehen"),
    ("touching", "berühren"),
    ("temporary", "zeitweilig"),
    ("lasting", "dauernd"),
    ("consecutive", "aufeinander"),
    ("any", "beliebig"),
    ("play-on", "weiter"),
    ("draw-in-last", "remis-am-ende"),
    ("draw", "remis"),
    ("announced", "wie-bekanntgegeben"),
    ("always", "immer"),
    ("never", "nie"),
    ("article-10", "artikel-10"),
    ("appendix-g", "anhang-g"),
    ("guidelines", "richtlinien"),
];

/// A rule's name for a reader of this language.
pub fn rule_name(name: &str, lang: Lang) -> String {
    shown(NAMES, name, lang)
}

/// A value for a reader of this language.
pub fn rule_value_text(value: &str, lang: Lang) -> String {
    shown(VALUES, value, lang)
}

/// The values a rule takes, as [`Parameter::values`] lists them, for a reader of this language.
pub fn rule_values_text(values: &str, lang: Lang) -> String {
    let words: Vec<String> = values.split(" | ").map(|value| rule_value_text(value, lang)).collect();
    words.join(" | ")
}

/// The rule that was typed, in English or German.
pub fn find_rule(typed: &str) -> Option<&'static Parameter> {
    Parameter::from_name(&english(NAMES, typed))
}

/// A typed value as the rule called `rule_name` takes it. Where a rule does not take what a word means, the word stays as it is.
pub fn parse_rule_value(name: &str, typed: &str) -> String {
    let meant = english(VALUES, typed);
    let takes = Parameter::from_name(name).is_some_and(|rule| rule.values.split(" | ").any(|value| value == meant));
    if takes { meant } else { typed.trim().to_lowercase() }
}

fn shown(words: &[(&str, &str)], word: &str, lang: Lang) -> String {
    let german = words.iter().find(|(english, _)| *english == word).filter(|_| lang == Lang::De);
    german.map_or(word, |(_, german)| german).to_owned()
}

fn english(words: &[(&str, &str)], typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    let plain = in_two_letters(&typed);
    let known = words.iter().find(|(_, german)| in_two_letters(german) == plain);
    known.map_or(typed, |(english, _)| (*english).to_owned())
}

fn in_two_letters(text: &str) -> String {
    text.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss")
}
