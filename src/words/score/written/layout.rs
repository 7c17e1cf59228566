//! Find the lines among the moves that only lay a sheet out: rules, page numbers, and the heads that a second page repeats.

use super::heads;
use crate::score::account::{LeftOutKind, Part, offset_of};
use crate::score::games::GameSection;
use crate::score::signs::{is_fence, is_rule, is_rule_sign};
use std::cell::LazyCell;
use std::collections::HashSet;

/// A rule among the moves has so many signs: a shorter line of dashes may stand for a half-move that nobody wrote down.
const LEAST_RULE: usize = 8;

/// The words for a page.
const PAGES: &str = "page pages sheet seite blatt стр страница страна лист strana lapa strona str";

/// Where such lines begin and end in the text, in bytes, and what each is.
pub fn layout_lines(text: &str, section: &GameSection) -> Vec<(usize, usize, Part)> {
    let base = offset_of(text, section.movetext);
    let above = LazyCell::new(|| {
        let lines = text.get(section.span.0..base).unwrap_or_default().lines().map(str::trim);
        lines.filter(|line| !line.is_empty()).collect::<HashSet<&str>>()
    });
    let mut found = Vec::new();
    let mut at = base;
    for line in section.movetext.split_inclusive('\n') {
        // Most lines begin with the number of a move.
        if line.as_bytes()[0].is_ascii_digit() {
            at += line.len();
            continue;
        }
        let shown = line.trim();
        let is_head = || above.contains(shown) && heads::is_head_line(shown);
        let part = match () {
            () if shown.is_empty() => None,
            () if is_rule_among_moves(shown) || is_fence(shown) => Some(Part::Layout),
            () if is_page_line(shown) => Some(Part::LeftOut(LeftOutKind::Page)),
            () => is_head().then_some(Part::Header),
        };
        if let Some(part) = part {
            let from = at + line.find(shown).unwrap_or_default();
            found.push((from, from + shown.len(), part));
        }
        at += line.len();
    }
    found
}

fn is_rule_among_moves(line: &str) -> bool {
    let is_frame = line.contains(['|', '+', '\u{2502}', '\u{253c}', '\u{251c}', '\u{2514}', '\u{250c}', '\u{2534}']);
    let is_stars = line.chars().all(|c| matches!(c, '*' | ' '));
    is_rule(line) && (is_frame || is_stars || line.chars().filter(|c| is_rule_sign(*c)).count() >= LEAST_RULE)
}

/// `Page 2`, `Seite 2 von 3`, `- 2 -`.
fn is_page_line(line: &str) -> bool {
    let framed = line.trim_matches(|c: char| is_rule_sign(c) || c == ' ');
    let is_framed = framed.starts_with(char::is_alphabetic);
    let mut words = (if is_framed { framed } else { line }).split_whitespace();
    let is_number = |word: &str| {
        let bare = word.trim_matches(['-', '–', '(', ')', '.', ':', '/']);
        bare.len() <= 3 && !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit() || byte == b'/')
    };
    let first = words.next().unwrap_or_default();
    let is_page = |word: &str| {
        let lower = word.trim_end_matches(['.', ':']).to_lowercase();
        PAGES.split(' ').any(|known| known == lower)
    };
    if is_page(first) {
        let rest: Vec<&str> = words.collect();
        return rest.len() <= 3
            && rest.first().is_some_and(|number| is_number(number))
            && rest
                .iter()
                .all(|word| is_number(word) || matches!(*word, "of" | "von" | "из" | "od" | "no" | "z" | "/"));
    }
    let is_dash = |word: &str| matches!(word, "-" | "–" | "—");
    is_dash(first) && words.next().is_some_and(is_number) && words.next().is_some_and(is_dash) && words.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::{is_page_line, is_rule};

    #[test]
    fn lines_that_only_lay_a_sheet_out() {
        for line in
            ["----------", "-----   -----", "|:---:|---|", "+----+----+", "┌────┬────┐", "│────│", "====", "***"]
        {
            assert!(is_rule(line), "{line}");
        }
        for line in ["--", "1 ---", "- e4 -", "| e4 |", "+ +"] {
            assert!(!is_rule(line), "{line}");
        }
        for line in ["Page 2", "Seite 2 von 3", "- 2 -", "page 2/3", "стр. 2", "--- page 2 ---"] {
            assert!(is_page_line(line), "{line}");
        }
        for line in ["2", "Page e4", "- 2. e4 -", "Seite", "page two of the game"] {
            assert!(!is_page_line(line), "{line}");
        }
    }
}
