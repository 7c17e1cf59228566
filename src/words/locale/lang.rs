//! Name the languages of texts and voices, and choose one.
//!
//! ```
//! use ansage_words::locale::Lang;
//! assert_eq!("de_DE.UTF-8".parse(), Ok(Lang::De));
//! assert_eq!(Lang::Sr.to_string(), "sr");
//! assert!("C".parse::<Lang>().is_err());
//! ```

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language of texts or of a voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Bulgarian.
    Bg,
    /// Serbian, ijekavian, in Latin letters.
    Sr,
    /// Latvian.
    Lv,
    /// Russian.
    Ru,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language the program knows words of.
    pub const ALL: [Lang; 7] = [Lang::En, Lang::De, Lang::Bg, Lang::Sr, Lang::Lv, Lang::Ru, Lang::Pl];

    /// The languages that have texts in `locales/`.
    pub const TEXTS: [Lang; 2] = [Lang::En, Lang::De];

    /// The code of ISO 639-1, as `--lang` takes it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Bg => "bg",
            Lang::Sr => "sr",
            Lang::Lv => "lv",
            Lang::Ru => "ru",
            Lang::Pl => "pl",
        }
    }

    /// What the language calls itself, for a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Bg => "български",
            Lang::Sr => "srpski",
            Lang::Lv => "latviešu",
            Lang::Ru => "русский",
            Lang::Pl => "polski",
        }
    }

    /// The identifier Fluent and the plural rules go by. Every code of ours is one; a test shows it.
    pub(super) fn language_identifier(self) -> LanguageIdentifier {
        let tag = if self == Lang::Sr { "sr-Latn" } else { self.code() };
        tag.parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that names none of the languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLang(
    /// The code as it was given.
    pub String,
);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "language {:?} is not one of", self.0)?;
        Lang::ALL.iter().try_for_each(|lang| write!(f, " {lang}"))
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads `de`, `de-AT` and `de_DE.UTF-8` alike: only the language counts, not the country nor the character set.
    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        let language = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let found = Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()));
        found.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// The language with texts that fits the wishes best, most wanted first; `None` where no wish can be met.
pub fn best_matching_lang(wishes: impl IntoIterator<Item = impl AsRef<str>>) -> Option<Lang> {
    let wishes: Vec<LanguageIdentifier> = wishes.into_iter().filter_map(|wish| identifier(wish.as_ref())).collect();
    let texts = Lang::TEXTS.map(Lang::language_identifier);
    let best = *negotiate_languages(&wishes, &texts, None, NegotiationStrategy::Filtering).first()?;
    Lang::TEXTS.into_iter().find(|lang| lang.language_identifier() == *best)
}

/// POSIX locales carry a character set and a modifier, which language identifiers do not know.
fn identifier(wish: &str) -> Option<LanguageIdentifier> {
    wish.split(['.', '@']).next()?.parse().ok()
}
