//! Number the start positions of Chess960 (appendix F): the back rank of a number, and the number of a back rank.
//!
//! The numbering is the usual one, from 0 to 959: the number is read as bishop on a light square, bishop on a dark
//! square, queen, pair of knights, from its lowest part up. Position 518 is the usual one.
//!
//! ```
//! use ansage_game::chess960::{USUAL, back_rank_of_number, start_fen};
//! use shakmaty::Role;
//! assert_eq!(back_rank_of_number(USUAL).unwrap()[4], Role::King);
//! assert_eq!(start_fen(0).unwrap(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
//! assert!(start_fen(960).is_err());
//! ```

use shakmaty::{CastlingMode, Chess, File, Role, fen::Fen};
use std::fmt;

/// How many start positions there are.
pub const COUNT: u16 = 960;
/// The number of the usual position.
pub const USUAL: u16 = 518;

/// A number that no start position has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadNumber(pub u16);

impl fmt::Display for BadNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a start position of Chess960, which are numbered 0 to {}", self.0, COUNT - 1)
    }
}

impl std::error::Error for BadNumber {}

/// The places of the two knights among the five files that bishops and queen leave free, by their number.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// White's pieces on the first rank from a to h; Black's stand opposite (F.2).
///
/// # Errors
/// [`BadNumber`] above 959.
pub fn back_rank_of_number(number: u16) -> Result<[Role; 8], BadNumber> {
    if number >= COUNT {
        return Err(BadNumber(number));
    }
    let mut left = usize::from(number);
    let mut part = |count: usize| {
        let value = left % count;
        left /= count;
        value
    };
    let mut files: [Option<Role>; 8] = [None; 8];
    files[2 * part(4) + 1] = Some(Role::Bishop);
    files[2 * part(4)] = Some(Role::Bishop);
    put(&mut files, part(6), Role::Queen);
    let (first, second) = KNIGHTS[part(KNIGHTS.len())];
    // The later one first, so that the earlier one's place among the free files stays what it is.
    put(&mut files, second, Role::Knight);
    put(&mut files, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut files, 0, role);
    }
    Ok(files.map(|role| role.unwrap_or(Role::Rook)))
}

/// Puts a piece on the free file of this index.
fn put(files: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(file) = files.iter_mut().filter(|file| file.is_none()).nth(index) {
        *file = Some(role);
    }
}

/// The number of a back rank; `None` where it is not one of Chess960.
pub fn number_of_back_rank(rank: &[Role; 8]) -> Option<u16> {
    (0..COUNT).find(|number| back_rank_of_number(*number).as_ref() == Ok(rank))
}

/// The start position of a number in Shredder-FEN: castling rights by the files of the rooks.
///
/// # Errors
/// [`BadNumber`] above 959.
pub fn start_fen(number: u16) -> Result<String, BadNumber> {
    let rank = back_rank_of_number(number)?;
    let white: String = rank.iter().map(|role| role.upper_char()).collect();
    let files = File::ALL.into_iter().zip(rank).rev();
    let rights: String = files.filter(|(_, role)| *role == Role::Rook).map(|(file, _)| file.upper_char()).collect();
    let (black, rights_of_black) = (white.to_lowercase(), rights.to_lowercase());
    Ok(format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights}{rights_of_black} - 0 1"))
}

/// The start position of a number, to be played with the castling of Chess960.
///
/// # Errors
/// [`BadNumber`] above 959.
pub fn start_position(number: u16) -> Result<Chess, BadNumber> {
    let parsed: Result<Fen, _> = start_fen(number)?.parse();
    parsed.ok().and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()).ok_or(BadNumber(number))
}
