//! Restore the course of a game as the arbiter rules it (D.2.8): some half-moves stay, others follow by his word.
//!
//! A ruling moves no wood and charges no clock. What each board shows stays what it is known to show, and is compared
//! with the restored course from then on. A half-move that stands in the place of another keeps what the press of that
//! one has given its player; one that stands where there was none is counted and gives nothing; where fewer stand than
//! before, the last ones give back what they were given, as if the game had gone back. The counters follow from that,
//! so that what the arbiter has corrected in them stays corrected; he may set them and the clocks besides. Illegal moves
//! counted, and the penalty for one, stay; every other claim is void, and an offer of a draw lapses.

use super::adjourning::Adjournment;
use super::moves::reason_without_advice;
use super::{Effects, Referee};
use crate::announcement::{Announcement, MoveDescription};
use crate::board::{BoardKnowledge, StatedBoard, move_piece};
use crate::claim::{Remedy, RemedyCause};
use crate::effect::EffectKind;
use crate::moment::{Moment, Span};
use crate::pending::HalfMove;
use crate::reading::{self, MoveReading};
use crate::refusal::{CourseFault, Refusal};
use crate::ruling::{AdjournmentStep, MOST_HALF_MOVES, RestoredClocks, RulingChange};
use crate::score::ScoreLine;
use crate::seat::{ByColor, Color};
use shakmaty::{Chess, Move, Position};

/// A dictated half-move as it was read.
struct DictatedMove {
    telling: MoveDescription,
    played: Move,
    before: Chess,
}

impl Referee {
    /// So many half-moves stay, these follow.
    pub(super) fn restore_course(
        &mut self,
        (keep, moves): (u32, &[Announcement]),
        clocks: Option<&RestoredClocks>,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        if !self.course.started {
            return Err(Refusal::NotStarted);
        }
        if self.is_envelope_closed() {
            return Err(Refusal::EnvelopeClosed);
        }
        let last = keep.saturating_add(u32::try_from(moves.len()).unwrap_or(u32::MAX));
        if keep > self.ply() {
            return Err(Refusal::NoSuchHalfMove { ply: keep });
        }
        if last > MOST_HALF_MOVES {
            return Err(Refusal::NoSuchHalfMove { ply: last });
        }
        let from =
            self.moves_in_force().nth(keep as usize).map_or(&self.course.position, |first| &first.before).clone();
        let dictated = self.dictated(keep, moves, &from)?;
        self.catch_boards_up();
        self.stop_and_abandon_pending_moves(at, out);
        match (moves.is_empty(), keep < self.ply()) {
            (true, true) => self.restore_touches_of_half_move(keep + 1, true),
            (true, false) => {}
            (false, _) => self.forget_all_touches(),
        }
        let tellings = dictated.iter().map(|half_move| half_move.telling).collect();
        let (due, back) = self.replace_half_moves(keep, dictated, from.clone(), at);
        self.write_course(keep);
        self.void_claims(out);
        if self.follows_revision(6) {
            self.lapse_offers(true, out);
        }
        self.lift_result(out);
        self.suspend_by_ruling();
        let arbiter = self.terms.names.arbiter.clone();
        out.announce_ruling_change(RulingChange::CourseRestored { keep, mover: from.turn(), moves: tellings, arbiter });
        match clocks {
            Some(clocks) => self.restore_clocks(clocks, at, out),
            None => {
                out.announce_period_time_removed(&back);
                self.announce_flags_still_down(out);
            }
        }
        self.reorder_sealing(out);
        self.compare_boards_anew(out);
        if let Some(outcome) = self.outcome_on_board() {
            self.end_game(outcome, at, out);
            return Ok(());
        }
        for whose in Color::ALL {
            let time = *due.get(whose);
            if time > Span::ZERO && clocks.is_none() {
                out.send_to_desk(EffectKind::PeriodTimeDue { player: whose, time });
            }
        }
        Ok(())
    }

    /// Both clocks and counters are set with the course.
    fn restore_clocks(&mut self, clocks: &RestoredClocks, at: Moment, out: &mut Effects) {
        for player in Color::ALL {
            let (down, reading) = (self.clock.is_fallen(player), clocks.get(player));
            self.clock.restore_reading(player, reading, at);
            if let Some(left) = reading.left {
                if left > Span::ZERO {
                    self.lift_flag(player, at);
                }
                out.announce_ruling_change(RulingChange::ClockSet { player, left });
                self.announce_flag_after_ruling(player, down, out);
            }
            out.announce_ruling_change(RulingChange::CountSet { player, moves: reading.completed });
        }
    }

    /// Reads what is dictated, each half-move in the position before it.
    fn dictated(&self, keep: u32, moves: &[Announcement], from: &Chess) -> Result<Vec<DictatedMove>, Refusal> {
        let mut before = from.clone();
        let mut dictated = Vec::with_capacity(moves.len());
        for (ply, words) in (keep + 1..).zip(moves) {
            let broken = |fault| Refusal::DictatedMoveFaulty { ply, player: before.turn(), words: *words, fault };
            let MoveReading { telling, legal } = reading::read_announcement(&before, words).map_err(|unreadable| {
                broken(CourseFault::Unreadable(reason_without_advice(unreadable, self.is_practice())))
            })?;
            let played = legal.map_err(|reason| broken(CourseFault::NotLegal(reason)))?;
            let mut after = before.clone();
            after.play_unchecked(played);
            dictated.push(DictatedMove { telling, played, before: std::mem::replace(&mut before, after) });
        }
        Ok(dictated)
    }

    /// What was told of a move in the making is put on its board; what was left untold counts as executed. Known
    /// differences stay what they were.
    fn catch_boards_up(&mut self) {
        let (ply, mover) = (self.ply(), self.course.position.turn());
        for color in Color::ALL {
            if let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(color)
                && stated.untold.iter().any(|untold| *untold <= ply)
            {
                stated.assume_untold_moves_executed(self.course.position.board());
            }
        }
        let early = std::mem::take(&mut self.turn.early);
        if early.is_empty() {
            return;
        }
        let mut stated = match self.boards.known.get(mover) {
            BoardKnowledge::Stated(stated) => stated.clone(),
            BoardKnowledge::Sensed(_) => return,
            BoardKnowledge::Assumed => Box::new(StatedBoard::from_placement(self.course.position.board(), ply)),
        };
        for hands in early {
            move_piece(&mut stated.shows, hands.from, hands.to, hands.placed);
        }
        *self.boards.known.get_mut(mover) = BoardKnowledge::Stated(stated);
    }

    /// Withdraws what does not stay and puts in what follows, with the counters. Returns the time of the periods that each
    /// player reaches by moves which no press has completed (6.2), and that of the periods which he has not reached after
    /// all.
    fn replace_half_moves(
        &mut self,
        keep: u32,
        dictated: Vec<DictatedMove>,
        from: Chess,
        at: Moment,
    ) -> (ByColor<Span>, ByColor<Span>) {
        let none = || ByColor { white: Span::ZERO, black: Span::ZERO };
        let (mut due, mut back) = (none(), none());
        let standing = (0..self.course.half_moves.len()).filter(|index| !self.course.half_moves[*index].withdrawn);
        let gone: Vec<usize> = standing.skip(keep as usize).collect();
        for (place, index) in gone.iter().enumerate().rev() {
            let half_move = &mut self.course.half_moves[*index];
            half_move.withdrawn = true;
            if place >= dictated.len() {
                let by = half_move.player;
                *back.get_mut(by) = *back.get(by) + self.clock.withdraw_completed_move(by);
            }
        }
        self.course.position = from;
        let mut course: Vec<Move> = self.moves_in_force().map(|half_move| half_move.played).collect();
        for (place, DictatedMove { telling, played, before }) in dictated.into_iter().enumerate() {
            let by = before.turn();
            course.push(played);
            let replaced = gone.get(place).map(|index| self.course.half_moves[*index].after);
            if replaced.is_none() {
                let time = self.clock.count_move_by_ruling(by, at);
                *due.get_mut(by) = *due.get(by) + time;
            }
            let after = self.course.clocks_after_first_press(&course).or(replaced.flatten());
            self.course.position.play_unchecked(played);
            let (entered, withdrawn, ruled) = (false, false, true);
            self.course.half_moves.push(HalfMove {
                player: by,
                description: telling,
                played,
                before,
                at,
                entered,
                on_word: false,
                withdrawn,
                ruled,
                after,
            });
        }
        (due, back)
    }

    /// Both scores are struck from where the course was changed; where one is known, the ruling is written on it.
    fn write_course(&mut self, keep: u32) {
        let ruled: Vec<(u32, ScoreLine)> = (1..)
            .zip(self.moves_in_force())
            .skip(keep as usize)
            .map(|(ply, half_move)| (ply, score_line_of_move(half_move.description)))
            .collect();
        for color in Color::ALL {
            let keeps = self.is_score_kept_for(color);
            let score = self.scores.get_mut(color);
            let known = keeps || !score.is_empty();
            score.strike_from(keep + 1);
            for (ply, line) in ruled.iter().filter(|_| known) {
                score.write_line_by_ruling(*ply, line.clone());
            }
        }
    }

    /// What was claimed rested on another course; the penalty for an illegal move outlives it. A case that falls is told.
    pub(super) fn void_cases(&mut self, out: &mut Effects) {
        let outlives = |remedy: &mut Remedy| matches!(remedy.cause, RemedyCause::IllegalMove { .. });
        let open = self.claims.remedy.take_if(|remedy| !outlives(remedy));
        let postponed = self.claims.postponed.take();
        for case in open.into_iter().chain(postponed).filter(|_| self.follows_revision(6)) {
            out.announce_in_hall(EffectKind::CaseVoided(case));
        }
    }

    /// A result that was told no longer stands, as the course is changed.
    pub(super) fn lift_result(&mut self, out: &mut Effects) {
        if self.course.outcome.take().is_some() && self.follows_revision(6) {
            out.announce_ruling_change(RulingChange::ResultLifted);
        }
    }

    fn void_claims(&mut self, out: &mut Effects) {
        self.void_cases(out);
        self.course.interrupted = None;
        self.claims.offence = None;
        self.claims.bound = None;
    }

    /// The game is to be adjourned, and the envelope is open: whoever is to move now seals.
    pub(super) fn reorder_sealing(&mut self, out: &mut Effects) {
        let sealer = self.course.position.turn();
        if let Some(adjournment) = self.adjournment.as_mut() {
            *adjournment =
                Adjournment { resumption: std::mem::take(&mut adjournment.resumption), ..Adjournment::new(sealer) };
            out.announce_adjournment_step(AdjournmentStep::Ordered { sealer });
        }
    }

    /// Each known board is compared with the course as it stands now, and told.
    fn compare_boards_anew(&mut self, out: &mut Effects) {
        let ply = self.ply();
        for color in Color::ALL {
            *self.boards.case_told.get_mut(color) = false;
            let BoardKnowledge::Stated(stated) = self.boards.known.get_mut(color) else { continue };
            stated.announced = self.course.position.board().clone();
            stated.through = ply;
            stated.untold.clear();
            stated.before = None;
            if !stated.differences().is_empty() {
                self.boards.told.get_mut(color).clear();
            }
        }
        self.announce_new_differences(out);
    }
}

/// A half-move as a score gets it by the program's word.
pub(super) fn score_line_of_move(telling: MoveDescription) -> ScoreLine {
    ScoreLine { text: telling.named.to_string().into(), words: Some(telling.named.to_full_announcement()) }
}
