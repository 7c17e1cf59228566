//! Keep what one player's own board shows, and how that is known.
//!
//! The program never sees a plain board. It knows a board only as far as its owner has told it, or a sensed board has;
//! an announcement by the opponent never changes it. Beside what the board shows stands what it *should* show after
//! the very half-moves that its owner has executed, so that a difference stays the difference it was, whatever is
//! played elsewhere.

use super::announcement::Named;
use super::castling::Homes;
use super::code::{self, Code};
use super::effect::Difference;
use super::sensed::Sensed;
use serde::{Deserialize, Serialize, Serializer};
use shakmaty::{Board as Placement, CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Role, Setup, Square};

/// What hands did, as told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Transfer {
    /// Where the piece was taken.
    #[serde(with = "code")]
    pub from: Square,
    /// Where it was put.
    #[serde(with = "code")]
    pub to: Square,
    /// The piece that stands there now, where another was put.
    #[serde(with = "code")]
    pub placed: Option<Role>,
}

/// One player's own board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Board {
    /// Nobody has told what it shows. Announcements that were accepted are assumed to be executed, and this is never
    /// compared as evidence.
    Assumed,
    /// Told by its owner.
    Stated(Box<Stated>),
    /// Told by its sensors.
    Sensed(Box<Sensed>),
}

/// A board as its owner told it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stated {
    /// What it shows.
    #[serde(with = "as_fen_text")]
    pub shows: Placement,
    /// What it would show if everything executed on it had been executed as announced.
    #[serde(with = "as_fen_text")]
    pub announced: Placement,
    /// The last half-move that its owner told, from 1.
    pub through: u32,
    /// Half-moves of the opponent since the first statement that the owner has not told.
    pub untold: Vec<u32>,
    /// The board before the latest half-move that was put on it.
    pub before: Option<Box<Before>>,
}

/// A board before one half-move was put on it, so that this half-move can be corrected, mended or withdrawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Before {
    /// The number of the half-move.
    pub ply: u32,
    /// What the board showed.
    #[serde(with = "as_fen_text")]
    pub shows: Placement,
    /// What it would have shown.
    #[serde(with = "as_fen_text")]
    pub announced: Placement,
    /// Whether the half-move was put on it by the word of a press alone, not told.
    pub by_word: bool,
}

/// Writes and reads pieces on squares as the first field of a FEN.
pub mod as_fen_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shakmaty::Board;

    /// Writes it.
    ///
    /// # Errors
    /// Only the serializer's own.
    pub fn serialize<S: Serializer>(placement: &Board, serializer: S) -> Result<S::Ok, S::Error> {
        super::as_fen(placement, serializer)
    }

    /// Reads it.
    ///
    /// # Errors
    /// A text that does not fill the 64 squares.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Board::from_ascii_board_fen(text.as_bytes()).map_err(|_| D::Error::custom(format!("{text:?} is no board")))
    }
}

fn as_fen<S: Serializer>(placement: &Placement, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&placement.board_fen())
}

impl Stated {
    /// A board that agrees with what was announced through half-move `through`.
    pub fn agreeing(placement: &Placement, through: u32) -> Stated {
        let (shows, announced) = (placement.clone(), placement.clone());
        Stated { shows, announced, through, untold: Vec::new(), before: None }
    }

    /// Remembers the board before half-move `ply` is put on it.
    pub fn remember(&mut self, ply: u32, by_word: bool) {
        let (shows, announced) = (self.shows.clone(), self.announced.clone());
        self.before = Some(Box::new(Before { ply, shows, announced, by_word }));
    }

    /// The board before half-move `ply`, where that is the latest that was put on it.
    pub fn before_ply(&self, ply: u32) -> Option<&Before> {
        self.before.as_deref().filter(|before| before.ply == ply)
    }

    /// Its owner tells a later half-move than those he left untold: these count as executed as announced. Known
    /// differences stay what they were.
    pub fn catch_up(&mut self, course: &Placement) {
        self.shows = differing_by(course, &self.differences());
        self.announced = course.clone();
    }

    /// Takes a piece from a square where the board differs, if that leaves fewer differences: its owner mends the board,
    /// and has told nothing of a half-move announced meanwhile. Returns whether it was so.
    pub fn mend(&mut self, hands: Transfer) -> bool {
        let known = self.differences();
        let mut shows = self.shows.clone();
        let mends = known.iter().any(|difference| difference.square == hands.from)
            && carry(&mut shows, hands.from, hands.to, hands.placed).is_some()
            && differences(&shows, &self.announced).len() < known.len();
        if mends {
            self.shows = shows;
        }
        mends
    }

    /// The squares on which the board does not show what was announced, from a1 to h8.
    pub fn differences(&self) -> Vec<Difference> {
        differences(&self.shows, &self.announced)
    }
}

impl Board {
    /// The differences that its owner has told; none where he has told nothing. What a sensed board differs in depends
    /// on the course of the game.
    pub fn differences(&self) -> Vec<Difference> {
        match self {
            Board::Assumed | Board::Sensed(_) => Vec::new(),
            Board::Stated(stated) => stated.differences(),
        }
    }

    /// The board where it is sensed and answers.
    pub fn sensed(&self) -> Option<&Sensed> {
        match self {
            Board::Sensed(sensed) if sensed.present => Some(sensed),
            _ => None,
        }
    }
}

/// `placement` with what a board shows on the squares where it differs.
pub fn differing_by(placement: &Placement, differences: &[Difference]) -> Placement {
    let mut shows = placement.clone();
    for difference in differences {
        match difference.shows {
            Some(piece) => shows.set_piece_at(difference.square, piece),
            None => {
                shows.discard_piece_at(difference.square);
            }
        }
    }
    shows
}

/// A position with what a board shows instead of its own pieces, the same player to move; `None` where no game can go on
/// from it.
pub fn position_on(position: &Chess, shows: &Placement) -> Option<Chess> {
    let setup = Setup { board: shows.clone(), ..position.to_setup(EnPassantMode::Legal) };
    lenient_position(setup, position.castles().mode())
}

/// The position of a board that the course never reached: rights that do not fit it are lost.
fn lenient_position(setup: Setup, mode: CastlingMode) -> Option<Chess> {
    let error = match setup.position(mode) {
        Ok(position) => return Some(position),
        Err(error) => error,
    };
    let error = match error.ignore_invalid_castling_rights() {
        Ok(position) => return Some(position),
        Err(error) => error,
    };
    let error = match error.ignore_invalid_ep_square() {
        Ok(position) => return Some(position),
        Err(error) => error,
    };
    let error = match error.ignore_too_much_material() {
        Ok(position) => return Some(position),
        Err(error) => error,
    };
    error.ignore_impossible_check().ok()
}

/// The squares on which two placements differ, from a1 to h8.
pub fn differences(shows: &Placement, announced: &Placement) -> Vec<Difference> {
    let pair = |square| Difference { square, shows: shows.piece_at(square), announced: announced.piece_at(square) };
    Square::ALL.into_iter().map(pair).filter(|difference| difference.shows != difference.announced).collect()
}

/// Puts a named move on a board as hands do: whatever stands on the target square goes off it. Legal or not. Castling
/// goes by the squares of the game's start.
pub fn transfer(placement: &mut Placement, by: Color, named: Named, en_passant: bool, homes: &Homes) {
    match named {
        Named::Castle(side) => homes.castle(placement, by, side),
        Named::Piece { role, from, to, promotion } => {
            placement.discard_piece_at(from);
            placement.set_piece_at(to, promotion.unwrap_or(role).of(by));
            if en_passant {
                placement.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            }
        }
    }
}

/// Moves whatever stands on `from` to `to`, as told by the owner; `placed` names another piece put there (4.4.d).
///
/// Returns the piece that now stands there, or `None` and changes nothing where `from` is empty.
pub fn carry(placement: &mut Placement, from: Square, to: Square, placed: Option<Role>) -> Option<Piece> {
    let piece = placement.piece_at(from)?;
    let put = Piece { role: placed.unwrap_or(piece.role), ..piece };
    placement.discard_piece_at(from);
    placement.set_piece_at(to, put);
    Some(put)
}

/// A placement as journals and digests write it.
pub fn placement_code(placement: &Placement) -> String {
    placement.board_fen().to_string()
}

/// What stands on a square, as journals write it: `P`, `n`, `-`.
pub fn square_code(placement: &Placement, square: Square) -> String {
    placement.piece_at(square).code()
}
