//! Carry out what the arbiter rules: journaled, announced, and never contradicted.

use super::adjourning::Adjournment;
use super::{Effects, Referee, SuspensionCause};
use crate::announcement::{Announcement, MoveDescription};
use crate::claim::{Measure, Remedy};
use crate::effect::{Audience, Effect, EffectKind};
use crate::event::{Event, EventKind};
use crate::laws::{BadRule, Edition, PARAMETERS, Rules};
use crate::moment::{Moment, Span};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingChange, SheetLine};
use crate::seat::{ByColor, Color, Seat};
use crate::terms::GameTerms;
use shakmaty::Position;

impl Referee {
    /// What the arbiter has ruled is on record with his name, where it is known.
    pub(super) fn record_ruling_arbiter(&self, event: &Event, out: &mut Effects) {
        let rules = match event.kind {
            EventKind::Ruled { .. } | EventKind::EnvelopeOpened { .. } => true,
            EventKind::PlayResumed => event.seat == Seat::Arbiter,
            _ => false,
        };
        let name = &self.terms.names.arbiter;
        let refused = out.0.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)));
        if rules && self.desk.occupied && !refused && !name.is_empty() {
            out.send_to_desk(EffectKind::RuledBy { arbiter: name.clone() });
        }
    }

    /// The arbiter rules.
    pub(super) fn handle_ruling(&mut self, ruling: &Ruling, who: Color, at: Moment, out: &mut Effects) {
        if !self.desk.occupied {
            return out.refuse(who, Refusal::NoArbiterAtDesk);
        }
        let given_time = match ruling {
            Ruling::SetClock { .. } | Ruling::TakeMeasure(Measure::AddTime { .. }) => self.case_that_ends_on_time(),
            _ => None,
        };
        let told = out.0.len();
        let heard =
            ByColor { white: Color::White, black: Color::Black }.map(|owner| !self.boards.told.get(owner).is_empty());
        let before = self.clocks_before_ruling(at, out);
        let ruled = self.try_rule(ruling, at, out);
        self.keep_comparisons_at_desk(&heard, &mut out.0[told..]);
        if let Err(refusal) = ruled {
            return out.send_to_desk(EffectKind::Refused(refusal));
        }
        // A sealed reply is pressed.
        if !matches!(ruling, Ruling::SealedReply) {
            self.announce_clock_changes(&before, at, out);
        }
        given_time.into_iter().for_each(|case| out.announce_in_hall(EffectKind::RemedyProposed(case)));
    }

    /// What both clocks show before something is ruled.
    pub(super) fn clocks_before_ruling(&self, at: Moment, out: &Effects) -> ClocksBeforeRuling {
        ClocksBeforeRuling { clocks: self.clock.both_clocks_at(at).clocks, effects: out.0.len() }
    }

    /// Tells each clock that a ruling has changed, as far as its other effects do not tell it: no clock loses in silence.
    pub(super) fn announce_clock_changes(&self, before: &ClocksBeforeRuling, at: Moment, out: &mut Effects) {
        if !self.follows_revision(7) {
            return;
        }
        let told = &out.0[before.effects..];
        let is_change = |effect: &Effect| matches!(effect.kind, EffectKind::RulingApplied(_));
        let place = told.iter().rposition(is_change).map_or(out.0.len(), |last| before.effects + last + 1);
        let changed = Color::ALL.into_iter().rev().filter_map(|player| {
            let (was, left) = (*before.clocks.get(player)).zip(self.clock.time_left(player, at))?;
            let change = RulingChange::ClockChanged { player, was, left };
            (told.iter().fold(was, |left, effect| clock_after_effect(player, left, effect)) != left).then_some(change)
        });
        for change in changed.collect::<Vec<_>>() {
            out.0.insert(place, Effect { to: Audience::Hall, kind: EffectKind::RulingApplied(change) });
        }
    }

    /// The open case, if one of its results is that of a fallen flag: time that is given puts the flag up, and changes
    /// neither result (6.8).
    fn case_that_ends_on_time(&self) -> Option<Remedy> {
        let ends = |measure: &Measure| matches!(measure, Measure::EndGame(outcome) if outcome.is_decided_by_flag());
        let case = self.claims.remedy.as_ref().filter(|_| self.follows_revision(6))?;
        case.measures.iter().chain(&case.otherwise).any(ends).then(|| case.clone())
    }

    fn try_rule(&mut self, ruling: &Ruling, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        match ruling {
            Ruling::AdaptRule { name, value } => return self.adapt(name.bare(), value.bare(), out),
            Ruling::SetEdition { year } => return self.change_edition(*year, out),
            Ruling::SetDuty { player: whose, duty, on } => return self.set_duty(*whose, *duty, *on, out),
            Ruling::SetClock { player: whose, left } => return self.set_clock(*whose, *left, at, out),
            Ruling::SetCount { player: whose, moves } => {
                let (whose, moves) = (*whose, *moves);
                let (reached, left) = self.clock.set_completed(whose, moves, at);
                out.announce_ruling_change(RulingChange::CountSet { player: whose, moves });
                // The counter gives and takes no time of itself (6.10): what would follow from it is told.
                if reached > Span::ZERO {
                    out.send_to_desk(EffectKind::PeriodTimeDue { player: whose, time: reached });
                }
                if left > Span::ZERO {
                    out.send_to_desk(EffectKind::PeriodTimeOver { player: whose, time: left });
                }
                return Ok(());
            }
            Ruling::Warn { player: whom } => {
                out.announce_ruling_change(RulingChange::Warned { player: *whom });
                return Ok(());
            }
            Ruling::TakeMeasure(measure) => return self.measure(measure, at, out),
            Ruling::Continue => return self.continue_game(at, out),
            Ruling::RestoreCourse { keep, moves, clocks } => {
                return self.restore_course((*keep, moves), clocks.as_deref(), at, out);
            }
            Ruling::SetBoard { owner: whose, shows } => return self.set_board_by_arbiter(*whose, shows, out),
            Ruling::SetScoreLine { player: whose, ply, text, words, insert } => {
                let line = SheetLine { ply: *ply, text: text.clone(), words: *words };
                return match insert {
                    true => self.insert_score_line_by_arbiter(*whose, &line, out),
                    false => self.set_score_line_by_arbiter(*whose, &line, out),
                };
            }
            Ruling::SetScoreSheet { player: whose, lines, .. } => return self.set_score_by_arbiter(*whose, lines, out),
            Ruling::RecordProposal(proposal) => return Self::record_proposal(proposal, out),
            _ => {}
        }
        if !self.course.started {
            return Err(Refusal::NotStarted);
        }
        let settles = matches!(ruling, Ruling::Uphold | Ruling::SetAside) && self.claims.remedy.is_some();
        if self.course.outcome.is_some() && !settles {
            return Err(Refusal::GameIsOver);
        }
        match ruling {
            Ruling::Uphold => self.check_open_remedy().map(|()| self.uphold(at, out)),
            Ruling::SetAside => self.check_open_remedy().map(|()| self.set_aside(at, out)),
            Ruling::Stop => {
                self.stop_play(at, out);
                Ok(())
            }
            Ruling::IllegalMove { player: by } => self.rule_illegal_move(*by, at, out),
            Ruling::CallFlag { player: whose } => self.call_flag(*whose, at, out),
            Ruling::BothFlags => self.rule_on_two_fallen_flags(at, out),
            Ruling::Adjourn => self.adjourn(at, out),
            Ruling::EnvelopeLost => self.declare_envelope_lost(out),
            Ruling::SetResumption { text } => self.write_resumption(text, out),
            Ruling::SealedReply => self.record_sealed_reply(at, out),
            _ => Ok(()),
        }
    }

    /// The arbiter stops both clocks (6.12); he alone lets them go on.
    fn stop_play(&mut self, at: Moment, out: &mut Effects) {
        self.clock.stop(at);
        self.cancel_kept_press(out);
        self.drop_unconfirmed_word(out);
        // Mending an illegal move must not start a clock that he has stopped.
        self.course.suspended.take_if(|cause| {
            !matches!(cause, SuspensionCause::ArbiterCalled | SuspensionCause::Adjourned | SuspensionCause::Claim)
        });
        self.suspend_by_ruling();
        out.announce_ruling_change(RulingChange::Stopped);
    }

    /// Play stands by what the arbiter has ruled, and he alone lets it go on: also where it stood already for a line that
    /// was lost, or a program that was left.
    pub(super) fn suspend_by_ruling(&mut self) {
        self.course.suspended.take_if(|cause| cause.is_interruption());
        self.course.suspended.get_or_insert(SuspensionCause::StoppedByArbiter);
    }

    fn set_clock(&mut self, whose: Color, left: Span, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        self.timed()?;
        let down = self.clock.is_fallen(whose);
        match self.follows_revision(7) {
            true => self.clock.set_time_left_by_ruling(whose, left, at),
            false => self.clock.set_time_left(whose, left, at),
        }
        // A clock that is set anew has its flag up, like any clock.
        if left > Span::ZERO {
            self.lift_flag(whose, at);
        }
        out.announce_ruling_change(RulingChange::ClockSet { player: whose, left });
        self.announce_flag_after_ruling(whose, down, out);
        Ok(())
    }

    /// A flag that was `down` before a ruling is up, or stays down until the arbiter sets the clock (6.8): that is told as its
    /// fall was.
    pub(super) fn announce_flag_after_ruling(&self, player: Color, down: bool, out: &mut Effects) {
        if !down || !self.follows_revision(6) {
            return;
        }
        let change = RulingChange::FlagAfterRuling { player, down: self.clock.is_fallen(player) };
        match self.rules.arbiter_calls_flag {
            true => out.announce_ruling_change(change),
            false => out.send_to_desk(EffectKind::RulingApplied(change)),
        }
    }

    /// The course was changed, and no clock with it: a flag that is down stays down.
    pub(super) fn announce_flags_still_down(&self, out: &mut Effects) {
        for player in Color::ALL {
            self.announce_flag_after_ruling(player, self.clock.is_fallen(player), out);
        }
    }

    fn check_open_remedy(&self) -> Result<(), Refusal> {
        match self.claims.remedy.is_some() || self.claims.postponed.is_some() {
            true => Ok(()),
            false => Err(Refusal::NothingPending),
        }
    }

    fn timed(&self) -> Result<(), Refusal> {
        match self.clock.time_left(Color::White, self.now) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoClocks),
        }
    }

    fn adapt(&mut self, name: &str, value: &str, out: &mut Effects) -> Result<(), Refusal> {
        let mut rules = self.rules.clone();
        rules.adapt(name, value).map_err(refusal_for_bad_rule)?;
        if self.course.started && self.rules.first_increment != rules.first_increment {
            // The first move has begun with what it was given: from now on the arbiter sets times.
            return Err(Refusal::TimeControlFixed);
        }
        self.check_needed_assistants(&self.terms, &rules)?;
        self.rules = rules;
        // Another time control before the start is another kind of game, and this stands all the same.
        self.terms.adapted.push((name.into(), value.into()));
        self.apply_rules_to_clock();
        out.announce_ruling_change(RulingChange::RuleAdapted { name: name.into(), value: value.into() });
        self.apply_rules_to_lost_link(self.now, out);
        if !self.rules.speech_is_free {
            self.end_free_speech();
        }
        Ok(())
    }

    fn change_edition(&mut self, year: u16, out: &mut Effects) -> Result<(), Refusal> {
        let edition = Edition::from_year(year).ok_or(Refusal::NoSuchEdition { year })?;
        self.check_needed_assistants(&GameTerms { laws: year, ..self.terms.clone() }, &self.rules)?;
        self.terms.laws = year;
        let row = Rules::from_edition_and_kind(edition, self.terms.game_kind_by_edition(edition));
        self.rules = self.terms.initial_rules();
        self.apply_rules_to_clock();
        out.announce_ruling_change(RulingChange::EditionChanged { year });
        // What the arbiter has adapted for this table stands (D.1), and is told again where the edition has it otherwise.
        for parameter in PARAMETERS {
            let value = parameter.value_in_rules(&self.rules);
            if value != parameter.value_in_rules(&row) {
                out.announce_ruling_change(RulingChange::RuleAdapted {
                    name: parameter.name.into(),
                    value: value.into(),
                });
            }
        }
        Ok(())
    }

    fn measure(&mut self, measure: &Measure, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        let down = |referee: &Referee, player: Color| referee.clock.is_fallen(player);
        let (white, black) = (down(self, Color::White), down(self, Color::Black));
        match measure {
            Measure::AddTime { time, .. } | Measure::RemoveTime { time, .. } | Measure::AddIncrement { time } => {
                self.timed()?;
                if *time == Span::ZERO {
                    return Err(Refusal::NoTimeToChange);
                }
                if let Measure::AddTime { player: whose, .. } = measure {
                    self.clock.mark_due_time_given(*whose, *time);
                    // As where he sets it: a clock with time on it has its flag up.
                    self.lift_flag(*whose, at);
                }
            }
            // The Laws provide it; the arbiter lets play go on by [`Ruling::Continue`].
            Measure::ContinuePlay => return Err(Refusal::NothingChanged),
            // Before the move that is announced, or awaits its player's key, as before any other.
            Measure::RestorePosition { ply }
                if *ply == 0 || *ply > self.ply() + u32::from(self.turn.pending.is_some()) =>
            {
                return Err(Refusal::NoSuchHalfMove { ply: *ply });
            }
            Measure::RestorePosition { .. } if self.is_envelope_closed() => {
                return Err(Refusal::EnvelopeClosed);
            }
            // The penalty for an illegal move outlives that its position comes back; what else stood is void.
            Measure::RestorePosition { .. } => self.void_cases(out),
            // Players ask for it; the arbiter has `course` for what he dictates.
            Measure::CorrectMove { words } => self.check_correctable(words)?,
            // A case that stands is laid aside with the rest, for where the game goes on after all.
            Measure::EndGame(_) => self.course.outcome = None,
        }
        self.apply_measure(measure, at, out);
        match measure {
            Measure::AddTime { player, .. } => {
                let down = player.fold_wb(white, black);
                self.announce_flag_after_ruling(*player, down, out);
            }
            Measure::RestorePosition { .. } => {
                self.announce_flags_still_down(out);
                let is_others = |sealing: &Adjournment| sealing.sealer != self.course.position.turn();
                if self.adjournment.as_ref().is_some_and(is_others) && self.follows_revision(8) {
                    self.reorder_sealing(out);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether there is a move that the arbiter can correct so.
    ///
    /// # Errors
    /// No move was made, the words name none, or they name the move that was made.
    fn check_correctable(&self, words: &Announcement) -> Result<(), Refusal> {
        let (before, was) = match self.turn.pending.is_none() && self.claims.has_withdrawn_offence() {
            true => (self.course.position.clone(), None),
            false => (self.latest_half_move().ok_or(Refusal::NothingToCorrect)?.1, self.latest_description()),
        };
        let corrected = self.read_move(&before, words)?.telling;
        match was.filter(|_| self.follows_revision(6)) {
            Some(was) => self.check_correction_differs(&was, &corrected),
            None => Ok(()),
        }
    }

    /// The latest half-move, pending or standing, as it was announced.
    fn latest_description(&self) -> Option<MoveDescription> {
        let pending = self.turn.pending.as_ref().map(|pending| pending.description);
        pending.or_else(|| self.moves_in_force().next_back().map(|last| last.description))
    }

    /// Play goes on. Where a result stood, both clocks stand until `resume`; a position that is itself the end stays it.
    fn continue_game(&mut self, at: Moment, out: &mut Effects) -> Result<(), Refusal> {
        if self.course.outcome.is_none() {
            self.resume_play(at, Seat::Arbiter, self.terms.owner, out);
            return Ok(());
        }
        if Outcome::from_position(&self.course.position).is_some() {
            return Err(Refusal::OverByFinalPosition);
        }
        if !self.course.started {
            // Declared before the start: the game may begin after all.
            (self.course.outcome, self.course.interrupted) = (None, None);
            out.announce_ruling_change(RulingChange::ResultLifted);
            return Ok(());
        }
        self.course.outcome = None;
        self.course.suspended = Some(if self.is_envelope_closed() {
            SuspensionCause::Adjourned
        } else {
            SuspensionCause::StoppedByArbiter
        });
        self.set_sealed_move_counted(true, at);
        out.announce_ruling_change(RulingChange::ResultLifted);
        for whose in Color::ALL {
            // A flag that is down stays down until the arbiter sets the clock: that is told again, as its fall was.
            let down = self.claims.flags.get(whose).filter(|_| self.clock.time_left(whose, at) == Some(Span::ZERO));
            match down {
                Some(at) if self.rules.arbiter_calls_flag => {
                    out.announce_in_hall(EffectKind::FlagFell { player: whose, at })
                }
                Some(at) => self.report_to_desk(EffectKind::FlagFell { player: whose, at }, out),
                None => {}
            }
        }
        self.restore_interrupted_turn(at, out);
        Ok(())
    }
}

/// What both clocks showed before something was ruled.
pub(super) struct ClocksBeforeRuling {
    clocks: ByColor<Option<Span>>,
    /// The number of effects that the event had until then.
    effects: usize,
}

/// What a player's clock shows after an effect that tells its change.
fn clock_after_effect(whose: Color, left: Span, effect: &Effect) -> Span {
    let EffectKind::RulingApplied(change) = &effect.kind else { return left };
    match *change {
        RulingChange::TimeAdded { player, time } if player == whose => left + time,
        RulingChange::TimeTaken { player, time } | RulingChange::PeriodTakenBack { player, time }
            if player == whose =>
        {
            left.saturating_sub(time)
        }
        RulingChange::ClockSet { player, left } | RulingChange::ClockChanged { player, left, .. }
            if player == whose =>
        {
            left
        }
        _ => left,
    }
}

pub(super) fn refusal_for_bad_rule(bad: BadRule) -> Refusal {
    match bad {
        BadRule::NoSuchRule(name) => Refusal::NoSuchRule { name: name.into() },
        BadRule::BadValue { name, value, values } => {
            Refusal::BadRuleValue { name: name.into(), value: value.into(), values: values.into() }
        }
    }
}
