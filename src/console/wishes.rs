//! Ask before what could be lost by a slip, and answer what needs more than one sentence: help, rules, time control.

use super::explore::moves;
use super::help::{self, HelpTable, Page};
use super::{Action, Console, answer};
use crate::game::effect::{Audience, Effect, EffectKind};
use crate::game::event::{EventKind, Question};
use crate::game::refusal::Refusal;
use crate::game::ruling::Duty;
use crate::game::time_control::TimeControl;
use crate::game::view::{Awaited, View};
use crate::presentation::doubt::{AskedOf, Doubt, settles_dead_time};
use crate::presentation::{Channel, EarWords, LineForm, Told, Values};
use crate::seat::Color;
use crate::vocabulary::rules;
use shakmaty::Square;

impl Console {
    /// Asks before something is done; what the referee will refuse anyway goes to him at once.
    pub(super) fn ask(&mut self, doubt: Doubt, view: &View) -> Vec<Action> {
        let owner = self.presenter.owner;
        let asked = view.desk.code_asked == Some(owner);
        // Whoever answers an offer with one of his own accepts it.
        let doubt = if doubt == Doubt::Draw && view.offer == Some(!owner) { Doubt::Accept } else { doubt };
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

    pub(super) fn help(&mut self, topic: Option<String>, view: &View) -> Vec<Action> {
        let Some(words) = topic else {
            self.page = Some(Page::of(HelpTable::Commands));
            let topics = help::topics(&self.presenter);
            return [help::overview(&self.presenter)].into_iter().chain(topics).map(Action::Tell).collect();
        };
        let told = help::explain(&words, &self.presenter);
        let page = help::topic(&words).map(|topic| Page::of(HelpTable::Topic(topic)));
        // What a topic holds is there to be read on; the ear gets it part by part.
        let rows = page.filter(|_| self.reply.keeps());
        let rows = rows.map(|page| help::lines(page, &self.presenter, &view.rules));
        self.page = page.or(self.page);
        [told].into_iter().chain(rows).map(Action::Tell).collect()
    }

    /// How lines are written from now on; or told.
    pub(super) fn write_lines(&mut self, form: Option<LineForm>) -> Vec<Action> {
        let changed = form.filter(|form| *form != self.presenter.lines);
        if let Some(form) = changed {
            self.presenter.lines = form;
            self.reply.keep(!self.screen.is_plain() && form == LineForm::Short);
        }
        let told = self.presenter.note("console-lines", Values::new().set("form", self.presenter.lines.name()));
        changed.map(Action::Lines).into_iter().chain([Action::Tell(told.now())]).collect()
    }

    /// How squares and moves are heard in private from now on; or told.
    pub(super) fn say_squares(&mut self, words: Option<EarWords>) -> Vec<Action> {
        let changed = words.filter(|words| *words != self.presenter.ear);
        self.presenter.ear = changed.unwrap_or(self.presenter.ear);
        let told = self.presenter.note("console-ear", Values::new().set("how", self.presenter.ear.name()));
        changed.map(Action::Ear).into_iter().chain([Action::Tell(told.now())]).collect()
    }

    /// The opponent's name, where it is known, and his clock.
    pub(super) fn opponent_told(&self) -> Vec<Action> {
        let values = Values::of(!self.presenter.owner).set("name", self.opponent.as_str());
        let name = (!self.opponent.is_empty()).then(|| self.presenter.note("console-opponent-name", values).next());
        let clock = self.send(EventKind::Asked { question: Question::OpponentsClock });
        name.into_iter().map(Action::Tell).chain(clock).collect()
    }

    /// The board gets the focus; a pipe has none, and is told the square.
    pub(super) fn go_on_board(&mut self, at: Square, view: &View) -> Vec<Action> {
        let told = self.explorer.go(at, &self.presenter, view);
        if self.screen.is_plain() {
            return vec![Action::Tell(told)];
        }
        self.on_board = true;
        vec![Action::Tell(answer::on_board(&self.presenter, told))]
    }

    /// Through the moves that were told. A new one begins at the end again.
    pub(super) fn walk(&mut self, forward: bool, view: &View) -> Vec<Action> {
        let count = view.half_moves.len() + usize::from(view.pending.is_some());
        let at = self.walked.filter(|(_, of)| *of == count).map(|(at, _)| at);
        let (at, told) = moves::walked(at, forward, &self.presenter, view);
        self.walked = at.map(|at| (at, count));
        vec![Action::Tell(told)]
    }

    pub(super) fn more(&mut self, view: &View) -> Vec<Action> {
        if let Some(bytes) = self.next_line() {
            return vec![Action::Write(bytes)];
        }
        let page = self.page.unwrap_or(Page::of(HelpTable::Commands));
        if page.table != HelpTable::Listed && self.reply.keeps() && self.page.is_some_and(|page| page.part == 0) {
            // Read line by line, with the first part for the ear.
            let rows = help::lines(page, &self.presenter, &view.rules);
            let heard = help::part(page, &self.presenter, &view.rules).map(|told| told.speech).unwrap_or_default();
            self.page = Some(Page { part: 1, ..page });
            return vec![Action::Tell(Told { speech: heard, ..rows })];
        }
        let told = match page.table {
            HelpTable::Listed => help::listed(None, &self.listed, page.part, &self.presenter),
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
