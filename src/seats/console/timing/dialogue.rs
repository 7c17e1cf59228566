//! Lead the player through the questions, keep everything else away from the game meanwhile, and send the one event.
//!
//! Help, the stop key, the voice and leaving work as ever. What else is understood as a command or a move is not done,
//! and the player is told where he is.

use super::questions::join;
use super::{TimingDialogue, TimingOutcome, TimingQuestion};
use crate::console::command::{self, Command, LineMeaning};
use crate::console::{Console, ConsoleAction, answer};
use ansage_game::event::EventKind;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{Earcon, Message};

impl Console {
    /// Begins the questions.
    pub(in crate::console) fn ask_time(&mut self, view: &View) -> Vec<ConsoleAction> {
        let timing = self.timing.insert(TimingDialogue::new(view.time.clone(), view.rules.first_increment));
        let told = timing.begun(&self.presenter);
        self.lead_with_question(&told);
        vec![ConsoleAction::Tell(told)]
    }

    /// Of what is asked the question lies under the fingers, and what stands now behind it; but for the last one, which is
    /// about all that was read back before it.
    fn lead_with_question(&mut self, told: &Message) {
        let confirms =
            self.timing.as_ref().is_some_and(|timing| matches!(timing.question(), TimingQuestion::Confirm(_)));
        if let Some(question) = told.line.lines().last().filter(|_| !confirms) {
            self.reply.lead_with(question);
        }
    }

    /// Whether the questions are asked, and of the player: at the arbiter's desk they wait.
    pub(in crate::console) fn is_asking_time(&self, view: &View) -> bool {
        self.timing.is_some() && !view.desk.here
    }

    /// A line, while the questions are asked; `None` where there are none any more.
    pub(in crate::console) fn timed(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        // The arbiter's lines are his own; the questions wait for the player.
        let timing = self.timing.as_mut().filter(|_| !view.desk.here)?;
        if view.awaited != AwaitedAct::Start {
            self.timing = None;
            let mut actions = self.plainly(Some(Earcon::Refused), "announce-time-stands");
            actions.extend(self.read(text, view));
            return Some(actions);
        }
        let (presenter, before) = (&self.presenter, timing.clone());
        let reply = timing.answer(text, &presenter.program);
        let first = match &reply {
            TimingOutcome::Set(control) => {
                let time = control.clone();
                self.timing = None;
                return Some(self.send(EventKind::TimeSet { time }));
            }
            TimingOutcome::Left => return Some(self.untimed()),
            TimingOutcome::Bad(fault) => {
                if let Some(actions) = self.meanwhile(text, view) {
                    return Some(actions);
                }
                Some(fault.told(&before, &self.presenter))
            }
            TimingOutcome::Choices => {
                Some(join([timing.choices_told(presenter), presenter.note("console-timing-anywhere", ())]))
            }
            TimingOutcome::First => Some(presenter.note("console-timing-first", ())),
            TimingOutcome::NothingToKeep => Some(presenter.note("console-timing-nothing-to-keep", ())),
            TimingOutcome::Asked => None,
        };
        let asks = first.is_none();
        let actions = self.asked_after(first);
        if let [ConsoleAction::Tell(told)] = &actions[..]
            && asks
        {
            self.lead_with_question(told);
        }
        Some(actions)
    }

    /// The question that stands, after this.
    fn asked_after(&self, first: Option<Message>) -> Vec<ConsoleAction> {
        let asked = self.timing.as_ref().map(|timing| timing.asked(&self.presenter));
        vec![ConsoleAction::Tell(join(first.into_iter().chain(asked)))]
    }

    /// What is no answer and is understood all the same: done where it does not touch the game, else put off.
    fn meanwhile(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        match command::read(text, self.lang(), self.presenter.owner) {
            LineMeaning::Command(
                command @ (Command::Help(_)
                | Command::More
                | Command::Keys
                | Command::Rules(_)
                | Command::Voice(..)
                | Command::Echo(_)
                | Command::Ask(ConfirmationPrompt::Leave)),
            ) => Some(self.obey(command, view)),
            LineMeaning::Command(_) | LineMeaning::Move(_) => Some(self.not_now()),
            LineMeaning::Nothing | LineMeaning::NotUnderstood { .. } => None,
        }
    }

    /// A clock key, a move on the board or a question about the clocks, while the questions are asked: where one is.
    pub(in crate::console) fn not_now(&self) -> Vec<ConsoleAction> {
        let not_now = self.presenter.note("console-timing-not-now", ());
        self.asked_after(Some(answer::after(Earcon::Refused, not_now)))
    }

    /// Leaves the questions, and the control as it was.
    pub(in crate::console) fn untimed(&mut self) -> Vec<ConsoleAction> {
        self.timing = None;
        self.plainly(None, "console-timing-left")
    }
}
