//! Write a board as lines of letters, for the Braille display, for a page of text and for who looks on.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::presentation::diagram::{diagram_lines, piece_letter_on_square};
//! use shakmaty::{Board, Color};
//! let board = Board::default();
//! let lines = diagram_lines(Color::White, |square| piece_letter_on_square(&board, square, Lang::De));
//! assert_eq!(lines[0], "8 t s l d k l s t");
//! assert_eq!(lines[4], "4 . . . . . . . .");
//! assert_eq!(lines[8], "  a b c d e f g h");
//! ```

use crate::locale::Lang;
use crate::vocabulary::piece_letter;
use ansage_game::seat::Color;
use shakmaty::{Board, File, Piece, Rank, Square};

/// A line for each rank, the far one first, and one with the files; `sign` is what stands on a square, all as wide.
pub fn diagram_lines(below: Color, sign: impl Fn(Square) -> String) -> Vec<String> {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    match below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let width = sign(Square::A1).chars().count();
    let names = files.map(|file| format!("{:>width$}", file.char())).join(" ");
    let row = |rank: Rank| {
        let signs = files.map(|file| sign(Square::from_coords(file, rank)));
        format!("{} {}", rank.char(), signs.join(" "))
    };
    ranks.into_iter().map(row).chain([format!("  {names}")]).collect()
}

/// The letter of the piece on a square, a capital one for White; a dot where it is empty.
pub fn piece_letter_on_square(board: &Board, square: Square, lang: Lang) -> String {
    match board.piece_at(square) {
        Some(Piece { role, color: Color::White }) => piece_letter(lang, role).to_uppercase(),
        Some(Piece { role, color: Color::Black }) => piece_letter(lang, role).to_lowercase(),
        None => ".".to_owned(),
    }
}
