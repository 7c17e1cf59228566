//! Name values in both languages: the English names stand in options and in the file, both are understood everywhere.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage::station::settings::value_words::{canonical_value, localized_value};
//! assert_eq!(canonical_value("Vorleser"), "reader");
//! assert_eq!(localized_value("letters", Lang::De), "buchstaben");
//! ```

use ansage_seats::console::spellings::Spellings;
use ansage_words::locale::Lang;

/// The names of values in both languages: English ones are written in the file and in options.
pub const VALUE_WORDS: &[Spellings] = &[
    Spellings { english: "yes", german: "ja" },
    Spellings { english: "no", german: "nein" },
    Spellings { english: "off", german: "aus" },
    Spellings { english: "on", german: "an | ein" },
    Spellings { english: "none", german: "ohne | keine | keiner" },
    Spellings { english: "all", german: "alle" },
    Spellings { english: "self", german: "selbst" },
    Spellings { english: "reader", german: "vorleser" },
    Spellings { english: "quiet", german: "still" },
    Spellings { english: "words", german: "wörter | worte" },
    Spellings { english: "letters", german: "buchstaben" },
    Spellings { english: "cues", german: "töne | signale" },
    Spellings { english: "long", german: "lang" },
    Spellings { english: "short", german: "kurz" },
    Spellings { english: "split", german: "getrennt" },
    Spellings { english: "same", german: "gleich" },
    Spellings { english: "default", german: "standard" },
    Spellings { english: "white", german: "weiß" },
    Spellings { english: "black", german: "schwarz" },
    Spellings { english: "both", german: "beide" },
    Spellings { english: "tournament", german: "turnier" },
    Spellings { english: "practice", german: "übung" },
    Spellings { english: "asked", german: "erbeten" },
    Spellings { english: "plain", german: "schlicht" },
    Spellings { english: "signs", german: "zeichen" },
    Spellings { english: "large", german: "groß" },
    Spellings { english: "dark", german: "dunkel" },
    Spellings { english: "light", german: "hell" },
    Spellings { english: "strong", german: "kräftig" },
    Spellings { english: "drawn", german: "ausgelost" },
    Spellings { english: "stop", german: "halten" },
    Spellings { english: "run", german: "laufen" },
];

/// A value that was typed in either language, as options and the file have it.
pub fn canonical_value(typed: &str) -> String {
    let lower = typed.trim().to_lowercase();
    let known = VALUE_WORDS.iter().find(|row| row.has_word(&lower));
    known.map_or_else(|| typed.trim().to_owned(), |row| row.english.to_owned())
}

/// The English name of a value whose German one this is, letter for letter.
pub fn english_value(german: &str) -> Option<&'static str> {
    VALUE_WORDS.iter().find(|row| row.words_in_language(Lang::De).any(|word| word == german)).map(|row| row.english)
}

/// A value as it is called in a language.
pub fn localized_value(value: &str, lang: Lang) -> String {
    let known = VALUE_WORDS.iter().find(|row| row.english == value);
    known.map_or_else(|| value.to_owned(), |row| row.first_word(lang).to_owned())
}
