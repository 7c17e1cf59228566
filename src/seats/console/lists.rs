//! Tell part by part what is longer than a sentence: the help, the rules, a list, the legend of the cues.

use super::help::{self, HelpPage, HelpTable, OpponentsPlace};
use super::parts::join_with_pause;
use super::{Console, ConsoleAction, answer};
use ansage_game::board::BoardKnowledge;
use ansage_game::effect::{Audience, Effect, EffectKind};
use ansage_game::moment::Span;
use ansage_game::refusal::Refusal;
use ansage_game::ruling::AssistantDuty;
use ansage_game::seat::Color;
use ansage_game::view::View;
use ansage_words::locale::Args;
use ansage_words::presentation::{Channel, Earcon, Message, MessageValues, SpeechPiece};
use ansage_words::vocabulary::rules;

/// Between a cue and its name, so that it is heard for itself.
const PAUSE: Span = Span::from_millis(150);

/// Between two sentences of a telling.
const REST: Span = Span::from_millis(400);

impl Console {
    /// Where the player is and how to leave, and what is awaited. The help follows.
    pub(super) fn show_place_and_awaited(&mut self, view: &View) -> Vec<ConsoleAction> {
        let place = match () {
            () if self.on_board => "board",
            () if self.is_post => "post",
            () if view.desk.here => "desk",
            () if self.instruction.is_some() => "lesson",
            () if self.looks_on => "watch",
            () => "game",
        };
        let here = self
            .presenter
            .private_message("console-here", MessageValues::from_color(self.presenter.owner).set("place", place));
        let asks = self.asked.is_some() || self.is_asking_time_control(view);
        let awaited = match &self.asked {
            Some(asked) => vec![self.confirmation_question(asked.prompt(), view)],
            None if let Some(timing) = self.timing.as_ref().filter(|_| asks) => {
                vec![timing.question_message(&self.presenter)]
            }
            None if self.is_post || view.desk.here => vec![self.awaited_message_at_desk(view)],
            None if self.looks_on => vec![self.awaited_message_for_spectator(view)],
            None if let Some(instruction) = self.instruction_message() => vec![instruction],
            None => answer::reminder_messages(&self.presenter, view, self.is_joined),
        };
        self.page = Some(HelpPage::first_page(HelpTable::Overview));
        // A question that is open is felt first, and heard last.
        let lead = awaited.first().filter(|_| asks).unwrap_or(&here);
        self.reply.set_leading_line(&lead.line);
        vec![ConsoleAction::Tell(join_with_pause([here].into_iter().chain(awaited), REST))]
    }

    pub(super) fn show_help(&mut self, topic: Option<String>, view: &View) -> Vec<ConsoleAction> {
        let Some(words) = topic else {
            self.page = Some(HelpPage::first_page(HelpTable::Commands));
            let topics = help::topics_message(&self.presenter);
            return [help::overview_message(&self.presenter)]
                .into_iter()
                .chain(topics)
                .map(ConsoleAction::Tell)
                .collect();
        };
        if help::TOPICS_WORDS.has_word(&words.trim().to_lowercase()) {
            let rows = help::topics_message(&self.presenter);
            return [help::topic_list_message(&self.presenter)]
                .into_iter()
                .chain(rows)
                .map(ConsoleAction::Tell)
                .collect();
        }
        let told = help::command_help_message(&words, &self.presenter, OpponentsPlace::of_view(view));
        let page = help::find_topic(&words).map(|topic| HelpPage::first_page(HelpTable::Topic(topic)));
        // What a topic holds is there to be read on; the ear gets it part by part.
        let rows = page.filter(|_| self.reply.is_holding_back());
        let rows =
            rows.map(|page| help::help_rows_message(page, &self.presenter, &view.rules, OpponentsPlace::of_view(view)));
        self.page = page.or(self.page);
        [told].into_iter().chain(rows).map(ConsoleAction::Tell).collect()
    }

    /// The help key: first where the player is; pressed again the help itself, even where a line of the first still waits; then
    /// its parts.
    pub(super) fn handle_help_key(&mut self, view: &View) -> Vec<ConsoleAction> {
        let continues = std::mem::replace(&mut self.continues_help, true);
        match self.page.map(|page| page.table).filter(|_| continues) {
            None => self.show_place_and_awaited(view),
            Some(HelpTable::Overview) => self.help_here(view),
            Some(_) => self.show_more(view),
        }
    }

    /// The help of the player, or of the arbiter at the desk.
    fn help_here(&mut self, view: &View) -> Vec<ConsoleAction> {
        if self.is_post || view.desk.here { self.handle_desk_line("help", view) } else { self.show_help(None, view) }
    }

    pub(super) fn show_more(&mut self, view: &View) -> Vec<ConsoleAction> {
        if let Some(bytes) = self.next_line() {
            return vec![ConsoleAction::Write(bytes)];
        }
        let page = self.page.unwrap_or(HelpPage::first_page(HelpTable::Commands));
        if page.table == HelpTable::Overview {
            return self.help_here(view);
        }
        if page.table != HelpTable::Listed
            && self.reply.is_holding_back()
            && self.page.is_some_and(|page| page.part == 0)
        {
            // Read line by line, with the first part for the ear.
            let rows = help::help_rows_message(page, &self.presenter, &view.rules, OpponentsPlace::of_view(view));
            let heard = help::help_part_message(page, &self.presenter, &view.rules, OpponentsPlace::of_view(view))
                .map(|told| told.speech)
                .unwrap_or_default();
            self.page = Some(HelpPage { part: 1, ..page });
            return vec![ConsoleAction::Tell(Message { speech: heard, ..rows })];
        }
        let told = match page.table {
            HelpTable::Listed => help::list_part_message(None, &self.listed, page.part, &self.presenter),
            _ => help::help_part_message(page, &self.presenter, &view.rules, OpponentsPlace::of_view(view)),
        };
        self.page = told.as_ref().map(|_| HelpPage { part: page.part + 1, ..page });
        vec![ConsoleAction::Tell(told.unwrap_or_else(|| help::help_end_message(&self.presenter)))]
    }

    /// The first part of a list; `more` goes on with it.
    pub fn begin_list(&mut self, heading: &Message, rows: Vec<Message>) -> Message {
        let told = help::list_part_message(Some(heading), &rows, 0, &self.presenter);
        self.listed = rows;
        self.page = Some(HelpPage { table: HelpTable::Listed, part: 1 });
        told.unwrap_or_else(|| heading.clone())
    }

    /// Sounds each cue that can occur at this seat, and says what it means.
    pub(super) fn demonstrate_sounds(&mut self, view: &View) -> Vec<ConsoleAction> {
        let has_pegs = matches!(view.boards.get(self.presenter.owner), BoardKnowledge::Sensed(_));
        let occurs = |cue: &Earcon| has_pegs || !cue.is_from_tactile_board();
        let row = |(at, cue): (usize, Earcon)| {
            let name = self.presenter.program.message_text("console-cue-name", &Args::new().set("cue", cue.name()));
            let values = MessageValues::new().set("cue", cue.name()).set("number", at + 1).set_own_text("name", name);
            let told = self.presenter.private_message("console-cue", values);
            let before = [SpeechPiece::Earcon(cue), SpeechPiece::Pause(PAUSE)];
            Message { speech: before.into_iter().chain(told.speech).collect(), ..told }
        };
        let rows: Vec<Message> = Earcon::ALL.into_iter().filter(occurs).enumerate().map(row).collect();
        let heading = self.presenter.private_message("console-sounds", MessageValues::new().set("count", rows.len()));
        vec![ConsoleAction::Tell(self.begin_list(&heading, rows))]
    }

    /// The rules of the table: one by its name, or the edition, the assistants' duties and the first part of them all.
    pub(super) fn show_rules(&mut self, name: Option<String>, view: &View) -> Vec<ConsoleAction> {
        let Some(name) = name else {
            self.page = Some(HelpPage::first_page(HelpTable::Rules));
            let year = view.edition.to_string();
            let edition = self
                .presenter
                .private_message("console-rules-edition", MessageValues::new().set_own_text("year", year));
            let duties = Color::ALL.into_iter().filter_map(|whose| self.duties(whose, view));
            let mut actions: Vec<ConsoleAction> =
                [edition].into_iter().chain(duties).map(ConsoleAction::Tell).collect();
            actions.extend(self.show_more(view));
            return actions;
        };
        let name = name.to_lowercase();
        let rule = rules::find_rule(&name).map(|rule| (rule.name, rule.value_in_rules(&view.rules)));
        let told = rule.and_then(|(name, value)| self.presenter.rule_message(Channel::Private, name, &value));
        match told {
            Some(told) => vec![ConsoleAction::Tell(told.with_high_urgency())],
            None => self.refuse(Refusal::NoSuchRule { name: name.into() }),
        }
    }

    fn duties(&self, whose: Color, view: &View) -> Option<Message> {
        let has = |duty: &AssistantDuty| view.duties.get(whose).has_duty(*duty);
        let letters: Vec<String> =
            AssistantDuty::ALL.iter().filter(|duty| has(duty)).map(|duty| duty.letter().into()).collect();
        (!letters.is_empty()).then(|| {
            self.presenter.private_message(
                "console-rules-duties",
                MessageValues::from_color(whose).set_own_text("list", letters.join(", ")),
            )
        })
    }

    /// A refusal in the words of the referee's own.
    fn refuse(&self, refusal: Refusal) -> Vec<ConsoleAction> {
        let effect = Effect { to: Audience::Seat(self.presenter.owner), kind: EffectKind::Refused(refusal) };
        self.presenter.effect_messages(&effect).into_iter().map(ConsoleAction::Tell).collect()
    }
}
