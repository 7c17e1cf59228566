//! Stop both clocks as of a moment that lies before the one at which it is noticed: nobody can say what was done since.
//!
//! One function serves a return after a crash, a program that stood still, and a player's station from which nothing more
//! was heard. Up to that moment time is settled, and no further: no flag falls of which nobody could have been told. It is
//! never earlier than the running clock's last start, for that was seen.
//!
//! What passed since is nobody's to give away. After a crash nobody counted it: both clocks stand as of the last moment
//! alive, and it is told what may be missing. A dead line and a program that stood still end, and then it is known how long
//! they lasted: both clocks stand when it is noticed, and that this time is given back is *proposed*. The arbiter gives it, or
//! the opponent consents; or whoever could pull a cable would have time for nothing. A flag that fell and was told stays a
//! fact.

use super::{Effects, Referee, SuspensionCause};
use crate::claim::{self, Measure, Remedy};
use crate::effect::EffectKind;
use crate::event::EventKind;
use crate::joining::StationRole;
use crate::moment::{Moment, Span};
use crate::seat::{Color, Seat};

/// So much later than the last moment alive a program may have died, where that is written each second.
const MISSING: Span = Span::from_secs(1);

impl Referee {
    /// Up to when time is settled before an event of `who`: to its own moment, or to that as of which it stops the clocks.
    pub(super) fn advance_target_before_event(&self, kind: &EventKind, who: Color, at: Moment) -> Moment {
        let as_of = |moment: Moment| moment.clamp(self.now, at);
        match kind {
            EventKind::Opened { .. } => self.now,
            EventKind::ProgramResumed { alive, .. } => as_of(alive.unwrap_or(self.now)),
            EventKind::ProgramStalled { since } => as_of(*since),
            // His flag is held while nothing is heard of him, where the table waits for him.
            EventKind::LinkLost { since: Some(since), role: StationRole::Player, .. }
                if self.clock.running_player() == Some(who) && self.rules.lost_link_stops =>
            {
                as_of(*since)
            }
            _ => at,
        }
    }

    /// Stops both clocks at `at` as of a moment before. Where a clock ran in between, gives what is proposed for it.
    pub(super) fn stop_clocks_as_of(&mut self, moment: Moment, at: Moment) -> Option<Remedy> {
        let whose = self.clock.running_player();
        let readings =
            |when| whose.map(|whose| (self.clock.time_left(whose, when), self.clock.time_left(!whose, when)));
        // A clock that was started later than that has its reading of then.
        let (then, now) = (readings(moment), readings(at));
        self.clock.stop(at);
        let (whose, then, now) = (whose?, then?, now?);
        let lost = then.0?.saturating_sub(now.0?);
        // In an hourglass the other has got it.
        let got = now.1?.saturating_sub(then.1?);
        let back = (lost > Span::ZERO).then_some(Measure::AddTime { player: whose, time: lost })?;
        let from = (got > Span::ZERO).then_some(Measure::RemoveTime { player: !whose, time: got });
        let measures = [back].into_iter().chain(from).collect();
        Some(Remedy::from_record(!whose, claim::RemedyCause::DeadTime, measures))
    }

    /// The program did not get to run since a moment: nobody could have been heard or told anything.
    pub(super) fn handle_program_standstill(&mut self, since: Moment, at: Moment, out: &mut Effects) {
        if !self.course.started || self.course.outcome.is_some() || self.course.suspended.is_some() {
            return;
        }
        let proposed = self.stop_clocks_as_of(since, at);
        self.cancel_kept_press(out);
        self.course.suspended = Some(SuspensionCause::ProgramStalled);
        out.announce_in_hall(EffectKind::ProgramStalled { time: at - since });
        if let Some(remedy) = proposed {
            self.propose_remedy(remedy, SuspensionCause::ProgramStalled, at, out);
        }
    }

    /// After a crash: what may be missing on the clock that ran is told, and offered to the arbiter.
    pub(super) fn announce_missing_time(&mut self, ran: Option<Color>, known: bool, out: &mut Effects) {
        let Some(whose) = ran.filter(|whose| self.clock.time_left(*whose, self.now).is_some()) else { return };
        let kind = EffectKind::TimeMissing { player: whose, most: known.then_some(MISSING) };
        out.announce_in_hall(kind.clone());
        self.report_to_desk(kind, out);
    }

    /// Going on settles what is proposed for dead time. The arbiter gives it by that; and so does the player it burdens, where
    /// there is no arbiter. Who would get it goes on without it: that is his to say, whoever else is there.
    pub(super) fn resolve_dead_time(&mut self, seat: Seat, who: Color, at: Moment, out: &mut Effects) {
        let Some(of) = self.dead_time_remedy().map(|remedy| remedy.burdened) else { return };
        if seat == Seat::Arbiter || (of == who && self.desk.verifier.is_none()) {
            self.uphold(at, out);
        } else if of != who {
            self.set_aside(at, out);
        }
    }

    /// What is proposed for dead time, where that stands.
    pub(super) fn dead_time_remedy(&self) -> Option<&Remedy> {
        self.claims.remedy.as_ref().filter(|remedy| remedy.cause == claim::RemedyCause::DeadTime)
    }
}
