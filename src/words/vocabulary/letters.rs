//! Name the pieces by the letters of each language, as scores do (C.3, C.4).
//!
//! A pawn has no letter in a score. [`piece_letter`] gives one all the same for diagrams and short lines.
//!
//! ```
//! use ansage_words::locale::Lang;
//! use ansage_words::vocabulary::piece_letter;
//! use shakmaty::Role;
//! assert_eq!(piece_letter(Lang::De, Role::Knight), "S");
//! assert_eq!(piece_letter(Lang::Ru, Role::King), "Кр");
//! ```

use super::fide::role_index;
use crate::locale::Lang;
use shakmaty::Role;

/// The letters of king, queen, rook, bishop, knight and pawn. Russian writes the king with two.
pub const fn piece_letters(lang: Lang) -> [&'static str; 6] {
    match lang {
        Lang::En => ["K", "Q", "R", "B", "N", "P"],
        Lang::De => ["K", "D", "T", "L", "S", "B"],
        Lang::Bg => ["Ц", "Д", "Т", "О", "К", "П"],
        Lang::Sr => ["K", "D", "T", "L", "S", "P"],
        Lang::Lv => ["K", "D", "T", "L", "Z", "B"],
        Lang::Ru => ["Кр", "Ф", "Л", "С", "К", "п"],
        Lang::Pl => ["K", "H", "W", "G", "S", "P"],
    }
}

/// The letter of a piece.
pub const fn piece_letter(lang: Lang, role: Role) -> &'static str {
    piece_letters(lang)[role_index(role)]
}

/// Whether the language is written in Cyrillic letters.
pub const fn uses_cyrillic(lang: Lang) -> bool {
    matches!(lang, Lang::Bg | Lang::Ru)
}
