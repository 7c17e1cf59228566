//! Keep the normative words of D.2.1, how a German voice spells them, and the other spellings that are understood.
//!
//! The words are Rust and not locale data, because the Laws fix them for every language. A [`WordList`] is open: D.1
//! and D.2.1 let the arbiter choose other words for the ranks, so a list may also be made at run time.
//!
//! ```
//! use ansage_words::vocabulary::{WordListKind, fide};
//! let mut list = fide::printed_word_list(WordListKind::Fide);
//! assert_eq!(list.ranks[4], "fuenf");
//! list.ranks[1] = "zwo".into(); // by the arbiter's decision
//! ```

use super::WordListKind;
use shakmaty::Role;
use std::borrow::Cow;

/// A word of a list: one of ours, or the arbiter's.
pub type ListWord = Cow<'static, str>;

/// The words to announce moves in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordList {
    /// The files a to h.
    pub files: [ListWord; 8],
    /// The ranks 1 to 8, counted from White to Black.
    pub ranks: [ListWord; 8],
    /// King, queen, rook, bishop, knight, pawn: the order in which D.2.1 lists them.
    pub roles: [ListWord; 6],
    /// Castling short and long.
    pub castling: [ListWord; 2],
    /// Capture, check, mate, en passant. The Appendix has no words for them, so these are ours.
    pub additions: [ListWord; 4],
}

/// The pieces in the order of D.2.1.
pub const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The place of a piece in [`ROLES`].
pub const fn role_index(role: Role) -> usize {
    match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    }
}

/// The files in the words of D.2.1.
pub const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
/// The files as letters.
pub const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
/// The files in the words of the radio alphabet of ICAO, ITU and NATO.
const NATO: [&str; 8] = ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"];
/// The ranks in the words of D.2.1.
pub const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
/// The pieces in the words of D.2.1.
pub const PIECES: [&str; 6] = ["Koenig", "Dame", "Turm", "Laeufer", "Springer", "Bauer"];
/// Castling in the words of D.2.1.
pub const CASTLING: [&str; 2] = ["Kurze Rochade", "Lange Rochade"];
/// Ours: capture, check, mate, en passant.
const ADDITIONS: [&str; 4] = ["schlaegt", "Schach", "matt", "en passant"];

const SPELLED_RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const SPELLED_PIECES: [&str; 6] = ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"];
const SPELLED_ADDITIONS: [&str; 4] = ["schlägt", "Schach", "matt", "en passant"];

/// A list as the Appendix prints it, without umlauts. The lists differ only in the words for the files.
pub fn printed_word_list(words: WordListKind) -> WordList {
    list(words, RANKS, PIECES, ADDITIONS)
}

/// The same list as a German voice must read it, with umlauts.
pub fn spoken_word_list(words: WordListKind) -> WordList {
    list(words, SPELLED_RANKS, SPELLED_PIECES, SPELLED_ADDITIONS)
}

fn list(
    words: WordListKind,
    ranks: [&'static str; 8],
    roles: [&'static str; 6],
    additions: [&'static str; 4],
) -> WordList {
    let files = match words {
        WordListKind::Fide => FILES,
        WordListKind::Plain => LETTERS,
        WordListKind::Nato => NATO,
    };
    WordList {
        files: files.map(Cow::Borrowed),
        ranks: ranks.map(Cow::Borrowed),
        roles: roles.map(Cow::Borrowed),
        castling: CASTLING.map(Cow::Borrowed),
        additions: additions.map(Cow::Borrowed),
    }
}

/// Other spellings of the files: the Latvian text's, and those people bring from other alphabets.
pub(crate) const OTHER_FILES: [&[&str]; 8] = [
    &["alpha"],
    &[],
    &["cezar", "cezars", "cäsar", "caesar", "cesars"],
    &["davids"],
    &[],
    &["felikss", "feliks"],
    &["gustavs", "gustaw"],
    &["hektor", "hektors", "hectors"],
];

/// Other spellings of the ranks: misprints of the texts, the Latvian text's hints at the sound, English.
pub(crate) const OTHER_RANKS: [&[&str]; 8] = [
    &["ein", "ain", "one"],
    &["zwo", "cvai", "two"],
    &["drai", "three"],
    &["fir", "four"],
    &["fünf", "funf", "fjunf", "five"],
    &["zeks", "six"],
    &["seiben", "ziben", "seven"],
    &["aht", "eight"],
];

/// Other spellings of the pieces: umlauts, misprints, the Latvian text's hints, and the words of the seven languages.
pub const OTHER_PIECES: [&[&str]; 6] = [
    &["könig", "konig", "kenig", "king", "цар", "kralj", "karalis", "король", "król"],
    &["queen", "дама", "dama", "dāma", "ферзь", "hetman"],
    &["rook", "топ", "top", "tornis", "ладья", "wieża"],
    &["läufer", "laufer", "laeuffer", "läuffer", "loifer", "bishop", "офицер", "lovac", "laidnis", "слон", "goniec"],
    &["špringer", "knight", "кон", "skakač", "zirgs", "конь", "skoczek"],
    &["pawn", "пешка", "pješak", "bandinieks", "pion", "pionek"],
];

/// What a word of castling says: the side, or castling itself.
pub(crate) const CASTLING_SHORT: &[&str] =
    &["kurze", "kurz", "kleine", "short", "kingside", "малка", "къса", "mala", "īsā", "короткая", "krótka"];
/// As [`CASTLING_SHORT`], for the long side.
pub(crate) const CASTLING_LONG: &[&str] =
    &["lange", "lang", "große", "grosse", "long", "queenside", "голяма", "дълга", "velika", "garā", "длинная", "długa"];
/// Castling itself.
pub(crate) const CASTLING_ITSELF: &[&str] =
    &["rochade", "castling", "castle", "castles", "рокада", "rokada", "rokāde", "рокировка", "roszada"];
/// Both in one word, as one of the texts prints it.
pub(crate) const CASTLING_GLUED: [&[&str]; 2] = [&["kurzerochade"], &["langerochade"]];

/// Words between the squares that say nothing more.
pub(crate) const FILLERS: &[&str] = &["von", "nach", "auf", "from", "to"];
/// Words for a capture.
pub const CAPTURE: &[&str] = &["schlaegt", "schlägt", "schlagt", "takes", "captures"];
/// Words for check, mate and a capture en passant.
pub(crate) const AFTERWARDS: &[&str] = &[
    "schach",
    "matt",
    "schachmatt",
    "enpassant",
    "check",
    "ch",
    "chk",
    "dis",
    "disc",
    "disch",
    "discovered",
    "dbl",
    "dblch",
    "double",
    "doppelschach",
    "abzugsschach",
    "mate",
    "checkmate",
    "шах",
    "мат",
    "šah",
    "mat",
    "šahs",
    "mats",
    "szach",
];
