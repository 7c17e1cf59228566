//! Take the answer to the question that was asked before something was done.

use super::command::{self, Command, LineMeaning};
use super::{Console, ConsoleAction};
use ansage_game::event::EventKind;
use ansage_game::view::View;
use ansage_words::presentation::doubt::{ConfirmationPrompt, PromptContext};
use ansage_words::presentation::{Earcon, Message, MessageValues};

impl Console {
    /// Whether this is the question that stands.
    pub(super) fn is_asking_confirmation(&self, doubt: ConfirmationPrompt) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.prompt() == doubt)
    }

    /// The question that stands, where what it is about still holds.
    pub fn open_question_message(&self, view: &View) -> Option<Message> {
        let asked = self.asked.as_ref().filter(|asked| asked.is_still_valid(view))?;
        Some(self.confirmation_question(asked.prompt(), view))
    }

    /// A line, while a question stands.
    pub(super) fn handle_confirmation_answer(
        &mut self,
        asked: &PromptContext,
        text: &str,
        view: &View,
    ) -> Vec<ConsoleAction> {
        let doubt = asked.prompt();
        match self.presenter.program.parse_yes_no(text) {
            // What was asked about is no more: the answer would be one to something else.
            Some(true) if !asked.is_still_valid(view) => {
                self.asked = None;
                self.plainly(Some(Earcon::Refused), "console-question-lapsed")
            }
            Some(true) => self.perform_confirmed(doubt),
            // The other player waits for the answer.
            Some(false) if doubt == ConfirmationPrompt::Code => {
                self.asked = None;
                self.send(EventKind::PressCancelled)
            }
            Some(false) => {
                self.asked = None;
                self.plainly(None, "console-not-done")
            }
            None if text.is_empty() => self.ask_again(asked.clone(), view),
            // Something else was meant: the question is let go, and that is said.
            None => self.instead(text, view),
        }
    }

    /// This question was let go for something else: that is said behind what came of it.
    pub(super) fn report_dropped_question(&self, asked: &PromptContext, view: &View) -> ConsoleAction {
        let question = self.confirmation_question(asked.prompt(), view).line;
        let asked = question.split('?').next().unwrap_or_default();
        let values = MessageValues::new().set_own_text("asked", asked);
        let told = self.presenter.private_message("console-question-dropped", values);
        ConsoleAction::Tell(told.with_immediate_urgency())
    }

    /// Asks what is still open once more, and never does it: what no longer has to be asked about has changed meanwhile.
    fn ask_again(&mut self, asked: PromptContext, view: &View) -> Vec<ConsoleAction> {
        if !asked.is_still_valid(view) {
            self.asked = None;
            return self.plainly(Some(Earcon::Refused), "console-question-lapsed");
        }
        let question = self.confirmation_question(asked.prompt(), view);
        self.asked = Some(asked);
        vec![ConsoleAction::Tell(question)]
    }

    /// A line that does not answer the question that was asked. An act at the table, or another question, lets it go. Anything
    /// else leaves it open: it is asked again behind the reply.
    fn instead(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        let Some(asked) = self.asked.take() else { return self.read(text, view) };
        let acts = match command::parse_line(text, self.lang(), self.presenter.owner) {
            LineMeaning::Command(Command::Send(kind)) => {
                !matches!(kind, EventKind::InformationAsked { .. } | EventKind::AnnouncementRepeatAsked)
            }
            LineMeaning::Command(command) => {
                matches!(command, Command::Ask(_) | Command::Hidden(..) | Command::Time(_) | Command::Link(_))
            }
            LineMeaning::Move(_) => true,
            LineMeaning::Nothing | LineMeaning::NotUnderstood { .. } | LineMeaning::Unfitting { .. } => false,
        };
        let mut actions = self.read(text, view);
        match acts {
            // The question that stands now says it.
            true if self.asked.is_some() => {}
            true => actions.push(self.report_dropped_question(&asked, view)),
            false => actions.extend(self.ask_again(asked, view)),
        }
        actions
    }
}
