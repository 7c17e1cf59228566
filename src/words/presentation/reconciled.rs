//! Tell what the arbiter has restored or taken down, and boards and scores side by side (D.2.8).

use super::{Channel, Earcon, Message, MessageValues, Presenter};
use ansage_game::announcement::MoveDescription;
use ansage_game::comparison::{BoardsAndScores, ScorePair, SquareConflict};
use ansage_game::effect::BoardDifference;
use ansage_game::seat::Color;

use Channel::Hall;

/// At most so many half-moves of a restored course are spoken, and all of them shown.
const MOVES_SPOKEN: usize = 12;

/// At most so many squares are told of what the boards show.
const SQUARES_TOLD: usize = 6;

/// The variables that name the arbiter.
fn by_arbiter(name: &str) -> MessageValues<'_> {
    MessageValues::new().yes_no("named", !name.is_empty()).set("name", name)
}

impl Presenter {
    /// The number of the move of a half-move, and whose it is, as this game counts.
    pub fn counted(&self, ply: u32) -> (u32, Color) {
        let before = ply.saturating_sub(1) + u32::from(self.first == Color::Black);
        (before / 2 + 1, if before.is_multiple_of(2) { Color::White } else { Color::Black })
    }

    /// The restored course: how much of it stays, and what follows.
    pub(super) fn course_set(&self, keep: u32, moves: &[MoveDescription], arbiter: &str) -> Vec<Message> {
        let (number, color) = self.counted(keep);
        let values = by_arbiter(arbiter).yes_no("kept", keep > 0).set("number", number).color(color);
        let head = self.tell(Hall, Earcon::Difference, "arbiter-course-set", values.set("count", moves.len()));
        let each = (keep + 1..).zip(moves).enumerate().map(|(place, (ply, telling))| {
            let (number, color) = self.counted(ply);
            let told = self.public(
                "arbiter-course-move",
                MessageValues::new().set("number", number).color(color).telling("move", telling),
            );
            let speech = if place < MOVES_SPOKEN { told.speech } else { Vec::new() };
            Message { speech, ..told }
        });
        let more = (moves.len() > MOVES_SPOKEN).then(|| {
            let more = moves.len() - MOVES_SPOKEN;
            self.public("arbiter-course-more", MessageValues::new().set("count", more))
        });
        [head].into_iter().chain(each).chain(more).collect()
    }

    pub(super) fn board_set(&self, whose: Color, arbiter: &str) -> Message {
        self.public("arbiter-board-set", by_arbiter(arbiter).color(whose))
    }

    pub(super) fn sheet_set(&self, whose: Color, ply: Option<u32>, known: u32, arbiter: &str) -> Message {
        match ply {
            Some(ply) => {
                let (number, mover) = self.counted(ply);
                let values = by_arbiter(arbiter).color(whose).set("number", number);
                self.public("arbiter-line-set", values.set("mover", ansage_game::seat::color_name(mover)))
            }
            None => self.public("arbiter-sheet-set", by_arbiter(arbiter).color(whose).set("count", known)),
        }
    }

    /// Both boards and both scores: facts, whoever is right.
    pub(super) fn compared(&self, compared: &BoardsAndScores) -> Vec<Message> {
        let mut told = self.board_compared(Color::White, compared.white_board.as_deref());
        told.extend(self.board_compared(Color::Black, compared.black_board.as_deref()));
        let both_differ = [&compared.white_board, &compared.black_board]
            .into_iter()
            .all(|board| board.as_ref().is_some_and(|squares| !squares.is_empty()));
        if let Some(squares) = &compared.between {
            told.extend(self.between(squares, both_differ));
        }
        told.extend(self.scores_compared(&compared.scores));
        told
    }

    fn board_compared(&self, whose: Color, squares: Option<&[BoardDifference]>) -> Vec<Message> {
        match squares {
            None => vec![self.public("arbiter-compared-board-unknown", whose)],
            Some([]) => vec![self.public("announce-board-agrees", whose)],
            Some(squares) => self.board(whose, squares, "announce-board-differs"),
        }
    }

    /// The squares are named where they have not been named of either board by itself.
    fn between(&self, squares: &[SquareConflict], named: bool) -> Vec<Message> {
        if squares.is_empty() {
            return vec![self.public("arbiter-compared-boards-alike", ())];
        }
        let head = self.public("arbiter-compared-boards-differ", MessageValues::new().set("count", squares.len()));
        let each = squares.iter().take(if named { SQUARES_TOLD } else { 0 }).map(|it| {
            self.public(
                "arbiter-compared-square",
                MessageValues::new().square("square", it.square).piece("white", it.white).piece("black", it.black),
            )
        });
        let left = squares.len().saturating_sub(SQUARES_TOLD);
        let more =
            (named && left > 0).then(|| self.public("announce-more-squares", MessageValues::new().set("count", left)));
        [head].into_iter().chain(each).chain(more).collect()
    }

    fn scores_compared(&self, scores: &ScorePair) -> Vec<Message> {
        let known = [(Color::White, scores.white_known), (Color::Black, scores.black_known)];
        let mut told: Vec<Message> = (known.into_iter())
            .filter(|(_, known)| !known)
            .map(|(whose, _)| self.public("arbiter-compared-score-unknown", whose))
            .collect();
        if !told.is_empty() {
            return told;
        }
        told.push(match scores.agreed.map(|ply| self.counted(ply)) {
            Some((number, color)) => {
                self.public("arbiter-compared-scores-agree", MessageValues::new().set("number", number).color(color))
            }
            None => self.public("arbiter-compared-scores-nothing", ()),
        });
        told.push(match &scores.first {
            Some(lines) => {
                let (ply, white, black) = (lines.ply, lines.white.clone(), lines.black.clone());
                self.scores_differ(ply, &white, &black)
            }
            None => self.public("arbiter-compared-scores-no-difference", ()),
        });
        told
    }

    /// What both scores say on a half-move.
    pub(super) fn scores_differ(&self, ply: u32, white: &str, black: &str) -> Message {
        let (number, color) = self.counted(ply);
        self.tell(
            Hall,
            Earcon::Difference,
            "announce-scores-differ",
            MessageValues::new().set("number", number).color(color).set("white", white).set("black", black),
        )
    }
}
