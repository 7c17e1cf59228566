//! Name the cells of Braille: as dots, as a character of Unicode, and as a byte of Braille ASCII (BRF).
//!
//! A cell is a byte whose lowest bit is dot 1, as in Unicode. The table is the North American one that every embosser
//! takes: its figures are the lowered ones, its capitals are the letters.
//!
//! ```
//! use ansage_words::score::braille::cells::{to_braille_ascii, from_braille_ascii, to_unicode_cell};
//! assert_eq!(from_braille_ascii('F'), Some(0b001011));
//! assert_eq!(from_braille_ascii('f'), from_braille_ascii('F'));
//! assert_eq!((to_braille_ascii(0b010010), to_unicode_cell(0b010010)), ('3', '⠒'));
//! ```

/// The characters of Braille ASCII in the order of their cells in Unicode.
const BRF: [u8; 64] = *b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The first cell in Unicode: no dots.
const FIRST: u32 = 0x2800;

/// Dot 6: a capital in English Braille, and Black's pieces in a diagram.
pub(crate) const DOT_6: u8 = cell_dots('⠠');
/// Dot 7: a capital in eight dots.
pub(crate) const DOT_7: u8 = 0x40;
/// A hyphen; before a half-move, the sign that it is Black's; two of them, a half-move that is not known.
pub(crate) const HYPHEN: u8 = cell_dots('⠤');
/// The number sign.
pub(crate) const NUMBER_SIGN: u8 = cell_dots('⠼');
/// The brackets round what stands beside a half-move.
pub const OPEN: u8 = cell_dots('⠷');
/// What closes them.
pub(crate) const CLOSE: u8 = cell_dots('⠾');
/// Between hours, minutes and seconds.
pub const COLON: u8 = cell_dots('⠱');
/// The figures 0 to 9, lowered: without a number sign.
pub const LOWERED: [u8; 10] = [
    cell_dots('⠴'),
    cell_dots('⠂'),
    cell_dots('⠆'),
    cell_dots('⠒'),
    cell_dots('⠲'),
    cell_dots('⠢'),
    cell_dots('⠖'),
    cell_dots('⠶'),
    cell_dots('⠦'),
    cell_dots('⠔'),
];
/// The figures 0 to 9 behind a number sign.
pub(crate) const RAISED: [u8; 10] = [
    cell_dots('⠚'),
    cell_dots('⠁'),
    cell_dots('⠃'),
    cell_dots('⠉'),
    cell_dots('⠙'),
    cell_dots('⠑'),
    cell_dots('⠋'),
    cell_dots('⠛'),
    cell_dots('⠓'),
    cell_dots('⠊'),
];
/// The figures 0 to 9 of computer Braille: the letters with dot 6, and dots 3-4-6.
pub(crate) const COMPUTER: [u8; 10] = [
    cell_dots('⠬'),
    cell_dots('⠡'),
    cell_dots('⠣'),
    cell_dots('⠩'),
    cell_dots('⠹'),
    cell_dots('⠱'),
    cell_dots('⠫'),
    cell_dots('⠻'),
    cell_dots('⠳'),
    cell_dots('⠪'),
];

/// The dots of a cell in Unicode.
pub const fn cell_dots(cell: char) -> u8 {
    (cell as u32 - FIRST) as u8
}

/// The character of Unicode for a cell of six or eight dots.
pub fn to_unicode_cell(dots: u8) -> char {
    char::from_u32(FIRST + u32::from(dots)).unwrap_or('\u{2800}')
}

/// The dots of a character, if it is a cell of Unicode.
pub fn from_unicode_cell(shown: char) -> Option<u8> {
    u32::from(shown).checked_sub(FIRST).and_then(|dots| u8::try_from(dots).ok())
}

/// The character of Braille ASCII for a cell; dots 7 and 8, which it has not, are left out.
pub fn to_braille_ascii(dots: u8) -> char {
    char::from(BRF[usize::from(dots & 0x3f)])
}

/// The dots of a character of Braille ASCII; small letters are taken as capitals.
pub fn from_braille_ascii(shown: char) -> Option<u8> {
    let byte = u8::try_from(shown).ok()?;
    // The second half of the table repeats the first, as small letters do the capitals.
    let byte = if matches!(byte, b'`'..=b'~') { byte - 0x20 } else { byte };
    BRF.iter().position(|known| *known == byte).and_then(|place| u8::try_from(place).ok())
}

/// The cell of a letter from a to z, small or capital.
pub fn cell_of_letter(shown: char) -> Option<u8> {
    if shown.is_ascii_alphabetic() { from_braille_ascii(shown) } else { None }
}

/// The small letter from a to z that a cell stands for.
pub fn letter_of_cell(dots: u8) -> Option<char> {
    let shown = to_braille_ascii(dots);
    (dots < 0x40 && shown.is_ascii_uppercase()).then(|| shown.to_ascii_lowercase())
}

/// The figure a cell stands for in one of the tables above.
pub fn digit_of_cell(table: &[u8; 10], dots: u8) -> Option<char> {
    let value = table.iter().position(|figure| *figure == dots)?;
    char::from_digit(u32::try_from(value).ok()?, 10)
}

/// The cells of a number in one of the tables above.
pub fn cells_of_number(table: &[u8; 10], number: impl ToString) -> Vec<u8> {
    let digit = |c: char| c.to_digit(10).and_then(|value| table.get(value as usize)).copied();
    number.to_string().chars().filter_map(digit).collect()
}
