//! Take what a player claims to the rule it belongs to. The program claims nothing itself.
//!
//! A claim has an author and a player it burdens. Nothing of that player's changes by it, neither counter nor clock, before
//! the arbiter upholds it or he consents; and nobody settles his own case.

use super::act::Act;
use super::calls::ArbiterCall;
use super::what_counts::ActGroup;
use super::{Effects, Offence, Referee, SuspensionCause};
use crate::announcement::{Announcement, MoveDescription};
use crate::claim::{self, Claim, Irregularity, Measure, Remedy};
use crate::effect::EffectKind;
use crate::moment::Moment;
use crate::pending::PendingMove;
use crate::refusal::Refusal;
use crate::seat::NamedColor;
use crate::seat::{ByColor, Color};
use crate::view::wire;
use serde::Serialize;

/// What is offered, claimed and provided.
#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct OpenClaims {
    /// Whose draw offer stands.
    #[serde(with = "wire::maybe")]
    pub(super) offer: Option<Color>,
    /// When it was made, or the last one.
    pub(super) offered: Option<Moment>,
    /// Whose touched pieces bind his next move, as a complaint was upheld (4.8).
    pub(super) touch_binds: Option<NamedColor>,
    /// The move withdrawn as illegal, which may still turn out to be misheard.
    pub(super) offence: Option<PendingMove>,
    /// Whether it counts.
    pub(super) offence_as: Offence,
    /// Who claimed the flag before that illegal move was entered: the opponent could not claim the move earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) flag_claimant: Option<NamedColor>,
    /// The irregularity that was upheld last as an illegal move, and the press of its player that it was about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) counted: Option<(NamedColor, Irregularity, Option<Moment>)>,
    /// The player whose illegal move the arbiter has found without a claim, and the latest press of that player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ruled_illegal: Option<(NamedColor, Option<Moment>)>,
    /// Whether what it costs was settled: then it is no longer to be misheard.
    pub(super) offence_settled: bool,
    /// Illegal moves completed by each, as far as they count.
    #[serde(with = "wire::both")]
    pub(super) offences: ByColor<u32>,
    /// What the Laws provide, until it is upheld or set aside.
    pub(super) remedy: Option<Remedy>,
    /// A claim of a quickplay finish on which the arbiter has postponed his decision (10.2, G.5, III.5).
    pub(super) postponed: Option<Remedy>,
    /// When each flag fell that is down.
    #[serde(with = "wire::both")]
    pub(super) flags: ByColor<Option<Moment>>,
    /// Whether the arbiter has set a claim of the flag aside that is down.
    #[serde(with = "wire::both")]
    pub(super) flags_set_aside: ByColor<bool>,
    /// Every call for the arbiter, and how it ended.
    pub(super) stops: Vec<ArbiterCall>,
    /// When the latest claim was made.
    pub(super) posed: Option<Moment>,
    /// Who has agreed that play goes on without the arbiter.
    #[serde(with = "wire::maybe")]
    pub(super) agreed: Option<Color>,
    /// The move a player has written for a wrong claim, and must make (9.5.3).
    pub(super) bound: Option<(NamedColor, MoveDescription)>,
}

impl OpenClaims {
    /// Whether this player has completed an illegal move that his opponent may still claim.
    pub(super) fn has_unclaimed_illegal_move(&self, by: Color) -> bool {
        self.offence_as == Offence::Unclaimed && self.offence.as_ref().is_some_and(|offence| offence.player == by)
    }

    /// Whether an illegal move was completed and withdrawn, and what it costs is not settled.
    pub(super) fn has_withdrawn_offence(&self) -> bool {
        self.offence.is_some() && self.offence_as != Offence::Unclaimed && !self.offence_settled
    }

    /// The illegal move can be neither misheard nor claimed any more.
    pub(super) fn forget_illegal_move(&mut self) {
        (self.offence, self.offence_as, self.flag_claimant) = (None, Offence::None, None);
        self.offence_settled = false;
    }
}

impl Referee {
    /// The actor claims something.
    ///
    /// # Errors
    /// As of [`Referee::check_claim`].
    pub(super) fn claim(&mut self, act: Act, claim: &Claim, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        self.check_claim(act.actor, claim, at)?;
        match claim {
            Claim::Draw { ground, with } => self.claim_draw(act.actor, (*ground, *with), at, out),
            Claim::Quickplay | Claim::FiveSeconds => self.claim_quickplay(act.actor, claim, at, out),
            Claim::Checkmate { .. } | Claim::Stalemate { .. } => {
                self.claim_end_by_executed_move(act.actor, claim, at, out)
            }
            Claim::Touched => self.claim_touched(act.actor, at, out),
            Claim::Illegal => self.claim_illegal(act.actor, at, out),
            Claim::Unpromoted { words } => self.claim_unpromoted(act.actor, *words, at, out),
            // A flag is claimed by an event of its own, and a mending by `correct` and `misheard`.
            Claim::Flag => self.claim_flag(act, at, out),
            Claim::Correction { words } => self.claim_correction(act.actor, *words, at, out),
            Claim::Irregularity(what) => self.claim_irregular(act.actor, *what, at, out),
        }
    }

    /// Whether this player may claim this now.
    ///
    /// # Errors
    /// Why the claim is about nothing, comes too late or waits for something else.
    pub(super) fn check_claim(&self, by: Color, claim: &Claim, at: Moment) -> Result<(), Refusal> {
        // Who comes late to the resumption can lose by it (appendix E of 2009, A of 2014); all else waits for the envelope.
        let late = matches!(claim, Claim::Irregularity(Irregularity::Absent));
        if self.is_envelope_closed() && !late {
            self.check_what_counts(ActGroup::from_claim(claim), by)?;
        }
        match claim {
            Claim::Draw { with, .. } => self.check_draw_claim(by, with.as_ref()).map(drop),
            Claim::Quickplay | Claim::FiveSeconds => self.check_quickplay_claim(by, claim, at),
            Claim::Checkmate { with } | Claim::Stalemate { with } => {
                self.check_claim_of_end(by, with.as_ref()).map(drop)
            }
            Claim::Touched => self.check_complaint(by).map(drop),
            Claim::Illegal => self.check_illegal_claim(by),
            Claim::Unpromoted { words } => self.check_unpromoted_claim(by, *words),
            Claim::Flag => self.check_flag_claim(by, at),
            Claim::Correction { words } => self.check_correction_claim(by, words),
            Claim::Irregularity(what) => self.check_irregularity_claim(by, *what, at),
        }
    }

    pub(super) fn stop_and_announce_claim(&mut self, by: Color, claim: &Claim, at: Moment, out: &mut Effects) {
        self.clock.stop(at);
        self.claims.posed = Some(at);
        self.cancel_kept_press(out);
        self.drop_unconfirmed_word(out);
        out.announce_in_hall(EffectKind::Claimed { player: by, claim: *claim, with: None });
    }

    /// The facts of this player's complaint about touched pieces (4.8).
    fn check_complaint(&self, by: Color) -> Result<EffectKind, Refusal> {
        let facts = match self.complaint_facts(by) {
            Err(_) if self.course.outcome.is_some() => return Err(Refusal::GameIsOver),
            facts => facts?,
        };
        self.check_what_counts(ActGroup::MoveClaim, by)?;
        // The arbiter has one thing to settle at a time; the right to complain is not lost by waiting.
        self.check_no_case().map(|()| facts)
    }

    /// One case is settled at a time.
    pub(super) fn check_no_case(&self) -> Result<(), Refusal> {
        if self.claims.remedy.is_some() { Err(Refusal::CasePending) } else { Ok(()) }
    }

    /// The opponent's complaint about touched pieces (4.8): the arbiter is called and gets the facts.
    fn claim_touched(&mut self, by: Color, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        let facts = self.check_complaint(by)?;
        self.stop_and_announce_claim(by, &Claim::Touched, at, out);
        if self.course.suspended != Some(SuspensionCause::ArbiterCalled) {
            self.record_arbiter_call(Some(by), at);
            self.claims.stops.iter_mut().rev().take(1).for_each(|stop| stop.for_complaint = true);
        }
        let refuted = matches!(facts, EffectKind::TouchFacts { kept: true, .. });
        self.report_to_desk(facts, out);
        if refuted && self.follows_revision(8) {
            // A legal move is not taken back for a touch that the record does not show (4.7): the players know before they
            // consent.
            out.announce_in_hall(EffectKind::ClaimChecked { player: by, right: false, corrected: false });
        }
        // The position before the move comes back, and what was touched is moved or captured (4.8, 7.5.1).
        let pending = self.turn.pending.as_ref().is_some_and(|pending| pending.player != by);
        let ply = self.ply() + u32::from(pending);
        let remedy =
            Remedy::from_claim(by, Claim::Touched, claim::RemedyCause::Touched, vec![Measure::RestorePosition { ply }]);
        self.propose_remedy(remedy, SuspensionCause::ArbiterCalled, at, out);
        Ok(())
    }

    fn check_correction_claim(&self, by: Color, words: &Announcement) -> Result<(), Refusal> {
        let offence = self.claims.offence.as_ref().filter(|offence| offence.player != by);
        if let Some(offence) = offence.filter(|_| self.claims.has_withdrawn_offence()) {
            // What the illegal move costs is proposed already: that waits for this. What the claimant is to pay does not.
            let penalty = |remedy: &Remedy| {
                let of_record =
                    matches!(remedy.cause, claim::RemedyCause::IllegalMove { .. }) && remedy.claim.is_none();
                of_record && remedy.burdened == offence.player
            };
            return match self.claims.remedy.as_ref().is_none_or(penalty) {
                true => {
                    let reading = self.read_move(&self.course.position, words)?;
                    self.check_correction_differs(&offence.description, &reading.telling)
                }
                false => Err(Refusal::CasePending),
            };
        }
        self.check_no_case()?;
        let (_, before) = self.latest_half_move().ok_or(Refusal::NothingToCorrect)?;
        let reading = self.read_move(&before, words)?;
        let pending = self.turn.pending.as_ref().map(|pending| pending.description);
        let latest = pending.or_else(|| self.moves_in_force().next_back().map(|last| last.description));
        latest.map_or(Ok(()), |latest| self.check_correction_differs(&latest, &reading.telling))
    }

    /// A player asks for a correction that he could have made alone before (D.2.7). Both players must agree, or the arbiter
    /// rules.
    ///
    /// # Errors
    /// There is no move to correct, the words name no move, or another case must be settled first.
    pub(super) fn claim_correction(
        &mut self,
        by: Color,
        words: Announcement,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_correction_claim(by, &words)?;
        let claim = Claim::Correction { words };
        self.stop_and_announce_claim(by, &claim, at, out);
        let measures = vec![Measure::CorrectMove { words }];
        let remedy = Remedy::from_claim(by, claim, claim::RemedyCause::Correction, measures);
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        Ok(())
    }
}
