//! Talk with the sighted opponent's electronic board: a DGT board on a serial line.
//!
//! Its owner plays by the ordinary rules (D.2.4), and his board follows his hands: nobody types for him. The board tells
//! pieces and squares, and a clock beside it its lever; what they mean is found here only as far as a snapshot can say
//! it. A full scan takes the board a quarter of a second, so that a placing may be told before the lift, a captured
//! piece may never show as gone, and a slide visits every square: nothing is read from single changes, only from a
//! board that has come to rest.
//!
//! [`wire`] cuts bytes into messages, [`session`] follows one board through its life, [`clock`] what its clock tells,
//! [`settle`] waits until the board rests, and [`matching`] finds what it shows then. All are pure; [`driver`] has the
//! port.
//!
//! ```
//! use ansage::eboard::wire::{Message, Wire};
//! let told = Wire::new().feed(&[0x8E, 0, 5, 36, 1]);
//! assert!(matches!(told[..], [Ok(Message::Field { .. })]), "a white pawn on e4");
//! ```

pub mod clock;
#[cfg(not(target_family = "wasm"))]
pub mod driver;
pub mod matching;
pub mod rests;
pub mod said;
pub mod session;
pub mod settle;
pub mod wire;

use shakmaty::Piece;

/// What a square of a DGT board holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Held {
    /// Nothing.
    Empty,
    /// A piece.
    Piece(Piece),
    /// One of the three pieces that are none of chess, by its code, 13 to 15.
    Special(u8),
}

impl Held {
    /// The piece of chess there.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Held::Piece(piece) => Some(piece),
            Held::Empty | Held::Special(_) => None,
        }
    }
}
