//! Notice the move that a sighted player has executed and not announced (5.1.1, D.2.3).
//!
//! A sighted player's move is made on the board, before it is said, typed or pressed. Where the program has been told of the
//! execution, or a board has shown it, an end by it came before a claim of a flag that came later. It proves nothing: the hand
//! may not have released the piece. So it is a case for the arbiter, and so is what the player claims of such a move.

use super::what_counts::ActGroup;
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::Announcement;
use crate::board::{move_piece, with_differences};
use crate::claim::{Claim, Measure, Remedy, RemedyCause};
use crate::effect::{AnnouncementManner, EffectKind};
use crate::moment::Moment;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::pending::{MakingProof, MakingRecord, PendingMove, as_uci};
use crate::reading::{self, MoveReading};
use crate::refusal::{MissingCondition, Refusal};
use crate::seat::{self, Color};
use crate::shapes::{self, MoveScope};
use serde::Serialize;
use shakmaty::{Board as Placement, Move, Position};

/// A sighted player's move that was executed and not announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct ExecutedMove {
    /// Whose it is.
    #[serde(with = "seat::as_name")]
    pub(super) player: Color,
    /// The move that the board shows.
    #[serde(serialize_with = "as_uci")]
    pub(super) played: Move,
    /// When the board showed it first.
    pub(super) made: Moment,
}

impl Referee {
    /// Notices after each event which move the board of the player to move shows. While play is suspended the move that was
    /// executed before stays.
    pub(super) fn update_executed_move(&mut self, at: Moment) {
        if self.course.suspended.is_some() || self.course.outcome.is_some() {
            return;
        }
        let before = self.turn.executed;
        self.turn.executed = self.find_executed_move().map(|(player, played)| {
            let same = before.filter(|before| before.player == player && before.played == played);
            same.unwrap_or(ExecutedMove { player, played, made: at })
        });
    }

    fn find_executed_move(&self) -> Option<(Color, Move)> {
        let position = &self.course.position;
        let player = position.turn();
        if !self.course.started || self.turn.pending.is_some() || self.turn.replied.is_some() || self.is_blind(player) {
            return None;
        }
        let shows = match self.boards.known.get(player).as_present_sensed_board() {
            Some(sensed) => sensed.shows.clone(),
            None if self.turn.early.is_empty() => return None,
            None => self.board_with_early_executions(player),
        };
        if shows == *position.board() {
            return None;
        }
        let legal = MoveScope::Legal.moves_in_position(position);
        shapes::find_completed_move(position, &legal, &shows).map(|played| (player, played))
    }

    /// The board of the player to move with what was told of the execution of the next move.
    pub(super) fn board_with_early_executions(&self, who: Color) -> Placement {
        let mut shows = with_differences(self.course.position.board(), &self.known_board_differences(who));
        for hands in &self.turn.early {
            move_piece(&mut shows, hands.from, hands.to, hands.placed);
        }
        shows
    }

    /// The executed move of the player to move, where nothing else was announced since.
    pub(super) fn executed_move_in_force(&self) -> Option<ExecutedMove> {
        let free = self.turn.pending.is_none() && self.turn.replied.is_none();
        self.turn.executed.filter(|executed| {
            free && executed.player == self.course.position.turn() && self.course.position.is_legal(executed.played)
        })
    }

    /// It is agreed, or found by the arbiter, that the executed move was made: it is announced, and completed by whoever
    /// calls.
    pub(super) fn announce_executed_move(&mut self, executed: ExecutedMove, at: Moment, out: &mut Effects) {
        let ExecutedMove { player, played, made } = executed;
        let telling = reading::describe_legal_move(&self.course.position, played);
        let reading = MoveReading { telling, legal: Ok(played) };
        self.begin_announced_move(player, AnnouncementManner::Entered, reading, at, out);
        if let Some(pending) = self.turn.pending.as_mut() {
            let making = MakingRecord { at: made, proof: MakingProof::Word };
            *pending = PendingMove { made: Some(making), heard: Some(at), ..pending.clone() };
        }
        self.turn.executed = None;
    }

    /// The move by which this player may claim to have ended the game (5.1.1, 5.2.1): as claimed, or as executed.
    ///
    /// # Errors
    /// Why this player cannot claim it, what must be settled first, or that the claim names no move.
    pub(super) fn check_claim_of_end(&self, by: Color, with: Option<&Announcement>) -> Result<ClaimedEnd, Refusal> {
        if self.is_blind(by) {
            // A blind player's move is made with its announcement (D.2.3).
            return Err(Refusal::NotMade(MissingCondition::Announcement));
        }
        if self.claims.remedy.as_ref().is_some_and(|remedy| !is_flag_of(remedy, by)) {
            return Err(Refusal::CasePending);
        }
        let decided = self.claims.remedy.as_ref().is_some_and(Remedy::is_flag_decided_first);
        let completed = self.course.position.turn() != by;
        match self.course.outcome {
            // The flag was claimed before the player could say this. A completed move must have ended the game by the record.
            Some(outcome) => {
                let lost = outcome.is_decided_by_flag() && outcome.half_points(by) < 2;
                if !lost || completed && self.outcome_on_board().is_none() {
                    return Err(Refusal::GameIsOver);
                }
            }
            None if self.turn.replied == Some(by) => return Err(Refusal::MoveNotEntered),
            None if self.turn.pending.as_ref().is_some_and(|pending| pending.player == by) => {
                return Err(Refusal::OwnMoveAwaitsPress);
            }
            None if completed && !decided => return Err(Refusal::NotOnMove),
            None => drop(self.check_what_counts(ActGroup::OtherClaim, by)?),
        }
        if completed {
            return Ok(ClaimedEnd::Completed(self.outcome_on_board()));
        }
        let executed = self.executed_move_in_force().map(|executed| executed.played);
        let reading = with.map(|words| self.read_move(&self.course.position, words)).transpose()?;
        match (reading, executed) {
            (Some(reading), _) => Ok(ClaimedEnd::Executed(reading)),
            (None, Some(played)) => {
                let telling = reading::describe_legal_move(&self.course.position, played);
                Ok(ClaimedEnd::Executed(MoveReading { telling, legal: Ok(played) }))
            }
            (None, None) => Err(Refusal::ClaimNeedsMove),
        }
    }

    /// A sighted player claims that the own executed move has ended the game. If it has not, by the record, the hall hears
    /// that, and no clock stops. If this player's flag was claimed before, the flag decides when the claim is set aside.
    ///
    /// # Errors
    /// As of [`Referee::check_claim_of_end`].
    pub(super) fn claim_end_by_executed_move(
        &mut self,
        by: Color,
        claim: &Claim,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        let (Claim::Checkmate { with } | Claim::Stalemate { with }) = claim else { return Ok(()) };
        let claimed = self.check_claim_of_end(by, with.as_ref())?;
        let (telling, played, outcome) = match claimed {
            ClaimedEnd::Completed(outcome) => (None, None, outcome),
            ClaimedEnd::Executed(MoveReading { telling, legal }) => {
                let played = legal.ok();
                (Some(telling), played, played.and_then(|played| self.outcome_of_move(played)))
            }
        };
        out.announce_in_hall(EffectKind::Claimed { player: by, claim: *claim, with: telling });
        let end = claimed_end(by, claim);
        if outcome != Some(end) {
            out.announce_in_hall(EffectKind::ClaimChecked { player: by, right: false, corrected: false });
            return Ok(());
        }
        let flag = self.claims.remedy.take().map(|remedy| remedy.measures).unwrap_or_default();
        let before = self.executed_move_in_force().filter(|before| Some(before.played) == played);
        let executed = |played| ExecutedMove { player: by, played, made: before.map_or(at, |before| before.made) };
        self.turn.executed = played.map(executed);
        self.clock.stop(at);
        self.claims.posed = Some(at);
        self.cancel_kept_press(out);
        self.drop_unconfirmed_word(out);
        let remedy = Remedy::from_claim(by, *claim, RemedyCause::Claim, vec![Measure::EndGame(end)]);
        self.propose_remedy(Remedy { otherwise: flag, ..remedy }, SuspensionCause::Claim, at, out);
        Ok(())
    }

    /// A player has claimed that the game had ended before, and the opponent claims that player's flag. The flag decides the
    /// game if the first claim is set aside.
    pub(super) fn add_flag_to_claim_of_end(&mut self, by: Color, out: &mut Effects) {
        let lost = self.outcome_of_time_loss(!by);
        let Some(remedy) = self.claims.remedy.as_mut() else { return };
        remedy.otherwise = lost.map(Measure::EndGame).into_iter().collect();
        let remedy = remedy.clone();
        out.announce_in_hall(EffectKind::Claimed { player: by, claim: Claim::Flag, with: None });
        out.announce_in_hall(EffectKind::RemedyProposed(remedy));
    }

    /// A sighted player's hands have moved on from this announced move: if it would have ended the game, that is for the arbiter
    /// at the press (4.7, 5.1.1).
    pub(super) fn note_released_end(&mut self, was: &PendingMove, at: Moment) {
        let ends = |played: &Move| self.outcome_of_move(*played).is_some();
        if let Some(played) = was.legal.ok().filter(ends) {
            let made = was.made.map_or(at, |making| making.at);
            self.turn.released.get_or_insert(ExecutedMove { player: was.player, played, made });
        }
    }

    /// A sighted player presses, and a move from which the hands have moved on in this turn would have ended the game: both
    /// clocks stop, and the arbiter decides whether it was made. Returns whether there was one.
    pub(super) fn dispute_released_end(&mut self, by: Color, at: Moment, out: &mut Effects) -> bool {
        let Some(released) = self.turn.released.take_if(|released| released.player == by) else { return false };
        let Some(outcome) = self.outcome_of_move(released.played) else { return false };
        self.turn.pending = None;
        self.turn.executed = Some(released);
        let ExecutedMove { player: mover, played, made } = released;
        let played = reading::describe_legal_move(&self.course.position, played);
        let burdened = if outcome.half_points(mover) == 2 { !mover } else { mover };
        let cause = RemedyCause::MadeBeforeEnd { played, made, after: at, mover, executed: true };
        let remedy = Remedy::from_record(burdened, cause, vec![Measure::EndGame(outcome)]);
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        true
    }

    /// When the move was made by which a case ends the game, where that move is in the making.
    pub(super) fn moment_of_ending_move(&self, remedy: &Remedy) -> Option<Moment> {
        match (remedy.cause, remedy.claim) {
            (RemedyCause::MadeBeforeEnd { made, .. }, _) => Some(made),
            (_, Some(Claim::Checkmate { .. } | Claim::Stalemate { .. })) => {
                self.executed_move_in_force().map(|executed| executed.made)
            }
            _ => None,
        }
    }
}

/// What a player claims to have ended the game by.
pub(super) enum ClaimedEnd {
    /// The move stands in the record: how the game ends on the board.
    Completed(Option<Outcome>),
    /// It was executed.
    Executed(MoveReading),
}

/// Whether a case is about this player's fallen flag.
fn is_flag_of(remedy: &Remedy, by: Color) -> bool {
    remedy.burdened == by && (remedy.claim == Some(Claim::Flag) || remedy.is_flag_decided_first())
}

/// How the game has ended by the executed move as its player claims.
fn claimed_end(by: Color, claim: &Claim) -> Outcome {
    match claim {
        Claim::Stalemate { .. } => Outcome::Draw(DrawReason::Stalemate),
        _ => Outcome::Win { winner: by, reason: WinReason::Checkmate },
    }
}
