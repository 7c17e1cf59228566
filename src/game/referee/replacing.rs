//! The words of a device that has joined a released seat.
//!
//! The player at the host can release the opponent's seat and join it with a device of their own. Until the seat's own device
//! has come back, or the arbiter has upheld such a case, an end of the game by a word of that device is a case. Its moves and
//! its presses count. A flag is decided before the case, because the clocks have stopped since.

use super::ends::{EarlierEnd, EndingAct};
use super::{Effects, Referee, SuspensionCause};
use crate::claim::{Claim, Measure, Remedy, RemedyCause};
use crate::moment::Moment;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::Color;

impl Referee {
    /// Makes the end by an act of this player a case, if the act comes from an unconfirmed device. Returns whether it did.
    ///
    /// # Errors
    /// `CasePending` if another case is open, which is settled first.
    pub(super) fn propose_end_by_device(
        &mut self,
        player: Color,
        (act, outcome): (EndingAct, Outcome),
        at: Moment,
        out: &mut Effects,
    ) -> Result<bool, Refusal> {
        // A move that ended the game before the act needs no word.
        let proven = matches!(self.find_earlier_end(act, at), Some(EarlierEnd::Proven { .. }));
        if self.links.unconfirmed_since(player).is_none() || proven {
            return Ok(false);
        }
        if self.claims.remedy.is_some() {
            return Err(Refusal::CasePending);
        }
        self.claims.posed = Some(at);
        let remedy = Remedy::from_record(player, RemedyCause::OtherDevice, vec![Measure::EndGame(outcome)]);
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        Ok(true)
    }

    /// The player whose unconfirmed device has a part in this agreement: it accepts the draw, or has offered it.
    pub(super) fn device_in_agreement(&self, acceptor: Color) -> Option<Color> {
        let offers = |since: Moment| self.claims.offered.is_some_and(|offered| offered >= since);
        let accepts = self.links.unconfirmed_since(acceptor).map(|_| acceptor);
        accepts.or_else(|| self.links.unconfirmed_since(!acceptor).filter(|since| offers(*since)).map(|_| !acceptor))
    }

    /// Returns `true` if an unconfirmed device has made the pending claim.
    pub(super) fn is_claim_of_device(&self, remedy: &Remedy) -> bool {
        let since = remedy.claimant.and_then(|claimant| self.links.unconfirmed_since(claimant));
        since.is_some_and(|since| self.claims.posed.is_some_and(|posed| posed >= since))
    }

    /// Whether a case about the words of this player's other device is open.
    pub(super) fn has_device_case(&self, player: Color) -> bool {
        let about = |remedy: &Remedy| remedy.cause == RemedyCause::OtherDevice && remedy.burdened == player;
        self.claims.remedy.as_ref().is_some_and(about)
    }

    /// The seat's own device is back. What the other device has offered lapses, and what it has claimed is a case: the player
    /// confirms it with their own word.
    pub(super) fn withdraw_words_of_device(&mut self, player: Color, since: Moment, out: &mut Effects) {
        if self.claims.offer == Some(player) && self.claims.offered.is_some_and(|offered| offered >= since) {
            self.lapse_offers(false, out);
        }
        self.claims.agreed.take_if(|agreed| *agreed == player);
        let posed = self.claims.posed.is_some_and(|posed| posed >= since);
        let settled_alone = |remedy: &&mut Remedy| {
            let agreed = matches!(remedy.claim, Some(Claim::Correction { .. })) || remedy.is_game_ending();
            remedy.claimant == Some(player) && posed && agreed
        };
        if let Some(remedy) = self.claims.remedy.as_mut().filter(settled_alone) {
            (remedy.claimant, remedy.claim) = (None, None);
            (remedy.burdened, remedy.cause) = (player, RemedyCause::OtherDevice);
            let remedy = remedy.clone();
            out.announce_in_hall(crate::effect::EffectKind::RemedyProposed(remedy));
        }
    }

    /// The seat's own device has set the case aside: its player has called, and both players resume play.
    pub(super) fn set_device_case_aside(&mut self, player: Color, at: Moment, out: &mut Effects) {
        self.set_aside(at, out);
        let posed = self.claims.posed.take().unwrap_or(at);
        if self.course.suspended == Some(SuspensionCause::Claim) {
            self.record_arbiter_call(Some(player), posed);
        }
    }
}
