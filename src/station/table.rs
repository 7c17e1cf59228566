//! Take the five steps for every input: stamp, decide, record, present, wait.

use super::sounds;
use super::trouble;
use crate::console::driver::Screen;
use crate::console::{Action, Console, VoiceChange};
use crate::game::effect::EffectKind;
use crate::game::event::{Event, EventKind, Port};
use crate::game::referee::Referee;
use crate::game::view::{Awaited, View};
use crate::journal::driver::Journal;
use crate::moment::Moment;
use crate::presentation::{Presenter, Told};
use crate::seat::Seat;
use crate::speech::driver::{Output, Report};
use crate::speech::queue::Utterance;
use crate::speech::voice::Params;
use std::collections::{HashMap, VecDeque};

/// The station's state: the game, its record, and the ways out.
pub struct Table {
    referee: Referee,
    journal: Journal,
    presenter: Presenter,
    console: Console,
    output: Output,
    screen: Screen,
    params: Params,
    /// The number of the next utterance for the speech output.
    next_id: u64,
    /// Utterances of the output whose last word the referee waits for.
    awaited: HashMap<u64, u32>,
    /// What time or the speech output brought about while the journal could not be written.
    unrecorded: VecDeque<Event>,
    leaving: bool,
}

/// What a station is made of.
pub struct Parts {
    /// The game as it stands.
    pub referee: Referee,
    /// Its record.
    pub journal: Journal,
    /// How effects are told.
    pub presenter: Presenter,
    /// The player's console.
    pub console: Console,
    /// The way out for sound.
    pub output: Output,
    /// The way out for lines.
    pub screen: Screen,
    /// How the voice speaks at first.
    pub params: Params,
}

impl Table {
    /// Sets the table.
    pub fn new(parts: Parts) -> Table {
        let Parts { referee, journal, presenter, console, output, screen, params } = parts;
        Table {
            referee,
            journal,
            presenter,
            console,
            output,
            screen,
            params,
            next_id: 1,
            awaited: HashMap::new(),
            unrecorded: VecDeque::new(),
            leaving: false,
        }
    }

    /// The table as this station may see it.
    pub fn view(&self, now: Moment) -> View {
        self.referee.view(now)
    }

    /// When the referee must be woken.
    pub fn deadline(&self) -> Option<Moment> {
        self.referee.deadline()
    }

    /// Whether the player asked to leave, or nobody can be told anything any more.
    pub fn is_leaving(&self) -> bool {
        self.leaving || self.screen.is_closed()
    }

    /// Whether the lines go nowhere any more.
    pub fn is_screen_closed(&self) -> bool {
        self.screen.is_closed()
    }

    /// Whether a press waits for the last word of an announcement.
    pub fn awaits_last_word(&self, now: Moment) -> bool {
        matches!(self.referee.view(now).awaited, Awaited::LastWord(_))
    }

    /// The speech output, for the virtual drive.
    pub fn output(&mut self) -> &mut Output {
        &mut self.output
    }

    /// The program's own doings: opening, resuming, leaving.
    pub fn happen(&mut self, at: Moment, kind: EventKind) -> bool {
        let seat = Seat::from(self.presenter.owner);
        self.record(Event { at, seat, port: Port::Station, kind })
    }

    /// The referee's deadline was reached.
    pub fn deadline_reached(&mut self, at: Moment) {
        let seat = Seat::from(self.presenter.owner);
        self.record(Event { at, seat, port: Port::Clock, kind: EventKind::DeadlineReached });
    }

    /// Decides, records, presents. Returns whether the event is on record; if not, it has not happened.
    fn record(&mut self, event: Event) -> bool {
        self.retry();
        let mut next = self.referee.clone();
        let effects = next.handle(&event);
        if let Err(error) = self.journal.append(&event, &effects, &next) {
            let told = trouble::not_recorded(&self.presenter, &error);
            // What a person did is refused to him; what time or the voice did is tried again.
            if matches!(event.port, Port::Clock | Port::Speech) {
                if self.unrecorded.is_empty() {
                    self.tell(&told, None);
                }
                self.unrecorded.push_back(event);
            } else {
                self.tell(&told, None);
            }
            return false;
        }
        self.referee = next;
        for effect in &effects {
            let utterance = match effect.kind {
                EffectKind::MoveTold { utterance, .. } => Some(utterance),
                _ => None,
            };
            for told in self.presenter.present(effect) {
                self.tell(&told, utterance);
            }
        }
        true
    }

    /// Tries again what could not be recorded, in its order.
    pub fn retry(&mut self) {
        while let Some(event) = self.unrecorded.front().cloned() {
            let mut next = self.referee.clone();
            let effects = next.handle(&event);
            if self.journal.append(&event, &effects, &next).is_err() {
                return;
            }
            self.unrecorded.pop_front();
            self.referee = next;
            for effect in &effects {
                for told in self.presenter.present(effect) {
                    self.tell(&told, None);
                }
            }
        }
    }

    /// Whether something still has to be recorded.
    pub fn has_unrecorded(&self) -> bool {
        !self.unrecorded.is_empty()
    }

    /// Shows and speaks. `utterance` is the referee's number, where he waits for the last word.
    pub fn tell(&mut self, told: &Told, utterance: Option<u32>) {
        if !told.line.is_empty() {
            let bytes = self.console.show(told);
            self.screen.write(&bytes);
        }
        if told.speech.is_empty() && utterance.is_none() {
            return;
        }
        let id = self.next_id;
        self.next_id += 1;
        if let Some(utterance) = utterance {
            self.awaited.insert(id, utterance);
        }
        self.output.say(Utterance::of(id, told));
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
            let seat = Seat::from(self.presenter.owner);
            let kind = EventKind::AnnouncementHeard { utterance };
            self.record(Event { at, seat, port: Port::Speech, kind });
        }
    }

    /// A key of the player.
    pub fn key(&mut self, key: crate::console::Key, at: Moment) {
        let view = self.referee.view(at);
        let actions = self.console.key(key, &view);
        self.act(actions, at, Port::Keyboard);
    }

    /// What a line of standard input asks for; to be given to [`Table::act`].
    pub fn line(&mut self, line: &str, at: Moment) -> Vec<Action> {
        let view = self.referee.view(at);
        self.console.line(line, &view)
    }

    /// Does what the console made of keys and lines.
    pub fn act(&mut self, actions: Vec<Action>, at: Moment, port: Port) {
        for action in actions {
            match action {
                Action::Event(seat, kind) => {
                    self.record(Event { at, seat, port, kind });
                }
                Action::Tell(told) => self.tell(&told, None),
                Action::Write(bytes) => self.screen.write(&bytes),
                Action::StopPrivate => self.output.stop_private(),
                Action::Voice(change) => self.change_voice(change),
                Action::Leave => self.leaving = true,
            }
        }
    }

    fn change_voice(&mut self, change: VoiceChange) {
        let told = sounds::change(&self.presenter, &mut self.params, change);
        self.output.set(self.params);
        self.tell(&told, None);
    }

    /// Saves, says so and closes the speech output, which plays public speech to its end.
    pub fn leave(mut self, at: Moment) -> Vec<Report> {
        self.happen(at, EventKind::Left);
        self.screen.end();
        self.output.close()
    }
}
