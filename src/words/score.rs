//! Write and read scores.
//!
//! A score is what someone wrote down: a PGN file, a line of text in the letters of any of the seven languages, or
//! announcements in the words of D.2.1, one a line. [`announce_half_moves`] tells each half-move as it is announced, [`read_as_pgn`]
//! goes the other way. Both are pure: bytes in, data or a [`ScoreError`] out.
//!
//! There is one reader. `games` finds a game of a file and its headers; `cut` cuts every text into the same tokens, cells in
//! Braille after they were printed; `signs`, `form` and `remark` say what results, times, half-moves and remarks look like.
//! [`written`] takes a sheet as it stands, with its rows and columns, and `strict` follows what stands there from legal move to
//! legal move, where nothing of it is doubtful.
//!
//! ```
//! use ansage_words::score::{announce_half_moves, read_as_pgn};
//! use ansage_words::vocabulary::{AnnouncementStyle, WordListKind};
//! let told = announce_half_moves(b"1. e4 e5 2. Sf3", WordListKind::Fide, AnnouncementStyle::Long, None, 1).unwrap();
//! assert_eq!(told[2].announced, "Springer Gustav eins Felix drei");
//! let read = read_as_pgn("Bauer Eva zwei Eva vier\nEva fünf\nSpringer Felix drei".as_bytes(), None, 1).unwrap();
//! assert!(read.text.contains("1. e4 e5 2. Nf3 *"));
//! ```

mod account;
mod behind;
pub mod braille;
pub mod by_files;
mod cut;
mod encoding;
mod error;
mod form;
mod games;
pub mod illegal;
pub mod notation;
pub mod pgn;
mod readings;
mod remark;
pub mod result;
mod signs;
mod strict;
mod tags;
mod trouble;
pub mod written;

pub use account::{LeftOut, LeftOutKind};
pub use encoding::Encoding;
pub use error::{ReadingVariant, ResultSource, ScoreError, ScoreFormat, UnreadHalfMove, UnreadReason};

use crate::locale::Lang;
use crate::vocabulary::{AnnouncementStyle, WordListKind, move_in_printed_words, move_in_spoken_words};
use ansage_game::announcement::MoveDescription;
use ansage_game::seat;
use illegal::{describe_played_move, is_illegal};
use pgn::PgnGame;
use readings::LetterLanguages;
use serde::Serialize;
use shakmaty::{Color, EnPassantMode, Position, fen::Fen};

/// No game has more text than this many bytes, with all its remarks: what goes on is not looked at, so that a file takes no
/// more memory than itself.
const GAME_BYTES_MAX: usize = 1 << 20;

/// The line on which the text of a game gets longer than any game; `first` is the line it begins on, from 1.
fn too_long(movetext: &str, first: usize) -> Option<ScoreError> {
    let kept = movetext.as_bytes().get(..GAME_BYTES_MAX).filter(|kept| kept.len() < movetext.len())?;
    Some(ScoreError::TooLong { line: first + kept.iter().filter(|byte| **byte == b'\n').count() })
}

/// A half-move as it is announced, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AnnouncedHalfMove {
    /// The half-move, counted from 1 at the beginning of the score.
    pub ply: usize,
    /// The number of the move.
    pub number: u32,
    /// Who makes it.
    #[serde(with = "seat::as_name")]
    pub color: Color,
    /// The move with all facts, for other words or styles.
    pub telling: MoveDescription,
    /// The announcement as the Appendix prints the words.
    pub announced: String,
    /// The same as a German voice must read it.
    pub spoken: String,
    /// Standard algebraic notation in English letters.
    pub san: String,
    /// From-square and to-square, as engines write moves.
    pub uci: String,
    /// The position after it.
    pub fen_after: String,
    /// Whether it is illegal and remains in force.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub illegal: bool,
}

/// A score that was read, written as PGN.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PgnText {
    /// One PGN game.
    pub text: String,
    /// The half-moves in English notation.
    pub sans: Vec<String>,
    /// The position at the end.
    pub fen: String,
    /// The language whose letters the score was read with; the first of `languages`.
    #[serde(serialize_with = "serialize_lang_as_code")]
    pub lang: Lang,
    /// Every language in which the score reads as these same moves.
    #[serde(serialize_with = "as_codes")]
    pub languages: Vec<Lang>,
    /// What stands in the file and not in the game.
    pub left_out: Vec<LeftOut>,
    /// How many games the file holds, where this one is not the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<usize>,
}

/// A game that was read from a file.
#[derive(Debug, Clone)]
pub struct ReadGame {
    /// The game.
    pub game: PgnGame,
    /// The language whose letters it was read with; the first of `languages`.
    pub lang: Lang,
    /// Every language in which it reads as these same moves.
    pub languages: Vec<Lang>,
    /// What stands in the file and not in the game.
    pub left_out: Vec<LeftOut>,
    /// Whether the file holds more games below this one.
    pub more_games: bool,
}

pub(crate) fn serialize_lang_as_code<S: serde::Serializer>(lang: &Lang, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(lang.code())
}

fn as_codes<S: serde::Serializer>(languages: &[Lang], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(languages.iter().map(|lang| lang.code()))
}

/// Reads game `number` (counted from 1) of a PGN file, or a score in text or Braille. `lang` says whose letters to try first;
/// without it, or where it does not fit, the language is found from the score itself.
///
/// ```
/// use ansage_words::locale::Lang;
/// use ansage_words::score::read_game;
/// let read = read_game("1.e4 e5 2. Sf3 Sc6 3.Lb5 (=)".as_bytes(), None, 1).unwrap();
/// assert_eq!((read.game.plies.len(), read.lang), (5, Lang::De));
/// assert!(read.game.plies[4].draw_offered);
/// ```
///
/// # Errors
/// [`ScoreError`] with the first thing that cannot be taken.
pub fn read_game(bytes: &[u8], lang: Option<Lang>, number: usize) -> Result<ReadGame, ScoreError> {
    let known = |text: &str, lang| strict::read_strictly(text, LetterLanguages::Only(lang), 1);
    let print = || strict::read_strictly(&encoding::decode_text(bytes)?, LetterLanguages::Found(lang), number);
    match braille::read_braille_game(bytes, lang, number, known) {
        None => print(),
        // In capitals alone print may look like Braille.
        Some(Err(error)) if bytes.is_ascii() => print().map_err(|_| error),
        Some(read) => read,
    }
}

/// How many games a file in print holds.
pub fn count_games(bytes: &[u8]) -> Option<usize> {
    match games::find_game(&encoding::decode_text(bytes).ok()?, usize::MAX) {
        Err(ScoreError::NoGame { found, .. }) => Some(found),
        _ => None,
    }
}

/// The text of a file in any encoding that scores are read in; `None` where it is no text.
pub fn text_of_file(bytes: &[u8]) -> Option<String> {
    encoding::decode_text(bytes).ok().map(|text| text.into_owned())
}

/// Each half-move of a score as it is announced.
///
/// # Errors
/// As [`read_game`].
pub fn announce_half_moves(
    bytes: &[u8],
    words: WordListKind,
    style: AnnouncementStyle,
    lang: Option<Lang>,
    number: usize,
) -> Result<Vec<AnnouncedHalfMove>, ScoreError> {
    Ok(announce_game(&read_game(bytes, lang, number)?.game, words, style))
}

/// Each half-move of a game that was read, as it is announced.
pub fn announce_game(game: &PgnGame, words: WordListKind, style: AnnouncementStyle) -> Vec<AnnouncedHalfMove> {
    let mut position = game.start.clone();
    let mut told = Vec::with_capacity(game.plies.len());
    for (i, ply) in game.plies.iter().enumerate() {
        let telling = describe_played_move(&position, ply.legal);
        let before = position.clone();
        position.play_unchecked(ply.legal);
        told.push(AnnouncedHalfMove {
            ply: i + 1,
            number: before.fullmoves().get(),
            color: before.turn(),
            telling,
            announced: move_in_printed_words(&telling, words, style, false),
            spoken: move_in_spoken_words(&telling, words, style, false),
            san: notation::move_to_san(&before, ply.legal, Lang::En),
            uci: ply.legal.to_uci(before.castles().mode()).to_string(),
            fen_after: Fen::from_position(&position, EnPassantMode::Legal).to_string(),
            illegal: is_illegal(&before, ply.legal),
        });
    }
    told
}

/// A score in any notation, or announcements in any words, written as one PGN game.
///
/// # Errors
/// As [`read_game`].
pub fn read_as_pgn(bytes: &[u8], lang: Option<Lang>, number: usize) -> Result<PgnText, ScoreError> {
    let ReadGame { game, lang, languages, left_out, more_games } = read_game(bytes, lang, number)?;
    let games = if more_games { count_games(bytes) } else { None };
    let text = pgn::write_pgn_game(&game);
    let (sans, position) = notation::moves_to_san(&game.start, game.plies.iter().map(|ply| ply.legal), Lang::En);
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    Ok(PgnText { text, sans, fen, lang, languages, left_out, games })
}
