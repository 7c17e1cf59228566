//! Take the answer to the question that was asked before something was done.

use super::command::{self, Doubt, Typed};
use super::{Action, Console};
use crate::game::event::EventKind;
use crate::game::view::View;

impl Console {
    /// A line, while a question stands.
    pub(super) fn answered(&mut self, doubt: Doubt, text: &str, view: &View) -> Vec<Action> {
        match self.presenter.program.answer(text) {
            Some(true) => self.done(doubt),
            // The other player waits for the answer.
            Some(false) if doubt == Doubt::Code => {
                self.doubt = None;
                self.send(EventKind::PressCancelled)
            }
            Some(false) => {
                self.doubt = None;
                self.plainly(None, "console-not-done")
            }
            None if text.is_empty() => self.ask(doubt, view),
            // Something else was meant: the question is let go, and that is said.
            None => self.instead(text, view),
        }
    }

    /// A line that does not answer the question that was asked. What is not understood leaves the question standing.
    fn instead(&mut self, text: &str, view: &View) -> Vec<Action> {
        let Some(doubt) = self.doubt.take() else { return self.read(text, view) };
        let understood = !matches!(command::read(text, self.lang(), self.presenter.owner), Typed::NotUnderstood { .. });
        let mut actions = if understood { self.plainly(None, "console-not-done") } else { Vec::new() };
        actions.extend(self.read(text, view));
        if !understood {
            actions.extend(self.ask(doubt, view));
        }
        actions
    }
}
