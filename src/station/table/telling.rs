//! Tell what was decided: on the screen, aloud, and at the arbiter's own desk.

use super::{Authority, Station};
use crate::station::next_line::{NextLine, choose_leading_line};
use ansage_game::effect::{AnnouncementManner, Audience, Effect, EffectKind};
use ansage_game::event::{Event, EventKind, EventSource};
use ansage_game::joining::StationRole;
use ansage_game::moment::Moment;
use ansage_game::referee::Referee;
use ansage_game::ruling::Ruling;
use ansage_game::view::{AwaitedAct, View};
use ansage_seats::console::driver::{LineFault, WriteOutcome, write_to_stdout};
use ansage_seats::console::timing;
use ansage_seats::console::{Console, answer};
use ansage_words::presentation::listener::{BoardProgress, Listener, Occurrence};
use ansage_words::presentation::{LineForm, Message, Presenter, Topic};

impl Station {
    /// Tells what has happened, as far as it is told here, and leaves under the fingers what is needed next.
    pub(super) fn present_occurrence(&mut self, happened: &Occurrence<'_>) {
        let view = self.view(happened.at);
        for (told, utterance) in self.listener(&self.presenter).messages_for(happened, &view) {
            self.present_awaited_message(&told, utterance);
        }
        for effect in happened.effects {
            match &effect.kind {
                EffectKind::PressedBeforeEntry { player: by } if *by != self.presenter.owner => {
                    self.has_heard_press = true
                }
                EffectKind::MoveCompleted { .. } => self.has_heard_press = false,
                _ => {}
            }
        }
        if !self.is_post() {
            self.choose_last_line(happened);
            self.present_way_to_typed_line(happened);
            self.present_first_hint(happened, &view);
            self.present_open_question(happened, &view);
        }
        self.announce_clock_cues(happened.at);
    }

    /// Says what the player does next when it is awaited for the first time, once to each person, where lines are sentences for a
    /// voice. The lesson has its own words.
    fn present_first_hint(&mut self, happened: &Occurrence<'_>, view: &View) {
        let is_alone = self.is_against_program();
        let begins = |effect: &Effect| match effect.kind {
            EffectKind::Started | EffectKind::MoveCompleted { .. } | EffectKind::PressedBeforeEntry { .. } => true,
            // At a real table he has a clock under his hand.
            EffectKind::RepetitionAgrees { .. } => is_alone,
            EffectKind::BoardDiffers { owner, .. } => is_alone && owner != self.presenter.owner,
            _ => false,
        };
        let is_slip = happened.effects.iter().any(|effect| matches!(effect.kind, EffectKind::BoardDiffers { .. }));
        let is_lesson = self.screen.console().is_some_and(|console| console.instruction_message().is_some());
        if is_lesson
            || self.presenter.lines != LineForm::Words
            || self.capacity != StationRole::Player
            || !self.screen.console().is_some_and(Console::is_at_terminal)
            || !happened.effects.iter().any(begins)
        {
            return;
        }
        let is_here = !matches!(self.keeper, Authority::Host(_)) && !view.is_at_two_stations();
        let own = self.presenter.owner;
        let id = match view.awaited {
            AwaitedAct::Press(by) if by == own && is_slip => "practice-hint-slip",
            AwaitedAct::Press(by) if by == own && is_alone => "practice-hint-press",
            AwaitedAct::Move(by) if by == own => "console-hint-own-move",
            AwaitedAct::Move(_) if is_here => "console-hint-opponents-move",
            AwaitedAct::Entry(by) if is_here && by != own => "announce-replied",
            _ => return,
        };
        if self.settings.is_first_time(id) {
            let hint = self.presenter.private_message(id, !own).with_topic(Topic::Instruction);
            self.present_message(&hint);
        }
    }

    /// Asks once more what is still open, when a move of the opponent's has come in between. It takes no line from the move.
    fn present_open_question(&mut self, happened: &Occurrence<'_>, view: &View) {
        let announces = |effect: &Effect| {
            let EffectKind::MoveAnnounced { player, manner, .. } = effect.kind else { return false };
            player != self.presenter.owner && manner != AnnouncementManner::Repeated
        };
        if !happened.effects.iter().any(announces) {
            return;
        }
        let Some(question) = self.screen.console().and_then(|console| console.open_question_message(view)) else {
            return;
        };
        let is_line = self.presenter.lines == LineForm::Words;
        let line = if is_line { question.line.clone() } else { String::new() };
        self.present_message(&Message { line, ..question });
    }

    /// Who sits here, told in the words of this presenter.
    pub(super) fn listener<'a>(&self, presenter: &'a Presenter) -> Listener<'a> {
        Listener {
            presenter,
            capacity: self.capacity,
            is_joined: matches!(self.keeper, Authority::Host(_)),
            reads_lines: self.screen.has_line_console(),
            guiding: self.boards.guiding,
            is_silent: self.silent,
            is_against_program: self.is_against_program(),
            has_fingers: self.screen.has_terminal_lines(),
            has_heard_press: self.has_heard_press,
        }
    }

    /// The half-move that this event puts in the place of a misheard one.
    pub(super) fn corrected_half_move(&self, event: &Event) -> Option<u32> {
        let mends = matches!(event.kind, EventKind::Misheard { .. });
        mends.then(|| self.view(event.at).half_moves.len() as u32)
    }

    /// What need not be told again when a board was taken down anew, as after each step in putting it right.
    pub(super) fn board_progress(&self, event: &Event, next: &Referee) -> BoardProgress {
        let EventKind::Ruled { ruling: Ruling::SetBoard { owner: whose, shows } } = &event.kind else {
            return BoardProgress::No;
        };
        let differing = |referee: &Referee| referee.view(event.at).differences(*whose);
        let Some(before) = self.keeper.referee().map(differing) else { return BoardProgress::No };
        let after = differing(next);
        if after.len() >= before.len() || after.iter().any(|left| !before.contains(left)) {
            return BoardProgress::No;
        }
        // A desk of its own tells itself each step.
        let is_of_desk_elsewhere = next.is_desk_elsewhere() && !self.is_post();
        match self.is_next_walk_step(*whose, shows) || is_of_desk_elsewhere {
            true => BoardProgress::Nearer,
            false => BoardProgress::No,
        }
    }

    /// Leaves under the fingers what the player needs next: the move, not the squares of a difference told with it; and
    /// what is awaited, when play goes on.
    fn choose_last_line(&mut self, happened: &Occurrence<'_>) {
        if !self.screen.has_line_console() {
            return;
        }
        let awaited = self.view(happened.at).awaited;
        match choose_leading_line(happened.effects, Some(&awaited)) {
            Some(NextLine::Awaited) => self.present_awaited_act(happened.at),
            Some(NextLine::Said(effect)) => {
                for told in self.presenter.effect_messages(effect) {
                    self.set_leading_line(&told.line);
                }
            }
            // Where nothing is kept back, the move is shown once more.
            Some(NextLine::Move(effect)) => {
                for told in self.presenter.effect_messages(effect) {
                    match self.is_holding_back_lines() {
                        true => self.set_leading_line(&told.line),
                        false => self.show(&told),
                    }
                }
            }
            None => {}
        }
    }

    /// Says how a move that was typed here too early comes back into the line. A joined station is not told which event it was: there it is
    /// what was refused to its own seat.
    fn present_way_to_typed_line(&mut self, happened: &Occurrence<'_>) {
        let announces = |kind: &EventKind| matches!(kind, EventKind::Announced { .. } | EventKind::ReplyEntered { .. });
        let typed = happened.event.is_none_or(|event| announces(&event.kind) && event.port == EventSource::Keyboard);
        let own = self.presenter.owner;
        let is_mine = |effect: &Effect| match &effect.kind {
            EffectKind::ReplyLapsed { player: by, .. } => *by == own,
            _ => effect.to == Audience::Seat(own),
        };
        let early =
            |effect: &Effect| effect.kind.is_announcement_too_early() && (happened.event.is_some() || is_mine(effect));
        if !typed || !happened.effects.iter().any(early) {
            return;
        }
        // Where the player's own press is awaited, the refusal names the way on.
        let awaits_press = self.view(happened.at).awaited == AwaitedAct::Press(own);
        if !awaits_press && self.screen.console().is_some_and(Console::is_at_terminal) {
            self.present_message(&self.presenter.private_message("console-line-kept", ()));
        }
    }

    /// Shows and speaks.
    pub fn present_message(&mut self, told: &Message) {
        self.present_awaited_message(told, None);
    }

    /// The same; `utterance` is the referee's number, where he waits for the last word.
    fn present_awaited_message(&mut self, told: &Message, utterance: Option<u32>) {
        self.show(told);
        if told.speech.is_empty() && utterance.is_none() {
            return;
        }
        let id = self.speaker.next_utterance_id();
        if let Some(utterance) = utterance {
            self.awaited.insert(id, utterance);
        }
        if self.silent {
            self.shown.push_back(id);
        } else {
            self.speaker.say_message_with_id(id, told, self.is_requested);
        }
    }

    fn show(&mut self, told: &Message) {
        if self.unread.is_none() {
            let written = self.screen.show_message(told, self.is_requested);
            self.note_write_outcome(written);
        }
    }

    /// Whether all but the most important line of a step is kept until it is asked for.
    pub fn is_holding_back_lines(&self) -> bool {
        self.screen.is_holding_back_lines()
    }

    /// What this step has brought leads with this line.
    pub fn set_leading_line(&mut self, line: &str) {
        if let Some(console) = self.screen.console_mut() {
            console.set_leading_line(line);
        }
    }

    /// The player gives a new command: what is unsaid and unread of the last reply is dropped, and what is presented in this
    /// step is the reply to it.
    pub(super) fn begin_command(&mut self) {
        self.speaker.begin_command();
        if let Some(console) = self.screen.console_mut() {
            console.begin_command();
        }
        self.is_requested = true;
    }

    /// Prints what this step has brought, and ends it: what comes next is not the reply to the last command.
    pub fn finish_step(&mut self) {
        self.print_pending_lines();
        self.is_requested = false;
    }

    /// Prints what this step has brought.
    pub(super) fn print_pending_lines(&mut self) {
        if self.unread.is_none() {
            let written = self.screen.print_pending_lines();
            self.note_write_outcome(written);
        }
    }

    pub(super) fn write_bytes(&mut self, bytes: &[u8]) {
        self.print_pending_lines();
        if self.unread.is_none() {
            self.note_write_outcome(write_to_stdout(bytes));
        }
    }

    /// Keeps what became of lines that go nowhere any more.
    pub(super) fn note_write_outcome(&mut self, written: WriteOutcome) {
        self.unread = self.unread.or(Some(written).filter(|written| *written != WriteOutcome::Done));
    }

    /// Says what is awaited, as an empty line asks for it.
    pub fn present_awaited_act(&mut self, at: Moment) {
        let view = self.view(at);
        let actions = self.screen.console_mut().map(|console| console.show_awaited(&view)).unwrap_or_default();
        self.perform_actions(actions, at, EventSource::Station);
    }

    /// Tells how a new game begins, which leads; and its time control, where nobody has named one.
    pub fn show_how_to_begin(&mut self, at: Moment, tells_time: bool) {
        if !tells_time {
            return self.present_awaited_act(at);
        }
        let told = timing::new_game_time_message(&self.view(at), &self.presenter);
        self.present_message(&told);
        self.set_leading_line(&told.line);
    }

    /// Tells how a game stands that goes on: the last move, who is to move, and the clocks. It leads with how to go on.
    pub fn show_game_state(&mut self, at: Moment) {
        let view = self.view(at);
        if matches!(view.awaited, AwaitedAct::Start | AwaitedAct::Nothing(_)) || !self.screen.has_terminal_lines() {
            return;
        }
        for told in answer::game_state_messages(&self.presenter, &view) {
            self.present_message(&told);
        }
    }

    /// A line that cannot be read.
    pub fn report_bad_line(&mut self, fault: LineFault) {
        let actions = self.screen.console_mut().map(|console| console.report_bad_line(fault)).unwrap_or_default();
        self.perform_actions(actions, Moment::START, EventSource::Pipe);
    }
}
