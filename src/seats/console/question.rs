//! Take the answer to the question that was asked before something was done.

use super::command::{self, Command, LineMeaning};
use super::{Console, ConsoleAction};
use ansage_game::event::EventKind;
use ansage_game::view::View;
use ansage_words::presentation::Earcon;
use ansage_words::presentation::doubt::{ConfirmationPrompt, PromptContext};

impl Console {
    /// Whether this is the question that stands.
    pub(super) fn is_asking_confirmation(&self, doubt: ConfirmationPrompt) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.prompt() == doubt)
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
            None if text.is_empty() => self.ask_confirmation(doubt, view),
            // Something else was meant: the question is let go, and that is said.
            None => self.instead(text, view),
        }
    }

    /// A question was let go for something else, and that is the reply: what was asked about is told behind it.
    pub(super) fn report_dropped_question(&mut self) -> Vec<ConsoleAction> {
        let dropped = self.plainly(None, "console-question-dropped");
        if let [ConsoleAction::Tell(told)] = &dropped[..] {
            self.reply.set_yielding_line(&told.line);
        }
        dropped
    }

    /// A line that does not answer the question that was asked. What is not understood, and what only asks for the clocks or
    /// the board, leaves the question standing.
    fn instead(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        let Some(asked) = self.asked.take() else { return self.read(text, view) };
        let leaves = matches!(
            command::parse_line(text, self.lang(), self.presenter.owner),
            LineMeaning::NotUnderstood { .. }
                | LineMeaning::Unfitting { .. }
                | LineMeaning::Command(
                    Command::Tell(_)
                        | Command::Send(EventKind::InformationAsked { .. } | EventKind::AnnouncementRepeatAsked)
                )
        );
        let mut actions = if !leaves { self.report_dropped_question() } else { Vec::new() };
        actions.extend(self.read(text, view));
        if leaves {
            actions.extend(self.ask_confirmation(asked.prompt(), view));
        }
        actions
    }
}
