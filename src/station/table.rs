//! One station: take the five steps for every input: stamp, decide, record, present, wait.
//!
//! Who keeps the record is one part of it, the [`Authority`]: this process, the station of the game (at the arbiter's own
//! desk), or the host of a game that was joined. All else (what is read, typed, heard and felt at a seat) is the same at
//! all of them.

mod alive;
mod boards;
mod connections;
mod desk;
mod drawing;
mod guests;
mod inspecting;
mod joined;
mod keeper;
mod lesson;
mod practice;
mod recording;
mod remote;
mod review;
mod settings;
mod telling;

pub use joined::RemoteHost;
pub use remote::DeskConnection;

use super::connected_boards::ConnectedBoards;
use super::heartbeat::Heartbeat;
use super::screen::StationScreen;
use super::settings::kept::KeptSettings;
use super::sounds;
use super::speaker::Speaker;
use crate::journal_file::Journal;
use crate::journal_file::pulse::Pulse;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::foreign::PersonName;
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::seat::Seat;
use ansage_game::view::{AwaitedAct, View};
use ansage_seats::console::driver::{WriteOutcome, write_to_stdout};
use ansage_seats::console::held_key::{HeldKeyRefusals, RefusedAnswer};
use ansage_seats::console::keymap::Key;
use ansage_seats::console::lesson::Lesson;
use ansage_seats::console::line::first_pasted_line;
use ansage_seats::console::{Console, ConsoleAction};
use ansage_sound::speech::driver::{SpeechOutput, SpeechReport};
use ansage_sound::speech::queue::CutReason;
use ansage_words::presentation::listener::Occurrence;
use ansage_words::presentation::{Earcon, Presenter, SpeechPiece};
use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;

/// A station: what is known of the game here, its record, and the ways out.
pub struct Station {
    keeper: Authority,
    presenter: Presenter,
    screen: StationScreen,
    speaker: Speaker,
    /// What became of the lines, as soon as they go nowhere any more.
    unread: Option<WriteOutcome>,
    /// Utterances of the output whose last word the referee waits for.
    awaited: HashMap<u64, u32>,
    /// Without sound an utterance is heard when its line is shown: these have been.
    shown: VecDeque<u64>,
    silent: bool,
    /// Whether the opponent's press was heard and his move is not completed yet.
    has_heard_press: bool,
    /// What time or the speech output brought about while the journal could not be written.
    unrecorded: VecDeque<Event>,
    leaving: Option<LeaveReason>,
    /// The arbiter's access to the desk.
    access: desk::DeskAccess,
    /// The lines to other stations.
    connections: connections::Connections,
    /// Who sits here.
    capacity: StationRole,
    /// Whether the journal is only looked at so far: no time passes in it.
    asleep: bool,
    /// The arbiter's name, for a record that has none.
    arbiter: PersonName,
    /// Keys that wait for the station's answer.
    held: VecDeque<Key>,
    /// What a key that is held down was refused last.
    refusals: HeldKeyRefusals,
    /// What is looked into at this desk.
    review: review::ArbiterReview,
    /// The journal's name, for the report.
    journal: PathBuf,
    /// The boards of who sits here, and the opponent's own at a shared keyboard.
    boards: ConnectedBoards,
    /// The stations that have joined; `None` where none may.
    guests: Option<guests::Clients>,
    /// What notices that the program stood still; `None` in virtual time, and where the journal is not kept here.
    heartbeat: Option<Heartbeat>,
    /// When the picture of a running clock will be another.
    redraw_at: Option<Moment>,
    /// The settings, and what is kept of them.
    settings: KeptSettings,
    /// Whether it was told that settings cannot be kept.
    told_unkept: bool,
    /// What writes down that the program is alive; `None` in virtual time, and where the journal is not kept here.
    pulse: Option<Pulse>,
    /// What is taught at this table.
    lesson: Option<Lesson>,
    /// The opponent that the program plays.
    practice: Option<practice::PracticeSeat>,
    /// What the player was hinted at last.
    hint: Option<practice::GivenHint>,
    /// Whether a locked game has made the process give up starting programs.
    gave_up: bool,
    /// Whether what is presented in this step is the reply to a command; also what is said at the opening.
    is_requested: bool,
}

/// Who keeps the record, and what is known of the game here.
pub enum Authority {
    /// This process: it has the lock of the journal, and its referee decides.
    Here(Box<LocalGame>),
    /// The station of the game: what happens at this desk is sent there, and its journal comes line by line.
    Station(Box<DeskConnection>),
    /// The host of the game that this station has joined: acts are sent there, and it is told how the table stands.
    Host(Box<RemoteHost>),
}

/// A journal that is kept by this process.
pub struct LocalGame {
    /// The record.
    pub journal: Journal,
    /// The game as it stands.
    pub referee: Referee,
}

/// Why the station is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeaveReason {
    /// Who sits here wished it, or the input has ended.
    Wished,
    /// The line to who keeps the record is cut for good; this message says why.
    CutOff(&'static str),
    /// Nobody can be told anything any more.
    Unread,
}

/// What a station is made of.
pub struct StationParts {
    /// Who keeps its record, and what is known of the game here.
    pub keeper: Authority,
    /// How effects are told.
    pub presenter: Presenter,
    /// What is read.
    pub screen: StationScreen,
    /// The voice.
    pub speaker: Speaker,
    /// Whether there is no sound at all: lines only.
    pub silent: bool,
    /// Who sits here; the arbiter at his own desk.
    pub capacity: StationRole,
    /// The arbiter's name, for a record that has none; may be empty.
    pub arbiter: PersonName,
    /// The journal's name, for the report.
    pub journal: PathBuf,
    /// The boards that are connected.
    pub boards: ConnectedBoards,
    /// The settings it was started with.
    pub settings: KeptSettings,
}

impl Station {
    /// Sets the table.
    pub fn new(parts: StationParts) -> Station {
        let StationParts { keeper, presenter, screen, speaker, silent, capacity, arbiter, journal, boards, settings } =
            parts;
        let asleep = capacity == StationRole::Arbiter && matches!(keeper, Authority::Here(_));
        Station {
            keeper,
            presenter,
            screen,
            speaker,
            unread: None,
            awaited: HashMap::new(),
            shown: VecDeque::new(),
            silent,
            has_heard_press: false,
            unrecorded: VecDeque::new(),
            leaving: None,
            access: desk::DeskAccess::default(),
            connections: connections::Connections::default(),
            capacity,
            asleep,
            arbiter,
            held: VecDeque::new(),
            refusals: HeldKeyRefusals::default(),
            review: review::ArbiterReview::default(),
            journal,
            boards,
            guests: None,
            heartbeat: None,
            redraw_at: None,
            settings,
            told_unkept: false,
            pulse: None,
            lesson: None,
            practice: None,
            hint: None,
            gave_up: false,
            is_requested: true,
        }
    }

    /// Whether this is the arbiter's own desk, and no player's station.
    fn is_post(&self) -> bool {
        self.capacity == StationRole::Arbiter
    }

    /// The table as this station may see it.
    pub fn view(&self, now: Moment) -> View {
        self.keeper.view(if self.asleep { Moment::START } else { now })
    }

    /// When something is due: for the referee or the host, on the player's dial, on his screen or his board.
    pub fn next_deadline(&self) -> Option<Moment> {
        let cue = self.screen.next_clock_cue_moment().and_then(|at| self.keeper.station_moment(at));
        let board = self.boards.rest_deadline().filter(|_| self.keeper.is_up_to_date());
        let dues = [self.referees_deadline(), cue, board, self.clients_deadline(), self.keeper.host_link_deadline()];
        dues.into_iter().chain([self.redraw_at, self.opponents_deadline()]).flatten().min()
    }

    /// When something is due for the referee of this process: time passes in a journal only where it is kept.
    fn referees_deadline(&self) -> Option<Moment> {
        let Authority::Here(here) = &self.keeper else { return None };
        let deadline = here.referee.deadline().filter(|_| !self.asleep)?;
        Some(deadline.max(self.flag_fall_held_until(deadline).unwrap_or(deadline)))
    }

    /// Why the station is to be left, where it is.
    pub fn leave_reason(&self) -> Option<LeaveReason> {
        if self.unread.is_some() { Some(LeaveReason::Unread) } else { self.leaving }
    }

    /// Whether the player asked to leave, or nobody can be told anything any more.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leave_reason().is_some()
    }

    fn leave_for(&mut self, why: LeaveReason) {
        self.leaving = self.leaving.or(Some(why));
    }

    /// Whether the whole terminal is its screen.
    pub(crate) fn is_full_screen(&self) -> bool {
        matches!(self.screen, StationScreen::Board { .. })
    }

    /// Whether the lines go nowhere any more.
    pub(crate) fn is_screen_closed(&self) -> bool {
        self.unread.is_some()
    }

    /// Whether a press waits for the last word of an announcement that is spoken here.
    pub(crate) fn is_awaiting_last_word(&self, now: Moment) -> bool {
        let here = !self.is_post() && matches!(self.keeper, Authority::Here(_));
        here && matches!(self.view(now).awaited, AwaitedAct::LastWord(_))
    }

    /// The speech output, for the virtual drive.
    pub fn speech_output_mut(&mut self) -> &mut SpeechOutput {
        self.speaker.output_mut()
    }

    /// The program's own doings: opening, resuming, leaving.
    pub fn record_own_event(&mut self, at: Moment, kind: EventKind) -> bool {
        let seat = Seat::from(self.presenter.owner);
        self.record_event(Event { at, seat, port: EventSource::Station, kind })
    }

    /// The deadline was reached.
    pub(crate) fn handle_deadline(&mut self, at: Moment) {
        self.announce_clock_cues(at);
        // A flag that falls at this moment has fallen before the opponent does anything.
        if self.referees_deadline().is_some_and(|deadline| deadline <= at) {
            let seat = Seat::from(self.presenter.owner);
            self.record_event(Event { at, seat, port: EventSource::Clock, kind: EventKind::DeadlineReached });
        }
        self.let_opponent_act(at);
    }

    /// Looks at the player's dial (D.2.5) and lets him hear what it has passed. A cue is no event: nothing is recorded.
    pub fn announce_clock_cues(&mut self, at: Moment) {
        let Some(looked_at) = self.screen.console().map(Console::last_clock_check) else { return };
        let Some(view) = self.keeper.clock_view(at, looked_at) else { return };
        if let Some(told) = self.screen.console_mut().and_then(|console| console.check_clock_cues(&view)) {
            self.present_message(&told);
        }
    }

    /// The terminal has another width.
    pub fn set_terminal_width(&mut self, columns: u16) {
        if let Some(console) = self.screen.console_mut() {
            console.resize(columns);
        }
    }

    /// What the speech output reports.
    pub fn handle_speech_report(&mut self, report: SpeechReport, at: Moment) {
        match report {
            // A newer announcement took its place, and that one is heard.
            SpeechReport::Cut { id, why: CutReason::Superseded, .. } => drop(self.awaited.remove(&id)),
            SpeechReport::Finished { id, .. } | SpeechReport::Cut { id, .. } => self.finished(id, at),
            SpeechReport::AnnouncementDelayed { id, .. } => {
                self.report_announcement(id, at, |utterance| EventKind::AnnouncementDelayed { utterance });
            }
            SpeechReport::AnnouncementBegun { id, .. } => {
                self.report_announcement(id, at, |utterance| EventKind::AnnouncementBegun { utterance });
            }
            SpeechReport::Voices(voices) => {
                let actions =
                    self.screen.console_mut().map(|console| console.handle_voice_list(&voices)).unwrap_or_default();
                self.is_requested = true;
                self.perform_actions(actions, at, EventSource::Station);
            }
            // Who plays against the program is at home.
            SpeechReport::SharedOutput
                if self.is_against_program() || !self.settings.is_first_time(sounds::SHARED_OUTPUT) => {}
            other => {
                if let Some(told) = sounds::speech_report_message(&self.presenter, &other) {
                    // Nobody has asked for it: it is said also where the first command comes before it.
                    let is_requested = std::mem::replace(&mut self.is_requested, false);
                    self.present_message(&told);
                    self.is_requested = is_requested;
                }
            }
        }
    }

    fn finished(&mut self, id: u64, at: Moment) {
        if let Some(utterance) = self.awaited.remove(&id) {
            self.record_event(self.speech_event(EventKind::AnnouncementHeard { utterance }, at));
        }
    }

    /// What the speech output reports of an announcement whose last word is awaited.
    fn report_announcement(&mut self, id: u64, at: Moment, kind: impl Fn(u32) -> EventKind) {
        if let Some(utterance) = self.awaited.get(&id) {
            self.record_event(self.speech_event(kind(*utterance), at));
        }
    }

    /// A key of the player.
    pub fn handle_key(&mut self, key: Key, at: Moment) {
        if self.is_awaiting_answers() && !self.is_urgent_key(key) {
            return self.held.push_back(key);
        }
        if self.holds_assistant(key) {
            let seat = Seat::from(self.presenter.owner);
            self.record_event(Event { at, seat, port: EventSource::Keyboard, kind: EventKind::PressCancelled });
        }
        let begins = self.screen.console().is_some_and(|console| console.is_command_key(key, at));
        self.is_requested = false;
        if begins {
            self.begin_command();
        }
        // What comes of any other key does not wait behind the echo of the last letter, and that is not said after it.
        if !self.screen.console().is_some_and(|console| console.is_editing_key(key)) {
            self.speaker.end_typing_echo();
        }
        self.refusals.note_press(key);
        let view = self.view(at);
        let mut actions = self.screen.console_mut().map(|console| console.handle_key(key, &view)).unwrap_or_default();
        actions.retain(|action| !self.note_console_refusal(action, at));
        self.perform_actions(actions, at, EventSource::Keyboard);
        self.finish_step();
    }

    /// Text that was pasted at once. Nothing of it is submitted, so nothing has to be recorded.
    pub fn handle_paste(&mut self, text: &str, at: Moment) {
        if self.is_awaiting_answers() {
            return self.held.extend(first_pasted_line(text).0.chars().map(Key::Char));
        }
        self.speaker.end_typing_echo();
        let actions = self.screen.console_mut().map(|console| console.handle_paste(text)).unwrap_or_default();
        self.perform_actions(actions, at, EventSource::Keyboard);
        self.print_pending_lines();
    }

    /// Notes a refusal by the console. Returns `true` if its key is held down and it was presented.
    fn note_console_refusal(&mut self, action: &ConsoleAction, at: Moment) -> bool {
        let ConsoleAction::Tell(told) = action else { return false };
        let is_refusal =
            |piece: &SpeechPiece| matches!(piece, SpeechPiece::Earcon(Earcon::Refused | Earcon::NotUnderstood));
        told.speech.first().is_some_and(is_refusal)
            && self.refusals.note_refusal(RefusedAnswer::Console(told.line.clone()), at)
    }

    /// Notes a refusal by the referee. Returns `true` if its key is held down and it was presented.
    fn note_referee_refusal(&mut self, happened: &Occurrence<'_>) -> bool {
        if happened.event.is_some_and(|event| event.port != EventSource::Keyboard) {
            return false;
        }
        match happened.effects {
            [Effect { to, kind: EffectKind::Refused(refusal) }] if *to == Audience::Seat(self.presenter.owner) => {
                self.refusals.note_refusal(RefusedAnswer::Referee(refusal.clone()), happened.at)
            }
            _ => {
                self.refusals.note_accepted();
                false
            }
        }
    }

    /// Whether a key would only change the input line: it is echoed, and nothing has to be recorded.
    pub fn is_editing_key(&self, key: Key) -> bool {
        let free = self.held.is_empty() && !self.is_assistant_about_to_press();
        free && self.screen.console().is_some_and(|console| console.is_editing_key(key))
    }

    /// Whether the input line holds anything.
    pub(crate) fn has_typed_text(&self) -> bool {
        self.screen.console().is_some_and(Console::has_typed)
    }

    /// Whether an assistant presses unless a key holds it (D.2.9.c). The arbiter's own desk holds nothing.
    fn is_assistant_about_to_press(&self) -> bool {
        !self.is_post() && self.keeper.referee().is_some_and(Referee::is_assistant_press_scheduled)
    }

    fn holds_assistant(&self, key: Key) -> bool {
        self.is_assistant_about_to_press()
            && self.screen.console().is_some_and(|console| console.is_press_cancelling_key(key))
    }

    /// What a line of standard input asks for; to be given to [`Station::perform_line_actions`].
    pub fn parse_line(&mut self, line: &str, at: Moment) -> Vec<ConsoleAction> {
        self.begin_command();
        let view = self.view(at);
        self.screen.console_mut().map(|console| console.handle_line(line, &view)).unwrap_or_default()
    }

    /// Does what the console made of a line of standard input.
    pub fn perform_line_actions(&mut self, actions: Vec<ConsoleAction>, at: Moment) {
        self.is_requested = true;
        self.perform_actions(actions, at, EventSource::Pipe);
        self.finish_step();
    }

    /// Does what the console made of keys and lines.
    pub fn perform_actions(&mut self, actions: Vec<ConsoleAction>, at: Moment, port: EventSource) {
        let once = actions.contains(&ConsoleAction::OnlyNow);
        let may_change =
            actions.iter().any(|action| !matches!(action, ConsoleAction::Write(_) | ConsoleAction::Event(..)));
        for action in actions {
            match action {
                ConsoleAction::Event(_, kind) if self.is_walk_ended_by(&kind, at) => self.abandon_adjustment_walk(),
                ConsoleAction::Event(seat, kind) => {
                    let port = self.desk_event_source(port);
                    self.read_board_before_press(&kind, at);
                    self.record_event(Event { at, seat, port, kind });
                }
                ConsoleAction::Tell(told) => self.present_message(&told),
                ConsoleAction::Write(bytes) => self.write_bytes(&bytes),
                ConsoleAction::StopPrivate => self.speaker.stop_private_speech(),
                ConsoleAction::Voice(change) => self.speaker.set_voices(change),
                ConsoleAction::ListVoices => self.speaker.request_voice_list(),
                ConsoleAction::Desk(wish) => self.handle_desk_request(&wish, at, port),
                ConsoleAction::Board(wish) => self.handle_board_request(wish, at),
                ConsoleAction::OpponentsBoard(reads) => self.switch_opponents_board(reads, at),
                ConsoleAction::Link(wish) => self.handle_link_request(wish, at, port),
                ConsoleAction::Lines(form) => self.presenter.lines = form,
                ConsoleAction::Ear(words) => self.presenter.ear = words,
                ConsoleAction::Setting(wish) => self.handle_setting_request(&wish),
                ConsoleAction::Inspect(channel) => self.present_inspection(channel, at),
                ConsoleAction::Hint => self.ask_for_hint(at),
                ConsoleAction::AskDrawOffer => {
                    let view = self.view(at);
                    let asked = self.screen.console_mut().map(|console| console.ask_for_draw_with_move(&view));
                    self.perform_actions(asked.unwrap_or_default(), at, port);
                }
                ConsoleAction::OnlyNow => {}
                ConsoleAction::Leave => self.leave_for(LeaveReason::Wished),
            }
        }
        if may_change {
            self.save_changed_settings(once);
        }
    }

    /// Saves, says so and closes the speech output, which plays public speech and the farewell to their ends. Returns
    /// whether the lines were read to the end, and the saving is on record.
    pub fn leave(mut self, at: Moment) -> Farewell {
        self.speaker.stop_private_speech();
        // Who has only looked at a journal leaves nothing in it; that of a lesson is thrown away.
        let nothing_done = self.asleep || self.lesson.is_some() || !matches!(self.keeper, Authority::Here(_));
        let saved = nothing_done || self.record_own_event(at, EventKind::ProgramLeft);
        if let Some(pulse) = self.pulse.take().filter(|_| saved && !nothing_done) {
            pulse.stop_and_remove_file();
        }
        self.close_connections();
        let last = self.present_farewell();
        let ended = self.screen.end_lines();
        self.note_write_outcome(ended);
        // What is reported after this is about nothing but the farewell.
        let farewell = Farewell { saved, why: self.leave_reason().unwrap_or(LeaveReason::Wished) };
        let Station { keeper, speaker, screen, .. } = self;
        let full = matches!(screen, StationScreen::Board { .. });
        // The terminal is put back before anything waits.
        drop(screen);
        if let Some(told) = last.filter(|_| full) {
            let _ = write_to_stdout(format!("{}\n", told.line).as_bytes());
        }
        keeper.close_host_line();
        // A player who asked to leave hears the farewell. After a lost connection or terminal, the player may be gone.
        if farewell.why == LeaveReason::Wished {
            speaker.finish_speech_and_farewell()
        } else {
            speaker.finish_public_speech()
        }
        farewell
    }
}

/// How the station was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Farewell {
    /// Whether the last entry is on record.
    pub saved: bool,
    /// Why.
    pub why: LeaveReason,
}
