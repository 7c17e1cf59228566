//! Spell names and pieces with the Braille letters of each language.
//!
//! Most letters are those of the Latin alphabet; Cyrillic letters have the cells of the Latin ones they sound like, so a
//! Russian `Ф` and an English `f` are one cell. The others were compared with the tables of liblouis 3.24.

use super::cells::{self, cell_dots};
use crate::locale::Lang;
use crate::vocabulary::piece_letter;
use shakmaty::Role;

/// The letters of the seven languages that English has not, and their cells in the same order.
fn foreign(lang: Lang) -> (&'static str, &'static str) {
    match lang {
        Lang::En | Lang::Bg | Lang::Ru => ("", ""),
        Lang::De => ("äöüß", "⠜⠪⠳⠮"),
        Lang::Pl => ("ąćęłńóśźż", "⠡⠩⠱⠣⠹⠬⠪⠮⠯"),
        Lang::Lv => ("āčēģīķļņšūž", "⠡⠩⠱⠻⠪⠥⠧⠽⠮⠬⠼"),
        Lang::Sr => ("čćđšž", "⠡⠩⠹⠱⠮"),
    }
}

/// The Cyrillic letters, which Bulgarian and Russian share but for three, and their cells.
const CYRILLIC: (&str, &str) = ("абвгдежзиклмнопрстуфхцчшщъьюяыэ", "⠁⠃⠺⠛⠙⠑⠚⠵⠊⠅⠇⠍⠝⠕⠏⠗⠎⠞⠥⠋⠓⠉⠟⠱⠭⠷⠾⠳⠫⠮⠪");

/// The cell that stands in the place of a letter.
fn beside((letters, cells): (&str, &str), letter: char) -> Option<char> {
    letters.chars().zip(cells.chars()).find(|(known, _)| *known == letter).map(|(_, cell)| cell)
}

/// The cell of one letter, small or capital; accents that the language has not are left out.
pub fn cell_of_letter_in_language(lang: Lang, shown: char) -> Option<u8> {
    let small = shown.to_lowercase().next().unwrap_or(shown);
    let short = if lang == Lang::Bg { '⠽' } else { '⠯' };
    let cyrillic = match small {
        'й' => Some(short),
        'ё' => Some('⠡'),
        _ => beside(CYRILLIC, small),
    };
    let base = || cells::cell_of_letter(plain(small));
    beside(foreign(lang), small).or(cyrillic).map(cell_dots).or_else(base)
}

/// The small letter that a cell stands for in a language: one of the Latin alphabet, which goes before the others, for some
/// share their cells, or one of its own. Cyrillic letters stay the Latin ones that they sound like.
pub fn letter_of_cell_in_language(lang: Lang, dots: u8) -> Option<char> {
    let (letters, cells) = foreign(lang);
    let own = || cells.chars().zip(letters.chars()).find(|(cell, _)| cell_dots(*cell) == dots).map(|(_, own)| own);
    cells::letter_of_cell(dots).or_else(own)
}

/// A letter without its accent.
fn plain(small: char) -> char {
    match small {
        'ä' | 'á' | 'à' | 'â' | 'ā' | 'ą' | 'å' | 'ã' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ģ' | 'ğ' => 'g',
        'í' | 'ì' | 'î' | 'ï' | 'ī' | 'ı' => 'i',
        'ķ' => 'k',
        'ļ' | 'ł' => 'l',
        'ñ' | 'ņ' | 'ń' | 'ň' => 'n',
        'ö' | 'ó' | 'ò' | 'ô' | 'õ' | 'ø' | 'ő' | 'ō' => 'o',
        'ř' => 'r',
        'š' | 'ś' | 'ş' | 'ß' => 's',
        'ť' | 'ţ' => 't',
        'ü' | 'ú' | 'ù' | 'û' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}

/// The letters of a piece as a reader of cells sees them: `C` for the Bulgarian king `Ц`, `KR` for the Russian `Кр`.
pub fn piece_letters(lang: Lang, role: Role) -> String {
    let latin = |shown: char| cell_of_letter_in_language(lang, shown).and_then(cells::letter_of_cell).unwrap_or(shown);
    piece_letter(lang, role).chars().map(latin).collect::<String>().to_uppercase()
}

/// The letters of a piece in the UK code.
pub const fn piece_letters_in_uk_code(role: Role) -> &'static str {
    match role {
        Role::King => "K",
        Role::Queen => "Q",
        Role::Rook => "R",
        Role::Bishop => "L",
        Role::Knight => "S",
        Role::Pawn => "P",
    }
}

/// The pieces that have a letter in a move.
pub const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
