//! Referee one game: take an event, return every effect; read no time, disk, port or locale.
//!
//! [`Referee::handle`] is told events in the order of their moments. Before each it settles what time itself has
//! brought about (a flag, the assistant's press), or a press after the flag would win. It keeps apart, and never
//! merges: the course of the game, what each player's own board shows, and what each player has written. It never
//! rules: it records, compares and tells.
//!
//! ```
//! use ansage_game::event::{Event, EventKind, EventSource};
//! use ansage_game::{referee::Referee, terms::GameTerms};
//! use ansage_game::moment::Moment;
//! use ansage_game::seat::Seat;
//! let mut referee = Referee::open(GameTerms::new("90+30".parse().unwrap())).unwrap();
//! let event = |kind| Event { at: Moment::START, seat: Seat::White, port: EventSource::Keyboard, kind };
//! referee.handle(&event(EventKind::Started));
//! let told = referee.handle(&event(EventKind::Announced { words: "P?e4".parse().unwrap() }));
//! assert_eq!(told.len(), 1);
//! ```

mod act;
mod adjourning;
mod assistants;
mod at_press;
mod boards;
mod calls;
mod cause;
mod claims;
mod code_at_table;
mod comparing;
mod completion;
mod conditions;
mod course;
mod dated;
mod desk;
mod draws;
mod duties;
mod ends;
mod evidence;
mod executed;
mod flag;
mod guiding;
mod hands;
mod irregular;
mod linking;
mod mend;
mod moves;
mod offers;
mod out;
mod pegs;
mod press;
mod quickplay;
mod remedies;
mod repeating;
mod replacing;
mod replies;
mod restoring;
mod rulings;
mod seen;
mod shown;
mod speech;
mod time;
mod touching;
mod turn;
mod unpromoted;
mod view;
pub mod what_counts;

pub use adjourning::sealed_move_commitment;
pub use calls::ArbiterCall;
pub use view::StateSummary;

use act::Act;
use boards::PlayersBoards;
use cause::{Offence, SuspensionCause};
use claims::OpenClaims;
use course::GameCourse;
use desk::DeskState;
use out::Effects;
use turn::TurnState;

use super::board::Transfer;
use super::clock::{Clock, ClocksAfterPress};
use super::effect::Effect;
use super::event::{Event, EventKind, EventSource};
use super::laws::Rules;
use super::outcome::Outcome;
use super::pending::HalfMove;
use super::refusal::Refusal;
use super::ruling::AssistantDuties;
use super::score::Score;
use super::start::{self, BadStart};
use super::terms::{GameMode, GameTerms};
use super::view::wire;
use crate::moment::Moment;
use crate::seat::{ByColor, Color};
use serde::Serialize;
use shakmaty::{Chess, Move};

/// The state of one game: parts, each beside the rules that change it. All of it goes into the journal's digest, but what
/// lasts no longer than one event.
#[derive(Debug, Clone, Serialize)]
pub struct Referee {
    terms: GameTerms,
    /// The edition's rules as the arbiter has adapted them (D.1).
    rules: Rules,
    #[serde(with = "wire::both")]
    duties: ByColor<AssistantDuties>,
    course: GameCourse,
    turn: TurnState,
    boards: PlayersBoards,
    #[serde(with = "wire::both")]
    scores: ByColor<Score>,
    clock: Clock,
    claims: OpenClaims,
    desk: DeskState,
    adjournment: Option<adjourning::Adjournment>,
    /// Who sits at a station of his own.
    links: linking::StationLinks,
    now: Moment,
    /// How the event in hand reached the program.
    #[serde(skip)]
    port: EventSource,
    /// The revision of the program that recorded the events in hand; `None` for this one.
    #[serde(skip)]
    revision: Option<u32>,
}

impl Referee {
    /// Opens a game; nothing runs before `start`.
    ///
    /// # Errors
    /// [`BadStart`] where the terms name a position that cannot be played from.
    pub fn open(terms: GameTerms) -> Result<Referee, BadStart> {
        let start = start::position_from_terms(&terms)?;
        Ok(Referee::from_position(terms, start))
    }

    /// Opens a game from the usual position, whatever the terms name.
    pub fn open_from_usual_position(terms: GameTerms) -> Referee {
        Referee::from_position(GameTerms { start: None, chess960: None, ..terms }, Chess::new())
    }

    fn from_position(terms: GameTerms, start: Chess) -> Referee {
        let mut referee = Referee {
            rules: terms.initial_rules(),
            duties: terms.duties(),
            course: GameCourse::from_position(start),
            turn: TurnState::default(),
            boards: PlayersBoards::default(),
            scores: ByColor::default(),
            clock: Clock::new(&terms.time),
            claims: OpenClaims::default(),
            desk: DeskState::default(),
            adjournment: None,
            links: linking::StationLinks::default(),
            now: Moment::START,
            port: EventSource::Station,
            revision: None,
            terms,
        };
        referee.apply_rules_to_clock();
        for color in Color::ALL {
            *referee.boards.known.get_mut(color) = referee.initial_board_knowledge(color);
        }
        referee
    }

    /// The table's rules.
    pub fn terms(&self) -> &GameTerms {
        &self.terms
    }

    /// The events from here on were recorded by a program of this revision.
    pub(crate) fn set_revision(&mut self, revision: u32) {
        self.revision = Some(revision);
    }

    /// Whether an act that changes nothing is refused. A program of revision 4 or before did it all the same, and numbered
    /// what it told anew.
    fn refuses_idle_acts(&self) -> bool {
        self.follows_revision(5)
    }

    /// Whether the program that recorded these events was of this revision or a later one.
    fn follows_revision(&self, first: u32) -> bool {
        self.revision.is_none_or(|revision| revision >= first)
    }

    /// Refuses an act that would change nothing.
    ///
    /// # Errors
    /// [`Refusal::NothingChanged`] where it would not.
    fn check_changes(&self, is_changed: bool) -> Result<(), Refusal> {
        if is_changed || !self.refuses_idle_acts() { Ok(()) } else { Err(Refusal::NothingChanged) }
    }

    /// Both clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.course.outcome
    }

    /// The position after the standing half-moves.
    pub const fn position(&self) -> &Chess {
        &self.course.position
    }

    /// The position the game started from.
    pub fn start_position(&self) -> &Chess {
        &self.course.start
    }

    /// Every completed half-move in order, withdrawn ones too.
    pub fn half_moves_with_withdrawn(&self) -> &[HalfMove] {
        &self.course.half_moves
    }

    /// What a player has written.
    pub fn score(&self, who: Color) -> &Score {
        self.scores.get(who)
    }

    /// Handles one event and returns everything it brings about.
    pub fn handle(&mut self, event: &Event) -> Vec<Effect> {
        let mut out = Effects::default();
        let at = event.at.max(self.now);
        let who = event.seat.color().unwrap_or(self.terms.owner);
        let until = self.advance_target_before_event(&event.kind, who, at);
        self.advance_to(until, &mut out);
        self.count_entry_time(until);
        self.now = at;
        self.port = event.port;
        self.count_lifts_before_act(&event.kind, who, &mut out);
        let wanted = self.expected_sensed_boards();
        match &event.kind {
            EventKind::Opened { .. } => {}
            _ if self.handle_link(event, who, at, &mut out) => {}
            _ if self.is_from_another_desk(event) => out.refuse(who, Refusal::NoArbiterAtDesk),
            _ if self.handle_code_answer(event, who, &mut out) => {}
            EventKind::ProgramResumed { alive, revision, .. } => {
                self.revision = revision.or(self.revision);
                self.handle_journal_reopened(until, alive.is_some(), &mut out);
            }
            EventKind::ProgramStalled { .. } => self.handle_program_standstill(until, at, &mut out),
            EventKind::ProgramLeft => self.handle_program_exit(at, &mut out),
            EventKind::Started => self.begin_game(at, who, &mut out),
            EventKind::BoardReported(report) => self.handle_board_report(who, report, at, &mut out),
            EventKind::PlayResumed => self.resume_play(at, event.seat, who, &mut out),
            EventKind::TimeSet { time } => self.set_time_control(who, time, &mut out),
            EventKind::DeskTaken { verifier, arbiter } => {
                self.enter_desk_with_code((verifier, arbiter), who, event.port, &mut out);
            }
            EventKind::CodeProposed { verifier, arbiter } => self.propose_code((verifier, arbiter), who, &mut out),
            EventKind::Confirmed { player: by } if !self.is_awaiting_confirmation_of(*by) => {
                out.refuse(who, Refusal::NothingPending)
            }
            EventKind::AssistantAnswered { station, accepted } => {
                self.answer_assistant_request(event, who, (*station, *accepted), &mut out);
            }
            EventKind::DeskLeft => self.leave_desk(who, &mut out),
            EventKind::Ruled { ruling } => self.handle_ruling(ruling, who, at, &mut out),
            EventKind::EnvelopeOpened { salt, words } => self.unseal(salt, *words, at, &mut out),
            EventKind::DeadlineReached => {}
            EventKind::AnnouncementHeard { utterance } => self.handle_utterance_heard(*utterance, at, &mut out),
            EventKind::AnnouncementDelayed { utterance } => self.handle_announcement_delay(*utterance),
            EventKind::AnnouncementBegun { utterance } => self.handle_announcement_begin(*utterance, at, &mut out),
            EventKind::AnnouncementRepeatAsked => self.repeat_last_announcement(who, &mut out),
            EventKind::ComparisonAsked => self.announce_comparison(event.seat, who, &mut out),
            EventKind::InformationAsked { question } => self.handle_question(who, *question, at, &mut out),
            EventKind::NotUnderstood { text, understood, part } => {
                let (text, understood, part) = (text.clone(), understood.clone(), part.clone());
                out.refuse(who, Refusal::NotUnderstood { text, understood, part });
            }
            kind => self.handle_play(kind, who, at, &mut out),
        }
        // Where the clocks were not stopped as of a moment before, time goes on to this one.
        if until < at {
            self.advance_to(at, &mut out);
        }
        self.lift_decided_flags(at);
        self.drop_overtaken_code(&mut out);
        self.adapt_boards_to_changed_moves(&wanted, at, &mut out);
        self.update_making_of_pending_move(at);
        self.update_executed_move(at);
        self.update_announcement_delay(at, &mut out);
        self.update_complaint_facts(&mut out);
        self.record_ruling_arbiter(event, &mut out);
        self.ask_about_assistants(&mut out);
        out.0
    }

    /// The events that need a game going on, or at least one that was begun and is not over.
    fn handle_play(&mut self, kind: &EventKind, who: Color, at: Moment, out: &mut Effects) {
        if let Some(refusal) = self.refusal_before_flag_key(kind, who) {
            return out.refuse(self.recipient_of(who), refusal);
        }
        if let EventKind::Misheard { words } = kind {
            let misheard = self.handle_mishearing(who, words, at, out);
            return out.refuse_if_err(self.recipient_of(who), misheard);
        }
        if let Some(refusal) = self.refusal_when_not_playing(kind) {
            return out.refuse(who, refusal);
        }
        match kind {
            EventKind::Announced { words } => self.handle_announcement(who, words, at, out),
            EventKind::AnnounceButtonPressed => self.announce_shown_move(who, at, out),
            EventKind::ReplyEntered { words } => self.enter_opponents_move(who, words, at, out),
            EventKind::Corrected { words } => {
                let corrected = self.handle_correction(who, words, at, out);
                out.refuse_if_err(self.recipient_of(who), corrected);
            }
            EventKind::Repeated { words } => self.repeat(who, words, out),
            EventKind::Executed { from, to, placed } => {
                self.record_execution(who, Transfer { from: *from, to: *to, placed: *placed }, out);
            }
            EventKind::ScoreWritten { text, words } => self.write_in_score(who, text, *words, out),
            EventKind::PieceTouched { square } => self.record_touch(who, *square, out),
            EventKind::Adjusting => self.handle_adjusting(who, out),
            EventKind::ClockPressed { player: by } => {
                self.handle_key_press(Act { actor: *by, recipient: who }, at, out)
            }
            EventKind::Confirmed { player: by } => {
                self.handle_confirmation(Act { actor: *by, recipient: who }, at, out)
            }
            EventKind::PressCancelled => self.cancel_press(who, out),
            EventKind::SpokenForOpponent { word } => self.record_word_for_opponent(word, out),
            EventKind::DrawOffered => self.offer_draw(Act::own(who), out),
            EventKind::DrawAccepted => {
                let accepted = self.accept_draw(who, at, at, out);
                out.refuse_if_err(who, accepted);
            }
            EventKind::DrawDeclined => self.decline_draw(Act::own(who), out),
            EventKind::Resigned => {
                let resigned = self.resign(who, at, out);
                out.refuse_if_err(self.recipient_of(who), resigned);
            }
            EventKind::FlagClaimed => {
                let claimed = self.claim_flag(Act::own(who), at, out);
                out.refuse_if_err(who, claimed);
            }
            EventKind::Claimed { claim } => {
                let claimed = self.claim(Act::own(who), claim, at, out);
                out.refuse_if_err(who, claimed);
            }
            EventKind::Consented => self.consent(Act::own(who), at, out),
            EventKind::MoveSealed { commitment, wall } => self.seal(who, commitment.as_ref(), wall, out),
            EventKind::ArbiterCalled => self.call_arbiter(who, at, out),
            EventKind::MovesTakenBack => self.undo_moves_in_practice(who, at, out),
            _ => {}
        }
    }

    /// The number of standing half-moves.
    fn ply(&self) -> u32 {
        self.course.ply()
    }

    /// What both clocks showed just after the first press of the last of these half-moves on this course, which may be taken
    /// back since; `None` where no press has completed it.
    pub fn clocks_after_first_press(&self, course: &[Move]) -> Option<ClocksAfterPress> {
        self.course.clocks_after_first_press(course)
    }

    /// The standing half-moves.
    fn moves_in_force(&self) -> impl DoubleEndedIterator<Item = &HalfMove> {
        self.course.moves_in_force()
    }

    fn is_blind(&self, who: Color) -> bool {
        *self.terms.blind_players().get(who)
    }

    fn is_practice(&self) -> bool {
        self.terms.mode == GameMode::Practice
    }
}
