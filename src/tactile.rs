//! Talk with a tactile board: bytes of a serial line become lifted and placed pegs, and presses of its buttons.
//!
//! The board knows pieces and squares, not chess; so does this module. What a lift means is for the referee. The
//! protocol is told in `hardware/PROTOCOL.md`: text lines with a checksum, numbered events, snapshots, a heartbeat.
//! Nothing is sent again; where something was missed, a snapshot is asked for, and what changed unseen is told as
//! found, never as lifted.
//!
//! [`frame`] cuts bytes into frames, [`session`] follows one board through its life: asked, found, silent, lost, found
//! again. Both are pure; [`driver`] has the ports.
//!
//! ```
//! use ansage::tactile::frame::{self, Frame, Frames};
//! let mut frames = Frames::new();
//! let found = frames.feed(&frame::command("E,7,1200,e2,P."));
//! assert!(matches!(found[..], [Ok(Frame::Changed { seq: 7, .. })]));
//! ```

pub mod adapter;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod frame;
pub mod said;
pub mod session;

use shakmaty::{Board as Placement, Piece, Square};

/// What an aperture holds, as the board tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Held {
    /// No peg.
    Empty,
    /// The peg of this piece.
    Peg(Piece),
    /// A peg that cannot be read: a fault of a contact, and never a lift.
    Unreadable,
}

impl Held {
    /// What a letter of the protocol means; `None` for any other byte.
    pub fn from_letter(letter: u8) -> Option<Held> {
        match letter {
            b'.' => Some(Held::Empty),
            b'?' => Some(Held::Unreadable),
            letter => Piece::from_char(char::from(letter)).map(Held::Peg),
        }
    }

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Held::Empty => '.',
            Held::Unreadable => '?',
            Held::Peg(piece) => piece.char(),
        }
    }
}

/// What all 64 apertures hold, from a1, b1 to h8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pegs([Held; 64]);

impl Pegs {
    /// An empty board.
    pub const EMPTY: Pegs = Pegs([Held::Empty; 64]);

    /// The 64 letters of a snapshot; `None` for anything else.
    pub fn from_letters(letters: &[u8]) -> Option<Pegs> {
        let letters: &[u8; 64] = letters.try_into().ok()?;
        let mut pegs = Pegs::EMPTY;
        for (held, letter) in pegs.0.iter_mut().zip(letters) {
            *held = Held::from_letter(*letter)?;
        }
        Some(pegs)
    }

    /// The 64 letters.
    pub fn letters(&self) -> String {
        self.0.iter().map(|held| held.letter()).collect()
    }

    /// What an aperture holds.
    pub fn on(&self, square: Square) -> Held {
        self.0[usize::from(square)]
    }

    /// Puts something into an aperture.
    pub fn set(&mut self, square: Square, held: Held) {
        self.0[usize::from(square)] = held;
    }

    /// The pegs that can be read, as pieces on squares.
    pub fn placement(&self) -> Placement {
        let mut placement = Placement::empty();
        for square in Square::ALL {
            if let Held::Peg(piece) = self.on(square) {
                placement.set_piece_at(square, piece);
            }
        }
        placement
    }
}

/// A button of the board, by its number there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// 1: the clock's lever.
    Clock,
    /// 2: announce what the pegs show.
    Announce,
    /// 3: the last announcement once more.
    Repeat,
    /// 4: which square changed last.
    Query,
}

impl Button {
    /// All buttons in the order of their numbers.
    pub const ALL: [Button; 4] = [Button::Clock, Button::Announce, Button::Repeat, Button::Query];
}
