//! Take the answer to the question that was asked before something was done.

use super::command::{self, Doubt, Typed};
use super::{Action, Console};
use crate::game::claim::Remedy;
use crate::game::event::EventKind;
use crate::game::view::{View, ViewMove};
use crate::presentation::Earcon;

/// What the table was when a question was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AskedOf {
    remedy: Option<Remedy>,
    last: Option<ViewMove>,
}

impl AskedOf {
    pub(super) fn of(view: &View) -> AskedOf {
        AskedOf { remedy: view.remedy.clone(), last: view.half_moves.last().cloned() }
    }

    /// Whether the same stands, and no half-move of then was taken back; more may have been played.
    fn holds(&self, view: &View) -> bool {
        let last = self.last.as_ref();
        let stands = last.is_none_or(|last| view.half_moves.get(last.ply as usize - 1) == Some(last));
        self.remedy == view.remedy && stands
    }
}

impl Console {
    fn is_overtaken(&self, view: &View) -> bool {
        self.asked_of.as_ref().is_some_and(|asked| !asked.holds(view))
    }

    /// A line, while a question stands.
    pub(super) fn answered(&mut self, doubt: Doubt, text: &str, view: &View) -> Vec<Action> {
        match self.presenter.program.answer(text) {
            // What was asked about is no more: the answer would be one to something else.
            Some(true) if !matches!(doubt, Doubt::Leave | Doubt::Code) && self.is_overtaken(view) => {
                self.doubt = None;
                self.plainly(Some(Earcon::Refused), "console-question-lapsed")
            }
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
