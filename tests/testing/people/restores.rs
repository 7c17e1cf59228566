//! The arbiter at a dispute (D.2.8): he restores courses, reads boards and sheets, and has them compared.

use super::People;
use super::before_last;
use ansage_game::announcement::Announcement;
use ansage_game::board::move_piece;
use ansage_game::event::EventKind;
use ansage_game::proposal::{Basis, RecordedProposal, ShownBoard, Verdict};
use ansage_game::reading;
use ansage_game::referee::Referee;
use ansage_game::ruling::{Ruling, SheetLine};
use ansage_game::seat::{Color, Seat};
use ansage_game::view::View;
use shakmaty::{Chess, Position, Role};

impl People {
    /// A ruling that restores something, or takes something down.
    pub(super) fn restoring(&mut self, view: &View, referee: &Referee) -> Ruling {
        let whose = self.dice.pick(&[Color::White, Color::Black]);
        match self.dice.below(8) {
            0..4 => self.course(referee),
            4..6 => self.board_as_read(whose, view),
            6 => {
                let ply = self.dice.below(view.half_moves.len() + 3) as u32;
                let SheetLine { text, words, .. } = self.line(ply, &before_last(referee));
                Ruling::SetScoreLine { player: whose, ply, text, words, insert: self.dice.chance(40) }
            }
            7 if self.dice.chance(30) => self.proposal(view),
            _ => Ruling::SetScoreSheet { player: whose, lines: self.sheet(referee), source: None },
        }
    }

    /// What a desk could have proposed; the referee only keeps it.
    pub(super) fn proposal(&mut self, view: &View) -> Ruling {
        let bases = [Basis::Scores, Basis::Score(Color::Black), Basis::Record, Basis::Boards];
        let verdicts = [Verdict::Agree, Verdict::BoardsDiffer, Verdict::ScoresDiffer, Verdict::Unreadable];
        Ruling::RecordProposal(Box::new(RecordedProposal {
            verdict: self.dice.pick(&verdicts),
            provision: None,
            basis: self.dice.pick(&bases),
            agreed: self.dice.below(view.half_moves.len() + 1) as u32,
            course: view
                .half_moves
                .iter()
                .map(|half_move| half_move.description.named.to_full_announcement())
                .collect(),
            white_board: Some(ShownBoard(view.shown.white.clone())),
            black_board: None,
            clocks: None,
        }))
    }

    /// The arbiter asks, or a player.
    pub(super) fn compare(&mut self) -> EventKind {
        self.seat = self.dice.pick(&[None, Some(Seat::Black), Some(Seat::Arbiter)]);
        EventKind::ComparisonAsked
    }

    /// Some half-moves stay; then what was played, or something else, or what cannot be.
    pub(super) fn course(&mut self, referee: &Referee) -> Ruling {
        let standing: Vec<_> =
            referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn).collect();
        let gone = self.dice.below(8).min(standing.len());
        let keep = standing.len() - gone;
        let mut position = match standing.get(keep) {
            Some(first) => first.before.clone(),
            None => standing.last().map_or_else(|| referee.start_position().clone(), |last| last.position_after()),
        };
        let again = self.dice.chance(50);
        let mut moves = Vec::new();
        for place in 0..self.dice.below(gone + 3) {
            // Where an illegal move stands, a king may be left to be taken: that is nobody's move.
            let mut legal = ansage_game::reading::legal_moves(&position);
            legal.retain(|legal| legal.capture() != Some(shakmaty::Role::King));
            let played = standing.get(keep + place).map(|half_move| half_move.played).filter(|_| again);
            let played = played.filter(|played| legal.contains(played));
            let thrown = (!legal.is_empty()).then(|| legal[self.dice.below(legal.len().max(1))]);
            let Some(next) = played.or(thrown) else { break };
            moves.push(reading::describe_legal_move(&position, next).named.to_full_announcement());
            position.play_unchecked(next);
        }
        if self.dice.chance(25) {
            let words = if self.dice.chance(70) { self.blunder(&position) } else { self.words(&position) };
            moves.push(match words {
                // A piece becomes another where no pawn gets to the last rank.
                Announcement::Piece { role, from, to, .. } if self.dice.chance(15) => {
                    Announcement::Piece { role, from, to, promotion: Some(Role::Queen) }
                }
                words => words,
            });
        }
        let keep = if self.dice.chance(5) { keep + 3 + gone } else { keep };
        Ruling::RestoreCourse { keep: keep as u32, moves, clocks: None }
    }

    /// As it is, as it should be, or with a piece on another square.
    pub(super) fn board_as_read(&mut self, whose: Color, view: &View) -> Ruling {
        let mut shows = match self.dice.chance(50) {
            true => view.shown.get(whose).clone(),
            false => view.course.board().clone(),
        };
        if self.dice.chance(40) {
            let (from, to) = (self.square(), self.square());
            move_piece(&mut shows, from, to, None);
        }
        Ruling::SetBoard { owner: whose, shows }
    }

    pub(super) fn sheet(&mut self, referee: &Referee) -> Vec<SheetLine> {
        let standing = referee.half_moves_with_withdrawn().iter().filter(|half_move| !half_move.withdrawn);
        let mut lines = Vec::new();
        for (ply, half_move) in (1..).zip(standing) {
            if self.dice.chance(4) {
                lines.push(self.line(ply, &half_move.before));
            } else if self.dice.chance(95) {
                let words = half_move.description.to_short_announcement();
                lines.push(SheetLine { ply, text: words.to_string().into(), words: Some(words) });
            }
        }
        lines
    }

    pub(super) fn line(&mut self, ply: u32, position: &Chess) -> SheetLine {
        let words: Option<Announcement> = self.dice.chance(80).then(|| self.words(position));
        let text = match words {
            Some(words) => words.to_string(),
            None => self.dice.pick(&["Sf9", "", "e5"]).into(),
        };
        SheetLine { ply, text: text.into(), words }
    }
}
