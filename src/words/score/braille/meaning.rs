//! Say what a word in cells stands for: a move in any of the codes, a number, a result, a page, or none of these.
//!
//! The form alone decides, as in [`crate::vocabulary`]. A letter that is no file is a piece; one that is a file is a
//! piece where a capital sign stands before it. Which piece it is depends on the letters of the score, see [`LetterLanguages`].

use super::cells::{self, COMPUTER, DOT_6, DOT_7, HYPHEN, LOWERED, NUMBER_SIGN, RAISED, cell_dots};
use super::letters::{PIECES, piece_letters, piece_letters_in_uk_code};
use crate::locale::Lang;
use crate::vocabulary::piece_letter;
use shakmaty::Role;

const SLASH: u8 = cell_dots('⠌');
/// Capture, check and both in the UK code; the last is a capital in North American computer Braille.
const CAPTURES: u8 = cell_dots('⠰');
const CHECKS: u8 = cell_dots('⠘');
const BOTH: u8 = cell_dots('⠸');
const X: u8 = cell_dots('⠭');
/// Capitals: English; German, Polish, Latvian, Serbian, Russian; German computer Braille.
const CAPITALS: [u8; 3] = [DOT_6, cell_dots('⠨'), cell_dots('⠈')];

/// The letters a score is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BrailleLetters {
    /// Those of the UK code.
    Uk,
    /// Those of a language.
    Of(Lang),
}

impl BrailleLetters {
    /// The piece that letters in cells stand for.
    pub fn piece_of_letters(self, letters: &str) -> Option<Role> {
        PIECES.into_iter().find(|role| match self {
            BrailleLetters::Uk => piece_letters_in_uk_code(*role) == letters,
            BrailleLetters::Of(lang) => piece_letters(lang, *role) == letters,
        })
    }

    /// The language in whose letters the moves are printed.
    pub const fn lang(self) -> Lang {
        match self {
            BrailleLetters::Uk => Lang::En,
            BrailleLetters::Of(lang) => lang,
        }
    }

    /// The piece as it is printed; letters that stand for none stay as they are.
    fn print(self, letters: &str) -> &str {
        self.piece_of_letters(letters).map_or(letters, |role| piece_letter(self.lang(), role))
    }
}

/// What a word stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum BrailleMeaning {
    /// A move number.
    Number(String),
    /// A number behind a number sign, standing alone: a move number or that of a page.
    Page(String),
    /// A half-move.
    Move(BrailleMove),
    /// The sign for a half-move that is not known, with Black's sign before it or without.
    Gap {
        /// Whether a sign says that it is Black's.
        black: bool,
    },
    /// A result.
    Result(&'static str),
    /// "e.p."
    EnPassant,
    /// A number and a move with its dot between them but no blank.
    Numbered(String, BrailleMove),
    /// Something else.
    Word,
}

/// A half-move as its cells tell it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct BrailleMove {
    /// Whether a sign says that it is Black's.
    pub black: bool,
    /// The letters of the piece.
    pub piece: Option<String>,
    /// Whether a capital sign stood before the piece.
    pub marked: bool,
    /// The squares, with the sign of a capture; or the whole of castling.
    squares: String,
    /// The letters of the piece a pawn is exchanged for.
    pub promotion: Option<String>,
    /// Whether a capital sign stood before that.
    pub marked_promotion: bool,
    /// Check or mate.
    end: &'static str,
}

impl BrailleMove {
    /// The move in print.
    pub fn to_print(&self, letters: BrailleLetters) -> String {
        let piece = self.piece.as_deref().map_or("", |piece| letters.print(piece));
        let promotion = self.promotion.as_deref().map_or(String::new(), |new| format!("={}", letters.print(new)));
        format!("{piece}{}{promotion}{}", self.squares, self.end)
    }

    /// Returns `true` if it ends where a pawn may be promoted.
    pub fn ends_on_last_rank(&self) -> bool {
        self.squares.ends_with(['1', '8'])
    }
}

/// What the cells of a word stand for.
pub(super) fn meaning_of_cells(cells: &[u8]) -> BrailleMeaning {
    let all =
        |table: &[u8; 10]| cells.iter().map(|dots| cells::digit_of_cell(table, *dots)).collect::<Option<String>>();
    let hyphens = cells.iter().filter(|dots| **dots == HYPHEN).count();
    if cells.len() > 1 && hyphens == cells.len() {
        return BrailleMeaning::Gap { black: cells.len() > 2 };
    }
    if let Some(result) = result(cells) {
        return BrailleMeaning::Result(result);
    }
    if let Some(number) = all(&LOWERED).or_else(|| all(&COMPUTER)).filter(|number| is_count(number)) {
        return BrailleMeaning::Number(number);
    }
    if let Some((number, rest)) = literary_number(cells) {
        return match (rest, half_move(rest)) {
            ([], _) if cells.last().is_some_and(|last| *last == PERIOD || *last == POINT) => {
                BrailleMeaning::Number(number)
            }
            ([], _) => BrailleMeaning::Page(number),
            (_, Some(half_move)) => BrailleMeaning::Numbered(number, half_move),
            _ => BrailleMeaning::Word,
        };
    }
    if spelled(cells).as_deref() == Some("ep") {
        return BrailleMeaning::EnPassant;
    }
    half_move(cells).map_or(BrailleMeaning::Word, BrailleMeaning::Move)
}

/// Whether a word in a remark is a half-move with a piece of these letters, or with two squares. A square by itself would
/// also be a letter and a comma.
pub(super) fn is_move_in_words(cells: &[u8], letters: BrailleLetters) -> bool {
    let BrailleMeaning::Move(half_move) = meaning_of_cells(cells) else { return false };
    let known = half_move.piece.as_deref().is_none_or(|piece| letters.piece_of_letters(piece).is_some());
    let squares = half_move.squares.replace('x', "");
    let alternate = |(i, shown): (usize, char)| shown.is_ascii_digit() == (i % 2 == 1);
    let whole = squares.len() == 4 || squares.len() == 2 && half_move.piece.is_some();
    known && whole && squares.chars().enumerate().all(alternate)
}

fn is_count(number: &str) -> bool {
    (1..=4).contains(&number.len()) && !number.starts_with('0')
}

const PERIOD: u8 = cell_dots('⠲');
const POINT: u8 = cell_dots('⠄');

/// A number behind its sign, and what follows its dots.
fn literary_number(cells: &[u8]) -> Option<(String, &[u8])> {
    let (_, after) = cells.split_first().filter(|(first, _)| **first == NUMBER_SIGN)?;
    let raised: String = after.iter().map_while(|dots| cells::digit_of_cell(&RAISED, *dots)).collect();
    let (number, raised_figures) = match raised.is_empty() {
        false => (raised, true),
        true => (after.iter().map_while(|dots| cells::digit_of_cell(&LOWERED, *dots)).collect(), false),
    };
    let mut rest = after.get(number.len()..)?;
    // The literary full stop is the lowered 4, so behind lowered figures it is no stop.
    let stop = |dots: &u8| *dots == POINT || raised_figures && *dots == PERIOD;
    while let Some((_, more)) = rest.split_first().filter(|(first, _)| stop(first)) {
        rest = more;
    }
    is_count(&number).then_some((number, rest))
}

/// The letters of an abbreviation, its dots left out.
fn spelled(cells: &[u8]) -> Option<String> {
    cells.iter().filter(|dots| ![PERIOD, POINT].contains(dots)).map(|dots| cells::letter_of_cell(*dots)).collect()
}

fn result(cells: &[u8]) -> Option<&'static str> {
    let shown = |dots: &u8| match *dots {
        HYPHEN => Some('-'),
        SLASH => Some('/'),
        other => cells::digit_of_cell(&LOWERED, other).or_else(|| cells::digit_of_cell(&RAISED, other)),
    };
    if !cells.contains(&HYPHEN) {
        return None;
    }
    let literary = cells.contains(&NUMBER_SIGN);
    // Raised figures are letters unless a number sign says otherwise.
    if !literary && cells.iter().any(|dots| cells::digit_of_cell(&RAISED, *dots).is_some()) {
        return None;
    }
    let text: String = cells.iter().filter(|dots| **dots != NUMBER_SIGN).map(shown).collect::<Option<String>>()?;
    ["1-0", "0-1", "1/2-1/2"].into_iter().find(|known| *known == text)
}

/// Reads a half-move; `None` where the cells have not the form of one.
fn half_move(cells: &[u8]) -> Option<BrailleMove> {
    let mut reader = CellReader { cells, at: 0, found: BrailleMove::default(), capture: false, check: false };
    reader.whole().filter(|()| reader.at == cells.len()).map(|()| reader.found)
}

struct CellReader<'a> {
    cells: &'a [u8],
    at: usize,
    found: BrailleMove,
    capture: bool,
    check: bool,
}

impl CellReader<'_> {
    fn peek(&self, ahead: usize) -> Option<u8> {
        self.cells.get(self.at + ahead).copied()
    }

    fn take(&mut self, wanted: u8) -> bool {
        let there = self.peek(0) == Some(wanted);
        self.at += usize::from(there);
        there
    }

    fn whole(&mut self) -> Option<()> {
        self.found.black = self.peek(1).is_some() && self.take(HYPHEN);
        // The sign before the name of a square or a piece that stands in a sentence.
        let _ = self.peek(1).is_some_and(|next| next != HYPHEN) && self.take(CAPTURES);
        if !self.castling() {
            let from = self.at;
            self.piece();
            if self.squares().is_none() {
                // `E4`: the capital is that of a square, or the sign for a move of White's.
                self.at = from;
                self.found.piece = None;
                self.capital();
                self.squares()?;
            }
            self.promotion();
        }
        self.end();
        Some(())
    }

    /// Castling with zeros of any kind or with letters: all of one kind, and hyphens between all or none, since the
    /// zero of computer Braille is the sign of a check behind other zeros.
    fn castling(&mut self) -> bool {
        const ZEROS: [u8; 4] = [LOWERED[0], COMPUTER[0], RAISED[0], cell_dots('⠕')];
        let from = self.at;
        let check = self.take(CHECKS);
        let (mut count, mut zero, mut hyphens) = (0, None, None);
        loop {
            let before = self.at;
            let hyphen = count > 0 && self.take(HYPHEN);
            let _ = self.take(NUMBER_SIGN) || self.take(CAPITALS[0]);
            let next = self.peek(0).filter(|dots| ZEROS.contains(dots));
            let alike = next.is_some() && (zero.is_none() || zero == next);
            if !alike || count > 0 && *hyphens.get_or_insert(hyphen) != hyphen {
                self.at = before;
                break;
            }
            zero = next;
            self.at += 1;
            count += 1;
        }
        self.found.squares = match count {
            2 => "0-0".to_owned(),
            3 => "0-0-0".to_owned(),
            _ => {
                self.at = from;
                return false;
            }
        };
        self.check = check;
        true
    }

    /// The letters of a piece, if some stand here.
    fn piece(&mut self) {
        let from = self.at;
        let mut marked = self.capital();
        let Some(dots) = self.peek(0) else { return };
        marked |= dots & DOT_7 != 0;
        let Some(first) = cells::letter_of_cell(dots & !DOT_7) else {
            self.at = from;
            return;
        };
        if matches!(first, 'a'..='h') && !marked {
            return;
        }
        self.at += 1;
        let mut letters = first.to_ascii_uppercase().to_string();
        if first == 'k' && self.peek(0).is_some_and(|dots| dots & !DOT_7 == cell_dots('⠗')) {
            letters.push('R');
            self.at += 1;
        }
        self.found.marked = marked;
        self.found.piece = Some(letters);
    }

    /// Passes over a sign for a capital.
    fn capital(&mut self) -> bool {
        let Some(dots) = self.peek(0) else { return false };
        let letter = |ahead: usize| self.peek(ahead).and_then(cells::letter_of_cell);
        let names_piece = letter(1).is_some_and(|next| !matches!(next, 'a'..='h')) || letter(2).is_some();
        let capital = CAPITALS.contains(&dots) || dots == BOTH && names_piece;
        self.at += usize::from(capital);
        capital
    }

    /// A figure with its sign, if one stands there: which, and how many cells it fills.
    fn rank(&self, ahead: usize) -> Option<(char, usize)> {
        let dots = self.peek(ahead)?;
        if dots == NUMBER_SIGN {
            let next = self.peek(ahead + 1)?;
            return cells::digit_of_cell(&RAISED, next)
                .or_else(|| cells::digit_of_cell(&LOWERED, next))
                .map(|shown| (shown, 2));
        }
        cells::digit_of_cell(&LOWERED, dots).or_else(|| cells::digit_of_cell(&COMPUTER, dots)).map(|shown| (shown, 1))
    }

    /// Up to five files and ranks, the signs between them, and a file with its rank at the end.
    fn squares(&mut self) -> Option<()> {
        let mut named: Vec<char> = Vec::new();
        let mut signed = None;
        while let Some(dots) = self.peek(0) {
            let file = cells::letter_of_cell(dots & !DOT_7).filter(|shown| matches!(shown, 'a'..='h'));
            let after_rank = named.last().is_some_and(char::is_ascii_digit);
            match (file, self.rank(0)) {
                (Some(file), _) if named.len() < 5 => {
                    named.push(file);
                    self.at += 1;
                }
                // Behind a rank, the zero of computer Braille is the sign of a check and a number sign that of mate.
                (_, Some((rank @ '1'..='8', len))) if !after_rank && named.len() < 5 => {
                    named.push(rank);
                    self.at += len;
                }
                _ if matches!(dots, CAPTURES | CHECKS | BOTH | X) && signed.is_none() => {
                    self.capture |= dots != CHECKS;
                    self.check |= matches!(dots, CHECKS | BOTH);
                    signed = Some(named.len());
                    self.at += 1;
                }
                _ if dots == HYPHEN && !named.is_empty() && self.peek(1) != Some(HYPHEN) => self.at += 1,
                _ => break,
            }
        }
        let [.., file, rank] = named[..] else { return None };
        // A sign stands in front of the target and nowhere else.
        let in_place = signed.is_none_or(|at| at + 2 == named.len());
        if !file.is_ascii_alphabetic() || !rank.is_ascii_digit() || !in_place {
            return None;
        }
        let (origin, target) = named.split_at(named.len() - 2);
        self.found.squares = origin.iter().chain(self.capture.then_some(&'x')).chain(target).collect();
        Some(())
    }

    /// A new piece behind a square of the first or last rank; behind its sign also elsewhere, for an illegal move may stand.
    fn promotion(&mut self) {
        let from = self.at;
        let signed = self.take(cell_dots('⠿')) || self.take(cell_dots('⠐')) && self.take(cell_dots('⠶'));
        if !signed && (self.found.piece.is_some() || !self.found.ends_on_last_rank()) {
            self.at = from;
            return;
        }
        let marked = self.capital();
        let letter = self.peek(0).and_then(|dots| cells::letter_of_cell(dots & !DOT_7));
        // "e.p." is no promotion.
        match letter.filter(|_| self.peek(1).and_then(cells::letter_of_cell).is_none()) {
            Some(letter) => {
                self.at += 1;
                self.found.marked_promotion = marked;
                self.found.promotion = Some(letter.to_ascii_uppercase().to_string());
            }
            None => self.at = from,
        }
    }

    /// Check, mate, and punctuation behind its sign.
    fn end(&mut self) {
        self.found.end = if self.check { "+" } else { "" };
        const ABBREVIATION: u8 = cell_dots('⠜');
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some(dots), _) if dots == cell_dots('⠬') => {
                    self.found.end = "+";
                    self.at += 1;
                }
                (Some(NUMBER_SIGN), None) => {
                    self.found.end = "#";
                    self.at += 1;
                }
                (Some(ABBREVIATION), Some(next)) => {
                    if next == cell_dots('⠍') {
                        self.found.end = "#";
                    } else if next == cell_dots('⠏') {
                        self.found.end = "+";
                    } else if cells::digit_of_cell(&LOWERED, next).is_none() {
                        return;
                    }
                    self.at += 2;
                }
                // The full stop of a sentence needs no sign behind an abbreviation.
                (Some(PERIOD), None) if !self.found.end.is_empty() => self.at += 1,
                _ => return,
            }
        }
    }
}
