//! Correct the words that voices get wrong: a respelling, and phonemes for voices that accept them.
//!
//! One table per language. Only words whose reading by `espeak-ng -x` was wrong are listed; the phoneme strings are
//! espeak's own mnemonics and were checked by its phoneme output. The Appendix (D.2.1) prints its German words in
//! ASCII, which no German voice reads rightly, so those are respelled with umlauts.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_sound::speech::lexicon;
//! let rows = lexicon::lexicon_rows(Lang::De);
//! assert!(rows.iter().any(|row| row.written == "cesar" && row.phonemes == Some("ts'e:zA:*")));
//! ```

use ansage_words::locale::Lang;

/// One word, or a few words that are read as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LexiconRow {
    /// As it is written, in lower case.
    pub written: &'static str,
    /// How to write it for a voice that takes only text.
    pub respelled: &'static str,
    /// espeak's mnemonics, where the respelling is not enough.
    pub phonemes: Option<&'static str>,
}

const fn spelled(written: &'static str, respelled: &'static str) -> LexiconRow {
    LexiconRow { written, respelled, phonemes: None }
}

const fn sounded(written: &'static str, respelled: &'static str, phonemes: &'static str) -> LexiconRow {
    LexiconRow { written, respelled, phonemes: Some(phonemes) }
}

/// German: espeak reads "Cesar" as Kesar, stresses "Rochade" and "Remis" on the first syllable, and reads the French
/// terms letter by letter.
const GERMAN: &[LexiconRow] = &[
    sounded("cesar", "Zesar", "ts'e:zA:*"),
    sounded("cäsar", "Zäsar", "ts'E:zA:*"),
    sounded("caesar", "Zäsar", "ts'E:zA:*"),
    sounded("rochade", "Rochade", "rOx'A:d@"),
    sounded("rochaden", "Rochaden", "rOx'A:d@n"),
    sounded("remis", "Remi", "r@m'i:"),
    sounded("en passant", "ang passang", "A~pas'A~"),
    sounded("j'adoube", "schadub", "Zad'u:b"),
    spelled("fuenf", "fünf"),
    spelled("koenig", "König"),
    spelled("laeufer", "Läufer"),
    spelled("schlaegt", "schlägt"),
];

/// English: the French terms.
const ENGLISH: &[LexiconRow] =
    &[sounded("en passant", "on passon", ",0npa#s'0n"), sounded("j'adoube", "zhadoob", "Za#d'u:b")];

/// The words of one language that need help.
pub fn lexicon_rows(lang: Lang) -> &'static [LexiconRow] {
    match lang {
        Lang::De => GERMAN,
        Lang::En => ENGLISH,
        Lang::Bg | Lang::Sr | Lang::Lv | Lang::Ru | Lang::Pl => &[],
    }
}
