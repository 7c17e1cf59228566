//! Start, stop, resume, and settle what time itself brings about.

use super::act::Act;
use super::{Effects, Referee, SuspensionCause};
use crate::clock::Clock;
use crate::effect::{AnnouncementManner, EffectKind};
use crate::event::{Answer, Question};
use crate::moment::{Moment, Span};
use crate::refusal::Refusal;
use crate::ruling::AssistantDuty;
use crate::seat::Color;
use crate::time_control::TimeControl;
use shakmaty::Position;

impl Referee {
    /// When something happens that no event brings: a flag, or the assistant's press. The caller sends
    /// [`crate::event::EventKind::DeadlineReached`] then, if nothing else came first.
    pub fn deadline(&self) -> Option<Moment> {
        let flag = self.clock.next_flag_fall().map(|(_, at)| at);
        [flag, self.assistant_at(), self.lift_deadline()].into_iter().flatten().min()
    }

    /// Whether the assistant will press unless a key holds it (D.2.9.c).
    pub fn is_assistant_press_scheduled(&self) -> bool {
        self.assistant_at().is_some()
    }

    fn assistant_at(&self) -> Option<Moment> {
        self.turn.pending.as_ref().filter(|_| self.course.suspended.is_none()).and_then(|pending| pending.assistant_at)
    }

    /// Brings about what lies before `at`, each at its own instant.
    pub(super) fn advance_to(&mut self, at: Moment, out: &mut Effects) {
        while let Some(deadline) = self.deadline().filter(|deadline| *deadline <= at) {
            self.now = self.now.max(deadline);
            match self.clock.next_flag_fall() {
                Some((whose, instant)) if instant == deadline => self.handle_flag_fall(whose, instant, out),
                _ if self.lift_deadline() == Some(deadline) => {
                    Color::ALL.into_iter().for_each(|who| self.count_lifts(who, Some(deadline), out));
                }
                _ => {
                    let Some(pending) = self.turn.pending.as_mut() else { return };
                    pending.assistant_at = None;
                    let by = pending.player;
                    self.press_clock(Act::own(by), deadline, out);
                }
            }
        }
    }

    pub(super) fn begin_game(&mut self, at: Moment, who: Color, out: &mut Effects) {
        if self.course.started || self.course.outcome.is_some() {
            let refusal = if self.course.outcome.is_some() { Refusal::GameIsOver } else { Refusal::AlreadyStarted };
            return out.refuse(who, refusal);
        }
        if let Some(whose) = self.awaited_lost_link() {
            return out.refuse(who, Refusal::LinkIsLost { player: whose });
        }
        self.course.started = true;
        self.note_present_players();
        self.course.begun = Some(self.clock.both_clocks_at(at));
        self.course.suspended = None;
        self.clock.start_player_clock(self.course.position.turn(), at);
        out.announce_in_hall(EffectKind::Started);
        let blind = self.terms.blind_players();
        for who in Color::ALL.into_iter().filter(|who| *blind.get(*who)) {
            // He is led on to the initial position, and told what is missing: play does not wait for it.
            self.report_wrong_squares(who, out);
        }
        if let Some(outcome) = self.outcome_on_board() {
            self.end_game(outcome, at, out);
        }
    }

    /// The program is left: both clocks stand.
    pub(super) fn handle_program_exit(&mut self, at: Moment, out: &mut Effects) {
        self.clock.stop(at);
        if self.course.started && self.course.outcome.is_none() {
            self.cancel_kept_press(out);
            self.drop_unconfirmed_word(out);
            // Also where an illegal move had suspended play: mending it must not start a clock of a game that was left.
            // What the arbiter was called for is not settled by leaving.
            let mendable = matches!(
                self.course.suspended,
                None | Some(
                    SuspensionCause::IllegalMove
                        | SuspensionCause::BoardsDiffer
                        | SuspensionCause::EntryKey
                        | SuspensionCause::Crash
                        | SuspensionCause::LinkLost
                        | SuspensionCause::ProgramStalled
                )
            );
            // What the arbiter has stopped, or has still to settle, goes on being his.
            let free = self.desk.verifier.is_none() || self.course.suspended.is_none();
            if mendable && free {
                self.course.suspended = Some(SuspensionCause::ProgramLeft);
            }
        }
        self.drop_code(out);
        self.vacate_desk(out);
        out.announce_in_hall(EffectKind::Saved);
    }

    /// The journal was opened again. After a crash the clocks stand at the last durable reading, that of the moment at
    /// which the program was `last` alive as far as the disk knows, so nothing is charged for the time between. `known`
    /// says whether the disk knows more of that than the last entry.
    pub(super) fn handle_journal_reopened(&mut self, last: Moment, known: bool, out: &mut Effects) {
        let crashed = self.course.started && self.course.outcome.is_none() && self.course.suspended.is_none();
        let ran = self.clock.running_player().filter(|_| crashed);
        self.forget_speech(last);
        // As of then it is also noticed: nothing passed for anybody since.
        let _ = self.stop_clocks_as_of(last, last);
        self.drop_unconfirmed_word(out);
        self.drop_code(out);
        self.mark_sensed_boards_absent();
        self.links.mark_stations_lost();
        if crashed {
            self.cancel_kept_press(out);
            self.course.suspended = Some(SuspensionCause::Crash);
        } else if matches!(
            self.course.suspended,
            Some(SuspensionCause::IllegalMove | SuspensionCause::BoardsDiffer | SuspensionCause::EntryKey)
        ) {
            // Mending must not start a clock of a game that was left, and what stands open goes on being the arbiter's.
            let his = self.desk.verifier.is_some() || self.claims.remedy.is_some();
            self.course.suspended = Some(if his { SuspensionCause::StoppedByArbiter } else { SuspensionCause::Crash });
        }
        self.course.resumed_at = Some(self.now);
        self.vacate_desk(out);
        out.announce_in_hall(if crashed { EffectKind::ReopenedAfterCrash } else { EffectKind::Reopened });
        self.announce_missing_time(ran, known, out);
        // Nobody loses an offer that he has not heard.
        if let Some(of) = self.claims.offer {
            out.announce_in_hall(EffectKind::OfferRestored { player: of });
        }
        // What was being spoken was lost with the program: nobody can say that its last word was heard.
        if let Some((by, telling)) = self
            .turn
            .pending
            .as_ref()
            .filter(|pending| pending.heard.is_none())
            .map(|pending| (pending.player, pending.description))
        {
            let utterance = self.announce_move(by, AnnouncementManner::Repeated, telling, out);
            if let Some(pending) = self.turn.pending.as_mut() {
                pending.utterance = utterance;
            }
        }
    }

    /// The time control is set before the start; afterwards the clocks are the arbiter's.
    pub(super) fn set_time_control(&mut self, who: Color, time: &TimeControl, out: &mut Effects) {
        if self.course.started {
            return out.refuse(who, Refusal::TimeControlFixed);
        }
        self.terms.time = time.clone();
        self.clock = Clock::new(&self.terms.time);
        self.rules = self.terms.initial_rules();
        self.apply_rules_to_clock();
        let first_increment = self.rules.first_increment;
        out.announce_in_hall(EffectKind::TimeSet { player: who, time: time.clone(), first_increment });
    }

    /// Sets on the clock what the rules say of it: whether a fallen flag freezes the other clock, where increments are
    /// given, and before the start whether one is added before the first move.
    pub(super) fn apply_rules_to_clock(&mut self) {
        if !self.course.started {
            self.clock.set_increment_before_first_move(self.rules.first_increment);
        }
        let increments = self.terms.time.main_and_increment().is_some_and(|(_, increment)| increment > Span::ZERO);
        self.clock.set_freeze_on_flag_fall(self.rules.freeze && increments);
    }

    /// A question: the count and the time used are the assistant's to tell (D.2.9.d), readings are the clock's own.
    pub(super) fn handle_question(&mut self, who: Color, question: Question, at: Moment, out: &mut Effects) {
        let assistants = matches!(question, Question::MoveCount | Question::TimeUsed);
        if assistants && self.is_blind(who) && !self.duties.get(who).has_duty(AssistantDuty::Inform) {
            return out.refuse(who, Refusal::DutyNotGiven { duty: AssistantDuty::Inform });
        }
        if question == Question::LastSquare {
            return match self.last_changed_square(who) {
                Some(answer) => out.send_to_seat(who, EffectKind::Answered(answer)),
                None => out.refuse(who, Refusal::BoardNotSensed),
            };
        }
        out.send_to_seat(who, EffectKind::Answered(self.answer(who, question, at)));
    }

    /// Answers a question of `who` at this moment (D.2.9.d): the time *used*, and clock readings.
    pub(super) fn answer(&self, who: Color, question: Question, at: Moment) -> Answer {
        let reading = |color| self.clock.time_left(color, at);
        let (own, opponents) = (reading(who), reading(!who));
        match question {
            Question::Clocks => Answer::Clocks { own, opponents },
            Question::OwnClock => Answer::OwnClock { own },
            Question::OpponentsClock => Answer::OpponentsClock { opponents },
            Question::LastSquare => Answer::LastSquare { square: None, piece: None },
            Question::Control => Answer::Control {
                period: self.clock.period(who),
                moves: self.clock.moves_to_time_control(who),
                time: self.terms.time.clone(),
                first_increment: self.rules.first_increment,
                owed: self.clock.time_owed(who),
            },
            Question::MoveCount => {
                let completed = self.clock.completed_moves();
                Answer::MoveCount { own: *completed.get(who), opponents: *completed.get(!who) }
            }
            Question::TimeUsed => {
                Answer::TimeUsed { own: self.clock.time_used(who, at), opponents: self.clock.time_used(!who, at) }
            }
        }
    }
}
