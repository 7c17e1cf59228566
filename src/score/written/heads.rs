//! Take the lines above a score that are no moves: `Weiß: Anna Berg`, and the heads of columns.

use crate::score::pgn::Section;
use crate::vocabulary::is_word;

/// The heads of columns in the languages of the program.
const HEADS: &[&str] = &[
    "nr",
    "no",
    "move",
    "moves",
    "zug",
    "white",
    "black",
    "weiß",
    "weiss",
    "schwarz",
    "бели",
    "черни",
    "ход",
    "bijeli",
    "crni",
    "potez",
    "baltie",
    "melnie",
    "gājiens",
    "белые",
    "чёрные",
    "черные",
    "białe",
    "czarne",
    "ruch",
    "posunięcie",
];

/// Moves the heads from the movetext to the headers; gives the column in which the moves begin.
pub fn take(section: &mut Section, mut column: usize) -> usize {
    loop {
        let text = section.movetext;
        let end = text.find('\n').map_or(text.len(), |i| i + 1);
        let line = text[..end].trim();
        if end == 0 {
            return column;
        }
        if !line.is_empty() {
            let Some(head) = head(line) else { return column };
            section.tags.push(head);
        }
        section.movetext = &text[end..];
        section.line += 1;
        column = 1;
    }
}

fn head(line: &str) -> Option<(String, String)> {
    if line.len() > 400 {
        return None;
    }
    if let Some((name, value)) = line.split_once(':') {
        let is_name = name.chars().count() > 2
            && name.chars().all(|c| c.is_alphabetic() || c == ' ')
            && !name.split_whitespace().any(is_word);
        return is_name.then(|| (name.trim().to_owned(), value.trim().to_owned()));
    }
    let is_part = |c: char| c.is_alphabetic();
    let mut words = line.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).peekable();
    words.peek()?;
    let heads = words.all(|word| HEADS.contains(&&*word.to_lowercase()));
    (heads && !line.contains(|c: char| c.is_ascii_digit())).then(|| ("Heading".to_owned(), line.to_owned()))
}
