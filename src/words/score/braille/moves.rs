//! Write half-moves, results and remarks in cells.

use super::BrailleCode;
use super::cells::{self, CLOSE, COLON, DOT_6, HYPHEN, LOWERED, NUMBER_SIGN, OPEN, RAISED, cell_dots};
use super::letters;
use super::remark;
use crate::locale::Lang;
use crate::score::illegal::is_illegal;
use crate::score::notation::clock_text;
use crate::score::pgn::Ply;
use ansage_game::announcement::Announcement;
use ansage_game::moment::Span;
use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{CastlingSide, Chess, File, KnownOutcome, Move, Outcome, Rank, Role, Square};

/// What a word of a score is written with.
#[derive(Debug, Clone, Copy)]
pub(super) struct BrailleWriter {
    /// The code.
    pub code: BrailleCode,
    /// Whose letters.
    pub lang: Lang,
}

impl BrailleWriter {
    /// A half-move of a position; an illegal one with both squares.
    pub fn write_move(self, position: &Chess, ply: &Ply) -> Vec<u8> {
        if is_illegal(position, ply.legal) {
            return self.write_illegal_move(ply.legal);
        }
        let SanPlus { san, suffix } = SanPlus::from_move(position.clone(), ply.legal);
        let check = suffix == Some(Suffix::Check);
        let mut word = match san {
            San::Normal { role, file, rank, capture, to, promotion } => {
                let piece = (role != Role::Pawn).then_some(role);
                self.move_word(piece, (file, rank), capture, check, to, promotion)
            }
            San::Castle(side) => self.castling(side, check),
            San::Put { .. } | San::Null => Vec::new(),
        };
        match (self.code, suffix) {
            (BrailleCode::Uk, Some(Suffix::Checkmate)) => word.extend([cell_dots('⠜'), cell_dots('⠍')]),
            (BrailleCode::Plain, Some(Suffix::Checkmate)) => word.push(NUMBER_SIGN),
            (BrailleCode::Plain, Some(Suffix::Check)) => word.push(cell_dots('⠬')),
            _ => {}
        }
        word
    }

    fn write_illegal_move(self, played: Move) -> Vec<u8> {
        if let Some(side) = played.castling_side() {
            return self.castling(side, false);
        }
        let piece = (played.role() != Role::Pawn).then_some(played.role());
        let from = (played.from().map(Square::file), played.from().map(Square::rank));
        self.move_word(piece, from, played.is_capture(), false, played.to(), played.promotion())
    }

    /// A move of which only what was named is known.
    pub fn write_announcement(self, said: &Announcement) -> Vec<u8> {
        match *said {
            Announcement::Castle(side) => self.castling(side, false),
            Announcement::Piece { role, from, to, promotion } => {
                let piece = role.filter(|role| *role != Role::Pawn);
                self.move_word(piece, (from.file, from.rank), false, false, to, promotion)
            }
        }
    }

    fn castling(self, side: CastlingSide, check: bool) -> Vec<u8> {
        let zeros: &[char] = match side {
            CastlingSide::KingSide => &['⠴', '⠤', '⠴'],
            CastlingSide::QueenSide => &['⠴', '⠤', '⠴', '⠤', '⠴'],
        };
        let sign = (check && self.code == BrailleCode::Uk).then_some('⠘');
        sign.iter().chain(zeros).copied().map(cell_dots).collect()
    }

    fn move_word(
        self,
        piece: Option<Role>,
        (file, rank): (Option<File>, Option<Rank>),
        capture: bool,
        check: bool,
        to: Square,
        promotion: Option<Role>,
    ) -> Vec<u8> {
        let mut word = piece.map(|piece| self.piece(piece)).unwrap_or_default();
        word.extend(file.and_then(|file| cells::cell_of_letter(file.char())));
        word.extend(rank.and_then(figure));
        let sign = match (self.code, capture, check) {
            (BrailleCode::Uk, true, true) => Some('⠸'),
            (BrailleCode::Uk, true, false) => Some('⠰'),
            (BrailleCode::Uk, false, true) => Some('⠘'),
            (BrailleCode::Plain, true, _) => Some('⠭'),
            _ => None,
        };
        word.extend(sign.map(cell_dots));
        word.extend(cells::cell_of_letter(to.file().char()));
        word.extend(figure(to.rank()));
        if let Some(new) = promotion {
            // An illegal move may name any piece: its sign says that it is one.
            let is_unlawful = piece.is_some() || matches!(new, Role::Pawn | Role::King);
            word.extend((self.code == BrailleCode::Plain || is_unlawful).then_some(cell_dots('⠿')));
            match new {
                Role::Pawn => word.extend(cells::cell_of_letter('p')),
                _ => word.extend(self.piece(new)),
            }
        }
        word
    }

    fn piece(self, role: Role) -> Vec<u8> {
        match self.code {
            BrailleCode::Uk => {
                letters::piece_letters_in_uk_code(role).chars().filter_map(cells::cell_of_letter).collect()
            }
            BrailleCode::Plain => {
                let letters = letters::piece_letters(self.lang, role);
                std::iter::once(CAPITAL).chain(letters.chars().filter_map(cells::cell_of_letter)).collect()
            }
        }
    }

    /// What stands in brackets behind a half-move: the clock, a draw offer, a remark. The words of a remark may stand on
    /// two lines.
    pub fn write_notes(self, clock: Option<Span>, offered: bool, remark: Option<&str>) -> Vec<Vec<u8>> {
        let mut notes: Vec<Vec<u8>> = clock.map(reading).into_iter().collect();
        notes.extend(offered.then(|| vec![OPEN, cell_dots('⠿'), CLOSE]));
        let mut words = self.write_text(remark.unwrap_or_default(), false);
        if let Some(first) = words.first_mut() {
            first.insert(0, OPEN);
        }
        if let Some(last) = words.last_mut() {
            last.push(CLOSE);
        }
        notes.extend(words);
        notes
    }

    /// Names and remarks: the words of a text in uncontracted Braille. Signs other than hyphens, `.,:;?!` and
    /// the English apostrophe are left out.
    pub fn write_text(self, text: &str, capitals: bool) -> Vec<Vec<u8>> {
        let words = text.split_whitespace().map(|word| self.text_word(word, capitals));
        words.filter(|word| !word.is_empty()).collect()
    }

    fn text_word(self, text: &str, capitals: bool) -> Vec<u8> {
        let mut word = Vec::new();
        let mut numeric = false;
        for shown in text.chars() {
            if let Some(digit) = shown.to_digit(10).and_then(|value| RAISED.get(value as usize)) {
                word.extend((!numeric).then_some(NUMBER_SIGN));
                word.push(*digit);
                numeric = true;
                continue;
            }
            let cell = match shown {
                '-' | '\u{2010}'..='\u{2015}' => Some(HYPHEN),
                '.' => Some(cell_dots(if self.code == BrailleCode::Uk { '⠲' } else { '⠄' })),
                '\'' | '’' if self.code == BrailleCode::Uk => Some(cell_dots('⠄')),
                _ if remark::cell_of_punctuation(shown).is_some() => remark::cell_of_punctuation(shown),
                _ => letters::cell_of_letter_in_language(self.lang, shown),
            };
            let Some(cell) = cell else { continue };
            // A letter from a to j behind a figure would be one more figure.
            if numeric && RAISED.contains(&cell) {
                word.push(LETTER);
            }
            numeric = false;
            if capitals && shown.is_uppercase() {
                word.push(if self.code == BrailleCode::Uk { DOT_6 } else { CAPITAL });
            }
            word.push(cell);
        }
        word
    }
}

/// The capital sign of the plain code: dots 4-6.
const CAPITAL: u8 = cell_dots('⠨');
/// Dots 5-6 behind a figure: a letter follows.
const LETTER: u8 = cell_dots('⠰');

fn figure(rank: Rank) -> Option<u8> {
    LOWERED.get(usize::from(rank) + 1).copied()
}

/// A clock reading: hours, minutes and seconds, with dots 1-5-6 between them.
fn reading(left: Span) -> Vec<u8> {
    let parts = clock_text(left).split(':').map(|part| cells::cells_of_number(&LOWERED, part)).collect::<Vec<_>>();
    [vec![OPEN], parts.join(&COLON), vec![CLOSE]].concat()
}

/// A result; nothing where there is none.
pub(super) fn result_cells(outcome: Outcome) -> Option<Vec<u8>> {
    let text = match outcome {
        Outcome::Known(KnownOutcome::Draw) => "⠂⠌⠆⠤⠂⠌⠆",
        Outcome::Known(KnownOutcome::Decisive { winner }) => winner.fold_wb("⠂⠤⠴", "⠴⠤⠂"),
        Outcome::Unknown => return None,
    };
    Some(text.chars().map(cell_dots).collect())
}
