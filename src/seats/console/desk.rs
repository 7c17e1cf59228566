//! Be the arbiter's desk at a shared console: while he is at it, what is typed is a ruling.
//!
//! The way of it, and what is heard. Rulings are heard in the hall, with the arbiter's name where it is known;
//! questions and refusals by who sits at the console.
//! ```text
//! ruling ******      the code of the game, or where it was opened without one, a code that the other player confirms
//!                    with his key; the hall hears that the arbiter has taken the desk
//! adjourn            the hall hears that White is to seal a move
//! done               the hall hears that the arbiter has left the desk
//! seal ******        White: that a move was sealed, never which; until he presses he may seal another
//! Space              the envelope is closed, both clocks stand; the game may be left with `quit`
//! ruling ******      the same code, also days later
//! envelope           what is written on it
//! open               the move is announced and made
//! resume             the other clock runs
//! done
//! ```
//! The clock keys are the players' at all times, F7 and F8; Space on an empty line is not one of them here. What the
//! players and the hall may ask for by moving about on the board may be asked for here too.
//!
//! Every command stands in one table, [`table::ORDERS`]; its help and the manual are made from it.
//!
//! ```
//! use ansage_seats::console::desk::{ArbiterOrder, parse_order};
//! use ansage_game::{event::EventKind, referee::Referee, ruling::Ruling, terms::GameTerms};
//! use ansage_game::moment::Moment;
//! let referee = Referee::open(GameTerms::new("90+30".parse().unwrap())).unwrap();
//! let order = parse_order("stop", ansage_words::locale::Lang::En, &referee.view(Moment::START)).unwrap();
//! assert_eq!(order, ArbiterOrder::Send(EventKind::Ruled { ruling: Ruling::Stop }));
//! ```

mod given;
mod post;
pub mod report;
pub mod review;
pub mod table;

use super::command::{self, Command, LineMeaning};
use super::help::{self, HelpPage, HelpTable};
use super::secret::DeskRequest;
use super::spellings::Spellings;
use super::{Console, ConsoleAction, answer};
use ansage_game::event::EventKind;
use ansage_game::laws::Parameter;
use ansage_game::seat::{Color, Seat};
use ansage_game::view::View;
use ansage_words::locale::Lang;
use ansage_words::presentation::doubt::ConfirmationPrompt;
use ansage_words::presentation::{Channel, Earcon, MessageValues};
use given::OrderArguments;
use review::ReviewRequest;
use table::ORDERS;

/// What the arbiter orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArbiterOrder {
    /// This goes to the referee, from the arbiter's seat.
    Send(EventKind),
    /// This needs what the program keeps in secret, or the whole record.
    Wish(DeskRequest),
    /// Both clocks.
    Clocks,
    /// What is written on the envelope.
    Envelope,
    /// How the game stands.
    State,
    /// The facts of the complaints about touched pieces.
    Facts,
    /// All rules with their values.
    Rules,
    /// One rule with its value, and the values it takes.
    Rule(&'static Parameter),
    /// Help: an overview, or what this word does.
    Help(Option<String>),
    /// The next part of the help.
    More,
}

/// A row of the table.
#[derive(Debug)]
pub struct DeskOrderRow {
    /// Its words.
    pub words: Spellings,
    /// The message that explains it, with an example; its attribute `.line` shows how it is typed.
    pub help: &'static str,
    make: fn(&mut OrderArguments<'_>) -> Option<ArbiterOrder>,
}

/// A line that is no order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownOrder {
    /// The beginning that was understood; empty where not even the first word was.
    pub understood: String,
    /// The part that was not; empty where something is missing.
    pub part: String,
    /// The help of the order whose words it began with.
    pub usage: Option<&'static str>,
}

/// Reads a line of the arbiter.
///
/// # Errors
/// [`UnknownOrder`]: how far it was understood.
pub fn parse_order(line: &str, lang: Lang, view: &View) -> Result<ArbiterOrder, UnknownOrder> {
    let line = line.trim().trim_start_matches('/');
    let words: Vec<&str> = line.split_whitespace().collect();
    let head = (1..=words.len().min(MOST_WORDS)).rev().find_map(|count| {
        let name = words[..count].join(" ").to_lowercase();
        find_order(&name).map(|row| (row, count))
    });
    let Some((row, count)) = head else {
        return Err(UnknownOrder { understood: String::new(), part: line.to_owned(), usage: None });
    };
    let mut given = OrderArguments::new(&words[count..], lang, view);
    let order = (row.make)(&mut given).filter(|_| given.is_empty());
    order.ok_or_else(|| UnknownOrder {
        understood: given.understood_beginning(&words),
        part: given.remaining_text(),
        usage: Some(row.help),
    })
}

/// The most words an order begins with.
const MOST_WORDS: usize = 2;

/// The row of an order's words.
pub fn find_order(words: &str) -> Option<&'static DeskOrderRow> {
    let words = words.trim().to_lowercase();
    ORDERS.iter().find(|row| row.words.has_word(&words))
}

impl Console {
    /// A line typed while the arbiter is at the desk.
    pub(super) fn handle_desk_line(&mut self, text: &str, view: &View) -> Vec<ConsoleAction> {
        if text.is_empty() {
            return vec![ConsoleAction::Tell(self.awaited_message_at_desk(view))];
        }
        match parse_order(text, self.lang(), view) {
            Ok(order) if self.is_code_needed(&order, view) => self.plainly(Some(Earcon::Refused), "desk-code-first"),
            Ok(order) => self.carry_out(order, view),
            Err(no) => self.not_an_order(text, no, view),
        }
    }

    fn carry_out(&mut self, order: ArbiterOrder, view: &View) -> Vec<ConsoleAction> {
        if !matches!(order, ArbiterOrder::Help(_) | ArbiterOrder::More) {
            self.page = None;
        }
        let presenter = &self.presenter;
        let told = match order {
            ArbiterOrder::Send(kind) => return vec![ConsoleAction::Event(Seat::Arbiter, kind)],
            ArbiterOrder::Wish(wish) => return vec![ConsoleAction::Desk(wish)],
            ArbiterOrder::Clocks => report::clocks_message(presenter, view, &Color::ALL),
            ArbiterOrder::Envelope => report::envelope_message(presenter, view),
            ArbiterOrder::State => report::state_message(presenter, view),
            ArbiterOrder::Facts => report::facts_message(presenter, view),
            ArbiterOrder::Rules => report::rules_message(presenter, &view.rules),
            ArbiterOrder::Rule(parameter) => report::rule_message(presenter, parameter, &view.rules),
            ArbiterOrder::More => return self.show_more(view),
            ArbiterOrder::Help(Some(words)) => match find_order(&words) {
                Some(row) => help::usage_message(row.help, presenter),
                None => answer::message_without_values(presenter, Some(Earcon::NotUnderstood), "desk-help-unknown"),
            },
            ArbiterOrder::Help(None) => {
                self.page = Some(HelpPage::first_page(HelpTable::Orders));
                answer::message_without_values(presenter, None, if self.is_post { "desk-help" } else { "arbiter-help" })
            }
        };
        vec![ConsoleAction::Tell(told)]
    }

    /// The clock keys of a pipe, leaving, and what the board shows are there at the desk too.
    fn not_an_order(&mut self, text: &str, no: UnknownOrder, view: &View) -> Vec<ConsoleAction> {
        if no.usage.is_none()
            && let LineMeaning::Command(command) = command::parse_line(text, self.lang(), self.presenter.owner)
        {
            if let Command::Inspect(channel) = command {
                return vec![ConsoleAction::Inspect(channel)];
            }
            if self.is_post {
                if matches!(command, Command::Link(_)) {
                    return self.plainly(Some(Earcon::Refused), "desk-link-there");
                }
                if let Some(actions) = self.execute_command_at_desk(command, view) {
                    return actions;
                }
                return self.plainly(Some(Earcon::Refused), "desk-players-own");
            }
            match command {
                Command::Hidden(secret, text) => return self.handle_secret(secret, text.reveal(), view),
                Command::Send(key @ (EventKind::ClockPressed { .. } | EventKind::Confirmed { .. })) => {
                    return self.pressed(key, view);
                }
                Command::Ask(ConfirmationPrompt::Leave) => {
                    return self.ask_confirmation(ConfirmationPrompt::Leave, view);
                }
                Command::Tell(query) => return self.answer_query(query, view),
                Command::Link(wish) => return vec![ConsoleAction::Link(wish)],
                Command::Setting(wish) => return vec![ConsoleAction::Setting(wish)],
                _ => {}
            }
        }
        let UnknownOrder { understood, part, usage } = no;
        let id = match (understood.is_empty(), part.is_empty()) {
            (true, _) => "arbiter-not-understood",
            (false, true) => "arbiter-unfinished",
            (false, false) => "arbiter-not-understood-after",
        };
        let told = self.presenter.build_message(
            Channel::Private,
            Earcon::NotUnderstood,
            id,
            MessageValues::new().set_understood_part(&understood.into(), &part.into()),
        );
        let told = told.with_immediate_urgency();
        let usage = usage.map(|id| ConsoleAction::Tell(help::usage_message(id, &self.presenter)));
        let again = ConsoleAction::Desk(DeskRequest::Review(ReviewRequest::AskAgain));
        [ConsoleAction::Tell(told)].into_iter().chain(usage).chain([again]).collect()
    }
}
