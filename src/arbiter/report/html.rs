//! Write HTML: every text escaped, every element closed.

use crate::locale::Lang;
use crate::presentation::{Piece, pieces};
use std::fmt::Write as _;

/// Attributes of an element, in their order.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

/// A piece of a page in one language.
#[derive(Debug, Clone)]
pub(super) struct Html {
    text: String,
    lang: Lang,
}

impl Html {
    /// Nothing yet.
    pub(super) fn new(lang: Lang) -> Html {
        Html { text: String::new(), lang }
    }

    /// What was written.
    pub(super) fn finish(self) -> String {
        self.text
    }

    /// An element with what is inside it.
    pub(super) fn element(&mut self, name: &str, attributes: Attributes<'_>, inside: impl FnOnce(&mut Html)) {
        self.open(name, attributes);
        self.text.push('>');
        inside(self);
        let _ = write!(self.text, "</{name}>");
        if !INLINE.contains(&name) {
            self.text.push('\n');
        }
    }

    /// An element with a text of ours; words of D.2.1 in it are marked as German.
    pub(super) fn told(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.element(name, attributes, |html| html.words(text));
    }

    /// An element with a text that somebody wrote.
    pub(super) fn plain(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.element(name, attributes, |html| html.text.push_str(&escaped(text)));
    }

    /// An element of SVG without anything inside.
    pub(super) fn shape(&mut self, name: &str, attributes: Attributes<'_>) {
        self.open(name, attributes);
        self.text.push_str("/>");
    }

    /// A text, where what is quoted for the German voice is marked as German.
    pub(super) fn words(&mut self, text: &str) {
        self.pieces(&pieces(self.lang, text), text);
    }

    /// Spoken pieces one after the other; sounds and pauses are not to be read.
    pub(super) fn spoken(&mut self, pieces: &[Piece]) {
        self.pieces(pieces, "");
    }

    /// What was already written as HTML.
    pub(super) fn raw(&mut self, html: &str) {
        self.text.push_str(html);
    }

    /// `whole` is the text that was cut into the pieces; what stands between two of them is taken from it.
    fn pieces(&mut self, pieces: &[Piece], whole: &str) {
        let mut rest = whole;
        let mut first = true;
        for piece in pieces {
            let Piece::Words { lang, text } = piece else { continue };
            match rest.find(text.as_str()) {
                Some(at) => {
                    self.text.push_str(&escaped(&without_marks(&rest[..at])));
                    rest = &rest[at + text.len()..];
                }
                None if !first => self.text.push(' '),
                None => {}
            }
            first = false;
            if *lang == self.lang {
                self.text.push_str(&escaped(text));
            } else {
                let _ = write!(self.text, "<span lang=\"{lang}\">{}</span>", escaped(text));
            }
        }
        self.text.push_str(&escaped(&without_marks(rest)));
    }

    fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        let _ = write!(self.text, "<{name}");
        for (key, value) in attributes {
            let _ = write!(self.text, " {key}=\"{}\"", escaped(value));
        }
    }
}

/// After these no line is broken: it would be seen as a blank.
const INLINE: [&str; 6] = ["a", "span", "strong", "text", "tspan", "bdi"];

fn without_marks(text: &str) -> String {
    text.chars().filter(|letter| !('\u{E000}'..='\u{E001}').contains(letter)).collect()
}

/// A text as it can stand anywhere in a page: no markup, no signs that steer a terminal or turn the direction of reading.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(letter),
            '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FFFE}' | '\u{FFFF}' => {
                safe.push(char::REPLACEMENT_CHARACTER);
            }
            _ if letter.is_control() => safe.push(char::REPLACEMENT_CHARACTER),
            _ => safe.push(letter),
        }
    }
    safe
}
