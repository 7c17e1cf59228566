//! Hold the words of a table's row in the two languages in which is typed, and the words that stand behind many of them.
//!
//! ```
//! use ansage_seats::console::spellings::Spellings;
//! use ansage_words::locale::Lang;
//! let words = Spellings { english: "flag", german: "fahne | blättchen" };
//! assert!(words.has_word("flag") && words.has_word("blättchen") && words.has_word("blaettchen"));
//! assert_eq!(words.first_word(Lang::De), "fahne");
//! assert_eq!(words.words_in_language(Lang::De).collect::<Vec<_>>(), ["fahne", "blättchen", "blaettchen"]);
//! ```

use ansage_game::seat::Color;
use ansage_words::locale::Lang;

/// The words of a row, with bars between them; small letters, the first one for the help. German ones are
/// also typed without umlauts, which is not written here.
#[derive(Debug, Clone, Copy)]
pub struct Spellings {
    /// In English; these do in every language.
    pub english: &'static str,
    /// In German.
    pub german: &'static str,
}

impl Spellings {
    /// All its words.
    pub fn all_words(self) -> impl Iterator<Item = String> {
        self.words_in_language(Lang::En).chain(self.words_in_language(Lang::De))
    }

    fn written(self, lang: Lang) -> impl Iterator<Item = &'static str> {
        if lang == Lang::De { self.german } else { self.english }.split(" | ")
    }

    /// Its words in a language; one with letters that not every keyboard has, without them too.
    pub fn words_in_language(self, lang: Lang) -> impl Iterator<Item = String> {
        self.written(lang)
            .flat_map(|word| [Some(word.to_owned()), Some(in_ascii(word)).filter(|plain| plain != word)])
            .flatten()
    }

    /// The word for the help in a language.
    pub fn first_word(self, lang: Lang) -> &'static str {
        self.written(lang).next().unwrap_or_default()
    }

    /// Whether this is one of them.
    pub fn has_word(self, word: &str) -> bool {
        self.all_words().any(|known| known == word)
    }
}

/// As it is typed where there are no umlauts.
fn in_ascii(word: &str) -> String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .iter()
        .fold(word.to_owned(), |word, (letter, plain)| word.replace(letter, plain))
}

/// On or off, in small letters.
pub(crate) fn parse_on_off(word: &str) -> Option<bool> {
    match word {
        "on" | "an" | "ein" => Some(true),
        "off" | "aus" => Some(false),
        _ => None,
    }
}

/// A player, by his colour.
pub fn parse_color(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "white" | "w" | "weiß" | "weiss" => Some(Color::White),
        "black" | "schwarz" => Some(Color::Black),
        _ => None,
    }
}
