//! Cut an utterance into steps, and its words into segments that a voice can say.
//!
//! A [`PhraseStep`] is what is made and played as a whole: some words of one language, an earcon, or silence. Long texts are
//! cut at the ends of sentences, so that the first sound does not wait for the last word and little memory is used.
//! [`apply_lexicon`] applies the lexicon; numbers and clock readings are left as they are written.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_sound::speech::phrase;
//! let words = phrase::apply_lexicon(Lang::De, "Bauer Cesar fuenf");
//! assert_eq!(phrase::text_with_phonemes(&words), "Bauer [[ts'e:zA:*]] fünf");
//! assert_eq!(phrase::text_without_phonemes(&words), "Bauer Zesar fünf");
//! ```

use crate::speech::lexicon::{self, LexiconRow};
use ansage_game::moment::Span;
use ansage_words::locale::Lang;
use ansage_words::presentation::{Earcon, SpeechPiece};

/// Between the words of two languages, or of two sentences.
pub const GAP: Span = Span::from_millis(120);

/// Around an earcon.
const EARCON_GAP: Span = Span::from_millis(40);

/// A text of more bytes is cut at the ends of its sentences.
const LONG: usize = 160;

/// What is made and played as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhraseStep {
    /// Words for one voice.
    Words {
        /// Their language.
        lang: Lang,
        /// The text, as it is written.
        text: String,
    },
    /// A short sound.
    Earcon(Earcon),
    /// Nothing.
    Silence(Span),
}

/// The steps of an utterance, in order; without its words when `spoken` is false.
pub fn phrase_steps(speech: &[SpeechPiece], spoken: bool) -> Vec<PhraseStep> {
    let mut steps: Vec<PhraseStep> = Vec::new();
    for piece in speech {
        match piece {
            SpeechPiece::Words { lang, text } if spoken => {
                for sentence in sentences(text) {
                    add(&mut steps, PhraseStep::Words { lang: *lang, text: sentence.to_owned() });
                }
            }
            SpeechPiece::Words { .. } => {}
            SpeechPiece::Earcon(earcon) => add(&mut steps, PhraseStep::Earcon(*earcon)),
            SpeechPiece::Pause(span) => steps.push(PhraseStep::Silence(*span)),
        }
    }
    steps
}

/// Add a sound, with silence between it and a sound before it.
fn add(steps: &mut Vec<PhraseStep>, step: PhraseStep) {
    match (steps.last(), &step) {
        (None | Some(PhraseStep::Silence(_)), _) => {}
        (Some(PhraseStep::Words { .. }), PhraseStep::Words { .. }) => steps.push(PhraseStep::Silence(GAP)),
        _ => steps.push(PhraseStep::Silence(EARCON_GAP)),
    }
    steps.push(step);
}

/// A text as a whole, or sentence by sentence where it is long. Nothing is given for a text without words.
fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while rest.len() > LONG {
        let ends = rest.match_indices(['.', '!', '?', ';', '\n']).map(|(at, mark)| at + mark.len());
        let end = ends.into_iter().find(|&at| at >= 40 && rest[at..].starts_with(char::is_whitespace));
        let Some(end) = end else { break };
        found.push(rest[..end].trim());
        rest = &rest[end..];
    }
    found.push(rest.trim());
    found.retain(|one| one.chars().any(char::is_alphanumeric));
    found
}

/// A stretch of a text: as it is, or a word that needs help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextSegment {
    /// Text that a voice reads rightly.
    Text(String),
    /// A word of the lexicon.
    Helped(LexiconRow),
}

/// Apply the lexicon of a language to a text.
pub fn apply_lexicon(lang: Lang, text: &str) -> Vec<TextSegment> {
    let rows = lexicon::lexicon_rows(lang);
    let mut found = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    let mut inside_word = false;
    while let Some(first) = rest.chars().next() {
        if !inside_word && let Some((row, length)) = help_at(rows, rest) {
            if !plain.is_empty() {
                found.push(TextSegment::Text(std::mem::take(&mut plain)));
            }
            found.push(TextSegment::Helped(row));
            rest = &rest[length..];
            continue;
        }
        inside_word = first.is_alphanumeric();
        plain.push(first);
        rest = &rest[first.len_utf8()..];
    }
    if !plain.is_empty() {
        found.push(TextSegment::Text(plain));
    }
    found
}

/// The row that fits the beginning of `rest` up to the end of a word, and how many bytes it takes.
fn help_at(rows: &[LexiconRow], rest: &str) -> Option<(LexiconRow, usize)> {
    rows.iter().find_map(|row| {
        let length = row.written.len();
        let candidate = rest.get(..length)?;
        let ends = !rest[length..].starts_with(char::is_alphanumeric);
        (ends && candidate.to_lowercase() == row.written).then_some((*row, length))
    })
}

/// Without control characters: voices take some of them for commands, and one ends a C string.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|one| if one.is_control() && one != '\n' { ' ' } else { one }).collect()
}

/// The text for a voice that takes phonemes in double square brackets. Brackets in the text itself are separated:
/// what a player types must not be read as phonemes.
pub fn text_with_phonemes(segments: &[TextSegment]) -> String {
    let say = |segment: &TextSegment| match segment {
        TextSegment::Text(text) => printable(text).replace("[[", "[ ["),
        TextSegment::Helped(LexiconRow { phonemes: Some(phonemes), .. }) => format!("[[{phonemes}]]"),
        TextSegment::Helped(row) => row.respelled.to_owned(),
    };
    segments.iter().map(say).collect()
}

/// The text for a voice that takes only text.
pub fn text_without_phonemes(segments: &[TextSegment]) -> String {
    let say = |segment: &TextSegment| match segment {
        TextSegment::Text(text) => printable(text),
        TextSegment::Helped(row) => row.respelled.to_owned(),
    };
    segments.iter().map(say).collect()
}
