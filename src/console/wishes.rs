//! Ask before what could be lost by a slip, and answer what needs more than one sentence: help, rules, time control.

use super::help::{self, HelpTable, Page};
use super::{Action, Console};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::event::EventKind;

use crate::game::refusal::Refusal;
use crate::game::ruling::Duty;
use crate::game::time_control::TimeControl;
use crate::game::view::{Awaited, View};
use crate::presentation::doubt::{AskedOf, Doubt, settles_dead_time};
use crate::presentation::{Channel, Told, Values};
use crate::seat::Color;
use crate::vocabulary::rules;

impl Console {
    /// Asks before something is done; what the referee will refuse anyway goes to him at once.
    pub(super) fn ask(&mut self, doubt: Doubt, view: &View) -> Vec<Action> {
        let owner = self.presenter.owner;
        let asked = view.desk.code_asked == Some(owner);
        let doubt = if doubt == Doubt::Consent && asked { Doubt::Code } else { doubt };
        if !doubt.is_asked(view, owner, self.is_joined) {
            return self.done(doubt);
        }
        self.asked = Some(AskedOf::of(doubt, view));
        vec![Action::Tell(self.question(doubt, view))]
    }

    /// Whether going on settles a time that is proposed, at two stations, where the other one has said nothing of it.
    pub(super) fn settles_dead_time(&self, view: &View) -> bool {
        (self.is_joined || view.is_joined()) && settles_dead_time(view, self.presenter.owner)
    }

    pub(super) fn done(&mut self, doubt: Doubt) -> Vec<Action> {
        self.asked = None;
        doubt.act(self.presenter.owner).map_or_else(|| vec![Action::Leave], |kind| self.send(kind))
    }

    pub(super) fn help(&mut self, topic: Option<String>) -> Vec<Action> {
        let told = match topic {
            Some(words) => help::explain(&words, &self.presenter),
            None => {
                self.page = Some(Page::of(HelpTable::Commands));
                help::overview(&self.presenter)
            }
        };
        vec![Action::Tell(told)]
    }

    pub(super) fn more(&mut self, view: &View) -> Vec<Action> {
        let page = self.page.unwrap_or(Page::of(HelpTable::Commands));
        let told = match page.table {
            HelpTable::Settings => help::listed(None, &self.listed, page.part, &self.presenter),
            _ => help::part(page, &self.presenter, &view.rules),
        };
        self.page = told.as_ref().map(|_| Page { part: page.part + 1, ..page });
        vec![Action::Tell(told.unwrap_or_else(|| help::end(&self.presenter)))]
    }

    /// The rules of the table: one by its name, or the edition, the assistants' duties and the first part of them all.
    pub(super) fn rules(&mut self, name: Option<String>, view: &View) -> Vec<Action> {
        let Some(name) = name else {
            self.page = Some(Page::of(HelpTable::Rules));
            let year = view.edition.to_string();
            let edition = self.presenter.note("console-rules-edition", Values::new().set("year", year));
            let duties = Color::ALL.into_iter().filter_map(|whose| self.duties(whose, view));
            let mut actions: Vec<Action> = [edition].into_iter().chain(duties).map(Action::Tell).collect();
            actions.extend(self.more(view));
            return actions;
        };
        let name = name.to_lowercase();
        let rule = rules::named(&name).map(|rule| (rule.name, rule.value(&view.rules)));
        let told = rule.and_then(|(name, value)| self.presenter.rule(Channel::Private, name, &value));
        match told {
            Some(told) => vec![Action::Tell(told.next())],
            None => self.refuse(Refusal::NoSuchRule { name }),
        }
    }

    fn duties(&self, whose: Color, view: &View) -> Option<Told> {
        let has = |duty: &Duty| view.duties.get(whose).has(*duty);
        let letters: Vec<String> = Duty::ALL.iter().filter(|duty| has(duty)).map(|duty| duty.letter().into()).collect();
        (!letters.is_empty())
            .then(|| self.presenter.note("console-rules-duties", Values::of(whose).set("list", letters.join(", "))))
    }

    /// Before the start sets the time control, at once or question by question; afterwards tells it.
    pub(super) fn time(&mut self, spec: &str, view: &View) -> Vec<Action> {
        if spec.is_empty() && view.awaited == Awaited::Start {
            return self.ask_time(view);
        }
        if spec.is_empty() {
            return self
                .presenter
                .time_control(&view.time, view.rules.first_increment)
                .into_iter()
                .map(Action::Tell)
                .collect();
        }
        match spec.parse::<TimeControl>() {
            Ok(time) => self.send(EventKind::TimeSet { time }),
            Err(bad) => vec![Action::Tell(self.presenter.bad_time(&bad))],
        }
    }

    /// A refusal in the words of the referee's own.
    fn refuse(&self, refusal: Refusal) -> Vec<Action> {
        let effect = Effect { to: Audience::Seat(self.presenter.owner), kind: EffectKind::Refused(refusal) };
        self.presenter.present(&effect).into_iter().map(Action::Tell).collect()
    }
}
