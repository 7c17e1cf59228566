//! Look up what a word, or a letter of a notation, stands for.
//!
//! Latin and Cyrillic letters that look alike are one letter; case and accents are dropped. A word that stands for two
//! things would be a mistake in the tables of [`super::fide`]; a test forbids it.

use super::fide::{self, ROLES, WordList};
use super::letters;
use crate::locale::Lang;
use shakmaty::{CastlingSide, File, Rank, Role};
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a piece of text may stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Symbol {
    /// A piece.
    Role(Role),
    /// A piece by a small letter that is a file as well: never the first choice (`bc3` is the b-pawn).
    WeakRole(Role),
    /// A file; `odd` where it is a capital between small letters.
    File { file: File, odd: bool },
    /// A rank.
    Rank(Rank),
    /// "schlaegt".
    Capture,
    /// `x`, `:`; unlike the word it never begins a move.
    CaptureSign,
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

/// Lower case, without accents, Cyrillic letters that look Latin as Latin ones.
pub(super) fn comparison_key(shown: char) -> char {
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
fn fold(word: &str) -> String {
    word.chars().filter(|c| !is_combining_mark(*c)).map(comparison_key).collect()
}

/// Combining accents and characters without width.
pub(super) fn is_combining_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{ad}' | '\u{feff}')
}

/// Whether a character is a dash, as castling is written with.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The signs that commentators write behind a move, as the Chess Informant has them, in Unicode and in the old fonts.
const COMMENTATORS_SIGNS: &str = "±∓⩲⩱∞⯹≌≅∆Δ△▽∇⌓⌒□☐▢◻⟳↻↺↑→⇒⇄⇆⇔↔⊕⨁⊙⨀○◯⊥⟂⟫⟪»«⇗↗↖⇖⊞═‼⁇⁈⁉†‡²³¹µ⌗∥‖";

/// Whether a commentator writes this behind a move: it says nothing of the move itself.
pub(crate) fn is_commentators_sign(c: char) -> bool {
    !c.is_ascii() && COMMENTATORS_SIGNS.contains(c)
}

/// Every word of every list that is longer than a letter.
pub(super) static WORDS: LazyLock<HashMap<String, Symbol>> = LazyLock::new(|| all_words().collect());

fn all_words() -> impl Iterator<Item = (String, Symbol)> {
    fn words_for_symbol(words: &'static [&'static str], sym: Symbol) -> impl Iterator<Item = (String, Symbol)> {
        words.iter().map(move |word| (fold(word), sym))
    }
    let lists = super::WordListKind::ALL.into_iter().flat_map(|words| list_words(&fide::printed_word_list(words)));
    let others = [&fide::OTHER_FILES[..], &fide::OTHER_RANKS, &fide::OTHER_PIECES, &fide::CASTLING_GLUED].concat();
    let single = [
        (fide::CASTLING_SHORT, Symbol::Side(CastlingSide::KingSide)),
        (fide::CASTLING_LONG, Symbol::Side(CastlingSide::QueenSide)),
        (fide::CASTLING_ITSELF, Symbol::Castling),
        (fide::CAPTURE, Symbol::Capture),
        (fide::AFTERWARDS, Symbol::Afterwards),
        (fide::FILLERS, Symbol::Filler),
    ];
    let tables = others.into_iter().zip(in_order()).chain(single);
    lists.chain(tables.flat_map(|(words, sym)| words_for_symbol(words, sym)))
}

/// What files, ranks, pieces and both castlings stand for, in the order in which every list has them.
fn in_order() -> impl Iterator<Item = Symbol> {
    let files = File::ALL.into_iter().map(|file| Symbol::File { file, odd: false });
    let ranks = Rank::ALL.into_iter().map(Symbol::Rank);
    files
        .chain(ranks)
        .chain(ROLES.into_iter().map(Symbol::Role))
        .chain(CastlingSide::ALL.into_iter().map(Symbol::Castle))
}

/// The words of one list, without its letters: those are notation. Castling and additions of several words are left
/// out; the tables have each of their words.
pub(super) fn list_words(list: &WordList) -> HashMap<String, Symbol> {
    let words = list.files.iter().chain(&list.ranks).chain(&list.roles).chain(&list.castling).zip(in_order());
    let additions = [Symbol::Capture, Symbol::Afterwards, Symbol::Afterwards, Symbol::Afterwards];
    let all = words.chain(list.additions.iter().zip(additions));
    all.filter(|(word, _)| word.chars().count() > 1 && !word.contains(' '))
        .map(|(word, sym)| (fold(word), sym))
        .collect()
}

/// No word of any language here is longer, in bytes.
const LONGEST: usize = 64;

/// Whether the text holds a word of a list, and not only letters of a notation.
pub(crate) fn has_announcement_word(text: &str) -> bool {
    let mut runs = text.split(|c: char| !c.is_alphabetic() && !is_combining_mark(c));
    // What is longer than any word is none, and is not copied to find that out.
    runs.any(|run| {
        (1..=LONGEST).contains(&run.len())
            && (WORDS.contains_key(&fold(run)) || matches!(&*fold(run), "en" | "passant"))
    })
}

/// What a word of an announcement stands for, for those who must find where an announcement ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordPart {
    /// A piece.
    Piece(Role),
    /// A file.
    File,
    /// A rank.
    Rank(Rank),
    /// "schlaegt", "nach": between two squares.
    Between,
    /// The whole of castling.
    Castle,
    /// "Kurze" or "Lange".
    Side,
    /// "Rochade".
    Castling,
    /// Check, mate: behind a move.
    Afterwards,
}

/// What a word stands for; `None` for a letter of a notation, and for what is no known word.
pub(crate) fn word_meaning(word: &str) -> Option<WordPart> {
    let folded = fold(word.trim_matches(|c: char| !c.is_alphabetic() && !is_combining_mark(c)));
    if matches!(&*folded, "en" | "passant") {
        return Some(WordPart::Afterwards);
    }
    Some(match *WORDS.get(&folded)? {
        Symbol::Role(role) | Symbol::WeakRole(role) => WordPart::Piece(role),
        Symbol::File { .. } => WordPart::File,
        Symbol::Rank(rank) => WordPart::Rank(rank),
        Symbol::Castle(_) => WordPart::Castle,
        Symbol::Side(_) => WordPart::Side,
        Symbol::Castling => WordPart::Castling,
        Symbol::Afterwards => WordPart::Afterwards,
        Symbol::Capture | Symbol::CaptureSign | Symbol::Filler | Symbol::Promotes => WordPart::Between,
        Symbol::PawnLetter => return None,
    })
}

/// The piece a capital stands for in a language, as [`crate::vocabulary::parse()`] takes it.
pub(crate) fn piece_of_letter(lang: Lang, shown: char) -> Option<Role> {
    piece_of_letter_or_english(lang, shown, comparison_key(shown))
}

/// Whether a piece is named by one of the language's own letters, or by one that looks like it.
pub(crate) fn is_letter_of_language(lang: Lang, shown: char) -> bool {
    if serbian_cyrillic_piece(lang, shown).is_some() {
        return true;
    }
    letters::piece_letters(lang)[..5].iter().any(|letter| fold(letter).starts_with(comparison_key(shown)))
}

/// Serbian is written in two alphabets. In the Cyrillic one the knight's letter looks like the Russian bishop's.
const fn serbian_cyrillic_piece(lang: Lang, shown: char) -> Option<Role> {
    match (lang, shown) {
        (Lang::Sr, 'К' | 'к') => Some(Role::King),
        (Lang::Sr, 'Д' | 'д') => Some(Role::Queen),
        (Lang::Sr, 'Т' | 'т') => Some(Role::Rook),
        (Lang::Sr, 'Л' | 'л') => Some(Role::Bishop),
        (Lang::Sr, 'С' | 'с') => Some(Role::Knight),
        _ => None,
    }
}

/// The piece a letter stands for: by the language's own letters, else by the English ones. `B` is therefore the
/// English bishop in every language: a pawn has no letter (C.4), so the German "Bauer" cannot be meant.
pub(super) fn piece_of_letter_or_english(lang: Lang, shown: char, key: char) -> Option<Role> {
    if let Some(role) = serbian_cyrillic_piece(lang, shown) {
        return Some(role);
    }
    let is = |letter: &&str, key: char| fold(letter).chars().eq([key]);
    let find =
        |lang: Lang| letters::piece_letters(lang)[..5].iter().position(|letter| is(letter, key)).map(|i| ROLES[i]);
    find(lang).or_else(|| if shown.is_ascii() { find(Lang::En) } else { None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_has_two_meanings() {
        let mut known: HashMap<String, Symbol> = HashMap::new();
        for (word, sym) in all_words() {
            assert!(word.chars().count() > 1, "{word:?} is a letter, and letters are notation");
            let first = *known.entry(word.clone()).or_insert(sym);
            assert_eq!(first, sym, "{word:?} stands for two things");
        }
    }
}
