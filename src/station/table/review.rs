//! Answer what the arbiter asks of the whole record, and carry out what the procedure proposes (D.2.8).
//!
//! Asking changes nothing and is heard here alone. What is ruled goes to the record one ruling after the other, each
//! when the one before stands: where one is refused, the rest is not ruled. The same holds at a shared console, at a desk
//! of the arbiter's own, and there on a live and on an ended game.

mod accepting;
mod placing;
mod resuming;
mod scores;
mod walk;

use super::{Authority, Station};
use crate::journal_file;
use crate::station::{files, report};
use accepting::PreparedRulings;
use ansage_compare::procedure::{DisputeFacts, Proposal, propose_resolution};
use ansage_compare::record::record_from_referee;
use ansage_compare::steps::fewest_hand_steps;
use ansage_compare::words::{self, ArbiterStatement, StatementReader};
use ansage_game::effect::{Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::hex::hex;
use ansage_game::journal::replay::{ReplayedJournal, replay};
use ansage_game::moment::Moment;
use ansage_game::proposal::RecordedProposal;
use ansage_game::referee::Referee;
use ansage_game::ruling::{Ruling, RulingChange, SHEET_TEXT_MAX, SheetSource};
use ansage_game::score::Score;
use ansage_game::seat::{ByColor, Color, Seat};
use ansage_seats::console::desk::report::join_messages;
use ansage_seats::console::desk::review::ReviewRequest as Asked;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, score_error_sentence};
use ansage_words::score;
use ansage_words::score::written::{self, WrittenScore};
use sha2::{Digest, Sha256};
use shakmaty::Position;
use std::collections::VecDeque;
use std::path::Path;
use walk::ReviewWalk;

/// What is being looked into at this desk.
#[derive(Debug, Default)]
pub struct ArbiterReview {
    sheets: ByColor<Option<SheetFromFile>>,
    /// What was said to be ruled and waits for an answer.
    prepared: PreparedRulings,
    /// What is being ruled, one after the other.
    ruling: VecDeque<Ruling>,
    /// How the rulings reach the record.
    port: Option<EventSource>,
    walk: Option<ReviewWalk>,
    /// Whether play is to go on though a board is not set, and that was asked.
    resume_asked: bool,
    /// The boards that nobody has read since the course went back.
    unread: ByColor<bool>,
    /// The proposal that this desk has put on record last.
    recorded: Option<RecordedProposal>,
}

/// A sheet that was read from a file.
#[derive(Debug, Clone)]
struct SheetFromFile {
    /// As it stands there, in every set of letters it may be read with.
    written: Vec<WrittenScore>,
    /// The score on record when it was read; `None` until then. Once that has changed, the file is not all of it any more.
    recorded: Option<Score>,
}

impl ArbiterReview {
    /// The sheets that say more than the scores on record.
    fn sheets_in_force(&self, referee: Option<&Referee>) -> ByColor<Option<Vec<WrittenScore>>> {
        ByColor::new_with(|whose| {
            let sheet = self.sheets.get(whose).as_ref()?;
            let is_whole = |recorded: &Score| referee.is_none_or(|referee| referee.score(whose) == recorded);
            sheet.recorded.as_ref().is_none_or(is_whole).then(|| sheet.written.clone())
        })
    }

    /// What was ruled outranks what a file says: the scores are then those on record, and steps begun lead elsewhere.
    fn outdate(&mut self, kind: &EffectKind) {
        match kind {
            EffectKind::RulingApplied(RulingChange::CourseRestored { .. } | RulingChange::PositionRestored { .. }) => {
                (self.sheets, self.walk) = (ByColor::default(), None);
                if matches!(kind, EffectKind::RulingApplied(RulingChange::CourseRestored { .. })) {
                    self.unread = ByColor { white: true, black: true };
                }
            }
            EffectKind::RulingApplied(RulingChange::BoardSet { owner, .. }) => *self.unread.get_mut(*owner) = false,
            EffectKind::RulingApplied(RulingChange::SheetSet { player: whose, ply: Some(_), .. }) => {
                *self.sheets.get_mut(*whose) = None
            }
            _ => {}
        }
    }
}

impl Station {
    /// Looks up, walks, or rules.
    pub(super) fn handle_review_request(&mut self, asked: &Asked, at: Moment, port: EventSource) {
        let mut prepared = std::mem::take(&mut self.review.prepared);
        let resume_asked = std::mem::take(&mut self.review.resume_asked);
        self.review.port = Some(self.desk_event_source(port));
        match asked {
            // Who looks something up may answer then.
            Asked::Scores { .. } | Asked::Differences | Asked::Retrace { .. } => {
                self.review.prepared = std::mem::take(&mut prepared)
            }
            Asked::Yes | Asked::No | Asked::AskAgain | Asked::Repeat | Asked::Accept | Asked::AcceptRetrace { .. } => {}
            _ if prepared.is_empty() => {}
            _ => self.say("desk-accept-void"),
        }
        match asked {
            Asked::Scores { around } => self.show_scores(*around),
            Asked::Differences => self.show_differences(),
            Asked::Retrace { ply } => self.show_position_after(*ply),
            Asked::Propose => match self.proposal() {
                Some((facts, proposal)) => {
                    let said = words::proposal_statements(&self.presenter, &facts, &proposal, StatementReader::Desk);
                    let mut said: Vec<Message> = said.into_iter().map(|said| said.told).collect();
                    said.extend(self.times_beside_proposal(&proposal));
                    let recorded = facts.record.as_ref().map_or(&[][..], |record| &record.course[..]);
                    said.extend(self.struck_half_move(&proposal, recorded));
                    self.present_message(&join_messages(said));
                    // An arbiter who only looks leaves nothing in the journal.
                    let desk = self.view(at).desk;
                    if desk.here || desk.occupied && self.is_post() {
                        self.rule_all_with_proposal(Vec::new(), at);
                    }
                }
                None => self.say("desk-nothing-known"),
            },
            Asked::Sheet { whose, file } => self.read_sheet(*whose, file, at),
            Asked::BoardAgrees { whose } => {
                let shows = self.view(at).course.board().clone();
                self.rule_all([Ruling::SetBoard { owner: *whose, shows }], at);
            }
            Asked::Walk => self.start_adjustment_walk(),
            Asked::Next => self.confirm_walk_step(at),
            Asked::Back => self.go_to_previous_step(),
            Asked::AskAgain | Asked::Repeat if resume_asked => self.resume_from_desk(false, at),
            Asked::AskAgain | Asked::Repeat if !prepared.is_empty() => {
                self.review.prepared = prepared;
                self.repeat_question();
            }
            Asked::AskAgain => {}
            Asked::Repeat => self.show_step(),
            Asked::Resume => self.resume_from_desk(resume_asked, at),
            Asked::Yes if resume_asked => self.resume_from_desk(true, at),
            Asked::No if resume_asked => self.say("console-not-done"),
            Asked::Accept => self.ask_to_accept(at),
            Asked::AcceptRetrace { ply } => self.ask_to_retrace(*ply, at),
            Asked::Yes if prepared.is_empty() && self.is_in_adjustment_walk() => self.confirm_walk_step(at),
            Asked::No if prepared.is_empty() && self.is_in_adjustment_walk() => self.show_step(),
            Asked::Yes | Asked::No if prepared.is_empty() && self.answer_about_assistant(*asked == Asked::Yes, at) => {}
            Asked::Yes if prepared.is_empty() => self.show_refusal("desk-nothing-asked"),
            Asked::No if prepared.is_empty() => self.show_refusal("desk-nothing-asked"),
            Asked::Yes | Asked::No => {
                if let Some(rulings) = self.answer_acceptance(prepared, *asked == Asked::Yes, at) {
                    self.rule_all_with_proposal(rulings, at);
                }
            }
            Asked::Report { file } => self.write_report(file),
        }
    }

    /// The arbiter answers whether a person is a player's assistant. Returns `false` if the arbiter is not asked.
    fn answer_about_assistant(&mut self, accepted: bool, at: Moment) -> bool {
        let view = self.view(at);
        let mut asked = Color::ALL.into_iter().filter_map(|color| view.assistant_asked.get(color).as_ref());
        let (Some(asked), Some(port)) = (asked.find(|asked| asked.desk), self.review.port) else { return false };
        let kind = EventKind::AssistantAnswered { station: asked.station, accepted };
        self.record_event(Event { at, seat: Seat::Arbiter, port, kind });
        true
    }

    fn say(&mut self, id: &str) {
        self.present_message(&self.presenter.private_message(id, ()).with_immediate_urgency());
    }

    fn show_statements(&mut self, said: Vec<ArbiterStatement>) {
        self.present_message(&join_messages(said.into_iter().map(|said| said.told).collect()));
    }

    /// Everything that is known here.
    fn facts(&self) -> DisputeFacts {
        let record = self.keeper.referee().map(record_from_referee);
        let sheets = self.review.sheets_in_force(self.keeper.referee());
        let facts = DisputeFacts::gather(sheets, ByColor::default(), record, None);
        facts.with_illegal_announcements(&self.effects_so_far())
    }

    /// All effects of the game, as far as this process has the entries; else none.
    fn effects_so_far(&self) -> Vec<Effect> {
        let replayed = self.replayed();
        replayed.into_iter().flat_map(|replayed| replayed.entries).flat_map(|entry| entry.effects).collect()
    }

    /// The journal as it is now.
    fn replayed(&self) -> Option<ReplayedJournal> {
        match &self.keeper {
            Authority::Here(here) => {
                journal_file::read_journal_bytes(here.journal.path()).ok().map(|bytes| replay(&bytes))
            }
            Authority::Station(remote) => Some(remote.replayed_journal().clone()),
            Authority::Host(_) => None,
        }
    }

    fn proposal(&self) -> Option<(DisputeFacts, Proposal)> {
        let facts = self.facts();
        let proposal = propose_resolution(&facts)?;
        Some((facts, proposal))
    }

    fn show_differences(&mut self) {
        let Some((facts, proposal)) = self.proposal() else { return self.say("desk-nothing-known") };
        let mut said = words::found_statements(&self.presenter, &facts, &proposal, StatementReader::Desk);
        said.extend(words::score_difference_statements(&self.presenter, &facts, &proposal));
        for color in Color::ALL {
            said.extend(words::board_explanation_statements(&self.presenter, &facts, &proposal, color));
        }
        said.extend(words::board_difference_statement(&self.presenter, &facts));
        self.show_statements(said);
    }

    /// The position behind a half-move of the course, or the one that is proposed; steps and clocks.
    fn show_position_after(&mut self, ply: Option<u32>) {
        let facts = self.facts();
        let Some(record) = &facts.record else { return self.show_refusal("desk-nothing-known") };
        let kept = match (ply, propose_resolution(&facts)) {
            (Some(ply), _) => ply as usize,
            (None, Some(proposal)) => proposal.agreed.min(record.course.len()),
            (None, None) => return self.say("desk-nothing-known"),
        };
        if kept > record.course.len() {
            return self.show_refusal_with_values("desk-no-half-move", MessageValues::new().set_digits("ply", kept));
        }
        let mut position = record.start.clone();
        record.course[..kept].iter().for_each(|legal| position.play_unchecked(*legal));
        let mut parts = vec![match kept {
            0 => self.presenter.private_message("desk-retrace-start", ()),
            _ => {
                let (number, color) = self.presenter.move_number_and_player(kept as u32);
                self.presenter.private_message(
                    "desk-retrace-to",
                    MessageValues::new().set_digits("number", number).with_color(color).set_digits("ply", kept),
                )
            }
        }];
        for color in Color::ALL {
            if let Some(board) = facts.boards.get(color) {
                let said =
                    words::hand_steps_with_heading(&self.presenter, color, &fewest_hand_steps(board, position.board()));
                parts.extend(said.into_iter().map(|said| said.told));
            }
        }
        match record.moments.get(kept) {
            Some(Some(moment)) => parts.extend(self.would_set(moment.clocks, moment.completed)),
            _ => parts.push(self.presenter.private_message("desk-no-reading", ())),
        }
        self.present_message(&join_messages(parts));
    }

    /// Clocks and counters as they would be set.
    fn would_set(&self, clocks: ByColor<Option<ansage_game::moment::Span>>, completed: ByColor<u32>) -> Vec<Message> {
        let set = |color| {
            let (left, moves) = ((*clocks.get(color))?, *completed.get(color));
            Some(self.presenter.private_message(
                "reconcile-clock",
                MessageValues::from_color(color).set_duration("left", left).set("moves", moves),
            ))
        };
        Color::ALL.into_iter().filter_map(set).collect()
    }

    /// Rules these after the proposal on which they rest, where the record does not hold that yet.
    fn rule_all_with_proposal(&mut self, rulings: Vec<Ruling>, at: Moment) {
        let recorded = self.proposal().map(|(facts, proposal)| proposal.to_recorded(&facts));
        let news = recorded.filter(|recorded| self.review.recorded.as_ref() != Some(recorded));
        self.review.recorded = news.clone().or(self.review.recorded.take());
        let proposed = news.map(|news| Ruling::RecordProposal(Box::new(news)));
        self.rule_all(proposed.into_iter().chain(rulings), at);
    }

    /// Rules these, one after the other.
    fn rule_all(&mut self, rulings: impl IntoIterator<Item = Ruling>, at: Moment) {
        self.review.ruling = rulings.into_iter().collect();
        self.rule_next(at);
    }

    fn rule_next(&mut self, at: Moment) {
        while let Some(ruling) = self.review.ruling.pop_front() {
            let port = self.review.port.unwrap_or(EventSource::Keyboard);
            let kind = EventKind::Ruled { ruling };
            if !self.record_event(Event { at, seat: Seat::Arbiter, port, kind }) {
                self.review.ruling.clear();
            }
            if self.is_awaiting_answers() {
                return;
            }
        }
    }

    /// Something is on record: a ruling of this desk may be followed by the next, a confirmed step by its successor.
    pub(super) fn follow_up_on_recorded_event(&mut self, event: &Event, effects: &[Effect]) {
        effects.iter().for_each(|effect| self.review.outdate(&effect.kind));
        self.drop_question_overtaken_by(&event.kind);
        if event.seat != Seat::Arbiter {
            return;
        }
        let refused = effects.iter().any(|effect| matches!(effect.kind, EffectKind::Refused(_)));
        if refused && !self.review.ruling.is_empty() {
            self.review.ruling.clear();
            self.show_refusal("desk-rulings-broken");
        }
        match &event.kind {
            EventKind::Ruled { ruling: Ruling::SetBoard { owner, shows } } if !refused => {
                self.advance_walk(*owner, shows);
            }
            EventKind::Ruled { ruling: Ruling::SetScoreSheet { player, .. } } => {
                let recorded = self.keeper.referee().map(|referee| referee.score(*player).clone());
                match self.review.sheets.get_mut(*player) {
                    Some(sheet) if !refused => sheet.recorded = recorded,
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// What is still to be ruled is not.
    pub(super) fn drop_pending_rulings(&mut self) {
        self.review.ruling.clear();
    }

    /// The station has answered: what is still to be ruled goes to it.
    pub(super) fn send_pending_rulings(&mut self, at: Moment) {
        if !self.is_awaiting_answers() {
            self.rule_next(at);
        }
    }

    /// Takes a player's sheet from a file, or once more what the program has written for the player.
    fn read_sheet(&mut self, whose: Color, file: &str, at: Moment) {
        let is_kept = self.keeper.referee().is_some_and(|referee| referee.is_score_kept_for(whose));
        if is_kept && ["kept", "geführt"].contains(&file.trim()) {
            return self.take_kept_score(whose, at);
        }
        let locale = self.presenter.program.clone();
        let read = files::read_sheet_bytes(&locale, Path::new(file)).and_then(|bytes| {
            let sheet =
                written::read_sheet_as_written(&bytes, None).map_err(|error| score_error_sentence(&locale, &error))?;
            Ok((sheet, source_of(&bytes)))
        });
        let (sheet, source) = match read {
            Ok(read) => read,
            Err(reason) => {
                return self.show_refusal_with_values(
                    "desk-sheet-unread",
                    MessageValues::new().set_path("path", file).set_own_text("reason", reason),
                );
            }
        };
        let referee = self.keeper.referee();
        let lines = placing::sheet_lines(whose, &sheet, &self.review.sheets_in_force(referee), referee);
        *self.review.sheets.get_mut(whose) = Some(SheetFromFile { written: sheet, recorded: None });
        self.rule_all([Ruling::SetScoreSheet { player: whose, lines, source: Some(source) }], at);
        if is_kept {
            self.present_message(&self.presenter.private_message("desk-sheet-over-kept", whose));
        }
    }

    /// The score that the program keeps for a player is the course with every move in full.
    fn take_kept_score(&mut self, whose: Color, at: Moment) {
        let Some(score) = self.keeper.referee().map(|it| record_from_referee(it).course_as_score()) else { return };
        let lines = score.entries.iter().map(|entry| placing::line_at(entry.line as u32, entry)).collect();
        *self.review.sheets.get_mut(whose) = None;
        self.rule_all([Ruling::SetScoreSheet { player: whose, lines, source: None }], at);
    }

    fn write_report(&mut self, file: &str) {
        let locale = self.presenter.program.clone();
        let Some(replayed) = self.replayed() else { return };
        let written = report::write_found_report(&locale, &self.journal, &replayed, self.facts(), Path::new(file));
        let told = match written {
            Ok(()) => {
                self.presenter.private_message("desk-report-written", MessageValues::new().set_path("path", file))
            }
            Err(failure) => self.presenter.build_message_with_line(
                Channel::Private,
                Earcon::Refused,
                "desk-report-not-written",
                MessageValues::new().set_own_text("reason", failure.reason()),
            ),
        };
        self.present_message(&told);
    }
}

/// A sheet as the record holds it.
fn source_of(bytes: &[u8]) -> SheetSource {
    let text = score::text_of_file(bytes);
    SheetSource { checksum: hex(&Sha256::digest(bytes)), text: text.filter(|text| text.len() <= SHEET_TEXT_MAX) }
}
