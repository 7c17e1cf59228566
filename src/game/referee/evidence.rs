//! Take down what the arbiter reads at his desk of a board or a sheet: evidence for D.2.8, and no judgement of it.

use super::{Effects, Referee};
use crate::announcement::NamedMove;
use crate::board::{
    BoardKnowledge, HalfMoveUndo, StatedBoard, Transfer, apply_named_move, differences, with_differences,
};
use crate::castling::CastlingHomes;
use crate::comparison::{LackingLine, ScoreLinePair, ScorePair};
use crate::effect::EffectKind;
use crate::foreign::ForeignText;
use crate::pending::PendingMove;
use crate::proposal::RecordedProposal;
use crate::refusal::Refusal;
use crate::ruling::{MOST_HALF_MOVES, RulingChange, SheetLine};
use crate::score::ScoreLine;
use crate::seat::Color;
use shakmaty::{Board as Placement, Position, Rank, Square};

impl Referee {
    /// The arbiter reads what a player's board shows. A move in the making counts as executed on it where that leaves
    /// fewer differences.
    pub(super) fn set_board_by_arbiter(
        &mut self,
        whose: Color,
        shows: &Placement,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        if !self.course.started {
            return Err(Refusal::NotStarted);
        }
        if self.boards.known.get(whose).as_present_sensed_board().is_some() {
            return Err(Refusal::BoardIsSensed);
        }
        let (ply, homes) = (self.ply(), self.castling_homes());
        let without = self.course.position.board().clone();
        let mut stated = StatedBoard { shows: shows.clone(), ..StatedBoard::from_placement(&without, ply) };
        if self.course.position.turn() == whose {
            // What he had told of his next move is in what the board shows.
            self.turn.early.clear();
        }
        if let Some(pending) = self.turn.pending.as_mut() {
            let mut with = without.clone();
            let PendingMove { player: by, description: telling, .. } = *pending;
            apply_named_move(&mut with, by, telling.named, telling.en_passant, &homes);
            let executed = differences(shows, &with).len() < differences(shows, &without).len();
            let before = HalfMoveUndo {
                ply: ply + 1,
                shows: with_differences(&without, &differences(shows, &with)),
                announced: without,
                by_word: false,
            };
            if by == whose {
                pending.executed =
                    executed.then(|| hand_transfer_of_move(telling.named, by, &before.announced, &homes));
            } else if executed {
                stated.announced = with;
                stated.through = ply + 1;
            } else {
                stated.untold.push(ply + 1);
            }
            stated.before = executed.then(|| Box::new(before));
        }
        *self.boards.known.get_mut(whose) = BoardKnowledge::Stated(Box::new(stated));
        *self.boards.lost.get_mut(whose) = false;
        out.announce_ruling_change(RulingChange::BoardSet { owner: whose, arbiter: self.terms.names.arbiter.clone() });
        self.announce_board_comparison(whose, out);
        Ok(())
    }

    /// What the desk has proposed is on record.
    pub(super) fn record_proposal(proposal: &RecordedProposal, out: &mut Effects) -> Result<(), Refusal> {
        let RecordedProposal { verdict, provision, basis, agreed, .. } = *proposal;
        let last = agreed.max(u32::try_from(proposal.course.len()).unwrap_or(u32::MAX));
        if last > MOST_HALF_MOVES {
            return Err(Refusal::NoSuchHalfMove { ply: last });
        }
        out.send_to_desk(EffectKind::ProposalRecorded { verdict, provision, basis, agreed });
        Ok(())
    }

    /// The arbiter reads one half-move of a player's sheet.
    pub(super) fn set_score_line_by_arbiter(
        &mut self,
        whose: Color,
        line: &SheetLine,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_sheet_lines(std::slice::from_ref(line))?;
        let before = self.scores_side_by_side();
        let SheetLine { ply, text, words } = line.clone();
        let follows = self.follows_revision(7);
        let score = self.scores.get_mut(whose);
        let replaced = score.line(ply).map(|line| line.text.clone());
        match text.is_empty() {
            true => score.erase_line(ply),
            false => score.write_line_from_sheet(ply, ScoreLine { text: text.clone(), words }),
        }
        let was = replaced.filter(|was| *was != text && follows);
        self.announce_sheet(whose, (Some(ply), None, was), &before, out);
        Ok(())
    }

    /// The arbiter puts in a half-move that a player's sheet lacks.
    pub(super) fn insert_score_line_by_arbiter(
        &mut self,
        whose: Color,
        line: &SheetLine,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_sheet_lines(std::slice::from_ref(line))?;
        if line.text.is_empty() {
            return Err(Refusal::NothingChanged);
        }
        if self.scores.get(whose).is_program_line_moved_by_insertion(line.ply) {
            // The program writes its next line by the number of the half-move, over the one that has moved up.
            return Err(Refusal::ScoreKeptByProgram { player: whose });
        }
        let before = self.scores_side_by_side();
        let written = ScoreLine { text: line.text.clone(), words: line.words };
        if !self.scores.get_mut(whose).insert_line(line.ply, written, MOST_HALF_MOVES) {
            return Err(Refusal::NoSuchHalfMove { ply: MOST_HALF_MOVES + 1 });
        }
        self.announce_sheet(whose, (Some(line.ply), Some(line.clone()), None), &before, out);
        Ok(())
    }

    /// The arbiter reads all of a player's sheet.
    pub(super) fn set_score_by_arbiter(
        &mut self,
        whose: Color,
        lines: &[SheetLine],
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_sheet_lines(lines)?;
        let before = self.scores_side_by_side();
        let is_whole = self.follows_revision(7);
        let score = self.scores.get_mut(whose);
        score.begin_sheet(is_whole);
        for SheetLine { ply, text, words } in lines {
            match text.is_empty() {
                true => score.erase_line(*ply),
                false => score.write_line_from_sheet(*ply, ScoreLine { text: text.clone(), words: *words }),
            }
        }
        self.announce_sheet(whose, (None, None, None), &before, out);
        Ok(())
    }

    fn check_sheet_lines(&self, lines: &[SheetLine]) -> Result<(), Refusal> {
        if !self.course.started {
            return Err(Refusal::NotStarted);
        }
        match lines.iter().find(|line| line.ply == 0 || line.ply > MOST_HALF_MOVES) {
            Some(line) => Err(Refusal::NoSuchHalfMove { ply: line.ply }),
            None => Ok(()),
        }
    }

    /// What was read: the half-move where it was one only, the line that was put in, and the text that was there before.
    /// Then what is found of both scores, where that was not found `before`.
    fn announce_sheet(
        &self,
        whose: Color,
        (ply, inserted, was): (Option<u32>, Option<SheetLine>, Option<ForeignText>),
        before: &ScorePair,
        out: &mut Effects,
    ) {
        let known = u32::try_from(self.scores.get(whose).lines().count()).unwrap_or(u32::MAX);
        out.announce_ruling_change(RulingChange::SheetSet {
            player: whose,
            ply,
            known,
            inserted,
            was,
            arbiter: self.terms.names.arbiter.clone(),
        });
        let ScorePair { first, lacking, .. } = self.scores_side_by_side();
        if let Some(lacking) = lacking.filter(|lacking| Some(lacking) != before.lacking.as_ref()) {
            let LackingLine { player, ply, written, written_move } = lacking;
            out.announce_in_hall(EffectKind::SheetLacks { player, ply, written, written_move });
        }
        if let Some(lines) = first.filter(|first| Some(first) != before.first.as_ref()) {
            let ScoreLinePair { ply, white, black, white_move, black_move } = lines;
            out.announce_in_hall(EffectKind::ScoresDiffer { ply, white, black, white_move, black_move });
        }
    }
}

/// What hands do for a named move, on the squares of its first piece.
pub(super) fn hand_transfer_of_move(
    named: NamedMove,
    by: Color,
    before: &Placement,
    homes: &CastlingHomes,
) -> Transfer {
    let (from, to, placed) = match named {
        NamedMove::Piece { from, to, promotion, .. } => (from, to, promotion),
        NamedMove::Castle(side) => {
            let to = Square::from_coords(side.king_to_file(), by.fold_wb(Rank::First, Rank::Eighth));
            (homes.squares(before, by, side).map_or(to, |squares| squares.king), to, None)
        }
    };
    Transfer { from, to, placed }
}
