//! Say all that a proposal comes to, ask, and rule it after the arbiter's yes (D.2.8).
//!
//! Nothing goes back by `accept` alone where the article does not provide it: `accept retrace` with a half-move does. Time that
//! was given or taken since the half-move to which the moves are retraced is not in its clocks: each is asked by itself.

use crate::station::table::Station;
use ansage_compare::procedure::{DisputeFacts, DisputeProvision, Proposal};
use ansage_compare::words::{self, StatementReader};
use ansage_game::announcement::Announcement;
use ansage_game::claim::Measure;
use ansage_game::clock::ClocksAfterPress;
use ansage_game::effect::EffectKind;
use ansage_game::event::EventKind;
use ansage_game::moment::{Moment, Span};
use ansage_game::reading::describe_legal_move;
use ansage_game::referee::Referee;
use ansage_game::ruling::{Ruling, RulingChange};
use ansage_game::seat::Color;
use ansage_seats::console::desk::report::join_messages;
use ansage_words::presentation::{Earcon, Message, MessageValues};
use shakmaty::{Move, Position};
use std::collections::VecDeque;

/// What was said to be ruled and waits for an answer.
#[derive(Debug, Default)]
pub(super) struct PreparedRulings {
    /// What is ruled after yes.
    rulings: Vec<Ruling>,
    /// Time that was given or taken since, each to be asked by itself.
    times: VecDeque<TimeRuling>,
    /// The half-moves on record when it was said: with another one it is out of date.
    half_moves: usize,
}

/// Time that the arbiter gave to a player, or took.
#[derive(Debug, Clone, Copy)]
struct TimeRuling {
    player: Color,
    time: Span,
    is_given: bool,
}

impl TimeRuling {
    const fn measure(self) -> Measure {
        let TimeRuling { player, time, is_given } = self;
        if is_given { Measure::AddTime { player, time } } else { Measure::RemoveTime { player, time } }
    }
}

impl PreparedRulings {
    /// Returns `true` if nothing was asked.
    pub fn is_empty(&self) -> bool {
        self.rulings.is_empty()
    }
}

impl Station {
    /// Says which rulings the proposal comes to, and asks.
    pub(super) fn ask_to_accept(&mut self, at: Moment) {
        let Some((facts, proposal)) = self.proposal() else { return self.show_refusal("desk-nothing-known") };
        if !proposal.provision.can_be_accepted() {
            return self.refuse_acceptance(&facts, &proposal);
        }
        let recorded = facts.record.as_ref().map_or(&[][..], |record| &record.course[..]);
        let course = course_ruling(&proposal, recorded);
        let clocks = proposal.clocks.filter(|_| proposal.provision.retraces());
        self.prepare(course, clocks, at);
    }

    /// Says what going back to a half-move of the course comes to, and asks.
    pub(super) fn ask_to_retrace(&mut self, ply: u32, at: Moment) {
        let Some(record) = self.facts().record else { return self.show_refusal("desk-nothing-known") };
        let kept = ply as usize;
        if kept > record.course.len() {
            return self.show_refusal_with_values("desk-no-half-move", MessageValues::new().set_digits("ply", ply));
        }
        let course = (kept < record.course.len()).then(|| Ruling::RestoreCourse { keep: ply, moves: Vec::new() });
        self.prepare(course, record.moments.get(kept).copied().flatten(), at);
    }

    /// A score is missing or cannot be read, or the article provides that nothing is taken back.
    fn refuse_acceptance(&mut self, facts: &DisputeFacts, proposal: &Proposal) {
        let needs_reading = DisputeProvision::NeedsReading == proposal.provision
            || DisputeProvision::UnreadableNeedsBoards == proposal.provision;
        if needs_reading {
            return self.show_refusal("desk-accept-unclear");
        }
        let cell = words::cell_statement(&self.presenter, facts, proposal, StatementReader::Desk).told;
        let refused = self.presenter.urgent_message(Earcon::Refused, "desk-accept-not", ());
        let hint = self.presenter.private_message("desk-accept-by-hand", ());
        self.present_message(&join_messages(vec![refused, cell, hint]));
    }

    fn prepare(&mut self, course: Option<Ruling>, clocks: Option<ClocksAfterPress>, at: Moment) {
        let mut parts: Vec<Message> = course.iter().flat_map(|course| self.would_restore(course)).collect();
        let mut rulings: Vec<Ruling> = course.into_iter().collect();
        let goes_back =
            rulings.iter().any(|ruling| matches!(ruling, Ruling::RestoreCourse { moves, .. } if moves.is_empty()));
        if clocks.is_none() && goes_back {
            parts.push(self.presenter.private_message("desk-no-reading", ()));
        }
        if let Some(readings) = &clocks {
            parts.extend(self.would_set_clocks(readings, at));
            for player in Color::ALL {
                let left = *readings.clocks.get(player);
                rulings.extend(left.map(|left| Ruling::SetClock { player, left }));
                rulings.push(Ruling::SetCount { player, moves: *readings.completed.get(player) });
            }
        }
        if rulings.is_empty() {
            return self.say("desk-accept-nothing");
        }
        let times = clocks.map(|readings| self.times_ruled_since(readings.at)).unwrap_or_default();
        self.review.prepared = PreparedRulings { rulings, times, half_moves: self.half_moves_on_record() };
        self.ask_next(parts);
    }

    /// Asks about the next time, or whether all of it is to be ruled.
    fn ask_next(&mut self, mut parts: Vec<Message>) {
        let question = match self.review.prepared.times.front() {
            Some(ruled) => self.question_on_time(*ruled),
            None => self.presenter.question_message("desk-ask-accept", ()),
        };
        parts.push(question);
        self.present_message(&join_messages(parts));
    }

    /// The answer to the question that was asked last. Returns the rulings to be made, if that was the last question.
    pub(super) fn answer_acceptance(&mut self, mut prepared: PreparedRulings, yes: bool) -> Option<Vec<Ruling>> {
        if prepared.half_moves != self.half_moves_on_record() {
            // A move was made between the question and the answer: more would go back than was said.
            self.show_refusal("desk-accept-outdated");
            return None;
        }
        match prepared.times.pop_front() {
            Some(ruled) => {
                prepared.rulings.extend(yes.then(|| Ruling::TakeMeasure(ruled.measure())));
                self.review.prepared = prepared;
                self.ask_next(Vec::new());
                None
            }
            None if yes => Some(prepared.rulings),
            None => {
                self.say("console-not-done");
                None
            }
        }
    }

    /// How far the course goes back, and what follows.
    fn would_restore(&self, course: &Ruling) -> Vec<Message> {
        let Ruling::RestoreCourse { keep, moves } = course else { return Vec::new() };
        let (number, color) = self.presenter.move_number_and_player(*keep);
        let values = MessageValues::new()
            .set("kept", if *keep > 0 { "yes" } else { "no" })
            .set_digits("number", number)
            .with_color(color)
            .set("count", moves.len());
        let standing = self.facts().record.map_or(0, |record| record.course.len());
        let back = MessageValues::new().set("count", standing.saturating_sub(*keep as usize));
        vec![
            self.presenter.private_message("desk-would-take-back", back),
            self.presenter.private_message("desk-would-keep", values),
        ]
    }

    /// Both clocks and counters as they would be set, beside what they are.
    fn would_set_clocks(&self, readings: &ClocksAfterPress, at: Moment) -> Vec<Message> {
        let Some(clock) = self.keeper.referee().map(Referee::clock) else { return Vec::new() };
        let set = |player| {
            let left = (*readings.clocks.get(player))?;
            let values = MessageValues::from_color(player)
                .set_duration("left", left)
                .set_duration("now", clock.time_left(player, at)?)
                .set("moves", *readings.completed.get(player))
                .set("counted", *clock.completed_moves().get(player));
            Some(self.presenter.private_message("desk-would-set-clock", values))
        };
        Color::ALL.into_iter().filter_map(set).collect()
    }

    /// Time that the arbiter gave or took after a moment, without what a later return to a half-move has settled already: its
    /// clocks were set, and what was given again has an entry after that.
    fn times_ruled_since(&self, moment: Moment) -> VecDeque<TimeRuling> {
        let entries = self.replayed().into_iter().flat_map(|replayed| replayed.entries);
        let mut times: VecDeque<TimeRuling> = VecDeque::new();
        let mut goes_back = false;
        for entry in entries.filter(|entry| entry.event.at > moment) {
            goes_back &= matches!(entry.event.kind, EventKind::Ruled { .. });
            for effect in entry.effects {
                match effect.kind {
                    EffectKind::RulingApplied(RulingChange::CourseRestored { .. }) => goes_back = true,
                    EffectKind::RulingApplied(RulingChange::ClockSet { player, .. }) if goes_back => {
                        times.retain(|ruled| ruled.player != player);
                    }
                    EffectKind::RulingApplied(RulingChange::TimeAdded { player, time }) => {
                        times.push_back(TimeRuling { player, time, is_given: true });
                    }
                    EffectKind::RulingApplied(RulingChange::TimeTaken { player, time }) => {
                        times.push_back(TimeRuling { player, time, is_given: false });
                    }
                    _ => {}
                }
            }
        }
        times
    }

    fn question_on_time(&self, ruled: TimeRuling) -> Message {
        let values = MessageValues::from_color(ruled.player).set_control_time("time", ruled.time);
        self.presenter.question_message("desk-ask-time", values.set_yes_no("given", ruled.is_given))
    }

    fn half_moves_on_record(&self) -> usize {
        self.keeper.referee().map_or(0, |referee| referee.half_moves_with_withdrawn().len())
    }
}

/// The ruling that makes the recorded course the proposed one; `None` where it is that already.
fn course_ruling(proposal: &Proposal, recorded: &[Move]) -> Option<Ruling> {
    let wanted = &proposal.course;
    let same = wanted.iter().zip(recorded).take_while(|(wanted, recorded)| wanted == recorded).count();
    if same == wanted.len() && same == recorded.len() {
        return None;
    }
    let mut position = proposal.start.clone();
    let mut moves: Vec<Announcement> = Vec::new();
    for (index, legal) in wanted.iter().enumerate() {
        if index >= same {
            moves.push(describe_legal_move(&position, *legal).named.to_full_announcement());
        }
        position.play_unchecked(*legal);
    }
    Some(Ruling::RestoreCourse { keep: same as u32, moves })
}
