//! A game as it is compared: everything that the forms write of it, and nothing else.

use ansage_game::reading::read_announcement;
use ansage_words::score::illegal::{is_illegal, move_named_by_squares};
use ansage_words::score::pgn::PgnGame;
use ansage_words::score::written::WrittenScore;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Outcome, Position, fen::Fen};

/// A half-move with everything beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedHalfMove {
    pub played: Move,
    pub illegal: bool,
    pub clock_secs: Option<u64>,
    pub offered: bool,
    pub remark: String,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedGame {
    pub start: String,
    pub chess960: bool,
    pub before: String,
    pub half_moves: Vec<ComparedHalfMove>,
    pub outcome: Outcome,
}

impl ComparedGame {
    /// A game as it is to be written, or as it was read.
    pub fn from_game(game: &PgnGame) -> ComparedGame {
        let mut position = game.start.clone();
        let mut half_moves = Vec::new();
        for ply in &game.plies {
            half_moves.push(ComparedHalfMove {
                played: ply.legal,
                illegal: is_illegal(&position, ply.legal),
                clock_secs: ply.clock.map(|left| left.whole_secs()),
                offered: ply.draw_offered,
                remark: words(ply.comment.as_deref()),
            });
            position.play_unchecked(ply.legal);
        }
        let before = words(game.comment.as_deref());
        ComparedGame { before, half_moves, outcome: game.outcome, ..ComparedGame::from_start(&game.start) }
    }

    /// A sheet as it was read, followed as far as `count` half-moves.
    pub fn from_sheet(sheet: &WrittenScore, count: usize) -> ComparedGame {
        let mut position = sheet.start.clone();
        let mut half_moves = Vec::new();
        for entry in sheet.entries.iter().take(count) {
            let said = entry.said.as_ref().unwrap_or_else(|error| panic!("{entry:?} is not understood: {error}"));
            let legal = read_announcement(&position, said).ok().and_then(|reading| reading.legal.ok());
            let marked = || move_named_by_squares(&position, said).filter(|_| entry.marked_illegal);
            let played = legal.or_else(marked).unwrap_or_else(|| panic!("{entry:?} is not a move"));
            let other_side = entry.side.is_some_and(|side| side != position.turn());
            let other_number = entry.number.is_some_and(|number| number != position.fullmoves().get());
            assert!(!other_side && !other_number, "{entry:?} is in the place of another half-move");
            half_moves.push(ComparedHalfMove {
                played,
                illegal: entry.marked_illegal,
                clock_secs: entry.clock.map(|left| left.whole_secs()),
                offered: entry.offered,
                remark: words(entry.comment.as_deref()),
            });
            position.play_unchecked(played);
        }
        let outcome = sheet.outcome.unwrap_or(Outcome::Unknown);
        let before = words(sheet.remark.as_deref());
        ComparedGame { before, half_moves, outcome, ..ComparedGame::from_start(&sheet.start) }
    }

    fn from_start(start: &Chess) -> ComparedGame {
        ComparedGame {
            start: Fen::from_position(start, EnPassantMode::Legal).to_string(),
            chess960: start.castles().mode() == CastlingMode::Chess960,
            before: String::new(),
            half_moves: Vec::new(),
            outcome: Outcome::Unknown,
        }
    }

    /// Changes every remark.
    pub fn map_remarks(mut self, change: impl Fn(&str) -> String) -> ComparedGame {
        self.before = change(&self.before);
        self.half_moves.iter_mut().for_each(|half_move| half_move.remark = change(&half_move.remark));
        self
    }
}

/// The words of a remark, a blank between them: lines are broken anywhere.
fn words(remark: Option<&str>) -> String {
    remark.unwrap_or_default().split_whitespace().collect::<Vec<&str>>().join(" ")
}
