//! Cut what was said into words, letters and figures, each with everything it may stand for.
//!
//! Nothing is decided here: a `b` may be a file or a bishop, and [`super::parse`] keeps what fits together. Columns
//! count characters from 1. Latin and Cyrillic letters that look alike are one letter; accents are dropped.

use super::fide::{self, ROLES, WordList};
use super::letters;
use crate::locale::Lang;
use shakmaty::{CastlingSide, File, Rank, Role};
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a piece of text may stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sym {
    /// A piece.
    Role(Role),
    /// A piece by a small letter that is a file as well: never the first choice (`bc3` is the b-pawn).
    WeakRole(Role),
    /// A file; `odd` where it is a capital between small letters.
    File { file: File, odd: bool },
    /// A rank.
    Rank(Rank),
    /// `x`, `:`, "schlaegt".
    Capture,
    /// `=`, `/`, `(` before a new piece.
    Promotes,
    /// The whole of castling.
    Castle(CastlingSide),
    /// "Kurze" or "Lange".
    Side(CastlingSide),
    /// "Rochade".
    Castling,
    /// Check, mate, en passant, praise, a draw offer: heard, and no part of the move.
    Afterwards,
    /// "von", "nach".
    Filler,
    /// A letter for a pawn, which C.4 does not have.
    PawnLetter,
}

/// A piece of text and what it may stand for; nothing if it is unknown.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub at: usize,
    pub text: String,
    pub may_be: Vec<Sym>,
}

#[derive(Clone, Copy)]
struct Glyph {
    shown: char,
    key: char,
    at: usize,
}

/// Lower case, without accents, Cyrillic letters that look Latin as Latin ones.
fn key(shown: char) -> char {
    let lower = shown.to_lowercase().next().unwrap_or(shown);
    match lower {
        'ä' | 'á' | 'à' | 'ā' | 'ą' | 'а' => 'a',
        'в' => 'b',
        'č' | 'ć' | 'с' => 'c',
        'ē' | 'é' | 'è' | 'ę' | 'ě' | 'е' | 'ё' => 'e',
        'ī' | 'í' => 'i',
        'к' => 'k',
        'ļ' | 'ł' => 'l',
        'м' => 'm',
        'ņ' | 'ń' => 'n',
        'ö' | 'ó' | 'ō' | 'о' => 'o',
        'р' => 'p',
        'š' | 'ś' => 's',
        'т' => 't',
        'ü' | 'ú' | 'ū' => 'u',
        'х' | '×' => 'x',
        'у' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}

/// A word as the tables compare it.
pub(super) fn fold(word: &str) -> String {
    word.chars().filter(|c| !is_mark(*c)).map(key).collect()
}

/// Combining accents and characters without width.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{ad}' | '\u{feff}')
}

/// Whether a character is a dash, as castling is written with.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Every word of every list that is longer than a letter.
static WORDS: LazyLock<HashMap<String, Sym>> = LazyLock::new(|| {
    let mut table = HashMap::new();
    for words in super::Words::ALL {
        add_list(&mut table, &fide::printed(words));
    }
    let mut add = |words: &[&str], sym: Sym| table.extend(words.iter().map(|word| (fold(word), sym)));
    for (file, words) in File::ALL.into_iter().zip(fide::OTHER_FILES) {
        add(words, Sym::File { file, odd: false });
    }
    for (rank, words) in Rank::ALL.into_iter().zip(fide::OTHER_RANKS) {
        add(words, Sym::Rank(rank));
    }
    for (role, words) in ROLES.into_iter().zip(fide::OTHER_PIECES) {
        add(words, Sym::Role(role));
    }
    for (side, words) in CastlingSide::ALL.into_iter().zip(fide::CASTLING_GLUED) {
        add(words, Sym::Castle(side));
    }
    add(fide::CASTLING_SHORT, Sym::Side(CastlingSide::KingSide));
    add(fide::CASTLING_LONG, Sym::Side(CastlingSide::QueenSide));
    add(fide::CASTLING_ITSELF, Sym::Castling);
    add(fide::CAPTURE, Sym::Capture);
    add(fide::AFTERWARDS, Sym::Afterwards);
    add(fide::FILLERS, Sym::Filler);
    table
});

/// The words of one list; castling and additions of several words are in the tables already.
fn add_list(table: &mut HashMap<String, Sym>, list: &WordList) {
    let mut add = |word: &str, sym: Sym| {
        if word.chars().count() > 1 && !word.contains(' ') {
            table.insert(fold(word), sym);
        }
    };
    File::ALL.into_iter().zip(&list.files).for_each(|(file, word)| add(word, Sym::File { file, odd: false }));
    Rank::ALL.into_iter().zip(&list.ranks).for_each(|(rank, word)| add(word, Sym::Rank(rank)));
    ROLES.into_iter().zip(&list.roles).for_each(|(role, word)| add(word, Sym::Role(role)));
    CastlingSide::ALL.into_iter().zip(&list.castling).for_each(|(side, word)| add(word, Sym::Castle(side)));
    add(&list.additions[0], Sym::Capture);
    list.additions[1..].iter().for_each(|word| add(word, Sym::Afterwards));
}

/// Whether the text holds a word of a list, and not only letters of a notation.
pub(crate) fn is_word(text: &str) -> bool {
    let mut runs = text.split(|c: char| !c.is_alphabetic() && !is_mark(c));
    runs.any(|run| !run.is_empty() && (WORDS.contains_key(&fold(run)) || matches!(&*fold(run), "en" | "passant")))
}

/// Cuts `text` into pieces. `list` adds the words of an arbiter's choice.
pub(super) fn scan(text: &str, lang: Lang, list: Option<&WordList>) -> Vec<Piece> {
    let glyphs = text.chars().enumerate().filter(|(_, shown)| !is_mark(*shown));
    let glyphs = glyphs.map(|(i, shown)| Glyph { shown, key: key(shown), at: i + 1 }).collect();
    let own = list.map(|list| {
        let mut table = HashMap::new();
        add_list(&mut table, list);
        table
    });
    let mut scan = Scan { glyphs, lang, own: own.unwrap_or_default(), small_letters: false, pieces: Vec::new() };
    scan.small_letters = scan.has_small_letters();
    let mut i = 0;
    while i < scan.glyphs.len() {
        i = scan.next(i);
    }
    scan.pieces
}

struct Scan {
    glyphs: Vec<Glyph>,
    lang: Lang,
    own: HashMap<String, Sym>,
    small_letters: bool,
    pieces: Vec<Piece>,
}

impl Scan {
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

    fn word(&self, start: usize, end: usize) -> Option<Sym> {
        let word: String = self.glyphs[start..end].iter().map(|glyph| glyph.key).collect();
        self.own.get(&word).or_else(|| WORDS.get(&word)).copied()
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

    fn push(&mut self, start: usize, end: usize, may_be: Vec<Sym>) -> usize {
        let text = self.glyphs[start..end].iter().map(|glyph| glyph.shown).collect();
        self.pieces.push(Piece { at: self.glyphs[start].at, text, may_be });
        end
    }

    /// Takes the piece at `i`; gives where the next begins.
    fn next(&mut self, i: usize) -> usize {
        let Glyph { shown, key, .. } = self.glyphs[i];
        if let Some((end, side)) = self.castling(i) {
            return self.push(i, end, vec![Sym::Castle(side)]);
        }
        if let Some(end) = self.en_passant(i).or_else(|| self.offer(i)) {
            return self.push(i, end, vec![Sym::Afterwards]);
        }
        if shown.is_alphabetic() {
            return self.run(i);
        }
        match key {
            '1'..='8' => self.push(i, i + 1, Rank::from_char(key).map(Sym::Rank).into_iter().collect()),
            ':' | 'x' => self.push(i, i + 1, vec![Sym::Capture]),
            '=' | '/' | '(' => self.push(i, i + 1, vec![Sym::Promotes]),
            '+' | '#' | '†' | '‡' | '!' | '?' | ')' => self.push(i, i + 1, vec![Sym::Afterwards]),
            ',' | ';' | '.' | '\'' | '"' => i + 1,
            _ if shown.is_whitespace() || is_dash(shown) => i + 1,
            _ => self.push(i, i + 1, Vec::new()),
        }
    }

    /// `0-0`, `O-O-O`, `OO`, with any dash: no other move is written with zeros or with the letter O alone.
    fn castling(&self, start: usize) -> Option<(usize, CastlingSide)> {
        if start > 0 && self.touches(start - 1) {
            return None;
        }
        let mut end = start;
        let mut count = 0;
        let mut at = start;
        while matches!(self.key(at), '0' | 'o') {
            count += 1;
            end = at + 1;
            let dash = self.skip_blanks(end);
            at = match self.glyphs.get(dash) {
                Some(glyph) if is_dash(glyph.shown) => self.skip_blanks(dash + 1),
                _ => end,
            };
        }
        match count {
            _ if self.touches(end) => None,
            2 => Some((end, CastlingSide::KingSide)),
            3 => Some((end, CastlingSide::QueenSide)),
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
        let mut letters = Vec::new();
        let mut i = start;
        while i < end && end - start <= 5 {
            let russian_king = self.lang == Lang::Ru && self.key(i) == 'k' && i + 1 < end && self.key(i + 1) == 'p';
            let (len, may_be) = if russian_king { (2, vec![Sym::Role(Role::King)]) } else { (1, self.letter(i)) };
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

    /// What one letter of a notation may stand for.
    fn letter(&self, i: usize) -> Vec<Sym> {
        let Glyph { shown, key, .. } = self.glyphs[i];
        if key == 'x' {
            return vec![Sym::Capture];
        }
        let is_small = |j: usize| self.is_letter(j) && self.key(j) != 'x' && self.glyphs[j].shown.is_lowercase();
        let small = shown.is_lowercase();
        // A letter with an accent is spelling, not notation.
        if !shown.is_ascii() && !matches!(shown, '\u{400}'..='\u{4ff}') {
            return Vec::new();
        }
        let role = piece_of(self.lang, shown, key);
        let file = File::from_char(key);
        let mut may_be = Vec::new();
        match (role, file) {
            (Some(role), Some(_)) if small => may_be.push(Sym::WeakRole(role)),
            (Some(role), _) => may_be.push(Sym::Role(role)),
            (None, _) if key == 'p' => may_be.push(Sym::PawnLetter),
            (None, _) => {}
        }
        // A capital in front of a small letter is a piece in every notation, so it is no file there.
        if let Some(file) = file.filter(|_| small || !(is_small(i + 1) || (i > 0 && is_small(i - 1)))) {
            may_be.push(Sym::File { file, odd: !small && self.small_letters });
        }
        // The Serbian text writes the c-file with an s, as its Cyrillic letter is transliterated.
        if self.lang == Lang::Sr && small && key == 's' && self.key(i + 1).is_ascii_digit() {
            may_be.push(Sym::File { file: File::C, odd: false });
        }
        may_be
    }
}

/// The piece a letter stands for: by the language's own letters, else by the English ones. `B` is therefore the
/// English bishop in every language: a pawn has no letter (C.4), so the German "Bauer" cannot be meant.
fn piece_of(lang: Lang, shown: char, key: char) -> Option<Role> {
    let is = |letter: &&str, key: char| fold(letter).chars().eq([key]);
    let find = |lang: Lang| letters::letters(lang)[..5].iter().position(|letter| is(letter, key)).map(|i| ROLES[i]);
    find(lang).or_else(|| if shown.is_ascii() { find(Lang::En) } else { None })
}
