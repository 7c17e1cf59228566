//! Cut what was said into words, letters and figures, each with everything it may stand for.
//!
//! Nothing is decided here: a `b` may be a file or a bishop, and [`super::parse`] keeps what fits together. Columns
//! count characters from 1.

use super::fide::WordList;
use super::lexicon::{
    Symbol, WORDS, comparison_key, is_combining_mark, is_commentators_sign, is_dash, list_words,
    piece_of_letter_or_english,
};
use crate::locale::Lang;
use shakmaty::{CastlingSide, File, Rank, Role};
use std::collections::HashMap;

/// A piece of text and what it may stand for; nothing if it is unknown.
#[derive(Debug, Clone)]
pub(super) struct TextPiece {
    pub at: usize,
    pub text: String,
    pub may_be: Vec<Symbol>,
}

#[derive(Clone, Copy)]
struct ScannedGlyph {
    shown: char,
    key: char,
    at: usize,
}

/// Cuts `text` into pieces. `list` adds the words of an arbiter's choice.
pub(super) fn scan_text(text: &str, lang: Lang, list: Option<&WordList>) -> Vec<TextPiece> {
    let glyphs = text
        .chars()
        .enumerate()
        .filter(|(_, shown)| !is_combining_mark(*shown) && !matches!(shown, '\u{fe0e}' | '\u{fe0f}'));
    let glyphs = glyphs.map(|(i, shown)| ScannedGlyph { shown, key: comparison_key(shown), at: i + 1 }).collect();
    let own = list.map(list_words).unwrap_or_default();
    let mut scan = TextScan { glyphs, lang, own, small_letters: false, pieces: Vec::new() };
    scan.small_letters = scan.has_small_letters();
    let mut i = 0;
    while i < scan.glyphs.len() {
        i = scan.next(i);
    }
    scan.pieces
}

/// The piece a figurine shows; it is the same for both colours.
const fn figurine(shown: char) -> Option<Role> {
    Some(match shown {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

struct TextScan {
    glyphs: Vec<ScannedGlyph>,
    lang: Lang,
    own: HashMap<String, Symbol>,
    small_letters: bool,
    pieces: Vec<TextPiece>,
}

impl TextScan {
    fn key(&self, i: usize) -> char {
        self.glyphs.get(i).map_or(' ', |glyph| glyph.key)
    }

    fn is_letter(&self, i: usize) -> bool {
        self.glyphs.get(i).is_some_and(|glyph| glyph.shown.is_alphabetic())
    }

    fn touches(&self, i: usize) -> bool {
        self.glyphs.get(i).is_some_and(|glyph| glyph.shown.is_alphanumeric())
    }

    fn skip_blanks(&self, mut i: usize) -> usize {
        while self.glyphs.get(i).is_some_and(|glyph| glyph.shown.is_whitespace()) {
            i += 1;
        }
        i
    }

    fn run_end(&self, i: usize) -> usize {
        (i..self.glyphs.len()).find(|j| !self.is_letter(*j)).unwrap_or(self.glyphs.len())
    }

    fn word(&self, start: usize, end: usize) -> Option<Symbol> {
        let word: String = self.glyphs[start..end].iter().map(|glyph| glyph.key).collect();
        let sym = self.own.get(&word).or_else(|| WORDS.get(&word)).copied();
        // Nobody writes a rank against the word for check: `Sah1` is the German knight's move, not the Croatian "šah".
        // `Ch-a1` names a piece, and `ch` says check.
        let is_piece = end - start == 2 && self.glyphs[start].shown.is_uppercase();
        sym.filter(|sym| *sym != Symbol::Afterwards || !is_piece && !self.key(end).is_ascii_digit())
    }

    /// Whether a notation in the text writes its files small, as all do unless the capitals are locked.
    fn has_small_letters(&self) -> bool {
        let mut i = 0;
        while i < self.glyphs.len() {
            let end = self.run_end(i);
            let small = self.glyphs[i..end].iter().any(|glyph| glyph.key != 'x' && glyph.shown.is_lowercase());
            if small && self.word(i, end).is_none() {
                return true;
            }
            i = end.max(i + 1);
        }
        false
    }

    fn push(&mut self, start: usize, end: usize, may_be: Vec<Symbol>) -> usize {
        let text = self.glyphs[start..end].iter().map(|glyph| glyph.shown).collect();
        self.pieces.push(TextPiece { at: self.glyphs[start].at, text, may_be });
        end
    }

    /// Takes the piece at `i`; gives where the next begins.
    fn next(&mut self, i: usize) -> usize {
        let ScannedGlyph { shown, key, .. } = self.glyphs[i];
        if let Some((end, sides)) = self.castling(i) {
            return self.push(i, end, sides.iter().copied().map(Symbol::Castle).collect());
        }
        if is_commentators_sign(shown) {
            return self.push(i, i + 1, vec![Symbol::Afterwards]);
        }
        if let Some(end) = self.en_passant(i).or_else(|| self.offer(i)) {
            return self.push(i, end, vec![Symbol::Afterwards]);
        }
        if shown.is_alphabetic() {
            return self.run(i);
        }
        match key {
            '1'..='8' => self.push(i, i + 1, Rank::from_char(key).map(Symbol::Rank).into_iter().collect()),
            ':' | 'x' => self.push(i, i + 1, vec![Symbol::CaptureSign]),
            '=' | '/' | '(' => self.push(i, i + 1, vec![Symbol::Promotes]),
            '♔'..='♟' => self.push(i, i + 1, figurine(shown).map(Symbol::Role).into_iter().collect()),
            '+' | '#' | '†' | '‡' | '!' | '?' | ')' => self.push(i, i + 1, vec![Symbol::Afterwards]),
            ',' | ';' | '.' | '\'' | '"' => i + 1,
            _ if shown.is_whitespace() || is_dash(shown) => i + 1,
            _ => self.push(i, i + 1, Vec::new()),
        }
    }

    /// `0-0`, `O-O-O`, `OO`, with any dash: no other move is written with zeros or with the letter O alone. `0-0-` may be the
    /// beginning of either.
    fn castling(&self, start: usize) -> Option<(usize, &'static [CastlingSide])> {
        if start > 0 && self.touches(start - 1) {
            return None;
        }
        let mut end = start;
        let mut count = 0;
        let mut goes_on = false;
        let mut at = start;
        while matches!(self.key(at), '0' | 'o') {
            count += 1;
            end = at + 1;
            let dash = self.skip_blanks(end);
            at = match self.glyphs.get(dash) {
                Some(glyph) if is_dash(glyph.shown) => self.skip_blanks(dash + 1),
                _ => end,
            };
            goes_on = at > end;
        }
        match count {
            _ if self.touches(end) => None,
            2 if goes_on => Some((at, &CastlingSide::ALL)),
            2 => Some((end, &[CastlingSide::KingSide])),
            3 if !goes_on => Some((end, &[CastlingSide::QueenSide])),
            _ => None,
        }
    }

    /// `e.p.`, `ep`, `a. p.`, `а.п.`, "en passant".
    fn en_passant(&self, i: usize) -> Option<usize> {
        if (i > 0 && self.is_letter(i - 1)) || !matches!(self.key(i), 'e' | 'a') {
            return None;
        }
        let passant = self.skip_blanks(i + 2);
        let end = self.run_end(passant);
        let spelled: String = self.glyphs[passant.min(end)..end].iter().map(|glyph| glyph.key).collect();
        if self.key(i + 1) == 'n' && spelled == "passant" {
            return Some(end);
        }
        let p = if self.key(i + 1) == '.' { self.skip_blanks(i + 2) } else { i + 1 };
        let dotted = p + 1 + usize::from(self.key(p + 1) == '.');
        (matches!(self.key(p), 'p' | 'п') && !self.touches(p + 1)).then_some(dotted)
    }

    /// `(=)` after a move: a draw is offered with it (C.12).
    fn offer(&self, i: usize) -> Option<usize> {
        (self.key(i) == '(' && self.key(i + 1) == '=' && self.key(i + 2) == ')').then_some(i + 3)
    }

    /// A run of letters: a word, or the letters of a notation.
    fn run(&mut self, start: usize) -> usize {
        let end = self.run_end(start);
        if let Some(sym) = self.word(start, end) {
            return self.push(start, end, vec![sym]);
        }
        // Three letters and more without a rank behind them are a word, and an unknown one.
        let longest = if self.rank_follows(end) { 5 } else { 2 };
        let mut letters = Vec::new();
        let mut i = start;
        while i < end && end - start <= longest {
            let russian_king = self.lang == Lang::Ru && self.key(i) == 'k' && i + 1 < end && self.key(i + 1) == 'p';
            let (len, may_be) = if russian_king { (2, vec![Symbol::Role(Role::King)]) } else { (1, self.letter(i)) };
            letters.push((i, i + len, may_be));
            i += len;
        }
        if letters.is_empty() || letters.iter().any(|(_, _, may_be)| may_be.is_empty()) {
            return self.push(start, end, Vec::new());
        }
        for (start, end, may_be) in letters {
            self.push(start, end, may_be);
        }
        end
    }

    /// Whether a rank stands next, as a figure or a word.
    fn rank_follows(&self, end: usize) -> bool {
        let gap = |i: &usize| self.glyphs[*i].shown.is_whitespace() || is_dash(self.glyphs[*i].shown);
        let next = (end..self.glyphs.len()).find(|i| !gap(i)).unwrap_or(self.glyphs.len());
        let is_rank = |sym: Symbol| matches!(sym, Symbol::Rank(_));
        self.key(next).is_ascii_digit() || self.word(next, self.run_end(next)).is_some_and(is_rank)
    }

    /// What one letter of a notation may stand for.
    fn letter(&self, i: usize) -> Vec<Symbol> {
        let ScannedGlyph { shown, key, .. } = self.glyphs[i];
        if key == 'x' {
            return vec![Symbol::CaptureSign];
        }
        let is_small = |j: usize| self.is_letter(j) && self.key(j) != 'x' && self.glyphs[j].shown.is_lowercase();
        let small = shown.is_lowercase();
        // A letter with an accent is spelling, not notation.
        if !shown.is_ascii() && !matches!(shown, '\u{400}'..='\u{4ff}') {
            return Vec::new();
        }
        let role = piece_of_letter_or_english(self.lang, shown, key);
        let file = File::from_char(key);
        let mut may_be = Vec::new();
        match (role, file) {
            (Some(role), Some(_)) if small => may_be.push(Symbol::WeakRole(role)),
            (Some(role), _) => may_be.push(Symbol::Role(role)),
            (None, _) if key == 'p' => may_be.push(Symbol::PawnLetter),
            (None, _) => {}
        }
        // A capital in front of a small letter is a piece in every notation, so it is no file there.
        if let Some(file) = file.filter(|_| small || !(is_small(i + 1) || (i > 0 && is_small(i - 1)))) {
            may_be.push(Symbol::File { file, odd: !small && self.small_letters });
        }
        // The Serbian text writes the c-file with an s, as its Cyrillic letter is transliterated.
        if self.lang == Lang::Sr && small && key == 's' && self.key(i + 1).is_ascii_digit() {
            may_be.push(Symbol::File { file: File::C, odd: false });
        }
        may_be
    }
}
