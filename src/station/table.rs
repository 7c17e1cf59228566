//! Take the five steps for every input: stamp, decide, record, present, wait.

mod desk;

use super::sounds;
use super::trouble;
use crate::console::driver::{Fault, Written, write_out};
use crate::console::keymap::Key;
use crate::console::{Action, Console};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::event::{Event, EventKind, Port};
use crate::game::referee::Referee;
use crate::game::view::{Awaited, View};
use crate::journal::driver::{Journal, JournalError};
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
    /// What became of the lines, as soon as they go nowhere any more.
    unread: Option<Written>,
    params: Params,
    /// The number of the next utterance for the speech output.
    next_id: u64,
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
    /// How the voice speaks at first.
    pub params: Params,
    /// Whether there is no sound at all: lines only.
    pub silent: bool,
}

impl Table {
    /// Sets the table.
    pub fn new(parts: Parts) -> Table {
        let Parts { referee, journal, presenter, console, output, params, silent } = parts;
        Table {
            referee,
            journal,
            presenter,
            console,
            output,
            unread: None,
            params,
            next_id: 1,
            awaited: HashMap::new(),
            shown: VecDeque::new(),
            silent,
            unrecorded: VecDeque::new(),
            leaving: false,
            access: desk::Access::default(),
        }
    }

    /// The table as this station may see it.
    pub fn view(&self, now: Moment) -> View {
        self.referee.view(now)
    }

    /// When something is due: for the referee, or on the player's dial.
    pub fn deadline(&self) -> Option<Moment> {
        [self.referee.deadline(), self.console.cue_at()].into_iter().flatten().min()
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

    /// The deadline was reached.
    pub fn deadline_reached(&mut self, at: Moment) {
        self.cue(at);
        if self.referee.deadline().is_none_or(|deadline| deadline > at) {
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

    /// Records an event, and after it that what it told was heard, where there is no sound to wait for.
    fn record(&mut self, event: Event) -> bool {
        let at = event.at;
        let recorded = self.record_one(event);
        while let Some(id) = self.shown.pop_front() {
            if let Some(utterance) = self.awaited.remove(&id) {
                self.record_one(self.heard(utterance, at));
            }
        }
        recorded
    }

    fn heard(&self, utterance: u32, at: Moment) -> Event {
        let seat = Seat::from(self.presenter.owner);
        Event { at, seat, port: Port::Speech, kind: EventKind::AnnouncementHeard { utterance } }
    }

    /// Records one event, or refuses it in words; what nobody can say again is kept and tried again.
    fn record_one(&mut self, event: Event) -> bool {
        // What happened before must be on record before it: a later event that happens to fit would turn time back.
        let Err(error) = self.retry().and_then(|()| self.commit(&event)) else { return true };
        let told = trouble::not_recorded(&self.presenter, &error);
        if !matches!(event.port, Port::Clock | Port::Speech) {
            self.tell(&told, None);
            return false;
        }
        if self.unrecorded.is_empty() {
            self.tell(&told, None);
        }
        self.unrecorded.push_back(event);
        false
    }

    /// Tries again what could not be recorded, in its order.
    ///
    /// # Errors
    /// The reason why the first of it still cannot be recorded.
    pub fn retry(&mut self) -> Result<(), JournalError> {
        while let Some(event) = self.unrecorded.front().cloned() {
            self.commit(&event)?;
            self.unrecorded.pop_front();
        }
        Ok(())
    }

    /// Decides, records, presents. An event that could not be recorded has not happened.
    fn commit(&mut self, event: &Event) -> Result<(), JournalError> {
        let mut next = self.referee.clone();
        let effects = next.handle(event);
        self.journal.append(event, &effects, &next)?;
        let repeated = self.completed_again(event);
        self.referee = next;
        self.presenter.arbiter = self.referee.arbiter().is_some();
        // What is told to an arbiter at a desk of his own is neither shown nor spoken where players sit.
        let remote = self.referee.is_desk_elsewhere();
        let here = |effect: &&Effect| !(remote && effect.to == Audience::Desk);
        for effect in effects.iter().filter(|it| here(it) && !repeated.is_some_and(|ply| completes(it, ply))) {
            let utterance = match effect.kind {
                EffectKind::MoveTold { utterance, .. } => Some(utterance),
                _ => None,
            };
            for told in self.presented(effect, event.at) {
                self.tell(&told, utterance);
            }
        }
        self.settle_line(event.at, &effects);
        self.cue(event.at);
        Ok(())
    }

    /// What this station tells of an effect. A game that was adjourned does not go on with `resume` while the envelope
    /// is closed.
    fn presented(&self, effect: &Effect, at: Moment) -> Vec<Told> {
        let sealed = effect.kind == EffectKind::Reopened && self.referee.view(at).awaited == Awaited::Unsealing;
        match sealed {
            true => vec![self.presenter.reopened_sealed()],
            false => self.presenter.present(effect),
        }
    }

    /// The half-move that is put in the place of a misheard one: who is to move then was told when that was completed.
    fn completed_again(&self, event: &Event) -> Option<u32> {
        let mends = matches!(event.kind, EventKind::Misheard { .. });
        mends.then(|| self.referee.view(event.at).half_moves.len() as u32)
    }

    /// Leaves under the fingers what the player needs next: the move, not the squares of a difference told with it; and
    /// what is awaited, when play goes on.
    fn settle_line(&mut self, at: Moment, effects: &[Effect]) {
        let is = |wanted: fn(&EffectKind) -> bool| effects.iter().find(|effect| wanted(&effect.kind));
        if is(|kind| matches!(kind, EffectKind::PlayResumed { .. })).is_some()
            && matches!(self.referee.view(at).awaited, Awaited::Press(_) | Awaited::Entry(_))
        {
            return self.remind(at);
        }
        if is(|kind| matches!(kind, EffectKind::MoveCompleted { .. })).is_some() {
            return;
        }
        let case = is(|kind| matches!(kind, EffectKind::BoardsCase { .. } | EffectKind::BoardDiffers { .. }));
        if let (Some(_), Some(told)) = (case, is(|kind| matches!(kind, EffectKind::MoveTold { .. }))) {
            for told in self.presenter.present(told) {
                let bytes = self.console.show(&told);
                self.write(&bytes);
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
            self.write(&bytes);
        }
        if told.speech.is_empty() && utterance.is_none() {
            return;
        }
        let id = self.next_id;
        self.next_id += 1;
        if let Some(utterance) = utterance {
            self.awaited.insert(id, utterance);
        }
        if self.silent {
            self.shown.push_back(id);
        } else {
            self.output.say(Utterance::of(id, told));
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        if self.unread.is_none() {
            self.unread = Some(write_out(bytes)).filter(|written| *written != Written::Done);
        }
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn remind(&mut self, at: Moment) {
        let actions = self.line("", at);
        self.act(actions, at, Port::Station);
    }

    /// A line that cannot be read.
    pub fn bad_line(&mut self, fault: Fault) {
        let actions = self.console.bad_line(fault);
        self.act(actions, Moment::START, Port::Pipe);
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
        if self.referee.assistant_is_about_to_press() && self.console.holds(key) {
            let seat = Seat::from(self.presenter.owner);
            self.record(Event { at, seat, port: Port::Keyboard, kind: EventKind::PressCancelled });
        }
        let view = self.referee.view(at);
        let actions = self.console.key(key, &view);
        self.act(actions, at, Port::Keyboard);
    }

    /// Whether a key would only change the input line: it is echoed, and nothing has to be recorded.
    pub fn only_edits(&self, key: Key) -> bool {
        !self.referee.assistant_is_about_to_press() && self.console.only_edits(key)
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
                Action::Write(bytes) => self.write(&bytes),
                Action::StopPrivate => self.output.stop_private(),
                Action::Voice(change) => {
                    self.params = sounds::changed(self.params, change);
                    self.output.set(self.params);
                }
                Action::Desk(wish) => self.grant(&wish, at, port),
                Action::Leave => self.leaving = true,
            }
        }
    }

    /// Saves, says so and closes the speech output, which plays public speech to its end. Returns whether the lines
    /// were read to the end, and the saving is on record.
    pub fn leave(mut self, at: Moment) -> Farewell {
        let saved = self.happen(at, EventKind::Left);
        let end = self.console.end();
        self.write(&end);
        // What is reported after this is about nothing but the farewell.
        drop(self.output.close());
        Farewell { saved, unread: self.unread.is_some() }
    }
}

/// How the station was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Farewell {
    /// Whether the last entry is on record.
    pub saved: bool,
    /// Whether the lines went nowhere at last.
    pub unread: bool,
}

/// Whether this completes the half-move of that number.
fn completes(effect: &Effect, number: u32) -> bool {
    matches!(effect.kind, EffectKind::MoveCompleted { ply, .. } if ply == number)
}
