//! Take claims that are not of a draw by the record: irregularities (7), the quickplay finish, flags (6.8 to 6.11).

use super::{Cause, Offence, Out, Referee};
use crate::game::claim::{self, Claim, Irregularity, Measure, Provision, Remedy};
use crate::game::effect::EffectKind;
use crate::game::laws::{BothFlags, Quickplay};
use crate::game::mate::{CanMate, can_mate};
use crate::game::outcome::{DrawReason, Outcome, WinReason};
use crate::game::refusal::{QuickplayMissing, Refusal};
use crate::game::ruling::Change;
use crate::moment::{Moment, Span};
use crate::seat::Color;
use shakmaty::Position;

/// With less than this a draw may be claimed in a quickplay finish.
const TWO_MINUTES: Span = Span::from_secs(120);
/// What is asked for with appendix G.4, for each move.
const FIVE_SECONDS: Span = Span::from_secs(5);

impl Referee {
    /// `by` claims something; refusals go to `who`.
    pub(super) fn claim(&mut self, by: Color, who: Color, claim: &Claim, at: Moment, out: &mut Out) {
        // Who comes late to the resumption can lose by it (appendix E of 2009, A of 2014); all else waits for the envelope.
        let late = matches!(claim, Claim::Irregular(Irregularity::Absent));
        if self.is_envelope_closed() && !late {
            return out.refuse(who, Refusal::EnvelopeClosed);
        }
        match claim {
            Claim::Draw { ground, with } => self.claim_draw((by, who), (*ground, *with), at, out),
            Claim::Quickplay | Claim::FiveSeconds => self.claim_quickplay((by, who), claim, at, out),
            Claim::Touched => self.claim_touched(by, who, at, out),
            Claim::Illegal => self.claim_illegal(by, who, at, out),
            Claim::Unpromoted { words } => self.claim_unpromoted((by, who), *words, at, out),
            Claim::Irregular(what) => self.claim_irregular((by, who), *what, at, out),
        }
    }

    pub(super) fn pose(&mut self, by: Color, claim: &Claim, at: Moment, out: &mut Out) {
        self.clock.stop(at);
        self.release_kept_press(out);
        self.drop_word(out);
        out.hall(EffectKind::Claimed { by, claim: *claim, with: None });
    }

    /// The claim is for the arbiter to judge: upheld the game is drawn, set aside the opponent gets two minutes.
    fn claim_quickplay(&mut self, (by, who): (Color, Color), claim: &Claim, at: Moment, out: &mut Out) {
        if let Some(missing) = self.quickplay_missing(by, claim, at) {
            return out.refuse(who, Refusal::NotQuickplay(missing));
        }
        if self.claims.remedy.is_some() || self.claims.postponed.is_some() {
            return out.refuse(who, Refusal::ClaimStands);
        }
        self.pose(by, claim, at, out);
        self.claims.offer.get_or_insert(by);
        let bonus = self.added(!by, TWO_MINUTES);
        let (measures, otherwise) = match claim {
            Claim::FiveSeconds => (Measure::Increment { time: FIVE_SECONDS }, Vec::new()),
            _ => (Measure::End(Outcome::Draw(DrawReason::Quickplay)), bonus.clone()),
        };
        let more = if matches!(claim, Claim::FiveSeconds) { bonus } else { Vec::new() };
        let measures = std::iter::once(measures).chain(more).collect();
        let remedy = Remedy { of: by, cause: claim::Cause::Claim, measures, otherwise };
        self.propose(remedy, Cause::Claim, at, out);
    }

    fn quickplay_missing(&self, by: Color, claim: &Claim, at: Moment) -> Option<QuickplayMissing> {
        let left = self.clock.reading(by, at);
        if !self.rules.quickplay_applies {
            Some(QuickplayMissing::NotAnnounced)
        } else if matches!(claim, Claim::FiveSeconds) && self.rules.quickplay == Quickplay::Article10 {
            Some(QuickplayMissing::NoFiveSeconds)
        } else if self.clock.is_fallen(by) {
            Some(QuickplayMissing::FlagDown)
        } else if !self.clock.is_last_without_increment(by) {
            Some(QuickplayMissing::NotLastPeriod)
        } else if left.is_none_or(|left| left >= TWO_MINUTES) {
            Some(QuickplayMissing::TimeLeft)
        } else if self.course.position.turn() != by || self.turn.pending.is_some() || self.turn.replied.is_some() {
            Some(QuickplayMissing::NotOnMove)
        } else {
            None
        }
    }

    /// The opponent's complaint about touched pieces (4.8): the arbiter is called and gets the facts.
    fn claim_touched(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        let facts = match self.touch_facts(by) {
            Ok(facts) => facts,
            Err(refusal) => return out.refuse(who, refusal),
        };
        // The arbiter has one thing to settle at a time; the right to complain is not lost by waiting.
        if self.claims.remedy.is_some() {
            return out.refuse(who, Refusal::ClaimStands);
        }
        self.pose(by, &Claim::Touched, at, out);
        self.course.suspended.get_or_insert(Cause::ArbiterCalled);
        self.tell_desk(facts, out);
    }

    /// In editions where an illegal move must be claimed, the opponent claims it.
    fn claim_illegal(&mut self, by: Color, who: Color, at: Moment, out: &mut Out) {
        let claimable = self.claims.offence.as_ref().is_some_and(|offence| offence.by != by)
            && self.course.suspended.is_some()
            && self.claims.offence_as == Offence::Unclaimed;
        if !claimable {
            return out.refuse(who, Refusal::NoIllegalMove);
        }
        self.claims.offence_as = Offence::Counted;
        *self.claims.offences.get_mut(!by) += 1;
        out.hall(EffectKind::Claimed { by, claim: Claim::Illegal, with: None });
        let remedy = self.illegal_remedy(!by);
        self.propose(remedy, Cause::IllegalMove, at, out);
    }

    /// What the edition provides is told; where it counts as an illegal move, the penalty is proposed.
    fn claim_irregular(&mut self, (by, who): (Color, Color), what: Irregularity, at: Moment, out: &mut Out) {
        let provision = self.provision(what, at);
        // Displaced pieces are put right on the displacer's own time: no clock stops for them.
        if provision == Provision::OnOwnTime {
            out.hall(EffectKind::Claimed { by, claim: Claim::Irregular(what), with: None });
            return out.hall(EffectKind::Provided { by, what, provision });
        }
        if self.claims.remedy.is_some() {
            return out.refuse(who, Refusal::ClaimStands);
        }
        self.pose(by, &Claim::Irregular(what), at, out);
        if what == Irregularity::IdlePress && self.turn.replied == Some(!by) {
            // He had made no move: his press completed none, and he is still to move.
            self.turn.replied = None;
            self.clock.withdraw(!by);
        }
        self.course.suspended.get_or_insert(Cause::ArbiterCalled);
        out.hall(EffectKind::Provided { by, what, provision });
        match provision {
            Provision::AsIllegal => {
                *self.claims.offences.get_mut(!by) += 1;
                let remedy = self.illegal_remedy(!by);
                self.propose(remedy, Cause::IllegalMove, at, out);
            }
            Provision::NewGame => {
                let measures = vec![Measure::End(Outcome::Cancelled)];
                let remedy = Remedy { of: by, cause: claim::Cause::Claim, measures, otherwise: Vec::new() };
                self.propose(remedy, Cause::Claim, at, out);
            }
            Provision::DefaultTime { limit: Some(limit), late }
                if late > limit && (self.is_envelope_closed() || *self.clock.completed().get(!by) == 0) =>
            {
                let measures = vec![Measure::End(Outcome::Win { by, reason: WinReason::Default })];
                let remedy = Remedy { of: by, cause: claim::Cause::Claim, measures, otherwise: Vec::new() };
                self.propose(remedy, Cause::Claim, at, out);
            }
            _ => {}
        }
    }

    fn provision(&self, what: Irregularity, at: Moment) -> Provision {
        let completed = self.clock.completed();
        let both = completed.white.min(completed.black);
        match what {
            Irregularity::WrongSetUp => match self.rules.setup_until {
                Some(until) if both >= until => Provision::GoesOn,
                _ => Provision::NewGame,
            },
            Irregularity::ColoursSwapped if both < self.rules.colours_until => Provision::NewGame,
            Irregularity::ColoursSwapped => Provision::GoesOn,
            Irregularity::BoardTurned => Provision::TurnBoard,
            Irregularity::Displaced => Provision::OnOwnTime,
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

    fn is_envelope_closed(&self) -> bool {
        self.adjournment.as_ref().is_some_and(|adjournment| adjournment.closed)
    }

    /// `whose` has lost on time, unless his opponent cannot mate by any series of legal moves (6.9).
    pub(super) fn lose_on_time(&mut self, whose: Color, at: Moment, out: &mut Out) {
        match can_mate(&self.course.position, !whose) {
            CanMate::Can => self.end(Outcome::Win { by: !whose, reason: WinReason::FlagFall }, at, out),
            CanMate::Cannot => self.end(Outcome::Draw(DrawReason::FlagFallCannotMate), at, out),
            CanMate::ArbiterDecides => {
                // Upheld: the opponent can mate. Set aside: he cannot.
                let won = Outcome::Win { by: !whose, reason: WinReason::FlagFall };
                let measures = vec![Measure::End(won)];
                let otherwise = vec![Measure::End(Outcome::Draw(DrawReason::FlagFallCannotMate))];
                let remedy = Remedy { of: whose, cause: claim::Cause::FlagFall, measures, otherwise };
                self.propose(remedy, Cause::Claim, at, out);
            }
        }
    }

    /// Both flags are down and nobody can say which fell first, by the arbiter's ruling (6.11).
    pub(super) fn both_flags(&mut self, at: Moment, out: &mut Out) -> Result<(), Refusal> {
        if !Color::ALL.into_iter().all(|color| self.clock.is_fallen(color)) {
            return Err(Refusal::FlagsUp);
        }
        let last = Color::ALL.into_iter().all(|color| self.clock.is_last_period(color));
        let drawn = match self.rules.both_flags {
            BothFlags::Draw => true,
            BothFlags::DrawInLast => last,
            BothFlags::PlayOn => last && self.rules.quickplay_applies,
        };
        if drawn {
            self.end(Outcome::Draw(DrawReason::BothFlags), at, out);
        } else {
            self.clock.stop(at);
            self.release_kept_press(out);
            self.course.suspended.get_or_insert(Cause::Ruled);
            out.change(Change::Stopped);
        }
        Ok(())
    }
}
