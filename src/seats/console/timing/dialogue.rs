//! Lead the player through the questions, keep everything else away from the game meanwhile, and send the one event.
//!
//! Help, the stop key, the voice and leaving work as ever. What else is understood as a command or a move is not done,
//! and the player is told where he is.

use super::questions::join_messages;
use super::{TimingDialogue, TimingOutcome, TimingQuestion};
use crate::console::command::{self, Command, LineMeaning};
use crate::console::{Console, ConsoleAction, answer};
use ansage_game::event::EventKind;
use ansage_game::view::{AwaitedAct, View};
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{Earcon, Message};

impl Console {
    /// Begins the questions.
    pub(in crate::console) fn begin_time_questions(&mut self, view: &View) -> Vec<ConsoleAction> {
        let timing = self.timing.insert(TimingDialogue::new(view.time.clone(), view.rules.first_increment));
        let told = timing.opening_message(&self.presenter);
        self.lead_with_question();
        vec![ConsoleAction::Tell(told)]
    }

    /// Of what is asked the question lies under the fingers, and what stands now behind it; but for the last one, which is
    /// about all that was read back before it.
    fn lead_with_question(&mut self) {
        let asks = |timing: &&TimingDialogue| !matches!(timing.current_question(), TimingQuestion::Confirm(_));
        if let Some(timing) = self.timing.as_ref().filter(asks) {
            self.reply.set_leading_line(&timing.question_message(&self.presenter).line);
        }
    }

    /// Whether the questions are asked, and of the player: at the arbiter's desk they wait.
    pub(in crate::console) fn is_asking_time_control(&self, view: &View) -> bool {
        self.timing.is_some() && !view.desk.here
    }

    /// A line, while the questions are asked; `None` where there are none any more.
    pub(in crate::console) fn handle_time_answer(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        // The arbiter's lines are his own; the questions wait for the player.
        let timing = self.timing.as_mut().filter(|_| !view.desk.here)?;
        if view.awaited != AwaitedAct::Start {
            self.timing = None;
            let mut actions = self.plainly(Some(Earcon::Refused), "announce-time-stands");
            actions.extend(self.read(text, view));
            return Some(actions);
        }
        let (presenter, before) = (&self.presenter, timing.clone());
        let reply = timing.handle_answer(text, &presenter.program);
        let first = match &reply {
            TimingOutcome::Set(control) => {
                let time = control.clone();
                self.timing = None;
                return Some(self.send(EventKind::TimeSet { time }));
            }
            TimingOutcome::Left => return Some(self.leave_time_questions()),
            TimingOutcome::Bad(fault) => {
                if let Some(actions) = self.handle_other_line_meanwhile(text, view) {
                    return Some(actions);
                }
                Some(fault.to_message(&before, &self.presenter))
            }
            TimingOutcome::Choices => Some(join_messages([
                timing.choices_message(presenter),
                presenter.private_message("console-timing-anywhere", ()),
            ])),
            TimingOutcome::First => Some(presenter.private_message("console-timing-first", ())),
            TimingOutcome::NothingToKeep => Some(presenter.private_message("console-timing-nothing-to-keep", ())),
            TimingOutcome::Asked => None,
        };
        let asks = first.is_none();
        if asks {
            self.lead_with_question();
        }
        Some(self.asked_after(first))
    }

    /// The question that stands, after this.
    fn asked_after(&self, first: Option<Message>) -> Vec<ConsoleAction> {
        let asked = self.timing.as_ref().map(|timing| timing.current_question_message(&self.presenter));
        vec![ConsoleAction::Tell(join_messages(first.into_iter().chain(asked)))]
    }

    /// What is no answer and is understood all the same: done where it does not touch the game, else put off.
    fn handle_other_line_meanwhile(&mut self, text: &str, view: &View) -> Option<Vec<ConsoleAction>> {
        match command::parse_line(text, self.lang(), self.presenter.owner) {
            LineMeaning::Command(
                command @ (Command::Help(_)
                | Command::More
                | Command::Keys
                | Command::Rules(_)
                | Command::Voice(..)
                | Command::Echo(_)
                | Command::Ask(ConfirmationPrompt::Leave)),
            ) => Some(self.execute_command(command, view)),
            LineMeaning::Command(_) | LineMeaning::Move(_) => Some(self.refuse_during_time_questions()),
            LineMeaning::Nothing | LineMeaning::Unfitting { .. } | LineMeaning::NotUnderstood { .. } => None,
        }
    }

    /// A clock key, a move on the board or a question about the clocks, while the questions are asked: where one is.
    pub(in crate::console) fn refuse_during_time_questions(&self) -> Vec<ConsoleAction> {
        let not_now = self.presenter.private_message("console-timing-not-now", ());
        self.asked_after(Some(answer::with_earcon_before(Earcon::Refused, not_now)))
    }

    /// Leaves the questions, and the control as it was.
    pub(in crate::console) fn leave_time_questions(&mut self) -> Vec<ConsoleAction> {
        self.timing = None;
        self.plainly(None, "console-timing-left")
    }
}
