//! Understand an announcement or a written move, by its form alone, and never guess.
//!
//! Understood are the words of every list, in long and in short, with figures for the ranks; short and long algebraic
//! notation in the letters of a language and in English ones; `g1f3`, `e7e8q`; castling with zeros or letters and any
//! dash. Marks of capture, check and en passant are optional (C.13), heard, and not part of the answer.
//!
//! Where a letter may be two things:
//! - The language's own letters win over the English ones (`D`, `T`, `L`, `S` in German). `B` is the English bishop in
//!   every language, for a pawn has no letter (C.4); `P` is refused.
//! - A small letter that names a file is a file: `bc3` and `bxc3` are the b-pawn's, `b1c3` are squares, in any language.
//!   Only where no pawn could move so is it a piece (`dh4` in German), and where both would do, neither is chosen.
//! - A capital in front of a small letter is a piece. With locked capitals it is what fits.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::{ParseReason, parse_move};
//! assert_eq!(parse_move("Springer Gustav eins Felix drei", Lang::De).unwrap().to_string(), "Ng1f3");
//! assert_eq!(parse_move("Sgf3", Lang::De).unwrap().to_string(), "Ng?f3");
//! assert_eq!(parse_move("e7e8q", Lang::De).unwrap().to_string(), "?e7e8=Q");
//! let error = parse_move("Springer Gustav eins Felx drei", Lang::De).unwrap_err();
//! assert_eq!((&*error.part, error.at, &*error.understood), ("Felx", 22, "Springer Gustav eins"));
//! assert_eq!(error.reason, ParseReason::Unknown);
//! ```

use super::fide::{self, WordList, role_index};
use super::lexicon::{Symbol, comparison_key, is_dash};
use super::scan::{TextPiece, scan_text};
use crate::locale::Lang;
use ansage_game::announcement::{Announcement, OriginHint};
use serde::Serialize;
use shakmaty::{CastlingSide, File, Rank, Role, Square};
use std::fmt;

/// Why a text is no announcement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ParseReason {
    /// Nothing was said.
    Empty,
    /// The part is no word, letter or sign that is known.
    Unknown,
    /// The part is known, but cannot stand where it stands.
    Misplaced,
    /// The text ends before a target square is named.
    NoTarget,
    /// The text ends with one half of castling: the side, or castling itself.
    HalfCastling,
    /// The part is a letter for a pawn; a pawn is written by its square alone (C.4).
    PawnLetter,
    /// The text may mean several things.
    SeveralMeanings(Vec<Announcement>),
    /// The text is too long for one move.
    TooLong,
}

/// A text that is no announcement, with all that a person must be told: what was understood, what was not, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ParseError {
    /// The whole text.
    pub text: String,
    /// The part that was not understood; empty where the text ends too early.
    pub part: String,
    /// The column of that part, counted in characters from 1.
    pub at: usize,
    /// What was understood before it, in the words of D.2.1.
    pub understood: String,
    /// Why not.
    pub reason: ParseReason,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { part, at, understood, .. } = self;
        match &self.reason {
            ParseReason::Empty => f.write_str("no move was named")?,
            ParseReason::Unknown => write!(f, "{part:?} in column {at} is no known word of a move")?,
            ParseReason::Misplaced => write!(f, "{part:?} in column {at} does not fit there")?,
            ParseReason::NoTarget => f.write_str("the target square is missing")?,
            ParseReason::HalfCastling => f.write_str("the side of castling, or castling itself, is missing")?,
            ParseReason::PawnLetter => write!(f, "{part:?} in column {at} is a letter for a pawn, which has none")?,
            ParseReason::SeveralMeanings(meanings) => {
                let meanings: Vec<String> = meanings.iter().map(ToString::to_string).collect();
                write!(f, "{:?} may mean {}", self.text, meanings.join(" or "))?;
            }
            ParseReason::TooLong => write!(f, "the text goes on in column {at} after a whole move")?,
        }
        if understood.is_empty() { Ok(()) } else { write!(f, "; understood was {understood:?}") }
    }
}

impl std::error::Error for ParseError {}

/// More pieces than any move has: piece, four coordinates, capture, promotion, fillers and marks.
const MOST_PIECES: usize = 20;

/// Understands a move as it was said or written.
///
/// # Errors
/// [`ParseError`] where no announcement, or more than one, comes out.
pub fn parse_move(text: &str, lang: Lang) -> Result<Announcement, ParseError> {
    understand(text, lang, None)
}

/// Understands a move as it is typed at a console: in the letters of `lang`, else in German ones, which belong to the
/// words of the Appendix and are in people's fingers. What may mean several things in `lang` is not tried further.
/// `De3` is the queen's move in any language: the pawn's is written with a small letter.
///
/// ```
/// use ansage_words::locale::Lang;
/// use ansage_words::vocabulary::parse_typed_move;
/// assert_eq!(parse_typed_move("Sf3", Lang::En), parse_typed_move("Nf3", Lang::En));
/// assert_eq!(parse_typed_move("Dxd4", Lang::En), parse_typed_move("Qxd4", Lang::En));
/// assert_ne!(parse_typed_move("De3", Lang::En), parse_typed_move("de3", Lang::En));
/// ```
///
/// # Errors
/// What is wrong with it in `lang`.
pub fn parse_typed_move(text: &str, lang: Lang) -> Result<Announcement, ParseError> {
    // A draw offer is an act of its own, and never part of a typed move.
    if let Some((before, _)) = text.split_once("(=)") {
        let (at, part, understood) = (before.chars().count() + 1, "(=)".to_owned(), before.trim().to_owned());
        return Err(ParseError { text: text.to_owned(), part, at, understood, reason: ParseReason::Misplaced });
    }
    let mut start = text.trim_start().chars();
    if start.next() == Some('D') && start.next().is_some_and(char::is_lowercase) {
        return parse_move(text, Lang::De).or_else(|_| parse_move(text, lang));
    }
    parse_move(text, lang).or_else(|fault| match fault.reason {
        ParseReason::SeveralMeanings(_) => Err(fault),
        _ => parse_move(text, Lang::De).map_err(|_| fault),
    })
}

/// Understands a move also in the words of the arbiter's choice (D.1). They win over all others.
///
/// # Errors
/// As [`parse_move`].
pub fn parse_move_with_list(text: &str, lang: Lang, list: &WordList) -> Result<Announcement, ParseError> {
    understand(text, lang, Some(list))
}

/// Understands a square as it was said or written, and nothing more: `e4`, "Eva vier".
pub fn parse_square(text: &str, lang: Lang) -> Option<Square> {
    let pieces = scan_text(text, lang, None);
    let [file, rank] = &pieces[..] else { return None };
    let file = file.may_be.iter().find_map(|sym| if let Symbol::File { file, .. } = sym { Some(*file) } else { None });
    let rank = rank.may_be.iter().find_map(|sym| if let Symbol::Rank(rank) = sym { Some(*rank) } else { None });
    Some(Square::from_coords(file?, rank?))
}

fn understand(text: &str, lang: Lang, list: Option<&WordList>) -> Result<Announcement, ParseError> {
    let pieces = scan_text(text, lang, list);
    let mut search = MeaningSearch { pieces: &pieces, found: Vec::new(), furthest: (0, HeardParts::default()) };
    let failed = |i: usize, heard: &HeardParts, reason: ParseReason| ParseError {
        text: text.into(),
        part: pieces.get(i).map(|piece| piece.text.clone()).unwrap_or_default(),
        at: pieces.get(i).map_or_else(|| text.chars().count() + 1, |piece| piece.at),
        understood: heard.in_words(),
        reason,
    };
    if pieces.is_empty() {
        return Err(failed(0, &HeardParts::default(), ParseReason::Empty));
    }
    if pieces.len() > MOST_PIECES {
        return Err(failed(MOST_PIECES, &HeardParts::default(), ParseReason::TooLong));
    }
    search.go(0, HeardParts::default());
    // `Ng1-` and `Nf3x` go on; the dash of `e4+-` is the commentator's, and `ed6:` is a capture.
    let goes_on = |c: char| is_dash(c) || comparison_key(c) == 'x';
    let begun = text.trim_end().trim_end_matches(goes_on).trim_end();
    // `six` is a word, whose x captures nothing.
    let last = text.trim_end().rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let is_word = last.chars().count() > 1 && super::word_meaning(last).is_some();
    if !is_word && begun.len() < text.trim_end().len() && begun.ends_with(char::is_alphanumeric) {
        let castles = |found: &(Announcement, u32)| matches!(found.0, Announcement::Castle(_));
        search.found.retain(castles);
        search.furthest.0 = search.furthest.0.max(pieces.len());
    }
    let least = search.found.iter().map(|(_, cost)| *cost).min();
    let mut meanings: Vec<Announcement> = Vec::new();
    for (meaning, cost) in search.found {
        if Some(cost) == least && !meanings.contains(&meaning) {
            meanings.push(meaning);
        }
    }
    match meanings[..] {
        [only] => Ok(only),
        [] => {
            let (i, heard) = search.furthest;
            let reason = match pieces.get(i) {
                None if heard.castling != (None, false) => ParseReason::HalfCastling,
                None => ParseReason::NoTarget,
                Some(piece) if piece.may_be.is_empty() => ParseReason::Unknown,
                Some(piece) if piece.may_be.contains(&Symbol::PawnLetter) => ParseReason::PawnLetter,
                Some(_) => ParseReason::Misplaced,
            };
            Err(failed(i, &heard, reason))
        }
        _ if meanings.iter().all(|meaning| matches!(meaning, Announcement::Castle(_))) => {
            let heard = HeardParts { castling: (None, true), ..HeardParts::default() };
            Err(failed(pieces.len(), &heard, ParseReason::HalfCastling))
        }
        _ => Err(failed(0, &HeardParts::default(), ParseReason::SeveralMeanings(meanings))),
    }
}

/// Tries everything the pieces may stand for.
struct MeaningSearch<'a> {
    pieces: &'a [TextPiece],
    found: Vec<(Announcement, u32)>,
    furthest: (usize, HeardParts),
}

impl MeaningSearch<'_> {
    fn go(&mut self, i: usize, heard: HeardParts) {
        if i > self.furthest.0 {
            self.furthest = (i, heard);
        }
        match self.pieces.get(i) {
            None => self.found.extend(heard.finish()),
            Some(piece) => piece.may_be.iter().filter_map(|sym| heard.and(*sym)).for_each(|next| self.go(i + 1, next)),
        }
    }
}

/// A file or a rank, in the order they were named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Coordinate {
    File(File),
    Rank(Rank),
}

/// What was heard so far.
#[derive(Debug, Clone, Copy, Default)]
struct HeardParts {
    castling: (Option<CastlingSide>, bool),
    role: Option<Role>,
    coordinates: [Option<Coordinate>; 4],
    capture_after: Option<usize>,
    promotes: bool,
    promotion: Option<Role>,
    afterwards: bool,
    weak: bool,
    odd: u32,
}

impl HeardParts {
    fn count(&self) -> usize {
        self.coordinates.iter().flatten().count()
    }

    /// Whether the last two coordinates are a square.
    fn has_target(&self) -> bool {
        let count = self.count();
        count >= 2
            && matches!(self.coordinates[count - 2..count], [Some(Coordinate::File(_)), Some(Coordinate::Rank(_))])
    }

    fn castles(&self) -> bool {
        matches!(self.castling, (Some(_), true))
    }

    /// Hears one thing more; `None` where it does not fit.
    fn and(mut self, sym: Symbol) -> Option<HeardParts> {
        let no_castling = self.castling == (None, false);
        let nothing = no_castling && self.role.is_none() && self.count() == 0;
        match sym {
            Symbol::Castle(side) if nothing => self.castling = (Some(side), true),
            Symbol::Side(side) if nothing || self.castling == (None, true) => self.castling.0 = Some(side),
            Symbol::Castling if nothing || (self.castling.0.is_some() && !self.castling.1) => self.castling.1 = true,
            Symbol::Afterwards if self.castles() || self.has_target() => self.afterwards = true,
            Symbol::Filler if no_castling => {}
            Symbol::Role(role) | Symbol::WeakRole(role) if no_castling => {
                return self.role(role, matches!(sym, Symbol::WeakRole(_)));
            }
            // An illegal move with a promotion to a pawn is written as `e2xf1=P`.
            Symbol::PawnLetter if self.promotes => return self.role(Role::Pawn, false),
            Symbol::File { file, odd } if no_castling => {
                self.odd += u32::from(odd);
                return self.coordinate(Coordinate::File(file));
            }
            Symbol::Rank(rank) if no_castling => return self.coordinate(Coordinate::Rank(rank)),
            Symbol::CaptureSign if nothing => return None,
            Symbol::Capture | Symbol::CaptureSign if no_castling && self.capture_after.is_none() => {
                self.capture_after = Some(self.count())
            }
            Symbol::Promotes if self.has_target() && self.promotion.is_none() => self.promotes = true,
            _ => return None,
        }
        Some(self)
    }

    fn role(mut self, role: Role, weak: bool) -> Option<HeardParts> {
        if self.count() == 0 && self.role.is_none() && self.capture_after.is_none() {
            (self.role, self.weak) = (Some(role), weak);
        } else if self.has_target() && self.promotion.is_none() && !self.afterwards {
            self.promotion = Some(role);
        } else {
            return None;
        }
        Some(self)
    }

    fn coordinate(mut self, coordinate: Coordinate) -> Option<HeardParts> {
        let count = self.count();
        let last = count.checked_sub(1).and_then(|i| self.coordinates[i]);
        let fits = match (count, last, coordinate) {
            (4.., ..) => false,
            // A third coordinate after a square begins the second square.
            (_, Some(Coordinate::Rank(_)), Coordinate::Rank(_)) => false,
            (2, Some(Coordinate::File(_)), Coordinate::File(_)) => false,
            (3, _, Coordinate::File(_)) => false,
            // "x" never stands between the file and the rank of one square.
            (_, Some(Coordinate::File(_)), Coordinate::Rank(_)) => self.capture_after != Some(count),
            _ => true,
        };
        if !fits || self.promotes || self.promotion.is_some() || self.afterwards {
            return None;
        }
        self.coordinates[count] = Some(coordinate);
        Some(self)
    }

    /// The announcement, if one is complete, and how far-fetched it is.
    fn finish(&self) -> Option<(Announcement, u32)> {
        use Coordinate::{File as F, Rank as R};
        if let (Some(side), true) = self.castling {
            return Some((Announcement::Castle(side), 0));
        }
        let (role, from, file, rank) = match self.coordinates {
            [Some(F(file)), Some(R(rank)), None, None] => {
                (self.role.or(Some(Role::Pawn)), OriginHint::UNSAID, file, rank)
            }
            [Some(F(origin)), Some(F(file)), Some(R(rank)), None] => {
                (self.role.or(Some(Role::Pawn)), OriginHint { file: Some(origin), rank: None }, file, rank)
            }
            [Some(R(origin)), Some(F(file)), Some(R(rank)), None] if self.role.is_some() => {
                (self.role, OriginHint { file: None, rank: Some(origin) }, file, rank)
            }
            [Some(F(origin)), Some(R(from)), Some(F(file)), Some(R(rank))] => {
                (self.role, OriginHint::from_square(Square::from_coords(origin, from)), file, rank)
            }
            _ => return None,
        };
        // `bc3` is a pawn rather than a piece by a small letter, `bf4` cannot be, `bb5` is as likely the one as the other.
        let unlike_pawn = match (self.role, from.file, from.rank) {
            (None, Some(origin), None) => match origin.distance(file) {
                0 => 2,
                1 => 0,
                _ => 4,
            },
            _ => 0,
        };
        let cost = unlike_pawn + self.odd + if self.weak { 2 } else { 0 };
        let to = Square::from_coords(file, rank);
        Some((Announcement::Piece { role, from, to, promotion: self.promotion }, cost))
    }

    fn in_words(&self) -> String {
        let mut words: Vec<&str> = Vec::new();
        match self.castling {
            (Some(side), true) => words.push(fide::CASTLING[usize::from(side == CastlingSide::QueenSide)]),
            (Some(CastlingSide::KingSide), false) => words.push("Kurze"),
            (Some(CastlingSide::QueenSide), false) => words.push("Lange"),
            (None, true) => words.push("Rochade"),
            (None, false) => {}
        }
        words.extend(self.role.map(|role| fide::PIECES[role_index(role)]));
        words.extend(self.coordinates.into_iter().flatten().map(|coordinate| match coordinate {
            Coordinate::File(file) => fide::FILES[usize::from(file)],
            Coordinate::Rank(rank) => fide::RANKS[usize::from(rank)],
        }));
        words.extend(self.promotion.map(|role| fide::PIECES[role_index(role)]));
        words.join(" ")
    }
}
