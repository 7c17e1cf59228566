//! Keep what the squares of a board hold, as the board tells it.

use shakmaty::{Board as Placement, Piece, Square};

/// What a square or an aperture holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareContent {
    /// Nothing.
    Empty,
    /// This piece.
    Piece(Piece),
    /// A peg that cannot be read: a fault of a contact, and never a lift.
    Unreadable,
    /// On a DGT board: one of the three pieces that are none of chess, by its code, 13 to 15.
    Special(u8),
}

impl SquareContent {
    /// What a letter of the tactile board's protocol means; `None` for any other byte.
    pub fn from_letter(letter: u8) -> Option<SquareContent> {
        match letter {
            b'.' => Some(SquareContent::Empty),
            b'?' => Some(SquareContent::Unreadable),
            letter => Piece::from_char(char::from(letter)).map(SquareContent::Piece),
        }
    }

    /// Its letter there.
    pub fn to_letter(self) -> char {
        match self {
            SquareContent::Empty => '.',
            SquareContent::Piece(piece) => piece.char(),
            SquareContent::Unreadable | SquareContent::Special(_) => '?',
        }
    }

    /// The piece of chess there.
    pub fn to_piece(self) -> Option<Piece> {
        match self {
            SquareContent::Piece(piece) => Some(piece),
            SquareContent::Empty | SquareContent::Unreadable | SquareContent::Special(_) => None,
        }
    }
}

/// What all 64 squares hold, from a1, b1 to h8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardContents([SquareContent; 64]);

impl BoardContents {
    /// An empty board.
    pub const EMPTY: BoardContents = BoardContents([SquareContent::Empty; 64]);

    /// The 64 letters of a snapshot; `None` for anything else.
    pub fn from_letters(letters: &[u8]) -> Option<BoardContents> {
        let letters: &[u8; 64] = letters.try_into().ok()?;
        let mut contents = BoardContents::EMPTY;
        for (held, letter) in contents.0.iter_mut().zip(letters) {
            *held = SquareContent::from_letter(*letter)?;
        }
        Some(contents)
    }

    /// The 64 letters.
    pub fn to_letters(&self) -> String {
        self.0.iter().map(|held| held.to_letter()).collect()
    }

    /// What a square holds.
    pub fn content_of_square(&self, square: Square) -> SquareContent {
        self.0[usize::from(square)]
    }

    /// Puts something on a square, and says what it held.
    pub fn set_square_content(&mut self, square: Square, held: SquareContent) -> SquareContent {
        std::mem::replace(&mut self.0[usize::from(square)], held)
    }

    /// The pieces of chess, on their squares.
    pub fn to_placement(&self) -> Placement {
        Placement::from_iter(
            Square::ALL.into_iter().filter_map(|square| Some((square, self.content_of_square(square).to_piece()?))),
        )
    }
}
