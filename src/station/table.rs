//! Take the five steps for every input: stamp, decide, record, present, wait.

mod alive;
mod boards;
mod desk;
mod desks;
mod guests;
mod opponents_key;
mod recording;
mod remote;
mod review;
mod telling;

pub use remote::Remote;

use super::connected_boards::ConnectedBoards;
use super::opponents_key::OpponentsKey;
use super::sounds;
use super::speaker::Speaker;
use crate::console::driver::Written;
use crate::console::keymap::Key;
use crate::console::{Action, Console};
use crate::game::event::{Event, EventKind, Port};
use crate::game::referee::Referee;
use crate::game::view::{Awaited, View};
use crate::journal::alive::driver::Pulse;
use crate::journal::driver::Journal;
use crate::moment::Moment;
use crate::presentation::Presenter;
use crate::seat::Seat;
use crate::speech::driver::{Output, Report};
use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;

/// The station's state: the game, its record, and the ways out.
pub struct Table {
    referee: Referee,
    keeper: Keeper,
    presenter: Presenter,
    console: Console,
    speaker: Speaker,
    /// What became of the lines, as soon as they go nowhere any more.
    unread: Option<Written>,
    /// Utterances of the output whose last word the referee waits for.
    awaited: HashMap<u64, u32>,
    /// Without sound an utterance is heard when its line is shown: these have been.
    shown: VecDeque<u64>,
    silent: bool,
    /// What time or the speech output brought about while the journal could not be written.
    unrecorded: VecDeque<Event>,
    leaving: bool,
    /// The arbiter's access to the desk.
    access: desk::Access,
    /// The desks that are connected to this station.
    desks: desks::Desks,
    /// Whether this is the arbiter's own desk, and no player's station.
    is_post: bool,
    /// Whether the journal is only looked at so far: no time passes in it.
    asleep: bool,
    /// The arbiter's name, for a record that has none.
    arbiter: String,
    /// Keys that wait for the station's answer.
    held: VecDeque<Key>,
    /// What is looked into at this desk.
    review: review::Review,
    /// The journal's name, for the report.
    journal: PathBuf,
    /// What is not told of a board that was just taken down.
    nearer: telling::Nearer,
    /// The owner's tactile board, and the sighted opponent's electronic one.
    boards: ConnectedBoards,
    /// The opponent's own clock key.
    opponents_key: Option<OpponentsKey>,
    /// The stations that have joined; `None` where none may.
    guests: Option<guests::Guests>,
    /// When the loop of the station came round last; `None` in virtual time.
    round: Option<Moment>,
    /// What writes down that the program is alive; `None` in virtual time, and where the journal is not kept here.
    pulse: Option<Pulse>,
}

/// Who keeps the record.
pub enum Keeper {
    /// This process: it has the lock of the journal.
    Here(Journal),
    /// The station of the game: what happens here is sent there.
    Station(Box<Remote>),
}

/// What makes a table the arbiter's own desk.
#[derive(Debug, Clone, Default)]
pub struct Post {
    /// The arbiter's name, for a record that has none; may be empty.
    pub arbiter: String,
}

/// What a station is made of.
pub struct Parts {
    /// The game as it stands.
    pub referee: Referee,
    /// Its record.
    pub keeper: Keeper,
    /// How effects are told.
    pub presenter: Presenter,
    /// The player's console.
    pub console: Console,
    /// The way out for sound.
    pub output: Output,
    /// Whether there is no sound at all: lines only.
    pub silent: bool,
    /// Whether this is the arbiter's own desk.
    pub post: Option<Post>,
    /// The journal's name, for the report.
    pub journal: PathBuf,
    /// The boards that are connected.
    pub boards: ConnectedBoards,
}

impl Table {
    /// Sets the table.
    pub fn new(parts: Parts) -> Table {
        let Parts { referee, keeper, presenter, console, output, silent, post, journal, boards } = parts;
        let asleep = post.is_some() && matches!(keeper, Keeper::Here(_));
        Table {
            referee,
            keeper,
            presenter,
            console,
            speaker: Speaker::new(output),
            unread: None,
            awaited: HashMap::new(),
            shown: VecDeque::new(),
            silent,
            unrecorded: VecDeque::new(),
            leaving: false,
            access: desk::Access::default(),
            desks: desks::Desks::default(),
            is_post: post.is_some(),
            asleep,
            arbiter: post.map(|post| post.arbiter).unwrap_or_default(),
            held: VecDeque::new(),
            review: review::Review::default(),
            journal,
            nearer: telling::Nearer::No,
            boards,
            opponents_key: None,
            guests: None,
            round: None,
            pulse: None,
        }
    }

    /// The table as this station may see it.
    pub fn view(&self, now: Moment) -> View {
        self.referee.view(if self.asleep { Moment::START } else { now })
    }

    /// When something is due: for the referee, or on the player's dial.
    pub fn deadline(&self) -> Option<Moment> {
        [self.referees_deadline(), self.console.cue_at(), self.boards.deadline(), self.guests_deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// When something is due for the referee of this process: time passes in a journal only where it is kept.
    fn referees_deadline(&self) -> Option<Moment> {
        let keeps = matches!(self.keeper, Keeper::Here(_)) && !self.asleep;
        let deadline = self.referee.deadline().filter(|_| keeps)?;
        Some(deadline.max(self.held_until(deadline).unwrap_or(deadline)))
    }

    /// Whether the player asked to leave, or nobody can be told anything any more.
    pub fn is_leaving(&self) -> bool {
        self.leaving || self.unread.is_some()
    }

    /// Whether the lines go nowhere any more.
    pub fn is_screen_closed(&self) -> bool {
        self.unread.is_some()
    }

    /// Whether a press waits for the last word of an announcement.
    pub fn awaits_last_word(&self, now: Moment) -> bool {
        !self.is_post && matches!(self.referee.view(now).awaited, Awaited::LastWord(_))
    }

    /// The speech output, for the virtual drive.
    pub fn output(&mut self) -> &mut Output {
        self.speaker.output()
    }

    /// The program's own doings: opening, resuming, leaving.
    pub fn happen(&mut self, at: Moment, kind: EventKind) -> bool {
        let seat = Seat::from(self.presenter.owner);
        self.record(Event { at, seat, port: Port::Station, kind })
    }

    /// The deadline was reached.
    pub fn deadline_reached(&mut self, at: Moment) {
        self.cue(at);
        if self.referees_deadline().is_none_or(|deadline| deadline > at) {
            return;
        }
        let seat = Seat::from(self.presenter.owner);
        self.record(Event { at, seat, port: Port::Clock, kind: EventKind::DeadlineReached });
    }

    /// Looks at the player's dial (D.2.5) and lets him hear what it has passed. A cue is no event: nothing is recorded.
    pub fn cue(&mut self, at: Moment) {
        let view = self.referee.view(at.max(self.console.looked_at()));
        if let Some(told) = self.console.cue(&view) {
            self.tell(&told, None);
        }
    }

    /// The terminal has another width.
    pub fn resize(&mut self, columns: u16) {
        self.console.resize(columns);
    }

    /// What the speech output reports.
    pub fn spoken(&mut self, report: Report, at: Moment) {
        match report {
            // Public speech is never cut but by a lost device: then the line has been shown, and that must do.
            Report::Finished { id, .. } | Report::Cut { id, .. } => self.finished(id, at),
            other => {
                for told in sounds::present(&self.presenter, &other) {
                    self.tell(&told, None);
                }
            }
        }
    }

    fn finished(&mut self, id: u64, at: Moment) {
        if let Some(utterance) = self.awaited.remove(&id) {
            self.record(self.heard(utterance, at));
        }
    }

    /// A key of the player.
    pub fn key(&mut self, key: Key, at: Moment) {
        if self.awaits_station() && !self.is_urgent(key) {
            return self.held.push_back(key);
        }
        if !self.is_post && self.referee.assistant_is_about_to_press() && self.console.holds(key) {
            let seat = Seat::from(self.presenter.owner);
            self.record(Event { at, seat, port: Port::Keyboard, kind: EventKind::PressCancelled });
        }
        let view = self.view(at);
        let actions = self.console.key(key, &view);
        self.act(actions, at, Port::Keyboard);
    }

    /// Whether a key would only change the input line: it is echoed, and nothing has to be recorded.
    pub fn only_edits(&self, key: Key) -> bool {
        let held = !self.is_post && self.referee.assistant_is_about_to_press();
        self.held.is_empty() && !held && self.console.only_edits(key)
    }

    /// What a line of standard input asks for; to be given to [`Table::act`].
    pub fn line(&mut self, line: &str, at: Moment) -> Vec<Action> {
        let view = self.view(at);
        self.console.line(line, &view)
    }

    /// Does what the console made of keys and lines.
    pub fn act(&mut self, actions: Vec<Action>, at: Moment, port: Port) {
        for action in actions {
            match action {
                Action::Event(_, kind) if self.leaves_walk(&kind, at) => self.leave_walk(),
                Action::Event(seat, kind) => {
                    let port = self.desk_port(port);
                    self.read_board_before(&kind, at);
                    self.record(Event { at, seat, port, kind });
                }
                Action::Tell(told) => self.tell(&told, None),
                Action::Write(bytes) => self.write(&bytes),
                Action::StopPrivate => self.speaker.stop_private(),
                Action::Voice(change) => self.speaker.change(change),
                Action::Desk(wish) => self.grant(&wish, at, port),
                Action::Board(wish) => {
                    let done = self.boards.wish(wish, &self.presenter);
                    self.board_did(done, at);
                }
                Action::OpponentsBoard(reads) => {
                    let done = self.boards.wish_electronic(reads, &self.presenter);
                    self.board_did(done, at);
                }
                Action::Link(wish) => self.handle_link(wish, at, port),
                Action::Leave => self.leaving = true,
            }
        }
    }

    /// Saves, says so and closes the speech output, which plays public speech to its end. Returns whether the lines
    /// were read to the end, and the saving is on record.
    pub fn leave(mut self, at: Moment) -> Farewell {
        // Who has only looked at a journal leaves nothing in it.
        let nothing_done = self.asleep || matches!(self.keeper, Keeper::Station(_));
        let saved = nothing_done || self.happen(at, EventKind::Left);
        if let Some(pulse) = self.pulse.take().filter(|_| saved && !nothing_done) {
            pulse.end();
        }
        std::mem::take(&mut self.desks).close();
        self.close_guests();
        let end = self.console.end();
        self.write(&end);
        // What is reported after this is about nothing but the farewell.
        let farewell = Farewell { saved, unread: self.unread.is_some(), cut: self.is_cut() };
        self.speaker.close();
        farewell
    }
}

/// How the station was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Farewell {
    /// Whether the last entry is on record.
    pub saved: bool,
    /// Whether the lines went nowhere at last.
    pub unread: bool,
    /// Whether the line to the station was cut.
    pub cut: bool,
}
