//! Hold what a player said, and what he meant by it, without knowing words or languages.
//!
//! An [`Announcement`] is the syntax: as much of a move as was named (D.2.1). [`NamedMove`] is a whole move: the piece and
//! both squares, or a side to castle on. A [`MoveDescription`] is a named move with the facts needed to say it in any style.
//! Which announcement is legal, ambiguous or incomplete is decided in [`crate::reading`].
//!
//! All three are written in journals as short codes: `N?f3`, `Ng1f3`, `e7e8=Q` (no piece named: `?e7e8=Q`), `O-O`.
//!
//! ```
//! use ansage_game::announcement::{Announcement, NamedMove};
//! let said: Announcement = "Ng?f3".parse().unwrap();
//! assert_eq!(said.to_string(), "Ng?f3");
//! let named: NamedMove = "Pe7e8=Q".parse().unwrap();
//! assert_eq!(named.to_string(), "Pe7e8=Q");
//! ```

use shakmaty::{CastlingSide, File, Rank, Role, Square};
use std::fmt;
use std::str::FromStr;

/// As much of the from-square as was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OriginHint {
    /// The file, where it was named.
    pub file: Option<File>,
    /// The rank, where it was named.
    pub rank: Option<Rank>,
}

impl OriginHint {
    /// Nothing was said about where the piece comes from.
    pub const UNSAID: OriginHint = OriginHint { file: None, rank: None };

    /// The whole square.
    pub fn from_square(square: Square) -> OriginHint {
        OriginHint { file: Some(square.file()), rank: Some(square.rank()) }
    }

    /// The square, where both file and rank were named.
    pub fn square(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a piece on `square` fits what was named.
    pub fn is_matched_by(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file()) && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// A move as far as it was named. Pure syntax: no position is known here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// "Kurze Rochade" or "Lange Rochade".
    Castle(CastlingSide),
    /// A piece, or squares, or both.
    Piece {
        /// The piece. A lone target square names a pawn (`e4` is `Some(Pawn)`); two squares without a piece (`g1f3`)
        /// name none.
        role: Option<Role>,
        /// As much of the from-square as was named.
        from: OriginHint,
        /// The target square.
        to: Square,
        /// The piece a pawn is exchanged for, where one was named (D.2.1 demands it).
        promotion: Option<Role>,
    },
}

/// A move named in full: nothing has to be looked up on a board to know what is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NamedMove {
    /// Castling; the squares follow from the side and the player.
    Castle(CastlingSide),
    /// A piece with both squares.
    Piece {
        /// The moving piece.
        role: Role,
        /// Where it comes from.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// What a move does to the opponent's king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Threat {
    /// No check.
    #[default]
    None,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

/// A named move with the facts needed to say it in any style, so that no voice has to know a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveDescription {
    /// The move.
    pub named: NamedMove,
    /// As much of the from-square as the short style must say to be unambiguous.
    pub needed: OriginHint,
    /// Whether a piece is captured. The Appendix has no word for it; said only where additions are switched on.
    pub capture: bool,
    /// Whether a pawn is captured en passant. Said only with additions.
    pub en_passant: bool,
    /// Check or mate. Said only with additions.
    pub threat: Threat,
}

impl Announcement {
    /// Whether these words, as far as they go, name this move.
    pub fn is_matched_by(&self, named: NamedMove) -> bool {
        match (*self, named) {
            (Announcement::Castle(said), NamedMove::Castle(side)) => said == side,
            (
                Announcement::Piece { role, from, to, promotion },
                NamedMove::Piece { role: moved, from: left, to: come, promotion: becomes },
            ) => {
                role.is_none_or(|role| role == moved) && from.is_matched_by(left) && to == come && promotion == becomes
            }
            _ => false,
        }
    }
}

impl NamedMove {
    /// The side of a castling.
    pub fn castling_side(self) -> Option<CastlingSide> {
        match self {
            NamedMove::Castle(side) => Some(side),
            NamedMove::Piece { .. } => None,
        }
    }

    /// The announcement that names everything of this move.
    pub fn to_full_announcement(self) -> Announcement {
        match self {
            NamedMove::Castle(side) => Announcement::Castle(side),
            NamedMove::Piece { role, from, to, promotion } => {
                Announcement::Piece { role: Some(role), from: OriginHint::from_square(from), to, promotion }
            }
        }
    }
}

impl MoveDescription {
    /// A telling of which nothing is known but the move itself, as for an illegal one.
    pub fn from_named_move(named: NamedMove) -> MoveDescription {
        let needed = match named {
            NamedMove::Castle(_) => OriginHint::UNSAID,
            NamedMove::Piece { from, .. } => OriginHint::from_square(from),
        };
        MoveDescription { named, needed, capture: false, en_passant: false, threat: Threat::None }
    }

    /// The announcement in the short style: what is not needed is left out.
    pub fn to_short_announcement(&self) -> Announcement {
        match self.named {
            NamedMove::Castle(side) => Announcement::Castle(side),
            NamedMove::Piece { role, to, promotion, .. } => {
                Announcement::Piece { role: Some(role), from: self.needed, to, promotion }
            }
        }
    }
}

/// A text that is no code of an announcement, a named move or a telling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadMoveCode(pub String);

impl fmt::Display for BadMoveCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move code like Ng1f3, N?f3, ?e7e8=Q or O-O", self.0)
    }
}

impl std::error::Error for BadMoveCode {}

const fn castle_code(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "O-O",
        CastlingSide::QueenSide => "O-O-O",
    }
}

fn write_promotion(f: &mut fmt::Formatter<'_>, promotion: Option<Role>) -> fmt::Result {
    promotion.map_or(Ok(()), |role| write!(f, "={}", role.upper_char()))
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Announcement::Castle(side) => f.write_str(castle_code(side)),
            Announcement::Piece { role, from, to, promotion } => {
                write!(f, "{}", role.map_or('?', Role::upper_char))?;
                match (from.file, from.rank) {
                    (None, None) => f.write_str("?")?,
                    (Some(file), None) => write!(f, "{}?", file.char())?,
                    (None, Some(rank)) => write!(f, "?{}", rank.char())?,
                    (Some(file), Some(rank)) => write!(f, "{}{}", file.char(), rank.char())?,
                }
                write!(f, "{to}")?;
                write_promotion(f, promotion)
            }
        }
    }
}

impl FromStr for Announcement {
    type Err = BadMoveCode;

    fn from_str(code: &str) -> Result<Announcement, BadMoveCode> {
        parse_code(code).ok_or_else(|| BadMoveCode(code.into()))
    }
}

fn parse_code(code: &str) -> Option<Announcement> {
    match code {
        "O-O" => return Some(Announcement::Castle(CastlingSide::KingSide)),
        "O-O-O" => return Some(Announcement::Castle(CastlingSide::QueenSide)),
        _ => {}
    }
    let (body, promotion) = match code.split_once('=') {
        Some((body, piece)) => {
            let mut chars = piece.chars();
            let role = Role::from_char(chars.next()?)?;
            if chars.next().is_some() {
                return None;
            }
            (body, Some(role))
        }
        None => (code, None),
    };
    let chars: Vec<char> = body.chars().collect();
    let (role, rest) = match chars.split_first()? {
        ('?', rest) => (None, rest),
        (letter, rest) => (Some(Role::from_char(*letter)?), rest),
    };
    let (from, to) = match *rest {
        ['?', file, rank] => (OriginHint::UNSAID, (file, rank)),
        ['?', from_rank, file, rank] => {
            (OriginHint { file: None, rank: Some(Rank::from_char(from_rank)?) }, (file, rank))
        }
        [from_file, '?', file, rank] => {
            (OriginHint { file: Some(File::from_char(from_file)?), rank: None }, (file, rank))
        }
        [from_file, from_rank, file, rank] => (
            OriginHint { file: Some(File::from_char(from_file)?), rank: Some(Rank::from_char(from_rank)?) },
            (file, rank),
        ),
        _ => return None,
    };
    let to = Square::from_coords(File::from_char(to.0)?, Rank::from_char(to.1)?);
    Some(Announcement::Piece { role, from, to, promotion })
}

impl fmt::Display for NamedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_full_announcement().fmt(f)
    }
}

impl FromStr for NamedMove {
    type Err = BadMoveCode;

    fn from_str(code: &str) -> Result<NamedMove, BadMoveCode> {
        let bad = || BadMoveCode(code.into());
        match code.parse()? {
            Announcement::Castle(side) => Ok(NamedMove::Castle(side)),
            Announcement::Piece { role, from, to, promotion } => Ok(NamedMove::Piece {
                role: role.ok_or_else(bad)?,
                from: from.square().ok_or_else(bad)?,
                to,
                promotion,
            }),
        }
    }
}

impl fmt::Display for MoveDescription {
    /// The move, then what the short style needs of the from-square, then the facts: `Nb1d2 b? `, `Pe5d6 e? x ep`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, rank) = (self.needed.file.map_or('?', File::char), self.needed.rank.map_or('?', Rank::char));
        write!(f, "{} {file}{rank}", self.named)?;
        if self.capture {
            f.write_str(" x")?;
        }
        if self.en_passant {
            f.write_str(" ep")?;
        }
        match self.threat {
            Threat::None => Ok(()),
            Threat::Check => f.write_str(" +"),
            Threat::Mate => f.write_str(" #"),
        }
    }
}

impl FromStr for MoveDescription {
    type Err = BadMoveCode;

    fn from_str(code: &str) -> Result<MoveDescription, BadMoveCode> {
        let bad = || BadMoveCode(code.into());
        let mut words = code.split(' ');
        let mut telling = MoveDescription::from_named_move(words.next().ok_or_else(bad)?.parse()?);
        let needed: Vec<char> = words.next().ok_or_else(bad)?.chars().collect();
        let [file, rank] = needed[..] else { return Err(bad()) };
        telling.needed = OriginHint { file: File::from_char(file), rank: Rank::from_char(rank) };
        for word in words {
            match word {
                "x" => telling.capture = true,
                "ep" => telling.en_passant = true,
                "+" => telling.threat = Threat::Check,
                "#" => telling.threat = Threat::Mate,
                _ => return Err(bad()),
            }
        }
        Ok(telling)
    }
}

/// Serialises a type through its `Display` and `FromStr`, as a JSON string.
macro_rules! serde_as_code {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let code = <std::borrow::Cow<str> as serde::Deserialize>::deserialize(deserializer)?;
                code.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
serde_as_code!(Announcement, NamedMove, MoveDescription);
