//! Write HTML: every text escaped, every element closed.

use ansage_words::presentation::split_at_german_marks;
use std::fmt::Write as _;

/// Attributes of an element, in their order.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

/// A piece of a page.
#[derive(Debug, Clone)]
pub(super) struct Html {
    text: String,
}

impl Html {
    /// Nothing yet.
    pub(super) fn new() -> Html {
        Html { text: String::new() }
    }

    /// What was written.
    pub(super) fn into_string(self) -> String {
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

    /// An element with a text of ours.
    pub(super) fn write_text_element(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.element(name, attributes, |html| html.write_text(text));
    }

    /// An element with a text that somebody wrote: it may run from right to left, and disturbs nothing beside it.
    pub(super) fn write_quoted_element(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.element(name, attributes, |html| html.write_text_element("bdi", &[], text));
    }

    /// An element of SVG without anything inside.
    pub(super) fn write_empty_svg_element(&mut self, name: &str, attributes: Attributes<'_>) {
        self.open(name, attributes);
        self.text.push_str("/>");
    }

    /// A rectangle of SVG by its upper left corner and its size; `attributes` stand before these.
    pub(super) fn rect(&mut self, attributes: Attributes<'_>, corner: (usize, usize), size: (usize, usize)) {
        let [x, y, width, height] = [corner.0, corner.1, size.0, size.1].map(|number| number.to_string());
        let place = [("x", &*x), ("y", &*y), ("width", &*width), ("height", &*height)];
        self.write_empty_svg_element("rect", &[attributes, &place].concat());
    }

    /// A text of SVG at a place.
    pub(super) fn write_svg_text(&mut self, class: &str, (x, y): (usize, usize), text: &str) {
        self.write_text_element("text", &[("class", class), ("x", &x.to_string()), ("y", &y.to_string())], text);
    }

    /// A row of a table: its header, then its cells, in texts of ours.
    pub(super) fn row(&mut self, header: &str, cells: impl IntoIterator<Item = String>) {
        self.element("tr", &[], |html| {
            html.write_text_element("th", &[("scope", "row")], header);
            cells.into_iter().for_each(|cell| html.write_text_element("td", &[], &cell));
        });
    }

    /// A fact that somebody wrote, with what it is, in a list of facts.
    pub(super) fn write_fact(&mut self, term: &str, value: &str) {
        self.element("div", &[], |html| {
            html.write_text_element("dt", &[], term);
            html.write_quoted_element("dd", &[], value);
        });
    }

    /// A text; words of D.2.1 in it are marked as German.
    pub(super) fn write_text(&mut self, text: &str) {
        for (index, part) in split_at_german_marks(text).enumerate() {
            if index.is_multiple_of(2) {
                self.text.push_str(&escape_html(part));
            } else {
                let _ = write!(self.text, "<span lang=\"de\">{}</span>", escape_html(part));
            }
        }
    }

    /// A text of ours with [`GAP`]s in it, which are filled one after the other.
    pub(super) fn write_text_with_gaps(&mut self, text: &str, fillings: &[&dyn Fn(&mut Html)]) {
        let mut fillings = fillings.iter();
        for (index, part) in text.split(GAP).enumerate() {
            if index > 0
                && let Some(fill) = fillings.next()
            {
                fill(self);
            }
            self.write_text(part);
        }
    }

    /// What was already written as HTML.
    pub(super) fn write_raw_html(&mut self, html: &str) {
        self.text.push_str(html);
    }

    fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        let _ = write!(self.text, "<{name}");
        for (key, value) in attributes {
            let _ = write!(self.text, " {key}=\"{}\"", escape_html(value));
        }
    }
}

/// Stands in a text of ours where something else is put in; nothing that somebody wrote stands in such a text.
pub(super) const GAP: char = '\u{E002}';

/// After these no line is broken: it would be seen as a blank.
const INLINE: [&str; 6] = ["a", "span", "strong", "text", "tspan", "bdi"];

/// A text as it can stand anywhere in a page: no markup, no signs that steer a terminal or turn the direction of reading.
pub(super) fn escape_html(text: &str) -> String {
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
