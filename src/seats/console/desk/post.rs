//! Be the console of the arbiter's own desk, apart from any player's.
//!
//! Keys and lines are those of the player's console where they mean the same. What is a player's alone is not there: no
//! key presses a clock. F7 and F8 and the blank read them instead, and on the board one key turns from one player's board
//! to the other's. Until the code was typed nothing can be ruled, and everything can be asked.

use super::{DeskOrder, report};
use crate::console::command::Command;
use crate::console::explore::{self, Query};
use crate::console::keymap::{HereQuery, Intent, Key};
use crate::console::secret::{DeskWish, Secret};
use crate::console::{Action, Console, ConsoleSetup, answer};
use ansage_game::event::EventKind;
use ansage_game::seat::Color;
use ansage_game::view::{Awaited, View};
use ansage_words::presentation::doubt::Doubt;
use ansage_words::presentation::{Channel, Earcon, Told};

impl Console {
    /// The console of the arbiter's own desk.
    pub fn at_desk(setup: ConsoleSetup) -> Console {
        Console { is_post: true, ..Console::new(setup) }
    }

    /// The table as it is explored from here: on the board that is being looked at.
    fn seen_from(&self, view: &View) -> View {
        View { owner: self.explorer.owner(), ..view.clone() }
    }

    /// A key that means something else at the arbiter's own desk; `None` where it does as at any console.
    pub(in crate::console) fn post_key(&mut self, (intent, key): (Intent, Key), view: &View) -> Option<Vec<Action>> {
        let seen = self.seen_from(view);
        Some(match intent {
            Intent::Press if key == Key::Char(' ') => self.clocks(view, &Color::ALL),
            Intent::Press => self.clocks(view, &[Color::White]),
            Intent::OpponentPress => self.clocks(view, &[Color::Black]),
            Intent::OpponentConfirms => self.key_unknown(),
            Intent::Ask(_) => self.clocks(view, &Color::ALL),
            Intent::Cues => self.plainly(Some(Earcon::Refused), "desk-no-cues"),
            Intent::Leave if !self.is_asked_of(Doubt::Leave) => self.ask(Doubt::Leave, view),
            Intent::Whose => self.turn_board(view),
            Intent::Select => self.explore(Intent::Here(HereQuery::Square), &seen),
            Intent::Toward(_) | Intent::Jump { .. } | Intent::ToRank(_) | Intent::ToFile(_) => {
                self.explore(intent, &seen)
            }
            Intent::Scan { .. } | Intent::Query(_) | Intent::Here(_) => self.explore(intent, &seen),
            Intent::ToBoard => {
                let whose = Action::Tell(report::whose_board(&self.presenter, seen.owner));
                [whose].into_iter().chain(self.intended((intent, key), &seen)).collect()
            }
            _ => return None,
        })
    }

    /// Turns to the other player's board, the fingers on the same square.
    fn turn_board(&mut self, view: &View) -> Vec<Action> {
        self.explorer.turn();
        let seen = self.seen_from(view);
        let whose = report::whose_board(&self.presenter, seen.owner);
        let told = self.explorer.go(self.explorer.square(), &self.presenter, &seen);
        vec![Action::Tell(whose), Action::Tell(told)]
    }

    fn clocks(&self, view: &View, whose: &[Color]) -> Vec<Action> {
        vec![Action::Tell(report::clocks(&self.presenter, view, whose))]
    }

    /// What an empty line asks for.
    pub(in crate::console) fn awaited_here(&self, view: &View) -> Told {
        match view.desk.occupied {
            true => answer::plain(&self.presenter, None, "arbiter-awaited"),
            false => answer::plain(&self.presenter, None, "desk-code-awaited"),
        }
    }

    /// An order that would change something needs the code first.
    pub(super) fn needs_code(&self, order: &DeskOrder, view: &View) -> bool {
        let asks = match order {
            DeskOrder::Wish(DeskWish::Review(review)) => !review.rules(),
            DeskOrder::Send(_) | DeskOrder::Wish(_) => false,
            // Facts for the arbiter alone: before the end anybody at this machine could use them.
            DeskOrder::Facts => matches!(view.awaited, Awaited::Nothing(_)),
            _ => true,
        };
        self.is_post && !view.desk.occupied && !asks
    }

    /// A line that is no order, at the arbiter's own desk; `None` where it means nothing here.
    pub(super) fn here(&mut self, command: Command, view: &View) -> Option<Vec<Action>> {
        Some(match command {
            Command::Hidden(Secret::Code, text) => self.secret(Secret::Code, text.reveal(), view),
            Command::Ask(Doubt::Leave) => self.ask(Doubt::Leave, view),
            Command::Send(EventKind::AgainAsked) => {
                vec![Action::Tell(explore::ask(Query::InWords, &self.presenter, view))]
            }
            Command::Send(EventKind::Asked { .. }) => self.clocks(view, &Color::ALL),
            Command::Tell(query) => self.tell(query, &self.seen_from(view)),
            Command::Voice(Channel::Private, ..) | Command::Voices(_) | Command::Message { .. } => {
                self.obey(command, view)
            }
            Command::Echo(_) | Command::Keys | Command::Setting(_) => self.obey(command, view),
            Command::Yes | Command::No | Command::More => self.obey(command, view),
            _ => return None,
        })
    }
}
