//! Read an ordinary token of a score in one pass: short and long algebraic, two squares, castling.
//!
//! What stands here gives the same as [`crate::vocabulary::parse()`], which is asked for everything unusual. The letter
//! of a piece is kept as a letter, so that a sheet is cut once and then read in each set of letters.

use crate::locale::Lang;
use crate::vocabulary::piece_of_letter;
use ansage_game::announcement::{Announcement, OriginHint};
use shakmaty::{CastlingSide, File, Rank, Role, Square};
use std::sync::LazyLock;

/// A capital that may name a piece: A to Z, А to Я, and the Russian king's two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceLetter(u8);

/// How many letters there are.
pub const LETTERS: usize = 59;
/// The first of the Cyrillic ones.
const CYRILLIC: u8 = 26;
/// The Russian king.
const KR: PieceLetter = PieceLetter(58);

impl PieceLetter {
    /// The place in a table of [`LETTERS`].
    pub fn table_index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is Cyrillic.
    pub fn is_cyrillic(self) -> bool {
        self.0 >= CYRILLIC
    }

    /// The letter of that place.
    pub fn from_table_index(place: usize) -> Option<PieceLetter> {
        u8::try_from(place).ok().filter(|place| usize::from(*place) < LETTERS).map(PieceLetter)
    }

    /// A letter by itself, small ones as their capitals.
    pub fn from_char(shown: char) -> Option<PieceLetter> {
        let upper = shown.to_uppercase().next().unwrap_or(shown);
        match upper {
            'A'..='Z' => u8::try_from(upper).ok().map(|byte| PieceLetter(byte - b'A')),
            'А'..='Я' => u8::try_from(u32::from(upper) - 0x410).ok().map(|place| PieceLetter(place + CYRILLIC)),
            _ => None,
        }
    }

    /// The sign.
    pub fn to_char(self) -> char {
        match self.0 {
            0..CYRILLIC => char::from(b'A' + self.0),
            58 => 'К',
            _ => char::from_u32(0x410 + u32::from(self.0 - CYRILLIC)).unwrap_or('?'),
        }
    }

    /// The piece it names in a language, by its own letters, look-alikes, or else the English ones.
    pub fn piece_in_language(self, lang: Lang) -> Option<Role> {
        ROLES[lang as usize][self.table_index()]
    }
}

static ROLES: LazyLock<[[Option<Role>; LETTERS]; Lang::ALL.len()]> = LazyLock::new(|| {
    let mut table = [[None; LETTERS]; Lang::ALL.len()];
    for lang in Lang::ALL {
        for (place, role) in table[lang as usize].iter_mut().enumerate() {
            *role = match PieceLetter::from_table_index(place) {
                Some(KR) => (lang == Lang::Ru).then_some(Role::King),
                Some(letter) => piece_of_letter(lang, letter.to_char()),
                None => None,
            };
        }
    }
    table
});

/// What a token says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenForm {
    /// Castling.
    Castle(CastlingSide),
    /// A piece, or squares, or both.
    Piece {
        /// The letter before the squares.
        letter: Option<PieceLetter>,
        /// As much of the from-square as stands there.
        from: OriginHint,
        /// The target square.
        to: Square,
        /// The letter of the new piece.
        promotion: Option<PieceLetter>,
        /// Whether a dash or a capture sign stands between.
        signed: bool,
    },
}

impl TokenForm {
    /// What it announces in the letters of a language; `None` where a letter names no piece there.
    pub fn to_announcement(self, lang: Lang) -> Option<Announcement> {
        match self {
            TokenForm::Castle(side) => Some(Announcement::Castle(side)),
            TokenForm::Piece { letter, from, to, promotion, .. } => {
                let role = match letter {
                    Some(letter) => Some(letter.piece_in_language(lang)?),
                    None if from.square().is_some() => None,
                    None => Some(Role::Pawn),
                };
                let promotion = match promotion {
                    Some(letter) => Some(letter.piece_in_language(lang)?),
                    None => None,
                };
                Some(Announcement::Piece { role, from, to, promotion })
            }
        }
    }

    /// The letters in it.
    pub fn piece_letters(self) -> [Option<PieceLetter>; 2] {
        match self {
            TokenForm::Castle(_) => [None, None],
            TokenForm::Piece { letter, promotion, .. } => [letter, promotion],
        }
    }

    /// Whether it is a square and nothing else, or a piece and a square: what may be the first half of a long form.
    pub fn can_be_first_half_of_move(self) -> bool {
        matches!(self, TokenForm::Piece { from: OriginHint::UNSAID, promotion: None, .. })
    }

    /// Whether it is a square and nothing else.
    pub fn is_square(self) -> bool {
        matches!(self, TokenForm::Piece { letter: None, from: OriginHint::UNSAID, promotion: None, .. })
    }

    /// Whether it is a pawn's move to the last rank without a new piece.
    pub fn lacks_promotion(self) -> bool {
        matches!(self, TokenForm::Piece { letter: None, to, promotion: None, .. }
            if matches!(to.rank(), Rank::First | Rank::Eighth))
    }
}

/// Whether a word is a half-move, perhaps bound to its number: `Nf3`, `4.Qxf7#`, `2...Qh4`, and `Cf3` in letters that are not
/// read. Such a word is never text beside the moves.
pub fn is_half_move_with_number(word: &str) -> bool {
    let word = word.trim_start_matches([']', '}', ')']);
    let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = unnumbered.trim_start_matches(['.', '…', ')', ':']);
    let is_move = |word: &str| parse_token_form(word.as_bytes()).is_some();
    if bare.len() < word.len() && is_capture_by_files(bare, true) {
        return true;
    }
    is_move(word) || is_move(bare) || bare.len() < word.len() && ends_at_square(bare) || has_unread_letter(bare)
}

/// `exd`, `e:d`, and behind a number `ed`: whether a word may name a pawn's capture by its two files.
pub fn is_capture_by_files(word: &str, is_numbered: bool) -> bool {
    let bare = word.trim_end_matches(['+', '#', '!', '?', '.', ',']);
    let is_file = |byte: &u8| (b'a'..=b'h').contains(byte);
    match bare.as_bytes() {
        [from, b'x' | b':', to] => is_file(from) && is_file(to) && from.abs_diff(*to) == 1,
        [from, to] => is_numbered && is_file(from) && is_file(to) && from.abs_diff(*to) == 1,
        _ => false,
    }
}

/// `exd5`, `0xd5`: whatever stands before it, it names a square as its last.
fn ends_at_square(word: &str) -> bool {
    let bare = word.trim_end_matches(['+', '#', '!', '?', '.', ',', '†', '‡']);
    bare.len() <= 8 && matches!(bare.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
}

/// `Cf3`, `Рg8`: a capital and a square, and nothing else.
fn has_unread_letter(word: &str) -> bool {
    let mut signs = word.chars();
    let is_capital = signs.next().is_some_and(char::is_uppercase);
    is_capital && ends_at_square(signs.as_str()) && signs.as_str().trim_end_matches(['+', '#', '!', '?']).len() == 2
}

/// Reads a whole token; `None` where it is not an ordinary one.
pub fn parse_token_form(text: &[u8]) -> Option<TokenForm> {
    let mut at = TokenCursor { text };
    let form = match text.first()? {
        b'O' | b'0' => at.castling()?,
        b'a'..=b'h' => at.squares(None)?,
        _ => {
            let letter = at.letter()?;
            at.squares(Some(letter))?
        }
    };
    at.marks().then_some(form)
}

struct TokenCursor<'a> {
    text: &'a [u8],
}

impl TokenCursor<'_> {
    fn take(&mut self, wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let (first, rest) = self.text.split_first()?;
        wanted(*first).then(|| self.text = rest).map(|()| *first)
    }

    fn castling(&mut self) -> Option<TokenForm> {
        let is_part = |byte| matches!(byte, b'O' | b'0');
        let mut count = 0;
        while self.take(is_part).is_some() {
            count += 1;
            if !matches!(self.text, [b'-', b'O' | b'0', ..]) {
                break;
            }
            self.text = &self.text[1..];
        }
        match count {
            2 => Some(TokenForm::Castle(CastlingSide::KingSide)),
            3 => Some(TokenForm::Castle(CastlingSide::QueenSide)),
            _ => None,
        }
    }

    /// One capital, or the two of the Russian king.
    fn letter(&mut self) -> Option<PieceLetter> {
        let (letter, rest) = match self.text {
            [upper @ b'A'..=b'Z', rest @ ..] => (PieceLetter(upper - b'A'), rest),
            [0xd0, upper @ 0x90..=0xaf, rest @ ..] => (PieceLetter(upper - 0x90 + CYRILLIC), rest),
            _ => return None,
        };
        let is_king = matches!(letter.to_char(), 'K' | 'К');
        self.text = rest;
        match rest {
            [b'p', rest @ ..] | [0xd1, 0x80, rest @ ..] if is_king => {
                self.text = rest;
                Some(KR)
            }
            _ => Some(letter),
        }
    }

    fn file(&mut self) -> Option<File> {
        self.take(|byte| matches!(byte, b'a'..=b'h')).map(|byte| File::new(u32::from(byte - b'a')))
    }

    fn rank(&mut self) -> Option<Rank> {
        self.take(|byte| matches!(byte, b'1'..=b'8')).map(|byte| Rank::new(u32::from(byte - b'1')))
    }

    fn squares(&mut self, letter: Option<PieceLetter>) -> Option<TokenForm> {
        let (file, rank) = (self.file(), self.rank());
        let signed = self.take(|byte| matches!(byte, b'x' | b':' | b'-')).is_some();
        let second = self.file();
        let (from, to) = match (file, rank, second) {
            (file, rank, Some(second)) => (OriginHint { file, rank }, Square::from_coords(second, self.rank()?)),
            (Some(file), Some(rank), None) if !signed => (OriginHint::UNSAID, Square::from_coords(file, rank)),
            _ => return None,
        };
        // No score tells two kings of one side apart.
        if letter == Some(KR) && from != OriginHint::UNSAID && from.square().is_none() {
            return None;
        }
        // `bf4` may be a bishop by a small letter, and no pawn goes so.
        if letter.is_none() && from.rank.is_none() && from.file.is_some_and(|file| file.distance(to.file()) != 1) {
            return None;
        }
        let promotion = if letter.is_none() { self.promotion(from)? } else { None };
        Some(TokenForm::Piece { letter, from, to, promotion, signed })
    }

    /// The new piece, with or without `=`; small letters are usual only behind two squares. The outer `None` is for
    /// what is no ordinary token.
    fn promotion(&mut self, from: OriginHint) -> Option<Option<PieceLetter>> {
        let marked = self.take(|byte| byte == b'=').is_some();
        let small = |byte| matches!(byte, b'q' | b'r' | b'b' | b'n');
        if from.square().is_some()
            && let Some(byte) = self.take(small)
        {
            return Some(PieceLetter::from_char(char::from(byte)));
        }
        match (self.letter(), marked) {
            (Some(KR), _) | (None, true) => None,
            (letter, _) => Some(letter),
        }
    }

    /// Passes over marks; whether the token ends with them.
    fn marks(&mut self) -> bool {
        let mut most = 4;
        while most > 0 && self.take(|byte| matches!(byte, b'+' | b'#' | b'!' | b'?')).is_some() {
            most -= 1;
        }
        while most > 0 && self.take(|byte| matches!(byte, b'.' | b',' | b';')).is_some() {
            most -= 1;
        }
        self.text.is_empty()
    }
}
