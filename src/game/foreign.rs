//! Text from elsewhere: what a person typed, a file held, or another station sent.
//!
//! Such text may hold line breaks, terminal sequences or the program's own messages. [`clean_line`] is the one function that
//! makes it harmless. [`ForeignText`] and [`PersonName`] hold nothing else, so that no other text can be printed by mistake:
//! a foreign text prints within quotation marks, a name prints as it is. Both are cleaned on the way in, JSON included.

use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use unicode_normalization::char::is_combining_mark;

/// The most characters of a text from elsewhere, as of a line that a person types.
pub const FOREIGN_TEXT_MAX: usize = 200;
/// The most characters of a name: one line of a Braille display.
pub const PERSON_NAME_MAX: usize = 40;
/// The most combining marks on one letter. Written languages need at most three; more of them cover other lines.
const MAX_MARKS: usize = 3;

/// Returns `text` as one line of at most `max` characters. Line breaks, control characters and any other white space become
/// single spaces. Characters that change the direction of reading, have no width, or have a meaning for this program alone
/// are dropped. A text that was cut ends with `…`.
///
/// ```
/// use ansage_game::foreign::clean_line;
/// assert_eq!(clean_line("e4\r\nBlack \u{202e}resigns.\u{1b}[2J", 40), "e4 Black resigns. [2J");
/// assert_eq!(clean_line("abcdef", 4), "abc…");
/// ```
pub fn clean_line(text: &str, max: usize) -> String {
    let mut line = String::new();
    let (mut length, mut marks, mut space) = (0, 0, false);
    for letter in text.chars() {
        if is_dropped(letter) {
            continue;
        }
        if letter.is_whitespace() || letter.is_control() {
            space = length > 0;
            continue;
        }
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MAX_MARKS || marks > 0 && (length == 0 || space) {
            continue;
        }
        if length + usize::from(space) >= max {
            return cut(&line, max);
        }
        if std::mem::take(&mut space) {
            line.push(' ');
            length += 1;
        }
        line.push(letter);
        length += 1;
    }
    line
}

/// The beginning of a line that goes on: its last character makes room for the mark.
fn cut(line: &str, max: usize) -> String {
    let mut beginning: String = line.chars().take(max.saturating_sub(1)).collect();
    beginning.truncate(beginning.trim_end().len());
    if max > 0 {
        beginning.push('…');
    }
    beginning
}

/// Whether a character steers the reading of others, or is not seen at all.
const fn is_dropped(letter: char) -> bool {
    matches!(letter,
        // Soft hyphen, grapheme joiner, Arabic letter mark, Hangul and Khmer fillers, Mongolian separators.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        // No width, marks of direction and their isolates, invisible operators.
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{ffa0}'
        // Variation selectors, byte order mark, annotations, tags.
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        // Private use: the program marks German words and gaps with three of these.
        | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
        // These are never characters.
        | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}' | '\u{ffff}')
}

/// Whether the program marks German words or a gap with this character.
const fn is_program_mark(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{e002}')
}

/// Returns a text of the program's own words on one line. A line break or another control character becomes a space, and a
/// character that steers the reading of others is dropped. The program's own marks remain.
///
/// ```
/// use ansage_game::foreign::clean_own_text;
/// assert_eq!(clean_own_text("Black\nresigns\u{202e}.".to_owned()), "Black resigns.");
/// ```
pub fn clean_own_text(text: String) -> String {
    let steers = |letter: char| is_dropped(letter) && !is_program_mark(letter);
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    if !text.contains(|letter| steers(letter) || breaks(letter)) {
        return text;
    }
    text.chars().filter(|letter| !steers(*letter)).map(|letter| if breaks(letter) { ' ' } else { letter }).collect()
}

/// Whether a character may pass for the quotation marks around a foreign text.
const fn is_quotation_mark(letter: char) -> bool {
    matches!(
        letter,
        '"' | '«'
            | '»'
            | 'ʺ'
            | '˝'
            | '“'
            | '”'
            | '„'
            | '‟'
            | '″'
            | '‶'
            | '❝'
            | '❞'
            | '〝'
            | '〞'
            | '〟'
            | '＂'
    )
}

/// Text from elsewhere: one clean line of at most [`FOREIGN_TEXT_MAX`] characters. It prints within quotation marks, which
/// nothing in it can close.
///
/// ```
/// use ansage_game::foreign::ForeignText;
/// assert_eq!(ForeignText::new("e4\". Black resigns.").to_string(), "\"e4'. Black resigns.\"");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct ForeignText(String);

impl ForeignText {
    /// Cleans a text.
    pub fn new(text: &str) -> ForeignText {
        ForeignText(clean_line(text, FOREIGN_TEXT_MAX))
    }

    /// Cleans the beginning of a text, where there is room for no more than `max` characters.
    pub fn new_within(text: &str, max: usize) -> ForeignText {
        ForeignText(clean_line(text, max.min(FOREIGN_TEXT_MAX)))
    }

    /// The text without quotation marks: to be compared, or written into a file that has marks of its own.
    pub fn bare(&self) -> &str {
        &self.0
    }

    /// Returns `true` if there is no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for ForeignText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.replace(is_quotation_mark, "'"))
    }
}

/// The name of a player, an arbiter, an event or a station: one clean line of at most [`PERSON_NAME_MAX`] characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct PersonName(String);

impl PersonName {
    /// Cleans a name.
    pub fn new(name: &str) -> PersonName {
        PersonName(clean_line(name, PERSON_NAME_MAX))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns `true` if no name is known.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for PersonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

macro_rules! cleaned_from_text {
    ($($type:ident)*) => {$(
        impl From<&str> for $type {
            fn from(text: &str) -> $type {
                $type::new(text)
            }
        }

        impl From<String> for $type {
            fn from(text: String) -> $type {
                $type::new(&text)
            }
        }

        impl PartialEq<str> for $type {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl PartialEq<&str> for $type {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer).map($type::from)
            }
        }
    )*};
}

cleaned_from_text!(ForeignText PersonName);
