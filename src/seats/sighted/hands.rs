//! Let one pair of hands move pieces on a board, one piece at a time, and tell what each grip does to it.
//!
//! The board obeys the hands and knows no rules: any piece goes to any square, and nothing moves by itself. A piece that
//! is put on one of the other colour takes it off the board first, as hands do. Beside the board lies a second set, so
//! that there is a piece for every promotion and for whatever is to be mended.

use ansage_game::sensed::BoardReport;
use shakmaty::{Board as Placement, Piece, Square};

/// A piece in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceInHand {
    /// The piece.
    pub piece: Piece,
    /// Where it stood; `None` for one that lay beside the board.
    pub from: Option<Square>,
}

/// What a hand cannot do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandRefusal {
    /// There is nothing on that square to take.
    Empty(Square),
    /// A piece of the same colour stands there.
    Occupied(Square),
    /// Nothing is in the hand.
    NothingHeld,
    /// Something is in the hand already.
    HandFull,
}

/// The board and the hands on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardHands {
    shows: Placement,
    held: Option<PieceInHand>,
}

impl BoardHands {
    /// Hands over a board that shows this.
    pub fn from_placement(shows: Placement) -> BoardHands {
        BoardHands { shows, held: None }
    }

    /// What stands on the board; what is in the hand does not.
    pub fn shown_placement(&self) -> &Placement {
        &self.shows
    }

    /// What is in the hand.
    pub fn piece_in_hand(&self) -> Option<PieceInHand> {
        self.held
    }

    /// Takes the piece from this square.
    ///
    /// # Errors
    /// [`HandRefusal`] where the square is empty, or the hand is not.
    pub fn lift_piece(&mut self, square: Square) -> Result<BoardReport, HandRefusal> {
        if self.held.is_some() {
            return Err(HandRefusal::HandFull);
        }
        let piece = self.shows.remove_piece_at(square).ok_or(HandRefusal::Empty(square))?;
        self.held = Some(PieceInHand { piece, from: Some(square) });
        Ok(BoardReport::Lifted { square, piece })
    }

    /// Takes a piece that lies beside the board.
    ///
    /// # Errors
    /// [`HandRefusal::HandFull`].
    pub(crate) fn lift_piece_beside_board(&mut self, piece: Piece) -> Result<(), HandRefusal> {
        if self.held.is_some() {
            return Err(HandRefusal::HandFull);
        }
        self.held = Some(PieceInHand { piece, from: None });
        Ok(())
    }

    /// Puts the piece in the hand on this square; a piece of the other colour goes off it first.
    ///
    /// # Errors
    /// [`HandRefusal`] where the hand is empty, or a piece of the same colour stands there.
    pub fn put_piece(&mut self, square: Square) -> Result<Vec<BoardReport>, HandRefusal> {
        let held = self.held.ok_or(HandRefusal::NothingHeld)?;
        let standing = self.shows.piece_at(square);
        if standing.is_some_and(|standing| standing.color == held.piece.color) {
            return Err(HandRefusal::Occupied(square));
        }
        self.held = None;
        self.shows.set_piece_at(square, held.piece);
        let captured = standing.map(|piece| BoardReport::Lifted { square, piece });
        Ok(captured.into_iter().chain([BoardReport::Placed { square, piece: held.piece }]).collect())
    }

    /// Lays the piece in the hand beside the board: the board has been told of it when it was lifted.
    ///
    /// # Errors
    /// [`HandRefusal::NothingHeld`].
    pub fn put_beside_board(&mut self) -> Result<PieceInHand, HandRefusal> {
        self.held.take().ok_or(HandRefusal::NothingHeld)
    }

    /// Where the piece in the hand stood, if it can go back there.
    pub(crate) fn origin_square_if_free(&self) -> Option<Square> {
        self.held?.from.filter(|square| self.shows.piece_at(*square).is_none())
    }
}
