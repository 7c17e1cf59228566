//! Read what a board answers to a person who looks for a fault: self-test, readings, calibration.

use ansage_devices::contents::SquareContent;
use shakmaty::Square;

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApertureAnswer {
    /// Tones were accepted.
    Tone,
    /// The calibration in use: whether it was measured on this board.
    Calibration {
        /// Measured, and not the usual one.
        own: bool,
    },
    /// How one aperture reads.
    Reading {
        /// The aperture.
        square: Square,
        /// 0 to 1023.
        code: u16,
        /// What it means.
        meaning: ApertureMeaning,
    },
    /// The self-test.
    Test {
        /// Whether it was compared with the initial position, or with an empty board.
        start: bool,
        /// How many squares differ.
        count: usize,
        /// The first of them, and how each reads.
        squares: Vec<(Square, ApertureMeaning)>,
    },
}

/// What the code of an aperture means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApertureMeaning {
    /// A peg, or none.
    Clear(SquareContent),
    /// A short circuit.
    Short,
    /// A code between two pieces.
    Between,
}

impl ApertureMeaning {
    fn from_letter(letter: &str) -> Option<ApertureMeaning> {
        match letter.as_bytes() {
            b"!" => Some(ApertureMeaning::Short),
            b"?" => Some(ApertureMeaning::Between),
            [letter] => SquareContent::from_letter(*letter).map(ApertureMeaning::Clear),
            _ => None,
        }
    }
}

/// Reads the body of an answer; `None` for one of a later firmware.
pub fn parse_aperture_answer(body: &str) -> Option<ApertureAnswer> {
    let fields: Vec<&str> = body.split(',').collect();
    match fields[..] {
        ["A", ..] => Some(ApertureAnswer::Tone),
        ["C", which, ..] => Some(ApertureAnswer::Calibration { own: which == "own" }),
        ["R", square, code, meaning] => {
            let meaning = ApertureMeaning::from_letter(meaning)?;
            Some(ApertureAnswer::Reading { square: square.parse().ok()?, code: code.parse().ok()?, meaning })
        }
        ["X", with, count, ref squares @ ..] => {
            let squares = squares.iter().map(|text| {
                let (name, letter) = text.split_at_checked(2)?;
                Some((name.parse().ok()?, ApertureMeaning::from_letter(letter)?))
            });
            let squares = squares.collect::<Option<Vec<_>>>()?;
            Some(ApertureAnswer::Test { start: with == "start", count: count.parse().ok()?, squares })
        }
        _ => None,
    }
}

/// The ranks, such as 1 and 2, whose multiplexer alone has all the faults; `None` where it is not one multiplexer, or only a
/// few squares of it.
pub fn faulty_multiplexer_rank(squares: &[Square]) -> Option<u8> {
    let pair = |square: &Square| u8::from(square.rank()) / 2;
    let first = squares.first().map(pair)?;
    (squares.len() >= 8 && squares.iter().all(|square| pair(square) == first)).then_some(first * 2 + 1)
}
