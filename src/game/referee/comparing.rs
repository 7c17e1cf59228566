//! Lay boards and scores side by side whenever somebody asks: facts for the hall, and nothing is changed by it (D.2.8).

use super::{Effects, Referee};
use crate::announcement::{Announcement, NamedMove};
use crate::board::{BoardKnowledge, differences, set_square, with_differences};
use crate::comparison::{BoardsAndScores, LackingLine, ScoreLinePair, ScorePair, SquareConflict};
use crate::effect::{BoardDifference, EffectKind};
use crate::reading;
use crate::refusal::Refusal;
use crate::score::{Score, ScoreLine};
use crate::seat::{Color, Seat};
use shakmaty::{Board as Placement, Chess, Move, Position};

impl Referee {
    /// A player, or the arbiter, asks for the comparison.
    /// While they play, who asks again in the same half-move, and nothing has changed, is told alone.
    pub(super) fn announce_comparison(&mut self, seat: Seat, who: Color, out: &mut Effects) {
        if seat == Seat::Arbiter && !self.desk.occupied {
            return out.refuse(who, Refusal::NoArbiterAtDesk);
        }
        if !self.course.started {
            return out.refuse_to_seat(seat, who, Refusal::NotStarted);
        }
        let compared = Box::new(self.boards_and_scores());
        let is_playing = self.course.suspended.is_none() && self.course.outcome.is_none();
        if let Some(asker) = seat.color().filter(|_| is_playing && self.follows_revision(6)) {
            let asked = Some((self.ply(), compared.clone()));
            if *self.turn.compared.get(asker) == asked {
                return out.send_to_seat(who, EffectKind::ComparisonShown(compared));
            }
            *self.turn.compared.get_mut(asker) = asked;
        }
        out.announce_in_hall(EffectKind::ComparisonShown(compared));
    }

    /// What words mean that were written for this half-move, where they can be read. Before the press of a tournament
    /// game nothing of it depends on whether a move is legal: they are read as an announcement is, and what may name the
    /// announced move names it.
    pub(super) fn meaning_of_written_words(
        &self,
        ply: u32,
        position: &Chess,
        words: &Announcement,
    ) -> Option<NamedMove> {
        let pending = self.turn.pending.as_ref().filter(|_| ply == self.ply() + 1 && !self.is_practice());
        match pending.map(|pending| pending.description.named) {
            Some(announced) if words.is_matched_by(announced) => Some(announced),
            Some(_) => Some(reading::read_announced_move(position, words).ok()?.telling.named),
            None => Some(reading::read_announcement(position, words).ok()?.telling.named),
        }
    }

    /// The words of a line that name a move there.
    pub(super) fn move_named_by_line(&self, ply: u32, position: &Chess, line: &ScoreLine) -> Option<Announcement> {
        line.words.filter(|words| self.meaning_of_written_words(ply, position, words).is_some())
    }

    /// Whether two lines say the same of this half-move: by what they mean, or where that cannot be read, by their
    /// letters.
    pub(super) fn is_same_move_written(
        &self,
        ply: u32,
        position: &Chess,
        white: &ScoreLine,
        black: &ScoreLine,
    ) -> bool {
        let means = |line: &ScoreLine| {
            line.words.as_ref().and_then(|words| self.meaning_of_written_words(ply, position, words))
        };
        match (means(white), means(black)) {
            (Some(white), Some(black)) => white == black,
            _ => white.text == black.text,
        }
    }

    /// A half-move that one player's sheet lacks and the other score has.
    fn lacking_line(&self, ply: u32, position: &Chess) -> Option<LackingLine> {
        let player = Color::ALL.into_iter().find(|color| is_lacking(self.scores.get(*color), ply))?;
        let line = self.scores.get(!player).line(ply)?;
        let written_move = self.move_named_by_line(ply, position, line);
        Some(LackingLine { player, ply, written: line.text.clone(), written_move })
    }

    /// What is known of both boards and both scores, side by side.
    pub fn boards_and_scores(&self) -> BoardsAndScores {
        // What stood there when the adjournment was ordered: what he who seals has tried since is nobody's to hear (E.1).
        let board = |whose| match self.boards.known.get(whose) {
            BoardKnowledge::Sensed(sensed) if sensed.present && self.is_sealer(whose) => {
                Some(self.boards.told.get(whose).clone())
            }
            BoardKnowledge::Assumed => None,
            BoardKnowledge::Sensed(sensed) if !sensed.present => None,
            BoardKnowledge::Stated(_) | BoardKnowledge::Sensed(_) => Some(self.known_board_differences(whose)),
        };
        let (white_board, black_board) = (board(Color::White), board(Color::Black));
        let between = white_board.as_ref().zip(black_board.as_ref()).map(|(white, black)| self.between(white, black));
        BoardsAndScores { white_board, black_board, between, scores: self.scores_side_by_side() }
    }

    /// The squares on which two boards that differ by this from what was announced differ from each other.
    fn between(&self, white: &[BoardDifference], black: &[BoardDifference]) -> Vec<SquareConflict> {
        let wanted = self.expected_board();
        let pairs = differences(&with_differences(&wanted, white), &with_differences(&wanted, black));
        let on_square =
            |it: BoardDifference| SquareConflict { square: it.square, white: it.shows, black: it.announced };
        pairs.into_iter().map(on_square).collect()
    }

    /// What a player's board shows, as far as that is known. A move in the making is taken back on it, unless the hands
    /// have done something else. `None` where nothing is known of the board.
    pub fn known_board(&self, whose: Color) -> Option<Placement> {
        let (course, wanted) = (self.course.position.board(), self.expected_board());
        let mut shows = match self.boards.known.get(whose) {
            BoardKnowledge::Assumed => return None,
            BoardKnowledge::Sensed(sensed) if !sensed.present => return None,
            // What the sealer has tried since the adjournment was ordered is secret (E.1).
            BoardKnowledge::Sensed(_) if self.is_sealer(whose) => with_differences(course, self.boards.told.get(whose)),
            BoardKnowledge::Sensed(sensed) => sensed.shows.clone(),
            BoardKnowledge::Stated(stated) => {
                let pending = self.turn.pending.as_ref();
                let is_own = pending.is_some_and(|pending| pending.player == whose && pending.executed.is_some());
                let is_told = is_own || stated.through > self.ply();
                with_differences(if is_told { &wanted } else { course }, &self.known_board_differences(whose))
            }
        };
        let making = differences(course, &wanted);
        if making.iter().all(|it| shows.piece_at(it.square) == it.announced) {
            making.iter().for_each(|it| set_square(&mut shows, it.square, it.shows));
        }
        Some(shows)
    }

    /// Both scores side by side, each half-move read in the position to which those before it lead. What cannot be
    /// followed any more is not compared.
    pub(super) fn scores_side_by_side(&self) -> ScorePair {
        let (white, black) = (&self.scores.white, &self.scores.black);
        let mut scores =
            ScorePair { white_known: !white.is_empty(), black_known: !black.is_empty(), ..ScorePair::default() };
        let mut course = self.moves_in_force().map(|half_move| half_move.played);
        let (mut position, mut on_course) = (self.course.start.clone(), true);
        for ply in 1..=white.last_half_move().max(black.last_half_move()).unwrap_or(0) {
            let lines = (white.line(ply), black.line(ply));
            if let (Some(white), Some(black)) = lines {
                if !self.is_same_move_written(ply, &position, white, black) {
                    let [white_move, black_move] =
                        [white, black].map(|line| self.move_named_by_line(ply, &position, line));
                    let (white, black) = (white.text.clone(), black.text.clone());
                    scores.first = Some(ScoreLinePair { ply, white, black, white_move, black_move });
                    break;
                }
                scores.agreed = Some(ply);
            } else if scores.lacking.is_none() && self.follows_revision(7) {
                scores.lacking = self.lacking_line(ply, &position);
            }
            let kept = course.next().filter(|_| on_course);
            let meant = lines.0.and_then(|line| legal(&position, line));
            let meant = meant.or_else(|| lines.1.and_then(|line| legal(&position, line)));
            let Some(next) = meant.or(kept) else { break };
            on_course = kept == Some(next);
            position.play_unchecked(next);
        }
        scores
    }
}

/// Whether a half-move is not on a sheet that goes on after it.
fn is_lacking(score: &Score, ply: u32) -> bool {
    score.is_whole() && score.line(ply).is_none() && score.last_half_move() > Some(ply)
}

/// The legal move that a line means.
fn legal(position: &Chess, line: &ScoreLine) -> Option<Move> {
    line.words.as_ref().and_then(|words| reading::read_announcement(position, words).ok()?.legal.ok())
}
