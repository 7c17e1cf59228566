//! Tell what was decided: on the screen, aloud, and at the arbiter's own desk.

use super::{Authority, Station};
use crate::station::next_line::{NextLine, next_line};
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::view::AwaitedAct;
use ansage_seats::console::answer;
use ansage_seats::console::driver::{LineFault, WriteOutcome, write_out};
use ansage_seats::console::timing;
use ansage_words::presentation::listener::{BoardProgress, Listener, Occurrence};
use ansage_words::presentation::{Message, Presenter};

impl Station {
    /// Tells what has happened, as far as it is told here, and leaves under the fingers what is needed next.
    pub(super) fn tell_happened(&mut self, happened: &Occurrence<'_>) {
        let view = self.view(happened.at);
        for (told, utterance) in self.listener(&self.presenter).told(happened, &view) {
            self.tell_awaited(&told, utterance);
        }
        if !self.is_post() {
            self.settle_line(happened);
            self.keep_typed(happened);
        }
        self.cue(happened.at);
    }

    /// Who sits here, told in the words of this presenter.
    pub(super) fn listener<'a>(&self, presenter: &'a Presenter) -> Listener<'a> {
        Listener {
            presenter,
            capacity: self.capacity,
            is_joined: matches!(self.keeper, Authority::Host(_)),
            reads_lines: self.screen.has_lines(),
            guiding: self.boards.guiding,
            is_silent: self.silent,
            has_fingers: self.screen.has_fingers(),
        }
    }

    /// The half-move that this event puts in the place of a misheard one.
    pub(super) fn completed_again(&self, event: &Event) -> Option<u32> {
        let mends = matches!(event.kind, EventKind::Misheard { .. });
        mends.then(|| self.view(event.at).half_moves.len() as u32)
    }

    /// What need not be told again when a board was taken down anew, as after each step in putting it right.
    pub(super) fn nearer(&self, event: &Event, next: &Referee) -> BoardProgress {
        let EventKind::Ruled { ruling: Ruling::SetBoard { owner: whose, shows } } = &event.kind else {
            return BoardProgress::No;
        };
        let differing = |referee: &Referee| referee.view(event.at).differences(*whose);
        let Some(before) = self.keeper.referee().map(differing) else { return BoardProgress::No };
        let after = differing(next);
        if after.len() >= before.len() || after.iter().any(|left| !before.contains(left)) {
            return BoardProgress::No;
        }
        match (self.is_next_step(*whose, shows), self.is_post()) {
            (true, true) => BoardProgress::Step,
            (true, false) => BoardProgress::Known,
            // The squares are for who has dictated them at a desk of his own.
            (false, _) if next.is_desk_elsewhere() && !self.is_post() => BoardProgress::Known,
            (false, _) => BoardProgress::No,
        }
    }

    /// Leaves under the fingers what the player needs next: the move, not the squares of a difference told with it; and
    /// what is awaited, when play goes on.
    fn settle_line(&mut self, happened: &Occurrence<'_>) {
        if !self.screen.has_lines() {
            return;
        }
        let awaited = self.view(happened.at).awaited;
        match next_line(happened.effects, Some(&awaited)) {
            Some(NextLine::Awaited) => self.remind(happened.at),
            Some(NextLine::Said(effect)) => {
                for told in self.presenter.present(effect) {
                    self.lead_with(&told.line);
                }
            }
            // Where nothing is kept back, the move is shown once more.
            Some(NextLine::Move(effect)) => {
                for told in self.presenter.present(effect) {
                    match self.screen.keeps_lines() {
                        true => self.lead_with(&told.line),
                        false => self.show(&told),
                    }
                }
            }
            None => {}
        }
    }

    /// A move that was typed here too early stays in the line. A joined station is not told which event it was: there it is
    /// what was refused to its own seat.
    fn keep_typed(&mut self, happened: &Occurrence<'_>) {
        let announces = |kind: &EventKind| matches!(kind, EventKind::Announced { .. } | EventKind::ReplyEntered { .. });
        let typed = happened.event.is_none_or(|event| announces(&event.kind) && event.port == EventSource::Keyboard);
        let own = self.presenter.owner;
        let is_mine = |effect: &Effect| match &effect.kind {
            EffectKind::ReplyLapsed { player: by, .. } => *by == own,
            _ => effect.to == Audience::Seat(own),
        };
        let early = |effect: &Effect| effect.kind.is_too_early() && (happened.event.is_some() || is_mine(effect));
        if !typed || !happened.effects.iter().any(early) {
            return;
        }
        let view = self.view(happened.at);
        if let Some(told) = self.screen.console_mut().and_then(|console| console.keep_typed(&view)) {
            self.tell(&told);
        }
    }

    /// Shows and speaks.
    pub fn tell(&mut self, told: &Message) {
        self.tell_awaited(told, None);
    }

    /// The same; `utterance` is the referee's number, where he waits for the last word.
    fn tell_awaited(&mut self, told: &Message, utterance: Option<u32>) {
        self.show(told);
        if told.speech.is_empty() && utterance.is_none() {
            return;
        }
        let id = self.speaker.number();
        if let Some(utterance) = utterance {
            self.awaited.insert(id, utterance);
        }
        if self.silent {
            self.shown.push_back(id);
        } else {
            self.speaker.say_as(id, told);
        }
    }

    fn show(&mut self, told: &Message) {
        if self.unread.is_none() {
            let written = self.screen.tell(told);
            self.written(written);
        }
    }

    /// What this step has brought leads with this line.
    pub fn lead_with(&mut self, line: &str) {
        if let Some(console) = self.screen.console_mut() {
            console.lead_with(line);
        }
    }

    /// Prints what this step has brought.
    pub fn print(&mut self) {
        if self.unread.is_none() {
            let written = self.screen.print();
            self.written(written);
        }
    }

    pub(super) fn write(&mut self, bytes: &[u8]) {
        self.print();
        if self.unread.is_none() {
            self.written(write_out(bytes));
        }
    }

    /// Keeps what became of lines that go nowhere any more.
    pub(super) fn written(&mut self, written: WriteOutcome) {
        self.unread = self.unread.or(Some(written).filter(|written| *written != WriteOutcome::Done));
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn remind(&mut self, at: Moment) {
        let view = self.view(at);
        let actions = self.screen.console_mut().map(|console| console.awaited(&view)).unwrap_or_default();
        self.act(actions, at, EventSource::Station);
    }

    /// Tells how a new game begins, which leads; and its time control, where nobody has named one.
    pub fn tell_how_to_begin(&mut self, at: Moment, tells_time: bool) {
        if !tells_time {
            return self.remind(at);
        }
        let told = timing::opening(&self.view(at), &self.presenter);
        self.tell(&told);
        self.lead_with(&told.line);
    }

    /// Tells how a game stands that goes on: the last move, who is to move, and the clocks. It leads with how to go on.
    pub fn tell_standing(&mut self, at: Moment) {
        let view = self.view(at);
        if matches!(view.awaited, AwaitedAct::Start | AwaitedAct::Nothing(_)) || !self.screen.has_fingers() {
            return;
        }
        for told in answer::standing(&self.presenter, &view) {
            self.tell(&told);
        }
    }

    /// A line that cannot be read.
    pub fn bad_line(&mut self, fault: LineFault) {
        let actions = self.screen.console_mut().map(|console| console.bad_line(fault)).unwrap_or_default();
        self.act(actions, Moment::START, EventSource::Pipe);
    }
}
