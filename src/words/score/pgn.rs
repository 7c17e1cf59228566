//! Write games in PGN, the format in which programs exchange them.
//!
//! [`write_pgn_game()`] takes plain data and gives one game, lines below 80 columns, a clock reading after each half-move that has
//! one. PGN is read as every other score is: the crate `pgn-reader` passes over whatever is no English notation without a word,
//! and a score from which a move is dropped in silence is worse than none.
//!
//! ```
//! use ansage_words::score::pgn::{PgnGame, write_pgn_game};
//! assert!(write_pgn_game(&PgnGame::default()).ends_with("[Result \"*\"]\n\n*\n"));
//! ```

use super::illegal::{ILLEGAL_MARK, is_illegal};
use super::notation::{clock_text, move_to_san};
use crate::locale::Lang;
use ansage_game::foreign::clean_line;
use ansage_game::moment::Span;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Outcome, Position, fen::Fen};

/// A game as plain data.
#[derive(Debug, Clone)]
pub struct PgnGame {
    /// Headers in their order. `Result`, `SetUp` and `FEN` are written from the game itself, and `Variant` in Chess960.
    pub tags: Vec<(String, String)>,
    /// The position at the beginning.
    pub start: Chess,
    /// A remark before the first move.
    pub comment: Option<String>,
    /// The half-moves in force; an illegal one is written as `score::illegal` says.
    pub plies: Vec<Ply>,
    /// The result.
    pub outcome: Outcome,
}

/// A half-move and what is noted beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub legal: Move,
    /// What the player's clock showed after it.
    pub clock: Option<Span>,
    /// A remark.
    pub comment: Option<String>,
    /// Whether a draw was offered with it: `(=)` in a score (C.12).
    pub draw_offered: bool,
}

impl Ply {
    /// A half-move with nothing beside it.
    pub fn new(legal: Move) -> Ply {
        Ply { legal, clock: None, comment: None, draw_offered: false }
    }
}

impl Default for PgnGame {
    fn default() -> PgnGame {
        PgnGame {
            tags: Vec::new(),
            start: Chess::default(),
            comment: None,
            plies: Vec::new(),
            outcome: Outcome::Unknown,
        }
    }
}

/// What a header says, by its name.
pub fn tag_value<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(given, _)| given == name).map(|(_, value)| value.as_str())
}

/// The headers every game has besides its result, with the value for "unknown".
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Writes one game.
pub fn write_pgn_game(game: &PgnGame) -> String {
    let mut text = headers(game);
    text.push('\n');
    let mut column = 0;
    for word in movetext(game) {
        // A line that begins so would be a header, or none of the game.
        let may_begin = !word.starts_with(['[', '%']);
        if column > 0 && may_begin && column + 1 + word.chars().count() >= 80 {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        column += word.chars().count();
        text += &word;
    }
    text.push('\n');
    text
}

/// The longest value of a header: a longer line is none in the export format of PGN.
const HEADER_MAX: usize = 200;

fn headers(game: &PgnGame) -> String {
    let mut text = String::new();
    let mut add = |name: &str, value: &str| {
        // A header is one line, and its value ends at the next quotation mark.
        let value = clean_line(value, HEADER_MAX).replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!("[{name} \"{value}\"]\n");
    };
    for (name, unknown) in ROSTER {
        add(name, tag_value(&game.tags, name).unwrap_or(unknown));
    }
    add("Result", &game.outcome.to_string());
    for (name, value) in start_headers(&game.start) {
        add(name, &value);
    }
    let chess960 = game.start.castles().mode() == CastlingMode::Chess960;
    let written = |name: &str| {
        let of_start = ["Result", "SetUp", "FEN"].contains(&name) || chess960 && name == "Variant";
        of_start || ROSTER.iter().any(|(own, _)| *own == name)
    };
    let is_name = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    for (name, value) in game.tags.iter().filter(|(name, _)| !written(name) && is_name(name)) {
        add(name, value);
    }
    text
}

/// The headers that name a start position; none for the usual one.
pub fn start_headers(start: &Chess) -> Vec<(&'static str, String)> {
    let chess960 = start.castles().mode() == CastlingMode::Chess960;
    // The usual position too has a number in Chess960, and other ways to write its castling.
    if *start == Chess::default() && !chess960 {
        return Vec::new();
    }
    let variant = chess960.then(|| ("Variant", "Chess960".to_owned()));
    let fen = Fen::from_position(start, EnPassantMode::Legal).to_string();
    variant.into_iter().chain([("SetUp", "1".to_owned()), ("FEN", fen)]).collect()
}

/// The movetext, cut where a line may be broken.
fn movetext(game: &PgnGame) -> Vec<String> {
    let mut position = game.start.clone();
    let mut words = braced(None, game.comment.as_deref());
    let mut interrupted = true;
    for ply in &game.plies {
        match position.turn() {
            Color::White => words.push(format!("{}.", position.fullmoves())),
            Color::Black if interrupted => words.push(format!("{}...", position.fullmoves())),
            Color::Black => {}
        }
        words.push(move_to_san(&position, ply.legal, Lang::En));
        let mark = is_illegal(&position, ply.legal).then_some(ILLEGAL_MARK);
        let remarks = [braced(None, mark), remark(ply)].concat();
        interrupted = !remarks.is_empty();
        words.extend(remarks);
        position.play_unchecked(ply.legal);
    }
    words.push(game.outcome.to_string());
    words
}

/// What stands beside a half-move, cut where a line may be broken.
fn remark(ply: &Ply) -> Vec<String> {
    let clock = ply.clock.map(|left| format!("[%clk {}]", clock_text(left)));
    let offer = ply.draw_offered.then_some("(=)").into_iter();
    let parts: Vec<&str> = offer.chain(ply.comment.as_deref()).collect();
    braced(clock, Some(&parts.join(" ")))
}

/// A comment as it may stand in braces: it ends at the first brace that closes one, and no sign of it steers a terminal.
pub fn printable_remark(text: &str) -> String {
    clean_line(text, usize::MAX).replace('}', ")").replace('{', "(")
}

/// A comment, cut where a line may be broken. The clock keeps to its brace: no line may begin like a header.
fn braced(clock: Option<String>, text: Option<&str>) -> Vec<String> {
    let text = printable_remark(text.unwrap_or_default());
    let mut words: Vec<String> = clock.into_iter().chain(text.split_whitespace().map(str::to_owned)).collect();
    // The braces keep to their words.
    words.first_mut().into_iter().for_each(|first| first.insert_str(0, "{ "));
    words.last_mut().into_iter().for_each(|last| *last += " }");
    words
}
