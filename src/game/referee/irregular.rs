//! Take claims of irregularities (7): told at once, done when they are upheld or consented to.

use super::what_counts::ActGroup;
use super::{Effects, Offence, Referee, SuspensionCause};
use crate::claim::{self, Claim, Irregularity, Measure, Provision, Remedy};
use crate::effect::EffectKind;
use crate::moment::{Moment, Span};
use crate::outcome::{Outcome, WinReason};
use crate::pending::HalfMove;
use crate::refusal::Refusal;
use crate::ruling::RulingChange;
use crate::seat::NamedColor;
use crate::seat::{ByColor, Color};
use shakmaty::Position;

impl Referee {
    /// Whether this player may claim an illegal move that was not found at once.
    pub(super) fn check_illegal_claim(&self, by: Color) -> Result<(), Refusal> {
        if self.unnamed_squares_at_press(!by).is_some() {
            return self.check_no_case();
        }
        self.check_what_counts(ActGroup::MoveClaim, by)?;
        // One that is found, or claimed already, is to be settled.
        let found = |remedy: &Remedy| {
            remedy.burdened != by
                && remedy.claim.is_none()
                && matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. })
        };
        if !self.claims.has_unclaimed_illegal_move(!by) && !self.claims.remedy.as_ref().is_some_and(found) {
            return Err(self.refusal_of_illegal_claim(by));
        }
        match self.flag_claimed_before_entry(by) {
            Some(_) => Ok(()),
            None => self.check_no_case(),
        }
    }

    /// Says why an illegal move cannot be claimed: the opponent has completed none, or this player has touched a piece or
    /// moved since.
    fn refusal_of_illegal_claim(&self, by: Color) -> Refusal {
        let illegal = |half_move: &HalfMove| half_move.player != by && !half_move.before.is_legal(half_move.played);
        let answers = self.turn.replied == Some(by)
            || self.turn.pending.as_ref().is_some_and(|pending| pending.player == by)
            || self.has_lost_illegal_claim_by_touch(by);
        let mut later = self.moves_in_force().skip_while(|half_move| !illegal(half_move)).skip(1);
        let last = self.moves_in_force().next_back().is_some_and(illegal);
        match later.any(|half_move| half_move.player == by) || (last && answers) {
            true => Refusal::ComplaintTooLate,
            false => Refusal::NoIllegalMove,
        }
    }

    /// Who claimed this player's flag before the illegal move was entered, where the flag is what is open or has ended the
    /// game. That move was completed first, and the player can claim it only since the entry (7.5.1; B.3 of 2009).
    pub(super) fn flag_claimed_before_entry(&self, player: Color) -> Option<Color> {
        let claimant = self.claims.flag_claimant.filter(|_| self.claims.has_unclaimed_illegal_move(!player))?.0;
        let flag = |remedy: &Remedy| remedy.cause == claim::RemedyCause::FlagFall && remedy.burdened == player;
        let counts = match &self.claims.remedy {
            Some(remedy) => flag(remedy),
            None => self.course.outcome.is_some_and(Outcome::is_decided_by_flag),
        };
        counts.then_some(claimant)
    }

    /// Where an illegal move must be claimed, the opponent claims it before his own next move. The record shows that it was
    /// one: the position before it comes back, and the penalty is proposed.
    ///
    /// # Errors
    /// There is none that could be claimed, or another case is settled first.
    pub(super) fn claim_illegal(&mut self, by: Color, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        self.check_illegal_claim(by)?;
        if self.unnamed_squares_at_press(!by).is_some() {
            self.claim_unnamed_move_at_press(by, at, out);
            return Ok(());
        }
        let flag_claimant = self.flag_claimed_before_entry(by);
        self.claims.offence_as = Offence::Counted;
        *self.claims.offences.get_mut(!by) += 1;
        self.stop_and_announce_claim(by, &Claim::Illegal, at, out);
        self.claims.flag_claimant = None;
        if let Some(player) = flag_claimant {
            self.claims.remedy = None;
            out.announce_in_hall(EffectKind::ClaimSuperseded { player });
        }
        if self.course.outcome.take().is_some() {
            out.announce_ruling_change(RulingChange::ResultLifted);
        }
        self.withdraw_counted_illegal_move(at, out);
        let remedy = self.remedy_for_illegal_move(!by);
        self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
        Ok(())
    }

    /// The position before the illegal move that was made last comes back (7.5.1). What the move costs is still to be settled.
    fn withdraw_counted_illegal_move(&mut self, at: Moment, out: &mut Effects) {
        let offence = self.claims.offence.take();
        self.return_by_claim(self.ply(), at, out);
        self.claims.offence = offence;
        self.course.suspended = Some(SuspensionCause::IllegalMove);
    }

    /// The arbiter finds an illegal move of this player, and the penalty is proposed. Where the opponent may still claim the
    /// latest move, it is that one: the position before it comes back, and the opponent does not claim it once more.
    ///
    /// # Errors
    /// A case is open, or the opponent had to claim the player's illegal move and has not (C.3 of 2001, A.4 of 2009).
    pub(super) fn rule_illegal_move(&mut self, by: Color, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        self.check_no_case()?;
        if self.has_illegal_move_in_force(by) && self.follows_revision(6) {
            return Err(Refusal::ComplaintTooLate);
        }
        *self.claims.offences.get_mut(by) += 1;
        if self.is_illegal_move_claimable(by) && self.follows_revision(6) {
            self.clock.stop(at);
            (self.claims.offence_as, self.claims.flag_claimant) = (Offence::Counted, None);
            self.withdraw_counted_illegal_move(at, out);
        } else if self.follows_revision(6) {
            let press = self.clock.clocks_after_last_press(by).map(|after| after.at);
            self.claims.ruled_illegal = Some((NamedColor(by), press));
        }
        let remedy = self.remedy_for_illegal_move(by);
        self.propose_remedy(remedy, SuspensionCause::IllegalMove, at, out);
        Ok(())
    }

    /// Whether this player's illegal move is still to be claimed: the opponent has not answered it by a press.
    fn is_illegal_move_claimable(&self, by: Color) -> bool {
        self.claims.has_unclaimed_illegal_move(by) && self.turn.replied != Some(!by)
    }

    /// Whether the latest move of this player is an illegal one that the opponent had to claim, and did not in time.
    fn has_illegal_move_in_force(&self, by: Color) -> bool {
        let last = self.moves_in_force().rfind(|half_move| half_move.player == by);
        let is_illegal = last.is_some_and(|last| !last.ruled && !last.before.is_legal(last.played));
        let pressed_since = self.turn.replied == Some(by);
        self.rules.illegal_on_claim && is_illegal && !pressed_since && !self.is_illegal_move_claimable(by)
    }

    /// Withdraws a press whose move was never entered, because the arbiter has found that move illegal. The player is still
    /// to move (7.5.1).
    pub(super) fn withdraw_press_ruled_illegal(&mut self, by: Color, at: Moment, out: &mut Effects) {
        self.lift_flag_after_press(by, at);
        self.turn.replied = None;
        self.turn.shown_at_press.clear();
        self.withdraw_press(by, out);
        out.announce_ruling_change(RulingChange::PositionRestored { ply: self.ply() + 1, mover: by });
        // How a board differs from this position is told with it.
        self.boards.told = ByColor::default();
        self.announce_new_differences(out);
    }

    /// The claim of an illegal move is set aside: where such a move stands unless it is claimed, it stands again, and is not
    /// claimed twice.
    pub(super) fn restore_claimed_move(&mut self, by: Color, at: Moment, out: &mut Effects) {
        let counted = self.rules.illegal_on_claim && self.claims.offence_as == Offence::Counted;
        let Some(claimed) = self.claims.offence.take_if(|offence| counted && offence.player == by) else { return };
        let stands = self.illegal_move_in_force_unclaimed(&claimed, &self.course.position, 0);
        self.claims.forget_illegal_move();
        let Some(played) = stands else { return };
        self.clock.complete_move(by, at);
        let again = self.reannounce_move(claimed, out);
        self.record_completed_move(&again, played, at, out);
        self.conclude_completed_move(&again, at, out);
    }

    /// Whether this player may claim an irregularity now.
    pub(super) fn check_irregularity_claim(&self, by: Color, what: Irregularity, at: Moment) -> Result<(), Refusal> {
        if what == Irregularity::Absent && self.has_come_to_game(!by) {
            return Err(Refusal::OpponentPresent { player: !by });
        }
        if let Some(minutes) = self.default_minutes_left(at).filter(|_| what == Irregularity::Absent) {
            return Err(Refusal::DefaultTimeNotPassed { minutes });
        }
        if self.claims.counted == Some(self.irregularity_at_press(!by, what)) {
            return Err(Refusal::AlreadyCounted);
        }
        // The arbiter has counted that press: the same move is not punished twice.
        let press = self.clock.clocks_after_last_press(!by).map(|after| after.at);
        let is_ruled = self.claims.ruled_illegal == Some((NamedColor(!by), press));
        if is_ruled && self.claims.remedy.is_none() && self.provision(what, at) == Provision::AsIllegal {
            return Err(Refusal::AlreadyCounted);
        }
        if self.provision(what, at) != Provision::RestoredOnOwnTime {
            self.check_no_case()?;
        }
        let is_new = self.turn.claimed != Some((NamedColor(by), what, self.ply()));
        if is_new || !self.follows_revision(6) { Ok(()) } else { Err(Refusal::NothingChanged) }
    }

    /// An irregularity of this player at the latest own press: it counts once.
    fn irregularity_at_press(&self, of: Color, what: Irregularity) -> (NamedColor, Irregularity, Option<Moment>) {
        (NamedColor(of), what, self.clock.clocks_after_last_press(of).map(|after| after.at))
    }

    /// The minutes of the default time that have not passed, the last one begun counted whole. `None` where it has passed or
    /// is announced elsewhere, and before the envelope is opened: the record does not hold when a resumption was to begin.
    fn default_minutes_left(&self, at: Moment) -> Option<u32> {
        let begun = self.course.begun.filter(|_| !self.is_envelope_closed())?;
        let left = (begun.at + self.rules.default_time?) - at;
        (left > Span::ZERO).then(|| u32::try_from(left.as_millis().div_ceil(60_000)).unwrap_or(u32::MAX))
    }

    /// What the edition provides is told; where it counts as an illegal move, the penalty is proposed.
    ///
    /// # Errors
    /// As of [`Referee::check_irregularity_claim`].
    pub(super) fn claim_irregular(
        &mut self,
        by: Color,
        what: Irregularity,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_irregularity_claim(by, what, at)?;
        self.turn.claimed = Some((NamedColor(by), what, self.ply()));
        let (claim, provision) = (Claim::Irregularity(what), self.provision(what, at));
        // Displaced pieces are put right on the displacer's own time: no clock stops for them.
        if provision == Provision::RestoredOnOwnTime {
            out.announce_in_hall(EffectKind::Claimed { player: by, claim, with: None });
            out.announce_in_hall(EffectKind::ProvisionNamed { player: by, what, provision });
            return Ok(());
        }
        self.stop_and_announce_claim(by, &claim, at, out);
        out.announce_in_hall(EffectKind::ProvisionNamed { player: by, what, provision });
        let (cause, measures) = match provision {
            Provision::AsIllegal => {
                let count = *self.claims.offences.get(!by) + 1;
                (claim::RemedyCause::IllegalMove { count }, self.measures_for_illegal_move(!by, count))
            }
            Provision::NewGame => (claim::RemedyCause::Claim, vec![Measure::EndGame(Outcome::Cancelled)]),
            Provision::DefaultTime { limit: Some(limit), late }
                if late > limit && (self.is_envelope_closed() || *self.clock.completed_moves().get(!by) == 0) =>
            {
                let won = Outcome::Win { winner: by, reason: WinReason::Default };
                (claim::RemedyCause::Claim, vec![Measure::EndGame(won)])
            }
            // Nothing is laid down for the game: it goes on, or the arbiter decides what is done.
            _ => {
                self.record_arbiter_call(Some(by), at);
                return Ok(());
            }
        };
        self.propose_remedy(Remedy::from_claim(by, claim, cause, measures), SuspensionCause::Claim, at, out);
        Ok(())
    }

    /// What is done when a claim of one player against the other is upheld, before its measures are taken.
    pub(super) fn apply_upheld_claim(&mut self, remedy: &Remedy, at: Moment, out: &mut Effects) {
        let Some(claim) = remedy.claim else { return };
        if matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. }) {
            *self.claims.offences.get_mut(remedy.burdened) += 1;
            self.lift_flag_after_press(remedy.burdened, at);
            if let Claim::Irregularity(what) = claim {
                self.claims.counted = Some(self.irregularity_at_press(remedy.burdened, what));
            }
        }
        match claim {
            // Pressed with a board that shows no legal move: his press completed none.
            // A move that was entered for this press, and not confirmed, was not made.
            Claim::Irregularity(Irregularity::IdlePress) if self.is_entry_awaiting_key_of(remedy.burdened) => {
                self.stop_and_abandon_pending_moves(at, out);
            }
            Claim::Irregularity(Irregularity::IdlePress) | Claim::Illegal
                if self.turn.replied == Some(remedy.burdened) =>
            {
                // He had made no move: his press completed none, and he is still to move.
                self.turn.replied = None;
                self.withdraw_press(remedy.burdened, out);
            }
            Claim::Unpromoted { words } => self.replace_unpromoted(remedy.burdened, words, at, out),
            _ => {}
        }
    }

    fn provision(&self, what: Irregularity, at: Moment) -> Provision {
        let completed = self.clock.completed_moves();
        let both = completed.white.min(completed.black);
        match what {
            Irregularity::WrongSetUp => match self.rules.setup_until {
                Some(until) if both >= until => Provision::PlayContinues,
                _ => Provision::NewGame,
            },
            Irregularity::ColoursSwapped if both < self.rules.colours_until => Provision::NewGame,
            Irregularity::ColoursSwapped => Provision::PlayContinues,
            // In rapid and blitz nothing is claimed about the board either once so many moves are completed (A.4.1, B.4).
            Irregularity::BoardTurned => match self.rules.setup_until {
                Some(until) if both >= until => Provision::PlayContinues,
                _ => Provision::TurnBoard,
            },
            Irregularity::Displaced => Provision::RestoredOnOwnTime,
            Irregularity::IdlePress | Irregularity::TwoHands if self.rules.idle_press_is_illegal => {
                Provision::AsIllegal
            }
            Irregularity::IdlePress | Irregularity::TwoHands => Provision::ArbiterDecides,
            Irregularity::Absent => Provision::DefaultTime {
                limit: self.rules.default_time,
                late: match self.is_envelope_closed() {
                    true => self.course.resumed_at,
                    false => self.course.begun.map(|begun| begun.at),
                }
                .map_or(Span::ZERO, |begun| at - begun),
            },
        }
    }
}
