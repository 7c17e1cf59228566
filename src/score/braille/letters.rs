//! Spell names and pieces with the Braille letters of each language.
//!
//! Most letters are those of the Latin alphabet; Cyrillic letters have the cells of the Latin ones they sound like, so a
//! Russian `Ф` and an English `f` are one cell. The others were compared with the tables of liblouis 3.24.

use super::cells::{self, of};
use crate::locale::Lang;
use crate::vocabulary::letter;
use shakmaty::Role;

/// The letters of the seven languages that English has not.
fn foreign(lang: Lang) -> &'static [(char, char)] {
    match lang {
        Lang::En => &[],
        Lang::De => &[('ä', '⠜'), ('ö', '⠪'), ('ü', '⠳'), ('ß', '⠮')],
        Lang::Pl => &[
            ('ą', '⠡'),
            ('ć', '⠩'),
            ('ę', '⠱'),
            ('ł', '⠣'),
            ('ń', '⠹'),
            ('ó', '⠬'),
            ('ś', '⠪'),
            ('ź', '⠮'),
            ('ż', '⠯'),
        ],
        Lang::Lv => &[
            ('ā', '⠡'),
            ('č', '⠩'),
            ('ē', '⠱'),
            ('ģ', '⠻'),
            ('ī', '⠪'),
            ('ķ', '⠥'),
            ('ļ', '⠧'),
            ('ņ', '⠽'),
            ('š', '⠮'),
            ('ū', '⠬'),
            ('ž', '⠼'),
        ],
        Lang::Sr => &[('č', '⠡'), ('ć', '⠩'), ('đ', '⠹'), ('š', '⠱'), ('ž', '⠮')],
        Lang::Bg | Lang::Ru => &[],
    }
}

/// The Cyrillic letters, which Bulgarian and Russian share but for three.
const CYRILLIC: [(char, char); 31] = [
    ('а', '⠁'),
    ('б', '⠃'),
    ('в', '⠺'),
    ('г', '⠛'),
    ('д', '⠙'),
    ('е', '⠑'),
    ('ж', '⠚'),
    ('з', '⠵'),
    ('и', '⠊'),
    ('к', '⠅'),
    ('л', '⠇'),
    ('м', '⠍'),
    ('н', '⠝'),
    ('о', '⠕'),
    ('п', '⠏'),
    ('р', '⠗'),
    ('с', '⠎'),
    ('т', '⠞'),
    ('у', '⠥'),
    ('ф', '⠋'),
    ('х', '⠓'),
    ('ц', '⠉'),
    ('ч', '⠟'),
    ('ш', '⠱'),
    ('щ', '⠭'),
    ('ъ', '⠷'),
    ('ь', '⠾'),
    ('ю', '⠳'),
    ('я', '⠫'),
    ('ы', '⠮'),
    ('э', '⠪'),
];

/// The cell of one letter, small or capital; accents that the language has not are left out.
pub fn cell(lang: Lang, shown: char) -> Option<u8> {
    let small = shown.to_lowercase().next().unwrap_or(shown);
    let short = if lang == Lang::Bg { '⠽' } else { '⠯' };
    let own = foreign(lang).iter().find(|(known, _)| *known == small).map(|(_, cell)| *cell);
    let cyrillic = match small {
        'й' => Some(short),
        'ё' => Some('⠡'),
        _ => CYRILLIC.iter().find(|(known, _)| *known == small).map(|(_, cell)| *cell),
    };
    let base = || cells::letter(plain(small));
    own.or(cyrillic).map(of).or_else(base)
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
pub fn of_piece(lang: Lang, role: Role) -> String {
    let latin = |shown: char| cell(lang, shown).and_then(cells::letter_of).unwrap_or(shown);
    letter(lang, role).chars().map(latin).collect::<String>().to_uppercase()
}

/// The letters of a piece in the UK code.
pub const fn of_piece_uk(role: Role) -> &'static str {
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
