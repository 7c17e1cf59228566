//! Names that read like a message of the program, in any of its languages.
//!
//! Every message is cut into its sentences, with each variant of a selector on its own. A sentence matches by its words:
//! letters of either case are the same, and punctuation does not count. A name that is no such sentence, and yet is made of
//! nothing but words that are said in the hall, reads like one too: [`hall_words`].

mod hall_words;

use super::message::CleanText;
use super::texts::all_sources;
use ansage_game::foreign::{ForeignText, PersonName};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Sentences with more letters than any name are no danger.
const LONGEST: usize = ansage_game::foreign::PERSON_NAME_MAX;

/// A single word with fewer letters says nothing.
const SHORTEST: usize = 3;

/// Stands for a variable, which may be any words.
const GAP: &str = "\0";

/// The beginnings of one sentence: one for each way through the selectors. A beginning that became too long is gone.
type Beginnings = BTreeSet<Vec<String>>;

static SENTENCES: LazyLock<Sentences> = LazyLock::new(Sentences::collect);

/// Returns `true` if this is a message of the program, a sentence of one or holds such a sentence, has only words of the
/// hall, or is of letters that look like those of another script.
///
/// ```
/// use ansage_words::locale::reads_like_message;
/// assert!(reads_like_message("black resigns") && reads_like_message("Dr. Black resigns! White wins"));
/// assert!(reads_like_message("Draw agreed") && reads_like_message("BLACKRESIGNS"));
/// assert!(!reads_like_message("Judit Polgár") && !reads_like_message("Jonathan White"));
/// ```
pub fn reads_like_message(name: &str) -> bool {
    let known = words(name);
    // The texts of all languages are cut into sentences for a person's name only.
    !known.is_empty() && (has_mixed_scripts(name) || hall_words::has_only_hall_words(&known) || is_sentence(known))
}

/// Returns `true` if letters of more than one of the Latin, Greek and Cyrillic scripts are in this. Many look the same, so
/// that a name can be read as another.
///
/// ```
/// use ansage_words::locale::has_mixed_scripts;
/// assert!(has_mixed_scripts("Bl\u{430}ck resigns") && !has_mixed_scripts("Žydrūnas"));
/// ```
pub fn has_mixed_scripts(text: &str) -> bool {
    let script = |letter: char| match letter {
        'A'..='Z' | 'a'..='z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Some(LetterScript::Latin),
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(LetterScript::Greek),
        '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' => Some(LetterScript::Cyrillic),
        _ => None,
    };
    let mut scripts = text.chars().filter(|letter| letter.is_alphabetic()).filter_map(script);
    scripts.next().is_some_and(|first| scripts.any(|other| other != first))
}

/// A script whose letters look like those of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LetterScript {
    Latin,
    Greek,
    Cyrillic,
}

/// Whether these words are a sentence of the program or hold one.
fn is_sentence(name: Vec<String>) -> bool {
    // Letters before the first word of a sentence do not hide it: "e4Black resigns".
    let joined = name.join(" ");
    SENTENCES.whole.contains(&name)
        || SENTENCES.within.iter().any(|sentence| joined.contains(sentence.as_str()))
        || SENTENCES.with_gaps.iter().any(|sentence| fills(&name, sentence))
}

/// The name of a person as it is printed. Where another program let a name pass that reads like a message of this one, it
/// stands within quotation marks.
pub fn name_text(name: &PersonName) -> String {
    match reads_like_message(name.as_str()) {
        true => ForeignText::new(name.as_str()).to_string(),
        false => name.to_string(),
    }
}

impl From<&PersonName> for CleanText {
    fn from(name: &PersonName) -> CleanText {
        CleanText(name_text(name))
    }
}

impl From<PersonName> for CleanText {
    fn from(name: PersonName) -> CleanText {
        CleanText::from(&name)
    }
}

impl CleanText {
    /// The value of a setting or the name of a voice, which a person may have typed or a file may hold. It is within quotation
    /// marks where it reads like a message. A single word does not: it is always printed within a sentence.
    pub fn value(value: &str) -> CleanText {
        let value = ForeignText::new(value);
        match value.bare().contains(' ') && is_sentence(words(value.bare())) {
            true => CleanText::from(value),
            false => CleanText(value.bare().to_owned()),
        }
    }
}

/// The sentences of all languages.
#[derive(Debug, Default)]
struct Sentences {
    /// All that have no variable: a name may not be one.
    whole: BTreeSet<Vec<String>>,
    /// Those that say something on their own: a name may not hold one.
    within: BTreeSet<String>,
    /// Those with variables that say something whatever these are: a name may not be one.
    with_gaps: BTreeSet<Vec<String>>,
}

impl Sentences {
    fn collect() -> Sentences {
        let mut sentences = Sentences::default();
        for source in all_sources() {
            let resource = parse(source).unwrap_or_else(|(readable, _)| readable);
            let messages = resource.body.iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            });
            for message in messages {
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                message.value.iter().chain(attributes).for_each(|pattern| sentences.add_pattern(pattern));
            }
        }
        sentences
    }

    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        let rest = self.follow(pattern, BTreeSet::from([Vec::new()]));
        rest.into_iter().for_each(|words| self.add(words, false));
    }

    /// Goes on with the beginnings through a pattern, and takes down each sentence that ends in it.
    fn follow(&mut self, pattern: &Pattern<&str>, mut open: Beginnings) -> Beginnings {
        for element in &pattern.elements {
            open = match element {
                PatternElement::TextElement { value } => self.follow_text(value, open),
                PatternElement::Placeable { expression } => match expression {
                    Expression::Select { variants, .. } => {
                        variants.iter().flat_map(|variant| self.follow(&variant.value, open.clone())).collect()
                    }
                    Expression::Inline(InlineExpression::StringLiteral { value }) => self.follow_text(value, open),
                    Expression::Inline(_) => open.into_iter().map(|words| with_word(words, GAP)).collect(),
                },
            };
        }
        open
    }

    fn follow_text(&mut self, text: &str, mut open: Beginnings) -> Beginnings {
        for part in text.split_inclusive(['.', '!', '?', ':', ';']) {
            let added = words(part);
            open =
                open.into_iter().map(|words| added.iter().fold(words, |words, word| with_word(words, word))).collect();
            open.retain(|words| words.iter().map(String::len).sum::<usize>() <= LONGEST);
            if part.ends_with(['.', '!', '?', ':', ';']) {
                open.into_iter().for_each(|words| self.add(words, part.ends_with(['.', '!', '?'])));
                open = BTreeSet::from([Vec::new()]);
            }
        }
        open
    }

    fn add(&mut self, words: Vec<String>, ended: bool) {
        let known = words.iter().filter(|word| *word != GAP).count();
        match (words.len() - known, known) {
            (_, 0) => {}
            // A letter for a piece or a side says nothing.
            (0, 1) if words[0].chars().count() < SHORTEST => {}
            // Two words that no full stop ends may stand in a name: "the King".
            (0, _) => {
                if known > 2 || known > 1 && ended {
                    self.within.insert(words.join(" "));
                }
                self.whole.insert(words);
            }
            (_, 1) => {}
            _ => {
                self.with_gaps.insert(words);
            }
        }
    }
}

fn with_word(mut words: Vec<String>, word: &str) -> Vec<String> {
    words.push(word.to_owned());
    words
}

/// The words of a text, in small letters.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.map(str::to_lowercase).collect()
}

/// Whether a name is a sentence whose gaps are filled with words.
fn fills(name: &[String], sentence: &[String]) -> bool {
    match (name, sentence) {
        ([], []) => true,
        ([_, name @ ..], [gap, rest @ ..]) if gap == GAP => fills(name, rest) || fills(name, sentence),
        ([word, name @ ..], [known, rest @ ..]) => word == known && fills(name, rest),
        _ => false,
    }
}
