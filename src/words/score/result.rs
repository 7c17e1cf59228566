//! The result as people write it on a sheet, in its header or behind the moves.

use super::signs::parse_outcome;
use crate::vocabulary::is_dash;
use serde::Serialize;
use shakmaty::{Color, KnownOutcome, Outcome};

/// The draw in words, as a result.
const DRAWN: &str = "remis remi draw drawn ничья реми neizšķirts";

/// The players in the words of a result, and what they do to win or to lose.
const WHITE: &str = "white weiß weiss белые бели beli bijeli baltie białe";
const BLACK: &str = "black schwarz чёрные черные черни црни crni melnie czarne";
const WON: &str = "wins won gewinnt gewann gewonnen выиграли победили печелят победиха добијају pobjeđuju uzvar uzvarēja wygrywają wygrały";
const LOST: &str = "resigns resigned loses lost gibt gab verliert verlor aufgegeben сдались проиграли предават предадоха predaju predaje \
    padodas padevās zaudēja poddają poddały przegrały";

/// What stands behind that.
const HOW: &str =
    "auf durch wegen nach on by in the game time zeit zeitüberschreitung flag resignation mate matt forfeit kampflos";

/// Whether a word is one of those in which results are told: a draw, winning, losing.
pub fn is_word_of_result(word: &str) -> bool {
    let lower = word.to_lowercase();
    [DRAWN, WON, LOST].iter().flat_map(|list| list.split_ascii_whitespace()).any(|known| known == lower)
}

/// The result that a text begins with in words, and how many bytes it takes: `White wins`, `Schwarz gibt auf`.
pub fn result_in_words(text: &str) -> Option<(usize, GameResult)> {
    let is = |word: &str, list: &str| list.split_ascii_whitespace().any(|known| known == word);
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    // Whatever is longer has no end within a result.
    let text = &text[..text.floor_char_boundary(LONGEST)];
    let mut words = text.split_inclusive(char::is_whitespace).take(MOST_WORDS);
    let first = words.next()?;
    let name = bare(first);
    let player = if is(&name, WHITE) { Color::White } else { is(&name, BLACK).then_some(Color::Black)? };
    let (mut length, mut winner) = (first.len(), None);
    for word in words {
        let said = bare(word);
        let wins = if is(&said, WON) { Some(player) } else { is(&said, LOST).then_some(!player) };
        // `Weiß hat gewonnen`
        if winner.is_none() && matches!(&*said, "hat" | "has") {
            length += word.len();
            continue;
        }
        if wins.is_none() && !(winner.is_some() && is(&said, HOW)) {
            break;
        }
        winner = winner.or(wins);
        length += word.len();
        if word.ends_with(['\n', '.', '!']) {
            break;
        }
    }
    winner.map(|winner| (text[..length].trim_end().len(), GameResult::won_by(winner)))
}

/// A result has no more words than this, and no more bytes.
const MOST_WORDS: usize = 8;
const LONGEST: usize = 160;

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// The game is drawn.
    Draw,
    /// Both players lost.
    BothLost,
}

impl GameResult {
    /// Reads every way to write a result: `1:0`, `½-½`, `1/2`, `0-0`, `remis`. `None` for `*` and what is not a result.
    pub fn from_text(text: &str) -> Option<GameResult> {
        let text = text.trim();
        let signs = text.chars().filter(|c| !c.is_whitespace());
        let plain: String = signs.map(|c| if is_dash(c) { '-' } else { c }).collect();
        if matches!(plain.as_str(), "0-0" | "0:0") {
            return Some(GameResult::BothLost);
        }
        let word = text.trim_end_matches(['.', '!']).to_lowercase();
        let drawn =
            word.split_once(' ').filter(|(_, agreed)| matches!(*agreed, "agreed" | "by agreement" | "vereinbart"));
        let drawn = drawn.map_or(&*word, |(drawn, _)| drawn);
        if DRAWN.split(' ').any(|known| known == drawn) {
            return Some(GameResult::Draw);
        }
        let in_words = || result_in_words(text).filter(|(length, _)| *length == text.len()).map(|(_, result)| result);
        parse_outcome(text).and_then(GameResult::from_outcome).or_else(in_words)
    }

    /// The result that a game ends with; `None` while it has none.
    pub fn from_outcome(outcome: Outcome) -> Option<GameResult> {
        match outcome {
            Outcome::Known(KnownOutcome::Decisive { winner }) => Some(GameResult::won_by(winner)),
            Outcome::Known(KnownOutcome::Draw) => Some(GameResult::Draw),
            Outcome::Unknown => None,
        }
    }

    /// The result of a game that a player won.
    pub fn won_by(winner: Color) -> GameResult {
        winner.fold_wb(GameResult::White, GameResult::Black)
    }

    /// As PGN and tables write it.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLost => "0-0",
        }
    }

    /// As PGN knows results; the loss of both players has none.
    pub fn outcome(self) -> Outcome {
        match self {
            GameResult::White => Outcome::Known(KnownOutcome::Decisive { winner: Color::White }),
            GameResult::Black => Outcome::Known(KnownOutcome::Decisive { winner: Color::Black }),
            GameResult::Draw => Outcome::Known(KnownOutcome::Draw),
            GameResult::BothLost => Outcome::Unknown,
        }
    }
}
