//! Say all that a proposal comes to, ask, and rule it after the arbiter's yes (D.2.8).
//!
//! Nothing goes back by `accept` alone where the article does not provide it: `accept retrace` with a half-move does. Time that
//! was given or taken since the half-move to which the moves are retraced is not in its clocks: each is asked by itself.

use crate::station::table::Station;
use ansage_compare::procedure::{DisputeFacts, DisputeProvision, Proposal};
use ansage_compare::words::{self, StatementReader};
use ansage_game::announcement::Announcement;
use ansage_game::claim::Measure;
use ansage_game::clock::{Clock, ClockReading, ClocksAfterPress};
use ansage_game::effect::EffectKind;
use ansage_game::event::EventKind;
use ansage_game::journal::replay::ReplayStep;
use ansage_game::moment::{Moment, Span};
use ansage_game::pending::HalfMove;
use ansage_game::reading::describe_legal_move;
use ansage_game::referee::Referee;
use ansage_game::ruling::{RestoredClocks, Ruling, RulingChange};
use ansage_game::seat::{ByColor, Color};
use ansage_seats::console::desk::report::join_messages;
use ansage_words::presentation::{Earcon, Message, MessageValues};
use shakmaty::{Move, Position};
use std::collections::VecDeque;

/// What was said to be ruled and waits for an answer.
#[derive(Debug, Default)]
pub(super) struct PreparedRulings {
    /// The course, with what both clocks are set to.
    course: Option<PreparedCourse>,
    /// Time that was given or taken since, each to be asked by itself.
    asked: VecDeque<TimeRuling>,
    /// What of it is ruled again.
    again: Vec<TimeRuling>,
    /// Whether it is provided only where the boards differ, and they are not known.
    if_boards_differ: bool,
    /// The half-moves on record when it was said: with another one it is out of date.
    half_moves: usize,
}

/// The course as it would be ruled.
#[derive(Debug, Clone)]
struct PreparedCourse {
    keep: u32,
    moves: Vec<Announcement>,
    clocks: PreparedClocks,
}

/// What both clocks would be set to.
#[derive(Debug, Clone, Copy)]
enum PreparedClocks {
    /// Nothing: there is no reading, and the arbiter sets them.
    AsRuled,
    /// What they showed at an earlier press.
    Reading(ClocksAfterPress),
    /// What they show. The counters follow the half-moves.
    Kept(ByColor<u32>),
}

/// Time that the arbiter gave to a player, or took.
#[derive(Debug, Clone, Copy)]
struct TimeRuling {
    player: Color,
    time: Span,
    is_given: bool,
    /// The half-moves that stood then.
    half_moves: usize,
}

impl TimeRuling {
    const fn measure(self) -> Measure {
        let TimeRuling { player, time, is_given, .. } = self;
        if is_given { Measure::AddTime { player, time } } else { Measure::RemoveTime { player, time } }
    }

    /// What a clock shows with it.
    fn applied_to(self, left: Span) -> Span {
        if self.is_given { left + self.time } else { left.saturating_sub(self.time) }
    }
}

impl PreparedRulings {
    /// Returns `true` if nothing was asked.
    pub fn is_empty(&self) -> bool {
        self.course.is_none()
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
        let course = course_to_rule(&proposal, recorded);
        let readings = proposal.clocks.filter(|_| proposal.provision.retraces());
        let prepared = match (course, readings) {
            (None, None) => None,
            (course, Some(readings)) => {
                let (keep, moves) = course.unwrap_or((recorded.len() as u32, Vec::new()));
                Some(PreparedCourse { keep, moves, clocks: PreparedClocks::Reading(readings) })
            }
            (Some((keep, moves)), None) if proposal.provision.retraces() => {
                Some(PreparedCourse { keep, moves, clocks: PreparedClocks::AsRuled })
            }
            (Some((keep, moves)), None) => {
                if let Some(struck) = self.struck_half_move(&proposal, recorded) {
                    return self.present_message(&join_messages(vec![
                        self.presenter.urgent_message(Earcon::Refused, "desk-accept-not", ()),
                        struck,
                    ]));
                }
                let clocks = match self.reading_of_restored(&proposal, recorded) {
                    Some(readings) => PreparedClocks::Reading(readings),
                    None => PreparedClocks::Kept(self.counters_with(&proposal, recorded)),
                };
                Some(PreparedCourse { keep, moves, clocks })
            }
        };
        let condition = (proposal.provision == DisputeProvision::RetraceIfBoardsDiffer)
            .then(|| words::cell_statement(&self.presenter, &facts, &proposal, StatementReader::Desk).told);
        self.prepare(prepared, condition, at);
    }

    /// Says what going back to a half-move of the course comes to, and asks.
    pub(super) fn ask_to_retrace(&mut self, ply: u32, at: Moment) {
        let Some(record) = self.facts().record else { return self.show_refusal("desk-nothing-known") };
        let kept = ply as usize;
        if kept > record.course.len() {
            return self.show_refusal_with_values("desk-no-half-move", MessageValues::new().set_digits("ply", ply));
        }
        let clocks = record.moments.get(kept).copied().flatten();
        let clocks = clocks.map_or(PreparedClocks::AsRuled, PreparedClocks::Reading);
        self.prepare(Some(PreparedCourse { keep: ply, moves: Vec::new(), clocks }), None, at);
    }

    /// The clocks at the first press of the last half-move, where half-moves that a ruling took back are restored.
    fn reading_of_restored(&self, proposal: &Proposal, recorded: &[Move]) -> Option<ClocksAfterPress> {
        proposal.course.starts_with(recorded).then_some(())?;
        self.keeper.referee()?.clocks_after_first_press(&proposal.course)
    }

    /// Says that a ruling has taken back another half-move than the one with which the proposal goes on: of that half-move
    /// the scores tell nothing any more.
    pub(super) fn struck_half_move(&self, proposal: &Proposal, recorded: &[Move]) -> Option<Message> {
        let next = *proposal.course.strip_prefix(recorded)?.first()?;
        let referee = self.keeper.referee()?;
        let is_struck = |it: &&HalfMove| it.withdrawn && it.before == *referee.position();
        let struck = referee.half_moves_with_withdrawn().iter().rfind(is_struck).filter(|it| it.played != next)?;
        let (number, color) = self.presenter.move_number_and_player(u32::try_from(recorded.len()).ok()? + 1);
        let description = struck.description;
        let values = MessageValues::new().set_digits("number", number).with_color(color);
        let values = values.set_with_form("move", move |form| form.move_text(&description));
        Some(self.presenter.private_message("desk-half-move-struck", values))
    }

    /// The counters of completed moves with the half-moves of the proposal in the place of those on record.
    fn counters_with(&self, proposal: &Proposal, recorded: &[Move]) -> ByColor<u32> {
        let counted = self.keeper.referee().map(|referee| referee.clock().completed_moves()).unwrap_or_default();
        let first = proposal.start.turn();
        let of = |player: Color, half_moves: usize| {
            u32::try_from(if player == first { half_moves.div_ceil(2) } else { half_moves / 2 }).unwrap_or(u32::MAX)
        };
        ByColor::new_with(|player| {
            let more = of(player, proposal.course.len()).saturating_add(*counted.get(player));
            more.saturating_sub(of(player, recorded.len()))
        })
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

    fn prepare(&mut self, course: Option<PreparedCourse>, condition: Option<Message>, at: Moment) {
        let Some(course) = course else { return self.say("desk-accept-nothing") };
        let if_boards_differ = condition.is_some();
        let mut parts: Vec<Message> = condition.into_iter().chain(self.would_restore(&course)).collect();
        let mut asked = VecDeque::new();
        match course.clocks {
            PreparedClocks::AsRuled => parts.push(self.presenter.private_message("desk-no-reading", ())),
            PreparedClocks::Reading(readings) => {
                parts.extend(self.would_set_clocks(&course, at));
                asked = self.times_ruled_since(&readings);
            }
            PreparedClocks::Kept(_) => parts.extend(self.would_set_clocks(&course, at)),
        }
        let half_moves = self.half_moves_on_record();
        self.review.prepared =
            PreparedRulings { course: Some(course), asked, if_boards_differ, half_moves, ..PreparedRulings::default() };
        self.ask_next(parts);
    }

    /// Asks about the next time, or whether all of it is to be ruled.
    fn ask_next(&mut self, mut parts: Vec<Message>) {
        let question = match self.review.prepared.asked.front() {
            Some(ruled) => self.question_on_time(*ruled),
            None => {
                parts.extend(self.clocks_with_times());
                let unread = MessageValues::new().set_yes_no("unread", self.review.prepared.if_boards_differ);
                self.presenter.question_message("desk-ask-accept", unread)
            }
        };
        parts.push(question);
        self.present_message(&join_messages(parts));
    }

    /// What was asked last is asked again, after a line that was no answer to it.
    pub(super) fn repeat_question(&mut self) {
        if !self.review.prepared.is_empty() {
            self.ask_next(Vec::new());
        }
    }

    /// What else is ruled, and that play goes on, makes a question of accept void: its clocks were those of before.
    pub(super) fn drop_question_overtaken_by(&mut self, kind: &EventKind) {
        let overtakes = matches!(
            kind,
            EventKind::Ruled { .. } | EventKind::PlayResumed | EventKind::DeskTaken { .. } | EventKind::DeskLeft
        );
        if overtakes && !std::mem::take(&mut self.review.prepared).is_empty() {
            self.say("desk-accept-void");
        }
    }

    /// What each clock shows in the end, where time is given or taken again.
    fn clocks_with_times(&self) -> Vec<Message> {
        let prepared = &self.review.prepared;
        let Some(PreparedCourse { clocks: PreparedClocks::Reading(readings), .. }) = &prepared.course else {
            return Vec::new();
        };
        let with_times = |player: Color| {
            let mut own = prepared.again.iter().filter(|ruled| ruled.player == player).peekable();
            own.peek()?;
            let left = own.fold((*readings.clocks.get(player))?, |left, ruled| ruled.applied_to(left));
            let values = MessageValues::from_color(player).set_duration("left", left);
            Some(self.presenter.private_message("desk-would-show", values))
        };
        Color::ALL.into_iter().filter_map(with_times).collect()
    }

    /// The answer to the question that was asked last. Returns the rulings to be made, if that was the last question.
    pub(super) fn answer_acceptance(
        &mut self,
        mut prepared: PreparedRulings,
        yes: bool,
        at: Moment,
    ) -> Option<Vec<Ruling>> {
        if prepared.half_moves != self.half_moves_on_record() {
            // A move was made between the question and the answer: more would go back than was said.
            self.show_refusal("desk-accept-outdated");
            return None;
        }
        if let Some(ruled) = prepared.asked.pop_front() {
            prepared.again.extend(yes.then_some(ruled));
            self.review.prepared = prepared;
            let not_again = (!yes).then(|| self.presenter.private_message("desk-time-not-again", ()));
            self.ask_next(not_again.into_iter().collect());
            return None;
        }
        let Some(course) = prepared.course.filter(|_| yes) else {
            self.say("console-not-done");
            return None;
        };
        let clocks = self.clocks_to_set(&course, at).map(Box::new);
        let course = Ruling::RestoreCourse { keep: course.keep, moves: course.moves, clocks };
        let times = prepared.again.into_iter().map(|ruled| Ruling::TakeMeasure(ruled.measure()));
        Some([course].into_iter().chain(times).collect())
    }

    /// What both clocks are set to; `None` where they are not set.
    fn clocks_to_set(&self, course: &PreparedCourse, at: Moment) -> Option<RestoredClocks> {
        let of = |player| match course.clocks {
            PreparedClocks::AsRuled => None,
            PreparedClocks::Reading(readings) => Some(readings.reading_of(player)),
            PreparedClocks::Kept(counters) => {
                let now = self.keeper.referee()?.clock().both_clocks_at(at).reading_of(player);
                Some(ClockReading { completed: *counters.get(player), ..now })
            }
        };
        Some(RestoredClocks { white: of(Color::White)?, black: of(Color::Black)? })
    }

    /// How far the course goes back, or which half-moves of it are replaced, and what follows.
    fn would_restore(&self, course: &PreparedCourse) -> Vec<Message> {
        let (number, color) = self.presenter.move_number_and_player(course.keep);
        let values = MessageValues::new()
            .set("kept", if course.keep > 0 { "yes" } else { "no" })
            .set_digits("number", number)
            .with_color(color)
            .set("count", course.moves.len());
        let standing = self.facts().record.map_or(0, |record| record.course.len());
        let gone = MessageValues::new().set("count", standing.saturating_sub(course.keep as usize));
        let id = match course.clocks {
            PreparedClocks::Kept(_) => "desk-would-replace",
            PreparedClocks::AsRuled | PreparedClocks::Reading(_) => "desk-would-take-back",
        };
        vec![self.presenter.private_message(id, gone), self.presenter.private_message("desk-would-keep", values)]
    }

    /// Both clocks and counters as they would be set, beside what they are.
    fn would_set_clocks(&self, course: &PreparedCourse, at: Moment) -> Vec<Message> {
        let Some(clock) = self.keeper.referee().map(Referee::clock) else { return Vec::new() };
        let Some(wanted) = self.clocks_to_set(course, at) else { return Vec::new() };
        let set = |player| {
            let ClockReading { left, completed, .. } = wanted.get(player);
            let (left, shows) = (left?, clock.time_left(player, at)?);
            let values = MessageValues::from_color(player)
                .set_duration("left", left)
                .set_duration("shows", shows)
                .set_yes_no("kept", left == shows)
                .set("moves", completed)
                .set("counted", *clock.completed_moves().get(player));
            Some(self.presenter.private_message("desk-would-set-clock", values))
        };
        Color::ALL.into_iter().filter_map(set).collect()
    }

    /// Says which time that was given or taken since is not in the clocks that are proposed.
    pub(super) fn times_beside_proposal(&self, proposal: &Proposal) -> Vec<Message> {
        let Some(readings) = proposal.clocks.filter(|_| proposal.proposes_clocks()) else { return Vec::new() };
        let told = |ruled: TimeRuling| {
            let values = MessageValues::from_color(ruled.player).set_control_time("time", ruled.time);
            self.presenter.private_message("desk-time-since", values.set_yes_no("given", ruled.is_given))
        };
        self.times_ruled_since(&readings).into_iter().map(told).collect()
    }

    /// Time that the arbiter gave or took since a press, without what a later return has settled already: its clocks were set
    /// to a reading of before, and what was given again has an entry after that.
    fn times_ruled_since(&self, readings: &ClocksAfterPress) -> VecDeque<TimeRuling> {
        let mut times = TimesRuled::since(readings.at);
        if let Some(replayed) = self.replayed() {
            replayed.for_each_step(|step| times.take(step));
        }
        times.ruled.into()
    }

    fn question_on_time(&self, ruled: TimeRuling) -> Message {
        let values = MessageValues::from_color(ruled.player).set_control_time("time", ruled.time);
        self.presenter.question_message("desk-ask-time", values.set_yes_no("given", ruled.is_given))
    }

    fn half_moves_on_record(&self) -> usize {
        self.keeper.referee().map_or(0, |referee| referee.half_moves_with_withdrawn().len())
    }
}

/// Finds the time rulings since a press in the journal.
struct TimesRuled {
    /// When the press was.
    press: Moment,
    /// Whether its half-move is on record by now: rulings may have the same moment.
    is_on_record: bool,
    /// Whether the course went back, and only rulings followed: clocks set now are those of that return.
    goes_back: bool,
    /// The clock before the entry.
    clock: Option<Clock>,
    ruled: Vec<TimeRuling>,
}

impl TimesRuled {
    fn since(press: Moment) -> TimesRuled {
        TimesRuled { press, is_on_record: false, goes_back: false, clock: None, ruled: Vec::new() }
    }

    fn take(&mut self, step: &ReplayStep<'_>) {
        let (event, referee) = (&step.entry.event, step.referee);
        self.goes_back &= matches!(event.kind, EventKind::Ruled { .. });
        let half_moves = referee.half_moves_with_withdrawn().iter().filter(|it| !it.withdrawn).count();
        if event.at > self.press || event.at == self.press && self.is_on_record {
            for effect in &step.entry.effects {
                if let EffectKind::RulingApplied(change) = &effect.kind {
                    self.take_change(change, half_moves, event.at);
                }
            }
        }
        let reads_press = |after: Option<ClocksAfterPress>| after.is_some_and(|after| after.at == self.press);
        self.is_on_record = self.is_on_record
            || reads_press(referee.clocks_at_start())
            || referee.half_moves_with_withdrawn().iter().any(|it| reads_press(it.after));
        self.clock = Some(referee.clock().clone());
    }

    fn take_change(&mut self, change: &RulingChange, half_moves: usize, at: Moment) {
        let mut push = |player, time, is_given| self.ruled.push(TimeRuling { player, time, is_given, half_moves });
        match *change {
            RulingChange::CourseRestored { .. } => self.goes_back = true,
            // The reading of the half-move that stands now has in it what was ruled before its press.
            RulingChange::ClockSet { player, .. } if self.goes_back => {
                self.ruled.retain(|ruled| ruled.player != player || ruled.half_moves < half_moves);
            }
            RulingChange::ClockSet { player, left } => {
                let was = self.clock.as_ref().and_then(|clock| clock.time_left(player, at));
                let Some(was) = was.filter(|was| *was != left) else { return };
                let is_given = left > was;
                push(player, left.saturating_sub(was).max(was.saturating_sub(left)), is_given);
            }
            RulingChange::TimeAdded { player, time } => push(player, time, true),
            RulingChange::TimeTaken { player, time } => push(player, time, false),
            _ => {}
        }
    }
}

/// The half-moves that stay, and those that follow, where the recorded course becomes the proposed one; `None` where it is
/// that already.
fn course_to_rule(proposal: &Proposal, recorded: &[Move]) -> Option<(u32, Vec<Announcement>)> {
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
    Some((same as u32, moves))
}
