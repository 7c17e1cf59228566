//! Put pieces on squares, compare two placements, and write them down.

use crate::announcement::NamedMove;
use crate::castling::CastlingHomes;
use crate::code::{self};
use crate::seat::Color;
use serde::{Deserialize, Serialize, Serializer};
use shakmaty::{Board as Placement, CastlingMode, Chess, EnPassantMode, Piece, Position, Role, Setup, Square};

/// One square on which a board does not show what was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardDifference {
    /// The square.
    #[serde(with = "code")]
    pub square: Square,
    /// What the board shows there.
    #[serde(with = "code")]
    pub shows: Option<Piece>,
    /// What the announcements put there.
    #[serde(with = "code")]
    pub announced: Option<Piece>,
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

/// `placement` with what a board shows on the squares where it differs.
pub fn with_differences(placement: &Placement, differences: &[BoardDifference]) -> Placement {
    let mut shows = placement.clone();
    for difference in differences {
        set_square(&mut shows, difference.square, difference.shows);
    }
    shows
}

/// Has a square hold this piece, or nothing.
pub fn set_square(placement: &mut Placement, square: Square, piece: Option<Piece>) {
    match piece {
        Some(piece) => placement.set_piece_at(square, piece),
        None => placement.discard_piece_at(square),
    }
}

/// A position with what a board shows instead of its own pieces, the same player to move; `None` where no game can go on
/// from it.
pub fn position_with_board(position: &Chess, shows: &Placement) -> Option<Chess> {
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
pub fn differences(shows: &Placement, announced: &Placement) -> Vec<BoardDifference> {
    let pair =
        |square| BoardDifference { square, shows: shows.piece_at(square), announced: announced.piece_at(square) };
    Square::ALL.into_iter().map(pair).filter(|difference| difference.shows != difference.announced).collect()
}

/// Puts a named move on a board as hands do: whatever stands on the target square goes off it. Legal or not. Castling
/// goes by the squares of the game's start.
pub fn apply_named_move(
    placement: &mut Placement,
    by: Color,
    named: NamedMove,
    en_passant: bool,
    homes: &CastlingHomes,
) {
    match named {
        NamedMove::Castle(side) => homes.apply_castling(placement, by, side),
        NamedMove::Piece { role, from, to, promotion } => {
            placement.discard_piece_at(from);
            placement.set_piece_at(to, promotion.unwrap_or(role).of(by));
            if en_passant {
                placement.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            }
        }
    }
}

/// The same, and a piece of the opponent's of that kind stays the opponent's: hands can move it, though no move does.
pub fn apply_announced_move(
    placement: &mut Placement,
    by: Color,
    named: NamedMove,
    en_passant: bool,
    homes: &CastlingHomes,
) {
    let moved = match named {
        NamedMove::Piece { role, from, to, promotion: None } => placement.piece_at(from).map(|piece| (to, piece, role)),
        _ => None,
    };
    apply_named_move(placement, by, named, en_passant, homes);
    if let Some((to, piece, _)) = moved.filter(|(_, piece, role)| *piece == role.of(!by)) {
        placement.set_piece_at(to, piece);
    }
}

/// Moves whatever stands on `from` to `to`, as told by the owner; `placed` names another piece put there (4.4.d).
///
/// Returns the piece that now stands there, or `None` and changes nothing where `from` is empty.
pub fn move_piece(placement: &mut Placement, from: Square, to: Square, placed: Option<Role>) -> Option<Piece> {
    let piece = placement.piece_at(from)?;
    let put = Piece { role: placed.unwrap_or(piece.role), ..piece };
    placement.discard_piece_at(from);
    placement.set_piece_at(to, put);
    Some(put)
}
