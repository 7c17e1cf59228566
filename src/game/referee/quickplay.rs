//! Claim a draw, or more time, in a quickplay finish (article 10; appendix G; Guidelines III).

use super::what_counts::ActGroup;
use super::{Effects, Referee, SuspensionCause};
use crate::claim::{self, Claim, Measure, Remedy};
use crate::laws::{GameKind, QuickplayRule};
use crate::moment::{Moment, Span};
use crate::outcome::{DrawReason, Outcome};
use crate::refusal::{MissingQuickplayCondition, Refusal};
use crate::seat::Color;
use shakmaty::Position;

/// With less than this a draw may be claimed in a quickplay finish.
const TWO_MINUTES: Span = Span::from_secs(120);
/// What is asked for with appendix G.4, for each move.
const FIVE_SECONDS: Span = Span::from_secs(5);

impl Referee {
    /// Whether this player may claim a quickplay finish now.
    ///
    /// # Errors
    /// Which condition is missing, or what is judged or settled first.
    pub(super) fn check_quickplay_claim(&self, by: Color, claim: &Claim, at: Moment) -> Result<(), Refusal> {
        if let Some(missing) = self.quickplay_missing(by, claim, at) {
            return Err(Refusal::NotQuickplay(missing));
        }
        self.check_what_counts(ActGroup::DrawClaim, by)?;
        if self.claims.postponed.is_some() { Err(Refusal::CasePending) } else { self.check_no_case() }
    }

    /// The claim is for the arbiter to judge: upheld the game is drawn, set aside the opponent gets two minutes.
    ///
    /// # Errors
    /// As of [`Referee::check_quickplay_claim`].
    pub(super) fn claim_quickplay(
        &mut self,
        by: Color,
        claim: &Claim,
        at: Moment,
        out: &mut Effects,
    ) -> Result<(), Refusal> {
        self.check_quickplay_claim(by, claim, at)?;
        self.stop_and_announce_claim(by, claim, at, out);
        self.note_offer(by);
        let bonus = self.measures_to_add_time(!by, TWO_MINUTES);
        let (measures, otherwise) = match claim {
            Claim::FiveSeconds => (Measure::AddIncrement { time: FIVE_SECONDS }, Vec::new()),
            _ => (Measure::EndGame(Outcome::Draw(DrawReason::Quickplay)), bonus.clone()),
        };
        let more = if matches!(claim, Claim::FiveSeconds) { bonus } else { Vec::new() };
        let measures = std::iter::once(measures).chain(more).collect();
        let remedy = Remedy { otherwise, ..Remedy::from_claim(by, *claim, claim::RemedyCause::Claim, measures) };
        self.propose_remedy(remedy, SuspensionCause::Claim, at, out);
        Ok(())
    }

    fn quickplay_missing(&self, by: Color, claim: &Claim, at: Moment) -> Option<MissingQuickplayCondition> {
        let left = self.clock.time_left(by, at);
        if self.terms.game_kind_by_edition(self.terms.edition()) == GameKind::Blitz {
            // Whatever the table has announced (G.3; C.4 until 2009; III.2).
            Some(MissingQuickplayCondition::Blitz)
        } else if !self.rules.quickplay_applies {
            Some(MissingQuickplayCondition::NotAnnounced)
        } else if matches!(claim, Claim::FiveSeconds) && self.rules.quickplay == QuickplayRule::Article10 {
            Some(MissingQuickplayCondition::NoFiveSeconds)
        } else if self.clock.is_fallen(by) {
            Some(MissingQuickplayCondition::FlagDown)
        } else if !self.clock.is_last_period_without_increment(by) {
            Some(MissingQuickplayCondition::NotLastPeriod)
        } else if left.is_none_or(|left| left >= TWO_MINUTES) {
            Some(MissingQuickplayCondition::TimeLeft)
        } else if self.turn.pending.is_some()
            || self.turn.replied == Some(by)
            // The other's move that was pressed is entered first.
            || (self.course.position.turn() != by && self.turn.replied.is_none())
        {
            Some(MissingQuickplayCondition::NotOnMove)
        } else {
            None
        }
    }
}
