//! Ask before what a slip could lose is done: a draw, a resignation, a move taken back, leaving.

use super::command::{self, Doubt, Typed};
use super::{Action, Console, answer};
use crate::game::event::EventKind;
use crate::game::terms::Mode;
use crate::game::view::{Awaited, View};
use crate::presentation::Earcon;

impl Console {
    /// A line, while a question stands.
    pub(super) fn answered(&mut self, doubt: Doubt, text: &str, view: &View) -> Vec<Action> {
        match self.presenter.program.answer(text) {
            Some(true) => self.done(doubt),
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

    /// Asks before something is done; what the referee will refuse anyway goes to him at once.
    pub(super) fn ask(&mut self, doubt: Doubt, view: &View) -> Vec<Action> {
        if doubt == Doubt::TakeBack && view.mode == Mode::Tournament {
            return vec![Action::Tell(answer::no_advice(&self.presenter))];
        }
        let idle = matches!(view.awaited, Awaited::Start | Awaited::Nothing(_));
        if idle || (doubt == Doubt::Accept && view.offer != Some(!self.presenter.owner)) {
            return self.done(doubt);
        }
        self.doubt = Some(doubt);
        self.plainly(Some(Earcon::Question), answer::question(doubt))
    }

    pub(super) fn done(&mut self, doubt: Doubt) -> Vec<Action> {
        self.doubt = None;
        match doubt {
            Doubt::Draw => self.send(EventKind::DrawOffered),
            Doubt::Accept => self.send(EventKind::DrawAccepted),
            Doubt::Resign => self.send(EventKind::Resigned),
            Doubt::TakeBack => self.send(EventKind::TakeBack),
            Doubt::Leave => vec![Action::Leave],
        }
    }
}
